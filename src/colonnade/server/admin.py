"""For whoever runs a server: verify every stored game, back up while it runs, restore."""

import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, insert, select

from colonnade.kernel import registry
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.state import State
from colonnade.server import archive
from colonnade.server.migrations import upgrade_on
from colonnade.server.schema import events, metadata, snapshots, tables
from colonnade.server.settings import Settings
from colonnade.server.store import from_json, make_engine, reach
from colonnade.server.table import Table, thaw

ROWS = 500  # copied at a time


class AdminError(ColonnadeError):
    """What was asked can't be done with this database or file."""


class Verdict(NamedTuple):
    """How a stored game stands."""

    table_id: str
    moves: int
    problem: str | None  # None: every digest comes out as stored
    skipped: bool = False


def reading(settings: Settings) -> Engine:
    if not settings.postgres:
        file = Path(settings.database.removeprefix("sqlite:///"))
        if not file.exists():
            raise AdminError(f"there is no database at {file}")
    engine = make_engine(settings.database)
    reach(engine)
    return engine


# --- verify ----------------------------------------------------------------------------------


def verify(settings: Settings, only: str | None = None) -> Iterator[Verdict]:
    """Replay every stored game event by event and compare every digest."""
    engine = reading(settings)
    try:
        with engine.connect() as connection:
            chosen = select(tables.c.id, tables.c.title, tables.c.rules, tables.c.moves)
            if only is not None:
                chosen = chosen.where(tables.c.id == only)
            for row in connection.execute(chosen.order_by(tables.c.created)).all():
                if row.title not in registry.packages():
                    yield Verdict(row.id, row.moves, f"title {row.title!r} is not installed", True)
                elif registry.get(row.title).version != row.rules:
                    yield Verdict(row.id, row.moves, f"rules version {row.rules}", True)
                else:
                    yield verdict(connection, row.id, row.moves)
    finally:
        engine.dispose()


def verdict(connection: Connection, table_id: str, moves: int) -> Verdict:
    try:
        check_events(connection, table_id)
        check_snapshots(connection, table_id)
    except Exception as error:
        return Verdict(table_id, moves, f"{type(error).__name__}: {error}")
    return Verdict(table_id, moves, None)


def check_events(connection: Connection, table_id: str) -> None:
    """Apply the events in order; moves taken back are replayed too."""
    table = Table(table_id)
    line: list[State] = []  # the positions of the present line
    for stored in archive.events_after(connection, table_id, 0):
        state = None
        if stored.kind == "undo":
            state = line[stored.moves]
            if state.digest() != stored.digest:
                raise ValueError(f"event {stored.seq}: the position gone back to is another")
        table.apply(stored, state)
        if stored.kind in ("started", "action", "undo"):
            assert table.state is not None
            if table.state.digest() != stored.digest:
                raise ValueError(f"event {stored.seq} does not come out as stored")
            del line[stored.moves :]
            line.append(table.state)
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
    if (row.seq, row.moves, row.status) != (table.seq, table.moves, table.status):
        raise ValueError("the table's row does not match its events")


def check_snapshots(connection: Connection, table_id: str) -> None:
    found = connection.execute(
        select(snapshots.c.seq, snapshots.c.data, events.c.digest)
        .join(
            events,
            (events.c.table_id == snapshots.c.table_id) & (events.c.seq == snapshots.c.seq),
            isouter=True,
        )
        .where(snapshots.c.table_id == table_id)
    )
    for row in found:
        table = thaw(table_id, from_json(row.data))
        digest = None if table.state is None else table.state.digest()
        if table.seq != row.seq or digest != row.digest:
            raise ValueError(f"snapshot {row.seq} is another position")


# --- back up and restore ---------------------------------------------------------------------


def backup(settings: Settings, target: Path) -> int:
    """A consistent copy as one SQLite file, while the server runs. Returns how many tables."""
    if target.exists():
        raise AdminError(f"{target} exists already")
    partial = target.with_name(target.name + ".partial")
    engine = reading(settings)
    try:
        partial.write_bytes(b"")  # begin anew; where nothing can be written, it says so
        if settings.postgres:
            copy_rows(engine, plain_engine(partial))
        else:
            copy_file(Path(settings.database.removeprefix("sqlite:///")), partial)
        with sqlite3.connect(partial) as made:
            (problem,) = made.execute("PRAGMA integrity_check").fetchone()
            if problem != "ok":
                raise AdminError(f"the copy is damaged: {problem}")
            (count,) = made.execute("SELECT count(*) FROM tables").fetchone()
        made.close()
    finally:
        engine.dispose()
    partial.rename(target)
    return int(count)


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own backup: whole pages, while others write."""
    from_file = sqlite3.connect(source)
    to_file = sqlite3.connect(target)
    try:
        from_file.backup(to_file)
        to_file.execute("PRAGMA journal_mode=DELETE")
    finally:
        to_file.close()
        from_file.close()


def plain_engine(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}")

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA synchronous=OFF")

    return engine


def copy_rows(source: Engine, target: Engine) -> None:
    """Every row as one moment saw it, into an empty database with the newest schema."""
    with target.begin() as into:
        upgrade_on(into)
        with source.connect() as connection:
            for table in metadata.sorted_tables:
                found = connection.execution_options(yield_per=ROWS).execute(select(table))
                for rows in found.mappings().partitions(ROWS):
                    into.execute(insert(table), [dict(row) for row in rows])
    target.dispose()


def restore(settings: Settings, file: Path) -> int:
    """Fill the configured, still empty database from a backup."""
    if not file.exists():
        raise AdminError(f"there is no backup at {file}")
    if not settings.postgres:
        settings.data.mkdir(parents=True, exist_ok=True)
    engine = make_engine(settings.database, writes=True)
    reach(engine)
    source = make_engine(f"sqlite:///{file}")
    try:
        reach(source)
        with engine.begin() as connection:
            upgrade_on(connection)
            if connection.execute(select(tables.c.id).limit(1)).first() is not None:
                raise AdminError("the database has tables already; restore into an empty one")
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
        copy_rows(source, engine)
        with engine.connect() as connection:
            return len(connection.execute(select(tables.c.id)).all())
    finally:
        source.dispose()
        engine.dispose()


def report(verdicts: Iterator[Verdict]) -> int:
    """Print how the games stand; the exit code of the command."""
    good = bad = skipped = moves = 0
    for found in verdicts:
        if found.skipped:
            skipped += 1
            print(f"{found.table_id}: skipped, {found.problem}")
        elif found.problem is not None:
            bad += 1
            print(f"{found.table_id}: {found.problem}", file=sys.stderr)
        else:
            good += 1
            moves += found.moves
    print(f"{good} tables with {moves} moves are exact, {bad} are not, {skipped} were skipped")
    return 1 if bad else 0
