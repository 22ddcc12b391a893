"""What a position of The Colonists is worth: its parts, their worth in dollars, quick advice."""

from typing import Final, cast

from colonnade.kernel.state import State
from colonnade.titles.colonists import actions as a
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames
from colonnade.titles.colonists.components import (
    ALCHEMY,
    BRICK,
    CITIZEN,
    CLAY,
    COAL,
    EMBASSY,
    EMBASSY_VALUE,
    ERAS,
    FARMER,
    IRON,
    KINDS,
    MERCHANT,
    ORE,
    PLANK,
    TOOL,
    TRADE_RATES,
    WOOD,
    WORKER_SORTS,
    WORKER_VALUE,
    YEARS,
)
from colonnade.titles.colonists.places import deeds_at
from colonnade.titles.colonists.prospects import (
    deed_worth,
    line_gain,
    outlook,
    play_worth,
    price_worth,
    room_worth,
    visit_worth,
)
from colonnade.titles.colonists.state import SPOTS, STEWARDS, ColonistsState, Player
from colonnade.titles.colonists.tables import (
    CARD_VALUE,
    DEED_COST,
    DEED_KIND,
    DEED_LINES,
    GIFT_GOODS,
    GROUP_OF,
    KIND_COST,
    KIND_SORT,
    KIND_VALUE,
    LEVEL_COST,
    LIMITED_CARDS,
    TILES_ON_MAP,
)
from colonnade.titles.colonists.worth import (
    ABILITY,
    CARD_WORTH,
    ERA_TURNS,
    FAR_OUTLOOK,
    GOOD_WORTH,
    HELD_CARD,
    IDLE_WORTH,
    JOB_WORTH,
    RANGE_WORTH,
    STEWARD_WORTH,
    Standing,
    building_gain,
    embassy_gain,
    first_few,
    heap,
    hunger,
    income_worth,
    spots_worth,
    standing,
    storage_worth,
    tools_worth,
)

# --- the parts of a position -----------------------------------------------------------

# Each part is counted for a seat by parts(), most of them in dollars by the rules of thumb in
# worth.py; a unit of it is worth so many dollars at the end of the game when the game has
# just begun, when it is nearly over, and to a greedy eye.
# fmt: off
#    part                 early    late   greedy
PARTS: Final = (
    ("points",             1.00,   1.00,   1.00),  # what the scoring pad says now
    ("turns",              1.50,   1.30,   0.00),  # turns still to come
    ("hired",              0.95,   0.98,   0.80),  # idle colonists for whom there is a job
    ("idle",               1.00,   1.00,   0.30),  # those for whom there is none
    ("jobs",               1.00,   1.00,   0.20),  # for which there are no colonists
    ("wood_clay",          1.00,   1.00,   0.30),
    ("planks_bricks",      1.00,   1.00,   0.30),
    ("ore_iron",           1.00,   1.00,   0.30),  # and coal
    ("food_robes",         1.00,   1.00,   0.30),  # beyond what is eaten and worn
    ("hunger",            -1.00,  -1.00,  -0.50),  # food and robes lacking for the year's end
    ("tools",              1.00,   1.00,   0.30),
    ("goods_income",       1.00,   1.00,   0.30),  # goods the buildings still make
    ("food_income",        1.00,   1.00,   0.20),
    ("money_income",       1.00,   1.00,   0.30),
    ("room",               1.00,   1.00,   0.00),  # for the next goods
    ("storage",            1.00,   1.00,   0.30),
    ("stewards",           1.00,   1.00,   0.30),  # more of them, and their range
    ("abilities",          1.00,   1.00,   0.30),  # of embassies
    ("hand",               1.00,   1.00,   0.10),  # improvements not yet played
    ("learning",           1.00,   1.00,   0.20),  # library and institute
    ("free_spots",         1.00,   1.00,   0.00),
    ("outlook",            0.60,   0.70,   0.00),  # the best visit within reach
)
# fmt: on

# Typical distance between first and second when a whole game begins, in dollars.
SPREAD: Final = 40.0

# How the playing styles see the parts differently: part -> factor.
STYLES: Final[dict[str, dict[str, float]]] = {
    "builder": {"goods_income": 1.3, "wood_clay": 1.1, "planks_bricks": 1.1, "storage": 1.3},
    "merchant": {"money_income": 1.4, "idle": 1.2, "ore_iron": 1.2, "outlook": 1.1},
    "bold": {"abilities": 1.8, "hand": 1.8, "learning": 1.5, "stewards": 1.3},
}


