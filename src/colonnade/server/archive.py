"""Tables in the database: append events, load a table, find any of its positions."""

import hashlib
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from colonnade.kernel.state import State
from colonnade.server import metrics
from colonnade.server.errors import Conflict, conflict, not_found
from colonnade.server.schema import events, people, seats, snapshots, tables
from colonnade.server.store import from_json, notify, to_json
from colonnade.server.table import Event, Table, check_rules, play, thaw

TAIL = 200  # log lines kept at hand
PERSONAL = ("created", "seat", "chat")  # the kinds of events that name people


# The statements of every action, built once: building them is dearer than running them.
HEAD = (
    "title", "rules", "name", "owner", "invite", "status", "public", "seq", "moves", "summary",
    "created", "updated", "due",
)  # fmt: skip
MOVE_HEAD = (
    update(tables)
    .where(tables.c.id == bindparam("this_table"), tables.c.seq == bindparam("this_seq"))
    .values({name: bindparam(name) for name in HEAD})
)
ADD_EVENTS = insert(events)
ADD_SNAPSHOT = insert(snapshots)


class Append(NamedTuple):
    """What one command writes: its events, and the table after them."""

    table_id: str
    expected: int  # the seq that must be the last one now
    events: list[Event]
    head: dict[str, Any]  # columns of the table's row
    snapshot: dict[str, Any] | None
    sitting: list[tuple[int, str]] | None  # (seat, person), when that changed
    also: Callable[[Connection], None] | None = None


def lock(connection: Connection, table_id: str) -> None:
    """Only one process writes a table at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": lock_key(table_id)})


def lock_key(table_id: str) -> int:
    digest = hashlib.blake2b(table_id.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def create(connection: Connection, made: Append) -> None:
    check_people(connection, made.events)
    connection.execute(insert(tables), {"id": made.table_id, **made.head})
    write_rows(connection, made)


def append(connection: Connection, made: Append) -> None:
    """Write events after the expected one, or raise Conflict."""
    check_people(connection, made.events)  # before the table, in the order of who is forgotten
    lock(connection, made.table_id)
    known = {"this_table": made.table_id, "this_seq": made.expected}
    changed = connection.execute(MOVE_HEAD, {**made.head, **known})
    if changed.rowcount != 1:
        raise Conflict(made.table_id)
    write_rows(connection, made)


def write_rows(connection: Connection, made: Append) -> None:
    connection.execute(ADD_EVENTS, [row_of(made.table_id, event) for event in made.events])
    last = made.events[-1]
    if made.snapshot is not None:
        connection.execute(
            ADD_SNAPSHOT,
            {
                "table_id": made.table_id,
                "seq": last.seq,
                "moves": last.moves,
                "data": to_json(made.snapshot),
            },
        )
    if made.sitting is not None:
        connection.execute(delete(seats).where(seats.c.table_id == made.table_id))
        if made.sitting:
            rows = [{"table_id": made.table_id, "seat": i, "person": p} for i, p in made.sitting]
            connection.execute(insert(seats), rows)
    if made.also is not None:
        made.also(connection)
    notify(connection, f"t:{made.table_id}:{last.seq}")


def check_people(connection: Connection, news: list[Event]) -> None:
    """Whoever new events name is still there: nobody's chair stays taken by somebody forgotten."""
    named = {who for event in news if event.kind in PERSONAL for who in named_in(event.data)}
    if named:
        there = select(people.c.id).where(people.c.id.in_(named))
        found = connection.execute(there.with_for_update(read=True, key_share=True)).all()
        if len(found) < len(named):
            raise conflict("gone", "somebody named here has just deleted the account")


def named_in(data: dict[str, Any]) -> list[str]:
    """The people an event names: an owner, who sits, who speaks."""
    chairs = [chair.get("person") for chair in data.get("seats", [])]
    return [who for who in (data.get("owner"), data.get("person"), *chairs) if who is not None]


def row_of(table_id: str, event: Event) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": event.seq,
        "kind": event.kind,
        "at": event.at,
        "moves": event.moves,
        "digest": event.digest,
        "data": to_json(event.data),
    }


def event_of(row: Any) -> Event:
    return Event(row.seq, row.kind, row.at, row.moves, row.digest, from_json(row.data))


def events_after(connection: Connection, table_id: str, seq: int) -> list[Event]:
    found = connection.execute(
        select(events)
        .where(events.c.table_id == table_id, events.c.seq > seq)
        .order_by(events.c.seq)
    )
    return [event_of(row) for row in found]


class Loaded(NamedTuple):
    """A table with the end of its log and chat."""

    table: Table
    lines: list[Event]  # events with something to tell, undone ones taken out
    chat: list[Event]


def load(connection: Connection, table_id: str) -> Loaded:
    """Snapshot plus tail."""
    started = time.perf_counter()
    table = load_table(connection, table_id)
    loaded = Loaded(table, last_told(connection, table_id), last_chat(connection, table_id))
    metrics.LOADS.observe(time.perf_counter() - started)
    return loaded


