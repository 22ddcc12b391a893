"""The special ambassadors (p.19): Alchemist, Altruist and Laborer."""

import pytest

from colonists.helpers import (
    build,
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
    with_relation,
)  # fmt: skip
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.state import ColonistsState

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


def test_the_second_to_unlock_him_finds_the_figure_where_it_is() -> None:
    """p.19: only the first player places a special ambassador."""
    s = with_relation("alchemist", 1, players=2)
    relate(s, s.players[1 - s.actor], "alchemist", 2)
    s.figures = [place("grove"), -1, -1]
    p = me(s)
    hold(p, "1P 1B")
    ready(s)
    go(s, "diplomat")
    assert p.level[c.ALCHEMIST] == 2
    assert s.decision == "take_turn"
    assert s.figures[0] == place("grove")


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


def test_a_subsidy_of_dollars_is_no_discount_to_choose() -> None:
    """Ruling 110: 1 tool or 2 dollars; dollars are never paid, so the tool it is."""
    from colonnade.titles.colonists.goods import discount, discount_sides

    s = discounted("first market", era=4)
    market(s, 7, 4)
    assert discount_sides(s, me(s)) == 1
    assert discount(s, 0) == ((c.TOOL, 1),)


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
    p.worker[6] = p.worker[7] = 0
    ready(s)
    assert demand(s, p, c.FOOD) == 0  # 1 less 2: never below 0


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


def test_a_limited_card_paid_by_the_discount_alone_is_discarded() -> None:
    """p.16, ruling 107: no goods lie on it, so it has no use left."""
    s = discounted("riverbank forest")
    p = me(s)
    draw(p, 135)
    ready(s)
    go(s, "developer")
    assert p.tokens[t.TICKETS[0]] == 0
    assert t.card(135) in s.discards


def test_an_ambassador_stays_when_an_embassy_is_razed() -> None:
    """p.18, p.19: all players share him; who has no relations left can't move him."""
    s = with_relation("alchemist", 2)
    p = me(s)
    s.figures = [place("third market"), -1, -1]
    hold(p, "2W")
    p.tools = 9
    ready(s)
    go(s, "builder: farm", "build farm over another")
    assert s.figures[0] == place("third market")
    assert not any(n.startswith("alchemist ambassador") for n in legal(s))


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


def test_laborer_brings_nothing_on_level_i() -> None:
    """p.19: from level II on, as for moving him."""
    s = table(players=2, era=2)
    p = me(s)
    other = s.players[1 - s.actor]
    relate(s, other, "laborer", 1)
    s.figures = [-1, -1, place("joiner")]
    hold(p, "2W")
    ready(s)
    go(s, "joiner")
    assert sum(other.held) == 0


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


def test_the_alchemist_at_the_end_of_a_turn_rides_on_that_turns_horse() -> None:
    """p.19: he moves at the start or the end of a turn; card 334: the Horse helps once a turn.

    Ridden at the end of the first turn, it can be ridden in the second one again.
    """
    s = with_relation("alchemist", 2, era=3)
    p = me(s)
    p.tokens[t.HORSE] = 2
    s.figures = [place("grove"), -1, -1]
    ready(s)
    go(s, "librarian")
    assert (s.decision, s.turn) == ("late_turn", 0)
    near = {n for n in legal(s) if n.startswith("alchemist")}
    s.play("ride the horse")
    assert "ride the horse" not in legal(s)
    s.play(next(n for n in legal(s) if n.startswith("alchemist") and n not in near))
    assert (s.decision, s.turn) == ("take_turn", 1)
    assert not any(n.startswith("alchemist") for n in legal(s))
    s.play("ride the horse")
    assert (p.extra_range, p.tokens[t.HORSE]) == (1, 0)


def test_the_alchemist_may_wait_for_the_start_of_the_next_turn() -> None:
    """p.19: the end of one turn and the start of the next are two moments."""
    s = with_relation("alchemist", 2, era=3)
    p = me(s)
    p.tokens[t.HORSE] = 2
    s.figures = [place("grove"), -1, -1]
    ready(s)
    go(s, "librarian")
    s.play("done")
    s.play("ride the horse")
    s.play(next(n for n in legal(s) if n.startswith("alchemist")))
    assert (s.decision, s.turn, p.tokens[t.HORSE]) == ("take_turn", 1, 1)
    assert "ride the horse" not in legal(s)


@pytest.mark.parametrize(("uses", "ridden"), [(1, False), (0, False), (2, True)])
def test_nobody_is_asked_twice_for_the_same_move(uses: int, ridden: bool) -> None:
    """p.19: where the next turn allows as much, moving him at its start is the same."""
    s = with_relation("alchemist", 2, era=3)
    p = me(s)
    p.tokens[t.HORSE] = uses + ridden
    s.figures = [place("grove"), -1, -1]
    ready(s)
    if ridden:
        s.play("ride the horse")
    go(s, "librarian")
    assert (s.decision, s.turn, p.tokens[t.HORSE]) == ("take_turn", 1, uses)


def put_away(s: ColonistsState) -> None:
    """Store what has come as it is, throwing away what comes first in the list."""
    while s.decision in ("alchemy", "throw_away"):
        s.play("done" if s.decision == "alchemy" else s.choices[0])


def test_improvements_of_the_alchemist_count_for_the_turn_that_ends() -> None:
    """p.17, p.19: two improvements a turn; his two end the first turn, the second has its own."""
    s = with_relation("alchemist", 2, players=2)
    p = me(s)
    relate(s, p, "scholar", 2)
    homes(p, farmers=2)
    build(p, "institute", 10, worker=c.FARMER + 4 * c.FARMER)
    draw(p, 101, 103, 105)
    stand(s, 1 - s.actor, "developer")
    beside = s.map().near[place("developer")][0]
    s.figures = [beside, -1, -1]
    ready(s)
    go(s, "grove")
    put_away(s)
    assert (s.decision, s.turn) == ("late_turn", 0)
    play(s, "alchemist ambassador to developer", "act first")
    for name in ("play stone axe 101", "play wood shovel 103"):
        s.play(name)
        put_away(s)
    assert (s.decision, s.turn, p.plays) == ("take_turn", 1, 0)
    go(s, "librarian", "done")
    assert s.decision == "play_card"
    assert "play wood saw 105" in legal(s)


def test_the_dolly_serves_the_alchemist_and_the_turn_after_him() -> None:
    """p.19; card 231, ruling 74: once a turn, and his move may be the end of the first."""
    s = with_relation("alchemist", 2, players=2)
    p = me(s)
    own(p, 231)
    homes(p, farmers=3)
    for spot in (10, 11, 12):
        build(p, "forester's house", spot, worker=c.FARMER, buffer=2)
    stand(s, 1 - s.actor, "joiner")
    s.figures = [s.map().near[place("joiner")][0], -1, -1]
    ready(s)
    go(s, "clay delve")
    put_away(s)
    assert (s.decision, s.turn) == ("late_turn", 0)
    play(s, "take the dolly", "alchemist ambassador to joiner", "act first", "line 1 x 1")
    put_away(s)
    assert (s.decision, s.turn) == ("take_turn", 1)
    assert "take the dolly" in legal(s)


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
