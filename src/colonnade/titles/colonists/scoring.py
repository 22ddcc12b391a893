"""Scoring (p.22) as on the scoring pad, and the pad that saves a game (p.24)."""

from typing import Any

from colonnade.titles.colonists.components import (
    CITIZEN,
    COLONIES,
    EMBASSY,
    EMBASSY_VALUE,
    FARMER,
    GOODS_PRICE,
    MERCHANT,
    OFFICE_CAP,
    OFFICE_DOLLARS,
    SERVICES_CAP,
    STORED,
    WORKER_VALUE,
)
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.tables import (
    CARD_NUMBER,
    CARD_VALUE,
    EMPLOYMENT_OFFICE,
    KIND_VALUE,
    SOCIAL_SERVICES,
)


def buildings_value(p: Player) -> int:
    return sum(KIND_VALUE[kind] for kind in p.kind if 0 <= kind < EMBASSY)


def embassies_value(p: Player) -> int:
    return sum(EMBASSY_VALUE[level] for level in p.level)


def improvements_value(p: Player) -> int:
    """Permanent improvements, with what two of them add for the unemployed."""
    total = sum(CARD_VALUE[card] for card in p.board)
    if SOCIAL_SERVICES in p.board:
        total += min(SERVICES_CAP, p.idle[FARMER])
    if EMPLOYMENT_OFFICE in p.board:
        total += min(OFFICE_CAP, OFFICE_DOLLARS * p.idle[CITIZEN])
    return total


def sheet(p: Player) -> dict[str, int]:
    """The lines of the scoring pad."""
    return {
        "buildings": buildings_value(p),
        "embassies": embassies_value(p),
        "improvements": improvements_value(p),
        "dollars": p.dollars,
        "farmers": WORKER_VALUE[FARMER] * p.staff[FARMER],
        "citizens": WORKER_VALUE[CITIZEN] * p.staff[CITIZEN],
        "merchants": WORKER_VALUE[MERCHANT] * p.staff[MERCHANT],
    }


def goods_value(p: Player) -> int:
    """The dollar value of all goods by the table of p.23."""
    return sum((p.held[g] + p.buffered[g]) * GOODS_PRICE[g] for g in range(STORED))


def write_pad(s: ColonistsState) -> dict[str, Any]:
    """What the rulebook writes down to go on another day."""
    return {
        "next_era": s.era + 1,
        "colonies": [COLONIES[colony] for colony in s.colonies],
        "marker": s.marker,
        "players": [
            {
                "buildings": buildings_value(p),
                "embassies": embassies_value(p),
                "dollars": p.dollars,
                "goods": goods_value(p),
                "tools": p.tools,
                "improvements": [CARD_NUMBER[card] for card in p.board],
                "hand": len(p.hand),
            }
            for p in s.players
        ],
    }
