"""The captain phase (p. 6): loading, harbor and wharf (p. 10), storage and warehouses (p. 9)."""

import pytest

from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    Board,
    board,
    boards,
    city,
    endings,
    may,
    phase,
    play_on,
    plays,
    reasons,
    ships,
    state,
)

# With four players the cargo ships have 5, 6 and 7 spaces.
NO_ROOM = ships("5 corn", "6 indigo", "7 sugar")


def holds(*buildings: str, **goods: int) -> Board:
    return {"goods": goods, **city(*buildings)}


# --- the worked example ------------------------------------------------------------------

EXAMPLE = {
    ANNA: holds(corn=2, sugar=6),
    BOB: holds(sugar=2, tobacco=3),
    CHRIS: holds(corn=2, tobacco=1),
    DAVID: holds(corn=1, indigo=5),
}
EXAMPLE_SHIPS = ships("", "3 corn", "")


def test_the_example_step_by_step() -> None:
    """p. 7, Anna, Bob, Chris and David; ships of 5 and 7 empty, 3 corn on the ship of 6."""
    s = phase("captain", boards=EXAMPLE, **EXAMPLE_SHIPS)

    # Anna must load her corn or her sugar; sugar only on the ship of 7, where all 6 fit
    assert may(s) == ["ship corn on 6", "ship sugar on 7"]
    plays(s, (ANNA, "ship sugar on 7"))
    assert boards(s, "vp") == [7, 0, 0, 0]  # 6 and 1 for the captain's privilege

    # Bob fills the ship with one sugar, or begins tobacco on the ship of 5
    assert may(s) == ["ship sugar on 7", "ship tobacco on 5"]
    plays(s, (BOB, "ship sugar on 7"))
    assert board(s, BOB)["goods"] == {"sugar": 1, "tobacco": 3}
    assert boards(s, "vp") == [7, 1, 0, 0]

    # Chris chooses tobacco; David has no choice but the corn, nor has Anna after him,
    # nor Bob, whose tobacco goes on the ship of 5; the others can't load any more
    assert may(s) == ["ship corn on 6", "ship tobacco on 5"]
    plays(s, (CHRIS, "ship tobacco on 5"))
    assert boards(s, "vp") == [9, 4, 1, 1]

    # what is left: Bob 1 sugar, Chris 2 corn, David 5 indigo; each keeps one good
    assert boards(s, "goods") == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]

    # Anna unloads the full ships of 6 and 7; 4 tobacco stay on the ship of 5
    assert state(s)["cargo"] == ["tobacco", None, None]
    assert state(s)["loaded"] == [4, 0, 0]
    assert s.decision == "choose_role"


def test_the_example_bob_loads_tobacco_instead() -> None:
    s = phase("captain", boards=EXAMPLE, **EXAMPLE_SHIPS)
    plays(s, (ANNA, "ship sugar on 7"), (BOB, "ship tobacco on 5"))
    assert boards(s, "vp") == [7, 3, 0, 0]
    assert may(s) == ["ship corn on 6", "ship tobacco on 5"]


# --- loading -----------------------------------------------------------------------------


def test_loading_is_no_choice_where_one_is_possible() -> None:
    """A player must load if he can: there is no pass."""
    one_empty = ships("5 tobacco", "6 coffee", "")
    s = phase("captain", boards={ANNA: holds(corn=1, sugar=1)}, **one_empty)
    assert may(s) == ["ship corn on 7", "ship sugar on 7"]


def test_each_ship_carries_one_kind() -> None:
    """Sugar is on one ship with room, tobacco and coffee fill the others: no corn can go."""
    s = phase(
        "captain",
        boards={ANNA: holds(corn=2, sugar=1)},
        **ships("5 tobacco", "6 coffee", "3 sugar"),
    )
    assert board(s, ANNA)["vp"] == 2  # the sugar, by itself, and the privilege
    assert board(s, ANNA)["goods"] == {"corn": 1}


def test_no_second_ship_for_a_kind() -> None:
    """The corn ship is full, so corn can't go on the empty ones."""
    s = phase("captain", boards={ANNA: holds(corn=2)}, **ships("5 corn", "", ""))
    assert board(s, ANNA)["vp"] == 0
    assert board(s, ANNA)["goods"] == {"corn": 1}


def test_a_ship_that_has_the_kind_is_used_though_an_empty_one_is_larger() -> None:
    s = phase("captain", boards={ANNA: holds(corn=4, sugar=1)}, **ships("3 corn", "", ""))
    assert [name for name in may(s) if "corn" in name] == ["ship corn on 5"]


