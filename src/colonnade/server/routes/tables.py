"""Tables: made, found, joined, arranged, started, played again, written to files and read."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request, Response
from sqlalchemy import Connection, delete, select

from colonnade.kernel import registry
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.options import checked_options, checked_players
from colonnade.server import archive, games, play, ratings, wire, words
from colonnade.server.context import Answer, Server, Visitor, guest, known, server_of, somebody
from colonnade.server.driver import finish
from colonnade.server.errors import ApiError, bad, conflict, not_allowed, not_found, not_yours
from colonnade.server.games import Built, Refused, new_id
from colonnade.server.people import Person, clean
from colonnade.server.routes.bodies import (
    ClockBody,
    ForkBody,
    Id,
    JoinBody,
    NewTableBody,
    OwnSeatBody,
    PlayNowBody,
    RematchBody,
    SeatBody,
    StartBody,
)
from colonnade.server.schema import tables
from colonnade.server.store import from_json, notify
from colonnade.server.table import Draft, Seat, Table, now_ms

router = APIRouter(prefix="/api", tags=["tables"])
Json = dict[str, Any]
STATUSES = ("lobby", "running", "over")


def created(
    title: str, players: int, options: Json, owner: str, chairs: list[Seat], **more: Any
) -> Json:
    """The data of a new table's first event."""
    data: Json = {
        "title": title,
        "rules": registry.get(title).version,
        "players": players,
        "options": options,
        "owner": owner,
        "invite": secrets.token_urlsafe(12),
        "name": "",
        "public": False,
        "spectators": True,
        "hints": False,
        "rated": True,
        "practice": False,
        "clock": {"kind": "none"},
        "seed": secrets.randbits(53),
        "start": None,
        "parent": None,
        "seats": [chair.to_dict() for chair in chairs],
    }
    return {**data, **more}


def checked(title_name: str, players: int | None, options: Json) -> tuple[str, int, Json]:
    """Title, number of players and options, refused here rather than at the start."""
    title = registry.get(title_name)
    count = checked_players(
        title.low, title.high, default_players(title) if players is None else players
    )
    full = checked_options(title.options, options)
    title.new(count, 0, full)  # combinations that don't go together show now
    return title.name, count, full


def default_players(title: Any) -> int:
    return int(min(max(3, title.low), title.high))


def place(table: str) -> Json:
    return {"table": table, "url": f"/table/{table}"}


def seats_from(
    bodies: list[SeatBody] | None, players: int, person: Person, name: str
) -> list[Seat]:
    given = bodies if bodies is not None else [SeatBody(kind="me")]
    if len(given) > players:
        raise bad(f"seats: {players} at most", "seats")
    chairs = []
    for body in given:
        chairs.append(play.chair(body.kind, person.id, body.level, clean(body.name or "") or name))
    return chairs + [Seat() for _ in range(players - len(chairs))]


def clock_of(body: ClockBody) -> Json:
    return body.stored()


@router.post(
    "/play", status_code=201, tags=["play"], summary="A running game against bots, at once"
)
async def play_now(request: Request, body: PlayNowBody) -> Response:
    title, players, options = checked(body.title, body.players, body.options)
    if body.seat >= players:
        raise bad(f"seat: 0 to {players - 1}", "seat")
    response = Answer(b"")
    server, person = await guest(request, response, body.name)
    server.limits.take("tables", request.client.host if request.client else "")
    name = clean(body.name or "") or person.name
    chairs = [
        play.chair("me" if i == body.seat else "bot", person.id, body.level, name)
        for i in range(players)
    ]
    data = created(
        title, players, options, person.id, chairs, hints=True, clock=clock_of(body.clock)
    )
    table = await open_table(server, data, start=True)
    return answered(response, {**place(table.id), "seat": body.seat})


async def open_table(server: Server, data: Json, start: bool) -> Table:
    drafts = [Draft("created", data)]
    if start:
        blank = Table(new_id())
        event = blank.event(drafts[0], now_ms())
        blank.apply(event)
        drafts += play.start(blank)
    return await server.hall.create(new_id(), drafts)


def answered(response: Response, data: Json) -> Response:
    """201 with the guest's cookie, if one was made."""
    answer = Answer(data, status_code=201)
    answer.raw_headers += [h for h in response.raw_headers if h[0] == b"set-cookie"]
    return answer


