"""The command line as a user types it; bad input is one line and exit code 2."""

import argparse
import importlib
import importlib.metadata
import io
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from colonnade import cli
from colonnade.bots import Bot, catalogue
from colonnade.cli import play
from colonnade.cli.bench import side_by_side
from colonnade.env import extra
from colonnade.kernel import registry
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.record import Game
from colonnade.kernel.state import State


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLONNADE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints; it must succeed."""
    assert cli.main(list(words)) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line with which bad input is refused."""
    assert cli.main(list(words)) == 2
    caught = capsys.readouterr()
    assert caught.out == ""
    assert "Traceback" not in caught.err
    assert caught.err.count("\n") == 1
    return caught.err


def whole_game(title: str = "puerto_rico", players: int = 2) -> Game:
    game = Game(title, players, 5, {})
    while not game.state.over:
        game.play(game.state.legal()[-1])
    return game


# --- what it prints ----------------------------------------------------------------------


def test_version_says_which_engine_runs() -> None:
    for pure, engine in (("1", "interpreted"), ("0", "")):
        done = subprocess.run(
            [sys.executable, "-m", "colonnade", "--version"],
            env={**os.environ, "COLONNADE_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        assert done.stdout.startswith("colonnade ")
        assert engine in done.stdout


@pytest.mark.parametrize("title", registry.titles())
def test_rules_prints_every_component(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    tables = json.loads(ran(capsys, "rules", title, "--json"))
    assert tables == json.loads(json.dumps(registry.get(title).components()))
    assert ran(capsys, "rules", title)


def test_simulate_tells_scores_lengths_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "puerto_rico", "--players", "3", "--games", "4", "--bots", "random")
    first = json.loads(ran(capsys, *words, "--seed", "3", "--workers", "1", "--json"))
    again = json.loads(ran(capsys, *words, "--seed", "3", "--workers", "1", "--json"))
    assert first == again
    assert "random" in json.dumps(first)


class Raises(Bot):
    def choose(self, state: State) -> int:
        raise RuntimeError("out of ideas")


class Hangs(Bot):
    def choose(self, state: State) -> int:
        while True:
            time.sleep(0.01)


class Illegal(Bot):
    def choose(self, state: State) -> int:
        return 10**9


FAILING = {
    "raises": (Raises, "raised RuntimeError: out of ideas"),
    "hangs": (Hangs, "no answer within 0.3 seconds"),
    "illegal": (Illegal, "illegal move: illegal answered 1000000000"),
}


@pytest.fixture
def failing_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        name: importlib.metadata.EntryPoint(
            name, f"{__name__}:{made.__name__}", catalogue.ENTRY_POINTS
        )
        for name, (made, _) in FAILING.items()
    }
    monkeypatch.setattr(catalogue, "plug_ins", lambda: points)


@pytest.mark.usefixtures("failing_bots")
@pytest.mark.parametrize("command", ["simulate", "tournament"])
@pytest.mark.parametrize("name", FAILING)
def test_a_failing_bot_forfeits_and_the_run_goes_on(
    command: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [command, "puerto_rico", "--players", "2", "--games", "4", "--bots", f"random,{name}"]
    words += ["--move-limit", "0.3", "--workers", "1", "--out", str(tmp_path / "run")]
    found = json.loads(ran(capsys, *words, "--json"))
    assert found["games"] == 4
    assert found["reasons"] == {"forfeit": 4}
    assert [row["bot"] for row in found["forfeits"]] == [name] * 4
    assert {row["seat"] for row in found["forfeits"]} == {0, 1}
    reason = FAILING[name][1]
    assert all(row["reason"].startswith(reason) for row in found["forfeits"])
    told = " ".join(ran(capsys, *words).split())  # played already: only told again
    assert f"{name} (seat 1) forfeited: {reason}" in told
    assert f"{name} (seat 2) forfeited: {reason}" in told


def test_bench_measures_this_engine(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("bench", "puerto_rico", "--players", "4", "--games", "1", "--best-of", "1")
    rows = json.loads(ran(capsys, *words, "--this-engine", "--json"))
    assert [row["players"] for row in rows] == [4]
    assert rows[0]["decision_loops"] > 0
    assert rows[0]["clone_microseconds"] > 0


def test_figures_of_the_environments_fit_into_a_narrow_window() -> None:
    names = ("colonists", "imperial_settlers", "puerto_rico")
    rows = [
        {"title": name, "engine": "interpreted", "vector_steps_per_second": 123_456_789}
        for name in names
    ]
    console = Console(width=80, file=io.StringIO(), color_system=None)
    console.print(side_by_side(rows))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert all(name in shown for name in names)
    assert shown.count("123,456,789") == 3
    assert "vector steps per second" in shown


def test_replay_checks_a_record(data_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = whole_game()
    path = data_folder / "game.json"
    path.write_text(json.dumps(game.record()))
    shown = json.loads(ran(capsys, "replay", str(path), "--json"))
    assert shown["digest"] == game.state.digest()
    assert shown["scores"] == game.state.scores()
    early = json.loads(ran(capsys, "replay", str(path), "--to", "3", "--json"))
    assert early["moves"] == 3
    assert early["digest"] == game.moves[2].digest
    assert "every digest as recorded" in ran(capsys, "replay", str(path))


# --- the terminal client -----------------------------------------------------------------


def played(
    answers: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    return ran(capsys, "play", "puerto_rico", "--terminal", "--bots", "random", *words)


def test_quit_and_resume_comes_back_to_the_same_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    played("1\n2\nq\n", monkeypatch, capsys, "--seed", "8", "--players", "3")
    kept = json.loads((data_folder / "data" / "terminal" / "puerto_rico.json").read_text())
    shown = played("y\nl\nq\n", monkeypatch, capsys)
    after = json.loads((data_folder / "data" / "terminal" / "puerto_rico.json").read_text())
    assert after == kept
    assert len(kept["record"]["moves"]) >= 2
    assert "takes the settler" in shown


def test_undo_takes_back_your_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    played("1\nu\nq\n", monkeypatch, capsys, "--seed", "8", "--players", "3")
    kept = json.loads((data_folder / "data" / "terminal" / "puerto_rico.json").read_text())
    assert kept["record"]["moves"] == []


def test_a_word_that_is_no_number_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played("99\nhello\ns\nq\n", monkeypatch, capsys, "--seed", "8", "--players", "3")
    assert shown.count("Please type a number") == 2


@pytest.mark.parametrize(
    ("words", "page"),
    [
        ([], "/"),
        (["puerto_rico"], "/play/puerto_rico?level=medium"),
        (
            ["puerto_rico", "--players", "2", "--bots", "easy", "--seed", "7", "--new"],
            "/play/puerto_rico?players=2&level=easy&seed=7&new=1",
        ),
        (
            ["puerto_rico", "--option", "draft=fixed"],
            "/play/puerto_rico?level=medium&options=%7B%22draft%22%3A+%22fixed%22%7D",
        ),
    ],
)
def test_play_opens_the_title_in_the_browser(words: list[str], page: str) -> None:
    parser = argparse.ArgumentParser()
    play.add(parser)
    assert play.page_of(parser.parse_args(words)) == page


def test_a_whole_game_in_german(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--seed", "2", "--players", "2", "--language", "de")
    shown = played("1\n" * 600, monkeypatch, capsys, *words)
    assert "gewinnt" in shown or "teilen sich den Sieg" in shown
    assert "Gebäude" in shown


# --- bad input ---------------------------------------------------------------------------


def test_unknown_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert "puerto_rico" in refused(capsys, "rules", "monopoly")


def test_impossible_player_count(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, "simulate", "puerto_rico", "--players", "9", "--games", "1")
    assert "2 to 5" in line


def test_unknown_option(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, "bench", "puerto_rico", "--option", "colour=red")
    assert "swap_factory_university" in line


def test_bad_option_value(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, "bench", "puerto_rico", "--option", "hacienda_quarry=maybe")
    assert "hacienda_quarry" in line
    assert "True" in line


def test_unknown_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert "medium" in refused(capsys, "play", "puerto_rico", "--terminal", "--bots", "genius")


def test_missing_file(capsys: pytest.CaptureFixture[str], data_folder: Path) -> None:
    assert "nothing.json" in refused(capsys, "replay", str(data_folder / "nothing.json"))


def test_truncated_and_altered_records(
    capsys: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    record = whole_game().record()
    text = json.dumps(record)
    path = data_folder / "game.json"
    path.write_text(text[: len(text) // 2])
    assert "cut short" in refused(capsys, "replay", str(path))
    path.write_text(json.dumps({**record, "moves": record["moves"][:-1]}))
    assert "cut short" in refused(capsys, "replay", str(path))
    path.write_text(json.dumps({k: v for k, v in record.items() if k != "seed"}))
    assert "seed: missing field" in refused(capsys, "replay", str(path))
    path.write_text(json.dumps({**record, "rules": 99}))
    assert "99" in refused(capsys, "replay", str(path))


def test_a_damaged_save_is_kept_and_named(
    capsys: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    path = data_folder / "data" / "terminal" / "puerto_rico.json"
    path.parent.mkdir(parents=True)
    path.write_text("{")
    assert "puerto_rico.json" in refused(capsys, "play", "puerto_rico", "--terminal")
    assert path.read_text() == "{"
    old = {"seats": ["human", "easy"], "record": {**whole_game().record(), "rules": 99}}
    path.write_text(json.dumps(old))
    assert "--new" in refused(capsys, "play", "puerto_rico", "--terminal")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--players", "3"], "only with a title"),
        (["puerto_rico", "--players", "6"], "2 to 5"),
        (["puerto_rico", "--option", "draft=maybe"], "fixed"),
        (["puerto_rico", "--bots", "greedy"], "--terminal"),
        (["puerto_rico", "--humans", "2"], "--terminal"),
        (["puerto_rico", "--language", "de"], "--terminal"),
    ],
)
def test_no_page_is_opened_for_what_it_can_not_do(
    words: list[str],
    reason: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "client_built", lambda: True)
    assert reason in refused(capsys, "play", *words)


def test_no_browser_takes_over_a_terminal_without_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not play.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert play.has_display()


def test_a_port_that_is_none_and_one_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert "65535" in refused(capsys, "serve", "--port", "70000")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert "--port 0" in refused(capsys, "serve", "--port", str(taken))


def test_data_that_can_not_be_opened(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    assert "file" in refused(capsys, "serve", "--port", "0", "--data", str(file))
    folder = tmp_path / "folder"
    (folder / "colonnade.sqlite").mkdir(parents=True)
    assert "unable to open" in refused(capsys, "serve", "--port", "0", "--data", str(folder))
    line = refused(capsys, "admin", "restore", str(file), "--data", str(tmp_path / "new"))
    assert "not a database" in line


@pytest.mark.parametrize("before", [True, False])
def test_admin_takes_the_data_folder_before_and_after_the_job(
    before: bool, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    place = ["--data", str(tmp_path / "elsewhere")]
    words = [*place, "verify"] if before else ["verify", *place]
    assert "elsewhere" in refused(capsys, "admin", *words)


def test_a_missing_library_is_named_with_the_extra_that_brings_it() -> None:
    wanted = r"nowhere is not installed: pip install 'colonnade\[env\]'"
    with pytest.raises(ColonnadeError, match=wanted), extra("env"):
        importlib.import_module("nowhere")


def test_a_folder_that_can_not_be_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("COLONNADE_DATA", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert cli.main(["play", "puerto_rico", "--terminal", "--bots", "random"]) == 2
    assert capsys.readouterr().err.startswith("colonnade: ")
