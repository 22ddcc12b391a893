"""Distributing colonists: players place in turn order from the mayor, then the ship is refilled."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import NOBLES, PLACE_STEP
from colonnade.titles.puerto_rico.actions import PLACE as PLACE_ACTION
from colonnade.titles.puerto_rico.components import BUILDING_COUNT, CIRCLES, TILE_KINDS
from colonnade.titles.puerto_rico.ops import PLACE, PLACE_NOBLES
from colonnade.titles.puerto_rico.state import END_COLONISTS, Player, PuertoRico, changed

# Never changed: who moves there makes a new list.
NO_NOBLES_SETTLED: Final[list[int]] = [0] * TILE_KINDS
NO_NOBLES_STAFF: Final[list[int]] = [0] * BUILDING_COUNT


def distribute(s: PuertoRico, player: int, mayor: int) -> None:
    """Players place in turn order; whoever has a choice is asked, then the ship is refilled."""
    while True:
        p = s.players[player]
        gather(p)
        circles = circles_of(p)
        if s.with_nobles:
            if fill_with_nobles(s, player, mayor, 0, circles):
                return
        elif p.windrose < circles:
            if fill(s, player, mayor, 0, circles):
                return
        else:
            fill_all(p, circles)
        s.tell(events.PLACED, player, p.windrose)
        player = s.following(player)
        if player == mayor:
            refill_ship(s)
            return


def placed(s: PuertoRico, player: int, mayor: int) -> None:
    """A player has placed all he can: the next one, or the ship."""
    s.tell(events.PLACED, player, s.players[player].windrose)
    following = s.following(player)
    if following == mayor:
        refill_ship(s)
    else:
        distribute(s, following, mayor)


def gather(p: Player) -> None:
    """All colonists of a player come to his windrose."""
    settled = p.settled
    for kind in range(TILE_KINDS):
        p.windrose += settled[kind]
        settled[kind] = 0
    staff = p.staff
    for building in p.built:
        p.windrose += staff[building]
        staff[building] = 0
    if p.noble_staff:
        p.noble_windrose = p.nobles()
        p.noble_settled = NO_NOBLES_SETTLED
        p.noble_staff = NO_NOBLES_STAFF


def circles_of(p: Player) -> int:
    """All circles on a player board."""
    circles = p.island - p.forests
    for building in p.built:
        circles += CIRCLES[building]
    return circles


def fill_all(p: Player, circles: int) -> None:
    """Enough colonists for every circle: the rest stays on the windrose."""
    p.settled = p.tiles[:]
    for building in p.built:
        p.staff[building] = CIRCLES[building]
    p.windrose -= circles


def fill(s: PuertoRico, player: int, mayor: int, slot: int, circles: int) -> bool:
    """Go on from a slot, with so many circles from it on; True when the player must choose.

    Every circle that can be filled is filled: no colonist may stay on the windrose.
    """
    p = s.players[player]
    while p.windrose:
        room = 0
        while room == 0:
            if slot < TILE_KINDS:
                room = p.tiles[slot]
            elif p.staff[slot - TILE_KINDS] >= 0:
                room = CIRCLES[slot - TILE_KINDS]
            slot += 1
        circles -= room
        if circles == 0 or p.windrose == room + circles:
            put(p, slot - 1, p.windrose - circles if circles else p.windrose)
        else:
            s.push(PLACE, player, mayor, slot - 1, circles)
            return True
    return False


def room_of(p: Player, slot: int) -> int:
    """The circles of a slot."""
    if slot < TILE_KINDS:
        return p.tiles[slot]
    if p.staff[slot - TILE_KINDS] >= 0:
        return CIRCLES[slot - TILE_KINDS]
    return 0


def put(p: Player, slot: int, colonists: int) -> None:
    if slot < TILE_KINDS:
        p.settled[slot] = colonists
    else:
        p.staff[slot - TILE_KINDS] = colonists
    p.windrose -= colonists


class Place(Op[PuertoRico]):
    """How many colonists go on the circles of one kind of tile or of one building."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        slot = f[3]
        room = p.tiles[slot] if slot < TILE_KINDS else CIRCLES[slot - TILE_KINDS]
        least = p.windrose - f[4]
        if least < 0:
            least = 0
        if room > p.windrose:
            room = p.windrose
        first = PLACE_ACTION + slot * PLACE_STEP
        return list(range(first + least, first + room + 1))

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        slot = f[3]
        count = action - PLACE_ACTION - slot * PLACE_STEP
        if s.with_nobles:
            asked = put_with_nobles(s, f[1], f[2], slot, count, f[4]) or fill_with_nobles(
                s, f[1], f[2], slot + 1, f[4]
            )
        else:
            put(s.players[f[1]], slot, count)
            asked = fill(s, f[1], f[2], slot + 1, f[4])
        if not asked:
            placed(s, f[1], f[2])


