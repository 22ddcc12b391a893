"""Island tiles: drawn, laid as plantation or forest, and removed again."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import (
    DISCARD,
    DISCARD_FOREST,
    LAY_FOREST,
    LAY_PLANTATION,
    MOVE_GUEST,
)
from colonnade.titles.puerto_rico.components import FOREST_HOUSE, GUEST_HOUSE, KINDS, WINDROSE
from colonnade.titles.puerto_rico.ops import DRAWN
from colonnade.titles.puerto_rico.state import NO_TILE, Player, PuertoRico, changed


def place(p: Player, tile: int) -> None:
    """Lay a plantation or quarry on an empty island space."""
    p.tiles = changed(p.tiles, tile, 1)
    p.island += 1


def place_open_forest(p: Player, kind: int) -> None:
    """Lay a face-up plantation face down: everybody knows what is underneath."""
    p.open_forests = changed(p.open_forests, kind, 1)
    p.forests += 1
    p.island += 1


def place_secret_forest(p: Player, kind: int) -> None:
    """Lay a face-down tile as it is: only its owner knows what is underneath."""
    p.secret_forests = changed(p.secret_forests, kind, 1)
    p.forests += 1
    p.island += 1


# --- the face-down stacks ----------------------------------------------------------------


def plantations_left(s: PuertoRico) -> bool:
    """There is a tile to draw, if need be from the shuffled discards."""
    return sum(s.stack) + sum(s.discards) > 0


def draw_plantation(s: PuertoRico) -> int:
    """The top tile of a face-down stack; empty stacks are made anew from the discards."""
    stack = s.stack[:]
    left = sum(stack)
    if left == 0:
        stack = s.discards[:]
        s.discards = [0] * KINDS
        left = sum(stack)
    n = s.chance(left)
    kind = 0
    while n >= stack[kind]:
        n -= stack[kind]
        kind += 1
    stack[kind] -= 1
    s.stack = stack
    return kind


def draw_and_lay(s: PuertoRico, player: int, event: int) -> None:
    """Draw a face-down tile and lay it; with an occupied forest house he looks first (p. 13)."""
    p = s.players[player]
    tile = draw_plantation(s)
    if p.staff[FOREST_HOUSE] > 0:
        p.drawn = tile
        s.tell(events.LOOKED, player)
        s.tell_only(player, events.SAW, player, tile)
        s.push(DRAWN, player)
    else:
        place(p, tile)
        s.tell(event, player, tile)


class Drawn(Op[PuertoRico]):
    """The tile he looks at becomes a plantation or a forest."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        choices = [LAY_PLANTATION + p.drawn, LAY_FOREST]
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action >= MOVE_GUEST:
            guests.move(s, player, action)
            return
        s.frames.pop()
        p = s.players[player]
        tile = p.drawn
        p.drawn = NO_TILE
        if action == LAY_FOREST:
            place_secret_forest(p, tile)
            s.tell(events.LAID_FOREST, player)
        else:
            place(p, tile)
            s.tell(events.LAID, player, tile)


# --- removing tiles ----------------------------------------------------------------------


def discards_of(p: Player) -> list[int]:
    """The plantations a player could remove: empty ones, those of colonists, those of nobles."""
    choices: list[int] = []
    for kind in range(KINDS):
        if p.tiles[kind] > p.settled[kind]:
            choices.append(DISCARD + kind)
    for kind in range(KINDS):
        if p.settled[kind] > p.nobles_at(kind):
            choices.append(DISCARD + KINDS + kind)
    for kind in range(KINDS):
        if p.nobles_at(kind):
            choices.append(DISCARD + 2 * KINDS + kind)
    return choices


def forest_discards_of(p: Player) -> list[int]:
    """The forests a player could remove, by what is underneath."""
    return [
        DISCARD_FOREST + kind
        for kind in range(KINDS)
        if p.open_forests[kind] + p.secret_forests[kind]
    ]


def discard(s: PuertoRico, player: int, action: int) -> None:
    """A tile goes face up to the discards, whoever worked on it to the windrose (p. 16)."""
    p = s.players[player]
    if action >= DISCARD_FOREST:
        kind = action - DISCARD_FOREST
        if p.open_forests[kind]:
            p.open_forests = changed(p.open_forests, kind, -1)
        else:
            p.secret_forests = changed(p.secret_forests, kind, -1)
        p.forests -= 1
        s.tell(events.DISCARDED_FOREST, player, kind)
    else:
        worker, kind = divmod(action - DISCARD, KINDS)
        if worker:
            p.move(kind, -1, worker == 2)
            p.move(WINDROSE, 1, worker == 2)
        p.tiles = changed(p.tiles, kind, -1)
        s.tell(events.DISCARDED, player, kind)
    p.island -= 1
    s.discards = changed(s.discards, kind, 1)
