"""Points the rulebook leaves open, by their number in our list, where no other file has them."""

from typing import cast

import pytest

import colonnade
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
    year_end,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.state import ColonistsState
from colonnade.titles.colonists.stock import split


def test_004_storage_warehouse_and_buffers_are_told_apart() -> None:
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 0, worker=1, buffer=1)
    hold(p, "2W 2C")
    ready(s)
    storage, warehouse = split(p)
    assert (sum(storage), sum(warehouse), p.buffered[c.WOOD]) == (3, 1, 1)
    shown_to = s.view(0)["extras"]["communities"][0]
    assert shown_to["storage_spaces"] == 3
    assert shown_to["buffered"] == {"wood": 1}


def test_008_each_kind_of_industry_has_its_own_discount() -> None:
    """Altruist at a Grove: 2 wood off planks, and 2 wood off bricks again."""
    s = table(players=1, era=3)
    p = me(s)
    relate(s, p, "industrialist", 2)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("grove"), -1]
    hold(p, "2W 1C")
    year_end(s, 4)
    play(s, "industry 1", "line 1 x 2")
    assert shown(p.held) == "1C 2P"
    s.play("industry 2")
    assert shown(p.held) == "2P 1B"


def test_021_head_official_on_an_era_iv_card() -> None:
    s = table(players=2, era=4)
    p = me(s)
    seat = s.actor
    market(s, 6, 4)
    s.marker = 1 - seat
    hold(p, "1O")
    p.ticket = 1
    ready(s)
    play(s, "steward 1 to second market", "act card")
    assert s.marker == seat
    assert shown(p.held) == "1C 1O"
    assert p.tools == 6


def test_029_a_printed_farm_needs_a_tile_to_become_an_estate() -> None:
    s = table(players=1, era=1, last=1)
    p = me(s)
    build(p, "farm", 0)
    build(p, "farm", 1)
    build(p, "storage shed", 22, worker=1)
    p.printed = 3
    draw(p, 115)
    hold(p, "2W 1B")
    ready(s)
    farms = c.TILE_NAMES.index("farm/estate")
    assert s.tiles[farms] == 32
    go(s, "developer")
    assert p.count[kind("estate")] == 1
    assert s.tiles[farms] == 31
    assert p.printed in (1, 2)


def test_037_passing_others_costs_nothing() -> None:
    s = table(players=2, era=3)
    p = me(s)
    relate(s, p, "envoy", 3)
    start = next(
        tile
        for tile in s.map().everywhere
        if tile < t.FIRST_MARKET and len(s.map().near[tile]) >= 3
    )
    for near in s.map().near[start]:
        s.players[1 - s.actor].stewards[0] = near
    p.stewards[0] = start
    hold(p, "1W")
    p.tools = 0
    ready(s)
    far = set(s.map().reach(start, 2)) - set(s.map().near[start])
    reached = {place(n.split(" to ")[1]) for n in legal(s) if n.startswith("steward 1 to")}
    giving = {tile for tile in far if t.PLACE_SORT[tile] == 0}
    assert giving <= reached


def test_045_ticket_is_an_action_of_its_own() -> None:
    """3 wood in Storage and 1 in the Warehouse: 2 for the Ticket, then 2 at the Joiner."""
    s = table(players=1)
    p = me(s)
    p.tokens[t.TICKETS[0]] = 1
    hold(p, "4W")
    ready(s)
    play(s, "use ticket 135", "steward 1 to joiner")
    assert shown(p.held) == "1P"


def test_054_payee_may_exchange_fee_goods() -> None:
    s = table(players=2)
    other = 1 - s.actor
    relate(s, s.players[other], "alchemist", 1)
    stand(s, other, "riverbank grove")
    hold(me(s), "1W")
    ready(s)
    go(s, "riverbank grove")
    assert (s.actor, s.decision) == (other, "alchemy")
    s.play("exchange wood")
    assert shown(s.players[other].held) == "1C"


def test_059_spade_does_not_react_to_exchanged_clay() -> None:
    s = table(players=1, era=2)
    p = me(s)
    own(p, 123, 124)
    relate(s, p, "alchemist", 1)
    ready(s)
    go(s, "grove", "exchange wood", "exchange wood", "exchange wood")
    assert shown(p.held) == "3C"


def test_064_market_stand_four_goods_for_a_tool() -> None:
    s = table(players=1, era=4)
    p = me(s)
    own(p, 415, 328)
    hold(p, "1W 1C 1P 1B")
    ready(s)
    go(s, "second market", "act stand")
    assert p.tools == 7
    assert sum(p.held) == 0


