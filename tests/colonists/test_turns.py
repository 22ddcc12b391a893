"""Turns, movement and the Fee (p.7-9)."""

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


def neighbours(s: ColonistsState, name: str) -> set[str]:
    return {t.PLACE_NAMES[tile] for tile in s.map().near[place(name)]}


def moves(s: ColonistsState, steward: int = 1) -> set[str]:
    head = f"steward {steward} to "
    return {name.removeprefix(head) for name in legal(s) if name.startswith(head)}


def test_three_turns_in_a_row_twice_a_year() -> None:
    """p.7: each player takes three consecutive turns, then the next."""
    s = table(players=2)
    first = s.actor
    turns = []
    while s.actor == first:
        turns.append(s.turn)
        hold(me(s), "")
        go(s, ("riverbank grove", "head official", "librarian")[s.turn])
    assert turns == [0, 1, 2]
    assert s.actor == 1 - first


def test_start_goods_fill_the_basic_storage() -> None:
    """p.4, ruling 33: 3 wood, 2 and 1, 1 and 2, or 3 clay, just before the own first turn."""
    import colonnade

    s = colonnade.new("colonists", 2, 1)
    while s.decision != "start_goods":
        s.play(s.choices[0])
    assert [s.name(a) for a in s.choices] == [f"start with {n} wood" for n in range(4)]
    s.play("start with 1 wood")
    assert isinstance(s, ColonistsState)
    assert shown(me(s).held) == "1W 2C 1F"
    assert me(s).tools == 6
    assert me(s).kind.count(c.FARM) == 2


def test_first_move_starts_from_a_market_of_choice() -> None:
    """p.7: the steward is placed on a market, which is no turn; he can act beside any market."""
    s = table(players=1)
    assert me(s).stewards[0] == -1
    hold(me(s), "3W")
    ready(s)
    beside = neighbours(s, "first market") | neighbours(s, "second market")
    assert moves(s) <= beside | {"first market", "second market"}
    assert {"first market", "second market"} <= moves(s)


def test_range_one_and_jumping_to_markets() -> None:
    """p.8: to an adjacent place, or with a jump to any market."""
    s = table(players=1)
    stand(s, 0, "riverbank grove")
    hold(me(s), "2W 1P 1F")
    me(s).tools = 20
    ready(s)
    assert moves(s) <= neighbours(s, "riverbank grove") | {"first market", "second market"}
    assert {"first market", "second market"} <= moves(s)


def test_stables_widen_the_range_and_markets_can_be_passed() -> None:
    """p.8 example: with a staffed Stables two places; through a market too (Note)."""
    s = table(players=1, era=4)
    p = me(s)
    homes(p, merchants=1)
    build(p, "stables", 0, worker=3)
    ready(s)
    assert p.range == 2
    start = place("developer")
    near = s.map().near
    two = {o for n in near[start] for o in near[n]} | set(near[start])
    two.discard(start)
    markets = set(s.map().markets)
    assert set(targets(s, p, start, 2)) == (two | markets) - {start}


def test_not_back_to_the_same_market_or_place_in_one_turn() -> None:
    """Rulings 34, 35: a turn leads from one place to another."""
    s = table(players=1)
    stand(s, 0, "first market")
    hold(me(s), "2W 2C")
    me(s).tools = 20
    ready(s)
    assert "first market" not in moves(s)
    assert "second market" in moves(s)


def test_no_move_without_an_action() -> None:
    """p.7: a Builder you can't pay is no target; a Resource Place always is."""
    s = table(players=1)
    hold(me(s), "")
    ready(s)
    assert not can_go(s, "joiner")
    assert not can_go(s, "builder: farm")
    assert not can_go(s, "diplomat")
    assert not can_go(s, "developer")
    assert can_go(s, "riverbank grove")
    assert can_go(s, "head official")
    assert can_go(s, "librarian")


