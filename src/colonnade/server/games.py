"""Whole games: as files, built from records, replayed. The heavy work runs in a clerk's process."""

import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, insert

from colonnade.kernel import registry
from colonnade.kernel.errors import BadRecord, ColonnadeError
from colonnade.kernel.log import Log
from colonnade.kernel.state import State
from colonnade.server import archive, wire, words
from colonnade.server.archive import Append
from colonnade.server.errors import ApiError, bad, of_engine
from colonnade.server.hall import head_of
from colonnade.server.people import clean
from colonnade.server.play import ending
from colonnade.server.schema import snapshots
from colonnade.server.store import to_json
from colonnade.server.table import SNAPSHOT_EVERY, Draft, Event, Table, now_ms, play

Json = dict[str, Any]

FORMAT = 1
MOST_MOVES = 20_000


def new_id() -> str:
    return secrets.token_hex(8)


# --- files -----------------------------------------------------------------------------------


def record_of(connection: Connection, table: Table, count: int | None = None) -> Json:
    """The record of a table's present line, or of its first moves."""
    started = archive.started_event(connection, table.id)
    if started is None:
        raise bad("the game has not started")
    line = archive.line(connection, table.id)
    moves = line if count is None else line[:count]
    record: Json = {
        "format": 1,
        "title": table.title,
        "rules": table.rules,
        "players": table.players,
        "options": table.options,
        "seed": table.seed,
        "chances": started.data["chances"],
        "digest": started.digest,
        "moves": [[e.data["action"], e.data["chances"], e.digest] for e in moves],
        "over": table.status == "over" and len(moves) == len(line),
    }
    if table.start is not None:
        del record["seed"], record["chances"]
        record["start"] = table.start
    return record


def file_of(connection: Connection, table: Table) -> Json:
    seats = [
        {"name": seat.name, "kind": seat.kind, **({"level": seat.level} if seat.level else {})}
        for seat in table.seats
    ]
    return {
        "colonnade": "game",
        "format": FORMAT,
        "exported": now_ms(),
        "name": table.name,
        "seats": seats,
        "record": record_of(connection, table),
    }


def checked_file(file: Any) -> Json:
    """A game file's outside; the record in it is checked by building the game."""
    if not isinstance(file, dict):
        raise bad("a game file is a JSON object")
    given: Json = file
    if "record" not in given and "moves" in given:
        given = {"colonnade": "game", "format": FORMAT, "name": "", "seats": [], "record": given}
    if given.get("colonnade") != "game" or given.get("format") != FORMAT:
        raise bad('this is no game file: "colonnade": "game", "format": 1 are needed')
    record = given.get("record")
    if not isinstance(record, dict):
        raise bad("record: an object is needed", "record")
    if not isinstance(record.get("moves"), list) or len(record["moves"]) > MOST_MOVES:
        raise bad(f"record.moves: a list of at most {MOST_MOVES} is needed", "record.moves")
    if not isinstance(record.get("title"), str):
        raise bad("record.title: a name is needed", "record.title")
    seats = given.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise bad("seats: a list of objects is needed", "seats")
    return given


def names_in(file: Json, players: int) -> list[str]:
    names = [clean(str(seat.get("name", "")))[:24] for seat in file["seats"]][:players]
    names += [""] * (players - len(names))
    return [name or f"{i + 1}" for i, name in enumerate(names)]


# --- building a table from a record ----------------------------------------------------------


class Built(NamedTuple):
    """A whole table, ready to be written."""

    append: Append
    snapshots: list[Json]


class Refused(NamedTuple):
    """Why a record can't be built; errors of the engine don't travel between processes."""

    status: int
    code: str
    message: str
    field: str | None


def build(table_id: str, created: Json, record: Json, at: int) -> Built | Refused:
    """Replay a record into the events of a new table, every digest checked."""
    try:
        return built(table_id, created, record, at)
    except ColonnadeError as error:
        found = of_engine(error)
    except ApiError as error:
        found = error
    except (ValueError, TypeError, KeyError, IndexError, OverflowError, RecursionError) as error:
        found = ApiError(400, "bad_record", f"record: {error}"[:500])
    return Refused(found.status, found.code, found.message, found.field)