def test_065_own_market_actions_at_the_diplomat_with_envoy_iv() -> None:
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "envoy", 4)
    relate(s, p, "trader", 1)
    hold(p, "1W")
    ready(s)
    go(s, "diplomat")
    assert "act trade" in legal(s)


def test_069_alchemy_comes_before_storing() -> None:
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "alchemist", 1)
    hold(p, "3W 1F")
    ready(s)
    go(s, "grove")
    assert s.decision == "alchemy"
    play(s, "exchange wood", "done")
    assert s.decision == "throw_away"
    play(s, "discard wood", "discard food")
    assert shown(p.held) == "3W 1C"


@pytest.mark.parametrize("source", ["gift", "subsidy", "card"])
def test_070_what_alchemy_may_exchange(source: str) -> None:
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "alchemist", 1)
    if source == "gift":
        relate(s, p, "altruist", 1)
        s.frames = [(f.HALF_YEAR, -1, 0, 0, 0)]
        s.half = 0
        ready(s)
        s.play("gift 2W")
    elif source == "subsidy":
        market(s, 5, 2)
        p.ticket = 1
        ready(s)
        s.play("steward 1 to second market")
    else:
        draw(p, 101)
        p.ticket = 1
        ready(s)
        s.play("steward 1 to developer")
    assert s.decision == "alchemy"


def test_083_colonist_figures_never_run_out() -> None:
    s = table(players=4, era=4)
    for p in s.players:
        homes(p, merchants=4)
        build(p, "community hall", 0) if p is s.players[0] else None
        own(p, *((330, 331) if p is s.players[1] else ()))
        count_up(s, p)
    assert sum(p.idle[c.MERCHANT] for p in s.players) == 4 * 4 + 2 + 2


def test_087_a_lent_worker_goes_home_when_his_building_is_remodelled() -> None:
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "laborer", 1)
    homes(p, citizens=1)
    own(p, 328, 329)
    build(p, "hunting lodge", 5, worker=2)
    hold(p, "4W 2C")
    ready(s)
    go(s, "builder: hunting grounds")
    assert p.kind[5] == kind("hunting grounds")
    assert p.worker[5] == 0
    assert p.idle[c.CITIZEN] == 1


def test_092_lent_workers_in_the_institute() -> None:
    s = table(players=1, era=3)
    p = me(s)
    relate(s, p, "laborer", 1)
    homes(p, farmers=1, citizens=1)
    build(p, "institute", 5)
    hold(p, "1F")
    ready(s)
    play(s, "employ farmer on spot 6", "employ citizen on spot 6")
    assert p.institute == 1


def test_105_earlier_cards_go_to_the_present_discard_pile() -> None:
    s = table(players=1, era=3)
    p = me(s)
    draw(p, 101)
    p.ticket = 1
    ready(s)
    s.play("steward 1 to developer")
    assert s.discards == [t.card(101)]
    assert s.deck
    assert all(t.CARD_ERA[card] == 3 for card in s.deck)


def test_116_fresh_goods_may_be_refined_or_old_ones_before() -> None:
    """The player's own order: generating first gives the Panel Saw its wood."""
    s = table(players=1, era=2)
    p = me(s)
    own(p, 214)
    homes(p, farmers=1)
    build(p, "forester's house", 5, worker=1)
    year_end(s, 4)
    # nothing to saw before: the goods were generated without asking
    assert legal(s) == ["done", "run panel saw 214"]
    s.play("run panel saw 214")
    assert shown(p.held) == "1P"
    assert p.buffer[5] == 0


def test_039_builders_need_at_least_one_building() -> None:
    """And the Sale at least one sale: a market sale that can't be done is not offered."""
    s = table(players=1)
    p = me(s)
    hold(p, "2W")
    ready(s)
    go(s, "builder: farm")
    assert "done" not in legal(s)
    s = table(players=1)
    market(s, 1)
    hold(me(s), "1W")
    me(s).ticket = 1
    ready(s)
    s.play("steward 1 to second market")
    assert s.decision != "act" or "act sale" not in legal(s)


def test_101_scholar_iv_keeps_the_price_of_a_contract() -> None:
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "scholar", 4)
    p.tools = 0
    hold(p, "2C")
    draw(p, 118)  # Contract Hollow: 2T 2C, the Developer brings 2 tools
    ready(s)
    go(s, "developer", "build hollow on normal")
    assert p.tools == 0


