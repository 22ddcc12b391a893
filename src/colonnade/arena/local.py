"""Plays matches on this machine's processors; a process that hangs or dies costs one game."""

import multiprocessing
import os
import time
from collections import deque
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

from colonnade.arena.match import Match, Result, forfeited, play

PATIENCE = 5.0  # seconds beyond the move limit before a process is ended from outside
METHOD = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"


def cores() -> int:
    """Processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(matches: list[Match], workers: int | None = None) -> Iterator[Result]:
    """The results as they come, in no particular order."""
    count = min(workers or cores(), len(matches))
    waiting = deque(matches)
    crew = [Worker() for _ in range(count)]
    try:
        for worker in crew:
            worker.give(waiting)
        while any(worker.match is not None for worker in crew):
            busy = [worker for worker in crew if worker.match is not None]
            ready = wait([worker.line for worker in busy], timeout=0.5)
            for worker in busy:
                row = worker.collect(worker.line in ready)
                if row is not None:
                    worker.give(waiting)
                    yield row
    finally:
        for worker in crew:
            worker.end()


class Worker:
    """A process that plays one match after another."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.hire()

    def hire(self) -> None:
        context: Any = multiprocessing.get_context(METHOD)
        self.line: Connection
        self.line, theirs = context.Pipe()
        # seat that thinks, and since when
        self.thinking = context.Array("d", [-1.0, 0.0], lock=False)
        self.process = context.Process(target=work, args=(theirs, self.thinking), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, waiting: deque[Match]) -> None:
        self.match = waiting.popleft() if waiting else None
        if self.match is not None:
            self.thinking[0], self.thinking[1] = -1.0, time.monotonic()
            self.line.send(self.match)

    def collect(self, ready: bool) -> Result | None:
        """The result of the match, if it is there or can't come any more."""
        assert self.match is not None
        if ready:
            try:
                found: Result = self.line.recv()
                return found
            except (EOFError, ConnectionError):
                return self.lost("took its process down")
        seat, since = int(self.thinking[0]), self.thinking[1]
        if seat >= 0 and time.monotonic() - since > self.match.move_limit + PATIENCE:
            return self.lost(f"no answer within {self.match.move_limit:g} seconds")
        return None

    def lost(self, reason: str) -> Result:
        """End the process, score the game against the seat that was thinking, hire anew."""
        assert self.match is not None
        seat = max(int(self.thinking[0]), 0)
        row = forfeited(self.match, seat, reason)
        self.end()
        self.hire()
        return row

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def work(line: Connection, thinking: Any) -> None:
    """What a worker process does: receive a match, send its result, until the line is closed."""

    def watch(seat: int) -> None:
        thinking[1] = time.monotonic()
        thinking[0] = float(seat)

    while True:
        try:
            match = line.recv()
        except (EOFError, ConnectionError, KeyboardInterrupt):
            return
        thinking[0] = -1.0
        try:
            line.send(play(match, watch))
        except KeyboardInterrupt:
            return
