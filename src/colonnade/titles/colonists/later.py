"""Starting in a later era, or from the pad (p.23-24): the five phases and their budgets."""

from typing import Any, Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import BUY_BUILDING, BUY_EMBASSY, BUY_GOOD, DONE
from colonnade.titles.colonists.community import count_up, free_spot, output
from colonnade.titles.colonists.components import (
    AMBASSADOR_COLONY,
    BUDGETS,
    COMMUNITY_HALL,
    EMBASSY,
    EMBASSY_VALUE,
    FOOD,
    GOODS_FROM,
    GOODS_PRICE,
    KINDS,
    MONEY,
    MOST_MONEY_BUILDINGS,
    PERMANENT,
    RESOURCES,
    ROBE,
    START_FOOD,
    STORAGE,
    STORED,
)
from colonnade.titles.colonists.diplomacy import unlock
from colonnade.titles.colonists.frames import (
    BUY_GOODS,
    CHOOSE_BUILDING,
    CHOOSE_EMBASSY,
    E_BOUGHT_BUILDING,
    E_BOUGHT_EMBASSY,
    E_BOUGHT_GOOD,
    LATER_START,
    PRODUCTION,
    SETTLE_WORKERS,
    SUSTAIN,
)
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.stock import excess
from colonnade.titles.colonists.tables import (
    CARD_ERA,
    CARD_SORT,
    CARDS,
    KIND_BUFFERS,
    KIND_ERA,
    KIND_GOOD,
    KIND_LIMIT,
    KIND_SORT,
    KIND_TILE,
    KIND_VALUE,
    card,
)
from colonnade.titles.colonists.workers import everybody_home

TABLE: Final = -1
DISPLAY: Final = 0
FEEDING: Final = 1
PRODUCING: Final = 2
READY: Final = 3
# Storage facilities and the Community Hall first: they decide which spots are left.
BUYING_ORDER: Final = sorted(
    range(KINDS), key=lambda kind: (KIND_SORT[kind] != STORAGE, kind != COMMUNITY_HALL, kind)
)
PLACE_IN_ORDER: Final = [BUYING_ORDER.index(kind) for kind in range(KINDS)]


def deal_improvements(s: ColonistsState) -> None:
    """A permanent improvement of each skipped era and two cards of the last one for each."""
    pad: dict[str, Any] | None = s.options["pad"]
    left = [i for i in range(CARDS) if CARD_ERA[i] < s.first_era]
    if pad is not None:
        for p, notes in zip(s.players, pad["players"], strict=True):
            p.board = sorted(card(number) for number in notes["improvements"])
            left = [i for i in left if i not in p.board]
        for seat in in_turn(s):
            for _ in range(pad["players"][seat]["hand"]):
                p = s.players[seat]
                p.hand = [*p.hand, take_card(s, left, left)]
    else:
        for seat in in_turn(s):
            p = s.players[seat]
            for era in range(1, s.first_era):
                fit = [i for i in left if CARD_ERA[i] == era and CARD_SORT[i] == PERMANENT]
                p.board = sorted([*p.board, take_card(s, fit, left)])
        for seat in in_turn(s):
            for _ in range(2):
                fit = [i for i in left if CARD_ERA[i] == s.first_era - 1]
                p = s.players[seat]
                p.hand = [*p.hand, take_card(s, fit, left)]
    s.deck = [i for i in left if CARD_ERA[i] == s.first_era - 1]
    s.box = [i for i in left if CARD_ERA[i] < s.first_era - 1]
    for p in s.players:
        p.hand = sorted(p.hand)
        count_up(s, p)


def take_card(s: ColonistsState, of: list[int], left: list[int]) -> int:
    """Deal a random card; there are always more than four players can get."""
    found = of[s.chance(len(of))]
    left.remove(found)
    return found


def in_turn(s: ColonistsState) -> list[int]:
    return [(s.first + k) % s.seats for k in range(s.seats)]


class LaterStart(Op[ColonistsState]):
    """Phases 3 to 5 of a later start; frame a: phase, b: players done with it."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        phase, done = f[2], f[3]
        if phase == READY:
            s.frames.pop()
            return
        if done == s.seats:
            s.swap(LATER_START, TABLE, phase + 1)
            return
        if phase == DISPLAY and done == 0:
            deal_improvements(s)
        s.swap(LATER_START, TABLE, phase, done + 1)
        seat = (s.first + done) % s.seats
        if phase == DISPLAY:
            open_budget(s, seat)
        elif phase == FEEDING:
            s.push(SUSTAIN, seat)
        else:
            s.players[seat].done = 0
            s.push(PRODUCTION, seat)


def open_budget(s: ColonistsState, seat: int) -> None:
    """Hand out the dollars to spend on embassies, buildings and goods."""
    p = s.players[seat]
    pad: dict[str, Any] | None = s.options["pad"]
    if pad is not None:
        notes = pad["players"][seat]
        p.budget = notes["embassies"]
        p.building_budget = notes["buildings"]
        p.goods_budget = notes["goods"]
        p.tools = notes["tools"]
        p.dollars = notes["dollars"]
    else:
        for era, embassies, buildings, goods, tools in BUDGETS:
            if era == s.first_era:
                p.budget = embassies
                p.building_budget = buildings
                p.goods_budget = goods
                p.tools = tools
        p.held[FOOD] += START_FOOD
    count_up(s, p)
    s.push(CHOOSE_EMBASSY, seat)


class ChooseEmbassy(Op[ColonistsState]):
    """Spend embassy dollars, colony by colony; frame a: first colony still to be chosen."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found = [DONE]
        if p.free[0] or p.free[1]:
            for colony in s.colonies:
                if colony < f[2]:
                    continue
                for level in range(1, s.first_era):
                    if EMBASSY_VALUE[level] <= p.budget:
                        found.append(BUY_EMBASSY + colony * 4 + level - 1)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        if action == DONE:
            # leftover embassy dollars count as building dollars
            p.building_budget += p.budget
            p.budget = 0
            s.swap(CHOOSE_BUILDING, seat)
            return
        colony, level = divmod(action - BUY_EMBASSY, 4)
        level += 1
        spot = free_spot(s, p, 0 if p.free[0] else 1)
        p.kind = p.kind[:]
        p.kind[spot] = EMBASSY + colony
        p.level = p.level[:]
        p.level[colony] = level
        p.budget -= EMBASSY_VALUE[level]
        count_up(s, p)
        s.tell(E_BOUGHT_EMBASSY, seat, colony, level)
        s.swap(CHOOSE_EMBASSY, seat, colony + 1)
        if level >= 2 and colony in AMBASSADOR_COLONY:
            unlock(s, seat, colony)


