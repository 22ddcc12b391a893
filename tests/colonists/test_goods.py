"""Goods (p.10-12): Storage, Warehouse, buffers; places and markets (p.7-8)."""

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
    year_end,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.goods import begin_action, pay
from colonnade.titles.colonists.state import USED_DOLLY, ColonistsState, Player
from colonnade.titles.colonists.stock import excess, split

JOINER = "line 1 x {}"


def forester(p: Player, spot: int = 0, wood: int = 2) -> None:
    build(p, "forester's house", spot, worker=1, buffer=wood)


def test_example_1_only_storage_pays() -> None:
    """p.12 example 1: 2 wood in a buffer and 3 in Basic Storage make 1 plank, not 2."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    forester(p)
    hold(p, "3W")
    p.ticket = 1
    ready(s)
    s.play("steward 1 to joiner")
    # the one possible number of planks was taken without asking
    assert shown(p.held) == "1W 1P"
    assert p.buffer[0] == 2


def example_2() -> ColonistsState:
    s = table(players=1)
    p = me(s)
    homes(p, farmers=2)
    forester(p)
    build(p, "storage shed", 22, worker=1)
    hold(p, "2F 2W 2C")
    p.ticket = 1
    return ready(s)


def test_example_2_rearranging_and_discarding_before_the_action() -> None:
    """p.12 example 2: swap clay for the wood in the Warehouse, discard 2 food, make 2 planks."""
    s = example_2()
    p = me(s)
    s.play("steward 1 to joiner")
    assert legal(s) == [JOINER.format(1), JOINER.format(2)]
    s.play(JOINER.format(2))
    assert s.decision == "make_room"
    s.play("discard food")  # and so the second food, which is all that may follow
    assert shown(p.held) == "2C 2P"
    assert p.buffer[0] == 0


def test_goods_are_thrown_away_only_when_the_player_chose_so() -> None:
    """Rulings: one plank needs no discard, and clay may go instead of food."""
    s = example_2()
    s.play("steward 1 to joiner")
    s.play(JOINER.format(1))
    assert shown(me(s).held) == "2C 1P 2F"
    s = example_2()
    play(s, "steward 1 to joiner", JOINER.format(2))
    assert legal(s) == ["discard clay", "discard food"]
    play(s, "discard clay", "discard clay")
    assert shown(me(s).held) == "2P 2F"


def test_goods_received_are_not_spent_in_the_same_action() -> None:
    """p.8, ruling 3: Handsaw planks can't be used up by the second line, sales are one action."""
    s = table(players=1)
    p = me(s)
    market(s, 1)  # 1C -> $1; 1P -> $2
    hold(p, "1C")
    p.ticket = 1
    ready(s)
    play(s, "steward 1 to second market", "act sale")
    assert p.dollars == 1
    assert shown(p.held) == ""


def test_both_sale_lines_any_number_of_times() -> None:
    """p.7: one or both options."""
    s = table(players=1)
    p = me(s)
    market(s, 1)
    hold(p, "2C 1P")
    p.ticket = 1
    ready(s)
    play(s, "steward 1 to second market", "act sale", "line 1 x 2", "line 2 x 1")
    assert p.dollars == 4


def test_storage_facilities_open_with_a_worker_only() -> None:
    """p.13: a Shed gives 2 spaces, a House 5, a Hall 9, each staffed."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, farmers=1, citizens=1, merchants=1)
    build(p, "storage shed", 22)
    build(p, "storage house", 23)
    build(p, "storage hall", 24)
    ready(s)
    assert p.capacity == 3
    for spot, worker, spaces in ((22, 1, 5), (23, 2, 10), (24, 3, 19)):
        p.worker[spot] = worker
        ready(s)
        assert p.capacity == spaces


def test_buffers_are_never_filled_from_storage() -> None:
    """p.12: goods move out of buffers only; received goods go to Storage or Warehouse."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    forester(p, wood=0)
    hold(p, "3C")
    ready(s)
    go(s, "riverbank grove")
    assert p.buffer[0] == 0
    assert s.decision == "throw_away"


