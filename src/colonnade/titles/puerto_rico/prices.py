"""What a building costs a player: quarries, privilege, forests, zoning office, black market."""

from typing import Final

from colonnade.titles.puerto_rico.components import (
    BLACK_MARKET,
    COLUMNS,
    LIBRARY,
    QUARRY,
    TILE_KINDS,
    WINDROSE,
    ZONING_OFFICE,
)
from colonnade.titles.puerto_rico.state import Player, PuertoRico

LARGE_COLUMN: Final = 4
NO_DISCOUNTS: Final[list[int]] = [0, 0, 0, 0, 0]  # never changed


def privilege(s: PuertoRico, player: int, builder: int) -> int:
    """The builder pays 1 doubloon less, with an occupied library 2."""
    if player != builder:
        return 0
    return 2 if s.players[player].staff[LIBRARY] > 0 else 1


def discount(p: Player, column: int) -> int:
    """What quarries, forests and zoning office save him on buildings of a column."""
    quarries = p.settled[QUARRY]
    saved = quarries if quarries < column else column
    if p.expanded:
        saved += p.forests // 2 + zoning(p, column)
    return saved


def zoning(p: Player, column: int) -> int:
    """A zoning office saves 1 on small buildings by a colonist, 2 on large ones by a noble."""
    if p.staff[ZONING_OFFICE] <= 0:
        return 0
    if p.noble_works(ZONING_OFFICE):
        return 2 if column == LARGE_COLUMN else 0
    return 0 if column == LARGE_COLUMN else 1


def discounts(p: Player) -> list[int]:
    """The discounts by column."""
    if p.expanded or p.settled[QUARRY]:
        return [0, discount(p, 1), discount(p, 2), discount(p, 3), discount(p, 4)]
    return NO_DISCOUNTS


def price(s: PuertoRico, player: int, building: int, privilege: int) -> int:
    """Cost less all discounts and the builder's privilege, at least 0."""
    found = s.costs[building] - discount(s.players[player], COLUMNS[building]) - privilege
    return found if found > 0 else 0


# --- black market --------------------------------------------------------------------------


def missing(s: PuertoRico, player: int, building: int, builder: int) -> int:
    """Doubloons a player is short of for a building."""
    cost = price(s, player, building, privilege(s, player, builder))
    return cost - s.players[player].doubloons


def saleable(p: Player) -> int:
    """What a black market takes besides a colonist: one good, one VP."""
    return (1 if sum(p.goods) else 0) + (1 if p.vp else 0)


def returnable_places(p: Player) -> list[int]:
    """Where a colonist could be taken from: anywhere but the black market itself."""
    places = [kind for kind in range(TILE_KINDS) if p.settled[kind]]
    for building in p.built:
        if p.staff[building] > 0 and building != BLACK_MARKET:
            places.append(TILE_KINDS + building)
    if p.windrose:
        places.append(WINDROSE)
    return places


def missing_without(
    s: PuertoRico, player: int, building: int, builder: int, place: int, noble: bool
) -> int:
    """The doubloons still missing once a colonist of that place is sold: he leaves first."""
    p = s.players[player]
    p.move(place, -1, noble)
    short = missing(s, player, building, builder) - 1
    p.move(place, 1, noble)
    return short


def market_covers(s: PuertoRico, player: int, building: int, builder: int) -> bool:
    """The black market can raise exactly what is missing: money left over is not allowed."""
    p = s.players[player]
    short = missing(s, player, building, builder)
    others = saleable(p)
    if short <= others:
        return True
    if short > others + 1:
        return False
    for place in returnable_places(p):
        nobles = p.nobles_at(place)
        for noble in (False, True):
            if (nobles > 0 if noble else p.at(place) > nobles) and (
                missing_without(s, player, building, builder, place, noble) == others
            ):
                return True
    return False
