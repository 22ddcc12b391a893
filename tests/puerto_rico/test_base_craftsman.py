"""The craftsman phase (p. 5), production buildings (p. 8) and the factory (p. 10)."""

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
    island,
    may,
    phase,
    plays,
    state,
)


def plant(tiles: dict[str, int], settled: dict[str, int], **staff: int) -> Board:
    """A board with plantations and staffed buildings (their names with underscores)."""
    return {
        "tiles": tiles,
        "settled": settled,
        "staff": {name.replace("_", " "): n for name, n in staff.items()},
    }


# --- production --------------------------------------------------------------------------


def test_production_as_in_the_picture() -> None:
    """2 corn (third field empty), 1 tobacco (second circle empty), 3 sugar (fourth field empty)."""
    picture = plant(
        {"corn": 3, "tobacco": 2, "sugar": 4},
        {"corn": 2, "tobacco": 2, "sugar": 3},
        tobacco_storage=1,
        sugar_mill=3,
        small_sugar_mill=1,
    )
    s = phase("craftsman", boards={BOB: picture})
    assert board(s, BOB)["goods"] == {"corn": 2, "sugar": 3, "tobacco": 1}


def test_corn_needs_no_building() -> None:
    s = phase("craftsman", boards={BOB: island(corn=3)})
    assert board(s, BOB)["goods"] == {"corn": 3}


@pytest.mark.parametrize("good", ["indigo", "sugar", "tobacco", "coffee"])
def test_the_others_need_their_building(good: str) -> None:
    s = phase("craftsman", boards={BOB: island(**{good: 3})})
    assert board(s, BOB)["goods"] == {}


@pytest.mark.parametrize(
    ("good", "staff", "most"),
    [
        ("indigo", {"small indigo plant": 1}, 1),
        ("indigo", {"indigo plant": 3}, 3),
        ("indigo", {"small indigo plant": 1, "indigo plant": 3}, 4),
        ("sugar", {"small sugar mill": 1}, 1),
        ("sugar", {"sugar mill": 2}, 2),
        ("sugar", {"small sugar mill": 1, "sugar mill": 3}, 4),
        ("tobacco", {"tobacco storage": 3}, 3),
        ("coffee", {"coffee roaster": 2}, 2),
    ],
)
@pytest.mark.parametrize("plantations", range(1, 6))
def test_circles_and_plantations_both_limit(
    good: str, staff: dict[str, int], most: int, plantations: int
) -> None:
    s = phase("craftsman", boards={BOB: {**island(**{good: plantations}), "staff": staff}})
    assert board(s, BOB)["goods"] == {good: min(plantations, most)}


def test_each_plant_works_on_its_own_good_only() -> None:
    s = phase("craftsman", boards={BOB: {**island(indigo=3), "staff": {"sugar mill": 3}}})
    assert board(s, BOB)["goods"] == {}


def test_goods_come_from_the_supply_and_join_those_on_the_windrose() -> None:
    s = phase("craftsman", boards={BOB: {**island(corn=2), "goods": {"corn": 3}}})
    assert board(s, BOB)["goods"] == {"corn": 5}
    assert state(s)["goods"]["corn"] == 5


def test_goods_on_the_windrose_have_no_limit_until_the_captain_phase() -> None:
    s = phase("craftsman", boards={BOB: {**island(corn=2), "goods": {"corn": 3, "coffee": 5}}})
    plays(s, (BOB, "role prospector"))
    assert board(s, BOB)["goods"] == {"corn": 5, "coffee": 5}


def test_an_exhausted_supply_gives_nothing() -> None:
    hoard = {"goods": {"corn": 10}}
    s = phase("craftsman", boards={BOB: island(corn=2), DAVID: hoard})
    assert board(s, BOB)["goods"] == {}


def test_scarce_goods_go_in_turn_order_from_the_craftsman() -> None:
    """3 corn are left, everybody could take 2: the craftsman 2, his neighbour 1, no one else."""
    farms = {seat: island(corn=2) for seat in range(4)}
    farms[BOB] = {**island(corn=2), "goods": {"corn": 7}}
    s = phase("craftsman", boards=farms, by=CHRIS)
    assert [goods.get("corn", 0) for goods in boards(s, "goods")] == [0, 7, 2, 1]


