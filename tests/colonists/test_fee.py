"""The Fee (p.9): who owes it, what it is paid with, and who is spared."""

import pytest

from colonists.helpers import (
    build,
    can_go,
    draw,
    go,
    hold,
    homes,
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
from colonnade.titles.colonists.state import ColonistsState
from colonnade.titles.colonists.turn import targets

GROVE = {1: "riverbank grove", 2: "grove", 3: "grove"}


def occupied(era: int, goods: str, tools: int) -> ColonistsState:
    """Another player's steward on the Riverbank Grove."""
    s = table(players=2, era=era)
    p = me(s)
    hold(p, goods)
    p.tools = tools
    stand(s, 1 - s.actor, GROVE[era])
    return ready(s)


def test_the_fee_in_era_i() -> None:
    """p.9: a tool, food or robe, and one building resource."""
    s = occupied(1, "2W 1F", 1)
    payer = s.actor
    go(s, "riverbank grove")
    assert s.decision == "pay_fee"
    assert legal(s) == ["pay food", "pay tool"] or legal(s) == ["pay tool", "pay food"]
    play(s, "pay tool")  # the only resource is wood, so it goes without asking
    other = s.players[1 - payer]
    assert other.tools == 7
    assert shown(other.held) == "1W"
    assert shown(s.players[payer].held) == "3W 1F"


def test_the_fee_grows_with_the_era() -> None:
    """p.9: as many building resources as the era's number; the payer chooses (ruling 56)."""
    s = occupied(3, "2W 1C", 1)
    payer = s.actor
    go(s, "grove")
    assert shown(s.players[1 - payer].held) == "2W 1C"


@pytest.mark.parametrize(("goods", "tools"), [("", 1), ("1W", 0)])
def test_who_cant_pay_may_not_move_there(goods: str, tools: int) -> None:
    """p.9: all occupants must be paid."""
    s = occupied(1, goods, tools)
    assert not can_go(s, "riverbank grove")


def test_no_fee_on_markets() -> None:
    """p.9."""
    s = table(players=2)
    hold(me(s), "")
    me(s).tools = 0
    stand(s, 1 - s.actor, "first market")
    ready(s)
    assert "steward 1 to first market" in legal(s)
    s.play("steward 1 to first market")
    assert s.decision == "act" or s.decision == "take_turn"


def test_each_payee_may_get_something_else() -> None:
    """p.9: all affected players are paid, each as the payer likes."""
    s = table(players=3)
    p = me(s)
    payer = s.actor
    hold(p, "1W 1C 1F")
    p.tools = 2
    others = [seat for seat in range(3) if seat != payer]
    for seat in others:
        stand(s, seat, "riverbank grove")
    ready(s)
    go(s, "riverbank grove", "pay tool", "pay clay", "pay food")
    assert shown(s.players[others[0]].held) == "1C"
    assert s.players[others[0]].tools == 7
    assert shown(s.players[others[1]].held) == "1W 1F"


def test_all_parcels_must_lie_in_storage_together() -> None:
    """p.12, ruling 57: two payees in era II need 4 resources at once; Basic Storage has 3."""
    s = table(players=3, era=2)
    p = me(s)
    hold(p, "3W 1C")
    p.tools = 9
    for seat in range(3):
        if seat != s.actor:
            stand(s, seat, "grove")
    ready(s)
    assert not can_go(s, "grove")
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    ready(s)
    assert can_go(s, "grove")


def test_the_fee_may_not_eat_what_the_action_needs() -> None:
    """p.7 with p.9, ruling 40: of several payments only those that leave an action."""
    s = table(players=2)
    p = me(s)
    hold(p, "2W 1C")
    p.tools = 1
    stand(s, 1 - s.actor, "joiner")
    ready(s)
    go(s, "joiner")
    # wood is needed for the plank, so clay was paid without asking
    assert shown(p.held) == "1P"
    s = table(players=2)
    hold(me(s), "2W")
    stand(s, 1 - s.actor, "joiner")
    ready(s)
    assert not can_go(s, "joiner")


def test_automobile_and_pass_drop_a_part_of_the_fee() -> None:
    """p.9: cards 121 and 122; both together leave nothing."""
    s = occupied(1, "1W", 0)
    own(me(s), 121)
    ready(s)
    assert can_go(s, "riverbank grove")
    s = occupied(1, "", 1)
    own(me(s), 122)
    ready(s)
    go(s, "riverbank grove")
    s = occupied(1, "", 0)
    own(me(s), 121, 122)
    ready(s)
    assert can_go(s, "riverbank grove")


def test_customs_office_removes_the_fee() -> None:
    """Ruling: while staffed you owe no Fee at all."""
    s = occupied(3, "", 0)
    homes(me(s), merchants=1)
    build(me(s), "customs office", 0, worker=3)
    ready(s)
    assert can_go(s, "grove")
    me(s).worker[0] = 0
    ready(s)
    assert not can_go(s, "grove")


def test_payee_with_full_stores_swaps_or_declines() -> None:
    """Ruling 53: at once, by the payee."""
    s = occupied(1, "1C", 1)
    payee = 1 - s.actor
    hold(s.players[payee], "3W 1F")
    ready(s)
    go(s, "riverbank grove")
    assert s.actor == payee
    assert s.decision == "throw_away"
    play(s, "discard food")
    assert shown(s.players[payee].held) == "3W 1C"


def test_ambassadors_cost_no_fee() -> None:
    """p.9: neither moving to a figure nor moving a figure."""
    s = table(players=2, era=2)
    hold(me(s), "")
    me(s).tools = 0
    s.figures = [place("grove"), -1, -1]
    ready(s)
    assert can_go(s, "grove")


def test_lord_i_still_pays_the_fee() -> None:
    """Rulings: only level II frees moving."""
    s = occupied(1, "", 0)
    relate(s, me(s), "lord", 1)
    ready(s)
    assert not can_go(s, "riverbank grove")


def test_lord_ii_moves_without_fee_but_abilities_still_cost_it() -> None:
    """Rulings: Lord II frees moving (55: not Envoy II or Storekeeper)."""
    s = occupied(2, "", 0)
    relate(s, me(s), "lord", 2)
    relate(s, me(s), "envoy", 2)
    ready(s)
    assert can_go(s, "grove")
    assert "pay the fee for range" not in legal(s)


def test_waivers_count_for_abilities_that_cost_the_fee() -> None:
    """p.9, Important; ruling 55: with Automobile and Pass the Envoys' range costs nothing."""
    s = table(players=2, era=2)
    p = me(s)
    p.tools = 0
    relate(s, p, "envoy", 2)
    ready(s)
    assert "pay the fee for range" not in legal(s)
    own(p, 121, 122)
    ready(s)
    s.play("pay the fee for range")
    assert p.extra_range == 1


def test_range_is_bought_once_a_half_year() -> None:
    """Envoy II, ruling 47: not again in the next of the three turns."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "envoy", 2)
    own(p, 121, 122)  # it costs nothing
    ready(s)
    s.play("pay the fee for range")
    assert "pay the fee for range" not in legal(s)
    go(s, "grove")
    assert (s.turn, p.extra_range) == (1, 0)
    assert "pay the fee for range" not in legal(s)
    s.frames = [*s.frames[:-2], (f.TURNS, 0, 0, 0, 0)]
    ready(s)
    assert "pay the fee for range" in legal(s)


def test_nobody_chooses_a_discount_on_a_fee_that_is_waived() -> None:
    """p.9, p.19: nothing is paid, so the Altruist on a market with two Subsidies saves nothing."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "envoy", 2)
    relate(s, p, "altruist", 2)
    market(s, 3, 2)  # 2W or 2C
    s.figures = [-1, place("first market"), -1]
    own(p, 121, 122)
    ready(s)
    s.play("pay the fee for range")
    assert s.decision == "take_turn"


def test_a_jump_leads_from_one_place_to_another() -> None:
    """p.7, ruling 35: with Envoy II and Scholar III nobody jumps to where he stands."""
    s = table(players=1, era=3)
    p = me(s)
    relate(s, p, "envoy", 2)
    relate(s, p, "scholar", 3)
    for here, there in (("diplomat", "developer"), ("developer", "diplomat")):
        reached = targets(s, p, place(here), 1)
        assert place(there) in reached
        assert place(here) not in reached


def test_the_tools_for_razing_are_kept_from_the_fee() -> None:
    """p.7, p.14: no free spot, 3 tools for a Farm in another's place: the Fee takes the food."""
    s = table(players=2)
    p = me(s)
    for spot in [*range(20), 22, 23, 24]:
        build(p, "farm", spot)
    hold(p, "2W 1C 1F")
    p.tools = 3
    stand(s, 1 - s.actor, "builder: farm")
    ready(s)
    assert can_go(s, "builder: farm")
    hold(p, "2W 1C")
    ready(s)
    assert not can_go(s, "builder: farm")


def test_the_developers_tools_come_after_the_fee_and_before_the_card() -> None:
    """p.17: the last tool may go as the Fee, the Beaver's Lodge is paid with the new ones."""
    s = table(players=2)
    p = me(s)
    draw(p, 126)
    hold(p, "2W 1C")
    p.tools = 1
    stand(s, 1 - s.actor, "developer")
    ready(s)
    go(s, "developer")
    assert (t.card(126) in p.board, p.tools) == (True, 1)


def test_no_fee_for_a_developer_who_has_no_action_left() -> None:
    """p.7 with p.17: two improvements were played this turn, so there is nothing to do there."""
    s = table(players=2, era=2)
    p = me(s)
    stand(s, 1 - s.actor, "developer")
    draw(p, 101, 102)
    hold(p, "3W")
    ready(s)
    assert can_go(s, "developer")
    p.plays = 2
    ready(s)
    assert not can_go(s, "developer")


def test_the_fee_from_a_buffer_must_find_room_beside_what_the_action_needs() -> None:
    """p.7, p.11: 4 spaces hold 2 wood for a Farm and 2 clay; the food can't come in for the Fee."""
    s = table(players=2, era=2)
    p = me(s)
    homes(p, farmers=1)
    build(p, "hunting lodge", 0, worker=1, buffer=1)
    hold(p, "2W 2C")
    p.tools = 1  # for the Farm
    stand(s, 1 - s.actor, "builder: farm")
    ready(s)
    assert not can_go(s, "builder: farm")
    own(p, 132)  # one more lot
    ready(s)
    go(s, "builder: farm", "build farm on normal")
    assert (p.count[c.FARM], shown(p.held), p.buffer[0]) == (2, "", 0)


def test_the_fee_and_the_action_have_a_discount_each() -> None:
    """p.12, ruling 110: with 2 wood or 2 clay to choose, wood for the Fee and clay for a brick."""
    s = table(players=2, era=2)
    p = me(s)
    relate(s, p, "altruist", 2)
    market(s, 3, 2)  # 2W or 2C
    s.figures = [-1, place("first market"), -1]
    stand(s, 1 - s.actor, "clayburner")
    hold(p, "1W")
    p.tools = 1
    ready(s)
    go(s, "clayburner", "discount side 1")  # then only the clay side is left, so it is taken
    assert (shown(p.held), p.tools) == ("1B", 0)


def test_the_discount_on_the_fee_is_not_at_hand_for_the_action() -> None:
    """p.7, p.12: 1 tool is saved on the Fee and 1 on the Lodge, which still takes 2."""
    s = table(players=2, era=4)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("chief officer"), -1]
    own(p, 328, 329)
    hold(p, "6W 1C 1F")
    stand(s, 1 - s.actor, "builder: hunting lodge")
    p.tools = 2
    ready(s)
    assert can_go(s, "builder: hunting lodge")
    p.tools = 1
    ready(s)
    assert not can_go(s, "builder: hunting lodge")