def test_as_many_as_possible_must_be_loaded() -> None:
    """6 corn go on the ships of 6 or 7, not on the ship of 5."""
    s = phase("captain", boards={ANNA: holds(corn=6)})
    assert may(s) == ["ship corn on 6", "ship corn on 7"]
    plays(s, (ANNA, "ship corn on 6"))
    assert board(s, ANNA)["vp"] == 7


def test_if_not_all_fit_the_largest_empty_ship_is_taken() -> None:
    s = phase("captain", boards={ANNA: holds(corn=9, sugar=1)})
    assert [name for name in may(s) if "corn" in name] == ["ship corn on 7"]


def test_ships_that_take_equally_many_are_a_free_choice() -> None:
    s = phase("captain", boards={ANNA: holds(corn=5)})
    assert may(s) == ["ship corn on 5", "ship corn on 6", "ship corn on 7"]


def test_the_kind_is_a_free_choice_though_another_would_load_more() -> None:
    s = phase("captain", boards={ANNA: holds(corn=1, sugar=7)}, **ships("4 corn", "", ""))
    assert may(s) == ["ship corn on 5", "ship sugar on 7"]


def test_players_load_one_kind_a_turn_in_turn_order_again_and_again() -> None:
    cargo = ships("1 corn", "1 sugar", "1 indigo")
    both = {seat: holds(corn=1, sugar=1) for seat in (BOB, DAVID)}
    s = phase("captain", boards=both, by=CHRIS, **cargo)
    order = []
    while s.decision == "load":
        order.append(s.player)
        s.play("ship sugar on 6")
    assert order == [DAVID, BOB]  # their second loadings, the corn, follow by themselves
    assert boards(s, "vp") == [0, 2, 0, 2]
    assert state(s)["loaded"] == [3, 3, 1]


def test_every_good_is_worth_one_vp_whatever_its_price() -> None:
    s = phase("captain", boards={BOB: holds(coffee=3)})
    plays(s, (BOB, "ship coffee on 5"))
    assert board(s, BOB)["vp"] == 3


def test_vp_come_from_the_supply_of_chips() -> None:
    s = phase("captain", boards={BOB: holds(coffee=3)})
    plays(s, (BOB, "ship coffee on 5"))
    assert state(s)["chips"] == 97


def test_the_captain_gets_his_extra_vp_once() -> None:
    cargo = ships("1 corn", "1 sugar", "")
    s = phase("captain", boards={ANNA: holds(corn=2, sugar=3)}, **cargo)
    plays(s, (ANNA, "ship corn on 5"))
    assert board(s, ANNA)["vp"] == 2 + 1 + 3


def test_a_captain_who_loads_nothing_gets_no_vp() -> None:
    s = phase("captain", boards={ANNA: holds(tobacco=1), BOB: holds(corn=1)}, **NO_ROOM)
    assert boards(s, "vp") == [0, 0, 0, 0]


def test_only_full_ships_are_unloaded() -> None:
    cargo = ships("4 corn", "1 sugar", "")
    s = phase("captain", boards={ANNA: holds(corn=1), BOB: holds(sugar=1)}, **cargo)
    assert state(s)["cargo"] == [None, "sugar", None]
    assert state(s)["loaded"] == [0, 2, 0]
    assert state(s)["goods"]["corn"] == 10


def test_full_ships_stay_until_the_phase_is_over() -> None:
    """A ship filled in this phase can't be used again in it."""
    s = phase("captain", boards={ANNA: holds(corn=5), BOB: holds(corn=2)})
    plays(s, (ANNA, "ship corn on 5"))
    assert board(s, BOB)["vp"] == 0
    assert board(s, BOB)["goods"] == {"corn": 1}


# --- harbor and wharf --------------------------------------------------------------------

TOBACCO_AND_SUGAR_SHIPS = ships("", "2 sugar", "4 tobacco")
HARBOR_AND_WHARF = {BOB: holds("harbor", "wharf", tobacco=5, sugar=2)}


def test_harbor_example() -> None:
    """p. 10: 3+1 for tobacco, 2+1 for sugar, 2+1 with the wharf; the tobacco ship is emptied."""
    s = phase("captain", boards=HARBOR_AND_WHARF, **TOBACCO_AND_SUGAR_SHIPS)
    plays(s, (BOB, "ship tobacco on 7"))
    assert board(s, BOB)["vp"] == 4
    plays(s, (BOB, "ship sugar on 6"))
    assert board(s, BOB)["vp"] == 7
    plays(s, (BOB, "ship tobacco on wharf"))
    assert board(s, BOB)["vp"] == 10
    assert state(s)["cargo"] == [None, "sugar", None]
    assert state(s)["goods"]["tobacco"] == 9


