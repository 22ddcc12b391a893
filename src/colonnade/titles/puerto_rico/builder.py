"""The builder phase: each player may build one building, the builder a doubloon cheaper."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import BUILD as BUILD_ACTION
from colonnade.titles.puerto_rico.actions import PASS, USE_UNIVERSITY
from colonnade.titles.puerto_rico.components import (
    BUILDING_COUNT,
    CITY_SPACES,
    COLUMNS,
    QUARRY,
    SPACES,
)
from colonnade.titles.puerto_rico.components import UNIVERSITY as UNIVERSITY_TILE
from colonnade.titles.puerto_rico.ops import BUILD, UNIVERSITY
from colonnade.titles.puerto_rico.settler import take_colonist
from colonnade.titles.puerto_rico.state import END_CITY, PuertoRico


def start(s: PuertoRico, builder: int) -> None:
    s.push(BUILD, builder, builder)


def next_turn(s: PuertoRico, player: int, builder: int) -> None:
    player = s.following(player)
    if player != builder:
        s.push(BUILD, player, builder)


def price(s: PuertoRico, player: int, building: int, privilege: int) -> int:
    """Cost less occupied quarries (at most the column) and the builder's privilege, at least 0."""
    quarries = s.players[player].settled[QUARRY]
    column = COLUMNS[building]
    if quarries > column:
        quarries = column
    found = s.costs[building] - quarries - privilege
    return found if found > 0 else 0


class Build(Op[PuertoRico]):
    """One building that he does not have yet, has room for and can pay, or none."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        choices = [PASS]
        room = CITY_SPACES - p.city
        if room == 0:
            return choices
        quarries = p.settled[QUARRY]
        money = p.doubloons + (1 if f[1] == f[2] else 0)
        copies = s.copies
        costs = s.costs
        staff = p.staff
        for building in range(BUILDING_COUNT):
            if copies[building] and staff[building] < 0 and SPACES[building] <= room:
                column = COLUMNS[building]
                discount = quarries if quarries < column else column
                if costs[building] <= money + discount:
                    choices.append(BUILD_ACTION + building)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        s.frames.pop()
        if action == PASS:
            next_turn(s, player, f[2])
            return
        building = action - BUILD_ACTION
        cost = price(s, player, building, 1 if player == f[2] else 0)
        p = s.players[player]
        p.doubloons -= cost
        p.staff[building] = 0
        p.city += SPACES[building]
        s.copies[building] -= 1
        if p.city == CITY_SPACES:
            s.ending |= END_CITY
        s.tell(events.BUILT, player, building, cost)
        # the university itself is not occupied yet when it is built
        if p.staff[UNIVERSITY_TILE] > 0 and s.colonists + s.colonist_ship > 0:
            s.push(UNIVERSITY, player, f[2], building)
        else:
            next_turn(s, player, f[2])


class University(Op[PuertoRico]):
    """A colonist on the building just built, from the supply, else from the ship (p. 10)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        return [PASS, USE_UNIVERSITY]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        if action == USE_UNIVERSITY:
            take_colonist(s)
            s.players[f[1]].staff[f[3]] = 1
            s.tell(events.USED_UNIVERSITY, f[1], f[3])
        next_turn(s, f[1], f[2])
