"""A table as its events make it: nothing changes but by an event."""

import copy
import time
from typing import Any, NamedTuple

from colonnade.kernel import registry
from colonnade.kernel.log import Event as Told
from colonnade.kernel.log import Log
from colonnade.kernel.state import State
from colonnade.server.errors import conflict

SNAPSHOT_EVERY = 25
GRACE = 60_000  # ms on the clock of somebody who comes back without any left

# events after which another position is on the table; actions answer the last of them
POSITION_KINDS = ("started", "action", "undo")


class Event(NamedTuple):
    """One entry of a table's log, as it is stored."""

    seq: int
    kind: str
    at: int
    moves: int
    digest: str | None
    data: dict[str, Any]


class Draft(NamedTuple):
    """An event that is about to be written, with the state it leads to."""

    kind: str
    data: dict[str, Any]
    state: State | None = None
    moves: int | None = None


class Played(NamedTuple):
    """What an action did."""

    state: State
    told: list[Told]
    chances: list[int]


def now_ms() -> int:
    return int(time.time() * 1000)


def play(state: State, action: int | str, script: list[int] | None = None) -> Played:
    """Play on a copy. With a script, recorded chance holds."""
    after = state.clone()
    log = Log()
    log.script = list(script or ())
    after.log = log
    after.play(action)
    after.log = None
    return Played(after, log.events, log.chances)


class Seat:
    """A chair: who sits there and who moves the pieces."""

    def __init__(self, kind: str = "open", person: str | None = None, name: str = "") -> None:
        self.kind = kind  # open, person, bot
        self.person = person
        self.name = name
        self.level: str | None = None
        self.away: str | None = None  # left, time
        self.orders: list[dict[str, Any]] = []

    @property
    def by_server(self) -> bool:
        """A bot moves here, for good or until the owner is back."""
        return self.kind == "bot" or self.away is not None

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "level": self.level,
            "away": self.away,
            "orders": self.orders,
        }

    @classmethod
    def from_dict(cls, given: dict[str, Any]) -> "Seat":
        seat = cls(given["kind"], given.get("person"), given.get("name", ""))
        seat.level = given.get("level")
        seat.away = given.get("away")
        seat.orders = given.get("orders") or []
        return seat


# what "created" sets and never changes
FIXED = (
    "title", "rules", "options", "players", "owner", "invite", "public", "spectators", "hints",
    "practice", "clock", "seed", "start", "parent",
)  # fmt: skip


