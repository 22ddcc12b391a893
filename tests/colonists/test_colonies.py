"""Diplomacy (p.17-19): embassies, each colony on each level, the special ambassadors."""

import pytest

from colonists.helpers import (
    build,
    can_go,
    draw,
    go,
    hold,
    homes,
    kind,
    legal,
    market,
    me,
    own,
    place,
    play,
    ready,
    relate,
    shown,
    stand,
    table,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.state import ColonistsState
from colonnade.titles.colonists.turn import targets


def with_relation(colony: str, level: int, players: int = 1, era: int = 0) -> ColonistsState:
    s = table(players=players, era=era or max(2, level))
    relate(s, me(s), colony, level)
    return s


# --- embassies --------------------------------------------------------------------------


def test_several_relations_in_one_action() -> None:
    """p.18: any number, also improving what was just founded; all goods in Storage before."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=2)
    build(p, "storage shed", 22, worker=1)
    build(p, "storage shed", 23, worker=1)
    hold(p, "3W 2C 1P 1B")
    ready(s)
    go(s, "diplomat", "build lord embassy on normal", "improve lord")
    assert p.level[c.LORD] == 2
    assert sum(p.held) == 0
    assert s.score_sheet()[0]["embassies"] == 4


def test_level_limit_is_the_era() -> None:
    """p.18: in era II up to level II."""
    s = with_relation("lord", 2, era=2)
    p = me(s)
    own(p, 227, 228, 229)
    homes(p, farmers=3)
    for spot in (22, 23, 24):
        build(p, "storage shed", spot, worker=1)
    hold(p, "3W 3C 3O")
    p.tools = 9
    ready(s)
    assert not can_go(s, "diplomat") or "improve lord" not in legal(s)


def test_one_embassy_of_each_colony() -> None:
    """p.18."""
    s = with_relation("lord", 1, era=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "3W 2C")
    ready(s)
    go(s, "diplomat", "act first")
    names = legal(s)
    assert "build alchemist embassy on normal" in names
    assert "build lord embassy on normal" not in names


def test_embassies_are_razed_like_buildings() -> None:
    """p.18, ruling 78: both ways, 2 tools; all abilities are lost at once."""
    s = with_relation("storekeeper", 1, era=1)
    p = me(s)
    spot = p.kind.index(kind("storekeeper embassy"))
    hold(p, "3W 3C 1F")
    p.tools = 9
    ready(s)
    assert p.lots == 4
    go(s, "builder: farm", "build farm over another")
    assert p.kind[spot] == c.FARM
    assert p.lots == 1
    assert p.level[c.STOREKEEPER] == 0
    assert s.decision == "throw_away"


def test_lost_steward_is_the_owners_choice() -> None:
    """Ruling 42: the Envoy embassy is razed with two stewards on the map."""
    s = with_relation("envoy", 1, era=1)
    p = me(s)
    stand(s, 0, "riverbank grove")
    stand(s, 0, "head official", 1)
    hold(p, "2W")
    p.tools = 9
    ready(s)
    me(s).ticket = 1
    advance(s)
    play(s, "steward 1 to builder: farm", "build farm over another")
    assert s.decision == "dismiss_steward"
    s.play("dismiss steward 2")
    assert p.stewards[1] == -1


# --- Alchemist --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "where", "choices"),
    [
        (1, "grove", ["done", "exchange wood"]),
        (1, "clay delve", ["done", "exchange clay"]),
        (3, "baker", ["done", "exchange food"]),
    ],
)
def test_alchemist_exchanges_on_receipt(level: int, where: str, choices: list[str]) -> None:
    """Levels I to III: pairs 1:1, each good once."""
    s = with_relation("alchemist", level)
    ready(s)
    go(s, where, *(["act first"] if where == "baker" and "act first" in legal(s) else []))
    assert s.decision == "alchemy"
    assert legal(s) == choices


def test_alchemist_exchanges_each_good_once() -> None:
    s = with_relation("alchemist", 1)
    p = me(s)
    ready(s)
    go(s, "grove", "exchange wood")
    assert legal(s) == ["done", "exchange wood"]
    s.play("exchange wood")
    assert shown(p.held) == "2C"


def test_alchemist_ii_exchanges_refined_goods() -> None:
    """Ruling 14, 70: refined goods are received, planks for bricks."""
    s = with_relation("alchemist", 2)
    p = me(s)
    hold(p, "2W")
    ready(s)
    go(s, "joiner")
    s.play("exchange plank")
    assert shown(p.held) == "1B"


def test_alchemist_iii_robes_and_coal() -> None:
    s = with_relation("alchemist", 3)
    p = me(s)
    draw(p, 304)
    ready(s)
    go(s, "developer", "exchange robe", "done")
    assert shown(p.held) == "1K 1R"


def test_alchemist_never_exchanges_generated_goods() -> None:
    s = with_relation("alchemist", 1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 5, worker=1)
    s.frames = [(f.END_YEAR, -1, 4, 0, 0)]
    s.year, s.last_era = 5, s.era
    ready(s)
    assert p.buffer[5] == 2
    assert s.over


def test_alchemist_iv_any_three_goods_for_a_tool() -> None:
    """Ruling 64: storable goods, mixed at will."""
    s = with_relation("alchemist", 4)
    p = me(s)
    market(s, 1, 4)
    hold(p, "1W 1C 1F")
    ready(s)
    go(s, "second market", "act transmute")
    assert p.tools == 7
    assert sum(p.held) == 0


# --- Altruist ---------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "count"), [(1, 2), (2, 4), (3, 6), (4, 9)])
def test_altruist_gift_on_the_first_turn_of_a_year(level: int, count: int) -> None:
    """All levels: chosen from everything unlocked so far; +1 lot."""
    s = with_relation("altruist", level)
    p = me(s)
    s.frames = [(f.HALF_YEAR, -1, 0, 0, 0)]
    s.year, s.half = 2, 0
    ready(s)
    assert s.decision == "gift"
    assert len(s.choices) == count
    s.play("gift 2W")
    assert p.held[c.WOOD] == 2
    assert p.lots == 2


def test_no_gift_in_winter() -> None:
    """Ruling 112: the own first turn of the year only."""
    s = with_relation("altruist", 1)
    s.frames = [(f.HALF_YEAR, -1, 0, 0, 0)]
    s.half = 1
    ready(s)
    assert s.decision == "take_turn"


def year_end(s: ColonistsState, phase: int) -> None:
    s.frames = [(f.END_YEAR, -1, phase, 0, 0)]
    s.year, s.last_era = 5, s.era
    s.face_up = []
    ready(s)


def test_altruist_ii_food_and_iii_food_or_robe() -> None:
    """Rulings: level III instead of level II's food, with a buffer of 1."""
    s = with_relation("altruist", 2)
    p = me(s)
    year_end(s, 3)
    assert p.buffered[c.FOOD] == 1
    s = with_relation("altruist", 3)
    p = me(s)
    year_end(s, 3)
    assert s.decision == "altruist_yield"
    s.play("altruist yields robe")
    assert (p.buffered[c.FOOD], p.buffered[c.ROBE]) == (0, 1)


def test_altruist_iv_makes_a_tool() -> None:
    s = with_relation("altruist", 4)
    p = me(s)
    year_end(s, 4)
    assert p.tools == 6 + 3 + 1


# --- Envoy ------------------------------------------------------------------------------


def test_envoy_i_one_more_steward() -> None:
    s = with_relation("envoy", 1)
    ready(s)
    assert me(s).steward_limit == 2


def test_envoy_ii_jumps_to_the_diplomat_and_buys_range() -> None:
    """Rulings 43, 47: once per half-year, Fee to the supply, one move of one figure."""
    s = with_relation("envoy", 2)
    p = me(s)
    stand(s, 0, "grove")
    hold(p, "2W 1C")
    ready(s)
    assert place("diplomat") in targets(s, p, place("grove"), 1)
    s.play("pay the fee for range")
    while s.decision == "pay_fee":
        s.play(s.choices[0])
    assert p.extra_range == 1
    assert "pay the fee for range" not in legal(s)


def test_envoy_iii_range() -> None:
    s = with_relation("envoy", 3)
    ready(s)
    assert me(s).range == 2


def test_envoy_iv_market_action_and_tool_at_the_diplomat() -> None:
    """Ruling 115: the tool comes with the embassy action or the market action."""
    s = with_relation("envoy", 4)
    p = me(s)
    market(s, 5, 4)
    ready(s)
    go(s, "diplomat")
    assert p.tools == 7  # only the Subsidy was possible: taken without asking
    assert sum(p.held) == 3


def test_range_up_to_four_and_more_with_the_horse() -> None:
    """p.8; ruling 16: no cap."""
    s = with_relation("envoy", 3)
    p = me(s)
    homes(p, merchants=1)
    build(p, "stables", 5, worker=3)
    ready(s)
    p.extra_range = 2
    assert p.range + p.extra_range == 5
    advance(s)


# --- Industrialist ----------------------------------------------------------------------


@pytest.mark.parametrize(("level", "lots"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_industrialist_lots(level: int, lots: int) -> None:
    s = with_relation("industrialist", level)
    ready(s)
    assert me(s).lots == lots


def test_industrialist_embassy_works_as_a_factory_with_any_worker() -> None:
    """Ruling 9."""
    s = with_relation("industrialist", 1)
    p = me(s)
    homes(p, farmers=2)
    build(p, "hollow", 5, worker=1)
    ready(s)
    spot = p.kind.index(kind("industrialist embassy"))
    s.play(f"employ farmer on spot {spot + 1}")
    assert p.factories[1] == 1
    assert p.staff[1] == 2


@pytest.mark.parametrize(
    ("level", "goods", "kinds"),
    [
        (1, "2W", ["industry 1"]), (2, "2W 1C", ["industry 1", "industry 2"]),
        (3, "3W", ["industry 1", "industry 3"]), (4, "1O 1W 1C", ["industry 1", "industry 2"]),
    ],
)  # fmt: skip
def test_industrialist_exchanges(level: int, goods: str, kinds: list[str]) -> None:
    """Rulings 7, 8: each level's list replaces the one before; each kind is one action."""
    s = with_relation("industrialist", level)
    hold(me(s), goods)
    year_end(s, 4)
    assert [n for n in legal(s) if n.startswith("industry")] == kinds


def test_industrialist_iv_coal_once_in_either_way() -> None:
    s = with_relation("industrialist", 4)
    p = me(s)
    own(p, 328, 329, 430)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "9W")
    year_end(s, 4)
    s.play("industry 3")
    assert legal(s) == ["line 1 x 1", "line 2 x 1"]
    s.play("line 2 x 1")
    assert shown(p.held) == "4W 2K"


def test_industrialist_buffers_go_to_storage_first() -> None:
    """FAQ: buffered goods can be refined once they are moved to Storage, which the engine does."""
    s = with_relation("industrialist", 1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 5, worker=1, buffer=2)
    year_end(s, 4)
    s.play("industry 1")
    # the 2 wood were used up; what lies in the buffer was generated afterwards
    assert shown(p.held) == "1P"
    assert p.buffer[5] == 2


# --- Laborer ----------------------------------------------------------------------------


def test_laborer_i_citizens_in_farmer_buildings() -> None:
    """p.3: only without unemployed farmers, sustained at once; ruling 93."""
    s = with_relation("laborer", 1)
    p = me(s)
    homes(p, farmers=1, citizens=1)
    build(p, "hollow", 5)
    build(p, "hollow", 6)
    hold(p, "1F")
    ready(s)
    assert "employ citizen on spot 6" not in legal(s)
    s.play("employ farmer on spot 6")
    s.play("employ citizen on spot 7")
    assert p.worker[5:7] == [1, 2]
    assert p.held[c.FOOD] == 0


def test_laborer_ii_one_farmer_in_a_citizen_building() -> None:
    """Ruling 94: exactly one in the whole community; Estate to Apartment (ruling 86)."""
    s = with_relation("laborer", 2, era=3)
    p = me(s)
    homes(p, farmers=2)
    build(p, "theater", 5)
    build(p, "iron mine", 6)
    ready(s)
    s.play("employ farmer on spot 6")
    assert "employ farmer on spot 7" not in legal(s)
    s = with_relation("laborer", 2, era=3)
    p = me(s)
    build(p, "estate", 5)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "2P 2C")
    ready(s)
    go(s, "builder: apartment")
    assert p.kind[5] == kind("apartment")
    assert p.idle[c.CITIZEN] == 3


def test_laborer_iii_merchants_in_citizen_buildings() -> None:
    s = with_relation("laborer", 3)
    p = me(s)
    homes(p, merchants=1)
    build(p, "theater", 5)
    hold(p, "2F 1R")
    ready(s)
    s.play("employ merchant on spot 6")
    assert p.worker[5] == 3


def test_laborer_iv_two_citizens_in_merchant_buildings() -> None:
    s = with_relation("laborer", 4)
    p = me(s)
    homes(p, citizens=3)
    for spot in (5, 6, 7):
        build(p, "casino", spot)
    hold(p, "3F")
    ready(s)
    s.play("employ citizen on spot 6")
    s.play("employ citizen on spot 7")
    assert "employ citizen on spot 8" not in legal(s)


def test_lent_workers_go_home_with_the_embassy() -> None:
    """Ruling 95."""
    s = with_relation("laborer", 2, era=3)
    p = me(s)
    homes(p, farmers=1)
    build(p, "theater", 5, worker=1)
    hold(p, "2W")
    p.tools = 9
    ready(s)
    spot = p.kind.index(kind("laborer embassy"))
    go(s, "builder: farm", "build farm over another", f"raze spot {spot + 1}")
    assert p.worker[5] == 0
    assert p.idle[c.FARMER] == 2


# --- Lord -------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "count"), [(1, 2), (2, 5), (3, 8), (4, 9)])
def test_lord_takes_a_good_instead_of_the_action(level: int, count: int) -> None:
    """All levels; not on markets; level IV adds a tool; no Axe (ruling 58)."""
    s = with_relation("lord", level)
    p = me(s)
    own(p, 123)
    ready(s)
    go(s, "builder: farm")
    assert len([n for n in legal(s) if n.startswith("lord takes")]) == count
    s.play("lord takes wood")
    assert shown(p.held) == "1W"
    assert p.tools == 6 + (1 if level == 4 else 0)


def test_lord_never_on_markets() -> None:
    s = with_relation("lord", 1)
    hold(me(s), "2W 1C")
    market(s, 6, 2)
    ready(s)
    go(s, "second market")
    assert not any(n.startswith("lord") for n in legal(s))


def test_lord_iii_swaps_places_once_a_half_year() -> None:
    """Ruling 50: in an own turn, outside an action."""
    s = with_relation("lord", 3)
    ready(s)
    one, other = s.at[place("developer")], s.at[place("librarian")]
    play(s, "swap places", "pick developer", "pick librarian")
    assert (s.at[place("developer")], s.at[place("librarian")]) == (other, one)
    assert "swap places" not in legal(s)


# --- Scholar ----------------------------------------------------------------------------


def test_scholar_i_is_a_library_and_draws_at_year_end() -> None:
    s = with_relation("scholar", 1)
    p = me(s)
    year_end(s, 4)
    assert p.library == 1
    s.play("scholar draws")
    assert len(p.drawn) == 2
    s.play(s.choices[0])
    assert len(p.hand) == 1
    assert len(s.discards) == 1


def test_scholar_ii_plays_after_drawing() -> None:
    """p.17, ruling 103: draw, keep, discard to six, then play as an action of its own."""
    s = with_relation("scholar", 2)
    p = me(s)
    draw(p, 101)
    ready(s)
    go(s, "librarian")
    while s.decision == "keep_cards":
        s.play(s.choices[0])
    assert s.decision == "play_card"
    s.play("play stone axe 101")
    assert p.held[c.WOOD] == 4


def test_scholar_iii_jumps_to_the_developer() -> None:
    s = with_relation("scholar", 3)
    ready(s)
    assert place("developer") in targets(s, me(s), place("grove"), 1)


def test_scholar_iv_improvements_without_tools() -> None:
    """Ruling 101: the printed card cost only; contracts keep the price of the building."""
    s = with_relation("scholar", 4)
    p = me(s)
    p.tools = 0
    hold(p, "2C")
    draw(p, 127)
    ready(s)
    go(s, "developer")
    assert t.card(127) in p.board
    assert p.tools == 2


# --- Storekeeper ------------------------------------------------------------------------


def test_storekeeper_spaces() -> None:
    """I: +3 lots, Sheds 3; II: Basic Storage 6; III: Houses 7; IV: Halls 13."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, farmers=1, citizens=1, merchants=1)
    build(p, "storage shed", 22, worker=1)
    build(p, "storage house", 23, worker=2)
    build(p, "storage hall", 24, worker=3)
    found = []
    for level in range(5):
        relate(s, p, "storekeeper", level) if level else count_up(s, p)
        found.append((p.capacity, p.lots))
    assert found == [(19, 1), (20, 4), (23, 4), (25, 4), (29, 4)]


def test_storekeeper_ii_replaces_a_shed_for_the_fee() -> None:
    """Rulings, 88: any directly placed farmer building at its cost, no razing tools."""
    s = with_relation("storekeeper", 2)
    p = me(s)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "5W")
    p.tools = 3
    ready(s)
    s.play("replace a storage shed")
    while s.decision == "pay_fee":
        s.play("pay tool" if "pay tool" in legal(s) else s.choices[0])
    if s.decision == "replace_storage":
        s.play("build forester's house over another")
    assert p.kind[22] == kind("forester's house")
    assert p.tools == 0
    assert shown(p.held) == ""


def test_storekeeper_iii_replaces_a_house() -> None:
    s = with_relation("storekeeper", 3)
    p = me(s)
    homes(p, citizens=1)
    build(p, "storage house", 22, worker=2)
    hold(p, "3W 2P 3B")
    p.tools = 3
    ready(s)
    s.play("replace a storage house")
    assert p.kind[22] == kind("iron mine")


def test_storekeeper_iv_pays_from_the_warehouse() -> None:
    s = with_relation("storekeeper", 4)
    p = me(s)
    hold(p, "8W")
    ready(s)
    go(s, "joiner")
    assert "line 1 x 4" in legal(s)


# --- Trader -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "goods", "trade", "left"),
    [
        (1, "1W", ["trade wood for food"], "1F"),
        (2, "2W", ["trade wood for brick", "trade wood for brick"], "1B"),
        (3, "2P", ["trade plank for robe", "trade plank for robe"], "1R"),
        (4, "2O", ["trade ore for iron", "trade ore for iron"], "1I"),
    ],
)
def test_trader_levels(level: int, goods: str, trade: list[str], left: str) -> None:
    """Ruling 1: equal rates both ways, uneven ones upward only."""
    s = with_relation("trader", level)
    p = me(s)
    market(s, 6, max(2, level))
    hold(p, goods)
    p.tools = 0
    ready(s)
    go(s, "second market", "act trade")
    for name in trade:
        if s.decision == "trade":
            s.play(name)
    if s.decision == "trade":
        s.play("done")
    assert shown(p.held) == left


# --- special ambassadors ----------------------------------------------------------------


def test_first_unlocker_places_the_figure_on_a_market() -> None:
    """p.19: and may move him in the same half-year (ruling 114)."""
    s = with_relation("alchemist", 1)
    p = me(s)
    hold(p, "1P 1B")
    ready(s)
    go(s, "diplomat")
    assert s.decision == "place_ambassador"
    assert len(s.choices) == 3
    s.play("pick third market")
    assert s.figures[0] == place("third market")
    assert any(n.startswith("alchemist ambassador to") for n in legal(s))


def test_alchemist_figure_acts_where_another_steward_stands() -> None:
    """p.19: as though your steward moved there; no Fee; once per half-year."""
    s = with_relation("alchemist", 2, players=2)
    seat = s.actor
    stand(s, 1 - seat, "grove")
    s.figures = [place("first market"), -1, -1]
    me(s).ticket = 1
    ready(s)
    play(s, "alchemist ambassador to grove", "act first", "done")
    assert s.players[seat].held[c.WOOD] == 2
    assert not any(n.startswith("alchemist ambassador") for n in legal(s))


def test_alchemist_figure_does_nothing_alone() -> None:
    s = with_relation("alchemist", 2, players=2)
    s.figures = [place("first market"), -1, -1]
    me(s).ticket = 1
    ready(s)
    s.play("alchemist ambassador to grove")
    assert s.decision == "take_turn"


def test_alchemist_figure_and_lord() -> None:
    """p.19: the place's action may be ignored for a good."""
    s = with_relation("alchemist", 2, players=2)
    relate(s, me(s), "lord", 1)
    stand(s, 1 - s.actor, "grove")
    s.figures = [place("first market"), -1, -1]
    me(s).ticket = 1
    ready(s)
    s.play("alchemist ambassador to grove")
    assert {"lord takes wood", "lord takes clay", "act first", "pass"} == set(legal(s))


def discounted(where: str, era: int = 3, players: int = 1) -> ColonistsState:
    s = with_relation("altruist", 2, players=players, era=era)
    s.figures = [-1, place(where), -1]
    return s


def test_altruist_example_1_farm_for_a_tool() -> None:
    """p.19 (1): at the Riverbank Forest a Farm costs 1 tool only (ruling 19: 3 wood there)."""
    s = discounted("riverbank forest")
    p = me(s)
    hold(p, "")
    p.tools = 1
    ready(s)
    go(s, "builder: farm")
    if s.decision == "build":
        s.play("build farm on normal")
    assert p.count[c.FARM] == 1
    assert p.tools == 0


def test_altruist_example_2_four_planks_for_five_wood() -> None:
    """p.19 (2): 8 wood less 3."""
    s = discounted("riverbank forest")
    p = me(s)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "5W")
    ready(s)
    go(s, "joiner", "line 1 x 4")
    assert shown(p.held) == "4P"


