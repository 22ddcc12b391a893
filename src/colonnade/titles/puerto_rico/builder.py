"""The builder phase: each player may build one building, the builder a doubloon cheaper."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import BUILD as BUILD_ACTION
from colonnade.titles.puerto_rico.actions import (
    MOVE_GUEST,
    PASS,
    UNIVERSITY_NOBLE,
    USE_UNIVERSITY,
)
from colonnade.titles.puerto_rico.components import BLACK_MARKET as BLACK_MARKET_TILE
from colonnade.titles.puerto_rico.components import (
    CHURCH,
    CHURCH_POINTS,
    CIRCLES,
    CITY_SPACES,
    COLUMNS,
    GUEST_HOUSE,
    SPACES,
    TILE_KINDS,
)
from colonnade.titles.puerto_rico.components import UNIVERSITY as UNIVERSITY_TILE
from colonnade.titles.puerto_rico.ops import BLACK_MARKET, BUILD, UNIVERSITY
from colonnade.titles.puerto_rico.prices import discounts, market_covers, price, privilege
from colonnade.titles.puerto_rico.state import END_CITY, PuertoRico, changed
from colonnade.titles.puerto_rico.supply import add_colonist, noble_offered


def start(s: PuertoRico, builder: int) -> None:
    s.push(BUILD, builder, builder)


def next_turn(s: PuertoRico, player: int, builder: int) -> None:
    player = s.following(player)
    if player != builder:
        s.push(BUILD, player, builder)


class Build(Op[PuertoRico]):
    """One building that he does not have yet, has room for and can pay, or none."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        player = f[1]
        p = s.players[player]
        choices = [PASS]
        room = CITY_SPACES - p.city
        if room > 0:
            saved = discounts(p)
            money = p.doubloons + privilege(s, player, f[2])
            market = p.staff[BLACK_MARKET_TILE] > 0
            copies = s.copies
            costs = s.costs
            staff = p.staff
            for building in s.in_play:
                if copies[building] and staff[building] < 0 and SPACES[building] <= room:
                    short = costs[building] - money - saved[COLUMNS[building]]
                    if short <= 0 or (
                        market and short <= 3 and market_covers(s, player, building, f[2])
                    ):
                        choices.append(BUILD_ACTION + building)
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
            next_turn(s, player, f[2])
            return
        building = action - BUILD_ACTION
        cost = price(s, player, building, privilege(s, player, f[2]))
        if cost > s.players[player].doubloons:
            s.push(BLACK_MARKET, player, f[2], building)
        else:
            build(s, player, building, f[2], cost)


def build(s: PuertoRico, player: int, building: int, builder: int, cost: int) -> None:
    """Pay and place a building; then church and university."""
    p = s.players[player]
    p.doubloons -= cost
    p.staff[building] = 0
    p.built = sorted([*p.built, building])
    p.city += SPACES[building]
    s.copies = changed(s.copies, building, -1)
    if p.city == CITY_SPACES:
        s.ending |= END_CITY
    s.tell(events.BUILT, player, building, cost)
    # neither church nor university is occupied yet when it is built itself
    if p.staff[CHURCH] > 0 and CHURCH_POINTS[COLUMNS[building]]:
        s.gain_vp(player, CHURCH_POINTS[COLUMNS[building]])
        s.tell(events.CHURCH_PAID, player, CHURCH_POINTS[COLUMNS[building]])
    if p.staff[UNIVERSITY_TILE] > 0 and s.colonists + s.colonist_ship > 0 and CIRCLES[building]:
        s.push(UNIVERSITY, player, builder, building)
    else:
        next_turn(s, player, builder)


class University(Op[PuertoRico]):
    """A colonist on the building just built, from the supply, else from the ship (p. 10)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        choices = [PASS]
        p = s.players[f[1]]
        if p.staff[f[3]] < CIRCLES[f[3]]:
            if s.colonists or s.colonist_ship > s.ship_nobles:
                choices.append(USE_UNIVERSITY)
            if noble_offered(s):
                choices.append(UNIVERSITY_NOBLE)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        if action >= MOVE_GUEST:
            guests.move(s, f[1], action)
            return
        s.frames.pop()
        if action != PASS:
            add_colonist(s, f[1], TILE_KINDS + f[3], action == UNIVERSITY_NOBLE)
            s.tell(events.USED_UNIVERSITY, f[1], f[3])
        next_turn(s, f[1], f[2])
