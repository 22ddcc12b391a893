"""Before a player's first loading of the captain phase: union hall and royal supplier."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import MOVE_GUEST, PASS, SUPPLY
from colonnade.titles.puerto_rico.components import GUEST_HOUSE, KINDS, UNION_HALL
from colonnade.titles.puerto_rico.components import ROYAL_SUPPLIER as SUPPLIER_TILE
from colonnade.titles.puerto_rico.ops import ROYAL_SUPPLIER
from colonnade.titles.puerto_rico.state import PuertoRico

FIRST_TURN_SHIFT: Final = 24  # in the marks of a loading frame: the union hall is settled


def pay_union_hall(s: PuertoRico, player: int) -> None:
    """1 VP for every two equal goods, before he ships for the first time (p. 15)."""
    p = s.players[player]
    if p.staff[UNION_HALL] > 0:
        points = 0
        for held in p.goods:
            points += held // 2
        s.gain_vp(player, points)
        s.tell(events.UNION_PAID, player, points)


# --- royal supplier ------------------------------------------------------------------------


def supply_first(s: PuertoRico, player: int, marks: int) -> None:
    """Ask the owner of a royal supplier, if he has nobles and goods, before his first loading."""
    p = s.players[player]
    if marks >> (FIRST_TURN_SHIFT + player) & 1:
        return
    if guests.could_work(p, SUPPLIER_TILE) and sum(p.goods) > 0 and p.nobles() > 0:
        s.push(ROYAL_SUPPLIER, player)


class RoyalSupplier(Op[PuertoRico]):
    """Up to as many goods as he has nobles, all of different kinds, 1 VP each (p. 16).

    Kinds are named in ascending order. This is no loading and earns no other bonus.
    """

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        choices = [PASS]
        p = s.players[f[1]]
        if p.staff[SUPPLIER_TILE] > 0 and f[2] < p.nobles():
            for good in range(f[3], KINDS):
                if p.goods[good]:
                    choices.append(SUPPLY + good)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action >= MOVE_GUEST:
            guests.move(s, player, action)
        elif action == PASS:
            s.frames.pop()
        else:
            settle_union_hall(s, player)
            good = action - SUPPLY
            s.players[player].goods[good] -= 1
            s.goods[good] += 1
            s.gain_vp(player, 1)
            s.tell(events.SUPPLIED, player, good)
            s.swap(ROYAL_SUPPLIER, player, f[2] + 1, good + 1)


def settle_union_hall(s: PuertoRico, player: int) -> None:
    """An occupied union hall pays before goods are supplied; the loading underneath notes it."""
    load = s.frames[-2]
    mark = 1 << (FIRST_TURN_SHIFT + player)
    if s.players[player].staff[UNION_HALL] > 0 and not load[4] & mark:
        s.frames[-2] = (load[0], load[1], load[2], load[3], load[4] | mark)
        pay_union_hall(s, player)
