"""Diplomacy (p.17-19): founding and improving embassies, the special ambassadors."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import BUILD_ON, BUILD_OVER, DONE, IMPROVE, PICK
from colonnade.titles.colonists.building import any_razable, ways_to_build
from colonnade.titles.colonists.community import count_up, free_spot
from colonnade.titles.colonists.components import (
    AMBASSADOR_COLONY,
    COLONIES,
    EMBASSY,
    RAZING_TOOLS,
)
from colonnade.titles.colonists.frames import (
    DIPLOMACY,
    E_AMBASSADOR,
    E_EMBASSY,
    PLACE_AMBASSADOR,
    PUT_UP,
    RAZE,
)
from colonnade.titles.colonists.goods import can_pay, pay
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.tables import LEVEL_COST


def can_be_diplomatic(s: ColonistsState, p: Player) -> bool:
    """Is there an embassy to found or to improve?"""
    checked = 0
    for colony in s.colonies:
        level = p.level[colony]
        if level >= s.era or checked >> level & 1:
            continue
        checked |= 1 << level
        if not can_pay(s, p, LEVEL_COST[level + 1]):
            continue
        if level or p.free[0] or p.free[1] or p.free[2]:
            return True
        if can_pay(s, p, LEVEL_COST[1], RAZING_TOOLS) and any_razable(s, p, EMBASSY + colony):
            return True
    return False


class Diplomacy(Op[ColonistsState]):
    """Found and improve any number of embassies in one action; frame a: how many so far."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found: list[int] = []
        for colony in s.colonies:
            level = p.level[colony]
            if level == 0:
                ways_to_build(s, p, EMBASSY + colony, LEVEL_COST[1], True, found)
            elif level < s.era and can_pay(s, p, LEVEL_COST[level + 1]):
                found.append(IMPROVE + colony)
        if f[2]:
            found.append(DONE)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        if action == DONE:
            s.frames.pop()
            return
        p = s.players[seat]
        s.swap(DIPLOMACY, seat, f[2] + 1)
        if IMPROVE <= action < IMPROVE + len(COLONIES):
            colony = action - IMPROVE
            cost = LEVEL_COST[p.level[colony] + 1]
            raise_level(s, seat, colony)
            pay(s, seat, cost)
        elif action >= BUILD_OVER:
            kind = action - BUILD_OVER
            s.tell(E_EMBASSY, seat, kind - EMBASSY, 1)
            s.push(RAZE, seat, kind, LEVEL_COST[1])
        else:
            kind, group = divmod(action - BUILD_ON, 3)
            s.tell(E_EMBASSY, seat, kind - EMBASSY, 1)
            s.push(PUT_UP, seat, kind, free_spot(s, p, group))
            pay(s, seat, LEVEL_COST[1])


def raise_level(s: ColonistsState, seat: int, colony: int) -> None:
    """Improve a relation by one level; level II brings in the special ambassador."""
    p = s.players[seat]
    p.level = p.level[:]
    p.level[colony] += 1
    count_up(s, p)
    s.tell(E_EMBASSY, seat, colony, p.level[colony])
    if p.level[colony] == 2:
        unlock(s, seat, colony)


def unlock(s: ColonistsState, seat: int, colony: int) -> None:
    """The first player to unlock a special ambassador puts him on a market (p.19)."""
    if colony in AMBASSADOR_COLONY:
        figure = AMBASSADOR_COLONY.index(colony)
        if s.figures[figure] < 0:
            s.push(PLACE_AMBASSADOR, seat, figure)


class PlaceAmbassador(Op[ColonistsState]):
    """Put a special ambassador on a market; frame a: which."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [PICK + market for market in s.map().markets]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        s.figures = s.figures[:]
        s.figures[f[2]] = action - PICK
        s.tell(E_AMBASSADOR, f[1], f[2], action - PICK)
