"""Where bots think: a pool of processes, so that the event loop never waits for a thought."""

import asyncio
import concurrent.futures
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from colonnade import bots
from colonnade.kernel import registry, rng
from colonnade.server import metrics
from colonnade.server.errors import ApiError

STAND_IN = "medium"  # plays for people who are away
AFTERWARDS = 10  # niceness of what nobody at a running game waits for


# --- in a thinking process -------------------------------------------------------------------


def begin(parent: int, behind: bool) -> None:
    """Make a worker end with its server, however that ended, and know the titles."""
    if behind:
        step_back()
    threading.Thread(target=watch, args=(parent,), daemon=True).start()
    for title in registry.titles():
        registry.get(title)


def step_back() -> None:
    """Let games that go on come first."""
    if sys.platform != "win32":
        now = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, max(now, AFTERWARDS))


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def think(dump: dict[str, Any], level: str, seed: int) -> str:
    """A bot's action by its canonical name. The bot sees a resampled state only."""
    state = registry.load(dump)
    return state.name(bots.think(bots.make(level, seed), state))


def plain_move(dump: dict[str, Any], seed: int) -> str:
    """Any legal action: what is played when nobody can think."""
    state = registry.load(dump)
    return state.name(state.choices[rng.below(rng.seeded(seed), len(state.choices))])


def hints(dump: dict[str, Any], language: str, seconds: float, seed: int) -> list[dict[str, Any]]:
    found = bots.hints(registry.load(dump), language, seconds=seconds, seed=seed)
    return [hint.as_data() for hint in found]


def analysis(record: dict[str, Any], language: str, names: list[str], seed: int) -> dict[str, Any]:
    from colonnade.server.games import positions  # what a thinking process else need not load

    line = positions(record) if "start" in record else None
    return bots.analyse(record, language, names=names, seed=seed, positions=line)


# --- in the server ---------------------------------------------------------------------------


def workers(asked: int) -> int:
    return asked or max(1, (os.cpu_count() or 2) - 1)


class Minds:
    """The pool. A worker that dies or thinks too long is replaced; a move always comes."""

    def __init__(self, asked: int, limit: float, behind: bool = False) -> None:
        self.size = workers(asked)
        self.limit = limit
        self.behind = behind  # games that go on come first
        self.pool: concurrent.futures.ProcessPoolExecutor | None = None
        self.lock = threading.Lock()
        self.closed = False
        self.gate = asyncio.Semaphore(self.size)  # who waits for his turn does not think yet

    def running(self) -> concurrent.futures.ProcessPoolExecutor:
        with self.lock:
            if self.closed:
                raise ApiError(503, "shutting_down", "the server is going down; try again soon")
            if self.pool is None:
                self.pool = concurrent.futures.ProcessPoolExecutor(
                    self.size,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=begin,
                    initargs=(os.getpid(), self.behind),
                )
            return self.pool

    def restart(self, broken: concurrent.futures.ProcessPoolExecutor) -> None:
        """Replace a pool whose worker died or does not answer."""
        with self.lock:
            if self.pool is not broken:
                return
            self.pool = None
        end(broken)

    def close(self) -> None:
        with self.lock:
            self.closed = True
            pool, self.pool = self.pool, None
        if pool is not None:
            end(pool)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Run in the pool; ApiError busy when it fails twice or takes too long."""
        async with self.gate:
            for _ in range(2):
                pool = self.running()
                try:
                    thought = asyncio.wrap_future(pool.submit(work, *args))
                    return await asyncio.wait_for(thought, self.limit)
                except (BrokenProcessPool, RuntimeError):
                    metrics.THOUGHT_FAILURES.inc()
                    self.restart(pool)
                except TimeoutError:
                    metrics.THOUGHT_FAILURES.inc()
                    self.restart(pool)
                    break
        raise ApiError(503, "busy", "nobody has time to think now; try again")

    async def move(self, dump: dict[str, Any], level: str, seed: int) -> str:
        """A bot's move; if thinking fails, any legal one, so that no game is stuck."""
        started = time.perf_counter()
        try:
            found: str = await self.run(think, dump, level, seed)
        except Exception:
            metrics.THOUGHT_FAILURES.inc()
            found = plain_move(dump, seed)
        metrics.THOUGHTS.labels(level).observe(time.perf_counter() - started)
        return found


def end(pool: concurrent.futures.ProcessPoolExecutor) -> None:
    """Stop a pool at once, with the processes it started."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
