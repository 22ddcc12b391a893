"""The 35 rulings on the expansions, one test each, in their order."""

from typing import Any

import pytest

import colonnade
from colonnade.titles.puerto_rico.components import (
    COFFEE,
    CORN,
    FIRST_NOBLE,
    GOODS_IN_BOX,
    INDIGO,
    QUARRY,
    SUGAR,
    TOBACCO,
    WHARF_SPACES,
)
from colonnade.titles.puerto_rico.state import END_CHIPS, END_COLONISTS, PuertoRico
from puerto_rico.expansion_tables import (
    BOTH,
    NEW,
    NOBLES,
    names,
    nobles_on,
    play,
    sheet,
    table,
    workers,
)

FULL: dict[str, Any] = {"cargo": ["indigo", "tobacco", "coffee"], "loaded": [4, 5, 6]}


def test_01_land_office_once_before_or_after_the_sale() -> None:
    """The money of the sale may be used, and a full house does not take the turn away."""
    board = {"goods": {"coffee": 1}, "doubloons": 0, "staff": {"land office": 1}}
    s = table({0: board}, expansions=NOBLES)
    s.play("role trader")
    assert "buy plantation" not in names(s)  # no money yet
    s.play("sell coffee")
    assert names(s) == ["pass", "buy plantation"]
    s.play("buy plantation")
    assert (s.players[0].doubloons, s.players[0].island) == (4, 2)
    before = table({0: {**board, "doubloons": 1}}, expansions=NOBLES)
    play(before, "role trader", "buy plantation")
    assert names(before) == ["pass", "sell coffee"]  # once only
    before.play("sell coffee")
    assert before.players[0].doubloons == 5
    full = table({
        0: {"goods": {"corn": 1}}, 1: {"goods": {"corn": 1}},
        2: {"goods": {"corn": 1}, "doubloons": 1, "staff": {"land office": 1}},
    }, expansions=NOBLES, house={"indigo": 1, "sugar": 1, "coffee": 1})  # fmt: skip
    play(full, "role trader", "sell corn")
    assert full.player == 2
    assert names(full) == ["pass", "buy plantation"]


def test_02_land_office_with_a_noble_takes_plantations_only() -> None:
    s = table({0: {
        "tiles": {"corn": 1, "quarry": 1}, "open_forests": {"sugar": 1},
        "staff": {"land office": 1}, "noble_staff": {"land office": 1},
    }}, expansions=BOTH)  # fmt: skip
    s.play("role trader")
    assert names(s) == ["pass", "discard empty corn"]


def test_03_land_office_with_forest_house_looks_first_and_shuffles_if_need_be() -> None:
    s = table({0: {"doubloons": 1, "staff": {"land office": 1, "forest house": 1}}},
              expansions=BOTH)  # fmt: skip
    s.discards = [s.discards[kind] + s.stack[kind] for kind in range(5)]
    s.stack = [0] * 5
    play(s, "role trader", "buy plantation")
    assert s.decision == "drawn"
    assert s.players[0].drawn >= 0
    assert sum(s.discards) == 0
    s.title.check(s)
    s.play("lay as forest")
    assert s.players[0].forests == 1


def test_04_removed_tiles_go_face_up_to_the_discards_and_can_return() -> None:
    s = table({0: {
        "tiles": {"corn": 1}, "open_forests": {"coffee": 1}, "staff": {"hunting lodge": 1},
    }}, expansions=BOTH, row={})  # fmt: skip
    play(s, "role settler", "pass")
    assert s.decision == "hunting_lodge"
    s.stack, s.discards = [0] * 5, s.stack
    lay = s.clone()
    lay.play("discard forest on coffee")
    # the new row came from the shuffled discards, the coffee among them
    assert lay.row[COFFEE] + lay.stack[COFFEE] == s.discards[COFFEE] + 1
    corn = s.discards[CORN]
    s.play("discard empty corn")
    assert s.row[CORN] + s.stack[CORN] == corn + 1
    s.title.check(s)