# what is decided when nothing is half done: turns, the map, purchases before a later start
QUIET: Final = (
    frames.TAKE_TURN, frames.LAY_PLACE, frames.NEXT_PLACE, frames.LAY_MARKET,
    frames.CHOOSE_EMBASSY, frames.CHOOSE_BUILDING, frames.BUY_GOODS,
)  # fmt: skip


def quiet(s: State) -> bool:
    """Nothing is half done: a steward is about to move, a tile is about to be laid."""
    if not s.frames:
        return True
    op = s.frames[-1][0]
    return op in QUIET


def time_left(s: State) -> float:
    """The years still to come, as a share of those of a whole game."""
    table = cast(ColonistsState, s)
    left = (table.last_era - table.era) * YEARS + YEARS - table.year + 1 - 0.5 * table.half
    found = left / float(len(ERAS) * YEARS)
    return found if found < 1.0 else 1.0


def realised(s: State) -> float:
    """The share of what the parts see coming that games of planners bring.

    In games of one to four eras it was 0.94 in the first year of a whole game and 0.29 in its
    last, 0.62 and 0.37 in a game of era I; a plane through all of them is near enough.
    """
    table = cast(ColonistsState, s)
    years = len(ERAS) * YEARS * time_left(s)
    return 0.41 + 0.026 * years - 0.05 * (table.era - 1)


def horizon(s: State) -> int:
    """Quiet points that a search plays over: everybody makes three turns in a row (p.6)."""
    return 5 * max(2, s.seats)


def points_now(s: State) -> list[float]:
    """The part "points" of every seat."""
    return [float(points_of(p)) for p in cast(ColonistsState, s).players]


def points_of(p: Player) -> int:
    """The scoring pad as it stands."""
    points = p.dollars
    for kind in p.kind:
        if 0 <= kind < EMBASSY:
            points += KIND_VALUE[kind]
    for level in p.level:
        points += EMBASSY_VALUE[level]
    for card in p.board:
        points += CARD_VALUE[card]
    for sort in WORKER_SORTS:
        points += WORKER_VALUE[sort] * p.staff[sort]
    return points


def stock(p: Player, good: int) -> float:
    """The worth of a good at hand; a heap of one kind is worth a little less."""
    return GOOD_WORTH[good] * heap(p.held[good] + p.buffered[good])


def parts(s: State, seat: int) -> list[float]:
    """How much of each part a seat has, in the order of PARTS."""
    table = cast(ColonistsState, s)
    p = table.players[seat]
    st = standing(table, seat)
    use = st.use
    hired = 0.0
    idle = 0.0
    jobs = JOB_WORTH[c.ANYBODY] * st.lacking[c.ANYBODY]
    for sort in WORKER_SORTS:
        hired += WORKER_VALUE[sort] * st.hired[sort]
        idle += IDLE_WORTH[sort] * first_few(st.spare[sort])
        jobs += JOB_WORTH[sort] * first_few(st.lacking[sort])
    food = st.food_left
    robes = st.robes_left
    abilities = 0.0
    for colony in range(len(p.level)):
        if p.level[colony]:
            abilities += ABILITY[colony][p.level[colony]]
    hand = 0.0
    for card in p.hand:
        hand += CARD_WORTH[card]
    return [
        float(points_of(p)),
        float(st.turns),
        hired,
        idle * use,
        jobs * use,
        (stock(p, WOOD) + stock(p, CLAY)) * use,
        (stock(p, PLANK) + stock(p, BRICK)) * use,
        (stock(p, ORE) + stock(p, COAL) + stock(p, IRON)) * use,
        (0.4 * (food if food < 5 else 5) if food > 0 else 0.0) * use
        + (0.8 * (robes if robes < 4 else 4) if robes > 0 else 0.0) * use,
        hunger(st, 0, 0),
        tools_worth(p.tools) * use,
        income_worth(st) * st.years,
        0.4 * st.food * st.years + 0.8 * st.robes * st.years,
        float(st.money * st.productions),
        room_worth(st.room) * use,
        0.5 * (storage_worth(st.spaces, p.lots) + storage_worth(p.capacity, p.lots)) * st.span,
        (RANGE_WORTH * (p.range - 1) + STEWARD_WORTH * (p.steward_limit - 1)) * st.span,
        abilities * st.span,
        HELD_CARD * (hand if hand < 15.0 else 15.0) * use,
        float(p.library + p.institute) * st.span,
        spots_worth(p.free[0] + p.free[2]) * st.crowding,
        outlook(table, st, seat) * (1.0 if st.turns <= ERA_TURNS else FAR_OUTLOOK)
        if st.turns
        else 0.0,
    ]


