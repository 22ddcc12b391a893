"""Laying the map (p.5, p.20): places, replacement places and markets."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import FACE, LAY, PICK
from colonnade.titles.colonists.frames import (
    E_MARKET_LAID,
    E_PLACE_LAID,
    E_REPLACED,
    FACE_MARKET,
    LAY_PLACE,
    REPLACE_PLACE,
)
from colonnade.titles.colonists.hexes import RING, SIDES, STEPS, shape_of
from colonnade.titles.colonists.state import STEWARDS, ColonistsState
from colonnade.titles.colonists.tables import (
    FIRST_MARKET,
    PLACE_KIND,
    PLACE_REPLACES,
    SMALL_MARKET,
)


def lay_or_replace(s: ColonistsState, seat: int, place: int) -> None:
    """Ask where a new place goes."""
    op = LAY_PLACE if PLACE_REPLACES[place] < 0 else REPLACE_PLACE
    s.frames.append((op, seat, place, 0, 0))


class LayPlace(Op[ColonistsState]):
    """Lay a place where it shares two edges with the map; frame a: place."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        found = [LAY + spot for spot in s.map().sites.values()]
        found.sort()
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        tile = (action - LAY) // SIDES
        side = (action - LAY) % SIDES
        cell = s.at[tile] + RING[shape_of(tile, s.facing)][side]
        s.lay(f[2], cell)
        s.tell(E_PLACE_LAID, f[1], f[2], cell)


# the places that a place may replace, wherever they are
MAY_REPLACE: Final = [
    [tile for tile in range(FIRST_MARKET) if PLACE_KIND[tile] == kind] for kind in PLACE_REPLACES
]


class ReplacePlace(Op[ColonistsState]):
    """Choose which copy a new place replaces; figures stay on the spot; frame a: place."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [PICK + tile for tile in MAY_REPLACE[f[2]] if s.at[tile] >= 0]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        replace(s, f[1], f[2], action - PICK)


def replace(s: ColonistsState, seat: int, new: int, old: int) -> None:
    """Put a new place in an old one's spot, with everybody who stands there."""
    s.exchange_tiles(old, new)
    for p in s.players:
        for i in range(STEWARDS):
            if p.stewards[i] == old:
                p.stewards = p.stewards[:]
                p.stewards[i] = new
    for i in range(3):
        if s.figures[i] == old:
            s.figures = s.figures[:]
            s.figures[i] = new
    s.here[new] = s.here[old]
    s.here[old] = 0
    s.tell(E_REPLACED, seat, new, old)


class LayMarket(Op[ColonistsState]):
    """Lay a market beside a place, away from the others; frame a: market."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        found: list[int] = []
        land = s.map()
        spots = land.spots_for_market(True) if f[2] == SMALL_MARKET else land.large_spots
        for tile, side, _, _ in spots:
            action = LAY + tile * SIDES + side
            if not found or found[-1] != action:
                found.append(action)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if f[2] == SMALL_MARKET:
            for tile, side, cell, _ in s.map().spots_for_market(True):
                if LAY + tile * SIDES + side == action:
                    s.frames.pop()
                    s.lay(f[2], cell)
                    s.tell(E_MARKET_LAID, f[1], f[2], cell)
                    return
        s.swap(FACE_MARKET, f[1], f[2], action)


class FaceMarket(Op[ColonistsState]):
    """Choose where the market's second hex lies; frame a: market, b: where its first does."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [
            FACE + way
            for tile, side, _, way in s.map().large_spots
            if LAY + tile * SIDES + side == f[3]
        ]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        way = action - FACE
        for tile, side, cell, other in s.map().large_spots:
            if LAY + tile * SIDES + side == f[3] and other == way:
                lay_market(s, f[2], cell, way)
                s.tell(E_MARKET_LAID, f[1], f[2], cell)
                return


def lay_market(s: ColonistsState, market: int, cell: int, way: int) -> None:
    """Put a market down; it is written from its hex with the lower number."""
    if way >= 3:
        cell, way = cell + STEPS[way], way - 3
    s.facing = s.facing[:]
    s.facing[market - FIRST_MARKET] = way
    s.lay(market, cell)