def test_a_market_action_is_always_possible() -> None:
    """p.8 Note and ruling 38: the Subsidy may be declined; with full stores it is thrown away."""
    s = table(players=1)
    market(s, 2)
    hold(me(s), "3W 1F")
    ready(s)
    go(s, "second market", "act subsidy")
    assert s.decision == "throw_away"
    play(s, "discard clay", "discard clay")
    assert shown(me(s).held) == "3W 1F"


def test_end_on_another_place_than_you_started() -> None:
    """p.9, ruling 36: a steward may return in between, not at the end; markets are exempt."""
    s = table(players=1)
    stand(s, 0, "riverbank grove")
    me(s).started = me(s).stewards[:]
    s.turn = 1
    s.frames = [(f.HALF_YEAR, -1, 1, 0, 0), (f.TURNS, 0, 2, 0, 0), (f.TAKE_TURN, 0, 0, 0, 0)]
    stand(s, 0, "first market")
    me(s).moved = 1
    hold(me(s), "1W")
    me(s).ticket = 1
    ready(s)
    go(s, "riverbank grove")
    assert s.turn == 2
    assert me(s).stewards[0] == place("riverbank grove")
    assert "first market" in moves(s)
    # in the third turn he may not come back to where he began
    stand(s, 0, "first market")
    me(s).ticket = 1
    ready(s)
    assert not can_go(s, "riverbank grove")
    me(s).ticket = 1
    # a steward who began on a market may end there
    me(s).started[0] = place("second market")
    ready(s)
    assert "second market" in moves(s)


def test_only_the_returned_steward_may_move_in_the_third_turn() -> None:
    """Ruling 36: A moved away and back, so turn 3 must move A away."""
    s = table(players=1, era=1)
    relate(s, me(s), "envoy", 1)
    stand(s, 0, "riverbank grove")
    stand(s, 0, "head official", 1)
    me(s).started = me(s).stewards[:]
    me(s).moved = 1
    s.turn = 2
    ready(s)
    assert moves(s, 1)
    assert not moves(s, 2)


def test_one_steward_of_a_player_on_a_place() -> None:
    """p.9: not to a place with another own steward; on markets any number."""
    s = table(players=1)
    relate(s, me(s), "envoy", 1)
    stand(s, 0, "riverbank grove")
    stand(s, 0, "first market", 1)
    ready(s)
    me(s).ticket = 1
    advance(s)
    assert "riverbank grove" not in moves(s, 2)
    assert "first market" in moves(s, 1)
    assert "riverbank grove 2" in moves(s, 2)


def test_stewards_up_to_four() -> None:
    """p.9: Envoy and two Boardinghouses; ruling 17: then no Apprentice can enter."""
    s = table(players=1, era=4)
    p = me(s)
    relate(s, p, "envoy", 1)
    homes(p, merchants=2)
    build(p, "boardinghouse", 1, worker=3)
    build(p, "boardinghouse", 2, worker=3)
    ready(s)
    assert p.steward_limit == 4
    p.tokens[t.APPRENTICE] = 3
    for i, name in enumerate(("grove", "joiner", "baker", "first market")):
        stand(s, 0, name, i)
    ready(s)
    assert not moves(s, 5)
    p.stewards[3] = -1
    ready(s)
    assert moves(s, 5)


# --- limited improvements that move -----------------------------------------------------


def test_ticket_moves_anywhere_for_a_token_and_two_wood() -> None:
    """p.17: 1 wood off the card and 2 more from Storage; ruling 44: the Fee is still due."""
    s = table(players=2)
    p = me(s)
    payer = s.actor
    p.tokens[t.TICKETS[0]] = 3
    hold(p, "3W")
    stand(s, 1 - s.actor, "riverbank grove")
    ready(s)
    s.play("use ticket 135")
    assert p.tokens[t.TICKETS[0]] == 2
    assert shown(p.held) == "1W"
    s.play("steward 1 to riverbank grove")
    assert shown(s.players[1 - payer].held) == "1W"