def test_developer_gives_no_discount() -> None:
    """p.19: his tools are not unconditional; ruling 110: Head Official 1 clay."""
    from colonnade.titles.colonists.goods import discount, discount_sides

    s = discounted("developer")
    assert discount_sides(s, me(s)) == 0
    s = discounted("head official")
    assert discount(s, 0) == ((c.CLAY, 1),)


def test_axe_and_alchemy_dont_raise_the_discount() -> None:
    """p.19, ruling 60: printed goods only."""
    from colonnade.titles.colonists.goods import discount

    s = discounted("grove")
    own(me(s), 123)
    relate(s, me(s), "alchemist", 1)
    assert discount(s, 0) == ((c.WOOD, 2),)


def test_discount_on_a_market_with_two_subsidies_is_chosen() -> None:
    """Ruling 110: one side per action."""
    s = discounted("first market")
    p = me(s)
    market(s, 7, 3)  # 3W or 2C
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "2W 1C")
    p.tools = 9
    ready(s)
    go(s, "builder: hunting lodge")
    assert s.decision == "choose_discount"
    s.play("discount side 1")
    s.play("build hunting lodge on normal")
    assert shown(p.held)[:2] == "2W"


def test_discount_on_the_fee_nobody_gets() -> None:
    """Ruling 52: the payee gets only what is really paid."""
    s = discounted("grove", players=2)
    p = me(s)
    seat = s.actor
    stand(s, 1 - seat, "grove 2")
    hold(p, "1C")
    ready(s)
    go(s, "grove 2")
    while s.decision == "pay_fee":
        s.play("pay wood" if "pay wood" in legal(s) else s.choices[0])
    assert s.players[1 - seat].held[c.WOOD] == 0


