"""What a position of Imperial Settlers is worth: its parts, their worth, and quick advice."""

from typing import Final, cast

from colonnade.kernel.state import State
from colonnade.titles.imperial_settlers import actions, frames
from colonnade.titles.imperial_settlers.cards import (
    ACTION,
    DEFENSE,
    EXCHANGE,
    FEATURE,
    FOOD,
    GOLD,
    PRODUCE,
    PRODUCE_PER,
    PRODUCE_PER_SAMURAI,
    PRODUCTION,
    RAZE,
    STONE,
    VP,
    WOOD,
    WORKER,
    Bundle,
)
from colonnade.titles.imperial_settlers.components import (
    ABILITY,
    BOARD_GOODS,
    BOARD_STORES,
    BONUS,
    BONUS_PER,
    CAP,
    CARDS,
    COLOUR_BITS,
    COMMON,
    COMMON_CARDS,
    COST_FOOD,
    COST_STONE,
    COST_WOOD,
    DECK,
    DOES,
    FACE,
    FACES,
    FIRST_FACTION_FACE,
    GAIN,
    GATE,
    GATE_2,
    GATE_MINIMUM,
    GATE_VP,
    KIND,
    NEEDS_LOCATION,
    PAY_FOOD,
    PAY_GOLD,
    PAY_RAZE,
    PAY_STONE,
    PAY_WOOD,
    PAY_WORKER,
    RAZE_FIELD,
    ROUNDS,
    SHRINE,
    USES,
    WAREHOUSES,
    WHAT,
)
from colonnade.titles.imperial_settlers.effects import GOOD_OF_DEAL
from colonnade.titles.imperial_settlers.scoring import shrine_vp
from colonnade.titles.imperial_settlers.state import (
    BLOCKED,
    CARD_BITS,
    DEFENDED_BITS,
    HOME,
    HOME_SHIFT,
    USED,
    USED_BITS,
    Player,
    Table,
    place_of,
    samurai_placed,
)

# --- the parts of a position -----------------------------------------------------------

# Each part is counted for a seat by parts(); a unit of it is worth so many points at the end
# of the game in the first round, in the last round, and to a greedy eye.
# fmt: off
#    part                 early    late   greedy
PARTS: Final = (
    ("base",               1.00,   1.00,   0.00),  # what a Faction still gains, see FUTURE
    ("points",             0.48,   0.92,   1.00),  # track, Locations, Gates and Shrine
    ("resources",          0.10,   0.10,   0.15),  # wood, stone and food in the supply
    ("gold",               0.80,   0.15,   0.20),
    ("workers",            0.30,   0.15,   0.05),
    ("raze_tokens",        0.90,   0.30,   0.10),
    ("common_hand",        0.11,   0.26,   0.10),  # Common cards in hand
    ("faction_hand",       0.60,   0.20,   0.15),  # Faction cards in hand
    ("income",             2.78,   0.00,   1.00),  # goods of each production, by their worth
    ("points_income",      1.05,   0.00,   1.00),  # points of each production
    ("actions_now",        0.05,   0.10,   0.10),  # what Action Locations still give this round
    ("actions",            0.57,   0.00,   0.50),  # what they give in every round
    ("features",           0.38,   0.50,   0.40),
    ("foundations",        0.12,   0.03,   0.10),
    ("locations",          0.75,   0.00,   0.00),  # to give up for greater ones
    ("protected",          0.05,   0.00,   0.02),  # Locations with a Defense token
    ("in_play",            0.07,   0.25,   0.00),  # has not passed yet
    ("plans",              0.50,   0.75,   0.00),  # what the goods and cards at hand can still do
    ("stored",             0.30,   0.00,   0.00),  # goods that may wait for the next round
)
# fmt: on

# What a Faction still gains beyond what the other parts show, with 0 to 4 rounds to come after
# this one: what was missing in 270 games of planners at tables of two and four.
FUTURE: Final[list[list[float]]] = [
    [5.2, 24.6, 36.4, 45.1, 57.1],  # Barbarians
    [1.9, 13.8, 24.3, 31.0, 41.3],  # Japanese
    [3.3, 17.6, 26.8, 34.4, 40.7],  # Romans
    [3.6, 17.9, 27.0, 35.6, 46.4],  # Egyptians
]