def test_113_income_from_trades_and_sales_but_not_from_tools() -> None:
    """FAQ: another player's Trader exchange at the Laborer's market brings income."""
    s = table(players=2, era=2)
    p = me(s)
    other = 1 - s.actor
    relate(s, p, "trader", 1)
    relate(s, s.players[other], "laborer", 2)
    s.figures = [-1, -1, place("second market")]
    hold(p, "2W")
    ready(s)
    go(s, "second market", "act trade", "trade wood for clay", "done")
    assert shown(s.players[other].held) == "1W"


def test_114_alchemist_figure_may_act_on_markets() -> None:
    s = table(players=2, era=2)
    relate(s, me(s), "alchemist", 2)
    stand(s, 1 - s.actor, "second market")
    s.figures = [place("first market"), -1, -1]
    market(s, 5, 2)
    hold(me(s), "1C")
    ready(s)
    s.play("alchemist ambassador to second market")
    assert s.decision == "act"
    assert "pass" in legal(s)


def test_020_any_scholar_level_lifts_the_hand_limit() -> None:
    s = table(players=1, era=1)
    p = me(s)
    relate(s, p, "scholar", 1)
    draw(p, 101, 102, 103, 104, 105, 106)
    ready(s)
    assert can_go(s, "librarian")
    advance(s)


def test_004_only_what_lies_in_storage_pays() -> None:
    """4 wood, one of them in the Warehouse, and 2 in a buffer: one plank, not three."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "forester's house", 0, worker=1, buffer=2)
    hold(p, "4W")
    ready(s)
    go(s, "joiner")
    assert shown(p.held) == "2W 1P"
    assert p.buffer[0] == 2


def test_004_a_razed_building_empties_only_its_own_buffer() -> None:
    s = table(players=1)
    p = me(s)
    homes(p, farmers=2)
    build(p, "forester's house", 0, worker=1, buffer=2)
    build(p, "forester's house", 1, worker=1, buffer=1)
    hold(p, "2W")
    ready(s)
    go(s, "builder: farm", "build farm over another", "raze spot 1")
    assert p.buffer[:2] == [0, 1]
    assert shown(p.held) == "2W"


def test_008_no_rearranging_inside_a_kind_but_between_kinds() -> None:
    """Storage 3 holds wood for one plank at a time; the bricks bring new wood from the buffer."""
    s = table(players=1, era=3)
    p = me(s)
    relate(s, p, "industrialist", 2)
    homes(p, farmers=1)
    build(p, "forester's house", 5, worker=1, buffer=2)
    hold(p, "3W 1C")
    year_end(s, 4)
    s.play("industry 1")
    assert p.held[c.PLANK] == 1  # 2 wood of 3: a second plank would need a fourth in Storage
    s.play("industry 2")
    assert p.held[c.BRICK] == 1


def test_020_buffers_may_be_emptied_by_discarding_and_pubs_are_money_buildings() -> None:
    """A Pub with a Factory still makes 1 dollar; the buffer of a razed building is discarded."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=3)
    build(p, "pub", 0, worker=1)
    build(p, "factory", 1, worker=1)
    build(p, "forester's house", 2, worker=1, buffer=3)
    hold(p, "4W")
    ready(s)
    go(s, "builder: farm", "build farm over another", "raze spot 3")
    while s.decision == "throw_away":
        s.play(s.choices[0])
    assert sum(p.held) <= p.capacity + p.lots
    year_end(s, 4)
    assert p.dollars == 1


def test_032_the_introductory_map_is_laid_like_any_other() -> None:
    """12 start places, one by one and where the players like, then the second market."""
    s = colonnade.new("colonists", 2, 5, introductory=True)
    laid = 0
    movers = set()
    while s.decision == "lay_place":
        assert len(s.choices) > 1
        movers.add(s.actor)
        s.play(s.choices[-1])
        laid += 1
    assert (laid, movers) == (12, {0, 1})
    assert s.decision == "lay_market"
    on_map = s.dump()["state"]["at"]
    assert on_map[t.DAY_LABORER] >= 0
    assert on_map[t.DIPLOMAT] < 0


def test_041_a_new_steward_enters_beside_any_market_or_stays_out() -> None:
    s = table(players=1)
    p = me(s)
    relate(s, p, "envoy", 1)
    stand(s, 0, "librarian")
    ready(s)
    beside = {tile for m in s.map().markets for tile in s.map().near[m] if t.PLACE_SORT[tile] == 0}
    targets = {n.removeprefix("steward 2 to ") for n in legal(s) if n.startswith("steward 2 to ")}
    assert {t.PLACE_NAMES[tile] for tile in beside} <= targets
    assert {"first market", "second market"} <= targets
    s.play("steward 1 to first market")
    assert p.stewards[1] < 0


