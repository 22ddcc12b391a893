"""Whole recorded games, replayed move by move: every digest, the end, the scores."""

import gzip
import importlib
import json
from pathlib import Path
from typing import Any

import pytest
from golden_games import GOLDEN, Wanted

from colonnade import BadRecord, replay
from colonnade.kernel import registry

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.json.gz"))


def shown(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def record_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return found


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_golden_game(path: Path) -> None:
    record = record_of(path)
    game = replay(record)
    assert game.state.over
    assert game.title.name == path.parent.name
    assert game.title.end_reasons(game.state) == record["end"]
    assert game.state.scores() == record["scores"]
    assert game.state.ranking() == record["ranking"]


def test_every_golden_game_is_there_and_no_other() -> None:
    wanted = {f"{title}/{game.file}" for title, games in GOLDEN.items() for game in games}
    assert {shown(path) for path in FILES} == wanted


@pytest.mark.parametrize(
    ("title", "game"),
    [(title, game) for title, games in GOLDEN.items() for game in games],
    ids=lambda value: getattr(value, "name", value),
)
def test_golden_games_are_what_the_table_wants(title: str, game: Wanted) -> None:
    record = record_of(FOLDER / title / game.file)
    assert record["players"] == game.players
    assert {**record["options"], **game.options} == record["options"]
    assert game.end is None or record["end"] == [game.end]


@pytest.mark.parametrize("title", sorted(GOLDEN))
def test_golden_games_cover_every_player_count(title: str) -> None:
    owner = registry.get(title)
    covered = {game.players for game in GOLDEN[title]}
    assert covered == set(range(owner.low, owner.high + 1))


def test_a_golden_game_can_fail() -> None:
    """A move played differently is noticed at that move."""
    record = record_of(FILES[0])
    record["moves"][40][2] = "0" * 32
    with pytest.raises(BadRecord, match=r"moves\[40\]"):
        replay(record)


def test_the_tool_makes_the_same_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recording anew without a change of rules changes no file, and stale ones are removed."""
    golden = importlib.import_module("golden")
    title = sorted(GOLDEN)[0]
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setitem(GOLDEN, title, GOLDEN[title][:1])
    stale = tmp_path / title / "stale.json.gz"
    stale.parent.mkdir()
    stale.write_bytes(b"")
    assert golden.make(title)
    name = GOLDEN[title][0].file
    assert [path.name for path in (tmp_path / title).iterdir()] == [name]
    assert record_of(tmp_path / title / name) == record_of(FOLDER / title / name)
