"""Tournaments on disk: safe to interrupt, resumed without loss, damage is told."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from colonnade import cli
from colonnade.arena import run
from colonnade.arena.match import Match, Result
from colonnade.arena.schedule import tournament
from colonnade.arena.store import Store, StoreError, rows_of

PLAN: dict[str, Any] = {"title": "puerto_rico", "seed": 2}


def planned() -> list[Match]:
    return tournament("puerto_rico", 2, ["random", "greedy"], 12, seed=2)


class Interrupted(Exception):
    pass


def test_a_run_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path) -> None:
    matches = planned()
    played = 0

    def stop() -> None:
        nonlocal played
        played += 1
        if played == 5:
            raise Interrupted

    with pytest.raises(Interrupted):
        run.fill(Store(tmp_path / "a", PLAN), matches, workers=1, progress=stop)
    assert len(rows_of(tmp_path / "a")) == 5
    again = Store(tmp_path / "a", PLAN)
    assert len(again.left(matches)) == 7
    run.fill(again, matches, workers=2)
    run.fill(Store(tmp_path / "b", PLAN), matches, workers=1)
    assert rows_of(tmp_path / "a") == rows_of(tmp_path / "b")
    whole = [tmp_path / folder / "results.parquet" for folder in "ab"]
    assert whole[0].read_bytes() == whole[1].read_bytes()
    assert pq.read_table(whole[0]).num_rows == 12
    assert sorted(p.name for p in (tmp_path / "a").iterdir()) == ["plan.json", "results.parquet"]


def test_a_result_that_comes_twice_is_kept_once(tmp_path: Path) -> None:
    rows: list[Result] = run.collect(planned()[:2], workers=1)
    store = Store(tmp_path, PLAN)
    assert [store.add(row) for row in (*rows, *rows)] == [True, True, False, False]
    store.finish()
    assert rows_of(tmp_path) == rows


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    Store(tmp_path, PLAN)
    with pytest.raises(StoreError, match="another run; seed: 2, not 3"):
        Store(tmp_path, {**PLAN, "seed": 3})


def test_damaged_results_are_told_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no such file"):
        rows_of(tmp_path / "nothing")
    broken = tmp_path / "broken.parquet"
    broken.write_bytes(b"not columns")
    with pytest.raises(StoreError, match="not a Parquet file"):
        rows_of(broken)
    assert broken.read_bytes() == b"not columns"


def words(*more: str) -> list[str]:
    return [
        "tournament", "puerto_rico", "--players", "2", "--bots", "random,greedy", "--games", "4",
        "--workers", "1", *more,
    ]  # fmt: skip


def test_the_commands_from_tournament_to_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "run")
    assert cli.main(words("--out", out)) == 0
    assert "greedy vs random" in capsys.readouterr().out
    assert cli.main(words("--out", out, "--json")) == 0
    assert '"games": 4' in capsys.readouterr().out
    assert cli.main(["report", out]) == 0
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert "greedy vs random" in page
    assert cli.main(["report", str(tmp_path / "run" / "results.parquet"), "--json"]) == 0
    assert "Does the seat matter?" in capsys.readouterr().out


def test_bad_input_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "run")
    for wrong, problem in (
        (words("--out", out, "--format", "cup"), "unknown format 'cup'"),
        (words("--out", out, "--on", "moon"), "unknown place to run 'moon'"),
        (words("--out", out, "--option", "tax=1"), "unknown option 'tax'"),
        (words("--out", out, "--workers", "0"), "workers: at least 1"),
        (["report", str(tmp_path / "none")], "no such file"),
    ):
        assert cli.main(wrong) == 2
        caught = capsys.readouterr().err
        assert problem in caught
        assert "Traceback" not in caught
