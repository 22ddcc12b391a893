"""What a position of The Colonists is worth: its parts, their worth in dollars, quick advice."""

from typing import Final, cast

from colonnade.kernel.state import State
from colonnade.titles.colonists import actions as a
from colonnade.titles.colonists import frames
from colonnade.titles.colonists.community import output
from colonnade.titles.colonists.components import (
    BRICK,
    BUILD,
    CITIZEN,
    CLAY,
    COAL,
    EMBASSY,
    EMBASSY_VALUE,
    ERAS,
    EXCHANGE,
    FARMER,
    FOOD,
    FOOD_OF,
    GIVE,
    IRON,
    KINDS,
    MERCHANT,
    MONEY,
    ORE,
    PLANK,
    ROBE,
    ROBES_OF,
    WOOD,
    WORKER_VALUE,
    YEARS,
)
from colonnade.titles.colonists.state import SPOTS, STEWARDS, ColonistsState, Player
from colonnade.titles.colonists.tables import (
    CARD_VALUE,
    DEED_GIVES,
    DEED_KIND,
    DEED_LINES,
    DEED_SORT,
    FIRST_MARKET,
    KIND_BUFFERS,
    KIND_GOOD,
    KIND_OUTPUT,
    KIND_SORT,
    KIND_VALUE,
    LINE_GIVES,
    PLACE_DEEDS,
    TILES_ON_MAP,
)

# --- the parts of a position -----------------------------------------------------------

# Each part is counted for a seat by parts(); a unit of it is worth so many dollars at the end
# of the game when the game has just begun, when it is nearly over, and to a greedy eye.
# fmt: off
#    part                 early    late   greedy
PARTS: Final = (
    ("base",              60.00,   2.00,   0.00),  # what everybody still gains
    ("points",             1.00,   1.00,   1.00),  # what the scoring pad says now
    ("wood_clay",          0.70,   0.10,   0.15),
    ("planks_bricks",      1.30,   0.20,   0.30),
    ("ore_coal",           1.60,   0.20,   0.40),
    ("iron",               2.80,   0.40,   0.80),
    ("food",               0.60,   0.10,   0.15),
    ("robes",              1.20,   0.20,   0.30),
    ("tools",              0.70,   0.10,   0.20),
    ("goods_income",       4.00,   0.20,   1.00),  # goods the buildings make in a year, by worth
    ("food_income",        3.00,   0.20,   0.70),
    ("money_income",       6.00,   0.50,   1.50),  # dollars a year
    ("idle_farmers",       1.80,   0.60,   0.30),
    ("idle_citizens",      4.50,   2.00,   0.60),
    ("idle_merchants",    10.00,   5.00,   1.20),
    ("hunger",            -3.00,  -1.00,  -0.30),  # food and robes lacking for the year's end
    ("open_jobs",          0.50,   0.20,   0.05),  # for which there are no colonists
    ("range",              3.00,   0.20,   0.30),
    ("stewards",           6.00,   0.30,   0.60),
    ("storage",            0.90,   0.05,   0.15),  # spaces
    ("warehouse",          0.70,   0.05,   0.10),  # lots
    ("embassies",          2.00,   0.20,   0.40),  # levels
    ("hand",               0.80,   0.05,   0.15),  # improvements not yet played
    ("learning",           2.00,   0.10,   0.20),  # library and institute
    ("free_spots",         0.40,   0.05,   0.00),
)
# fmt: on

# Typical distance between first and second when a whole game begins, in dollars.
SPREAD: Final = 40.0

# How the playing styles see the parts differently: part -> factor.
STYLES: Final[dict[str, dict[str, float]]] = {
    "builder": {"goods_income": 1.2, "wood_clay": 1.1, "planks_bricks": 1.2, "storage": 1.2},
    "merchant": {"money_income": 1.4, "idle_merchants": 1.15, "iron": 1.15, "warehouse": 1.3},
    "bold": {"embassies": 2.0, "hand": 1.8, "learning": 1.5, "range": 1.3},
}

