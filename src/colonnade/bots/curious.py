"""The bot that tries things out: in every game another wish, followed with other whims."""

import math
import zlib
from typing import Any

from colonnade.bots.base import Bot
from colonnade.bots.labels import component_names, labels
from colonnade.kernel import registry
from colonnade.kernel.rng import STEP, mixed
from colonnade.kernel.state import State

# how much more or less a bot likes a kind of action or a component than another
WHIMS = (0.15, 1.0, 1.0, 4.0, 30.0)
MILD = (0.3, 1.0, 1.0, 3.0)  # with a wish
NEW = 4.0  # what it has not done yet in this game
WISHED = 3.0  # how far an action helps that names what is wished, where a title gives no advice

Wish = tuple[str, str]  # table, name


class Curious(Bot):
    """Has a wish to use one component, or none, and otherwise does what it fancies.

    Wish and whims follow from its seed. It plays hardly better than chance, but over many
    games it comes to positions that plain random play does not reach.
    """

    def __init__(self) -> None:
        self.wish: Wish | None = None
        self.liking: dict[tuple[str, str], float] = {}
        self.done: set[tuple[str, str]] = set()

    def choose(self, state: State) -> int:
        names = labels(state.title.name)
        if not self.moves:
            self.wish = self.wish_for(state)
        weights = [
            self.likes(names[action]) * math.exp(hope)
            for action, hope in zip(state.choices, self.hopes(state), strict=True)
        ]
        left = (self.draw(1) >> 11) / 2.0**53 * sum(weights)
        chosen = state.choices[-1]
        for action, weight in zip(state.choices, weights, strict=True):
            left -= weight
            if left < 0:
                chosen = action
                break
        self.done.add(names[chosen])
        return chosen

    def wish_for(self, state: State) -> Wish | None:
        """Something to use in this game: what the title thinks possible, or any component."""
        if self.fancy("whether") % 4 == 0:
            return None
        module: Any = registry.part(state.title.name, "wishes")
        found = component_names(state.title.name) if module is None else module.possible(state)
        wish: Wish = found[self.fancy("wish") % len(found)]
        return wish

    def hopes(self, state: State) -> list[float]:
        """How far each legal action leads towards the wish."""
        if self.wish is None:
            return [0.0] * len(state.choices)
        module: Any = registry.part(state.title.name, "wishes")
        if module is None:
            names = labels(state.title.name)
            return [WISHED * (names[action][1] == self.wish[1]) for action in state.choices]
        hopes: list[float] = module.toward(state, *self.wish)
        return hopes

    def likes(self, label: tuple[str, str]) -> float:
        """The whims of this game about a kind of action and a component; new is better."""
        found = self.liking.get(label)
        if found is None:
            key, component = label
            whims = WHIMS if self.wish is None else MILD
            found = whims[self.fancy(key) % len(whims)]
            if component:
                found *= whims[self.fancy(component) % len(whims)]
            self.liking[label] = found
        return found if label in self.done else NEW * found

    def fancy(self, what: str) -> int:
        """64 bits that follow from the seed and a name alone."""
        return mixed(mixed(self.seed) + STEP * (zlib.crc32(what.encode()) + 1))
