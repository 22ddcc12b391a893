"""Three server processes on one PostgreSQL: one table, whoever answers."""

import contextlib
import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from colonnade.client import Client, Refused, Snapshot, TableClient
from colonnade.server import admin, archive, settings
from colonnade.server.presence import SILENT
from server.crowd import check_crowd, ghosts
from server.postgres import postgres
from server.running import SOAK, Running, running
from server.test_play import TITLE, any_move, hot_seat, two_people
from server.test_sockets import next_of
from server.truth import database

MOVES = 400 if SOAK else 40


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres() as found:
        yield found


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory, address: str) -> Iterator[list[Running]]:
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(
                running(tmp_path_factory.mktemp(f"process{i}"), COLONNADE_DATABASE=address)
            )
            for i in range(3)
        ]


def at(server: Running, client: Client) -> Client:
    """The same person at another process, as behind a proxy."""
    return Client(server.url, token=client.token)


def test_a_game_whose_moves_go_to_any_process(three: list[Running]) -> None:
    ann, bob = Client(three[0].url), Client(three[1].url)
    ann.guest("Ann")
    bob.guest("Bob")
    made = ann.new_table(TITLE, players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    TableClient(bob, made.id, made.invite).join()
    made.start(fill="easy")
    clients = [[at(server, person) for server in three] for person in (ann, bob)]
    chance = random.Random(1)
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(clients[i % 2][i].table(made.id).socket()) for i in range(3)]
        seen = [Snapshot(next_of(socket, "snapshot")) for socket in sockets]
        for _ in range(MOVES):
            player = seen[0].player
            if player is None or player > 1:
                break
            process = chance.randrange(3)
            table = clients[player][process].table(made.id)
            now = table.snapshot()
            table.act(now.position, chance.choice(now.legal).id)
            for i, socket in enumerate(sockets):
                while seen[i].position <= now.position:
                    seen[i] = seen[i].changed(next_of(socket, "update"))
        for i in range(3):
            fresh = clients[i % 2][i].table(made.id).snapshot()
            assert seen[i].view == fresh.view
            assert seen[i].seq == fresh.seq


def test_what_one_process_acknowledged_the_next_one_knows(three: list[Running]) -> None:
    """As behind a proxy that sends each request to another process, without any pause."""
    ann = Client(three[0].url)
    ann.guest("Ann")
    made = hot_seat(ann)
    tables = [at(server, ann).table(made.id) for server in three]
    chance = random.Random(2)
    for move in range(MOVES):
        now = tables[move % 3].snapshot()
        if now.over:
            break
        assert now.moves >= move
        acknowledged = tables[(move + 1) % 3].act(now.position, chance.choice(now.legal).id)
        assert acknowledged.position > now.position


