"""What a bot is: one method, and the guard that keeps hidden things from it."""

from colonnade.kernel.errors import ColonnadeError, IllegalAction
from colonnade.kernel.rng import STEP, mixed
from colonnade.kernel.state import State


class BotError(ColonnadeError):
    """There is no bot of that name, or a setting it can't have."""


class Bot:
    """The base of every bot: a subclass defines choose() and heeds the settings it knows.

    A bot is made without arguments; colonnade.bots.make() sets what stands here.
    """

    seed: int = 0
    iterations: int | None = None  # how much a searching bot may try for a move
    seconds: float | None = None  # how long it may think about a move
    style: str = "balanced"
    slips: float = 0.0  # points by which a weak level misjudges a move
    moves: int = 0  # decisions taken so far; with the seed it settles every dice roll

    def choose(self, state: State) -> int:
        """One of state.legal(). What the actor can't know was dealt anew in `state`."""
        raise NotImplementedError

    def draw(self, salt: int = 0) -> int:
        """64 bits that follow from seed, move number and salt alone."""
        return mixed(mixed(self.seed + STEP * (self.moves + 1)) + STEP * salt)

    def __str__(self) -> str:
        return type(self).__name__.lower()


def think(bot: Bot, state: State) -> int:
    """A bot's move for whoever has to decide; it sees a resampled state only."""
    if state.over:
        raise IllegalAction("the game is over; there is nothing to think about")
    seen = state.resample(state.actor, bot.draw())
    action = bot.choose(seen)
    bot.moves += 1
    if type(action) is not int or action not in state.choices:
        shown = state.title.actions.names
        named = (
            repr(shown[action])
            if type(action) is int and 0 <= action < len(shown)
            else repr(action)
        )
        raise IllegalAction(f"{bot} answered {named}, which is not legal here")
    return action
