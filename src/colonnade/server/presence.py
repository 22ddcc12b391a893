"""Who is connected: with several processes, each tells the others whom it has, by NOTIFY."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from colonnade.server.errors import ApiError
from colonnade.server.store import Store, notify

TELL = 0.2  # seconds for which changes are gathered
BEAT = 5.0  # seconds after which a process says that it still lives
SILENT = 20.0  # seconds after which one that says nothing counts as gone
LONGEST = 7000  # bytes of a message; PostgreSQL takes 8000


class Here(NamedTuple):
    """Who is connected at one place: people with a seat there, and how many others."""

    people: frozenset[str]
    watching: int


NOBODY = Here(frozenset(), 0)


class Other:
    """Another process, as it told."""

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.places: dict[str, Here] = {}


class Presence:
    """A place is a table, by its id, or somebody's open pages, by the person's id.

    Messages: `f:process:places` all that a process has, `h:process:places` what changed
    there (nothing, as a sign of life), `b:process` its end, `w:` asks everybody for all.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(4)
        self.own: dict[str, Here] = {}
        self.others: dict[str, Other] = {}
        self.changes: set[str] = set()
        self.asking = False  # for what the others have
        self.asked = False  # for what this process has
        self.last = 0.0
        self.changed: Callable[[str], None] = lambda _: None  # is told of places elsewhere

    def set(self, place: str, here: Here) -> None:
        """Who is connected in this process."""
        if self.own.get(place, NOBODY) == here:
            return
        if here == NOBODY:
            del self.own[place]
        else:
            self.own[place] = here
        if self.store.postgres:
            self.changes.add(place)

    def elsewhere(self, place: str) -> list[Here]:
        return [other.places[place] for other in self.others.values() if place in other.places]

    # --- hearing -----------------------------------------------------------------------

    def ask(self) -> None:
        """Everybody shall tell everything, this process too: something may have been missed."""
        self.asking = self.asked = True

    def hear(self, kind: str, rest: str) -> None:
        if kind == "w":
            self.asked = True
            return
        process, _, told = rest.partition(":")
        if process == self.process:
            return
        if kind == "b":
            self.gone(process)
            return
        if kind == "h" and process not in self.others:
            self.ask()  # its beginning was missed
            return
        other = self.others.setdefault(process, Other())
        other.heard = time.monotonic()
        touched = set(other.places) if kind == "f" else set()
        if kind == "f":
            other.places.clear()
        for place, here in read(told):
            touched.add(place)
            if here == NOBODY:
                other.places.pop(place, None)
            else:
                other.places[place] = here
        for place in touched:
            self.changed(place)

    def gone(self, process: str) -> None:
        other = self.others.pop(process, None)
        for place in () if other is None else other.places:
            self.changed(place)

    # --- telling -----------------------------------------------------------------------

    async def run(self) -> None:
        """Tell what changed, and that this process lives; forget those that don't."""
        while True:
            await asyncio.sleep(TELL)
            now = time.monotonic()
            for process in [p for p, other in self.others.items() if other.heard < now - SILENT]:
                self.gone(process)
            messages = self.messages(now)
            if messages:
                await self.tell(messages)

    def messages(self, now: float) -> list[str]:
        """What is to be told now, in order."""
        made = ["w:"] if self.asking else []
        self.asking = False
        if self.asked:
            made += self.written("f", self.own)
        elif self.changes or now - self.last >= BEAT:
            made += self.written("h", self.changes)
        else:
            return made
        self.asked = False
        self.changes.clear()
        self.last = now
        return made

    def written(self, kind: str, places: Iterable[str]) -> Iterator[str]:
        """Messages about places, each short enough; only the first of many is of the kind."""
        line = f"{kind}:{self.process}:"
        for place in places:
            here = self.own.get(place, NOBODY)
            item = f"{place}/{here.watching}/{','.join(sorted(here.people))} "
            if len(line) + len(item) > LONGEST:
                yield line
                line = f"h:{self.process}:"
            line += item
        yield line

    async def tell(self, messages: list[str]) -> None:
        def work(connection: Connection) -> None:
            for message in messages:
                notify(connection, message)

        try:
            await self.store.write(work)
        except (ApiError, SQLAlchemyError):
            self.asked = True  # the others may have missed something: all of it, next time

    async def close(self) -> None:
        if self.store.postgres:
            with contextlib.suppress(ApiError, SQLAlchemyError):
                await self.store.write(lambda c: notify(c, f"b:{self.process}"))


def read(told: str) -> Iterator[tuple[str, Here]]:
    for item in told.split():
        place, watching, people = item.split("/")
        yield place, Here(frozenset(people.split(",")) - {""}, int(watching))
