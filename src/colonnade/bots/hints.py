"""Advice for people: the legal moves ranked, what each is worth, and why, in words."""

import math
from typing import Any, NamedTuple

from colonnade.bots import words
from colonnade.bots.catalogue import make
from colonnade.bots.evaluation import Evaluation, evaluation
from colonnade.bots.lookahead import lead, played_on
from colonnade.bots.search import Search
from colonnade.bots.tree import Node
from colonnade.kernel.errors import IllegalAction
from colonnade.kernel.state import State

ITERATIONS = 500
REASONS = 3  # gains that are told, at most
WORTH_TELLING = 0.15  # points


class Hint(NamedTuple):
    """One legal move as the search sees it."""

    action: int
    name: str  # canonical
    words: str
    score: float  # estimated final points of the player who moves
    win: float  # chance to win, 0 to 1
    certainty: float  # 1 less the half width of the 95 % interval of the chance; 0 if untried
    gains: list[str]  # what the move brings the player, most important first
    gives: list[str]  # what it brings the others

    def as_data(self) -> dict[str, Any]:
        """JSON-able."""
        return self._asdict()


def hints(
    state: State,
    language: str = "en",
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    style: str | None = None,
) -> list[Hint]:
    """Every legal move, best first. Only what the player to move may know is used."""
    if state.over:
        raise IllegalAction("the game is over; there is no move to advise")
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    bot = make("search", seed, iterations, seconds, style)
    assert isinstance(bot, Search)
    seen = state.resample(state.actor, bot.draw())
    bot.choose(seen)
    assert bot.tree is not None
    judge = evaluation(seen.title.name, bot.style)
    futures = {action: played_on(judge, seen, action) for action in seen.choices}
    reasons = reasons_for(judge, seen, futures, language)
    made = [
        hint(judge, seen, action, bot.tree.root, futures[action], reasons[action], language)
        for action in seen.choices
    ]
    leads = {action: lead(judge, futures[action], seen.actor) for action in seen.choices}
    tried = dict(zip(bot.tree.root.actions, bot.tree.root.tried, strict=True))
    made.sort(key=lambda h: (-tried[h.action], -h.win, -leads[h.action], h.action))
    return made


def hint(
    judge: Evaluation,
    state: State,
    action: int,
    root: Node,
    future: State,
    reasons: tuple[list[str], list[str]],
    language: str,
) -> Hint:
    edge = root.actions.index(action)
    tried = root.tried[edge]
    if tried:
        score = root.points[edge] / tried
        win = root.wins[edge] / tried
    else:
        points = judge.estimates(future)
        score = judge.expected(future, points)[state.actor]
        win = judge.chances(points, judge.time_left(future))[state.actor]
    return Hint(
        action,
        state.name(action),
        state.words(action, language),
        round(score, 2),
        round(win, 4),
        round(certainty(tried, win, root.squares[edge]), 4),
        *reasons,
    )


def certainty(tried: int, mean: float, squares: float) -> float:
    """1 less the half width of the 95 % interval of the chance to win."""
    if tried < 2:
        return 0.0
    variance = max(squares / tried - mean * mean, 0.0) * tried / (tried - 1)
    # few trials that happened to agree are no certainty: one more, half a win away, is assumed
    spread = math.sqrt(variance / tried) + 0.5 / tried
    return max(0.0, 1.0 - 1.96 * spread)


def reasons_for(
    judge: Evaluation, state: State, futures: dict[int, State], language: str
) -> dict[int, tuple[list[str], list[str]]]:
    """What sets each move apart from the average move: for the player, and for the others."""
    own: dict[int, list[float]] = {}
    others: dict[int, list[float]] = {}
    for action, future in futures.items():
        worth = judge.expected_weights(future)
        own[action] = weighed(judge.parts(future, state.actor), worth)
        others[action] = [0.0] * len(worth)
        for seat in range(state.seats):
            if seat != state.actor:
                theirs = weighed(judge.parts(future, seat), worth)
                others[action] = [a + b for a, b in zip(others[action], theirs, strict=True)]
    return {
        action: (
            told(judge, state, own, action, "gain", REASONS, language)
            or [words.say(language, "nothing-special")],
            told(judge, state, others, action, "give", REASONS - 1, language),
        )
        for action in futures
    }


def weighed(parts: list[float], worth: list[float]) -> list[float]:
    return [part * points for part, points in zip(parts, worth, strict=True)]


def told(
    judge: Evaluation,
    state: State,
    values: dict[int, list[float]],
    action: int,
    key: str,
    most: int,
    language: str,
) -> list[str]:
    """The largest differences to the average of the other moves, as sentences."""
    rest = [values[other] for other in values if other != action]
    differences = [
        value - sum(row[i] for row in rest) / len(rest) for i, value in enumerate(values[action])
    ]
    order = sorted(range(len(differences)), key=lambda i: -abs(differences[i]))
    return [
        words.say(
            language,
            key,
            part=words.part_name(state.title.name, judge.names[i], language),
            points=words.number(differences[i], language),
        )
        for i in order[:most]
        if abs(differences[i]) >= WORTH_TELLING
    ]