# Typical distance between first and second when the game begins, in points.
SPREAD: Final = 16.0

# How the playing styles see the parts differently: part -> factor.
STYLES: Final[dict[str, dict[str, float]]] = {
    "builder": {"income": 1.15, "locations": 2.0, "features": 1.3, "faction_hand": 1.2},
    "merchant": {"gold": 1.3, "actions": 1.3, "actions_now": 1.2, "points_income": 1.2},
    "bold": {"raze_tokens": 1.6, "foundations": 1.3, "common_hand": 0.8},
}

# What one of each good is worth, in points.
#                        wood stone food gold worker raze defense card  VP  common faction samurai
WORTH: Final[list[float]] = [
    0.55, 0.55, 0.55, 0.75, 0.30, 0.50, 0.25, 0.60, 1.0, 0.50, 0.75, 0.30,
]  # fmt: skip


def worth_of(goods: Bundle) -> float:
    total = 0.0
    for i in range(0, len(goods), 2):
        total += WORTH[goods[i]] * goods[i + 1]
    return total


# By card: what it produces without counting colours, what its action or feature is worth.
BONUS_WORTH: Final[list[float]] = [
    worth_of(BONUS[card]) + (2.0 if BONUS_PER[card] else 0.0) for card in range(CARDS)
]
ACTION_WORTH: Final[list[float]] = [
    (
        max(0.2, worth_of(GAIN[card]) - worth_of(ABILITY[card].pay))
        if DOES[card] == EXCHANGE
        else 0.6
    )
    if KIND[card] == ACTION
    else 0.0
    for card in range(CARDS)
]
FEATURE_WORTH: Final[list[float]] = [
    max(0.5, worth_of(GAIN[card])) if KIND[card] == FEATURE and DOES[card] else 0.0
    for card in range(CARDS)
]
COST_WORTH: Final[list[float]] = [
    WORTH[WOOD] * COST_WOOD[card] + WORTH[STONE] * COST_STONE[card] + WORTH[FOOD] * COST_FOOD[card]
    for card in range(CARDS)
]
RAZE_WORTH: Final[list[float]] = [worth_of(RAZE_FIELD[card]) for card in range(CARDS)]
PRINTED: Final[list[int]] = [1 if DECK[card] == COMMON else 2 for card in range(CARDS)]
PRODUCED: Final[list[float]] = [
    worth_of(GAIN[card])
    if DOES[card] == PRODUCE
    else (1.2 * WORTH[GAIN[card][0]] if GAIN[card] else 0.7)
    if KIND[card] == PRODUCTION
    else 0.0
    for card in range(CARDS)
]
FIRST_CARD: Final[list[int]] = [FACE.index(face) for face in range(len(FACES))]
# What a use of an Action Location brings, its price not taken off.
USE_WORTH: Final[list[float]] = [
    (max(0.8, worth_of(GAIN[card])) if KIND[card] == ACTION else 0.0) for card in range(CARDS)
]
# What a built card brings in the round it is built in, and in every later one.
WORTH_AT_ONCE: Final[list[float]] = [
    PRINTED[card] + BONUS_WORTH[card] + PRODUCED[card] for card in range(CARDS)
]
WORTH_A_ROUND: Final[list[float]] = [
    PRODUCED[card] + 0.8 * ACTION_WORTH[card] * USES[card] + 0.8 * FEATURE_WORTH[card]
    for card in range(CARDS)
]


def quiet(s: State) -> bool:
    """Nothing is half done: somebody's turn begins."""
    if not s.frames:
        return True
    top = s.frames[-1]
    return top[0] == frames.TURN and top[2] == 0


def time_left(s: State) -> float:
    """The share of the productions still to come: 1 in the first round, 0 in the last."""
    played = cast(Table, s).round
    return (ROUNDS - played) / (ROUNDS - 1.0) if played else 1.0


