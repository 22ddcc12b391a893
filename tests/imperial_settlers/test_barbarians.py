"""The Barbarians' clarifications (p.11-12) and rulings."""

from imperial_settlers.table import built, cards, goods, lay_out, legal, play, player, supply


def test_saboteurs_take_from_the_supply_only() -> None:
    """p.11, Ruling 17: stored goods can be taken, goods on Action Locations and Shrine can't."""
    s = lay_out(
        player("barbarians", "Wk", built=["Saboteurs"]),
        player("japanese", "2F+2Wk", built=["Shrine", {"card": "Stalls", "used": 1}]),
        shrine={"wood": 3},
    )
    play(s, "activate Saboteurs")
    assert supply(s) == goods("F")
    assert supply(s, 1) == goods("F+2Wk")


def test_dark_chapel_turns_razed_goods_into_vp() -> None:
    """Ruling 33: any subset, 2 VP each; not the VP of Raid or Gallows."""
    s = lay_out(
        player("barbarians", "R", hand=["Merchant's Guild"], built=["Dark Chapel", "Raid"]),
        player("japanese", "2Wk"),
    )
    play(s, "activate Dark Chapel")
    assert legal(s) == ["turn in stone", "turn in gold", "done"]
    s.play("turn in gold")
    assert legal(s) == ["done"] or s.player == 1
    assert supply(s) == goods("S")
    assert s.players[0].vp == 2 + 1


def test_dark_chapel_turns_in_one_vp_for_two() -> None:
    """Ruling 33: a VP may be given back, net 1."""
    s = lay_out(
        player("barbarians", "R", hand=["Armorer"], built=["Dark Chapel"]),
        player("japanese", "2Wk"),
    )
    play(s, "activate Dark Chapel", "turn in stone", "turn in vp")
    assert supply(s) == {}
    assert s.players[0].vp == 4


def test_dark_chapel_shows_a_drawn_card_before_it_is_turned_in() -> None:
    """Ruling 33: the card is looked at and may be discarded."""
    s = lay_out(
        player("barbarians", "R", hand=["Castle"], built=["Dark Chapel"]), player("japanese", "2Wk")
    )
    play(s, "activate Dark Chapel", "draw common", "draw faction")
    assert s.decision == "dark_chapel"
    turned = next(n for n in legal(s) if n.startswith("turn in card"))
    play(s, turned, "done")
    assert s.players[0].vp == 2
    assert len(s.players[0].hand) == 1
    assert len(s.common_discard) + len(s.players[0].discard) == 2  # the Castle and one card


def test_dark_chapel_pays_more_against_protection() -> None:
    """p.11: a Samurai or Defense token raises the price."""
    rival = player(
        "japanese",
        "2Wk",
        built=[{"card": "Town", "defense": 1}, {"card": "Farm", "samurai": 1}, "Quarry"],
    )
    s = lay_out(player("barbarians", "2R", built=["Dark Chapel"]), rival)
    play(s, "activate Dark Chapel", "done")
    assert supply(s) == goods("2S")
    assert built(s, 1) == ["Town", "Farm"]
    s = lay_out(player("barbarians", "3R", built=["Dark Chapel"]), rival)
    s.play("activate Dark Chapel")
    assert legal(s) == ["target Town", "target Farm", "target Quarry"]
    play(s, "target Farm", "turn in vp")
    assert supply(s) == {}
    assert s.players[0].vp == 2
    assert supply(s, 1) == goods("2Wk")  # no Foundation, no wood


def test_pack_takes_one_good_and_razes_nothing() -> None:
    """p.11, Ruling 35: protection changes nothing."""
    s = lay_out(
        player("barbarians", "Wk", built=["Pack", "Raid"]),
        player("japanese", "2Wk", built=[{"card": "Armorer", "defense": 1}, "Ruins", "Gate"]),
    )
    play(s, "activate Pack", "take vp")
    assert s.players[0].vp == 1
    assert built(s, 1) == ["Armorer", "Ruins", "Gate"]


def test_pack_on_a_card_field_draws() -> None:
    s = lay_out(
        player("barbarians", "Wk", built=["Pack"]), player("japanese", "2Wk", built=["Castle"])
    )
    play(s, "activate Pack", "draw common")
    assert len(s.players[0].hand) == 1


