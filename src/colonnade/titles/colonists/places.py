"""Acting at a place (p.7-8): its deeds, the markets, the Lord's good, trades and swaps."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.actions import (
    DO,
    DONE,
    LINE,
    LORD_TAKES,
    MOST,
    PAY,
    PICK,
    SKIP,
    TRADE_FOR,
)
from colonnade.titles.colonists.building import AT_BUILDER, can_build
from colonnade.titles.colonists.community import RIGHT_COUNCIL, RIGHT_STAND
from colonnade.titles.colonists.components import (
    ALCHEMIST,
    ALTRUIST,
    DEVELOPER_TOOLS,
    DOLLAR,
    ENVOY,
    GIVE,
    LORD,
    LORD_GOODS,
    MARKER,
    OFFICER,
    PLAYS_A_TURN,
    SCHOLAR,
    STORED,
    TOOL,
    TRADE_GROUPS,
    TRADE_RATES,
    TRADER,
)
from colonnade.titles.colonists.diplomacy import can_be_diplomatic
from colonnade.titles.colonists.frames import (
    ACT,
    BUILD,
    DIPLOMACY,
    DRAW_CARDS,
    E_EXCHANGED,
    E_LORD,
    E_MARKER,
    E_SOLD,
    E_SWAPPED,
    E_TOOK,
    E_TRADED,
    E_TRANSMUTED,
    EXCHANGE,
    FINISH_ACTION,
    GAIN,
    OFFER_PLAY,
    PLAY_CARD,
    STORE,
    SWAP_PLACES,
    SWAP_WITH,
    THROW_AWAY,
    TRADE,
    TRANSMUTE,
)
from colonnade.titles.colonists.goods import (
    ask_for_room,
    asks_discount,
    begin_action,
    can_give,
    can_pay_any,
    discount_sides,
    end_action,
    lots_alone,
    most_times,
    pay,
    pay_goods,
    pool_of,
    receive,
    spaces_of,
)
from colonnade.titles.colonists.improvements import (
    FIRST_CARD,
    can_play_any,
    librarian_draw,
    may_draw,
)
from colonnade.titles.colonists.state import ColonistsState, Player, is_market
from colonnade.titles.colonists.tables import (
    DEED_COST,
    DEED_FREE,
    DEED_GIVES,
    DEED_KIND,
    DEED_LINES,
    DEED_PAYS,
    DEED_SORT,
    DEED_TIMES,
    DIPLOMAT,
    FIRST_MARKET,
    GROUP_OF,
    LINE_COST,
    LINE_GIVES,
    LINE_TIMES,
    MARKET_ACTION,
    MARKET_SALE,
    MARKET_SUBSIDY,
    PLACE_DEEDS,
    PLACE_SORT,
    STAND_DEED,
    SWAP_DEED,
    TILES_ON_MAP,
    TRADE_DEED,
    TRANSMUTE_DEED,
)

BUILDER_SORT: Final = c.PLACE_SORTS.index("builder")
FIRST: Final = 0
SECOND: Final = 1
SALE: Final = 2
SUBSIDY: Final = 3
SUBSIDY_2: Final = 4
CARD: Final = 5
TRADES: Final = 6
TRANSMUTES: Final = 7
STANDS: Final = 8
SWAPS: Final = 9

# 1 for places that always have something to do: they give, or they are markets
PLACE_ALWAYS: Final = [
    1 if place >= FIRST_MARKET else DEED_FREE[PLACE_DEEDS[place][0]]
    for place in range(TILES_ON_MAP)
]
# the price without which nothing can be done at a place
NO_PRICE: Final = -1  # there is no single one
ALWAYS_OPEN: Final = -2  # there is always something to do


def _price_of(place: int) -> int:
    if PLACE_ALWAYS[place]:
        return ALWAYS_OPEN
    deed = PLACE_DEEDS[place][0]
    if DEED_SORT[deed] == c.BUILD:
        return DEED_COST[deed]
    if DEED_SORT[deed] == c.EXCHANGE and len(DEED_LINES[deed]) == 1:
        return LINE_COST[DEED_LINES[deed][0]]
    return NO_PRICE


PLACE_PRICE: Final = [_price_of(place) for place in range(TILES_ON_MAP)]
# what is built there for that price, -1: it is an exchange
PLACE_BUILT: Final = [
    DEED_KIND[PLACE_DEEDS[place][0]] if price >= 0 else -1
    for place, price in enumerate(PLACE_PRICE)
]
# the deed of a place that has only one
SEVERAL: Final = -1
ONLY_DEED: Final = [
    PLACE_DEEDS[place][0] if place < FIRST_MARKET and len(PLACE_DEEDS[place]) == 1 else SEVERAL
    for place in range(TILES_ON_MAP)
]

# the roles of deeds, as deeds_at lists them for a player without abilities of his own
PLACE_ROLES: Final[list[list[tuple[int, int]]]] = [list(enumerate(deeds)) for deeds in PLACE_DEEDS]
MARKET_ROLES: Final[list[list[tuple[int, int]]]] = [
    [
        (SALE, MARKET_SALE[card]),
        *((SUBSIDY + i, deed) for i, deed in enumerate(MARKET_SUBSIDY[card])),
        (CARD, MARKET_ACTION[card]),
    ]
    for card in range(len(MARKET_SALE))
]

# the deed of a role that is played at a market
ROLE_DEEDS: Final[list[list[int]]] = [
    [
        dict(
            [
                *MARKET_ROLES[card],
                (TRADES, TRADE_DEED),
                (TRANSMUTES, TRANSMUTE_DEED),
                (STANDS, STAND_DEED),
                (SWAPS, SWAP_DEED),
            ]
        ).get(role, -1)
        for role in range(SWAPS + 1)
    ]
    for card in range(len(MARKET_SALE))
]

# --- what can be done where -------------------------------------------------------------


def deeds_at(s: ColonistsState, p: Player, place: int) -> list[tuple[int, int]]:
    """The deeds of a place for a player: (role, deed)."""
    if place < FIRST_MARKET:
        if place != DIPLOMAT or p.level[ENVOY] < 4:
            return PLACE_ROLES[place]
        found = PLACE_ROLES[place] + MARKET_ROLES[s.market_card]
    else:
        found = MARKET_ROLES[s.market_card]
        if p.level[TRADER] == 0 and p.level[ALCHEMIST] < 4 and p.rights == 0:
            return found
        found = found[:]
    if p.level[TRADER] >= 1:
        found.append((TRADES, TRADE_DEED))
    if p.level[ALCHEMIST] >= 4:
        found.append((TRANSMUTES, TRANSMUTE_DEED))
    if p.rights & RIGHT_STAND:
        found.append((STANDS, STAND_DEED))
    if p.rights & RIGHT_COUNCIL:
        found.append((SWAPS, SWAP_DEED))
    return found


def can_do(s: ColonistsState, p: Player, deed: int) -> bool:
    """Can a deed be done, at least once?"""
    if DEED_FREE[deed]:
        return True
    sort = DEED_SORT[deed]
    if sort == c.EXCHANGE:
        return can_pay_any(s, p, DEED_LINES[deed])
    if sort == c.BUILD:
        return can_build(s, p, DEED_KIND[deed], DEED_COST[deed])
    if sort == c.DRAW:
        return may_draw(p)
    if sort == c.DEVELOP:
        p.tools += DEVELOPER_TOOLS
        found = can_play_any(s, p)
        p.tools -= DEVELOPER_TOOLS
        return found
    if sort == c.DIPLOMACY:
        return can_be_diplomatic(s, p)
    if sort == c.TRADE:
        return can_trade(s, p)
    if sort == c.TRANSMUTE:
        return can_transmute(s, p, DEED_TIMES[deed])
    return any_swappable(s)


def can_act(s: ColonistsState, p: Player, place: int) -> bool:
    """Is there an action to carry out at a place? (p.7: no move without one.)"""
    if PLACE_ALWAYS[place]:
        return True
    for deed in PLACE_DEEDS[place]:
        if can_do(s, p, deed):
            return True
    return p.level[LORD] >= 1 or (place == DIPLOMAT and p.level[ENVOY] >= 4)


def arrive(s: ColonistsState, seat: int, place: int) -> None:
    """A steward has come to a place: act at once where there is only one thing to do."""
    p = s.players[seat]
    deed = ONLY_DEED[place]
    if deed != SEVERAL:
        plain = p.level[LORD] == 0 and (place != DIPLOMAT or p.level[ENVOY] < 4)
        if plain and DEED_SORT[deed] == GIVE and p.level[ALTRUIST] < 2:
            hand_out(s, seat, place, deed)
            return
        if plain and (p.level[ALTRUIST] < 2 or DEED_SORT[deed] == c.DEVELOP):
            start_deed(s, seat, place, deed)
            return
    s.frames.append((ACT, seat, place, 0, 0))


class Act(Op[ColonistsState]):
    """Choose what to do at a place; frame a: place, b: 1 when nothing need be done."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found: list[int] = []
        for role, deed in deeds_at(s, p, f[2]):
            if DEED_FREE[deed] or can_do(s, p, deed):
                found.append(DO + role)
        if p.level[LORD] and not is_market(f[2]):
            for level, good in LORD_GOODS:
                if p.level[LORD] >= level:
                    found.append(LORD_TAKES + good)
        if f[3] or not found:
            found.append(SKIP)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat, place = f[1], f[2]
        p = s.players[seat]
        if action == SKIP:
            s.frames.pop()
            return
        if LORD_TAKES <= action < LORD_TAKES + STORED:
            s.frames.pop()
            if p.level[LORD] >= 4:
                p.tools += 1
            s.tell(E_LORD, seat, place, action - LORD_TAKES)
            receive(s, seat, ((action - LORD_TAKES, 1),))
            return
        role = action - DO
        deed = PLACE_DEEDS[place][role] if role < SALE else ROLE_DEEDS[s.market_card][role]
        if DEED_PAYS[deed] and asks_discount(s, seat, action):
            return
        s.frames.pop()
        start_deed(s, seat, place, deed)


