"""What a position of Puerto Rico is worth: its parts, their worth in points, and quick advice."""

from typing import Final, cast

from colonnade.kernel.state import Frame, State
from colonnade.titles.puerto_rico import ops
from colonnade.titles.puerto_rico.actions import (
    BUILD,
    DRAFT,
    KEEP,
    PASS,
    PLACE,
    PLACE_STEP,
    PRIVILEGE,
    ROLE,
    SELL,
    SHIP,
    SHIP_STEP,
    SHIP_WHARF,
    STORE,
    TAKE,
)
from colonnade.titles.puerto_rico.components import (
    BUILDER,
    BUILDING_COUNT,
    BUILDING_NAMES,
    BUILDINGS,
    CAPTAIN,
    CIRCLES,
    CITY_HALL,
    CITY_SPACES,
    CLOISTER,
    COFFEE,
    COFFEE_ROASTER,
    COLUMNS,
    CORN,
    CRAFTSMAN,
    CUSTOMS_HOUSE,
    FACTORY,
    FACTORY_PAY,
    FORTRESS,
    GUILD_HALL,
    HARBOR,
    INDIGO,
    INDIGO_PLANT,
    ISLAND_SPACES,
    JEWELER,
    KINDS,
    LARGE_MARKET,
    MAYOR,
    OFFICE,
    POINTS,
    PRICES,
    QUARRY,
    RESIDENCE,
    RESIDENCE_POINTS,
    ROYAL_GARDEN,
    SETTLER,
    SETUPS,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_SUGAR_MILL,
    SPACES,
    SUGAR,
    SUGAR_MILL,
    TILE_KINDS,
    TOBACCO,
    TOBACCO_STORAGE,
    TRADER,
    WHARF,
)
from colonnade.titles.puerto_rico.evaluate_expansions import EXPANSION_WORTH, advise_expansion
from colonnade.titles.puerto_rico.prices import discounts
from colonnade.titles.puerto_rico.scoring import cloister
from colonnade.titles.puerto_rico.state import Player, PuertoRico

# --- the parts of a position -----------------------------------------------------------

# Each part is counted for a seat by parts(); a unit of it is worth so many points at the end
# of the game when the game has just begun, when it is nearly over, and to a greedy eye.
# fmt: off
#    part                 early    late   greedy
PARTS: Final = (
    ("base",              34.67,  -4.09,   0.00),  # what everybody still gains
    ("points",             0.61,   0.99,   1.00),  # VP chips and printed values
    ("bonus",              1.22,   1.10,   1.00),  # occupied large buildings, as things stand
    ("unmanned_bonus",     1.80,   0.60,   0.30),  # large buildings nobody works in yet
    ("money",              0.57,   0.32,   0.30),
    ("spare_money",        0.40,   0.30,   0.05),  # beyond the tenth doubloon
    ("goods",              0.27,   0.25,   0.40),  # in stock
    ("sale",               0.22,   0.01,   0.10),  # the best price the trading house pays now
    ("corn",               2.46,   0.04,   0.50),  # produced a craftsman phase
    ("indigo_sugar",       1.85,   0.04,   0.60),
    ("tobacco_coffee",     2.81,   0.04,   0.80),
    ("kinds",              0.58,   0.00,   0.20),  # different goods produced
    ("unmanned_production",1.07,   0.02,   0.20),  # that colonists alone would add
    ("quarries",           1.93,   0.01,   0.30),  # occupied
    ("idle_quarries",      1.40,   0.00,   0.10),
    ("colonists",          0.31,   0.03,   0.10),
    ("improvements",       0.56,   0.00,   0.10),  # beige buildings at work, by their worth
    ("harbor_loads",       3.20,   0.17,   0.10),  # kinds produced with a harbor
    ("wharf_loads",        0.96,   0.17,   0.10),  # goods produced with a wharf
    ("factory_pay",        1.73,   0.20,   0.20),  # doubloons a craftsman phase
    ("market_sales",       1.01,   0.00,   0.10),  # doubloons more for each sale
    ("plantations",        0.12,   0.00,   0.05),  # island tiles, worked or not
    ("city",               0.04,   0.04,   0.00),  # city spaces filled
    ("tempo",              0.80,   0.40,   0.00),  # how soon he chooses a role again
)
# fmt: on

