"""The Japanese: Samurai, clarifications (p.11) and rulings."""

from typing import Any

import pytest

from colonnade.titles.imperial_settlers.state import Table
from imperial_settlers.table import (
    built,
    cards,
    goods,
    lay_out,
    legal,
    location,
    play,
    player,
    supply,
)

PRODUCTION = [["round", -1, 1, 0, 0]]

# --- Samurai ---------------------------------------------------------------------------


def test_example_of_using_a_samurai() -> None:
    """p.11: the enemy needs 3 raze tokens; Samurai and Location are gone, no wood (Ruling 42)."""
    s = lay_out(player("barbarians", "2R+4Wk"), player("japanese", "4Wk", built=["Stalls"]), turn=1)
    play(s, "samurai at Stalls", "spend 2 workers for food")
    assert location(s, "Stalls", 1)["samurai"] == 1
    assert "raze a location" not in legal(s)
    s = lay_out(
        player("barbarians", "3R+4Wk"),
        player("japanese", "2Wk", built=[{"card": "Stalls", "samurai": 1}]),
    )
    play(s, "raze a location")
    assert s.players[0].vp == 1
    assert s.players[0].goods[5] == 0
    assert built(s, 1) == []
    assert cards(s.players[1].discard) == ["Stalls"]
    assert s.players[1].foundations == []
    assert supply(s, 1) == goods("2Wk")


def test_where_samurai_may_stand() -> None:
    """p.11, Ruling 41: one each on Faction Locations, Gate and Shrine too; never on Common ones."""
    s = lay_out(
        player(
            "japanese",
            "3Wk",
            built=["Town", "Gate", "Shrine", {"card": "Farm", "samurai": 1}],
            foundations=["Mill"],
        ),
        player("romans", "2Wk"),
    )
    assert [n for n in legal(s) if n.startswith("samurai")] == [
        "samurai at Gate",
        "samurai at Shrine",
    ]


def test_samurai_at_copies_built_in_any_order() -> None:
    """p.11: any number of workers in one turn, whichever of two Farms was built first."""
    s = lay_out(
        player("japanese", "2Wk", built=["Farm 2", "Farm"]),
        player("romans", "2Wk"),
    )
    play(s, "samurai at Farm", "samurai at Farm 2")
    assert location(s, "Farm")["samurai"] == 1
    assert location(s, "Farm 2")["samurai"] == 1


def test_samurai_stay_in_cleanup() -> None:
    """p.11: they are not discarded at the end of the round."""
    s = lay_out(
        player("japanese", "Wk", built=[{"card": "Farm", "samurai": 1}]),
        player("romans"),
        frames=[["round", -1, 3, 0, 0]],
    )
    assert s.round == 4
    assert location(s, "Farm")["samurai"] == 1
    assert supply(s) == {}


def test_samurai_only_in_the_own_turn_of_the_action_phase() -> None:
    """Ruling 39: not before Daimyo's Castle produces."""
    s = lay_out(
        player("japanese", built=["Daimyo's Castle", {"card": "Farm", "samurai": 1}, "Stalls"]),
        player("romans"),
        frames=PRODUCTION,
    )
    assert s.players[0].vp == 1
    assert s.decision == "turn"


def test_daimyos_castle_counts_samurai_placed_before() -> None:
    """Ruling 40."""
    s = lay_out(
        player("japanese", "2S+2Wk", hand=["Daimyo's Castle"], built=["Farm", "Ruins"]),
        player("romans", "2Wk"),
    )
    play(s, "samurai at Farm", "build Daimyo's Castle", "own Ruins")
    assert s.players[0].vp == 1
    assert "samurai at Daimyo's Castle" in legal(s)


def test_daimyos_castle_is_capped_at_three() -> None:
    s = lay_out(
        player(
            "japanese",
            built=["Daimyo's Castle"]
            + [{"card": n, "samurai": 1} for n in ("Farm", "Farm", "Stalls", "Stalls", "Casino")],
        ),
        player("romans"),
        frames=PRODUCTION,
    )
    assert s.players[0].vp == 3


