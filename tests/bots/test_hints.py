"""Hints rank every legal move and say why; the analysis finds what turned a game."""

import json

import pytest

from colonnade import bots
from colonnade.bots import think
from colonnade.kernel import registry, text
from colonnade.kernel.errors import ColonnadeError, IllegalAction
from colonnade.kernel.record import Game
from colonnade.kernel.scenario import scenario
from short_games import short_game, smallest_table


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("title", registry.titles())
def test_every_decision_of_a_game_gets_hints(title: str, language: str) -> None:
    s = short_game(title, smallest_table(title), 4)
    asked: set[str] = set()
    while not s.over:
        if s.decision not in asked:
            asked.add(s.decision)
            found = bots.hints(s, language, iterations=20)
            assert sorted(hint.action for hint in found) == sorted(s.choices)
            for hint in found:
                assert hint.words == s.words(hint.action, language)
                assert 0.0 <= hint.win <= 1.0
                assert 0.0 <= hint.certainty <= 1.0
                assert hint.gains
                json.dumps(hint.as_data())
        s.play(think(bots.make("greedy", seed=len(asked)), s))
    assert asked


def test_the_hint_sees_what_is_right_before_the_eyes() -> None:
    """Five corn, an empty ship and the captain in hand: ship, nothing else."""
    s = scenario(
        "puerto_rico",
        2,
        players={0: {"goods": {"corn": 5, "coffee": 1}, "doubloons": 0}},
        frames=[["round", -1, 1, 0, 0], ["choose_role", 0, 0, 0, 0]],
    )
    best = bots.hints(s, "en", iterations=300)[0]
    assert best.name in ("role captain", "role trader")
    assert any("points" in reason for reason in best.gains)


def test_more_iterations_make_more_certain() -> None:
    s = registry.new("puerto_rico", 3, seed=4)
    few, many = (bots.hints(s, iterations=n)[0].certainty for n in (20, 600))
    assert many > few


def test_a_finished_game_needs_no_hint() -> None:
    s = registry.new("puerto_rico", 2, seed=4)
    while not s.over:
        s.play(s.choices[-1])
    with pytest.raises(IllegalAction, match="over"):
        bots.hints(s)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ColonnadeError, match="allowed: en, de"):
        bots.hints(registry.new("puerto_rico", 2), "fr", iterations=10)


def lopsided_game() -> Game:
    """A good player against one who plays anything."""
    game = Game("puerto_rico", 2, 3, {})
    players = [bots.make("planner", seed=1), bots.make("random", seed=2)]
    while not game.state.over:
        game.play(think(players[game.state.actor], game.state))
    return game


def test_the_analysis_blames_the_one_who_blundered() -> None:
    game = lopsided_game()
    steps: list[tuple[int, int]] = []
    found = bots.analyse(
        game.record(),
        "de",
        iterations=60,
        names=["Anna", "Ben"],
        progress=lambda *p: steps.append(p),
    )
    assert len(found["moves"]) == len(game.moves)
    assert steps[-1] == (len(game.moves), len(game.moves))
    good, bad = (sum(r["lost_points"] for r in found["moves"] if r["seat"] == i) for i in (0, 1))
    assert bad > 1.3 * good
    doubted = [row for row in found["moves"] if row["played"] != row["best"]]
    assert min(row["tried"] for row in doubted) >= 15  # also what the search would not look at
    assert found["mistakes"][0]["sentence"].startswith("Ben spielt")
    losses = [row["lost_chance"] for row in found["mistakes"]]
    assert losses == sorted(losses, reverse=True)
    assert found["turning_points"]
    assert found["chances"][-1] == [1.0, 0.0]
    json.dumps(found)


def test_a_game_cut_short_can_be_analysed() -> None:
    record = lopsided_game().record(10)
    found = bots.analyse(record, iterations=10)
    assert len(found["moves"]) == 10
    assert len(found["chances"]) == 11
