"""A title as the rest of the project sees it: its tables, and the contract in full."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from colonnade.kernel import codec, rng, text
from colonnade.kernel.actions import Actions
from colonnade.kernel.errors import BadDump, BadOption
from colonnade.kernel.log import Event, Log
from colonnade.kernel.options import Option, checked_options, checked_players
from colonnade.kernel.state import Op, State, advance, ask_again

DUMP_FORMAT = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """The base of every title. A title fills the attributes and the methods that raise."""

    def __init__(
        self,
        name: str,
        version: int,
        players: tuple[int, int],
        options: Sequence[Option],
        actions: Actions,
        ops: Sequence[Op[Any]],
        fields: Sequence[codec.Field],
        events: Sequence[str],
    ) -> None:
        self.name = name
        self.version = version
        self.low, self.high = players
        self.options = tuple(options)
        self.actions = actions
        self.ops = list(ops)
        # every title's dump begins with what the kernel's State holds
        self.fields: tuple[codec.Field, ...] = (
            codec.Frames([op.name for op in ops]),
            codec.Number("rng", 0, rng.MASK, "the memory of the generator", codec.HIDDEN),
            *fields,
        )
        self.events = list(events)

    # --- what a title must define ----------------------------------------------------

    def blank(self) -> State:
        """An empty state object of the title."""
        raise NotImplementedError

    def set_up(self, s: State) -> None:
        """Lay out the first state: s.seats, s.options and s.rng are set; push the first frame."""
        raise NotImplementedError

    def check(self, s: State) -> None:
        """Raise BadDump where a count is impossible: every component is somewhere, once."""
        raise NotImplementedError

    def balance(self, s: State) -> None:
        """Set the supplies to what is not on the boards (for scenarios)."""
        raise NotImplementedError

    def score_sheet(self, s: State) -> list[dict[str, int]]:
        raise NotImplementedError

    def tie_break(self, s: State, seat: int) -> tuple[int, ...]:
        """What decides between equal scores, larger is better."""
        return ()

    def hide(self, s: State, viewer: int | None) -> None:
        """Deal anew, with s.chance, what the viewer can't know. The rng is new already."""

    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Every component with all its values, table by table."""
        raise NotImplementedError

    def end_reasons(self, s: State) -> list[str]:
        """Why the game is over, as stable names; empty while it goes on."""
        return []

    def action_args(self, s: State, action: int, language: str) -> dict[str, Any]:
        """What the message of an action needs."""
        return {}

    def event_args(self, event: Event, language: str) -> dict[str, Any]:
        """What the message of an event needs, besides $player."""
        return {}

    def extras(self, s: State, viewer: int | None) -> dict[str, Any]:
        """What a client wants to show and only rules can tell: prices, capacities, incomes."""
        return {}

    def restore(self, s: State) -> None:
        """Set what follows from the dumped fields and is not dumped itself."""

    # --- the contract ----------------------------------------------------------------

    def new(
        self, players: Any, seed: Any, options: dict[str, Any], log: Log | None = None
    ) -> State:
        """A new game; players and seed come from outside and are checked here."""
        s = self.blank()
        s.begin(self)
        s.seats = checked_players(self.low, self.high, players)
        s.options = checked_options(self.options, options)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadOption(f"seed: a whole number is needed, not {seed!r}")
        s.rng = rng.seeded(seed)
        s.log = log
        self.check_options(s)
        self.set_up(s)
        advance(s)
        return s

    def check_options(self, s: State) -> None:
        """Raise BadOption for combinations that don't go together."""

    def dump(self, s: State) -> dict[str, Any]:
        return {
            "format": DUMP_FORMAT,
            "title": self.name,
            "rules": self.version,
            "players": s.seats,
            "options": s.options,
            "state": codec.write_fields(self.fields, s),
        }

    def load(self, dump: Any) -> State:
        s = self.read(dump)
        self.check_frames(s)
        self.check(s)
        self.go_on(s)
        return s

    def go_on(self, s: State) -> None:
        """Go to the next decision of a state that was read; its frames may make no sense."""
        try:
            advance(s)
        except (RuntimeError, IndexError) as error:
            problem = f"what is under way does not fit the rest of the state: {error}"
            raise BadDump("state.frames", problem) from None

    def read(self, dump: Any) -> State:
        """The state of a dump, its fields read but not yet checked together."""
        if not isinstance(dump, dict):
            raise BadDump("dump", "an object is needed")
        head = ("format", "title", "rules", "players", "options", "state")
        for name in head:
            if name not in dump:
                raise BadDump(name, "missing field")
        for name in dump:
            if name not in head:
                raise BadDump(str(name), f"unknown field; allowed: {', '.join(head)}")
        if dump["format"] != DUMP_FORMAT:
            raise BadDump("format", f"{dump['format']!r} is unknown; allowed: {DUMP_FORMAT}")
        if dump["title"] != self.name:
            raise BadDump("title", f"{dump['title']!r} is not {self.name!r}")
        if dump["rules"] != self.version:
            raise BadDump("rules", f"version {dump['rules']!r}; this is {self.version}")
        if not isinstance(dump["options"], dict):
            raise BadDump("options", "an object is needed")
        s = self.blank()
        s.begin(self)
        try:
            s.seats = checked_players(self.low, self.high, dump["players"])
        except BadOption as error:
            raise BadDump("players", str(error)) from None
        try:
            s.options = checked_options(self.options, dump["options"])
            self.check_options(s)
        except BadOption as error:
            raise BadDump("options", str(error)) from None
        codec.read_fields(self.fields, s, dump["state"], "state")
        for field in self.fields:
            if isinstance(field, codec.Objects) and field.name == "players":
                found = len(getattr(s, field.name))
                if found != s.seats:
                    raise BadDump("state.players", f"{s.seats} are needed, not {found}")
        self.restore(s)
        return s

    def check_frames(self, s: State) -> None:
        for i, frame in enumerate(s.frames):
            op = self.ops[frame[0]]
            if not (0 if op.asks else -1) <= frame[1] < s.seats:
                raise BadDump(
                    f"state.frames[{i}]",
                    f"player {frame[1]} at {op.name}; allowed: 0 to {s.seats - 1}",
                )

    def digest(self, s: State) -> str:
        return codec.digest_of(self.dump(s))

    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        self.check_viewer(s, viewer)
        asked = s.player is not None and s.player == viewer
        return {
            "title": self.name,
            "rules": self.version,
            "players": s.seats,
            "options": s.options,
            "viewer": viewer,
            "player": s.player,
            "decision": s.decision,
            "legal": [self.actions.names[a] for a in s.choices] if asked else [],
            "over": s.over,
            "scores": s.scores() if s.over else None,
            "ranking": s.ranking() if s.over else None,
            "end": self.end_reasons(s) if s.over else None,
            "state": codec.view_fields(self.fields, s, viewer, None, s.over),
            "extras": self.extras(s, viewer),
        }

    def check_viewer(self, s: State, viewer: int | None) -> None:
        if viewer is not None and not 0 <= viewer < s.seats:
            raise BadOption(f"viewer: {viewer!r} is no seat; allowed: 0 to {s.seats - 1} or None")

    def resample(self, s: State, viewer: int | None, seed: int) -> State:
        self.check_viewer(s, viewer)
        copy = s.clone()
        copy.rng = rng.seeded(seed)
        if not s.over:
            self.hide(copy, viewer)
            ask_again(copy)
        return copy

    def scores(self, s: State) -> list[int]:
        return [sum(sheet.values()) for sheet in self.score_sheet(s)]

    def ranking(self, s: State) -> list[list[int]]:
        scores = self.scores(s)
        keys = [(scores[seat], *self.tie_break(s, seat)) for seat in range(s.seats)]
        return [
            [seat for seat in range(s.seats) if keys[seat] == key]
            for key in sorted(set(keys), reverse=True)
        ]

    # --- words -----------------------------------------------------------------------

    def say(self, language: str, key: str, args: dict[str, Any] | None = None) -> str:
        """A message of this title's text."""
        return text.say(self.name, language, key, args or {})

    def words(self, s: State, action: int, language: str) -> str:
        self.actions.name(action)
        return self.say(
            language, f"do-{self.actions.keys[action]}", self.action_args(s, action, language)
        )

    def prompt(self, s: State, language: str) -> str:
        return self.say(language, f"ask-{s.decision.replace('_', '-')}")

    def sentence(self, event: Event, names: Sequence[str], language: str) -> str:
        """An event of the log as a sentence."""
        args = self.event_args(event, language)
        args["player"] = names[event[1]] if event[1] >= 0 else ""
        return self.say(language, f"event-{self.events[event[0]]}", args)