def test_05_hunting_lodges_after_the_second_tile_and_before_the_new_row() -> None:
    """Clockwise from the settler, each on the state as it is then."""
    s = table({
        0: {"tiles": {"corn": 1}, "staff": {"library": 1, "hunting lodge": 1}},
        1: {"tiles": {"indigo": 1}, "staff": {"hunting lodge": 1},
            "noble_staff": {"hunting lodge": 1}},
        2: {"tiles": {"corn": 1}},
    }, expansions=BOTH, row={"sugar": 4})  # fmt: skip
    play(s, "role settler", "pass", "pass", "pass")
    assert s.decision == "second_tile"
    s.play("take sugar")
    assert (s.player, s.decision) == (0, "hunting_lodge")
    assert s.row[SUGAR] == 3
    tie = s.clone()
    tie.play("pass")
    assert tie.players[1].vp == 0  # seat 2 has as many empty spaces
    assert s.players[0].island == 2
    more = table({
        0: {"tiles": {"corn": 2}, "staff": {"hunting lodge": 1}},
        1: {"tiles": {}, "staff": {"hunting lodge": 1}, "noble_staff": {"hunting lodge": 1}},
    }, expansions=NOBLES)  # fmt: skip
    play(more, "role settler", "pass", "pass", "pass", "discard empty corn")
    assert more.players[1].vp == 2


def test_06_the_aqueducts_good_counts_for_both_factories_the_privilege_good_does_not() -> None:
    s = table({0: {
        "doubloons": 0, "tiles": {"sugar": 2}, "settled": {"sugar": 2},
        "staff": {"aqueduct": 1, "sugar mill": 2, "specialty factory": 1},
    }}, expansions=NEW)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].doubloons == 3 - 1
    s.play("privilege sugar")
    assert s.players[0].goods[SUGAR] == 4
    assert s.players[0].doubloons == 2


def test_07_the_black_markets_colonist_leaves_first() -> None:
    """From a quarry he raises the price; university and church that he left do not work."""
    s = table({1: {
        "doubloons": 6, "vp": 1, "tiles": {"quarry": 1}, "settled": {"quarry": 1},
        "staff": {"black market": 1, "university": 1, "church": 1},
    }}, expansions=NEW, need=["harbor"])  # fmt: skip
    play(s, "role builder", "pass")
    # the harbor costs 8 - 1 = 7: the VP alone, or a colonist from university or church; one from
    # the quarry brings 1 but makes it 8, so that the VP is needed too
    s.play("build harbor")
    assert names(s) == [
        "pass", "return colonist from quarry", "return colonist from university",
        "return colonist from church",
    ]  # fmt: skip
    quarry = s.clone()
    quarry.play("return colonist from quarry")
    assert (quarry.players[1].vp, quarry.players[1].doubloons) == (0 + 1, 0)  # 1 from the church
    church = s.clone()
    church.play("return colonist from church")
    assert church.players[1].vp == 1
    s.play("return colonist from university")
    assert s.player != 1  # nobody is put into the harbor


def test_07_the_black_markets_colonist_from_library_or_zoning_office() -> None:
    s = table({0: {"doubloons": 5, "vp": 1, "staff": {"black market": 1, "library": 1}}},
              expansions=NEW, need=["harbor"])  # fmt: skip
    play(s, "role builder")
    # 8 - 2 = 6: one is missing; without the library two would be: the colonist and the VP
    s.play("build harbor")
    assert names(s) == ["pass", "return colonist from library"]
    s.play("return colonist from library")
    assert (s.players[0].doubloons, s.players[0].vp) == (0, 0)
    alone = table({0: {"doubloons": 5, "staff": {"black market": 1, "library": 1}}},
                  expansions=NEW, need=["harbor"])  # fmt: skip
    alone.play("role builder")
    assert "build harbor" not in names(alone)
    zoning = table({1: {"doubloons": 6, "staff": {"black market": 1, "zoning office": 1}}},
                   expansions=BOTH, need=["harbor"])  # fmt: skip
    play(zoning, "role builder", "pass")
    assert "build harbor" not in names(zoning)  # 7, or 8 without the colonist: never 6 + 1
    noble = table({1: {
        "doubloons": 6, "staff": {"black market": 1, "zoning office": 1},
        "noble_staff": {"zoning office": 1},
    }}, expansions=BOTH, need=["harbor"])  # fmt: skip
    play(noble, "role builder", "pass")
    assert "build villa" in names(noble)  # 7: he saves nothing on small buildings, so he can go


def test_08_the_black_market_may_return_a_noble_to_the_noble_supply() -> None:
    s = table({1: {
        "doubloons": 7, "windrose": 2, "noble_windrose": 1, "staff": {"black market": 1},
    }}, expansions=BOTH, need=["harbor"])  # fmt: skip
    nobles = s.nobles
    play(s, "role builder", "pass", "build harbor")
    assert names(s) == ["return colonist from windrose", "return noble from windrose"]
    s.play("return noble from windrose")
    assert s.nobles == nobles + 1
    assert s.players[1].nobles() == 0


