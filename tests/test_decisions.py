"""The tool that weighs single decisions: which it takes, whose move is better, what it says."""

from itertools import pairwise

import decisions
import pytest
from decisions import Weighed

from colonnade.kernel import registry


def test_decisions_are_real_and_always_the_same() -> None:
    first = list(decisions.decisions("puerto_rico", 2, {}, 6))
    again = list(decisions.decisions("puerto_rico", 2, {}, 6))
    assert len(first) == 6
    assert all(len(s.legal()) > 1 for s in first)
    assert len({s.digest() for s in first}) == 6
    assert [s.digest() for s in first] == [s.digest() for s in again]


def test_decisions_lie_apart_and_come_from_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "PLAYING", 1)
    taken = list(decisions.decisions("puerto_rico", 2, {}, 120))
    assert len({s.digest() for s in taken}) == 120
    rounds = [s.dump()["state"]["round"] for s in taken]
    games = 1 + sum(later < earlier for earlier, later in pairwise(rounds))
    assert 4 <= games <= 30
    assert len(set(rounds)) > 5


def test_moves_are_weighed_only_where_the_budgets_disagree() -> None:
    seen = set()
    for number, s in enumerate(decisions.decisions("puerto_rico", 2, {}, 8)):
        row = decisions.weighed(s, number, (4, 60), 40)
        assert all(action in s.legal() for action in row.chosen)
        differ = len(set(row.chosen)) > 1
        assert set(row.win) == set(row.ahead) == (set(row.chosen) if differ else set())
        assert all(0 <= chance <= 1 for chance in row.win.values())
        seen.add(differ)
    assert seen == {True, False}


def test_moves_are_weighed_by_what_they_lead_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the last decision of a game that is its result, and who decides is the one it is for."""
    s = registry.get("puerto_rico").new(2, 3, {})
    while not s.over:
        last = s.clone()
        s.play(s.choices[0])
    answers = {10: last.choices[0], 20: last.choices[1]}
    monkeypatch.setattr(decisions, "make", lambda name, seed, budget: answers[budget])
    monkeypatch.setattr(decisions, "think", lambda bot, state: bot)
    row = decisions.weighed(last, 1, (10, 20), 30)
    assert row.chosen == last.choices[:2]
    for action in row.chosen:
        after = last.clone()
        after.play(action)
        assert after.over
        scores = after.scores()
        lead = scores[last.actor] - sum(scores) / 2
        winners = after.ranking()[0]
        assert row.win[action] == pytest.approx((last.actor in winners) / len(winners))
        assert row.ahead[action] == pytest.approx(lead, abs=0.02)  # ties are broken by a hundredth


ROWS = [
    Weighed([7, 8, 8], {7: 0.20, 8: 0.26}, {7: -1.0, 8: 1.0}),
    Weighed([5, 5, 4], {5: 0.50, 4: 0.48}, {5: 2.0, 4: 1.5}),
    Weighed([3, 3, 3], {}, {}),
    Weighed([1, 2, 1], {1: 0.10, 2: 0.12}, {1: 0.0, 2: 0.5}),
]


@pytest.mark.parametrize(
    ("step", "otherwise", "win", "ahead"),
    [
        (0, 0.5, [0.06, 0.0, 0.0, 0.02], [2.0, 0.0, 0.0, 0.5]),
        (1, 0.5, [0.0, -0.02, 0.0, -0.02], [0.0, -0.5, 0.0, -0.5]),
    ],
)
def test_the_larger_budget_is_credited_with_the_difference(
    step: int, otherwise: float, win: list[float], ahead: list[float]
) -> None:
    share, chances, points = decisions.better(ROWS, step)
    assert share == otherwise
    assert chances == pytest.approx(win)
    assert points == pytest.approx(ahead)


def test_the_interval_is_that_of_the_mean() -> None:
    assert decisions.with_interval([1.0, 3.0, 1.0, 3.0], 2) == "+2.00 ± 1.13"


def test_the_table_has_a_row_for_each_larger_budget() -> None:
    rows = decisions.table(ROWS).splitlines()[2:]
    assert [row.split(" | ")[:3] for row in rows] == [
        ["| 1,000", "100", "50 %"],
        ["| 10,000", "1,000", "50 %"],
    ]
