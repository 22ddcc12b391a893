"""The bots' judgement: what a community, a visit and a plan are worth, and that it plays well."""

import pytest

from colonists.helpers import build, draw, hold, homes, me, place, ready, stand, table
from colonnade import bots
from colonnade.bots import think
from colonnade.bots.evaluation import evaluation
from colonnade.kernel import registry
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.evaluate import PARTS, SIMPLE, advise, advised, horizon, parts
from colonnade.titles.colonists.prospects import distances, outlook, visit_worth
from colonnade.titles.colonists.state import STORE_SPOTS, ColonistsState
from colonnade.titles.colonists.tables import PLACE_NAMES
from colonnade.titles.colonists.worth import standing, turns_left


def part(s: ColonistsState, name: str, seat: int | None = None) -> float:
    found = parts(s, s.actor if seat is None else seat)
    return found[[row[0] for row in PARTS].index(name)]


def visit(s: ColonistsState, where: str) -> float:
    return visit_worth(s, standing(s, s.actor), s.actor, place(where))


# --- the parts ----------------------------------------------------------------------------


def test_the_points_are_those_of_the_scoring_pad() -> None:
    s = registry.get("colonists").new(2, 5, {"last_era": 2})
    greedy = bots.make("greedy", seed=1)
    while not s.over:
        assert isinstance(s, ColonistsState)
        for seat, sheet in enumerate(s.score_sheet()):
            pad = sum(v for k, v in sheet.items() if k != "total")
            assert part(s, "points", seat) == pad
        for _ in range(25):
            if not s.over:
                s.play(think(greedy, s))


def test_every_turn_is_counted_down() -> None:
    """p.6: 5 years of 2 half-years with 3 turns each in every era."""
    s = table(players=3, last=2)
    order = [(s.actor + k) % 3 for k in range(3)]
    assert [turns_left(s, seat) for seat in order] == [60, 60, 60]
    while s.actor == order[0]:
        begun = 0 if s.decision == "take_turn" else 1
        assert turns_left(s, s.actor) == 60 - s.turn - begun
        s.play(s.choices[0])
    assert [turns_left(s, seat) for seat in order] == [57, 60, 60]


def test_a_job_counts_for_an_idle_farmer_at_once() -> None:
    """p.20: colonists are redistributed at the end of every year, so nobody stays idle."""
    s = table()
    homes(me(s), farmers=1)
    ready(s)
    before = part(s, "hired"), part(s, "goods_income"), part(s, "idle")
    build(me(s), "forester's house", 0)
    ready(s)
    assert before[:2] == (0.0, 0.0)
    assert part(s, "hired") == c.WORKER_VALUE[c.FARMER]
    assert part(s, "goods_income") > 0
    assert part(s, "idle") < before[2]


def test_wood_beyond_what_storage_can_pay_counts_little() -> None:
    s = table()
    homes(me(s), farmers=6)
    gains = []
    for spot in range(6):
        before = part(s, "goods_income")
        build(me(s), "forester's house", spot)
        ready(s)
        gains.append(part(s, "goods_income") - before)
    assert gains[0] > 2 * gains[3] > 0


def test_who_cannot_be_fed_weighs_more_the_nearer_the_end() -> None:
    s = table(era=2, last=2)
    homes(me(s), citizens=2)
    build(me(s), "theater", 0, worker=c.CITIZEN)
    build(me(s), "theater", 1, worker=c.CITIZEN)
    hold(me(s), "1F")
    ready(s)
    early = part(s, "hunger")
    s.year = c.YEARS
    s.half = 1
    assert part(s, "hunger") > 1.5 * early > 0
    hold(me(s), "2F")
    assert part(s, "hunger") == 0


def test_goods_are_worth_nothing_after_the_last_turn() -> None:
    s = registry.get("colonists").new(2, 8, {"last_era": 1})
    greedy = bots.make("greedy", seed=3)
    last = s.clone()
    while not s.over:
        assert isinstance(s, ColonistsState)
        if s.year == c.YEARS and s.frames and turns_left(s, 0) + turns_left(s, 1) == 0:
            last = s.clone()
        s.play(think(greedy, s))
    assert isinstance(last, ColonistsState)
    for name in ("wood_clay", "tools", "goods_income", "outlook", "storage"):
        assert part(last, name, 0) == part(last, name, 1) == 0


# --- visits and plans ---------------------------------------------------------------------


def test_a_builder_is_worth_a_visit_to_who_can_pay() -> None:
    s = table()
    homes(me(s), farmers=2)
    hold(me(s), "1W")
    ready(s)
    assert visit(s, "builder: forester's house") == 0
    hold(me(s), "3W")
    assert visit(s, "builder: forester's house") > visit(s, "riverbank grove") > 0