def parts(s: State, seat: int) -> list[float]:
    """How much of each part a seat has, in the order of PARTS."""
    table = cast(Table, s)
    p = table.players[seat]
    points = float(p.vp)
    income = worth_of(BOARD_GOODS[p.faction])
    points_income = 0.0
    now = 0.0
    later = 0.0
    features = 0.0
    locations = 0
    protected = 0
    for location in p.built:
        card = location & CARD_BITS
        if location >> HOME_SHIFT == 0:
            points += PRINTED[card]
            locations += 1
            kind = KIND[card]
            if kind == PRODUCTION:
                good, count = produced(p, card)
                if good == VP:
                    points_income += count
                else:
                    income += count
            elif kind == ACTION:
                later += ACTION_WORTH[card] * USES[card]
            else:
                features += FEATURE_WORTH[card]
        if location & DEFENDED_BITS:
            protected += 1
        if ACTION_WORTH[card] > 0.0 and not location & BLOCKED and p.passed == 0:
            left = USES[card] - (location & USED_BITS) // USED
            now += ACTION_WORTH[card] * left
    for rival in table.players:
        for location in rival.built:
            if location >> HOME_SHIFT == seat + 1:
                points += PRINTED[location & CARD_BITS]
    points += special_points(table, p)
    for deal in p.deals:
        good = GOOD_OF_DEAL[deal]
        if good == VP:
            points_income += 1.0
        else:
            income += WORTH[good]
    for target in p.routes:
        good = GOOD_OF_DEAL[target]
        if good == VP:
            points_income += 1.0
        else:
            income += WORTH[good]
    commons = 0
    for card in p.hand:
        if card < COMMON_CARDS:
            commons += 1
    factions = len(p.hand) - commons
    goods = p.goods
    resources = float(kept(p, WOOD) + kept(p, STONE) + kept(p, FOOD))
    return [
        FUTURE[p.faction][ROUNDS - max(1, table.round)],
        points,
        resources if resources < 8.0 else 8.0 + 0.5 * (resources - 8.0),
        float(kept(p, GOLD)),
        float(kept(p, WORKER)),
        float(kept(p, RAZE)),
        float(commons if commons < 5 else 5),
        float(factions if factions < 5 else 5),
        income,
        points_income,
        now,
        later,
        features,
        float(len(p.foundations) + len(p.buried)),
        float(locations if locations < 6 else 6),
        float(protected),
        0.0 if p.passed else 1.0 + 0.1 * (goods[DEFENSE] if goods[DEFENSE] < 3 else 3),
        0.0 if p.passed else plans(table, p),
        stored(table, p),
    ]


def special_points(s: Table, p: Player) -> float:
    """Gates and Shrine, as far as they stand."""
    found = 0.0
    if place_of(p.built, GATE) >= 0 and len(s.under_gate) >= GATE_MINIMUM:
        found += GATE_VP
    if place_of(p.built, GATE_2) >= 0 and len(s.under_gate_2) >= GATE_MINIMUM:
        found += GATE_VP
    if place_of(p.built, SHRINE) >= 0:
        laid = s.shrine[0] + s.shrine[1] + s.shrine[2]
        found += shrine_vp(laid) + 0.4 * (laid if laid < 12 else 12)
    return found


def kept(p: Player, good: int) -> int:
    """A good in the supply; after the pass only what can be stored counts."""
    held = p.goods[good]
    if p.passed == 0 or held == 0 or good == BOARD_STORES[p.faction]:
        return held
    if good <= FOOD and place_of(p.built, WAREHOUSES) >= 0:
        return held
    return 0


def produced(p: Player, card: int) -> tuple[int, float]:
    """What a Production Location gives: VP and how many, or another good and its worth."""
    does = DOES[card]
    if does == PRODUCE:
        gain = GAIN[card]
        if gain[0] == VP and len(gain) == 2:
            return VP, float(gain[1])
        return WOOD, PRODUCED[card]
    if does == PRODUCE_PER:
        count = 0
        for location in p.built:
            if COLOUR_BITS[location & CARD_BITS] & WHAT[card]:
                count += 1
        if count > CAP[card]:
            count = CAP[card]
        good = GAIN[card][0]
        return (VP, float(count)) if good == VP else (WOOD, WORTH[good] * count)
    if does == PRODUCE_PER_SAMURAI:
        count = samurai_placed(p)
        return VP, float(count if count < CAP[card] else CAP[card])
    return WOOD, PRODUCED[card]