def spot_to_settle(s: ColonistsState, p: Player, kind: int) -> int:
    """Where a bought building goes: a normal spot, the Borderland, then a storage spot."""
    if KIND_SORT[kind] == STORAGE:
        return free_spot(s, p, 1) if p.free[1] else -1
    for group in (0, 2, 1):
        if p.free[group]:
            return free_spot(s, p, group)
    return -1


class ChooseBuilding(Op[ColonistsState]):
    """Spend building dollars, kind by kind; frame a: place in the order of kinds."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found = [DONE]
        for kind in BUYING_ORDER[f[2] :]:
            if KIND_ERA[kind] >= s.first_era or KIND_VALUE[kind] > p.building_budget:
                continue
            if KIND_LIMIT[kind] and p.count[kind] >= KIND_LIMIT[kind]:
                continue
            if s.tiles[KIND_TILE[kind]] == 0 or spot_to_settle(s, p, kind) < 0:
                continue
            limited = KIND_SORT[kind] == MONEY and s.options["money_limit"]
            if limited and money_buildings(p) >= MOST_MONEY_BUILDINGS:
                continue
            found.append(BUY_BUILDING + kind)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        if action == DONE:
            # leftover building dollars count as goods dollars
            p.goods_budget += p.building_budget
            p.building_budget = 0
            s.swap(BUY_GOODS, seat)
            s.push(SETTLE_WORKERS, seat, 1)
            everybody_home(s, seat)
            return
        kind = action - BUY_BUILDING
        spot = spot_to_settle(s, p, kind)
        p.kind = p.kind[:]
        p.kind[spot] = kind
        s.tiles = s.tiles[:]
        s.tiles[KIND_TILE[kind]] -= 1
        p.building_budget -= KIND_VALUE[kind]
        count_up(s, p)
        s.tell(E_BOUGHT_BUILDING, seat, kind)
        s.swap(CHOOSE_BUILDING, seat, PLACE_IN_ORDER[kind])


def money_buildings(p: Player) -> int:
    return sum(p.count[kind] for kind in range(KINDS) if KIND_SORT[kind] == MONEY)


def buffer_for(p: Player, g: int) -> int:
    """A staffed building whose buffer has room for a good (p.23: not improvements), -1: none."""
    for spot in p.built:
        kind = p.kind[spot]
        if KIND_BUFFERS[kind] and KIND_GOOD[kind] == g and p.buffer[spot] < output(p, spot):
            return spot
    return -1


def fits_loose(p: Player, g: int) -> bool:
    p.held[g] += 1
    fits = excess(p) <= 0
    p.held[g] -= 1
    return fits


MAKING_WAY: Final[list[int]] = [FOOD, ROBE, *range(RESOURCES)]


def makes_way(p: Player, wanted: int) -> int:
    """A good held that may lie in a buffer instead, so that another fits; -1: none.

    Food and robes come first: once the workers are fed it doesn't matter where they lay.
    """
    for g in MAKING_WAY:
        if p.held[g] and buffer_for(p, g) >= 0:
            p.held[g] -= 1
            fits = fits_loose(p, wanted)
            p.held[g] += 1
            if fits:
                return g
    return -1


def lay_into_buffer(p: Player, g: int) -> None:
    """Only at the start goods may be laid into buffers (p.23)."""
    spot = buffer_for(p, g)
    p.buffered[g] += 1
    p.buffer = p.buffer[:]
    p.buffer[spot] += 1


class BuyGoods(Op[ColonistsState]):
    """Spend goods dollars, good by good; frame a: first good still to be bought."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found = [DONE]
        for g in range(f[2], STORED):
            sold = GOODS_FROM[g] <= s.first_era and GOODS_PRICE[g] <= p.goods_budget
            if sold and (fits_loose(p, g) or buffer_for(p, g) >= 0 or makes_way(p, g) >= 0):
                found.append(BUY_GOOD + g)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        if action == DONE:
            p.goods_budget = 0
            s.frames.pop()
            return
        g = action - BUY_GOOD
        p.goods_budget -= GOODS_PRICE[g]
        s.tell(E_BOUGHT_GOOD, seat, g)
        if fits_loose(p, g):
            p.held[g] += 1
        elif buffer_for(p, g) >= 0:
            lay_into_buffer(p, g)
        else:
            other = makes_way(p, g)
            p.held[other] -= 1
            lay_into_buffer(p, other)
            p.held[g] += 1
        s.swap(BUY_GOODS, seat, g)
