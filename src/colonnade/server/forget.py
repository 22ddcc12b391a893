"""A person's own data: all of it in one file, and all of it gone."""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from colonnade.server import archive, ratings, wire
from colonnade.server.hall import head_of
from colonnade.server.people import person_of
from colonnade.server.schema import events, people, results, seats, sessions, snapshots, tables
from colonnade.server.schema import ratings as rating_rows
from colonnade.server.store import from_json, notify, to_json

PERSONAL = ("created", "seat", "chat")


def tables_of(connection: Connection, person: str) -> list[str]:
    sat = select(seats.c.table_id).where(seats.c.person == person)
    wanted = tables.c.id.in_(sat) | (tables.c.owner == person)
    return list(connection.execute(select(tables.c.id).where(wanted)).scalars())


def everything_about(connection: Connection, person: str) -> dict[str, Any]:
    """What is stored about somebody, JSON-able."""
    row = connection.execute(select(people).where(people.c.id == person)).one()
    known = person_of(row)
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


def forget_person(connection: Connection, person: str) -> list[str]:
    """Delete somebody; games stay playable, with an empty chair. Returns the tables touched."""
    touched = tables_of(connection, person)
    for table_id in touched:
        archive.lock(connection, table_id)
        row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
        if row.status == "lobby" and row.owner == person:
            connection.execute(delete(tables).where(tables.c.id == table_id))
        else:
            empty_chairs(connection, table_id, person, row.status == "lobby")
        notify(connection, f"x:{table_id}")
    connection.execute(delete(results).where(results.c.who == person))
    connection.execute(delete(rating_rows).where(rating_rows.c.who == person))
    connection.execute(delete(seats).where(seats.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    notify(connection, f"p:{person}")
    return touched


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
    table = archive.load_table(connection, table_id)
    connection.execute(update(tables).where(tables.c.id == table_id).values(**head_of(table)))


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
