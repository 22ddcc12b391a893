"""The bot that knows nothing: any legal move is as good as another."""

from colonnade.bots.base import Bot
from colonnade.kernel.rng import below
from colonnade.kernel.state import State


class Random(Bot):
    """Plays any legal action with equal chance."""

    def choose(self, state: State) -> int:
        return state.choices[below(self.draw(1), len(state.choices))]
