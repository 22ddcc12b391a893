"""The golden games of the title are of every kind: factions, variants, ways to end."""

import pytest
from golden_games import GOLDEN

from colonnade.titles.imperial_settlers.components import FACTIONS

GAMES = GOLDEN["imperial_settlers"]


def factions(game: dict[str, object]) -> set[object]:
    return {game[f"faction_{seat}"] for seat in range(1, 5) if f"faction_{seat}" in game}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("lookout", "standard"),
        ("lookout", "alternate"),
        ("lookout", "advanced"),
        ("peaceful", False),
        ("peaceful", True),
        ("faction_reshuffle", False),
        ("faction_reshuffle", True),
    ],
)
def test_every_variant_has_a_game_with_each_faction(option: str, value: object) -> None:
    usual = {"lookout": "standard", "peaceful": False, "faction_reshuffle": False}
    found: set[object] = set()
    for game in GAMES:
        if {**usual, **game.options}[option] == value:
            found |= factions(game.options)
    assert found == set(FACTIONS)


def test_every_way_to_end() -> None:
    assert {"five_rounds", "won", "lost"} <= {game.end for game in GAMES}


@pytest.mark.parametrize("end", ["won", "lost"])
def test_each_faction_alone_wins_a_game_and_loses_one(end: str) -> None:
    alone = [game.options["faction_1"] for game in GAMES if game.end == end]
    assert sorted(alone) == sorted(FACTIONS)
