"""The example title in examples/ passes the conformance suite like any other."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from colonnade import bots
from colonnade.kernel import registry
from conformance import PROPERTIES, Setting

EXAMPLE = Path(__file__).parent.parent / "examples" / "lanterns" / "src"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the example were installed: importable, and named by its entry point."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLE)])
    monkeypatch.setitem(registry.packages(), "lanterns", "lanterns")
    yield
    registry.get.cache_clear()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
def test_property(players: int, check: Callable[[Setting, int], None]) -> None:
    for options in ({}, {"lanterns": 5}):
        check(Setting(registry.get("lanterns"), players, options), 1)


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_bots_play_it(name: str) -> None:
    """Without an evaluation of its own, a title is judged by its score."""
    state = registry.new("lanterns", 3, seed=4)
    bot = bots.make(name, seed=1, iterations=20)
    while not state.over:
        state.play(bots.think(bot, state))
    assert sorted(seat for rank in state.ranking() for seat in rank) == [0, 1, 2]
