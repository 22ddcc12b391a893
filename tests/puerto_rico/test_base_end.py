"""The end of the game (p. 7): the three reasons, the score sheet, large buildings, ties."""

from typing import Any

import pytest

from colonnade import State
from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    Board,
    city,
    island,
    play_on,
    plays,
    reasons,
    ships,
    table,
)

TEN_TILES = {"corn": 4, "sugar": 4, "quarry": 2}


def sheet(anna: Board) -> dict[str, int]:
    """Anna's lines of the score sheet."""
    found: dict[str, int] = table(boards={ANNA: anna}).score_sheet()[ANNA]
    return found


# --- the reasons ----------------------------------------------------------------------------

# The reasons are flags: 1 colonists, 2 a full city, 4 chips.


@pytest.mark.parametrize(
    ("ending", "names"),
    [(1, ["colonists"]), (2, ["city"]), (4, ["chips"]), (5, ["colonists", "chips"])],
)
def test_the_game_ends_after_the_round_in_which_a_reason_came(
    ending: int, names: list[str]
) -> None:
    boards: dict[int, dict[str, Any]] = {}
    if ending & 2:
        boards[ANNA] = FULL_CITY
    s = table(boards=boards, ending=ending, chips=0 if ending & 4 else None)
    plays(s, (ANNA, "role prospector"))
    assert not s.over
    play_on(s)
    assert s.over
    assert s.player is None
    assert s.legal() == []
    assert reasons(s) == names


FULL_CITY = city(
    "small indigo plant", "small sugar mill", "indigo plant", "sugar mill", "tobacco storage",
    "coffee roaster", "small market", "hacienda", "construction hut", "small warehouse", "hospice",
    "wharf",
)  # fmt: skip


def test_the_game_goes_on_without_a_reason() -> None:
    s = table()
    play_on(s)
    assert not s.over
    assert s.view(None)["end"] is None


# --- the score sheet --------------------------------------------------------------------------


def test_chips_and_buildings_count() -> None:
    """23 VP in chips; sugar mill 2, office 2, wharf 3: 30 in all."""
    anna = {"vp": 23, **city("sugar mill", "office", "wharf")}
    found = sheet(anna)
    assert found["chips"] == 23
    assert found["buildings"] == 7
    assert sum(found.values()) == 30


def test_unoccupied_buildings_score_their_vp() -> None:
    """The five large buildings are worth 4 VP each though nobody works there."""
    large = ("guild hall", "residence", "fortress", "customs house", "city hall")
    found = sheet({"vp": 20, "tiles": TEN_TILES, **city(empty=large)})
    assert found["buildings"] == 5 * 4
    assert sum(found.values()) == 20 + 5 * 4


def test_guild_hall_example() -> None:
    """p. 11: small and large sugar mill, small indigo plant, coffee roaster: 6."""
    plants = ("small sugar mill", "sugar mill", "small indigo plant")
    found = sheet(city("guild hall", "coffee roaster", empty=plants))
    assert found["guild hall"] == 6
    assert sheet(city("guild hall"))["guild hall"] == 0


@pytest.mark.parametrize(
    ("plant", "points"),
    [
        ("small indigo plant", 1),
        ("small sugar mill", 1),
        ("indigo plant", 2),
        ("sugar mill", 2),
        ("tobacco storage", 2),
        ("coffee roaster", 2),
        ("office", 0),
    ],
)
def test_guild_hall_for_each_plant(plant: str, points: int) -> None:
    assert sheet(city("guild hall", empty=(plant,)))["guild hall"] == points


def test_residence_example() -> None:
    """p. 11: 10 of 12 island spaces filled: 5."""
    found = sheet({"tiles": TEN_TILES, **city("residence")})
    assert found["residence"] == 5


@pytest.mark.parametrize(
    ("tiles", "points"), [(0, 4), (1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)]
)
def test_residence_by_filled_spaces(tiles: int, points: int) -> None:
    """Quarries count as plantations do, occupied or not."""
    filled = {"quarry": min(tiles, 3), "sugar": max(tiles - 3, 0)}
    assert sheet({"tiles": filled, **city("residence")})["residence"] == points


