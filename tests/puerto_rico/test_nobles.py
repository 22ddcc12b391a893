"""The Nobles (p. 15-16): nobles, the ship, and all 8 buildings with both of their effects."""

import pytest

from colonnade.titles.puerto_rico.components import (
    BUILDING_NAMES,
    BUILDINGS,
    COFFEE,
    CORN,
    FIRST_NOBLE,
    INDIGO,
    LARGE_PLANT,
    QUARRY,
    SUGAR,
)
from colonnade.titles.puerto_rico.state import END_CHIPS
from puerto_rico.expansion_tables import BOTH, NOBLES, names, nobles_on, play, sheet, table, workers

# --- nobles on the ship --------------------------------------------------------------------


def test_a_player_takes_the_noble_instead_of_a_colonist() -> None:
    s = table({}, expansions=NOBLES)
    play(s, "role mayor", "pass")
    assert (s.player, s.decision) == (0, "pick")
    assert names(s) == ["colonist from ship", "noble from ship"]
    s.play("noble from ship")
    assert s.players[0].nobles() == 1


def test_any_player_may_take_the_noble_at_his_pick() -> None:
    """Points 37, 38: usually the mayor does, but he may leave the noble."""
    s = table({}, expansions=NOBLES)
    play(s, "role mayor", "pass", "colonist from ship")
    assert (s.player, s.decision) == (1, "pick")
    s.play("noble from ship")
    assert s.players[1].nobles() == 1


def test_the_last_token_is_taken_without_a_choice() -> None:
    s = table({}, expansions=NOBLES)
    play(s, "role mayor", "pass", "colonist from ship", "colonist from ship")
    assert s.players[2].nobles() == 1


def test_the_privilege_brings_a_colonist_never_a_noble() -> None:
    """Point 37: only the villa draws from the noble supply."""
    s = table({}, expansions=NOBLES)
    play(s, "role mayor", "take colonist", "colonist from ship", "noble from ship")
    assert (s.players[0].colonists(), s.players[0].nobles()) == (2, 0)


def test_the_ship_is_refilled_with_one_noble_in_place_of_a_colonist() -> None:
    s = table({0: {"staff": {"indigo plant": 0, "sugar mill": 0}, "tiles": {}}}, expansions=NOBLES)
    play(s, "role mayor", "pass", "noble from ship")
    play(s, "place on indigo plant: 0")
    assert (s.colonist_ship, s.ship_nobles) == (5, 1)
    assert s.nobles == 18
    assert s.decision == "choose_role"


def test_without_nobles_left_the_ship_takes_colonists_only() -> None:
    s = table({1: {"windrose": 18, "noble_windrose": 18, "tiles": {}}}, expansions=NOBLES,
              colonist_ship=3, ship_nobles=2)  # fmt: skip
    assert s.nobles == 0
    play(s, "role mayor", "pass", "noble from ship", "noble from ship")
    assert (s.colonist_ship, s.ship_nobles) == (3, 0)


def test_running_out_of_colonists_does_not_end_the_game() -> None:
    s = table({1: {"windrose": 98, "tiles": {}}}, expansions=NOBLES)
    assert s.colonists == 0
    play(s, "role mayor", "noble from ship")
    assert s.ending == 0
    assert s.colonist_ship == 1


def test_nobles_work_like_colonists() -> None:
    s = table({0: {
        "tiles": {"indigo": 1}, "settled": {"indigo": 1}, "noble_settled": {"indigo": 1},
        "staff": {"small indigo plant": 1, "factory": 1}, "noble_staff": {"small indigo plant": 1},
    }}, expansions=NOBLES)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].goods[INDIGO] == 1


def test_nobles_and_colonists_may_change_places() -> None:
    """Ruling 21: who goes where is free, only the number of filled circles is forced."""
    s = table({0: {
        "tiles": {"indigo": 1}, "settled": {"indigo": 1}, "noble_settled": {"indigo": 1},
        "staff": {"chapel": 1},
    }}, expansions=NOBLES)  # fmt: skip
    play(s, "role mayor", "pass", "colonist from ship", "noble from ship")
    # 1 noble and 2 colonists for 2 circles
    assert names(s) == ["nobles on indigo: 0", "nobles on indigo: 1"]
    s.play("nobles on indigo: 0")
    assert names(s) == ["nobles on chapel: 0", "nobles on chapel: 1"]
    waits = s.clone()
    waits.play("nobles on chapel: 0")
    assert (waits.players[0].windrose, waits.players[0].noble_windrose) == (1, 1)
    s.play("nobles on chapel: 1")
    assert nobles_on(s.players[0], "chapel") == 1
    assert (s.players[0].windrose, s.players[0].noble_windrose) == (1, 0)


