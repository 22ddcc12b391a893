"""The 14 buildings of The New Buildings (p. 13-15): every worked example and every note."""

import pytest

from colonnade.titles.puerto_rico.components import BUILDING_NAMES, CORN, INDIGO, QUARRY, SUGAR
from colonnade.titles.puerto_rico.state import END_CHIPS, END_COLONISTS, PuertoRico
from puerto_rico.expansion_tables import NEW, names, play, sheet, table, workers

# --- aqueduct ------------------------------------------------------------------------------


def produced(s: PuertoRico) -> list[int]:
    """What seat 0 got before his privilege."""
    s.play("role craftsman")
    return s.players[0].goods


def test_aqueduct_example_1_nothing_in_the_large_plant() -> None:
    """No indigo in the large indigo plant, 1 sugar in the small mill: 0 indigo, 1 sugar."""
    s = table({0: {
        "tiles": {"indigo": 1, "sugar": 1}, "settled": {"sugar": 1},
        "staff": {"aqueduct": 1, "indigo plant": 1, "small sugar mill": 1},
    }}, expansions=NEW)  # fmt: skip
    assert produced(s)[:3] == [0, 0, 1]


def test_aqueduct_example_2_one_more_of_each() -> None:
    """1 indigo in the large plant and 3 sugar in the large mill: 2 indigo, 4 sugar."""
    s = table({0: {
        "tiles": {"indigo": 1, "sugar": 3}, "settled": {"indigo": 1, "sugar": 3},
        "staff": {"aqueduct": 1, "indigo plant": 1, "sugar mill": 3},
    }}, expansions=NEW)  # fmt: skip
    assert produced(s)[:3] == [0, 2, 4]


def test_aqueduct_with_small_and_large_plant_at_work() -> None:
    """Point 24: the owner may say the one indigo came from the large plant."""
    s = table({0: {
        "tiles": {"indigo": 1}, "settled": {"indigo": 1},
        "staff": {"aqueduct": 1, "small indigo plant": 1, "indigo plant": 1},
    }}, expansions=NEW)  # fmt: skip
    assert produced(s)[INDIGO] == 2


def test_aqueduct_takes_no_good_that_the_supply_lacks_and_none_while_empty() -> None:
    board = {
        "tiles": {"sugar": 2}, "settled": {"sugar": 2}, "staff": {"aqueduct": 1, "sugar mill": 2},
    }  # fmt: skip
    s = table({0: board, 1: {"goods": {"sugar": 9}}}, expansions=NEW)
    assert produced(s)[SUGAR] == 2
    s = table({0: board, 1: {"goods": {"sugar": 11}}}, expansions=NEW)
    assert produced(s)[SUGAR] == 0
    s = table({0: {**board, "staff": {"aqueduct": 0, "sugar mill": 2}}}, expansions=NEW)
    assert produced(s)[SUGAR] == 2


# --- forest house --------------------------------------------------------------------------


def test_forest_instead_of_a_plantation() -> None:
    s = table({0: {"staff": {"forest house": 1}}}, expansions=NEW, row={"corn": 2, "sugar": 2})
    s.play("role settler")
    assert "take sugar as forest" in names(s)
    s.play("take sugar as forest")
    p = s.players[0]
    assert (p.forests, p.island, p.tiles[SUGAR]) == (1, 2, 0)
    assert s.row[SUGAR] == 1


def test_no_forest_while_the_forest_house_is_empty_but_old_ones_save() -> None:
    """Ruling 28; the discount needs no occupied forest house (p. 13)."""
    s = table({0: {
        "staff": {"forest house": 0}, "open_forests": {"corn": 2, "indigo": 2}, "doubloons": 0,
    }}, expansions=NEW, row={"corn": 2})  # fmt: skip
    copy = s.clone()
    copy.play("role settler")
    assert "take corn as forest" not in names(copy)
    s.play("role builder")
    # 4 forests and the privilege pay for 3 doubloons
    assert "build storehouse" in names(s)
    assert "build guest house" not in names(s)


