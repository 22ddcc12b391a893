"""Nobody sees more than the engine's own view of his seat, by whatever door."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from colonnade.client import Client, Refused, TableClient
from colonnade.kernel import registry
from server.running import Running
from server.test_play import two_people
from server.test_sockets import move_of, next_of
from server.truth import everything_in, table_of

Person = Callable[[str], Client]


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def view_of(state: Any, viewer: int | None) -> Any:
    shown = plain(state.view(viewer))
    del shown["legal"]
    return shown


def read_all(table: TableClient) -> list[Any]:
    """Every answer about a table that this person gets, socket included."""
    client = table.client
    found: list[Any] = []
    asked: list[tuple[str, dict[str, int]]] = [("/me/tables", {}), ("/me/export", {})]
    asked += [(f"/tables/{table.id}", query) for query in ({}, {"seat": 0}, {"seat": 1})]
    asked += [(table.path("log"), query) for query in ({}, {"seat": 0}, {"seat": 1})]
    asked += [(table.path("moves/5"), query) for query in ({}, {"viewer": 0}, {"viewer": 1})]
    asked += [(table.path("replay"), query) for query in ({}, {"viewer": 0}, {"viewer": 1})]
    asked += [(table.path("export"), {})]
    for path, query in asked:
        answer = client.http.get(f"/api{path}", params=query)
        found.append(answer.json())
        if answer.status_code != 200:
            assert found.pop()["error"]["code"] in ("not_yours", "not_allowed")
    for seat, since in ((None, None), (0, 1), (1, None)):
        with table.socket(seat=seat, since=since) as socket:
            found.append(next_of(socket, "snapshot", "update"))
    return found


@pytest.fixture(scope="module")
def played(server: Running) -> Iterator[tuple[TableClient, TableClient, TableClient]]:
    people = [Client(server.url) for _ in range(3)]
    for i, client in enumerate(people):
        client.guest(f"Person {i}")
    mine, theirs = two_people(people[0], people[1])
    for turn in range(20):
        move_of([mine, theirs], turn * 3)
    yield mine, theirs, TableClient(people[2], mine.id)
    for client in people:
        client.close()


def test_views_are_the_engines_views(
    server: Running, played: tuple[TableClient, TableClient, TableClient]
) -> None:
    table = table_of(server.data, played[0].id)
    assert table.state is not None
    for viewer, client in enumerate(played):
        seat = None if viewer == 2 else viewer
        for payload in read_all(client):
            if not isinstance(payload, dict):
                continue
            view = payload.get("view")
            if view is not None and payload.get("move") is None:
                assert view["viewer"] == seat
                assert view == view_of(table.state, seat)
            if view is not None and payload.get("move") is not None:
                assert view["viewer"] in (None, seat)


def test_seed_generator_and_chances_never_leave(
    server: Running, played: tuple[TableClient, TableClient, TableClient]
) -> None:
    table = table_of(server.data, played[0].id)
    assert table.state is not None
    hidden = {table.seed, table.state.rng, str(table.seed), "rng", "seed", "chances", "told"}
    for client in played:
        for payload in read_all(client):
            leaked = hidden & {x for x in everything_in(payload) if isinstance(x, (int, str))}
            assert not leaked


def test_lines_for_one_reader_stay_with_him(
    server: Running, played: tuple[TableClient, TableClient, TableClient]
) -> None:
    table = table_of(server.data, played[0].id)
    title = registry.get(table.title)
    for viewer, client in enumerate(played):
        seat = None if viewer == 2 else viewer
        lines = client.snapshot().data["log"]
        assert all(line["event"] in title.events for line in lines if line["kind"] == "game")
        replay = client.replay(viewer=seat)
        for move in replay["moves"]:
            assert (move["action"] is None) == (move["player"] != seat)
        assert "scores" not in replay


def test_legal_actions_are_for_the_seat_asked(
    played: tuple[TableClient, TableClient, TableClient],
) -> None:
    asked = played[0].snapshot().player
    assert asked is not None
    for viewer, client in enumerate(played):
        assert bool(client.snapshot().legal) == (viewer == asked)


def test_a_table_without_spectators_shows_strangers_nothing(person: Person) -> None:
    mine, theirs = two_people(person("Ann"), person("Bob"), spectators=False)
    eve = TableClient(person("Eve"), mine.id)
    for path in ("", "/log", "/replay", "/moves/0", "/export"):
        with pytest.raises(Refused) as caught:
            eve.client.get(f"/tables/{mine.id}{path}")
        assert caught.value.code == "not_allowed"
    assert theirs.snapshot().status == "running"


def test_invitation_is_for_people_at_the_table(person: Person) -> None:
    mine, theirs = two_people(person("Ann"), person("Bob"))
    assert mine.snapshot().data["invite"] == theirs.snapshot().data["invite"]
    assert TableClient(person("Eve"), mine.id).snapshot().data["invite"] is None