def test_09_nothing_is_returned_that_is_not_needed() -> None:
    """And the church's VP of the same building comes too late to pay for it."""
    s = table({1: {
        "doubloons": 7, "vp": 1, "goods": {"corn": 1}, "windrose": 1, "staff": {"black market": 1},
    }}, expansions=NEW, need=["harbor"])  # fmt: skip
    play(s, "role builder", "pass", "build harbor", "return colonist from windrose")
    p = s.players[1]
    assert (p.doubloons, p.vp, p.goods[CORN]) == (0, 1, 1)
    church = table({1: {"doubloons": 7, "staff": {"black market": 1, "church": 1}}},
                   expansions=NEW, need=["harbor"])  # fmt: skip
    play(church, "role builder", "pass")
    # one is missing: the colonist of the church pays it, or nothing does
    assert "build harbor" in names(church)
    poor = table({1: {"doubloons": 6, "staff": {"black market": 1, "church": 1}}},
                 expansions=NEW, need=["harbor"])  # fmt: skip
    play(poor, "role builder", "pass")
    assert "build harbor" not in names(poor)


def test_10_a_returned_chip_is_paid_out_next_and_the_end_stays() -> None:
    s = table({1: {"doubloons": 7, "vp": 76, "staff": {"black market": 1}}}, expansions=NEW,
              need=["harbor"])  # fmt: skip
    assert (s.chips, s.paper, s.ending) == (0, 1, END_CHIPS)
    play(s, "role builder", "pass", "build harbor")
    assert (s.chips, s.paper, s.players[1].vp, s.ending) == (1, 1, 75, END_CHIPS)
    s.gain_vp(0, 2)
    assert (s.chips, s.paper) == (0, 2)
    s.title.check(s)


def test_11_the_small_wharf_is_never_obligatory_and_may_replace_a_ship() -> None:
    s = table({1: {"goods": {"corn": 2}, "staff": {"small wharf": 1}}}, expansions=NEW, **FULL)
    s.play("role captain")
    assert names(s) == ["ship on small wharf", "pass"]
    instead = table({1: {"goods": {"corn": 2}, "staff": {"small wharf": 1}}}, expansions=NEW)
    instead.play("role captain")
    assert "ship on small wharf" in names(instead)
    assert "ship corn on 4" in names(instead)
    assert "pass" not in names(instead)
    play(instead, "ship on small wharf", "small wharf corn: 1")
    # the other corn must go on a ship now: the small wharf works once
    assert names(instead) == ["ship corn on 4", "ship corn on 5", "ship corn on 6"]


def test_12_union_hall_and_royal_supplier_without_a_legal_load() -> None:
    s = table({1: {"goods": {"corn": 4}, "staff": {"union hall": 1}}}, expansions=NEW, **FULL)
    s.play("role captain")
    assert s.players[1].vp == 2
    s = table({1: {
        "goods": {"corn": 4}, "windrose": 1, "noble_windrose": 1, "staff": {"royal supplier": 1},
    }}, expansions=NOBLES, **FULL)  # fmt: skip
    play(s, "role captain", "supply corn")
    assert s.players[1].vp == 1


def test_12_union_hall_pays_before_the_supplier_takes_goods_away() -> None:
    """Points 27, 28: the order that its owner would choose."""
    s = table({1: {
        "goods": {"corn": 2}, "windrose": 1, "noble_windrose": 1,
        "staff": {"royal supplier": 1, "union hall": 1},
    }}, expansions=BOTH, **FULL)  # fmt: skip
    play(s, "role captain", "supply corn")
    assert s.players[1].vp == 1 + 1


def test_13_the_supplier_gives_up_to_that_number_and_is_no_loading() -> None:
    s = table({0: {
        "goods": {"corn": 1, "sugar": 1}, "windrose": 2, "noble_windrose": 2, "doubloons": 0,
        "staff": {"royal supplier": 1, "lighthouse": 1},
    }}, expansions=BOTH)  # fmt: skip
    play(s, "role captain", "supply corn", "pass")
    assert (s.players[0].vp, s.players[0].doubloons) == (1, 1)  # the coin of the phase's start
    while s.decision == "load":
        s.play(s.legal()[0])
    assert s.players[0].vp == 1 + 1 + 1  # the privilege came with the sugar


