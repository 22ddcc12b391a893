"""What must be left after a Fee (p.9): a steward moves only where he can act afterwards."""

from typing import Final

from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.building import (
    any_razable,
    may_have_more,
    remodelable,
    replacements,
)
from colonnade.titles.colonists.components import (
    ALTRUIST,
    DEVELOPER_TOOLS,
    DOLLY_GOODS,
    EMBASSY,
    ENVOY,
    FOOD,
    IMMEDIATE,
    LORD,
    PLAYS_A_TURN,
    RAZING_TOOLS,
    RESOURCES,
    ROBE,
    STORAGE,
    STORED,
    STOREKEEPER,
    TOOL,
)
from colonnade.titles.colonists.goods import (
    discount,
    discount_sides,
    pool_of,
    spaces_of,
    storage_paid,
)
from colonnade.titles.colonists.improvements import may_draw, price
from colonnade.titles.colonists.places import PLACE_ALWAYS
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.tables import (
    CARD_DEEDS,
    CARD_SORT,
    COST_NEEDS,
    DEED_COST,
    DEED_KIND,
    DEED_LINES,
    DEED_SORT,
    DIPLOMAT,
    FIRST_MARKET,
    KIND_COST,
    KIND_FROM,
    KIND_SORT,
    KIND_TILE,
    LEVEL_COST,
    LINE_COST,
    NOTHING,
    PLACE_DEEDS,
)

# what a Fee is for, when not for a place
FOR_RANGE: Final = -1
FOR_STORAGE: Final = -2  # and -3: a Storage Shed, a Storage House
NO_SIDE: Final = -1  # there is no discount


def resources_due(s: ColonistsState, p: Player) -> int:
    """Building resources in one Fee: as many as the era's number."""
    return s.era if p.fee_goods else 0


# --- what must be left for the action ---------------------------------------------------

Need = tuple[int, int]  # cost, tools besides
NO_NEED: Final[list[Need]] = [(NOTHING, 0)]


def needs_at(s: ColonistsState, p: Player, place: int) -> list[Need]:
    """The least prices one of which must still be payable at a place after the Fee."""
    if p.level[LORD] >= 1 or place >= FIRST_MARKET or (place == DIPLOMAT and p.level[ENVOY] >= 4):
        return NO_NEED
    if PLACE_ALWAYS[place]:
        return NO_NEED
    found: list[Need] = []
    for deed in PLACE_DEEDS[place]:
        sort = DEED_SORT[deed]
        if sort == c.EXCHANGE:
            found.extend((LINE_COST[line], 0) for line in DEED_LINES[deed])
        elif sort == c.BUILD:
            add_building_needs(s, p, DEED_KIND[deed], DEED_COST[deed], 0, found)
        elif sort == c.DRAW:
            if may_draw(p):
                found.append((NOTHING, 0))
        elif sort == c.DEVELOP:
            add_card_needs(s, p, found)
        elif sort == c.DIPLOMACY:
            add_embassy_needs(s, p, found)
        else:
            found.append((NOTHING, 0))
    return found


def add_building_needs(
    s: ColonistsState, p: Player, kind: int, cost: int, tools: int, found: list[Need]
) -> None:
    if KIND_FROM[kind] >= 0:
        if may_have_more(p, kind) and remodelable(s, p, kind):
            found.append((cost, tools))
        return
    if may_have_more(p, kind) and s.tiles[KIND_TILE[kind]] > 0:
        spots = p.free[1] if KIND_SORT[kind] == STORAGE else sum(p.free)
        if spots:
            found.append((cost, tools))
            return
    if any_razable(s, p, kind):
        found.append((cost, tools + RAZING_TOOLS))


def add_card_needs(s: ColonistsState, p: Player, found: list[Need]) -> None:
    """The Developer gives his tools before the card is paid; two cards a turn are the limit."""
    if p.plays >= PLAYS_A_TURN:
        return
    for card in p.hand:
        if CARD_SORT[card] != IMMEDIATE:
            found.append((price(p, card), -DEVELOPER_TOOLS))
            continue
        deed = CARD_DEEDS[card][0]
        if DEED_SORT[deed] == c.GIVE:
            found.append((NOTHING, 0))
        elif DEED_SORT[deed] == c.BUILD:
            add_building_needs(s, p, DEED_KIND[deed], DEED_COST[deed], -DEVELOPER_TOOLS, found)
        else:
            found.extend((LINE_COST[line], -DEVELOPER_TOOLS) for line in DEED_LINES[deed])


def add_embassy_needs(s: ColonistsState, p: Player, found: list[Need]) -> None:
    for colony in s.colonies:
        level = p.level[colony]
        if level >= s.era:
            continue
        if level or sum(p.free):
            found.append((LEVEL_COST[level + 1], 0))
        elif any_razable(s, p, EMBASSY + colony):
            found.append((LEVEL_COST[1], RAZING_TOOLS))