def test_forest_example_large_warehouse_for_nothing() -> None:
    """6 forests, 2 occupied quarries, builder: 6 - 1 - 2 - 3 = 0."""
    s = table({0: {
        "tiles": {"quarry": 2}, "settled": {"quarry": 2}, "open_forests": {"corn": 6},
        "staff": {"forest house": 1}, "doubloons": 0,
    }}, expansions=NEW, need=["large warehouse"])  # fmt: skip
    play(s, "role builder", "build large warehouse")
    assert s.players[0].doubloons == 0


def test_forests_know_no_column_limit() -> None:
    """Column 1 lets one quarry help, but any number of forests."""
    s = table({0: {
        "tiles": {"quarry": 3}, "settled": {"quarry": 3}, "open_forests": {"corn": 2},
        "staff": {"forest house": 1}, "doubloons": 3,
    }}, expansions=NEW)  # fmt: skip
    play(s, "role builder", "build storehouse")
    assert s.players[0].doubloons == 3 - (3 - 1 - 1 - 1)


def test_three_forests_save_one_doubloon() -> None:
    s = table({0: {
        "open_forests": {"corn": 3}, "staff": {"forest house": 1}, "doubloons": 3,
    }}, expansions=NEW)  # fmt: skip
    play(s, "role builder", "build storehouse")
    assert s.players[0].doubloons == 3 - (3 - 1 - 1)


def test_forests_have_no_circle() -> None:
    """Colonists find 1 circle on the indigo tile and 1 in the forest house, none on forests."""
    s = table({0: {
        "tiles": {"indigo": 1}, "open_forests": {"corn": 2}, "staff": {"forest house": 0},
        "windrose": 5,
    }}, expansions=NEW)  # fmt: skip
    play(s, "role mayor", "pass")
    assert s.players[0].windrose == 6 - 2


def test_forest_house_with_hacienda_looks_before_choosing() -> None:
    """The drawn tile may become a forest; only its owner knows what is underneath."""
    s = table({0: {"staff": {"forest house": 1, "hacienda": 1}}}, expansions=NEW)
    play(s, "role settler", "hacienda draw")
    assert s.decision == "drawn"
    drawn = s.players[0].drawn
    assert s.view(0)["state"]["players"][0]["drawn"] is not None
    assert "drawn" not in s.view(1)["state"]["players"][0]
    plantation = s.clone()
    plantation.play(s.legal()[0])
    assert plantation.players[0].tiles[drawn] >= 1
    assert plantation.players[0].forests == 0
    s.play("lay as forest")
    p = s.players[0]
    assert p.secret_forests[drawn] == 1
    assert s.view(1)["state"]["players"][0]["secret_forests"] == {"size": 1}
    assert s.decision == "settle"


def test_forest_house_with_library_lays_none_one_or_both_as_forests() -> None:
    s = table({0: {"staff": {"forest house": 1, "library": 1}}}, expansions=NEW,
              row={"corn": 4})  # fmt: skip
    play(s, "role settler", "take corn as forest", "pass", "pass")
    assert {"take corn", "take corn as forest"} <= set(names(s))
    mixed = s.clone()
    mixed.play("take corn")
    assert (mixed.players[0].forests, mixed.players[0].tiles[CORN]) == (1, 1)
    s.play("take corn as forest")
    assert s.players[0].forests == 2


def test_forest_house_with_hospice_puts_the_colonist_on_the_windrose() -> None:
    s = table({0: {"staff": {"forest house": 1, "hospice": 1}}}, expansions=NEW, row={"corn": 4})
    play(s, "role settler", "take corn as forest", "use hospice")
    assert s.players[0].windrose == 1
    assert sum(s.players[0].settled) == 0


# --- black market --------------------------------------------------------------------------


