"""The sockets: a table's, for what happens there; a person's, for notices."""

import asyncio
import contextlib
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from colonnade.kernel.errors import ColonnadeError
from colonnade.server import metrics, words
from colonnade.server.context import Server, Visitor, visitor
from colonnade.server.errors import ApiError, bad, of_engine, sign_in
from colonnade.server.hall import Connection, Room
from colonnade.server.middleware import same_origin
from colonnade.server.routes.bodies import ActionBody, ChatBody, Id, OwnSeatBody
from colonnade.server.routes.play import do_act, do_chat
from colonnade.server.routes.tables import may_watch
from colonnade.server.table import now_ms

router = APIRouter()

LONGEST = 4096  # characters of a message from a client
ID = TypeAdapter(Id)
CLOSE = {401: 4401, 403: 4403, 404: 4404}
MOST_INBOXES = 20  # open pages of one person that get notices


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    server: Server = socket.app.state.server
    try:
        room, connection, who = await admitted(socket, server, table)
    except ApiError as error:
        await refuse(socket, CLOSE.get(error.status, 4403), error)
        return
    await socket.accept()
    metrics.SOCKETS.labels("table").inc()
    try:
        await server.hall.connect(room, connection, whole_number(socket, "since"))
        sender = asyncio.create_task(sending(socket, connection.queue, connection))
        try:
            await receiving(socket, server, room, connection, who)
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
    except ApiError:
        with contextlib.suppress(RuntimeError):
            await socket.close(1011)
    finally:
        metrics.SOCKETS.labels("table").dec()
        server.hall.disconnect(room, connection)


async def admitted(
    socket: WebSocket, server: Server, table: str
) -> tuple[Room, Connection, Visitor]:
    """The room a socket may enter, or ApiError."""
    if server.closing:
        raise ApiError(503, "shutting_down", "the server is going down")
    if not same_origin(socket.scope, server.settings):
        raise ApiError(403, "cross_site", "this socket came from another site")
    try:
        ID.validate_python(table)
        chosen = words.languages(socket.query_params.get("lang"))
    except (ValidationError, ColonnadeError):
        raise ApiError(404, "not_found", "there is no such table") from None
    who = await visitor(socket, server)
    found = await server.hall.look(table)
    may_watch(found, who, socket.query_params.get("invite"))
    connection = Connection(who.id, whole_number(socket, "seat"), chosen)
    return server.hall.room(table), connection, who


def whole_number(socket: WebSocket, name: str) -> int | None:
    given = socket.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


async def refuse(socket: WebSocket, code: int, error: ApiError) -> None:
    """Accept and close, so that browsers get to see the code."""
    metrics.REFUSALS.labels(error.code).inc()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.accept()
        await socket.close(code, error.message[:100])


async def sending(
    socket: WebSocket, queue: "asyncio.Queue[bytes | None]", connection: Connection | None
) -> None:
    """Send what is queued; a reader who is too slow is let go."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while True:
            message = await queue.get()
            if message is None:
                await socket.close(1012)
                return
            if connection is not None and connection.lagging:
                await socket.close(4408)
                return
            await socket.send_text(message.decode())


async def receiving(
    socket: WebSocket, server: Server, room: Room, connection: Connection, who: Visitor
) -> None:
    """Answer what the client sends, one after the other."""
    while True:
        try:
            raw = await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        key: Any = None
        try:
            message = parsed(raw)
            key = message.pop("key", None)
            answer = await handled(server, room, connection, who, message)
        except ApiError as error:
            metrics.REFUSALS.labels(error.code).inc()
            answer = {"type": "refused", **error.body()}
        except ColonnadeError as error:
            answer = {"type": "refused", **of_engine(error).body()}
        if answer is not None:
            if isinstance(key, (str, int)) and len(str(key)) <= 100:
                answer["key"] = key
            connection.send(orjson.dumps(answer))


def parsed(raw: str) -> dict[str, Any]:
    if len(raw) > LONGEST:
        raise ApiError(413, "too_large", f"a message may have {LONGEST} characters at most")
    try:
        message = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise bad("this is not JSON") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise bad('an object with a "type" is needed')
    return message


async def handled(
    server: Server, room: Room, connection: Connection, who: Visitor, message: dict[str, Any]
) -> dict[str, Any] | None:
    kind = message.pop("type")
    if kind == "ping":
        return {"type": "pong", "now": now_ms()}
    if kind not in ("act", "chat", "look"):
        raise bad("type: act, chat, look or ping")
    if who.session is None or who.person is None:
        raise sign_in()
    if not await server.people.still(who.session):
        raise sign_in()
    try:
        if kind == "act":
            action = ActionBody.model_validate(message, strict=True)
            ack = await do_act(
                server, who.person, room.id, action.position, action.action, action.seat
            )
            return {"type": "ack", **ack}
        if kind == "chat":
            said = ChatBody.model_validate(message)
            return {"type": "ack", **await do_chat(server, who.person, room.id, said.text)}
        connection.wanted = OwnSeatBody.model_validate(message).seat
    except ValidationError as error:
        first = error.errors()[0]
        raise bad(str(first["msg"]), ".".join(map(str, first["loc"]))) from None
    async with room.lock:
        live = await server.hall.live(room)
        connection.send(await server.hall.resumed(live, connection, live.table.seq))
    return None


@router.websocket("/api/me/socket")
async def my_socket(socket: WebSocket) -> None:
    server: Server = socket.app.state.server
    if not same_origin(socket.scope, server.settings):
        await refuse(socket, 4403, ApiError(403, "cross_site", "from another site"))
        return
    who = await visitor(socket, server)
    if who.id is None:
        await refuse(socket, 4401, sign_in())
        return
    if len(server.notices.inboxes.get(who.id, ())) >= MOST_INBOXES:
        await refuse(socket, 4403, ApiError(403, "not_allowed", "too many open pages"))
        return
    inbox: asyncio.Queue[bytes | None] = asyncio.Queue(50)
    await socket.accept()
    server.notices.open_page(who.id, inbox)
    metrics.SOCKETS.labels("person").inc()
    sender = asyncio.create_task(sending(socket, inbox, None))
    try:
        while True:
            await socket.receive_text()
            inbox.put_nowait(orjson.dumps({"type": "pong", "now": now_ms()}))
    except (WebSocketDisconnect, RuntimeError, KeyError, asyncio.QueueFull):
        pass
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        metrics.SOCKETS.labels("person").dec()
        server.notices.close_page(who.id, inbox)
