"""Verify, back up while running, restore; and what verify finds when something was altered."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from colonnade.client import Client
from colonnade.server import admin, settings
from server.running import Running
from server.test_play import any_move, hot_seat
from server.truth import table_of

Person = Callable[[str], Client]


@pytest.fixture
def games(server: Running, person: Person) -> list[str]:
    """A finished game, one with moves taken back, one in the lobby."""
    ann = person("Ann")
    finished = hot_seat(ann)
    finished.play(any_move(4))
    undone = hot_seat(ann)
    for _ in range(40):
        now = undone.snapshot()
        undone.act(now.position, now.legal[0].id)
        if now.moves % 7 == 3:
            ann.post(undone.path("undo/request"), {"to": now.moves - 2})
    lobby = ann.new_table(finished.snapshot().data["title"])
    return [finished.id, undone.id, lobby.id]


def test_every_game_verifies(server: Running, games: list[str]) -> None:
    found = {v.table_id: v for v in admin.verify(settings.read({}, data=server.data))}
    assert all(found[table].problem is None for table in games)


def test_back_up_while_running_and_restore(
    server: Running, games: list[str], tmp_path: Path
) -> None:
    chosen = settings.read({}, data=server.data)
    file = tmp_path / "backup.sqlite"
    assert admin.backup(chosen, file) >= 3
    with pytest.raises(admin.AdminError, match="exists already"):
        admin.backup(chosen, file)
    fresh = settings.read({}, data=tmp_path / "new")
    assert admin.restore(fresh, file) >= 3
    with pytest.raises(admin.AdminError, match="tables already"):
        admin.restore(fresh, file)
    verdicts = {v.table_id: v.problem for v in admin.verify(fresh)}
    assert all(verdicts[table] is None for table in games)
    for table in games:
        assert table_of(tmp_path / "new", table).digest == table_of(server.data, table).digest


def test_verify_finds_what_was_altered(server: Running, games: list[str], tmp_path: Path) -> None:
    file = tmp_path / "colonnade.sqlite"
    admin.backup(settings.read({}, data=server.data), file)
    with sqlite3.connect(file) as altered:
        one, other, _ = games
        altered.execute(
            "UPDATE events SET digest = 'x' || substr(digest, 2) WHERE table_id = ? AND seq = 10",
            (one,),
        )
        altered.execute(
            "UPDATE snapshots SET data = replace(data, '\"round\":1', '\"round\":2') "
            "WHERE table_id = ?",
            (other,),
        )
    altered.close()
    found = {v.table_id: v.problem for v in admin.verify(settings.read({}, data=tmp_path))}
    assert found[one] is not None
    assert found[other] is not None or "round" not in str(table_of(tmp_path, other).freeze())


def test_the_commands(server: Running, games: list[str], tmp_path: Path) -> None:
    def admin_command(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "colonnade", "admin", "--data", str(server.data), *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)

    done = admin_command("verify", "--table", games[1])
    assert done.returncode == 0, done.stderr
    assert "1 tables" in done.stdout
    assert admin_command("backup", str(tmp_path / "b.sqlite")).returncode == 0
    assert (tmp_path / "b.sqlite").stat().st_size > 10_000