def load_table(connection: Connection, table_id: str) -> Table:
    row = connection.execute(
        select(snapshots.c.data)
        .where(snapshots.c.table_id == table_id)
        .order_by(snapshots.c.seq.desc())
        .limit(1)
    ).first()
    table = Table(table_id) if row is None else thaw(table_id, from_json(row.data))
    for event in events_after(connection, table_id, table.seq):
        if event.kind == "started":
            check_rules(table)
        table.apply(event)
    if table.seq == 0:
        raise not_found("table")
    return table


SILENT = ("forgotten", "chat", "orders", "request", "answer", "unrated", "reminded", "created")


def last_told(
    connection: Connection, table_id: str, before: int | None = None, count: int = TAIL
) -> list[Event]:
    """The last events that have lines of the log, those of moves taken back left out."""
    wanted = select(events).where(events.c.table_id == table_id, events.c.kind.not_in(SILENT))
    if before is not None:
        wanted = wanted.where(events.c.seq < before)
    found = connection.execute(wanted.order_by(events.c.seq.desc()).limit(count)).all()
    told: list[Event] = []
    cut = None  # moves above this were taken back later on
    if before is not None:
        cut = lowest_undo_after(connection, table_id, before)
    for row in found:
        if row.kind in ("action", "started") and cut is not None and row.moves > cut:
            continue
        if row.kind == "undo":
            cut = row.moves if cut is None else min(cut, row.moves)
        told.append(event_of(row))
    return told[::-1]


def lowest_undo_after(connection: Connection, table_id: str, seq: int) -> int | None:
    found: int | None = connection.execute(
        select(events.c.moves)
        .where(events.c.table_id == table_id, events.c.seq >= seq, events.c.kind == "undo")
        .order_by(events.c.moves)
        .limit(1)
    ).scalar()
    return found


def last_chat(connection: Connection, table_id: str, count: int = 100) -> list[Event]:
    found = connection.execute(
        select(events)
        .where(events.c.table_id == table_id, events.c.kind == "chat")
        .order_by(events.c.seq.desc())
        .limit(count)
    )
    return [event_of(row) for row in found][::-1]


def answer_to(connection: Connection, table_id: str, position: int) -> Event | None:
    """The event that changed the position after this one."""
    row = connection.execute(
        select(events)
        .where(
            events.c.table_id == table_id,
            events.c.seq > position,
            events.c.kind.in_(("action", "undo")),
        )
        .order_by(events.c.seq)
        .limit(1)
    ).first()
    return None if row is None else event_of(row)


def line(connection: Connection, table_id: str, after: int = 0) -> list[Event]:
    """The actions that count, in order: those taken back are left out."""
    found = connection.execute(
        select(events)
        .where(
            events.c.table_id == table_id,
            events.c.seq > after,
            events.c.kind.in_(("action", "undo")),
        )
        .order_by(events.c.seq)
    )
    kept: list[Event] = []
    for row in found:
        while kept and kept[-1].moves > row.moves - (row.kind == "action"):
            kept.pop()
        if row.kind == "action":
            kept.append(event_of(row))
    return kept


def state_at(connection: Connection, table_id: str, move: int) -> State:
    """The position after a move of the present line, from the nearest snapshot."""
    undone = connection.execute(
        select(events.c.seq, events.c.moves).where(
            events.c.table_id == table_id, events.c.kind == "undo"
        )
    ).all()
    found = connection.execute(
        select(snapshots.c.seq, snapshots.c.moves)
        .where(snapshots.c.table_id == table_id, snapshots.c.moves <= move)
        .order_by(snapshots.c.seq.desc())
    ).all()
    for snap in found:
        if all(undo.seq <= snap.seq or undo.moves >= snap.moves for undo in undone):
            return replayed(connection, table_id, snap.seq, move)
    raise not_found("move")


def replayed(connection: Connection, table_id: str, seq: int, move: int) -> State:
    data = connection.execute(
        select(snapshots.c.data).where(snapshots.c.table_id == table_id, snapshots.c.seq == seq)
    ).scalar()
    table = None if data is None else thaw(table_id, from_json(data))
    if table is None or table.state is None:
        raise not_found("move")
    state = table.state
    digest = table.digest
    reached = table.moves
    for event in line(connection, table_id, seq):
        if reached < event.moves <= move:
            state = play(state, event.data["action"], event.data["chances"]).state
            digest = event.digest
            reached = event.moves
    if reached < move:
        raise not_found("move")  # it has just been taken back
    if state.digest() != digest:
        raise ValueError(f"table {table_id}: move {move} does not come out as stored")
    return state


def created_data(connection: Connection, table_id: str) -> dict[str, Any]:
    """What a table was made with."""
    first = select(events.c.data).where(events.c.table_id == table_id, events.c.seq == 1)
    stored = connection.execute(first).scalar()
    if stored is None:
        raise not_found("table")
    found: dict[str, Any] = from_json(stored)
    return found


def started_event(connection: Connection, table_id: str) -> Event | None:
    row = connection.execute(
        select(events).where(events.c.table_id == table_id, events.c.kind == "started")
    ).first()
    return None if row is None else event_of(row)
