"""The Fee (p.9): who owes it, paying it unit by unit, and making room before an action."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.actions import PAY, THROW
from colonnade.titles.colonists.building import (
    any_razable,
    may_have_more,
    remodelable,
    replacements,
)
from colonnade.titles.colonists.components import (
    ALTRUIST,
    DEVELOPER_TOOLS,
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
from colonnade.titles.colonists.frames import (
    E_FEE,
    E_FEE_SUPPLY,
    E_THROWN,
    FEE_PAID,
    MAKE_ROOM,
    PAY_FEE,
)
from colonnade.titles.colonists.goods import (
    ask_for_room,
    begin_action,
    crowded,
    discount,
    discount_sides,
    end_action,
    pay_goods,
    pays_straight,
    pool_of,
    receive,
    spaces_of,
)
from colonnade.titles.colonists.improvements import may_draw, price
from colonnade.titles.colonists.places import PLACE_ALWAYS, pay_tools
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

# what a Fee is for, when not for a place (frame c)
FOR_RANGE: Final = -1
FOR_STORAGE: Final = -2  # and -3: a Storage Shed, a Storage House
NO_SIDE: Final = -1  # there is no discount

# --- who owes what ----------------------------------------------------------------------


def payees(s: ColonistsState, seat: int, place: int) -> int:
    """Bits: the players to be paid for moving to a place."""
    others = s.here[place] & ~(1 << seat)
    if others == 0 or place >= FIRST_MARKET:
        return 0
    p = s.players[seat]
    if p.level[LORD] >= 2 or not owes(p):
        return 0
    return others


def owes(p: Player) -> bool:
    """Is any part of the Fee left? Improvements and buildings waive it for everything (p.9)."""
    return p.fee_food > 0 or p.fee_goods > 0


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


def fee_leaves(
    s: ColonistsState,
    p: Player,
    needs: list[Need],
    goods: int,
    here: int,
    low: int,
    foods: int,
    gone: int,
) -> bool:
    """Can the rest of a Fee be paid so that one of the needs can still be met?

    goods, foods: building resources and tool-or-sustenance parts still due in all;
    here: resources still due to the payee at hand, from kind `low` on; gone: a good
    (or tool) given away besides, -1 for none.
    """
    due = (goods, here, low, foods, gone)
    if s.acting >= 0 and s.players[s.acting] is p:
        return fee_leaves_with(s, p, needs, due, s.pool[:], s.spaces - s.spent, s.lots)
    lots = 0 if p.level[STOREKEEPER] >= 4 else p.lots
    sides = discount_sides(s, p)
    for side in range(max(1, sides)):
        if p.side in (0, side + 1):
            pool = pool_of(s, side) if sides else [0] * (TOOL + 1)
            if fee_leaves_with(s, p, needs, due, pool, spaces_of(p), lots):
                return True
    return False


def fee_leaves_with(
    s: ColonistsState,
    p: Player,
    needs: list[Need],
    due: tuple[int, int, int, int, int],
    pool: list[int],
    room: int,
    lots: int,
) -> bool:
    """The same with one discount on the Fee; the action after it has a discount of its own.

    room, lots: Storage spaces for what is still to be paid, and Warehouse lots besides.
    """
    goods, here, low, foods, gone = due
    sides = discount_sides(s, p)
    straight = -1
    if gone >= 0:
        if pool[gone] > 0:
            pool[gone] -= 1
            gone = -1
        elif gone < STORED and pays_straight(p, gone):
            straight, gone = gone, -1
        elif gone < STORED:
            room -= 1
        if room < 0:
            return False
    if straight >= 0:
        p.buffered[straight] -= 1
        p.dolly -= 0 if p.delivery[straight] else 1
    found = False
    for cost, tools in needs:
        for side in range(max(1, sides)):
            need = still_needed(s, cost, tools, side if sides else NO_SIDE)
            fits = fits_into_storage(p, need)
            if fits and leaves(p, need, goods, here, low, foods, gone, pool, room, lots):
                found = True
                break
        if found:
            break
    if straight >= 0:
        p.buffered[straight] += 1
        p.dolly += 0 if p.delivery[straight] else 1
    return found


def still_needed(s: ColonistsState, cost: int, tools: int, side: int) -> list[int]:
    """By good what a price takes, with a side of the Altruist's discount or without."""
    need = COST_NEEDS[cost][:]
    need[TOOL] = max(0, need[TOOL] + tools)
    if side != NO_SIDE:
        for g, n in discount(s, side):
            if g <= TOOL:
                need[g] = max(0, need[g] - n)
    return need


