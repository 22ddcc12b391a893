"""Fixtures: one server for all tests that need nothing special, and people who use it."""

from collections.abc import Callable, Iterator

import pytest

from colonnade.client import Client
from server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[str], Client]]:
    """Make people: each has a cookie of his own."""
    made: list[Client] = []

    def make(name: str) -> Client:
        client = Client(server.url)
        client.guest(name)
        made.append(client)
        return client

    yield make
    for client in made:
        client.close()
