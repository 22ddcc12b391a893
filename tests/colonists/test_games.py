"""Whole games: golden results, deep random games in checked mode, and what they used."""

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


# --- golden games -----------------------------------------------------------------------

SETTINGS: dict[str, dict[str, Any]] = {
    "I": {"last_era": 1},
    "II": {"first_era": 2, "last_era": 2},
    "III": {"first_era": 3, "last_era": 3},
    "IV": {"first_era": 4},
    "I-II": {"last_era": 2},
    "III-IV": {"first_era": 3},
    "I-IV": {},
    "introductory": {"introductory": True},
}


def golden(players: int, name: str) -> tuple[int, str]:
    """A random game: its length, and the digest of all digests on the way."""
    s = colonnade.new("colonists", players, 77, **SETTINGS[name])
    x = 5
    n = 0
    trail = ""
    while not s.over:
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        s.play(s.choices[(x >> 12) % len(s.choices)])
        n += 1
        if n % 40 == 0:
            trail += s.digest()[:2]
    return n, s.digest()[:12] + trail[:12]


GOLDEN: dict[tuple[int, str], tuple[int, str]] = {
    (1, "I"): (106, "ab1261843b86c3fa"),
    (2, "I"): (202, "f9eaf15d97d935275ff59a"),
    (3, "I"): (270, "b0e3f6c5951904712df52591"),
    (4, "I"): (346, "d0deed7f02435c011a0219da"),
    (1, "II"): (142, "00283be170d6428f2b"),
    (2, "II"): (229, "c830a20da06df3a8c2ba0a"),
    (3, "II"): (340, "202f3b3f2cefaa92915ba94f"),
    (4, "II"): (401, "bd7b5a7b87687fbbbf0d71c6"),
    (1, "III"): (157, "1531a129e4767a7597"),
    (2, "III"): (271, "363e08332f1ccfcba0afb626"),
    (3, "III"): (376, "51537e03a75511698997435a"),
    (4, "III"): (503, "318435627f051074bb0473c6"),
    (1, "IV"): (203, "cc1ba5af76da9ab5663ca6"),
    (2, "IV"): (298, "b57e40afaec0940aee896e9e"),
    (3, "IV"): (432, "3050c1664066deaf523497f5"),
    (4, "IV"): (564, "e86454e1152ca11531923b35"),
    (1, "I-II"): (209, "289ff7d547fb366003e46c"),
    (2, "I-II"): (414, "0b664c7e729f884cebc082b4"),
    (3, "I-II"): (536, "a27a958275aa5663a6dc1286"),
    (4, "I-II"): (715, "290a1a9f364fd773abebb45b"),
    (1, "III-IV"): (262, "58c829f592dcc12dd0d35f41"),
    (2, "III-IV"): (505, "0df1ff0786fe19ef86d11f20"),
    (3, "III-IV"): (689, "31ac88c136eb31d0d7c3f810"),
    (4, "III-IV"): (935, "34442cbf4597ffbce80c66bf"),
    (1, "I-IV"): (433, "bdc8dfc0a141ab931408e5f4"),
    (2, "I-IV"): (845, "e8cfd45dfd5abfe196ae8c5e"),
    (3, "I-IV"): (1133, "08b69750bfbac2e7f3dcf1c1"),
    (4, "I-IV"): (1497, "0457adf9af92965546cb187e"),
    (1, "introductory"): (116, "1a2e77be8c281790"),
    (2, "introductory"): (185, "5e35b93c2815a0a8d5b7"),
    (3, "introductory"): (281, "28a53eb119940fb42c7b626d"),
    (4, "introductory"): (361, "6c2d00a5366e049ce07a3f74"),
}  # fmt: skip


@pytest.mark.parametrize("name", list(SETTINGS))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_golden_game(players: int, name: str) -> None:
    """The same seed and choices give the same game, move for move."""
    assert golden(players, name) == GOLDEN[players, name]


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
