"""Whole recorded games: `python tests/imperial_settlers/golden.py` plays them anew.

With names only those; with --digests the kept moves again, for new digests.
"""

import gzip
import json
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from colonnade.kernel.record import Game
from colonnade.kernel.state import State

ROLLOUTS = 12  # quick games for each choice of a game that is thought out
FOLDER = Path(__file__).parent / "golden"

# name, players, options; every faction, variant and player count is there
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("two_standard", 2, {"faction_1": "barbarians", "faction_2": "romans"}),
    ("two_advanced", 2, {"faction_1": "japanese", "faction_2": "egyptians", "lookout": "advanced"}),
    ("two_alternate", 2, {"faction_1": "romans", "faction_2": "japanese", "lookout": "alternate"}),
    ("three_peaceful", 3, {"peaceful": True, "lookout": "advanced", "faction_1": "egyptians"}),
    ("three_reshuffle", 3, {"faction_reshuffle": True, "lookout": "alternate"}),
    ("four_standard", 4, {}),
    ("four_advanced", 4, {"lookout": "advanced"}),
    ("solo_lost_barbarians", 1, {"faction_1": "barbarians"}),
    ("solo_lost_japanese", 1, {"faction_1": "japanese"}),
    ("solo_won_barbarians", 1, {"faction_1": "barbarians"}),
    ("solo_lost_romans", 1, {"faction_1": "romans"}),
    ("solo_lost_egyptians", 1, {"faction_1": "egyptians"}),
)


def play(players: int, options: dict[str, Any], seed: int, thorough: bool) -> Game:
    """A random game by players who build where they can and seldom pass, or one thought out."""
    game = Game("imperial_settlers", players, seed, options)
    random = Random(seed)
    while not game.state.over:
        think = thorough and len(game.state.choices) < 60
        game.play(thought_out(game.state, random) if think else quick(game.state, random))
    return game


def quick(s: State, random: Random) -> int:
    choices = s.legal()
    if s.decision != "turn":
        return random.choice(choices)
    names = s.title.actions.names
    builds = [a for a in choices if names[a].startswith("build ")]
    others = [a for a in choices if names[a] != "pass"]
    if builds and random.random() < 0.7:
        return builds[-1]
    return random.choice(others) if others and random.random() < 0.97 else choices[0]


def thought_out(s: State, random: Random) -> int:
    """The choice after which quick games lead furthest above the Collection pile."""
    best, best_value = s.choices[0], -1000.0
    for action in s.choices:
        value = sum(outcome(s, action, random) for _ in range(ROLLOUTS)) / ROLLOUTS
        if value > best_value:
            best, best_value = action, value
    return best


def outcome(s: State, action: int, random: Random) -> float:
    tried = s.resample(0, random.randrange(1 << 30))
    tried.play(action)
    while not tried.over:
        tried.play(quick(tried, random))
    solo = tried.title.extras(tried, None)["solo"]
    return float(solo["faction_locations"] - solo["collection"])


def wanted(name: str, players: int, options: dict[str, Any]) -> Game:
    """The first seed with the result the name promises."""
    for seed in count(1):
        game = play(players, options, seed, name.startswith("solo_won"))
        reasons = game.title.end_reasons(game.state)
        if players > 1 or reasons == [name.split("_")[1]]:
            return game
    raise AssertionError("never reached")


def keep(name: str, game: Game) -> None:
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps({"scores": game.state.scores(), "record": game.record()}).encode()
    (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(text, mtime=0))


def kept(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    return found


def played_again(name: str) -> Game:
    """A kept game move by move, for new digests where the rules give the same game."""
    record = kept(name)["record"]
    game = Game(record["title"], record["players"], record["seed"], record["options"])
    for move in record["moves"]:
        game.play(move[0])
    assert game.state.over, f"{name} takes another course now"
    return game


if __name__ == "__main__":
    if sys.argv[1:] == ["--digests"]:
        for name, _players, _options in GAMES:
            keep(name, played_again(name))
        sys.exit()
    for name, players, options in GAMES:
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        game = wanted(name, players, options)
        keep(name, game)
        print(name, len(game.moves), game.state.scores())
