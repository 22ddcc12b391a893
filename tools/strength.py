"""Plays the cells of the strength table in docs/bots.md, and writes the table.

A cell is one bot against a table of another. benchmarks/strength.csv keeps what each has come to;
its games are numbered, and more of them go on where the record ends.

    python tools/strength.py                        the table of what is recorded
    python tools/strength.py runs --cheap 400 --search 100 --deep 100
    python tools/strength.py runs --titles colonists --option last_era=1 --seats 2
    python tools/strength.py --write                put the table into docs/bots.md

Interrupt it when you like: the results in the folder are kept and counted the next time.
"""

import argparse
import csv
import math
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from colonnade.arena import run
from colonnade.arena.match import Result
from colonnade.arena.schedule import tournament
from colonnade.arena.statistics import Z, wilson
from colonnade.arena.store import Store, rows_of
from colonnade.cli._options import option_values
from colonnade.kernel import registry

TOP = Path(__file__).parent.parent
RECORD = TOP / "benchmarks" / "strength.csv"
PAGE = TOP / "docs" / "bots.md"
BEGIN, END = "<!-- strength -->\n", "<!-- end of strength -->\n"

CHEAP = (("greedy", "random"), ("planner", "greedy"))
SEARCHING = (("search:1000", "planner"),)
DEEP = (("search:1000", "search:100"), ("search:10000", "search:1000"))
PAIRS = CHEAP + SEARCHING + DEEP
PATIENCE = 1800.0  # seconds for a move: the budgets are iterations, a busy machine decides nothing

# by pairing: the share of wins asked for with two players, and how many fair shares with more
BARS = {
    ("greedy", "random"): (0.95, 0.0),
    ("planner", "greedy"): (0.80, 2.0),
    ("search:1000", "planner"): (0.70, 2.0),
}
AGAINST_MANY_RANDOMS = 0.90

NAMES = {
    ("puerto_rico", ""): "Puerto Rico",
    ("imperial_settlers", ""): "Imperial Settlers",
    ("colonists", "last_era=1"): "The Colonists, era I",
    ("colonists", ""): "The Colonists, eras I to IV",
}


class Cell(NamedTuple):
    """One bot alone at a table of another."""

    title: str
    options: str  # NAME=VALUE, with blanks between several
    players: int
    one: str
    field: str


@dataclass
class Tally:
    """What the games of a cell came to; as they are numbered from 0, `games` is the next one.

    Of cells from before the points were kept they are not known (nan).
    """

    rules: int  # version
    games: int = 0
    wins: float = 0.0
    ahead: float = 0.0  # sum of the points by which the one was ahead of the others' average
    squares: float = 0.0  # of those points

    def add(self, row: Result, one: str) -> None:
        seat: int = row["bots"].index(one)
        scores: list[int] = row["scores"]
        lead = scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
        self.games += 1
        self.wins += row["wins"][seat]
        self.ahead += lead
        self.squares += lead * lead


Record = dict[Cell, Tally]


def read(path: Path = RECORD) -> Record:
    """What has been played so far."""
    found: Record = {}
    if path.exists():
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                cell = Cell(
                    row["title"], row["options"], int(row["players"]), row["one"], row["field"]
                )
                sums = [float(row[name]) for name in ("wins", "ahead", "squares")]
                found[cell] = Tally(int(row["rules"]), int(row["games"]), *sums)
    return found


def write(record: Record, path: Path = RECORD) -> None:
    draft = path.with_name(path.name + ".draft")
    with draft.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        names = ("rules", "games", "wins", "ahead", "squares")
        table.writerow((*Cell._fields, *names))
        for cell in sorted(record, key=place):
            tally = record[cell]
            table.writerow((*cell, *(f"{getattr(tally, name):.12g}" for name in names)))
    draft.replace(path)


def place(cell: Cell) -> tuple[int, int, int]:
    """Where a cell stands in the table."""
    names = list(NAMES)
    name = (cell.title, cell.options)
    return (
        names.index(name) if name in names else len(names),
        cell.players,
        PAIRS.index((cell.one, cell.field)),
    )


def count(tally: Tally, cell: Cell, rows: Iterable[Result]) -> None:
    """Add the games that follow the recorded ones without a gap."""
    found = {row["game"]: row for row in rows}
    while tally.games in found:
        tally.add(found[tally.games], cell.one)