# What a beige building is worth early on besides its printed value, in points.
# fmt: off
WORTH_BY_NAME: Final = {
    "small market": 1.0, "hacienda": 1.5, "construction hut": 1.0, "small warehouse": 1.0,
    "hospice": 1.5, "office": 1.5, "large market": 2.0, "large warehouse": 1.5, "factory": 2.0,
    "university": 1.5, "harbor": 3.0, "wharf": 3.0,
}
# fmt: on
WORTH: Final[list[float]] = [
    WORTH_BY_NAME.get(name, EXPANSION_WORTH.get(name, 0.0)) for name in BUILDING_NAMES
]
UNMANNED: Final = 0.6  # of a building's worth while nobody works in it

# Typical distance between first and second when the game begins, in points.
SPREAD: Final = 14.0

# How the playing styles see the parts differently: part -> factor.
STYLES: Final[dict[str, dict[str, float]]] = {
    "builder": {"money": 1.3, "quarries": 1.4, "bonus": 1.15, "improvements": 1.3, "goods": 0.9},
    "merchant": {
        "sale": 1.6, "market_sales": 1.6, "tobacco_coffee": 1.3, "factory_pay": 1.4, "kinds": 1.3,
    },
    "bold": {
        "corn": 1.3, "harbor_loads": 1.5, "wharf_loads": 1.5, "goods": 1.2, "quarries": 0.8,
    },
}  # fmt: skip


# Large buildings of the base game.
LARGE: Final[tuple[int, ...]] = (GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL)


def quiet(s: State) -> bool:
    """Nothing is half done: a role is about to be chosen."""
    return not s.frames or s.frames[-1][0] == ops.CHOOSE_ROLE


def horizon(s: State) -> int:
    """Quiet points that a search plays over: ten, and with 3 to 5 players on to a round's start.

    In the middle of a round, who has just chosen and who is next to choose are judged too well
    or too badly, by more than moves differ.
    """
    table = cast(PuertoRico, s)
    if table.seats == 2:
        return 10
    chosen = s.frames[0][2] - (1 if quiet(s) else 0)
    points = table.turns - chosen
    while points < 10:
        points += table.turns
    return points


def time_left(s: State) -> float:
    """The share of the game still to come, judged by what will end it: 1 at first, 0 at last."""
    table = cast(PuertoRico, s)
    row = SETUPS[table.seats]
    colonists = (table.colonists + table.colonist_ship) / float(row.colonists + table.seats)
    if table.with_nobles:
        colonists = 1.0  # their end is none of the game's
    chips = table.chips / float(row.chips)
    fullest = 0
    for p in table.players:
        if p.city > fullest:
            fullest = p.city
    city = (CITY_SPACES - fullest) / float(CITY_SPACES)
    least = colonists if colonists < chips else chips
    if city < least:
        least = city
    if table.ending:
        return 0.0
    return 0.75 * least + 0.25 * (colonists + chips + city) / 3.0


def parts(s: State, seat: int) -> list[float]:
    """How much of each part a seat has, in the order of PARTS."""
    table = cast(PuertoRico, s)
    p = table.players[seat]
    staff = p.staff
    settled = p.settled
    printed = 0
    worth = 0.0
    empty = 0
    manned = 0
    for building in p.built:
        workers = staff[building]
        printed += POINTS[building]
        empty += CIRCLES[building] - workers
        manned += workers
        worth += WORTH[building] if workers > 0 else WORTH[building] * UNMANNED
    if table.with_nobles:
        printed += p.nobles() * (2 if staff[ROYAL_GARDEN] > 0 else 1)
    on_tiles = 0
    for kind in range(TILE_KINDS):
        on_tiles += settled[kind]
    colonists = p.windrose + on_tiles + manned
    made = 0
    best = 0
    kinds = 0
    amounts = [0, 0, 0, 0, 0]
    for good in range(KINDS):
        now = plant_workers(p, good)
        if now > settled[good]:
            now = settled[good]
        ever = plant_circles(p, good)
        if ever > p.tiles[good]:
            ever = p.tiles[good]
        amounts[good] = now
        made += now
        best += ever
        if now:
            kinds += 1
    goods = 0
    price = 0
    for good in range(KINDS):
        held = p.goods[good]
        if held:
            goods += held if held < 5 else 5
            if PRICES[good] >= price and (table.house[good] == 0 or staff[OFFICE] > 0):
                price = PRICES[good] + 1
    bonus = 0.0
    unmanned = 0.0
    for building in LARGE:
        if staff[building] >= 0:
            extra = large_bonus(p, building, colonists)
            if staff[building] > 0:
                bonus += extra
            else:
                unmanned += extra
    if staff[CLOISTER] > 0:
        bonus += cloister(p)
    markets = 0
    if staff[SMALL_MARKET] > 0:
        markets = 1
    if staff[LARGE_MARKET] > 0:
        markets += 2
    money = p.doubloons
    turns = seat - chooser(table)
    if turns < 0:
        turns += table.seats
    return [
        1.0,
        float(p.vp + printed),
        bonus,
        unmanned,
        float(money if money < 10 else 10),
        float(money - 10 if money > 10 else 0),
        float(goods),
        float(price),
        float(amounts[CORN]),
        float(amounts[INDIGO] + amounts[SUGAR]),
        float(amounts[TOBACCO] + amounts[COFFEE]),
        float(kinds),
        float(best - made),
        float(settled[QUARRY]),
        float(p.tiles[QUARRY] - settled[QUARRY]),
        float(colonists),
        worth,
        float(kinds) if staff[HARBOR] > 0 else 0.0,
        float(made) if staff[WHARF] > 0 else 0.0,
        float(FACTORY_PAY[kinds]) if staff[FACTORY] > 0 else 0.0,
        float(markets if kinds > 0 else 0),
        float(p.island),
        float(p.city),
        1.0 - turns / float(table.seats),
    ]


