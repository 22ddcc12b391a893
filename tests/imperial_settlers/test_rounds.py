"""Set-up, Lookout in all variants, Production, Cleanup, decks, end and ties (p.5-7, p.12)."""

from typing import Any

import pytest

import colonnade
from colonnade.titles.imperial_settlers.components import DECK
from colonnade.titles.imperial_settlers.scoring import tie_break
from colonnade.titles.imperial_settlers.state import Table
from imperial_settlers.table import (
    built,
    cards,
    goods,
    lay_out,
    legal,
    play,
    player,
    supply,
)

LOOKOUT = [["round", -1, 0, 0, 0]]
PRODUCTION = [["round", -1, 1, 0, 0]]
CLEANUP = [["round", -1, 3, 0, 0]]


def new(players: int, seed: int = 1, **options: Any) -> Table:
    s = colonnade.new("imperial_settlers", players=players, seed=seed, **options)
    assert isinstance(s, Table)
    return s


# --- set-up (p.5) ----------------------------------------------------------------------


def test_starting_hands() -> None:
    """p.5: 2 Common and 2 Faction cards, then 1 Faction card in the first Lookout."""
    s = new(4)
    for p in s.players:
        assert sum(1 for card in p.hand if DECK[card] == 0) == 2
        assert sum(1 for card in p.hand if DECK[card] == p.faction + 1) == 3
        assert p.vp == 0
    assert sorted(p.faction for p in s.players) == [0, 1, 2, 3]


def test_factions_chosen_or_dealt() -> None:
    s = new(3, faction_2="egyptians")
    assert s.players[1].faction == 3
    assert len({p.faction for p in s.players}) == 3
    dealt = {tuple(p.faction for p in new(2, seed).players) for seed in range(20)}
    assert len(dealt) > 5


