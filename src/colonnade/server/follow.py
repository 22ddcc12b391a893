"""Several processes on one PostgreSQL: hear what the others wrote."""

import asyncio
import contextlib
import logging

import psycopg

from colonnade.server.errors import ApiError
from colonnade.server.hall import Hall
from colonnade.server.notices import Notices, noticed
from colonnade.server.people import People
from colonnade.server.store import CHANNEL

LOG = logging.getLogger("colonnade.follow")
PRESENCE = ("f", "h", "b", "w")  # kinds of messages about who is connected
AGAIN = 1.0  # seconds before a lost connection is tried anew


class Follower:
    """Listens on one connection; after a break, every table in memory is looked at again."""

    def __init__(self, address: str, hall: Hall, people: People, notices: Notices) -> None:
        self.address = address.replace("postgresql+psycopg://", "postgresql://")
        self.hall = hall
        self.people = people
        self.notices = notices
        self.tasks: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except psycopg.Error as error:
                LOG.warning("listening broke off", extra={"error": repr(error)})
            self.listening.clear()
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self.hall.presence.ask()
            for room in list(self.hall.rooms.values()):
                self.spawn(self.take_in(room.id, 1 << 60))
            async for notification in connection.notifies():
                self.heard(notification.payload)

    def heard(self, message: str) -> None:
        kind, _, rest = message.partition(":")
        if kind == "t":
            table_id, _, seq = rest.partition(":")
            self.spawn(self.take_in(table_id, int(seq)))
        elif kind in PRESENCE:
            self.hall.presence.hear(kind, rest)
        elif kind == "p":
            self.people.forget_person(rest)
        elif kind == "x":
            self.hall.vanish(rest)
        elif kind == "r":
            self.spawn(self.read_anew(rest))
        elif kind == "n":
            person, notice, table_id = rest.split(":")
            if person in self.notices.inboxes:
                self.spawn(self.deliver(person, notice, table_id))

    def spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def take_in(self, table_id: str, seq: int) -> None:
        with contextlib.suppress(ApiError):
            await self.hall.follow(table_id, seq)

    async def read_anew(self, table_id: str) -> None:
        with contextlib.suppress(ApiError):
            await self.hall.rewritten(table_id)

    async def deliver(self, person: str, notice: str, table_id: str) -> None:
        with contextlib.suppress(ApiError):
            self.notices.deliver(person, noticed(await self.hall.look(table_id), notice))
