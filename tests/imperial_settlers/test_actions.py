"""The five actions, paying, building, razing, dealing: the examples and notes of pages 3 to 10."""

import pytest

from colonnade.kernel.log import Log
from colonnade.titles.imperial_settlers import events
from colonnade.titles.imperial_settlers.components import CARD_NAMES
from imperial_settlers.table import (
    built,
    cards,
    faction_of,
    goods,
    lay_out,
    legal,
    location,
    play,
    player,
    supply,
)

# --- build (p.8) -----------------------------------------------------------------------


def test_example_of_building_sentry_tower() -> None:
    """p.8: Mark discards 2 wood and the Mill for the Sentry Tower, gains 1 raze and 1 worker."""
    s = lay_out(
        player("barbarians", "2W", hand=["Sentry Tower"], built=["Mill", "Ruins"]),
        player("japanese", "2Wk"),
    )
    play(s, "build Sentry Tower", "own Mill")
    assert supply(s) == goods("Wk+R")
    assert built(s) == ["Ruins", "Sentry Tower"]
    assert cards(s.common_discard) == ["Mill"]


def test_dark_chapel_costs_a_location_and_goods() -> None:
    """p.8: 1 wood, 2 stone and one built Location."""
    rival = player("japanese", "2Wk")
    without = lay_out(player("barbarians", "W+2S", hand=["Dark Chapel"]), rival)
    assert "build Dark Chapel" not in legal(without)
    s = lay_out(player("barbarians", "W+2S", hand=["Dark Chapel"], built=["Town"]), rival)
    play(s, "build Dark Chapel")
    assert built(s) == ["Dark Chapel"]
    assert supply(s) == {}


def test_foundation_pays_the_location_part() -> None:
    """p.8 note 1, Ruling 21: a Foundation is discarded to the Common pile and gives no wood."""
    s = lay_out(
        player("barbarians", "2W", hand=["Sentry Tower"], built=["Mill"], foundations=["Town"]),
        player("japanese", "2Wk"),
    )
    play(s, "build Sentry Tower", "foundation")
    assert built(s) == ["Mill", "Sentry Tower"]
    assert s.players[0].foundations == []
    assert cards(s.common_discard) == ["Town"]
    assert supply(s) == goods("Wk+R")


def test_foundation_is_not_offered_where_no_location_is_due() -> None:
    """Ruling 21: useless for cards without the Location symbol."""
    s = lay_out(
        player("romans", "W", hand=["Village"], foundations=["Town"]), player("japanese", "2Wk")
    )
    play(s, "build Village")
    assert cards(s.players[0].foundations) == ["Town"]
    assert built(s) == ["Village"]


def test_used_and_marked_locations_may_be_given_up() -> None:
    """p.8 notes 2 and 3, Rulings 18, 20: used, blocked or protected ones too; all on it is lost."""
    s = lay_out(
        player(
            "japanese",
            "W",
            hand=["Stalls"],
            built=[
                {"card": "Casino", "used": 2, "samurai": 1},
                {"card": "Village", "defense": 1},
                {"card": "Gold Mine", "blocked": 1},
                "Ruins",
            ],
        ),
        player("romans", "2Wk"),
    )
    s.play("build Stalls")
    assert legal(s) == ["own Village", "own Gold Mine", "own Ruins", "own Casino"]
    s.play("own Casino")
    assert "Casino" not in built(s)
    assert supply(s) == {}  # neither the workers on it nor the Samurai come back
    assert cards(s.players[0].discard) == ["Casino"]


def test_the_only_location_may_be_given_up() -> None:
    """Ruling 18."""
    s = lay_out(player("romans", "S", hand=["Builder"], built=["Ruins"]), player("japanese", "2Wk"))
    play(s, "build Builder")
    assert built(s) == ["Builder"]


def test_location_given_up_is_gone_before_the_new_one_stands() -> None:
    """Ruling 19: it neither triggers its feature nor is counted."""
    s = lay_out(
        player("barbarians", "W+S", hand=["Expedition", "Hill Fort"], built=["Pyre", "Ruins"]),
        player("japanese", "2Wk"),
    )
    play(s, "build Expedition", "own Pyre")
    assert supply(s) == {}
    assert s.players[0].vp == 0
    s = lay_out(
        player("barbarians", "2W", hand=["Hill Fort"], built=["Armorer"]), player("japanese", "2Wk")
    )
    play(s, "build Hill Fort")
    assert s.players[0].vp == 1  # the Hill Fort alone is black