def test_company_at_a_place_takes_the_fee_off() -> None:
    """p.9: a tool or sustenance good and building resources to each player there."""
    s = table()
    stand(s, s.actor, "first market")
    alone = visit(s, "riverbank grove")
    stand(s, 1 - s.actor, "riverbank grove")
    assert visit(s, "riverbank grove") < alone


def test_the_way_leads_only_over_places_with_something_to_do() -> None:
    """p.7: a steward may not move to a place without carrying out an action there."""
    s = table(seed=3)
    p = me(s)
    p.tools = 0
    hold(p, "")
    stand(s, s.actor, "first market")
    ready(s)
    reached = distances(s, p)
    for tile, turns in enumerate(reached):
        if turns > 1:
            before = [t for t in s.map().near[tile] if reached[t] == turns - 1]
            assert any("builder" not in PLACE_NAMES[t] for t in before)
    assert all(reached[market] == 1 for market in s.map().markets if p.stewards[0] != market)


def test_goods_for_a_building_open_a_prospect() -> None:
    s = table()
    homes(me(s), farmers=2)
    stand(s, s.actor, "first market")
    ready(s)
    seat = s.actor
    poor = outlook(s, standing(s, seat), seat)
    hold(me(s), "3W")
    assert outlook(s, standing(s, seat), seat) > poor


# --- advice and play ------------------------------------------------------------------------


def test_a_shed_is_staffed_before_the_steward_moves() -> None:
    """p.13: a Storage Facility gives its spaces only to who employs somebody in it."""
    s = table()
    homes(me(s), farmers=1)
    build(me(s), "storage shed", STORE_SPOTS)
    hold(me(s), "2W")
    ready(s)
    advice = evaluation("colonists").advise(s)
    assert s.name(s.choices[advice.index(max(advice))]).startswith("employ farmer")
    assert s.name(think(bots.make("planner"), s)).startswith("employ farmer")


def test_the_better_card_is_kept() -> None:
    s = table()
    p = me(s)
    draw(p, 101, 107)
    stand(s, s.actor, "first market")
    ready(s)
    both = part(s, "hand")
    draw(p, 107)
    assert both > part(s, "hand") > 0


def test_the_planner_outbuilds_the_greedy_bot() -> None:
    """Six games of era I on three seeds, both seats: it leads in the sum by a wide margin."""
    lead = 0
    for seed in (1, 2, 3):
        for own in range(2):
            s = registry.get("colonists").new(2, seed, {"last_era": 1})
            players = [bots.make("planner" if seat == own else "greedy", seed) for seat in (0, 1)]
            while not s.over:
                s.play(think(players[s.actor], s))
            lead += s.scores()[own] - s.scores()[1 - own]
    assert lead > 0


def test_simple_decisions_are_advised_as_with_a_look_at_the_community() -> None:
    seen = set()
    for seed in range(4):
        s = registry.get("colonists").new(2, seed, {"last_era": 2})
        bot = bots.make("random", seed=seed)
        while not s.over:
            assert isinstance(s, ColonistsState)
            op = s.frames[-1][0]
            if op in SIMPLE:
                seen.add(op)
                st = standing(s, s.actor)
                assert advise(s) == [advised(s, st, action) for action in s.choices]
            s.play(think(bot, s))
    assert len(seen) >= 5


@pytest.mark.parametrize(("last", "within"), [(1, 8.0), (4, 20.0)])
def test_expected_scores_are_near_the_final_ones(last: int, within: float) -> None:
    """What hints tell: in every era right on average, though the parts see far more coming."""
    judge = evaluation("colonists")
    off: dict[int, list[float]] = {}
    for seed in range(4):
        s = registry.get("colonists").new(2, seed, {"last_era": last})
        players = [bots.make("planner", seed=seat) for seat in range(2)]
        seen: list[tuple[int, list[float]]] = []
        while not s.over:
            assert isinstance(s, ColonistsState)
            if judge.quiet(s):
                seen.append((s.era, judge.expected(s, judge.estimates(s))))
            s.play(think(players[s.actor], s))
        for era, expected in seen:
            off.setdefault(era, []).extend(
                guess - final for guess, final in zip(expected, s.scores(), strict=True)
            )
    assert sorted(off) == list(range(1, last + 1))
    for found in off.values():
        assert abs(sum(found) / len(found)) < within


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_plays_on_to_the_end_of_its_own_next_turns(players: int) -> None:
    """p.6: everybody makes three turns in a row, so all the others' come in between."""
    assert horizon(table(players=players)) >= 3 * players + 3


def test_hints_tell_expected_scores_of_moves_tried_and_untried() -> None:
    """Nearer to what games bring than to all that the parts see coming."""
    s = table(last=1)
    judge = evaluation("colonists")
    seen = judge.estimates(s)[s.actor]
    expected = judge.expected(s, judge.estimates(s))[s.actor]
    for iterations in (1, 30):
        for hint in bots.hints(s, iterations=iterations):
            assert abs(hint.score - expected) < abs(hint.score - seen)
