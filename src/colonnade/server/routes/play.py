"""Play: actions, taking back, standing orders, talk, advice."""

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from colonnade.server import archive, games, metrics, minds, play
from colonnade.server.context import Answer, Server, known, somebody
from colonnade.server.driver import finish
from colonnade.server.errors import ApiError, bad, conflict, not_allowed
from colonnade.server.people import Person, clean
from colonnade.server.routes.bodies import (
    Action,
    ActionBody,
    AnalysisBody,
    AnswerBody,
    ChatBody,
    HintBody,
    Id,
    OrdersBody,
    PositionBody,
    RequestBody,
    UndoBody,
)
from colonnade.server.routes.tables import may_watch
from colonnade.server.table import Draft, Table

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
Json = dict[str, Any]
HINT_SECONDS = 1.5
MOST_ANALYSES = 32


async def do_act(
    server: Server, person: Person, table: str, position: int, action: Action, seat: int | None
) -> Json:
    """Play an action; the very same one again is acknowledged again."""
    started = time.perf_counter()
    server.limits.take("actions", person.id)

    def decide(t: Table) -> list[Draft]:
        own = play.own_seat(t, person.id, seat)
        if t.seats[own].away is not None:
            raise conflict("away", "a bot plays for you; come back first")
        return play.act(t, own, position, action, None)

    try:
        answer = await finish(server.hall, table, decide)
    except ApiError as error:
        if error.code not in ("stale", "not_running", "not_yours"):
            raise
        repeated = await already(server, person, table, position, action, seat)
        if repeated is None:
            raise
        return repeated
    metrics.ACTIONS.labels("person").inc()
    metrics.ACTION_TIME.observe(time.perf_counter() - started)
    return answer


async def already(
    server: Server, person: Person, table_id: str, position: int, action: Action, seat: int | None
) -> Json | None:
    """The acknowledgement of an action that was played before, if this is it again."""
    table = await server.hall.look(table_id)
    mine = table.seats_of(person.id) if seat is None else [seat]
    event = await server.store.read(lambda c: archive.answer_to(c, table_id, position))
    for own in mine:
        if own in table.seats_of(person.id) and play.repeats(event, own, position, action, table):
            assert event is not None
            numbers = {"seq": event.seq, "position": event.seq, "moves": event.moves}
            return {**numbers, "repeated": True}
    return None


async def do_chat(server: Server, person: Person, table: str, text: str) -> Json:
    server.limits.take("chat", person.id)
    said = clean(text, 500)
    if not said:
        raise bad("text: something readable is needed", "text")
    return await server.hall.command(table, lambda t: play.chat(t, person.id, person.name, said))


@router.post("/actions", summary="Play an action")
async def act(request: Request, table: Id, body: ActionBody) -> Response:
    server, person = await known(request)
    return Answer(await do_act(server, person, table, body.position, body.action, body.seat))


# --- taking back -----------------------------------------------------------------------------


async def take_back(server: Server, table: Table, seat: int, to: int, consent: bool) -> list[Draft]:
    """The drafts of an undo, with the state it goes back to."""

    def work(connection: Connection) -> Any:
        line = archive.line(connection, table.id)
        return archive.state_at(connection, table.id, to), line[to:]

    state, gone = await server.store.read(work)
    taken = [[event.data["seat"], event.data["action"]] for event in gone]
    return play.undone(table, seat, taken, state, consent)


async def undo_moves(
    server: Server, person: Person, table: str, body: Any, moves: int | None
) -> Json:
    server.limits.take("actions", person.id)

    async def decide(t: Table) -> list[Draft]:
        seat = undo_seat(t, person.id, body.seat)
        to = play.undo(t, seat, body.position, moves)
        return await take_back(server, t, seat, to, consent=False)

    return await server.hall.command(table, decide)


def undo_seat(table: Table, person: str, seat: int | None) -> int:
    """Of several own seats, the one that has something to take back."""
    mine = table.seats_of(person)
    if seat is None and table.stretch_player in mine:
        return table.stretch_player
    return play.own_seat(table, person, seat)


@router.post("/undo", summary="Take back own moves")
async def undo(request: Request, table: Id, body: UndoBody) -> Response:
    server, person = await known(request)
    return Answer(await undo_moves(server, person, table, body, body.moves))


@router.post("/restart", summary="Take back all that can be")
async def restart(request: Request, table: Id, body: PositionBody) -> Response:
    server, person = await known(request)
    return Answer(await undo_moves(server, person, table, body, None))