def test_production_bonus_and_features_come_in_order() -> None:
    """p.8 notes, Rulings 25, 26, 30: production, bonus, features as placed; own colour counts."""
    s = lay_out(
        player("romans", "3W+S", hand=["Quarry"], built=["Supplier", "Quarry", "Headquarters"]),
        player("japanese", "2Wk"),
    )
    play(s, "build Quarry")
    assert s.decision == "take_good"
    assert supply(s) == goods("2W+2S+G")
    assert s.players[0].vp == 1
    play(s, "take vp")
    assert s.players[0].vp == 2
    assert built(s).count("Quarry") + built(s).count("Quarry 2") == 2


def test_every_copy_of_a_feature_asks_for_itself() -> None:
    """Ruling 27: two Administrations, two choices."""
    s = lay_out(
        player(
            "romans", "S", hand=["Roman Bank"], built=["Administration", "Administration", "Ruins"]
        ),
        player("japanese", "2Wk"),
    )
    play(s, "build Roman Bank", "own Ruins", "take gold", "take vp")
    assert supply(s) == goods("2G")
    assert s.players[0].vp == 1


def test_trade_colony_has_three_colours() -> None:
    """p.11, Ruling 28: brown, grey and red features pay, each once; each count grows by one."""
    s = lay_out(
        player(
            "romans",
            "W+2S",
            hand=["Trade Colony"],
            built=["Supplier", "Carpenter's Workshop", "Mill", "Gardens", "Ruins"],
        ),
        player("japanese", "2Wk"),
    )
    play(s, "build Trade Colony", "own Ruins")
    assert supply(s) == goods("4G+Wk")
    assert s.players[0].vp == 5
    s = lay_out(
        player("romans", "2W+S", hand=["Rubble"], built=["Trade Colony"]), player("japanese", "2Wk")
    )
    play(s, "build Rubble")
    assert supply(s) == goods("2S")


def test_what_colour_counts_leave_out() -> None:
    """Ruling 29: Foundations and Deals never count; the cap comes after counting."""
    s = lay_out(
        player(
            "romans",
            "W+2S",
            hand=["Statue"],
            built=["Quarry"] * 3 + ["Mason"] * 2 + ["Coal Mine", "Rubble"],
            foundations=["Court Sculptor"],
            deals=["Stonecutter"],
        ),
        player("japanese", "2Wk"),
    )
    play(s, "build Statue", "draw common")
    assert s.players[0].vp == 6
    s = lay_out(
        player("romans", "W+2S", hand=["Statue"], foundations=["Quarry"], deals=["Stonecutter"]),
        player("japanese", "2Wk"),
    )
    play(s, "build Statue", "draw common")
    assert s.players[0].vp == 1


def test_settlers_build_without_the_location_part() -> None:
    """p.12, Rulings 23, 24: both prices must be payable; it counts as building."""
    rival = player("japanese", "2Wk")
    poor = lay_out(player("romans", "W+S", hand=["Stonecutter"], built=["Settlers"]), rival)
    assert "activate Settlers" not in legal(poor)
    s = lay_out(
        player("romans", "W+S+G", hand=["Stonecutter"], built=["Settlers", "Supplier"]), rival
    )
    play(s, "activate Settlers")
    assert built(s) == ["Settlers", "Supplier", "Stonecutter"]
    assert supply(s) == goods("2S+G")
    assert s.players[0].vp == 1


@pytest.mark.parametrize(
    ("title", "short", "enough"),
    [
        ("Legion", "9W+9S+9Wk", "9W+9S+9Wk+F"),
        ("Legion", "9W+9S+9Wk", "9W+9S+9Wk+G"),
        ("Roman Fortification", "9W+S+9F+9Wk", "9W+2S+9F+9Wk"),
        ("Roman Fortification", "9W+S+9F+9Wk", "9W+S+9F+9Wk+G"),
    ],
)
def test_settlers_need_every_resource_of_the_price(title: str, short: str, enough: str) -> None:
    """p.12, Ruling 23: food and stone too, gold in place of what is lacking."""
    for before, possible in ((short, False), (enough, True)):
        s = lay_out(
            player("romans", before, hand=[title], built=["Settlers"]), player("japanese", "2Wk")
        )
        assert ("activate Settlers" in legal(s)) is possible


# --- paying with gold (p.3, p.10) ------------------------------------------------------