@pytest.mark.parametrize(
    "options",
    [
        {"faction_1": "romans", "faction_2": "romans"},
        {"faction_3": "romans"},
        {"faction_1": "greeks"},
        {"lookout": "secret"},
        {"romans_deck": ["Legion"]},
        {"romans_deck": ["Village"]},
    ],
    ids=str,
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(colonnade.BadOption):
        new(2, **options)


def test_deck_building_rule() -> None:
    """p.12: 3 titles of 3 copies, 6 of 2, 9 of 1; a title left out breaks it, and it is named."""
    from colonnade.titles.imperial_settlers.components import printed_deck

    deck = printed_deck(2)
    assert new(2, romans_deck=deck)
    with pytest.raises(colonnade.BadOption, match="3 copies"):
        new(2, romans_deck=[title for title in deck if title != "Trade Colony"])
    with pytest.raises(colonnade.BadOption, match="1 copies"):
        new(2, romans_deck=[title for title in deck if title != "Spies"])


# --- Lookout (p.6, p.12) ---------------------------------------------------------------


def order_of_picks(s: Table) -> list[tuple[int, int]]:
    """Who picks from how many cards until production."""
    found = []
    while s.decision == "draft":
        found.append((s.actor, len(s.offer)))
        s.play(s.legal()[0])
    return found


def test_standard_lookout() -> None:
    """p.6: players + 1 cards; clockwise, then a new set counter-clockwise from the last."""
    s = lay_out(player("romans"), player("japanese"), player("egyptians"), frames=LOOKOUT, first=1)
    assert len(s.offer) == 4
    assert order_of_picks(s) == [(1, 4), (2, 3), (0, 2), (0, 4), (2, 3), (1, 2)]
    assert len(s.common_discard) == 2
    assert [len(p.hand) for p in s.players] == [3, 3, 3]


def test_advanced_lookout_for_two() -> None:
    """p.12: five cards, picks in turn, the last is discarded."""
    s = lay_out(
        player("romans"), player("japanese"), frames=LOOKOUT, options={"lookout": "advanced"}
    )
    assert order_of_picks(s) == [(0, 5), (1, 4), (0, 3), (1, 2)]
    assert len(s.common_discard) == 1


def test_advanced_lookout_example_for_three() -> None:
    """p.12 example: 5, 4, 4, then 3, 3 and the last 2."""
    s = lay_out(
        player("romans"),
        player("japanese"),
        player("egyptians"),
        frames=LOOKOUT,
        options={"lookout": "advanced"},
    )
    assert order_of_picks(s) == [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]
    assert len(s.common_discard) == 1


def test_advanced_lookout_for_four() -> None:
    """p.12: third and fourth player always see 4 cards, in the second turn all but the last 3."""
    s = lay_out(
        player("romans"),
        player("japanese"),
        player("egyptians"),
        player("barbarians"),
        frames=LOOKOUT,
        options={"lookout": "advanced"},
    )
    sizes = [size for _seat, size in order_of_picks(s)]
    assert sizes == [5, 4, 4, 4, 3, 3, 3, 2]


def test_alternate_lookout_is_secret() -> None:
    """p.12, Ruling 89: three cards each, one kept, two passed on, one kept, one discarded."""
    s = lay_out(
        player("romans"),
        player("japanese"),
        player("egyptians"),
        frames=LOOKOUT,
        options={"lookout": "alternate"},
    )
    assert [len(p.packet) for p in s.players] == [3, 3, 3]
    for viewer in (0, 1, 2, None):
        shown = s.view(viewer)["state"]["players"]
        for seat in range(3):
            if seat != viewer:
                assert shown[seat]["packet"] == {"size": 3}
    s.play(s.legal()[0])
    assert s.common_discard == []
    s.play(s.legal()[0])
    before = [p.packet for p in s.players]
    assert [len(packet) for packet in before] == [2, 2, 3]
    s.play(s.legal()[0])
    assert s.players[1].packet == before[0]  # clockwise
    assert s.players[2].packet == before[1]
    for _ in range(3):
        assert s.common_discard == []
        s.play(s.legal()[0])
    assert len(s.common_discard) == 3
    assert [len(p.hand) for p in s.players] == [3, 3, 3]


@pytest.mark.parametrize("lookout", ["standard", "alternate", "advanced"])
def test_peaceful_lookout_adds_a_common_card(lookout: str) -> None:
    """p.12, Ruling 90: in step one, whatever the Lookout."""
    s = lay_out(
        player("romans"),
        player("japanese"),
        frames=LOOKOUT,
        options={"lookout": lookout, "peaceful": True},
    )
    assert [len(p.hand) for p in s.players] == [2, 2]
    while s.decision == "draft":
        s.play(s.legal()[0])
    assert [len(p.hand) for p in s.players] == [4, 4]


def test_peaceful_variant_turns_only_the_raze_action_off() -> None:
    """p.12, Ruling 90: cards that raze still do."""
    s = lay_out(
        player("barbarians", "3R+2Wk", hand=["Mill"], built=["Dark Chapel", "Pack", "Robbers"]),
        player("japanese", "2Wk", built=["Town"], deals=["Farm"]),
        options={"peaceful": True},
    )
    names = legal(s)
    assert "raze a location" not in names
    assert {"raze Mill", "activate Dark Chapel", "activate Pack", "activate Robbers"} <= set(names)
    s.play("activate Dark Chapel")
    assert "target Town" in legal(s)


def test_lookout_with_too_few_common_cards() -> None:
    """Ruling 88: what there is is revealed; players pick while cards remain."""
    from colonnade.titles.imperial_settlers.components import CARD_NAMES, COMMON_CARDS

    hoard = CARD_NAMES[: COMMON_CARDS - 3]
    s = lay_out(player("romans", hand=hoard), player("japanese"), frames=LOOKOUT)
    assert order_of_picks(s) == [(0, 3), (1, 2)]
    # the last card of the first set was discarded, reshuffled and revealed alone
    assert [len(p.hand) for p in s.players] == [83, 3]


# --- Production (p.6) ------------------------------------------------------------------


def test_example_of_the_production_phase() -> None:
    """p.6: Tom gets 5 workers, 1 wood, 2 raze tokens, 1 Defense token, 1 gold, 1 food."""
    s = lay_out(
        player("japanese", built=["Lord's Fields", "Armorer"], deals=["Farm", "Casino"]),
        player("romans"),
        frames=PRODUCTION,
    )
    assert supply(s) == goods("W+F+G+5Wk+2R+D")


@pytest.mark.parametrize(
    ("faction", "produced"),
    [
        ("barbarians", "5Wk+R+D"),
        ("japanese", "W+4Wk+R+D"),
        ("romans", "W+S+2Wk+R+D"),
        ("egyptians", "G+3Wk+R+D"),
    ],
)
def test_faction_boards_produce(faction: str, produced: str) -> None:
    """p.6 note 1."""
    rival = "romans" if faction != "romans" else "japanese"
    s = lay_out(player(faction), player(rival), frames=PRODUCTION)
    assert supply(s) == goods(produced)


def test_production_order() -> None:
    """Ruling 79: board, Deals, Locations as placed; choices when reached."""
    s = lay_out(
        player("egyptians", built=["Pharaoh's Guard", "Watchtower"], deals=["Caravan"]),
        player("romans"),
        frames=PRODUCTION,
    )
    assert s.decision == "draw"  # the Deal's card
    s.play("draw common")
    assert s.decision == "take_good"
    s.play("take raze")
    assert s.decision == "draw"  # the Watchtower's card
    s.play("draw faction")
    assert supply(s) == goods("G+3Wk+2R+D")
    assert len(s.players[0].hand) == 2


# --- Cleanup (p.7) ---------------------------------------------------------------------


def test_example_of_the_cleanup_phase() -> None:
    """p.7: Tom keeps 2 food; the worker and the goods on Stalls and Casino go."""
    s = lay_out(
        player(
            "japanese",
            "2F+Wk",
            built=[{"card": "Stalls", "used": 1}, {"card": "Casino", "used": 1}],
        ),
        player("romans"),
        frames=CLEANUP,
    )
    assert s.round == 4
    assert supply(s) == goods("2F")
    assert s.dump()["state"]["players"][0]["built"] == [{"card": "Stalls"}, {"card": "Casino"}]


def test_each_faction_stores_its_good() -> None:
    """p.7, Ruling 15: any number, from the supply only."""
    everything = "9W+9S+9F+9G+9Wk+9R+D"
    s = lay_out(
        player("barbarians", everything, built=[{"card": "Barbarian Altar", "used": 2}]),
        player("japanese", everything),
        player("romans", everything),
        player("egyptians", everything, built=[{"card": "Sphinx Avenue", "used": 1}]),
        frames=CLEANUP,
    )
    assert [supply(s, seat) for seat in range(4)] == [
        goods("9Wk"),
        goods("9F"),
        goods("9R"),
        goods("9G"),
    ]
    assert s.first == 1


def test_defense_tokens_go_and_hands_stay() -> None:
    s = lay_out(
        player("romans", hand=["Mill"], built=[{"card": "Town", "defense": 1}]),
        player("japanese"),
        frames=CLEANUP,
    )
    assert s.dump()["state"]["players"][0]["built"] == [{"card": "Town"}]
    assert "Mill" in cards(s.players[0].hand)


# --- decks (p.10) ----------------------------------------------------------------------


def all_but(deck: str, *names: str) -> list[str]:
    from colonnade.titles.imperial_settlers.components import CARD_NAMES, CARDS, DECKS

    return [
        CARD_NAMES[card]
        for card in range(CARDS)
        if DECKS[DECK[card]] == deck and CARD_NAMES[card] not in names
    ]


def test_the_common_deck_is_reshuffled_when_a_card_is_needed() -> None:
    """p.10, Ruling 86."""
    s = lay_out(
        player("romans", "2Wk"),
        player("japanese", "2Wk"),
        common_discard=all_but("common"),
    )
    assert s.common == []
    s.play("spend 2 workers for common card")
    assert len(s.common) == 83
    assert s.common_discard == []


def test_an_empty_faction_deck_is_not_reshuffled_by_default() -> None:
    """Ruling 2; Ruling 87: the draw is lost, or the other deck is taken."""
    empty = player(
        "romans", "4Wk", built=["Castle"], discard=all_but("romans", "Legion"), hand=["Legion"]
    )
    s = lay_out(empty, player("japanese", "2Wk"))
    assert "spend 2 workers for faction card" not in legal(s)
    s.play("activate Castle")
    assert len(s.players[0].hand) == 2  # a Common card, without a question
    assert DECK[s.players[0].hand[0]] == 0


def test_faction_reshuffle_brings_the_discards_back() -> None:
    """p.10 as printed in 2014, by option."""
    s = lay_out(
        player("romans", "4Wk", discard=all_but("romans")),
        player("japanese", "2Wk"),
        options={"faction_reshuffle": True},
    )
    s.play("spend 2 workers for faction card")
    assert len(s.players[0].deck) == 29
    assert s.players[0].discard == []


def test_faction_reshuffle_leaves_out_what_this_round_discarded() -> None:
    """Ruling 2: such cards stay in the pile, also after a reshuffle, until the next round."""
    spent = ["Legion", "Spies"]
    s = lay_out(
        player(
            "romans",
            "6Wk",
            hand=all_but("romans", *spent, "Engineers"),
            discard=[*spent, "Engineers"],
            spent=spent,
        ),
        player("japanese", "2Wk"),
        options={"faction_reshuffle": True},
    )
    s.play("spend 2 workers for faction card")
    assert "Engineers" in cards(s.players[0].hand)
    assert cards(s.players[0].discard) == sorted(spent, reverse=True)
    assert "spend 2 workers for faction card" not in legal(s)
    play(s, "done", "pass")
    while s.decision != "draft":
        s.play("pass")
    assert len(s.players[0].deck) == 1  # one of the two was drawn in the Lookout phase


def test_the_dojo_loop_ends() -> None:
    """Ruling 2: Mill and two Dojos with an empty deck; a card discarded this round stays out."""
    s = lay_out(
        player(
            "japanese",
            "9W",
            hand=["Dojo"],
            built=["Mill", "Dojo"],
            deals=all_but("japanese", "Dojo", "Dojo 2"),
        ),
        player("romans", "2Wk"),
        options={"faction_reshuffle": True},
    )
    play(s, "build Dojo", "own Dojo")
    assert s.players[0].hand == []
    assert cards(s.players[0].discard) == ["Dojo"]
    assert s.players[0].vp == 1
    assert supply(s) == goods("8W+G")


def test_draws_are_lost_when_all_is_empty() -> None:
    """Ruling 87."""
    s = lay_out(
        player("romans", "Wk", built=["Castle"], discard=all_but("romans")),
        player("japanese", "2Wk", hand=all_but("common", "Castle")),
    )
    assert "activate Castle" in legal(s)
    s.play("activate Castle")
    assert s.players[0].hand == []


# --- the end (p.7) ---------------------------------------------------------------------


def finish(*players: dict[str, Any]) -> Table:
    return lay_out(*players, frames=CLEANUP, round=5)


def test_final_score() -> None:
    """p.7, Ruling 92: 1 VP for each Common, 2 for each Faction Location; Foundations nothing."""
    s = finish(
        player("romans", vp=7, built=["Town", "Ruins", "Legion"], foundations=["Mill"]),
        player("japanese", vp=3),
    )
    assert s.over
    assert s.score_sheet()[0] == {
        "track": 7, "common locations": 2, "faction locations": 2, "gate": 0, "shrine": 0,
    }  # fmt: skip
    assert s.scores() == [11, 3]
    assert s.ranking() == [[0], [1]]
    assert s.title.end_reasons(s) == ["five_rounds"]


def test_no_cleanup_in_the_last_round() -> None:
    """p.7: goods decide ties."""
    s = finish(player("romans", "2W+Wk"), player("japanese", "W"))
    assert supply(s) == goods("2W+Wk")


def test_ties() -> None:
    """p.7, Rulings 14, 91: workers and resources, then hand cards, then shared."""
    s = finish(player("romans", "W+S+F+Wk+9G+9R"), player("japanese", "4Wk"))
    assert tie_break(s, 0) == (4, 0)
    assert s.ranking() == [[0, 1]]
    s = finish(player("romans", "2Wk", hand=["Mill"]), player("japanese", "2Wk"))
    assert s.ranking() == [[0], [1]]
    s = finish(player("romans", "W+Wk"), player("japanese", "3F", hand=["Mill"]))
    assert s.ranking() == [[1], [0]]


def test_samurai_and_shrine_goods_do_not_break_ties() -> None:
    """Ruling 91: nor tucked cards."""
    s = lay_out(
        player("japanese", built=[{"card": "Gate", "samurai": 1}]),
        player("romans", built=["Legion"]),
        frames=CLEANUP,
        round=5,
        under_gate=["Mill"],
    )
    assert s.ranking() == [[0, 1]]


def test_open_and_secret_things() -> None:
    """Ruling 93: piles and razed Foundations are open, hands are not."""
    s = lay_out(
        player("romans", "2Wk", hand=["Mill"], foundations=["Town"]),
        player("japanese", "2Wk"),
        common_discard=["Quarry"],
    )
    seen = s.view(1)["state"]
    assert seen["players"][0]["hand"] == {"size": 1}
    assert seen["players"][0]["foundations"] == ["Town"]
    assert seen["common_discard"] == ["Quarry"]
    assert seen["common"]["size"] == 81
    assert built(s) == []
