"""What goods, buildings, cards, embassies and visits are worth to a community, in dollars.

These are the rules of thumb of a player who has some turns left; evaluate.py adds them up.
"""

from typing import Final

from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.community import output
from colonnade.titles.colonists.components import (
    ANYBODY,
    CITIZEN,
    DOLLAR,
    EMBASSY,
    EMBASSY_VALUE,
    FARMER,
    FOOD,
    FOOD_OF,
    MERCHANT,
    MONEY,
    RESIDENCE,
    RESOURCES,
    ROBE,
    ROBES_OF,
    STORAGE,
    STORED,
    TOOL,
    WORKER_SORTS,
    WORKER_VALUE,
    YEARS,
)
from colonnade.titles.colonists.frames import TAKE_TURN, TURNS
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.tables import (
    CARD_COST,
    CARD_DEEDS,
    CARD_EFFECT,
    CARD_VALUE,
    CARDS,
    COST_GOODS,
    COST_TOOLS,
    DEED_GIVES,
    DEED_SORT,
    GENERATES,
    GENERATORS,
    KIND_BUFFERS,
    KIND_FROM,
    KIND_GOOD,
    KIND_HOUSED,
    KIND_HOUSES,
    KIND_OUTPUT,
    KIND_SORT,
    KIND_SPACES,
    KIND_VALUE,
    KIND_WORKER,
)

# --- rules of thumb ---------------------------------------------------------------------

# fmt: off
#                                 wood  clay  plank brick ore   coal  iron  food  robe  tool  $
GOOD_WORTH: Final[list[float]] = [0.60, 0.65, 1.25, 1.55, 1.50, 1.50, 4.00, 0.45, 1.00, 0.30, 1.00]
#                                 nobody farmer citizen merchant anybody
IDLE_WORTH: Final[list[float]] = [0.0,   1.7,   4.2,    10.0,    0.0]  # without a job
JOB_WORTH: Final[list[float]] = [ 0.0,   0.8,   2.2,     5.0,    1.0]  # without a colonist
# what the abilities of a colony's levels are worth in an era, apart from lots, spaces,
# stewards and range, which are counted as such
#               level          I    II   III    IV
ABILITY: Final[list[list[float]]] = [
    [0.0, 1.0, 2.0, 3.0, 4.5],   # alchemist
    [0.0, 5.0, 9.0, 12.0, 17.0],  # altruist
    [0.0, 0.0, 2.0, 2.0, 4.0],   # envoy
    [0.0, 4.0, 8.0, 11.0, 18.0],  # industrialist
    [0.0, 1.0, 4.0, 5.0, 8.0],   # laborer
    [0.0, 2.0, 5.0, 7.0, 10.0],  # lord
    [0.0, 3.0, 5.0, 7.0, 9.0],   # scholar
    [0.0, 0.0, 0.0, 0.0, 2.0],   # storekeeper
    [0.0, 2.0, 4.0, 6.0, 8.0],   # trader
]
# fmt: on
STEWARD_WORTH: Final = 7.0  # another steward for an era
RANGE_WORTH: Final = 5.0  # a step further for an era
FEW_TOOLS: Final = 6  # so many are needed, the rest lies about
MANY_TOOLS: Final = 12
ERA_TURNS: Final = 30
FAR_OUTLOOK: Final = 0.3  # share of the outlook that counts with more than an era to come
HURRY_TURNS: Final = 8  # with fewer turns left it is high time to get food
HELD_CARD: Final = 0.4  # share of an improvement's worth while it is in hand
YEARS_WORTH: Final[list[float]] = []  # by productions still to come: the last one comes too late
_worth = 0.0
for _year in range(22):
    YEARS_WORTH.append(_worth)
    if _year > YEARS:
        _worth += 0.86 ** (YEARS - 1) * 0.75 ** (_year - YEARS)
    elif _year > 0:
        _worth += 0.86 ** (_year - 1)
