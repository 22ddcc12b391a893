"""A state is small enough to keep thousands of them in a search."""

import gc
import sys
from typing import Any, cast

import pytest

import colonnade
from colonnade.titles.colonists.state import ColonistsState

LIMIT = 64 * 1024


def weight(s: ColonistsState) -> int:
    """Bytes of everything that belongs to a state and not to the title all states share."""
    seen = {id(s.title), id(s.ops), id(s.options)}
    waiting: list[Any] = [s]
    total = 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ == "module":
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        waiting.extend(gc.get_referents(thing))
    return total


@pytest.mark.parametrize("players", [1, 4])
def test_a_state_of_the_last_era_takes_less_than_64_kib(players: int) -> None:
    s = cast(ColonistsState, colonnade.new("colonists", players, 3, first_era=4))
    x = 7
    heaviest = decisions = 0
    while not s.over:
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        s.play(s.choices[(x >> 12) % len(s.choices)])
        decisions += 1
        if decisions % 50 == 0:
            heaviest = max(heaviest, weight(s))
    assert 4 * 1024 < heaviest < LIMIT
