"""The table's socket: views by their differences, resumed after a break, nothing for strangers."""

import contextlib
import json
import socket as network
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from colonnade.client import Client, Snapshot, TableClient
from colonnade.server.diffs import diff, patch
from server.running import Running
from server.test_play import TITLE, hot_seat, two_people

Person = Callable[[str], Client]


def next_of(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["type"] in kinds:
            return message


def move_of(tables: list[TableClient], choice: int = 0) -> None:
    """Whoever is asked plays."""
    player = tables[0].snapshot().player
    assert player is not None
    now = tables[player].snapshot()
    tables[player].act(now.position, now.legal[choice % len(now.legal)].id)


def test_differences_lead_to_the_same_view_for_everybody(person: Person) -> None:
    mine, theirs = two_people(person("Ann"), person("Bob"))
    watcher = TableClient(person("Eve"), mine.id)
    viewers = [mine, theirs, watcher]
    with contextlib.ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(table.socket()) for table in viewers]
        follow(mine, theirs, viewers, sockets)


def follow(
    mine: TableClient,
    theirs: TableClient,
    viewers: list[TableClient],
    sockets: list[ClientConnection],
) -> None:
    seen = [Snapshot(next_of(socket, "snapshot")) for socket in sockets]
    assert [s.data["you"]["viewer"] for s in seen] == [0, 1, None]
    for turn in range(15):
        move_of([mine, theirs], turn)
        for i, socket in enumerate(sockets):
            update = next_of(socket, "update")
            assert update["from"] == seen[i].seq
            assert "diff" in update
            seen[i] = seen[i].changed(update)
            fresh = viewers[i].snapshot()
            assert seen[i].view == fresh.view
            assert seen[i].data["legal"] == fresh.data["legal"]
            assert seen[i].data["log"][-200:] == fresh.data["log"]


def test_a_break_is_resumed_from_the_last_number(person: Person) -> None:
    mine, theirs = two_people(person("Ann"), person("Bob"))
    with mine.socket() as socket:
        before = Snapshot(next_of(socket, "snapshot"))
    with mine.socket(since=before.seq) as socket:
        assert next_of(socket, "resumed")["seq"] == before.seq
    for turn in range(4):
        move_of([mine, theirs], turn)
    mine.chat("are you there?")
    with mine.socket(since=before.seq) as socket:
        after = before.changed(next_of(socket, "update"))
    fresh = mine.snapshot()
    assert after.view == fresh.view
    assert after.data["log"] == fresh.data["log"]
    assert [c["text"] for c in after.data["chat"]] == ["are you there?"]


def test_a_break_in_which_moves_were_taken_back(person: Person) -> None:
    table = hot_seat(person("Ann"))
    move_of([table] * 5)
    move_of([table] * 5)
    with table.socket() as socket:
        before = Snapshot(next_of(socket, "snapshot"))
    table.client.post(table.path("undo/request"), {"to": 1})
    move_of([table] * 5, 1)
    with table.socket(since=before.seq) as socket:
        after = before.changed(next_of(socket, "update"))
    fresh = table.snapshot()
    assert after.view == fresh.view
    assert after.data["log"] == fresh.data["log"]


def test_actions_over_the_socket(person: Person) -> None:
    table = hot_seat(person("Ann"))
    with table.socket() as socket:
        now = Snapshot(next_of(socket, "snapshot"))
        action = {"type": "act", "key": "k", "position": now.position, "action": now.legal[0].id}
        socket.send(json.dumps(action))
        assert next_of(socket, "ack")["key"] == "k"
        socket.send(json.dumps(action))
        assert next_of(socket, "ack")["repeated"] is True
        socket.send(json.dumps({**action, "action": now.legal[1].id}))
        assert next_of(socket, "refused")["error"]["code"] == "stale"
        socket.send(json.dumps({"type": "ping"}))
        assert next_of(socket, "pong")["now"] > 0
        socket.send(json.dumps({"type": "look", "seat": 1}))
        assert next_of(socket, "update")["viewer"] in (0, 1)


@pytest.mark.parametrize(
    "raw",
    ["", "{", "[]", "null", '"act"', '{"type": 3}', '{"type": "act"}', '{"type": "sing"}',
     '{"type": "act", "position": "x", "action": []}',
     '{"type": "act", "position": -1, "action": 1}',
     '{"type": "look", "seat": 99}', '{"type":"chat","text":""}', "x" * 5000],
)  # fmt: skip
def test_nonsense_on_the_socket_is_refused_and_harms_nothing(person: Person, raw: str) -> None:
    table = hot_seat(person("Ann"))
    with table.socket() as socket:
        next_of(socket, "snapshot")
        socket.send(raw)
        assert next_of(socket, "refused")["error"]["code"] in ("bad_request", "too_large")
        socket.send('{"type": "ping"}')
        next_of(socket, "pong")


def test_presence(person: Person) -> None:
    mine, theirs = two_people(person("Ann"), person("Bob"))
    with mine.socket() as first:
        next_of(first, "snapshot")
        with theirs.socket() as second:
            assert next_of(second, "snapshot")["presence"]["seats"] == [0, 1]
            assert next_of(first, "presence")["seats"] == [0, 1]
        assert next_of(first, "presence")["seats"] == [0]


def closing_code(url: str, headers: dict[str, str]) -> int:
    with connect(url, additional_headers=headers, proxy=None) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code


def test_sockets_from_other_sites_and_to_nowhere_are_closed(
    server: Running, person: Person
) -> None:
    table = person("Ann").play_now(TITLE, players=2)
    base = "ws" + server.url.removeprefix("http") + "/api"
    evil = {"Origin": "https://evil.example"}
    assert closing_code(f"{base}/tables/{table.id}/socket", evil) == 4403
    assert closing_code(f"{base}/me/socket", evil) == 4403
    assert closing_code(f"{base}/me/socket", {}) == 4401
    assert closing_code(f"{base}/tables/0000/socket", {}) == 4404


def test_the_client_gives_up_when_nobody_answers() -> None:
    with network.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # taken, but nobody listens
        port = nobody.getsockname()[1]
        with Client(f"http://127.0.0.1:{port}") as client, pytest.raises(ConnectionError):
            next(client.table("somewhere").snapshots(timeout=0.3))


def test_difference_and_patch_undo_each_other() -> None:
    old = {"a": [1, 2, {"x": 1}], "b": {"c": 1, "d": None}, "e": 1}
    new = {"a": [1, 3, {"x": 2, "y": []}], "b": {"d": 0}, "f": [1]}
    changes = diff(old, new)
    assert patch(json.loads(json.dumps(old)), changes) == new
    assert diff(new, new) == []
    assert diff(old, 3) == [[[], 3]]
    assert patch(old, [[[], 3]]) == 3
