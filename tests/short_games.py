"""The shortest game of each title, for tests in which bots play whole games."""

from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.state import State

# a title not named plays its defaults
SHORT: dict[str, dict[str, Any]] = {"colonists": {"last_era": 1}}


def short_options(title: str) -> dict[str, Any]:
    return SHORT.get(title, {})


def short_game(title: str, players: int, seed: int) -> State:
    return registry.get(title).new(players, seed, short_options(title))


def smallest_table(title: str) -> int:
    """The fewest players who play against each other."""
    return max(2, registry.get(title).low)