def test_black_market_example_harbor_with_six_doubloons() -> None:
    """Harbor for 8 with 6 doubloons: an indigo and a colonist; no VP on top."""
    s = table({1: {
        "doubloons": 6, "vp": 3, "goods": {"indigo": 1}, "windrose": 1,
        "staff": {"black market": 1},
    }}, expansions=NEW, need=["harbor"])  # fmt: skip
    colonists = s.colonists
    play(s, "role builder", "pass", "build harbor", "return colonist from windrose")
    assert names(s) == ["return indigo", "return vp"]
    s.play("return indigo")
    p = s.players[1]
    assert (p.doubloons, p.vp, p.goods[INDIGO], p.windrose) == (0, 3, 0, 0)
    assert workers(p, "harbor") == 0
    assert s.colonists == colonists + 1


def test_black_market_pays_up_to_three() -> None:
    s = table({1: {
        "doubloons": 5, "vp": 3, "goods": {"corn": 2}, "windrose": 1, "staff": {"black market": 1},
    }}, expansions=NEW, need=["harbor"])  # fmt: skip
    play(s, "role builder", "pass")
    assert "build harbor" in names(s)
    assert "build union hall" not in names(s)
    s.play("build harbor")  # everything is needed, so nothing is asked
    p = s.players[1]
    assert (p.doubloons, p.vp, p.goods[CORN], p.windrose) == (0, 2, 1, 0)


def test_black_market_leaves_no_money_over() -> None:
    """Ruling 9: nothing may be returned by a player who can pay."""
    s = table({1: {
        "doubloons": 8, "vp": 3, "goods": {"corn": 2}, "windrose": 1, "staff": {"black market": 1},
    }}, expansions=NEW, need=["harbor"])  # fmt: skip
    play(s, "role builder", "pass", "build harbor")
    p = s.players[1]
    assert (p.doubloons, p.vp, p.goods[CORN], p.windrose) == (0, 3, 2, 1)


def test_black_market_does_not_sell_its_own_colonist() -> None:
    s = table({1: {"doubloons": 7, "staff": {"black market": 1}}}, expansions=NEW,
              need=["harbor"])  # fmt: skip
    play(s, "role builder")
    s.play("pass")
    assert s.player != 1 or "build harbor" not in names(s)


def test_empty_black_market_does_nothing() -> None:
    s = table({1: {"doubloons": 7, "vp": 3, "windrose": 1, "staff": {"black market": 0}}},
              expansions=NEW, need=["harbor"])  # fmt: skip
    play(s, "role builder", "pass")
    assert "build harbor" not in names(s)


def test_black_market_after_the_end_was_triggered() -> None:
    """A returned VP or colonist does not undo the end; ruling 10: the chip is paid out next."""
    s = table({1: {"doubloons": 7, "vp": 80, "staff": {"black market": 1, "church": 1}}},
              expansions=NEW, need=["harbor"], ending=END_COLONISTS)  # fmt: skip
    assert s.chips == 0
    paper = s.paper
    play(s, "role builder", "pass", "build harbor")
    assert names(s) == ["pass", "return colonist from church"]
    s.play("pass")  # then only the VP is left to return
    assert s.ending == END_COLONISTS | END_CHIPS
    # one chip came back and the church paid it out again: nothing more on paper
    assert (s.chips, s.paper) == (0, paper)
    assert s.players[1].vp == 80


# --- storehouse ----------------------------------------------------------------------------


def test_storehouse_example_with_large_warehouse() -> None:
    """All of two kinds and 4 more cases of any kinds."""
    s = table({0: {
        "goods": {"tobacco": 5, "coffee": 5, "sugar": 3, "indigo": 3},
        "staff": {"storehouse": 1, "large warehouse": 1},
    }}, expansions=NEW, cargo=["corn", "indigo", "sugar"], loaded=[4, 5, 6])  # fmt: skip
    play(s, "role captain", "store tobacco")  # coffee is then the only other kind to follow
    # sugar alone would be too little, so the first is indigo without a question
    play(s, "keep indigo", "keep sugar")
    assert s.players[0].goods == [0, 2, 2, 5, 5]
    assert s.decision == "choose_role"