def start_deed(s: ColonistsState, seat: int, place: int, deed: int) -> None:
    """Begin a deed; all its parts are one action (p.12)."""
    p = s.players[seat]
    sort = DEED_SORT[deed]
    if sort == GIVE:
        if place == DIPLOMAT:
            p.tools += 1  # Envoy IV: a Subsidy taken at the Diplomat
        hand_out(s, seat, place, deed)
        return
    if sort == c.DEVELOP:
        p.tools += DEVELOPER_TOOLS
        s.tell(E_TOOK, seat, place, TOOL, DEVELOPER_TOOLS)
        s.push(PLAY_CARD, seat, place, FIRST_CARD)
        return
    if sort == c.DRAW and p.level[SCHOLAR] >= 2 and p.plays < PLAYS_A_TURN:
        s.push(OFFER_PLAY, seat, place)
    begin_action(s, seat, place)
    envoy_tool = 1 if place == DIPLOMAT and p.level[ENVOY] >= 4 else 0
    s.frames.append((FINISH_ACTION, seat, envoy_tool, 0, 0))
    if sort == c.EXCHANGE:
        s.frames.append((EXCHANGE, seat, deed, 0, 0))
    elif sort == c.BUILD:
        s.push(BUILD, seat, deed, 0, AT_BUILDER if PLACE_SORT[place] == BUILDER_SORT else 0)
    elif sort == c.DIPLOMACY:
        s.push(DIPLOMACY, seat)
    elif sort == c.TRADE:
        s.push(TRADE, seat)
    elif sort == c.TRANSMUTE:
        s.push(TRANSMUTE, seat, DEED_TIMES[deed])
    elif sort == c.SWAP:
        s.push(SWAP_PLACES, seat, 1)
    else:
        start_gift(s, seat, place, deed, sort)