def test_rabble_razes_an_own_location_and_features_pay() -> None:
    """p.11, Rulings 34, 43: all its goods, a Foundation, 1 wood; Raid pays, price stays 2."""
    s = lay_out(
        player(
            "barbarians",
            "2Wk",
            built=["Rabble", "Raid", {"card": "Town", "defense": 1}, "Ruins", "Quarry"],
        ),
        player("japanese", "2Wk"),
    )
    s.play("activate Rabble")
    assert legal(s) == ["own Quarry", "own Town"]
    s.play("own Town")
    assert supply(s) == goods("W+2Wk")
    assert cards(s.players[0].foundations) == ["Town"]
    assert s.players[0].vp == 1


def test_a_razed_gallows_pays_nothing_for_itself() -> None:
    """Ruling 34: features pay after the action."""
    s = lay_out(player("barbarians", "2Wk", built=["Rabble", "Gallows"]), player("japanese", "2Wk"))
    play(s, "activate Rabble")
    assert s.players[0].vp == 1  # the raze field's VP only
    assert supply(s) == goods("2W")


def test_mission_draws_two_from_either_deck_and_keeps_one() -> None:
    """p.11, Ruling 69: deck by deck; the reject goes to its own pile."""
    s = lay_out(player("barbarians", "Wk", built=["Mission"]), player("japanese", "2Wk"))
    play(s, "activate Mission", "draw faction", "draw common")
    assert s.decision == "keep"
    common, faction = sorted(s.players[0].looked)
    play(s, s.name(s.legal()[0]))
    assert s.players[0].hand == [common]
    assert s.players[0].discard == [faction]


def test_robbers_discard_a_deal() -> None:
    """Rulings 48, 52: also one made this round; it goes to the pile of its faction."""
    s = lay_out(
        player("barbarians", "2Wk", built=["Robbers"]),
        player("japanese", "2Wk", deals=["Farm", "Casino"]),
    )
    s.play("activate Robbers")
    assert legal(s) == ["take deal Farm", "take deal Casino"]
    play(s, "take deal Casino", "draw common")
    assert s.players[0].vp == 1
    assert cards(s.players[1].deals) == ["Farm"]
    assert cards(s.players[1].discard) == ["Casino"]
    assert s.players[0].discard == []


def test_robbers_may_cancel_a_trade_route_deal() -> None:
    """p.12, Rulings 47, 48: the marker goes to the Japanese discard pile."""
    s = lay_out(
        player("barbarians", "2Wk", built=["Robbers", "Raid"]),
        player("japanese", "2Wk", routes=["Raid"], markers=["Shrine"]),
    )
    play(s, "activate Robbers", "draw common")
    assert s.players[1].routes == []
    assert s.players[1].markers == []
    assert cards(s.players[1].discard) == ["Shrine"]
    assert built(s) == ["Robbers", "Raid"]


def test_hill_fort_counts_at_most_six() -> None:
    s = lay_out(
        player(
            "barbarians", "2W", hand=["Hill Fort"], built=["Raid"] * 3 + ["Armorer"] * 3 + ["Ruins"]
        ),
        player("japanese", "2Wk"),
    )
    play(s, "build Hill Fort", "own Ruins")
    assert s.players[0].vp == 6


def test_dark_chapel_razes_only_what_has_a_raze_field_and_can_be_paid() -> None:
    """p.9 note, p.11: no Faction card of the hand, no Location for a single raze token."""
    chapel = player("barbarians", "R+2Wk", hand=["Raid", "Mill", "Town"], built=["Dark Chapel"])
    s = lay_out(chapel, player("romans", "2Wk", built=["Quarry"]))
    s.play("activate Dark Chapel")
    assert legal(s) == ["hand Mill", "hand Town"]
    chapel = player("barbarians", "R+2Wk", hand=["Raid"], built=["Dark Chapel"])
    s = lay_out(chapel, player("romans", "2Wk", built=["Quarry"]))
    assert "activate Dark Chapel" not in legal(s)


def test_dark_chapel_turns_in_two_goods_of_a_kind() -> None:
    """Ruling 33: any subset of the goods, both workers of a Town as well."""
    s = lay_out(
        player("barbarians", "R", hand=["Town"], built=["Dark Chapel"]), player("romans", "2Wk")
    )
    play(s, "activate Dark Chapel", "turn in worker", "turn in worker")
    assert s.players[0].vp == 4
    assert supply(s) == {}
