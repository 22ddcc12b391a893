"""The hall: the tables in memory, who looks on, and the one way anything changes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import orjson

from colonnade.kernel.errors import ColonnadeError
from colonnade.server import archive, metrics, wire
from colonnade.server.archive import TAIL, Append, Loaded
from colonnade.server.diffs import diff
from colonnade.server.errors import ApiError, Conflict, of_engine
from colonnade.server.presence import NOBODY, Here, Presence
from colonnade.server.store import Store, to_json
from colonnade.server.table import SNAPSHOT_EVERY, Draft, Event, Table, now_ms
from colonnade.server.words import Languages

Json = dict[str, Any]
Decide = Callable[[Table], "list[Draft] | Awaitable[list[Draft]]"]

TRIES = 8  # when other processes keep writing first
REWRITING = ("undo", "forgotten")  # events after which a table is read anew as a whole
QUEUE = 200  # messages a slow reader may lag behind


class Live:
    """A table in memory, with the end of its log and the views last sent."""

    def __init__(self, loaded: Loaded) -> None:
        self.table = loaded.table
        self.told = loaded.lines
        self.talk = loaded.chat
        self.views: dict[int | None, tuple[int, Json]] = {}  # viewer -> position, view
        self.used = time.monotonic()

    def note(self, event: Event) -> None:
        """Keep the ends of log and chat up to date."""
        if event.kind == "chat":
            self.talk = [*self.talk[-99:], event]
        elif event.kind not in archive.SILENT:
            if event.kind == "undo":
                self.told = [
                    e for e in self.told if e.kind not in ("action",) or e.moves <= event.moves
                ]
            self.told.append(event)
            if len(self.told) > TAIL:
                del self.told[: len(self.told) - TAIL]

    def view(self, viewer: int | None) -> tuple[Json, Json | None]:
        """The present view, and the last one sent if that was another."""
        table = self.table
        position, last = self.views.get(viewer, (-1, None))
        if last is not None and position == table.position:
            return last, None
        assert table.state is not None
        shown = wire.view(table.state, viewer)
        self.views[viewer] = (table.position, shown)
        return shown, last


class Connection:
    """One open socket at a table."""

    def __init__(self, person: str | None, wanted: int | None, chosen: Languages) -> None:
        self.person = person
        self.wanted = wanted
        self.chosen = chosen
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.seq = -1  # what the client has seen
        self.viewer: int | None = None
        self.lagging = False

    def viewpoint(self, table: Table) -> int | None:
        return viewpoint(table, self.person, self.wanted)

    def send(self, message: bytes | None) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lagging = True


def viewpoint(table: Table, person: str | None, wanted: int | None) -> int | None:
    """The seat whose view a person gets: the one wanted, the one asked, or his first."""
    mine = table.seats_of(person)
    if not mine:
        return None
    if wanted in mine:
        return wanted
    return table.actor if table.actor in mine else mine[0]


class Room:
    """Where a table is, in memory or not, and who is connected to it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.connections: set[Connection] = set()
        self.chairs: list[str | None] = []  # who sits where, also while the table is not here

    def here(self) -> Here:
        """Who is connected to this process."""
        sitting = [c.person for c in self.connections if c.person and c.person in self.chairs]
        return Here(frozenset(sitting), len(self.connections) - len(sitting))


