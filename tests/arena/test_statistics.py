"""Figures: intervals against published ones, ratings, what the report finds in results."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from colonnade.arena.balance import Findings
from colonnade.arena.match import Result
from colonnade.arena.report import options_of, page
from colonnade.arena.statistics import by_pairing, ratings, spread, wilson
from colonnade.arena.store import StoreError
from colonnade.kernel import registry


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # 81 of 263 is the example in Newcombe (1998)
        (15, 20, 0.5313, 0.8881),
        (81, 263, 0.2553, 0.3662),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_spread_of_numbers() -> None:
    s = spread([1, 2, 3, 4])
    assert (s.mean, s.middle, s.quarter, s.least, s.most) == (2.5, 2.5, 1.75, 1, 4)
    assert s.deviation == pytest.approx(1.29099, abs=1e-5)


def row(game: int, bots: list[str], scores: list[int], **more: Any) -> Result:
    best = max(scores)
    winners = scores.count(best)
    return {
        "game": game,
        "pairing": f"{bots[game % 2]} vs {bots[1 - game % 2]}",
        "title": "puerto_rico",
        "rules": 1,
        "players": len(bots),
        "options": "{}",
        "seed": game,
        "bots": bots,
        "scores": scores,
        "ranks": [1 + sum(other > points for other in scores) for points in scores],
        "wins": [1 / winners if points == best else 0.0 for points in scores],
        "sheets": "[" + ",".join(f'{{"chips": {points}}}' for points in scores) + "]",
        "decisions": 100 + game,
        "reasons": ["chips"],
        "forfeit_seat": -1,
        "forfeit_reason": "",
        "uses": [],
        **more,
    }


def test_the_better_bot_is_rated_higher() -> None:
    rows = [row(i, ["strong", "weak"], [30, 20]) for i in range(0, 40, 2)]
    found = ratings(rows)
    assert [r.bot for r in found] == ["strong", "weak"]
    assert found[0].safe > found[1].safe + 10
    assert ratings(rows[::-1]) == found


def test_the_report_names_the_options_that_are_not_as_usual() -> None:
    usual = {option.name: option.default for option in registry.get("puerto_rico").options}
    assert options_of(row(0, ["a", "b"], [5, 4], options=json.dumps(usual))) == "the usual options"
    changed = json.dumps({**usual, "expansions": ["nobles"]})
    assert options_of(row(0, ["a", "b"], [5, 4], options=changed)) == "expansions: nobles"


def test_win_rates_of_pairings_share_draws() -> None:
    rows = [row(0, ["a", "b"], [5, 5]), row(2, ["a", "b"], [6, 5])]
    assert by_pairing(rows)["a vs b"] == (1.5, 2)


def lucky_rows(games: int) -> list[Result]:
    """Whoever builds the lucky building wins, seat 1 always has it; both bots are alike."""
    return [
        row(
            game,
            ["twin", "twin"],
            [40, 30],
            pairing="twin + twin",
            uses=[
                {"seat": 0, "key": "build", "component": "wharf", "count": 1, "first": 3},
                {"seat": 1, "key": "build", "component": "hacienda", "count": 1, "first": 3},
            ],
        )
        for game in range(games)
    ]


def test_the_report_finds_what_wins_and_what_loses() -> None:
    findings = Findings(lucky_rows(60))
    answers = dict(findings.answers())
    assert "seat 1 wins 100.0 % instead of 50.0 %" in answers["Does the seat matter?"]
    assert "Build wharf: 100 % instead of 50 %" in answers["Is anything too strong?"]
    assert "Build hacienda: 0 % instead of 50 %" in answers["Is anything a trap?"]
    assert "First build" in answers["Does the first choice decide?"]
    assert "leads by 10 points" in answers["How close is it?"]


def test_the_report_tells_what_the_set_up_did() -> None:
    """A people dealt out counts among the components, but it is nobody's choice."""
    rows = lucky_rows(60)
    for one in rows:
        one["uses"] = [
            {"seat": seat, "key": "set-up people", "component": name, "count": 0, "first": -1}
            for seat, name in enumerate(("romans", "goths"))
        ]
    findings = Findings(rows)
    found = findings.components()["set-up people"]
    assert [(e.name, e.rate) for e in found] == [("romans", 1.0), ("goths", 0.0)]
    assert findings.first_choices() == {}
    assert "Those whose people was …" in page(rows)


def test_chance_is_not_called_a_finding() -> None:
    rows = lucky_rows(4)
    assert Findings(rows).components() == {}


class Checker(HTMLParser):
    """Every tag is closed, nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.links += [v or "" for name, v in attributes if name in ("src", "href")]
        if tag not in ("meta", "line", "circle", "rect", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.links += [v or "" for name, v in attributes if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle", "rect", "path"):
            assert self.open.pop() == tag


def test_the_page_is_whole_and_stands_alone() -> None:
    rows = lucky_rows(60)
    rows[3] = row(3, ["twin", "<bad>"], [1, 2], forfeit_seat=1, forfeit_reason="raised <oops>")
    made = page(rows)
    checker = Checker()
    checker.feed(made)
    assert checker.open == []
    assert checker.links == []
    assert not re.search(r"url\(|@import|https?:", made)
    assert "&lt;bad&gt;" in made
    assert "<bad>" not in made
    for heading in (
        "What a designer asks", "Ratings", "Scores", "Length", "Win rate by seat",
        "Reasons for the end", "Win rate by first choice", "Win rate by component", "Forfeits: 1",
    ):  # fmt: skip
        assert heading in made


def test_nothing_to_report_is_an_error() -> None:
    with pytest.raises(StoreError, match="no results"):
        page([])