def needs_for(s: ColonistsState, p: Player, purpose: int) -> list[Need]:
    """What must be payable after the Fee."""
    if purpose >= 0:
        return needs_at(s, p, purpose)
    if purpose == FOR_RANGE:
        return [(NOTHING, 0)]
    return [(KIND_COST[kind], 0) for kind in replacements(s, p, FOR_STORAGE - purpose)]


# --- can it be paid? --------------------------------------------------------------------


class Due:
    """What of a Fee is still to be paid."""

    def __init__(self, goods: int, foods: int, here: int = 0, low: int = 0) -> None:
        self.goods = goods  # building resources in all
        self.foods = foods  # parts of a tool, food or robe in all
        self.here = here  # resources for the payee at hand, from kind `low` on
        self.low = low
        self.gone = -1  # a good or tool that is given besides, -1 for none
        self.full = False  # and whether it is given though a discount would save it


def fee_leaves(s: ColonistsState, p: Player, needs: list[Need], due: Due) -> bool:
    """Can the rest of a Fee be paid so that one of the needs can still be met?"""
    if s.acting >= 0 and s.players[s.acting] is p:
        return fee_leaves_with(s, p, needs, due, s.pool, True)
    sides = discount_sides(s, p)
    for side in range(max(1, sides)):
        if p.side in (0, side + 1):
            pool = pool_of(s, side) if sides else [0] * (TOOL + 1)
            if fee_leaves_with(s, p, needs, due, pool, False):
                return True
    return False


def fee_leaves_with(
    s: ColonistsState, p: Player, needs: list[Need], due: Due, pool: list[int], begun: bool
) -> bool:
    """The same with one discount on the Fee; the action after it has a discount of its own."""
    gone = due.gone
    if gone >= 0 and pool[gone] > 0 and not due.full:
        pool = pool[:]
        pool[gone] -= 1
        gone = -1
    sides = discount_sides(s, p)
    closely = p.delivers > 0 or p.dolly > 0 or (p.restricted > 0 and p.level[STOREKEEPER] >= 4)
    for cost, tools in needs:
        for side in range(max(1, sides)):
            need = still_needed(s, cost, tools, side if sides else NO_SIDE)
            if closely:
                if leaves_closely(s, p, need, due, gone, pool, begun):
                    return True
            elif leaves(s, p, need, due, gone, pool, begun):
                return True
    return False


def still_needed(s: ColonistsState, cost: int, tools: int, side: int) -> list[int]:
    """By good what a price takes, with a side of the Altruist's discount or without."""
    need = COST_NEEDS[cost][:]
    need[TOOL] = max(0, need[TOOL] + tools)
    if side != NO_SIDE:
        for g, n in discount(s, side):
            if g <= TOOL:
                need[g] = max(0, need[g] - n)
    return need


def leaves(
    s: ColonistsState,
    p: Player,
    need: list[int],
    due: Due,
    gone: int,
    pool: list[int],
    begun: bool,
) -> bool:
    """The check for one price, by good; pool: the Fee's discount. Only spaces pay."""
    spaces = spaces_of(p)
    if sum(need[:STORED]) > spaces:
        return False  # it could never lie in Storage at once
    room = s.spaces - s.spent if begun else spaces
    lots = s.lots if begun else spaces_of_all(p) - spaces
    kept = 0  # needed goods that are in no buffer, so that they lie beside the Fee
    for g in range(STORED):
        if need[g] > p.buffered[g]:
            kept += max(0, need[g] - p.buffered[g] - p.only[g])
    if gone >= 0:
        need[gone] += 1
        if gone < STORED:
            room -= 1
    spare = 0  # building resources left
    held = p.held
    buffered = p.buffered
    for g in range(RESOURCES):
        own = held[g] + buffered[g] - need[g]
        if own < 0:
            return False
        spare += own + pool[g]
    if spare < due.goods:
        return False
    saved = 0
    for g in range(due.low):
        spare -= held[g] + buffered[g] - need[g] + pool[g]
        saved += pool[g]
    if spare < due.here:
        return False
    tools_left = p.tools - need[TOOL]
    food = held[FOOD] + buffered[FOOD] - need[FOOD]
    robes = held[ROBE] + buffered[ROBE] - need[ROBE]
    if tools_left < 0 or food < 0 or robes < 0:
        return False
    fed = tools_left + pool[TOOL] + pool[FOOD] + pool[ROBE]
    if fed + food + robes < due.foods:
        return False
    paid = due.goods + max(0, due.foods - fed)
    if p.level[ALTRUIST] >= 2:  # who is paid first gets from kind `low` on
        high = sum(pool[due.low : RESOURCES])
        first = min(due.here, high)
        paid -= first + min(due.goods - due.here, high + saved - first)
    return paid <= room and paid + kept <= room + lots


def spaces_of_all(p: Player) -> int:
    """Spaces of Storage and Warehouse, lots for one good only apart."""
    return p.capacity + p.lots


# --- a closer look: buffers pay straight, or lots for one good only pay, too --------------

