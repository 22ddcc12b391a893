"""The settler phase: players take plantations, the settler may take a quarry."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import (
    DISCARD,
    DRAW,
    DRAW_QUARRY,
    HOSPICE_NOBLE,
    MOVE_GUEST,
    PASS,
    TAKE,
    TAKE_FOREST,
    USE_HOSPICE,
)
from colonnade.titles.puerto_rico.components import (
    CONSTRUCTION_HUT,
    FOREST,
    FOREST_HOUSE,
    GUEST_HOUSE,
    ISLAND_SPACES,
    KINDS,
    LIBRARY,
    LODGE_POINTS,
    QUARRY,
    WINDROSE,
)
from colonnade.titles.puerto_rico.components import HACIENDA as HACIENDA_TILE
from colonnade.titles.puerto_rico.components import HOSPICE as HOSPICE_TILE
from colonnade.titles.puerto_rico.components import HUNTING_LODGE as LODGE_TILE
from colonnade.titles.puerto_rico.island import (
    discard,
    discards_of,
    draw_and_lay,
    draw_plantation,
    forest_discards_of,
    place,
    place_open_forest,
    plantations_left,
)
from colonnade.titles.puerto_rico.ops import HACIENDA, HOSPICE, HUNTING_LODGE, SECOND_TILE, SETTLE
from colonnade.titles.puerto_rico.state import PuertoRico, changed
from colonnade.titles.puerto_rico.supply import add_colonist, noble_offered


def start(s: PuertoRico, settler: int) -> None:
    turn(s, settler, settler, 0)


def turn(s: PuertoRico, player: int, settler: int, hut_used: int) -> None:
    """A player's turn begins with his hacienda, if it is occupied and there is room."""
    p = s.players[player]
    works = p.staff[HACIENDA_TILE] > 0
    if s.new_buildings:
        works = guests.could_work(p, HACIENDA_TILE)
    if works and p.island < ISLAND_SPACES:
        s.push(HACIENDA, player, settler, 0, hut_used)
    else:
        s.push(SETTLE, player, settler, 0, hut_used)


def next_turn(s: PuertoRico, player: int, settler: int, hut_used: int) -> None:
    player = s.following(player)
    if player != settler:
        turn(s, player, settler, hut_used)
    elif s.expanded:
        second_tile(s, settler, hut_used)
    else:
        renew_row(s)


class Hacienda(Op[PuertoRico]):
    """Before his normal turn: an extra tile from a face-down stack, which must be placed (p. 9)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        choices = [PASS]
        p = s.players[f[1]]
        if p.staff[HACIENDA_TILE] > 0:
            if plantations_left(s):
                choices.append(DRAW)
            if s.hacienda_quarry and s.quarries and p.staff[CONSTRUCTION_HUT] > 0:
                choices.append(DRAW_QUARRY)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action == PASS:
            s.swap(SETTLE, player, f[2], 0, f[4])
        elif action == DRAW:
            s.swap(SETTLE, player, f[2], 0, f[4])
            draw_and_lay(s, player, events.DREW)
        elif action == DRAW_QUARRY:
            s.quarries -= 1
            place(s.players[player], QUARRY)
            s.tell(events.DREW, player, QUARRY)
            s.swap(SETTLE, player, f[2], 1, 1 if player == f[2] else f[4])
        else:
            guests.move(s, player, action)


class Settle(Op[PuertoRico]):
    """One face-up plantation; the settler, or an occupied construction hut, may take a quarry."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        choices = [PASS]
        if p.island < ISLAND_SPACES:
            row = s.row
            for kind in range(KINDS):
                if row[kind]:
                    choices.append(TAKE + kind)
            if s.quarries and not f[3] and (f[1] == f[2] or p.staff[CONSTRUCTION_HUT] > 0):
                choices.append(TAKE + QUARRY)
            if p.staff[FOREST_HOUSE] > 0:
                add_forests(s, choices)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action >= MOVE_GUEST:
            guests.move(s, player, action)
            return
        s.frames.pop()
        if action == PASS:
            s.tell(events.TOOK, player, -1)
            next_turn(s, player, f[2], f[4])
            return
        p = s.players[player]
        tile = take(s, player, action)
        if p.staff[HOSPICE_TILE] > 0 and s.colonists + s.colonist_ship > 0:
            s.push(HOSPICE, player, f[2], tile, f[4])
        else:
            next_turn(s, player, f[2], f[4])


def add_forests(s: PuertoRico, choices: list[int]) -> None:
    """An occupied forest house lays a face-up plantation face down (p. 13)."""
    for kind in range(KINDS):
        if s.row[kind]:
            choices.append(TAKE_FOREST + kind)


