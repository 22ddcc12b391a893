"""Playing a move on to the next quiet point, and judging the position that comes of it."""

from typing import Final

from colonnade.bots.evaluation import Evaluation, added_up, largest
from colonnade.kernel.state import State

LONGEST: Final = 60  # decisions until a quiet point, at most


def judged_actions(judge: Evaluation, state: State) -> list[float]:
    """For each legal action: the actor's lead at the next quiet point."""
    return [lead(judge, played_on(judge, state, action), state.actor) for action in state.choices]


def played_on(judge: Evaluation, state: State, action: int) -> State:
    """An action, and what probably follows until nothing is half done.

    The actor himself looks at what each of his choices gives at once; the others
    follow the title's quick advice.
    """
    seat = state.actor
    after = state.clone()
    after.play(action)
    steps = 0
    while not after.over and not judge.quiet(after) and steps < LONGEST:
        steps += 1
        if after.actor == seat:
            after.play(best_at_once(judge, after))
        else:
            after.play(advised(judge, after))
    return after


def followed(judge: Evaluation, state: State, action: int) -> State:
    """As played_on(), but everybody follows the advice: quicker, for the search."""
    after = state.clone()
    after.play(action)
    steps = 0
    while after.actor >= 0 and steps < LONGEST and not judge.quiet(after):
        steps += 1
        after.play(advised(judge, after))
    return after


def advised(judge: Evaluation, state: State) -> int:
    """The action that looks best at a glance."""
    advice = judge.advise(state)
    best = 0
    for i in range(1, len(advice)):
        if advice[i] > advice[best]:
            best = i
    return state.choices[best]


def best_at_once(judge: Evaluation, state: State) -> int:
    """The action after which the position is worth most to the actor, advice breaking ties."""
    advice = judge.advise(state)
    best = -1e9
    found = state.choices[0]
    for action, hint in zip(state.choices, advice, strict=True):
        after = state.clone()
        after.play(action)
        finish_sequence(judge, after, state)
        value = lead(judge, after, state.actor) + 0.01 * hint
        if value > best:
            best, found = value, action
    return found


def finish_sequence(judge: Evaluation, after: State, before: State) -> None:
    """Follow the advice while the same player goes on with the same kind of decision."""
    steps = 0
    while after.frames and after.actor == before.actor and steps < LONGEST:
        if after.frames[-1][0] != before.frames[-1][0] or judge.quiet(after):
            return
        after.play(advised(judge, after))
        steps += 1


def lead(judge: Evaluation, state: State, seat: int) -> float:
    """A seat's points less the others': half by the best of them, half by their average."""
    points = judge.estimates(state)
    if len(points) == 1:
        return points[0]
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - 0.5 * largest(others) - 0.5 * added_up(others) / len(others)