def stored(s: Table, p: Player) -> float:
    """What of the supply the board keeps for the next round, by its worth."""
    if s.round == ROUNDS:
        return 0.0
    found = WORTH[BOARD_STORES[p.faction]] * p.goods[BOARD_STORES[p.faction]]
    if place_of(p.built, WAREHOUSES) >= 0:
        for good in range(FOOD + 1):
            if good != BOARD_STORES[p.faction]:
                found += WORTH[good] * p.goods[good]
    return found


# --- plans: what the goods can still be used for in this round ------------------------------

KEPT_CARD: Final = 0.3  # what a card is worth that stays in the hand for a later round
LEAST_PRICE: Final = 0.35  # a plan costs at least a turn
DEARER: Final = 0.2  # for each resource that gold or workers stand in for
NO_LOCATION: Final = 1e9  # worth more than any


class Price:
    """What a plan takes out of the supply."""

    def __init__(self, wood: int, stone: int, food: int, worth: float, dearer: float) -> None:
        self.wood = wood
        self.stone = stone
        self.food = food
        self.gold = 0
        self.workers = 0
        self.raze = 0
        self.worth = LEAST_PRICE + worth
        self.dearer = dearer


def use_price(card: int) -> Price:
    """The price of using an Action Location."""
    worth = worth_of(ABILITY[card].pay)
    price = Price(PAY_WOOD[card], PAY_STONE[card], PAY_FOOD[card], worth, DEARER)
    price.gold = PAY_GOLD[card]
    price.workers = PAY_WORKER[card]
    price.raze = PAY_RAZE[card]
    return price


def raze_price() -> Price:
    price = Price(0, 0, 0, WORTH[RAZE], 0.0)
    price.raze = 1
    return price


BUILD_PRICE: Final[list[Price]] = [
    Price(COST_WOOD[card], COST_STONE[card], COST_FOOD[card], COST_WORTH[card], DEARER)
    for card in range(CARDS)
]
USE_PRICE: Final[list[Price]] = [use_price(card) for card in range(CARDS)]
DEAL_PRICE: Final = Price(0, 0, 1, WORTH[FOOD], 0.0)
RAZE_PRICE: Final = raze_price()


class Plan:
    """A use of the supply, and what it brings."""

    def __init__(self, price: Price, card: int, gain: float) -> None:
        self.price = price
        self.card = card
        self.gain = gain
        self.in_hand = True  # it uses up a card of the hand
        self.needs_location = False  # to be given up for it


class Supply:
    """The goods that plans are paid with."""

    def __init__(self, goods: list[int]) -> None:
        self.wood = goods[WOOD]
        self.stone = goods[STONE]
        self.food = goods[FOOD]
        self.gold = goods[GOLD]
        self.workers = goods[WORKER]
        self.raze = goods[RAZE]

    def lacks(self, price: Price) -> int:
        """How many resources of a price are not at hand."""
        found = 0
        if price.wood > self.wood:
            found += price.wood - self.wood
        if price.stone > self.stone:
            found += price.stone - self.stone
        if price.food > self.food:
            found += price.food - self.food
        return found

    def price_now(self, price: Price) -> float:
        """What a plan takes away, by its worth; -1 if it can't be paid."""
        if self.raze < price.raze or self.gold < price.gold:
            return -1.0
        lacking = self.lacks(price)
        short = lacking + price.gold - self.gold
        if price.workers + (2 * short if short > 0 else 0) > self.workers:
            return -1.0
        return price.worth + price.dearer * lacking

    def pay(self, price: Price) -> None:
        """Gold, then pairs of workers stand in for what is lacking."""
        self.raze -= price.raze
        self.gold -= price.gold
        self.workers -= price.workers
        lacking = self.lacks(price)
        self.wood = self.wood - price.wood if self.wood > price.wood else 0
        self.stone = self.stone - price.stone if self.stone > price.stone else 0
        self.food = self.food - price.food if self.food > price.food else 0
        if lacking > self.gold:
            self.workers -= 2 * (lacking - self.gold)
            self.gold = 0
        else:
            self.gold -= lacking


