"""The 30 cards of the Barbarians: 18 titles, 2 VP each at the end, no raze field."""

from typing import Final

from colonnade.titles.imperial_settlers.cards import (
    BARTER,
    BLACK,
    BLUE,
    BROWN,
    CANCEL_DEAL,
    COPY_RAZE,
    DRAW_AND_KEEP,
    NONE,
    PINK,
    PURPLE,
    RAZE_AND_CONVERT,
    RAZE_OWN,
    RED,
    STEAL_RESOURCE,
    YELLOW,
    Card,
    act,
    faction,
    on_build,
    on_raze,
    produces,
    trade,
)

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    #        nr  to name                colours cost        deal  ability, building bonus
    faction( 1,  3, "Primeval Forest",  BROWN,  "W",        "W",  produces("2W")),
    faction( 4,  6, "Barbarian Altar",  YELLOW, "2W+Loc",   "G",  trade("Wk", "VP", 2)),
    faction( 7,  9, "Raid",             BLACK,  "W+Loc",    "W",  on_raze("VP")),
    faction(10, 10, "Saboteurs",        BLACK,  "W+Loc",    "C",  act(STEAL_RESOURCE, "Wk")),
    faction(11, 11, "Saboteurs",        BLACK,  "W+Loc",    "G",  act(STEAL_RESOURCE, "Wk")),
    faction(12, 13, "Sentry Tower",     PINK,   "2W+Loc",   "Wk", produces("Wk+R")),
    faction(14, 14, "Dark Chapel",      BLACK,  "W+2S+Loc", "Wk", act(RAZE_AND_CONVERT, "")),
    faction(15, 15, "Dark Chapel",      BLACK,  "W+2S+Loc", "R",  act(RAZE_AND_CONVERT, "")),
    faction(16, 16, "Pack",             BLACK,  "W+Loc",    "R",  act(COPY_RAZE, "Wk", "", 2)),
    faction(17, 17, "Pack",             BLACK,  "W+Loc",    "G",  act(COPY_RAZE, "Wk", "", 2)),
    faction(18, 19, "Rabble",           BLUE,   "W+Loc",    "Wk", act(RAZE_OWN, "2Wk")),
    faction(20, 21, "Settlement",       PINK,   "W",        "Wk", produces("2Wk")),
    faction(22, 22, "Hill Fort",        BLACK,  "2W+Loc",   "W",  NONE, "", vp_per=BLACK),
    faction(23, 23, "Expedition",       BLACK,  "W+S+Loc",  "S",  trade("R", "G+2VP")),
    faction(24, 24, "Barbarian Quarry", BLACK,  "S+Loc",    "S",  produces("S+R")),
    faction(25, 25, "Barter",           YELLOW, "W+Loc",    "F",  act(BARTER, "", "2VP", 2)),
    faction(26, 26, "Fighting Pit",     BLACK,  "W+S+Loc",  "R",  trade("2Wk", "2R")),
    faction(27, 27, "Temple",           PURPLE, "3S+Loc",   "Wk", NONE, "4VP"),
    faction(28, 28, "Mission",          BLUE,   "2W+Loc",   "C",  act(DRAW_AND_KEEP, "Wk")),
    faction(29, 29, "Pyre",             BLACK,  "W+S+Loc",  "R",  on_build(BLACK, "G+VP")),
    faction(30, 30, "Robbers",          RED,    "W+Loc",    "Wk", act(CANCEL_DEAL, "2Wk", "C+VP")),
)
# fmt: on
