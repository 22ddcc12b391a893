"""Diplomacy (p.17-18): embassies, and the colonies from Alchemist to Industrialist by level."""

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
    with_relation,
    year_end,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.turn import targets

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


def test_the_level_limit_holds_at_the_diplomat() -> None:
    """p.18: with the goods for it, era II offers level II but not level III."""
    s = with_relation("trader", 2)
    p = me(s)
    relate(s, p, "envoy", 1)
    homes(p, citizens=2)
    build(p, "storage house", 22, worker=2)
    build(p, "storage house", 23, worker=2)
    hold(p, "3W 3C 3O 1P 1B")
    ready(s)
    go(s, "diplomat")
    assert "improve envoy" in legal(s)
    assert "improve trader" not in legal(s)


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


def test_a_razed_altruist_embassy_leaves_its_goods() -> None:
    """p.14, p.18: what lies in its buffer is moved out before the embassy goes."""
    s = with_relation("altruist", 3)
    p = me(s)
    spot = p.kind.index(kind("altruist embassy"))
    p.buffer[spot] = 1
    p.robe_buffer = 1
    hold(p, "2W")
    p.tools = 9
    ready(s)
    go(s, "builder: farm", "build farm over another")
    assert (shown(p.held), p.robe_buffer) == ("1F 1R", 0)


def test_no_fee_for_a_diplomat_who_has_nothing_to_offer() -> None:
    """p.7, p.18: all relations are at the era's level, so nobody may go there and pay for it."""
    s = with_relation("trader", 2, players=2)
    p = me(s)
    s.colonies = [c.TRADER]
    homes(p, citizens=2)
    build(p, "storage house", 22, worker=2)
    build(p, "storage house", 23, worker=2)
    hold(p, "5W 3C 3O")
    stand(s, 1 - s.actor, "diplomat")
    ready(s)
    assert not can_go(s, "diplomat")


def test_the_steward_who_stays_is_the_one_who_moves_on() -> None:
    """p.9, ruling 42: if the first one is taken back, the second is moved, nobody enters."""
    s = with_relation("envoy", 1, era=1)
    p = me(s)
    stand(s, 0, "riverbank grove")
    stand(s, 0, "head official", 1)
    hold(p, "2W")
    p.tools = 9
    ready(s)
    go(s, "builder: farm", "build farm over another", "dismiss steward 1")
    assert p.steward_limit == 1
    assert all(n.startswith("steward 2 to") for n in legal(s))
    here = s.map().near[place("head official")]
    assert {n.removeprefix("steward 2 to ") for n in legal(s)} <= {
        t.PLACE_NAMES[tile] for tile in [*here, *s.map().markets]
    }


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
    s = with_relation("altruist", 2)  # founded anew after a year with a robe
    p = me(s)
    p.yields_robe = 1
    year_end(s, 3)
    assert (p.buffered[c.FOOD], p.buffered[c.ROBE]) == (1, 0)


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
