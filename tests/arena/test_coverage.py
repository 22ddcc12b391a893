"""Counting what games use: by names, by a title's own say, and the bot that tries things out."""

import json

import pytest

from colonnade.arena.coverage import ACTION_KINDS, EVENT_KINDS, Coverage
from colonnade.arena.match import Match, play
from colonnade.bots import make, think
from colonnade.cli import main
from colonnade.kernel import registry


def match(title: str, players: int, bot: str, options: str = "{}", seed: int = 3) -> Match:
    return Match(0, "test", title, players, options, seed, (bot,) * players, covers=True)


@pytest.mark.parametrize("title", registry.titles())
def test_every_title_can_be_counted(title: str) -> None:
    """Whatever is counted stands in a table, and a game uses something of most of them."""
    options = {"colonists": '{"last_era": 1}'}.get(title, "{}")
    row = play(match(title, registry.get(title).high, "random", options))
    coverage = Coverage(title)
    tables = coverage.tables()
    assert row["covered"]
    for table, name, count in row["covered"]:
        assert name in tables[table]
        assert count > 0
    coverage.add(row["covered"])
    data = coverage.as_data()
    assert {ACTION_KINDS, EVENT_KINDS} <= set(data)
    for table, part in data.items():
        assert len(part["used"]) + len(part["never"]) == len(set(tables[table]))


def test_the_same_match_uses_the_same() -> None:
    one = match("puerto_rico", 3, "curious")
    assert play(one)["covered"] == play(one)["covered"]


def test_a_curious_bot_has_other_whims_in_other_games() -> None:
    state = registry.get("puerto_rico").new(3, 1, {})
    chosen = {think(make("curious", seed), state) for seed in range(30)}
    assert len(chosen) > 3


def test_several_tables_in_one_run(capsys: pytest.CaptureFixture[str]) -> None:
    """Player counts and variants take turns, and everything is counted together."""
    main(
        [
            "simulate", "colonists", "--players", "1-2", "--games", "4", "--bots", "random",
            "--workers", "1", "--variant", "last_era=1", "--variant", "introductory=true",
            "--coverage", "--json",
        ]
    )  # fmt: skip
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert [players for players, _ in found["tables"]] == [1, 1, 2, 2]
    assert "day laborer" in found["coverage"]["places"]["used"]
