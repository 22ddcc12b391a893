"""The 30 cards of the Romans: 18 titles, 2 VP each at the end, no raze field."""

from typing import Final

from colonnade.titles.imperial_settlers.cards import (
    BLACK,
    BLUE,
    BROWN,
    FACTION,
    GREY,
    PINK,
    PRODUCE_LOOK,
    RED,
    REMOVE,
    STEAL_DEAL,
    STORE_RESOURCES,
    YELLOW,
    Card,
    act,
    does,
    either_on_build,
    faction,
    on_build,
    produces,
    trade,
)

# Trade Colony has three colours at once
MIXED: Final = RED | BROWN | GREY

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    #        nr  to name                     colours cost        deal  ability, building bonus
    faction( 1,  2, "Sculptor's Workshop",   GREY,   "S+Loc",    "S",  trade("S+Wk", "2VP")),
    faction( 3,  4, "Sculptor's Apprentice", GREY,   "S+Loc",    "G",  trade("S", "VP", 2)),
    faction( 5,  5, "Sculptor's Apprentice", GREY,   "S+Loc",    "S",  trade("S", "VP", 2)),
    faction( 6,  7, "Gladiator School",      BLACK,  "S+Loc",    "Wk", trade("Wk", "R")),
    faction( 8,  8, "Engineers",             BLACK,  "W+S+Loc",  "R",  act(REMOVE, "2Wk", "VP")),
    faction( 9,  9, "Gardens",               RED,    "W+S+Loc",  "F",  on_build(RED, "2VP")),
    faction(10, 10, "Spies",                 BLUE,   "W+S+Loc",  "C",  act(STEAL_DEAL, "Wk", "VP")),
    faction(11, 11, "Architect",             BLUE,   "2S+Loc",   "C",  does(PRODUCE_LOOK)),
    faction(12, 14, "Administration",        BLUE,   "2S+Loc",   "C",  either_on_build(FACTION)),
    faction(15, 16, "Headquarters",          GREY,   "2S+Loc",   "S",  either_on_build(GREY)),
    faction(17, 18, "Legion",                BLUE,   "F+Loc",    "R",  produces("CC"), "CC"),
    faction(19, 19, "Warehouses",            RED,    "S+Loc",    "F",  does(STORE_RESOURCES)),
    faction(20, 21, "Builder",               BROWN,  "S+Loc",    "S",  produces("W+S")),
    faction(22, 22, "Roman Fortification",   BLACK,  "2S+Loc",   "Wk", on_build(BLACK, "2VP")),
    faction(23, 25, "Trade Colony",          MIXED,  "W+2S+Loc", "Wk", produces("G+Wk")),
    faction(26, 26, "Roman Barracks",        PINK,   "F+Loc",    "R",  produces("2Wk")),
    faction(27, 28, "Stonecutter",           GREY,   "W+S+Loc",  "S",  produces("2S")),
    faction(29, 29, "Roman Bank",            YELLOW, "S+Loc",    "G",  produces("G")),
    faction(30, 30, "Colossus",              YELLOW, "2S+Loc",   "S",  trade("3S+Wk", "4VP")),
)
# fmt: on
