"""The report: one self-contained HTML page of a run's results."""

import json
from html import escape
from typing import Any

from colonnade.arena import charts
from colonnade.arena.balance import Findings
from colonnade.arena.match import Result
from colonnade.arena.statistics import by_bot, by_pairing, ratings, spread, wilson
from colonnade.arena.store import StoreError
from colonnade.arena.usage import SET_UP
from colonnade.kernel import registry

STYLE = """
:root { --paper:#f7f2e7; --sheet:#fffdf7; --ink:#2b2620; --faint:#6d6457; --line:#ddd3bf;
  --above:#1f7a55; --below:#a83a2c; --level:#57708c;
  --s0:#3f6f95; --s1:#b7682c; --s2:#4b8056; --s3:#8d4f7d; --s4:#8a7a1f; --s5:#5b5b6b;
  --s6:#2f8a8a; --s7:#b0446a; }
@media (prefers-color-scheme: dark) { :root { --paper:#1d1a16; --sheet:#262219; --ink:#efe7d8;
  --faint:#b0a48f; --line:#453d30; --above:#5cc795; --below:#f08573; --level:#9db7d6;
  --s0:#6ea3cf; --s1:#e0985a; --s2:#7dbb89; --s3:#c98bb8; --s4:#c9b84f; --s5:#a9a9bd;
  --s6:#5fc0c0; --s7:#e68aa8; } }
* { box-sizing:border-box } body { margin:0; background:var(--paper); color:var(--ink);
  font:16px/1.5 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif; }
main { max-width:1120px; margin:0 auto; padding:2rem 1.25rem 4rem }
h1 { font-size:2rem; margin:0 0 .25rem } h2 { font-size:1.25rem; margin:0 0 .5rem }
h3 { font-size:1rem; margin:1.25rem 0 .25rem } p { margin:.35rem 0 } .lead { color:var(--faint) }
section { background:var(--sheet); border:1px solid var(--line); border-radius:8px;
  padding:1.1rem 1.25rem; margin-top:1.1rem } .grid2 { display:grid; gap:1.1rem;
  grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr)) } .grid2 section { margin:0 }
.grid2 { margin-top:1.1rem } .pictures { gap:.25rem 2.5rem; margin-top:0 }
dl { display:grid; grid-template-columns:13rem 1fr; gap:.45rem 1rem;
  margin:0 } dt { font-weight:600 } dd { margin:0 } svg { width:100%; height:auto; display:block;
  font-family:inherit } svg text { fill:var(--ink) } svg .faint { fill:var(--faint) }
svg .on { fill:var(--sheet); font-weight:600 } .grid { stroke:var(--line) }
.whisker { stroke-width:3; stroke-linecap:round } .expected { stroke:var(--ink); stroke-width:1.5;
  stroke-dasharray:3 2 } .above { stroke:var(--above) } .below { stroke:var(--below) }
.level { stroke:var(--level) } .dot.above { fill:var(--above) } .dot.below { fill:var(--below) }
.dot.level { fill:var(--sheet); stroke-width:2.5 }
.s0 { fill:var(--s0); background:var(--s0); stroke:var(--s0) }
.s1 { fill:var(--s1); background:var(--s1); stroke:var(--s1) }
.s2 { fill:var(--s2); background:var(--s2); stroke:var(--s2) }
.s3 { fill:var(--s3); background:var(--s3); stroke:var(--s3) }
.s4 { fill:var(--s4); background:var(--s4); stroke:var(--s4) }
.s5 { fill:var(--s5); background:var(--s5); stroke:var(--s5) }
.s6 { fill:var(--s6); background:var(--s6); stroke:var(--s6) }
.s7 { fill:var(--s7); background:var(--s7); stroke:var(--s7) }
.outline { fill-opacity:.16; stroke-width:2 } .part { stroke:var(--sheet) }
.legend { display:flex; flex-wrap:wrap; gap:.25rem 1rem; list-style:none; margin:.4rem 0 0;
  padding:0; font-size:.88rem } .key { display:inline-block; width:.8em; height:.8em;
  border-radius:2px; margin-right:.4em } table { border-collapse:collapse; width:100%;
  font-size:.95rem } th,td { text-align:right; padding:.28rem .6rem;
  border-bottom:1px solid var(--line); font-variant-numeric:tabular-nums }
th:first-child,td:first-child { text-align:left } th { font-weight:600 } .scroll { overflow-x:auto }
details summary { cursor:pointer } @media (max-width:640px) { dl { grid-template-columns:1fr } }
"""