def test_of_two_at_once_one_wins(three: list[Running]) -> None:
    ann = Client(three[0].url)
    ann.guest("Ann")
    table = hot_seat(ann)
    tables = [at(server, ann).table(table.id) for server in three]
    for _ in range(10):
        now = table.snapshot()
        if now.over:
            break
        outcomes: list[str] = []

        def act(own: TableClient, choice: int, now: Snapshot, outcomes: list[str]) -> None:
            try:
                ack = own.act(now.position, now.legal[choice % len(now.legal)].id)
                outcomes.append("repeated" if ack.repeated else "played")
            except Refused as refused:
                outcomes.append(refused.code)

        threads = [
            threading.Thread(target=act, args=(tables[i], i, now, outcomes)) for i in range(3)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert outcomes.count("played") == 1, outcomes
        assert set(outcomes) <= {"played", "repeated", "stale"}, outcomes
        until = time.monotonic() + 10
        while any(t.snapshot().moves != now.moves + 1 for t in tables):
            assert time.monotonic() < until
        assert len({str(t.snapshot(seat=0).view) for t in tables}) == 1


def test_a_crowd_at_three_processes_is_answered_without_a_fault(
    three: list[Running], address: str
) -> None:
    check_crowd(three, seed=2)
    assert ghosts(address) == []


def test_what_one_request_reads_is_of_one_moment(three: list[Running], address: str) -> None:
    """A table can't change between two looks of the same request."""
    ann = Client(three[0].url)
    ann.guest("Ann")
    table = hot_seat(ann)
    shown = table.snapshot()
    with database(Path(), address) as connection:
        before = archive.load_table(connection, table.id)
        table.act(shown.position, shown.legal[0].id)
        assert archive.load_table(connection, table.id).seq == before.seq
    with database(Path(), address) as connection:
        assert archive.load_table(connection, table.id).seq == before.seq + 1


def test_bots_play_once_though_three_processes_could(three: list[Running]) -> None:
    ann = Client(three[0].url)
    ann.guest("Ann")
    table = ann.play_now(TITLE, players=2, level="easy")
    other = at(three[1], ann).table(table.id)
    result = other.play(any_move(7))
    assert len(result["scores"]) == 2
    until = time.monotonic() + 10
    while not table.snapshot().over:
        assert time.monotonic() < until


def test_undo_and_log_out_reach_the_other_processes(three: list[Running]) -> None:
    ann = Client(three[0].url)
    ann.guest("Ann")
    table = hot_seat(ann)
    other = at(three[2], ann)
    before = other.table(table.id).snapshot(seat=0).view
    for _ in range(3):
        now = table.snapshot()
        table.act(now.position, now.legal[0].id)
    ann.post(table.path("undo/request"), {"to": 0})
    until = time.monotonic() + 10
    while other.table(table.id).snapshot(seat=0).view != before:
        assert time.monotonic() < until
    assert other.get("/me")["id"] is not None
    ann.post("/auth/logout")
    until = time.monotonic() + 10
    while other.get("/me")["id"] is not None:
        assert time.monotonic() < until


def test_a_process_that_dies_leaves_its_bots_to_the_others(
    three: list[Running], tmp_path: Path, address: str
) -> None:
    with running(tmp_path, COLONNADE_DATABASE=address, COLONNADE_BOT_PAUSE="0.5") as fourth:
        ann = Client(fourth.url)
        ann.guest("Ann")
        table = ann.play_now(TITLE, players=3, level="easy", seat=2)
        fourth.kill()
    other = at(three[0], ann).table(table.id)
    for snapshot in other.snapshots(timeout=30):
        if snapshot.legal or snapshot.over:
            break
    assert snapshot.moves >= 2


def test_verify_and_back_up_postgresql(three: list[Running], address: str, tmp_path: Path) -> None:
    ann = Client(three[0].url)
    ann.guest("Ann")
    hot_seat(ann).play(any_move(3))
    chosen = settings.read({}, data=tmp_path, database=address)
    assert [v for v in admin.verify(chosen) if v.problem] == []
    file = tmp_path / "copy.sqlite"
    count = admin.backup(chosen, file)
    restored = settings.read({}, data=tmp_path / "new")
    assert admin.restore(restored, file) == count
    assert [v for v in admin.verify(restored) if v.problem] == []


def seats_present(table: TableClient) -> list[int]:
    found: list[int] = table.snapshot().data["presence"]["seats"]
    return found


def until_present(table: TableClient, seats: list[int], seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while seats_present(table) != seats:
        assert time.monotonic() < until, table.snapshot().data["presence"]
        time.sleep(0.1)


def test_who_is_connected_is_known_at_every_process(three: list[Running]) -> None:
    ann, bob, eve = (Client(server.url) for server in three)
    for client, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        client.guest(name)
    made = ann.new_table(TITLE, players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    theirs = TableClient(bob, made.id, made.invite)
    theirs.join()
    watched = eve.table(made.id)
    with made.socket() as first:
        next_of(first, "snapshot")
        until_present(watched, [0])
        with theirs.socket() as second, watched.socket():
            assert next_of(second, "snapshot")["presence"]["seats"] == [0, 1]
            seen = next_of(first, "presence")
            while (seen["seats"], seen["spectators"]) != ([0, 1], 1):
                seen = next_of(first, "presence")
            until_present(watched, [0, 1])
        while (seen["seats"], seen["spectators"]) != ([0], 0):
            seen = next_of(first, "presence")
        until_present(theirs, [0])


def test_who_was_connected_to_a_process_that_died_is_gone(
    three: list[Running], tmp_path: Path, address: str
) -> None:
    with running(tmp_path, COLONNADE_DATABASE=address) as fourth:
        ann = Client(three[0].url)
        ann.guest("Ann")
        table = hot_seat(ann)
        there = at(fourth, ann).table(table.id)
        with there.socket() as socket:
            next_of(socket, "snapshot")
            until_present(table, [0, 1])
            fourth.kill()
        until_present(table, [], 2 * SILENT)


def test_a_page_open_at_another_process_gets_the_notice(three: list[Running]) -> None:
    ann, bob = Client(three[0].url), Client(three[1].url)
    ann.guest("Ann")
    bob.guest("Bob")
    url = "ws" + three[2].url.removeprefix("http") + "/api/me/socket"
    with connect(url, additional_headers={"Cookie": f"colonnade={ann.token}"}, proxy=None) as page:
        made, theirs = two_people(ann, bob)
        until = time.monotonic() + 20
        kinds: set[str] = set()
        while "chat" not in kinds:
            assert time.monotonic() < until
            theirs.chat("hello")
            with contextlib.suppress(TimeoutError):
                kinds.add(json.loads(page.recv(timeout=1))["notice"])
    assert made.snapshot().data["chat"]
