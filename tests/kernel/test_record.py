"""Games with a history: undo, records, and records that were damaged."""

import copy
import json
from typing import Any

import pytest

from colonnade import (
    BadOption,
    BadRecord,
    ColonnadeError,
    Game,
    IllegalAction,
    UnknownTitle,
    replay,
)
from colonnade.kernel.record import steps
from colonnade.kernel.title import Title


@pytest.fixture
def game(toy: Title) -> Game:
    """A game of the toy in which everybody moved twice; drawing needs chance."""
    made = Game("toy", 2, 5, {})
    for action in ("coin", "draw", "draw", "coin"):
        made.play(action)
    return made


def record_of(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(game.record()))
    return found


def test_a_move_knows_who_what_chance_and_digest(game: Game) -> None:
    assert [move.player for move in game.moves] == [0, 1, 0, 1]
    assert [move.action for move in game.moves] == ["coin", "draw", "draw", "coin"]
    assert [len(move.chances) for move in game.moves] == [0, 1, 1, 0]
    assert game.moves[-1].digest == game.state.digest()


def test_a_record_replays_to_the_same_state_and_log(game: Game) -> None:
    again = replay(record_of(game))
    assert again.state.digest() == game.state.digest()
    assert again.log.events == game.log.events
    assert again.record() == game.record()


def test_a_record_can_be_walked_through(game: Game) -> None:
    digests = [step.state.digest() for step in steps(record_of(game))]
    assert digests == [game.start_digest, *(move.digest for move in game.moves)]


def test_an_illegal_move_changes_nothing(game: Game) -> None:
    before = game.record()
    with pytest.raises(IllegalAction, match="unknown action"):
        game.play("show 99")
    other = next(a for a in range(len(game.title.actions)) if a not in game.state.legal())
    with pytest.raises(IllegalAction, match="legal: coin"):
        game.play(other)
    assert game.record() == before


def test_undo_takes_back_ones_own_last_move(game: Game) -> None:
    before = game.moves[2].digest
    assert game.undo_depth(1) == 1
    game.undo(1)
    assert game.state.digest() == before
    assert len(game.moves) == 3
    assert game.state.player == 1


def test_undo_stops_at_another_players_move(game: Game) -> None:
    assert game.undo_depth(0) == 0
    before = game.record()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        game.undo(0)
    assert game.record() == before


def test_undo_stops_at_anything_revealed(game: Game) -> None:
    game.undo(1)
    assert game.undo_depth(0) == 0  # drawing a card showed him something
    with pytest.raises(IllegalAction, match="revealed"):
        game.undo(0)


def test_after_undo_the_game_goes_on_as_before(game: Game) -> None:
    before = game.record()
    game.undo(1)
    game.play("coin")
    assert game.record() == before


def test_rewind_to_the_start(game: Game) -> None:
    game.rewind(0)
    assert game.moves == []
    assert game.state.digest() == game.start_digest


def test_chance_comes_as_recorded_not_as_seeded(game: Game) -> None:
    """A game goes on from its record even when the generator would bring something else."""
    again = Game("toy", 2, 5, {}, script=list(game.set_up_chances))
    assert again.start_digest == game.start_digest


# --- damaged records ----------------------------------------------------------------------


def damage(record: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    made = copy.deepcopy(record)
    target: Any = made
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    return made


HEAD = ["format", "title", "rules", "players", "options", "seed", "chances", "digest"]


@pytest.mark.parametrize("name", [*HEAD, "moves", "over"])
def test_a_missing_field_is_named(game: Game, name: str) -> None:
    record = record_of(game)
    del record[name]
    with pytest.raises(BadRecord, match=f"^{name}: missing field"):
        replay(record)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["format"], 2, "format: 2 is unknown; allowed: 1"),
        (["rules"], 99, "rules: version 99; this is 1"),
        (["title"], ["toy"], "title: a name is needed"),
        (["moves"], "coin", "lists are needed"),
        (["chances"], None, "lists are needed"),
        (["options"], [], "options: an object is needed"),
        (["digest"], "0" * 32, "digest: the set-up"),
        (["chances", 0], 99, "chances: recorded chance 99"),
        (["chances", 0], "a", "chances: chances must be whole numbers"),
        (["moves", 1], ["draw"], r"moves\[1\]: \[action, chances, digest\]"),
        (["moves", 1, 0], "dance", r"moves\[1\]: unknown action 'dance'"),
        (["moves", 1, 0], "hide 99", r"moves\[1\]: unknown action"),
        (["moves", 1, 1], [77], r"moves\[1\]: recorded chance 77"),
        (["moves", 1, 1], ["x"], r"moves\[1\]: chances must be whole numbers"),
        (["moves", 1, 1], [], r"moves\[1\]: 'draw' draws other or fewer chances"),
        (["moves", 0, 1], [0], r"moves\[0\]: 'coin' draws other or fewer chances"),
        (["moves", 2, 2], "f" * 32, r"moves\[2\]: 'draw' does not come out as recorded"),
        (["over"], True, "cut short"),
    ],
)
def test_an_altered_record_is_refused_by_place(
    game: Game, path: list[Any], value: Any, says: str
) -> None:
    with pytest.raises(BadRecord, match=says):
        replay(damage(record_of(game), path, value))


def test_other_chances_are_refused(game: Game) -> None:
    """A draw that brought another card leads to another digest."""
    record = record_of(game)
    drawn = record["moves"][1][1][0]
    with pytest.raises(BadRecord, match=r"moves\[1\]: 'draw' does not come out"):
        replay(damage(record, ["moves", 1, 1], [0 if drawn else 1]))


def test_surplus_chances_of_the_set_up_are_refused(game: Game) -> None:
    record = record_of(game)
    with pytest.raises(BadRecord, match="chances: the set-up draws"):
        replay({**record, "chances": [*record["chances"], 0]})


def test_a_truncated_record_of_a_finished_game_is_refused(toy: Title) -> None:
    game = Game("toy", 2, 5, {})
    while not game.state.over:
        game.play("coin")
    record = record_of(game)
    assert replay(record).state.over
    with pytest.raises(BadRecord, match="cut short"):
        replay({**record, "moves": record["moves"][:-1]})


def test_moves_after_the_end_are_refused(toy: Title) -> None:
    game = Game("toy", 2, 5, {})
    while not game.state.over:
        game.play("coin")
    record = record_of(game)
    with pytest.raises(BadRecord, match="the game is over"):
        replay({**record, "moves": [*record["moves"], ["coin", [], "0"]]})


@pytest.mark.parametrize("given", [None, [], "record", 7])
def test_something_else_is_no_record(given: Any) -> None:
    with pytest.raises(BadRecord, match="an object is needed"):
        replay(given)


@pytest.mark.parametrize(
    ("field", "value", "error"),
    [
        ("title", "chess", UnknownTitle),
        ("players", 9, BadOption),
        ("seed", "x", BadOption),
        ("options", {"speed": 1}, BadOption),
    ],
)
def test_a_record_of_an_impossible_game(
    game: Game, field: str, value: Any, error: type[ColonnadeError]
) -> None:
    with pytest.raises(error):
        replay({**record_of(game), field: value})
