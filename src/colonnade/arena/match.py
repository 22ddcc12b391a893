"""One game between bots, from its description to its result; a bot that fails forfeits."""

import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from colonnade.arena.coverage import Coverage
from colonnade.arena.usage import Usage
from colonnade.bots import Bot, make, think
from colonnade.kernel import registry
from colonnade.kernel.errors import ColonnadeError, IllegalAction
from colonnade.kernel.log import Log
from colonnade.kernel.rng import STEP, mixed
from colonnade.kernel.state import State

MOVE_LIMIT = 60.0  # seconds for a move before the bot forfeits
LONGEST = 100_000  # decisions; a game that is not over by then is stopped, and says so


class Match(NamedTuple):
    """A game to be played. Everything that settles its course stands here."""

    game: int
    pairing: str
    title: str
    players: int
    options: str  # JSON
    seed: int
    bots: tuple[str, ...]  # by seat
    move_limit: float = MOVE_LIMIT
    covers: bool = False  # count what the game uses


Result = dict[str, Any]
# told before each move: the seat that thinks now
Watch = Callable[[int], None]


class TooSlow(Exception):
    """A bot used up the time for a move."""


class Forfeit(Exception):
    """A bot can't go on."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


def play(match: Match, watch: Watch | None = None) -> Result:
    """Play a match to its result."""
    title = registry.get(match.title)
    log = Log() if match.covers else None
    coverage = Coverage(match.title) if match.covers else None
    state = title.new(match.players, match.seed, json.loads(match.options), log)
    usage = Usage(title)
    usage.note_set_up(state)
    decisions = 0
    seat, reason = -1, ""
    try:
        bots = seated(match)
        while not state.over and decisions < LONGEST:
            if watch is not None:
                watch(state.actor)
            action = answer(bots[state.actor], state, match.move_limit)
            usage.note(state.actor, action, decisions)
            if coverage is not None:
                coverage.note_action(state, action)
            state.play(action)
            decisions += 1
    except Forfeit as forfeit:
        seat, reason = forfeit.seat, forfeit.reason
    row = result(match, state, usage.rows(), decisions, seat, reason)
    if coverage is not None and log is not None:
        coverage.note_log(log.events, match.players)
        row["covered"] = coverage.rows()
    return row


def seated(match: Match) -> list[Bot]:
    """The bots of a match; each seat has a seed of its own."""
    bots = []
    for seat, name in enumerate(match.bots):
        try:
            bots.append(make(name, bot_seed(match, seat)))
        except ColonnadeError as error:
            raise Forfeit(seat, f"can't be made: {error}") from error
        except Exception as error:
            raise Forfeit(seat, f"can't be made: {type(error).__name__}: {error}") from error
    return bots


def bot_seed(match: Match, seat: int) -> int:
    """Follows from the game's seed and the seat, so that it is the same wherever it runs."""
    return mixed(mixed(match.seed + STEP) + STEP * (seat + 1)) >> 1


def answer(bot: Bot, state: State, limit: float) -> int:
    """A bot's move, or why it forfeits."""
    seat = state.actor
    started = time.monotonic()
    try:
        with alarm(limit):
            action = think(bot, state)
    except TooSlow:
        raise Forfeit(seat, f"no answer within {limit:g} seconds") from None
    except IllegalAction as error:
        raise Forfeit(seat, f"illegal move: {error}") from error
    except Exception as error:
        raise Forfeit(seat, f"raised {type(error).__name__}: {error}") from error
    if time.monotonic() - started > limit:
        raise Forfeit(seat, f"no answer within {limit:g} seconds")
    return action


@contextmanager
def alarm(limit: float) -> Iterator[None]:
    """Raise TooSlow in this thread after so many seconds, where the system has alarms."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlow

    try:
        before = signal.signal(signal.SIGALRM, ring)
    except ValueError:  # not the main thread
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def result(
    match: Match,
    state: State,
    uses: list[dict[str, object]],
    decisions: int,
    forfeit_seat: int = -1,
    forfeit_reason: str = "",
) -> Result:
    """The row of a game. Who forfeits is last; the others share the win."""
    if forfeit_seat >= 0:
        others = [seat for seat in range(match.players) if seat != forfeit_seat]
        ranking = [others, [forfeit_seat]] if others else [[forfeit_seat]]
        winners = others
        reasons = ["forfeit"]
    else:
        ranking = state.ranking()
        winners = ranking[0]
        reasons = state.title.end_reasons(state) if state.over else [stopped(decisions)]
    ranks = [0] * match.players
    place = 1
    for seats in ranking:
        for seat in seats:
            ranks[seat] = place
        place += len(seats)
    return {
        "game": match.game,
        "pairing": match.pairing,
        "title": match.title,
        "rules": registry.get(match.title).version,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "bots": list(match.bots),
        "scores": state.scores(),
        "ranks": ranks,
        "wins": [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.players)],
        "sheets": json.dumps(state.score_sheet()),
        "decisions": decisions,
        "reasons": reasons,
        "forfeit_seat": forfeit_seat,
        "forfeit_reason": forfeit_reason,
        "uses": uses,
    }


def stopped(decisions: int) -> str:
    """The reason of an end that no rule brought about; the scores are those of that moment."""
    return f"stopped after {decisions:,} decisions"


def forfeited(match: Match, seat: int, reason: str) -> Result:
    """The row of a game that could not be finished because a seat's bot took its process down."""
    state = registry.get(match.title).new(match.players, match.seed, json.loads(match.options))
    return result(match, state, [], 0, seat, reason)
