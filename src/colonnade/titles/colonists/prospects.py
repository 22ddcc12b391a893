"""What visits to places and plans for the coming turns are worth to a community, in dollars."""

import math
from typing import Final

from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.components import (
    CLAY,
    DOLLAR,
    HAND_LIMIT,
    LORD,
    STORAGE,
    STORED,
    TOOL,
    WOOD,
)
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.tables import (
    CARD_COST,
    CARD_DEEDS,
    CARD_HOUSED,
    CARD_HOUSES,
    CARD_SORT,
    CARD_VALUE,
    COST_GOODS,
    COST_SIZE,
    COST_TOOLS,
    DEED_COST,
    DEED_GIVES,
    DEED_KIND,
    DEED_LINES,
    DEED_SORT,
    DEED_TIMES,
    FIRST_MARKET,
    KIND_FROM,
    KIND_HOUSED,
    KIND_HOUSES,
    KIND_LIMIT,
    KIND_SORT,
    LEVEL_COST,
    LINE_COST,
    LINE_GIVES,
    LINE_TIMES,
    MARKET_DEEDS,
    PLACE_DEEDS,
    SCARCE_GOOD,
    SCARCE_NUMBER,
    TILES_ON_MAP,
)
from colonnade.titles.colonists.worth import (
    CARD_WORTH,
    COST_WORTH,
    GOOD_WORTH,
    HELD_CARD,
    Standing,
    building_gain,
    colonists_gain,
    embassy_gain,
    heap,
    relief,
    tools_worth,
)

WAITING: Final = 0.78  # what is left of a plan's worth when it takes a turn longer
SECOND: Final = 0.4  # share of the second best plan that counts
UNKNOWN: Final = -1e9  # a worth not yet thought out
FARTHEST: Final = 4  # turns to a place, at most
# what is left of a plan's worth that is carried out in so many turns
WAITED: Final[list[float]] = [WAITING ** (turns - 1) for turns in range(FARTHEST + 1)]
DRAWN_CARD: Final = 0.7  # an improvement not yet seen
MARKER_WORTH: Final = 0.4  # to be the starting player next year
ROOM_WORTH: Final = 0.45  # of one of the next three free places
# fmt: off
# turns it takes to get one
#                                 wood  clay  plank brick ore   coal  iron  food  robe  tool
TURNS_FOR: Final[list[float]] = [0.50, 0.55, 1.20, 1.40, 1.00, 1.40, 3.50, 0.50, 1.00, 0.40]
# fmt: on

# --- visits -----------------------------------------------------------------------------


def affordable(p: Player, cost: int, tools: int, most: int) -> int:
    """How often a price can be paid at once, from Storage and buffers."""
    scarce = SCARCE_GOOD[cost]
    if p.held[scarce] + p.buffered[scarce] < SCARCE_NUMBER[cost]:
        return 0
    times = most
    need = COST_TOOLS[cost]
    if need:
        n = (p.tools + tools) // need
        if n < times:
            times = n
    for good, count in COST_GOODS[cost]:
        n = (p.held[good] + p.buffered[good]) // count
        if n < times:
            times = n
    size = COST_SIZE[cost]
    if size and p.capacity // size < times:
        times = p.capacity // size
    return times


def room_worth(room: int) -> float:
    """Room for the next goods."""
    return ROOM_WORTH * (room if room < 3 else 3)


def heap_of(p: Player, good: int) -> int:
    return p.held[good] + p.buffered[good]


def goods_worth(st: Standing, p: Player, amounts: c.Amounts) -> float:
    """What goods handed out are worth, as far as there is room for them."""
    total = 0.0
    use = st.use
    room = st.room
    for good, n in amounts:
        if good == DOLLAR:
            total += n
        elif good == TOOL:
            total += (tools_worth(p.tools + n) - tools_worth(p.tools)) * use
        else:
            kept = n if n < room else room
            room -= kept
            have = heap_of(p, good)
            total += GOOD_WORTH[good] * use * (heap(have + kept) - heap(have))
            total += 0.15 * GOOD_WORTH[good] * use * (n - kept) + relief(st, good, n)
    return total - (room_worth(st.room) - room_worth(room)) * use