def test_14_the_lighthouse_pays_the_captain_at_the_start_and_once() -> None:
    s = table({0: {
        "goods": {"corn": 1, "sugar": 1}, "doubloons": 0,
        "staff": {"lighthouse": 1, "library": 1},
    }}, expansions=NEW)  # fmt: skip
    s.play("role captain")
    assert s.players[0].doubloons == 1


def test_15_a_guest_may_enter_the_library_after_the_role_is_taken() -> None:
    s = table({0: {"staff": {"guest house": 1, "library": 0}, "doubloons": 6, "tiles": {}}},
              expansions=NEW)  # fmt: skip
    play(s, "role builder", "move guest to library", "build specialty factory")
    assert s.players[0].doubloons == 0


def test_16_the_second_tile_does_not_depend_on_the_first() -> None:
    s = table({0: {"staff": {"library": 1, "hacienda": 1}}}, expansions=NEW, row={"corn": 4})
    play(s, "role settler", "pass", "pass", "pass", "pass")
    assert (s.decision, names(s)) == ("second_tile", ["pass", "take corn"])  # no hacienda again
    full = table({0: {"staff": {"library": 1}, "tiles": {"corn": 6, "indigo": 6}}},
                 expansions=NEW)  # fmt: skip
    play(full, "role settler", "pass", "pass")
    assert full.decision == "choose_role"
    empty = table({0: {"staff": {"library": 1}}}, expansions=NEW, row={"corn": 1})
    play(empty, "role settler", "take corn")
    assert empty.decision == "choose_role"


def test_17_each_privilege_good_must_be_received_and_in_stock() -> None:
    s = table({
        0: {"tiles": {"corn": 1}, "settled": {"corn": 1}, "staff": {"library": 1}},
        1: {"goods": {"corn": 8}},
    }, expansions=NEW)  # fmt: skip
    play(s, "role craftsman", "privilege corn")
    assert s.players[0].goods[CORN] == 2
    assert s.decision == "choose_role"


def test_18_the_villas_owner_has_his_turn_though_the_ship_is_empty() -> None:
    s = table({2: {"staff": {"villa": 1}, "tiles": {}}}, expansions=NOBLES,
              colonist_ship=1, ship_nobles=1)  # fmt: skip
    play(s, "role mayor", "pass")
    assert (s.player, s.decision) == (2, "villa")
    assert names(s) == ["pass", "use villa"]
    s.play("use villa")
    assert s.players[2].nobles() == 1


@pytest.mark.parametrize("token", ["use hospice", "use hospice with noble"])
def test_19_the_hospice_may_take_the_noble_from_the_ship(token: str) -> None:
    s = table({0: {"staff": {"hospice": 1}, "tiles": {}}, 1: {"windrose": 97, "tiles": {}}},
              expansions=NOBLES, row={"corn": 4})  # fmt: skip
    assert (s.colonists, s.colonist_ship, s.ship_nobles) == (0, 3, 1)
    play(s, "role settler", "take corn")
    assert names(s) == ["pass", "use hospice", "use hospice with noble"]
    s.play(token)
    noble = 1 if token.endswith("noble") else 0
    assert (s.colonist_ship, s.ship_nobles) == (2, 1 - noble)
    assert s.players[0].noble_settled[CORN] == noble


@pytest.mark.parametrize("token", ["use university", "use university with noble"])
def test_19_the_university_may_take_the_noble_from_the_ship(token: str) -> None:
    s = table({0: {"staff": {"university": 1}, "doubloons": 9},
               1: {"windrose": 97, "tiles": {}}}, expansions=NOBLES)  # fmt: skip
    play(s, "role builder", "build chapel", token)
    noble = 1 if token.endswith("noble") else 0
    assert nobles_on(s.players[0], "chapel") == noble
    assert s.ship_nobles == 1 - noble


def test_20_the_ship_takes_one_noble_and_as_many_colonists_as_there_are() -> None:
    s = table({
        0: {"staff": {"indigo plant": 0, "sugar mill": 0, "tobacco storage": 0}, "tiles": {}},
        1: {"windrose": 94, "tiles": {}},
    }, expansions=NOBLES)  # fmt: skip
    assert s.colonists == 4
    play(s, "role mayor", "pass", "colonist from ship", "colonist from ship",
         "place on indigo plant: 0", "place on sugar mill: 0")  # fmt: skip
    # 8 circles are empty: 1 noble and the 4 colonists there are
    assert (s.colonist_ship, s.ship_nobles, s.colonists) == (5, 1, 0)
    assert s.ending == 0