def play(
    cell: Cell,
    folder: Path,
    games: int,
    record: Record,
    workers: int | None,
    path: Path = RECORD,
) -> None:
    """Play what the record lacks of a cell, and put it there."""
    options = option_values(cell.title, cell.options.split())
    pair = [cell.field, cell.one]
    matches = tournament(
        cell.title, cell.players, pair, games, "ladder", 0, options, move_limit=PATIENCE
    )
    tally = record.setdefault(cell, Tally(registry.get(cell.title).version))
    if tally.rules != registry.get(cell.title).version:
        raise SystemExit(f"{', '.join(map(str, cell))}: was played by other rules; remove it first")
    name = "-".join([cell.title, *cell.options.split(), str(cell.players), *reversed(pair)])
    plan = {"title": cell.title, "players": cell.players, "pair": pair, "options": options}
    store = Store(folder / name.replace(":", "_"), plan)
    try:
        run.fill(store, matches[tally.games :], workers=workers)
    finally:
        count(tally, cell, rows_of(store.folder))
        write(record, path)


def bar(cell: Cell) -> float | None:
    """The share of wins that is asked for."""
    asked = BARS.get((cell.one, cell.field))
    if asked is None:
        return None
    with_two, fair_shares = asked
    if cell.players == 2:
        return with_two
    return fair_shares / cell.players if fair_shares else AGAINST_MANY_RANDOMS


def verdict(cell: Cell, tally: Tally) -> str:
    """What a cell says about its bar, or about more iterations."""
    low, _ = wilson(tally.wins, tally.games)
    rate = tally.wins / tally.games
    asked = bar(cell)
    if asked is None:
        if low > 1 / cell.players or mean_lead(tally) > half_width(tally):
            return "improves"
        more = rate > 1 / cell.players and mean_lead(tally) > 0
        return "improves in the mean" if more else "not shown"
    reached = "reached" if low >= asked else "reached in the mean" if rate >= asked else "missed"
    return f"{100 * asked:.0f} %: {reached}"


def mean_lead(tally: Tally) -> float:
    return tally.ahead / tally.games


def half_width(tally: Tally) -> float:
    """Half of the 95 % interval of the points ahead."""
    if tally.games < 2:
        return math.inf
    spread = (tally.squares - tally.ahead * tally.ahead / tally.games) / (tally.games - 1)
    return Z * math.sqrt(max(spread, 0.0) / tally.games)


def row(cell: Cell, tally: Tally) -> str:
    low, high = wilson(tally.wins, tally.games)
    name = NAMES.get((cell.title, cell.options), f"{cell.title} {cell.options}")
    known = not math.isnan(tally.ahead)
    points = f"{mean_lead(tally):+.1f} ± {half_width(tally):.1f}" if known else "not kept"
    return (
        f"| {name} | {cell.players} | {cell.one} vs {cell.field}"
        f" | {100 * tally.wins / tally.games:.0f} % | {100 * low:.0f} to {100 * high:.0f} %"
        f" | {100 / cell.players:.0f} % | {points} | {tally.games} | {verdict(cell, tally)} |\n"
    )


def table(record: Record) -> str:
    """The record as Markdown."""
    head = (
        "| title | players | pairing | wins | interval | fair | points ahead | games | bar |\n"
        "|---|---|---|---|---|---|---|---|---|\n"
    )
    cells = sorted(record, key=place)
    return head + "".join(row(cell, record[cell]) for cell in cells if record[cell].games)


def page_with(page: str, record: Record) -> str:
    """A page with the table in its place."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + table(record) + END + rest.split(END)[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", help="for new games; none: play none")
    parser.add_argument("--titles", nargs="*", default=registry.titles())
    parser.add_argument("--cheap", type=int, default=400, help="games a cell without search")
    parser.add_argument("--search", type=int, default=100, help="games a cell against planner")
    parser.add_argument("--deep", type=int, default=100, help="games a cell between searches")
    parser.add_argument("--seats", type=int, nargs="*", help="2 and the most, when not given")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    args = parser.parse_args()
    record = read()
    if args.folder is not None:
        for title in args.titles:
            owner = registry.get(title)
            for players in args.seats or sorted({max(2, owner.low), owner.high}):
                for pairs, games in (
                    (CHEAP, args.cheap), (SEARCHING, args.search), (DEEP, args.deep),
                ):  # fmt: skip
                    for pair in pairs if games else ():
                        cell = Cell(title, " ".join(sorted(args.option)), players, *pair)
                        play(cell, args.folder, games, record, args.workers)
                        print(row(cell, record[cell]), end="", flush=True)
    if args.write:
        PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), record), encoding="utf-8")
    elif args.folder is None:
        print(table(record), end="")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped; what was played is kept") from None
