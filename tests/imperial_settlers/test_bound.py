"""No round is endless: whoever goes on as long as he can comes to an end, whatever he owns."""

from random import Random

import pytest

from colonnade.titles.imperial_settlers.activation import REFRESH_LIMIT
from colonnade.titles.imperial_settlers.components import USES
from colonnade.titles.imperial_settlers.state import Table
from imperial_settlers.table import lay_out, player

RICH = "30W+30S+30F+30G+30Wk+30R"
ENGINE = [
    "Royal Bath", "Royal Bath", "Porters", "Acting Troupe", "Merchant's Guild", "Gold Mine",
    "Gold Mine", "Goldsmith", "Lord's Fields", "Brewer", "Hunter Joe", "Mamma's Baths", "Castle",
    "Barracks", "Temple of Ra", "Sphinx", "Slaver", "Farmers At Work",
]  # fmt: skip


def play_out_the_round(s: Table, seed: int, most: int) -> int:
    """Random decisions, passing only when nothing else is left; returns how many there were."""
    random = Random(seed)
    start = s.round
    count = 0
    while not s.over and s.round == start:
        choices = [a for a in s.legal() if s.name(a) not in ("pass", "end turn")]
        s.play(random.choice(choices or s.legal()))
        count += 1
        assert count <= most, "the round does not end"
    return count


@pytest.mark.parametrize("seed", range(6))
def test_an_engine_of_refreshing_locations_runs_dry(seed: int) -> None:
    """Two Royal Baths, Porters on rich fields, thirty of every good: the richest loop there is."""
    s = lay_out(
        player("egyptians", RICH, built=ENGINE),
        player("romans", RICH, built=["Engineers", "Spies", "Coal Mine"]),
        seed=seed,
    )
    play_out_the_round(s, seed, 4_000)
    assert s.players[0].refreshes <= REFRESH_LIMIT


@pytest.mark.parametrize("seed", range(3))
def test_the_2014_reshuffle_ends_too(seed: int) -> None:
    """The Japanese with Mill and Dojos, their deck reshuffled."""
    s = lay_out(
        player(
            "japanese",
            RICH,
            hand=["Dojo"],
            built=["Mill", "Dojo", "Trade Route", "Casino", "Negotiator", "Castle"],
        ),
        player("romans", RICH, built=["Legion", "Spies"]),
        options={"faction_reshuffle": True},
        seed=seed,
    )
    play_out_the_round(s, seed, 4_000)


@pytest.mark.parametrize("seed", range(4))
def test_the_bound_on_activations(seed: int) -> None:
    """Every activation uses up one use; uses come back only by a refresh, and those are counted.

    So a player activates at most as often as all Action Locations of the game have uses, plus
    twice for every refresh. Goods come only from production, Deals, builds, razes and
    activations, and every other action costs a card or goods: all of them are finite.
    """
    s = lay_out(player("egyptians", RICH, built=ENGINE), player("romans"), seed=seed)
    random = Random(seed)
    activations = 0
    while s.round == 3:
        uses = [a for a in s.legal() if s.name(a).startswith("activate")]
        others = [a for a in s.legal() if s.name(a) != "pass"]
        action = random.choice(uses or others or s.legal())
        if s.decision == "turn" and s.actor == 0:
            activations += s.name(action).startswith("activate")
        s.play(action)
    assert activations <= sum(USES) + 2 * REFRESH_LIMIT