def test_gold_stands_for_any_resource_and_the_player_chooses() -> None:
    """p.3, Rulings 12, 13: every mix that leaves something else is offered."""
    s = lay_out(player("romans", "2W+S+2G", hand=["Rubble"]), player("japanese", "2Wk"))
    s.play("build Rubble")
    assert s.decision == "pay"
    assert legal(s) == [
        "gold for 0 wood 0 stone 0 food",
        "gold for 0 wood 1 stone 0 food",
        "gold for 1 wood 0 stone 0 food",
        "gold for 1 wood 1 stone 0 food",
        "gold for 2 wood 0 stone 0 food",
    ]
    s.play("gold for 1 wood 1 stone 0 food")
    assert supply(s) == goods("W+2S")  # the Rubble gave one


@pytest.mark.parametrize(("mix", "lines"), [("0 wood 0 stone", []), ("1 wood 1 stone", [2])])
def test_the_log_tells_of_gold_only_where_some_is_paid(mix: str, lines: list[int]) -> None:
    """p.3: a price paid in wood and stone alone leaves no line about gold."""
    s = lay_out(player("romans", "2W+S+2G", hand=["Rubble"]), player("japanese", "2Wk"))
    s.log = log = Log()
    play(s, "build Rubble", f"gold for {mix} 0 food")
    assert [event[2] for event in log.events if event[0] == events.PAYS] == lines


def test_gold_fills_up_food_that_is_lacking() -> None:
    """p.3: with 1 food of 2 at least 1 gold is paid."""
    s = lay_out(player("romans", "F+2G+Wk", built=["Confectioner"]), player("japanese", "2Wk"))
    s.play("activate Confectioner")
    assert legal(s) == ["gold for 0 wood 0 stone 1 food", "gold for 0 wood 0 stone 2 food"]


def test_settlers_build_faction_cards_only() -> None:
    """p.12: a Faction Location; a Common card is built by the usual action."""
    s = lay_out(
        player("romans", "5W+5S", hand=["Quarry", "Builder", "Stonecutter"], built=["Settlers"]),
        player("japanese", "2Wk"),
    )
    s.play("activate Settlers")
    assert legal(s) == ["hand Builder", "hand Stonecutter"]


def test_the_oldest_foundation_goes_first() -> None:
    """p.9: Foundations are alike to the builder; one of the Sanctuary, unknown, goes last."""
    s = lay_out(
        player(
            "egyptians",
            "3S",
            hand=["Sphinx", "Sphinx", "Slaver", "Desert"],
            built=["Ruins"],
            foundations=["Mill", "Town"],
            buried=["Quarry"],
        ),
        player("japanese"),
    )
    for title, gone in (("Sphinx", ["Mill"]), ("Sphinx", ["Mill", "Town"])):
        play(s, f"build {title}", "foundation")
        assert cards(s.common_discard) == gone
    play(s, "build Slaver", "foundation")
    assert cards(s.common_discard) == ["Mill", "Quarry", "Town"]


def test_gold_pays_deals_and_actions_but_never_workers() -> None:
    """Ruling 12: a Deal's food, Settlers' wood, Trade Route's food, Barter; no worker, no raze."""
    s = lay_out(
        player("romans", "G", hand=["Roman Bank"], built=["Brewer", "Gold Mine"]),
        player("japanese", "2Wk"),
    )
    assert "deal Roman Bank" in legal(s)
    assert "activate Brewer" in legal(s)
    assert "activate Gold Mine" not in legal(s)
    assert "spend 2 workers for wood" not in legal(s)
    play(s, "deal Roman Bank")
    assert supply(s) == goods("G")
    s = lay_out(player("barbarians", "3G", built=["Barter"]), player("japanese", "2Wk"))
    play(s, "activate Barter")
    assert supply(s) == goods("G")
    assert s.players[0].vp == 2


def test_gold_is_never_a_resource_when_nothing_is_paid() -> None:
    """Ruling 14: not for Saboteurs, not on the Shrine."""
    s = lay_out(player("barbarians", "Wk", built=["Saboteurs"]), player("romans", "G+2Wk"))
    assert "activate Saboteurs" not in legal(s)
    s = lay_out(player("japanese", "G", built=["Shrine"]), player("romans", "2Wk"))
    assert not [name for name in legal(s) if name.startswith("lay")]


# --- deals (p.9) -----------------------------------------------------------------------


