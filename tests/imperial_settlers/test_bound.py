"""No round is endless: a bound that follows from the cards, and play that tries to break it.

Why a round ends. Each step is a test below:

1. Only three cards clear another Action Location, and a player may clear REFRESH_LIMIT in a
   round. So activations are bounded: all uses of all Action Locations, and two per clearing.
2. A Faction card that leaves the hand or an Empire does not come back in the round: its discard
   pile is not shuffled, or (faction_reshuffle) without the cards discarded in this round. So
   builds of and Deals with Faction cards are bounded.
3. A Common card that is built comes back only if it is given up for a Faction card or by an
   activation; razed it becomes a Foundation. So builds of Common cards are bounded.
4. No raze field gives a raze token, so razing ends with the tokens that 1 to 3 brought.
5. All other actions use up workers or goods and bring fewer; what brings new ones is bounded.
"""

from random import Random

import pytest

from colonnade.titles.imperial_settlers.activation import REFRESH_LIMIT
from colonnade.titles.imperial_settlers.cards import (
    ACTION,
    FEATURE,
    ON_BUILD,
    ON_BUILD_EITHER,
    ON_BUILD_PAY,
    ON_DEAL,
    ON_RAZE,
    ON_TRADE,
    RAZE,
    REFRESH,
)
from colonnade.titles.imperial_settlers.components import (
    ABILITY,
    CARD_NAMES,
    CARDS,
    COMMON_CARDS,
    DOES,
    FACTIONS,
    KIND,
    RAZE_FIELD,
    USES,
    amount,
)
from colonnade.titles.imperial_settlers.state import CARD_BITS, USED_BITS, Table
from imperial_settlers.table import built, cards, faction_of, lay_out, legal, play, player

RICH = "30W+30S+30F+30G+30Wk+30R"
ENGINE = [
    "Royal Bath", "Royal Bath", "Porters", "Acting Troupe", "Merchant's Guild", "Gold Mine",
    "Gold Mine", "Goldsmith", "Lord's Fields", "Brewer", "Hunter Joe", "Mamma's Baths", "Castle",
    "Barracks", "Temple of Ra", "Sphinx", "Slaver", "Farmers At Work",
]  # fmt: skip
REFRESHERS = ["Royal Bath", "Royal Bath 2", "Acting Troupe"]

# step 1: each activation takes one use; a cleared Location has at most two again
MOST_ACTIVATIONS = sum(USES) + max(USES) * REFRESH_LIMIT
# steps 2 and 3: each Faction card once, each Common card once and after each time it came back
MOST_FACTION_PLAYS = CARDS - COMMON_CARDS + MOST_ACTIVATIONS
MOST_COMMON_BUILDS = COMMON_CARDS + MOST_FACTION_PLAYS + MOST_ACTIVATIONS


# --- step 1: activations ---------------------------------------------------------------------


def test_these_cards_clear_others() -> None:
    found = [CARD_NAMES[card] for card in range(CARDS) if DOES[card] == REFRESH]
    assert sorted(found) == sorted(REFRESHERS)


def used_up(s: Table, seat: int) -> dict[int, int]:
    return {x & CARD_BITS: x & USED_BITS for x in s.players[seat].built}


def test_nothing_but_a_counted_refresh_clears_a_location() -> None:
    """Random games of all four: within a round a use comes back only with the count."""
    for seed in range(3):
        s = lay_out(*(player(name, RICH) for name in FACTIONS), seed=seed)
        random = Random(seed)
        while not s.over and s.round == 3:
            before = [(used_up(s, seat), s.players[seat].refreshes) for seat in range(4)]
            s.play(random.choice(s.legal()))
            for seat in range(4):
                uses, count = before[seat]
                after = used_up(s, seat)
                cleared = [card for card in uses if after.get(card, uses[card]) < uses[card]]
                if s.round == 3:
                    assert len(cleared) == s.players[seat].refreshes - count


def clear_as_long_as_possible(s: Table) -> int:
    """Activate and clear, the clearing cards first, until nothing can be activated any more."""
    activations = 0
    while True:
        choices = legal(s)
        if s.decision == "turn" and s.actor > 0:
            s.play("pass")
        elif s.decision == "turn":
            uses = [name for name in choices if name.startswith("activate")]
            uses.sort(
                key=lambda name: not any(name.startswith(f"activate {r}") for r in REFRESHERS)
            )
            if not uses:
                return activations
            activations += 1 + uses[0].endswith(" twice")
            s.play(uses[0])
        elif s.decision == "refresh":
            again = [name for name in choices if name.removeprefix("own ") in REFRESHERS]
            s.play((again or choices)[0])
        else:
            s.play(choices[-1])
        assert s.round == 3
        assert activations <= MOST_ACTIVATIONS, "the round does not end"