def price_worth(st: Standing, p: Player, cost: int, before: int) -> float:
    """What paying a price takes away, when it was paid some times already."""
    total = 0.0
    tools = COST_TOOLS[cost]
    if tools:
        left = p.tools - before * tools
        total += tools_worth(left) - tools_worth(left - tools)
    for good, n in COST_GOODS[cost]:
        have = heap_of(p, good) - before * n
        total += GOOD_WORTH[good] * (heap(have) - heap(have - n))
    return total * st.use


def builds_worth(st: Standing, p: Player, deed: int, tools: int) -> float:
    """The best number of buildings put up in one action."""
    kind = DEED_KIND[deed]
    cost = DEED_COST[deed]
    source = KIND_FROM[kind]
    most = DEED_TIMES[deed]
    if source >= 0:
        most = min(most, p.count[source])
        if KIND_HOUSES[source] != KIND_HOUSES[kind]:
            most = min(most, p.idle[KIND_HOUSES[source]] // KIND_HOUSED[source])
    elif KIND_SORT[kind] == STORAGE:
        most = min(most, p.free[1])
    else:
        most = min(most, p.free[0] + p.free[1] + p.free[2])
    if KIND_LIMIT[kind]:
        most = min(most, KIND_LIMIT[kind] - p.count[kind])
    times = affordable(p, cost, tools, most)
    total = 0.0
    for before in range(times):
        gain = building_gain(st, p, kind, before) - price_worth(st, p, cost, before)
        if gain <= 0.0:
            break
        total += gain
    return total


def deed_worth(s: ColonistsState, st: Standing, p: Player, deed: int) -> float:
    """What one of the things to do at a place brings."""
    sort = DEED_SORT[deed]
    if sort == c.GIVE:
        return goods_worth(st, p, DEED_GIVES[deed])
    if sort == c.BUILD:
        return builds_worth(st, p, deed, 0)
    if sort == c.EXCHANGE:
        best = 0.0
        for line in DEED_LINES[deed]:
            times = affordable(p, LINE_COST[line], 0, LINE_TIMES[line])
            if times > 0:
                best = max(best, line_gain(st, p, line, times))
                if times > 1:
                    best = max(best, line_gain(st, p, line, (times + 1) // 2))
        return best
    if sort == c.DRAW:
        if len(p.hand) >= HAND_LIMIT and not p.library:
            return 0.0
        return 1.0 + (2.0 * DRAWN_CARD * st.use if len(p.hand) < HAND_LIMIT - 1 else 0.0)
    if sort == c.DEVELOP:
        return develop_worth(s, st, p)
    if sort == c.DIPLOMACY:
        return diplomacy_worth(s, st, p)
    if sort in (c.MARKER, c.OFFICER):
        return goods_worth(st, p, DEED_GIVES[deed]) + MARKER_WORTH * st.use
    return 0.3 * st.use


def line_gain(st: Standing, p: Player, line: int, times: int) -> float:
    """What using a line of exchange some times brings."""
    gain = 0.0
    for good, n in COST_GOODS[LINE_COST[line]]:
        have = heap_of(p, good)
        gain -= GOOD_WORTH[good] * (heap(have) - heap(have - n * times))
    for good, n in LINE_GIVES[line]:
        if good < STORED:
            have = heap_of(p, good)
            gain += GOOD_WORTH[good] * (heap(have + n * times) - heap(have))
        elif good == TOOL:
            gain += tools_worth(p.tools + n * times) - tools_worth(p.tools)
    gain *= st.use
    if LINE_GIVES[line][0][0] == DOLLAR:
        gain += LINE_GIVES[line][0][1] * times
    for good, n in COST_GOODS[LINE_COST[line]]:
        gain += relief(st, good, -n * times)
    return gain


def develop_worth(s: ColonistsState, st: Standing, p: Player) -> float:
    """Two tools and the best improvement that can be paid."""
    best = 0.0
    for card in p.hand:
        if affordable(p, CARD_COST[card], c.DEVELOPER_TOOLS, 1) > 0:
            best = max(best, play_worth(s, st, p, card))
    if best == 0.0:
        return 0.0
    return best + c.DEVELOPER_TOOLS * GOOD_WORTH[TOOL] * st.use


def play_worth(s: ColonistsState, st: Standing, p: Player, card: int) -> float:
    """What an improvement brings now."""
    if CARD_SORT[card] == c.IMMEDIATE:
        total = 0.0
        for deed in CARD_DEEDS[card]:
            if DEED_SORT[deed] == c.BUILD:
                total += builds_worth(st, p, deed, c.DEVELOPER_TOOLS)
            else:
                total += deed_worth(s, st, p, deed)
        return total - HELD_CARD * CARD_WORTH[card] * st.use
    if CARD_HOUSED[card]:
        lasting = colonists_gain(st, CARD_HOUSES[card], CARD_HOUSED[card], 0)
    else:
        lasting = CARD_WORTH[card] - CARD_VALUE[card] + COST_WORTH[CARD_COST[card]]
        lasting *= min(1.0, st.span)
    return (
        CARD_VALUE[card]
        + lasting
        - price_worth(st, p, CARD_COST[card], 0)
        - HELD_CARD * CARD_WORTH[card] * st.use
    )


def diplomacy_worth(s: ColonistsState, st: Standing, p: Player) -> float:
    best = 0.0
    for colony in s.colonies:
        level = p.level[colony]
        if level >= s.era or (level == 0 and p.free[0] == 0):
            continue
        cost = LEVEL_COST[level + 1]
        if affordable(p, cost, 0, 1) > 0:
            best = max(best, embassy_gain(st, colony, level) - price_worth(st, p, cost, 0))
    return best


def visit_worth(s: ColonistsState, st: Standing, seat: int, tile: int) -> float:
    """What a visit to a place brings; all markets are alike, whoever of the stewards goes."""
    if tile > FIRST_MARKET:
        tile = FIRST_MARKET
    visits = st.visits
    if not visits:
        visits = [UNKNOWN] * (FIRST_MARKET + 1)
        st.visits = visits
    known = visits[tile]
    if known == UNKNOWN:
        known = first_visit_worth(s, st, seat, tile)
        visits[tile] = known
    return known


def first_visit_worth(s: ColonistsState, st: Standing, seat: int, tile: int) -> float:
    """As visit_worth(), thought out; a Fee for company is taken off."""
    p = s.players[seat]
    best = 0.0
    if tile >= FIRST_MARKET:
        if s.market_card < 0:
            return 0.5
        deeds = MARKET_DEEDS[s.market_card]
    else:
        deeds = PLACE_DEEDS[tile]
        if p.level[LORD]:
            best = max(GOOD_WORTH[WOOD], GOOD_WORTH[CLAY]) * st.use
    for deed in deeds:
        value = deed_worth(s, st, p, deed)
        if value > best:
            best = value
    others = s.here[tile] & ~(1 << seat)
    if others and tile < FIRST_MARKET and p.level[LORD] < 2 and (p.fee_food or p.fee_goods):
        fee = (0.5 * p.fee_food + 0.7 * s.era * p.fee_goods) * st.use
        while others:
            best -= fee * (others & 1)
            others >>= 1
    return best


# --- plans ------------------------------------------------------------------------------


def can_stop(p: Player, tile: int) -> bool:
    """Can a steward act at a place on his way? (p.7: no move without an action.)"""
    if tile >= FIRST_MARKET or p.level[LORD]:
        return True
    deed = PLACE_DEEDS[tile][0]
    sort = DEED_SORT[deed]
    if sort == c.BUILD:
        return affordable(p, DEED_COST[deed], 0, 1) > 0 and has_room(p, DEED_KIND[deed])
    if sort == c.EXCHANGE:
        return affordable(p, LINE_COST[DEED_LINES[deed][0]], 0, 1) > 0
    if sort == c.DRAW:
        return len(p.hand) < HAND_LIMIT or p.library > 0
    if sort == c.DEVELOP:
        return len(p.hand) > 0
    return sort != c.DIPLOMACY


def distances(s: ColonistsState, p: Player) -> list[int]:
    """In how many turns a steward can be at each tile with a thing to do at every stop; 0: far."""
    land = s.map()
    steps = p.range
    found = [0] * TILES_ON_MAP
    left = len(land.everywhere)
    layer: list[int] = []
    for i in range(len(p.stewards)):
        start = p.stewards[i]
        if start >= 0 or i == 0:
            reached = land.journeys(start, steps + p.extra_range)
            for tile in land.everywhere if p.ticket else reached:
                if found[tile] == 0:
                    found[tile] = 1
                    layer.append(tile)
    for turns in range(2, FARTHEST + 1):
        left -= len(layer)
        if left == 0:
            break
        following: list[int] = []
        for stop in layer:
            if can_stop(p, stop):
                for tile in land.reach(stop, steps):
                    if found[tile] == 0:
                        found[tile] = turns
                        following.append(tile)
        layer = following
    return found


def turns_for(p: Player, cost: int) -> float:
    """Turns it takes to get together what is missing from a price."""
    missing = 0.0
    if p.tools < COST_TOOLS[cost]:
        missing = TURNS_FOR[TOOL] * (COST_TOOLS[cost] - p.tools)
    for good, n in COST_GOODS[cost]:
        n -= p.held[good] + p.buffered[good]
        if n > 0:
            missing += TURNS_FOR[good] * n
    if COST_SIZE[cost] > p.capacity:
        missing += 2.0 * (COST_SIZE[cost] - p.capacity)
    return missing


def plan_worth(s: ColonistsState, st: Standing, seat: int, tile: int, turns: int) -> float:
    """What a visit to a place brings in some turns, when what is missing has been got."""
    value = visit_worth(s, st, seat, tile)
    if value > 0.0 or tile >= FIRST_MARKET:
        return value * WAITED[turns] if turns <= st.turns else 0.0
    deed = PLACE_DEEDS[tile][0]
    if DEED_SORT[deed] != c.BUILD:
        return 0.0
    p = s.players[seat]
    kind = DEED_KIND[deed]
    if not has_room(p, kind):
        return 0.0
    waiting = turns_for(p, DEED_COST[deed]) + 1.0
    if waiting < turns:
        waiting = float(turns)
    if waiting > st.turns or waiting > 6.0:
        return 0.0
    gain = building_gain(st, p, kind, 0) - COST_WORTH[DEED_COST[deed]] * st.use
    return gain * math.pow(WAITING, waiting - 1.0) if gain > 0.0 else 0.0


def has_room(p: Player, kind: int) -> bool:
    """Is there a spot, or a building to remodel?"""
    if KIND_LIMIT[kind] and p.count[kind] >= KIND_LIMIT[kind]:
        return False
    source = KIND_FROM[kind]
    if source >= 0:
        if p.count[source] == 0:
            return False
        housed = KIND_HOUSES[source]
        return housed == KIND_HOUSES[kind] or p.idle[housed] >= KIND_HOUSED[source]
    if KIND_SORT[kind] == STORAGE:
        return p.free[1] > 0
    return p.free[0] + p.free[1] + p.free[2] > 0


def outlook(s: ColonistsState, st: Standing, seat: int) -> float:
    """The best plan for the coming turns, and a part of the second best."""
    p = s.players[seat]
    best = 0.0
    second = 0.0
    near = distances(s, p)
    for tile in s.map().everywhere:
        turns = near[tile]
        if turns == 0:
            continue
        if turns == 1 and tile < FIRST_MARKET and s.here[tile] >> seat & 1:
            turns = 2
        value = plan_worth(s, st, seat, tile, turns)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + SECOND * second