def test_full_stores_offer_to_open_a_shed() -> None:
    """Ruling 68: activation at any time, for instance when goods arrive."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "storage shed", 22)
    hold(p, "3C 1F")
    ready(s)
    go(s, "riverbank grove")
    assert "employ farmer on spot 23" in legal(s)
    s.play("employ farmer on spot 23")
    assert shown(p.held) == "2W 3C 1F"


def test_equal_sheds_are_offered_once_and_nothing_that_stores_nothing() -> None:
    """p.15: a worker opens a storage facility; a Pub on a storage spot would not help."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=2)
    build(p, "storage shed", 22)
    build(p, "storage shed", 23)
    build(p, "pub", 24)
    hold(p, "3W 1F")
    ready(s)
    go(s, "riverbank grove")
    assert [n for n in legal(s) if n.startswith("employ")] == ["employ farmer on spot 23"]


def test_nobody_is_hired_in_the_middle_of_redistributing() -> None:
    """p.20: workers are placed there without food; who left a House empty has thrown goods away."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, citizens=1)
    build(p, "storage house", 22, worker=2)
    hold(p, "3W 3C 2F")
    year_end(s, 2)
    play(s, "redistribute", "employ 0")
    assert s.decision == "throw_away"
    assert not any(n.startswith("employ") for n in legal(s))
    s.play("discard wood")
    assert not any(n.startswith("employ") for n in legal(s))


def test_buffer_size_is_the_present_output() -> None:
    """p.11, ruling 71: Factories widen the buffer; when the output drops the excess moves out."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=2)
    forester(p, wood=3)
    build(p, "factory", 1, worker=1)
    ready(s)
    p.tools = 9
    hold(p, "2W")
    p.kind[2:19] = [c.FARM] * 17
    ready(s)
    go(s, "builder: farm", "build farm over another", "raze spot 2")
    assert p.buffer[0] == 2
    assert shown(p.held) == "1W"


def test_restricted_lots_hold_only_their_good() -> None:
    """Ruling 73: Wood Warehouse, 3 lots for wood."""
    s = table(players=1, era=2)
    p = me(s)
    own(p, 227)
    hold(p, "3W 3C 1F")
    ready(s)
    assert excess(p) == 0
    hold(p, "7C")
    s2 = p.held
    assert excess(p) == 3
    p.held = s2
    hold(p, "7W")
    assert excess(p) == 0
    storage, warehouse = split(p)
    assert (sum(storage), sum(warehouse)) == (3, 4)