def start_gift(s: ColonistsState, seat: int, place: int, deed: int, sort: int) -> None:
    """Deeds that hand something out: goods, the marker, improvements."""
    p = s.players[seat]
    if sort in (MARKER, OFFICER):
        s.marker = seat
        s.tell(E_MARKER, seat, place)
    if sort == OFFICER:
        s.push(SWAP_PLACES, seat, 0)
    if sort == c.DRAW:
        drawn, kept = librarian_draw(p)
        s.push(DRAW_CARDS, seat, drawn, kept)
    hand_out(s, seat, place, deed)


def hand_out(s: ColonistsState, seat: int, place: int, deed: int) -> None:
    """Take what a place gives; Axe, Spade and Iron Pickaxe add to it."""
    p = s.players[seat]
    amounts = DEED_GIVES[deed]
    if p.bonuses:
        amounts = tuple((g, n + p.bonus[g] if g < STORED else n) for g, n in amounts)
    if s.log is not None:
        for g, n in amounts:
            s.tell(E_TOOK, seat, place, g, n)
    receive(s, seat, amounts)


class FinishAction(Op[ColonistsState]):
    """The end of an action; frame a: tools that come with it (Envoy IV)."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        s.frames.pop()
        s.players[f[1]].tools += f[2]
        end_action(s)


# --- exchanges --------------------------------------------------------------------------


class Exchange(Op[ColonistsState]):
    """Use lines of exchange; frame a: deed, b: next line, c: how often so far (-1: may stop)."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found: list[int] = []
        lines = DEED_LINES[f[2]]
        left = min(DEED_TIMES[f[2]] - max(0, f[4]), MOST)
        for i in range(f[3], len(lines)):
            line = lines[i]
            times = most_times(s, p, LINE_COST[line], min(LINE_TIMES[line], left))
            for k in range(times):
                found.append(LINE + i * MOST + k)
        if f[4]:
            found.append(DONE)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == DONE:
            s.frames.pop()
            return
        i = (action - LINE) // MOST
        times = (action - LINE) % MOST + 1
        line = DEED_LINES[f[2]][i]
        if s.log is not None:
            sold = LINE_GIVES[line][0][0] == DOLLAR
            s.tell(E_SOLD if sold else E_EXCHANGED, f[1], line, times, s.site)
        if i + 1 < len(DEED_LINES[f[2]]):
            s.swap(EXCHANGE, f[1], f[2], i + 1, max(0, f[4]) + times)
        else:
            s.frames.pop()
        s.frames.append((GAIN, f[1], line, times, 0))
        pay(s, f[1], LINE_COST[line], 0, times)


