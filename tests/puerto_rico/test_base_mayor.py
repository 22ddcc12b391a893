"""The mayor phase (p. 5): colonists arrive and are distributed, the ship is filled anew."""

import pytest

from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    board,
    boards,
    city,
    colonists,
    island,
    may,
    phase,
    plays,
    reasons,
    state,
)


def go_round(ship: int, by: int = ANNA) -> list[int]:
    """How many colonists four players without anything else have after the ship was shared."""
    s = phase("mayor", by=by, colonist_ship=ship)
    plays(s, (by, "take colonist"))
    return [colonists(s, seat) for seat in range(4)]


# --- arrival ------------------------------------------------------------------------------


def test_arrival_as_in_the_picture() -> None:
    """Six on the ship: the mayor takes 3, the second player 2, players 3 and 4 one each."""
    assert go_round(6) == [3, 2, 1, 1]


def test_arrival_starts_with_the_mayor_whoever_he_is() -> None:
    assert go_round(6, by=CHRIS) == [1, 1, 3, 2]


@pytest.mark.parametrize(
    ("ship", "each"),
    [(4, [2, 1, 1, 1]), (5, [3, 1, 1, 1]), (7, [3, 2, 2, 1]), (8, [3, 2, 2, 2]), (2, [2, 1, 0, 0])],
)
def test_one_at_a_time_until_none_remain(ship: int, each: list[int]) -> None:
    assert go_round(ship) == each


def test_the_privilege_colonist_comes_from_the_supply() -> None:
    s = phase("mayor")
    supply = state(s)["colonists"]
    assert may(s) == ["pass", "take colonist"]
    plays(s, (ANNA, "take colonist"))
    # four more went on the ship at the end of the phase
    assert state(s)["colonists"] == supply - 1 - 4


def test_the_privilege_may_be_left() -> None:
    s = phase("mayor")
    plays(s, (ANNA, "pass"))
    assert [colonists(s, seat) for seat in range(4)] == [1, 1, 1, 1]


def test_without_supply_there_is_no_privilege() -> None:
    s = phase("mayor", supply=0)
    assert colonists(s, ANNA) == 1
    assert s.decision == "choose_role"


# --- distribution ---------------------------------------------------------------------------


def test_all_colonists_may_be_placed_anew() -> None:
    """Colonists from earlier rounds may move: one on a tile and one new, three circles."""
    farm = {"tiles": {"corn": 1, "sugar": 1}, "settled": {"corn": 1}, **city(empty=("hacienda",))}
    s = phase("mayor", boards={ANNA: farm})
    plays(s, (ANNA, "pass"))
    assert may(s) == ["place on corn: 0", "place on corn: 1"]
    plays(s, (ANNA, "place on corn: 0"))
    # two colonists for the two circles left: no choice any more
    assert board(s, ANNA)["settled"] == {"sugar": 1}
    assert board(s, ANNA)["staff"] == {"hacienda": 1}


def test_colonists_on_the_windrose_take_part() -> None:
    s = phase("mayor", boards={ANNA: {"tiles": {"corn": 3}, "windrose": 2}})
    plays(s, (ANNA, "pass"))
    assert board(s, ANNA)["settled"] == {"corn": 3}
    assert board(s, ANNA)["windrose"] == 0


def test_what_has_no_circle_is_stored_on_the_windrose() -> None:
    s = phase("mayor", boards={ANNA: {"windrose": 3}})
    plays(s, (ANNA, "pass"))
    assert board(s, ANNA)["settled"] == {"indigo": 1}
    assert board(s, ANNA)["windrose"] == 3


def test_no_colonist_stays_on_the_windrose_beside_an_empty_circle() -> None:
    """Two tiles and a building with three circles; three colonists must all be placed."""
    plant = {"tiles": {"corn": 2}, "windrose": 2, **city(empty=("indigo plant",))}
    s = phase("mayor", boards={ANNA: plant})
    plays(s, (ANNA, "pass"))
    assert may(s) == ["place on corn: 0", "place on corn: 1", "place on corn: 2"]
    plays(s, (ANNA, "place on corn: 1"))
    assert board(s, ANNA)["staff"] == {"indigo plant": 2}
    assert board(s, ANNA)["windrose"] == 0