def test_storehouse_alone_keeps_four_goods_named_in_ascending_order() -> None:
    s = table({0: {"goods": {"tobacco": 5, "coffee": 2}, "staff": {"storehouse": 1}}},
              expansions=NEW, cargo=["corn", "indigo", "sugar"], loaded=[4, 5, 6])  # fmt: skip
    s.play("role captain")
    # two of the four must be tobacco, so that is not asked
    assert names(s) == ["keep tobacco", "keep coffee"]
    s.play("keep coffee")
    assert s.players[0].goods[3:] == [2, 2]


def test_empty_storehouse_keeps_one_good() -> None:
    s = table({0: {"goods": {"tobacco": 3, "coffee": 2}, "staff": {"storehouse": 0}}},
              expansions=NEW, cargo=["corn", "indigo", "sugar"], loaded=[4, 5, 6])  # fmt: skip
    play(s, "role captain", "keep coffee")
    assert s.players[0].goods[3:] == [0, 1]


# --- trading post --------------------------------------------------------------------------


def test_trading_post_pays_the_price_and_the_trader_bonus_but_no_market() -> None:
    s = table({0: {
        "goods": {"coffee": 1}, "doubloons": 0,
        "staff": {"trading post": 1, "small market": 1, "large market": 1},
    }}, expansions=NEW, house={"coffee": 1})  # fmt: skip
    supply = s.goods[4]
    play(s, "role trader", "sell coffee at trading post")
    assert s.players[0].doubloons == 4 + 1
    assert s.goods[4] == supply + 1
    assert sum(s.house) == 1


def test_trading_post_or_house_the_owner_chooses() -> None:
    s = table({0: {"goods": {"sugar": 1}, "staff": {"trading post": 1, "large market": 1}}},
              expansions=NEW)  # fmt: skip
    s.play("role trader")
    assert names(s) == ["pass", "sell sugar", "sell sugar at trading post"]


def test_trading_post_owner_has_his_turn_when_the_house_is_full() -> None:
    """Ruling 25, point 40: he gets his turn, others do not; the house is emptied at the end."""
    s = table({
        0: {"goods": {"corn": 1}},
        1: {"goods": {"tobacco": 1}},
        2: {"goods": {"tobacco": 1}, "doubloons": 0, "staff": {"trading post": 1}},
    }, expansions=NEW, house={"indigo": 1, "sugar": 1, "coffee": 1})  # fmt: skip
    play(s, "role trader", "sell corn")
    assert s.player == 2
    s.play("sell tobacco at trading post")
    assert s.players[2].doubloons == 3
    assert sum(s.house) == 0


# --- church --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "points"),
    [("storehouse", 0), ("guest house", 1), ("union hall", 1), ("statue", 2), ("guild hall", 2)],
)
def test_church_by_column(building: str, points: int) -> None:
    """Point 39: columns 2 and 3 earn 1 VP, column 4 earns 2."""
    s = table({0: {"doubloons": 20, "staff": {"church": 1}}}, expansions=NEW,
              need=["guild hall"])  # fmt: skip
    play(s, "role builder", f"build {building}")
    assert s.players[0].vp == points


def test_church_earns_nothing_for_itself_or_while_empty() -> None:
    s = table({0: {"doubloons": 20}}, expansions=NEW)
    play(s, "role builder", "build church")
    assert s.players[0].vp == 0
    s = table({0: {"doubloons": 20, "staff": {"church": 0}}}, expansions=NEW)
    play(s, "role builder", "build library")
    assert s.players[0].vp == 0


# --- small wharf ---------------------------------------------------------------------------


def test_small_wharf_ships_any_mix_for_half_the_points() -> None:
    s = table({1: {"goods": {"corn": 3, "sugar": 2}, "staff": {"small wharf": 1}}},
              expansions=NEW, cargo=["indigo", "tobacco", "coffee"], loaded=[4, 5, 6])  # fmt: skip
    play(s, "role captain", "ship on small wharf", "small wharf corn: 2", "small wharf sugar: 1")
    p = s.players[1]
    assert p.vp == 1
    # what is left is stored: one good on the windrose
    assert p.goods[CORN] + p.goods[SUGAR] == 2


