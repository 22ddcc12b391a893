"""The kinds of events the log tells, in the order of their numbers."""

from typing import Final

ROUND: Final = 0
FIRST_PLAYER: Final = 1
COMMANDS: Final = 2
DRAWS: Final = 3
DREW: Final = 4
REVEALS: Final = 5
DRAFTS: Final = 6
DRAFTED: Final = 7
PASSES_CARDS: Final = 8
LEAVES: Final = 9
PRODUCES: Final = 10
GAINS: Final = 11
SCORES: Final = 12
PAYS: Final = 13
BUILDS: Final = 14
GIVES_UP: Final = 15
USES_FOUNDATION: Final = 16
DEALS: Final = 17
ROUTE_DEAL: Final = 18
RAZES_CARD: Final = 19
RAZES_LOCATION: Final = 20
FOUNDATION: Final = 21
ACTIVATES: Final = 22
SPENDS: Final = 23
DEFENDS: Final = 24
SAMURAI: Final = 25
TUCKS: Final = 26
LAYS: Final = 27
PASSES: Final = 28
DISCARDS: Final = 29
KEEPS: Final = 30
COPIES: Final = 31
STEALS: Final = 32
REMOVES: Final = 33
BLOCKS: Final = 34
BORROWS: Final = 35
RETURNS: Final = 36
REFRESHES: Final = 37
CANCELS_DEAL: Final = 38
CANCELS_ROUTE: Final = 39
TAKES_DEAL: Final = 40
DROPS: Final = 41
TURNS_IN: Final = 42
BURIES: Final = 43
CLEANS_UP: Final = 44
RESHUFFLES: Final = 45
REVEALS_ATTACK: Final = 46
ATTACK_TAKES: Final = 47
ATTACK_MISSES: Final = 48
COLLECTS: Final = 49
WON: Final = 50
LOST: Final = 51
ENDS: Final = 52
LOSES_ATTACK_DEAL: Final = 53
CHOOSES_VICTIM: Final = 54
USES_GOOD: Final = 55
VIRTUAL_GETS: Final = 56
DROPS_ATTACK_CARD: Final = 57

EVENTS: Final = (
    "round",
    "first-player",
    "commands",
    "draws",
    "drew",
    "reveals",
    "drafts",
    "drafted",
    "passes-cards",
    "leaves",
    "produces",
    "gains",
    "scores",
    "pays",
    "builds",
    "gives-up",
    "uses-foundation",
    "deals",
    "route-deal",
    "razes-card",
    "razes-location",
    "foundation",
    "activates",
    "spends",
    "defends",
    "samurai",
    "tucks",
    "lays",
    "passes",
    "discards",
    "keeps",
    "copies",
    "steals",
    "removes",
    "blocks",
    "borrows",
    "returns",
    "refreshes",
    "cancels-deal",
    "cancels-route",
    "takes-deal",
    "drops",
    "turns-in",
    "buries",
    "cleans-up",
    "reshuffles",
    "reveals-attack",
    "attack-takes",
    "attack-misses",
    "collects",
    "won",
    "lost",
    "ends",
    "loses-attack-deal",
    "chooses-victim",
    "uses-good",
    "virtual-gets",
    "drops-attack-card",
)