class Table:
    """The whole truth about a table. Built by apply(), written and read by freeze() and thaw()."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.fixed: dict[str, Any] = {}
        self.name = ""
        self.rated = False
        self.seats: list[Seat] = []
        self.status = "lobby"
        self.created = 0
        self.started: int | None = None
        self.finished: int | None = None
        self.updated = 0
        self.seq = 0
        self.position = 0
        self.moves = 0
        self.state: State | None = None
        self.digest: str | None = None
        # undo: whose last moves in a row revealed nothing, how many; and what was taken back
        self.stretch_player = -1
        self.stretch = 0
        self.redo: list[list[Any]] = []  # [seat, action], the next one last
        self.request: dict[str, Any] | None = None
        # the clock of the seat asked
        self.since = 0
        self.bank: list[int] = []
        self.reminded = 0  # the position for which a reminder went out
        self.result: dict[str, Any] | None = None

    def fix(self, fixed: dict[str, Any]) -> None:
        """What is fixed when the table is made becomes its attributes."""
        self.fixed = fixed
        vars(self).update(fixed)

    def __getattr__(self, name: str) -> Any:
        """Nothing else is there; this is how types know of what is fixed."""
        raise AttributeError(name)

    # --- what can be asked ---------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        return None if self.state is None else self.state.player

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> list[str]:
        """Everybody who sits here, once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def running(self) -> State:
        """The state of a game that goes on."""
        if self.status != "running" or self.state is None:
            raise conflict("not_running", "the game has not started or is over")
        return self.state

    def undoable(self, seat: int) -> int:
        return self.stretch if self.stretch_player == seat and self.status == "running" else 0

    def by_server(self) -> bool:
        """It is a bot's move."""
        actor = self.actor
        return self.status == "running" and actor is not None and self.seats[actor].by_server

    def deadline(self) -> int | None:
        """When the clock of the seat asked runs out."""
        actor = self.actor
        if self.clock["kind"] == "none" or self.status != "running" or actor is None:
            return None
        if self.seats[actor].by_server:
            return None
        if self.clock["kind"] == "move":
            return self.since + int(self.clock["seconds"] * 1000)
        return self.since + self.bank[actor]

    def reminder(self) -> int | None:
        """When the seat asked should be reminded, if it was not yet."""
        deadline = self.deadline()
        before = self.clock.get("remind")
        if deadline is None or before is None or self.reminded == self.position:
            return None
        return max(self.since, deadline - int(before * 1000))

    def due(self, at: int) -> int | None:
        """When the server must act by itself."""
        if self.by_server() or self.ordered() is not None:
            return at
        times = [t for t in (self.deadline(), self.reminder()) if t is not None]
        return min(times) if times else None

    def ordered(self) -> int | None:
        """The action that a standing order of the seat asked plays now."""
        if self.status != "running" or self.state is None or self.actor is None:
            return None
        for order in self.seats[self.actor].orders:
            found = obeyed(order, self.state)
            if found is not None:
                return found
        return None

    # --- events --------------------------------------------------------------------------

    def event(self, draft: Draft, at: int) -> Event:
        """The stored form of a draft that would come next."""
        state = self.state if draft.state is None else draft.state
        digest = self.digest if draft.state is None or state is None else state.digest()
        moves = self.moves if draft.moves is None else draft.moves
        return Event(self.seq + 1, draft.kind, max(at, self.updated), moves, digest, draft.data)

    def apply(self, event: Event, state: State | None = None) -> None:
        """Go one event on. Without the state at hand it is worked out and the digest compared."""
        if event.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: event {event.seq} after {self.seq}")
        getattr(self, f"on_{event.kind}")(event, state)
        self.seq = event.seq
        self.updated = event.at
        self.moves = event.moves
        if event.digest != self.digest:
            self.digest = event.digest
            assert self.state is not None
            if state is None and self.state.digest() != event.digest:
                raise ValueError(f"table {self.id}: event {event.seq} does not come out as stored")
        if event.kind in POSITION_KINDS:
            self.position = event.seq

    def on_created(self, event: Event, state: State | None) -> None:
        data = event.data
        self.fix({name: data.get(name) for name in FIXED})
        self.name = data["name"]
        self.rated = data["rated"]
        self.seats = [Seat.from_dict(seat) for seat in data["seats"]]
        self.created = event.at

    def on_seat(self, event: Event, state: State | None) -> None:
        self.seats[event.data["seat"]] = Seat.from_dict(event.data)

    def on_forgotten(self, event: Event, state: State | None) -> None:
        """Who sat there is no longer known: the chair is open, or a bot's for good."""
        for i in event.data["seats"]:
            self.seats[i] = Seat()
            if self.status != "lobby":
                self.seats[i].kind = "person"
                self.seats[i].away = "left"

    def on_started(self, event: Event, state: State | None) -> None:
        self.state = state or self.first_state(event.data["chances"])
        self.status = "running"
        self.started = self.since = event.at
        if self.clock["kind"] == "bank":
            self.bank = [int(self.clock["seconds"] * 1000)] * self.players

    def first_state(self, chances: list[int]) -> State:
        """The set-up, as it was dealt."""
        title = registry.get(self.title)
        if self.start is not None:
            return title.load(self.start)
        log = Log()
        log.script = list(chances)
        made = title.new(self.players, self.seed, self.options, log)
        made.log = None
        return made

    def on_action(self, event: Event, state: State | None) -> None:
        data = event.data
        assert self.state is not None
        seat, action = data["seat"], data["action"]
        before = self.actor
        if state is None:
            state = play(self.state, action, data["chances"]).state
        self.state = state
        self.spend(before, event.at)
        if data["chances"]:
            self.stretch_player, self.stretch = seat, 0
        elif self.stretch_player == seat:
            self.stretch += 1
        else:
            self.stretch_player, self.stretch = seat, 1
        if self.redo and self.redo[-1] == [seat, action]:
            self.redo.pop()
        else:
            self.redo = []
        self.request = None
        self.count_orders(seat, data)

    def count_orders(self, seat: int, data: dict[str, Any]) -> None:
        """Drop the orders whose end has come."""
        names = registry.get(self.title).events
        told = {names[kind] for kind, *_ in data["told"]}
        for chair in self.seats:
            chair.orders = [o for o in chair.orders if o.get("until", {}).get("event") not in told]
        if data.get("auto") == "order":
            for order in self.seats[seat].orders:
                if order.get("action") == data["action"] and "count" in order.get("until", {}):
                    order["until"]["count"] -= 1
                    break
        actor = self.actor
        for i, chair in enumerate(self.seats):
            chair.orders = [o for o in chair.orders if not ended(o, self.state, i == actor)]

    def on_undo(self, event: Event, state: State | None) -> None:
        if state is None:
            raise ValueError("an undo is applied with the state it goes back to")
        data = event.data
        self.spend(self.actor, event.at)
        self.state = state
        self.redo = self.redo + data["taken"][::-1]
        self.stretch = max(0, self.stretch - len(data["taken"])) if not data["consent"] else 0
        self.request = None
        for seat in {taken[0] for taken in data["taken"]}:
            self.seats[seat].orders = []

    def on_request(self, event: Event, state: State | None) -> None:
        data = event.data
        self.request = {"by": data["seat"], "to": data["to"], "agreed": data["agreed"]}

    def on_answer(self, event: Event, state: State | None) -> None:
        if self.request is None:
            return
        if event.data["agree"]:
            self.request["agreed"] = event.data["agreed"]
        else:
            self.request = None

    def on_orders(self, event: Event, state: State | None) -> None:
        self.seats[event.data["seat"]].orders = copy.deepcopy(event.data["orders"])

    def on_away(self, event: Event, state: State | None) -> None:
        self.seats[event.data["seat"]].away = event.data["why"]

    def on_back(self, event: Event, state: State | None) -> None:
        seat = event.data["seat"]
        self.seats[seat].away = None
        if self.bank:
            self.bank[seat] = max(self.bank[seat], GRACE)
        if self.actor == seat:
            self.since = event.at

    def on_chat(self, event: Event, state: State | None) -> None:
        """Words change nothing on the table."""

    def on_unrated(self, event: Event, state: State | None) -> None:
        self.rated = False

    def on_reminded(self, event: Event, state: State | None) -> None:
        self.reminded = self.position

    def on_over(self, event: Event, state: State | None) -> None:
        self.status = "over"
        self.finished = event.at
        self.result = event.data

    def spend(self, seat: int | None, at: int) -> None:
        """Stop the clock of who was asked and start that of who is asked now."""
        if seat is not None and self.clock["kind"] == "bank" and not self.seats[seat].by_server:
            self.bank[seat] = max(0, self.bank[seat] - (at - self.since))
            if self.actor != seat:
                self.bank[seat] += int(self.clock.get("increment", 0) * 1000)
        self.since = at

    # --- snapshots -----------------------------------------------------------------------

    def freeze(self) -> dict[str, Any]:
        """Everything, JSON-able; thaw() reads it back."""
        return {
            "fixed": self.fixed,
            "name": self.name,
            "rated": self.rated,
            "seats": [seat.to_dict() for seat in self.seats],
            "status": self.status,
            "times": [self.created, self.started, self.finished, self.updated],
            "numbers": [self.seq, self.position, self.moves],
            "state": None if self.state is None else self.state.dump(),
            "digest": self.digest,
            "undo": [self.stretch_player, self.stretch, self.redo, self.request],
            "clock": [self.since, self.bank, self.reminded],
            "result": self.result,
        }