def test_044_no_ticket_to_the_own_place_nor_to_an_own_steward() -> None:
    s = table(players=1)
    p = me(s)
    relate(s, p, "envoy", 1)
    stand(s, 0, "riverbank grove")
    stand(s, 0, "librarian", 1)
    p.tokens[t.TICKETS[0]] = 1
    hold(p, "2W")
    ready(s)
    s.play("use ticket 135")
    assert "steward 1 to riverbank grove" not in legal(s)
    assert "steward 1 to librarian" not in legal(s)
    assert "steward 1 to riverbank grove 2" in legal(s)


def test_046_the_horse_carries_an_ambassador_for_one_move() -> None:
    s = table(players=1, era=3)
    p = me(s)
    relate(s, p, "alchemist", 2)
    p.tokens[t.HORSE] = 2
    s.figures = [place("first market"), -1, -1]
    ready(s)
    near = {n for n in legal(s) if n.startswith("alchemist ambassador")}
    s.play("ride the horse")
    far = {n for n in legal(s) if n.startswith("alchemist ambassador")}
    assert near < far
    s.play(sorted(far - near)[0])
    assert p.extra_range == 0
    assert "ride the horse" not in legal(s)
    assert p.tokens[t.HORSE] == 1


def test_048_the_apprentice_stays_between_his_turns_and_draws_fees() -> None:
    s = table(players=2, era=2)
    p = me(s)
    seat = s.actor
    p.tokens[t.APPRENTICE] = 2
    hold(p, "")
    ready(s)
    s.play("steward 5 to first market")
    p.stewards = [*p.stewards[:4], place("riverbank grove")]
    s.look_around()
    s.frames = [(f.TAKE_TURN, 1 - seat, 0, 0, 0)]
    hold(s.players[1 - seat], "3W")
    ready(s)
    assert s.actor == 1 - seat
    go(s, "riverbank grove")
    assert p.tools == 7
    assert shown(p.held) == "2W"


def test_077_the_new_building_takes_the_razed_ones_spot() -> None:
    """And no storage facility may take the spot of a normal building."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=2)
    build(p, "pub", 22)
    build(p, "pub", 23)
    build(p, "pub", 24)
    hold(p, "2W")
    ready(s)
    go(s, "builder: storage shed")
    assert p.kind[22:25].count(kind("storage shed")) == 1
    assert p.kind.count(kind("storage shed")) == 1
    assert p.tools == 6 - 1 - 2


def test_083_a_merchant_more_than_there_are_figures() -> None:
    """20 merchants live in the communities; the Builder of Houses still brings the 21st."""
    s = table(players=4, era=4)
    for p in s.players:
        homes(p, merchants=3)
        build(p, "community hall", 0)
    p = me(s)
    p.kind[p.kind.index(kind("house"))] = kind("flat")
    own(p, 328, 330)
    hold(p, "1P 1B 2C")
    ready(s)
    assert sum(q.idle[c.MERCHANT] for q in s.players) == 20
    go(s, "builder: house")
    assert sum(q.idle[c.MERCHANT] for q in s.players) == 21


def test_093_a_lent_worker_stays_when_a_farmer_becomes_idle() -> None:
    """Nobody is removed before the year's end; then the arrangement must be lawful."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "laborer", 1)
    homes(p, citizens=1)
    build(p, "forester's house", 0)
    hold(p, "1F 2W")
    ready(s)
    s.play("employ citizen on spot 1")
    go(s, "builder: farm", "build farm on normal")
    assert p.idle[c.FARMER] == 1
    assert p.worker[0] == c.CITIZEN
    year_end(s, 2)
    assert s.decision != "redistribute" or "leave everybody" not in legal(s)


def test_112_no_gift_in_the_year_of_founding() -> None:
    """The own first turn of the year is over when the embassy is founded in it."""
    s = table(players=1)
    p = me(s)
    own(p)
    build(p, "storage shed", 22, worker=1)
    homes(p, farmers=1)
    hold(p, "3W 2C")
    ready(s)
    go(s, "diplomat", "build altruist embassy on normal")
    while s.decision != "take_turn":
        s.play("done" if "done" in legal(s) else s.choices[0])
    assert p.level[c.ALTRUIST] == 1
    assert sum(p.held) == 0


def test_119_only_a_start_in_era_iv_offers_the_fifth_colony() -> None:
    for era, offered in ((3, 4), (4, 5)):
        s = colonnade.new("colonists", 1, 4, first_era=era)
        while s.decision != "choose_embassy":
            s.play(s.choices[0])
        names = {n.split()[1] for n in legal(cast(ColonistsState, s)) if n.startswith("found ")}
        assert len(names) == offered
