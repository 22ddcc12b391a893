"""Every card title played, its outcome checked; what needs more than a row is elsewhere."""

from typing import Any, NamedTuple

import pytest

from colonnade.titles.imperial_settlers.components import TITLES
from imperial_settlers.table import (
    built,
    faction_of,
    goods,
    lay_out,
    play,
    player,
    supply,
)


class Case(NamedTuple):
    """A position, what is played, and what comes out: supply, VP gained, cards in hand."""

    title: str
    before: str
    plays: str
    after: str
    vp: int = 0
    cards: int = 0
    built: tuple[Any, ...] = ()
    hand: tuple[str, ...] = ()
    deals: tuple[str, ...] = ()
    rival: tuple[Any, ...] = ()
    rival_supply: str = "2Wk"
    rival_after: str = "2Wk"


# fmt: off
CASES = [
    # --- Common: features -------------------------------------------------------------------
    Case("Statue", "W+2S", "build Statue; draw common", "", 2, 1, built=("Quarry",)),
    Case("Supplier", "W+2S", "build Supplier", "G", 1),
    Case("Wood Storage", "2W+S", "build Wood Storage; draw faction", "", 1, 1),
    Case("Carpenter's Workshop", "3W", "build Carpenter's Workshop", "G", 1),
    Case("Gallows", "R", "raze New Forest", "2W", 1, hand=("New Forest",)),
    Case("Mill", "3W", "build Mill", "G", 1),
    Case("Baker", "2W+S", "build Baker; draw common", "", 3, 1, built=("Brewer", "Hunter Joe")),
    Case("Canteen", "3W", "build Canteen", "G", 1),
    Case("Meeting Place", "2W+S", "build Meeting Place; draw common", "", 2, 1,
         built=("Village", "Quarry")),
    Case("Monty the Merchant", "W+2S", "build Monty the Merchant", "G", 1),
    Case("Apartment", "W+2S", "build Apartment; draw common", "", 3, 1,
         built=("Gold Mine", "Gold Mine")),
    Case("Ruins", "", "build Ruins", "Wk"),
    # --- Common: production -----------------------------------------------------------------
    Case("Old Forest", "2W", "build Old Forest", "2W"),
    Case("Quarry", "W+S", "build Quarry", "2S"),
    Case("Rubble", "2W+S", "build Rubble", "3S", built=("Quarry", "Mason", "Mason")),
    Case("Village", "W", "build Village", "2Wk"),
    Case("Town", "W+S", "build Town", "2Wk"),
    Case("Farmers At Work", "3W", "build Farmers At Work; own Town; draw common", "2Wk", 0, 1,
         built=("Old Forest", "Town")),
    Case("Mamma's Baths", "2W+S", "build Mamma's Baths", "2Wk", built=("Town",)),
    Case("Armorer", "W+S", "build Armorer", "R"),
    Case("Grain Field", "W+F", "build Grain Field", "2F"),
    Case("Lord's Fields", "2W+S", "build Lord's Fields", "2F", built=("Brewer",)),
    Case("Monument", "S", "build Monument", "", 1),
    Case("Merchant's Guild", "2W+S", "build Merchant's Guild", "2G", built=("Gold Mine",)),
    Case("Gold Creek", "W+S", "build Gold Creek", "G"),
    Case("Wood Supplier", "3W", "build Wood Supplier", "3W",
         built=("Sawmill", "Joiner", "New Forest")),
    Case("Lumberjacks' Route", "2W", "build Lumberjacks' Route", "2W"),
    Case("Watchtower", "2W", "build Watchtower; draw common; draw faction", "", 0, 2),
    # --- Common: actions --------------------------------------------------------------------
    Case("Gold Mine", "2Wk", "activate Gold Mine twice", "2G"),
    Case("Goldsmith's Workshop", "G+Wk", "activate Goldsmith's Workshop", "", 2),
    Case("Marketplace", "W+S+F", "activate Marketplace", "", 3),
    Case("Coal Mine", "Wk", "activate Coal Mine", "2S"),
    Case("Mason", "S+Wk", "activate Mason", "", 2),
    Case("Court Sculptor", "2S", "activate Court Sculptor twice", "", 2),
    Case("Mason's Guild", "2S+Wk", "activate Mason's Guild", "", 3),
    Case("Missionaries", "Wk+R", "activate Missionaries", "", 3),
    Case("Settlers", "2W+S", "activate Settlers", "2S", hand=("Stonecutter",)),
    Case("Lumberjacks", "Wk", "activate Lumberjacks", "2W"),
    Case("Carpenter", "2W+Wk", "activate Carpenter", "", 3),
    Case("Joiner", "W+Wk", "activate Joiner", "", 2),
    Case("Castle", "2Wk", "activate Castle twice; draw common; draw faction", "", 0, 2),
    Case("Tavern", "", "activate Tavern; hand Mill", "", 2, 1, hand=("Mill", "Joiner")),
    Case("Barracks", "Wk", "activate Barracks", "R"),
    Case("Confectioner", "2F+Wk", "activate Confectioner", "", 3),
    Case("Pig Farmer", "F+Wk", "activate Pig Farmer", "", 2),
    Case("Brewer", "2F", "activate Brewer twice", "", 2),
    Case("Imperial Messenger", "Wk", "activate Imperial Messenger; take gold", "G",
         deals=("Roman Bank", "Stonecutter")),
    Case("New Forest", "2Wk", "activate New Forest twice", "2W"),
    Case("Hanseatic League", "Wk", "activate Hanseatic League; take deal Roman Bank", "", 2,
         deals=("Roman Bank", "Stonecutter")),
    Case("Sawmill", "2W", "activate Sawmill twice", "", 2),
    Case("Hunter Joe", "Wk", "activate Hunter Joe", "2F"),
    Case("Above-Ground Mine", "2Wk", "activate Above-Ground Mine twice", "2S"),
    Case("Porters", "F", "activate Porters; own Gold Creek", "G", built=("Town", "Gold Creek")),
    # --- Barbarians -------------------------------------------------------------------------
    Case("Primeval Forest", "W", "build Primeval Forest", "2W"),
    Case("Barbarian Altar", "2Wk", "activate Barbarian Altar twice", "", 2),
    Case("Raid", "R", "raze New Forest", "2W", 1, hand=("New Forest",)),
    Case("Saboteurs", "Wk", "activate Saboteurs; steal from player 2 1 stone", "S",
         rival_supply="W+S+2Wk", rival_after="W+2Wk"),
    Case("Sentry Tower", "2W", "build Sentry Tower", "Wk+R", built=("Ruins",)),
    Case("Pack", "Wk", "activate Pack; target Gold Creek; take gold", "G",
         rival=("Gold Creek", "Town")),
    Case("Rabble", "2Wk", "activate Rabble", "W+2S", built=("Quarry",)),
    Case("Settlement", "W", "build Settlement", "2Wk"),
    Case("Hill Fort", "2W", "build Hill Fort; own Ruins", "", 3,
         built=("Ruins", "Armorer", "Fighting Pit")),
    Case("Expedition", "R", "activate Expedition", "G", 2),
    Case("Barbarian Quarry", "S", "build Barbarian Quarry", "S+R", built=("Ruins",)),
    Case("Barter", "W+S+F", "activate Barter; barter wood food", "S", 2),
    Case("Fighting Pit", "2Wk", "activate Fighting Pit", "2R"),
    Case("Temple", "3S", "build Temple", "", 4, built=("Ruins",)),
    Case("Pyre", "W+S", "build Pyre", "G", 1, built=("Ruins",)),
    Case("Robbers", "2Wk", "activate Robbers; draw common", "", 1, 1),
    # --- Japanese ---------------------------------------------------------------------------
    Case("Farm", "W", "build Farm", "F+Wk"),
    Case("Rice Fields", "F", "build Rice Fields", "2F"),
    Case("Geisha House", "W", "build Geisha House; own Ruins", "2Wk", built=("Ruins", "Town")),
    Case("Daimyo's Castle", "2S", "build Daimyo's Castle; own Ruins", "", 2,
         built=("Ruins", {"card": "Farm", "samurai": 1}, {"card": "Stalls", "samurai": 1})),
    Case("Casino", "2Wk", "activate Casino twice", "2G"),
    Case("Stalls", "2F", "activate Stalls twice", "", 2),
    Case("Negotiator", "W+Wk", "activate Negotiator", "F+Wk", deals=("Farm",)),
    Case("Sake Brewery", "W", "build Sake Brewery", "G", 1, built=("Ruins",)),
    Case("Dojo", "W", "build Dojo", "", 0, 1, built=("Ruins",)),
    Case("Sumo School", "F+Wk", "activate Sumo School", "R"),
    Case("Master Swordsmith", "S", "activate Master Swordsmith", "R", 1),
    # --- Romans -----------------------------------------------------------------------------
    Case("Sculptor's Workshop", "S+Wk", "activate Sculptor's Workshop", "", 2),
    Case("Sculptor's Apprentice", "2S", "activate Sculptor's Apprentice twice", "", 2),
    Case("Gladiator School", "Wk", "activate Gladiator School", "R"),
    Case("Engineers", "2Wk", "activate Engineers; target Town", "", 1, rival=("Town", "Farm"),
         ),
    Case("Gardens", "W+S", "build Gardens", "", 2, built=("Ruins",)),
    Case("Administration", "2S", "build Administration; take gold", "G", built=("Ruins",)),
    Case("Headquarters", "2S", "build Headquarters; take vp", "", 1, built=("Ruins",)),
    Case("Legion", "F", "build Legion", "", 0, 2, built=("Ruins",)),
    Case("Builder", "S", "build Builder", "W+S", built=("Ruins",)),
    Case("Roman Fortification", "2S", "build Roman Fortification", "", 2, built=("Ruins",)),
    Case("Trade Colony", "W+2S", "build Trade Colony", "G+Wk", built=("Ruins",)),
    Case("Roman Barracks", "F", "build Roman Barracks", "2Wk", built=("Ruins",)),
    Case("Stonecutter", "W+S", "build Stonecutter", "2S", built=("Ruins",)),
    Case("Roman Bank", "S", "build Roman Bank", "G", built=("Ruins",)),
    Case("Colossus", "3S+Wk", "activate Colossus", "", 4),
    # --- Egyptians --------------------------------------------------------------------------
    Case("Altar of Bastet", "S", "build Altar of Bastet; own Ruins", "2S",
         built=("Ruins", "Quarry")),
    Case("Pharaoh's Guard", "2F", "build Pharaoh's Guard; take vp", "", 2, built=("Ruins",)),
    Case("Oasis", "F", "build Oasis", "2Wk", built=("Ruins",)),
    Case("Gold Bazaar", "F", "activate Gold Bazaar", "G", 1),
    Case("Caravan", "F", "build Caravan", "F+Wk"),
    Case("Sanctuary", "Wk", "activate Sanctuary", "S", 1, hand=("Mill",)),
    Case("Sphinx Avenue", "4G", "activate Sphinx Avenue twice", "", 4),
    Case("Goldsmith", "G+Wk", "activate Goldsmith", "", 3),
    Case("Slaves", "Wk", "activate Slaves", "2S", 1),
    Case("Egyptian Quarry", "S", "build Egyptian Quarry", "2S", built=("Ruins",)),
    Case("Pyramid", "2S", "build Pyramid", "S+G"),
]
# fmt: on

