"""The land: the map as it lies, and what has been found out about it, shared by every copy."""

from typing import Final

from colonnade.titles.colonists.hexes import (
    AREA,
    RING,
    RING_EDGES,
    SIDES,
    STEPS,
    cells_of,
    lowest_spot,
    shape_of,
    spots_for_market,
)
from colonnade.titles.colonists.tables import FIRST_MARKET, TILES_ON_MAP

RANGES: Final = 10  # more than any figure's range


class Land:
    """The map as it lies, and what has been found out about it.

    Copies of a state share it; from then on it is replaced by a changed copy of its own.
    """

    shared: bool
    at: list[int]
    facing: list[int]
    on: dict[int, int]  # cell -> tile
    near: list[list[int]]  # for each tile the tiles that touch it, in order
    # the empty cells beside the map and their spots: those that share one edge with it, and
    # those that share more, the sites of places (p.5)
    rim: dict[int, int]
    sites: dict[int, int]
    markets: list[int]
    market_spots: list[tuple[int, int, int, int]] | None
    tiles: list[int] | None
    ways: dict[int, list[int]]  # by start and range
    trips: dict[int, list[int]]  # see journeys()
    __slots__ = tuple(__annotations__)

    @property
    def everywhere(self) -> list[int]:
        """The tiles on the map."""
        found = self.tiles
        if found is None:
            found = [tile for tile in range(TILES_ON_MAP) if self.at[tile] >= 0]
            self.tiles = found
        return found

    @property
    def large_spots(self) -> list[tuple[int, int, int, int]]:
        """Where a market of two hexes may be laid."""
        found = self.market_spots
        if found is None:
            found = self.spots_for_market(False)
            self.market_spots = found
        return found

    def spots_for_market(self, small: bool) -> list[tuple[int, int, int, int]]:
        """Where a market of one or two hexes may be laid, see hexes."""
        around = [spot * AREA + cell for cell, spot in self.rim.items()]
        around += [spot * AREA + cell for cell, spot in self.sites.items()]
        around.sort()
        return spots_for_market(around, self.on, small)

    def reach(self, start: int, steps: int) -> list[int]:
        """The tiles within a range, passing over any tile, without the one to start from."""
        if steps == 1:
            return self.near[start]
        key = start * RANGES + steps
        found = self.ways.get(key)
        if found is None:
            reached = [start]
            seen = [False] * TILES_ON_MAP
            seen[start] = True
            done = 0
            for _ in range(steps):
                edge = len(reached)
                for i in range(done, edge):
                    for other in self.near[reached[i]]:
                        if not seen[other]:
                            seen[other] = True
                            reached.append(other)
                done = edge
            found = reached[1:]
            found.sort()
            self.ways[key] = found
        return found

    def journeys(self, start: int, steps: int) -> list[int]:
        """The tiles within a range and every market but the one left: where a figure can go.

        A figure that is not on the map yet (start -1) enters on a market of choice.
        """
        known = self.trips.get(start * RANGES + steps)
        if known is not None:
            return known
        if start < 0:
            found = self.markets[:]
            for market in self.markets:
                for tile in self.reach(market, steps):
                    if tile not in found:
                        found.append(tile)
        else:
            found = self.near[start][:] if steps == 1 else self.reach(start, steps)[:]
            # markets have the highest numbers: those within the range come last
            last = found[-1] if found else start
            several = len(found) > 1 and found[-2] >= FIRST_MARKET
            for market in self.markets:
                if market != start and market != last and not (several and market in found):
                    found.append(market)
        self.trips[start * RANGES + steps] = found
        return found

    def with_tile(self, tile: int, at: list[int], facing: list[int]) -> "Land":
        """The map with one more tile."""
        land = self.to_change(at, facing)
        land.join(tile)
        return land

    def to_change(self, at: list[int], facing: list[int]) -> "Land":
        """This map while one state alone knows it, else a copy; what was found out is void."""
        land = self
        if self.shared:
            land = Land()
            land.shared = False
            land.on = self.on.copy()
            land.near = self.near[:]
            land.rim = self.rim.copy()
            land.sites = self.sites.copy()
            land.markets = self.markets
        land.at = at
        land.facing = facing
        land.market_spots = None
        land.tiles = None
        land.ways = {}
        land.trips = {}
        return land

    def join(self, tile: int) -> None:
        """Lay a tile on a map that nobody knows yet: who touches it, what lies beside it?"""
        on, rim, sites, near = self.on, self.rim, self.sites, self.near
        for cell in cells_of(tile, self.at, self.facing):
            on[cell] = tile
            if cell in sites:
                del sites[cell]
            elif cell in rim:
                del rim[cell]
        shape = shape_of(tile, self.facing)
        edges = RING_EDGES[shape]
        first = self.at[tile]
        touching: list[int] = []
        for side, step in enumerate(RING[shape]):
            cell = first + step
            other = on.get(cell, -1)
            if other >= 0:
                if other not in touching:
                    touching.append(other)
                    around = near[other][:]
                    around.append(tile)
                    if len(around) > 1 and around[-2] > tile:
                        around.sort()
                    near[other] = around
                continue
            spot = tile * SIDES + side
            known = sites.get(cell, -1)
            if known >= 0:
                if spot < known:
                    sites[cell] = spot
                continue
            known = rim.get(cell, -1)
            if known >= 0:
                del rim[cell]
                sites[cell] = min(known, spot)
            elif edges[side] > 1:
                sites[cell] = spot
            else:
                rim[cell] = spot
        touching.sort()
        near[tile] = touching
        if tile >= FIRST_MARKET:
            self.markets = sorted([*self.markets, tile])

    def with_names(self, one: int, other: int, at: list[int]) -> "Land":
        """The map after two places changed spots, or one (off the map) replaced the other."""
        land = self.to_change(at, self.facing)
        near = land.near
        around_one, around_other = near[one], near[other]
        for tile in around_one:
            if tile != other and tile not in around_other:
                near[tile] = renamed(near[tile], one, other)
        for tile in around_other:
            if tile != one and tile not in around_one:
                near[tile] = renamed(near[tile], other, one)
        adjacent = one in around_other
        near[one] = renamed(around_other, one, other) if adjacent else around_other
        near[other] = renamed(around_one, other, one) if adjacent else around_one
        for tile in (one, other):
            if at[tile] >= 0:
                land.on[at[tile]] = tile
        for tile in (one, other):
            if at[tile] >= 0:
                land.name_beside(tile)
        return land

    def name_beside(self, tile: int) -> None:
        """The empty cells beside a place that got another name."""
        on, sites, rim = self.on, self.sites, self.rim
        first = self.at[tile]
        for step in STEPS:
            cell = first + step
            if cell in on:
                continue
            if cell in sites:
                sites[cell] = lowest_spot(cell, self.at, self.facing, on)
            else:
                rim[cell] = lowest_spot(cell, self.at, self.facing, on)


def renamed(tiles: list[int], old: int, new: int) -> list[int]:
    """A list of tiles in which one has got another name."""
    found = tiles[:]
    found.remove(old)
    found.append(new)
    found.sort()
    return found


def survey(at: list[int], facing: list[int]) -> Land:
    """Count a whole map."""
    land = Land()
    land.shared = False
    land.at = at
    land.facing = facing
    land.on = {}
    land.near = [[] for _ in range(TILES_ON_MAP)]
    land.rim = {}
    land.sites = {}
    land.markets = []
    land.market_spots = None
    land.tiles = None
    land.ways = {}
    land.trips = {}
    for tile in range(TILES_ON_MAP):
        if at[tile] >= 0:
            land.join(tile)
    return land
