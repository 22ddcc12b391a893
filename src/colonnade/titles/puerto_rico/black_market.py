"""The black market: a colonist, a good and a VP, one of each at most, pay what is missing (p. 13).

The colonist is settled first: he leaves before the price is determined, so a quarry, zoning
office or library that he emptied does not help. Nothing may be returned that is not needed.
"""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import (
    PASS,
    RETURN_COLONIST,
    RETURN_GOOD,
    RETURN_NOBLE,
    RETURN_VP,
)
from colonnade.titles.puerto_rico.builder import build
from colonnade.titles.puerto_rico.components import KINDS
from colonnade.titles.puerto_rico.ops import BLACK_MARKET
from colonnade.titles.puerto_rico.prices import (
    missing,
    missing_without,
    returnable_places,
    saleable,
)
from colonnade.titles.puerto_rico.state import PuertoRico
from colonnade.titles.puerto_rico.supply import return_colonist


class BlackMarket(Op[PuertoRico]):
    """First which colonist, if any; then which good, or the VP."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        return goods_and_vp(s, f) if f[4] else colonists(s, f)

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        s.frames.pop()
        if action == PASS:
            s.push(BLACK_MARKET, player, f[2], f[3], 1)
            return
        p = s.players[player]
        if action >= RETURN_VP:
            return_vp(s, player)
        elif action >= RETURN_GOOD:
            good = action - RETURN_GOOD
            p.goods[good] -= 1
            s.goods[good] += 1
            p.doubloons += 1
            s.tell(events.RETURNED_GOOD, player, good)
            if missing(s, player, f[3], f[2]):
                return_vp(s, player)
        else:
            noble = action >= RETURN_NOBLE
            place = action - (RETURN_NOBLE if noble else RETURN_COLONIST)
            return_colonist(s, player, place, noble)
            p.doubloons += 1
            s.tell(events.RETURNED_COLONIST, player, place, 1 if noble else 0)
            if missing(s, player, f[3], f[2]):
                s.push(BLACK_MARKET, player, f[2], f[3], 1)
                return
        build(s, player, f[3], f[2], p.doubloons)


def colonists(s: PuertoRico, f: Frame) -> list[int]:
    """No colonist, or each whose absence leaves a sum that good and VP can cover exactly."""
    player, builder, building = f[1], f[2], f[3]
    p = s.players[player]
    others = saleable(p)
    choices: list[int] = []
    if missing(s, player, building, builder) <= others:
        choices.append(PASS)
    for noble in (False, True):
        first = RETURN_NOBLE if noble else RETURN_COLONIST
        for place in returnable_places(p):
            nobles = p.nobles_at(place)
            if (nobles if noble else p.at(place) - nobles) == 0:
                continue
            if 0 <= missing_without(s, player, building, builder, place, noble) <= others:
                choices.append(first + place)
    return choices


def goods_and_vp(s: PuertoRico, f: Frame) -> list[int]:
    """A good; or, when one thing is enough, the VP instead."""
    p = s.players[f[1]]
    choices = [RETURN_GOOD + good for good in range(KINDS) if p.goods[good]]
    if p.vp and missing(s, f[1], f[3], f[2]) == 1:
        choices.append(RETURN_VP)
    return choices


def return_vp(s: PuertoRico, player: int) -> None:
    """The chip goes back and is the next to be paid out; a triggered end stays."""
    p = s.players[player]
    p.vp -= 1
    s.chips += 1
    p.doubloons += 1
    s.tell(events.RETURNED_VP, player)