# Titles with tests of their own, and where they are.
ELSEWHERE = {
    "Acting Troupe": "test_actions", "Dark Chapel": "test_barbarians", "Mission": "test_barbarians",
    "Garrison": "test_japanese", "Buddha's Temple": "test_japanese", "Gate": "test_japanese",
    "Shrine": "test_japanese", "Trade Route": "test_japanese", "Ninjas": "test_japanese",
    "School of Diplomacy": "test_japanese", "Spies": "test_romans", "Architect": "test_romans",
    "Warehouses": "test_romans", "Desert": "test_egyptians", "Chariot Builder": "test_egyptians",
    "Slaver": "test_egyptians", "Royal Bath": "test_egyptians",
    "Scorpion Breeder": "test_egyptians", "Temple of Ra": "test_temple_of_ra",
    "Sphinx": "test_egyptians",
}  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(case: Case) -> None:
    faction = faction_of(case.title) or "romans"
    building = case.plays.startswith("build " + case.title)
    hand = [*case.hand, case.title] if building else [*case.hand]
    locations = [*case.built] if building else [case.title, *case.built]
    rival = "japanese" if faction != "japanese" else "romans"
    rival_deals = ["Farm"] if case.title == "Robbers" else []
    s = lay_out(
        player(faction, case.before, hand=hand, built=locations, deals=[*case.deals], vp=10),
        player(rival, case.rival_supply, built=[*case.rival], deals=rival_deals),
    )
    play(s, *[step.strip() for step in case.plays.split(";")])
    assert supply(s) == goods(case.after)
    assert s.players[0].vp == 10 + case.vp
    assert len(s.players[0].hand) == case.cards
    assert supply(s, 1) == goods(case.rival_after)
    if building:
        assert case.title in built(s)
    s.title.check(s)


def test_every_title_is_played() -> None:
    assert sorted({case.title for case in CASES} | set(ELSEWHERE)) == sorted(TITLES)