@pytest.mark.parametrize(
    ("goods", "tools"), [("2W 1C 1F", 1), ("1W 1C 1P 1B", 1), ("2W 2F", 0), ("1W 1C 1F 1R", 2)]
)
def test_every_way_to_pay_a_fee_can_be_chosen_once(goods: str, tools: int) -> None:
    """Era II: two resources and a tool, food or robe; the choices offered against brute force."""
    import itertools

    s = occupied(2, goods, tools)
    payer, payee = s.actor, 1 - s.actor
    held = s.players[payer].held[:]
    owned = [g for g in range(c.RESOURCES) for _ in range(held[g])]
    pairs = {tuple(sorted(pair)) for pair in itertools.combinations(owned, 2)}
    heads = ([c.TOOL] if tools else []) + [g for g in (c.FOOD, c.ROBE) if held[g]]
    expected = {(head, *pair) for head in heads for pair in pairs}
    me(s).ticket = 1
    advance(s)
    s.play("steward 1 to grove")
    reached = []
    todo = [s]
    while todo:
        now = todo.pop()
        if now.decision == "pay_fee":
            for action in now.choices:
                copy = now.clone()
                copy.play(action)
                todo.append(copy)
            continue
        other = now.players[payee]
        got = [g for g in range(c.STORED) for _ in range(other.held[g])]
        head = c.TOOL if other.tools > 6 else next(g for g in got if g >= c.RESOURCES)
        reached.append((head, *(g for g in got if g < c.RESOURCES)))
    assert len(reached) == len(set(reached))
    assert set(reached) == expected