# resources or food paid, of it from Storage, this and what is kept, by the Dolly,
# Storage needed by the action after the Fee, of it what the Dolly could bring
Way = tuple[int, int, int, int, int, int]


def leaves_closely(
    s: ColonistsState,
    p: Player,
    need: list[int],
    due: Due,
    gone: int,
    pool: list[int],
    begun: bool,
) -> bool:
    """As leaves(), trying good by good how many are paid and where they come from."""
    tools_left = p.tools - need[TOOL] - (1 if gone == TOOL else 0)
    if tools_left < 0:
        return False
    room = s.spaces - s.spent + sum(storage_paid(s)) if begun else spaces_of(p)
    lots = s.lots if begun else spaces_of_all(p) - spaces_of(p)
    ways: set[Way] = {(0, 0, 0, 0, 0, 0)}
    for g in range(RESOURCES - 1, -1, -1):
        ways = with_good(s, p, g, need[g], due.goods, g == gone, pool[g], begun, ways, room, lots)
        if g == due.low:
            ways = {way for way in ways if way[0] >= due.here}
    foods = max(0, due.foods - tools_left - pool[TOOL])
    ways = {(0, *way[1:]) for way in ways if way[0] == due.goods}
    for g in (FOOD, ROBE):
        ways = with_good(s, p, g, need[g], foods, g == gone, pool[g], begun, ways, room, lots)
    spaces = spaces_of(p)
    for way in ways:
        if way[0] == foods:
            unused = p.dolly == DOLLY_GOODS and way[3] == 0
            brought = min(DOLLY_GOODS, way[5]) if unused else 0
            if way[4] - brought <= spaces:
                return True
    return False


def with_good(
    s: ColonistsState,
    p: Player,
    g: int,
    need: int,
    most: int,
    given: bool,
    saved: int,
    begun: bool,
    ways: set[Way],
    room: int,
    lots: int,
) -> set[Way]:
    """Every way so far, and in it every number of one good for the Fee."""
    before = s.paid[g] + s.drawn[g] if begun else 0  # buffers could still pay it instead
    held = p.held[g] + (s.paid[g] if begun else 0)
    buffered = p.buffered[g] + (s.drawn[g] if begun else 0)
    lots_pay = p.level[STOREKEEPER] >= 4 and lots == 0
    own = p.only[g]
    free = own - s.alone[g] if begun else own
    found: set[Way] = set()
    for n in range(most + 1):
        real = before + (1 if given else 0) + max(0, n - saved)
        if real + need > held + buffered:
            break
        straight = min(real, buffered) if p.delivery[g] else min(real, buffered, p.dolly)
        for taken in range(straight + 1):
            stored = real - taken
            left = buffered - taken - max(0, stored - held)
            kept = max(0, need - left)
            action = need - min(need, own) if lots_pay else need
            brought = 0
            if p.delivery[g]:
                action -= min(action, left)
            else:
                brought = min(action, left)
            if lots_pay:
                beside = max(0, stored + kept - free)
                stored = beside
            else:
                beside = stored + max(0, kept - own)
            by_dolly = 0 if p.delivery[g] else taken
            for way in ways:
                one = (
                    way[0] + n,
                    way[1] + stored,
                    way[2] + beside,
                    way[3] + by_dolly,
                    way[4] + action,
                    way[5] + brought,
                )
                fits = one[1] <= room and one[2] <= room + lots
                if fits and one[0] <= most and one[3] <= p.dolly:
                    found.add(one)
    return found


def can_owe(s: ColonistsState, seat: int, place: int, due: int) -> bool:
    """Can the Fee to all these players be paid, and something be done then?"""
    p = s.players[seat]
    heads = due.bit_count()
    goods = resources_due(s, p) * heads
    foods = heads if p.fee_food else 0
    if p.level[ALTRUIST] < 2 and lacks_fee(p, goods, foods):
        return False
    needs = needs_at(s, p, place)
    if needs is NO_NEED and p.level[ALTRUIST] < 2 and goods + foods <= p.capacity:
        return True  # the Fee is all that is paid, and it fits into Storage
    return fee_leaves(s, p, needs, Due(goods, foods))


def lacks_fee(p: Player, goods: int, foods: int) -> bool:
    """Is there too little for the Fee alone, without a discount?"""
    held = p.held
    buffered = p.buffered
    if foods > p.tools + held[FOOD] + buffered[FOOD] + held[ROBE] + buffered[ROBE]:
        return True
    for g in range(RESOURCES):
        goods -= held[g] + buffered[g]
        if goods <= 0:
            return False
    return goods > 0


def can_pay_ability(s: ColonistsState, seat: int, purpose: int) -> bool:
    """Can the Fee be paid to the supply for an ability?"""
    p = s.players[seat]
    needs = needs_for(s, p, purpose)
    if not needs:
        return False
    return fee_leaves(s, p, needs, Due(resources_due(s, p), 1 if p.fee_food else 0))