def test_example_of_making_a_deal() -> None:
    """p.9, Ruling 10: 1 food, the Sentry Tower under the board, 1 worker at once."""
    s = lay_out(
        player("barbarians", "F", hand=["Sentry Tower", "Village"]), player("japanese", "2Wk")
    )
    assert "deal Sentry Tower" in legal(s)
    assert not [name for name in legal(s) if name.startswith("deal Village")]
    s.play("deal Sentry Tower")
    assert supply(s) == goods("Wk")
    assert cards(s.players[0].deals) == ["Sentry Tower"]


def test_a_deal_needs_food_or_gold() -> None:
    s = lay_out(player("barbarians", "W+S+Wk", hand=["Raid"]), player("japanese", "2Wk"))
    assert "deal Raid" not in legal(s)


# --- raze (p.9) ------------------------------------------------------------------------


def test_example_of_razing_from_hand() -> None:
    """p.9: the Wood Storage for 1 raze token gives 2 wood and is discarded."""
    s = lay_out(player("barbarians", "R", hand=["Wood Storage"]), player("japanese", "2Wk"))
    play(s, "raze Wood Storage")
    assert supply(s) == goods("2W")
    assert cards(s.common_discard) == ["Wood Storage"]


def test_example_of_razing_a_location() -> None:
    """p.9, Ruling 43: 2 raze tokens; Mark gets 1 stone and 1 VP, Tom a Foundation and 1 wood."""
    s = lay_out(player("barbarians", "2R"), player("japanese", "2Wk", built=["Armorer", "Farm"]))
    s.play("raze a location")
    assert legal(s) == ["target Armorer", "target Farm"]
    s.play("target Armorer")
    assert supply(s) == goods("S")
    assert s.players[0].vp == 1
    assert cards(s.players[1].foundations) == ["Armorer"]
    assert supply(s, 1) == goods("W+2Wk")
    assert built(s, 1) == ["Farm"]


def test_only_cards_with_a_raze_field_can_be_razed() -> None:
    """p.9 note, Rulings 9, 11: never Ruins, Gate, Shrine or Roman, Barbarian, Egyptian cards."""
    s = lay_out(
        player("japanese", "3R", hand=["Ruins", "Gate", "Shrine", "Farm", "Mill"]),
        player("romans", "2Wk", built=["Warehouses", "Ruins", "Town", "Quarry"]),
    )
    assert [n for n in legal(s) if n.startswith("raze ")] == [
        "raze Mill",
        "raze Farm",
        "raze a location",
    ]
    s.play("raze a location")
    assert legal(s) == ["target Town", "target Quarry"]


def test_razed_cards_come_one_by_one() -> None:
    """Rulings 31, 32: each card from either deck; the razed card is discarded after its goods."""
    s = lay_out(player("romans", "R", hand=["Castle"]), player("japanese", "2Wk"))
    s.play("raze Castle")
    assert s.decision == "draw"
    assert cards(s.players[0].hand) == ["Castle"]
    s.play("draw faction")
    assert s.decision == "draw"
    assert s.common_discard == []
    s.play("draw common")
    assert len(s.players[0].hand) == 2
    assert cards(s.common_discard) == ["Castle"]


def test_a_defense_token_costs_one_more() -> None:
    """p.7, Ruling 37: on a Common Location, in the own turn, besides the action."""
    s = lay_out(
        player("barbarians", "3R+2Wk"),
        player("romans", "2Wk+D", built=["Armorer", "Legion", "Ruins"]),
        turn=1,
    )
    assert [n for n in legal(s) if n.startswith("defend")] == ["defend Armorer", "defend Ruins"]
    play(s, "defend Armorer", "spend 2 workers for wood")
    assert supply(s, 1) == goods("W")
    assert location(s, "Armorer", 1)["defense"] == 1
    play(s, "raze a location")
    assert supply(s) == goods("S+2Wk")


def test_too_few_tokens_for_a_defended_location() -> None:
    """p.7: 3 raze tokens are needed."""
    s = lay_out(
        player("barbarians", "2R+2Wk"),
        player("romans", "2Wk", built=[{"card": "Armorer", "defense": 1}]),
    )
    assert "raze a location" not in legal(s)


