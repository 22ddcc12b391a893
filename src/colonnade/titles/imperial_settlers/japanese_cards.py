"""The 30 cards of the Japanese: 18 titles, 2 VP each at the end, a raze field on most."""

from typing import Final

from colonnade.titles.imperial_settlers.cards import (
    BLACK,
    BLUE,
    BUILD_DEAL,
    DROP_DEAL_GOODS,
    GREY,
    LAY_RESOURCES,
    PINK,
    PRODUCE_LOOK,
    RED,
    REMOVE,
    ROB_DEAL,
    ROUTE_DEAL,
    TUCK_CARDS,
    YELLOW,
    Card,
    act,
    does,
    japan,
    on_build,
    on_deal,
    per_samurai,
    produces,
    produces_per,
    trade,
)

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    #      nr  to name                   colours cost       raze  deal  ability, building bonus
    japan( 1,  3, "Farm",                RED,    "W",       "VP", "Wk", produces("F+Wk")),
    japan( 4,  5, "Rice Fields",         RED,    "F",       "VP", "F",  produces("2F")),
    japan( 6,  7, "Geisha House",        PINK,   "W+Loc",   "VP", "Wk", produces_per("Wk", PINK)),
    japan( 8,  8, "Garrison",            BLACK,  "W+Loc",   "VP", "R",  act(REMOVE, "2R")),
    japan( 9,  9, "Daimyo's Castle",     GREY,   "2S+Loc",  "VP", "S",  per_samurai("VP")),
    japan(10, 10, "Daimyo's Castle",     GREY,   "2S+Loc",  "VP", "G",  per_samurai("VP")),
    japan(11, 11, "Buddha's Temple",     BLUE,   "S+Loc",   "VP", "C",  does(PRODUCE_LOOK)),
    japan(12, 12, "Casino",              YELLOW, "2W+Loc",  "VP", "G",  trade("Wk", "G", 2)),
    japan(13, 14, "Gate",                BLUE,   "W+Loc",   "",   "F",  does(TUCK_CARDS)),
    japan(15, 15, "Shrine",              YELLOW, "W+S+Loc", "",   "C",  does(LAY_RESOURCES)),
    japan(16, 18, "Stalls",              RED,    "W+Loc",   "VP", "F",  trade("F", "VP", 2)),
    japan(19, 19, "Negotiator",          RED,    "W+Loc",   "VP", "G",  act(BUILD_DEAL, "Wk")),
    japan(20, 20, "Sake Brewery",        PINK,   "W+Loc",   "VP", "F",  on_build(PINK, "G+VP")),
    japan(21, 21, "Trade Route",         RED,    "S+Loc",   "VP", "F",  act(ROUTE_DEAL, "F")),
    japan(22, 22, "Trade Route",         RED,    "S+Loc",   "VP", "Wk", act(ROUTE_DEAL, "F")),
    japan(23, 23, "Trade Route",         RED,    "S+Loc",   "VP", "VP", act(ROUTE_DEAL, "F")),
    japan(24, 25, "Dojo",                RED,    "W+Loc",   "VP", "VP", on_deal("VP"), "FC"),
    japan(26, 27, "Ninjas",              BLACK,  "S+Loc",   "VP", "R",  act(ROB_DEAL, "Wk"), "2Sa"),
    japan(28, 28, "Sumo School",         BLACK,  "W+Loc",   "VP", "Wk", trade("F+Wk", "R")),
    japan(29, 29, "Master Swordsmith",   BLACK,  "S+Loc",   "VP", "S",  trade("S", "R+VP")),
    japan(30, 30, "School of Diplomacy", RED,    "W+Loc",   "VP", "G",  does(DROP_DEAL_GOODS)),
)
# fmt: on