def test_each_noble_is_worth_1_vp() -> None:
    """Point 35: on buildings, on plantations and on the windrose."""
    s = table({0: {
        "tiles": {"indigo": 1}, "settled": {"indigo": 1}, "noble_settled": {"indigo": 1},
        "staff": {"indigo plant": 2}, "noble_staff": {"indigo plant": 1},
        "windrose": 2, "noble_windrose": 1,
    }}, expansions=NOBLES)  # fmt: skip
    assert sheet(s, 0)["nobles"] == 3


def test_nobles_count_for_the_fortress() -> None:
    """Point 36."""
    s = table({0: {"windrose": 5, "noble_windrose": 5, "tiles": {}, "staff": {"fortress": 1}}},
              expansions=NOBLES)  # fmt: skip
    assert sheet(s, 0)["fortress"] == 2


# --- land office ---------------------------------------------------------------------------


def test_land_office_with_a_colonist_buys_a_face_down_plantation() -> None:
    s = table({0: {"doubloons": 2, "staff": {"land office": 1}}}, expansions=NOBLES)
    s.play("role trader")
    assert names(s) == ["pass", "buy plantation"]
    s.play("buy plantation")
    assert s.players[0].doubloons == 1
    assert s.players[0].island == 2


def test_land_office_with_a_noble_sells_a_plantation() -> None:
    s = table({0: {
        "doubloons": 2, "tiles": {"corn": 2, "quarry": 1}, "settled": {"corn": 1},
        "staff": {"land office": 1}, "noble_staff": {"land office": 1},
    }}, expansions=NOBLES)  # fmt: skip
    s.play("role trader")
    assert names(s) == ["pass", "discard empty corn", "discard colonist corn"]
    s.play("discard empty corn")
    p = s.players[0]
    assert (p.doubloons, p.tiles[CORN], p.settled[CORN]) == (3, 1, 1)
    assert s.discards[CORN] == 1


@pytest.mark.parametrize("noble", [0, 1])
def test_whoever_worked_on_the_tile_goes_to_the_windrose(noble: int) -> None:
    s = table({0: {
        "tiles": {"corn": 1}, "settled": {"corn": 1}, "noble_settled": {"corn": noble},
        "staff": {"land office": 1}, "noble_staff": {"land office": 1},
    }}, expansions=NOBLES)  # fmt: skip
    play(s, "role trader", f"discard {'noble' if noble else 'colonist'} corn")
    p = s.players[0]
    assert (p.windrose, p.noble_windrose, p.settled[CORN]) == (1, noble, 0)


def test_land_office_with_forest_house_may_buy_a_forest() -> None:
    s = table({0: {"doubloons": 2, "staff": {"land office": 1, "forest house": 1}}},
              expansions=BOTH)  # fmt: skip
    play(s, "role trader", "buy plantation", "lay as forest")
    assert (s.players[0].forests, s.players[0].doubloons) == (1, 1)


# --- chapel --------------------------------------------------------------------------------


@pytest.mark.parametrize(("noble", "money", "points"), [(0, 1, 0), (1, 0, 1)])
def test_chapel(noble: int, money: int, points: int) -> None:
    s = table({0: {"doubloons": 0, "staff": {"chapel": 1}, "noble_staff": {"chapel": noble}}},
              expansions=NOBLES)  # fmt: skip
    s.play("role craftsman")
    assert (s.players[0].doubloons, s.players[0].vp) == (money, points)


# --- hunting lodge -------------------------------------------------------------------------


def test_hunting_lodge_with_a_colonist_removes_a_plantation_or_forest_no_quarry() -> None:
    s = table({0: {
        "tiles": {"corn": 1, "quarry": 1}, "open_forests": {"sugar": 1},
        "staff": {"hunting lodge": 1},
    }}, expansions=BOTH)  # fmt: skip
    play(s, "role settler", "pass", "pass", "pass")
    assert names(s) == ["pass", "discard empty corn", "discard forest on sugar"]
    s.play("discard forest on sugar")
    p = s.players[0]
    assert (p.forests, p.island, p.tiles[QUARRY]) == (0, 2, 1)


def test_hunting_lodge_with_a_noble_earns_2_vp_for_the_emptiest_island() -> None:
    s = table({
        0: {"tiles": {}, "staff": {"hunting lodge": 1}, "noble_staff": {"hunting lodge": 1}},
    }, expansions=NOBLES)  # fmt: skip
    play(s, "role settler", "pass", "pass", "pass")
    assert s.players[0].vp == 2


