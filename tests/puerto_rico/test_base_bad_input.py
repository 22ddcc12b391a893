"""Impossible dumps, scenarios and actions of the base game: refused by field, nothing changed."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import colonnade
from colonnade import BadDump, BadOption, Game, IllegalAction
from puerto_rico.helpers import ANNA, BOB, TITLE, Board, city, island, phase, state, table

Edit = Callable[[dict[str, Any]], None]


def dump_of(players: int = 4) -> dict[str, Any]:
    return colonnade.new(TITLE, players, seed=1).dump()


def refused(dump: dict[str, Any]) -> BadDump:
    """The error with which a dump is refused; the dump itself stays as it was."""
    before = copy.deepcopy(dump)
    with pytest.raises(BadDump) as caught:
        colonnade.load(dump)
    assert dump == before
    return caught.value


def setting(**values: Any) -> Edit:
    """Replace fields of the table."""

    def edit(state: dict[str, Any]) -> None:
        state.update(values)

    return edit


def on_board(**values: Any) -> Edit:
    """Replace fields of Anna's board."""

    def edit(state: dict[str, Any]) -> None:
        state["players"][ANNA].update(values)

    return edit


# --- impossible counts -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (setting(goods={"corn": 9}), "state.goods.corn"),
        (setting(goods={"corn": 12}), "state.goods.corn"),
        (setting(goods={"rum": 1}), "state.goods"),
        (setting(quarries=7), "state.quarries"),
        (setting(quarries=9), "state.quarries"),
        (setting(colonists=74), "state.colonists"),
        (setting(chips=99), "state.chips"),
        (setting(chips=-1), "state.chips"),
        (setting(paper=1), "state.chips"),
        (setting(stack={}), "state.stack.corn"),
        (setting(copies={}), "state.copies.small indigo plant"),
        (setting(row={"quarry": 1}), "state.row"),
        (setting(house={"corn": 5}), "state.house.corn"),
        (setting(house={"corn": 3, "sugar": 2}), "state.house"),
        (setting(governor=4), "state.governor"),
        (setting(governor=5), "state.governor"),
        (setting(round=0), "state.round"),
        (setting(ending=8), "state.ending"),
        (setting(cargo=[None, None]), "state.cargo"),
        (setting(loaded=[0, 0, 0, 0]), "state.loaded"),
        (setting(loaded=[1, 0, 0]), "state.loaded"),
        (setting(cargo=["corn", None, None]), "state.loaded"),
        (setting(cargo=["corn", None, None], loaded=[6, 0, 0]), "state.loaded"),
        (setting(cargo=["corn", "corn", None], loaded=[1, 1, 0]), "state.cargo"),
        (setting(taken={"second prospector": 0}), "state.taken"),
        (setting(taken={"mayor": 4}), "state.taken"),
        (setting(role_coins={"pirate": 1}), "state.role_coins"),
        (setting(players=[]), "state.players"),
        (on_board(goods={"corn": 1}), "state.goods.corn"),
        (on_board(tiles={"corn": 1}), "state.stack.corn"),
        (on_board(tiles={"corn": 2}), "state.players[0].island"),
        (on_board(island=2), "state.players[0].island"),
        (on_board(island=13), "state.players[0].island"),
        (on_board(city=1), "state.players[0].city"),
        (on_board(staff={"office": 1}), "state.players[0].city"),
        (on_board(staff={"office": 0}, city=1), "state.copies.office"),
        (on_board(staff={"office": 2}, city=1), "state.players[0].staff.office"),
        (on_board(staff={"castle": 1}), "state.players[0].staff"),
        (on_board(settled={"indigo": 2}), "state.players[0].settled.indigo"),
        (on_board(settled={"indigo": 1}), "state.colonists"),
        (on_board(windrose=1), "state.colonists"),
        (on_board(vp=1), "state.chips"),
        (on_board(vp="many"), "state.players[0].vp"),
        (on_board(doubloons=-1), "state.players[0].doubloons"),
    ],
)
def test_impossible_counts_are_refused_by_field(edit: Edit, field: str) -> None:
    dump = dump_of()
    edit(dump["state"])
    assert refused(dump).field == field


@pytest.mark.parametrize("name", [field.name for field in colonnade.new(TITLE, 2).title.fields])
def test_a_missing_field_is_named(name: str) -> None:
    dump = dump_of()
    del dump["state"][name]
    error = refused(dump)
    assert error.field == f"state.{name}"
    assert "missing" in str(error)


@pytest.mark.parametrize("name", sorted(dump_of()["state"]["players"][ANNA]))
def test_a_missing_field_of_a_board_is_named(name: str) -> None:
    dump = dump_of()
    del dump["state"]["players"][BOB][name]
    assert refused(dump).field == f"state.players[1].{name}"


