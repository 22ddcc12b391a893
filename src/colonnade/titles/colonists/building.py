"""Building, razing and remodelling (p.13-15), and what a community loses with a tile."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import (
    BUILD_ON,
    BUILD_OVER,
    DISMISSED,
    DONE,
    HIRE,
    RAZED,
    REMODEL,
    SKIP,
)
from colonnade.titles.colonists.community import (
    ASSEMBLY_SPOTS,
    NO_BUFFERS,
    RIGHT_DEED,
    RIGHT_REALTOR,
    borderland,
    count_up,
    free_spot,
    output,
)
from colonnade.titles.colonists.components import (
    ALTRUIST,
    ANYBODY,
    APARTMENT,
    CITIZEN,
    COMMUNITY_HALL,
    EMBASSY,
    ESTATE,
    FARM,
    FARMER,
    FLAT,
    FOOD,
    LABORER,
    RAZING_TOOLS,
    ROBE,
    STEWARD_FIGURES,
    STORAGE,
    STORAGE_HOUSE,
    STORAGE_SHED,
    STOREKEEPER,
    WORKER_SORTS,
)
from colonnade.titles.colonists.employment import can_hire, hire, send_lent_home
from colonnade.titles.colonists.frames import (
    BUILD,
    DISMISS,
    E_BUILT,
    E_RAZED,
    E_REMODELLED,
    E_STEWARD_LOST,
    E_STORAGE_REPLACED,
    FINISH_ACTION,
    PUT_UP,
    RAZE,
    REPLACE_STORAGE,
    STAFF_NOW,
    STORE,
)
from colonnade.titles.colonists.goods import asks_discount, begin_action, can_pay, pay
from colonnade.titles.colonists.state import (
    BORDER,
    GROUP_OF_SPOT,
    SPOTS,
    STORE_SPOTS,
    ColonistsState,
    Player,
)
from colonnade.titles.colonists.stock import excess
from colonnade.titles.colonists.tables import (
    ASSEMBLY_HALL,
    DEED_COST,
    DEED_FARM_COST,
    DEED_KIND,
    DEED_TIMES,
    KIND_BUFFERS,
    KIND_COST,
    KIND_ERA,
    KIND_FROM,
    KIND_GOOD,
    KIND_HOUSED,
    KIND_HOUSES,
    KIND_LIMIT,
    KIND_SORT,
    KIND_TILE,
    KIND_WORKER,
    REALTOR_FLAT_COST,
)

# flags of the build frame
AT_BUILDER: Final = 1  # a Builder place: Deed Registration and Realtor's License work
FARMER_BUILT: Final = 2
CITIZEN_BUILT: Final = 4
ONE_BUILT: Final = 8  # and above: how many of a kind of which one may own a few only

# --- what can be built ------------------------------------------------------------------


def sort_of_tile(p: Player, spot: int) -> int:
    """A number that equal buildings share: kind, workers, buffer, group of spot, printed."""
    printed = p.printed >> spot & 1 if spot < 2 else 0
    return (
        ((p.kind[spot] * 16 + p.worker[spot]) * 32 + p.buffer[spot]) * 3 + GROUP_OF_SPOT[spot]
    ) * 2 + printed


def may_have_more(p: Player, kind: int) -> bool:
    limit = KIND_LIMIT[kind]
    return limit == 0 or p.count[kind] < limit


def can_remodel(s: ColonistsState, p: Player, spot: int, kind: int) -> bool:
    """May the building on a spot become this kind? The price is checked elsewhere."""
    source = p.kind[spot]
    if source != KIND_FROM[kind] and not (
        kind == APARTMENT and source == ESTATE and p.level[LABORER] >= 2
    ):
        return False
    # a better colonist: the old one must be at home (p.15)
    if (
        KIND_HOUSES[source] != KIND_HOUSES[kind]
        and p.idle[KIND_HOUSES[source]] < KIND_HOUSED[source]
    ):
        return False
    printed = spot < 2 and p.printed >> spot & 1
    if KIND_TILE[source] == KIND_TILE[kind] and not printed:
        return True  # the tile is turned over
    return s.tiles[KIND_TILE[kind]] > 0


def can_raze(s: ColonistsState, p: Player, spot: int, kind: int) -> bool:
    """May the building on a spot make way for a new one of this kind?"""
    there = p.kind[spot]
    if there < 0:
        return False
    if spot >= BORDER and not border_stays_open(p, there):
        return False
    if kind < EMBASSY:
        if KIND_SORT[kind] == STORAGE and not STORE_SPOTS <= spot < BORDER:
            return False
        if not may_have_more(p, kind) and there != kind:
            return False
        if s.tiles[KIND_TILE[kind]] == 0:
            returned = there < EMBASSY and not (spot < 2 and p.printed >> spot & 1)
            if not returned or KIND_TILE[there] != KIND_TILE[kind]:
                return False
    return p.idle[KIND_HOUSES[there]] >= KIND_HOUSED[there]


def border_stays_open(p: Player, razed: int) -> bool:
    """A Borderland spot takes a new building only while it is open."""
    if razed == COMMUNITY_HALL:
        if ASSEMBLY_HALL not in p.board:
            return False
        return sum(1 for spot in range(BORDER, SPOTS) if p.kind[spot] >= 0) <= ASSEMBLY_SPOTS
    return sum(1 for spot in range(BORDER, SPOTS) if p.kind[spot] >= 0) <= borderland(p)


def razable(s: ColonistsState, p: Player, kind: int) -> list[int]:
    """The spots whose building can make way, one for each sort of building."""
    found: list[int] = []
    seen: list[int] = []
    for spot in p.built:
        if can_raze(s, p, spot, kind):
            sort = sort_of_tile(p, spot)
            if sort not in seen:
                seen.append(sort)
                found.append(spot)
    return found


def any_razable(s: ColonistsState, p: Player, kind: int) -> bool:
    return any(can_raze(s, p, spot, kind) for spot in p.built)


def remodelable(s: ColonistsState, p: Player, kind: int) -> list[int]:
    """The spots whose building can become this kind, one for each sort of building."""
    found: list[int] = []
    seen: list[int] = []
    for spot in p.built:
        if can_remodel(s, p, spot, kind):
            sort = sort_of_tile(p, spot)
            if sort not in seen:
                seen.append(sort)
                found.append(spot)
    return found


def can_build(s: ColonistsState, p: Player, kind: int, cost: int) -> bool:
    """Is there any way to build this kind at this price?"""
    return can_pay(s, p, cost) and has_site(s, p, kind, cost)


def has_site(s: ColonistsState, p: Player, kind: int, cost: int) -> bool:
    """Is there a spot for this kind, or a building to remodel or to raze, if it can be paid?"""
    source = KIND_FROM[kind]
    if source >= 0:
        if not may_have_more(p, kind) or (p.count[source] == 0 and kind != APARTMENT):
            return False
        return any(can_remodel(s, p, spot, kind) for spot in p.built)
    if s.tiles[KIND_TILE[kind]] > 0 and may_have_more(p, kind):
        free = p.free
        if free[1] > 0:
            return True
        if KIND_SORT[kind] != STORAGE and (free[0] > 0 or free[2] > 0):
            return True
    return can_pay(s, p, cost, RAZING_TOOLS) and any_razable(s, p, kind)


def ways_to_build(
    s: ColonistsState, p: Player, kind: int, cost: int, direct: bool, found: list[int]
) -> None:
    """Add every way to build this kind: where, over what, or out of what."""
    if not can_pay(s, p, cost):
        return
    if kind < EMBASSY and KIND_FROM[kind] >= 0 and not direct:
        if may_have_more(p, kind):
            for spot in remodelable(s, p, kind):
                found.append(REMODEL + spot)
        return
    free_tile = kind >= EMBASSY or (may_have_more(p, kind) and s.tiles[KIND_TILE[kind]] > 0)
    if free_tile:
        for group in range(3):
            if p.free[group] > 0 and (group == 1 or KIND_SORT[kind] != STORAGE):
                found.append(BUILD_ON + kind * 3 + group)
    if can_pay(s, p, cost, RAZING_TOOLS) and any_razable(s, p, kind):
        found.append(BUILD_OVER + kind)


# --- building ---------------------------------------------------------------------------


class Build(Op[ColonistsState]):
    """Build one after another in one action; frame a: deed, b: how many so far, c: flags."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        deed, built, flags = f[2], f[3], f[4]
        found: list[int] = []
        kind = DEED_KIND[deed]
        limit = KIND_LIMIT[kind]  # also for one action, whatever is razed meanwhile (p.8)
        if built < DEED_TIMES[deed] and (limit == 0 or flags < limit * ONE_BUILT):
            ways_to_build(s, p, kind, DEED_COST[deed], False, found)
        if flags & FARMER_BUILT and p.rights & RIGHT_DEED:
            ways_to_build(s, p, FARM, DEED_FARM_COST, True, found)
        if flags & CITIZEN_BUILT and p.rights & RIGHT_REALTOR:
            ways_to_build(s, p, FLAT, REALTOR_FLAT_COST, True, found)
        if built:
            found.append(DONE)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == DONE:
            s.frames.pop()
            return
        seat, deed, built, flags = f[1], f[2], f[3], f[4]
        kind = DEED_KIND[deed]
        cost = DEED_COST[deed]
        spot = -1
        over = False
        if REMODEL <= action < REMODEL + SPOTS:
            spot = action - REMODEL
        else:
            over = action >= BUILD_OVER
            asked = action - BUILD_OVER if over else (action - BUILD_ON) // 3
            if asked != kind:
                kind = asked
                cost = DEED_FARM_COST if kind == FARM else REALTOR_FLAT_COST
            if not over:
                spot = free_spot(s, s.players[seat], (action - BUILD_ON) % 3)
        if kind == DEED_KIND[deed]:
            flags += ONE_BUILT if KIND_LIMIT[kind] else 0
            if flags & AT_BUILDER:
                need = KIND_WORKER[kind]
                flags |= FARMER_BUILT if need in (FARMER, ANYBODY) else 0
                flags |= CITIZEN_BUILT if need in (CITIZEN, ANYBODY) else 0
        s.frames[-1] = (BUILD, seat, deed, built + 1, flags)
        if over:
            s.push(RAZE, seat, kind, cost)
        else:
            s.frames.append((PUT_UP, seat, kind, spot, 0))
            pay(s, seat, cost)


