"""Bots play whole games, the same for the same seed, within their time, and can be plugged in."""

import importlib.metadata
import time
from typing import Any

import pytest

from colonnade import bots
from colonnade.bots import Bot, BotError, catalogue, think
from colonnade.bots.search import Search
from colonnade.kernel import registry
from colonnade.kernel.errors import IllegalAction
from colonnade.kernel.state import State
from short_games import short_game, smallest_table


def played(title: str, names: list[str], seed: int, iterations: int = 12) -> State:
    s = short_game(title, len(names), seed)
    players = [bots.make(name, seed * 10 + i, iterations) for i, name in enumerate(names)]
    while not s.over:
        s.play(think(players[s.actor], s))
    return s


@pytest.mark.parametrize("name", [*catalogue.OURS, "easy"])
@pytest.mark.parametrize("title", registry.titles())
def test_the_same_seed_plays_the_same_game(title: str, name: str) -> None:
    table = [name] + ["random"] * (smallest_table(title) - 1)
    games = [played(title, table, 6, 6) for _ in range(2)]
    assert games[0].digest() == games[1].digest()


@pytest.mark.parametrize("title", registry.titles())
def test_another_seed_plays_another_game(title: str) -> None:
    assert played(title, ["random"] * 2, 6).digest() != played(title, ["random"] * 2, 7).digest()


@pytest.mark.parametrize("title", registry.titles())
def test_greedy_beats_random(title: str) -> None:
    wins = sum(played(title, ["greedy", "random"], seed).ranking()[0] == [0] for seed in range(8))
    assert wins >= 7


@pytest.mark.parametrize("style", bots.styles())
@pytest.mark.parametrize("title", registry.titles())
def test_every_style_plays(title: str, style: str) -> None:
    s = short_game(title, smallest_table(title), 1)
    for _ in range(12):
        s.play(think(bots.make("planner", seed=3, style=style), s))


def test_styles_differ_in_what_they_value() -> None:
    from colonnade.bots.evaluation import evaluation

    for title in registry.titles():
        early = {style: tuple(evaluation(title, style).early) for style in bots.styles()}
        assert len(set(early.values())) == len(early)


def test_search_keeps_the_tree_between_its_own_moves() -> None:
    """What was learnt of the position that came about counts for the next decision."""
    s = registry.new("puerto_rico", 2, seed=8)
    bot = bots.make("search", seed=1, iterations=300)
    assert isinstance(bot, Search)
    kept = 0
    for _ in range(60):
        if s.actor == 0:
            before = bot.tree
            seen = s.resample(0, bot.draw())
            planted = bot.planted(seen)
            kept += before is not None and planted.root.visits > 0
            s.play(think(bot, s))
        else:
            s.play(s.choices[0])
    assert kept >= 5


def test_the_think_time_is_kept() -> None:
    s = registry.new("puerto_rico", 4, seed=2)
    bot = bots.make("search", seed=1, seconds=1.0)
    started = time.monotonic()
    think(bot, s)
    assert time.monotonic() - started < 1.3


def test_the_iterations_are_kept() -> None:
    s = registry.new("puerto_rico", 4, seed=2)
    bot = bots.make("search", seed=1, iterations=57)
    assert isinstance(bot, Search)
    think(bot, s)
    assert bot.tree is not None
    assert bot.tree.root.visits <= 57


def test_levels_for_people() -> None:
    assert bots.levels() == ["easy", "medium", "hard", "expert"]
    for level in bots.levels():
        assert isinstance(bots.make(level), Bot)
    assert bots.make("hard").seconds is not None


def test_a_description_says_it_all() -> None:
    bot = bots.make("search:iterations=50:style=bold")
    assert (bot.iterations, bot.style) == (50, "bold")
    assert bots.make("search:70").iterations == 70


@pytest.mark.parametrize(
    ("name", "settings", "problem"),
    [
        ("nobody", {}, "unknown bot 'nobody'; allowed: random, greedy, planner, search"),
        ("search:depth=3", {}, "unknown setting of bot search: 'depth'"),
        ("search:iterations=many", {}, "'many' is not a number"),
        ("planner", {"style": "rude"}, "unknown style 'rude'"),
        ("search", {"iterations": 0}, "iterations: at least 1"),
        ("search", {"seconds": 0.0}, "seconds: more than 0"),
    ],
)
def test_bad_settings_are_named(name: str, settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(BotError, match=problem.replace("(", r"\(")):
        bots.make(name, **settings)


class First(Bot):
    """The smallest bot there is."""

    def choose(self, state: State) -> int:
        return state.choices[0]


def plugged(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    point = importlib.metadata.EntryPoint("first", value, catalogue.ENTRY_POINTS)
    monkeypatch.setattr(catalogue, "plug_ins", lambda: {"first": point})


def test_a_plug_in_is_a_bot_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged(monkeypatch, f"{__name__}:First")
    assert "first" in bots.names()
    s = registry.new("puerto_rico", 2, seed=1)
    assert think(bots.make("first"), s) == s.choices[0]


def test_a_plug_in_that_is_no_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged(monkeypatch, "colonnade.kernel.registry:new")
    with pytest.raises(BotError, match="not a subclass"):
        bots.make("first")
    plugged(monkeypatch, "no_such_module:Bot")
    with pytest.raises(BotError, match="can't be loaded"):
        bots.make("first")


class Cheat(Bot):
    def choose(self, state: State) -> int:
        return -1


def test_an_illegal_answer_is_caught() -> None:
    s = registry.new("puerto_rico", 2, seed=1)
    with pytest.raises(IllegalAction, match="cheat answered -1"):
        think(Cheat(), s)
    assert s.digest() == registry.new("puerto_rico", 2, seed=1).digest()