# how much of a good's worth is left with so many turns to use it
USE: Final[list[float]] = [0.0, 0.45, 0.70, 0.82, 0.90, 0.95]
HEAP: Final[list[float]] = [0.0, 1.0, 1.95, 2.75, 3.4, 3.9, 4.3, 4.6, 4.8, 5.0]
FEW: Final[list[float]] = [0.0, 1.0, 1.7, 2.05, 2.2, 2.25]
# free building spots, added up: the last ones are dear
SPOTS_WORTH: Final[list[float]] = [0.0, 2.2, 4.0, 5.4, 6.4, 7.2, 7.9, 8.5, 9.0, 9.4, 9.7]
# storage spaces (two lots count as one), added up
SPACES_WORTH: Final[list[float]] = [0.0]
for _space in range(60):
    SPACES_WORTH.append(SPACES_WORTH[-1] + 3.2 / (1.0 + (_space / 10.0) ** 3))


def cost_worth(cost: int) -> float:
    total = GOOD_WORTH[TOOL] * COST_TOOLS[cost]
    for good, n in COST_GOODS[cost]:
        total += GOOD_WORTH[good] * n
    return total


COST_WORTH: Final[list[float]] = [cost_worth(cost) for cost in range(len(COST_GOODS))]

# what cards generate in a year
CARD_INCOME: Final[list[float]] = [0.0] * CARDS  # goods and tools, by worth
CARD_FOOD: Final[list[int]] = [0] * CARDS
CARD_ROBES: Final[list[int]] = [0] * CARDS
CARD_MONEY: Final[list[int]] = [0] * CARDS
for _card, _gives in zip(GENERATORS, GENERATES, strict=True):
    for _good, _n in _gives:
        if _good == FOOD:
            CARD_FOOD[_card] += _n
        elif _good == ROBE:
            CARD_ROBES[_card] += _n
        elif _good == DOLLAR:
            CARD_MONEY[_card] += _n
        else:
            CARD_INCOME[_card] += GOOD_WORTH[_good] * _n


def card_worth(card: int) -> float:
    """What playing an improvement brings at any time, its price taken off."""
    total = float(CARD_VALUE[card]) - COST_WORTH[CARD_COST[card]]
    for deed in CARD_DEEDS[card]:
        if DEED_SORT[deed] == c.GIVE:
            for good, n in DEED_GIVES[deed]:
                total += GOOD_WORTH[good] * n
        else:
            total += 1.5
    effect, what, n = CARD_EFFECT[card]
    if effect == c.GENERATE:
        total += 3.0 * CARD_INCOME[card] + 1.5 * CARD_FOOD[card] + 3.0 * CARD_ROBES[card]
        total += 4.0 * CARD_MONEY[card]
    elif effect == c.HOUSE_COLONISTS:
        total += n * (IDLE_WORTH[c.WORKERS.index(what)] + 1.0)
    elif effect in (c.LOTS, c.SPACES):
        total += 1.0 * n
    elif effect:
        total += 2.0
    return total


CARD_WORTH: Final[list[float]] = [max(0.2, card_worth(card)) for card in range(CARDS)]

# --- where a community stands -----------------------------------------------------------


class Standing:
    """What follows for a community when its idle colonists take the open jobs."""

    def __init__(self) -> None:
        self.turns = 0  # turns still to come
        self.productions = 0  # production phases still to come
        self.use = 0.0  # share of a good's worth that can still be realised
        self.span = 0.0  # share of an era that abilities can still be used
        self.crowding = 0.0  # how far building spots will become scarce
        self.years = 0.0  # productions that still bring goods in time, later ones counting less
        self.spare = [0, 0, 0, 0, 0]  # idle colonists without a job
        self.lacking = [0, 0, 0, 0, 0]  # jobs without a colonist
        self.hired = [0, 0, 0, 0, 0]  # idle colonists for whom there is a job
        self.spaces = 0  # Storage spaces
        self.room = 0  # free places in Storage and Warehouse now
        self.made = [0] * STORED  # goods a year by kind
        self.income = 0.0  # goods and tools of cards a year, by worth
        self.food = 0
        self.robes = 0
        self.money = 0
        self.food_left = 0  # after the next sustenance phase, if everybody with a job works
        self.robes_left = 0
        self.hurry = 1.0  # what one that lacks costs: with turns left it can be got
        self.visits: list[float] = []  # by tile: what a visit brings, see visit_worth()


