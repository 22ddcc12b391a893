"""Who sits in the seats that don't learn: bots by name, or any function of a state."""

from collections.abc import Callable, Sequence
from typing import Any

from colonnade.bots import make, think
from colonnade.kernel.errors import BadOption
from colonnade.kernel.rng import mixed
from colonnade.kernel.state import State

# Takes a state that holds only what its player can know, gives a legal action.
Policy = Callable[[State], int]
Opponent = str | Policy


class Opponents:
    """The bots of the other seats, in turn order after the learner."""

    def __init__(self, chosen: Opponent | Sequence[Opponent], count: int) -> None:
        listed = [chosen] * count if isinstance(chosen, str) or callable(chosen) else list(chosen)
        if len(listed) != count:
            raise BadOption(f"opponents: {count} are needed, not {len(listed)}")
        self.chosen: list[Opponent] = listed
        self.bots: list[Any] = []
        self.seed = 0
        self.moves = 0
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game: bots that draw lots draw them from this seed."""
        self.seed = seed
        self.moves = 0
        self.bots = [
            make(one, seed=mixed(seed + i) >> 8) if isinstance(one, str) else one
            for i, one in enumerate(self.chosen)
        ]

    def choose(self, number: int, s: State) -> int:
        """The action of an opponent for the seat that has to decide."""
        bot = self.bots[number]
        if isinstance(self.chosen[number], str):
            return think(bot, s)
        self.moves += 1
        return int(bot(s.resample(s.actor, mixed(self.seed + self.moves) >> 8)))