def test_ninjas_place_two_samurai_at_once() -> None:
    """p.11, Ruling 41: different Faction Locations, the Ninjas count; one without room is lost."""
    s = lay_out(
        player("japanese", "S", hand=["Ninjas"], built=["Farm", "Ruins"]), player("romans", "2Wk")
    )
    play(s, "build Ninjas", "own Ruins")
    assert location(s, "Farm")["samurai"] == 1
    assert location(s, "Ninjas")["samurai"] == 1
    assert supply(s) == {}
    s = lay_out(player("japanese", "S", hand=["Ninjas"], built=["Ruins"]), player("romans", "2Wk"))
    play(s, "build Ninjas")
    assert location(s, "Ninjas")["samurai"] == 1
    assert supply(s) == {}


def test_ninjas_post_both_at_copies_built_in_any_order() -> None:
    """p.11: the two Samurai may go to any two Faction Locations, two Farms for example."""
    s = lay_out(
        player("japanese", "S", hand=["Ninjas"], built=["Farm 2", "Farm", "Ruins"]),
        player("romans", "2Wk"),
    )
    play(s, "build Ninjas", "own Ruins")
    assert legal(s) == ["own Farm 2", "own Ninjas"]  # the first is at the other Farm already
    s.play("own Farm 2")
    assert location(s, "Farm")["samurai"] == 1
    assert location(s, "Farm 2")["samurai"] == 1
    assert "samurai" not in location(s, "Ninjas")


def test_ninjas_choose_among_three_posts() -> None:
    s = lay_out(
        player("japanese", "S", hand=["Ninjas"], built=["Farm", "Stalls", "Ruins"]),
        player("romans", "2Wk"),
    )
    play(s, "build Ninjas", "own Ruins", "own Stalls")
    assert "samurai" not in location(s, "Farm")
    assert location(s, "Stalls")["samurai"] == 1


# --- card clarifications ---------------------------------------------------------------


def test_ninjas_discard_a_deal_and_take_its_good() -> None:
    """Rulings 48, 52."""
    s = lay_out(
        player("japanese", "Wk", built=[{"card": "Ninjas", "samurai": 1}]),
        player("romans", "2Wk", deals=["Roman Bank", "Builder"]),
    )
    play(s, "activate Ninjas", "take deal Roman Bank")
    assert supply(s) == goods("G")
    assert cards(s.players[1].discard) == ["Roman Bank"]
    assert cards(s.players[1].deals) == ["Builder"]


def test_garrison_discards_a_location() -> None:
    """p.11, Rulings 6, 35: not razing; 2 raze tokens whatever protects the target."""
    s = lay_out(
        player("japanese", "2R", built=["Garrison"]),
        player("romans", "2Wk", built=[{"card": "Town", "defense": 1}, "Legion"]),
    )
    s.play("activate Garrison")
    assert legal(s) == ["target Town", "target Legion"]
    s.play("target Town")
    assert supply(s) == {}
    assert cards(s.common_discard) == ["Town"]
    assert supply(s, 1) == goods("2Wk")
    assert s.players[1].foundations == []


def test_gate_holds_cards_for_good() -> None:
    """p.11: 1 VP each at once, no way back, kept in Cleanup, 2 VP at the end for 3 cards."""
    s = lay_out(
        player("japanese", hand=["Mill", "Town", "Farm"], built=["Gate"]),
        player("romans", "2Wk"),
    )
    play(s, "tuck under Gate Mill", "tuck under Gate Town")
    assert s.decision == "turn"
    s.play("tuck under Gate Farm")
    assert s.players[0].vp == 3
    assert s.players[0].hand == []
    assert s.score_sheet()[0]["gate"] == 2
    play(s, "pass")
    assert s.round == 4
    assert len(s.under_gate) == 3


def test_gate_with_two_cards_gives_no_more_at_the_end() -> None:
    s = lay_out(
        player("japanese", "2Wk", built=["Gate"]), player("romans"), under_gate=["Mill", "Town"]
    )
    assert s.score_sheet()[0]["gate"] == 0