def on_hand(s: ColonistsState, p: Player, g: int) -> int:
    """How many of a good can be paid in the action under way or about to begin."""
    if g == TOOL:
        return p.tools + (s.pool[TOOL] if s.acting >= 0 else 0)
    n = p.held[g] + p.buffered[g]
    if s.acting >= 0 and s.players[s.acting] is p:
        n += s.pool[g] - s.got[g]
    return n


def without_room(s: ColonistsState, p: Player, g: int) -> int:
    """How many of a good can be paid in the action under way without having lain in Storage.

    The discount, goods from lots for them only (Storekeeper IV), and tools.
    """
    return on_hand(s, p, g) if g == TOOL else s.pool[g] + lots_alone(s, p, g)


def payable(s: ColonistsState, p: Player, kinds: tuple[int, ...], needed: int) -> bool:
    """Can so many goods of these kinds be paid, one of the first kind among them?

    What the discount or lots of their own don't pay must have lain in Storage with all paid
    before.
    """
    if p.delivers or p.dolly:
        return payable_by_trying(s, kinds, needed)
    total = 0
    free = 0
    for g in kinds:
        n = on_hand(s, p, g)
        total += n
        free += min(n, without_room(s, p, g))
    room = s.spaces - s.spent
    if total < needed or needed - free > room:
        return False
    # the first good itself: after it the others must do with what is left
    if without_room(s, p, kinds[0]) > 0:
        return True
    return room > 0 and needed - min(free, needed - 1) <= room


