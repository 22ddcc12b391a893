"""What the environments share: seeds of games, where a game starts, how it is shown."""

import json
import secrets
from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption
from colonnade.kernel.rng import MASK, below, seeded, stepped
from colonnade.kernel.state import State


class Seeds:
    """A run of seeds: a given one fixes all that follow, without one each run is another."""

    def __init__(self) -> None:
        self.memory: int | None = None

    def reseed(self, seed: int | None) -> None:
        if seed is not None:
            self.memory = seeded(int(seed))
        elif self.memory is None:
            self.memory = secrets.randbits(64)

    def draw(self) -> int:
        return self.below(1 << 48)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.memory is None:
            self.reseed(None)
        assert self.memory is not None
        self.memory = stepped(self.memory) & MASK
        return below(self.memory, n)


def starting_state(
    title: str, players: int, seed: int, options: dict[str, Any], asked: dict[str, Any] | None
) -> State:
    """A new game, or the position that reset(options={"start": dump}) asks for."""
    asked = asked or {}  # other libraries' names in it are none of our business
    if asked.get("start") is None:
        return registry.new(title, players, seed, **options)
    found = registry.load(asked["start"])
    if found.title.name != title or found.seats != players:
        raise BadOption(
            f"start: a dump of {title} with {players} players is needed, "
            f"not of {found.title.name} with {found.seats}"
        )
    if found.options != registry.get(title).new(players, 0, options).options:
        raise BadOption("start: the dump has other options than the environment")
    return found


def describe(s: State) -> str:
    """The decision and the table as a spectator sees them, as text."""
    if s.over:
        lines = [f"over: scores {s.scores()}, ranking {s.ranking()}"]
    else:
        lines = [f"player_{s.actor}: {s.prompt()}"]
        lines += [f"  {action:4}  {s.name(action)}" for action in s.choices]
    view = s.view(None)["state"]
    lines += [f"{name}: {json.dumps(value)}" for name, value in view.items() if name != "players"]
    for seat, board in enumerate(view.get("players", [])):
        lines.append(f"player_{seat}: {json.dumps(board)}")
    return "\n".join(lines)