def chooser(s: PuertoRico) -> int:
    """The seat that chooses the next role."""
    if not s.frames:
        return s.governor
    return (
        s.governor + s.frames[0][2] - (1 if s.frames[-1][0] == ops.CHOOSE_ROLE else 0)
    ) % s.seats


def plant_workers(p: Player, good: int) -> int:
    """Colonists at work in the plants of a good; corn needs none."""
    staff = p.staff
    if good == CORN:
        return ISLAND_SPACES
    if good == INDIGO:
        return at_work(staff[SMALL_INDIGO_PLANT]) + at_work(staff[INDIGO_PLANT])
    if good == SUGAR:
        return at_work(staff[SMALL_SUGAR_MILL]) + at_work(staff[SUGAR_MILL])
    if good == TOBACCO:
        return at_work(staff[TOBACCO_STORAGE])
    return at_work(staff[COFFEE_ROASTER])


def plant_circles(p: Player, good: int) -> int:
    """Circles of the plants of a good that a player has."""
    staff = p.staff
    if good == CORN:
        return ISLAND_SPACES
    if good == INDIGO:
        return circles(staff, SMALL_INDIGO_PLANT) + circles(staff, INDIGO_PLANT)
    if good == SUGAR:
        return circles(staff, SMALL_SUGAR_MILL) + circles(staff, SUGAR_MILL)
    if good == TOBACCO:
        return circles(staff, TOBACCO_STORAGE)
    return circles(staff, COFFEE_ROASTER)


def at_work(workers: int) -> int:
    return workers if workers > 0 else 0


def circles(staff: list[int], building: int) -> int:
    return CIRCLES[building] if staff[building] >= 0 else 0


def large_bonus(p: Player, building: int, colonists: int) -> float:
    """What a large building would add now; fractions count, they are on their way."""
    staff = p.staff
    if building == FORTRESS:
        return colonists / 3.0
    if building == RESIDENCE:
        return float(RESIDENCE_POINTS[p.island])
    if building == CUSTOMS_HOUSE:
        return p.vp / 4.0
    found = 0
    if building == GUILD_HALL:
        for other in range(COFFEE_ROASTER + 1):
            if staff[other] >= 0:
                found += 1 if other <= SMALL_SUGAR_MILL else 2
        if staff[JEWELER] >= 0:
            found += 2
    else:
        for other in p.built:
            if other >= SMALL_MARKET and other != JEWELER:
                found += 1
    return float(found)


# --- quick advice ------------------------------------------------------------------------


def advise(s: State) -> list[float]:
    """How good each legal action looks at a glance, in points; in the order of s.choices."""
    table = cast(PuertoRico, s)
    frame = s.frames[-1]
    if not table.expanded:
        return advise_choices(table, frame, s.choices)
    if frame[0] == ops.MORE_GUESTS:
        frame = s.frames[-2]
    known = advise_choices(table, frame, [action for action in s.choices if action < DRAFT])
    p = table.players[frame[1]]
    found: list[float] = []
    i = 0
    for action in s.choices:
        if action < DRAFT:
            found.append(known[i])
            i += 1
        else:
            found.append(advise_expansion(p, action, WORTH))
    return found