def test_restricted_lots_dont_pay_until_storekeeper_iv() -> None:
    """Ruling 73."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 227)
    hold(p, "6W")
    p.ticket = 1
    ready(s)
    s.play("steward 1 to coalburner")
    assert shown(p.held) == "3W 1K"  # 3 wood at most lie in Storage
    s = table(players=1, era=4)
    p = me(s)
    own(p, 227)
    relate(s, p, "storekeeper", 4)
    hold(p, "6W")
    p.ticket = 1
    ready(s)
    s.play("steward 1 to coalburner")
    assert "line 1 x 2" in legal(s)


def test_lots_for_one_good_pay_once_in_an_action() -> None:
    """Ruling 73, p.12: with Storekeeper IV 10 spaces and 3 lots for wood pay 13 wood, no more."""
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "storekeeper", 4)
    relate(s, p, "trader", 1)
    own(p, 227)
    homes(p, farmers=2)
    forester(p, 2)
    forester(p, 3)
    hold(p, "13W")
    ready(s)
    assert p.capacity + p.lots + p.only[c.WOOD] == 13
    go(s, "first market", "act trade")
    for _ in range(13):
        s.play("trade wood for clay")
    assert "trade wood for clay" not in legal(s)
    assert "trade wood for food" not in legal(s)


def test_six_farms_but_not_seven_with_thirteen_places_for_wood() -> None:
    """Ruling 73, p.12: the same, building after building in one action."""
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "storekeeper", 4)
    own(p, 227)
    homes(p, farmers=1)
    forester(p, 2)
    hold(p, "13W")
    p.tools = 20
    ready(s)
    go(s, "builder: farm", *["build farm on normal"] * 6)
    assert (p.count[c.FARM], s.decision) == (7, "take_turn")


def test_lots_that_paid_did_not_keep_other_goods() -> None:
    """p.11, ruling 73: 6 wood and 7 food fill everything, so a clay from a buffer needs room."""
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "storekeeper", 4)
    own(p, 227)
    homes(p, farmers=1)
    build(p, "hollow", 2, worker=1, buffer=1)
    hold(p, "6W 7F")
    ready(s)
    go(s, "builder: hunting lodge", "build hunting lodge on normal")
    assert (s.decision, set(legal(s))) == ("make_room", {"discard wood", "discard food"})


@pytest.mark.parametrize(("raised", "enough"), [("storekeeper", False), ("alchemist", True)])
def test_lots_pay_from_the_action_after_the_one_that_raises_the_embassy(
    raised: str, enough: bool
) -> None:
    """p.12: what may pay is settled when an action begins; Storekeeper IV, card 227.

    The wood lies in lots of its own. Together with the price of level IV it is more than
    Storage holds, so it pays for an embassy only where the lots could pay from the start.
    """
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "storekeeper", 3 if raised == "storekeeper" else 4)
    relate(s, p, "alchemist", 3)
    own(p, 227)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=c.FARMER)
    ready(s)
    assert (p.capacity, p.only[c.WOOD]) == (9, 3)
    hold(p, "3W 2C 2P 2B 1I")
    p.tools = 9
    ready(s)
    go(s, "diplomat", f"improve {raised}")
    assert ("build lord embassy on normal" in legal(s)) == enough


def test_the_dolly_brings_goods_for_one_payment_only() -> None:
    """Ruling 74: what she brought for the Fee is all; the rest is not for the action after it."""
    s = table(players=2, era=3)
    p = me(s)
    own(p, 231)
    homes(p, farmers=2)
    forester(p, 0, 1)
    forester(p, 1)
    hold(p, "1P 2B")
    p.tools = 1
    stand(s, 1 - s.actor, "clay delve")
    ready(s)
    p.dolly = c.DOLLY_GOODS
    go(s, "clay delve", "pay wood", "pay wood")
    assert s.decision == "make_room"  # or the planks and bricks go, and she waits for the action
    play(s, "pay wood", "pay wood")
    assert (shown(p.held)[:5], p.dolly) == ("2C 1P", 0)
    while s.decision == "throw_away":
        s.play(s.choices[0])
    hold(p, "1P 3B")
    p.dolly = c.DOLLY_GOODS
    forester(p, 1, 1)
    ready(s)
    begin_action(s, s.actor, -1)
    s.push(f.FINISH_ACTION, s.actor)
    pay(s, s.actor, t.cost_of("1W"))
    advance(s)
    s.play("pay wood")
    assert (shown(p.held), p.dolly) == ("1P 3B", 0)


@pytest.mark.parametrize(("colony", "asked"), [("trader", False), ("storekeeper", True)])
def test_the_dolly_may_wait_while_the_turn_has_another_payment(colony: str, asked: bool) -> None:
    """Ruling 74: once a turn, in one payment; Storekeeper II pays the Fee for a new building."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, colony, 2)
    own(p, 231)
    homes(p, farmers=2)
    forester(p, 10)
    forester(p, 11)
    ready(s)
    hold(p, f"{p.capacity + p.lots}C")
    ready(s)
    s.play("take the dolly")
    go(s, "joiner", "line 1 x 1")
    assert (s.decision == "make_room") == asked


