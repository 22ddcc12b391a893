"""Commands at a table: each looks at the table and drafts the events it wants, or refuses."""

from collections.abc import Callable
from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.errors import IllegalAction
from colonnade.kernel.log import Log
from colonnade.kernel.state import State
from colonnade.server.errors import ApiError, bad, conflict, not_allowed, not_yours
from colonnade.server.table import Draft, Seat, Table, check_rules, play
from colonnade.server.words import bot_name

Json = dict[str, Any]
Decider = Callable[[Table], "list[Draft]"]

MOST_ORDERS = 10


def stale(table: Table) -> ApiError:
    return ApiError(
        409,
        "stale",
        "the position has moved on; look again",
        extra={"position": table.position, "seq": table.seq},
    )


def answers(table: Table, position: int) -> None:
    if position != table.position:
        raise stale(table)


def own_seat(table: Table, person: str | None, seat: int | None) -> int:
    """The seat a person means: the one named, else the one asked, else his first."""
    mine = table.seats_of(person)
    if seat is not None:
        if seat not in mine:
            raise not_yours(f"seat {seat} is not yours")
        return seat
    if not mine:
        raise not_yours("you have no seat at this table")
    return table.actor if table.actor in mine else mine[0]


# --- the game ------------------------------------------------------------------------------


def start(table: Table) -> list[Draft]:
    """Deal and begin."""
    if table.status != "lobby":
        raise conflict("not_running", "the game has started already")
    if any(seat.kind == "open" for seat in table.seats):
        raise conflict("not_running", "some seats are still open")
    check_rules(table)
    state, told, chances = dealt(table)
    drafts = [Draft("started", {"chances": chances, "told": told}, state, 0)]
    return [*drafts, *ending(state)]


def dealt(table: Table) -> tuple[State, list[Any], list[int]]:
    title = registry.get(table.title)
    if table.start is not None:
        return title.load(table.start), [], []
    log = Log()
    state = title.new(table.players, table.seed, table.options, log)
    state.log = None
    return state, log.events, log.chances


def act(table: Table, seat: int, position: int, action: int | str, auto: str | None) -> list[Draft]:
    """Play an action for a seat."""
    state = table.running()
    answers(table, position)
    if state.player != seat:
        raise not_yours(f"seat {seat} is not asked now; seat {state.player} is")
    if isinstance(action, str):
        action = state.parse(action)
    if action not in state.choices:
        raise state.refusal(action)
    return moved(table, state, seat, action, auto)


def moved(
    table: Table, state: State, seat: int, action: int, auto: str | None, redo: bool = False
) -> list[Draft]:
    played = play(state, action)
    data: Json = {
        "seat": seat,
        "action": state.name(action),
        "decision": state.decision,
        "chances": played.chances,
        "told": played.told,
        "scores": played.state.scores(),
        "answers": table.position,
    }
    if auto is not None:
        data["auto"] = auto
    if redo:
        data["redo"] = True
    after = Draft("action", data, played.state, table.moves + 1)
    return [after, *ending(played.state)]


def ending(state: State) -> list[Draft]:
    """What is written down when the game is over."""
    if not state.over:
        return []
    return [
        Draft(
            "over",
            {
                "scores": state.scores(),
                "ranking": state.ranking(),
                "end": state.title.end_reasons(state),
                "sheet": state.score_sheet(),
            },
        )
    ]


def repeats(event: Any, seat: int, position: int, action: int | str, table: Table) -> bool:
    """The action was played already, as an answer to this very position."""
    if event is None or event.kind != "action" or event.data.get("answers") != position:
        return False
    if isinstance(action, int):
        try:
            action = registry.get(table.title).actions.name(action)
        except IllegalAction:
            return False
    return bool(event.data["seat"] == seat and event.data["action"] == action)


# --- taking back ---------------------------------------------------------------------------


def undo(table: Table, seat: int, position: int, moves: int | None) -> int:
    """To which move a seat's undo goes back; all it may, without a number."""
    table.running()
    answers(table, position)
    depth = table.undoable(seat)
    if depth == 0:
        raise conflict(
            "nothing_to_undo",
            "nothing to take back: another player moved or something was revealed",
        )
    count = depth if moves is None else moves
    if count > depth:
        raise conflict("nothing_to_undo", f"only {depth} of your moves can be taken back")
    return table.moves - count


def undone(table: Table, seat: int, taken: list[Any], state: State, consent: bool) -> list[Draft]:
    """Go back to a state; `taken` are the moves that go, first one first."""
    data = {"seat": seat, "taken": taken, "consent": consent}
    return [Draft("undo", data, state, table.moves - len(taken))]


def redo(table: Table, seat: int, position: int) -> list[Draft]:
    state = table.running()
    answers(table, position)
    if not table.redo or table.redo[-1][0] != seat or table.actor != seat:
        raise conflict("nothing_to_undo", "there is no move of yours to play again")
    action = state.parse(table.redo[-1][1])
    if action not in state.choices:
        raise state.refusal(action)
    return moved(table, state, seat, action, None, redo=True)


