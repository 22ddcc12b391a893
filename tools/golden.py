"""Records the golden games anew: random games, searched for the setting and end that is wanted.

python tools/golden.py TITLE ...   or   python tools/golden.py --all

Run it when a change of the rules or of the dump alters digests on purpose.
"""

import argparse
import gzip
import json
import sys
from pathlib import Path
from typing import Any

from golden_games import GOLDEN, Wanted

from colonnade.kernel import registry, rng
from colonnade.kernel.record import Game
from colonnade.kernel.state import State
from colonnade.kernel.title import Title

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
SEEDS = 3000
LONGEST = 50_000


class Chooser:
    """Random choices of the players, apart from the chance of the game."""

    def __init__(self, seed: int) -> None:
        self.memory = rng.seeded(seed ^ 0x601D)

    def pick(self, choices: list[int]) -> int:
        self.memory = rng.stepped(self.memory)
        return choices[rng.below(self.memory, len(choices))]


def played(title: Title, wanted: Wanted, seed: int) -> State | None:
    """The end of the random game of a seed; None if it takes too long."""
    s = title.new(wanted.players, seed, wanted.options)
    chooser = Chooser(seed)
    for _ in range(LONGEST):
        if s.over:
            return s
        s.play(chooser.pick(s.legal()))
    return None


def recorded(title: Title, wanted: Wanted, seed: int) -> Game:
    """The same game once more, with its record."""
    game = Game(title.name, wanted.players, seed, wanted.options)
    chooser = Chooser(seed)
    while not game.state.over:
        game.play(chooser.pick(game.state.legal()))
    return game


def search(title: Title, wanted: Wanted) -> Game | None:
    """The first game that ends as wanted."""
    for seed in range(SEEDS):
        end = played(title, wanted, seed)
        if end is not None and wanted.end in (None, sole_reason(title, end)):
            return recorded(title, wanted, seed)
    return None


def sole_reason(title: Title, end: State) -> str:
    """Why a game ended, if for one reason only."""
    reasons = title.end_reasons(end)
    return reasons[0] if len(reasons) == 1 else ""


def golden(game: Game) -> dict[str, Any]:
    """A record, and besides what the replay must come to."""
    s = game.state
    return {
        **game.record(),
        "end": game.title.end_reasons(s),
        "scores": s.scores(),
        "ranking": s.ranking(),
    }


def written(record: dict[str, Any]) -> bytes:
    """Packed JSON, the same bytes for the same game."""
    return gzip.compress(json.dumps(record, separators=(",", ":")).encode(), mtime=0)


def make(name: str) -> bool:
    """Write all golden games of a title and remove what is no longer wanted."""
    title = registry.get(name)
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    complete = True
    for wanted in GOLDEN[name]:
        game = search(title, wanted)
        if game is None:
            print(f"{name} {wanted.name}: no such game in {SEEDS} seeds", file=sys.stderr)
            complete = False
            continue
        (folder / wanted.file).write_bytes(written(golden(game)))
        print(f"{name} {wanted.name}: seed {game.seed}, {len(game.moves)} moves")
    kept = {wanted.file for wanted in GOLDEN[name]}
    for path in folder.iterdir():
        if path.name not in kept:
            path.unlink()
    return complete


def main() -> int:
    parser = argparse.ArgumentParser(description="Record the golden games anew.")
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--all", action="store_true", help="all titles")
    given = parser.parse_args()
    names = list(GOLDEN) if given.all else given.titles
    if not names or not set(names) <= set(GOLDEN):
        parser.error(f"name titles with golden games ({', '.join(GOLDEN)}) or say --all")
    complete = [make(name) for name in names]
    return 0 if all(complete) else 1


if __name__ == "__main__":
    sys.exit(main())
