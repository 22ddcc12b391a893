"""The Romans' clarifications (p.11) and rulings."""

from imperial_settlers.table import built, cards, goods, lay_out, legal, play, player, supply

CLEANUP = [["round", -1, 3, 0, 0]]


def test_engineers_remove_without_razing() -> None:
    """p.11, Rulings 6, 35, 36: to the discard pile, no Foundation, no wood; any Location."""
    s = lay_out(
        player("romans", "2Wk", built=["Engineers", "Gallows"]),
        player(
            "japanese",
            "2Wk",
            built=[
                {"card": "Town", "defense": 1},
                {"card": "Gate", "samurai": 1},
                "Shrine",
                "Ruins",
            ],
            foundations=["Quarry"],
        ),
        under_gate=["Mill"],
    )
    s.play("activate Engineers")
    assert legal(s) == ["target Town", "target Gate", "target Shrine", "target Ruins"]
    s.play("target Gate")
    assert s.players[0].vp == 1
    assert supply(s, 1) == goods("2Wk")
    assert cards(s.players[1].discard) == ["Gate"]
    assert cards(s.common_discard) == ["Mill"]  # what lay under it goes to its own pile
    assert s.under_gate == []


def test_spies_move_a_deal_and_give_nothing_at_once() -> None:
    """p.11, Rulings 48, 49: not making a Deal; 1 VP now, the good from the next production."""
    s = lay_out(
        player("romans", "Wk", built=["Spies"]),
        player("japanese", "2Wk", deals=["Casino"], routes=["Spies"], markers=["Shrine"]),
    )
    play(s, "activate Spies")
    assert supply(s) == {}
    assert s.players[0].vp == 1
    assert cards(s.players[0].deals) == ["Casino"]
    assert s.players[1].deals == []
    assert cards(s.players[1].routes) == ["Spies"]  # a Trade Route deal can't be taken


def test_a_stolen_deal_produces_for_its_holder() -> None:
    """Rulings 22, 50: a stolen card deal draws from the holder's decks; discarded, it goes home."""
    s = lay_out(
        player("romans", "", deals=["Shrine"]),
        player("japanese", "2Wk"),
        frames=[["round", -1, 1, 0, 0]],
    )
    assert s.decision == "draw"
    s.play("draw faction")
    assert all(card >= 144 for card in s.players[0].hand)  # a Roman card
    s = lay_out(
        player("romans", "Wk", built=["Hanseatic League"], deals=["Shrine"]),
        player("japanese", "2Wk"),
    )
    play(s, "activate Hanseatic League")
    assert cards(s.players[1].discard) == ["Shrine"]
    assert s.players[0].vp == 2


def test_architect_looks_at_two_and_keeps_one() -> None:
    s = lay_out(
        player("romans", "2S", hand=["Architect"], built=["Ruins"]), player("japanese", "2Wk")
    )
    before = len(s.players[0].deck)
    s.play("build Architect")
    assert s.decision == "keep"
    assert len(s.players[0].looked) == 2
    s.play(s.legal()[0])
    assert len(s.players[0].hand) == 1
    assert len(s.players[0].deck) == before - 1


def test_architect_with_a_short_deck() -> None:
    """Ruling 81: with one card take it, with none nothing."""
    everything = [
        "Sculptor's Workshop", "Sculptor's Workshop 2", "Sculptor's Apprentice",
        "Sculptor's Apprentice 2", "Sculptor's Apprentice 3", "Gladiator School",
        "Gladiator School 2", "Engineers", "Gardens", "Spies", "Administration",
        "Administration 2", "Administration 3", "Headquarters", "Headquarters 2", "Legion",
        "Legion 2", "Warehouses", "Builder", "Builder 2", "Roman Fortification", "Trade Colony",
        "Trade Colony 2", "Trade Colony 3", "Roman Barracks", "Stonecutter", "Stonecutter 2",
        "Roman Bank",
    ]  # fmt: skip
    rival = player("japanese", "2Wk")
    s = lay_out(
        player("romans", "2S", hand=["Architect"], built=["Ruins"], discard=everything), rival
    )
    s.play("build Architect")
    assert cards(s.players[0].hand) == ["Colossus"]
    s = lay_out(
        player(
            "romans", "2S", hand=["Architect"], built=["Ruins"], discard=[*everything, "Colossus"]
        ),
        rival,
    )
    s.play("build Architect")
    assert s.players[0].hand == []


def test_warehouses_keep_resources_in_cleanup() -> None:
    """p.7, Rulings 14, 15: wood, stone and food stay, gold doesn't; raze tokens by the board."""
    s = lay_out(
        player(
            "romans",
            "W+2S+F+2G+Wk+3R+D",
            built=["Warehouses", {"card": "Court Sculptor", "used": 2}],
        ),
        player("japanese", "2W+2F+Wk"),
        frames=CLEANUP,
    )
    assert s.decision == "draft"  # round 4 has begun
    assert supply(s) == goods("W+2S+F+3R")
    assert supply(s, 1) == goods("2F")


def test_lost_warehouses_leave_the_resources_until_cleanup() -> None:
    """p.11: giving the Warehouses up doesn't take the stored goods away at once."""
    s = lay_out(
        player("romans", "3S+W", hand=["Stonecutter"], built=["Warehouses"]),
        player("japanese", "2Wk"),
    )
    play(s, "build Stonecutter")
    assert built(s) == ["Stonecutter"]
    assert supply(s) == goods("4S")
    play(s, "pass")
    assert s.round == 4
    assert supply(s) == {}


def test_administration_offers_gold_or_vp_for_its_own_building() -> None:
    """Ruling 26."""
    s = lay_out(
        player("romans", "2S", hand=["Administration"], built=["Ruins"]), player("japanese", "2Wk")
    )
    s.play("build Administration")
    assert legal(s) == ["take gold", "take vp"]


def test_legion_draws_common_cards_only() -> None:
    s = lay_out(player("romans", "F", hand=["Legion"], built=["Ruins"]), player("japanese", "2Wk"))
    s.play("build Legion")
    assert len(s.players[0].hand) == 2
    assert all(card < 84 for card in s.players[0].hand)
