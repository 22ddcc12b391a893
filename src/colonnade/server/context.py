"""The parts of a running server, put together in one place, and who a request comes from."""

import asyncio
import contextlib
import logging
import time
from typing import Any, NamedTuple

import orjson
from fastapi import Request, Response, WebSocket
from sqlalchemy.exc import SQLAlchemyError

from colonnade.server import words
from colonnade.server.driver import Driver
from colonnade.server.errors import ApiError, sign_in
from colonnade.server.hall import Hall
from colonnade.server.limits import Limits
from colonnade.server.minds import Minds
from colonnade.server.notices import Notices
from colonnade.server.people import People, Person, clean, secret_of
from colonnade.server.settings import Settings
from colonnade.server.store import Store
from colonnade.server.table import Event, Table

COOKIE = "colonnade"
TIDY = 3600.0  # seconds between two looks for what has run out
GOODBYE = 2.0  # seconds that sockets get to read why they are closed
LOG = logging.getLogger("colonnade.server")


class Answer(Response):
    """JSON, written by the fast encoder."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else orjson.dumps(content)


class Server:
    """Everything a request may need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        if not settings.postgres:
            settings.data.mkdir(parents=True, exist_ok=True)
        self.store = Store(settings.database)
        self.limits = Limits(settings.limits)
        self.minds = Minds(settings.thinkers, settings.think_limit)
        self.clerks = Minds(1, 60.0)
        self.analysts = Minds(1, 600.0, behind=True)
        self.tasks: list[asyncio.Task[Any]] = []
        self.closing = False

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.store.open)
        secret = secret_of(self.settings, self.store)
        self.people = People(self.store, self.settings, secret)
        self.hall = Hall(self.store, self.settings.idle)
        self.notices = Notices(self.store, self.settings, self.hall)
        self.driver = Driver(self.hall, self.minds, self.notices, self.settings.bot_pause)
        self.hall.after = self.after
        self.tasks.append(asyncio.create_task(self.driver.sweep()))
        self.tasks.append(asyncio.create_task(self.tidy()))
        if self.settings.postgres:
            from colonnade.server.follow import Follower

            follower = Follower(self.settings.database, self.hall, self.people, self.notices)
            self.tasks.append(asyncio.create_task(follower.run()))
            await asyncio.wait_for(follower.listening.wait(), 30)
            self.tasks.append(asyncio.create_task(self.hall.presence.run()))
        LOG.info("open", extra={"database": self.settings.database.partition(":")[0]})

    async def tidy(self) -> None:
        """At the start and every hour."""
        while True:
            with contextlib.suppress(ApiError, SQLAlchemyError):
                await self.people.tidy()
            await asyncio.sleep(TIDY)

    def after(self, table: Table, news: list[Event]) -> None:
        self.driver.consider(table, news)
        self.notices.after(table, news)

    async def say_goodbye(self) -> None:
        """Tell every socket and close it; from now on nothing new is taken up."""
        self.closing = True
        for room in list(self.hall.rooms.values()):
            self.hall.tell(room, {"type": "closing", "reason": "restart"})
            for connection in list(room.connections):
                connection.send(None)
        self.notices.say_goodbye()
        until = time.monotonic() + GOODBYE
        while self.hall.connected() and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop thinking, finish writing."""
        self.closing = True
        await self.notices.close()
        await self.hall.presence.close()
        await self.driver.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.minds.close()
        self.clerks.close()
        self.analysts.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)
        LOG.info("closed")


class Visitor(NamedTuple):
    """Who a request comes from."""

    session: str | None
    person: Person | None
    address: str

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def key(self) -> str:
        """What limits count by."""
        return self.address if self.person is None else self.person.id


def server_of(request: Request) -> Server:
    found: Server = request.app.state.server
    if found.closing:
        raise ApiError(503, "shutting_down", "the server is going down; try again soon")
    return found


def token_in(connection: Request | WebSocket) -> str | None:
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return connection.cookies.get(COOKIE)


async def visitor(connection: Request | WebSocket, server: Server) -> Visitor:
    found = await server.people.of_token(token_in(connection))
    address = connection.client.host if connection.client else ""
    if found is None:
        return Visitor(None, None, address)
    return Visitor(found[0], found[1], address)


async def somebody(request: Request) -> tuple[Server, Visitor]:
    """Anybody, signed in or not."""
    server = server_of(request)
    return server, await visitor(request, server)


async def known(request: Request) -> tuple[Server, Person]:
    """Somebody with a session, or 401."""
    server, who = await somebody(request)
    if who.person is None:
        raise sign_in()
    return server, who.person


async def guest(
    request: Request, response: Response, name: str | None = None
) -> tuple[Server, Person]:
    """Somebody with a session; a new guest when there is none, with the cookie in the answer."""
    server, who = await somebody(request)
    if who.person is not None:
        return server, who.person
    server.limits.take("people", who.address)
    language = preferred_language(request)
    shown = clean(name or "") or words.ours("guest-name", (language,))[language]
    session, person = await server.people.new_guest(shown, language)
    set_cookie(request, response, server, session)
    return server, person


def preferred_language(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip().partition(";")[0].partition("-")[0].lower()
        if code in words.ALL:
            return code
    return words.ALL[0]


def set_cookie(request: Request, response: Response, server: Server, session: str) -> str:
    token = server.people.token(session)
    secure = server.settings.secure
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(server.settings.guest_days * 86_400),
        httponly=True,
        samesite="lax",
        secure=secure == "on" or (secure == "auto" and request.url.scheme == "https"),
        path="/",
    )
    return token


@contextlib.asynccontextmanager
async def opened(server: Server) -> Any:
    await server.open()
    try:
        yield
    finally:
        await server.close()