# --- with nobles ---------------------------------------------------------------------------


def fill_with_nobles(s: PuertoRico, player: int, mayor: int, slot: int, circles: int) -> bool:
    """As fill(), but who stays on the windrose and who works where is the player's choice."""
    p = s.players[player]
    while p.windrose and circles:
        room = 0
        while room == 0:
            room = room_of(p, slot)
            slot += 1
        circles -= room
        least = p.windrose - circles if p.windrose > circles else 0
        most = room if room < p.windrose else p.windrose
        if least < most:
            s.push(PLACE, player, mayor, slot - 1, circles)
            return True
        if put_with_nobles(s, player, mayor, slot - 1, most, circles):
            return True
    return False


def put_with_nobles(
    s: PuertoRico, player: int, mayor: int, slot: int, count: int, circles: int
) -> bool:
    """Put so many on a slot; True when it must be asked how many of them are nobles."""
    p = s.players[player]
    nobles = p.noble_windrose
    colonists = p.windrose - nobles
    least = count - colonists if count > colonists else 0
    most = count if count < nobles else nobles
    if least < most:
        s.push(PLACE_NOBLES, player, mayor, slot << 4 | count, circles)
        return True
    put_nobles(p, slot, count, most)
    return False


def put_nobles(p: Player, slot: int, count: int, nobles: int) -> None:
    put(p, slot, count)
    if nobles:
        p.noble_windrose -= nobles
        if slot < TILE_KINDS:
            p.noble_settled = changed(p.noble_settled, slot, nobles)
        else:
            p.noble_staff = changed(p.noble_staff, slot - TILE_KINDS, nobles)


class PlaceNobles(Op[PuertoRico]):
    """How many of those on the circles of a slot are nobles."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        slot = f[3] >> 4
        count = f[3] & 15
        least = count - (p.windrose - p.noble_windrose)
        if least < 0:
            least = 0
        most = count if count < p.noble_windrose else p.noble_windrose
        first = NOBLES + slot * PLACE_STEP
        return list(range(first + least, first + most + 1))

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        slot = f[3] >> 4
        put_nobles(s.players[f[1]], slot, f[3] & 15, action - NOBLES - slot * PLACE_STEP)
        if not fill_with_nobles(s, f[1], f[2], slot + 1, f[4]):
            placed(s, f[1], f[2])


# --- the ship ------------------------------------------------------------------------------


def empty_building_circles(s: PuertoRico) -> int:
    empty = 0
    for p in s.players:
        staff = p.staff
        for building in p.built:
            empty += CIRCLES[building] - staff[building]
    return empty


def refill_ship(s: PuertoRico) -> None:
    """A colonist per empty building circle, at least one per player; too few ends the game.

    With nobles, one noble replaces a colonist while there are any, and nothing ends.
    """
    needed = empty_building_circles(s)
    if needed < s.seats:
        needed = s.seats
    if s.nobles:
        s.nobles -= 1
        s.ship_nobles = 1
        needed -= 1
    if needed > s.colonists:
        if not s.with_nobles:
            s.ending |= END_COLONISTS
        needed = s.colonists
    s.colonists -= needed
    s.colonist_ship = needed + s.ship_nobles
    s.tell(events.REFILLED, -1, needed, s.ship_nobles)