def turns_left(s: ColonistsState, seat: int) -> int:
    """The turns a seat still has in the whole game, the one under way not counted once begun."""
    halves = ((s.last_era - s.era) * YEARS + YEARS - s.year) * 2 + 1 - s.half
    left = 0
    for f in s.frames:
        if f[0] == TURNS:
            if f[1] == seat:
                left = 2 - s.turn
            elif (seat - s.first) % s.seats > (f[1] - s.first) % s.seats:
                left = 3
        elif f[0] == TAKE_TURN and f[1] == seat:
            left += 1
    return halves * 3 + left


def standing(s: ColonistsState, seat: int) -> Standing:
    """Look at a community as it will be after the next redistribution."""
    p = s.players[seat]
    st = Standing()
    st.turns = turns_left(s, seat)
    if st.turns and (p.extra_range or p.ticket):
        st.turns -= 1  # a turn for which something was given already
    st.use = USE[st.turns] if st.turns < len(USE) else 1.0
    st.span = float(st.turns) / ERA_TURNS if st.turns < 45 else 1.5
    st.productions = (s.last_era - s.era) * YEARS + YEARS - s.year + 1
    st.years = YEARS_WORTH[st.productions]
    pressure = 0.05 * (st.turns - 2 * (p.free[0] + p.free[2]))
    st.crowding = 0.0 if pressure < 0.0 else pressure if pressure < 1.0 else 1.0
    for spot in range(len(p.kind)):
        kind = p.kind[spot]
        if 0 <= kind < EMBASSY and p.worker[spot]:
            if KIND_BUFFERS[kind]:
                count_output(st, KIND_GOOD[kind], output(p, spot))
            elif KIND_SORT[kind] == MONEY:
                st.money += KIND_OUTPUT[kind]
    for card in p.board:
        st.income += CARD_INCOME[card]
        st.food += CARD_FOOD[card]
        st.robes += CARD_ROBES[card]
        st.money += CARD_MONEY[card]
    if p.level[c.ALTRUIST] >= 2:
        st.food += 1
    st.spaces = p.capacity
    st.room = free_room(p)
    spare = st.spare
    for sort in WORKER_SORTS:
        spare[sort] = p.idle[sort]
    anybody = 0
    for spot in p.jobs:
        kind = p.kind[spot]
        need = KIND_WORKER[kind]
        if need == ANYBODY:
            anybody += 1
        elif spare[need] > 0:
            spare[need] -= 1
            st.hired[need] += 1
            if KIND_BUFFERS[kind]:
                made = KIND_OUTPUT[kind] + p.factories[need] + p.boost[kind]
                count_output(st, KIND_GOOD[kind], made)
            elif KIND_SORT[kind] == MONEY:
                st.money += KIND_OUTPUT[kind]
            elif KIND_SORT[kind] == STORAGE:
                st.spaces += KIND_SPACES[kind]
        else:
            st.lacking[need] += 1
    for sort in range(MERCHANT, 0, -1):
        taken = anybody if anybody < spare[sort] else spare[sort]
        spare[sort] -= taken
        st.hired[sort] += taken
        anybody -= taken
    st.lacking[ANYBODY] = anybody
    citizens = p.staff[CITIZEN] + st.hired[CITIZEN]
    merchants = p.staff[MERCHANT] + st.hired[MERCHANT]
    eaten = FOOD_OF[CITIZEN] * citizens + FOOD_OF[MERCHANT] * merchants
    st.food_left = p.held[FOOD] + p.buffered[FOOD] + st.food - eaten
    st.robes_left = p.held[ROBE] + p.buffered[ROBE] + st.robes - ROBES_OF[MERCHANT] * merchants
    if st.turns < HURRY_TURNS:
        st.hurry = 1.0 + 0.6 * (HURRY_TURNS - st.turns)
    return st