@router.post("/tables", status_code=201, summary="A new table")
async def new_table(request: Request, body: NewTableBody) -> Response:
    title, players, options = checked(body.title, body.players, body.options)
    response = Answer(b"")
    server, person = await guest(request, response)
    server.limits.take("tables", request.client.host if request.client else "")
    chairs = seats_from(body.seats, players, person, person.name)
    data = created(
        title,
        players,
        options,
        person.id,
        chairs,
        name=clean(body.name, 60),
        public=body.public,
        spectators=body.spectators,
        hints=body.hints,
        rated=body.rated and body.seed is None,
        clock=clock_of(body.clock),
    )
    if body.seed is not None:
        data["seed"] = body.seed
    start = body.start and all(chair.kind != "open" for chair in chairs)
    table = await open_table(server, data, start)
    return answered(response, {**place(table.id), "invite": table.invite})


@router.get("/tables", summary="The public tables")
async def public_tables(
    request: Request,
    status: Annotated[str, Query(max_length=60)] = "lobby,running",
    title: Annotated[str | None, Query(max_length=80)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    server, who = await somebody(request)
    wanted = [name for name in status.split(",") if name in STATUSES]

    def work(connection: Connection) -> list[Any]:
        chosen = select(tables.c.summary).where(tables.c.public == 1, tables.c.status.in_(wanted))
        if title is not None:
            chosen = chosen.where(tables.c.title == title)
        if before is not None:
            chosen = chosen.where(tables.c.updated < before)
        return list(
            connection.execute(chosen.order_by(tables.c.updated.desc()).limit(limit)).scalars()
        )

    found = await server.store.read(work)
    return Answer({"tables": [wire.listed(from_json(row), who.id) for row in found]})


def may_watch(table: Table, who: Visitor, invite: str | None) -> None:
    """People at the table, those with its invitation, and spectators where they are welcome."""
    if table.spectators or table.public or table.seats_of(who.id):
        return
    if who.id is not None and who.id == table.owner:
        return
    if invite is not None and secrets.compare_digest(invite.encode(), table.invite.encode()):
        return
    raise not_allowed("this table has no spectators")


@router.get("/tables/{table}", summary="Everything a board needs")
async def one_table(
    request: Request,
    table: Id,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    lang: Annotated[str | None, Query(max_length=8)] = None,
    invite: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    server, who = await somebody(request)
    chosen = words.languages(lang)
    room = server.hall.room(table)
    async with room.lock:
        live = await server.hall.newest(room)
        may_watch(live.table, who, invite)
        snapshot = server.hall.snapshot(room, live, who.id, seat, chosen)
    return Answer(await with_ratings(server, snapshot))


async def with_ratings(server: Server, snapshot: Json) -> Json:
    """A finished game's result with what it did to the ratings."""
    if snapshot.get("result"):
        changes = await server.store.read(lambda c: ratings.changes(c, snapshot["id"]))
        snapshot["result"] = {**snapshot["result"], "rated": bool(changes), "ratings": changes}
    return snapshot


@router.delete("/tables/{table}", status_code=204, summary="Take a table away")
async def delete_table(request: Request, table: Id) -> Response:
    server, person = await known(request)
    room = server.hall.room(table)
    async with room.lock:
        found = (await server.hall.newest(room)).table
        if found.owner != person.id:
            raise not_yours("only the owner takes a table away")
        if found.status != "lobby" and not found.practice:
            raise conflict("not_running", "a game that has started stays")

        def work(connection: Connection) -> None:
            archive.lock(connection, table)
            connection.execute(delete(tables).where(tables.c.id == table))
            notify(connection, f"x:{table}")

        await server.store.write(work, order=table)
    server.hall.vanish(table)
    return Response(status_code=204)


@router.get("/invites/{invite}", summary="The table of an invitation")
async def invitation(request: Request, invite: Id) -> Response:
    server, who = await somebody(request)
    row = await server.store.read(
        lambda c: c.execute(select(tables.c.summary).where(tables.c.invite == invite)).scalar()
    )
    if row is None:
        raise not_found("invitation")
    return Answer(wire.listed(from_json(row), who.id))


@router.post("/tables/{table}/join", summary="Sit down")
async def join(request: Request, table: Id, body: JoinBody) -> Response:
    found = await server_of(request).hall.look(table)
    invited = body.invite is not None and secrets.compare_digest(
        body.invite.encode(), found.invite.encode()
    )
    response = Answer(b"")
    server, person = await guest(request, response, body.name)
    if not (found.public or invited or found.seats_of(person.id) or found.owner == person.id):
        raise not_allowed("an invitation is needed to join this table")
    name = clean(body.name or "") or person.name
    await server.hall.command(table, lambda t: play.join(t, person.id, name, body.seat))
    mine = (await server.hall.look(table)).seats_of(person.id)
    if not mine:
        raise conflict("taken", "the seat was given up again at once")
    seat = body.seat if body.seat in mine else mine[0]
    answer = Answer({"seat": seat})
    answer.raw_headers += [h for h in response.raw_headers if h[0] == b"set-cookie"]
    return answer


@router.put("/tables/{table}/seats/{seat}", status_code=204, summary="Arrange a seat")
async def arrange(request: Request, table: Id, seat: int, body: SeatBody) -> Response:
    server, person = await known(request)
    name = clean(body.name or "") or person.name
    await server.hall.command(
        table, lambda t: play.set_seat(t, person.id, seat, body.kind, body.level, name)
    )
    return Response(status_code=204)


@router.post("/tables/{table}/leave", status_code=204, summary="Stand up; a bot plays on")
async def leave(request: Request, table: Id, body: OwnSeatBody) -> Response:
    server, person = await known(request)
    await server.hall.command(
        table, lambda t: play.leave(t, play.own_seat(t, person.id, body.seat))
    )
    return Response(status_code=204)


@router.post("/tables/{table}/back", status_code=204, summary="Take your seat back from the bot")
async def back(request: Request, table: Id, body: OwnSeatBody) -> Response:
    server, person = await known(request)

    def decide(t: Table) -> list[Draft]:
        if body.seat is not None:
            return play.back(t, play.own_seat(t, person.id, body.seat))
        play.own_seat(t, person.id, None)
        return [draft for seat in t.seats_of(person.id) for draft in play.back(t, seat)]

    await server.hall.command(table, decide)
    return Response(status_code=204)


@router.post("/tables/{table}/start", status_code=204, summary="Begin the game")
async def start(request: Request, table: Id, body: StartBody) -> Response:
    server, person = await known(request)

    def fill(t: Table) -> list[Draft]:
        if t.owner != person.id:
            raise not_yours("only the owner starts the game")
        if t.status != "lobby":
            raise conflict("not_running", "the game has started already")
        if body.fill is None:
            return []
        free = [i for i, chair in enumerate(t.seats) if chair.kind == "open"]
        return [play.sit(i, play.chair("bot", person.id, body.fill, "")) for i in free]

    await server.hall.command(table, fill)
    await finish(server.hall, table, play.start)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", status_code=201, summary="The same again")
async def rematch(request: Request, table: Id, body: RematchBody) -> Response:
    server, person = await known(request)
    server.limits.take("tables", request.client.host if request.client else "")
    old = await server.hall.look(table)
    if not old.seats_of(person.id) and old.owner != person.id:
        raise not_yours("only people at the table play it again")
    if old.status != "over":
        raise conflict("not_running", "the game is not over")
    if old.start is not None:
        raise not_allowed("a practice game is forked again, not played again")
    mine = old.seats_of(person.id)
    waiting = await server.store.read(
        lambda c: waiting_rematch(c, old, person.id, body.same_seed) if mine else None
    )
    if waiting is not None:
        await server.hall.command(
            waiting.id, lambda t: play.join(t, person.id, person.name, free_seat(t, mine[0]))
        )
        return Answer({**place(waiting.id), "invite": waiting.invite}, status_code=201)
    chairs = []
    for seat in old.seats:
        fresh = Seat.from_dict({**seat.to_dict(), "away": None, "orders": []})
        alone = seat.kind == "bot" or seat.person == person.id
        chairs.append(fresh if alone else Seat())
    title, players, options = checked(old.title, old.players, old.options)
    kept = {n: old.fixed[n] for n in ("public", "spectators", "hints", "clock")}
    kept["rated"] = (await server.store.read(lambda c: archive.created_data(c, old.id)))["rated"]
    data = created(title, players, options, person.id, chairs, name=old.name, parent=old.id, **kept)
    if body.same_seed:
        data.update(seed=old.seed, rated=False)
    made = await open_table(server, data, all(chair.kind != "open" for chair in chairs))
    for other in old.people():
        if other != person.id:
            server.notices.send(made, other, "invited")
    return Answer({**place(made.id), "invite": made.invite}, status_code=201)


def waiting_rematch(connection: Connection, old: Table, person: str, same_seed: bool) -> Any:
    """The table at which somebody waits to play this game again with a person, if there is one."""
    found = connection.execute(
        select(tables.c.id, tables.c.invite, tables.c.summary).where(
            tables.c.owner.in_(old.people()), tables.c.status == "lobby"
        )
    )
    for row in found.all():
        shown = from_json(row.summary)
        room = any(s["kind"] == "open" or s["person"] == person for s in shown["seats"])
        if shown.get("parent") == old.id and room:
            seed = archive.created_data(connection, row.id)["seed"]
            if (seed == old.seed) is same_seed:
                return row
    return None


def free_seat(table: Table, wanted: int) -> int | None:
    return wanted if table.seats[wanted].kind == "open" else None


# --- files and forks -----------------------------------------------------------------------------


@router.post("/tables/import", status_code=201, summary="A game from a file")
async def import_game(request: Request, body: Annotated[Any, Body()]) -> Response:
    file = games.checked_file(body)
    record = file["record"]
    title = registry.get(record["title"])
    players = checked_players(title.low, title.high, record.get("players"))
    if not isinstance(record.get("options"), dict):
        raise bad("record.options: an object is needed", "record.options")
    if record.get("rules") != title.version:
        raise conflict("rules_changed", f"rules {record.get('rules')!r}; this is {title.version}")
    response = Answer(b"")
    server, person = await guest(request, response)
    server.limits.take("tables", request.client.host if request.client else "")
    over = record.get("over") is True
    names = games.names_in(file, players)
    chairs = [Seat("person", None if over else person.id, name) for name in names]
    options = checked_options(title.options, record["options"])
    given = file.get("name")
    data = created(
        title.name,
        players,
        options,
        person.id,
        chairs,
        name=clean(given, 60) if isinstance(given, str) else "",
        rated=False,
        hints=True,
        practice=True,
        start=record.get("start"),
        seed=record.get("seed", 0),
    )
    if not isinstance(data["seed"], int) or isinstance(data["seed"], bool):
        raise bad("record.seed: a whole number is needed", "record.seed")
    made = await build(server, data, record)
    return answered(response, place(made))


async def build(server: Server, data: Json, record: Json) -> str:
    """Check a record in a clerk's process and write the table it makes."""
    table_id = new_id()
    made: Built | Refused = await server.clerks.run(games.build, table_id, data, record, now_ms())
    if isinstance(made, Refused):
        raise ApiError(made.status, made.code, made.message, made.field)
    await server.store.write(lambda c: games.write_built(c, made), order=table_id)
    server.driver.drive(table_id)
    return table_id


@router.get("/tables/{table}/export", summary="The whole game as a file")
async def export_game(
    request: Request, table: Id, invite: Annotated[str | None, Query(max_length=64)] = None
) -> Response:
    server, who = await somebody(request)
    server.limits.take("heavy", who.key)
    found = await server.hall.look(table)
    may_watch(found, who, invite)
    if found.status == "lobby":
        raise conflict("not_running", "the game has not started")
    if found.status == "running":
        if who.id is None or found.people() != [who.id]:
            raise not_allowed("a running game with other people in it is not exported")
        await server.hall.command(table, play.unrated)
        found = await server.hall.look(table)
    file = await server.store.read(lambda c: games.file_of(c, found))
    answer = Answer(file)
    answer.headers["content-disposition"] = f'attachment; filename="{found.title}-{table}.json"'
    return answer


@router.post("/tables/{table}/fork", status_code=201, summary="Practise from any move")
async def fork(request: Request, table: Id, body: ForkBody) -> Response:
    server, person = await known(request)
    server.limits.take("tables", request.client.host if request.client else "")
    old = await server.hall.look(table)
    mine = old.seats_of(person.id)
    if old.status == "lobby":
        raise conflict("not_running", "the game has not started")
    if not mine and (old.owner != person.id or old.status != "over"):
        raise not_yours("only your own games can be forked")
    if body.move > old.moves:
        raise bad(f"move: 0 to {old.moves}", "move")
    seat = body.seat if body.seat is not None else (mine[0] if mine else 0)
    if not 0 <= seat < old.players or (old.status == "running" and seat not in mine):
        raise not_yours(f"seat {seat} is not yours")
    chairs = [
        play.chair(
            "me" if body.hotseat or i == seat else "bot",
            person.id,
            body.level,
            old.seats[i].name if body.hotseat and i != seat else person.name,
        )
        for i in range(old.players)
    ]
    # no advice on a game that still goes on and allows none
    advice = old.hints or old.status == "over"
    more = {"name": old.name, "rated": False, "hints": advice, "practice": True, "parent": old.id}
    data = created(old.title, old.players, old.options, person.id, chairs, **more)
    if old.status == "over":
        record = await server.store.read(lambda c: games.record_of(c, old, body.move))
        data.update(seed=old.seed, start=old.start)
    else:
        state = await server.store.read(lambda c: archive.state_at(c, table, body.move))
        dealt = state.resample(seat, secrets.randbits(53))
        data["start"] = dealt.dump()
        record = {"digest": dealt.digest(), "moves": [], "over": False}
    try:
        return Answer(place(await build(server, data, record)), status_code=201)
    except ColonnadeError as error:
        raise bad(str(error)) from None
