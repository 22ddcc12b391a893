"""Nothing lost: kill -9 under load at random moments; every acknowledged action is there."""

import random
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from colonnade.client import Client, Refused, TableClient
from colonnade.server import admin, settings
from colonnade.server.archive import events_after
from server.postgres import postgres
from server.running import SOAK, Running
from server.test_play import TITLE, any_move, hot_seat
from server.truth import database

ROUNDS = 8 if SOAK else 1  # on each kind of database
KILLS = 25 if SOAK else 2  # in each round, at whose end everything is checked
PATIENCE = 180.0  # seconds without an answer after which something is stuck
PLAYERS = 6
MORE = 10_000 if SOAK else 8  # moves an interrupted game goes on at least
ACTIONS = 12  # acknowledged between two kills at least


class LoadedTable(threading.Thread):
    """Somebody who plays on whatever happens, and notes what was acknowledged."""

    def __init__(self, url: str, number: int, done: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client = Client(url, timeout=60)
        self.chance = random.Random(number)
        self.done = done
        self.with_bots = number % 3 == 0
        self.acked: list[tuple[str, int, int, str]] = []  # table, event, answers, action
        self.waiting: tuple[TableClient, int, str] | None = None  # sent, no answer seen
        self.repeats = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            table: TableClient | None = None
            while not self.done.is_set():
                try:
                    table = self.one_action(table)
                except httpx.HTTPError:
                    time.sleep(0.1)  # the server is down: again, when it is back
                except Refused as refused:
                    if refused.status != 503:
                        raise
        except BaseException as error:
            self.error = error

    def one_action(self, table: TableClient | None) -> TableClient | None:
        if self.waiting is not None:
            self.send(*self.waiting)
            return table
        if table is None:
            return self.new_table()
        now = table.snapshot()
        if now.over:
            return None
        if not now.legal:
            time.sleep(0.05)  # a bot thinks
            return table
        self.waiting = (table, now.position, self.chance.choice(now.legal).name)
        self.send(*self.waiting)
        return table

    def send(self, table: TableClient, position: int, action: str) -> None:
        """Send, and send the very same again if no answer came."""
        ack = table.act(position, action)
        self.acked.append((table.id, ack.position, position, action))
        self.repeats += ack.repeated
        self.waiting = None

    def new_table(self) -> TableClient:
        if self.client.token is None:
            self.client.guest("Load")
        if self.with_bots:
            return self.client.play_now(TITLE, players=2, level="easy")
        return hot_seat(self.client)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def kill_and_check(folder: Path, address: str) -> None:
    more = {"COLONNADE_DATABASE": address} if address else {}
    server = Running(folder, COLONNADE_PORT=str(free_port()), **more)
    chance = random.Random(1)
    server.start()
    try:
        for number in range(1, ROUNDS + 1):
            actions = kill_under_load(server, folder, address, chance)
            print(f"{number * KILLS} kills, {actions} actions acknowledged in the last {KILLS}")
            check_digests(folder, address)
    finally:
        server.stop()


def kill_under_load(server: Running, folder: Path, address: str, chance: random.Random) -> int:
    """Kill again and again while people play; how many actions were acknowledged."""
    done = threading.Event()
    players = [LoadedTable(server.url, i, done) for i in range(PLAYERS)]
    try:
        for player in players:
            player.start()
        for _ in range(KILLS):
            wait_for_actions(players)
            time.sleep(chance.uniform(0.0, 0.5))
            server.kill()
            server.start()
        wait_for_actions(players)
    finally:
        done.set()
        for player in players:
            player.join(timeout=PATIENCE)
    check_acknowledged(folder, address, players)
    check_nothing_is_stuck(players)
    return sum(len(player.acked) for player in players)


def check_digests(folder: Path, address: str) -> None:
    problems = [
        verdict
        for verdict in admin.verify(settings.read({}, data=folder, database=address or None))
        if verdict.problem is not None
    ]
    assert problems == []


def wait_for_actions(players: list[LoadedTable]) -> None:
    """Until the load is under way again, however slow the machine is."""
    before = sum(len(player.acked) for player in players)
    until = time.monotonic() + PATIENCE
    while sum(len(player.acked) for player in players) < before + ACTIONS:
        assert time.monotonic() < until, "no load"
        assert all(player.error is None for player in players), [p.error for p in players]
        time.sleep(0.02)


def check_acknowledged(folder: Path, address: str, players: list[LoadedTable]) -> None:
    total = 0
    chosen = settings.read({}, data=folder, database=address or None).database
    with database(folder, chosen) as connection:
        for player in players:
            assert player.error is None, repr(player.error)
            assert not player.is_alive()
            stored: dict[str, dict[int, Any]] = {}
            for table, seq, position, action in player.acked:
                if table not in stored:
                    stored[table] = {e.seq: e for e in events_after(connection, table, 0)}
                event = stored[table][seq]
                assert event.data["action"] == action
                assert event.data["answers"] == position
                total += 1
    assert total >= ACTIONS


def check_nothing_is_stuck(players: list[LoadedTable]) -> None:
    """Every game that was interrupted goes on; with time to spare, to its end."""
    for player in players:
        if player.acked:
            table = player.client.table(player.acked[-1][0])
            start = table.snapshot().moves
            choose = any_move(len(player.acked))
            for now in table.snapshots(timeout=PATIENCE):
                if now.moves >= start + MORE:
                    break
                if now.legal:
                    table.act(now.position, choose(now), now.player)
            assert now.over or now.moves >= start + MORE
        player.client.close()


def test_kill_on_sqlite(tmp_path: Path) -> None:
    kill_and_check(tmp_path, "")


def test_kill_on_postgresql(tmp_path: Path) -> None:
    with postgres() as address:
        kill_and_check(tmp_path, address)