@pytest.mark.parametrize(("lots", "enough"), [((), False), ((227,), True)])
def test_the_dolly_brings_for_fee_or_action(lots: tuple[int, ...], enough: bool) -> None:
    """Ruling 74, p.9: an embassy needs her for the clay; then the Fee must do without her.

    Three wood to keep and two clay for the Fee are one more than Storage and Warehouse hold.
    """
    s = table(players=2, era=2)
    p = me(s)
    own(p, 231, *lots)
    homes(p, farmers=4)
    for spot in range(4):
        build(p, "hollow", spot, worker=c.FARMER, buffer=1)
    hold(p, "3W")
    stand(s, 1 - s.actor, "diplomat")
    ready(s)
    p.dolly = c.DOLLY_GOODS
    assert can_go(s, "diplomat") == enough


def test_the_dolly_stays_at_home_at_the_end_of_the_year() -> None:
    """Ruling 74: taken and not used in the last turn, she brings nothing for the Panel Saw."""
    s = table(players=1, era=2)
    p = me(s)
    own(p, 214, 231)
    homes(p, farmers=1)
    forester(p, 0)
    hold(p, "3C 1F")
    p.dolly = c.DOLLY_GOODS
    year_end(s, 0)
    assert p.dolly == 0


def test_dolly_pays_three_goods_from_buffers_once_a_turn() -> None:
    """Card 231, ruling 74."""
    s = table(players=1, era=2)
    p = me(s)
    own(p, 231)
    homes(p, farmers=2)
    forester(p, 0)
    forester(p, 1)
    hold(p, "3C 1F")
    ready(s)
    s.play("take the dolly")
    go(s, "joiner", "line 1 x 1")
    assert s.decision == "throw_away"  # nothing had to go before; the plank needs room now
    assert p.buffered[c.WOOD] == 2
    s.play("discard food")
    assert "take the dolly" in legal(s)  # in the next turn
    assert s.turn == 1
    p.used |= USED_DOLLY
    advance(s)
    assert "take the dolly" not in legal(s)


def test_delivery_contract_pays_its_good_from_buffers() -> None:
    """Cards 416 to 418, ruling 75: buffers only, no room in Storage needed."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 416)
    homes(p, farmers=2)
    forester(p, 0)
    forester(p, 1)
    hold(p, "3C 1F")
    ready(s)
    go(s, "joiner", "line 1 x 2")
    assert p.buffered[c.WOOD] == 0
    assert s.decision == "throw_away"  # nothing was thrown away before, 2 planks come now
    assert shown(p.held) == "3C 2P 1F"


def test_any_part_of_a_gift_may_be_declined() -> None:
    """p.11, ruling 66."""
    s = table(players=1)
    p = me(s)
    market(s, 1)  # 1F 1W
    hold(p, "3C")
    p.ticket = 1
    ready(s)
    play(s, "steward 1 to second market", "act subsidy")
    assert legal(s) == ["discard wood", "discard clay", "discard food"]


# --- each kind of place -----------------------------------------------------------------

GIVING = [
    ("riverbank grove", 1, "2W"), ("head official", 1, "1C"), ("grove", 2, "2W"),
    ("clay delve", 2, "2C"), ("clay pocket", 3, "2C"), ("ore pit", 3, "1O"),
    ("riverbank forest", 3, "3W"), ("clay pit", 4, "3C"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "era", "goods"), GIVING)
def test_places_that_give(name: str, era: int, goods: str) -> None:
    s = table(players=1, era=era)
    ready(s)
    go(s, name)
    assert shown(me(s).held) == goods


REFINING = [
    ("joiner", 1, "2W", "1P"), ("clayburner", 2, "1W 2C", "1B"), ("loamburner", 3, "1W 1C", "1B"),
    ("blacksmith", 3, "1W 1O", "2T"), ("coalburner", 4, "3W", "1K"),
    ("iron smelter", 4, "2O 1K", "1I"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "era", "paid", "got"), REFINING)
def test_places_that_refine(name: str, era: int, paid: str, got: str) -> None:
    s = table(players=1, era=era)
    p = me(s)
    hold(p, paid)
    p.ticket = 1
    ready(s)
    s.play(f"steward 1 to {name}")
    ((good, n),) = c.goods(got)
    if good == c.TOOL:
        assert p.tools == 6 + n
    else:
        assert shown(p.held) == got


ERA_IV = {
    "forest": "4W", "clay pit 2": "3C", "ore pit 2": "1O", "ore mine": "2O",
}  # fmt: skip
LINES_IV = {
    "carpenter": (("1W", "1P"),), "brickburner": (("1W 1C", "2B"),), "charburner": (("5W", "2K"),),
    "ironsmith": (("1I 6W", "6T"), ("1I 1K", "6T")),
    "iron smelter": (("2O 6W", "1I"), ("2O 1K", "1I")),
}  # fmt: skip


def test_places_of_era_iv_as_printed() -> None:
    for name, goods in ERA_IV.items():
        deed = t.PLACE_DEEDS[place(name)][0]
        assert t.DEED_GIVES[deed] == c.goods(goods)
    for name, lines in LINES_IV.items():
        deed = t.PLACE_DEEDS[place(name)][0]
        found = tuple(
            (t.COST_GOODS[t.LINE_COST[line]], t.LINE_GIVES[line]) for line in t.DEED_LINES[deed]
        )
        assert found == tuple((c.goods(paid), c.goods(got)) for paid, got in lines)


def test_two_recipes_may_be_mixed_in_one_action() -> None:
    """Ruling 63: Iron Smelter with wood and with coal."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 328, 329, 332, 432)
    homes(p, merchants=1)
    build(p, "storage hall", 22, worker=3)
    hold(p, "6W 4O 1K")
    ready(s)
    go(s, "iron smelter", "line 1 x 1", "line 2 x 1")
    assert shown(p.held) == "2I"


