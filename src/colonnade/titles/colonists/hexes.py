"""The map as hexes: where a tile may lie, who is its neighbour, how far it is."""

from typing import Final

from colonnade.titles.colonists.tables import FIRST_MARKET, SMALL_MARKET, TILES_ON_MAP

# A cell is one int: column * WIDTH + row, both shifted so that the first market is in the middle.
WIDTH: Final = 96
AREA: Final = WIDTH * WIDTH
MIDDLE: Final = 48 * WIDTH + 48
# the six directions; the first three are the ways a market can lie
STEPS: Final[tuple[int, ...]] = (WIDTH, 1, WIDTH - 1, -WIDTH, -1, 1 - WIDTH)
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


# The shapes of tiles: a market that lies in one of three ways, and a single hex.
SINGLE: Final = 3


def _around_a_shape(shape: int) -> list[int]:
    """The hexes around a tile of a shape, as steps from its first hex."""
    cells = [MIDDLE] if shape == SINGLE else [MIDDLE, MIDDLE + STEPS[shape]]
    return [cell - MIDDLE for cell in ring(cells)]


def _edges_of_a_shape(shape: int) -> list[int]:
    """How many edges each of those hexes shares with the tile."""
    cells = [0] if shape == SINGLE else [0, STEPS[shape]]
    return [
        sum([1 for cell in cells for step in STEPS if cell + step == beside])
        for beside in _around_a_shape(shape)
    ]


RING: Final = [_around_a_shape(shape) for shape in range(SINGLE + 1)]
RING_EDGES: Final = [_edges_of_a_shape(shape) for shape in range(SINGLE + 1)]


def shape_of(tile: int, facing: list[int]) -> int:
    return facing[tile - FIRST_MARKET] if FIRST_MARKET <= tile < SMALL_MARKET else SINGLE


def distance(a: int, b: int) -> int:
    """Steps from hex to hex."""
    dq = column(b) - column(a)
    dr = row(b) - row(a)
    return max(abs(dq), abs(dr), abs(dq + dr))


# A spot beside the map: tile * SIDES + side. An empty cell beside several tiles is named by
# the lowest of its spots.
SIDES: Final = 8


def lowest_spot(cell: int, at: list[int], facing: list[int], on: dict[int, int]) -> int:
    """The spot of an empty cell: the side of the tile with the lowest number beside it."""
    lowest = TILES_ON_MAP
    for step in STEPS:
        tile = on.get(cell + step, -1)
        if 0 <= tile < lowest:
            lowest = tile
    return lowest * SIDES + RING[shape_of(lowest, facing)].index(cell - at[lowest])


def _close_to_a_market() -> list[int]:
    """Steps from a market's hex to those with fewer than two hexes between."""
    return [
        cell - MIDDLE
        for cell in [MIDDLE + q * WIDTH + r for q in range(-2, 3) for r in range(-2, 3)]
        if distance(MIDDLE, cell) < MARKET_GAP
    ]


CLOSE: Final = _close_to_a_market()


def spots_for_market(
    around: list[int], on: dict[int, int], small: bool
) -> list[tuple[int, int, int, int]]:
    """Where a market may be laid: (place beside it, side, cell, direction of its second hex).

    around: spot * AREA + cell of each empty hex beside the map, in order. One edge must be
    shared with a place, and two hexes must lie between it and every other market (p.5).
    """
    barred = set(on)
    for cell, tile in on.items():
        if tile >= FIRST_MARKET:
            barred.update([cell + step for step in CLOSE])
    found: list[tuple[int, int, int, int]] = []
    for both in around:
        spot, cell = both // AREA, both % AREA
        tile, side = spot // SIDES, spot % SIDES
        if tile >= FIRST_MARKET:
            break  # it touches markets only
        if cell in barred:
            continue
        if small:
            found.append((tile, side, cell, 0))
            continue
        for way in range(6):
            if cell + STEPS[way] not in barred:
                found.append((tile, side, cell, way))
        barred.add(cell)  # each pair of hexes once
    return found
