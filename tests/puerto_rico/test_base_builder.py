"""The builder phase (p. 5): prices, quarries, the university, full cities."""

from typing import Any

import pytest

from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    board,
    city,
    island,
    may,
    phase,
    play_on,
    plays,
    reasons,
    state,
)

ELEVEN_SPACES = (
    "small indigo plant", "small sugar mill", "indigo plant", "sugar mill", "tobacco storage",
    "coffee roaster", "small market", "hacienda", "construction hut", "small warehouse", "hospice",
)  # fmt: skip


def rich(doubloons: int = 30, /, **more: Any) -> dict[str, Any]:
    return {"doubloons": doubloons, **more}


def paid(building: str, quarries: int = 0, builder: bool = False) -> int:
    """What a building costs Bob, with occupied quarries, when he is the builder or not."""
    bob = rich(**island(quarry=quarries)) if quarries else rich()
    s = phase("builder", boards={BOB: bob}, by=BOB if builder else ANNA)
    if not builder:
        plays(s, (ANNA, "pass"))
    plays(s, (BOB, f"build {building}"))
    doubloons: int = board(s, BOB)["doubloons"]
    return 30 - doubloons


# --- the action and the privilege -------------------------------------------------------


def test_the_builder_pays_one_doubloon_less_than_the_others() -> None:
    assert paid("wharf", builder=True) == 8
    assert paid("wharf") == 9


def test_the_privilege_does_not_go_below_nothing() -> None:
    assert paid("small indigo plant", builder=True) == 0
    assert paid("small indigo plant", quarries=1, builder=True) == 0


def test_a_building_goes_from_the_board_to_the_city() -> None:
    s = phase("builder", boards={ANNA: rich()})
    plays(s, (ANNA, "build office"))
    assert board(s, ANNA)["staff"] == {"office": 0}
    assert board(s, ANNA)["city"] == 1
    assert state(s)["copies"]["office"] == 1


def test_each_player_builds_at_most_one_building_in_turn_order() -> None:
    s = phase("builder", boards={seat: rich() for seat in range(4)}, by=CHRIS)
    order = []
    while s.decision == "build":
        order.append(s.player)
        s.play(s.legal()[1])
    assert order == [2, 3, 0, 1]


def test_only_what_can_be_paid_may_be_built() -> None:
    s = phase("builder", boards={ANNA: rich(1), BOB: rich(2)})
    two = ["small sugar mill", "hacienda", "construction hut"]
    one = ["small indigo plant", "small market"]
    assert set(may(s)) == {"pass", *(f"build {name}" for name in [*one, *two])}
    plays(s, (ANNA, "pass"))
    assert set(may(s)) == {"pass", *(f"build {name}" for name in [*one, *two])}


def test_building_is_optional() -> None:
    s = phase("builder", boards={ANNA: rich()})
    plays(s, (ANNA, "pass"))
    assert board(s, ANNA)["staff"] == {}


def test_a_builder_who_does_not_build_gets_no_doubloon() -> None:
    s = phase("builder", boards={ANNA: rich(3)})
    plays(s, (ANNA, "pass"))
    assert board(s, ANNA)["doubloons"] == 3


def test_each_building_only_once_in_a_city() -> None:
    """Also an unoccupied one (p. 8)."""
    s = phase("builder", boards={ANNA: rich(**city("office", empty=("hacienda",)))})
    assert "build office" not in may(s)
    assert "build hacienda" not in may(s)
    assert "build hospice" in may(s)


def test_a_building_that_is_gone_can_not_be_built() -> None:
    others = {BOB: city("office"), CHRIS: city("office")}
    s = phase("builder", boards={ANNA: rich(), **others})
    assert "build office" not in may(s)


# --- quarries -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "price"),
    [("construction hut", 1), ("office", 3), ("harbor", 5), ("city hall", 7)],
)
def test_three_occupied_quarries(building: str, price: int) -> None:
    """The example on p. 5: hut 1, office 3, harbor 5, city hall 7."""
    assert paid(building, quarries=3) == price


@pytest.mark.parametrize(
    ("building", "cost", "column"),
    [("small warehouse", 3, 1), ("large warehouse", 6, 2), ("wharf", 9, 3), ("residence", 10, 4)],
)
@pytest.mark.parametrize("quarries", range(6))
def test_quarries_help_up_to_the_column(
    building: str, cost: int, column: int, quarries: int
) -> None:
    assert paid(building, quarries) == cost - min(quarries, column)


def test_quarries_and_the_privilege_add_up() -> None:
    """Four quarries and the privilege: the guild hall for 5."""
    assert paid("guild hall", quarries=4, builder=True) == 5


def test_only_occupied_quarries_help() -> None:
    quarries = {"tiles": {"quarry": 3}, "settled": {"quarry": 1}}
    s = phase("builder", boards={BOB: rich(**quarries)})
    plays(s, (ANNA, "pass"), (BOB, "build harbor"))
    assert board(s, BOB)["doubloons"] == 30 - 7


