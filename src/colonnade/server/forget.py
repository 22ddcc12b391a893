"""A person's own data: all of it in one file, and all of it gone."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from colonnade.server import archive, ratings, wire
from colonnade.server.archive import PERSONAL, Append
from colonnade.server.errors import ApiError
from colonnade.server.hall import apply, head_of
from colonnade.server.people import person_of, row_of
from colonnade.server.schema import (
    events,
    links,
    people,
    results,
    seats,
    sessions,
    snapshots,
    tables,
    throttles,
)
from colonnade.server.schema import ratings as rating_rows
from colonnade.server.store import from_json, notify, to_json
from colonnade.server.table import Draft


def tables_of(connection: Connection, person: str) -> list[str]:
    sat = select(seats.c.table_id).where(seats.c.person == person)
    wanted = tables.c.id.in_(sat) | (tables.c.owner == person)
    return list(connection.execute(select(tables.c.id).where(wanted)).scalars())


def everything_about(connection: Connection, person: str) -> dict[str, Any]:
    """What is stored about somebody, JSON-able."""
    known = person_of(row_of(connection, person))
    mine = tables_of(connection, person)
    stored = connection.execute(select(tables.c.summary).where(tables.c.id.in_(mine))).scalars()
    said = connection.execute(
        select(events.c.table_id, events.c.at, events.c.data).where(
            events.c.table_id.in_(mine), events.c.kind == "chat"
        )
    ).all()
    opened = connection.execute(
        select(sessions.c.created, sessions.c.seen).where(sessions.c.person == person)
    ).all()
    finished = connection.execute(select(results).where(results.c.who == person)).mappings()
    return {
        "person": {
            **known._asdict(),
            "notify": known.notify,
        },
        "sessions": [{"created": s.created, "seen": s.seen} for s in opened],
        "tables": [wire.listed(from_json(text), person) for text in stored],
        "results": [{str(name): value for name, value in row.items()} for row in finished],
        "ratings": ratings.of_person(connection, person, known.name),
        "chat": [
            {"table": s.table_id, "at": s.at, "text": from_json(s.data)["text"]}
            for s in said
            if from_json(s.data)["person"] == person
        ],
    }


class Forgotten(NamedTuple):
    """The tables that somebody was at."""

    deleted: list[str]
    changed: list[str]


def forget_person(connection: Connection, person: str) -> Forgotten:
    """Delete somebody; games stay playable, with an empty chair."""
    touched = Forgotten([], [])
    # alone with the person from here on: nothing new can be written about somebody half gone
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    known = row_of(connection, person)
    for table_id in tables_of(connection, person):
        archive.lock(connection, table_id)
        row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
        if row is None:
            continue  # its owner has just taken it away
        if row.status == "lobby" and row.owner == person:
            connection.execute(delete(tables).where(tables.c.id == table_id))
            notify(connection, f"x:{table_id}")
            touched.deleted.append(table_id)
        else:
            empty_chairs(connection, table_id, person, row.status == "lobby")
            notify(connection, f"r:{table_id}")
            touched.changed.append(table_id)
    forget_traces(connection, known)
    notify(connection, f"p:{person}")
    return touched


def forget_traces(connection: Connection, known: Any) -> None:
    """What is kept about somebody beside the tables; `known` is the row of the person."""
    person = known.id
    mailed = links.c.person == person
    if known.email is not None:
        mailed = or_(mailed, links.c.email == known.email)
    connection.execute(delete(links).where(mailed))
    tried = [f"login:{name}" for name in (known.login, known.email) if name is not None]
    connection.execute(delete(throttles).where(throttles.c.name.in_(tried)))
    connection.execute(delete(results).where(results.c.who == person))
    connection.execute(delete(rating_rows).where(rating_rows.c.who == person))
    connection.execute(delete(seats).where(seats.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))


def empty_chairs(connection: Connection, table_id: str, person: str, lobby: bool) -> None:
    """Take a person out of a table's events, snapshots and summary."""
    for name, column in ((events, events.c.data), (snapshots, snapshots.c.data)):
        wanted = select(name.c.seq, column).where(name.c.table_id == table_id)
        if name is events:
            wanted = wanted.where(events.c.kind.in_(PERSONAL))
        for seq, text in connection.execute(wanted).all():
            if person not in text:
                continue
            changed = to_json(without(from_json(text), person, lobby))
            connection.execute(
                update(name)
                .where(name.c.table_id == table_id, name.c.seq == seq)
                .values(data=changed)
            )
    try:
        table = archive.load_table(connection, table_id)
    except ApiError:  # by rules of another version: nobody can go on there
        mine = tables.c.id == table_id
        stored = connection.execute(select(tables.c.summary).where(mine)).scalar_one()
        shown = to_json(without(from_json(stored), person, lobby))
        connection.execute(update(tables).where(mine).values(summary=shown, owner=None))
        return
    sat = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.person == person)
    emptied = list(connection.execute(sat).scalars())
    before = table.seq
    # an event of its own: a process that still has the old table in memory can't write on
    news = apply(table, [Draft("forgotten", {"seats": emptied})])
    sitting = [(i, seat.person) for i, seat in enumerate(table.seats) if seat.person is not None]
    made = Append(table_id, before, news, head_of(table), table.freeze(), sitting)
    archive.append(connection, made)


def without(data: Any, person: str, lobby: bool) -> Any:
    """JSON with every mention of a person gone; his seat opens or goes to a bot."""
    if isinstance(data, list):
        return [without(item, person, lobby) for item in data]
    if not isinstance(data, dict):
        return None if data == person else data
    if data.get("person") == person:
        data = {**data, "person": None, "name": ""}
        if "text" in data:
            data["text"] = ""
        if data.get("kind") == "person":
            data.update({"kind": "open"} if lobby else {"away": "left"})
    return {key: without(value, person, lobby) for key, value in data.items()}