@pytest.mark.parametrize(
    ("name", "era", "goods", "sold"),
    [("baker", 2, "2F", "2F"), ("grand baker", 3, "3F", "2F"), ("weaver", 4, "2R", "2R")],
)
def test_sustainers_give_or_buy(name: str, era: int, goods: str, sold: str) -> None:
    """p.7: food or robes, or 2 of them for a dollar any number of times."""
    s = table(players=1, era=era)
    ready(s)
    hold(me(s), "")
    go(s, name)
    assert shown(me(s).held) == goods
    s = table(players=1, era=era)
    p = me(s)
    hold(p, sold)
    ready(s)
    go(s, name, "act second")
    assert p.dollars == 1


def test_tailor_gives_three_robes() -> None:
    first, second = t.PLACE_DEEDS[place("tailor")]
    assert t.DEED_GIVES[first] == c.goods("3R")
    assert t.COST_GOODS[t.LINE_COST[t.DEED_LINES[second][0]]] == c.goods("2R")


def test_day_laborer_in_the_introductory_game() -> None:
    """Ruling: 1 wood and 1 dollar, in place of the Diplomat; everybody has 3 wood."""
    import colonnade

    s = colonnade.new("colonists", 2, 4, introductory=True)
    assert isinstance(s, ColonistsState)
    while s.decision != "take_turn":
        s.play(s.choices[0])
    assert s.at[t.DIPLOMAT] == -1
    assert s.colonies == []
    assert shown(me(s).held) == "3W 1F"
    assert me(s).free == [10, 3, 0]
    p = me(s)
    go(s, "day laborer")
    assert p.dollars == 1


def test_axe_spade_and_pickaxe_add_where_a_place_gives() -> None:
    """Cards 123, 124, 216; ruling 58: also Subsidies and the Head Official, never refining."""
    s = table(players=1, era=3)
    p = me(s)
    own(p, 123, 124, 216)
    ready(s)
    go(s, "grove")
    assert shown(p.held) == "3W"
    hold(p, "")
    ready(s)
    go(s, "ore pit")
    assert shown(p.held) == "2O"
    hold(p, "")
    ready(s)
    go(s, "head official")
    assert shown(p.held) == "2C"


