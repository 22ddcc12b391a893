"""What really is in a server's database, read beside the server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from colonnade.server import archive
from colonnade.server.store import make_engine
from colonnade.server.table import Table


@contextmanager
def database(data: Path, address: str = "") -> Iterator[Connection]:
    engine = make_engine(address or f"sqlite:///{data / 'colonnade.sqlite'}")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def table_of(data: Path, table_id: str) -> Table:
    with database(data) as connection:
        return archive.load_table(connection, table_id)


def everything_in(payload: Any) -> Iterator[Any]:
    """Every key and value of a JSON payload, however deep."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            yield key
            yield from everything_in(value)
    elif isinstance(payload, list):
        for item in payload:
            yield from everything_in(item)
    else:
        yield payload
