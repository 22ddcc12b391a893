"""The bot with a plan: plays each action on to the next quiet point and judges the position."""

from colonnade.bots.base import Bot
from colonnade.bots.evaluation import Evaluation, evaluation
from colonnade.bots.lookahead import judged_actions
from colonnade.kernel.state import State


class Planner(Bot):
    """Takes the action that leaves it best off against the others, by the title's evaluation."""

    def choose(self, state: State) -> int:
        judge = self.judge(state)
        values = judged_actions(judge, state)
        if self.slips:
            values = [v + self.slip(i) for i, v in enumerate(values)]
        return state.choices[values.index(max(values))]

    def judge(self, state: State) -> Evaluation:
        """How it sees the title."""
        return evaluation(state.title.name, self.style)

    def slip(self, salt: int) -> float:
        """How far a weak level misjudges one of the actions."""
        half = (self.draw(2 + salt) >> 11) / 2.0**53 - (self.draw(1002 + salt) >> 11) / 2.0**53
        return self.slips * half