def plans(s: Table, p: Player) -> float:
    """The best uses of the supply, one after the other by what they bring for their price."""
    rounds = float(ROUNDS - s.round)
    bases = bases_to_give(p, rounds)
    supply = Supply(p.goods)
    open_plans = list_plans(p, rounds)
    total = 0.0
    while True:
        best = 0.0
        chosen: Plan | None = None
        left: list[Plan] = []  # the supply only shrinks: what can't be paid now never can
        for plan in open_plans:
            gain = plan.gain
            if plan.needs_location:
                gain = gain - bases[0] if bases else 0.0
            if gain > 0.0:
                price = supply.price_now(plan.price)
                if price >= 0.0:
                    left.append(plan)
                    if gain > best * price:
                        best = gain / price
                        chosen = plan
        if chosen is None:
            return total
        open_plans = left
        total += chosen.gain
        if chosen.needs_location:
            total -= bases.pop(0)
        supply.pay(chosen.price)
        chosen.gain = 0.0
        if chosen.in_hand:
            for plan in left:  # a card of the hand is used once
                if plan.card == chosen.card and plan.in_hand:
                    plan.gain = 0.0


def list_plans(p: Player, rounds: float) -> list[Plan]:
    """Everything the hand and the Action Locations offer, with what it brings."""
    found: list[Plan] = []
    kept = KEPT_CARD if rounds > 0.0 else 0.0
    for card in p.hand:
        plan = Plan(BUILD_PRICE[card], card, built_worth(p, card, rounds) - kept)
        plan.needs_location = NEEDS_LOCATION[card]
        found.append(plan)
        if card >= COMMON_CARDS:
            gain = WORTH[GOOD_OF_DEAL[card]] * (1.0 + rounds) - kept
            found.append(Plan(DEAL_PRICE, card, gain))
        if RAZE_FIELD[card]:
            found.append(Plan(RAZE_PRICE, card, RAZE_WORTH[card] - kept))
    for location in p.built:
        card = location & CARD_BITS
        if KIND[card] == ACTION and not location & BLOCKED:
            for _ in range(USES[card] - (location & USED_BITS) // USED):
                plan = Plan(USE_PRICE[card], card, USE_WORTH[card])
                plan.in_hand = False
                found.append(plan)
    return found


def built_worth(p: Player, card: int, rounds: float) -> float:
    """What building a card brings in this Empire, the price and the given Location apart."""
    found = WORTH_AT_ONCE[card] + WORTH_A_ROUND[card] * rounds
    bits = COLOUR_BITS[card]
    per = BONUS_PER[card]
    if per or DOES[card] == PRODUCE_PER:
        count = 1.0
        for location in p.built:
            if COLOUR_BITS[location & CARD_BITS] & (per | WHAT[card]):
                count += 1.0
        if per:
            found += (count if count < 6.0 else 6.0) - 2.0
        else:
            if count > CAP[card]:
                count = float(CAP[card])
            found += (WORTH[GAIN[card][0]] * count - PRODUCED[card]) * (1.0 + rounds)
    for location in p.built:
        other = location & CARD_BITS
        if WHAT[other] & bits and KIND[other] == FEATURE:
            found += FEATURE_WORTH[other]
    return found


def bases_to_give(p: Player, rounds: float) -> list[float]:
    """What is lost by giving up a Location or Foundation for a greater one, the least first."""
    found = [0.0] * (len(p.foundations) + len(p.buried))
    for location in p.built:
        if location < HOME:
            found.append(kept_worth(location, rounds))
    found.sort()
    return found


def kept_worth(location: int, rounds: float) -> float:
    """What a built Location still brings: its points, later rounds, uses left in this one."""
    card = location & CARD_BITS
    found = PRINTED[card] + WORTH_A_ROUND[card] * rounds
    if KIND[card] == ACTION and not location & BLOCKED:
        found += 0.6 * ACTION_WORTH[card] * (USES[card] - (location & USED_BITS) // USED)
    return found


# --- quick advice ------------------------------------------------------------------------


def card_worth(card: int, left: float) -> float:
    """What a built card brings, with so much of the game left."""
    rounds = 4.0 * left
    return (
        PRINTED[card]
        + BONUS_WORTH[card]
        + PRODUCED[card] * (rounds + (1.0 if KIND[card] == PRODUCTION else 0.0))
        + ACTION_WORTH[card] * USES[card] * (rounds + 0.6)
        + FEATURE_WORTH[card] * (rounds + 0.5)
    )


def building_here(s: Table, card: int) -> float:
    """What building a card brings in this Empire beyond its price and what is given up for it."""
    p = s.players[s.actor]
    rounds = float(ROUNDS - s.round)
    found = built_worth(p, card, rounds) - COST_WORTH[card] - KEPT_CARD
    if NEEDS_LOCATION[card] and not p.foundations and not p.buried:
        least = NO_LOCATION
        for location in p.built:
            if location < HOME:
                least = min(least, kept_worth(location, rounds))
        if least < NO_LOCATION:
            found -= least
    return found


def build_worth(card: int, left: float) -> float:
    """What building a card brings beyond its price, in any Empire."""
    found = card_worth(card, left) - COST_WORTH[card]
    return found - 1.2 - left if NEEDS_LOCATION[card] else found


def advise(s: State) -> list[float]:
    """How good each legal action looks at a glance, in points; in the order of s.choices."""
    left = time_left(s)
    return [advised(s, action, left) for action in s.choices]


def advised(s: State, action: int, left: float) -> float:
    """Whatever is not named here is all the same at a glance."""
    if action == actions.DO_PASS:
        return -0.5
    if action == actions.DO_END_TURN or action == actions.DO_DONE:
        return 0.05
    if actions.DO_BUILD <= action < actions.DO_DEAL:
        return building_here(cast(Table, s), FIRST_CARD[action - actions.DO_BUILD])
    if action < actions.DO_RAZE_CARD:
        card = FIRST_CARD[action - actions.DO_DEAL + FIRST_FACTION_FACE]
        return WORTH[GOOD_OF_DEAL[card]] * (1.0 + 4.0 * left) - WORTH[FOOD] - 0.9
    if action < actions.DO_RAZE_LOCATION:
        return RAZE_WORTH[FIRST_CARD[action - actions.DO_RAZE_CARD]] - WORTH[RAZE] - 0.4
    if action == actions.DO_RAZE_LOCATION:
        return 1.0
    if action < actions.FIRST_TWICE:
        return ACTION_WORTH[actions.ACTION_CARDS[action - actions.FIRST_ACTIVATE]]
    if action < actions.DO_SPEND:
        return 2.0 * ACTION_WORTH[actions.TWICE_CARDS[action - actions.FIRST_TWICE]]
    if action < actions.DO_DEFEND:
        return 0.1 if action < actions.DO_SPEND_COMMON else 0.0
    if action < actions.DO_PAY:
        return 0.12 if action < actions.DO_LAY else -0.2
    if actions.DO_DRAFT <= action < actions.DO_DRAW_COMMON:
        return build_worth(FIRST_CARD[action - actions.DO_DRAFT], left)
    if action == actions.DO_DRAW_FACTION:
        return 0.25
    if actions.DO_KEEP <= action < actions.DO_PICK:
        return build_worth(FIRST_CARD[action - actions.DO_KEEP], left)
    if actions.DO_PICK <= action < actions.DO_OWN:
        return -build_worth(FIRST_CARD[action - actions.DO_PICK], left)
    if actions.DO_OWN <= action < actions.DO_FOUNDATION:
        return own_location(s, action - actions.DO_OWN, left)
    if action == actions.DO_FOUNDATION:
        return -0.3
    if actions.DO_TARGET <= action < actions.DO_TAKE:
        return card_worth(action - actions.DO_TARGET, left)
    if actions.DO_TAKE <= action < actions.DO_TURN_IN:
        return WORTH[action - actions.DO_TAKE]
    return 0.0


def own_location(s: State, card: int, left: float) -> float:
    """To give up the least, to repeat the best."""
    if s.frames[-1][0] in (frames.COPY, frames.REFRESH_TARGET):
        return PRODUCED[card] + ACTION_WORTH[card]
    table = cast(Table, s)
    p = table.players[s.actor]
    return -kept_worth(p.built[place_of(p.built, card)], 4.0 * left)
