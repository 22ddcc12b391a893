"""The 30 cards of the Egyptians: 18 titles, 2 VP each at the end, no raze field."""

from typing import Final

from colonnade.titles.imperial_settlers.cards import (
    BLACK,
    BLOCK_ACTION,
    BLUE,
    BORROW_LOCATION,
    DISCARD_DUEL,
    FACTION,
    GREY,
    LAY_FOUNDATION,
    ON_BUILD_PAY,
    ON_TRADE,
    ON_VP,
    PINK,
    PRODUCE_EITHER,
    RAZE_UNPROTECTED,
    REFRESH,
    YELLOW,
    Card,
    act,
    does,
    faction,
    produces,
    produces_per,
    trade,
)

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    #        nr  to name                colours cost       deal  ability, building bonus
    faction( 1,  1, "Desert",           BLUE,   "",        "Wk", act(DISCARD_DUEL, "", "VP"), "2C"),
    faction( 2,  2, "Altar of Bastet",  GREY,   "S+Loc",   "C",  produces_per("S", GREY)),
    faction( 3,  3, "Chariot Builder",  BLACK,  "W+S+Loc", "R",  act(RAZE_UNPROTECTED, "R")),
    faction( 4,  4, "Pharaoh's Guard",  BLACK,  "2F+Loc",  "R",  does(PRODUCE_EITHER, cap=2)),
    faction( 5,  5, "Oasis",            PINK,   "F+Loc",   "Wk", does(ON_TRADE, cap=4), "2Wk"),
    faction( 6,  6, "Slaver",           PINK,   "S+Loc",   "Wk", does(ON_BUILD_PAY, FACTION)),
    faction( 7,  8, "Royal Bath",       PINK,   "S+Loc",   "Wk", act(REFRESH, "G", "", 2)),
    faction( 9,  9, "Gold Bazaar",      YELLOW, "Loc",     "Wk", trade("F", "G+VP")),
    faction(10, 10, "Scorpion Breeder", PINK,   "W+S+Loc", "R",  act(BLOCK_ACTION, "Wk")),
    faction(11, 12, "Caravan",          GREY,   "F",       "C",  produces("F+Wk")),
    faction(13, 13, "Temple of Ra",     YELLOW, "S+Loc",   "Wk", act(BORROW_LOCATION, "")),
    faction(14, 15, "Sanctuary",        BLACK,  "2S+Loc",  "G",  act(LAY_FOUNDATION, "Wk", "S+VP")),
    faction(16, 18, "Sphinx Avenue",    GREY,   "2S+Loc",  "Wk", trade("2G", "2VP", 2)),
    faction(19, 20, "Sphinx",           YELLOW, "S+Loc",   "G",  does(ON_VP, cap=2)),
    faction(21, 23, "Goldsmith",        YELLOW, "2S+Loc",  "G",  trade("G+Wk", "3VP")),
    faction(24, 25, "Slaves",           GREY,   "S+Loc",   "S",  trade("Wk", "2S+VP")),
    faction(26, 27, "Egyptian Quarry",  GREY,   "S+Loc",   "S",  produces("2S")),
    faction(28, 30, "Pyramid",          GREY,   "2S",      "G",  produces("S+G")),
)
# fmt: on
