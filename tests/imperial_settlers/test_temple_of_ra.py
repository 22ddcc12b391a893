"""Temple of Ra: the clarifications of p.11 and section 8 of the rulings."""

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


def test_temple_of_ra_takes_over_any_location() -> None:
    """p.11, Rulings 36, 73: no cost; a Production Location gives nothing when taken."""
    s = lay_out(
        player("egyptians", "2Wk", built=["Temple of Ra"]),
        player("romans", "2Wk", built=["Town", "Ruins", "Spies"], foundations=["Mill"]),
    )
    s.play("activate Temple of Ra")
    assert legal(s) == ["target Town", "target Ruins", "target Spies"]
    s.play("target Town")
    assert supply(s) == goods("2Wk")
    assert built(s) == ["Temple of Ra", "Town"]
    assert built(s, 1) == ["Ruins", "Spies"]
    assert location(s, "Town")["lent_by"] == 1


def test_it_cannot_be_given_up_by_either_side() -> None:
    """p.11, Ruling 18."""
    s = lay_out(
        player("egyptians", "S", hand=["Egyptian Quarry"], built=[{"card": "Town", "lent_by": 1}]),
        player("romans", "S", hand=["Builder"]),
    )
    assert not [n for n in legal(s) if n.startswith("build")]
    s = lay_out(
        player("egyptians", "S", hand=["Egyptian Quarry"], built=[{"card": "Town", "lent_by": 1}]),
        player("romans", "S+2Wk", hand=["Builder"]),
        turn=1,
    )
    assert not [n for n in legal(s) if n.startswith("build")]


def test_a_used_up_location_stays_used_up() -> None:
    """p.11, Rulings 63, 72: unused uses pass over; a refresh opens it for the borrower."""
    s = lay_out(
        player(
            "egyptians",
            "4Wk+G",
            built=[
                "Royal Bath",
                {"card": "New Forest", "used": 1, "lent_by": 1},
                {"card": "Coal Mine", "used": 1, "lent_by": 1},
            ],
        ),
        player("romans", "2Wk"),
    )
    uses = [n for n in legal(s) if n.startswith("activate")]
    assert uses == ["activate Royal Bath", "activate New Forest"]
    play(s, "activate Royal Bath", "own Coal Mine", "pass")
    assert "activate Coal Mine" in legal(s)


def test_the_owners_uses_count_when_it_is_taken_over() -> None:
    """p.11: activated as often as it can be, it can't be activated by the Egyptian."""
    for used, uses in ((1, ["activate New Forest"]), (2, [])):
        s = lay_out(
            player("egyptians", "4Wk", built=["Temple of Ra"]),
            player("romans", "2Wk", built=[{"card": "New Forest", "used": used}]),
        )
        play(s, "activate Temple of Ra", "pass")
        assert [n for n in legal(s) if n.startswith("activate")] == uses


def test_borrowed_japanese_locations_get_no_samurai_from_the_egyptian() -> None:
    """p.11: only the Japanese player deploys Samurai."""
    s = lay_out(
        player("egyptians", "4Wk", built=[{"card": "Farm", "lent_by": 1}]),
        player("japanese", "2Wk"),
    )
    assert not [n for n in legal(s) if n.startswith("samurai")]


def test_no_trade_route_deal_with_the_own_location_lent_out() -> None:
    """Ruling 45: never with an own Location, wherever it stands."""
    lent = [{"card": "Farm", "lent_by": 1}]
    s = lay_out(
        player("egyptians", built=lent), player("japanese", "F+2Wk", built=["Trade Route"]), turn=1
    )
    assert "activate Trade Route" not in legal(s)
    s = lay_out(
        player("egyptians", built=[*lent, "Sphinx", "Oasis"]),
        player("japanese", "F+2Wk", built=["Trade Route"]),
        turn=1,
    )
    s.play("activate Trade Route")
    assert legal(s) == ["target Sphinx", "target Oasis"]


def test_borrowed_features_and_colours_work_for_the_egyptian() -> None:
    """Rulings 71, 74: not for the owner."""
    egyptian = player(
        "egyptians",
        "2W+S+2Wk",
        hand=["Rubble"],
        built=[{"card": "Supplier", "lent_by": 1}, {"card": "Quarry", "lent_by": 1}],
    )
    s = lay_out(egyptian, player("romans", "2Wk"))
    play(s, "build Rubble")
    assert supply(s) == goods("3S+G+2Wk")
    assert s.players[0].vp == 1
    s = lay_out(egyptian, player("romans", "W+S+2Wk", hand=["Quarry"]), turn=1)
    play(s, "build Quarry")
    assert supply(s, 1) == goods("2S+2Wk")
    assert s.players[1].vp == 0


def test_porters_and_farmers_may_use_a_borrowed_production() -> None:
    """Rulings 67, 73: Farmers At Work count anew and never pick themselves."""
    s = lay_out(
        player("egyptians", "F", built=["Porters", {"card": "Town", "lent_by": 1}]),
        player("romans", "2Wk"),
    )
    play(s, "activate Porters")
    assert supply(s) == goods("2Wk")
    s = lay_out(
        player("egyptians", "3W", hand=["Farmers At Work"], built=[{"card": "Town", "lent_by": 1}]),
        player("romans", "2Wk"),
    )
    play(s, "build Farmers At Work", "draw common")
    assert supply(s) == goods("2Wk")


