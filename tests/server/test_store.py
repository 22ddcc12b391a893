"""The writer: one commit for many, a failing write takes nobody with it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from colonnade.server.errors import ApiError, Conflict
from colonnade.server.schema import meta
from colonnade.server.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
    made.open()
    return made


def put(name: str) -> Callable[[Connection], str | None]:
    def work(connection: Connection) -> str | None:
        connection.execute(insert(meta), {"name": name, "value": "x"})
        return name

    return work


def names(store: Store) -> set[str]:
    return set(store.read_now(lambda c: c.execute(select(meta.c.name)).scalars().all()))


def test_writes_that_arrive_together_all_count(store: Store) -> None:
    async def many() -> list[object]:
        return await asyncio.gather(*(store.write(put(f"n{i}")) for i in range(200)))

    assert asyncio.run(many()) == [f"n{i}" for i in range(200)]
    assert len(names(store)) == 200
    store.close()


def test_a_failing_write_takes_nobody_with_it(store: Store) -> None:
    def late(_: Connection) -> str | None:
        raise Conflict("t")

    def refuse(connection: Connection) -> str | None:
        connection.execute(insert(meta), {"name": "half", "value": "x"})
        raise ApiError(400, "bad_request", "no")

    async def mixed() -> list[object]:
        writes = [put("a"), late, put("b"), refuse, put("a"), put("c")]
        return await asyncio.gather(
            *(store.write(work) for work in writes),
            return_exceptions=True,
        )

    found = asyncio.run(mixed())
    assert [found[i] for i in (0, 2, 5)] == ["a", "b", "c"]
    assert isinstance(found[1], Conflict)
    assert isinstance(found[3], ApiError)
    assert isinstance(found[4], IntegrityError)
    assert names(store) == {"a", "b", "c"}
    store.close()


def test_after_closing_nothing_is_accepted(store: Store) -> None:
    store.close()
    with pytest.raises(ApiError, match="going down"):
        asyncio.run(store.write(put("late")))