def test_small_wharf_needs_at_least_one_good() -> None:
    s = table({1: {"goods": {"corn": 1, "sugar": 2}, "staff": {"small wharf": 1}}},
              expansions=NEW, cargo=["indigo", "tobacco", "coffee"], loaded=[4, 5, 6])  # fmt: skip
    play(s, "role captain", "ship on small wharf", "small wharf corn: 0")
    assert names(s) == ["small wharf sugar: 1", "small wharf sugar: 2"]


def test_wharf_and_small_wharf_in_the_same_phase() -> None:
    s = table({0: {"goods": {"corn": 4, "sugar": 2}, "staff": {"small wharf": 1, "wharf": 1}}},
              expansions=NEW, cargo=["indigo", "tobacco", "coffee"], loaded=[4, 5, 6])  # fmt: skip
    play(s, "role captain", "ship corn on wharf")
    assert s.players[0].vp == 4 + 1
    s.play("ship on small wharf")
    s.play("small wharf sugar: 2")
    assert s.players[0].vp == 5 + 1


def test_small_wharf_counts_as_a_loading_for_harbor_lighthouse_and_privilege() -> None:
    """Point 26: 3 goods, captain, harbor: 1 + 1 + 1."""
    s = table({0: {
        "goods": {"corn": 3}, "doubloons": 0,
        "staff": {"small wharf": 1, "harbor": 1, "lighthouse": 1},
    }}, expansions=NEW, cargo=["indigo", "tobacco", "coffee"], loaded=[4, 5, 6])  # fmt: skip
    play(s, "role captain", "ship on small wharf", "small wharf corn: 3")
    assert s.players[0].vp == 3
    assert s.players[0].doubloons == 1 + 1


# --- lighthouse ----------------------------------------------------------------------------


def test_lighthouse_pays_for_each_loading_and_the_captain_once_more() -> None:
    s = table({
        0: {"goods": {"corn": 1, "sugar": 1}, "doubloons": 0, "staff": {"lighthouse": 1}},
        1: {"goods": {"indigo": 1}, "doubloons": 0, "staff": {"lighthouse": 1}},
    }, expansions=NEW)  # fmt: skip
    play(s, "role captain", "ship corn on 4", "ship indigo on 5")
    assert s.players[0].doubloons == 1 + 2
    assert s.players[1].doubloons == 1


def test_lighthouse_pays_the_captain_even_without_loading() -> None:
    s = table({0: {"doubloons": 0, "staff": {"lighthouse": 1, "library": 1}}}, expansions=NEW)
    s.play("role captain")
    # ruling 14, point 29: the library does not double it
    assert s.players[0].doubloons == 1


# --- specialty factory ---------------------------------------------------------------------


def test_specialty_factory_example_corn_does_not_count() -> None:
    """4 corn, 3 sugar, 2 coffee: 2 doubloons for the sugar."""
    s = table({0: {
        "doubloons": 0,
        "tiles": {"corn": 4, "sugar": 3, "coffee": 2},
        "settled": {"corn": 4, "sugar": 3, "coffee": 2},
        "staff": {"specialty factory": 1, "sugar mill": 3, "coffee roaster": 2},
    }}, expansions=NEW)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].doubloons == 2


def test_specialty_factory_counts_goods_really_received() -> None:
    s = table({0: {
        "doubloons": 0, "tiles": {"sugar": 3}, "settled": {"sugar": 3},
        "staff": {"specialty factory": 1, "sugar mill": 3},
    }, 1: {"goods": {"sugar": 9}}}, expansions=NEW)  # fmt: skip
    s.play("role craftsman")
    assert s.players[0].doubloons == 1


# --- library -------------------------------------------------------------------------------


def test_library_settler_takes_a_second_plantation_after_all_others() -> None:
    s = table({0: {"staff": {"library": 1}}}, expansions=NEW, row={"corn": 4})
    play(s, "role settler", "take quarry")
    assert s.player == 1
    play(s, "take corn", "take corn")
    assert (s.player, s.decision) == (0, "second_tile")
    assert names(s) == ["pass", "take corn"]
    s.play("take corn")
    assert s.players[0].tiles[CORN] == 1
    assert s.players[0].tiles[QUARRY] == 1