# What a good is worth in a year's income, in points of goods_income.
#                            wood clay plank brick ore coal iron food robe
INCOME_WORTH: Final[list[float]] = [0.5, 0.6, 1.2, 1.3, 1.3, 1.3, 2.5, 0.0, 0.0]
# and when it is paid or thrown away
GOOD_WORTH: Final[list[float]] = [0.5, 0.6, 1.2, 1.3, 1.4, 1.4, 2.6, 0.5, 1.2, 0.7, 1.0]


def quiet(s: State) -> bool:
    """Nothing is half done: a steward is about to move."""
    return not s.frames or s.frames[-1][0] == frames.TAKE_TURN


def time_left(s: State) -> float:
    """The years still to come, as a share of those of a whole game."""
    table = cast(ColonistsState, s)
    left = (table.last_era - table.era) * YEARS + YEARS - table.year + 1 - 0.5 * table.half
    found = left / float(len(ERAS) * YEARS)
    return found if found < 1.0 else 1.0


def parts(s: State, seat: int) -> list[float]:
    """How much of each part a seat has, in the order of PARTS."""
    table = cast(ColonistsState, s)
    p = table.players[seat]
    points = p.dollars
    income = 0.0
    food = 0
    robes = 0
    money = 0
    for spot in range(SPOTS):
        kind = p.kind[spot]
        if kind < 0:
            continue
        if kind < EMBASSY:
            points += KIND_VALUE[kind]
            if p.worker[spot]:
                if KIND_BUFFERS[kind]:
                    good = KIND_GOOD[kind]
                    made = output(p, spot)
                    if good == FOOD:
                        food += made
                    elif good == ROBE:
                        robes += made
                    else:
                        income += INCOME_WORTH[good] * made
                elif KIND_SORT[kind] == MONEY:
                    money += KIND_OUTPUT[kind]
    levels = 0
    for level in p.level:
        levels += level
        points += EMBASSY_VALUE[level]
    for card in p.board:
        points += CARD_VALUE[card]
    staff = p.staff
    for sort in (FARMER, CITIZEN, MERCHANT):
        points += WORKER_VALUE[sort] * staff[sort]
    held = p.held
    stored = p.buffered
    eaten = FOOD_OF[CITIZEN] * staff[CITIZEN] + FOOD_OF[MERCHANT] * staff[MERCHANT]
    worn = ROBES_OF[MERCHANT] * staff[MERCHANT]
    foods = held[FOOD] + stored[FOOD]
    robe_stock = held[ROBE] + stored[ROBE]
    hunger = 0
    if eaten > foods:
        hunger = eaten - foods
    if worn > robe_stock:
        hunger += 2 * (worn - robe_stock)
    jobs = len(p.jobs) - p.idle[FARMER] - p.idle[CITIZEN] - p.idle[MERCHANT]
    spare = foods - eaten
    free = p.free[0]
    return [
        1.0,
        float(points),
        float(held[WOOD] + held[CLAY] + stored[WOOD] + stored[CLAY]),
        float(held[PLANK] + held[BRICK] + stored[PLANK] + stored[BRICK]),
        float(held[ORE] + held[COAL] + stored[ORE] + stored[COAL]),
        float(held[IRON] + stored[IRON]),
        float(spare if spare > 0 else 0),
        float(robe_stock - worn if robe_stock > worn else 0),
        float(p.tools if p.tools < 8 else 8),
        income,
        float(food - eaten) + 1.5 * (robes - worn),
        float(money),
        float(p.idle[FARMER]),
        float(p.idle[CITIZEN]),
        float(p.idle[MERCHANT]),
        float(hunger),
        float(jobs if jobs > 0 else 0),
        float(p.range),
        float(p.steward_limit),
        float(p.capacity if p.capacity < 16 else 16),
        float(p.lots if p.lots < 6 else 6),
        float(levels),
        float(len(p.hand)),
        float(p.library + p.institute),
        float(free if free < 6 else 6),
    ]