def test_wharf_example() -> None:
    """p. 10: all 5 tobacco with the wharf first; the tobacco ship is not filled and stays."""
    s = phase("captain", boards=HARBOR_AND_WHARF, **TOBACCO_AND_SUGAR_SHIPS)
    plays(s, (BOB, "ship tobacco on wharf"))
    assert board(s, BOB)["vp"] == 6 + 3  # the sugar follows by itself, 2 + 1
    assert board(s, BOB)["goods"] == {}
    assert state(s)["cargo"] == [None, "sugar", "tobacco"]
    assert state(s)["loaded"] == [0, 4, 4]


def test_an_empty_harbor_pays_nothing() -> None:
    bob = {"goods": {"corn": 3}, **city(empty=("harbor",))}
    s = phase("captain", boards={BOB: bob})
    plays(s, (BOB, "ship corn on 5"))
    assert board(s, BOB)["vp"] == 3


def test_harbor_and_captain_add_up() -> None:
    s = phase("captain", boards={ANNA: holds("harbor", corn=2)})
    plays(s, (ANNA, "ship corn on 5"))
    assert board(s, ANNA)["vp"] == 2 + 1 + 1


def test_the_wharf_is_used_instead_of_a_cargo_ship() -> None:
    room_for_corn = ships("4 corn", "6 indigo", "7 sugar")
    s = phase("captain", boards={ANNA: holds("wharf", corn=2, sugar=1)}, **room_for_corn)
    assert may(s) == ["ship corn on 5", "ship corn on wharf", "ship sugar on wharf"]


def test_the_wharf_takes_all_goods_of_a_kind_into_the_supply() -> None:
    """Also more than any ship: 10 corn."""
    s = phase("captain", boards={ANNA: holds("wharf", corn=10)})
    plays(s, (ANNA, "ship corn on wharf"))
    assert board(s, ANNA)["vp"] == 11
    assert state(s)["goods"]["corn"] == 10
    assert state(s)["cargo"] == [None, None, None]


def test_the_wharf_holds_all_goods_there_are_of_a_kind() -> None:
    """Its capacity is 11, and no kind has more goods."""
    s = phase("captain", boards={BOB: holds("wharf", indigo=11)})
    plays(s, (BOB, "ship indigo on wharf"))
    assert board(s, BOB)["vp"] == 11
    assert board(s, BOB)["goods"] == {}


def test_the_wharf_takes_a_kind_that_is_on_a_cargo_ship() -> None:
    s = phase("captain", boards={ANNA: holds("wharf", corn=2)}, **NO_ROOM)
    plays(s, (ANNA, "ship corn on wharf"))
    assert board(s, ANNA)["vp"] == 3


def test_both_wharfs_may_take_the_same_kind() -> None:
    wharfs = {ANNA: holds("wharf", corn=2), BOB: holds("wharf", corn=2)}
    s = phase("captain", boards=wharfs, **NO_ROOM)
    plays(s, (ANNA, "ship corn on wharf"), (BOB, "ship corn on wharf"))
    assert boards(s, "vp") == [3, 2, 0, 0]


def test_the_wharf_works_once_in_a_captain_phase() -> None:
    s = phase("captain", boards={ANNA: holds("wharf", corn=2, sugar=2, coffee=3)}, **NO_ROOM)
    plays(s, (ANNA, "ship coffee on wharf"))
    assert s.decision == "keep"


def test_the_wharf_works_again_in_the_next_captain_phase() -> None:
    s = phase("captain", boards={ANNA: holds("wharf", corn=2, sugar=1)}, **NO_ROOM)
    plays(s, (ANNA, "ship corn on wharf"))
    play_on(s)
    plays(s, (BOB, "role captain"))
    assert s.player == ANNA
    assert "ship sugar on wharf" in may(s)


def test_the_kind_for_the_wharf_is_a_free_choice() -> None:
    s = phase("captain", boards={ANNA: holds("wharf", corn=1, sugar=4)}, **NO_ROOM)
    assert may(s) == ["ship corn on wharf", "ship sugar on wharf", "pass"]


def test_an_empty_wharf_does_nothing() -> None:
    anna = {"goods": {"corn": 1}, **city(empty=("wharf",))}
    s = phase("captain", boards={ANNA: anna}, **NO_ROOM)
    assert s.decision == "choose_role"


def test_the_captain_privilege_waits_for_his_first_loading() -> None:
    """Anna can only use her wharf; her first loading brings the extra VP."""
    s = phase("captain", boards={ANNA: holds("wharf", tobacco=2)}, **NO_ROOM)
    plays(s, (ANNA, "ship tobacco on wharf"))
    assert board(s, ANNA)["vp"] == 3


# --- storage ------------------------------------------------------------------------------