# --- quick advice ------------------------------------------------------------------------


# what is decided without a look at where the community stands
SIMPLE: Final = (
    frames.THROW_AWAY, frames.MAKE_ROOM, frames.PAY_FEE, frames.EMPLOY, frames.PRODUCTION,
    frames.KEEP_CARDS, frames.DROP_CARDS, frames.GIFT, frames.SWAP_PLACES, frames.SWAP_WITH,
)  # fmt: skip
UNSEEN: Final = Standing()


def advise(s: State) -> list[float]:
    """How good each legal action looks at a glance, in dollars; in the order of s.choices."""
    table = cast(ColonistsState, s)
    if len(s.choices) == 1:
        return [0.0]
    op = s.frames[-1][0]
    if op in (frames.LAY_PLACE, frames.LAY_MARKET, frames.FACE_MARKET, frames.NEXT_PLACE):
        return [0.0] * len(s.choices)
    st = UNSEEN if op in SIMPLE else standing(table, s.actor)
    return [advised(table, st, action) for action in s.choices]


def advised(s: ColonistsState, st: Standing, action: int) -> float:
    """Whatever is not named here is all the same at a glance."""
    p = s.players[s.actor]
    if action == a.DONE or action == a.SKIP:
        return 0.05
    if a.MOVE <= action < a.MOVE + STEWARDS * TILES_ON_MAP:
        return visit_worth(s, st, s.actor, (action - a.MOVE) % TILES_ON_MAP)
    if a.HIRE <= action < a.RIDE:
        return hiring_worth(p, (action - a.HIRE) % SPOTS, (action - a.HIRE) // SPOTS + 1)
    if a.RIDE <= action < a.DISMISSED:
        return 0.2
    if a.PAY <= action < a.THROW:
        return pay_worth(s, action - a.PAY)
    if action >= a.PAY_FULL:
        return -GOOD_WORTH[action - a.PAY_FULL] - 1.0
    if a.THROW <= action < a.TURN_INTO:
        return -GOOD_WORTH[action - a.THROW]
    if a.TURN_INTO <= action < a.SIDE:
        return turning_worth(p, action - a.TURN_INTO)
    if a.DO <= action < a.LORD_TAKES:
        place = s.frames[-1][2]
        for role, deed in deeds_at(s, p, place):
            if role == action - a.DO:
                return deed_worth(s, st, p, deed)
        return 0.0
    if a.LORD_TAKES <= action < a.LINE:
        return GOOD_WORTH[action - a.LORD_TAKES] * st.use
    if a.LINE <= action < a.TRADE_FOR:
        line = DEED_LINES[s.frames[-1][2]][(action - a.LINE) // a.MOST]
        return line_gain(st, p, line, (action - a.LINE) % a.MOST + 1)
    if a.TRADE_FOR <= action < a.BUILD_ON:
        given, target = divmod(action - a.TRADE_FOR, TOOL + 1)
        rate = TRADE_RATES[GROUP_OF[given]][GROUP_OF[target]]
        return GOOD_WORTH[target] / rate - GOOD_WORTH[given]
    if a.BUILD_ON <= action < a.IMPROVE:
        return build_worth(s, st, p, action)
    if a.IMPROVE <= action < a.KEEP:
        colony = action - a.IMPROVE
        level = p.level[colony]
        return embassy_gain(st, colony, level) - price_worth(st, p, LEVEL_COST[level + 1], 0)
    if a.KEEP <= action < a.DROP:
        return 0.5 + CARD_WORTH[action - a.KEEP]
    if a.DROP <= action < a.PLAY:
        return -CARD_WORTH[action - a.DROP]
    if a.PLAY <= action < a.NO_DISCOUNT:
        return play_worth(s, st, p, action - a.PLAY)
    if a.NO_DISCOUNT <= action < a.LEAVE:
        return play_worth(s, st, p, LIMITED_CARDS[action - a.NO_DISCOUNT])
    return later_advice(st, p, action)


def pay_worth(s: ColonistsState, good: int) -> float:
    """What a discount saves costs nothing, nor what the Dolly brings."""
    if s.frames[-1][0] == frames.MAKE_ROOM or s.pool[good]:
        return 0.0
    return -GOOD_WORTH[good]


def hiring_worth(p: Player, spot: int, worker: int) -> float:
    """Storage and what helps the stewards at once; the rest has time until the year's end."""
    kind = p.kind[spot]
    if kind < EMBASSY and (
        KIND_SORT[kind] == c.STORAGE
        or kind in (c.STABLES, c.BOARDINGHOUSE, c.CUSTOMS_OFFICE, c.INSTITUTE)
    ):
        return 6.0
    return 0.6 if worker == FARMER else -0.5


def turning_worth(p: Player, good: int) -> float:
    """Alchemy: what a good is exchanged for against what it is."""
    for _, one, other in ALCHEMY:
        if good == one:
            return GOOD_WORTH[other] - GOOD_WORTH[one] + scarcity(p, other) - scarcity(p, one)
        if good == other:
            return GOOD_WORTH[one] - GOOD_WORTH[other] + scarcity(p, one) - scarcity(p, other)
    return 0.0


def scarcity(p: Player, good: int) -> float:
    return -0.15 * (p.held[good] + p.buffered[good])


def build_worth(s: ColonistsState, st: Standing, p: Player, action: int) -> float:
    """Building somewhere, over something or out of something."""
    if a.BUILD_ON <= action < a.BUILD_OVER:
        kind = (action - a.BUILD_ON) // 3
        group = (action - a.BUILD_ON) % 3
        cost = LEVEL_COST[1] if kind >= KINDS else KIND_COST[kind]
        gain = building_gain(st, p, kind, 0) - price_worth(st, p, cost, 0)
        if group == 1 and (kind >= KINDS or KIND_SORT[kind] != c.STORAGE):
            gain -= 1.0 * st.span + 0.1
        return gain
    if a.BUILD_OVER <= action < a.REMODEL:
        kind = action - a.BUILD_OVER
        cost = LEVEL_COST[1] if kind >= KINDS else KIND_COST[kind]
        return building_gain(st, p, kind, 0) - price_worth(st, p, cost, 0) - 3.0
    if a.REMODEL <= action < a.RAZED:
        frame = s.frames[-1]
        if frame[0] != frames.BUILD:
            return 1.0
        gain = building_gain(st, p, DEED_KIND[frame[2]], 0)
        return gain - price_worth(st, p, DEED_COST[frame[2]], 0)
    kind = p.kind[action - a.RAZED]
    if kind < 0:
        return 0.0
    return -3.0 if kind >= EMBASSY else -building_gain(st, p, kind, 0)


def later_advice(st: Standing, p: Player, action: int) -> float:
    """At the end of a year and before a later start."""
    if a.TAKE_GIFT <= action < a.MOVE:
        total = 0.0
        for good, n in GIFT_GOODS[action - a.TAKE_GIFT]:
            total += GOOD_WORTH[good] * n + scarcity(p, good)
        return total
    if a.START_WOOD <= action < a.TAKE_GIFT:
        return 0.2 * (action - a.START_WOOD)
    if action == a.LEAVE:
        return 0.3
    if action == a.ANEW:
        return 0.5 if st.hired[FARMER] + st.hired[CITIZEN] + st.hired[MERCHANT] else 0.0
    if a.NUMBER <= action < a.HOME:
        return 0.5 * (action - a.NUMBER)
    if a.HOME <= action < a.YIELD:
        return -2.0 * (p.worker[action - a.HOME] & 3)
    if a.YIELD <= action < a.GENERATE:
        return 0.0
    if action == a.GENERATE:
        return 0.8
    if a.INDUSTRY <= action < a.LEARN:
        return 1.2
    if action == a.LEARN:
        return 1.5
    if a.BUY_EMBASSY <= action < a.BUY_BUILDING:
        colony, level = divmod(action - a.BUY_EMBASSY, 4)
        return 0.4 * ABILITY[colony][level + 1]
    if a.BUY_BUILDING <= action < a.BUY_GOOD:
        kind = action - a.BUY_BUILDING
        return building_gain(st, p, kind, 0) - KIND_VALUE[kind]
    if a.BUY_GOOD <= action < a.GO_ON:
        return GOOD_WORTH[action - a.BUY_GOOD]
    if action == a.GO_ON:
        return 5.0
    return 0.0