def payable_by_trying(s: ColonistsState, kinds: tuple[int, ...], needed: int) -> bool:
    """The same where buffers pay straight, too: give the goods and see."""
    p = s.players[s.acting]
    g = kinds[0]
    if on_hand(s, p, g) == 0 or (g != TOOL and s.pool[g] == 0 and not can_give(s, p, g)):
        return False
    if needed == 1:
        return True
    after = s.clone()
    if g == TOOL:
        pay_tools(after, after.players[s.acting], 1)
    else:
        pay_goods(after, after.players[s.acting], g, 1)
    return any(payable_by_trying(after, kinds[i:], needed - 1) for i in range(len(kinds)))


def can_trade(s: ColonistsState, p: Player) -> bool:
    """Trader: is there any exchange? A discount alone will do."""
    given = TRADE_GROUPS[: p.level[TRADER]]
    return any(on_hand(s, p, g) + most_discount(s, p, g) > 0 for group in given for g in group)


def can_transmute(s: ColonistsState, p: Player, number: int) -> bool:
    """Are there goods of any kinds for a tool, with a discount if there is one?"""
    own = sum(p.held) + sum(p.buffered)
    saved = max([0, *(sum(pool_of(s, side)[:STORED]) for side in open_sides(s, p))])
    return own >= number - saved <= spaces_of(p)


def most_discount(s: ColonistsState, p: Player, g: int) -> int:
    """The most of a good that the discount on the next action can save."""
    return max([0, *(pool_of(s, side)[g] for side in open_sides(s, p))])


def open_sides(s: ColonistsState, p: Player) -> list[int]:
    """The sides of the discount on the next action: all, or the one that was chosen."""
    return [side for side in range(discount_sides(s, p)) if p.side in (0, side + 1)]


class Trade(Op[ColonistsState]):
    """Trader: goods for goods, unit by unit in one order.

    frame a: sort of exchange (target * 4 + group given) + 1, b: last good given,
    c: goods given of the unit under way, -1 when nothing was traded yet.
    """

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        level = p.level[TRADER]
        found: list[int] = []
        now = f[2] - 1
        started = f[2] > 0
        if f[4] > 0:
            target, group = divmod(now, 4)
            rate = TRADE_RATES[group][GROUP_OF[target]]
            self.offer(s, p, target, group, rate - f[4], f[3], found)
            return found
        for target in range(TOOL + 1):
            high = GROUP_OF[target]
            if high >= level:
                continue
            for group in range(high + 1):
                sort = target * 4 + group
                if sort >= now:
                    low = f[3] if sort == now and started else 0
                    rate = TRADE_RATES[group][high]
                    self.offer(s, p, target, group, rate, low, found)
        if started:
            found.append(DONE)
        return found

    def offer(
        self,
        s: ColonistsState,
        p: Player,
        target: int,
        group: int,
        needed: int,
        low: int,
        found: list[int],
    ) -> None:
        """Add the goods that can be given next so that the unit can be completed."""
        kinds = TRADE_GROUPS[group]
        for i, g in enumerate(kinds):
            if g < low or g == target or on_hand(s, p, g) == 0:
                continue
            # the goods are given in order, and none for itself
            others = tuple(o for o in kinds[i:] if o != target)
            if payable(s, p, others, needed):
                found.append(TRADE_FOR + g * (TOOL + 1) + target)

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == DONE:
            s.frames.pop()
            return
        seat = f[1]
        p = s.players[seat]
        g, target = divmod(action - TRADE_FOR, TOOL + 1)
        group = GROUP_OF[g]
        rate = TRADE_RATES[group][GROUP_OF[target]]
        given = max(0, f[4]) + 1
        s.swap(TRADE, seat, target * 4 + group + 1, g, given % rate)
        if g == TOOL:
            pay_tools(s, p, 1)
        else:
            pay_goods(s, p, g, 1)
        if given == rate:
            s.tell(E_TRADED, seat, target, rate)
            s.push(STORE, seat)
            receive(s, seat, ((target, 1),))
            if s.frames[-1][0] == THROW_AWAY:
                s.frames.pop()  # what is too much is seen after room was made
            ask_for_room(s, p, seat)


