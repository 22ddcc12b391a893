"""The Fee (p.9): who owes it, paying it unit by unit, and making room before an action."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import PAY, PAY_FULL, THROW
from colonnade.titles.colonists.components import (
    ALCHEMIST,
    DOLLY_GOODS,
    FOOD,
    LORD,
    RESOURCES,
    ROBE,
    STORED,
    STOREKEEPER,
    TOOL,
)
from colonnade.titles.colonists.frames import (
    ACT,
    E_FEE,
    E_FEE_SUPPLY,
    E_THROWN,
    FEE_PAID,
    LATE_TURN,
    MAKE_ROOM,
    PAY_FEE,
    PLAY_CARD,
    TAKE_TURN,
)
from colonnade.titles.colonists.goods import (
    ask_for_room,
    begin_action,
    bring,
    can_give,
    crowded,
    end_action,
    loose_now,
    pay_goods,
    pay_instead,
    receive,
    replaceable,
)
from colonnade.titles.colonists.places import pay_tools
from colonnade.titles.colonists.reserve import Due, fee_leaves, needs_for, resources_due
from colonnade.titles.colonists.state import MOVED_ALCHEMIST, ColonistsState, Player
from colonnade.titles.colonists.tables import FIRST_MARKET

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


# frame b of pay_fee: resources due to the payee at hand, and besides
LOW: Final = 16  # times the kind from which on they are chosen
FOOD_DUE: Final = 256  # a tool, food or robe is due before
SAVED: Final = 512  # the last one was saved by the discount: none of its kind in full any more


def parts(s: ColonistsState, p: Player) -> int:
    """One whole Fee."""
    return resources_due(s, p) + (FOOD_DUE if p.fee_food else 0)


def next_payee(due: int, after: int) -> int:
    for seat in range(after + 1, 4):
        if due >> seat & 1:
            return seat
    return -1


def still_due(s: ColonistsState, p: Player, f: Frame) -> Due:
    """What is still to be paid in a pay_fee frame, to everybody."""
    payee, due = f[2] & 7, f[2] >> 3
    later = (due >> (payee + 1)).bit_count() if due else 0
    here, food_due = f[3] & 15, 1 if f[3] & FOOD_DUE else 0
    goods = resources_due(s, p) * later + here
    low = 0 if food_due else f[3] // LOW & 15
    return Due(goods, (later if p.fee_food else 0) + food_due, here, low)


class PayFee(Op[ColonistsState]):
    """Choose what to pay; frame a: payee + 8 * all payees, b: what is due, c: purpose."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        anything = self.anything(s, p, f)
        if len(anything) == 1:
            return anything
        needs = needs_for(s, p, f[4])
        found: list[int] = []
        for action in anything:
            due = still_due(s, p, f)
            due.full = action >= PAY_FULL
            due.gone = action - PAY_FULL if due.full else action - PAY
            if f[3] & FOOD_DUE:
                due.foods -= 1
            else:
                due.goods -= 1
                due.here -= 1
                due.low = due.gone
            if fee_leaves(s, p, needs, due):
                found.append(action)
        # the Fee itself comes first, should what was thrown away leave no better choice
        return found if found else anything

    def anything(self, s: ColonistsState, p: Player, f: Frame) -> list[int]:
        """What can be given next; who would rather save with another payee gives in full."""
        low = f[3] // LOW & 15
        kinds = (TOOL, FOOD, ROBE) if f[3] & FOOD_DUE else tuple(range(low, RESOURCES))
        to_players = f[2] >> 3
        last_saved = low if f[3] & SAVED else -1
        found: list[int] = []
        for g in kinds:
            own = p.tools > 0 if g == TOOL else can_give(s, p, g)
            if s.pool[g] == 0:
                if own:
                    found.append(PAY + g)
                continue
            found.append(PAY + g)
            if own and to_players and g != last_saved:
                found.append(PAY_FULL + g)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        full = action >= PAY_FULL
        g = action - PAY_FULL if full else action - PAY
        payee, due = f[2] & 7, f[2] >> 3
        if (s.pool[g] == 0 or full) and payee < s.seats:
            other = s.players[payee]
            other.parcel = other.parcel[:]
            other.parcel[g] += 1  # what a discount covers, nobody gets
        here = f[3] & 15
        if not f[3] & FOOD_DUE:
            here -= 1
        if here:
            left = here
            if not f[3] & FOOD_DUE:
                left += LOW * g + (SAVED if s.pool[g] and not full else 0)
            s.swap(PAY_FEE, seat, f[2], left, f[4])
        else:
            following = next_payee(due, payee) if due else -1
            if following >= 0:
                s.swap(PAY_FEE, seat, following + 8 * due, parts(s, p), f[4])
            else:
                s.frames.pop()
        saved = s.pool[g]
        if full:
            s.pool[g] = 0
        if g == TOOL:
            pay_tools(s, p, 1)
        else:
            pay_goods(s, p, g, 1)
        if full:
            s.pool[g] = saved
        if g != TOOL:
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


THROWING: Final = 1
WITHOUT_DOLLY: Final = 2


