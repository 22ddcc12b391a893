"""The guest house: guests move to work outside the mayor phase, also out of turn (p. 14).

The moves are among the choices of each of the owner's own decisions; besides, owners are
asked clockwise from the role taker at the start and at the end of each phase. Nobody is
asked who has no guest or no other empty circle.
"""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import MOVE_GUEST, MOVE_NOBLE_GUEST, PASS
from colonnade.titles.puerto_rico.components import CIRCLES, GUEST_HOUSE, SLOT_COUNT, TILE_KINDS
from colonnade.titles.puerto_rico.ops import GUESTS, MORE_GUESTS
from colonnade.titles.puerto_rico.state import Player, PuertoRico

HOME = TILE_KINDS + GUEST_HOUSE


def could_work(p: Player, building: int) -> bool:
    """A building is occupied, or a guest may still go and occupy it."""
    staff = p.staff[building]
    return staff > 0 or (staff == 0 and p.staff[GUEST_HOUSE] > 0)


def empty_slots(p: Player) -> list[int]:
    """Where a guest can go: every slot with an empty circle, except the guest house."""
    slots = [kind for kind in range(TILE_KINDS) if p.tiles[kind] > p.settled[kind]]
    for building in p.built:
        if p.staff[building] < CIRCLES[building] and building != GUEST_HOUSE:
            slots.append(TILE_KINDS + building)
    return slots


def has_moves(p: Player) -> bool:
    return p.staff[GUEST_HOUSE] > 0 and len(empty_slots(p)) > 0


def add_moves(p: Player, choices: list[int]) -> None:
    """The moves of his guests; callers ask first whether he has any."""
    slots = empty_slots(p)
    nobles = p.nobles_at(HOME)
    if p.staff[GUEST_HOUSE] > nobles:
        for slot in slots:
            choices.append(MOVE_GUEST + slot)
    if nobles:
        for slot in slots:
            choices.append(MOVE_NOBLE_GUEST + slot)


def move(s: PuertoRico, player: int, action: int) -> None:
    """A guest goes to work; the decision under way is then asked again."""
    p = s.players[player]
    noble = action >= MOVE_NOBLE_GUEST
    slot = (action - MOVE_GUEST) % SLOT_COUNT
    p.move(HOME, -1, noble)
    p.move(slot, 1, noble)
    s.tell(events.GUEST_MOVED, player, slot, 1 if noble else 0)
    if p.staff[GUEST_HOUSE] > 0:
        s.push(MORE_GUESTS, player, action)


class MoreGuests(Op[PuertoRico]):
    """The decision again, after one guest moved: another may follow only in ascending order."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        under = s.frames[-2]
        choices: list[int] = s.ops[under[0]].legal(s, under)
        return [a for a in choices if a < MOVE_GUEST or a >= f[2]]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        under = s.frames[-1]
        s.ops[under[0]].apply(s, under, action)


def ask_owners(s: PuertoRico, player: int, until: int) -> None:
    """Ask the next owner who has moves, from a player on, before play comes to `until`."""
    while True:
        if has_moves(s.players[player]):
            s.push(GUESTS, player, until)
            return
        player = s.following(player)
        if player == until:
            return


class Guests(Op[PuertoRico]):
    """A window between the turns: move guests or leave them."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        choices = [PASS]
        p = s.players[f[1]]
        if p.staff[GUEST_HOUSE] > 0:
            add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        if action >= MOVE_GUEST:
            move(s, f[1], action)
            return
        s.frames.pop()
        following = s.following(f[1])
        if following != f[2]:
            ask_owners(s, following, f[2])


class PhaseEnd(Op[PuertoRico]):
    """The owners' last chance in a phase."""

    def run(self, s: PuertoRico, f: Frame) -> None:
        s.frames.pop()
        ask_owners(s, f[2], f[2])