def fits_into_storage(p: Player, need: list[int]) -> bool:
    """Could a price lie in Storage at once? Not counted where buffers or single lots pay, too."""
    if p.delivers or p.dolly or (p.restricted and p.level[STOREKEEPER] >= 4):
        return True
    return sum(need[:STORED]) <= spaces_of(p)


def leaves(
    p: Player,
    need: list[int],
    goods: int,
    here: int,
    low: int,
    foods: int,
    gone: int,
    pool: list[int],
    room: int,
    lots: int,
) -> bool:
    """The check for one price: by good what the action will need; pool: the Fee's discount."""
    kept = 0  # needed goods that are in no buffer, so that they lie beside the Fee
    for g in range(STORED):
        if need[g] > p.buffered[g]:
            kept += max(0, need[g] - p.buffered[g] - p.only[g])
    if gone >= 0:
        need[gone] += 1
    spare = 0  # building resources left
    held = p.held
    buffered = p.buffered
    for g in range(RESOURCES):
        own = held[g] + buffered[g] - need[g]
        if own < 0:
            return False
        spare += own + pool[g]
    if spare < goods:
        return False
    for g in range(low):
        spare -= held[g] + buffered[g] - need[g] + pool[g]
    if spare < here:
        return False
    tools_left = p.tools - need[TOOL]
    food = held[FOOD] + buffered[FOOD] - need[FOOD]
    robes = held[ROBE] + buffered[ROBE] - need[ROBE]
    if tools_left < 0 or food < 0 or robes < 0:
        return False
    tools_left += pool[TOOL]
    if tools_left + food + robes + pool[FOOD] + pool[ROBE] < foods:
        return False
    without = 0
    if p.delivers or p.dolly or p.level[ALTRUIST] >= 2:
        without = min(here, without_space(p, pool, low))
        without += min(goods - here, max(0, without_space(p, pool, 0) - without))
    fed = tools_left + pool[FOOD] + pool[ROBE]
    if p.dolly:
        fed += min(spare_dolly(p, goods), p.buffered[FOOD])
    paid = goods - without + max(0, foods - fed)
    return paid <= room and paid + kept <= room + lots


def without_space(p: Player, pool: list[int], low: int) -> int:
    """Resources from a kind on that are paid without Storage: discounted, or out of buffers."""
    total = 0
    drawn = 0
    for g in range(low, RESOURCES):
        total += pool[g]
        if p.delivery[g]:
            total += p.buffered[g]
        else:
            drawn += p.buffered[g]
    return total + min(p.dolly, drawn)


def spare_dolly(p: Player, goods: int) -> int:
    """How much the Dolly can bring besides so many building resources."""
    if p.dolly == 0:
        return 0
    drawn = sum(p.buffered[g] for g in range(RESOURCES) if not p.delivery[g])
    return max(0, p.dolly - min(goods, drawn))


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
    return fee_leaves(s, p, needs, goods, 0, 0, foods, -1)


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
    return fee_leaves(s, p, needs, resources_due(s, p), 0, 0, 1 if p.fee_food else 0, -1)


# --- paying -----------------------------------------------------------------------------


def owe(s: ColonistsState, seat: int, due: int, purpose: int) -> None:
    """Begin to pay: to the players in `due`, or with 0 to the supply."""
    p = s.players[seat]
    if not owes(p):
        p.side = 0
        return
    begin_action(s, seat, purpose if purpose >= 0 else -1)
    s.push(FEE_PAID, seat, due, purpose)
    payee = next_payee(due, -1) if due else s.seats
    s.push(PAY_FEE, seat, payee + 8 * due, parts(s, p), purpose)


def parts(s: ColonistsState, p: Player) -> int:
    """One whole Fee: resources due + 16 * lowest kind + 256 when a tool or food is due."""
    return resources_due(s, p) + (256 if p.fee_food else 0)


def next_payee(due: int, after: int) -> int:
    for seat in range(after + 1, 4):
        if due >> seat & 1:
            return seat
    return -1


