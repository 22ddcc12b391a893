"""Finding titles, making and loading games: what is refused, and with which words."""

from typing import Any

import pytest

import colonnade
from colonnade import BadDump, BadOption, IllegalAction, State, UnknownTitle
from colonnade.kernel import registry
from toy.title import ToyTitle


def new(title: ToyTitle, **more: Any) -> State:
    return colonnade.new(title.name, 2, **more)


# --- titles -----------------------------------------------------------------------------


def test_titles_are_found_and_sorted() -> None:
    found = colonnade.titles()
    assert found == sorted(found)
    for name in found:
        assert registry.get(name).name == name


@pytest.mark.parametrize("name", ["chess", "", "Puerto Rico", "__init__"])
def test_an_unknown_title_is_refused_with_the_list(name: str) -> None:
    with pytest.raises(UnknownTitle) as refused:
        colonnade.new(name, 2)
    assert f"unknown title {name!r}; allowed: " in str(refused.value)
    assert all(title in str(refused.value) for title in colonnade.titles())


@pytest.mark.parametrize("title", registry.titles())
def test_the_option_schema_is_complete(title: str) -> None:
    for row in colonnade.options(title):
        assert set(row) == {"name", "values", "default", "many", "fewest", "words"}
        assert set(row["words"]) == {"en", "de"}
        given = row["default"] if row["many"] else [row["default"]]
        assert all(value in row["values"] for value in given)


# --- new games --------------------------------------------------------------------------


@pytest.mark.parametrize("title", registry.titles())
@pytest.mark.parametrize("players", [-1, 0, 99, "2", 2.0, None])
def test_impossible_player_counts_are_refused(title: str, players: Any) -> None:
    owner = registry.get(title)
    with pytest.raises(BadOption, match=f"allowed: {owner.low} to {owner.high}"):
        colonnade.new(title, players)


@pytest.mark.parametrize("seed", ["7", 1.5, None, True])
def test_a_seed_is_a_whole_number(toy: ToyTitle, seed: Any) -> None:
    with pytest.raises(BadOption, match="seed: a whole number is needed"):
        new(toy, seed=seed)


def test_unknown_options_are_refused(toy: ToyTitle) -> None:
    with pytest.raises(BadOption, match="unknown option 'speed'; allowed: none"):
        new(toy, speed=3)


def test_the_same_seed_gives_the_same_game(toy: ToyTitle) -> None:
    assert new(toy, seed=4).digest() == new(toy, seed=4).digest()
    assert new(toy, seed=4).digest() != new(toy, seed=5).digest()


# --- playing ----------------------------------------------------------------------------


@pytest.mark.parametrize("action", [-1, 10_000, "coin ", "dance", ""])
def test_unknown_actions_change_nothing(toy: ToyTitle, action: int | str) -> None:
    s = new(toy)
    before = s.dump()
    with pytest.raises(IllegalAction):
        s.play(action)
    assert s.dump() == before


def test_an_illegal_action_is_refused_with_what_is_legal(toy: ToyTitle) -> None:
    s = new(toy)
    other = next(a for a in range(len(toy.actions)) if a not in s.legal())
    before = s.dump()
    with pytest.raises(IllegalAction) as refused:
        s.play(other)
    assert f"{s.name(other)!r} is not legal at 'turn'; legal: coin; " in str(refused.value)
    assert s.dump() == before


def test_nothing_can_be_played_after_the_end(toy: ToyTitle) -> None:
    s = new(toy)
    while not s.over:
        s.play("coin")
    with pytest.raises(IllegalAction, match="the game is over"):
        s.play("coin")


@pytest.mark.parametrize("viewer", [-1, 2, 99])
def test_nobody_sits_there(toy: ToyTitle, viewer: int) -> None:
    s = new(toy)
    with pytest.raises(BadOption, match=f"viewer: {viewer} is no seat; allowed: 0 to 1 or None"):
        s.view(viewer)
    with pytest.raises(BadOption, match="viewer"):
        s.resample(viewer, seed=1)


# --- dumps ------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [None, [], "dump", 3])
def test_something_else_is_no_dump(given: Any) -> None:
    with pytest.raises(BadDump, match="dump: an object is needed"):
        colonnade.load(given)


@pytest.mark.parametrize("name", ["format", "title", "rules", "players", "options", "state"])
def test_a_missing_head_field_is_named(toy: ToyTitle, name: str) -> None:
    dump = new(toy).dump()
    del dump[name]
    with pytest.raises(BadDump, match="missing field") as refused:
        colonnade.load(dump)
    assert refused.value.field == name


@pytest.mark.parametrize(
    ("edit", "field", "says"),
    [
        ({"format": 7}, "format", "allowed: 1"),
        ({"title": "chess"}, "title", "allowed: "),
        ({"title": ["toy"]}, "title", "allowed: "),
        ({"rules": 8}, "rules", "this is 1"),
        ({"players": 7}, "players", "allowed: 2 to 3"),
        ({"players": 3}, "state.players", "3 are needed, not 2"),
        ({"options": {"speed": 1}}, "options", "unknown option 'speed'"),
        ({"options": []}, "options", "an object is needed"),
        ({"state": []}, "state", "an object is needed"),
        ({"note": "mine"}, "note", "unknown field; allowed: format, title"),
    ],
)
def test_a_wrong_head_field_is_named(
    toy: ToyTitle, edit: dict[str, Any], field: str, says: str
) -> None:
    with pytest.raises(BadDump) as refused:
        colonnade.load({**new(toy).dump(), **edit})
    assert refused.value.field == field
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        ({"bank": 29}, "state.bank"),
        ({"deck": []}, "state.deck"),
        ({"frames": [["turn", 2, 0, 0, 0]]}, "state.frames[0]"),
        ({"frames": [["turn", -1, 0, 0, 0]]}, "state.frames[0]"),
        ({"frames": [["sleep", 0, 0, 0, 0]]}, "state.frames[0]"),
    ],
)
def test_an_impossible_state_is_refused_by_field(
    toy: ToyTitle, edit: dict[str, Any], field: str
) -> None:
    dump = new(toy).dump()
    dump["state"].update(edit)
    with pytest.raises(BadDump) as refused:
        colonnade.load(dump)
    assert refused.value.field == field


def test_frames_that_lead_nowhere_are_refused(toy: ToyTitle) -> None:
    """A dump whose decision has no legal action is no position of the game."""
    dump = new(toy).dump()
    dump["state"]["turn"] = 9
    toy.fault = "dead end"
    with pytest.raises(BadDump, match="does not fit the rest of the state") as refused:
        colonnade.load(dump)
    assert refused.value.field == "state.frames"


def test_a_loaded_game_goes_on_alike(toy: ToyTitle) -> None:
    s = new(toy, seed=9)
    s.play("draw")
    loaded = colonnade.load(s.dump())
    for game in (s, loaded):
        game.play("draw")
        game.play("coin")
    assert s.digest() == loaded.digest()
