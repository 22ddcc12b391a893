"""What the evaluation sees in goods and cards: the plans they still allow in this round."""

from typing import cast

import pytest

import colonnade
from colonnade import bots
from colonnade.bots import think
from colonnade.bots.evaluation import evaluation
from colonnade.titles.imperial_settlers.evaluate import PARTS, parts, plans, stored
from colonnade.titles.imperial_settlers.state import Table
from imperial_settlers.table import built, lay_out, player


def planned(supply: str, hand: list[str], empire: tuple[str, ...] = (), round: int = 3) -> float:
    """What a Roman can still plan with his supply, hand and Empire."""
    s = lay_out(
        player("romans", supply, hand=hand, built=list(empire)), player("japanese"), round=round
    )
    return plans(s, s.players[0])


def test_goods_without_a_use_plan_nothing() -> None:
    assert planned("3W+3S+G", []) == 0.0


def test_a_card_counts_when_its_price_can_be_paid() -> None:
    assert planned("W", ["Old Forest"]) == 0.0
    assert planned("2W", ["Old Forest"]) > 1.0


def test_gold_and_pairs_of_workers_stand_in_for_what_is_lacking() -> None:
    whole = planned("2W", ["Old Forest"])
    assert planned("W+G", ["Old Forest"]) == whole
    assert planned("W+2Wk", ["Old Forest"]) == whole
    assert planned("W+Wk", ["Old Forest"]) == 0.0


def test_goods_are_spent_once() -> None:
    """Two wood build one of the two; four build both."""
    one = planned("2W", ["Old Forest", "Lumberjacks' Route"])
    both = planned("4W", ["Old Forest", "Lumberjacks' Route"])
    assert one == max(planned("2W", ["Old Forest"]), planned("2W", ["Lumberjacks' Route"]))
    assert both == pytest.approx(
        planned("2W", ["Old Forest"]) + planned("2W", ["Lumberjacks' Route"])
    )


def test_a_card_is_built_or_razed_not_both() -> None:
    built = planned("2W", ["Old Forest"])
    razed = planned("R", ["Old Forest"])
    assert 0.0 < razed < built
    assert planned("2W+R", ["Old Forest"]) == built


def test_a_faction_card_needs_a_location_to_give_up() -> None:
    """The least of the Empire is given up, and its loss counts."""
    assert planned("S", ["Builder"]) == 0.0
    on_ruins = planned("S", ["Builder"], ("Ruins",))
    assert on_ruins > planned("S", ["Builder"], ("Old Forest",)) > 0.0
    assert planned("S", ["Builder"], ("Ruins", "Old Forest")) == on_ruins


def test_a_used_action_location_has_no_further_plan() -> None:
    assert planned("S+Wk", [], ("Mason",)) == pytest.approx(2.0)
    s = lay_out(player("romans", "S+Wk", built=[{"card": "Mason", "used": 1}]), player("japanese"))
    assert plans(s, s.players[0]) == 0.0


def test_what_produces_is_worth_more_early() -> None:
    early, late = (planned("2W", ["Old Forest"], round=n) for n in (1, 5))
    assert early > late > 0.0


def test_who_has_passed_plans_nothing_more() -> None:
    place = [row[0] for row in PARTS].index("plans")
    for passed in (0, 1):
        roman = player("romans", "2W", hand=["Old Forest"], passed=passed)
        s = lay_out(roman, player("japanese"), turn=1)
        assert (parts(s, 0)[place] > 0.0) == (not passed)


def test_only_what_the_board_keeps_is_stored() -> None:
    """Egyptians keep gold; with Warehouses a Roman keeps resources; after round 5 nobody."""
    s = lay_out(player("egyptians", "2G+3Wk"), player("romans", "2W", built=["Warehouses"]))
    assert stored(s, s.players[0]) == pytest.approx(1.5)
    assert stored(s, s.players[1]) == pytest.approx(1.1)
    last = lay_out(player("egyptians", "2G"), player("romans"), round=5)
    assert stored(last, last.players[0]) == 0.0


def test_the_planner_razes_for_the_wood_that_builds() -> None:
    """One raze token, no wood: New Forest gives the two that Old Forest costs."""
    s = lay_out(
        player("romans", "R", hand=["Old Forest", "New Forest"]),
        player("japanese", "", passed=1),
        round=2,
    )
    s.play(think(bots.make("planner", seed=1), s))
    assert s.players[0].goods[0] == 2
    s.play(think(bots.make("planner", seed=1), s))
    assert built(s) == ["Old Forest"]


def test_estimated_scores_are_near_the_final_ones() -> None:
    """What hints show as the expected score: in every round right on average, for each Faction."""
    judge = evaluation("imperial_settlers")
    off: dict[tuple[int, int], list[float]] = {}
    for seed in range(6):
        s = cast(Table, colonnade.new("imperial_settlers", 4, seed))
        seen: list[tuple[int, list[float]]] = []
        players = [bots.make("planner", seed=seat) for seat in range(4)]
        while not s.over:
            if judge.quiet(s):
                seen.append((s.round, judge.estimates(s)))
            s.play(think(players[s.actor], s))
        for number, estimates in seen:
            for seat, p in enumerate(s.players):
                off.setdefault((p.faction, number), []).append(estimates[seat] - s.scores()[seat])
    averages = [sum(found) / len(found) for found in off.values()]
    assert len(averages) == 4 * 5
    assert max(averages) < 8.0
    assert min(averages) > -8.0