def test_discount_on_sustenance_but_not_on_activation() -> None:
    """p.21, ruling 111."""
    from colonnade.titles.colonists.sustenance import demand

    s = discounted("baker")
    p = me(s)
    homes(p, citizens=3)
    build(p, "theater", 5, worker=2)
    build(p, "theater", 6, worker=2)
    build(p, "theater", 7)
    hold(p, "1F")
    ready(s)
    assert demand(s, p, c.FOOD) == 0
    s.play("employ citizen on spot 8")
    assert p.held[c.FOOD] == 0


def test_discount_on_limited_cards_means_fewer_uses() -> None:
    """Ruling 107: it may be declined."""
    s = discounted("grove")
    p = me(s)
    hold(p, "3W")
    draw(p, 135)
    ready(s)
    go(s, "developer")
    assert set(legal(s)) == {"play ticket 135", "play ticket 135 at full price"}
    copy = s.clone()
    copy.play("play ticket 135")
    assert copy.players[0].tokens[t.TICKETS[0]] == 1
    s.play("play ticket 135 at full price")
    assert p.tokens[t.TICKETS[0]] == 3


def test_laborer_example_two_hunting_lodges() -> None:
    """p.19: another player pays 6 tools, 4 wood, 2 clay there: you get 1 wood and 1 clay."""
    s = table(players=2, era=2)
    p = me(s)
    builder, other = s.actor, 1 - s.actor
    relate(s, s.players[other], "laborer", 2)
    s.figures = [-1, -1, place("builder: hunting lodge")]
    homes(p, farmers=2)
    build(p, "storage shed", 22, worker=1)
    build(p, "storage shed", 23, worker=1)
    hold(p, "4W 2C")
    p.tools = 6
    ready(s)
    go(
        s,
        "builder: hunting lodge",
        "build hunting lodge on normal",
        "build hunting lodge on normal",
    )
    assert s.players[builder].count[c.HUNTING_LODGE] == 2
    assert shown(s.players[other].held) == "1W 1C"


