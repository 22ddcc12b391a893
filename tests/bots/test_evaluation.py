"""The evaluations: parts for every seat, words for every part, nothing changed by looking."""

from typing import Any

import pytest

from colonnade.bots import words
from colonnade.bots.evaluation import evaluation, final_points, from_scores
from colonnade.bots.tree import Tree
from colonnade.kernel import registry, text
from colonnade.kernel.rng import below, mixed
from colonnade.kernel.state import State
from conformance import Setting
from settings import all_settings
from short_games import short_options, smallest_table


def moments(title: str, players: int, options: dict[str, object], seed: int) -> list[State]:
    s = registry.get(title).new(players, seed, options)
    found = [s.clone()]
    step = 0
    while not s.over:
        s.play(s.choices[below(mixed(seed * 1000 + step), len(s.choices))])
        step += 1
        if step % 7 == 0 or s.over:
            found.append(s.clone())
    return found


@pytest.mark.parametrize("setting", all_settings(), ids=repr)
def test_every_position_can_be_judged_and_is_left_alone(setting: Setting) -> None:
    title, players, options = setting.title.name, setting.players, setting.options
    judge = evaluation(title)
    for s in moments(title, players, options, 2):
        before = s.digest()
        if not s.over:
            assert 0.0 <= judge.time_left(s) <= 1.0
            for seat in range(players):
                assert len(judge.parts(s, seat)) == len(judge.names)
            advice = judge.advise(s)
            assert len(advice) == len(s.choices)
            assert all(-100 < value < 100 for value in advice)
        estimates = judge.estimates(s)
        chances = judge.chances(estimates, 0.5)
        assert abs(sum(chances) - 1) < 1e-9
        assert len(estimates) == players
        assert s.digest() == before


@pytest.mark.parametrize("title", registry.titles())
def test_the_time_runs_down(title: str) -> None:
    found = moments(title, smallest_table(title), {}, 3)
    judge = evaluation(title)
    left = [judge.time_left(s) for s in found if not s.over]
    assert left[0] > 0.8
    assert left[-1] < 0.3


@pytest.mark.parametrize("title", registry.titles())
def test_every_part_has_a_name_in_every_language(title: str) -> None:
    judge = evaluation(title)
    package = registry.packages()[title]
    wanted = {f"part-{name.replace('_', '-')}" for name in judge.names}
    for language in text.LANGUAGES:
        assert words.keys(package, "evaluate.{}.ftl", language) == wanted
        for name in judge.names:
            assert "_" not in words.part_name(title, name, language)


def test_our_own_words_are_complete() -> None:
    english, german = (words.keys("colonnade.bots", "{}.ftl", lang) for lang in ("en", "de"))
    assert english == german


@pytest.mark.parametrize("title", registry.titles())
def test_every_style_names_parts_that_exist(title: str) -> None:
    module: Any = registry.part(title, "evaluate")
    names = {row[0] for row in module.PARTS}
    for factors in module.STYLES.values():
        assert set(factors) <= names


@pytest.mark.parametrize("title", registry.titles())
def test_the_end_of_a_game_is_judged_by_its_score(title: str) -> None:
    last = moments(title, smallest_table(title), short_options(title), 5)[-1]
    assert last.over
    points = final_points(last)
    assert [round(p) for p in points] == last.scores()
    best = last.ranking()[0][0]
    assert points[best] == max(points)
    assert evaluation(title).estimates(last) == points


def test_without_an_evaluation_the_score_counts() -> None:
    s = registry.new("puerto_rico", 3, seed=1)
    assert from_scores().estimates(s) == [float(points) for points in s.scores()]


@pytest.mark.parametrize("title", registry.titles())
def test_expected_points_are_the_parts_by_their_expected_weights(title: str) -> None:
    """What a hint says of a move's parts adds up to what it says of its score."""
    judge = evaluation(title)
    for s in moments(title, smallest_table(title), short_options(title), 3):
        if s.over:
            continue
        weights = judge.expected_weights(s)
        expected = judge.expected(s, judge.estimates(s))
        for seat in range(s.seats):
            held = judge.parts(s, seat)
            told = sum(part * worth for part, worth in zip(held, weights, strict=True))
            assert told == pytest.approx(expected[seat])


@pytest.mark.parametrize("title", registry.titles())
def test_the_tree_plays_on_as_far_as_the_title_says(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = evaluation(title)
    quiet = judge.quiet
    for s in moments(title, registry.get(title).high, {}, 2)[:3]:
        passed: list[bool] = []

        def noted(state: State, passed: list[bool] = passed) -> bool:
            passed.append(quiet(state))
            return passed[-1]

        tree = Tree(judge, s, 1)
        after = s.clone()
        monkeypatch.setattr(judge, "quiet", noted)
        tree.play_on(after)
        monkeypatch.undo()
        assert not after.over
        assert sum(passed) == judge.horizon(s) + 1
