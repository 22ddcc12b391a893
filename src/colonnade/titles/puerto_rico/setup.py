"""Lays out a game: the table and the player boards for a player count and its options."""

from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.components import (
    BEIGE,
    BEIGE_COUNT,
    BUILDING_COUNT,
    BUILDING_NAMES,
    BUILDINGS,
    COLONISTS_IN_BOX,
    COSTS,
    FACTORY,
    FIRST_BEIGE,
    FIRST_NOBLE,
    GOODS_IN_BOX,
    NOBLES_IN_BOX,
    PLANTATIONS,
    QUARRIES,
    SETUPS,
    TILE_KINDS,
    TWO_PLAYER_GOODS_REMOVED,
    TWO_PLAYER_TILES_REMOVED,
    UNIVERSITY,
)
from colonnade.titles.puerto_rico.draft import random_draft
from colonnade.titles.puerto_rico.ops import DRAFT, ROUND
from colonnade.titles.puerto_rico.settler import fill_row
from colonnade.titles.puerto_rico.state import BASE_BEIGE, NONE, PuertoRico, new_player


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


def copies(s: PuertoRico) -> list[int]:
    """Building tiles of this game."""
    found = [0] * BUILDING_COUNT
    for building in s.in_play:
        found[building] = copies_of(s.seats, building)
    return found


def copies_of(seats: int, building: int) -> int:
    """With two players there is one tile of each beige building and two of each plant (p. 12)."""
    row = BUILDINGS[building]
    if seats > 2:
        return row.copies
    return 1 if row.kind == BEIGE else 2


def colonists(s: PuertoRico) -> int:
    """Colonists in play: with nobles all of the box, else by player count."""
    return COLONISTS_IN_BOX if s.with_nobles else SETUPS[s.seats].colonists + s.seats


def nobles(s: PuertoRico) -> int:
    return NOBLES_IN_BOX if s.with_nobles else 0


def buildings_in_play(s: PuertoRico) -> list[int]:
    """All plants, the beige ones on the board and, above it, those of The Nobles (p. 15)."""
    noble = range(FIRST_NOBLE, BUILDING_COUNT) if s.with_nobles else ()
    return [*range(FIRST_BEIGE), *s.beige, *noble]


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
    s.new_buildings = 1 if "new_buildings" in s.options["expansions"] else 0
    s.with_nobles = 1 if "nobles" in s.options["expansions"] else 0
    s.expanded = s.new_buildings | s.with_nobles
    s.in_play = buildings_in_play(s)


def first_beige(s: PuertoRico) -> list[int]:
    """The beige buildings that lie on the board from the start: none before a draft."""
    if "new_buildings" not in s.options["expansions"]:
        return BASE_BEIGE
    if s.options["draft"] == "fixed":
        return sorted(BUILDING_NAMES.index(name) for name in s.options["fixed_list"])
    return []


def lay_out_nobles(s: PuertoRico) -> None:
    """One noble takes the place of a colonist on the first ship (p. 15)."""
    s.colonists = COLONISTS_IN_BOX - (s.seats - 1)
    s.nobles = NOBLES_IN_BOX - 1
    s.ship_nobles = 1
    for player in s.players:
        player.noble_settled = [0] * TILE_KINDS
        player.noble_staff = [0] * BUILDING_COUNT


def set_up(s: PuertoRico) -> None:
    seats = s.seats
    row = SETUPS[seats]
    s.stack = plantations(seats)
    s.quarries = quarries(seats)
    s.goods = goods(seats)
    s.beige = first_beige(s)
    settle_options(s)
    s.copies = copies(s)
    s.chips = row.chips
    s.colonists = row.colonists
    s.colonist_ship = seats
    s.cargo = [-1] * len(row.ships)
    s.loaded = [0] * len(row.ships)
    for tile in row.start_tiles:
        player = new_player()
        player.expanded = s.expanded
        player.doubloons = row.doubloons
        player.tiles[tile] = 1
        player.island = 1
        s.stack[tile] -= 1
        s.players.append(player)
    fill_row(s)
    if s.with_nobles:
        lay_out_nobles(s)
    s.round = 1
    s.push(ROUND, -1)
    if len(s.beige) < BEIGE_COUNT:
        if s.options["draft"] == "random":
            random_draft(s)
        else:
            s.push(DRAFT, s.governor)
    s.tell(events.ROUND, s.governor, s.round)


def restore(s: PuertoRico) -> None:
    """What follows from a dump: the options' settings, and lists that are not needed."""
    settle_options(s)
    for player in s.players:
        player.expanded = s.expanded
        player.built = [b for b in range(BUILDING_COUNT) if player.staff[b] >= 0]
        if not s.with_nobles and not any(player.noble_settled) and not any(player.noble_staff):
            player.noble_settled = NONE
            player.noble_staff = NONE