def test_21_only_the_number_of_filled_circles_is_forced() -> None:
    s = table({0: {
        "tiles": {"corn": 2}, "settled": {"corn": 2}, "noble_settled": {"corn": 2},
        "staff": {"chapel": 0},
    }}, expansions=NOBLES)  # fmt: skip
    play(s, "role mayor", "pass", "colonist from ship", "noble from ship")
    found = set()
    for corn in (1, 2):
        copy = s.clone()
        copy.play(f"nobles on corn: {corn}")
        found.add((copy.players[0].noble_settled[CORN], nobles_on(copy.players[0], "chapel")))
        assert copy.players[0].settled[CORN] == 2
        assert workers(copy.players[0], "chapel") == 1
    assert found == {(1, 1), (2, 0)}


def test_22_the_guest_houses_circles_are_circles() -> None:
    s = table({0: {"staff": {"guest house": 0, "church": 0}, "tiles": {}, "windrose": 1}},
              expansions=NEW)  # fmt: skip
    play(s, "role mayor", "pass")  # 2 colonists for 3 circles: he chooses which stays empty
    assert names(s) == ["place on guest house: 1", "place on guest house: 2"]


def test_23_guests_move_at_own_decisions_and_at_the_phases_start_and_end() -> None:
    """Not between another player's choice and its effect, and not in the mayor phase."""
    s = table({1: {"staff": {"guest house": 2, "church": 0, "library": 0}, "tiles": {},
                   "doubloons": 1}}, expansions=NEW)  # fmt: skip
    asked = []
    s.play("role builder")
    while s.decision != "choose_role":
        asked.append((s.player, s.decision))
        s.play("pass")
    assert asked == [(1, "guests"), (0, "build"), (1, "build"), (2, "build"), (1, "guests")]
    mayor = table({1: {"staff": {"guest house": 2, "church": 0}, "tiles": {}}}, expansions=NEW)
    play(mayor, "role mayor", "pass")
    while mayor.decision != "choose_role":
        assert not any(name.startswith("move") for name in names(mayor))
        mayor.play(mayor.legal()[0])


def test_24_guests_work_at_once_where_something_was_just_built_or_placed() -> None:
    s = table({0: {"staff": {"guest house": 1}, "doubloons": 9, "tiles": {}}}, expansions=NEW)
    play(s, "role builder", "build lighthouse")
    while s.player != 0:
        s.play("pass")
    s.play("move guest to lighthouse")
    assert workers(s.players[0], "lighthouse") == 1


def test_25_a_full_house_leaves_turns_only_to_trading_posts() -> None:
    s = table({
        0: {"goods": {"corn": 1}}, 1: {"goods": {"coffee": 1}},
        2: {"goods": {"coffee": 1}, "staff": {"trading post": 1}},
    }, expansions=NEW, house={"indigo": 1, "sugar": 1, "tobacco": 1})  # fmt: skip
    play(s, "role trader", "sell corn")
    assert s.player == 2
    assert names(s) == ["pass", "sell coffee at trading post"]


def test_26_statue_church_university_city_hall() -> None:
    s = table({0: {
        "doubloons": 20, "staff": {"church": 1, "university": 1, "city hall": 1},
    }}, expansions=NEW, need=["statue"])  # fmt: skip
    play(s, "role builder", "build statue")
    assert s.players[0].vp == 2
    assert s.player == 1  # no question about a colonist
    assert sheet(s, 0)["city hall"] == 4


def test_27_forests_count_as_filled_spaces_and_as_one_kind() -> None:
    s = table({0: {
        "tiles": {"corn": 4}, "open_forests": {"corn": 2, "sugar": 2, "coffee": 2},
        "staff": {"cloister": 1, "residence": 1},
    }}, expansions=NEW)  # fmt: skip
    assert sheet(s, 0)["residence"] == 5
    assert sheet(s, 0)["cloister"] == 6


def test_28_no_forest_while_the_forest_house_is_empty() -> None:
    s = table({0: {"staff": {"forest house": 0}, "open_forests": {"corn": 2}}}, expansions=NEW,
              row={"corn": 3})  # fmt: skip
    s.play("role settler")
    assert names(s) == ["pass", "take corn", "take quarry"]
    assert s.view(None)["extras"]["prices"][0]["forest house"] == 1


