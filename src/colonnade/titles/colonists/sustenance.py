"""The sustenance phase (p.20-22): demand against capacity, surplus into buffers."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import YIELD
from colonnade.titles.colonists.community import count_buffers, output
from colonnade.titles.colonists.components import (
    ALTRUIST,
    CITIZEN,
    EMBASSY,
    FOOD,
    FOOD_OF,
    HUNTING_GROUNDS,
    HUNTING_LODGE,
    MERCHANT,
    ROBE,
    ROBES_OF,
    TAILOR_SHOP,
    TEXTILE_MILL,
)
from colonnade.titles.colonists.frames import (
    ALTRUIST_YIELD,
    E_SUSTAINED,
    SEND_HOME,
    SETTLE_WORKERS,
    STORE,
)
from colonnade.titles.colonists.goods import discount, discount_sides
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.stock import excess
from colonnade.titles.colonists.tables import (
    BUFFER_CARDS,
    BUFFER_GOOD,
    BUFFER_SIZE,
)


def demand(s: ColonistsState, p: Player, g: int) -> int:
    """Food or robes needed for all workers, less what the Altruist's place gives."""
    staff = p.staff
    if g == ROBE:
        total = staff[MERCHANT] * ROBES_OF[MERCHANT]
    else:
        total = staff[CITIZEN] * FOOD_OF[CITIZEN] + staff[MERCHANT] * FOOD_OF[MERCHANT]
    if total == 0 or p.level[ALTRUIST] < 2:
        return total
    return max(0, total - relief(s, p, g))


def relief(s: ColonistsState, p: Player, g: int) -> int:
    """What the Altruist's figure takes off the demand (p.21)."""
    most = 0
    for side in range(discount_sides(s, p)):
        for good, n in discount(s, side):
            if good == g:
                most = max(most, n)
    return most


def altruist_makes(p: Player, g: int, robe: bool) -> int:
    """The embassy's yearly food (level II), or food or robe (level III and up)."""
    if p.level[ALTRUIST] < 2:
        return 0
    return 1 if (g == ROBE) == robe else 0


def sustainers(p: Player, g: int) -> list[int]:
    """Staffed buildings that generate a good, those that are not remodelled further first."""
    first, better = (TAILOR_SHOP, TEXTILE_MILL) if g == ROBE else (HUNTING_LODGE, HUNTING_GROUNDS)
    if p.count[first] == 0 and p.count[better] == 0:
        return []
    spots: list[int] = []
    for kind in (better, first):
        if p.count[kind]:
            for spot in p.built:
                if p.kind[spot] == kind and p.worker[spot]:
                    spots.append(spot)
    return spots


def card_capacity(p: Player, g: int) -> int:
    if not p.board:
        return 0
    return sum(
        BUFFER_SIZE[i]
        for i, card in enumerate(BUFFER_CARDS)
        if BUFFER_GOOD[i] == g and card in p.board
    )


def capacity(p: Player, g: int, robe: bool) -> int:
    """The sustenance capacity: what everything together generates of a good."""
    total = card_capacity(p, g) + altruist_makes(p, g, robe)
    for spot in sustainers(p, g):
        total += output(p, spot)
    return total


def feeds(s: ColonistsState, p: Player, robe: bool) -> bool:
    """Is the demand met by capacity and stores?"""
    for g in (FOOD, ROBE):
        missing = demand(s, p, g) - p.held[g] - p.buffered[g]
        if missing > 0 and missing > capacity(p, g, robe):
            return False
    return True


def can_sustain(s: ColonistsState, p: Player) -> bool:
    """Can all workers be fed, whatever the Altruist embassy yields?"""
    if p.staff[CITIZEN] == 0 and p.staff[MERCHANT] == 0:
        return True
    return feeds(s, p, False) or (p.level[ALTRUIST] >= 3 and feeds(s, p, True))


class Sustain(Op[ColonistsState]):
    """Feed the workers; frame a: 1 when the Altruists' yield is chosen."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        seat = f[1]
        p = s.players[seat]
        if not can_sustain(s, p):
            s.push(SETTLE_WORKERS, seat)
            s.push(SEND_HOME, seat)
            return
        if f[2] == 0:
            p.yields_robe = 0
            if p.level[ALTRUIST] >= 3:
                s.push(ALTRUIST_YIELD, seat)
                return
        s.frames.pop()
        sustain_workers(s, seat)


class AltruistYield(Op[ColonistsState]):
    """Altruist III: this year food or a robe."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        return [YIELD + robe for robe in (0, 1) if feeds(s, p, robe == 1)]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        below = s.frames[-1]
        s.swap(below[0], f[1], 1)
        s.players[f[1]].yields_robe = action - YIELD


def sustain_workers(s: ColonistsState, seat: int) -> None:
    """Set demand against capacity; the rest lies in buffers first, then loose (p.21c).

    Stored goods may be spent on the demand so that new ones land in buffers. Whatever is
    spent, the total left is the same, and a good in a buffer takes no space and can be
    moved out at any time: so the buffers are filled as far as they go.
    """
    p = s.players[seat]
    robe = p.yields_robe == 1
    if not any_sustenance(p):
        return
    for g in (FOOD, ROBE):
        made = capacity(p, g, robe)
        total = p.held[g] + p.buffered[g] + made - demand(s, p, g)
        if made or p.buffered[g]:
            total = fill_buffers(p, g, total, robe)
        p.held[g] = total
    count_buffers(p)
    if s.log is not None:
        s.tell(E_SUSTAINED, seat, demand(s, p, FOOD), demand(s, p, ROBE))
    if excess(p) > 0:
        s.push(STORE, seat)


def any_sustenance(p: Player) -> bool:
    """Is there anybody to feed, or anything that generates sustenance goods?"""
    if p.staff[CITIZEN] or p.staff[MERCHANT] or p.level[ALTRUIST] >= 2 or p.board:
        return True
    made = p.count[HUNTING_LODGE] + p.count[HUNTING_GROUNDS]
    return made + p.count[TAILOR_SHOP] + p.count[TEXTILE_MILL] > 0


def fill_buffers(p: Player, g: int, total: int, robe: bool) -> int:
    """Lay goods into the buffers for them: cards, the embassy, then buildings; what is left."""
    p.buffer = p.buffer[:]
    if p.board:
        p.card_buffer = p.card_buffer[:]
        for i, card in enumerate(BUFFER_CARDS):
            if BUFFER_GOOD[i] == g:
                n = min(total, BUFFER_SIZE[i]) if card in p.board else 0
                p.card_buffer[i] = n
                total -= n
    if p.level[ALTRUIST]:
        n = min(total, altruist_makes(p, g, robe))
        if g == FOOD:
            p.buffer[p.kind.index(EMBASSY + ALTRUIST)] = n
        else:
            p.robe_buffer = n
        total -= n
    for spot in sustainers(p, g):
        n = min(total, output(p, spot))
        p.buffer[spot] = n
        total -= n
    return total
