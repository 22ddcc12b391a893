"""The score sheet, ties, and the result of the solo game."""

from typing import Final

from colonnade.titles.imperial_settlers.cards import FOOD, STONE, WOOD, WORKER
from colonnade.titles.imperial_settlers.components import (
    COMMON,
    COMMON_VP,
    DECK,
    FACTION_VP,
    GATE,
    GATE_2,
    GATE_MINIMUM,
    GATE_VP,
    SHRINE,
    SHRINE_STEPS,
)
from colonnade.titles.imperial_settlers.state import CARD_BITS, HOME_SHIFT, Table

# the solo achievement table: from so many VP on, this rank
RANKS: Final = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
    (0, "commoner"),
)


def owned_locations(s: Table, seat: int) -> list[int]:
    """The Locations that score for a player: those lent to the Egyptians are his."""
    found = [x for x in s.players[seat].built if x >> HOME_SHIFT == 0]
    for p in s.players:
        found += [x for x in p.built if x >> HOME_SHIFT == seat + 1]
    return found


def owned(s: Table, seat: int) -> list[int]:
    """The same as cards."""
    return [x & CARD_BITS for x in owned_locations(s, seat)]


def score_sheet(s: Table) -> list[dict[str, int]]:
    return [sheet(s, seat) for seat in range(s.seats)]


def sheet(s: Table, seat: int) -> dict[str, int]:
    """VP on the track, 1 for each Common and 2 for each Faction Location, Gates and Shrine."""
    cards = owned(s, seat)
    commons = sum(1 for card in cards if DECK[card] == COMMON)
    gates = 0
    if GATE in cards and len(s.under_gate) >= GATE_MINIMUM:
        gates += GATE_VP
    if GATE_2 in cards and len(s.under_gate_2) >= GATE_MINIMUM:
        gates += GATE_VP
    return {
        "track": s.players[seat].vp,
        "common locations": COMMON_VP * commons,
        "faction locations": FACTION_VP * (len(cards) - commons),
        "gate": gates,
        "shrine": shrine_vp(sum(s.shrine)) if SHRINE in cards else 0,
    }


def shrine_vp(resources: int) -> int:
    """Only the best step counts."""
    for wanted, points in SHRINE_STEPS:
        if resources >= wanted:
            return points
    return 0


def tie_break(s: Table, seat: int) -> tuple[int, ...]:
    """Workers and resources left, then cards in hand (p.7)."""
    p = s.players[seat]
    goods = p.goods
    return (goods[WORKER] + goods[WOOD] + goods[STONE] + goods[FOOD], len(p.hand))


def solo_won(s: Table) -> bool:
    """More Faction Locations than cards in the Collection pile (p.13)."""
    factions = sum(1 for card in owned(s, 0) if DECK[card] != COMMON)
    return factions > len(s.collection)


def rank_of(points: int) -> str:
    for least, rank in RANKS:
        if points >= least:
            return rank
    return RANKS[-1][1]
