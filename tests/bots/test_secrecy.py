"""A bot never uses what its player can't know."""

import pytest

from colonnade import bots
from colonnade.bots import Bot, think
from colonnade.kernel import registry
from colonnade.kernel.rng import below, mixed
from colonnade.kernel.state import State
from short_games import short_game

MOMENTS = 8  # positions looked at in a game
NAMES = ("random", "greedy", "planner", "search", "curious")


def positions(title: str, players: int, seed: int) -> list[State]:
    """Moments of a random game."""
    s = short_game(title, players, seed)
    found = []
    step = 0
    while not s.over:
        found.append(s.clone())
        s.play(s.choices[below(mixed(seed * 1000 + step), len(s.choices))])
        step += 1
    return found[:: max(1, len(found) // MOMENTS)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("title", registry.titles())
def test_the_choice_is_the_same_after_resampling(title: str, name: str) -> None:
    """Whatever lies hidden, the same seed and the same knowledge give the same move."""
    players = registry.get(title).high
    for number, s in enumerate(positions(title, players, 3)):
        choices = {
            think(bots.make(name, seed=11, iterations=30), state)
            for state in (s, s.resample(s.actor, 1), s.resample(s.actor, 2))
        }
        assert len(choices) == 1, f"moment {number}: {s.decision}"


@pytest.mark.parametrize("title", registry.titles())
def test_hints_are_the_same_after_resampling(title: str) -> None:
    s = positions(title, registry.get(title).high, 4)[5]
    first = bots.hints(s, iterations=30, seed=2)
    assert first == bots.hints(s.resample(s.actor, 9), iterations=30, seed=2)


class Spy(Bot):
    """Keeps what it was shown."""

    seen: State

    def choose(self, state: State) -> int:
        self.seen = state
        return state.choices[0]


@pytest.mark.parametrize("title", registry.titles())
def test_a_bot_is_shown_a_resampled_state_without_log(title: str) -> None:
    """Not the true state, but one equal in all its player knows."""
    for s in positions(title, registry.get(title).high, 5):
        spy = Spy()
        think(spy, s)
        assert spy.seen is not s
        assert spy.seen.log is None
        assert spy.seen.rng != s.rng
        assert spy.seen.view(s.actor) == s.view(s.actor)