@router.post("/redo", summary="Play a move again that was taken back")
async def redo(request: Request, table: Id, body: PositionBody) -> Response:
    server, person = await known(request)
    server.limits.take("actions", person.id)

    def decide(t: Table) -> list[Draft]:
        return play.redo(t, play.own_seat(t, person.id, body.seat), body.position)

    return Answer(await finish(server.hall, table, decide))


@router.post("/undo/request", summary="Ask everybody to go back")
async def undo_request(request: Request, table: Id, body: RequestBody) -> Response:
    server, person = await known(request)
    server.limits.take("actions", person.id)

    async def decide(t: Table) -> list[Draft]:
        seat = play.own_seat(t, person.id, body.seat)
        asked = play.request(t, seat, body.to)
        if asked:
            return asked
        back = await take_back(server, t, seat, body.to, consent=True)
        return [*play.unrated(t), *back]

    return Answer(await server.hall.command(table, decide))


@router.post("/undo/answer", summary="Agree to go back, or not")
async def undo_answer(request: Request, table: Id, body: AnswerBody) -> Response:
    server, person = await known(request)
    server.limits.take("actions", person.id)

    async def decide(t: Table) -> list[Draft]:
        seat = play.own_seat(t, person.id, body.seat)
        drafts, agreed = play.answer(t, seat, body.agree)
        if agreed and t.request is not None:
            drafts += await take_back(server, t, t.request["by"], t.request["to"], consent=True)
        return drafts

    return Answer(await server.hall.command(table, decide))


# --- orders and talk -------------------------------------------------------------------------


@router.put("/orders", summary="Standing orders of a seat")
async def orders(request: Request, table: Id, body: OrdersBody) -> Response:
    server, person = await known(request)
    server.limits.take("actions", person.id)
    given = [order.stored() for order in body.orders]
    for order in given:
        if order["do"] == "play" and "action" not in order:
            raise bad("orders: an order to play names its action", "orders")
    return Answer(
        await server.hall.command(
            table, lambda t: play.orders(t, play.own_seat(t, person.id, body.seat), given)
        )
    )


@router.post("/chat", summary="Say something")
async def chat(request: Request, table: Id, body: ChatBody) -> Response:
    server, person = await known(request)
    return Answer(await do_chat(server, person, table, body.text))


# --- advice ----------------------------------------------------------------------------------


@router.post("/hint", summary="Which moves are good, and why")
async def hint(request: Request, table: Id, body: HintBody) -> Response:
    server, person = await known(request)
    server.limits.take("heavy", person.id)
    found = await server.hall.look(table)
    state = found.running()
    play.may_hint(found)
    seat = play.own_seat(found, person.id, body.seat)
    if state.player != seat:
        raise not_allowed("hints are for the seat that is asked")
    position = found.position
    dump = state.resample(seat, secrets.randbits(53)).dump()
    await server.hall.command(table, play.unrated)
    advice = await server.minds.run(
        minds.hints, dump, body.language, HINT_SECONDS, secrets.randbits(53)
    )
    hints = [{"id": one.pop("action"), **one} for one in advice]
    return Answer({"position": position, "language": body.language, "hints": hints})


ANALYSES: OrderedDict[tuple[str, ...], "asyncio.Task[Any]"] = OrderedDict()


@router.post("/analysis", summary="A finished game judged move by move")
async def analysis(request: Request, table: Id, body: AnalysisBody) -> Response:
    """The first call begins the work and answers `working`; ask again until it is `ready`."""
    server, who = await somebody(request)
    found = await server.hall.look(table)
    may_watch(found, who, None)
    if found.status != "over":
        raise conflict("not_running", "only finished games are analysed; ask for a hint")
    if found.practice and not found.hints:
        raise not_allowed("practice for a game without hints is not analysed")
    names = found.names()
    key = (table, body.language, *names)
    task = ANALYSES.get(key)
    if task is None or (task.done() and failed(task)):
        server.limits.take("heavy", who.key)
        record = await server.store.read(lambda c: games.record_of(c, found))
        task = asyncio.create_task(
            server.analysts.run(minds.analysis, record, body.language, names, 1)
        )
        ANALYSES[key] = task
        while len(ANALYSES) > MOST_ANALYSES:
            ANALYSES.popitem(last=False)[1].cancel()
    if not task.done():
        await asyncio.wait([task], timeout=1.0)
    if not task.done():
        return Answer({"status": "working", "analysis": None})
    return Answer({"status": "ready", "analysis": await task})


def failed(task: "asyncio.Task[Any]") -> bool:
    return task.cancelled() or task.exception() is not None