class Hall:
    """All rooms of this process. `after` is told of every change, once it is durable."""

    def __init__(self, store: Store, idle: float) -> None:
        self.store = store
        self.idle = idle
        self.rooms: dict[str, Room] = {}
        self.presence = Presence(store)
        self.presence.changed = self.elsewhere_changed
        self.after: Callable[[Table, list[Event]], None] = lambda *_: None

    def room(self, table_id: str) -> Room:
        found = self.rooms.get(table_id)
        if found is None:
            found = self.rooms[table_id] = Room(table_id)
        return found

    async def live(self, room: Room) -> Live:
        """The room's table in memory. Call with the room's lock held."""
        if room.live is None:
            loaded = await self.store.read(lambda c: archive.load(c, room.id))
            room.live = Live(loaded)
            room.chairs = [seat.person for seat in loaded.table.seats]
            metrics.LIVE.inc()
        room.live.used = time.monotonic()
        return room.live

    async def look(self, table_id: str) -> Table:
        """A table as it is on disk; to be read at once, not kept."""
        room = self.room(table_id)
        async with room.lock:
            return (await self.newest(room)).table

    async def newest(self, room: Room) -> Live:
        """As live(), with what other processes have just written. Call with the lock held."""
        live = await self.live(room)
        await self.behind(room)
        return room.live or live

    async def behind(self, room: Room) -> bool:
        """Had this process not yet heard what another wrote? Now it has."""
        return self.store.postgres and await self.catch_up(room)

    # --- changing a table --------------------------------------------------------------

    async def create(self, table_id: str, drafts: list[Draft], at: int | None = None) -> Table:
        """A new table from its first events."""
        table = Table(table_id)
        news = apply(table, drafts, at)
        made = self.append_of(table, 0, news)
        await self.store.write(lambda c: archive.create(c, made), order=table_id)
        self.after(table, news)
        return table

    async def command(self, table_id: str, decide: Decide, **also: Any) -> Json:
        """Let a command decide on events, make them durable, then tell everybody."""
        room = self.room(table_id)
        async with room.lock:
            for _ in range(TRIES):
                live = await self.live(room)
                before = live.table.seq
                try:
                    decided = decide(live.table)
                    drafts = decided if isinstance(decided, list) else await decided
                except (ApiError, ColonnadeError) as error:
                    if await self.behind(room):
                        continue  # refused for what is no longer so
                    raise error if isinstance(error, ApiError) else of_engine(error) from None
                if not drafts:
                    return ack(live.table)
                try:
                    news = await self.commit(room, live, drafts, **also)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self.catch_up(room)
                    continue
                answer = ack(live.table)
                await self.publish(room, live, before, news)
                self.after(live.table, news)
                return answer
        raise ApiError(503, "busy", "too many writers at this table; try again")

    async def commit(
        self, room: Room, live: Live, drafts: list[Draft], also: Any = None
    ) -> list[Event]:
        """Apply in memory and write; when writing fails, memory is forgotten."""
        before = live.table.seq
        try:
            news = apply(live.table, drafts)
            made = self.append_of(live.table, before, news, also)
            await self.store.write(lambda c: archive.append(c, made), order=room.id)
        except BaseException:
            self.forget(room)
            raise
        for event in news:
            live.note(event)
        return news

    def append_of(self, table: Table, before: int, news: list[Event], also: Any = None) -> Append:
        kinds = {event.kind for event in news}
        whole = bool(kinds & {"started", "undo", "over"})
        whole = whole or table.seq // SNAPSHOT_EVERY != before // SNAPSHOT_EVERY
        sitting = None
        if kinds & {"created", "seat"}:
            sitting = [(i, s.person) for i, s in enumerate(table.seats) if s.person is not None]
        return Append(
            table.id,
            before,
            news,
            head_of(table),
            table.freeze() if whole else None,
            sitting,
            also,
        )

    def forget(self, room: Room) -> None:
        if room.live is not None:
            room.live = None
            metrics.LIVE.dec()

    async def catch_up(self, room: Room) -> bool:
        """Take in what another process wrote, if anything. Call with the room's lock held."""
        live = room.live
        if live is None:
            await self.live(room)
            return True
        before = live.table.seq
        news = await self.store.read(lambda c: archive.events_after(c, room.id, before))
        if not news:
            return False
        if any(event.kind in REWRITING for event in news):
            views = live.views
            self.forget(room)
            live = await self.live(room)
            live.views = views
        else:
            for event in news:
                live.table.apply(event)
                live.note(event)
        await self.publish(room, live, before, news)
        return True

    async def follow(self, table_id: str, seq: int) -> None:
        """Another process says that a table has gone on."""
        room = self.rooms.get(table_id)
        if room is None or (room.live is None and not room.connections):
            return
        async with room.lock:
            live = room.live
            if live is None:
                live = await self.live(room)
                await self.publish(room, live, live.table.seq, [])
            elif live.table.seq < seq:
                await self.catch_up(room)

    async def rewritten(self, table_id: str) -> None:
        """Somebody was taken out of a table's past: nothing of it may stay in memory."""
        room = self.rooms.get(table_id)
        if room is not None:
            async with room.lock:
                self.forget(room)
                if room.connections:
                    live = await self.live(room)
                    await self.publish(room, live, live.table.seq, [])

    def vanish(self, table_id: str) -> None:
        """A table was deleted."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            self.forget(room)
            for connection in room.connections:
                connection.send(orjson.dumps({"type": "gone"}))
                connection.send(None)
            room.connections.clear()
            self.presence.set(table_id, NOBODY)

    # --- telling -----------------------------------------------------------------------

    async def publish(self, room: Room, live: Live, before: int, news: list[Event]) -> None:
        """Send every connection what it may see of the news."""
        table = live.table
        if any(event.kind in ("seat", "forgotten") for event in news):
            room.chairs = [seat.person for seat in table.seats]
            self.tell_presence(room, None)
        built: dict[Any, bytes] = {}
        changes: dict[int | None, tuple[Json, Json | None]] = {}
        speakers: dict[Languages, wire.Speaker] = {}
        for connection in list(room.connections):
            if connection.seq == table.seq:
                continue
            viewer = connection.viewpoint(table)
            if viewer not in changes and table.state is not None:
                changes[viewer] = live.view(viewer)
            if connection.seq != before:
                connection.send(await self.resumed(live, connection, connection.seq))
                continue
            whole = viewer != connection.viewer
            key = (viewer, connection.chosen, whole)
            if key not in built:
                if connection.chosen not in speakers:
                    speakers[connection.chosen] = wire.Speaker(table, connection.chosen)
                update = wire.changed(speakers[connection.chosen], news, before, viewer)
                add_view(update, changes.get(viewer), whole, table, news)
                built[key] = orjson.dumps(update)
            connection.send(built[key])
            connection.seq = table.seq
            connection.viewer = viewer

    async def connect(self, room: Room, connection: Connection, since: int | None) -> None:
        """Add a connection; its first message brings it up to date."""
        async with room.lock:
            live = await self.newest(room)
            room.connections.add(connection)
            seq = live.table.seq
            if since is not None and since == seq:
                connection.seq = seq
                connection.viewer = connection.viewpoint(live.table)
                if live.table.state is not None:
                    live.view(connection.viewer)
                message = {"type": "resumed", "seq": seq, "now": now_ms()}
                connection.send(orjson.dumps({**message, "presence": self.present(room)}))
            elif since is not None and 0 < since < seq:
                connection.send(await self.resumed(live, connection, since))
            else:
                connection.send(self.first(room, live, connection))
        self.tell_presence(room, connection)

    def disconnect(self, room: Room, connection: Connection) -> None:
        if connection in room.connections:  # not so when the table is gone
            room.connections.discard(connection)
            self.tell_presence(room, None)

    def present(self, room: Room) -> Json:
        """Whose seats are connected, here or at another process, and how many look on."""
        everywhere = [room.here(), *self.presence.elsewhere(room.id)]
        people = {person for here in everywhere for person in here.people}
        return {
            "seats": [i for i, person in enumerate(room.chairs) if person in people],
            "spectators": sum(here.watching for here in everywhere),
        }

    def has_open(self, table_id: str, person: str) -> bool:
        """A person looks at a table, here or at another process."""
        room = self.rooms.get(table_id)
        here = [] if room is None else [room.here()]
        return any(person in h.people for h in [*here, *self.presence.elsewhere(table_id)])

    def tell_presence(self, room: Room, but: Connection | None) -> None:
        self.presence.set(room.id, room.here())
        if len(room.connections) > (but in room.connections):
            message = orjson.dumps({"type": "presence", **self.present(room)})
            for connection in room.connections:
                if connection is not but:
                    connection.send(message)

    def elsewhere_changed(self, place: str) -> None:
        room = self.rooms.get(place)
        if room is not None and room.connections:
            self.tell_presence(room, None)

    def tell(self, room: Room, message: Json) -> None:
        for connection in room.connections:
            connection.send(orjson.dumps(message))

    def first(self, room: Room, live: Live, connection: Connection) -> bytes:
        snapshot = self.snapshot(
            room, live, connection.person, connection.wanted, connection.chosen
        )
        connection.seq = live.table.seq
        connection.viewer = snapshot["you"]["viewer"]
        if live.table.state is not None:
            live.view(connection.viewer)  # the next difference starts here
        return orjson.dumps({"type": "snapshot", **snapshot})

    def snapshot(
        self, room: Room, live: Live, person: str | None, wanted: int | None, chosen: Languages
    ) -> Json:
        viewer = viewpoint(live.table, person, wanted)
        return wire.snapshot(
            live.table, live.told, live.talk, person, viewer, self.present(room), chosen
        )

    async def resumed(self, live: Live, connection: Connection, since: int) -> bytes:
        """Everything after an older event, in one update with the whole view."""
        table = live.table
        news = await self.store.read(lambda c: archive.events_after(c, table.id, since))
        news = [event for event in news if event.seq <= table.seq]
        viewer = connection.viewpoint(table)
        speaker = wire.Speaker(table, connection.chosen)
        update = wire.changed(speaker, standing(news), since, viewer)
        if table.state is not None:
            live.view(viewer)
            update["view"] = wire.view(table.state, viewer)
        update["seats"] = wire.seats(table, connection.person)
        update["orders"] = wire.orders(table, connection.person)
        update["result"] = table.result
        connection.seq = table.seq
        connection.viewer = viewer
        return orjson.dumps(update)

    def connected(self) -> bool:
        return any(room.connections for room in self.rooms.values())

    # --- housekeeping ------------------------------------------------------------------

    def sweep(self) -> None:
        """Let quiet tables go from memory; their sockets stay."""
        limit = time.monotonic() - self.idle
        for room in list(self.rooms.values()):
            if room.lock.locked():
                continue
            if room.live is not None and room.live.used < limit:
                self.forget(room)
            if room.live is None and not room.connections:
                del self.rooms[room.id]


def apply(table: Table, drafts: list[Draft], at: int | None = None) -> list[Event]:
    news = []
    for draft in drafts:
        event = table.event(draft, now_ms() if at is None else at)
        table.apply(event, draft.state)
        news.append(event)
    return news


def head_of(table: Table) -> Json:
    """The columns of the table's row."""
    return {
        "title": table.title,
        "rules": table.rules,
        "name": table.name,
        "owner": table.owner,
        "invite": table.invite,
        "status": table.status,
        "public": int(table.public),
        "seq": table.seq,
        "moves": table.moves,
        "summary": to_json(wire.summary(table)),
        "created": table.created,
        "updated": table.updated,
        "due": table.due(table.updated),
    }


def ack(table: Table) -> Json:
    return {
        "seq": table.seq,
        "position": table.position,
        "moves": table.moves,
        "repeated": False,
    }


def standing(news: list[Event]) -> list[Event]:
    """The events without the moves that later ones took back."""
    kept: list[Event] = []
    for event in news:
        if event.kind == "undo":
            kept = [e for e in kept if e.kind != "action" or e.moves <= event.moves]
        kept.append(event)
    return kept


def add_view(
    update: Json,
    views: tuple[Json, Json | None] | None,
    whole: bool,
    table: Table,
    news: list[Event],
) -> None:
    """Put the difference of the views into an update, or the view itself."""
    if views is None:
        return
    new, old = views
    moved = any(event.seq == table.position for event in news)
    if whole or (moved and old is None):
        update["view"] = new
    elif not moved:
        update["diff"] = []
    else:
        assert old is not None
        update["diff"] = diff(old, new)
