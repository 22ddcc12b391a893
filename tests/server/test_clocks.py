"""Time: per-move clocks and banks, reminders, bots for those who run out; restarts are forgiven."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from colonnade.client import Client
from colonnade.kernel import registry
from colonnade.server import play
from colonnade.server.hall import apply
from colonnade.server.routes.tables import created
from colonnade.server.table import GRACE, Draft, Seat, Table, thaw
from server.test_play import TITLE, two_people

Person = Callable[[str], Client]


def table_with(clock: dict[str, Any]) -> Table:
    """A started table at time 0 with two people."""
    chairs = [Seat("person", f"p{i}", str(i)) for i in range(2)]
    options = registry.get(TITLE).new(2, 0, {}).options
    data = created(TITLE, 2, options, "p0", chairs, clock=clock, seed=1)
    table = Table("t")
    apply(table, [Draft("created", data)], 0)
    apply(table, play.start(table), 0)
    return table


def move(table: Table, at: int) -> int:
    """Whoever is asked plays his first choice."""
    seat = table.actor
    assert seat is not None
    state = table.running()
    apply(table, play.act(table, seat, table.position, state.choices[0], None), at)
    return seat


def test_no_clock_has_no_end() -> None:
    table = table_with({"kind": "none"})
    assert table.deadline() is None
    assert table.due(0) is None


def test_a_move_clock_starts_anew_with_every_decision() -> None:
    table = table_with({"kind": "move", "seconds": 60})
    assert table.deadline() == 60_000
    move(table, 50_000)
    assert table.deadline() == 110_000


def test_a_bank_is_spent_by_whoever_is_asked() -> None:
    table = table_with({"kind": "bank", "seconds": 100, "increment": 5})
    first = move(table, 30_000)
    spent = table.bank[first]
    assert spent == 70_000 + (5_000 if table.actor != first else 0)
    assert table.bank[1 - first] == 100_000
    assert table.deadline() == 30_000 + table.bank[table.actor or 0]


def test_reminders_come_before_the_end_and_once() -> None:
    table = table_with({"kind": "move", "seconds": 60, "remind": 20})
    assert table.reminder() == 40_000
    assert table.due(0) == 40_000
    apply(table, [Draft("reminded", {})], 40_000)
    assert table.reminder() is None
    assert table.due(0) == 60_000


def test_who_comes_back_without_time_gets_some() -> None:
    table = table_with({"kind": "bank", "seconds": 10})
    seat = table.actor
    assert seat is not None
    apply(table, [Draft("away", {"seat": seat, "why": "time"})], 10_000)
    assert table.by_server()
    assert table.deadline() is None
    apply(table, play.back(table, seat), 20_000)
    assert table.deadline() == 20_000 + GRACE


def test_clocks_survive_a_snapshot() -> None:
    table = table_with({"kind": "bank", "seconds": 100, "increment": 5})
    move(table, 30_000)
    again = thaw("t", table.freeze())
    assert again.deadline() == table.deadline()
    assert again.freeze() == table.freeze()


def test_a_bot_takes_over_when_time_is_over(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine, _ = two_people(ann, bob, clock={"kind": "move", "seconds": 1})
    before = mine.snapshot()
    assert before.data["clocks"]["running"] == before.player
    until = time.monotonic() + 30
    while True:
        now = mine.snapshot()
        if any(seat["away"] == "time" for seat in now.data["seats"]) and now.moves:
            break
        assert time.monotonic() < until
        time.sleep(0.2)
    assert "time" in [line["event"] for line in now.data["log"]]
    late = next(seat["seat"] for seat in now.data["seats"] if seat["away"] == "time")
    client = (ann, bob)[late]
    client.post(mine.path("back"))
    assert mine.snapshot().data["seats"][late]["away"] in (False, "time")


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_clock_settings_are_kept(person: Person, kind: str) -> None:
    clock = {"kind": kind, "seconds": 600, "remind": 60}
    table = person("Ann").play_now(TITLE, players=2, clock=clock)
    assert table.snapshot().data["clock"].items() >= clock.items()
    assert table.snapshot().data["clocks"]["left"][0] <= 600_000