class Raze(Op[ColonistsState]):
    """Choose what makes way (2 tools more); frame a: kind to be built, b: its cost."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [RAZED + spot for spot in razable(s, s.players[f[1]], f[2])]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        s.push(PUT_UP, f[1], f[2], action - RAZED, 1)
        pay(s, f[1], f[3], RAZING_TOOLS)


class PutUp(Op[ColonistsState]):
    """Place the tile that was paid for; frame a: kind, b: spot, c: 1 when it razes another."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        s.frames.pop()
        seat, kind, spot = f[1], f[2], f[3]
        p = s.players[seat]
        there = p.kind[spot]
        if there < 0:
            s.tell(E_BUILT, seat, kind, spot)
            lay_tile(s, p, spot, kind)
            count_up(s, p)
        elif f[4] == 0:
            s.tell(E_REMODELLED, seat, there, kind, spot)
            remodel(s, seat, spot, kind)
        else:
            s.tell(E_RAZED, seat, there, kind, spot)
            tear_down(s, p, spot)
            lay_tile(s, p, spot, kind)
            settle_loss(s, seat)


def clear(p: Player, spot: int) -> None:
    """Nobody works there and nothing lies there."""
    if p.worker[spot]:
        p.worker = p.worker[:]
        p.worker[spot] = 0
    if p.buffer[spot]:
        p.buffer = p.buffer[:]
        p.buffer[spot] = 0