def test_two_gates_score_apart() -> None:
    s = lay_out(
        player("japanese", "2Wk", built=["Gate", "Gate"]),
        player("romans"),
        under_gate=["Mill", "Town", "Quarry"],
        under_gate_2=["Baker", "Joiner"],
    )
    assert s.score_sheet()[0]["gate"] == 2


def test_copies_of_a_card_may_all_be_tucked() -> None:
    """Card: any number of hand cards, also of the same kind."""
    s = lay_out(
        player("japanese", "2Wk", hand=["Watchtower", "Watchtower", "Mill"], built=["Gate"]),
        player("romans"),
    )
    play(s, "tuck under Gate Mill", "tuck under Gate Watchtower", "tuck under Gate Watchtower")
    assert cards(s.under_gate) == ["Mill", "Watchtower", "Watchtower 2"]
    assert s.players[0].vp == 3


def two_gates(**fields: Any) -> Table:
    """Three cards lie under the second Gate, none under the first."""
    return lay_out(
        player("japanese", "W", hand=["Stalls"], built=["Gate", "Gate"]),
        player("romans", "2Wk", built=["Engineers"]),
        player("egyptians", built=["Temple of Ra"]),
        under_gate_2=["Mill", "Town", "Quarry"],
        **fields,
    )


def test_one_of_two_gates_may_be_given_up() -> None:
    """p.8 and 11: the builder says which Location goes, and the cards stay under the other."""
    s = play(two_gates(), "build Stalls")
    assert legal(s) == ["own Gate", "own Gate 2"]
    other = s.clone()
    other.play("own Gate 2")
    assert other.score_sheet()[0]["gate"] == 0
    assert cards(other.common_discard) == ["Mill", "Quarry", "Town"]
    s.play("own Gate")
    assert s.score_sheet()[0]["gate"] == 2


@pytest.mark.parametrize(("seat", "card"), [(1, "Engineers"), (2, "Temple of Ra")])
def test_opponents_aim_at_one_of_two_gates(seat: int, card: str) -> None:
    """p.11: a Location of the player's choice; the Gates differ by the cards under them."""
    s = play(two_gates(turn=seat), f"activate {card}")
    assert {"target Gate", "target Gate 2"} <= set(legal(s))


def test_empty_gates_are_one_choice() -> None:
    """Nothing tells them apart, so nobody is asked."""
    s = lay_out(
        player("japanese", "W+2Wk", hand=["Stalls"], built=["Gate", "Gate"]),
        player("romans", "2Wk"),
    )
    assert [n for n in legal(s) if n.startswith("samurai")] == ["samurai at Gate"]
    play(s, "build Stalls")
    assert built(s) == ["Gate 2", "Stalls"]


def test_gate_and_shrine_lost_lose_their_points() -> None:
    """Ruling 20: tucked cards to their piles, points of the end gone; scored VP stay."""
    s = lay_out(
        player("japanese", "W", hand=["Stalls"], built=["Gate"], vp=3),
        player("romans", "2Wk"),
        under_gate=["Mill", "Town", "Farm"],
    )
    play(s, "build Stalls")
    assert s.players[0].vp == 3
    assert s.score_sheet()[0]["gate"] == 0
    assert cards(s.common_discard) == ["Mill", "Town"]
    assert cards(s.players[0].discard) == ["Farm", "Gate"]
    s = lay_out(
        player("japanese", "W", hand=["Stalls"], built=["Shrine"]),
        player("romans", "2Wk"),
        shrine={"wood": 12},
    )
    play(s, "build Stalls")
    assert s.shrine == [0, 0, 0]
    assert s.score_sheet()[0]["shrine"] == 0


