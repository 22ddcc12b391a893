"""The database behind one door: many readers, one writer that commits in groups."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from colonnade.kernel.errors import ColonnadeError
from colonnade.server import metrics
from colonnade.server.errors import ApiError, Conflict
from colonnade.server.migrations import upgrade

T = TypeVar("T")

GROUP = 64  # writes that share one commit at most
READERS = 4
TRIES = 3  # of a group whose connection broke or that lost a deadlock
CHANNEL = "colonnade"


class NoDatabase(ColonnadeError):
    """The database can't be opened, or nobody answers there."""


def to_json(data: Any) -> str:
    return orjson.dumps(data).decode()


def from_json(given: str) -> Any:
    return orjson.loads(given)


class Job:
    """A write that waits for its commit."""

    def __init__(self, order: str, work: Callable[[Connection], Any]) -> None:
        self.order = order
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Hand the outcome to the event loop; a loop that is gone needs none."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.resolve)

    def resolve(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Store:
    """Reads run in threads; writes queue up for one thread and are durable when they return."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.postgres = address.startswith("postgresql")
        self.reading = make_engine(address)
        self.writing = make_engine(address, writes=True)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer: threading.Thread | None = None
        self.connection: Connection | None = None  # the writer's own
        self.closed = False

    def open(self) -> None:
        """Bring the schema up to date and start to write."""
        upgrade(self.writing)
        self.writer = threading.Thread(target=self.write_groups, name="writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        self.closed = True
        if self.writer is not None:
            self.jobs.put(None)
            self.writer.join(timeout=30)
        self.readers.shutdown(wait=True)
        if self.connection is not None:
            self.connection.close()
        self.reading.dispose()
        self.writing.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading job in a thread, in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], order: str = "") -> T:
        """Run a writing job and return once it is on disk. `order` sorts a group's locks."""
        if self.closed or self.writer is None or not self.writer.is_alive():
            raise ApiError(503, "shutting_down", "the server is going down; try again soon")
        job = Job(order, work)
        self.jobs.put(job)
        found: T = await asyncio.shield(job.future)
        return found

    # --- the writer's thread -----------------------------------------------------------

    def write_groups(self) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                return
            group = [job]
            last = False
            while len(group) < GROUP and not last:
                try:
                    more = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                else:
                    group.append(more)
            group.sort(key=lambda item: item.order)
            self.write_group(group)
            if last:
                return

    def write_group(self, group: list[Job]) -> None:
        """All jobs of a group in one transaction; if one fails, each gets its own."""
        try:
            self.write_together(group)
        except Exception as error:
            if len(group) > 1:
                for job in group:
                    self.write_group([job])
                return
            group[0].error = error
        metrics.GROUP.observe(len(group))
        for job in group:
            job.settle()

    def drop_connection(self) -> None:
        """Begin anew with a fresh connection."""
        if self.connection is not None:
            with contextlib.suppress(DBAPIError):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None

    def write_together(self, group: list[Job]) -> None:
        """One commit; tried again when the connection broke or a deadlock was lost."""
        for attempt in range(TRIES):
            try:
                if self.connection is None:
                    self.connection = self.writing.connect()
                with metrics.COMMIT.time(), self.connection.begin():
                    for job in group:
                        run(job, self.connection)
                return
            except DBAPIError as error:
                if is_plain(error) or attempt == TRIES - 1:
                    raise
                self.drop_connection()


def run(job: Job, connection: Connection) -> None:
    """A job that finds it comes too late has written nothing: the others go on."""
    job.error = job.result = None
    try:
        job.result = job.work(connection)
    except Conflict as error:
        job.error = error


def is_plain(error: DBAPIError) -> bool:
    """A fault of the statement itself (a broken constraint, a bad value): no use to try again."""
    return type(error).__name__ in ("IntegrityError", "DataError", "ProgrammingError")


def make_engine(address: str, writes: bool = False) -> Engine:
    """A way to the database. All that one transaction reads is of the same moment."""
    if address.startswith("postgresql"):
        level = "READ COMMITTED" if writes else "REPEATABLE READ"
        size = READERS + 1
        return create_engine(address, pool_pre_ping=True, pool_size=size, isolation_level=level)
    engine = create_engine(address, pool_size=READERS + 1, connect_args={"timeout": 20})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def reach(engine: Engine) -> None:
    """Open the database once, or say in a line why it can't be."""
    try:
        engine.connect().close()
    except DBAPIError as error:
        lines = str(error.orig).splitlines()
        raise NoDatabase(f"{engine.url}: {lines[0] if lines else 'no answer'}") from None


def notify(connection: Connection, message: str) -> None:
    """Tell the other server processes, when this transaction commits; SQLite has none."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message}
        )