NOTE = (
    "Dots are rates, lines their 95 % Wilson intervals; the dashed mark is what the bots that"
    " used it win anyway in that pairing. Filled green is above it, filled red below, hollow is"
    " within chance. Players who are winning also buy more, so a high rate is a hint, not a proof."
)


def page(rows: list[Result]) -> str:
    """The whole page."""
    if not rows:
        raise StoreError("there are no results to report")
    findings = Findings(rows)
    body = [header(rows), answers(findings)]
    body.append(strength(rows, findings))
    if findings.whole:
        body += [scores(findings), who_wins(findings), components(findings)]
    body.append(forfeits(rows))
    title = heading(rows)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def heading(rows: list[Result]) -> str:
    titles = sorted({row["title"].replace("_", " ").title() for row in rows})
    return f"{', '.join(titles)}: {len(rows):,} games"


def header(rows: list[Result]) -> str:
    first = rows[0]
    bots = sorted({bot for row in rows for bot in row["bots"]})
    return (
        f"<header><h1>{escape(heading(rows))}</h1>"
        f'<p class="lead">{first["players"]} players; {escape(", ".join(bots))}; rules version'
        f" {first['rules']}; {escape(options_of(first))}</p></header>"
    )


def options_of(row: Result) -> str:
    """The options of a game that are not as they are by default."""
    known = registry.get(row["title"]).options if row["title"] in registry.packages() else ()
    usual = {option.name: option.default for option in known}
    changed = [
        f"{name.replace('_', ' ')}: {shown(value)}"
        for name, value in json.loads(row["options"]).items()
        if name not in usual or usual[name] != value
    ]
    return ", ".join(changed) or "the usual options"


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " and ".join(map(str, value)) or "none"
    return str(value)


def section(name: str, body: str, note: str = "") -> str:
    lead = f'<p class="lead">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(name)}</h2>{lead}{body}</section>"


def answers(findings: Findings) -> str:
    items = "".join(
        f"<dt>{escape(question)}</dt><dd>{escape(answer)}</dd>"
        for question, answer in findings.answers()
    )
    return section("What a designer asks", f"<dl>{items}</dl>")


def strength(rows: list[Result], findings: Findings) -> str:
    """Ratings, and each pairing with its interval."""
    wins = by_bot(rows)
    lines = "".join(
        f"<tr><td>{escape(r.bot)}</td><td>{r.safe:.1f}</td><td>{r.mu:.1f}</td><td>{r.sigma:.1f}"
        f"</td><td>{r.games}</td><td>{100 * wins[r.bot].share:.1f} %</td></tr>"
        for r in ratings(rows)
    )
    table = (
        '<div class="scroll"><table><thead><tr><th>bot</th><th>rating</th><th>mu</th>'
        "<th>sigma</th><th>games</th><th>wins a seat</th></tr></thead>"
        f"<tbody>{lines}</tbody></table></div>"
    )
    made = section(
        "Ratings", table, "OpenSkill (Plackett-Luce); the rating is mu less three sigma."
    )
    pairs = [
        charts.Estimate(
            name, rate.share, *wilson(rate.wins, rate.games), 1 / findings.players, rate.games
        )
        for name, rate in by_pairing(rows).items()
    ]
    if pairs:
        picture = charts.intervals(pairs, "win rate of the first bot in each pairing")
        made += section(
            "Pairings", picture, "How often the first bot of each pairing wins; dashed: fair share."
        )
    return f'<div class="grid2">{made}</div>'


