"""Plays the cells of the strength tables in docs/bots.md and prints them as Markdown.

Each cell is a tournament in a folder of its own: interrupt it, start it again, raise the counts.

    python tools/strength.py runs/strength --cheap 400 --search 100 --deep 20
    python tools/strength.py runs/strength --titles colonists --option last_era=1 --seats 2 4
    python tools/strength.py runs/strength --show       what has been played so far
"""

import argparse
import math
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from colonnade.arena import run
from colonnade.arena.match import Result
from colonnade.arena.schedule import tournament
from colonnade.arena.statistics import by_pairing
from colonnade.arena.store import Store, rows_of
from colonnade.cli._options import option_values
from colonnade.kernel import registry

CHEAP = (("random", "greedy"), ("greedy", "planner"))
SEARCHING = (("planner", "search:1000"),)
DEEP = (("search:100", "search:1000"), ("search:1000", "search:10000"))
PATIENCE = 1800.0  # seconds for a move: the budgets are iterations, a busy machine decides nothing


def played(
    folder: Path,
    title: str,
    players: int,
    pair: tuple[str, str],
    games: int,
    options: dict[str, Any],
    workers: int | None,
) -> str:
    """One row of the table: plays what is missing; more games go into the same folder later."""
    variant = "".join(f"-{name}={value}" for name, value in sorted(options.items()))
    name = f"{title}{variant}-{players}-{pair[1]}-{pair[0]}".replace(":", "_")
    if games:
        matches = tournament(title, players, list(pair), games, "ladder", 0, options, PATIENCE)
        plan = {"title": title, "players": players, "pair": list(pair)}
        store = Store(folder / name, {**plan, "options": options} if options else plan)
        run.fill(store, matches, workers=workers)
    if not any((folder / name).glob("*.parquet")):
        return ""
    rows = rows_of(folder / name)
    [(pairing, rate)] = by_pairing(rows).items()
    data = rate.as_data()
    ahead = [lead(row, pair[1]) for row in rows]
    within = 1.96 * stdev(ahead) / math.sqrt(len(ahead)) if len(ahead) > 1 else math.inf
    return (
        f"| {title}{variant.replace('-', ', ')} | {players} | {pairing}"
        f" | {100 * data['rate']:.0f} %"
        f" | {100 * data['low']:.0f} to {100 * data['high']:.0f} % | {100 / players:.0f} %"
        f" | {mean(ahead):+.1f} ± {within:.1f} | {data['games']} |"
    )


def lead(row: Result, bot: str) -> int:
    """The points of the seat a bot had, less those of the best other."""
    seat: int = row["bots"].index(bot)
    scores: list[int] = row["scores"]
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--titles", nargs="*", default=registry.titles())
    parser.add_argument("--cheap", type=int, default=400, help="games a cell without search")
    parser.add_argument("--search", type=int, default=100, help="games a cell against planner")
    parser.add_argument("--deep", type=int, default=20, help="games a cell between searches")
    parser.add_argument("--seats", type=int, nargs="*", help="2 and the most, when not given")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--show", action="store_true", help="play nothing, show what is there")
    args = parser.parse_args()
    print("| title | players | pairing | wins of the first | interval | fair | ahead | games |")
    print("|---|---|---|---|---|---|---|---|")
    for title in args.titles:
        owner = registry.get(title)
        options = option_values(title, args.option)
        for players in args.seats or sorted({max(2, owner.low), owner.high}):
            for pairs, games in ((CHEAP, args.cheap), (SEARCHING, args.search), (DEEP, args.deep)):
                for pair in pairs:
                    wanted = 0 if args.show else games
                    row = played(args.folder, title, players, pair, wanted, options, args.workers)
                    if row:
                        print(row, flush=True)


if __name__ == "__main__":
    main()
