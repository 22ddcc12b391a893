"""The mayor phase: colonists arrive and every player distributes all his colonists anew."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import PASS, PLACE_STEP, TAKE_COLONIST
from colonnade.titles.puerto_rico.actions import PLACE as PLACE_ACTION
from colonnade.titles.puerto_rico.components import BUILDING_COUNT, CIRCLES, TILE_KINDS
from colonnade.titles.puerto_rico.ops import MAYOR_PRIVILEGE, PLACE
from colonnade.titles.puerto_rico.state import END_COLONISTS, Player, PuertoRico

SLOT_COUNT = TILE_KINDS + BUILDING_COUNT


def start(s: PuertoRico, mayor: int) -> None:
    """The privilege comes from the supply only; without supply there is nothing to ask."""
    if s.colonists:
        s.push(MAYOR_PRIVILEGE, mayor)
    else:
        arrive(s, mayor)


class MayorPrivilege(Op[PuertoRico]):
    """The mayor may first take one colonist from the supply."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        return [PASS, TAKE_COLONIST]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        if action == TAKE_COLONIST:
            s.colonists -= 1
            s.players[f[1]].windrose += 1
            s.tell(events.MAYOR_COLONIST, f[1])
        arrive(s, f[1])


def arrive(s: PuertoRico, mayor: int) -> None:
    """The colonists on the ship go round one at a time, the mayor first."""
    each, rest = divmod(s.colonist_ship, s.seats)
    s.colonist_ship = 0
    player = mayor
    for turn in range(s.seats):
        arriving = each + (1 if turn < rest else 0)
        s.players[player].windrose += arriving
        s.tell(events.ARRIVED, player, arriving)
        player = s.following(player)
    distribute(s, mayor, mayor)


def distribute(s: PuertoRico, player: int, mayor: int) -> None:
    """Players place in turn order; whoever has a choice is asked, then the ship is refilled."""
    while True:
        p = s.players[player]
        gather(p)
        circles = circles_of(p)
        if p.windrose < circles:
            if fill(s, player, mayor, 0, circles):
                return
        else:
            fill_all(p, circles)
        s.tell(events.PLACED, player, p.windrose)
        player = s.following(player)
        if player == mayor:
            refill_ship(s)
            return


def gather(p: Player) -> None:
    """All colonists of a player come to his windrose."""
    settled = p.settled
    for kind in range(TILE_KINDS):
        p.windrose += settled[kind]
        settled[kind] = 0
    staff = p.staff
    for building in range(BUILDING_COUNT):
        if staff[building] > 0:
            p.windrose += staff[building]
            staff[building] = 0


def circles_of(p: Player) -> int:
    """All circles on a player board."""
    circles = p.island
    staff = p.staff
    for building in range(BUILDING_COUNT):
        if staff[building] >= 0:
            circles += CIRCLES[building]
    return circles


def fill_all(p: Player, circles: int) -> None:
    """Enough colonists for every circle: the rest stays on the windrose."""
    p.settled = p.tiles[:]
    for building in range(BUILDING_COUNT):
        if p.staff[building] >= 0:
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
        put(s.players[f[1]], slot, action - PLACE_ACTION - slot * PLACE_STEP)
        if not fill(s, f[1], f[2], slot + 1, f[4]):
            s.tell(events.PLACED, f[1], 0)
            following = s.following(f[1])
            if following == f[2]:
                refill_ship(s)
            else:
                distribute(s, following, f[2])


def empty_building_circles(s: PuertoRico) -> int:
    empty = 0
    for p in s.players:
        staff = p.staff
        for building in range(BUILDING_COUNT):
            if staff[building] >= 0:
                empty += CIRCLES[building] - staff[building]
    return empty


def refill_ship(s: PuertoRico) -> None:
    """A colonist per empty building circle, at least one per player; too few ends the game."""
    needed = empty_building_circles(s)
    if needed < s.seats:
        needed = s.seats
    if needed > s.colonists:
        s.ending |= END_COLONISTS
        needed = s.colonists
    s.colonists -= needed
    s.colonist_ship = needed
    s.tell(events.REFILLED, -1, needed)
