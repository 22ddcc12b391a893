"""The craftsman phase: goods are produced, and the craftsman takes one more."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import PASS, PRIVILEGE
from colonnade.titles.puerto_rico.components import (
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_PAY,
    INDIGO,
    INDIGO_PLANT,
    KINDS,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
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
    for good in range(CORN, COFFEE + 1):
        made = capacity(p, good)
        if made > supply[good]:
            made = supply[good]
        if made > 0:
            supply[good] -= made
            p.goods[good] += made
            received |= 1 << good
            count += 1
            s.tell(events.PRODUCED, player, good, made)
    if count > 1 and p.staff[FACTORY] > 0:
        p.doubloons += FACTORY_PAY[count]
        s.tell(events.FACTORY_PAID, player, FACTORY_PAY[count])
    return received


class CraftsmanPrivilege(Op[PuertoRico]):
    """One more good of a kind he produced, if the supply still has it."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        choices = [PASS]
        for good in range(KINDS):
            if f[2] >> good & 1 and s.goods[good]:
                choices.append(PRIVILEGE + good)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        if action != PASS:
            good = action - PRIVILEGE
            s.goods[good] -= 1
            s.players[f[1]].goods[good] += 1
            s.tell(events.PRIVILEGE_GOOD, f[1], good)