def test_shrine_keeps_resources_and_only_the_best_step_counts() -> None:
    """p.11 and ruling: 2, 5 or 10 VP for 3, 7 or 12 resources."""
    for laid, points in ((2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (20, 10)):
        s = lay_out(
            player("japanese", "2Wk", built=["Shrine"]), player("romans"), shrine={"food": laid}
        )
        assert s.score_sheet()[0]["shrine"] == points


def test_laying_resources_on_the_shrine() -> None:
    s = lay_out(player("japanese", "2W+S+G", built=["Shrine"]), player("romans", "2Wk"))
    play(s, "lay wood on Shrine", "lay wood on Shrine", "lay stone on Shrine")
    assert s.shrine == [2, 1, 0]
    assert supply(s) == goods("G")
    play(s, "pass")
    assert s.round == 4
    assert s.shrine == [2, 1, 0]


def test_negotiator_builds_a_deal() -> None:
    """p.11, Rulings 23, 24, 53: goods are paid, no Location; Trade Route deals are excluded."""
    s = lay_out(
        player(
            "japanese",
            "2W+Wk",
            built=["Negotiator", "Sake Brewery", "Ruins"],
            deals=["Geisha House", "Daimyo's Castle"],
            routes=["Roman Bank"],
            markers=[None],
        ),
        player("romans", "2Wk", built=["Roman Bank"]),
    )
    play(s, "activate Negotiator")  # the Castle's stone is lacking
    assert built(s) == ["Negotiator", "Sake Brewery", "Ruins", "Geisha House"]
    assert supply(s) == goods("W+G+2Wk")  # 2 pink Locations; the Brewery pays
    assert s.players[0].vp == 1
    assert cards(s.players[0].deals) == ["Daimyo's Castle"]


def test_negotiator_needs_the_goods() -> None:
    """Ruling 23."""
    s = lay_out(
        player("japanese", "2Wk", built=["Negotiator"], deals=["Geisha House"]),
        player("romans", "2Wk"),
    )
    assert "activate Negotiator" not in legal(s)


def test_dojo_pays_for_deals() -> None:
    s = lay_out(
        player("japanese", "F", hand=["Casino"], built=["Dojo", "Dojo"]), player("romans", "2Wk")
    )
    play(s, "deal Casino")
    assert supply(s) == goods("G")
    assert s.players[0].vp == 2


def test_buddhas_temple_keeps_one_of_two() -> None:
    """Ruling 81: the other card goes back into the deck."""
    s = lay_out(
        player("japanese", "S", hand=["Buddha's Temple"], built=["Ruins"]), player("romans", "2Wk")
    )
    deck = len(s.players[0].deck)
    s.play("build Buddha's Temple")
    first = s.players[0].looked[0]
    s.play(next(a for a in s.legal()))
    assert len(s.players[0].hand) == 1
    assert len(s.players[0].deck) == deck - 1
    assert first in s.players[0].hand or first in s.players[0].deck


# --- Trade Route -----------------------------------------------------------------------


def test_trade_route_makes_a_deal_with_an_enemy_faction_location() -> None:
    """Rulings 44, 45, 47: the good at once, Dojo pays; never Common ones; a hidden marker."""
    s = lay_out(
        player("japanese", "F", built=["Trade Route", "Dojo", "Farm"]),
        player("romans", "2Wk", built=["Town", "Roman Bank", "Builder"]),
        player("egyptians", "2Wk", built=["Pyramid"], passed=1),
    )
    s.play("activate Trade Route")
    assert legal(s) == ["target Roman Bank", "target Builder"]
    deck = len(s.players[0].deck)
    s.play("target Roman Bank")
    assert supply(s) == goods("G")
    assert s.players[0].vp == 1
    assert cards(s.players[0].routes) == ["Roman Bank"]
    assert len(s.players[0].deck) == deck - 1
    assert len(s.players[0].markers) == 1
    assert "Roman Bank" in built(s, 1)


def test_a_second_deal_with_the_same_location() -> None:
    """Ruling 46: allowed."""
    s = lay_out(
        player("japanese", "F", built=["Trade Route"], routes=["Roman Bank"], markers=["Shrine"]),
        player("romans", "2Wk", built=["Roman Bank"]),
    )
    play(s, "activate Trade Route")
    assert cards(s.players[0].routes) == ["Roman Bank", "Roman Bank"]


def test_trade_route_deal_outlives_both_locations() -> None:
    """p.11, Ruling 5: neither the loss of the Trade Route nor of the target ends the Deal."""
    s = lay_out(
        player("japanese", routes=["Roman Bank"], markers=["Shrine"]),
        player("romans", discard=["Roman Bank"]),
        frames=PRODUCTION,
    )
    assert supply(s) == goods("W+G+4Wk+R+D")


def test_trade_route_without_a_marker_card() -> None:
    """Ruling 47: with an empty deck the Deal is made without a marker."""
    s = lay_out(
        player(
            "japanese",
            "F",
            built=["Trade Route"],
            discard=["Farm", "Farm", "Farm", "Rice Fields", "Rice Fields", "Geisha House",
                     "Geisha House", "Garrison", "Daimyo's Castle", "Daimyo's Castle",
                     "Buddha's Temple", "Casino", "Gate", "Gate", "Shrine", "Stalls", "Stalls",
                     "Stalls", "Negotiator", "Sake Brewery", "Trade Route", "Trade Route", "Dojo",
                     "Dojo", "Ninjas", "Ninjas", "Sumo School", "Master Swordsmith",
                     "School of Diplomacy"],
        ),
        player("romans", "2Wk", built=["Builder"]),
    )  # fmt: skip
    play(s, "activate Trade Route")
    assert s.players[0].markers == [-1]
    assert supply(s) == goods("S")


def test_messenger_and_hanseatic_league_use_trade_route_deals() -> None:
    """p.12, Ruling 51."""
    s = lay_out(
        player(
            "japanese", "Wk", built=["Imperial Messenger"], routes=["Roman Bank"], markers=["Gate"]
        ),
        player("romans", "2Wk"),
    )
    play(s, "activate Imperial Messenger")
    assert supply(s) == goods("G")
    s = lay_out(
        player(
            "japanese", "Wk", built=["Hanseatic League"], routes=["Roman Bank"], markers=["Gate"]
        ),
        player("romans", "2Wk"),
    )
    play(s, "activate Hanseatic League")
    assert s.players[0].vp == 2
    assert s.players[0].routes == []
    assert cards(s.players[0].discard) == ["Gate"]


def test_messenger_repeats_cards_and_vp() -> None:
    """Ruling 51: a card from either deck, a VP at once."""
    s = lay_out(
        player("japanese", "2Wk", built=["Imperial Messenger"], deals=["Dojo", "Shrine"]),
        player("romans", "2Wk"),
    )
    s.play("activate Imperial Messenger")
    assert legal(s) == ["take card", "take vp"]
    play(s, "take card", "draw common")
    assert len(s.players[0].hand) == 1


# --- School of Diplomacy ---------------------------------------------------------------


def test_school_of_diplomacy_drops_goods_of_deals() -> None:
    """Ruling 80: any number, Trade Route deals too; a card is seen first; a VP is not offered."""
    s = lay_out(
        player(
            "japanese",
            built=["School of Diplomacy"],
            deals=["Stalls", "Casino", "Dojo", "Shrine", "Garrison"],
            routes=["Builder"],
            markers=["Gate"],
        ),
        player("romans"),
        frames=PRODUCTION,
    )
    s.play("draw common")
    assert s.decision == "diplomacy"
    assert legal(s)[:4] == ["turn in stone", "turn in food", "turn in gold", "turn in raze"]
    assert legal(s)[4].startswith("turn in card")
    assert legal(s)[5] == "done"
    play(s, "turn in stone", "turn in gold", "turn in raze", legal(s)[4])
    assert s.players[0].vp == 1 + 4
    assert supply(s) == goods("W+F+4Wk+R+D")
    assert s.players[0].hand == []


def test_school_of_diplomacy_drops_two_goods_of_a_kind() -> None:
    """Ruling 80: any number of the goods, each for 1 VP."""
    s = lay_out(
        player("japanese", built=["School of Diplomacy"], deals=["Stalls", "Stalls"]),
        player("romans"),
        frames=PRODUCTION,
    )
    play(s, "turn in food", "turn in food")
    assert s.players[0].vp == 2
    assert supply(s) == goods("W+4Wk+R+D")