def test_circles_that_must_be_filled_can_not_be_skipped() -> None:
    """Three colonists, four circles: at most one circle stays empty."""
    plant = {"tiles": {"corn": 2}, "windrose": 2, **city(empty=("hacienda", "hospice"))}
    s = phase("mayor", boards={ANNA: plant})
    plays(s, (ANNA, "pass"))
    assert may(s) == ["place on corn: 1", "place on corn: 2"]


def test_players_place_in_turn_order_from_the_mayor() -> None:
    farm = {"tiles": {"corn": 1, "sugar": 1}}
    s = phase("mayor", boards=dict.fromkeys(range(4), farm), by=CHRIS)
    plays(s, (CHRIS, "pass"))
    order = []
    while s.decision == "place_colonists":
        order.append(s.player)
        s.play(s.legal()[0])
    assert order == [CHRIS, DAVID, ANNA, BOB]


# --- the mayor's last duty ------------------------------------------------------------------


def test_the_ship_is_filled_for_every_empty_circle_in_buildings() -> None:
    """Two large plants stand empty but for what arrives: 6 circles less 2 colonists ... = 5."""
    plants = {"tiles": {}, **city(empty=("indigo plant", "sugar mill"))}
    s = phase("mayor", boards={ANNA: plants})
    plays(s, (ANNA, "pass"), (ANNA, "place on indigo plant: 1"))
    assert state(s)["colonist_ship"] == 5


def test_empty_circles_of_all_players_count() -> None:
    plant = {"tiles": {}, **city(empty=("indigo plant",))}
    s = phase("mayor", boards={ANNA: plant, BOB: plant, CHRIS: plant})
    plays(s, (ANNA, "pass"))
    assert state(s)["colonist_ship"] == 3 * (3 - 1)


def test_empty_circles_on_plantations_and_quarries_do_not_count() -> None:
    s = phase("mayor", boards={ANNA: {"tiles": {"corn": 5, "quarry": 4}}})
    plays(s, (ANNA, "pass"))
    while s.decision == "place_colonists":
        s.play(s.legal()[0])
    assert state(s)["colonist_ship"] == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_least_one_colonist_for_each_player(players: int) -> None:
    s = phase("mayor", players)
    plays(s, (ANNA, "pass"))
    assert state(s)["colonist_ship"] == players


def test_the_new_colonists_come_from_the_supply() -> None:
    s = phase("mayor")
    supply = state(s)["colonists"]
    plays(s, (ANNA, "pass"))
    assert state(s)["colonists"] == supply - 4


def test_an_exhausted_supply_leaves_the_ship_short_and_ends_the_game() -> None:
    s = phase("mayor", supply=3)
    plays(s, (ANNA, "pass"))
    assert state(s)["colonist_ship"] == 3
    assert state(s)["colonists"] == 0
    plays(s, (BOB, "role prospector"), (CHRIS, "role trader"), (DAVID, "role captain"))
    assert s.over
    assert reasons(s) == ["colonists"]


def test_a_supply_that_just_suffices_does_not_end_the_game() -> None:
    s = phase("mayor", supply=4)
    plays(s, (ANNA, "pass"))
    assert state(s)["colonist_ship"] == 4
    plays(s, (BOB, "role prospector"), (CHRIS, "role trader"), (DAVID, "role captain"))
    assert not s.over
    assert state(s)["round"] == 2


# --- what counts as occupied ---------------------------------------------------------------


def test_a_tile_with_one_of_its_circles_filled_is_occupied() -> None:
    """A sugar mill with one colonist of three already mills sugar."""
    mill = {**island(sugar=3), "staff": {"sugar mill": 1}}
    s = phase("craftsman", boards={BOB: mill})
    assert boards(s, "goods")[BOB] == {"sugar": 1}