def test_hunting_lodge_earns_nothing_in_a_tie() -> None:
    """Point 42: strictly the most."""
    s = table({0: {"staff": {"hunting lodge": 1}, "noble_staff": {"hunting lodge": 1}}},
              expansions=NOBLES)  # fmt: skip
    play(s, "role settler", "pass", "pass", "pass")
    assert s.players[0].vp == 0


def test_hunting_lodge_owner_sends_the_worker_to_the_windrose() -> None:
    s = table({0: {"tiles": {"corn": 1}, "settled": {"corn": 1}, "staff": {"hunting lodge": 1}}},
              expansions=NOBLES)  # fmt: skip
    play(s, "role settler", "pass", "pass", "pass", "discard colonist corn")
    assert (s.players[0].windrose, s.players[0].island) == (1, 0)


# --- zoning office -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("noble", "building", "price"),
    [
        (0, "small market", 0), (0, "villa", 6), (0, "jeweler", 7), (0, "royal garden", 10),
        (1, "small market", 1), (1, "villa", 7), (1, "royal garden", 8), (1, "guild hall", 8),
    ],
)  # fmt: skip
def test_zoning_office(noble: int, building: str, price: int) -> None:
    """A colonist saves 1 on small buildings, a noble 2 on large ones, never the other way."""
    s = table({1: {
        "doubloons": 20, "staff": {"zoning office": 1}, "noble_staff": {"zoning office": noble},
    }}, expansions=NOBLES)  # fmt: skip
    play(s, "role builder", "pass", f"build {building}")
    assert s.players[1].doubloons == 20 - price


# --- royal supplier ------------------------------------------------------------------------


def test_royal_supplier_gives_different_goods_up_to_the_number_of_nobles() -> None:
    s = table({1: {
        "goods": {"corn": 3, "sugar": 1, "coffee": 1}, "windrose": 2, "noble_windrose": 2,
        "staff": {"royal supplier": 1}, "tiles": {},
    }}, expansions=NOBLES, cargo=["indigo", None, None], loaded=[4, 0, 0])  # fmt: skip
    s.play("role captain")
    assert (s.player, s.decision) == (1, "royal_supplier")
    assert names(s) == ["pass", "supply corn", "supply sugar", "supply coffee"]
    s.play("supply corn")
    assert names(s) == ["pass", "supply sugar", "supply coffee"]
    s.play("supply coffee")
    p = s.players[1]
    assert (p.vp, p.goods[CORN], p.goods[COFFEE]) == (2, 2, 0)
    assert s.decision == "load"


def test_royal_supplier_earns_no_other_bonus() -> None:
    """Neither harbor nor captain's privilege: supplying is no loading (ruling 13)."""
    s = table({0: {
        "goods": {"corn": 2}, "windrose": 1, "noble_windrose": 1,
        "staff": {"royal supplier": 1, "harbor": 1}, "tiles": {},
    }}, expansions=NOBLES)  # fmt: skip
    play(s, "role captain", "supply corn")
    assert s.players[0].vp == 1
    s.play("ship corn on 4")
    assert s.players[0].vp == 1 + 1 + 1 + 1  # now the loading, the harbor, the privilege


def test_royal_supplier_needs_a_noble_but_may_be_run_by_a_colonist() -> None:
    s = table({1: {"goods": {"corn": 3}, "staff": {"royal supplier": 1}}}, expansions=NOBLES)
    s.play("role captain")
    assert s.decision == "load"


def test_royal_supplier_only_before_the_first_loading() -> None:
    s = table({1: {
        "goods": {"corn": 1, "sugar": 1}, "windrose": 1, "noble_windrose": 1, "tiles": {},
        "staff": {"royal supplier": 1},
    }}, expansions=NOBLES)  # fmt: skip
    play(s, "role captain", "pass", "ship corn on 4")
    assert s.decision == "load"


# --- villa ---------------------------------------------------------------------------------


def test_villa_takes_a_noble_from_the_supply_not_from_the_ship() -> None:
    s = table({0: {"staff": {"villa": 1}, "tiles": {}}}, expansions=NOBLES)
    nobles = s.nobles
    play(s, "role mayor", "pass", "use villa")
    assert (s.nobles, s.ship_nobles) == (nobles - 1, 1)
    assert s.players[0].noble_windrose == 1


