"""Whole games: deep random games in checked mode, and what they used."""

import io
import random
from collections import Counter
from typing import Any, cast

import pytest
from rich.console import Console

import colonnade
from colonnade.kernel.log import Log
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.actions import MOVE
from colonnade.titles.colonists.board import draw
from colonnade.titles.colonists.checks import check
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.state import ColonistsState
from colonnade.titles.colonists.stock import excess
from colonnade.titles.colonists.title import TITLE

# weights by kind of action: a player who builds and plays cards rather than idles
LIKES = {
    "build-on": 8, "remodel": 12, "improve": 12, "play": 8, "line": 3, "done": 1, "skip": 1,
    "leave": 3, "anew": 1, "industry": 4, "learn": 3, "yearly": 4, "act": 3, "raze": 1,
    "build-over": 1, "buy-embassy": 5, "buy-building": 5, "throw": 1, "figure": 1,
}  # fmt: skip
PLACE_LIKES = (3.0, 1.5, 10.0, 4.0, 7.0, 1.0)


def choose(s: ColonistsState, r: random.Random) -> int:
    weights = []
    for action in s.choices:
        key = TITLE.actions.keys[action]
        weight = float(LIKES.get(key, 2))
        if key == "move":
            weight = PLACE_LIKES[t.PLACE_SORT[(action - MOVE) % t.TILES_ON_MAP]]
        elif key == "number":
            weight = 1.0 + 2 * TITLE.actions.parts[action][0]
        weights.append(weight)
    return r.choices(s.choices, weights)[0]


def shower(s: ColonistsState, r: random.Random) -> None:
    """Before a turn: tools, full stores and a card, so that late components come into play."""
    p = s.players[s.actor]
    p.tools = min(p.tools + 4, 30)
    kinds = [0, 1, 2, 3, 7] + ([4] if s.era > 1 else []) + ([5, 6, 8, 6, 8] if s.era > 2 else [])
    while excess(p) < 0:
        p.held[r.choice(kinds)] += 1
    if len(p.hand) < c.HAND_LIMIT and s.deck and r.random() < 0.3:
        card = r.choice(s.deck)
        s.deck = [other for other in s.deck if other != card]
        p.hand = sorted([*p.hand, card])
    advance(s)


def deep_game(players: int, seed: int, options: dict[str, Any], used: Counter[str]) -> int:
    """A game under the shower, every few decisions checked; returns its length."""
    s = cast(ColonistsState, colonnade.new("colonists", players, seed, **options))
    r = random.Random(seed)
    n = 0
    while not s.over:
        if s.frames[-1][0] == f.TAKE_TURN and s.acting < 0 and r.random() < 0.8:
            shower(s, r)
        action = choose(s, r)
        used[TITLE.actions.names[action]] += 1
        s.play(action)
        n += 1
        for p in s.players:
            assert min(p.held) >= 0
            assert min(p.buffered) >= 0
            assert p.tools >= 0
        if n % 5 == 0:
            check(s)
        assert n < 60_000
    check(s)
    return n


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"first_era": 4}, {"first_era": 3, "small_market": True}])
def test_deep_games_end_and_conserve_everything(players: int, options: dict[str, Any]) -> None:
    assert deep_game(players, 31 + players, options, Counter()) > 100


@pytest.mark.parametrize("seed", range(4))
def test_copies_stay_untouched_in_deep_games(seed: int) -> None:
    """Copies share lists with their game: nothing played later may show in them."""
    s = cast(ColonistsState, colonnade.new("colonists", seed + 1, seed, first_era=3))
    r = random.Random(seed)
    kept: list[tuple[ColonistsState, str]] = []
    while not s.over:
        if s.frames[-1][0] == f.TAKE_TURN and s.acting < 0:
            shower(s, r)
        if r.random() < 0.1:
            kept.append((s.clone(), s.digest()))
        s.play(choose(s, r))
        if len(kept) > 8:
            for copy, digest in kept:
                assert copy.digest() == digest
            kept = []


def test_deep_games_use_most_components(monkeypatch: pytest.MonkeyPatch) -> None:
    """With roomy stores a handful of games play nearly every card and visit every place."""
    from colonnade.titles.colonists import community

    if not hasattr(community, "__file__") or not str(community.__file__).endswith(".py"):
        pytest.skip("the compiled engine has its constants built in")
    monkeypatch.setattr(community, "BASIC_STORAGE", 16)
    used: Counter[str] = Counter()
    for seed in range(10):
        deep_game(
            seed % 4 + 1, 200 + seed, [{}, {"first_era": 3}, {"first_era": 2}][seed % 3], used
        )
    visited = {name.split(" to ", 1)[1] for name in used if name.startswith("steward")}
    assert len(visited) >= 60
    played = [name for name in t.CARD_NAMES if used[f"play {name}"]]
    assert len(played) >= 60


# --- words and pictures -----------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_can_be_drawn_all_through_a_game(language: str) -> None:
    s = colonnade.new("colonists", 2, 6)
    r = random.Random(1)
    console = Console(width=140, record=True, file=io.StringIO())
    n = 0
    while not s.over:
        if n % 60 == 0:
            console.print(draw(s.view(0), ["Ann", "Bob"], language))
        s.play(r.choice(s.choices))
        n += 1
    shown = console.export_text()
    assert ("Riverbank" if language == "en" else "Uferw") in shown


def test_every_event_makes_a_sentence() -> None:
    log = Log()
    s = TITLE.new(3, 12, {}, log)
    r = random.Random(2)
    while not s.over:
        s.play(choose(cast(ColonistsState, s), r))
    for event in log.events:
        for language in ("en", "de"):
            assert TITLE.sentence(event, ["Ann", "Bob", "Cy"], language)
    kinds = {TITLE.events[event[0]] for event in log.events}
    assert {"moved", "built", "market-card", "sustained", "produced", "over"} <= kinds


# what community.count_up() sets, apart from what employing workers changes one by one
COUNTED = (
    "capacity", "lots", "only", "restricted", "staff", "built", "jobs", "buffered", "count",
    "factories", "boost", "bonus", "bonuses", "abilities", "delivery", "delivers", "range",
    "steward_limit", "library", "institute", "fee_food", "fee_goods", "training", "rights",
    "free", "idle",
)  # fmt: skip


@pytest.mark.parametrize(("players", "first_era"), [(1, 1), (2, 4), (3, 3), (4, 2)])
def test_what_is_kept_of_a_community_is_what_a_whole_count_finds(
    players: int, first_era: int
) -> None:
    """Counts that leave out the tiles, buffers counted as goods move: nothing goes stale."""
    s = cast(ColonistsState, colonnade.new("colonists", players, 5, first_era=first_era))
    r = random.Random(players)
    seen = set()
    while not s.over:
        s.play(choose(s, r))
        if s.decision in ("employ", "staff_now"):
            continue  # counted when everybody is placed
        seen.add(s.decision)
        for p in s.players:
            whole = p.copy()
            count_up(s, whole)
            for name in COUNTED:
                assert getattr(p, name) == getattr(whole, name), (name, s.decision)
    assert {"take_turn", "throw_away", "redistribute", "build"} <= seen
