"""Games as long as one likes, for measuring how fast they load."""

import asyncio
import functools
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from colonnade.kernel import registry
from colonnade.server import archive, play
from colonnade.server.hall import Hall
from colonnade.server.people import insert_person
from colonnade.server.routes.tables import created
from colonnade.server.store import Store
from colonnade.server.table import Draft, Seat, Table

LOADS = 5  # of which the middle one counts


def load_seconds(title: str, most: int) -> Iterator[tuple[int, float]]:
    """(events, seconds to load) for games of growing length."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'long.sqlite'}")
        store.open()
        try:
            length = 50
            while length <= most:
                table_id = f"t{length}"
                asyncio.run(play_long(store, title, table_id, length))
                times = []
                for _ in range(LOADS):
                    started = time.perf_counter()
                    loaded = store.read_now(functools.partial(archive.load, table_id=table_id))
                    times.append(time.perf_counter() - started)
                    assert loaded.table.seq >= length
                yield loaded.table.seq, sorted(times)[LOADS // 2]
                length *= 4
        finally:
            store.close()


async def play_long(store: Store, title: str, table_id: str, length: int) -> None:
    """Play at random; before the end, go back and play on, until there are enough events."""
    hall = Hall(store, 1e9)
    players = registry.get(title).low
    person = (await store.write(lambda c: insert_person(c, "Ann", "en"))).id
    chairs = [Seat("person", person, str(i)) for i in range(players)]
    options = registry.get(title).new(players, 0, {}).options
    data = created(title, players, options, person, chairs)
    await hall.create(table_id, [Draft("created", data)])
    await hall.command(table_id, play.start)
    chance = random.Random(length)
    table = await hall.look(table_id)
    while table.seq < length:
        if ends_soon(table, chance):
            await hall.command(table_id, lambda t: go_back(store, t))
        else:
            await hall.command(table_id, lambda t: any_move(t, chance))
        table = await hall.look(table_id)


def any_move(table: Table, chance: random.Random) -> list[Draft]:
    state = table.running()
    assert state.player is not None
    return play.act(table, state.player, table.position, chance.choice(state.choices), None)


def ends_soon(table: Table, chance: random.Random) -> bool:
    """The next move could end the game."""
    saved = chance.getstate()
    drafts = any_move(table, chance)
    chance.setstate(saved)
    return any(draft.kind == "over" for draft in drafts)


def go_back(store: Store, table: Table) -> list[Draft]:
    to = table.moves // 2
    state = store.read_now(lambda c: archive.state_at(c, table.id, to))
    taken = store.read_now(lambda c: archive.line(c, table.id))[to:]
    moves = [[event.data["seat"], event.data["action"]] for event in taken]
    return play.undone(table, 0, moves, state, consent=True)
