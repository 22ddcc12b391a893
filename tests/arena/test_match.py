"""A bot that fails forfeits its game with the reason, and the run goes on."""

import importlib.metadata
import json
import os
import subprocess
import sys
import time
from typing import cast

import pytest

from colonnade.arena import run
from colonnade.arena.match import Match, Result, play
from colonnade.arena.schedule import simulation, tournament
from colonnade.bots import Bot, catalogue
from colonnade.kernel import registry
from colonnade.kernel.state import State
from short_games import short_options, smallest_table


class Raises(Bot):
    def choose(self, state: State) -> int:
        raise RuntimeError("out of ideas")


class Hangs(Bot):
    def choose(self, state: State) -> int:
        while True:
            time.sleep(0.01)


class HangsForGood(Bot):
    """Not even the alarm wakes it."""

    def choose(self, state: State) -> int:
        while True:
            try:
                time.sleep(10)
            except Exception:
                continue


class Illegal(Bot):
    def choose(self, state: State) -> int:
        return 10**9


class Dies(Bot):
    def choose(self, state: State) -> int:
        os._exit(7)


class NotANumber(Bot):
    def choose(self, state: State) -> int:
        return cast(int, "pass")


BAD = {
    "raises": Raises,
    "hangs": Hangs,
    "hangs_for_good": HangsForGood,
    "illegal": Illegal,
    "dies": Dies,
    "not_a_number": NotANumber,
}


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        name: importlib.metadata.EntryPoint(
            name, f"{__name__}:{made.__name__}", catalogue.ENTRY_POINTS
        )
        for name, made in BAD.items()
    }
    monkeypatch.setattr(catalogue, "plug_ins", lambda: points)


def match(*bots: str, limit: float = 0.3) -> Match:
    return Match(0, "test", "puerto_rico", len(bots), "{}", 4, bots, limit)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("raises", "raised RuntimeError: out of ideas"),
        ("hangs", "no answer within 0.3 seconds"),
        ("illegal", "illegal move: illegal answered 1000000000"),
        ("not_a_number", "illegal move: notanumber answered 'pass'"),
        ("nobody", "can't be made: unknown bot 'nobody'"),
    ],
)
def test_who_fails_forfeits_with_the_reason(name: str, reason: str) -> None:
    row = play(match("random", name, "random"))
    assert row["forfeit_seat"] == 1
    assert row["forfeit_reason"].startswith(reason)
    assert row["ranks"] == [1, 3, 1]
    assert row["wins"] == [0.5, 0.0, 0.5]
    assert row["reasons"] == ["forfeit"]


def test_a_game_without_an_end_is_stopped_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games need not end by rule alone; the arena's limit is told as what it is."""
    monkeypatch.setattr("colonnade.arena.match.LONGEST", 25)
    row = play(match("random", "random"))
    assert row["decisions"] == 25
    assert row["reasons"] == ["stopped after 25 decisions"]
    assert row["forfeit_seat"] == -1
    assert sum(row["wins"]) == 1


def by_game(rows: list[Result]) -> dict[int, Result]:
    return {row["game"]: row for row in rows}


