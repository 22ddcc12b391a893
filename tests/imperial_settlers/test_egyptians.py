"""The Egyptians' clarifications (p.11) and rulings; Temple of Ra has a file of its own."""

import pytest

from colonnade.titles.imperial_settlers.activation import REFRESH_LIMIT
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

CLEANUP = [["round", -1, 3, 0, 0]]


def test_desert_is_free_but_takes_the_turn() -> None:
    """p.11: no cost; its bonus draws 2 cards."""
    s = lay_out(player("egyptians", hand=["Desert"]), player("romans", "2Wk"))
    play(s, "build Desert", "draw common", "draw faction")
    assert built(s) == ["Desert"]
    assert len(s.players[0].hand) == 2
    assert s.player == 1


def test_desert_makes_an_opponent_discard() -> None:
    """Ruling 68: the victim chooses his card; with an empty hand only you discard."""
    s = lay_out(
        player("egyptians", hand=["Mill", "Town"], built=["Desert"]),
        player("romans", "2Wk", hand=["Quarry", "Builder"]),
        player("japanese", "2Wk"),
    )
    play(s, "activate Desert", "hand Mill", "choose player 2")
    assert s.player == 1
    assert s.decision == "desert_discard"
    s.play("hand Builder")
    assert cards(s.players[1].hand) == ["Quarry"]
    assert cards(s.players[1].discard) == ["Builder"]
    assert cards(s.common_discard) == ["Mill"]
    assert s.players[0].vp == 1
    s = lay_out(player("egyptians", hand=["Mill"], built=["Desert"]), player("romans", "2Wk"))
    play(s, "activate Desert")
    assert s.players[0].vp == 1
    assert s.players[0].hand == []


def test_desert_needs_an_opponent_who_has_not_passed() -> None:
    """Ruling 68."""
    s = lay_out(
        player("egyptians", "2Wk", hand=["Mill"], built=["Desert"]), player("romans", passed=1)
    )
    assert "activate Desert" not in legal(s)


@pytest.mark.parametrize(
    "target",
    [{"card": "Town", "defense": 1}, {"card": "Farm", "samurai": 1}],
    ids=["defense", "samurai"],
)
def test_chariot_builder_ignores_protection(target: dict[str, object]) -> None:
    """p.11: only the raze token that activates it."""
    s = lay_out(
        player("egyptians", "R", built=["Chariot Builder", "Gallows"]),
        player("japanese", "2Wk", built=[target, "Gate", "Ruins"]),
    )
    play(s, "activate Chariot Builder")
    assert built(s, 1) == ["Gate", "Ruins"]
    assert s.players[0].goods[5] == 0
    assert s.players[0].vp == (1 if target["card"] == "Town" else 2)  # the Gallows, a VP field


def test_oasis_gets_a_worker_for_every_pair() -> None:
    """p.11, Rulings 59, 60: opponents only, at most 4 a round, a passed owner still receives."""
    s = lay_out(
        player("romans", "12Wk"),
        player("egyptians", built=["Oasis"], passed=1),
        player("japanese", "2Wk"),
    )
    play(s, "spend 2 workers for wood", "spend 2 workers for wood", "spend 2 workers for stone")
    assert supply(s, 1) == goods("3Wk")
    play(s, "spend 2 workers for stone", "spend 2 workers for food", "done")
    assert supply(s, 1) == goods("4Wk")
    assert supply(s) == goods("2W+2S+F+2Wk")


def test_oasis_starts_anew_every_round() -> None:
    """Card, Ruling 59: four workers a round, not a game."""
    s = lay_out(
        player("romans", "2Wk"), player("egyptians", built=["Oasis"]), oasis=4, frames=CLEANUP
    )
    while s.decision == "draft":
        s.play(s.legal()[0])
    play(s, "pass", "spend 2 workers for wood")  # the Egyptians are first now
    assert supply(s, 1) == goods("G+4Wk+R+D")


def test_oasis_ignores_its_owners_trades() -> None:
    s = lay_out(player("egyptians", "3Wk", built=["Oasis"]), player("romans", "2Wk"))
    play(s, "spend 2 workers for wood")
    assert supply(s) == goods("W+Wk")


def test_slaver_takes_gold_or_stone_for_its_own_building() -> None:
    """Rulings 16, 26, 58: one payment at most, gold never in the role of stone."""
    s = lay_out(
        player("egyptians", "S+G", hand=["Slaver"], built=["Ruins"]), player("romans", "2Wk")
    )
    play(s, "build Slaver", "gold for 0 wood 0 stone 0 food")
    assert legal(s) == ["done", "slaver gold"]
    s.play("slaver gold")
    assert s.players[0].vp == 2
    assert supply(s) == {}
    assert s.player == 1