def test_where_and_how_often_a_defense_token_may_lie() -> None:
    """p.7, Ruling 37: a borrowed Common Location too, no Foundation; one token a round."""
    s = lay_out(
        player(
            "egyptians",
            "2Wk+D",
            built=[{"card": "Town", "lent_by": 1}, "Pyramid"],
            foundations=["Quarry"],
        ),
        player("romans", "2Wk"),
    )
    assert [n for n in legal(s) if n.startswith("defend")] == ["defend Town"]
    play(s, "defend Town")
    assert location(s, "Town")["defense"] == 1
    assert not [n for n in legal(s) if n.startswith("defend")]


def test_two_defense_tokens_on_a_borrowed_location() -> None:
    """Ruling 38: the owner's and the Egyptian's make it 4 raze tokens."""
    s = lay_out(
        player("barbarians", "3R+2Wk"),
        player("egyptians", "2Wk", built=[{"card": "Town", "defense": 2, "lent_by": 2}]),
        player("romans", "2Wk"),
    )
    assert "raze a location" not in legal(s)
    s = lay_out(
        player("barbarians", "4R+2Wk"),
        player("egyptians", "2Wk", built=[{"card": "Town", "defense": 2, "lent_by": 2}]),
        player("romans", "2Wk"),
    )
    play(s, "raze a location")
    assert s.players[0].goods[5] == 0


# --- activate (p.10) -------------------------------------------------------------------


def test_example_of_action_locations() -> None:
    """p.10: Saboteurs take a stone, the Mason's Guild 3 VP, the Castle a Faction card."""
    s = lay_out(
        player("barbarians", "S+4Wk", built=["Mason's Guild", "Castle", "Saboteurs"]),
        player("japanese", "S+9Wk"),
    )
    play(s, "activate Saboteurs", "pass")
    assert supply(s) == goods("2S+3Wk")
    play(s, "activate Mason's Guild")
    assert supply(s) == goods("2Wk")
    assert s.players[0].vp == 3
    play(s, "activate Castle", "draw faction")
    assert supply(s) == goods("Wk")
    assert len(s.players[0].hand) == 1
    assert "activate Mason's Guild" not in legal(s)
    assert "activate Castle" in legal(s)  # its second use


def test_once_a_round_unless_it_says_twice() -> None:
    """p.10: both times at once or in two turns."""
    s = lay_out(player("romans", "5Wk", built=["New Forest", "Coal Mine"]), player("japanese"))
    play(s, "activate New Forest")
    assert "activate New Forest twice" not in legal(s)
    play(s, "activate New Forest", "activate Coal Mine")
    assert supply(s) == goods("2W+2S+2Wk")


def test_both_uses_have_their_own_target() -> None:
    """Ruling 61."""
    s = lay_out(
        player("barbarians", "2Wk", built=["Pack"]),
        player("romans", "2Wk", built=["Gold Creek", "Armorer"]),
    )
    play(s, "activate Pack twice", "target Gold Creek", "take gold", "target Armorer", "take vp")
    assert supply(s) == goods("G")
    assert s.players[0].vp == 1


def test_acting_troupe_clears_all_goods() -> None:
    """Rulings 62, 63: both uses are open again; never itself; Tavern and the like too."""
    s = lay_out(
        player(
            "romans",
            "3Wk",
            hand=["Mill"],
            built=[
                "Acting Troupe",
                {"card": "New Forest", "used": 2},
                {"card": "Tavern", "used": 1},
                "Coal Mine",
            ],
        ),
        player("japanese", "2Wk"),
    )
    s.play("activate Acting Troupe")
    assert legal(s) == ["own Tavern", "own New Forest"]
    s.play("own New Forest")
    assert "used" not in location(s, "New Forest")
    assert location(s, "Acting Troupe")["used"] == 1
    play(s, "pass")
    assert "activate New Forest twice" in legal(s)


def test_actions_without_a_target_cannot_be_activated() -> None:
    """Ruling 70: Saboteurs, Pack, Robbers."""
    s = lay_out(
        player("barbarians", "2Wk", built=["Saboteurs", "Pack", "Robbers"]),
        player("romans", "2Wk", built=["Ruins", "Legion"]),
    )
    assert not [n for n in legal(s) if n.startswith("activate")]


def test_castle_draws_one_after_the_other() -> None:
    """Ruling 69: the next deck is chosen after seeing the last card."""
    s = lay_out(player("romans", "2Wk", built=["Castle"]), player("japanese", "2Wk"))
    play(s, "activate Castle twice", "draw common")
    assert s.decision == "draw"
    assert len(s.players[0].hand) == 1


