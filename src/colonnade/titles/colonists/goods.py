"""Storing and using goods (p.10-12): what lies where, what can be paid, what must go.

Storage and Warehouse are one stock here (`held`), because goods move freely between them
outside an action; what matters inside an action is counted: everything paid must have lain
in Storage when it began, goods from buffers had to find room there first, and goods
received in an action can't be spent in it.
"""

from typing import Final

from colonnade.kernel.rng import COMPILED
from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import DONE, HIRE, SIDE, THROW, TURN_INTO
from colonnade.titles.colonists.community import NO_GOODS
from colonnade.titles.colonists.components import (
    ALCHEMIST,
    ALCHEMY,
    ALTRUIST,
    DOLLAR,
    DOLLY_GOODS,
    LABORER,
    STORED,
    STOREKEEPER,
    TOOL,
    WORKER_SORTS,
    Amounts,
)
from colonnade.titles.colonists.employment import can_hire, hire
from colonnade.titles.colonists.frames import ALCHEMY as ALCHEMY_OP
from colonnade.titles.colonists.frames import (
    CHOOSE_DISCOUNT,
    E_ALCHEMY,
    E_DISCOUNT,
    E_INCOME,
    MAKE_ROOM,
    STORE,
    THROW_AWAY,
)
from colonnade.titles.colonists.state import (
    BORDER,
    SPOTS,
    STORE_SPOTS,
    USED_DOLLY,
    ColonistsState,
    Player,
)
from colonnade.titles.colonists.stock import empty_buffers, excess, loose, throw
from colonnade.titles.colonists.tables import (
    COST_GOODS,
    COST_SIZE,
    COST_TOOLS,
    DEED_GIVES,
    FIRST_MARKET,
    KIND_SPACES,
    LINE_COST,
    LINE_GIVES,
    MARKET_SUBSIDY,
    PLACE_FREE,
    SCARCE_GOOD,
    SCARCE_NUMBER,
)

NO_POOL: Final = [0] * (TOOL + 1)

# --- the Altruist's discount ------------------------------------------------------------


def discount_sides(s: ColonistsState, p: Player) -> int:
    """How many discounts there are to choose from: 0, 1, or 2 on a market with a choice."""
    place = s.figures[1]
    if p.level[ALTRUIST] < 2 or place < 0:
        return 0
    if place >= FIRST_MARKET:
        sides = MARKET_SUBSIDY[s.market_card] if s.market_card >= 0 else []
        return sum(1 for d in sides if DEED_GIVES[d][0][0] != DOLLAR)
    return 1 if PLACE_FREE[place] else 0


def discount(s: ColonistsState, side: int) -> Amounts:
    """The goods the Altruist's place hands out unconditionally (p.19)."""
    place = s.figures[1]
    if place >= FIRST_MARKET:
        return DEED_GIVES[MARKET_SUBSIDY[s.market_card][side]]
    return PLACE_FREE[place]


# --- what can be paid -------------------------------------------------------------------


def can_pay(s: ColonistsState, p: Player, cost: int, tools: int = 0) -> bool:
    """Can a price be paid now, in the action under way or in one about to begin?"""
    if s.acting >= 0 and s.players[s.acting] is p:
        return can_pay_with(s, p, cost, tools, s.pool, True)
    if p.level[ALTRUIST] >= 2:
        sides = discount_sides(s, p)
        for side in range(sides):
            if p.side in (0, side + 1) and can_pay_with(s, p, cost, tools, pool_of(s, side), False):
                return True
        if sides:
            return False
    held = p.held
    buffered = p.buffered
    for g, n in COST_GOODS[cost]:
        if held[g] + buffered[g] < n:
            return False
    if p.tools < COST_TOOLS[cost] + tools:
        return False
    if COST_SIZE[cost] <= p.capacity:
        return True
    return can_pay_with(s, p, cost, tools, NO_POOL, False)


