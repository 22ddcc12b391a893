"""The craftsman phase: goods are produced, and the craftsman takes one more."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import MOVE_GUEST, PASS, PRIVILEGE
from colonnade.titles.puerto_rico.components import (
    AQUEDUCT,
    CHAPEL,
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_PAY,
    GUEST_HOUSE,
    INDIGO,
    INDIGO_PLANT,
    JEWELER,
    KINDS,
    LIBRARY,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SPECIALTY_FACTORY,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from colonnade.titles.puerto_rico.ops import CRAFTSMAN_PRIVILEGE
from colonnade.titles.puerto_rico.state import Player, PuertoRico


def start(s: PuertoRico, craftsman: int) -> None:
    """Everybody produces, the craftsman first; his privilege good comes last."""
    kinds = produce(s, craftsman)
    player = s.following(craftsman)
    while player != craftsman:
        produce(s, player)
        player = s.following(player)
    s.push(CRAFTSMAN_PRIVILEGE, craftsman, kinds)


def capacity(p: Player, good: int) -> int:
    """What a player could produce: occupied plantations, limited by the plants' colonists."""
    plantations = p.settled[good]
    if good == CORN or plantations == 0:
        return plantations
    staff = p.staff
    if good == INDIGO:
        workers = working(staff[SMALL_INDIGO_PLANT]) + working(staff[INDIGO_PLANT])
    elif good == SUGAR:
        workers = working(staff[SMALL_SUGAR_MILL]) + working(staff[SUGAR_MILL])
    elif good == TOBACCO:
        workers = working(staff[TOBACCO_STORAGE])
    else:
        workers = working(staff[COFFEE_ROASTER])
    return workers if workers < plantations else plantations


def working(staff: int) -> int:
    """Colonists of a building; none where it is not built."""
    return staff if staff > 0 else 0


def produce(s: PuertoRico, player: int) -> int:
    """Take goods as far as the supply goes; returns the kinds received, as bits."""
    p = s.players[player]
    supply = s.goods
    received = 0
    count = 0
    most = 0
    for good in range(CORN, COFFEE + 1):
        made = capacity(p, good)
        if made > supply[good]:
            made = supply[good]
        if made > 0:
            if s.expanded:
                if supply[good] > made and aqueduct_helps(p, good):
                    made += 1
                if good != CORN and made > most:
                    most = made
            supply[good] -= made
            p.goods[good] += made
            received |= 1 << good
            count += 1
            s.tell(events.PRODUCED, player, good, made)
    if count > 1 and p.staff[FACTORY] > 0:
        p.doubloons += FACTORY_PAY[count]
        s.tell(events.FACTORY_PAID, player, FACTORY_PAY[count])
    if s.expanded:
        expansion_income(s, player, most)
    return received


def aqueduct_helps(p: Player, good: int) -> bool:
    """One more indigo or sugar where the large plant worked (p. 13)."""
    if p.staff[AQUEDUCT] <= 0:
        return False
    return (good == INDIGO and p.staff[INDIGO_PLANT] > 0) or (
        good == SUGAR and p.staff[SUGAR_MILL] > 0
    )


def expansion_income(s: PuertoRico, player: int, most: int) -> None:
    """In this order: specialty factory (corn does not count), jeweler, chapel."""
    p = s.players[player]
    if most > 1 and p.staff[SPECIALTY_FACTORY] > 0:
        p.doubloons += most - 1
        s.tell(events.SPECIALTY_PAID, player, most - 1)
    if p.staff[JEWELER] > 0:
        nobles = p.nobles()
        p.doubloons += nobles
        s.tell(events.JEWELER_PAID, player, nobles)
    if p.staff[CHAPEL] > 0:
        if p.noble_works(CHAPEL):
            s.gain_vp(player, 1)
            s.tell(events.CHAPEL_VP, player, 1)
        else:
            p.doubloons += 1
            s.tell(events.CHAPEL_PAID, player, 1)


class CraftsmanPrivilege(Op[PuertoRico]):
    """One more good of a kind he produced, if the supply still has it; with a library two."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        choices = [PASS]
        p = s.players[f[1]]
        if f[3] == 0 or p.staff[LIBRARY] > 0:
            for good in range(f[4], KINDS):
                if f[2] >> good & 1 and s.goods[good]:
                    choices.append(PRIVILEGE + good)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action >= MOVE_GUEST:
            guests.move(s, player, action)
            return
        s.frames.pop()
        if action != PASS:
            good = action - PRIVILEGE
            s.goods[good] -= 1
            p = s.players[player]
            p.goods[good] += 1
            s.tell(events.PRIVILEGE_GOOD, player, good)
            if f[3] == 0 and guests.could_work(p, LIBRARY):
                s.push(CRAFTSMAN_PRIVILEGE, player, f[2], 1, good)