def test_slaver_comes_last_and_may_use_what_was_just_gained() -> None:
    """Ruling 25: Pyramid gives gold and stone, then the Slaver asks."""
    s = lay_out(
        player("egyptians", "2S", hand=["Pyramid"], built=["Slaver", "Sphinx"]),
        player("romans", "2Wk"),
    )
    s.play("build Pyramid")
    assert legal(s) == ["done", "slaver gold", "slaver stone"]
    s.play("slaver gold")
    assert s.players[0].vp == 3  # 2 VP at once: the Sphinx adds 1 (Ruling 58)


def test_slaver_asks_only_for_faction_locations() -> None:
    s = lay_out(
        player("egyptians", "W+2S", hand=["Village"], built=["Slaver"]), player("romans", "2Wk")
    )
    s.play("build Village")
    assert s.player == 1


# --- Sphinx ----------------------------------------------------------------------------


def test_sphinx_adds_one_to_a_gain_of_two() -> None:
    """Rulings 54, 56: each Sphinx adds 1, and what it adds counts for no other."""
    s = lay_out(
        player("egyptians", "G+Wk", built=["Goldsmith", "Sphinx", "Sphinx"]),
        player("romans", "2Wk"),
    )
    play(s, "activate Goldsmith")
    assert s.players[0].vp == 3 + 2


def test_sphinx_and_both_uses_at_once() -> None:
    """Ruling 55: Sphinx Avenue twice is two gains; Court Sculptor twice is twice 1 VP."""
    s = lay_out(
        player("egyptians", "4G+2S", built=["Sphinx Avenue", "Sphinx", "Court Sculptor"]),
        player("romans", "9Wk"),
    )
    play(s, "activate Sphinx Avenue twice", "pass")
    assert s.players[0].vp == 6
    play(s, "activate Court Sculptor twice")
    assert s.players[0].vp == 8


def test_sphinx_works_in_production() -> None:
    """p.11: Pharaoh's Guard's 2 VP become 3."""
    s = lay_out(
        player("egyptians", built=["Sphinx", "Pharaoh's Guard"]),
        player("romans"),
        frames=[["round", -1, 1, 0, 0]],
    )
    s.play("take vp")
    assert s.players[0].vp == 3


def test_sphinx_does_not_add_up_sources() -> None:
    """Ruling 54: two Deals of 1 VP, or a bonus and a feature, are gains of their own."""
    s = lay_out(
        player(
            "egyptians", "3W+S", hand=["Wood Storage"], built=["Sphinx", "Carpenter's Workshop"]
        ),
        player("romans", "2Wk"),
    )
    play(s, "build Wood Storage", "draw common")
    assert s.players[0].vp == 2 + 1 + 1  # a bonus of 2, its Sphinx, the Workshop's 1


def test_sphinx_takes_each_deal_for_itself() -> None:
    """Ruling 54: two Deals of 1 VP each in one Production phase are two gains of 1."""
    s = lay_out(
        player("egyptians", built=["Sphinx"], deals=["Dojo", "Dojo"]),
        player("japanese"),
        frames=[["round", -1, 1, 0, 0]],
    )
    assert s.players[0].vp == 2


def test_sphinx_takes_one_use_of_a_borrowed_dark_chapel_as_one_gain() -> None:
    """Ruling 54: one use, one gain, however many goods are turned in."""
    s = lay_out(
        player(
            "egyptians", "R", hand=["Mill"], built=["Sphinx", {"card": "Dark Chapel", "lent_by": 1}]
        ),
        player("barbarians", "2Wk"),
    )
    play(s, "activate Dark Chapel", "turn in food", "turn in worker")
    assert s.players[0].vp == 2 + 2 + 1


def test_sphinx_does_not_count_at_the_end() -> None:
    """Ruling 57."""
    s = lay_out(player("egyptians", "2Wk", built=["Sphinx"]), player("romans"))
    assert sum(s.score_sheet()[0].values()) == 2


# --- refresh and block -----------------------------------------------------------------


def test_royal_bath_clears_others_but_never_itself() -> None:
    """Rulings 62, 63: the other Royal Bath is fine."""
    s = lay_out(
        player(
            "egyptians",
            "3G",
            built=[
                "Royal Bath",
                {"card": "Royal Bath", "used": 2},
                {"card": "Gold Mine", "used": 2},
            ],
        ),
        player("romans", "2Wk"),
    )
    s.play("activate Royal Bath")
    assert legal(s) == ["own Gold Mine", "own Royal Bath 2"]
    s.play("own Royal Bath 2")
    assert "used" not in location(s, "Royal Bath 2")