def built(table_id: str, created: Json, record: Json, at: int) -> Built:
    table = Table(table_id)
    news: list[Event] = []
    snaps: list[Json] = []

    def put(draft: Draft) -> None:
        event = table.event(draft, at)
        table.apply(event, draft.state)
        news.append(event)
        if draft.kind in ("started", "over") or table.seq % SNAPSHOT_EVERY == 0:
            row = {"table_id": table_id, "seq": table.seq, "moves": table.moves}
            snaps.append({**row, "data": to_json(table.freeze())})

    put(Draft("created", created))
    put(first(table, record))
    if table.digest != record.get("digest"):
        raise BadRecord("digest: the set-up does not come out as recorded")
    for i, move in enumerate(record["moves"]):
        put(next_move(table, move, i))
    assert table.state is not None
    for draft in ending(table.state):
        put(draft)
    if (table.status == "over") is not record.get("over", False):
        raise BadRecord("moves: the record is cut short")
    sitting = [(i, seat.person) for i, seat in enumerate(table.seats) if seat.person]
    return Built(Append(table_id, 0, news, head_of(table), None, sitting), snaps)


def first(table: Table, record: Json) -> Draft:
    title = registry.get(table.title)
    if table.start is not None:
        return Draft("started", {"chances": [], "told": []}, title.load(table.start), 0)
    log = Log()
    log.script = whole_numbers(record.get("chances"), "chances")
    state = title.new(table.players, table.seed, table.options, log)
    state.log = None
    return Draft("started", {"chances": log.chances, "told": log.events}, state, 0)


def next_move(table: Table, move: Any, i: int) -> Draft:
    if not isinstance(move, list) or len(move) != 3 or not isinstance(move[0], str):
        raise BadRecord(f"moves[{i}]: [action, chances, digest] is needed")
    state = table.state
    assert state is not None
    if state.over:
        raise BadRecord(f"moves[{i}]: the game is over already")
    played = play(state, move[0], whole_numbers(move[1], f"moves[{i}]"))
    if played.state.digest() != move[2]:
        raise BadRecord(f"moves[{i}]: {move[0]!r} does not come out as recorded")
    data = {
        "seat": state.player,
        "action": move[0],
        "decision": state.decision,
        "chances": played.chances,
        "told": played.told,
        "scores": played.state.scores(),
        "answers": table.position,
    }
    return Draft("action", data, played.state, table.moves + 1)


def positions(record: Json) -> Iterator[State]:
    """The states of a game that began in the middle: its start, and after each move."""
    state = registry.load(record["start"])
    yield state
    for action, chances, _ in record["moves"]:
        state = play(state, action, chances).state
        yield state


def whole_numbers(given: Any, where: str) -> list[int]:
    if not isinstance(given, list) or not all(type(n) is int for n in given):
        raise BadRecord(f"{where}: chances must be whole numbers")
    return list(given)


def write_built(connection: Connection, made: Built) -> None:
    archive.create(connection, made.append)
    connection.execute(insert(snapshots), made.snapshots)


# --- replays ---------------------------------------------------------------------------------


def replay(
    frozen: Json,
    table_id: str,
    started: Event,
    line: list[Event],
    viewer: int | None,
    lang: str | None,
) -> bytes:
    """A game move by move as one viewer reads it, as JSON."""
    table = Table(table_id)
    chosen = words.languages(lang)
    table.apply(Event(1, "created", 0, 0, None, frozen["created"]))
    state = table.first_state(started.data["chances"])
    table.status = frozen["status"]
    over = table.status == "over"
    speaker = wire.Speaker(table, chosen)
    moves = []
    for event in line:
        action = state.parse(event.data["action"])
        moves.append(
            {
                "move": event.moves,
                "player": event.data["seat"],
                "action": event.data["action"],
                "decision": state.decision,
                "words": words.of_action(state, action, chosen)
                if seen(state, viewer, over)
                else None,
                "at": event.at,
                "lines": speaker.lines(event, viewer),
            }
        )
        state = play(state, action, event.data["chances"]).state
    answer: Json = {
        "title": table.title,
        "rules": table.rules,
        "players": table.players,
        "seats": wire.seats(table, None),
        "options": table.options,
        "over": over,
        "viewer": viewer,
        "first": speaker.lines(started, viewer),
        "moves": moves,
        "result": frozen["result"],
    }
    if over:
        answer["scores"] = [event.data["scores"] for event in line]
    else:
        for move in moves:
            if move["player"] != viewer:
                move["action"] = None
    return orjson.dumps(answer)


def seen(state: Any, viewer: int | None, over: bool) -> bool:
    """Others' choices in a running game are told by the log alone: a name could tell a hand."""
    return over or state.player == viewer
