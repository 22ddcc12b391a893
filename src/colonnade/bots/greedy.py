"""The bot that takes what it can see: most points and income right after its own moves."""

from colonnade.bots.base import Bot
from colonnade.bots.evaluation import Evaluation, evaluation
from colonnade.kernel.rng import below
from colonnade.kernel.state import State

FOLLOW_UPS = 2  # own decisions that follow at once and are tried out too


class Greedy(Bot):
    """Tries each action, and what he himself decides directly after it; sees only himself."""

    def choose(self, state: State) -> int:
        judge = evaluation(state.title.name)
        values = [sight(judge, state, action, FOLLOW_UPS) for action in state.choices]
        best = max(values)
        ties = [a for a, value in zip(state.choices, values, strict=True) if value == best]
        return ties[below(self.draw(1), len(ties))]


def sight(judge: Evaluation, state: State, action: int, follow_ups: int) -> float:
    """What a seat has in sight after an action and its own best decisions right after it."""
    seat = state.actor
    after = state.clone()
    after.play(action)
    if follow_ups == 0 or after.actor != seat or judge.quiet(after):
        return judge.at_a_glance(after, seat)
    return max(sight(judge, after, reply, follow_ups - 1) for reply in after.choices)