def free_room(p: Player) -> int:
    """Free places in Storage and Warehouse."""
    room = p.capacity + p.lots
    for n in p.held:
        room -= n
    return room if room > 0 else 0


def count_output(st: Standing, good: int, made: int) -> None:
    if good == FOOD:
        st.food += made
    elif good == ROBE:
        st.robes += made
    else:
        st.made[good] += made


def useful(made: int, spaces: int) -> float:
    """Of what is made in a year no more can be used than what Storage can pay a few times."""
    if made <= spaces:
        return float(made)
    if made <= 2 * spaces:
        return spaces + 0.35 * (made - spaces)
    return 1.35 * spaces + 0.05 * (made - 2 * spaces)


def income_worth(st: Standing) -> float:
    """What buildings and cards make in a year."""
    total = st.income
    for good in range(RESOURCES):
        if st.made[good]:
            total += GOOD_WORTH[good] * useful(st.made[good], st.spaces)
    return total


def hunger(st: Standing, food: int, robes: int) -> float:
    """What it costs when so much more food and so many more robes are at hand."""
    food += st.food_left
    robes += st.robes_left
    lacking = 0
    if food < 0:
        lacking -= food
    if robes < 0:
        lacking -= 2 * robes
    return lacking * st.hurry


def relief(st: Standing, good: int, n: int) -> float:
    """How much less hunger there is with some more of a good (less, when n is negative)."""
    if good == FOOD:
        return hunger(st, 0, 0) - hunger(st, n, 0)
    if good == ROBE:
        return hunger(st, 0, 0) - hunger(st, 0, n)
    return 0.0


def feeding(st: Standing, sort: int) -> float:
    """What it costs to sustain one more worker."""
    if sort == FARMER:
        return 0.0
    return hunger(st, -FOOD_OF[sort], -ROBES_OF[sort]) - hunger(st, 0, 0)


def heap(n: int) -> float:
    """A heap of one good is worth less than as many different ones."""
    if n < 0:
        return float(n)
    return HEAP[n] if n < len(HEAP) else HEAP[-1] + 0.15 * (n - len(HEAP) + 1)


def first_few(n: int) -> float:
    """A few of them count almost in full, more hardly anything."""
    return FEW[n] if n < len(FEW) else FEW[-1]


def tools_worth(tools: int) -> float:
    """The first few count in full, a stock of them little."""
    if tools <= FEW_TOOLS:
        return GOOD_WORTH[TOOL] * tools
    if tools <= MANY_TOOLS:
        return GOOD_WORTH[TOOL] * (FEW_TOOLS + 0.5 * (tools - FEW_TOOLS))
    plenty = 0.5 * (MANY_TOOLS - FEW_TOOLS) + 0.1 * (tools - MANY_TOOLS)
    return GOOD_WORTH[TOOL] * (FEW_TOOLS + plenty)