@pytest.mark.parametrize(
    "title", sorted({CARD_NAMES[c] for c in range(CARDS) if KIND[c] == ACTION})
)
def test_every_action_location_between_clearing_cards_runs_dry(title: str) -> None:
    """Royal Baths and Acting Troupe clear each other and one more, with goods without end."""
    rival = "romans"
    own = [name for name in REFRESHERS if name != title]
    s = lay_out(
        player("egyptians", "400W+400S+400F+400G+400Wk+400R", built=[title, *own]),
        player(rival, built=["Town"], deals=["Legion"]),
        *(player(name, passed=1) for name in FACTIONS if name not in ("egyptians", rival)),
    )
    clear_as_long_as_possible(s)
    assert s.players[0].refreshes <= REFRESH_LIMIT


def test_the_limit_is_what_stops_two_royal_baths() -> None:
    """Each clears the other for ever; only the count ends it. So the limit is needed."""
    mine = {"card": "Gold Mine", "used": 2}
    s = lay_out(
        player("egyptians", "400G+400Wk", built=[mine, "Royal Bath", "Royal Bath"]),
        player("romans"),
    )
    clear_as_long_as_possible(s)
    assert s.players[0].refreshes == REFRESH_LIMIT


def test_an_engine_of_refreshing_locations_runs_dry() -> None:
    """Two Royal Baths, Porters on rich fields, thirty of every good: the richest loop there is."""
    s = lay_out(
        player("egyptians", RICH, built=ENGINE),
        player("romans", RICH, built=["Engineers", "Spies", "Coal Mine"]),
    )
    assert clear_as_long_as_possible(s) > REFRESH_LIMIT
    assert s.players[0].refreshes == REFRESH_LIMIT


# --- steps 2 and 3: cards --------------------------------------------------------------------


@pytest.mark.parametrize("reshuffle", [False, True])
def test_a_faction_card_discarded_in_this_round_is_not_drawn_again_in_it(reshuffle: bool) -> None:
    """The Dojo given up for the other Dojo: the loop of Ruling 2, with the deck empty."""
    deck = [name for name in CARD_NAMES if faction_of(name) == "japanese"]
    rest = [name for name in deck if name not in ("Dojo", "Dojo 2")]
    s = lay_out(
        player("japanese", "9W+9S+9F+9Wk", hand=["Dojo"], built=["Mill", "Dojo"], deals=rest),
        player("romans"),
        options={"faction_reshuffle": reshuffle},
    )
    play(s, "build Dojo")
    while s.decision != "turn" and s.decision != "after_action":
        s.play("own Dojo" if "own Dojo" in legal(s) else legal(s)[0])
    assert built(s) == ["Mill", "Dojo 2"]
    assert cards(s.players[0].discard) == ["Dojo"]
    assert "Dojo" not in cards(s.players[0].hand)


# --- step 4: razing --------------------------------------------------------------------------


def test_no_raze_field_gives_a_raze_token() -> None:
    assert [CARD_NAMES[card] for card in range(CARDS) if amount(RAZE_FIELD[card], RAZE)] == []


# --- step 5: features pay for what is bounded ------------------------------------------------


def test_features_pay_for_builds_razes_deals_and_pairs_of_workers_only() -> None:
    """None pays for an activation or for itself, so none adds an action."""
    paying = {
        DOES[card]
        for card in range(CARDS)
        if KIND[card] == FEATURE and (ABILITY[card].gain or ABILITY[card].what)
    }
    assert paying <= {ON_BUILD, ON_BUILD_EITHER, ON_BUILD_PAY, ON_RAZE, ON_DEAL, ON_TRADE}


# --- play that goes on as long as it can -----------------------------------------------------


def play_out_the_round(s: Table, seed: int) -> None:
    """Random decisions, passing only when nothing else is left; counts against the bounds."""
    random = Random(seed)
    count = {"activate": 0, "build": 0, "deal": 0}
    while not s.over and s.round == 3:
        choices = [a for a in s.legal() if s.name(a) not in ("pass", "end turn")]
        action = random.choice(choices or s.legal())
        kind = s.name(action).split()[0]
        if s.decision == "turn" and s.actor == 0 and kind in count:
            count[kind] += 1
        s.play(action)
        assert count["activate"] <= MOST_ACTIVATIONS
        assert count["deal"] <= MOST_FACTION_PLAYS
        assert count["build"] <= MOST_FACTION_PLAYS + MOST_COMMON_BUILDS


@pytest.mark.parametrize("seed", range(3))
def test_an_egyptian_who_never_passes_comes_to_an_end(seed: int) -> None:
    s = lay_out(
        player("egyptians", RICH, built=ENGINE),
        player("romans", RICH, built=["Engineers", "Spies", "Coal Mine"]),
        seed=seed,
    )
    play_out_the_round(s, seed)


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
    play_out_the_round(s, seed)
