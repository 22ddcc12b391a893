"""A title's judgement of positions as the bots use it: points, chances, quiet points, advice."""

import functools
import math
from collections.abc import Callable
from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.state import State

# What every seat has of each part; how it is counted is the title's business.
Parts = Callable[[State, int], list[float]]
Advice = Callable[[State], list[float]]
NOW = "points"  # the part that is the score as it stands, in a title that says what is realised


class Evaluation:
    """Estimates final points. The numbers come from a title's evaluate module.

    A unit of part i is worth late[i] + (early[i] - late[i]) * time left points.
    """

    def __init__(
        self,
        names: list[str],
        early: list[float],
        late: list[float],
        greedy: list[float],
        spread: float,
        parts: Parts,
        time_left: Callable[[State], float],
        quiet: Callable[[State], bool],
        advise: Advice,
        realised: Callable[[State], float] | None = None,
        points_now: Callable[[State], list[float]] | None = None,
        horizon: Callable[[State], int] | None = None,
    ) -> None:
        self.names = names
        self.early = early
        self.late = late
        self.greedy = greedy
        self.spread = spread
        self.parts = parts
        self.time_left = time_left
        self.quiet = quiet
        self.advise = advise
        self.realised = realised
        self.points_now = points_now
        self.horizon = horizon or ten_points

    def weights(self, left: float) -> list[float]:
        """The worth of a unit of each part with so much of the game left."""
        late = self.late
        early = self.early
        return [late[i] + (early[i] - late[i]) * left for i in range(len(late))]

    def estimates(self, s: State) -> list[float]:
        """The final points of each seat, as far as can be seen now."""
        if s.over:
            return final_points(s)
        weights = self.weights(self.time_left(s))
        found: list[float] = []
        for seat in range(s.seats):
            total = 0.0
            held = self.parts(s, seat)
            for i in range(len(weights)):
                total += held[i] * weights[i]
            found.append(total)
        return found

    def expected(self, s: State, estimates: list[float]) -> list[float]:
        """Final points as people should read them.

        What the weights see coming is made for comparing moves. Where a title knows that games
        bring only a share of it, that share is added to the points there are now.
        """
        if self.realised is None or self.points_now is None or s.over:
            return estimates
        share = self.realised(s)
        now = self.points_now(s)
        return [now[i] + share * (estimates[i] - now[i]) for i in range(len(now))]

    def expected_weights(self, s: State) -> list[float]:
        """What expected() gives for a unit of each part."""
        weights = self.weights(self.time_left(s))
        if self.realised is None or s.over:
            return weights
        share = self.realised(s)
        return [
            worth if name == NOW else worth * share
            for name, worth in zip(self.names, weights, strict=True)
        ]

    def at_a_glance(self, s: State, seat: int) -> float:
        """What a greedy player sees for himself."""
        if s.over:
            return final_points(s)[seat]
        held = self.parts(s, seat)
        greedy = self.greedy
        total = 0.0
        for i in range(len(greedy)):
            total += held[i] * greedy[i]
        return total

    def chances(self, estimates: list[float], left: float) -> list[float]:
        """The chance of each seat to win, from estimated points and the time left."""
        width = self.spread * (0.12 + 0.5 * left)
        best = largest(estimates)
        powers = [math.exp((points - best) / width) for points in estimates]
        whole = added_up(powers)
        return [power / whole for power in powers]


def largest(values: list[float]) -> float:
    found = values[0]
    for value in values:
        if value > found:
            found = value
    return found


def added_up(values: list[float]) -> float:
    """One after the other: the built-in sum rounds by the version of Python."""
    total = 0.0
    for value in values:
        total += value
    return total


def final_points(s: State) -> list[float]:
    """The scores of a finished game, with the tie-break as fractions of a point."""
    found = [float(points) for points in s.scores()]
    ranking: list[list[int]] = s.ranking()
    for rank, seats in enumerate(ranking):
        for seat in seats:
            found[seat] -= 0.01 * rank
    return found


def outcome(s: State) -> list[float]:
    """What a finished game gave each seat: 1 for the winner, shared among several."""
    found = [0.0] * s.seats
    first: list[int] = s.ranking()[0]
    for seat in first:
        found[seat] = 1.0 / len(first)
    return found


# --- titles without an evaluate module -------------------------------------------------


def no_advice(s: State) -> list[float]:
    return [0.0] * len(s.choices)


def always_quiet(_: State) -> bool:
    return True


def half_left(_: State) -> float:
    return 0.5


def ten_points(_: State) -> int:
    return 10


def current_points(s: State, seat: int) -> list[float]:
    return [float(s.scores()[seat])]


def from_scores() -> Evaluation:
    """For a title that says nothing about itself: the score as it stands."""
    return Evaluation(
        ["points"], [1.0], [1.0], [1.0], 10.0, current_points, half_left, always_quiet, no_advice
    )


@functools.cache
def evaluation(title: str, style: str = "balanced") -> Evaluation:
    """How a title is judged, in a playing style."""
    module: Any = registry.part(title, "evaluate")
    if module is None:
        return from_scores()
    factors: dict[str, float] = module.STYLES.get(style, {})
    names = [row[0] for row in module.PARTS]
    return Evaluation(
        names,
        [row[1] * factors.get(row[0], 1.0) for row in module.PARTS],
        [row[2] for row in module.PARTS],
        [row[3] for row in module.PARTS],
        module.SPREAD,
        module.parts,
        module.time_left,
        module.quiet,
        module.advise,
        getattr(module, "realised", None),
        getattr(module, "points_now", None),
        getattr(module, "horizon", None),
    )
