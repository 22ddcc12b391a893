"""Whole random games with the expansions: everything is conserved, built and used."""

from collections import Counter
from typing import Any

import pytest

import colonnade
from colonnade.kernel.errors import BadDump
from colonnade.kernel.log import Log
from colonnade.kernel.registry import get
from colonnade.titles.puerto_rico import evaluate
from colonnade.titles.puerto_rico.components import BUILDING_NAMES, GUEST_HOUSE
from colonnade.titles.puerto_rico.events import EVENTS
from colonnade.titles.puerto_rico.state import PuertoRico
from conformance import Picker
from conftest import SOAK

# A game with nobles need not end by rule alone (ruling 32): so many rounds, then it is stopped.
ROUND_LIMIT = 150
SETS: list[list[str]] = [[], ["new_buildings"], ["nobles"], ["new_buildings", "nobles"]]


def play_out(
    players: int, seed: int, options: dict[str, Any], log: Log | None = None, check: int = 1
) -> tuple[PuertoRico, str]:
    """A random game, checked on the way; returns why it stopped, "round limit" if by the limit."""
    title = get("puerto_rico")
    s = title.new(players, seed, options, log)
    assert isinstance(s, PuertoRico)
    picker = Picker(seed)
    moves = 0
    while not s.over:
        if s.round > ROUND_LIMIT:
            return s, "round limit"
        choices = s.legal()
        assert len(choices) > 1
        s.play(choices[picker.below(len(choices))])
        moves += 1
        if moves % check == 0:
            title.check(s)
    return s, "+".join(title.end_reasons(s))


@pytest.mark.parametrize("draft", ["players", "random", "fixed"])
@pytest.mark.parametrize("expansions", SETS, ids=lambda e: "+".join(e) or "base")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_are_sound(players: int, expansions: list[str], draft: str) -> None:
    for seed in range(40 if SOAK else 1):
        s, reason = play_out(players, seed, {"expansions": expansions, "draft": draft})
        assert s.over, reason
        if "nobles" in expansions:
            assert "colonists" not in reason


# What shows in the log that a building was used; the others are looked for in the state.
USES = {
    "hacienda": "hacienda", "hospice": "hospice", "factory": "factory", "university": "university",
    "wharf": "wharf", "small warehouse": "stored", "large warehouse": "stored",
    "church": "church", "black market": "returned-good", "specialty factory": "specialty",
    "trading post": "sold-post", "lighthouse": "lighthouse", "union hall": "union",
    "small wharf": "small-wharf", "forest house": "took-forest", "guest house": "guest",
    "land office": "bought-tile", "chapel": "chapel", "hunting lodge": "discarded",
    "royal supplier": "supplied", "villa": "villa", "jeweler": "jeweler",
}  # fmt: skip


def test_every_building_is_built_and_used() -> None:
    """In random games all 45 types are built and occupied, and those with an event tell it."""
    built: Counter[str] = Counter()
    occupied: Counter[str] = Counter()
    told: Counter[str] = Counter()
    scored: Counter[str] = Counter()
    for seed in range(400):
        log = Log()
        options = {"expansions": ["new_buildings", "nobles"], "draft": "random"}
        s, _ = play_out(2 + seed % 4, seed, options, log, check=50)
        for p in s.players:
            for building in p.built:
                built[BUILDING_NAMES[building]] += 1
                occupied[BUILDING_NAMES[building]] += p.staff[building] > 0
        told.update(EVENTS[event[0]] for event in log.events)
        for sheet in s.score_sheet():
            scored.update(name for name, points in sheet.items() if points)
        if len(occupied) == 45 and seed >= 25 and all(told[USES[b]] for b in USES):
            break
    assert set(built) == set(BUILDING_NAMES)
    assert {name for name in occupied if occupied[name]} >= set(BUILDING_NAMES) - {"statue"}
    for user, event in USES.items():
        assert told[event], f"{user}: no {event} in the log"
    assert told["chapel-vp"]
    assert told["hunted"]
    assert told["returned-colonist"]
    assert told["returned-vp"]
    assert {"nobles", "royal garden", "cloister", "guild hall", "fortress"} <= set(scored)


def test_guests_are_not_asked_for_nothing() -> None:
    """Each question about guests alone has a move in it, and questions stay few."""
    asked = decisions = 0
    for seed in range(3):
        options = {"expansions": ["new_buildings"], "draft": "fixed"}
        s = colonnade.new("puerto_rico", players=4, seed=seed, **options)
        assert isinstance(s, PuertoRico)
        picker = Picker(seed)
        while not s.over:
            decisions += 1
            if s.decision == "guests":
                asked += 1
                assert s.player is not None
                assert s.players[s.player].staff[GUEST_HOUSE] > 0
                assert any(s.name(a).startswith("move") for a in s.legal())
            s.play(s.legal()[picker.below(len(s.legal()))])
    assert asked < decisions / 10


@pytest.mark.parametrize("expansions", SETS[1:], ids="+".join)
def test_there_is_advice_on_every_action(expansions: list[str]) -> None:
    """Whoever follows the advice comes to an end, and soon."""
    s = colonnade.new("puerto_rico", players=3, seed=2, expansions=expansions)
    assert isinstance(s, PuertoRico)
    while not s.over and s.round <= ROUND_LIMIT:
        advice = evaluate.advise(s)
        assert len(advice) == len(s.legal())
        s.play(s.legal()[advice.index(max(advice))])
    assert s.over


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("noble_windrose", 3),
        ("forests", 2),
        ("drawn", "corn"),
        ("noble_staff", {"chapel": 1}),
        ("noble_settled", {"corn": 1}),
    ],
)
def test_impossible_boards_are_refused_by_name(field: str, change: Any) -> None:
    options = {"expansions": ["new_buildings", "nobles"], "draft": "fixed"}
    dump = colonnade.new("puerto_rico", players=3, seed=1, **options).dump()
    dump["state"]["players"][0][field] = change
    with pytest.raises(BadDump) as refused:
        colonnade.load(dump)
    assert field in refused.value.field


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("nobles", 18),
        ("ship_nobles", 4),
        ("beige", ["library"]),
        ("beige", ["small indigo plant"]),
        ("copies", {}),
    ],
)
def test_impossible_tables_are_refused_by_name(field: str, change: Any) -> None:
    options = {"expansions": ["new_buildings", "nobles"], "draft": "fixed"}
    dump = colonnade.new("puerto_rico", players=3, seed=1, **options).dump()
    dump["state"][field] = change
    with pytest.raises(BadDump) as refused:
        colonnade.load(dump)
    assert field in refused.value.field