def test_29_noble_buildings_are_not_drafted() -> None:
    s = colonnade.new("puerto_rico", players=3, expansions=["new_buildings", "nobles"])
    assert isinstance(s, PuertoRico)
    assert s.decision == "draft"
    assert len(s.legal()) == 31
    assert all(s.copies[b] for b in range(FIRST_NOBLE, 45))


def test_30_two_players_have_one_of_each_beige_noble_building_and_two_jewelers() -> None:
    s = table({}, seats=2, expansions=NOBLES)
    assert s.copies[FIRST_NOBLE:] == [1, 1, 1, 1, 1, 1, 2, 1]


def test_31_no_kind_has_more_goods_than_the_wharf_holds() -> None:
    assert max(GOODS_IN_BOX) == WHARF_SPACES == 11


def test_32_a_game_with_nobles_need_not_end_by_rule_alone() -> None:
    """If all refuse to build and produce, nothing runs out; simulations need a limit of rounds."""
    s = colonnade.new("puerto_rico", players=3, seed=1, expansions=["nobles"])
    assert isinstance(s, PuertoRico)
    lazy = ("role mayor", "role trader", "role settler", "role captain", "pass")
    while not s.over and s.round <= 60:
        s.play(next((name for name in lazy if name in names(s)), s.name(s.legal()[0])))
    assert s.round == 61
    assert s.ending == 0


def test_33_large_buildings_of_the_zoning_office_are_those_of_column_4() -> None:
    board = {"doubloons": 20, "staff": {"zoning office": 1}, "noble_staff": {"zoning office": 1}}
    for building in ("statue", "cloister", "royal garden"):
        s = table({1: board}, expansions=BOTH)
        play(s, "role builder", "pass", f"build {building}")
        assert s.players[1].doubloons == 20 - 8


def test_34_the_order_of_income_decides_only_about_the_last_chip() -> None:
    """Goods, factory, specialty factory, jeweler, chapel: the chapel's VP comes last."""
    s = table({0: {
        "doubloons": 0, "tiles": {"corn": 1, "sugar": 2}, "settled": {"corn": 1, "sugar": 2},
        "staff": {"factory": 1, "specialty factory": 1, "jeweler": 1, "chapel": 1,
                  "sugar mill": 2}, "noble_staff": {"chapel": 1},
    }, 1: {"vp": 74}}, expansions=BOTH)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].doubloons == 1 + 1 + 1
    assert (s.players[0].vp, s.chips, s.ending) == (1, 0, END_CHIPS)


def test_35_the_hut_replaces_one_tile_a_phase() -> None:
    """The hacienda's tile or the normal one, for the settler and for the others."""
    board = {"staff": {"hacienda": 1, "construction hut": 1}}
    s = table({1: board}, expansions=NOBLES, row={"corn": 4})
    play(s, "role settler", "pass", "hacienda quarry")
    assert "take quarry" not in names(s)
    s = table({1: board}, expansions=NOBLES, row={"corn": 4})
    play(s, "role settler", "pass", "pass")
    assert "take quarry" in names(s)
    settler = table({0: {"staff": {**board["staff"], "library": 1}}}, expansions=NEW,
                    row={"corn": 4})  # fmt: skip
    play(settler, "role settler", "hacienda quarry", "take corn", "pass", "pass")
    assert settler.decision == "second_tile"
    assert "take quarry" not in names(settler)
    assert settler.players[0].tiles[QUARRY] == 1


def test_the_end_by_colonists_stays_with_the_new_buildings_alone() -> None:
    s = table({1: {"windrose": 55, "tiles": {}}}, expansions=NEW)
    play(s, "role mayor")
    while s.decision != "choose_role":
        s.play(s.legal()[0])
    assert s.ending == END_COLONISTS


def test_goods_supplied_go_to_the_supply() -> None:
    s = table({1: {
        "goods": {"indigo": 1, "tobacco": 1}, "windrose": 2, "noble_windrose": 2,
        "staff": {"royal supplier": 1},
    }}, expansions=NOBLES)  # fmt: skip
    supply = (s.goods[INDIGO], s.goods[TOBACCO])
    play(s, "role captain", "supply indigo", "supply tobacco")
    assert (s.goods[INDIGO], s.goods[TOBACCO]) == (supply[0] + 1, supply[1] + 1)