def can_pay_any(s: ColonistsState, p: Player, lines: tuple[int, ...]) -> bool:
    """Can one of these lines of exchange be paid once?"""
    held = p.held
    buffered = p.buffered
    discounted = p.level[ALTRUIST] >= 2
    for line in lines:
        cost = LINE_COST[line]
        g = SCARCE_GOOD[cost]
        enough = held[g] + buffered[g] >= SCARCE_NUMBER[cost]
        if (enough or discounted) and can_pay(s, p, cost):
            return True
    return False


def lacks(p: Player, cost: int) -> bool:
    """Are there too few tools or goods for a price, wherever they lie?"""
    held = p.held
    buffered = p.buffered
    for g, n in COST_GOODS[cost]:
        if held[g] + buffered[g] < n:
            return True
    return p.tools < COST_TOOLS[cost]


def pool_of(s: ColonistsState, side: int) -> list[int]:
    pool = [0] * (TOOL + 1)
    for g, n in discount(s, side):
        if g <= TOOL:
            pool[g] = n
    return pool


def spaces_of(p: Player) -> int:
    """Spaces that pay in an action: Storage, with Storekeeper IV the Warehouse too."""
    return p.capacity + p.lots if p.level[STOREKEEPER] >= 4 else p.capacity


def can_pay_with(
    s: ColonistsState, p: Player, cost: int, tools: int, pool: list[int], begun: bool
) -> bool:
    """The same with a discount, in the action under way or in one about to begin."""
    if p.tools < COST_TOOLS[cost] + tools - pool[TOOL]:
        return False
    easier = p.delivers > 0 or p.dolly > 0
    lots_pay = p.restricted > 0 and (s.lots == 0 if begun else p.level[STOREKEEPER] >= 4)
    total = 0
    due: list[int] = storage_paid(s) if begun and easier else [0] * STORED
    for g, n in COST_GOODS[cost]:
        n -= pool[g]
        if n <= 0:
            continue
        if p.held[g] + p.buffered[g] - (s.got[g] if begun else 0) < n:
            return False
        if lots_pay:
            n -= min(n, p.only[g] - (s.alone[g] if begun else 0))
        due[g] += n
        total += n
    spaces = s.spaces - s.spent if begun else spaces_of(p)
    if total <= spaces or not easier:
        return total <= spaces
    return least_stored(s, p, due, begun) <= spaces + (sum(storage_paid(s)) if begun else 0)


def storage_paid(s: ColonistsState) -> list[int]:
    """By good what Storage has paid so far in an action in which buffers could pay, too."""
    return [s.paid[g] + s.drawn[g] for g in range(STORED)]


def least_stored(s: ColonistsState, p: Player, due: list[int], begun: bool) -> int:
    """How much of what is due Storage must pay when buffers pay straight what they can."""
    total = 0
    brought = 0
    for g, n in enumerate(due):
        total += n
        buffered = p.buffered[g] + (s.drawn[g] if begun else 0)
        if p.delivery[g]:
            total -= min(n, buffered)
        else:
            brought += min(n, buffered)
    return total - min(p.dolly, brought)


def lots_alone(s: ColonistsState, p: Player, g: int) -> int:
    """How many of a good its own lots can still pay in the action under way (Storekeeper IV)."""
    if p.restricted == 0 or s.lots:
        return 0
    return p.only[g] - s.alone[g]