class PayFee(Op[ColonistsState]):
    """Choose what to pay; frame a: payee + 8 * all payees, b: what is due, c: purpose."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        payee, due = f[2] & 7, f[2] >> 3
        later = (due >> (payee + 1)).bit_count() if due else 0
        goods = resources_due(s, p) * later
        foods = later if p.fee_food else 0
        here, low, food_due = f[3] & 15, f[3] >> 4 & 15, f[3] >> 8
        anything = self.anything(s, p, food_due)
        if len(anything) == 1:
            return anything
        needs = needs_for(s, p, f[4])
        found: list[int] = []
        for action in anything:
            g = action - PAY
            if food_due:
                leaves_enough = fee_leaves(s, p, needs, goods + here, here, 0, foods, g)
            elif g < low:
                continue
            else:
                leaves_enough = fee_leaves(s, p, needs, goods + here - 1, here - 1, g, foods, g)
            if leaves_enough:
                found.append(action)
        return found if found else anything

    def has(self, s: ColonistsState, p: Player, g: int) -> bool:
        if g == TOOL:
            return p.tools + s.pool[TOOL] > 0
        if p.held[g] + p.buffered[g] + s.pool[g] <= 0:
            return False
        straight = p.delivery[g] or p.dolly
        return s.pool[g] > 0 or s.spent < s.spaces or (straight > 0 and p.buffered[g] > 0)

    def anything(self, s: ColonistsState, p: Player, food_due: int) -> list[int]:
        """The Fee itself comes first, should what was thrown away leave no better choice."""
        kinds = (TOOL, FOOD, ROBE) if food_due else tuple(range(RESOURCES))
        return [PAY + g for g in kinds if self.has(s, p, g)]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat, g = f[1], action - PAY
        p = s.players[seat]
        payee, due = f[2] & 7, f[2] >> 3
        here, food_due = f[3] & 15, f[3] >> 8
        if s.pool[g] == 0 and payee < s.seats:
            other = s.players[payee]
            other.parcel = other.parcel[:]
            other.parcel[g] += 1  # what a discount covers, nobody gets
        left = here if food_due else here - 1 + 16 * g
        later = (due >> (payee + 1)).bit_count() if due else 0
        ahead = (left & 15) + later * (resources_due(s, p) + p.fee_food)
        if left & 15:
            s.swap(PAY_FEE, seat, f[2], left, f[4])
        else:
            following = next_payee(due, payee) if due else -1
            if following >= 0:
                s.swap(PAY_FEE, seat, following + 8 * due, parts(s, p), f[4])
            else:
                s.frames.pop()
        if g == TOOL:
            pay_tools(s, p, 1)
        else:
            pay_goods(s, p, g, 1, ahead)
            ask_for_room(s, p, seat)


class FeePaid(Op[ColonistsState]):
    """All are paid at the same time, then the payees store what they got; frame a: payees."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        s.frames.pop()
        end_action(s)
        if not f[2]:
            s.tell(E_FEE_SUPPLY, f[1])
        for seat in range(s.seats - 1, -1, -1):
            other = s.players[seat]
            if f[2] >> seat & 1:
                s.tell(E_FEE, f[1], seat, sum([n << 4 * g for g, n in enumerate(other.parcel)]))
                amounts = tuple((g, n) for g, n in enumerate(other.parcel) if n)
                other.parcel = [0] * (TOOL + 1)
                receive(s, seat, amounts)


class MakeRoom(Op[ColonistsState]):
    """Choose what was thrown away before the action; frame a: last kind thrown."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        room = crowded(s, p)
        kinds: list[int] = []
        ahead = 0
        for g in range(STORED - 1, f[2] - 1, -1):
            over = p.held[g] - s.got[g] - p.only[g] + s.alone[g]
            if over > 0:
                ahead += over
                if ahead >= room:
                    kinds.append(g)
        kinds.reverse()
        found = [THROW + g for g in kinds if self.harmless(s, p, g)]
        return found if found else [THROW + g for g in kinds]

    def harmless(self, s: ColonistsState, p: Player, g: int) -> bool:
        """While a Fee is paid nothing is thrown away that the action after it needs."""
        below = s.frames[-2]
        if below[0] == FEE_PAID:
            p.held[g] -= 1
            found = fee_leaves(s, p, needs_for(s, p, below[3]), 0, 0, 0, 0, -1)
            p.held[g] += 1
            return found
        if below[0] == PAY_FEE:
            payee, due = below[2] & 7, below[2] >> 3
            later = (due >> (payee + 1)).bit_count() if due else 0
            here, low, food_due = below[3] & 15, below[3] >> 4 & 15, below[3] >> 8
            p.held[g] -= 1
            found = fee_leaves(
                s,
                p,
                needs_for(s, p, below[4]),
                resources_due(s, p) * later + here,
                here,
                low,
                (later if p.fee_food else 0) + food_due,
                -1,
            )
            p.held[g] += 1
            return found
        return True

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        p = s.players[f[1]]
        g = action - THROW
        p.held[g] -= 1
        s.tell(E_THROWN, f[1], g, 1)
        if crowded(s, p) > 0:
            s.swap(MAKE_ROOM, f[1], g, f[3])
        else:
            s.frames.pop()