def test_porters_on_farmers_at_work() -> None:
    """Ruling 67: Farmers then pick another Production Location; bonuses are never copied."""
    s = lay_out(
        player("romans", "F", built=["Porters", "Farmers At Work", "Village", "Gold Creek"]),
        player("japanese", "2Wk"),
    )
    s.play("activate Porters")
    assert legal(s) == ["own Farmers At Work", "own Village", "own Gold Creek"]
    s.play("own Farmers At Work")
    assert legal(s) == ["own Village", "own Gold Creek"]
    s.play("own Village")
    assert supply(s) == goods("Wk")
    s = lay_out(
        player("romans", "F", built=["Porters", "Farmers At Work"]), player("japanese", "2Wk")
    )
    play(s, "activate Porters")
    assert supply(s) == {}


def test_a_razed_loan() -> None:
    """p.11, Ruling 76: the Egyptian gets the wood, the Foundation is the owner's."""
    s = lay_out(
        player("barbarians", "2R"),
        player("egyptians", "2Wk", built=[{"card": "Armorer", "lent_by": 2}]),
        player("romans", "2Wk", passed=1),
    )
    play(s, "raze a location")
    assert supply(s) == goods("S")
    assert supply(s, 1) == goods("W+2Wk")
    assert cards(s.players[2].foundations) == ["Armorer"]
    assert s.players[1].foundations == []


def test_the_owner_may_raze_his_own_loan() -> None:
    """Ruling 76: for targeting the Location belongs to the Egyptian."""
    s = lay_out(
        player("romans", "2R+2Wk"),
        player("egyptians", "2Wk", built=[{"card": "Town", "lent_by": 0}]),
    )
    play(s, "raze a location")
    assert cards(s.players[0].foundations) == ["Town"]
    assert supply(s) == goods("4Wk")
    s = lay_out(
        player("romans", "2R+2Wk"),
        player("egyptians", built=[{"card": "Town", "lent_by": 0}], passed=1),
    )
    assert "raze a location" not in legal(s)


def test_a_razed_japanese_faction_loan_gives_no_wood() -> None:
    """Ruling 42."""
    s = lay_out(
        player("barbarians", "2R"),
        player("egyptians", "2Wk", built=[{"card": "Farm", "lent_by": 2}]),
        player("japanese", "2Wk"),
    )
    play(s, "raze a location")
    assert supply(s, 1) == goods("2Wk")
    assert cards(s.players[2].discard) == ["Farm"]


def test_loans_end_in_cleanup() -> None:
    """Rulings 75, 78: Warehouses store for the Egyptian, then it goes back."""
    s = lay_out(
        player("egyptians", "2W+3G", built=["Pyramid", {"card": "Warehouses", "lent_by": 1}]),
        player("romans", "2S"),
        frames=CLEANUP,
    )
    assert supply(s) == goods("2W+3G")
    assert supply(s, 1) == {}
    assert built(s) == ["Pyramid"]
    assert built(s, 1) == ["Warehouses"]


def test_a_loan_scores_for_its_owner_in_the_last_round() -> None:
    """Ruling 75."""
    s = lay_out(
        player("egyptians", "2W", built=[{"card": "Town", "lent_by": 1, "defense": 1}]),
        player("romans", "2S"),
        frames=CLEANUP,
        round=5,
    )
    assert s.over
    assert s.scores() == [0, 1]
    assert built(s, 1) == ["Town"]


def test_the_loan_outlives_the_temple() -> None:
    """Ruling 77."""
    s = lay_out(
        player(
            "egyptians",
            "S",
            hand=["Egyptian Quarry"],
            built=[{"card": "Temple of Ra", "used": 1}, {"card": "Town", "lent_by": 1}],
        ),
        player("romans", "2Wk"),
    )
    play(s, "build Egyptian Quarry")
    assert built(s) == ["Town", "Egyptian Quarry"]


def test_a_refreshed_temple_borrows_a_second_location() -> None:
    """Ruling 66."""
    s = lay_out(
        player(
            "egyptians",
            "G+2Wk",
            built=[
                {"card": "Temple of Ra", "used": 1},
                "Royal Bath",
                {"card": "Town", "lent_by": 1},
            ],
        ),
        player("romans", "2Wk", built=["Village"]),
    )
    play(s, "activate Royal Bath", "spend 2 workers for wood", "activate Temple of Ra")
    assert built(s) == ["Temple of Ra", "Royal Bath", "Town", "Village"]


def test_a_borrowed_gate_keeps_the_cards_for_its_owner() -> None:
    """Ruling 78: the Egyptian tucks cards and scores them; the end bonus is the owner's."""
    s = lay_out(
        player(
            "egyptians", hand=["Mill", "Town", "Quarry"], built=[{"card": "Gate", "lent_by": 1}]
        ),
        player("japanese", "2Wk"),
    )
    play(s, "tuck under Gate Mill", "tuck under Gate Quarry", "tuck under Gate Town")
    assert s.players[0].vp == 3
    assert s.score_sheet()[0]["gate"] == 0
    assert s.score_sheet()[1]["gate"] == 2


def test_borrowed_negotiator_builds_a_stolen_foreign_card() -> None:
    """Rulings 22, 53: a foreign Faction card becomes a 2 VP Location; discarded, it goes home."""
    s = lay_out(
        player("egyptians", "2W+2Wk", built=[{"card": "Negotiator", "lent_by": 1}], deals=["Farm"]),
        player("japanese", "2Wk"),
    )
    play(s, "activate Negotiator")
    assert built(s) == ["Negotiator", "Farm"]
    assert s.score_sheet()[0]["faction locations"] == 2
    assert supply(s) == goods("W+F+2Wk")