def lay_tile(s: ColonistsState, p: Player, spot: int, kind: int) -> None:
    p.kind = p.kind[:]
    p.kind[spot] = kind
    clear(p, spot)
    if kind < EMBASSY:
        s.tiles = s.tiles[:]
        s.tiles[KIND_TILE[kind]] -= 1
    else:
        p.level = p.level[:]
        p.level[kind - EMBASSY] = 1


def lift_tile(s: ColonistsState, p: Player, spot: int) -> None:
    """Give a tile back to the supply; a printed Farm is only covered."""
    kind = p.kind[spot]
    if kind >= EMBASSY:
        p.level = p.level[:]
        p.level[kind - EMBASSY] = 0
    elif spot < 2 and p.printed >> spot & 1:
        p.printed &= ~(1 << spot)
    else:
        s.tiles = s.tiles[:]
        s.tiles[KIND_TILE[kind]] += 1


def tear_down(s: ColonistsState, p: Player, spot: int) -> None:
    """Raze: the worker goes home, the goods in the buffer are moved out (p.14)."""
    kind = p.kind[spot]
    if kind == EMBASSY + ALTRUIST:
        p.held[FOOD] += p.buffer[spot]
        p.held[ROBE] += p.robe_buffer
        p.robe_buffer = 0
    elif p.buffer[spot]:
        p.held[KIND_GOOD[kind]] += p.buffer[spot]
    lift_tile(s, p, spot)
    p.kind = p.kind[:]
    p.kind[spot] = -1
    clear(p, spot)


def remodel(s: ColonistsState, seat: int, spot: int, kind: int) -> None:
    """Turn or change the tile; goods in its buffer stay only if it is staffed at once (p.15)."""
    p = s.players[seat]
    goods = p.buffer[spot]
    lift_tile(s, p, spot)
    lay_tile(s, p, spot, kind)
    if goods:
        p.buffer[spot] = goods
    count_up(s, p)
    if goods and any(can_hire(p, spot, worker) for worker in WORKER_SORTS):
        s.push(STAFF_NOW, seat, spot)
    else:
        settle_loss(s, seat, True)


