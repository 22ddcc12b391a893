"""The state every title extends, the ops that drive it, and the loop that runs them."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from colonnade.kernel.errors import IllegalAction
from colonnade.kernel.log import Log
from colonnade.kernel.rng import (
    COMPILED,
    MASK,
    STEP,
    STEP_WORD,
    below_of_word,
    word_of,
)

# What is under way: (op, player, a, b, c). The op gives a, b and c their meaning.
Frame = tuple[int, int, int, int, int]

NOBODY: Final = -1

# Steps without a decision after which something is wrong with the rules.
LONGEST_RUN: Final = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game at one moment. Titles add their own ints, lists of ints and player objects.

    A title's clone() must copy every list it changes in place; `choices` and
    `options` are shared because they are only ever replaced, never changed.
    """

    # Declared here and set by begin() or copy_kernel(): an __init__ would run for every clone.
    title: Any  # kernel.title.Title, which imports this module
    ops: "list[Op[Any]]"  # the title's, at hand
    seats: int
    options: dict[str, Any]
    frames: list[Frame]  # the stack of what is under way; changed in place, never replaced
    choices: list[int]
    actor: int
    word: i64  # the generator's memory; see `rng`
    log: Log | None
    # The interpreted engine reads slots faster than a dict, and copies them three times as fast.
    __slots__ = tuple(__annotations__)

    def begin(self, title: Any) -> None:
        """Make an empty state of a title."""
        self.title = title
        self.ops = title.ops
        self.seats = 0
        self.options = {}
        self.frames = []
        self.choices = []
        self.actor = NOBODY
        self.word = 0
        self.log = None

    # --- the contract ----------------------------------------------------------------

    @property
    def player(self) -> int | None:
        """Whose decision it is, None when the game is over."""
        return None if self.actor == NOBODY else self.actor

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def decision(self) -> str:
        """The name of what is asked, "over" at the end."""
        if not self.frames:
            return "over"
        return self.ops[self.frames[-1][0]].name

    @property
    def rng(self) -> int:
        """The generator's memory, 64 bits; the rules step it many times, and keep it as a word."""
        return int(self.word) & MASK

    @rng.setter
    def rng(self, memory: int) -> None:
        self.word = word_of(memory)

    def legal(self) -> list[int]:
        """The legal actions, never empty while somebody has to decide."""
        return self.choices[:]

    def play(self, action: int | str) -> None:
        """Play a legal action, then everything that follows without a decision."""
        if isinstance(action, str):
            action = self.parse(action)
        if not (holds(self.choices, action) if COMPILED else action in self.choices):
            raise self.refusal(action)
        frame = self.frames[-1]
        self.ops[frame[0]].apply(self, frame, action)
        advance(self)

    def refusal(self, action: int) -> IllegalAction:
        """Why an action can't be played now."""
        if self.over:
            return IllegalAction("the game is over; nothing can be played")
        allowed = "; ".join(self.name(choice) for choice in self.choices[:40])
        more = "" if len(self.choices) <= 40 else f"; and {len(self.choices) - 40} more"
        try:
            shown = repr(self.name(action))
        except IllegalAction:
            shown = f"number {action}"
        return IllegalAction(f"{shown} is not legal at {self.decision!r}; legal: {allowed}{more}")

    def name(self, action: int) -> str:
        """The stable canonical name of an action."""
        found: str = self.title.actions.name(action)
        return found

    def parse(self, name: str) -> int:
        """The action of a canonical name."""
        found: int = self.title.actions.parse(name)
        return found

    def words(self, action: int, language: str = "en") -> str:
        """An action in words for people."""
        found: str = self.title.words(self, action, language)
        return found

    def prompt(self, language: str = "en") -> str:
        """What is asked now, in words for people."""
        found: str = self.title.prompt(self, language)
        return found

    def clone(self) -> "State":
        """An independent copy, without the log."""
        raise TypeError("the title must define clone()")

    def scores(self) -> list[int]:
        """Points by seat, final or current."""
        found: list[int] = self.title.scores(self)
        return found

    def ranking(self) -> list[list[int]]:
        """Seats from first to last, those who share a rank together."""
        found: list[list[int]] = self.title.ranking(self)
        return found

    def score_sheet(self) -> list[dict[str, int]]:
        """By seat, the points line by line; the lines add up to scores()."""
        found: list[dict[str, int]] = self.title.score_sheet(self)
        return found

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What a seat (or, with None, a spectator) may see, JSON-able."""
        found: dict[str, Any] = self.title.view(self, viewer)
        return found

    def resample(self, viewer: int | None, seed: int) -> "State":
        """A state equal in all that the viewer knows, the rest dealt anew."""
        found: State = self.title.resample(self, viewer, seed)
        return found

    def dump(self) -> dict[str, Any]:
        """The whole truth, JSON-able; colonnade.load() reads it back."""
        found: dict[str, Any] = self.title.dump(self)
        return found

    def digest(self) -> str:
        """A stable hash of the whole state."""
        found: str = self.title.digest(self)
        return found

    # --- for the rules ---------------------------------------------------------------

    def copy_kernel(self, other: "State") -> None:
        """Copy what this class holds into a fresh clone."""
        other.title = self.title
        other.ops = self.ops
        other.seats = self.seats
        other.options = self.options
        other.frames = self.frames[:]
        other.choices = self.choices
        other.actor = self.actor
        other.word = self.word
        other.log = None

    def push(self, op: int, player: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.frames.append((op, player, a, b, c))

    def swap(self, op: int, player: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Replace the top frame."""
        self.frames[-1] = (op, player, a, b, c)

    def chance(self, n: int) -> int:
        """What chance brings: a number from 0 to n - 1, recorded when there is a log.

        No rule asks for more than rng.LARGEST.
        """
        if COMPILED:
            word = self.word + STEP_WORD
            self.word = word
            value = int(below_of_word(word, i64(n)))
        else:
            memory: int = self.word
            memory = (memory + STEP) & MASK  # rng.stepped(), without a call
            self.word = memory
            z = ((memory ^ (memory >> 30)) * 0xBF58476D1CE4E5B9) & MASK  # and rng.below()
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            value = ((z ^ (z >> 31)) * n) >> 64
        if self.log is not None:
            value = self.log.chance(value, n)
        return value

    def tell(self, event: int, player: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Write what happened, for everybody to read."""
        if self.log is not None:
            self.log.tell(event, player, a, b, c, NOBODY)

    def tell_only(
        self, reader: int, event: int, player: int, a: int = 0, b: int = 0, c: int = 0
    ) -> None:
        """Write what only one player may read."""
        if self.log is not None:
            self.log.tell(event, player, a, b, c, reader)


def holds(choices: list[int], action: int) -> bool:
    """`action in choices` for the compiled engine, which is quicker at comparing plain numbers."""
    i = 0
    while i < len(choices) and choices[i] != action:
        i += 1
    return i < len(choices)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One kind of thing that can be under way; a frame on the stack names it.

    An op that asks has legal() and apply(); any other has run(). Each is called with
    its own frame on top of the stack, and pops, swaps or covers that frame.
    """

    def __init__(self, name: str, asks: bool) -> None:
        self.name = name
        self.asks = asks

    def legal(self, s: S, f: Frame) -> list[int]:
        """The choices, in canonical order; with only one, it is taken without asking."""
        raise TypeError(f"{self.name} asks nothing")

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Do what was chosen."""
        raise TypeError(f"{self.name} asks nothing")

    def run(self, s: S, f: Frame) -> None:
        """Go one step on where nobody has to choose."""
        raise TypeError(f"{self.name} must be asked")


def advance(s: State) -> None:
    """Go on until somebody has a real choice or the game is over."""
    ops = s.ops
    frames = s.frames
    steps = 0
    while steps < LONGEST_RUN:  # quicker than a range where there are one or two steps
        steps += 1
        if not frames:
            s.choices = []
            s.actor = NOBODY
            return
        frame = frames[-1]
        op = ops[frame[0]]
        if not op.asks:
            op.run(s, frame)
            continue
        choices = op.legal(s, frame)
        count = len(choices)
        if count > 1:
            s.choices = choices
            s.actor = frame[1]
            return
        if count == 0:
            raise RuntimeError(f"dead end: {op.name} has no legal action in {s.frames}")
        op.apply(s, frame, choices[0])
    raise RuntimeError(f"the game goes on without a decision in {s.frames}")


def ask_again(s: State) -> None:
    """Find the choices of the decision under way anew, after hidden cards changed hands.

    Unlike advance() this never goes on, so one choice can be all there is.
    """
    if s.actor != NOBODY:
        frame = s.frames[-1]
        s.choices = s.ops[frame[0]].legal(s, frame)