def thaw(table_id: str, frozen: dict[str, Any]) -> Table:
    table = Table(table_id)
    table.fix(frozen["fixed"])
    table.name = frozen["name"]
    table.rated = frozen["rated"]
    table.seats = [Seat.from_dict(seat) for seat in frozen["seats"]]
    table.status = frozen["status"]
    table.created, table.started, table.finished, table.updated = frozen["times"]
    table.seq, table.position, table.moves = frozen["numbers"]
    table.digest = frozen["digest"]
    table.stretch_player, table.stretch, table.redo, table.request = frozen["undo"]
    table.since, table.bank, table.reminded = frozen["clock"]
    table.result = frozen["result"]
    if frozen["state"] is not None:
        check_rules(table)
        table.state = registry.load(frozen["state"])
    return table


def check_rules(table: Table) -> None:
    """A game goes on only by the rules it was started with."""
    rules = registry.get(table.title).version
    if table.rules != rules:
        raise conflict(
            "rules_changed",
            f"this game was started with rules version {table.rules}; this server plays {rules}",
        )


def obeyed(order: dict[str, Any], state: State) -> int | None:
    """The action an order plays in a state, None if it has nothing to say."""
    if order["do"] == "forced":
        return forced(state)
    if order.get("decision") not in (None, state.decision):
        return None
    action = state.title.actions.ids.get(order["action"])
    return action if action in state.choices else None


MOST_FORCED = 12  # choices that are compared at most


def forced(state: State) -> int | None:
    """The first choice, when all lead to the same position and reveal nothing."""
    if len(state.choices) > MOST_FORCED:
        return None
    outcomes = set()
    for action in state.choices:
        played = play(state, action)
        if played.chances:
            return None
        outcomes.add(played.state.digest())
        if len(outcomes) > 1:
            return None
    return state.choices[0]


def ended(order: dict[str, Any], state: State | None, asked: bool) -> bool:
    until = order.get("until") or {}
    if until.get("count", 1) <= 0:
        return True
    return asked and state is not None and until.get("decision") == state.decision