def test_ticket_is_discarded_after_its_last_use() -> None:
    """p.16: once all goods are removed."""
    s = table(players=1)
    me(s).tokens[t.TICKETS[0]] = 1
    hold(me(s), "2W")
    ready(s)
    s.play("use ticket 135")
    assert t.card(135) in s.discards


def test_range_that_was_not_used_is_not_kept() -> None:
    """Rulings 46, 47: for one move of this turn; after the third turn it is gone."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "laborer", 2)
    s.figures = [-1, -1, place("first market")]
    s.frames = [*s.frames[:-2], (f.TURNS, 0, 3, 0, 0)]
    ready(s)
    p.extra_range = 1
    s.play("done")
    assert (s.decision, p.extra_range) == ("take_turn", 0)


def test_a_ticket_is_paid_for_a_move_and_not_kept() -> None:
    """p.16: used for the Laborer after the third turn, it takes him somewhere at once."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "laborer", 2)
    p.tokens[t.TICKETS[0]] = 3
    hold(p, "2W")
    s.figures = [-1, -1, place("first market")]
    s.frames = [*s.frames[:-2], (f.TURNS, 0, 3, 0, 0)]
    ready(s)
    assert s.decision == "late_turn"
    s.play("use ticket 135")
    assert "done" not in legal(s)
    s.play("laborer ambassador to diplomat")
    assert p.ticket == 0


@pytest.mark.parametrize(("number", "extra"), [(135, "2W"), (235, "2C"), (335, "1P"), (435, "1B")])
def test_what_each_ticket_costs(number: int, extra: str) -> None:
    """Cards 135 to 435; rulings 15 on 435: 3 bricks, 1 more a use."""
    row = c.IMPROVEMENTS[t.CARD_ROW[t.card(number)]]
    assert row.effect[1] == extra
    assert row.cost == "3" + extra[-1]


def test_horse_gives_range_twice_once_a_turn() -> None:
    """Card 334, rulings 12, 46: 2 uses, $2 when played."""
    s = table(players=1, era=3)
    p = me(s)
    p.tools = 9
    hold(p, "1P 1O")
    draw(p, 334)
    ready(s)
    go(s, "developer")
    assert p.dollars == 2
    assert p.tokens[t.HORSE] == 2
    p.stewards[0] = place("librarian")
    s.look_around()
    ready(s)
    near = {name for name in legal(s) if name.startswith("steward 1 to")}
    s.play("ride the horse")
    assert p.extra_range == 1
    assert "ride the horse" not in legal(s)
    assert near < {name for name in legal(s) if name.startswith("steward 1 to")}


def test_apprentice_three_turns() -> None:
    """Card 234, rulings 12, 48: he enters by a market and leaves after his third turn."""
    s = table(players=1, era=2)
    p = me(s)
    p.tools = 9
    hold(p, "1P 1B")
    draw(p, 234)
    ready(s)
    go(s, "developer")
    assert p.dollars == 2
    assert p.tokens[t.APPRENTICE] == 3
    for _ in range(2):
        s.play(next(n for n in legal(s) if n.startswith("steward 5 to") and "grove" in n))
    assert p.stewards[4] >= 0
    while p.tokens[t.APPRENTICE]:
        options = [n for n in legal(s) if n.startswith("steward 5 to")]
        s.play(options[0] if options else legal(s)[0])
    while s.decision not in ("take_turn", "lay_place", "next_place", "redistribute"):
        s.play(s.choices[0])
    assert p.stewards[4] == -1


def test_the_apprentice_leaves_after_the_third_turn_too() -> None:
    """Ruling 48: his last move in the last of three turns; the next player finds the place free."""
    s = table(players=2, era=2)
    p = me(s)
    seat = s.actor
    p.tokens[t.APPRENTICE] = 1
    s.frames = [*s.frames[:-2], (f.TURNS, seat, 2, 0, 0)]
    ready(s)
    s.play(next(n for n in legal(s) if n.startswith("steward 5 to") and "grove" in n))
    assert s.actor != seat
    assert p.stewards[4] == -1
    assert not any(here >> seat & 1 for here in s.here[: t.FIRST_MARKET])