def test_fortress_example() -> None:
    """p. 11: 20 colonists on plantations, quarries, buildings and the windrose: 6."""
    anna = {
        **island(corn=4, quarry=3),
        "staff": {"fortress": 1, "sugar mill": 3, "office": 1},
        "windrose": 8,
    }
    assert sheet(anna)["fortress"] == 6


@pytest.mark.parametrize(("waiting", "points"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_fortress_counts_full_threes(waiting: int, points: int) -> None:
    assert sheet({"windrose": waiting, **city("fortress")})["fortress"] == points


def test_customs_house_example() -> None:
    """p. 11: 23 VP in chips: 5."""
    assert sheet({"vp": 23, **city("customs house")})["customs house"] == 5


def test_customs_house_counts_no_building_vp() -> None:
    """3 VP in chips and 7 in buildings: nothing."""
    assert sheet({"vp": 3, **city("customs house", "wharf")})["customs house"] == 0


def test_city_hall_example() -> None:
    """p. 11: hacienda, harbor, office, hut, large warehouse, residence and itself: 7."""
    beige = ("hacienda", "harbor", "office", "construction hut", "large warehouse", "residence")
    assert sheet(city("city hall", empty=beige))["city hall"] == 7


def test_city_hall_counts_no_production_buildings() -> None:
    plants = ("small sugar mill", "sugar mill", "small indigo plant", "coffee roaster")
    assert sheet(city("city hall", empty=plants))["city hall"] == 1


@pytest.mark.parametrize(
    "name", ["guild hall", "residence", "fortress", "customs house", "city hall"]
)
def test_an_unoccupied_large_building_adds_nothing(name: str) -> None:
    anna = {
        **island(corn=4, sugar=4, quarry=4),
        "vp": 40,
        **city("sugar mill", "office", empty=(name,)),
    }
    assert sheet(anna)[name] == 0
    occupied = {**anna, **city("sugar mill", "office", name)}
    assert sheet(occupied)[name] > 0


def test_money_and_goods_are_no_points() -> None:
    assert sum(sheet({"doubloons": 40, "goods": {"coffee": 5}}).values()) == 0


# --- ties --------------------------------------------------------------------------------------


def over(boards: dict[int, Board]) -> State:
    """A game that ended with these boards; nobody does anything in the last round."""
    s = table(3, boards, ending=1, supply=0, colonist_ship=0)
    plays(s, (ANNA, "role captain"), (BOB, "role trader"), (CHRIS, "role craftsman"))
    play_on(s)
    assert s.over
    return s


def test_the_most_vp_win() -> None:
    s = over({ANNA: {"vp": 12}, BOB: {"vp": 15}, CHRIS: {"vp": 11, "doubloons": 50}})
    assert s.ranking() == [[BOB], [ANNA], [CHRIS]]
    assert s.scores() == [12, 15, 11]


def test_a_tie_is_broken_by_doubloons_and_goods_together() -> None:
    """1 good = 1 doubloon: 2 + 4 beats 5 + 0. Goods are kept here in a warehouse."""
    anna = {"vp": 15, "doubloons": 5}
    bob = {"vp": 14, "doubloons": 2, "goods": {"coffee": 4}, **city("small warehouse")}
    no_room = ships("4 corn", "5 indigo", "6 sugar")
    s = table(3, {ANNA: anna, BOB: bob}, ending=1, **no_room)
    plays(s, (ANNA, "role captain"), (BOB, "role craftsman"), (CHRIS, "role settler"))
    play_on(s)
    assert s.over
    assert s.scores() == [15, 15, 0]
    assert s.ranking() == [[BOB], [ANNA], [CHRIS]]


def test_still_equal_players_share_the_win() -> None:
    s = over({ANNA: {"vp": 9, "doubloons": 3}, BOB: {"vp": 9, "doubloons": 3}})
    assert s.ranking() == [[ANNA, BOB], [CHRIS]]
