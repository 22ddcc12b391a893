"""A game of any length loads at once: snapshot plus tail."""

import pytest

from colonnade.kernel import registry
from server.long_games import load_seconds
from server.running import SOAK


@pytest.mark.parametrize("title", registry.titles())
def test_loading_takes_as_long_for_a_long_game_as_for_a_short_one(title: str) -> None:
    found = list(load_seconds(title, 12_800 if SOAK else 800))
    assert all(seconds < 0.050 * (1 if SOAK else 3) for _, seconds in found), found
