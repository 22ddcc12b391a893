"""The guest house: guests move out of turn (p. 14), at the points that ruling 23 names."""

import pytest

from colonnade.titles.puerto_rico.components import CORN, INDIGO, QUARRY
from colonnade.titles.puerto_rico.state import PuertoRico
from puerto_rico.expansion_tables import BOTH, NEW, names, nobles_on, play, table, workers

FULL_SHIPS = {"cargo": ["corn", "indigo", "sugar"], "loaded": [4, 5, 6]}


def test_example_guests_to_the_storehouse_and_later_to_the_library() -> None:
    """At the end of the captain phase one guest goes to the storehouse and saves 3 goods."""
    s = table({0: {
        "goods": {"tobacco": 4}, "staff": {"guest house": 2, "storehouse": 0, "library": 0},
        "tiles": {}, "doubloons": 0,
    }}, seats=2, expansions=NEW, cargo=["corn", "indigo"], loaded=[4, 6])  # fmt: skip
    play(s, "role captain", "pass")  # the window at the start of the phase
    play(s, "pass")  # nothing can be loaded
    assert s.decision == "guests"
    play(s, "move guest to storehouse", "pass")
    assert s.players[0].goods[3] == 4
    play(s, "pass")  # the end of the phase
    while s.player != 0 or s.decision != "choose_role":
        s.play("role prospector" if "role prospector" in names(s) else "pass")
    # later he is the trader and the second guest doubles his privilege
    play(s, "role trader", "move guest to library", "sell tobacco")
    assert s.players[0].doubloons == 3 + 2
    assert workers(s.players[0], "storehouse") == 1
    assert workers(s.players[0], "library") == 1
    assert workers(s.players[0], "guest house") == 0


def test_guests_wait_in_their_two_circles_like_other_colonists() -> None:
    """Ruling 22: its circles must be filled in the mayor phase and count for the ship."""
    s = table({0: {"staff": {"guest house": 0}, "tiles": {}, "windrose": 2}}, expansions=NEW)
    play(s, "role mayor", "pass")
    assert workers(s.players[0], "guest house") == 2
    assert s.players[0].windrose == 1
    s = table({
        0: {"staff": {"guest house": 0, "library": 0, "church": 0}, "tiles": {}},
    }, expansions=NEW)  # fmt: skip
    play(s, "role mayor", "pass", "place on guest house: 1")
    assert s.colonist_ship == 3  # 1 + 1 + 1 empty circles, no more than the minimum
    s = table({
        0: {"staff": {"guest house": 0, "library": 0, "church": 0, "lighthouse": 0}, "tiles": {}},
    }, expansions=NEW)  # fmt: skip
    play(s, "role mayor", "pass", "place on guest house: 0", "place on church: 0",
         "place on lighthouse: 0")  # fmt: skip
    assert s.colonist_ship == 4


def test_no_moves_in_the_mayor_phase() -> None:
    s = table({0: {"staff": {"guest house": 2, "library": 0}}}, expansions=NEW)
    s.play("role mayor")
    assert s.decision == "mayor_privilege"
    assert not any(name.startswith("move") for name in names(s))


def test_moves_at_own_decisions_are_among_their_choices() -> None:
    s = table({0: {"staff": {"guest house": 1, "church": 0}, "doubloons": 9}}, expansions=NEW)
    assert s.decision == "choose_role"
    assert "move guest to church" in names(s)
    play(s, "role builder", "pass")
    assert s.decision == "build"
    s.play("move guest to church")
    assert s.decision == "build"
    s.play("build library")
    assert s.players[0].vp == 1


def test_a_guest_opens_a_building_that_the_turn_began_without() -> None:
    """A guest in the hacienda draws before the normal turn."""
    s = table({0: {"staff": {"guest house": 1, "hacienda": 0}}}, expansions=NEW)
    play(s, "role settler", "pass")
    assert s.decision == "hacienda"
    assert "hacienda draw" not in names(s)
    s.play("move guest to hacienda")
    assert "hacienda draw" in names(s)


def test_a_guest_to_a_quarry_lowers_the_price() -> None:
    s = table({0: {"staff": {"guest house": 1}, "tiles": {"quarry": 1}, "doubloons": 2}},
              expansions=NEW)  # fmt: skip
    play(s, "role builder", "pass")
    assert "build chapel" not in names(s)
    assert "build guest house" not in names(s)
    before = names(s)
    s.play("move guest to quarry")
    assert s.players[0].settled[QUARRY] == 1
    play(s, "build storehouse")
    assert "build storehouse" in before
    assert s.players[0].doubloons == 2 - (3 - 1 - 1)


def test_windows_clockwise_from_the_role_taker_at_start_and_end() -> None:
    owner = {"staff": {"guest house": 1, "church": 0}, "tiles": {}}
    s = table({1: owner, 2: owner}, expansions=NEW, seats=4)
    s.play("role craftsman")
    asked = []
    while s.decision == "guests":
        asked.append(s.player)
        s.play("pass")
    # start of the phase, nothing to produce, end of the phase
    assert asked == [1, 2, 1, 2]
    s = table({1: owner, 2: owner, 0: {"staff": {}}}, expansions=NEW, seats=4)
    play(s, "role prospector")
    asked = []
    while s.decision == "guests":
        asked.append(s.player)
        s.play("pass")
    assert asked == [1, 2]  # start and end of the prospector's phase are one