def test_reasons_to_end_follow_from_the_table() -> None:
    """A scenario sets the reasons that can be seen, and a dump without them is refused."""
    large = ("guild hall", "residence", "fortress", "customs house", "city hall")
    dump = table(boards={ANNA: city(*large, "office", "wharf")}).dump()
    assert dump["state"]["ending"] == 2
    dump["state"]["ending"] = 0
    assert refused(dump).field == "state.ending"
    dump = table(chips=0).dump()
    assert dump["state"]["ending"] == 4
    dump["state"]["ending"] = 0
    assert refused(dump).field == "state.ending"


# --- impossible frames -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frames", "field"),
    [
        ([], "state.frames"),
        ([["choose_role", 0, 0, 0, 0]], "state.frames[0]"),
        ([["round", -1, 0, 0, 0], ["round", -1, 0, 0, 0]], "state.frames[1]"),
        ([["round", -1, 5, 0, 0]], "state.frames[0]"),
        ([["round", -1, -1, 0, 0]], "state.frames[0]"),
        ([["round", -1, 1, 0, 0], ["choose_role", 4, 0, 0, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["choose_role", -1, 0, 0, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["dance", 0, 0, 0, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["build", 0, 9, 0, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["sell", 0, -1, 0, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["hospice", 0, 0, 6, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["hospice", 0, 0, 2, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["university", 0, 0, 11, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["place_colonists", 0, 0, 99, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["place_colonists", 0, 0, 1, 5]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["place_colonists", 0, 0, 1, 0]], "state.frames[1]"),
        ([["round", -1, 1, 0, 0], ["keep", 0, 0, 0, 0]], "state.frames"),
    ],
)
def test_frames_that_can_not_be_under_way_are_refused(frames: list[list[Any]], field: str) -> None:
    dump = dump_of()
    dump["state"]["frames"] = frames
    assert refused(dump).field == field


def test_more_turns_than_roles_are_refused() -> None:
    dump = dump_of(3)
    roles = ("settler", "mayor", "builder", "craftsman")
    dump["state"]["taken"] = dict.fromkeys(roles, 0)
    assert refused(dump).field == "state.taken"


# --- impossible scenarios ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("anna", "field"),
    [
        (island(quarry=8, coffee=5), "state.players[0].island"),
        ({"tiles": {"corn": 11}}, "state.stack"),
        ({"goods": {"corn": 11}}, "state.goods"),
        ({"windrose": 99}, "state.colonists"),
        ({"tiles": {"quarry": 9}}, "state.quarries"),
        ({"staff": {"office": 3}}, "state.players[0].staff.office"),
        ({"gold": 1}, "state.players[0].gold"),
    ],
)
def test_impossible_boards_are_refused(anna: Board, field: str) -> None:
    with pytest.raises(BadDump) as caught:
        table(boards={ANNA: anna})
    assert field in caught.value.field


def test_a_city_has_twelve_spaces() -> None:
    large = ("guild hall", "residence", "fortress", "customs house", "city hall")
    with pytest.raises(BadDump) as caught:
        table(boards={ANNA: city(*large, "office", "wharf", "harbor")})
    assert caught.value.field == "state.players[0].city"


# --- actions and options -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "says"),
    [
        ("role maior", "did you mean 'role mayor'"),
        ("settler", "unknown action 'settler'"),
        ("role second prospector", "not legal at 'choose_role'; legal: role settler; role mayor"),
        ("build office", "not legal at 'choose_role'"),
        (100_000, "number 100000 is not legal"),
        (-1, "number -1 is not legal"),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(action: int | str, says: str) -> None:
    game = Game(TITLE, 4, 1, {})
    before = game.record()
    dump = game.state.dump()
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert says in str(caught.value)
    with pytest.raises(IllegalAction):
        game.state.play(action)
    assert game.record() == before
    assert game.state.dump() == dump


def test_what_can_not_be_paid_is_refused_in_the_middle_of_a_phase() -> None:
    s = phase("builder", boards={ANNA: {"doubloons": 2}})
    before = state(s)
    with pytest.raises(IllegalAction, match="'build office' is not legal at 'build'; legal: pass;"):
        s.play("build office")
    assert state(s) == before


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(BadOption, match="allowed: 2 to 5"):
        colonnade.new(TITLE, players)


def test_options_take_yes_or_no() -> None:
    with pytest.raises(BadOption, match=r"swap_factory_university.*allowed: False, True"):
        colonnade.new(TITLE, 4, swap_factory_university="maybe")
    with pytest.raises(BadOption, match="unknown option 'swap'; allowed: swap_factory_university"):
        colonnade.new(TITLE, 4, swap=True)
