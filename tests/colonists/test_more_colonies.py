"""Diplomacy (p.17-18): the colonies from Laborer to Trader, level by level."""

import pytest

from colonists.helpers import (
    build,
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
    table,
    with_relation,
    year_end,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.turn import targets

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


def test_one_farmer_in_all_citizen_buildings_together() -> None:
    """Laborer II, ruling 94: in redistribution, too, not one for each kind of building."""
    s = with_relation("laborer", 2)
    p = me(s)
    homes(p, farmers=2)
    build(p, "theater", 5)
    build(p, "iron mine", 6)
    year_end(s, 2)
    play(s, "redistribute", "employ 1")
    assert s.decision != "employ"
    assert p.staff[c.FARMER] == 1


def test_laborer_iii_merchants_in_citizen_buildings() -> None:
    s = with_relation("laborer", 3)
    p = me(s)
    homes(p, merchants=1)
    build(p, "theater", 5)
    hold(p, "2F 1R")
    ready(s)
    s.play("employ merchant on spot 6")
    assert p.worker[5] == 3


def test_lent_merchants_go_home_when_a_citizen_does() -> None:
    """Laborer III, p.21: in the end nobody is lent downwards while the right sort is idle."""
    s = with_relation("laborer", 3)
    p = me(s)
    homes(p, citizens=1, merchants=1)
    build(p, "theater", 5, worker=2)
    build(p, "theater", 6, worker=3)
    hold(p, "2F 1R")
    year_end(s, 3)
    assert s.decision == "send_home"
    s.play("send home spot 6")
    assert (p.worker[5], p.worker[6]) == (0, 0)


@pytest.mark.parametrize(
    ("level", "own_worker", "where"), [(1, "farmer", "pub"), (3, "citizen", "theater")]
)
def test_lending_must_hold_when_everybody_is_left_in_place(
    level: int, own_worker: str, where: str
) -> None:
    """Ruling 93: a worker lent in mid-year goes when one of the right sort is idle at year end."""
    s = with_relation("laborer", level)
    p = me(s)
    homes(p, farmers=1 if level == 1 else 0, citizens=1, merchants=0 if level == 1 else 1)
    build(p, where, 5, worker=2 if level == 1 else 3)
    hold(p, "2F 1R")
    year_end(s, 2)
    assert s.decision == "employ"  # there is no leaving everybody where he is
    s.play("employ 1")
    assert p.worker[5] == c.WORKERS.index(own_worker)


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


def test_scholar_i_draws_from_the_shuffled_discards() -> None:
    """p.17: an empty draw pile is made of the discard pile, also in the production phase."""
    s = with_relation("scholar", 1)
    year_end(s, 4)
    s.discards, s.deck = s.deck, []
    advance(s)
    assert "scholar draws" in legal(s)
    s.play("scholar draws")
    assert s.decision == "keep_cards"
    s = with_relation("scholar", 1)
    year_end(s, 4)
    s.discards, s.deck = [], []
    assert "scholar draws" not in [
        s.name(a) for a in s.title.ops[s.frames[-1][0]].legal(s, s.frames[-1])
    ]


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


def test_the_new_building_may_be_staffed_at_once_by_whom_one_likes() -> None:
    """p.15 with Storekeeper II: a citizen was employed before, farmers follow in the Institute."""
    s = with_relation("storekeeper", 2)
    p = me(s)
    homes(p, farmers=2, citizens=1)
    build(p, "storage shed", 22)
    build(p, "storage house", 23)
    own(p, 121, 122)
    hold(p, "2P 2B 1F")
    ready(s)
    play(s, "employ citizen on spot 24", "replace a storage shed")
    assert p.kind[22] == c.INSTITUTE
    play(s, "employ farmer on spot 23", "employ farmer on spot 23")
    assert p.institute == 1


def test_the_discount_for_the_replacing_building_must_pay_it() -> None:
    """Storekeeper II with p.19: with 1 clay a Hollow takes the clay side of 2 wood or 2 clay."""
    s = with_relation("storekeeper", 2)
    p = me(s)
    relate(s, p, "altruist", 2)
    market(s, 3, 2)  # 2W or 2C
    s.figures = [-1, place("first market"), -1]
    build(p, "storage shed", 22)
    own(p, 121, 122)
    hold(p, "1C")
    p.tools = 2
    ready(s)
    s.play("replace a storage shed")
    assert s.decision == "take_turn"  # a Hollow with that side is all there is
    assert (p.count[c.HOLLOW], shown(p.held), p.tools) == (1, "", 0)


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


def test_trades_take_no_more_than_lay_in_storage() -> None:
    """p.12: 3 spaces; a discount of 2 wood makes no room for a fourth clay from the buffers."""
    s = with_relation("trader", 1)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("grove"), -1]
    homes(p, farmers=3)
    for spot in (3, 4, 5):
        build(p, "hollow", spot, worker=1, buffer=1)
    hold(p, "3C")
    market(s, 5, 2)
    ready(s)
    go(s, "second market", "act trade")
    for _ in range(3):
        s.play("trade clay for wood")
    assert "trade clay for food" not in legal(s)
    assert s.spent == 3