def test_library_settler_with_construction_hut_takes_a_second_quarry() -> None:
    s = table({0: {"staff": {"library": 1, "construction hut": 1}}}, expansions=NEW,
              row={"corn": 4})  # fmt: skip
    play(s, "role settler", "take quarry", "pass", "pass", "take quarry")
    assert s.players[0].tiles[QUARRY] == 2


def test_library_settler_with_hospice_gets_a_colonist_for_the_first_tile_only() -> None:
    s = table({0: {"staff": {"library": 1, "hospice": 1}}}, expansions=NEW, row={"corn": 4})
    play(s, "role settler", "take corn", "use hospice", "pass", "pass", "take corn")
    assert s.players[0].settled[CORN] == 1
    assert s.decision == "choose_role"


def test_library_mayor_takes_two_colonists() -> None:
    s = table({0: {"staff": {"library": 1}, "windrose": 0}}, expansions=NEW)
    s.play("role mayor")
    assert names(s) == ["pass", "take colonist", "take two colonists"]
    before = s.players[0].colonists()
    s.play("take two colonists")
    assert s.players[0].colonists() == before + 2 + 1


def test_library_builder_pays_two_less() -> None:
    s = table({0: {"staff": {"library": 1}, "doubloons": 9}}, expansions=NEW)
    play(s, "role builder", "build specialty factory")
    assert s.players[0].doubloons == 9 - (8 - 2)


def test_library_craftsman_takes_two_equal_or_different_goods() -> None:
    board = {
        "tiles": {"corn": 1, "indigo": 1}, "settled": {"corn": 1, "indigo": 1},
        "staff": {"library": 1, "small indigo plant": 1},
    }  # fmt: skip
    s = table({0: board}, expansions=NEW)
    play(s, "role craftsman", "privilege corn")
    equal = s.clone()
    equal.play("privilege corn")
    assert equal.players[0].goods[:2] == [3, 1]
    s.play("privilege indigo")
    assert s.players[0].goods[:2] == [2, 2]


def test_library_craftsman_names_his_goods_in_one_order_only() -> None:
    s = table({0: {
        "tiles": {"corn": 1, "indigo": 1}, "settled": {"corn": 1, "indigo": 1},
        "staff": {"library": 1, "small indigo plant": 1},
    }}, expansions=NEW)  # fmt: skip
    play(s, "role craftsman", "privilege indigo")
    assert "privilege corn" not in names(s)


def test_library_trader_gets_two_more() -> None:
    s = table({0: {"goods": {"sugar": 1}, "doubloons": 0, "staff": {"library": 1}}},
              expansions=NEW)  # fmt: skip
    play(s, "role trader", "sell sugar")
    assert s.players[0].doubloons == 2 + 2


def test_library_captain_gets_two_vp_more() -> None:
    s = table({0: {"goods": {"corn": 1, "sugar": 1}, "staff": {"library": 1}}}, expansions=NEW)
    play(s, "role captain", "ship corn on 4")
    play(s, "ship sugar on 5")
    assert s.players[0].vp == 1 + 2 + 1


def test_library_prospector_takes_two_doubloons() -> None:
    s = table({0: {"doubloons": 0, "staff": {"library": 1}}}, seats=4, expansions=NEW)
    s.play("role prospector")
    assert s.players[0].doubloons == 2


def test_library_helps_only_whoever_took_the_role() -> None:
    s = table({1: {"goods": {"sugar": 1}, "doubloons": 0, "staff": {"library": 1}}},
              expansions=NEW)  # fmt: skip
    play(s, "role trader", "sell sugar")
    assert s.players[1].doubloons == 2


def test_library_has_no_limit_with_two_players() -> None:
    """Section 5: each of the three roles he takes in a round is doubled."""
    s = table({0: {"doubloons": 0, "goods": {"corn": 1}, "staff": {"library": 1}}}, seats=2,
              expansions=NEW)  # fmt: skip
    s.play("role prospector")
    assert s.players[0].doubloons == 2
    play(s, "role craftsman", "role trader", "sell corn")
    assert s.players[0].doubloons == 2 + 2