def stored(goods: dict[str, int], *buildings: str) -> list[dict[str, int]]:
    """All that Anna may be left with when nothing can be loaded."""
    no_room = ships("4 corn", "6 indigo")
    s = phase("captain", 2, {ANNA: holds(*buildings, **goods)}, **no_room)
    found = []
    for after_stores in endings(s, "store"):
        found += [board(end, ANNA)["goods"] for end in endings(after_stores, "keep")]
    return found


def test_each_player_keeps_one_good_of_his_choice() -> None:
    """All others go back to the supply."""
    s = phase("captain", boards={ANNA: holds(tobacco=3, coffee=2)}, **NO_ROOM)
    assert may(s) == ["keep tobacco", "keep coffee"]
    plays(s, (ANNA, "keep coffee"))
    assert board(s, ANNA)["goods"] == {"coffee": 1}
    assert state(s)["goods"]["tobacco"] == 9
    assert state(s)["goods"]["coffee"] == 8


def test_a_single_good_is_kept_without_asking() -> None:
    assert stored({"coffee": 1}) == [{"coffee": 1}]
    assert stored({"coffee": 4}) == [{"coffee": 1}]


def test_the_small_warehouse_keeps_all_of_one_kind_besides() -> None:
    assert stored({"tobacco": 3, "coffee": 2}, "small warehouse") == [
        {"tobacco": 3, "coffee": 1},
        {"tobacco": 1, "coffee": 2},
    ]


def test_the_small_warehouse_and_the_windrose_may_hold_everything() -> None:
    assert stored({"tobacco": 3, "coffee": 1}, "small warehouse") == [{"tobacco": 3, "coffee": 1}]


def test_the_large_warehouse_keeps_two_kinds() -> None:
    found = stored({"sugar": 2, "tobacco": 3, "coffee": 2}, "large warehouse")
    assert found == [
        {"sugar": 2, "tobacco": 3, "coffee": 1},
        {"sugar": 2, "tobacco": 1, "coffee": 2},
        {"sugar": 1, "tobacco": 3, "coffee": 2},
    ]


def test_both_warehouses_keep_three_kinds() -> None:
    goods = {"corn": 2, "sugar": 2, "tobacco": 3, "coffee": 2}
    found = stored(goods, "small warehouse", "large warehouse")
    assert found == [
        {"corn": 2, "sugar": 2, "tobacco": 3, "coffee": 1},
        {"corn": 2, "sugar": 2, "tobacco": 1, "coffee": 2},
        {"corn": 2, "sugar": 1, "tobacco": 3, "coffee": 2},
        {"corn": 1, "sugar": 2, "tobacco": 3, "coffee": 2},
    ]


def test_empty_warehouses_keep_nothing() -> None:
    anna = {"goods": {"coffee": 3}, **city(empty=("small warehouse", "large warehouse"))}
    s = phase("captain", boards={ANNA: anna}, **NO_ROOM)
    assert board(s, ANNA)["goods"] == {"coffee": 1}


def test_a_warehouse_does_not_spare_a_player_the_loading() -> None:
    s = phase("captain", boards={ANNA: holds("small warehouse", coffee=3)})
    assert may(s) == ["ship coffee on 5", "ship coffee on 6", "ship coffee on 7"]


def test_goods_are_stored_in_turn_order_from_the_captain() -> None:
    many = {seat: holds(tobacco=2, coffee=2) for seat in range(3)}
    s = phase("captain", boards=many, by=BOB, **NO_ROOM)
    order = []
    while s.decision == "keep":
        order.append(s.player)
        s.play("keep tobacco")
    assert order == [BOB, CHRIS, ANNA]


# --- the last chips ------------------------------------------------------------------------


def test_the_last_chip_ends_the_game_after_the_round() -> None:
    s = phase("captain", boards={ANNA: holds(corn=2)}, chips=3)
    plays(s, (ANNA, "ship corn on 5"))
    assert state(s)["chips"] == 0
    assert not s.over
    play_on(s)
    assert s.over
    assert reasons(s) == ["chips"]


def test_one_chip_left_does_not_end_the_game() -> None:
    s = phase("captain", boards={ANNA: holds(corn=2)}, chips=4)
    plays(s, (ANNA, "ship corn on 5"))
    assert state(s)["chips"] == 1
    play_on(s)
    assert not s.over


@pytest.mark.parametrize(("chips", "paper"), [(2, 1), (1, 2)])
def test_vp_without_chips_are_noted_on_paper(chips: int, paper: int) -> None:
    s = phase("captain", boards={ANNA: holds(corn=2)}, chips=chips)
    plays(s, (ANNA, "ship corn on 5"))
    assert board(s, ANNA)["vp"] == 3
    assert state(s)["chips"] == 0
    assert state(s)["paper"] == paper