def test_a_discount_makes_room_for_its_own_good_only() -> None:
    """p.12, p.19: with Storage spent, discounted food is traded on, clay from buffers is not."""
    s = with_relation("trader", 1)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("baker"), -1]
    homes(p, farmers=1)
    build(p, "hollow", 3, worker=1, buffer=1)
    hold(p, "3C")
    ready(s)
    go(s, "second market", "act trade", *["trade clay for wood"] * 3)
    assert "trade clay for wood" not in legal(s)
    assert "trade food for wood" in legal(s)


def test_every_good_of_a_trade_must_be_payable() -> None:
    """Trader II: a discounted clay and a food without room are not two goods for a plank."""
    s = with_relation("trader", 2)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("head official"), -1]
    hold(p, "3W 1F")
    ready(s)
    go(s, "second market", "act trade", *["trade wood for clay"] * 3)
    assert "trade clay for plank" not in legal(s)
    assert "trade clay for food" in legal(s)


def test_the_discount_and_delivery_contracts_trade_beyond_storage() -> None:
    """p.19, ruling 75: 2 discounted wood and the clay of the buffers besides 3 goods in Storage."""
    s = with_relation("trader", 1, era=4)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("riverbank forest"), -1]  # 3 wood
    own(p, 417)
    homes(p, farmers=2)
    build(p, "hollow", 3, worker=1, buffer=1)
    build(p, "hollow", 4, worker=1, buffer=1)
    hold(p, "3C")
    ready(s)
    go(s, "second market", "act trade")
    for name in ("trade wood for clay",) * 3 + ("trade clay for food",) * 5:
        if s.decision in ("make_room", "throw_away"):
            s.play(s.choices[0])
        s.play(name)
    assert sum(p.buffer) == 0


def test_a_discount_alone_can_be_traded() -> None:
    """Ruling 110: trades are discounted like every action, also for who has nothing."""
    s = with_relation("trader", 1)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("grove"), -1]
    market(s, 5, 2)
    ready(s)
    go(s, "second market", "act trade", "trade wood for clay", "done")
    assert shown(p.held) == "1C"


def test_a_discount_counts_for_any_goods_for_a_tool() -> None:
    """Market Stand, ruling 110: 2 goods and 2 discounted wood are 4."""
    s = with_relation("altruist", 2, era=4)
    p = me(s)
    s.figures = [-1, place("grove"), -1]
    own(p, 415)
    hold(p, "2F")
    tools = p.tools
    ready(s)
    go(s, "second market", "act stand")
    for name in ("pay wood", "pay wood", "pay food", "pay food"):
        if s.decision == "transmute":
            s.play(name)
    assert (p.tools, sum(p.held)) == (tools + 1, 0)


def test_a_discount_on_a_fee_to_the_supply_is_always_taken() -> None:
    """p.19: nobody gets what it saves, so there is nothing to choose."""
    s = with_relation("storekeeper", 2)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("grove"), -1]
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=c.FARMER)
    hold(p, "4W 4C")
    ready(s)
    s.play("replace a storage shed")
    while s.decision == "pay_fee":
        assert not any("in full" in name for name in legal(s))
        s.play(s.choices[0])
    assert s.decision == "replace_storage"