def most_times(s: ColonistsState, p: Player, cost: int, most: int) -> int:
    """How often a price can be paid in the action under way."""
    goods = COST_GOODS[cost]
    times = most
    tools = COST_TOOLS[cost]
    if tools:
        times = min(times, (p.tools + s.pool[TOOL]) // tools)
    for g, n in goods:
        times = min(times, (p.held[g] - s.got[g] + p.buffered[g] + s.pool[g]) // n)
    while times > 0 and not fits_times(s, p, cost, times):
        times -= 1
    return times


def fits_times(s: ColonistsState, p: Player, cost: int, times: int) -> bool:
    """Could everything paid have lain in Storage at once?"""
    easier = p.delivers > 0 or p.dolly > 0
    total = 0
    due: list[int] = storage_paid(s) if easier else [0] * STORED
    for g, n in COST_GOODS[cost]:
        n = n * times - s.pool[g]
        if n <= 0:
            continue
        if p.restricted:
            n -= min(n, lots_alone(s, p, g))
        due[g] += n
        total += n
    if s.spent + total <= s.spaces or not easier:
        return s.spent + total <= s.spaces
    return s.spent + least_stored(s, p, due, True) - sum(storage_paid(s)) <= s.spaces


# --- actions ----------------------------------------------------------------------------


def begin_action(s: ColonistsState, seat: int, site: int) -> None:
    """Begin an action: from here on only Storage pays and nothing is rearranged (p.12)."""
    p = s.players[seat]
    s.acting = seat
    s.site = site
    s.spent = 0
    s.spent_kinds = 0
    s.spaces = p.capacity
    s.lots = p.lots
    if p.level[STOREKEEPER] >= 4:
        s.spaces = spaces_of(p)
        s.lots = 0
    s.alone = NO_GOODS
    s.paid = NO_GOODS
    s.drawn = NO_GOODS
    s.got = [0] * STORED
    if p.level[ALTRUIST] >= 2 and discount_sides(s, p):
        s.pool = pool_of(s, max(0, p.side - 1))
        s.tell(E_DISCOUNT, seat, s.figures[1])
    else:
        s.pool = [0] * (TOOL + 1)
    p.side = 0


def asks_discount(s: ColonistsState, seat: int, action: int) -> bool:
    """Before an action: on a market with two Subsidies one is chosen as the discount (p.19).

    Then a choose_discount frame covers the frame whose action is held back.
    """
    p = s.players[seat]
    if p.level[ALTRUIST] < 2 or p.side or discount_sides(s, p) < 2:
        return False
    s.push(CHOOSE_DISCOUNT, seat, action)
    return True


class ChooseDiscount(Op[ColonistsState]):
    """Choose the side of the Subsidy that is the discount; frame a: the action held back."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        below = s.frames[-2]
        op: Op[ColonistsState] = s.title.ops[below[0]]
        found: list[int] = []
        for side in range(1, 3):
            p.side = side
            if f[2] in op.legal(s, below):
                found.append(SIDE + side - 1)
        p.side = 0
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.players[f[1]].side = action - SIDE + 1
        s.frames.pop()
        below = s.frames[-1]
        op: Op[ColonistsState] = s.title.ops[below[0]]
        op.apply(s, below, f[2])


def end_action(s: ColonistsState) -> None:
    """End an action; the Laborer brings his income from what was spent at his place (p.19)."""
    seat, site, kinds = s.acting, s.site, s.spent_kinds
    p = s.players[seat]
    s.acting = -1
    if p.dolly and p.dolly < DOLLY_GOODS:
        p.dolly = 0
    if kinds and site >= 0 and site == s.figures[2]:
        for k in range(s.seats - 1, 0, -1):
            other = (seat + k) % s.seats
            if s.players[other].level[LABORER] >= 2:
                s.tell(E_INCOME, other, site, kinds)
                receive(s, other, tuple((g, 1) for g in range(STORED) if kinds >> g & 1))


def pay(s: ColonistsState, seat: int, cost: int, tools: int = 0, times: int = 1) -> None:
    """Pay a price in the action under way; may cover the top frame with make_room."""
    p = s.players[seat]
    need = (COST_TOOLS[cost]) * times + tools
    if need:
        saved = min(need, s.pool[TOOL])
        s.pool[TOOL] -= saved
        p.tools -= need - saved
    for g, n in COST_GOODS[cost]:
        pay_goods(s, p, g, n * times)
    ask_for_room(s, p, seat)


def straight(p: Player, g: int) -> int:
    """How many of a good can be paid straight from buffers (Delivery Contract, Dolly)."""
    return p.buffered[g] if p.delivery[g] else min(p.dolly, p.buffered[g])


def pay_goods(s: ColonistsState, p: Player, g: int, n: int) -> None:
    """Hand over some goods of a kind: discount first, then Storage, then buffers.

    A good that is left in a buffer takes no space, so loose ones go first. A Delivery
    Contract brings what is missing straight; whether the Dolly does, or where buffers must
    pay what Storage can't have held, is seen by ask_for_room().
    """
    saved = min(n, s.pool[g])
    s.pool[g] -= saved
    n -= saved
    if n == 0:
        return
    s.spent_kinds |= 1 << g
    loose = min(n, p.held[g] - s.got[g])
    drawn = n - loose
    p.held[g] -= loose
    if drawn:
        empty_buffers(p, g, drawn)
        if p.delivery[g]:
            n -= drawn
            drawn = 0
    if p.restricted:
        alone = min(n, lots_alone(s, p, g))
        if alone:
            s.alone = s.alone[:]
            s.alone[g] += alone
            n -= alone
    s.spent += n
    if n and (p.delivers or p.dolly):
        drawn = min(drawn, n)
        s.drawn = s.drawn[:]
        s.drawn[g] += drawn
        s.paid = s.paid[:]
        s.paid[g] += n - drawn


def can_give(s: ColonistsState, p: Player, g: int) -> bool:
    """Can one more of a good be paid in the action under way?"""
    if p.held[g] - s.got[g] + p.buffered[g] <= 0:
        return False
    if s.spent < s.spaces or lots_alone(s, p, g) > 0:
        return True
    if not p.delivers and not p.dolly:
        return False
    due = storage_paid(s)
    spent = s.spent - sum(due)
    due[g] += 1
    return spent + least_stored(s, p, due, True) <= s.spaces


def bring(s: ColonistsState, p: Player, g: int) -> None:
    """The Dolly has brought a good straight that was counted as drawn into Storage."""
    s.drawn = s.drawn[:]
    s.drawn[g] -= 1
    s.spent -= 1
    use_dolly(p)


def use_dolly(p: Player) -> None:
    p.dolly -= 1
    p.used |= USED_DOLLY


def pay_instead(s: ColonistsState, p: Player, g: int) -> None:
    """A buffer has paid a good straight; the loose one that was counted is still there."""
    if not p.delivery[g]:
        use_dolly(p)
    s.paid = s.paid[:]
    s.paid[g] -= 1
    s.spent -= 1
    empty_buffers(p, g, 1)
    p.held[g] += 1


def replaceable(s: ColonistsState, p: Player, g: int) -> int:
    """How many loose goods that Storage has paid buffers could pay straight instead."""
    return min(s.paid[g], straight(p, g))


def ask_for_room(s: ColonistsState, p: Player, seat: int) -> None:
    """If goods from buffers had to be brought in, others may have had to go before."""
    if s.spent > s.spaces or crowded(s, p) > 0:
        s.push(MAKE_ROOM, seat, 0, s.site)


def crowded(s: ColonistsState, p: Player) -> int:
    """How many goods were too many before the action, with all that it has spent."""
    total = s.spent - s.spaces - s.lots
    if not COMPILED and total + sum(p.held) <= 0:
        return 0  # quicker than the loop when interpreted
    for g in range(STORED):
        over = loose_now(s, p, g)
        if over > 0:
            total += over
    return total


def loose_now(s: ColonistsState, p: Player, g: int) -> int:
    """How many of a good lay there before the action, not paid and not in lots of their own."""
    return p.held[g] - s.got[g] - p.only[g] + s.alone[g]


def receive(s: ColonistsState, seat: int, amounts: Amounts) -> None:
    """Goods come in: exchanged by alchemy, stored, or thrown away; may push frames."""
    p = s.players[seat]
    mine = s.acting == seat
    alchemy = p.level[ALCHEMIST] > 0
    if alchemy:
        p.arrived = p.arrived[:]
    for g, n in amounts:
        if g == TOOL:
            p.tools += n
        elif g == DOLLAR:
            p.dollars += n
        else:
            p.held[g] += n
            if mine:
                s.got[g] += n
            if alchemy:
                p.arrived[g] += n
    if alchemy:
        s.push(STORE, seat)
        s.push(ALCHEMY_OP, seat, 0, -1)
        return
    if excess(p) > 0:
        s.frames.append((THROW_AWAY, seat, 0, 0, 0))


class Store(Op[ColonistsState]):
    """See whether everything fits; frame a: 1 when nobody can be hired to make it fit."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        p = s.players[f[1]]
        p.arrived = [0] * STORED
        if excess(p) > 0:
            s.swap(THROW_AWAY, f[1], 0, f[2])
        else:
            s.frames.pop()


class Alchemy(Op[ColonistsState]):
    """Exchange what has just come (Alchemist colony); frame a: pair, b: good given in it."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        choices = [DONE]
        for pair in range(f[2], len(ALCHEMY)):
            level, one, other = ALCHEMY[pair]
            if p.level[ALCHEMIST] < level:
                break
            for g in (one, other):
                if p.arrived[g] and (pair > f[2] or f[3] in (-1, g)):
                    choices.append(TURN_INTO + g)
        return choices

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == DONE:
            s.frames.pop()
            return
        p = s.players[f[1]]
        g = action - TURN_INTO
        for pair in range(len(ALCHEMY)):
            _, one, other = ALCHEMY[pair]
            if g in (one, other):
                into = other if g == one else one
                p.arrived = p.arrived[:]
                p.arrived[g] -= 1
                p.held[g] -= 1
                p.held[into] += 1
                if s.acting == f[1]:
                    s.got[g] -= 1
                    s.got[into] += 1
                s.swap(ALCHEMY_OP, f[1], pair, g)
                s.tell(E_ALCHEMY, f[1], g, into)
                return


class ThrowAway(Op[ColonistsState]):
    """More goods than fit: choose what goes, or open a storage facility.

    frame a: last kind, b: 1 when nobody can be hired.
    """

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        last = f[2]
        found: list[int] = []
        room = p.capacity + p.lots
        kept = 0  # kinds are thrown away in order: what comes before this one stays
        for g, n in enumerate(loose(p) if p.restricted else p.held):
            if n:
                if kept > room:
                    break
                if g >= last:
                    found.append(THROW + g)
                kept += n
        if last == 0 and f[3] == 0 and p.jobs:
            seen: list[int] = []  # equal facilities are offered once
            for spot in p.jobs:
                kind = p.kind[spot]
                if not STORE_SPOTS <= spot < BORDER or not KIND_SPACES[kind] or kind in seen:
                    continue
                seen.append(kind)
                for worker in WORKER_SORTS:
                    if p.idle[worker] and can_hire(p, spot, worker):
                        found.append(HIRE + (worker - 1) * SPOTS + spot)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        g = action - THROW
        if 0 <= g < STORED:
            throw(s, p, seat, g)
            over = excess(p)
            if over > 0 and g > 0 and not p.restricted and not any(p.held[g + 1 :]):
                for _ in range(over):  # nothing but this kind is left to go
                    throw(s, p, seat, g)
                over = 0
            if over <= 0:
                s.frames.pop()
            elif g != f[2]:
                s.frames[-1] = (THROW_AWAY, seat, g, f[3], 0)
            return
        hire(s, seat, (action - HIRE) % SPOTS, (action - HIRE) // SPOTS + 1)
        if excess(p) <= 0:
            s.frames.pop()


class Gain(Op[ColonistsState]):
    """Take what was exchanged for, after the payment; frame a: line, b: how often."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        s.frames.pop()
        gives = LINE_GIVES[f[2]]
        if f[3] > 1:
            gives = tuple((g, n * f[3]) for g, n in gives)
        receive(s, f[1], gives)