def scores(findings: Findings) -> str:
    lines, sheet = findings.sheet_lines()
    made = section(
        "Scores",
        charts.histogram(findings.scores(), "distribution of final scores by bot", "final score"),
        "; ".join(
            f"{bot}: {spread(points).mean:.1f} on average" for bot, points in findings.scores()
        ),
    )
    made += section(
        "Where the points come from",
        charts.stacked(sheet, lines, "average score sheet of winners and others"),
        "The average score sheet.",
    )
    made += section(
        "Length",
        charts.histogram([("games", findings.lengths())], "decisions a game", "decisions a game"),
        findings.about_length(),
    )
    margins = findings.margins()
    if margins:
        made += section(
            "Margin",
            charts.histogram([("games", margins)], "lead of the winner", "points ahead of second"),
            findings.about_margins(),
        )
    return f'<div class="grid2">{made}</div>'


def who_wins(findings: Findings) -> str:
    whole = len(findings.rows)
    made = section(
        "Win rate by seat",
        charts.intervals(findings.seats(), "win rate by seat"),
        "Dashed: fair share.",
    )
    reasons = [(name, float(n), f"{n} ({100 * n / whole:.0f} %)") for name, n in findings.reasons()]
    made += section("Reasons for the end", charts.bars(reasons, "reasons for the end"))
    return f'<div class="grid2">{made}</div>'


def components(findings: Findings) -> str:
    """A picture for each kind of action; long ones show both ends and fold the rest away."""
    made = ""
    blocks = [
        (f"Those whose first “{said(kind)}” was …", rows)
        for kind, rows in findings.first_choices().items()
        if len(rows) <= 40
    ]
    body = "".join(block(name, rows) for name, rows in blocks)
    if body:
        made += section("Win rate by first choice", columns(body), NOTE)
    body = "".join(block(who_did(kind), rows) for kind, rows in findings.components().items())
    if body:
        made += section("Win rate by component", columns(body), NOTE)
    return made


def columns(body: str) -> str:
    return f'<div class="grid2 pictures">{body}</div>'


def who_did(kind: str) -> str:
    """The heading over the components of a kind."""
    if kind.startswith(SET_UP):
        return f"Those whose {said(kind.removeprefix(SET_UP))} was …"
    return f"Those who did “{said(kind)}” with …"


def said(kind: str) -> str:
    return kind.replace("-", " ")


def block(name: str, rows: list[charts.Estimate]) -> str:
    head = f"<h3>{escape(name)}</h3>"
    if len(rows) <= 30:
        return f"<div>{head}{charts.intervals(rows, name)}</div>"
    ends = charts.intervals(rows[:12] + rows[-12:], f"{name}: best and worst twelve")
    rest = charts.intervals(rows[12:-12], f"{name}: the rest")
    return (
        f"<div>{head}<p class='lead'>Best and worst twelve of {len(rows)}.</p>{ends}"
        f"<details><summary>The other {len(rows) - 24}</summary>{rest}</details></div>"
    )


def forfeits(rows: list[Result]) -> str:
    lost = [row for row in rows if row["forfeit_seat"] >= 0]
    if not lost:
        return ""
    lines = "".join(
        f"<tr><td>{escape(row['bots'][row['forfeit_seat']])}</td><td>{row['game']}</td>"
        f"<td>{row['forfeit_seat'] + 1}</td><td>{escape(row['forfeit_reason'])}</td></tr>"
        for row in lost[:50]
    )
    more = f"<p>and {len(lost) - 50} more</p>" if len(lost) > 50 else ""
    table = (
        "<table><thead><tr><th>bot</th><th>game</th><th>seat</th><th>reason</th></tr></thead>"
        f"<tbody>{lines}</tbody></table>{more}"
    )
    return section(f"Forfeits: {len(lost)}", f'<div class="scroll">{table}</div>')