class MakeRoom(Op[ColonistsState]):
    """Choose what buffers paid straight and what was thrown away before the action.

    frame a: the last kind, to keep an order, c: what was begun or done without.
    """

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        dolly = 0 if f[4] & WITHOUT_DOLLY else p.dolly
        found = self.easy(s, p, dolly)
        by_contract = any(p.delivery[action - PAY] for action in found)
        if found and (dolly < DOLLY_GOODS or not pays_again(s, p)):
            return found[:1]  # no loss: by contract, or as the Dolly can't wait
        if s.spent > s.spaces:
            drawn = found[:1] if dolly and any(s.drawn) else []
            return drawn + self.instead(s, p, f[2], 0 if drawn else dolly)
        if by_contract:
            return found
        thrown = self.throwable(s, p, f[2] if f[4] & THROWING else 0, 0 if found else dolly)
        harmless = [action for action in thrown if self.harmless(s, f[1], action)]
        return found + (harmless if harmless or found else thrown)

    def easy(self, s: ColonistsState, p: Player, dolly: int) -> list[int]:
        """What buffers can pay straight so that nothing else has to go."""
        found: list[int] = []
        drawn = dolly > 0 and any(s.drawn)
        if drawn:
            found.append(PAY + next(g for g in range(STORED) if s.drawn[g]))
        for g in range(STORED):
            # a loose good is still there then: it must find a lot of its own
            stays = loose_now(s, p, g) < 0 and replaceable(s, p, g) > 0
            if stays and (p.delivery[g] or (dolly and not drawn)):
                found.append(PAY + g)
        return found

    def instead(self, s: ColonistsState, p: Player, low: int, dolly: int) -> list[int]:
        """Loose goods that buffers pay instead, kinds in order, so that it is enough."""
        kinds: list[int] = []
        ahead = 0
        brought = 0  # by the Dolly, who is for all kinds
        for g in range(STORED - 1, low - 1, -1):
            n = replaceable(s, p, g)
            if n == 0 or (dolly == 0 and not p.delivery[g]):
                continue
            if p.delivery[g]:
                ahead += n
            else:
                brought += n
            if ahead + min(brought, dolly) >= s.spent - s.spaces:
                kinds.append(PAY + g)
        kinds.reverse()
        return kinds

    def throwable(self, s: ColonistsState, p: Player, low: int, dolly: int) -> list[int]:
        """What can be thrown away, kinds in order, so that it is enough in the end."""
        room = crowded(s, p)
        kinds: list[int] = []
        ahead = 0
        brought = 0
        for g in range(STORED - 1, low - 1, -1):
            over = max(0, loose_now(s, p, g))
            n = replaceable(s, p, g)
            if p.delivery[g]:
                over += n
            elif dolly:
                brought += n
            ahead += over
            if over == 0 and (n == 0 or dolly == 0):
                continue
            if ahead + min(brought, dolly) >= room:
                kinds.append(THROW + g)
        kinds.reverse()
        return kinds

    def harmless(self, s: ColonistsState, seat: int, action: int) -> bool:
        """While a Fee is paid nothing is thrown away that the action after it needs."""
        below = s.frames[-2]
        if below[0] not in (FEE_PAID, PAY_FEE):
            return True
        after = s.clone()
        p = after.players[seat]
        throw_before(after, p, action - THROW)
        purpose = below[3] if below[0] == FEE_PAID else below[4]
        due = Due(0, 0) if below[0] == FEE_PAID else still_due(after, p, below)
        return fee_leaves(after, p, needs_for(after, p, purpose), due)

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        p = s.players[f[1]]
        thrown = action >= THROW
        g = action - THROW if thrown else action - PAY
        dolly = p.dolly
        offered = dolly > 0 and len(self.easy(s, p, dolly)) > 0
        if thrown:
            throw_before(s, p, g)
            s.tell(E_THROWN, f[1], g, 1)
        elif s.drawn[g] and p.dolly:
            bring(s, p, g)
            g = f[2]
        else:
            pay_instead(s, p, g)
        if s.spent <= s.spaces and crowded(s, p) <= 0:
            s.frames.pop()
            return
        done = f[4] | (THROWING if thrown else 0)
        if offered and p.dolly == dolly:
            done |= WITHOUT_DOLLY
        s.swap(MAKE_ROOM, f[1], g, f[3], done)


def pays_again(s: ColonistsState, p: Player) -> bool:
    """Could there be another payment in this turn, to save the Dolly for?"""
    if p.level[STOREKEEPER] >= 2 or (p.level[ALCHEMIST] >= 2 and not p.used & MOVED_ALCHEMIST):
        return True
    return any(frame[0] in (TAKE_TURN, LATE_TURN, ACT, PLAY_CARD) for frame in s.frames)


def throw_before(s: ColonistsState, p: Player, g: int) -> None:
    """Throw a good away before the action: a loose one, or one that a buffer replaces."""
    if loose_now(s, p, g) <= 0:
        pay_instead(s, p, g)
    p.held[g] -= 1
