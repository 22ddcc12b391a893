"""The land: the map as it lies, and what has been found out about it, shared by every copy."""

from typing import Final

from colonnade.titles.colonists.hexes import (
    EDGE,
    STEPS,
    add_to_rim,
    cells_of,
    covered,
    lowest_spot,
    neighbours,
    rim,
    shape_of,
)
from colonnade.titles.colonists.tables import FIRST_MARKET, TILES_ON_MAP

RANGES: Final = 10  # more than any figure's range


class Land:
    """The map as it lies; never changed but for what it has found out, so copies share it."""

    at: list[int]
    facing: list[int]
    on: dict[int, int]  # cell -> tile
    around: dict[int, int] | None  # the empty cells beside it, see hexes.rim
    markets: list[int]
    market_spots: list[tuple[int, int, int, int]] | None
    tiles: list[int] | None
    touching: dict[int, list[int]]  # the neighbours of a tile
    ways: dict[int, list[int]]  # by start and range
    trips: dict[int, list[int]]  # see journeys()

    @property
    def everywhere(self) -> list[int]:
        """The tiles on the map."""
        found = self.tiles
        if found is None:
            found = [tile for tile in range(TILES_ON_MAP) if self.at[tile] >= 0]
            self.tiles = found
        return found

    @property
    def near(self) -> list[list[int]]:
        """For each tile the tiles that touch it."""
        return [self.beside(tile) for tile in range(TILES_ON_MAP)]

    def beside(self, tile: int) -> list[int]:
        """The tiles that touch a tile."""
        found = self.touching.get(tile)
        if found is None:
            found = []
            if self.at[tile] >= 0:
                found = neighbours(tile, self.at, self.facing, self.on)
            self.touching[tile] = found
        return found

    def reach(self, start: int, steps: int) -> list[int]:
        """The tiles within a range, passing over any tile, without the one to start from."""
        if steps == 1:
            return self.beside(start)
        key = start * RANGES + steps
        found = self.ways.get(key)
        if found is None:
            reached = [start]
            done = 0
            for _ in range(steps):
                edge = len(reached)
                for i in range(done, edge):
                    for other in self.beside(reached[i]):
                        if other not in reached:
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
        if start < 0:
            found = self.markets[:]
            for market in self.markets:
                for tile in self.reach(market, steps):
                    if tile not in found:
                        found.append(tile)
        else:
            found = self.reach(start, steps)[:]
            for market in self.markets:
                if market != start and market not in found:
                    found.append(market)
        self.trips[start * RANGES + steps] = found
        return found

    def rim(self) -> dict[int, int]:
        """The empty cells beside the map."""
        found = self.around
        if found is None:
            found = rim(self.at, self.facing, self.on)
            self.around = found
        return found

    def with_tile(self, tile: int, at: list[int], facing: list[int]) -> "Land":
        """The map with one more tile."""
        on = self.on.copy()
        around = self.rim().copy()
        for cell in cells_of(tile, at, facing):
            on[cell] = tile
            around.pop(cell, None)
        add_to_rim(around, tile, at[tile], shape_of(tile, facing), on)
        land = new_land(at, facing, on)
        land.around = around
        land.touching = self.touching.copy()
        for other in neighbours(tile, at, facing, on):
            land.touching.pop(other, None)
        land.touching.pop(tile, None)
        land.markets = self.markets if tile < FIRST_MARKET else sorted([*self.markets, tile])
        return land

    def with_names(self, one: int, other: int, at: list[int]) -> "Land":
        """The map after two places changed spots, or one (off the map) replaced the other."""
        on = self.on.copy()
        around = self.rim().copy()
        for tile in (one, other):
            if at[tile] >= 0:
                on[at[tile]] = tile
        for tile in (one, other):
            if at[tile] < 0:
                continue
            for step in STEPS:
                cell = at[tile] + step
                known = around.get(cell, -1)
                if known >= 0:
                    edges = known - known % EDGE
                    around[cell] = edges + lowest_spot(cell, at, self.facing, on)
        land = new_land(at, self.facing, on)
        land.around = around
        land.markets = self.markets
        return land


def new_land(at: list[int], facing: list[int], on: dict[int, int]) -> Land:
    """A map of which nothing is known yet but what lies where."""
    land = Land()
    land.at = at
    land.facing = facing
    land.on = on
    land.around = None
    land.market_spots = None
    land.tiles = None
    land.touching = {}
    land.ways = {}
    land.trips = {}
    return land


def survey(at: list[int], facing: list[int]) -> Land:
    """Count a whole map."""
    land = new_land(at, facing, covered(at, facing))
    land.markets = [m for m in range(FIRST_MARKET, TILES_ON_MAP) if at[m] >= 0]
    return land