def storage_worth(spaces: int, lots: int) -> float:
    """The first spaces are worth most; lots only keep goods, they don't pay."""
    half = SPACES_WORTH[min(spaces + lots // 2, 60)]
    return half if lots % 2 == 0 else 0.5 * (half + SPACES_WORTH[min(spaces + lots // 2 + 1, 60)])


# --- buildings --------------------------------------------------------------------------


def building_gain(st: Standing, p: Player, kind: int, before: int) -> float:
    """What a new building of a kind brings, `before` like ones built at the same time."""
    if kind >= EMBASSY:
        return embassy_gain(st, kind - EMBASSY, 0)
    gain = float(KIND_VALUE[kind])
    source = KIND_FROM[kind]
    if source >= 0:
        gain -= KIND_VALUE[source]
    elif KIND_SORT[kind] != STORAGE:
        gain -= spot_price(p, before) * st.crowding
    need = KIND_WORKER[kind]
    if KIND_SORT[kind] == RESIDENCE:
        sort = KIND_HOUSES[kind]
        more = KIND_HOUSED[kind]
        if source >= 0:
            old = KIND_HOUSES[source]
            if old == sort:
                more -= KIND_HOUSED[source]
            else:
                idle = st.spare[old] - before * KIND_HOUSED[source]
                gain -= KIND_HOUSED[source] * (
                    0.7 * IDLE_WORTH[old] * st.use if idle > 0 else 0.9 * WORKER_VALUE[old]
                )
        return gain + colonists_gain(st, sort, more, before * more)
    if need == 0:
        return gain + 1.0 * st.span
    made = 0.0
    if KIND_BUFFERS[kind]:
        good = KIND_GOOD[kind]
        each = KIND_OUTPUT[kind] + p.factories[need if need < ANYBODY else FARMER] + p.boost[kind]
        before_that = st.made[good] + before * each
        useful_more = useful(before_that + each, st.spaces) - useful(before_that, st.spaces)
        made = GOOD_WORTH[good] * useful_more * st.years + relief(st, good, each)
    elif KIND_SORT[kind] == MONEY:
        made = float(KIND_OUTPUT[kind] * st.productions)
    elif KIND_SORT[kind] == STORAGE:
        spaces = st.spaces + before * KIND_SPACES[kind]
        added = KIND_SPACES[kind] - (KIND_SPACES[source] if source >= 0 else 0)
        made = (storage_worth(spaces + added, p.lots) - storage_worth(spaces, p.lots)) * st.span
    elif kind == c.FACTORY:
        made = 0.6 * st.years * (p.count[c.FORESTERS_HOUSE] + p.count[c.HOLLOW])
    elif kind == c.BOARDINGHOUSE:
        made = STEWARD_WORTH * st.span
    elif kind == c.STABLES:
        made = RANGE_WORTH * st.span
    else:
        made = 2.0 * st.span
    if source >= 0 and KIND_WORKER[source] > 0 and KIND_WORKER[source] != need:
        gain -= WORKER_VALUE[KIND_WORKER[source]] - IDLE_WORTH[KIND_WORKER[source]] * st.use
    if need == ANYBODY:
        need = FARMER if st.spare[FARMER] > before else CITIZEN
    if st.spare[need] > before:
        return gain + WORKER_VALUE[need] - IDLE_WORTH[need] * st.use - feeding(st, need) + made
    open_jobs = st.lacking[need] + before
    share = first_few(open_jobs + 1) - first_few(open_jobs)
    return gain + (JOB_WORTH[need] * st.use + 0.15 * made) * share


def colonists_gain(st: Standing, sort: int, more: int, before: int) -> float:
    """What more colonists bring: those with a job much, the others a little."""
    gain = 0.0
    jobs = st.lacking[sort] + st.lacking[ANYBODY] - before
    for i in range(more):
        if i < jobs:
            gain += WORKER_VALUE[sort] + 0.8 * st.span - feeding(st, sort)
        else:
            idle = st.spare[sort] + before + i
            gain += IDLE_WORTH[sort] * st.use * (first_few(idle + 1) - first_few(idle))
    return gain


def spots_worth(free: int) -> float:
    return SPOTS_WORTH[free] if free < len(SPOTS_WORTH) else SPOTS_WORTH[-1]


def spot_price(p: Player, before: int) -> float:
    """What the next building spot is worth to others."""
    free = p.free[0] + p.free[2] - before
    return spots_worth(free) - spots_worth(free - 1) if free > 0 else 0.0


def embassy_gain(st: Standing, colony: int, level: int) -> float:
    """What the next level of a colony brings."""
    gain = float(EMBASSY_VALUE[level + 1] - EMBASSY_VALUE[level])
    gain += (ABILITY[colony][level + 1] - ABILITY[colony][level]) * st.span
    if colony == c.ENVOY:
        if level == 0:
            gain += STEWARD_WORTH * st.span
        elif level == 2:
            gain += RANGE_WORTH * st.span
    elif colony == c.STOREKEEPER:
        gain += 3.0 * st.span
    return gain