class StaffNow(Op[ColonistsState]):
    """Staff a remodelled building at once, so that its buffer is kept; frame a: spot."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found = [SKIP]
        for worker in WORKER_SORTS:
            if can_hire(p, f[2], worker):
                found.append(HIRE + (worker - 1) * SPOTS + f[2])
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        if action != SKIP:
            hire(s, f[1], f[2], (action - HIRE) // SPOTS + 1)
        settle_loss(s, f[1], True)


# --- what is lost -----------------------------------------------------------------------


def settle_loss(
    s: ColonistsState, seat: int, counted: bool = False, redistributing: bool = False
) -> None:
    """After a change that may take something away: workers, buffers, space, stewards.

    counted: the community has been counted up after the change; redistributing: everybody
    has just been placed, so that nobody is hired to open a storage facility.
    """
    p = s.players[seat]
    if not counted:
        count_up(s, p)
    if send_lent_home(p):
        count_up(s, p, True)
    if spill(p):
        count_up(s, p)
    if excess(p) > 0:
        s.push(STORE, seat, 1 if redistributing else 0)
    if stewards_out(p) > p.steward_limit:
        s.push(DISMISS, seat)


def spill(p: Player) -> bool:
    """Move out of the buffers what they can no longer hold."""
    spilled = False
    if p.buffer == NO_BUFFERS:
        return False
    for spot in p.built:
        n = p.buffer[spot]
        if n == 0:
            continue
        kind = p.kind[spot]
        if kind == EMBASSY + ALTRUIST:
            continue
        size = output(p, spot) if KIND_BUFFERS[kind] else 0
        if n > size:
            p.buffer = p.buffer[:]
            p.buffer[spot] = size
            p.held[KIND_GOOD[kind]] += n - size
            spilled = True
    return spilled


def stewards_out(p: Player) -> int:
    """How many of the four stewards are on the map (the Apprentice is none of them)."""
    out = 0
    for i in range(STEWARD_FIGURES):
        if p.stewards[i] >= 0:
            out += 1
    return out


class Dismiss(Op[ColonistsState]):
    """Too many stewards for what the community supports: the owner takes one back."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        return [DISMISSED + i for i in range(STEWARD_FIGURES) if p.stewards[i] >= 0]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        p = s.players[f[1]]
        i = action - DISMISSED
        s.tell(E_STEWARD_LOST, f[1], p.stewards[i])
        p.stewards = p.stewards[:]
        p.stewards[i] = -1
        p.moved &= ~(1 << i)
        s.look_around()
        if stewards_out(p) <= p.steward_limit:
            s.frames.pop()


# --- Storekeeper II and III: a building in place of a storage facility ------------------

REPLACED_BY: Final = tuple(
    [
        kind
        for kind in range(EMBASSY)
        if KIND_WORKER[kind] == need and KIND_FROM[kind] < 0 and KIND_SORT[kind] != STORAGE
    ]
    for need in (FARMER, CITIZEN)
)
REPLACED: Final = (STORAGE_SHED, STORAGE_HOUSE)
REPLACE_LEVEL: Final = (2, 3)


def replacements(s: ColonistsState, p: Player, which: int) -> list[int]:
    """The kinds that may take a storage facility's place, apart from the price."""
    if p.level[STOREKEEPER] < REPLACE_LEVEL[which] or p.count[REPLACED[which]] == 0:
        return []
    return [
        kind
        for kind in REPLACED_BY[which]
        if KIND_ERA[kind] <= s.era and may_have_more(p, kind) and s.tiles[KIND_TILE[kind]] > 0
    ]


class ReplaceStorage(Op[ColonistsState]):
    """Choose the new building, then the facility; frame a: shed or house, b: kind + 1."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        if f[3] == 0:
            return [
                BUILD_OVER + kind
                for kind in replacements(s, p, f[2])
                if can_pay(s, p, KIND_COST[kind])
            ]
        found: list[int] = []
        seen: list[int] = []
        if not can_pay(s, p, KIND_COST[f[3] - 1]):
            return []  # not with the side of the discount that is being tried
        for spot in range(STORE_SPOTS, BORDER):
            if p.kind[spot] == REPLACED[f[2]] and sort_of_tile(p, spot) not in seen:
                seen.append(sort_of_tile(p, spot))
                found.append(RAZED + spot)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        if f[3] == 0:
            s.swap(REPLACE_STORAGE, seat, f[2], action - BUILD_OVER + 1)
            return
        if asks_discount(s, seat, action):
            return
        kind = f[3] - 1
        s.frames.pop()
        s.tell(E_STORAGE_REPLACED, seat, REPLACED[f[2]], kind)
        begin_action(s, seat, -1)
        s.push(FINISH_ACTION, seat)
        s.push(PUT_UP, seat, kind, action - RAZED, 1)
        pay(s, seat, KIND_COST[kind])