def pay_tools(s: ColonistsState, p: Player, n: int) -> None:
    saved = min(n, s.pool[TOOL])
    s.pool[TOOL] -= saved
    p.tools -= n - saved


class Transmute(Op[ColonistsState]):
    """Some goods of any kinds for a tool; frame a: how many goods, b: last given, c: given."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        needed = f[2] - f[4] % f[2]
        found: list[int] = []
        for g in range(f[3], STORED):
            if on_hand(s, p, g) and payable(s, p, tuple(range(g, STORED)), needed):
                found.append(PAY + g)
        if f[4] and f[4] % f[2] == 0:
            found.append(DONE)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == DONE:
            s.frames.pop()
            return
        p = s.players[f[1]]
        g = action - PAY
        s.swap(TRANSMUTE, f[1], f[2], g, f[4] + 1)
        pay_goods(s, p, g, 1)
        if (f[4] + 1) % f[2] == 0:
            p.tools += 1
            s.tell(E_TRANSMUTED, f[1], f[2])
            ask_for_room(s, p, f[1])


# --- swapping places --------------------------------------------------------------------


def unoccupied(s: ColonistsState, tiles: list[int]) -> list[int]:
    """The places on which no figure of any kind stands."""
    here = s.here
    free = [t for t in tiles if t < FIRST_MARKET and here[t] == 0]
    for figure in s.figures:
        if figure >= 0 and figure in free:
            free.remove(figure)
    return free


def swappable(s: ColonistsState, first: int, adjacent: bool) -> list[int]:
    """Places that can be swapped: with `first`, or (-1) with a place of a higher number."""
    land = s.map()
    if first >= 0:
        tiles = land.near[first] if adjacent else land.everywhere
        return [t for t in unoccupied(s, tiles) if t > first]
    free = unoccupied(s, land.everywhere)
    if not adjacent:
        return free[:-1]
    return [t for t in free if t < highest(unoccupied(s, land.near[t]))]


def highest(tiles: list[int]) -> int:
    """The last of some tiles in order, -1 when there are none."""
    return tiles[-1] if tiles else -1


def any_swappable(s: ColonistsState) -> bool:
    """Can any two adjacent places be swapped?"""
    land = s.map()
    for tile in unoccupied(s, land.everywhere):
        if tile < highest(unoccupied(s, land.near[tile])):
            return True
    return False


class SwapPlaces(Op[ColonistsState]):
    """Choose the first of two places to swap; frame a: 0 may be left out, 1 adjacent, 2 Lord."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        found = [PICK + tile for tile in swappable(s, -1, f[2] == 1)]
        if f[2] == 0:
            found.append(SKIP)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == SKIP:
            s.frames.pop()
        else:
            s.swap(SWAP_WITH, f[1], f[2], action - PICK)


class SwapWith(Op[ColonistsState]):
    """Choose the second; frame a: as before, b: the first."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [PICK + tile for tile in swappable(s, f[3], f[2] == 1)]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        one, other = f[3], action - PICK
        s.exchange_tiles(one, other)
        s.tell(E_SWAPPED, f[1], one, other)
