"""Loads a real server: N tables with a socket for every seat, actions at a steady rate.

python benchmarks/server.py                       100 tables, 3 actions a second each
python benchmarks/server.py --limit               raise the rate until it no longer holds
python benchmarks/server.py --idle 1000           memory with idle connected tables
python benchmarks/server.py --processes 3         three servers on a PostgreSQL of its own
python benchmarks/server.py --load 5000           time to load games of growing length
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.postgres import postgres
from server.running import Running, running

HOLDS = 0.150  # seconds under which 99 % of the acknowledgements must be
SEATS = 4
NOT_ASKED = b'"legal":[]'
STILL_RUNNING = b'"status":"running"'


class Figures(NamedTuple):
    """What one run showed."""

    rate: float  # actions a second, all tables
    wanted: float
    acts: int
    errors: int
    median: float
    p99: float
    worst: float
    memory: int  # MiB of the servers at the end
    growth: float  # MiB a minute over the second half
    effort: float  # seconds of processor time the servers spent on an action

    def holds(self) -> bool:
        return self.errors == 0 and self.p99 < HOLDS and self.rate > 0.97 * self.wanted

    def line(self) -> str:
        return (
            f"{self.wanted:7.0f}/s wanted  {self.rate:7.1f}/s done  {self.acts:7d} actions  "
            f"{self.errors} errors  median {self.median * 1000:6.1f} ms  "
            f"99 % {self.p99 * 1000:6.1f} ms  worst {self.worst * 1000:6.1f} ms  "
            f"{self.memory} MiB ({self.growth:+.1f} a minute)  "
            f"{self.effort * 1000:.2f} ms of processor an action  "
            f"{'holds' if self.holds() else 'does not hold'}"
        )


class Seat:
    """One socket of one person at a table, with one of the servers."""

    def __init__(self, token: str, url: str) -> None:
        self.token = token
        self.url = url
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None


class Player:
    """A table of the load: its sockets, and whose turn it is as they told."""

    def __init__(self, urls: list[str], http: httpx.AsyncClient, title: str, seed: int) -> None:
        self.urls = urls
        self.http = http
        self.title = title
        self.chance = random.Random(seed)
        self.seats: list[Seat] = []
        self.table = ""
        self.asked: tuple[int, int, list[int]] | None = None  # seat, position, legal
        self.ready = asyncio.Event()
        self.over = False
        self.acks: dict[int, asyncio.Future[bool]] = {}
        self.key = 0

    async def post(self, path: str, body: Any, token: str | None) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        url = self.chance.choice(self.urls)
        answer = await self.http.post(url + "/api" + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def sit(self) -> None:
        """People who stay for all games of this table."""
        for i in range(SEATS):
            made = await self.post("/me/guest?token=1", {"name": f"Load {i}"}, None)
            self.seats.append(Seat(made["token"], self.urls[i % len(self.urls)]))

    async def begin(self) -> None:
        """A new game with everybody connected."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        body = {"title": self.title, "players": SEATS, "seats": seats}
        made = await self.post("/tables", body, self.seats[0].token)
        self.table = made["table"]
        for seat in self.seats[1:]:
            await self.post(f"/tables/{self.table}/join", {"invite": made["invite"]}, seat.token)
        await self.post(f"/tables/{self.table}/start", {}, self.seats[0].token)
        self.asked = None
        self.over = False
        self.ready.clear()
        for i, seat in enumerate(self.seats):
            where = seat.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket?lang=en"
            seat.socket = await connect(
                where,
                additional_headers={"Cookie": f"colonnade={seat.token}"},
                compression=None,
                max_queue=None,
                ping_interval=None,
                proxy=None,
            )
            seat.reader = asyncio.create_task(self.read(i, seat.socket))
        await asyncio.wait_for(self.ready.wait(), 60)

    async def read(self, seat: int, socket: ClientConnection) -> None:
        """Note what is asked of this seat; most messages need no more than a look."""
        while True:
            try:
                raw = await socket.recv(decode=False)
            except ConnectionClosed:
                return
            if NOT_ASKED in raw and STILL_RUNNING in raw:
                continue
            message = orjson.loads(raw)
            kind = message["type"]
            if kind in ("snapshot", "update"):
                if message["legal"]:
                    actions = [action["id"] for action in message["legal"]]
                    self.asked = (seat, message["position"], actions)
                    self.ready.set()
                if message["status"] == "over":
                    self.over = True
                    self.ready.set()
            elif kind in ("ack", "refused"):
                waiting = self.acks.pop(message["key"], None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(kind == "ack")

    async def leave(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                await seat.socket.close()
            if seat.reader is not None:
                await asyncio.gather(seat.reader, return_exceptions=True)

    async def act(self) -> float:
        """One action by whoever is asked; the seconds to its acknowledgement."""
        await asyncio.wait_for(self.ready.wait(), 30)
        if self.over:
            await self.leave()
            await self.begin()
        assert self.asked is not None
        seat, position, legal = self.asked
        self.asked = None
        self.ready.clear()
        self.key += 1
        waiting = self.acks[self.key] = asyncio.get_running_loop().create_future()
        socket = self.seats[seat].socket
        assert socket is not None
        action = self.chance.choice(legal)
        message = {
            "type": "act",
            "key": self.key,
            "position": position,
            "action": action,
            "seat": seat,
        }
        started = time.perf_counter()
        await socket.send(json.dumps(message))
        if not await asyncio.wait_for(waiting, 30):
            raise RuntimeError("refused")
        return time.perf_counter() - started


async def keep_rate(
    player: Player, rate: float, until: float, times: list[float], errors: list[str]
) -> None:
    """Actions of one table at a steady rate; what is late is not made up for in a burst."""
    step = 1 / rate
    due = time.perf_counter() + player.chance.random() * step
    while due < until:
        await asyncio.sleep(max(0, due - time.perf_counter()))
        try:
            times.append(await player.act())
        except Exception as error:
            errors.append(repr(error))
            return
        due = max(due + step, time.perf_counter() - step)


def memory_of(pids: list[int]) -> int:
    """MiB that processes hold in memory."""
    lines = [line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
    return sum(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def processor_of(pids: list[int]) -> float:
    """Seconds of processor time that processes have used."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


async def watch_memory(pids: list[int], until: float, seen: list[tuple[float, int]]) -> None:
    while time.perf_counter() < until:
        seen.append((time.perf_counter(), memory_of(pids)))
        await asyncio.sleep(1)


def minutes_of(seen: list[tuple[float, int]]) -> str:
    """Memory at the end of every minute."""
    start = seen[0][0]
    last: dict[int, int] = {}
    for t, memory in seen:
        last[int((t - start) // 60)] = memory
    return " ".join(str(memory) for memory in last.values())


def growth_of(seen: list[tuple[float, int]]) -> float:
    """MiB a minute, by least squares over the second half."""
    half = seen[len(seen) // 2 :]
    if len(half) < 3:
        return 0.0
    mean_t = sum(t for t, _ in half) / len(half)
    mean_m = sum(m for _, m in half) / len(half)
    spread = sum((t - mean_t) ** 2 for t, _ in half)
    return 60 * sum((t - mean_t) * (m - mean_m) for t, m in half) / spread if spread else 0.0


async def run_load(players: list[Player], rate: float, seconds: float, pids: list[int]) -> Figures:
    times: list[float] = []
    errors: list[str] = []
    seen: list[tuple[float, int]] = []
    spent = processor_of(pids)
    started = time.perf_counter()
    until = started + seconds
    await asyncio.gather(
        watch_memory(pids, until, seen),
        *(keep_rate(player, rate, until, times, errors) for player in players),
    )
    passed = time.perf_counter() - started
    for error in sorted(set(errors))[:5]:
        print("   error:", error)
    if seconds > 60:
        print(f"   MiB minute by minute: {minutes_of(seen)}")
    times.sort()
    count = len(times) or 1
    return Figures(
        len(times) / passed,
        rate * len(players),
        len(times),
        len(errors),
        times[count // 2] if times else 0.0,
        times[min(len(times) - 1, int(count * 0.99))] if times else 0.0,
        times[-1] if times else 0.0,
        seen[-1][1],
        growth_of(seen),
        (processor_of(pids) - spent) / count,
    )


async def seated(
    servers: list[Running], title: str, tables: int
) -> tuple[list[Player], httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=20)
    http = httpx.AsyncClient(timeout=60, limits=limits, trust_env=False)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # many people share it
    urls = [server.url for server in servers]
    players = [Player(urls, http, title, i) for i in range(tables)]
    gate = asyncio.Semaphore(8)

    async def open_one(player: Player) -> None:
        async with gate:
            await player.sit()
            await player.begin()

    await asyncio.gather(*(open_one(player) for player in players))
    return players, http


def pids_of(servers: list[Running]) -> list[int]:
    return [server.process.pid for server in servers if server.process is not None]


async def load(servers: list[Running], args: argparse.Namespace) -> bool:
    pids = pids_of(servers)
    players, http = await seated(servers, args.title, args.tables)
    print(f"{args.tables} tables with {SEATS} sockets each; {memory_of(pids)} MiB")
    await run_load(players, args.rate, min(5.0, args.seconds), pids)  # warm up
    found = await run_load(players, args.rate, args.seconds, pids)
    print(found.line())
    best = found.rate if found.holds() else 0.0
    rate = args.rate
    while args.limit and found.holds():
        rate *= 1.15
        found = await run_load(players, rate, min(args.seconds, 20.0), pids)
        print(found.line())
        best = max(best, found.rate if found.holds() else 0.0)
    if args.limit:
        print(f"highest rate that holds: {best:.0f} actions a second")
    await asyncio.gather(*(player.leave() for player in players))
    await http.aclose()
    return best > 0


async def idle(servers: list[Running], args: argparse.Namespace) -> bool:
    """Memory of the server with many connected tables where nothing happens."""
    pids = pids_of(servers)
    before = memory_of(pids)
    players, http = await seated(servers, args.title, args.idle)
    await asyncio.sleep(args.settle)
    after = memory_of(pids)
    print(
        f"{args.idle} idle tables, {SEATS * args.idle} sockets: {after} MiB "
        f"({before} MiB before), {'under' if after < 500 else 'over'} 500 MiB"
    )
    await players[0].act()
    await asyncio.gather(*(player.leave() for player in players))
    await http.aclose()
    return after < 500


def load_times(args: argparse.Namespace) -> bool:
    """How long a table takes to load, by the length of its game."""
    from server.long_games import load_seconds

    worst = 0.0
    for events, seconds in load_seconds(args.title, args.load):
        print(f"{events:7d} events: {seconds * 1000:6.1f} ms")
        worst = max(worst, seconds)
    return worst < 0.050


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--title", default="")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=3.0, help="actions a second, each table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--limit", action="store_true", help="find the highest rate that holds")
    parser.add_argument("--idle", type=int, default=0, help="measure memory with idle tables")
    parser.add_argument(
        "--settle", type=float, default=10.0, help="seconds before idle memory is read"
    )
    parser.add_argument("--load", type=int, default=0, help="measure loading, up to so many events")
    parser.add_argument("--database", default="", help="instead of SQLite in a new folder")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    return parser.parse_args()


def main() -> int:
    from colonnade.kernel import registry

    args = parsed()
    args.title = args.title or next(
        name
        for name in registry.titles()
        if registry.get(name).low <= SEATS <= registry.get(name).high
    )
    if args.load:
        return 0 if load_times(args) else 1
    with contextlib.ExitStack() as stack:
        more = {"COLONNADE_IDLE": "5"} if args.idle else {}
        if args.processes > 1 and not args.database:
            args.database = stack.enter_context(postgres())
        if args.database:
            more["COLONNADE_DATABASE"] = args.database
        servers = [stack.enter_context(new_server(more)) for _ in range(args.processes)]
        ok = asyncio.run(idle(servers, args) if args.idle else load(servers, args))
    return 0 if ok else 1


@contextlib.contextmanager
def new_server(environment: dict[str, str]) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), **environment) as server:
        yield server
        if os.environ.get("COLONNADE_SHOW_LOG"):
            print(server.log()[-4000:])


if __name__ == "__main__":
    sys.exit(main())