def test_quarries_make_dear_buildings_affordable() -> None:
    s = phase("builder", boards={BOB: rich(3, **island(quarry=3)), ANNA: rich(0)})
    if s.player == ANNA:
        plays(s, (ANNA, "pass"))
    assert "build coffee roaster" in may(s)  # 6 - 3
    assert "build factory" not in may(s)  # 7 - 3


def test_quarries_beyond_the_column_make_nothing_affordable() -> None:
    """1 doubloon and three quarries: 3 - 1 for the small warehouse is too much."""
    s = phase("builder", boards={BOB: rich(1, **island(quarry=3)), ANNA: rich(0)})
    if s.player == ANNA:
        plays(s, (ANNA, "pass"))
    assert "build construction hut" in may(s)  # 2 - 1
    assert "build sugar mill" not in may(s)  # 4 - 2
    assert "build small warehouse" not in may(s)  # 3 - 1


# --- the city ------------------------------------------------------------------------------


def test_a_large_building_needs_two_spaces() -> None:
    s = phase("builder", boards={ANNA: rich(**city(*ELEVEN_SPACES))})
    assert board(s, ANNA)["city"] == 11
    assert not [name for name in may(s) if name == "build residence"]
    assert "build office" in may(s)


def test_a_large_building_fills_two_spaces() -> None:
    s = phase("builder", boards={ANNA: rich()})
    plays(s, (ANNA, "build residence"))
    assert board(s, ANNA)["city"] == 2


def test_a_full_city_builds_nothing_more() -> None:
    full = city(*ELEVEN_SPACES, "wharf")
    s = phase("builder", boards={ANNA: rich(**full)}, ending=2)
    assert s.player == BOB


def test_filling_the_twelfth_space_ends_the_game_after_the_round() -> None:
    s = phase("builder", boards={ANNA: rich(**city(*ELEVEN_SPACES))})
    plays(s, (ANNA, "build wharf"))
    assert not s.over
    assert s.player == BOB  # everybody still builds, and the round is finished
    play_on(s)
    assert s.over
    assert reasons(s) == ["city"]


def test_eleven_spaces_do_not_end_the_game() -> None:
    s = phase("builder", boards={ANNA: rich(**city(*ELEVEN_SPACES[:10]))})
    plays(s, (ANNA, "build hospice"))
    play_on(s)
    assert not s.over


# --- university -----------------------------------------------------------------------------


def test_the_university_puts_a_colonist_on_the_new_building() -> None:
    s = phase("builder", boards={ANNA: rich(**city("university"))})
    supply = state(s)["colonists"]
    plays(s, (ANNA, "build hospice"))
    assert may(s) == ["pass", "use university"]
    plays(s, (ANNA, "use university"))
    assert board(s, ANNA)["staff"] == {"university": 1, "hospice": 1}
    assert state(s)["colonists"] == supply - 1


def test_the_university_need_not_be_used() -> None:
    s = phase("builder", boards={ANNA: rich(**city("university"))})
    plays(s, (ANNA, "build hospice"), (ANNA, "pass"))
    assert board(s, ANNA)["staff"]["hospice"] == 0


def test_only_one_colonist_for_a_building_with_several_circles() -> None:
    s = phase("builder", boards={ANNA: rich(**city("university"))})
    plays(s, (ANNA, "build sugar mill"), (ANNA, "use university"))
    assert board(s, ANNA)["staff"]["sugar mill"] == 1
    assert s.player == BOB


def test_without_supply_the_university_takes_from_the_ship() -> None:
    s = phase("builder", boards={ANNA: rich(**city("university"))}, supply=0)
    plays(s, (ANNA, "build hospice"), (ANNA, "use university"))
    assert state(s)["colonist_ship"] == 3


def test_without_any_colonists_the_university_gives_none() -> None:
    s = phase("builder", boards={ANNA: rich(**city("university"))}, supply=0, colonist_ship=0)
    plays(s, (ANNA, "build hospice"))
    assert s.player == BOB


def test_the_new_university_does_not_serve_itself() -> None:
    s = phase("builder", boards={ANNA: rich()})
    plays(s, (ANNA, "build university"))
    assert s.player == BOB
    assert board(s, ANNA)["staff"] == {"university": 0}


def test_an_empty_university_does_nothing() -> None:
    s = phase("builder", boards={ANNA: rich(**city(empty=("university",)))})
    plays(s, (ANNA, "build hospice"))
    assert s.player == BOB


# --- the balance variant ---------------------------------------------------------------------


def test_balance_variant_prices() -> None:
    swap = {"swap_factory_university": True}
    s = phase("builder", boards={BOB: rich(7)}, options=swap)
    plays(s, (ANNA, "pass"))
    assert "build university" in may(s)
    assert "build factory" not in may(s)
