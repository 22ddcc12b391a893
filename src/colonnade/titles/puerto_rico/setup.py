"""Lays out a game: the table and the player boards for a player count and its options."""

from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.components import (
    BEIGE,
    BUILDINGS,
    COSTS,
    FACTORY,
    GOODS_IN_BOX,
    PLANTATIONS,
    QUARRIES,
    SETUPS,
    TWO_PLAYER_GOODS_REMOVED,
    TWO_PLAYER_TILES_REMOVED,
    UNIVERSITY,
)
from colonnade.titles.puerto_rico.ops import ROUND
from colonnade.titles.puerto_rico.settler import fill_row
from colonnade.titles.puerto_rico.state import PuertoRico, new_player


def plantations(seats: int) -> list[int]:
    """Plantation tiles in play, start tiles included."""
    removed = TWO_PLAYER_TILES_REMOVED if seats == 2 else 0
    return [n - removed for n in PLANTATIONS]


def quarries(seats: int) -> int:
    return QUARRIES - (TWO_PLAYER_TILES_REMOVED if seats == 2 else 0)


def goods(seats: int) -> list[int]:
    """Goods in play."""
    removed = TWO_PLAYER_GOODS_REMOVED if seats == 2 else 0
    return [n - removed for n in GOODS_IN_BOX]


def copies(seats: int) -> list[int]:
    """Building tiles on the board: with two players one of each beige, two of each plant."""
    if seats > 2:
        return [b.copies for b in BUILDINGS]
    return [1 if b.kind == BEIGE else 2 for b in BUILDINGS]


def costs(balanced: bool) -> list[int]:
    """Building costs; the balance variant swaps factory and university."""
    found = list(COSTS)
    if balanced:
        found[FACTORY], found[UNIVERSITY] = found[UNIVERSITY], found[FACTORY]
    return found


def settle_options(s: PuertoRico) -> None:
    """Set what seats and options decide for the whole game."""
    row = SETUPS[s.seats]
    s.ships = list(row.ships)
    s.roles = row.roles
    s.turns = row.turns
    s.costs = costs(s.options["swap_factory_university"])
    s.hacienda_quarry = 1 if s.options["hacienda_quarry"] else 0


def set_up(s: PuertoRico) -> None:
    seats = s.seats
    row = SETUPS[seats]
    s.stack = plantations(seats)
    s.quarries = quarries(seats)
    s.goods = goods(seats)
    s.copies = copies(seats)
    settle_options(s)
    s.chips = row.chips
    s.colonists = row.colonists
    s.colonist_ship = seats
    s.cargo = [-1] * len(row.ships)
    s.loaded = [0] * len(row.ships)
    for tile in row.start_tiles:
        player = new_player()
        player.doubloons = row.doubloons
        player.tiles[tile] = 1
        player.island = 1
        s.stack[tile] -= 1
        s.players.append(player)
    fill_row(s)
    s.round = 1
    s.tell(events.ROUND, s.governor, s.round)
    s.push(ROUND, -1)
