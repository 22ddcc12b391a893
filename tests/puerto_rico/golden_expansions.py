"""Whole recorded games with the expansions: makes them anew after a change of the rules version.

One for each player count, set of expansions and single reason the game ended. Run this file
to write them; test_golden_expansions.py replays them.
"""

import gzip
import json
from pathlib import Path
from typing import Any

from colonnade.kernel.record import Game
from colonnade.kernel.registry import get
from colonnade.titles.puerto_rico.state import PuertoRico
from conformance import Picker

FOLDER = Path(__file__).parent / "golden"
SETS = {
    "new_buildings": ["colonists", "city", "chips"],
    "nobles": ["city", "chips"],
    "new_buildings+nobles": ["city", "chips"],
}
TRIES = 4000
ROUND_LIMIT = 150


def wanted() -> list[tuple[int, str, str]]:
    """Player count, expansions and reason of each golden game."""
    return [
        (players, expansions, reason)
        for players in (2, 3, 4, 5)
        for expansions, reasons in SETS.items()
        for reason in reasons
    ]


def path_of(players: int, expansions: str, reason: str) -> Path:
    return FOLDER / f"{players}-{expansions}-{reason}.json.gz"


def options_of(expansions: str, seed: int) -> dict[str, Any]:
    draft = ("players", "random", "fixed")[seed % 3]
    return {"expansions": expansions.split("+"), "draft": draft}


def reason_of(players: int, seed: int, options: dict[str, Any]) -> str:
    """Why a random game ended."""
    title = get("puerto_rico")
    s = title.new(players, seed, options)
    assert isinstance(s, PuertoRico)
    picker = Picker(seed)
    while not s.over and s.round <= ROUND_LIMIT:
        s.play(s.choices[picker.below(len(s.choices))])
    return "+".join(title.end_reasons(s)) if s.over else "round limit"


def recorded(players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    game = Game("puerto_rico", players, seed, options)
    picker = Picker(seed)
    while not game.state.over:
        game.play(game.state.choices[picker.below(len(game.state.choices))])
    return game.record()


def make() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players in (2, 3, 4, 5):
        for expansions, reasons in SETS.items():
            missing = set(reasons)
            for seed in range(TRIES):
                options = options_of(expansions, seed)
                reason = reason_of(players, seed, options)
                if reason in missing:
                    missing.remove(reason)
                    text = json.dumps(recorded(players, seed, options), separators=(",", ":"))
                    path_of(players, expansions, reason).write_bytes(
                        gzip.compress(text.encode(), mtime=0)
                    )
                    print(players, expansions, reason, "seed", seed)
                if not missing:
                    break
            for reason in missing:
                print(players, expansions, reason, f"not found in {TRIES} games")


if __name__ == "__main__":
    make()