def request(table: Table, seat: int, to: int) -> list[Draft]:
    """Ask everybody to go back to after a move. An empty answer: all have agreed."""
    table.running()
    if not 0 <= to < table.moves:
        raise bad(f"to: {to} is no earlier move; allowed: 0 to {table.moves - 1}", "to")
    agreed = table.seats_of(table.seats[seat].person)
    if not others(table, agreed):
        return []
    return [Draft("request", {"seat": seat, "to": to, "agreed": agreed})]


def others(table: Table, agreed: list[int]) -> list[int]:
    """Who else has to agree: people who are there."""
    return [
        i
        for i, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.away is None and i not in agreed
    ]


def answer(table: Table, seat: int, agree: bool) -> tuple[list[Draft], bool]:
    """Agree or refuse; and whether everybody has agreed now."""
    table.running()
    if table.request is None:
        raise conflict("nothing_to_undo", "nobody asks to take moves back")
    agreed = sorted({*table.request["agreed"], *table.seats_of(table.seats[seat].person)})
    data = {"seat": seat, "agree": agree, "agreed": agreed}
    return [Draft("answer", data)], agree and not others(table, agreed)


# --- orders, chairs, talk ------------------------------------------------------------------


def orders(table: Table, seat: int, given: list[Json]) -> list[Draft]:
    table.running()
    if len(given) > MOST_ORDERS:
        raise bad(f"orders: at most {MOST_ORDERS}", "orders")
    title = registry.get(table.title)
    decisions = {op.name for op in title.ops if op.asks}
    for order in given:
        if order["do"] == "play":
            title.actions.parse(order["action"])
        until = order.get("until") or {}
        for name in (order.get("decision"), until.get("decision")):
            if name is not None and name not in decisions:
                raise bad(f"unknown decision {name!r}; allowed: {', '.join(sorted(decisions))}")
        event = until.get("event")
        if event is not None and event not in title.events:
            raise bad(f"unknown event {event!r}; allowed: {', '.join(title.events)}")
    return [Draft("orders", {"seat": seat, "orders": given})]


def chat(table: Table, person: str, name: str, text: str) -> list[Draft]:
    mine = table.seats_of(person)
    if not mine and person != table.owner:
        raise not_yours("only people at the table can talk")
    seat = mine[0] if mine else None
    shown = table.seats[seat].name if seat is not None else name
    return [Draft("chat", {"person": person, "seat": seat, "name": shown, "text": text})]


def sit(seat: int, chair: Seat) -> Draft:
    return Draft("seat", {"seat": seat, **chair.to_dict()})


def join(table: Table, person: str, name: str, seat: int | None) -> list[Draft]:
    """Sit down; who sits already stays where he is."""
    if table.seats_of(person) and (seat is None or seat in table.seats_of(person)):
        return []
    if table.status != "lobby":
        raise conflict("full", "the game has started")
    free = [i for i, chair in enumerate(table.seats) if chair.kind == "open"]
    if not free:
        raise conflict("full", "no seat is open")
    if seat is not None and seat not in free:
        raise conflict("taken", f"seat {seat} is taken")
    return [sit(free[0] if seat is None else seat, Seat("person", person, name))]


def set_seat(
    table: Table, person: str, seat: int, kind: str, level: str | None, name: str
) -> list[Draft]:
    """The owner arranges the chairs before the game."""
    if person != table.owner:
        raise not_yours("only the owner of the table arranges the seats")
    if table.status != "lobby":
        raise conflict("not_running", "the game has started")
    if not 0 <= seat < table.players:
        raise bad(f"seat: {seat} is none; allowed: 0 to {table.players - 1}", "seat")
    return [sit(seat, chair(kind, person, level, name))]


def chair(kind: str, person: str, level: str | None, name: str) -> Seat:
    if kind == "me":
        return Seat("person", person, name)
    if kind == "bot":
        made = Seat("bot", None, bot_name(level or "medium"))
        made.level = level or "medium"
        return made
    return Seat()


def leave(table: Table, seat: int) -> list[Draft]:
    if table.status == "lobby":
        return [sit(seat, Seat())]
    table.running()
    if table.seats[seat].away is not None:
        return []
    return [Draft("away", {"seat": seat, "why": "left"})]


def back(table: Table, seat: int) -> list[Draft]:
    table.running()
    if table.seats[seat].away is None:
        return []
    return [Draft("back", {"seat": seat})]


def unrated(table: Table) -> list[Draft]:
    """From now on the game does not count."""
    return [Draft("unrated", {})] if table.rated and table.status == "running" else []


def may_hint(table: Table) -> None:
    if not table.hints:
        raise not_allowed("this table allows no hints")
