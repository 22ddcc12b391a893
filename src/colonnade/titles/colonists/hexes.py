"""The map as hexes: where a tile may lie, who is its neighbour, how far it is."""

from typing import Final

from colonnade.titles.colonists.tables import FIRST_MARKET, SMALL_MARKET, TILES_ON_MAP

# A cell is one int: column * WIDTH + row, both shifted so that the first market is in the middle.
WIDTH: Final = 96
MIDDLE: Final = 48 * WIDTH + 48
# the six directions; the first three are the ways a market can lie
STEPS: Final = (WIDTH, 1, WIDTH - 1, -WIDTH, -1, 1 - WIDTH)
MARKET_GAP: Final = 3  # two hexes between two markets


def column(cell: int) -> int:
    return cell // WIDTH - 48


def row(cell: int) -> int:
    return cell % WIDTH - 48


def cells_of(tile: int, at: list[int], facing: list[int]) -> list[int]:
    """The one or two hexes a tile covers."""
    cell = at[tile]
    if FIRST_MARKET <= tile < SMALL_MARKET:
        return [cell, cell + STEPS[facing[tile - FIRST_MARKET]]]
    return [cell]


def ring(cells: list[int]) -> list[int]:
    """The hexes around a tile, in a fixed order: 6 around a place, 8 around a market."""
    found: list[int] = []
    for cell in cells:
        for step in STEPS:
            beside = cell + step
            if beside not in cells and beside not in found:
                found.append(beside)
    return found


def covered(at: list[int], facing: list[int]) -> dict[int, int]:
    """Cell -> the tile that lies on it."""
    found: dict[int, int] = {}
    for tile in range(TILES_ON_MAP):
        if at[tile] >= 0:
            for cell in cells_of(tile, at, facing):
                found[cell] = tile
    return found


def distance(a: int, b: int) -> int:
    """Steps from hex to hex."""
    dq = column(b) - column(a)
    dr = row(b) - row(a)
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(at: list[int], facing: list[int]) -> list[list[int]]:
    """For each tile on the map the tiles that touch it."""
    on = covered(at, facing)
    near: list[list[int]] = []
    for tile in range(TILES_ON_MAP):
        beside: list[int] = []
        if at[tile] >= 0:
            for cell in ring(cells_of(tile, at, facing)):
                other = on.get(cell, -1)
                if other >= 0 and other not in beside:
                    beside.append(other)
            beside.sort()
        near.append(beside)
    return near


# Beside the map: for each empty cell that touches a tile, how many edges it shares with
# tiles (in units of EDGE) and which spot it is (tile * SIDES + side of the lowest tile).
SIDES: Final = 8
EDGE: Final = 1024


def rim(at: list[int], facing: list[int], on: dict[int, int]) -> dict[int, int]:
    """The empty cells around a map."""
    found: dict[int, int] = {}
    for tile in range(TILES_ON_MAP):
        if at[tile] < 0:
            continue
        cells = cells_of(tile, at, facing)
        side = -1
        for cell in ring(cells):
            side += 1
            if cell in on:
                continue
            touching = 0
            for own in cells:
                if distance(own, cell) == 1:
                    touching += 1
            known = found.get(cell, -1)
            if known < 0:
                found[cell] = touching * EDGE + tile * SIDES + side
            else:
                found[cell] = known + touching * EDGE
    return found


def place_spots(around: dict[int, int]) -> list[int]:
    """Where a place may be laid, as tile * SIDES + side, each cell once.

    The new hex must share two edges in all with tiles on the map (p.5).
    """
    found = [spot % EDGE for spot in around.values() if spot >= 2 * EDGE]
    found.sort()
    return found


def market_spots(at: list[int], facing: list[int], small: bool) -> list[tuple[int, int, int, int]]:
    """Where a market may be laid: (place beside it, side, cell, direction of its second hex).

    One edge must be shared with a place, and two hexes must lie between it and every
    other market (p.5).
    """
    on = covered(at, facing)
    market_cells = [cell for cell, tile in on.items() if tile >= FIRST_MARKET]
    far: dict[int, bool] = {}
    seen: set[int] = set()
    taken: set[tuple[int, int]] = set()
    found: list[tuple[int, int, int, int]] = []
    for tile in range(FIRST_MARKET):
        if at[tile] < 0:
            continue
        side = -1
        for cell in ring([at[tile]]):
            side += 1
            if cell in on or cell in seen:
                continue
            seen.add(cell)
            if not _far(cell, market_cells, far):
                continue
            if small:
                found.append((tile, side, cell, 0))
                continue
            for way in range(6):
                second = cell + STEPS[way]
                pair = (min(cell, second), max(cell, second))
                if second in on or pair in taken or not _far(second, market_cells, far):
                    continue
                taken.add(pair)
                found.append((tile, side, cell, way))
    return found


def _far(cell: int, markets: list[int], known: dict[int, bool]) -> bool:
    if cell not in known:
        known[cell] = all(distance(cell, market) >= MARKET_GAP for market in markets)
    return known[cell]


def within(near: list[list[int]], start: int, steps: int) -> list[int]:
    """The tiles a figure can walk to, passing over any tile, without the one it starts from."""
    if steps == 1:
        return near[start]
    reached = [start]
    edge = [start]
    for _ in range(steps):
        further: list[int] = []
        for tile in edge:
            for other in near[tile]:
                if other not in reached:
                    reached.append(other)
                    further.append(other)
        edge = further
    found = reached[1:]
    found.sort()
    return found