def test_a_run_goes_on_whatever_a_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that hang or die are replaced; every game has a result."""
    monkeypatch.setattr("colonnade.arena.local.PATIENCE", 0.5)
    planned = [
        match(name, "random")._replace(game=number, seed=number)
        for number, name in enumerate(
            ["random", "dies", "hangs_for_good", "raises", "random", "illegal"]
        )
    ]
    rows = by_game(run.collect(planned, workers=2))
    assert sorted(rows) == list(range(6))
    assert [rows[i]["forfeit_seat"] for i in range(6)] == [-1, 0, 0, 0, -1, 0]
    assert rows[1]["forfeit_reason"] == "took its process down"
    assert rows[2]["forfeit_reason"] == "no answer within 0.3 seconds"


def test_a_result_tells_the_whole_game() -> None:
    row = play(match("random", "greedy"))
    s = registry.get("puerto_rico").new(2, 4, {})
    assert row["title"] == "puerto_rico"
    assert row["rules"] == s.title.version
    assert row["forfeit_seat"] == -1
    assert sum(row["wins"]) == 1
    assert [sum(sheet.values()) for sheet in json.loads(row["sheets"])] == row["scores"]
    assert row["reasons"]
    assert row["decisions"] == sum(use["count"] for use in row["uses"])
    roles = [use for use in row["uses"] if use["key"] == "role"]
    assert {use["seat"] for use in roles} == {0, 1}
    assert {use["component"] for use in roles} <= {
        "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector",
    }  # fmt: skip


def test_a_result_tells_what_the_set_up_gave_each_seat() -> None:
    """A people dealt out is a component as well: the report says how often each wins."""
    row = play(Match(0, "test", "imperial_settlers", 4, "{}", 4, ("random",) * 4))
    peoples = {use["seat"]: use for use in row["uses"] if use["key"] == "set-up faction"}
    board = registry.get("imperial_settlers").new(4, 4, {}).view(None)["state"]["players"]
    assert {seat: use["component"] for seat, use in peoples.items()} == {
        seat: board[seat]["faction"] for seat in range(4)
    }
    assert all((use["count"], use["first"]) == (0, -1) for use in peoples.values())


@pytest.mark.parametrize("title", registry.titles())
def test_the_result_is_the_same_whatever_the_workers(title: str) -> None:
    planned = simulation(
        title, smallest_table(title), ["greedy", "random"], 6, 3, short_options(title)
    )
    assert run.collect(planned, workers=1) == run.collect(planned, workers=3)


def test_a_simulation_repeats_a_set_up_only_in_another_seating() -> None:
    equals = simulation("puerto_rico", 3, ["random"], 6)
    assert len({match.seed for match in equals}) == 6
    mixed = simulation("puerto_rico", 4, ["random", "greedy"], 8)
    assert len({match.seed for match in mixed}) == 4
    assert len({(match.seed, match.bots) for match in mixed}) == 8


def test_every_bot_sits_in_every_seat_on_the_same_seeds() -> None:
    planned = tournament("puerto_rico", 3, ["random", "greedy"], 9, seed=1)
    pairings = {m.pairing for m in planned}
    assert pairings == {"random vs greedy", "greedy vs random"}
    for pairing in pairings:
        mine = [m for m in planned if m.pairing == pairing]
        one = pairing.split(" vs ")[0]
        assert [m.bots.index(one) for m in mine] == [0, 1, 2] * 3
        assert [m.bots.count(one) for m in mine] == [1] * 9
        seeds = [m.seed for m in mine]
        assert seeds[0] == seeds[1] == seeds[2] != seeds[3]
    first, second = (
        [m.seed for m in planned if m.pairing == pairing] for pairing in sorted(pairings)
    )
    assert first == second


def test_a_ladder_and_a_mixed_table() -> None:
    ladder = tournament("puerto_rico", 2, ["random", "greedy", "planner"], 2, "ladder")
    assert [m.pairing for m in ladder[::2]] == ["greedy vs random", "planner vs greedy"]
    mixed = tournament("puerto_rico", 3, ["random", "greedy", "planner", "easy"], 3, "mixed")
    assert len({m.pairing for m in mixed}) == 4
    assert all(len(set(m.bots)) == 3 for m in mixed)


RINGING = """
from colonnade import bots
from colonnade.arena.match import TooSlow, alarm
from colonnade.bots import think
from colonnade.kernel import registry

s = registry.new("puerto_rico", 2, seed=1)
rung = 0
for i in range(1500):
    try:
        with alarm(0.0003 + 0.000001 * (i % 700)):
            think(bots.make("search:100000", seed=i), s)
    except TooSlow:
        rung += 1
print(rung, "times")
"""


def test_the_alarm_may_ring_at_any_moment_of_a_search() -> None:
    """It ends the move, not the process; nor does Ctrl-C, which comes in the same way."""
    done = subprocess.run(
        [sys.executable, "-c", RINGING], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, "1500 times\n"), done.stderr[-500:]