def test_axe_works_on_a_subsidy_but_not_on_cards() -> None:
    s = table(players=1)
    p = me(s)
    own(p, 123)
    market(s, 3)  # Subsidy 2W
    p.ticket = 1
    ready(s)
    s.play("steward 1 to second market")  # nothing else can be done there
    assert shown(p.held) == "3W"
    s = table(players=1)
    p = me(s)
    own(p, 123)
    draw(p, 101)
    p.ticket = 1
    ready(s)
    s.play("steward 1 to developer")
    assert shown(p.held) == "4W"


@pytest.mark.parametrize("card", range(28))
def test_every_market_card(card: int) -> None:
    """p.7: sale, subsidy and action of each card can be done with enough goods."""
    era = t.MARKET_ERA[card]
    s = table(players=1, era=era)
    p = me(s)
    s.market_card = card
    s.market_pile = [m for m in s.market_pile if m != card]
    p.tools = 20
    if era == 4:
        homes(p, farmers=3, citizens=2, merchants=1)
        build(p, "storage hall", 22, worker=3)
        hold(p, "2W 2C 2P 1B 1O 1K 1I 1F 1R")
        build(p, "flat", 5)
    else:
        homes(p, farmers=3, citizens=4 if era > 1 else 0)
        build(p, "storage shed", 24)
        for spot in (22, 23):
            build(p, "storage house" if era > 1 else "storage shed", spot, worker=min(era, 2))
        hold(p, {1: "2W 2C 1P 1F", 2: "3W 2C 1P 1B 1O 2F", 3: "3W 2C 2P 1B 1O 1K 1I"}[era])
    p.ticket = 1
    ready(s)
    s.play("steward 1 to second market")
    assert s.decision == "act"
    assert "act subsidy" in legal(s)
    assert ("act second subsidy" in legal(s)) == (len(t.MARKET_SUBSIDY[card]) == 2)
    before = p.held[:]
    gives = t.DEED_GIVES[t.MARKET_SUBSIDY[card][0]]
    copy = s.clone()
    copy.play("act subsidy")
    after = copy.players[0]
    for g, n in gives:
        if g < c.STORED:
            assert after.held[g] == before[g] + n
        elif g == c.TOOL:
            assert after.tools == 20 + n
    if "act card" in legal(s):
        s.clone().play("act card")
    if "act sale" in legal(s):
        s.clone().play("act sale")


def test_market_build_is_all_of_building_but_once() -> None:
    """Ruling 61: x1, with razing and limits."""
    s = table(players=1)
    p = me(s)
    market(s, 1)
    p.tools = 9
    hold(p, "3W")
    p.ticket = 1
    ready(s)
    play(s, "steward 1 to second market", "act card", "build farm on normal")
    assert p.count[c.FARM] == 1
    assert s.decision == "take_turn"


def test_a_payee_rearranges_in_anothers_action() -> None:
    """Ruling 76: goods that come in another's turn find any room."""
    s = table(players=2)
    other = 1 - s.actor
    hold(s.players[other], "3W")
    hold(me(s), "1C")
    stand(s, other, "riverbank grove")
    ready(s)
    go(s, "riverbank grove")
    assert shown(s.players[other].held) == "3W 1C"


def test_the_dolly_pays_the_fee_when_storage_is_too_small_for_it() -> None:
    """Dolly: a Fee of 4 goods with 3 Storage spaces; the food comes straight from a buffer."""
    s = table(players=2, era=3)
    p = me(s)
    other = 1 - s.actor
    homes(p, farmers=1)
    own(p, 231)
    build(p, "hunting lodge", 0, worker=1, buffer=1)
    hold(p, "1W 2B 1F")
    p.tools = 0
    stand(s, other, "clay delve")
    ready(s)
    play(s, "take the dolly")
    go(s, "clay delve")
    while s.decision == "pay_fee":
        s.play(s.choices[0])
    assert shown(p.held).endswith("1F")
    assert p.buffer[0] == 0
    assert s.players[other].held[c.FOOD] == 1