def test_a_guest_moved_out_of_turn_works_at_once() -> None:
    """At the start of another player's craftsman phase the guest goes to the corn."""
    s = table({1: {"staff": {"guest house": 1}, "tiles": {"corn": 1}}}, expansions=NEW)
    play(s, "role craftsman", "move guest to corn")
    assert s.players[1].goods[CORN] == 1


def test_nobody_is_asked_without_a_guest_or_an_empty_circle() -> None:
    s = table({
        1: {"staff": {"guest house": 0, "church": 0}},
        2: {"staff": {"guest house": 2, "church": 1}, "tiles": {}},
    }, expansions=NEW)  # fmt: skip
    s.play("role craftsman")
    assert s.decision == "choose_role"


def test_two_moves_in_a_row_have_one_order() -> None:
    """Canonical order: the second guest may not go to an earlier place than the first."""
    s = table({0: {"staff": {"guest house": 2, "church": 0, "library": 0}, "tiles": {}}},
              expansions=NEW)  # fmt: skip
    s.play("move guest to library")
    assert "move guest to church" not in names(s)
    s = table({0: {"staff": {"guest house": 2, "church": 0, "library": 0}, "tiles": {}}},
              expansions=NEW)  # fmt: skip
    s.play("move guest to church")
    assert s.decision == "more_guests"
    s.play("move guest to library")
    assert s.decision == "choose_role"
    assert workers(s.players[0], "guest house") == 0
    # another decision starts afresh
    s = table({0: {"staff": {"guest house": 2, "church": 0, "library": 0}, "tiles": {}}},
              expansions=NEW)  # fmt: skip
    play(s, "move guest to library", "role builder")
    assert "move guest to church" in names(s)


def test_guest_may_enter_the_library_right_after_the_role_is_taken() -> None:
    """Ruling 15: it must be occupied when the privilege is used."""
    s = table({0: {"staff": {"guest house": 1, "library": 0}, "doubloons": 0, "tiles": {}}},
              seats=4, expansions=NEW)  # fmt: skip
    play(s, "role prospector", "move guest to library")
    assert s.players[0].doubloons == 2


def test_guest_to_a_building_just_built_and_a_tile_just_placed() -> None:
    """Ruling 24: from the next window on, and it works at once."""
    s = table({0: {"staff": {"guest house": 1}, "doubloons": 9, "tiles": {}}}, expansions=NEW)
    play(s, "role builder", "build lighthouse")
    while s.player != 0:
        s.play("pass")
    assert s.decision == "guests"
    assert names(s) == ["pass", "move guest to lighthouse"]
    s = table({0: {"staff": {"guest house": 1}, "tiles": {}}}, expansions=NEW, row={"corn": 4})
    play(s, "role settler", "take corn")
    while s.player != 0:
        s.play("pass")
    assert names(s) == ["pass", "move guest to corn"]


def test_a_guest_in_the_building_just_built_leaves_the_university_nothing() -> None:
    """Its one circle is filled; hospice and guest house share a place, so never meet."""
    s = table({0: {"staff": {"guest house": 1, "university": 1}, "tiles": {}, "doubloons": 9}},
              expansions=NEW)  # fmt: skip
    play(s, "role builder", "build church", "move guest to church")
    assert workers(s.players[0], "church") == 1
    assert s.player == 1


def test_guest_to_the_union_hall_before_the_first_loading() -> None:
    s = table({1: {"staff": {"guest house": 1, "union hall": 0}, "goods": {"indigo": 4},
                   "tiles": {}}}, expansions=NEW)  # fmt: skip
    play(s, "role captain", "pass", "move guest to union hall", "ship indigo on 4")
    assert s.players[1].vp == 2 + 4


def test_guest_to_trading_post_when_the_house_is_full() -> None:
    s = table({
        0: {"goods": {"corn": 1}},
        1: {"goods": {"coffee": 1}, "doubloons": 0,
            "staff": {"guest house": 1, "trading post": 0}, "tiles": {}},
    }, expansions=NEW, house={"indigo": 1, "sugar": 1, "tobacco": 1})  # fmt: skip
    play(s, "role trader", "pass", "sell corn", "move guest to trading post",
         "sell coffee at trading post")  # fmt: skip
    assert s.players[1].doubloons == 4


def test_guests_can_be_nobles() -> None:
    s = table({0: {"staff": {"guest house": 2, "chapel": 0}, "noble_staff": {"guest house": 1},
                   "tiles": {"indigo": 1}}}, expansions=BOTH)  # fmt: skip
    s.play("role craftsman")
    assert {"move guest to chapel", "move noble guest to chapel"} <= set(names(s))
    s.play("move noble guest to chapel")
    play(s, "pass")
    assert nobles_on(s.players[0], "chapel") == 1
    assert s.players[0].vp == 1


def test_guest_to_the_hunting_lodge_before_the_new_row() -> None:
    s = table({0: {"staff": {"guest house": 1, "hunting lodge": 0}, "tiles": {"indigo": 1}}},
              expansions=BOTH)  # fmt: skip
    play(s, "role settler", "pass", "pass", "pass", "pass")
    assert s.decision == "hunting_lodge"
    play(s, "move guest to hunting lodge", "discard empty indigo")
    assert s.players[0].tiles[INDIGO] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_moves_keep_everything_somewhere(seats: int) -> None:
    s: PuertoRico = table(
        {i: {"staff": {"guest house": 2}} for i in range(min(seats, 2 if seats > 2 else 1))},
        seats=seats,
        expansions=BOTH,
    )
    for _ in range(60):
        moves = [a for a in s.legal() if s.name(a).startswith("move")]
        s.play(moves[0] if moves else s.legal()[-1])
        s.title.check(s)