# --- quick advice ------------------------------------------------------------------------


def advise(s: State) -> list[float]:
    """How good each legal action looks at a glance, in dollars; in the order of s.choices."""
    table = cast(ColonistsState, s)
    p = table.players[s.actor]
    return [advised(table, p, action) for action in s.choices]


def advised(s: ColonistsState, p: Player, action: int) -> float:
    """Whatever is not named here is all the same at a glance."""
    if action == a.DONE or action == a.SKIP:
        return 0.05
    if a.MOVE <= action < a.MOVE + STEWARDS * TILES_ON_MAP:
        return place_worth(s, (action - a.MOVE) % TILES_ON_MAP)
    if a.HIRE <= action < a.RIDE:
        return 3.0
    if a.RIDE <= action < a.DISMISSED:
        return -0.5
    if a.PAY <= action < a.THROW:
        return -GOOD_WORTH[action - a.PAY]
    if a.THROW <= action < a.TURN_INTO:
        return -GOOD_WORTH[action - a.THROW]
    if a.LORD_TAKES <= action < a.LINE:
        return GOOD_WORTH[action - a.LORD_TAKES]
    if a.LINE <= action < a.TRADE_FOR:
        return 0.3 * ((action - a.LINE) % a.MOST + 1)
    if a.TRADE_FOR <= action < a.BUILD_ON:
        return -0.2
    if a.BUILD_ON <= action < a.BUILD_OVER:
        return building_worth((action - a.BUILD_ON) // 3)
    if a.BUILD_OVER <= action < a.REMODEL:
        return building_worth(action - a.BUILD_OVER) - 1.5
    if a.REMODEL <= action < a.RAZED:
        return 2.0
    if a.RAZED <= action < a.IMPROVE:
        kind = p.kind[action - a.RAZED]
        return -building_worth(kind) if kind >= 0 else 0.0
    if a.IMPROVE <= action < a.KEEP:
        return 2.5
    if a.KEEP <= action < a.DROP:
        return 0.5 + 0.3 * CARD_VALUE[action - a.KEEP]
    if a.DROP <= action < a.PLAY:
        return -0.3 * CARD_VALUE[action - a.DROP]
    if a.PLAY <= action < a.NO_DISCOUNT:
        return 1.0 + CARD_VALUE[action - a.PLAY]
    return later_advice(action)


def later_advice(action: int) -> float:
    """At the end of a year and before a later start."""
    if action == a.LEAVE:
        return 0.5
    if a.NUMBER <= action < a.HOME:
        return 0.5 * (action - a.NUMBER)
    if a.HOME <= action < a.YIELD:
        return -2.0
    if a.GENERATE <= action < a.BUY_EMBASSY:
        return 0.8
    if action == a.GO_ON:
        return 5.0
    return 0.0


def building_worth(kind: int) -> float:
    return 2.0 if kind >= KINDS else 0.5 + 0.5 * KIND_VALUE[kind]


def place_worth(s: ColonistsState, tile: int) -> float:
    """What a visit to a place may bring; a Fee for company is taken off."""
    if tile >= FIRST_MARKET:
        return 1.0
    best = 0.4
    for deed in PLACE_DEEDS[tile]:
        sort = DEED_SORT[deed]
        value = 0.5
        if sort == GIVE:
            value = 0.0
            for good, count in DEED_GIVES[deed]:
                value += GOOD_WORTH[good] * count
        elif sort == BUILD:
            value = 0.8 + 0.4 * KIND_VALUE[DEED_KIND[deed]]
        elif sort == EXCHANGE:
            value = 0.0
            for good, count in LINE_GIVES[DEED_LINES[deed][0]]:
                value += 0.6 * GOOD_WORTH[good] * count
        if value > best:
            best = value
    return best - 0.7 if s.here[tile] else best
