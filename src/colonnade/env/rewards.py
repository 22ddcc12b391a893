"""What a finished game is worth to each seat."""

from collections.abc import Callable
from typing import Final

from colonnade.kernel.errors import BadOption, one_of
from colonnade.kernel.state import State


def difference(s: State) -> list[float]:
    """Final score less the best score of the others; alone, the score itself."""
    scores = s.scores()
    if len(scores) == 1:
        return [float(scores[0])]
    order = sorted(scores)
    best, second = order[-1], order[-2]
    return [float(score - (second if score == best else best)) for score in scores]


def win_share(s: State) -> list[float]:
    """1 for the winner, shared by those who tie after the tie-break; 0 for the others."""
    winners = s.ranking()[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]


def zero_sum(s: State) -> list[float]:
    """The win share shifted and scaled to sum up to 0: 1 for a winner, alone the share itself."""
    shares = win_share(s)
    others = s.seats - 1
    return [(share * s.seats - 1) / others for share in shares] if others else shares


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {
    "difference": difference,
    "win_share": win_share,
    "zero_sum": zero_sum,
}


def reward_named(name: str) -> Callable[[State], list[float]]:
    if name not in REWARDS:
        raise BadOption(one_of("reward", name, list(REWARDS)))
    return REWARDS[name]