def test_villa_takes_a_colonist_when_no_noble_is_left() -> None:
    s = table({
        0: {"staff": {"villa": 1}, "tiles": {}},
        1: {"windrose": 19, "noble_windrose": 19, "tiles": {}},
    }, expansions=NOBLES)  # fmt: skip
    assert s.nobles == 0
    colonists = s.colonists
    play(s, "role mayor", "pass", "use villa")
    assert s.colonists == colonists - 1


def test_villa_of_another_player_works_on_his_first_turn() -> None:
    s = table({1: {"staff": {"villa": 1}, "tiles": {}}}, expansions=NOBLES)
    play(s, "role mayor", "pass", "noble from ship")
    assert (s.player, s.decision) == (1, "villa")


# --- jeweler -------------------------------------------------------------------------------


def test_jeweler_pays_a_doubloon_for_each_noble_anywhere() -> None:
    s = table({0: {
        "doubloons": 0, "tiles": {"corn": 1}, "settled": {"corn": 1}, "noble_settled": {"corn": 1},
        "staff": {"jeweler": 1, "chapel": 1}, "noble_staff": {"chapel": 1},
        "windrose": 2, "noble_windrose": 1,
    }}, expansions=NOBLES)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].doubloons == 3


def test_jeweler_counts_as_a_large_production_building_and_not_as_beige() -> None:
    """Point 34."""
    s = table({0: {"staff": {"jeweler": 0, "guild hall": 1, "city hall": 1}}}, expansions=NOBLES)
    assert sheet(s, 0)["guild hall"] == 2
    assert sheet(s, 0)["city hall"] == 2
    assert BUILDINGS[BUILDING_NAMES.index("jeweler")].kind == LARGE_PLANT


def test_empty_jeweler_pays_nothing() -> None:
    s = table({0: {"doubloons": 0, "staff": {"jeweler": 0}, "windrose": 1, "noble_windrose": 1}},
              expansions=NOBLES)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].doubloons == 0


# --- royal garden --------------------------------------------------------------------------


def test_royal_garden_doubles_the_nobles_points_when_occupied() -> None:
    board = {
        "tiles": {"corn": 1}, "settled": {"corn": 1}, "noble_settled": {"corn": 1},
        "windrose": 1, "noble_windrose": 1,
    }  # fmt: skip
    s = table({0: {**board, "staff": {"royal garden": 1}, "noble_staff": {"royal garden": 1}}},
              expansions=NOBLES)  # fmt: skip
    assert sheet(s, 0)["nobles"] + sheet(s, 0)["royal garden"] == 6
    s = table({0: {**board, "staff": {"royal garden": 0}}}, expansions=NOBLES)
    assert sheet(s, 0)["royal garden"] == 0


# --- university and hospice ----------------------------------------------------------------


def test_university_takes_a_colonist_while_there_are_any() -> None:
    s = table({0: {"doubloons": 9, "staff": {"university": 1}}}, expansions=NOBLES)
    play(s, "role builder", "build chapel")
    assert names(s) == ["pass", "use university"]
    s.play("use university")
    assert (workers(s.players[0], "chapel"), nobles_on(s.players[0], "chapel")) == (1, 0)


# --- values --------------------------------------------------------------------------------


def test_noble_buildings_cost_and_value() -> None:
    """Section 3.4 of the component tables."""
    rows = [(b.name, b.cost, b.points, b.circles, b.copies) for b in BUILDINGS[FIRST_NOBLE:]]
    assert rows == [
        ("land office", 2, 1, 1, 2), ("chapel", 3, 1, 1, 2), ("hunting lodge", 4, 2, 1, 2),
        ("zoning office", 5, 2, 1, 2), ("royal supplier", 6, 2, 1, 2), ("villa", 7, 3, 1, 2),
        ("jeweler", 8, 3, 1, 2), ("royal garden", 10, 4, 1, 1),
    ]  # fmt: skip


def test_the_last_chip_ends_the_game_in_any_phase() -> None:
    """Point 7: here a noble in the chapel takes it in the craftsman phase."""
    s = table({0: {"staff": {"chapel": 1}, "noble_staff": {"chapel": 1}}, 1: {"vp": 74}},
              expansions=NOBLES)  # fmt: skip
    assert s.chips == 1
    s.play("role craftsman")
    assert s.ending == END_CHIPS


def test_a_mill_run_by_nobles() -> None:
    """A mill run by nobles produces as many goods as it has nobles."""
    s = table({0: {
        "tiles": {"sugar": 3}, "settled": {"sugar": 3},
        "staff": {"sugar mill": 2}, "noble_staff": {"sugar mill": 2},
    }}, expansions=NOBLES)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].goods[SUGAR] == 2