def advise_choices(table: PuertoRico, frame: Frame, choices: list[int]) -> list[float]:
    """Advice on actions of the base game."""
    p = table.players[frame[1]]
    op = frame[0]
    if op == ops.CHOOSE_ROLE:
        return [advise_role(table, frame[1], action - ROLE) for action in choices]
    if op == ops.PLACE:
        wanted = wanted_at(p, frame[3], p.windrose)
        first = PLACE + frame[3] * PLACE_STEP
        return [-abs(action - first - wanted) * 1.0 for action in choices]
    if op == ops.BUILD:
        return [advise_build(table, p, action, frame[1] == frame[2]) for action in choices]
    if op in (ops.SETTLE, ops.SECOND_TILE):
        return [advise_tile(p, action) for action in choices]
    if op == ops.LOAD:
        return [advise_load(table, p, action) for action in choices]
    if op == ops.SELL:
        return [0.0 if a == PASS else 1.0 + PRICES[a - SELL] for a in choices]
    if op == ops.CRAFTSMAN_PRIVILEGE:
        return [0.0 if a == PASS else 1.0 + 0.5 * PRICES[a - PRIVILEGE] for a in choices]
    if op == ops.STORE:
        return [p.goods[a - STORE] + 0.3 * PRICES[a - STORE] for a in choices]
    if op == ops.KEEP:
        return [0.5 * PRICES[a - KEEP] for a in choices]
    # hacienda, hospice, university, the mayor's colonist: to use them is right, mostly
    return [0.0 if a == PASS else 1.0 for a in choices]


def advise_role(s: PuertoRico, player: int, role: int) -> float:
    """The doubloons on it and what the phase brings him, less what it brings the others."""
    p = s.players[player]
    left = time_left(s)
    value = s.role_coins[role] * (0.2 + 0.5 * left)
    if role == SETTLER:
        return value + (1.2 * left if p.island < ISLAND_SPACES else -0.5)
    if role == MAYOR:
        arriving = s.colonist_ship // s.seats + 1
        empty = empty_circles(p)
        return value + 0.5 * (arriving if arriving < empty else empty) * (0.3 + left)
    if role == BUILDER:
        return value + best_purchase(s, p)
    if role == CRAFTSMAN:
        own = production(p)
        others = 0
        for seat in range(s.seats):
            if seat != player:
                others += production(s.players[seat])
        return value + 0.6 * (own + (1 if own else 0)) - 0.6 * others / (s.seats - 1)
    if role == TRADER:
        price = sale_price(s, p)
        return value + (0.55 * (price + 1) * (0.3 + left) if price else -0.5)
    if role == CAPTAIN:
        goods = sum(p.goods)
        others = 0
        for other in s.players:
            others += sum(other.goods)
        others -= goods
        return value + (0.8 * goods + 1.0 if goods else 0.0) - 0.4 * others / (s.seats - 1)
    return value + 0.2 + 0.4 * left


def production(p: Player) -> int:
    made = 0
    for good in range(KINDS):
        now = plant_workers(p, good)
        made += now if now < p.settled[good] else p.settled[good]
    return made


def empty_circles(p: Player) -> int:
    """Circles without a colonist, less those who wait on the windrose."""
    empty = p.island - p.forests - p.windrose
    for kind in range(TILE_KINDS):
        empty -= p.settled[kind]
    for building in p.built:
        empty += CIRCLES[building] - p.staff[building]
    return empty if empty > 0 else 0


def sale_price(s: PuertoRico, p: Player) -> int:
    """What his best sale would bring now; 0 when he can sell nothing worth it."""
    best = -1
    for good in range(KINDS):
        if p.goods[good] and (s.house[good] == 0 or p.staff[OFFICE] > 0):
            best = PRICES[good]
    if best < 0:
        return 0
    if p.staff[SMALL_MARKET] > 0:
        best += 1
    if p.staff[LARGE_MARKET] > 0:
        best += 2
    return best


def best_purchase(s: PuertoRico, p: Player) -> float:
    """The best building within his means."""
    best = -0.3
    room = CITY_SPACES - p.city
    saved = discounts(p)
    left = time_left(s)
    for building in s.in_play:
        if s.copies[building] and p.staff[building] < 0 and SPACES[building] <= room:
            price = s.costs[building] - 1 - saved[COLUMNS[building]]
            if price <= p.doubloons:
                found = purchase(p, building, price, left)
                if found > best:
                    best = found
    return best