def test_castle_does_not_ask_for_a_deck_that_ran_out() -> None:
    """p.10, Ruling 87: the last Faction card is drawn, so the second card is a Common one."""
    deck = [name for name in CARD_NAMES if faction_of(name) == "romans"]
    s = lay_out(
        player("romans", "2Wk", built=["Castle"], discard=deck[1:]), player("japanese", "2Wk")
    )
    play(s, "activate Castle twice", "draw faction")
    assert cards(s.players[0].hand)[1:] == deck[:1]
    assert s.decision != "draw"


def test_no_second_draw_where_both_decks_ran_out() -> None:
    """Ruling 87: with nothing left to draw the draw is lost."""
    s = lay_out(player("romans", "2Wk", built=["Castle"]), player("japanese", "2Wk"))
    s.common.clear()
    del s.players[0].deck[1:]
    play(s, "activate Castle twice")
    assert len(s.players[0].hand) == 1
    assert s.decision != "draw"


# --- spend workers (p.10) --------------------------------------------------------------


def test_example_of_spending_workers() -> None:
    """p.10: 8 workers for 1 wood, 2 Common cards and 1 Faction card, in one action."""
    s = lay_out(player("barbarians", "8Wk"), player("japanese", "2Wk"))
    play(
        s,
        "spend 2 workers for wood",
        "spend 2 workers for common card",
        "spend 2 workers for common card",
        "spend 2 workers for faction card",
    )
    assert supply(s) == goods("W")
    assert sum(1 for card in s.players[0].hand if card < 84) == 2
    assert len(s.players[0].hand) == 3
    assert s.player == 1


def test_resources_are_taken_in_rising_order() -> None:
    """The same goods in another order are not offered again."""
    s = lay_out(player("barbarians", "6Wk"), player("japanese", "2Wk"))
    s.play("spend 2 workers for stone")
    assert "spend 2 workers for wood" not in legal(s)
    assert "spend 2 workers for stone" in legal(s)
    assert "done" in legal(s)


# --- turns, passing, free things (p.7) -------------------------------------------------


def test_one_who_passed_is_no_target_and_takes_no_turn() -> None:
    """p.7, Ruling 84: the other goes on alone; what needs a target is off."""
    s = lay_out(
        player("barbarians", "2R+6Wk", built=["Saboteurs", "Pack"]),
        player("romans", "W", built=["Town"], passed=1),
    )
    assert not [n for n in legal(s) if n.startswith(("raze a", "activate"))]
    play(s, "spend 2 workers for wood", "done")
    assert s.player == 0
    assert s.decision == "turn"


def test_free_things_do_not_end_the_turn_but_are_no_action_either() -> None:
    """Rulings 82, 83: before and after the action, any number; then an action or a pass is due."""
    s = lay_out(
        player("japanese", "W+3Wk+D", hand=["Village"], built=["Farm", "Town"]),
        player("romans", "2Wk"),
    )
    play(s, "defend Town", "samurai at Farm")
    assert s.player == 0
    assert s.decision == "turn"
    assert "end turn" not in legal(s)
    assert "pass" in legal(s)
    s.play("build Village")
    assert s.player == 1  # nothing is left to protect with


def test_a_location_just_built_can_be_protected() -> None:
    """Ruling 82: the window after the action."""
    s = lay_out(player("romans", "W+D", hand=["Village"]), player("japanese", "2Wk"))
    s.play("build Village")
    assert s.decision == "after_action"
    assert legal(s) == ["end turn", "defend Village"]
    s.play("defend Village")
    assert location(s, "Village")["defense"] == 1
    assert s.player == 1


def test_passing_first_changes_nothing_in_the_order() -> None:
    """Ruling 85: the marker still moves one seat clockwise."""
    s = lay_out(player("romans"), player("japanese", "2Wk"), player("barbarians", "2Wk"))
    assert s.player == 1  # the Romans had nothing to do and passed
    play(s, "pass", "pass")
    assert s.round == 4
    assert s.first == 1


@pytest.mark.parametrize("title", ["Gallows", "Raid"])
def test_razing_features_pay_for_every_raze(title: str) -> None:
    """Gallows and Raid also pay for a razed Location."""
    s = lay_out(
        player("barbarians", "2R", built=[title]), player("japanese", "2Wk", built=["Town"])
    )
    play(s, "raze a location")
    assert s.players[0].vp == 1
    assert supply(s) == goods("2Wk")