# --- the privilege -----------------------------------------------------------------------


def test_the_craftsman_takes_one_more_of_what_he_produced() -> None:
    s = phase("craftsman", boards={ANNA: {**island(corn=1, sugar=1), **city("sugar mill")}})
    assert may(s) == ["pass", "privilege corn", "privilege sugar"]
    plays(s, (ANNA, "privilege sugar"))
    assert board(s, ANNA)["goods"] == {"corn": 1, "sugar": 2}
    assert s.player == BOB


def test_the_privilege_may_be_left() -> None:
    s = phase("craftsman", boards={ANNA: island(corn=1)})
    plays(s, (ANNA, "pass"))
    assert board(s, ANNA)["goods"] == {"corn": 1}


def test_a_craftsman_who_produces_nothing_gets_no_extra_good() -> None:
    s = phase("craftsman", boards={BOB: island(corn=2)})
    assert (s.player, s.decision) == (BOB, "choose_role")
    assert board(s, ANNA)["goods"] == {}


def test_the_privilege_good_is_taken_last() -> None:
    """One corn stays after the craftsman's own: his neighbour takes it, the privilege is void."""
    farms = {ANNA: island(corn=1), BOB: {**island(corn=1), "goods": {"corn": 8}}}
    s = phase("craftsman", boards=farms)
    assert board(s, BOB)["goods"] == {"corn": 9}
    assert board(s, ANNA)["goods"] == {"corn": 1}
    assert s.decision == "choose_role"


def test_only_the_craftsman_has_the_privilege() -> None:
    s = phase("craftsman", boards={ANNA: island(corn=1), BOB: island(corn=1)})
    plays(s, (ANNA, "privilege corn"))
    assert board(s, BOB)["goods"] == {"corn": 1}


# --- factory -------------------------------------------------------------------------------

ALL_PLANTS = {"small indigo plant": 1, "sugar mill": 3, "tobacco storage": 1, "coffee roaster": 1}


@pytest.mark.parametrize(
    ("tiles", "money"),
    [
        ({"corn": 4}, 0),
        ({"corn": 1, "indigo": 1}, 1),
        ({"corn": 1, "indigo": 1, "sugar": 3}, 2),
        ({"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1}, 3),
        ({"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}, 5),
    ],
)
def test_the_factory_pays_for_kinds(tiles: dict[str, int], money: int) -> None:
    """0, 1, 2, 3 or 5 doubloons for one to five kinds; the number of goods plays no role."""
    works = {**island(**tiles), "staff": {**ALL_PLANTS, "factory": 1}, "doubloons": 0}
    s = phase("craftsman", boards={BOB: works})
    assert board(s, BOB)["doubloons"] == money


def test_davids_factory() -> None:
    """p. 10: no corn and only 2 sugar are left; he gets 2 sugar, 1 tobacco and 1 doubloon."""
    david = {
        **island(corn=3, sugar=3, tobacco=1),
        "staff": {"factory": 1, "sugar mill": 3, "tobacco storage": 1},
        "doubloons": 0,
    }
    hoard = {"goods": {"corn": 10, "sugar": 9}}
    s = phase("craftsman", boards={DAVID: david, ANNA: hoard})
    assert board(s, DAVID)["goods"] == {"sugar": 2, "tobacco": 1}
    assert board(s, DAVID)["doubloons"] == 1


def test_an_empty_factory_pays_nothing() -> None:
    works = {**island(corn=1, indigo=1), "staff": {"small indigo plant": 1, "factory": 0}}
    s = phase("craftsman", boards={BOB: {**works, "doubloons": 0}})
    assert board(s, BOB)["doubloons"] == 0


def test_the_privilege_good_is_no_kind_for_the_factory() -> None:
    works = {**island(corn=1), "staff": {"factory": 1}, "doubloons": 0}
    s = phase("craftsman", boards={ANNA: works})
    plays(s, (ANNA, "privilege corn"))
    assert board(s, ANNA)["doubloons"] == 0