def purchase(p: Player, building: int, price: int, left: float) -> float:
    """What a building brings beyond the money it costs."""
    value = POINTS[building] + WORTH[building] * left
    if building <= COFFEE_ROASTER:
        good = BUILDINGS_GOOD[building]
        more = p.tiles[good] - plant_circles(p, good)
        if more > CIRCLES[building]:
            more = CIRCLES[building]
        if more > 0:
            value += more * left * (2.0 + 0.4 * PRICES[good])
    elif SPACES[building] == 2:
        value += 4.0
    return value - (price if price > 0 else 0) * (0.1 + 0.4 * left)


BUILDINGS_GOOD: Final[list[int]] = [b.good for b in BUILDINGS]


def advise_build(s: PuertoRico, p: Player, action: int, privileged: bool) -> float:
    if action == PASS:
        return 0.0
    building = action - BUILD
    cost = s.costs[building] - discounts(p)[COLUMNS[building]]
    if privileged:
        cost -= 1
    return purchase(p, building, cost, time_left(s))


def advise_tile(p: Player, action: int) -> float:
    if action == PASS:
        return -0.5
    tile = action - TAKE
    if tile == QUARRY:
        return 1.6 - 0.3 * p.tiles[QUARRY]
    value = 0.8 + 0.1 * PRICES[tile] - 0.25 * p.tiles[tile]
    if tile == CORN:
        return value + 0.4
    if plant_circles(p, tile) > p.tiles[tile]:
        value += 1.0
    return value


def advise_load(s: PuertoRico, p: Player, action: int) -> float:
    """Points now; cheap goods first, and the good he can't keep."""
    if action == PASS:
        return 0.0
    if action >= SHIP_WHARF:
        return p.goods[action - SHIP_WHARF] - 0.5
    good = (action - SHIP) // SHIP_STEP
    ship = s.ships.index((action - SHIP) % SHIP_STEP + 4)
    room = s.ships[ship] - s.loaded[ship]
    count = p.goods[good] if p.goods[good] < room else room
    return count - 0.15 * PRICES[good] + (0.2 if count == room else 0.0)


# Beige buildings, the most useful first.
USEFUL: Final[list[int]] = [
    TILE_KINDS + BUILDING_NAMES.index(name)
    for name in (
        "wharf", "harbor", "factory", "office", "large market", "small market", "university",
        "large warehouse", "small warehouse", "hospice", "construction hut", "hacienda",
    )
]  # fmt: skip
# Plantations with what makes goods of their crop: as many colonists there as here.
CHAINS: Final[list[list[int]]] = [
    [good, *(TILE_KINDS + i for i in range(BUILDING_COUNT) if BUILDINGS[i].good == good)]
    for good in range(KINDS)
]
LAST_PLANT: Final = TILE_KINDS + COFFEE_ROASTER
# Where colonists go first when there are too few.
PLACE_ORDER: Final[list[int]] = [
    *(TILE_KINDS + building for building in range(BUILDING_COUNT) if SPACES[building] == 2),
    *USEFUL[:3], *CHAINS[COFFEE], *CHAINS[TOBACCO], CORN, *CHAINS[SUGAR], *CHAINS[INDIGO],
    QUARRY, *USEFUL[3:],
]  # fmt: skip


def wanted_at(p: Player, slot: int, free: int) -> int:
    """How many of his free colonists he would put on a slot, those before it being placed."""
    pairs = 0  # colonists of a plantation who need one in its plant
    for place in PLACE_ORDER:
        if free == 0:
            return 0
        if place < TILE_KINDS:
            count = p.tiles[place]
            if place != CORN and place != QUARRY:
                pairs = wanted_pairs(p, place, slot, free)
                count = pairs
        elif p.staff[place - TILE_KINDS] < 0:
            continue
        elif place <= LAST_PLANT:
            count = CIRCLES[place - TILE_KINDS]
            if count > pairs:
                count = pairs
            pairs -= count
        else:
            count = 1
        if place >= slot:
            if count > free:
                count = free
            if place == slot:
                return count
            free -= count
    return 0


def wanted_pairs(p: Player, good: int, slot: int, free: int) -> int:
    """Pairs of a plantation and a circle of its plant; settled ones must find their circle."""
    pairs = plant_circles(p, good)
    if pairs > p.tiles[good]:
        pairs = p.tiles[good]
    if good < slot:
        return pairs if pairs < p.settled[good] else p.settled[good]
    return pairs if pairs * 2 <= free else (free + 1) // 2