def take(s: PuertoRico, player: int, action: int) -> int:
    """Lay the chosen tile; returns its kind, FOREST for a forest."""
    p = s.players[player]
    if action >= TAKE_FOREST:
        kind = action - TAKE_FOREST
        s.row = changed(s.row, kind, -1)
        place_open_forest(p, kind)
        s.tell(events.TOOK_FOREST, player, kind)
        return FOREST
    tile = action - TAKE
    if tile == QUARRY:
        s.quarries -= 1
    else:
        s.row = changed(s.row, tile, -1)
    place(p, tile)
    s.tell(events.TOOK, player, tile)
    return tile


class Hospice(Op[PuertoRico]):
    """A colonist on the tile just taken, from the supply, else from the ship (p. 9)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        # no guest moves: hospice and guest house share the one place for cost 4 on the board
        choices = [PASS]
        if s.colonists or s.colonist_ship > s.ship_nobles:
            choices.append(USE_HOSPICE)
        if noble_offered(s):
            choices.append(HOSPICE_NOBLE)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        if action != PASS:
            # a forest has no circle: the colonist waits on the windrose (p. 13)
            where = WINDROSE if f[3] == FOREST else f[3]
            add_colonist(s, f[1], where, action == HOSPICE_NOBLE)
            s.tell(events.USED_HOSPICE, f[1], f[3])
        next_turn(s, f[1], f[2], f[4])


# --- the end of the phase ------------------------------------------------------------------


def second_tile(s: PuertoRico, settler: int, hut_used: int) -> None:
    """The library's second tile comes after everybody's turn, then the hunting lodges."""
    p = s.players[settler]
    if guests.could_work(p, LIBRARY) and p.island < ISLAND_SPACES:
        s.push(SECOND_TILE, settler, settler, hut_used)
    else:
        hunting_lodges(s, settler, settler)


class SecondTile(Op[PuertoRico]):
    """The library doubles the privilege: another tile, a quarry only by his hut (p. 15)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        choices = [PASS]
        if p.staff[LIBRARY] > 0:
            for kind in range(KINDS):
                if s.row[kind]:
                    choices.append(TAKE + kind)
            if s.quarries and not f[3] and p.staff[CONSTRUCTION_HUT] > 0:
                choices.append(TAKE + QUARRY)
            if p.staff[FOREST_HOUSE] > 0:
                add_forests(s, choices)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        if action >= MOVE_GUEST:
            guests.move(s, f[1], action)
            return
        s.frames.pop()
        if action != PASS:
            take(s, f[1], action)
        hunting_lodges(s, f[1], f[1])


def hunting_lodges(s: PuertoRico, player: int, settler: int) -> None:
    """Clockwise from the settler, each owner on the state as it is then; at last the new row."""
    while True:
        p = s.players[player]
        if p.noble_works(LODGE_TILE):
            hunt(s, player)
        elif guests.could_work(p, LODGE_TILE):
            s.push(HUNTING_LODGE, player, settler)
            return
        player = s.following(player)
        if player == settler:
            renew_row(s)
            return


def hunt(s: PuertoRico, player: int) -> None:
    """A noble in the lodge earns 2 VP if nobody has as many empty island spaces (p. 16)."""
    island = s.players[player].island
    for seat in range(s.seats):
        if seat != player and s.players[seat].island <= island:
            return
    s.gain_vp(player, LODGE_POINTS)
    s.tell(events.HUNTED, player, LODGE_POINTS)


class HuntingLodge(Op[PuertoRico]):
    """A colonist in the lodge may remove a plantation or a forest."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        choices = [PASS]
        if p.colonist_works(LODGE_TILE):
            choices += discards_of(p)
            choices += forest_discards_of(p)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action >= MOVE_GUEST:
            guests.move(s, player, action)
            return
        s.frames.pop()
        if action >= DISCARD:
            discard(s, player, action)
        elif s.players[player].noble_works(LODGE_TILE):
            hunt(s, player)
        following = s.following(player)
        if following == f[2]:
            renew_row(s)
        else:
            hunting_lodges(s, following, f[2])


def fill_row(s: PuertoRico) -> None:
    """One face-up plantation more than players, as far as tiles go."""
    row = s.row[:]
    for _ in range(s.seats + 1):
        if not plantations_left(s):
            break
        row[draw_plantation(s)] += 1
    s.row = row


def renew_row(s: PuertoRico) -> None:
    """The settler's last duty: discard what was not taken, lay out a new row."""
    s.discards = [s.discards[kind] + s.row[kind] for kind in range(KINDS)]
    s.row = [0] * KINDS
    fill_row(s)
    if s.log is not None:
        s.tell(events.ROW, -1, packed(s.row))


def packed(counts: list[int]) -> int:
    """Counts as one number, four bits each, first count lowest."""
    total = 0
    for i, n in enumerate(counts):
        total |= n << (4 * i)
    return total
