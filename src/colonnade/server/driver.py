"""What the server does by itself: bots' moves, standing orders, clocks that run out, reminders."""

import asyncio
import contextlib
import logging
import secrets

from sqlalchemy import Connection, select, text

from colonnade.server import metrics, play
from colonnade.server.archive import lock_key
from colonnade.server.errors import ApiError
from colonnade.server.hall import Hall
from colonnade.server.minds import STAND_IN, Minds
from colonnade.server.notices import Notices
from colonnade.server.ratings import record_result
from colonnade.server.schema import tables
from colonnade.server.store import Store
from colonnade.server.table import Draft, Event, Table, now_ms

SWEEP = 0.5  # seconds between looks at what is due
AFTER_START = 30_000  # ms that nobody's clock runs out after the server came up
MOST = 200  # tables taken up in one sweep
LOG = logging.getLogger("colonnade.driver")


class Driver:
    """Takes up a table when something is due there; with PostgreSQL, one process at a time."""

    def __init__(self, hall: Hall, minds: Minds, notices: Notices, pause: float) -> None:
        self.hall = hall
        self.store: Store = hall.store
        self.minds = minds
        self.notices = notices
        self.pause = pause
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.began = now_ms()
        self.turns = Turns(self.store)
        self.closing = False

    def consider(self, table: Table, news: list[Event]) -> None:
        """After every change: is something due now?"""
        due = table.due(now_ms())
        if due is not None and due <= now_ms():
            self.drive(table.id)

    def drive(self, table_id: str) -> None:
        if self.closing:
            return
        if table_id in self.driving:
            self.again.add(table_id)
            return
        task = asyncio.create_task(self.drive_on(table_id))
        self.driving[table_id] = task
        task.add_done_callback(lambda _: self.stopped(table_id))

    def stopped(self, table_id: str) -> None:
        self.driving.pop(table_id, None)
        if table_id in self.again:
            self.again.discard(table_id)
            self.drive(table_id)

    async def drive_on(self, table_id: str) -> None:
        """Play until a person is asked."""
        try:
            if not await self.turns.take(table_id):
                return
            try:
                while not self.closing and await self.step(table_id):
                    pass
            finally:
                await self.turns.give(table_id)
        except ApiError as error:
            LOG.info("table not driven", extra={"table": table_id, "code": error.code})
        except Exception:
            LOG.exception("table not driven", extra={"table": table_id})

    async def step(self, table_id: str) -> bool:
        """One thing that is due; False when nothing is."""
        table = await self.hall.look(table_id)
        now = now_ms()
        if table.status != "running" or table.actor is None or table.state is None:
            return False
        if table.by_server():
            await self.bots_move(table)
            return True
        action = table.ordered()
        if action is not None:
            await self.play(table_id, table.actor, table.position, action, "order")
            return True
        deadline = self.fair_deadline(table)
        if deadline is not None and deadline <= now:
            await self.hall.command(table_id, out_of_time)
            return True
        reminder = table.reminder()
        if reminder is not None and reminder <= now:
            await self.hall.command(table_id, lambda _: [Draft("reminded", {})])
            self.notices.send(table, table.seats[table.actor].person, "reminder")
            return True
        return False

    def fair_deadline(self, table: Table) -> int | None:
        """The time the server was down is nobody's fault."""
        deadline = table.deadline()
        if deadline is not None and table.since < self.began:
            return max(deadline, self.began + AFTER_START)
        return deadline

    async def bots_move(self, table: Table) -> None:
        assert table.state is not None
        assert table.actor is not None
        seat, position = table.actor, table.position
        level = table.seats[seat].level or STAND_IN
        room = self.hall.room(table.id)
        self.hall.tell(room, {"type": "thinking", "player": seat})
        people_watch = any(s.kind == "person" and s.away is None for s in table.seats)
        thought = self.minds.move(table.state.dump(), level, secrets.randbits(62))
        if people_watch and self.pause:
            name, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        else:
            name = await thought
        await self.play(table.id, seat, position, name, "bot")

    async def play(
        self, table_id: str, seat: int, position: int, action: int | str, auto: str
    ) -> None:
        """Play for a seat, unless the position has changed meanwhile."""

        def decide(table: Table) -> list[Draft]:
            due = table.by_server() if auto == "bot" else table.ordered() is not None
            if table.status != "running" or table.position != position or not due:
                return []
            return play.act(table, seat, position, action, auto)

        await finish(self.hall, table_id, decide)
        metrics.ACTIONS.labels(auto).inc()

    async def sweep(self) -> None:
        """Look again and again for what is due, also at tables nobody has in memory."""
        while not self.closing:
            with contextlib.suppress(Exception):
                for table_id in await self.store.read(due_tables):
                    if table_id not in self.driving:
                        self.drive(table_id)
                self.hall.sweep()
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        self.closing = True
        for task in list(self.driving.values()):
            task.cancel()
        await asyncio.gather(*self.driving.values(), return_exceptions=True)
        self.turns.close()


def due_tables(connection: Connection) -> list[str]:
    now = now_ms()
    found = connection.execute(
        select(tables.c.id)
        .where(tables.c.due <= now, tables.c.status == "running")
        .order_by(tables.c.due)
        .limit(MOST)
    )
    return list(found.scalars())


def out_of_time(table: Table) -> list[Draft]:
    deadline = table.deadline()
    if deadline is None or deadline > now_ms() or table.actor is None:
        return []
    return [Draft("away", {"seat": table.actor, "why": "time"})]


async def finish(hall: Hall, table_id: str, decide: play.Decider) -> dict[str, object]:
    """A command that may end the game: the results go with the last event."""
    over: list[tuple[Table, dict[str, object]]] = []

    def decided(table: Table) -> list[Draft]:
        drafts = decide(table)
        over.clear()
        over.extend((table, draft.data) for draft in drafts if draft.kind == "over")
        return drafts

    def also(connection: Connection) -> None:
        for table, result in over:
            record_result(connection, table, result, now_ms())

    return await hall.command(table_id, decided, also=also)


class Turns:
    """With several processes, who drives a table: a session lock in PostgreSQL."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.connection: Connection | None = None
        self.lock = asyncio.Lock()

    async def take(self, table_id: str) -> bool:
        if not self.store.postgres:
            return True
        return bool(await self.ask("pg_try_advisory_lock", table_id))

    async def give(self, table_id: str) -> None:
        if self.store.postgres:
            await self.ask("pg_advisory_unlock", table_id)

    async def ask(self, function: str, table_id: str) -> bool:
        """Lock functions on one connection of this process; they end with it."""
        key = lock_key("drive " + table_id)
        statement = text(f"SELECT {function}(:key)")

        def work() -> bool:
            if self.connection is None or self.connection.closed:
                self.connection = self.store.reading.connect().execution_options(
                    isolation_level="AUTOCOMMIT"
                )
            try:
                return bool(self.connection.execute(statement, {"key": key}).scalar())
            except Exception:
                self.connection.invalidate()
                self.connection.close()
                self.connection = None
                raise

        async with self.lock:
            return await asyncio.get_running_loop().run_in_executor(self.store.readers, work)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
