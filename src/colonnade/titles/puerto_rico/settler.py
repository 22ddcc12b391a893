"""The settler phase: players take plantations, the settler may take a quarry."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import DRAW, DRAW_QUARRY, PASS, TAKE, USE_HOSPICE
from colonnade.titles.puerto_rico.components import (
    CONSTRUCTION_HUT,
    ISLAND_SPACES,
    KINDS,
    QUARRY,
)
from colonnade.titles.puerto_rico.components import HACIENDA as HACIENDA_TILE
from colonnade.titles.puerto_rico.components import HOSPICE as HOSPICE_TILE
from colonnade.titles.puerto_rico.ops import HACIENDA, HOSPICE, SETTLE
from colonnade.titles.puerto_rico.state import Player, PuertoRico


def start(s: PuertoRico, settler: int) -> None:
    turn(s, settler, settler)


def turn(s: PuertoRico, player: int, settler: int) -> None:
    """A player's turn begins with his hacienda, if it is occupied and there is room."""
    p = s.players[player]
    if p.staff[HACIENDA_TILE] > 0 and p.island < ISLAND_SPACES:
        s.push(HACIENDA, player, settler)
    else:
        s.push(SETTLE, player, settler)


def next_turn(s: PuertoRico, player: int, settler: int) -> None:
    player = s.following(player)
    if player == settler:
        renew_row(s)
    else:
        turn(s, player, settler)


class Hacienda(Op[PuertoRico]):
    """Before his normal turn: an extra tile from a face-down stack, which must be placed (p. 9)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        choices = [PASS]
        if plantations_left(s):
            choices.append(DRAW)
        if s.hacienda_quarry and s.quarries and s.players[f[1]].staff[CONSTRUCTION_HUT] > 0:
            choices.append(DRAW_QUARRY)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        quarry = 0
        if action == DRAW:
            tile = draw_plantation(s)
            place(s.players[player], tile)
            s.tell(events.DREW, player, tile)
        elif action == DRAW_QUARRY:
            s.quarries -= 1
            place(s.players[player], QUARRY)
            s.tell(events.DREW, player, QUARRY)
            quarry = 1
        s.swap(SETTLE, player, f[2], quarry)


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
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        s.frames.pop()
        if action == PASS:
            s.tell(events.TOOK, player, -1)
            next_turn(s, player, f[2])
            return
        tile = action - TAKE
        p = s.players[player]
        if tile == QUARRY:
            s.quarries -= 1
        else:
            s.row[tile] -= 1
        place(p, tile)
        s.tell(events.TOOK, player, tile)
        if p.staff[HOSPICE_TILE] > 0 and s.colonists + s.colonist_ship > 0:
            s.push(HOSPICE, player, f[2], tile)
        else:
            next_turn(s, player, f[2])


class Hospice(Op[PuertoRico]):
    """A colonist on the tile just taken, from the supply, else from the ship (p. 9)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        return [PASS, USE_HOSPICE]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        if action == USE_HOSPICE:
            take_colonist(s)
            s.players[f[1]].settled[f[3]] += 1
            s.tell(events.USED_HOSPICE, f[1], f[3])
        next_turn(s, f[1], f[2])


def place(p: Player, tile: int) -> None:
    p.tiles[tile] += 1
    p.island += 1


def take_colonist(s: PuertoRico) -> None:
    """One colonist leaves the supply or, when it is empty, the ship."""
    if s.colonists:
        s.colonists -= 1
    else:
        s.colonist_ship -= 1


def plantations_left(s: PuertoRico) -> bool:
    """There is a tile to draw, if need be from the shuffled discards."""
    return sum(s.stack) + sum(s.discards) > 0


def draw_plantation(s: PuertoRico) -> int:
    """The top tile of a face-down stack; empty stacks are made anew from the discards."""
    left = sum(s.stack)
    if left == 0:
        s.stack = s.discards
        s.discards = [0] * KINDS
        left = sum(s.stack)
    n = s.chance(left)
    kind = 0
    while n >= s.stack[kind]:
        n -= s.stack[kind]
        kind += 1
    s.stack[kind] -= 1
    return kind


def fill_row(s: PuertoRico) -> None:
    """One face-up plantation more than players, as far as tiles go."""
    for _ in range(s.seats + 1):
        if not plantations_left(s):
            break
        s.row[draw_plantation(s)] += 1


def renew_row(s: PuertoRico) -> None:
    """The settler's last duty: discard what was not taken, lay out a new row."""
    for kind in range(KINDS):
        s.discards[kind] += s.row[kind]
        s.row[kind] = 0
    fill_row(s)
    if s.log is not None:
        s.tell(events.ROW, -1, packed(s.row))


def packed(counts: list[int]) -> int:
    """Counts as one number, four bits each, first count lowest."""
    total = 0
    for i, n in enumerate(counts):
        total |= n << (4 * i)
    return total