def test_royal_bath_twice_at_once() -> None:
    """Ruling 61: each use has its own target."""
    s = lay_out(
        player(
            "egyptians",
            "2G",
            built=["Royal Bath", {"card": "Tavern", "used": 1}, {"card": "Desert", "used": 1}],
            hand=["Mill"],
        ),
        player("romans", "2Wk"),
    )
    play(s, "activate Royal Bath twice", "own Tavern")
    assert "used" not in location(s, "Tavern")
    assert "used" not in location(s, "Desert")
    assert supply(s) == {}


def test_scorpion_breeder_blocks_for_the_round() -> None:
    """Rulings 35, 64, 65: any Action Location of a rival; a refresh does not lift the block."""
    s = lay_out(
        player("egyptians", "Wk", built=["Scorpion Breeder"]),
        player(
            "romans",
            "3Wk",
            built=["Town", {"card": "New Forest", "used": 1}, "Colossus", "Acting Troupe"],
        ),
    )
    s.play("activate Scorpion Breeder")
    assert legal(s) == ["target New Forest", "target Colossus", "target Acting Troupe"]
    s.play("target New Forest")
    assert location(s, "New Forest", 1)["blocked"] == 1
    assert not [n for n in legal(s) if "New Forest" in n]
    s.play("activate Acting Troupe")
    assert location(s, "New Forest", 1) == {"card": "New Forest", "blocked": 1}
    assert not [n for n in legal(s) if n == "activate New Forest"]


def test_a_block_ends_with_the_round() -> None:
    s = lay_out(
        player("romans", built=[{"card": "New Forest", "blocked": 1, "used": 1}]),
        player("egyptians"),
        frames=[["round", -1, 3, 0, 0]],
    )
    assert location(s, "New Forest") == {"card": "New Forest"}


def test_sanctuary_lays_a_common_card_as_foundation() -> None:
    """p.11, Ruling 93: 1 stone and 1 VP, not razing; only the owner knows the card."""
    s = lay_out(
        player(
            "egyptians", "Wk", hand=["Mill", "Ruins", "Pyramid"], built=["Sanctuary", "Gallows"]
        ),
        player("romans", "2Wk"),
    )
    s.play("activate Sanctuary")
    assert legal(s) == ["hand Mill", "hand Ruins"]
    s.play("hand Mill")
    assert supply(s) == goods("S")
    assert s.players[0].vp == 1
    assert s.view(0)["state"]["players"][0]["buried"] == ["Mill"]
    assert s.view(1)["state"]["players"][0]["buried"] == {"size": 1}


def test_a_buried_foundation_pays_for_a_building() -> None:
    s = lay_out(
        player("egyptians", "S", hand=["Egyptian Quarry"], buried=["Mill"]), player("romans", "2Wk")
    )
    play(s, "build Egyptian Quarry")
    assert supply(s) == goods("2S")
    assert cards(s.common_discard) == ["Mill"]


# --- no endless round ------------------------------------------------------------------


def test_refreshing_is_bounded() -> None:
    """Two Royal Baths clear each other; with any amount of gold it ends at the bound."""
    s = lay_out(
        player("egyptians", "500G+2Wk", built=["Royal Bath", {"card": "Royal Bath", "used": 1}]),
        player("romans"),
    )
    count = 0
    while True:
        refresh = [n for n in legal(s) if n in ("activate Royal Bath", "activate Royal Bath 2")]
        if not refresh:
            break
        s.play(refresh[0])
        count += 1
        if s.decision == "refresh":
            s.play(s.legal()[0])
    assert count <= REFRESH_LIMIT
    assert s.players[0].refreshes <= REFRESH_LIMIT


def test_both_uses_at_once_keep_the_bound_too() -> None:
    """One more clearing is left, so the Royal Bath works once."""
    used = {"card": "Goldsmith", "used": 1}
    s = lay_out(
        player("egyptians", "3G", built=["Royal Bath", used, used], refreshes=REFRESH_LIMIT - 1),
        player("romans", "2Wk"),
    )
    assert "activate Royal Bath" in legal(s)
    assert "activate Royal Bath twice" not in legal(s)


def test_both_uses_of_the_royal_bath_on_two_copies() -> None:
    """p.10: both times at once also where the Locations to clear are copies of each other."""
    used = {"card": "Goldsmith", "used": 1}
    s = lay_out(
        player("egyptians", "2G+2Wk", built=["Royal Bath", used, used]), player("romans", "2Wk")
    )
    play(s, "activate Royal Bath twice")
    assert "used" not in location(s, "Goldsmith")
    assert "used" not in location(s, "Goldsmith 2")
    one = lay_out(player("egyptians", "2G+2Wk", built=["Royal Bath", used]), player("romans"))
    assert "activate Royal Bath" in legal(one)
    assert "activate Royal Bath twice" not in legal(one)
