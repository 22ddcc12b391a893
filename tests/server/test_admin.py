"""Verify, back up while running, restore; and what verify finds when something was altered."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from colonnade.client import Client
from colonnade.server import admin, settings
from server.running import Running, running
from server.test_play import any_move, hot_seat, refusal
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
        (snapshot,) = altered.execute(
            "SELECT data FROM snapshots WHERE table_id = ? ORDER BY seq DESC", (other,)
        ).fetchone()
        data = json.loads(snapshot)
        data["state"]["state"]["rng"] ^= 1
        altered.execute(
            "UPDATE snapshots SET data = ? WHERE table_id = ? AND data = ?",
            (json.dumps(data), other, snapshot),
        )
    altered.close()
    found = {v.table_id: v.problem for v in admin.verify(settings.read({}, data=tmp_path))}
    assert found[one] is not None
    assert found[other] is not None
    assert [table for table in games if found[table] is None] == games[2:]


def test_games_of_other_rules_are_kept_and_not_played_on(
    server: Running, games: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "colonnade.sqlite"
    admin.backup(settings.read({}, data=server.data), file)
    with sqlite3.connect(file) as altered:
        for name, column in (("events", "data"), ("snapshots", "data"), ("tables", "summary")):
            altered.execute(
                f"UPDATE {name} SET {column} = replace({column}, '\"rules\":', '\"rules\":9')"
            )
        altered.execute("UPDATE tables SET rules = 90 + rules")
    altered.close()
    found = {v.table_id: v for v in admin.verify(settings.read({}, data=tmp_path))}
    assert all(found[table].skipped for table in games)
    with running(tmp_path) as old, Client(old.url) as client:
        assert refusal(client.table(games[1]).snapshot) == "rules_changed"
        assert client.http.get("/readyz").status_code == 200


def test_the_commands(server: Running, games: list[str], tmp_path: Path) -> None:
    def admin_command(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "colonnade", "admin", "--data", str(server.data), *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)

    done = admin_command("verify", "--table", games[1])
    assert done.returncode == 0, done.stderr
    assert "1 tables" in done.stdout
    assert admin_command("backup", str(tmp_path / "b.sqlite")).returncode == 0
    assert (tmp_path / "b.sqlite").stat().st_size > 10_000