# --- union hall ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "points"),
    [({"corn": 3, "indigo": 2, "coffee": 1}, 2), ({"corn": 4, "coffee": 2}, 3)],
)
def test_union_hall_examples(goods: dict[str, int], points: int) -> None:
    """3 corn, 2 indigo, 1 coffee: 2 VP. 4 corn, 2 coffee: 3 VP. Then shipping goes on."""
    s = table({1: {"goods": goods, "staff": {"union hall": 1}}}, expansions=NEW)
    s.play("role captain")
    assert s.player == 1
    s.play("ship corn on 6")
    assert s.players[1].vp >= points + goods["corn"]
    while s.decision == "load":
        s.play(s.legal()[0])
    assert s.players[1].vp == points + sum(goods.values())


def test_union_hall_pays_once_a_phase() -> None:
    s = table({1: {"goods": {"corn": 2, "sugar": 2}, "staff": {"union hall": 1}}}, expansions=NEW)
    play(s, "role captain", "ship corn on 4", "ship sugar on 5")
    assert s.players[1].vp == 2 + 4


# --- statue and cloister -------------------------------------------------------------------


def test_statue_is_worth_8_and_takes_no_colonist() -> None:
    s = table({0: {"staff": {"statue": 0}, "windrose": 4}}, expansions=NEW)
    assert sheet(s, 0)["buildings"] == 8
    play(s, "role mayor", "pass")
    assert workers(s.players[0], "statue") == 0


@pytest.mark.parametrize(
    ("tiles", "forests", "points"),
    [
        ({"quarry": 3, "corn": 2, "coffee": 1}, 6, 6),
        ({"quarry": 3, "corn": 3}, 6, 10),
        ({"corn": 3}, 0, 1),
        ({"corn": 3, "sugar": 3}, 0, 3),
        ({"corn": 2, "sugar": 2, "indigo": 2}, 0, 0),
    ],
)
def test_cloister_examples(tiles: dict[str, int], forests: int, points: int) -> None:
    """6 forests, 3 quarries, 2 corn, 1 coffee: 6 VP; with a third corn for the coffee 10."""
    s = table({0: {
        "tiles": tiles, "open_forests": {"indigo": forests // 2, "sugar": forests - forests // 2},
        "staff": {"cloister": 1},
    }}, expansions=NEW)  # fmt: skip
    assert sheet(s, 0)["cloister"] == points


def test_empty_cloister_scores_nothing_extra() -> None:
    s = table({0: {"tiles": {"corn": 3}, "staff": {"cloister": 0}}}, expansions=NEW)
    assert sheet(s, 0)["cloister"] == 0
    assert sheet(s, 0)["buildings"] == 4


# --- values --------------------------------------------------------------------------------


def test_new_buildings_cost_and_value() -> None:
    """Section 3.3 of the component tables."""
    s = table({}, expansions=NEW)
    rows = {b["name"]: b for b in s.title.components()["buildings"]}
    expected = {
        "aqueduct": (1, 1, 1, 1), "forest house": (2, 1, 1, 1), "black market": (2, 1, 1, 1),
        "storehouse": (3, 1, 1, 1), "guest house": (4, 2, 2, 2), "trading post": (5, 2, 2, 1),
        "church": (5, 2, 2, 1), "small wharf": (6, 2, 2, 1), "lighthouse": (7, 3, 3, 1),
        "specialty factory": (8, 3, 3, 1), "library": (8, 3, 3, 1), "union hall": (9, 3, 3, 1),
        "statue": (10, 4, 8, 0), "cloister": (10, 4, 4, 1),
    }  # fmt: skip
    for name, values in expected.items():
        row = rows[name]
        assert (row["cost"], row["column"], row["points"], row["circles"]) == values
        assert row["copies"] == (1 if row["cost"] == 10 else 2)
    assert len(BUILDING_NAMES) == 45
