"""The strength table: games are counted once and in order, and the page shows what is recorded."""

from pathlib import Path

import pytest
import strength
from strength import Cell, Record, Tally

from colonnade.arena.match import Result
from colonnade.arena.store import rows_of

CELL = Cell("puerto_rico", "", 3, "greedy", "random")
DEEP = Cell("puerto_rico", "", 4, "search:1000", "search:100")


def game(number: int, scores: list[int], wins: list[float]) -> Result:
    return {"game": number, "bots": ["random", "greedy", "random"], "scores": scores, "wins": wins}


def test_the_page_shows_the_record() -> None:
    page = strength.PAGE.read_text(encoding="utf-8")
    fresh = strength.page_with(page, strength.read())
    assert page == fresh, "run tools/strength.py --write"


def test_games_are_counted_once_and_without_gaps() -> None:
    rows = [game(0, [4, 10, 2], [0, 1, 0]), game(1, [9, 5, 5], [1, 0, 0])]
    later = game(3, [1, 8, 1], [0, 1, 0])
    tally = Tally(1)
    strength.count(tally, CELL, [*rows, later])
    assert (tally.games, tally.wins) == (2, 1)
    assert (tally.ahead, tally.squares) == (7 - 2, 7 * 7 + 2 * 2)
    strength.count(tally, CELL, [*rows, game(2, [6, 6, 0], [0.5, 0.5, 0]), later])
    assert (tally.games, tally.wins, tally.ahead) == (4, 2.5, 7 - 2 + 3 + 7)


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    record: Record = {CELL: Tally(1, 3, 1.5, -2.5, 10.25), DEEP: Tally(2, 100, 31, 80, 1234)}
    strength.write(record, tmp_path / "record.csv")
    assert strength.read(tmp_path / "record.csv") == record


def test_more_games_go_on_where_the_record_ends(tmp_path: Path) -> None:
    file = tmp_path / "record.csv"
    strength.play(CELL, tmp_path / "whole", 6, {}, 1, file)
    whole = strength.read(file)
    strength.play(CELL, tmp_path / "one", 3, {}, 1, file)
    assert strength.read(file)[CELL].games == 3
    strength.play(CELL, tmp_path / "other", 6, strength.read(file), 1, file)
    assert strength.read(file) == whole
    assert [row["game"] for row in rows_of(next((tmp_path / "other").iterdir()))] == [3, 4, 5]


def test_games_by_other_rules_are_not_mixed(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="other rules"):
        strength.play(CELL, tmp_path, 3, {CELL: Tally(99, 3, 3)}, 1, tmp_path / "record.csv")


@pytest.mark.parametrize(
    ("players", "pair", "wins", "said"),
    [
        (2, ("greedy", "random"), 99, "95 %: reached in the mean"),
        (5, ("greedy", "random"), 99, "90 %: reached"),
        (2, ("planner", "greedy"), 79, "80 %: missed"),
        (5, ("planner", "greedy"), 55, "40 %: reached"),
        (4, ("search:1000", "planner"), 51, "50 %: reached in the mean"),
    ],
)
def test_the_bars(players: int, pair: tuple[str, str], wins: int, said: str) -> None:
    cell = Cell("puerto_rico", "", players, *pair)
    assert strength.verdict(cell, Tally(1, 100, wins)) == said


@pytest.mark.parametrize(
    ("wins", "ahead", "said"),
    [
        (40, 0.0, "improves"),  # 25 would be fair, and 31 the lowest the interval allows
        (27, 1.2, "improves"),  # the points say so
        (27, 0.5, "improves in the mean"),
        (31, -0.1, "not shown"),
        (20, 0.5, "not shown"),  # a few points, but fewer wins than fair
    ],
)
def test_what_more_iterations_bring(wins: int, ahead: float, said: str) -> None:
    squares = 100 * (25.0 + ahead * ahead)  # 5 points to and fro: 0.98 within the interval
    assert strength.verdict(DEEP, Tally(1, 100, wins, 100 * ahead, squares)) == said
