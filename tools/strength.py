"""Plays the cells of the strength tables in docs/bots.md and prints them as Markdown.

Each cell is a tournament in a folder of its own: interrupt it, start it again, raise the counts.

    python tools/strength.py runs/strength --cheap 400 --search 100 --deep 20
    python tools/strength.py runs/strength --show       what has been played so far
"""

import argparse
from pathlib import Path

from colonnade.arena import run
from colonnade.arena.schedule import tournament
from colonnade.arena.statistics import by_pairing
from colonnade.arena.store import Store, rows_of
from colonnade.kernel import registry

CHEAP = (("random", "greedy"), ("greedy", "planner"))
SEARCHING = (("planner", "search:1000"), ("search:100", "search:1000"))
DEEP = (("search:1000", "search:10000"),)


def cell(folder: Path, title: str, players: int, pair: tuple[str, str]) -> Path:
    """The folder of a cell; more games of it later go into the same one."""
    return folder / f"{title}-{players}-{pair[1]}-{pair[0]}".replace(":", "_")


def play(
    place: Path, title: str, players: int, pair: tuple[str, str], games: int, workers: int | None
) -> None:
    """Play what the cell lacks of so many games."""
    store = Store(place, {"title": title, "players": players, "pair": list(pair)})
    run.fill(store, tournament(title, players, list(pair), games, "ladder"), workers=workers)


def row(place: Path, title: str, players: int) -> str:
    """A cell's row of the table."""
    [(pairing, rate)] = by_pairing(rows_of(place)).items()
    data = rate.as_data()
    return (
        f"| {title} | {players} | {pairing} | {100 * data['rate']:.0f} %"
        f" | {100 * data['low']:.0f} to {100 * data['high']:.0f} % | {100 / players:.0f} %"
        f" | {data['games']} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--titles", nargs="*", default=registry.titles())
    parser.add_argument("--cheap", type=int, default=400, help="games a cell without search")
    parser.add_argument("--search", type=int, default=100, help="games a cell with search")
    parser.add_argument("--deep", type=int, default=20, help="games a cell with 10,000 iterations")
    parser.add_argument("--players", type=int, nargs="*", help="only tables of so many")
    parser.add_argument("--workers", type=int, help="processes; default: every processor")
    parser.add_argument("--show", action="store_true", help="play nothing, show what is there")
    args = parser.parse_args()
    print("| title | players | pairing | wins of the first | 95 % interval | fair | games |")
    print("|---|---|---|---|---|---|---|")
    for title in args.titles:
        owner = registry.get(title)
        for players in sorted({max(2, owner.low), owner.high}):
            if args.players and players not in args.players:
                continue
            for pairs, games in ((CHEAP, args.cheap), (SEARCHING, args.search), (DEEP, args.deep)):
                for pair in pairs:
                    place = cell(args.folder, title, players, pair)
                    if games and not args.show:
                        play(place, title, players, pair, games, args.workers)
                    if any(place.glob("*.parquet")):
                        print(row(place, title, players), flush=True)


if __name__ == "__main__":
    main()