def test_laborer_moves_after_the_third_turn() -> None:
    """p.19, ruling 11."""
    s = with_relation("laborer", 2)
    s.figures = [-1, -1, place("first market")]
    s.turn = 1
    s.frames = [(f.HALF_YEAR, -1, 1, 0, 0), (f.TURNS, 0, 2, 0, 0), (f.TAKE_TURN, 0, 0, 0, 0)]
    ready(s)
    go(s, "grove")
    assert not any(n.startswith("laborer") for n in legal(s))
    go(s, "librarian")
    assert s.decision == "late_turn"
    assert any(n.startswith("laborer ambassador to") for n in legal(s))


def test_fee_for_moving_counts_as_spending() -> None:
    """Ruling 113: an event of its own."""
    s = table(players=3, era=2)
    p = me(s)
    third = next(seat for seat in range(3) if seat != s.actor)
    relate(s, s.players[third], "laborer", 2)
    s.figures = [-1, -1, place("grove")]
    stand(s, next(seat for seat in range(3) if seat not in (s.actor, third)), "grove")
    hold(p, "2C")
    ready(s)
    go(s, "grove")
    assert shown(s.players[third].held) == "1C"


def test_ambassador_range_is_two_and_grows() -> None:
    """p.19; ruling 43: the mover's jumps too."""
    s = with_relation("altruist", 2)
    s.figures = [-1, place("grove"), -1]
    hold(me(s), "1W 1C 1F")
    ready(s)
    near = s.map().near
    start = place("grove")
    two = {o for n in near[start] for o in near[n]} | set(near[start]) | set(s.map().markets)
    two.discard(start)
    names = {
        n.removeprefix("altruist ambassador to ") for n in legal(s) if n.startswith("altruist")
    }
    assert names == {t.PLACE_NAMES[tile] for tile in two}
