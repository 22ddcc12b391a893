"""The component tables as the rules use them: numbered rows, parallel tuples of ints."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.components import Amounts, Deed, goods

# --- costs: each different price once ---------------------------------------------------

COST_GOODS: Final[list[Amounts]] = []  # the goods that lie in Storage
COST_TOOLS: Final[list[int]] = []
COST_SIZE: Final[list[int]] = []
COST_NEEDS: Final[list[list[int]]] = []  # by good, tools included
# the good of a price that is the hardest to come by, and how many: looked for first
SCARCE_GOOD: Final[list[int]] = []
SCARCE_NUMBER: Final[list[int]] = []
_costs: Final[dict[Amounts, int]] = {}


def cost_of(text: str) -> int:
    """The number of a price."""
    amounts = goods(text)
    found = _costs.get(amounts)
    if found is not None:
        return found
    stored = tuple((g, n) for g, n in amounts if g < c.STORED)
    _costs[amounts] = len(COST_GOODS)
    COST_GOODS.append(stored)
    COST_TOOLS.append(sum(n for g, n in amounts if g == c.TOOL))
    COST_SIZE.append(sum(n for _, n in stored))
    COST_NEEDS.append([sum(n for g, n in amounts if g == good) for good in range(c.TOOL + 1)])
    scarce, number = max(stored, default=(0, 0))
    SCARCE_GOOD.append(scarce)
    SCARCE_NUMBER.append(number)
    return len(COST_GOODS) - 1


NOTHING: Final = cost_of("")

# --- lines of exchange ------------------------------------------------------------------

LINE_COST: Final[list[int]] = []
LINE_GIVES: Final[list[Amounts]] = []
LINE_TIMES: Final[list[int]] = []
_lines: Final[dict[tuple[str, str, int], int]] = {}


def line_of(line: tuple[str, str, int]) -> int:
    """The number of a line of exchange."""
    if line not in _lines:
        _lines[line] = len(LINE_COST)
        LINE_COST.append(cost_of(line[0]))
        LINE_GIVES.append(goods(line[1]))
        LINE_TIMES.append(line[2])
    return _lines[line]


# --- deeds ------------------------------------------------------------------------------

DEED_SORT: Final[list[int]] = []
DEED_FREE: Final[list[int]] = []  # 1: it gives without taking
DEED_PAYS: Final[list[int]] = []  # 1: it costs something
DEED_GIVES: Final[list[Amounts]] = []
DEED_LINES: Final[list[tuple[int, ...]]] = []
DEED_KIND: Final[list[int]] = []
DEED_COST: Final[list[int]] = []
DEED_TIMES: Final[list[int]] = []
FREE_DEEDS: Final = (c.GIVE, c.MARKER, c.OFFICER)
PAID_DEEDS: Final = (c.EXCHANGE, c.BUILD, c.DIPLOMACY, c.TRADE, c.TRANSMUTE)
_deeds: Final[dict[Deed, int]] = {}


def deed_of(deed: Deed) -> int:
    """The number of a deed; equal deeds share one."""
    if deed not in _deeds:
        _deeds[deed] = len(DEED_SORT)
        DEED_SORT.append(deed.sort)
        DEED_FREE.append(1 if deed.sort in FREE_DEEDS else 0)
        DEED_PAYS.append(1 if deed.sort in PAID_DEEDS else 0)
        DEED_GIVES.append(goods(deed.gives))
        DEED_LINES.append(tuple(line_of(line) for line in deed.lines))
        DEED_KIND.append(c.BUILDING_NAMES.index(deed.building) if deed.building else -1)
        DEED_COST.append(cost_of(deed.cost))
        DEED_TIMES.append(deed.times)
    return _deeds[deed]


TRADE_DEED: Final = deed_of(Deed(c.TRADE))
TRANSMUTE_DEED: Final = deed_of(Deed(c.TRANSMUTE, times=c.TRANSMUTED_GOODS))
STAND_DEED: Final = deed_of(Deed(c.TRANSMUTE, times=c.STAND_GOODS))
SWAP_DEED: Final = deed_of(Deed(c.SWAP))

# --- places -----------------------------------------------------------------------------

PLACE_NAMES: Final[list[str]] = []
PLACE_KIND: Final[list[int]] = []  # row of PLACES; equal names have the row of the first
PLACE_ERA: Final[list[int]] = []
PLACE_SORT: Final[list[int]] = []
PLACE_DEEDS: Final[list[list[int]]] = []
PLACE_REPLACES: Final[list[int]] = []  # the kind it replaces, -1: none


def _number_places() -> None:
    names = [row.name for row in c.PLACES]
    copies: dict[str, int] = {}
    for row in c.PLACES:
        for _ in range(row.copies):
            copies[row.name] = copies.get(row.name, 0) + 1
            n = copies[row.name]
            PLACE_NAMES.append(row.name if n == 1 else f"{row.name} {n}")
            PLACE_KIND.append(names.index(row.name))
            PLACE_ERA.append(row.era)
            PLACE_SORT.append(row.sort)
            PLACE_DEEDS.append([deed_of(deed) for deed in row.deeds])
            PLACE_REPLACES.append(names.index(row.replaces) if row.replaces else -1)


_number_places()
PLACE_COUNT: Final = len(PLACE_NAMES)
MARKETS: Final = 3
FIRST_MARKET: Final = PLACE_COUNT
SMALL_MARKET: Final = FIRST_MARKET + MARKETS
TILES_ON_MAP: Final = SMALL_MARKET + 1
PLACE_NAMES.extend(("first market", "second market", "third market", "small market"))
PLACE_SORT.extend([c.MARKET_SORT] * 4)
PLACE_ERA.extend((0, 1, 2, 3))

DEVELOPER: Final = PLACE_NAMES.index("developer")
DIPLOMAT: Final = PLACE_NAMES.index("diplomat")
HEAD_OFFICIAL: Final = PLACE_NAMES.index("head official")
CHIEF_OFFICER: Final = PLACE_NAMES.index("chief officer")
DAY_LABORER: Final = PLACE_NAMES.index("day laborer")


def _pile(era: int) -> list[int]:
    """The places of an era's pile; the Chief Officer comes by the era card, not by the pile."""
    left_out = (CHIEF_OFFICER, DAY_LABORER)
    return [i for i in range(PLACE_COUNT) if PLACE_ERA[i] == era and i not in left_out]


# for each era the places of its pile, era 0: those laid before the game
PLACES_OF_ERA: Final = [_pile(era) for era in range(len(c.ERAS) + 1)]


def places_of_era(era: int) -> list[int]:
    """The places of an era's pile."""
    return PLACES_OF_ERA[era][:]


# what a place hands out without a condition: the Altruist's discount
PLACE_FREE: Final[list[Amounts]] = [
    next(
        (
            tuple((g, n) for g, n in DEED_GIVES[d] if g != c.DOLLAR)
            for d in PLACE_DEEDS[i]
            if DEED_FREE[d]
        ),
        (),
    )
    for i in range(PLACE_COUNT)
]

# --- market cards -----------------------------------------------------------------------

MARKET_ERA: Final = [row.era for row in c.MARKET_CARDS]
MARKETS_OF_ERA: Final = [
    [i for i, of in enumerate(MARKET_ERA) if of == era] for era in range(len(c.ERAS) + 1)
]
MARKET_SALE: Final = [
    deed_of(Deed(c.EXCHANGE, "", tuple((paid, got, c.ANY) for paid, got in row.sale)))
    for row in c.MARKET_CARDS
]
MARKET_SUBSIDY: Final = [[deed_of(c.give(side)) for side in row.subsidy] for row in c.MARKET_CARDS]
MARKET_ACTION: Final = [deed_of(row.action) for row in c.MARKET_CARDS]
MARKET_NAMES: Final = [
    f"market {c.ERAS[row.era - 1]} {[r.era for r in c.MARKET_CARDS[:i]].count(row.era) + 1}"
    for i, row in enumerate(c.MARKET_CARDS)
]
# the deeds of a market on the market card: sale, subsidy, action
MARKET_DEEDS: Final = [
    [MARKET_SALE[i], *MARKET_SUBSIDY[i], MARKET_ACTION[i]] for i in range(len(c.MARKET_CARDS))
]

# --- buildings --------------------------------------------------------------------------

KIND_ERA: Final = [b.era for b in c.BUILDINGS]
KIND_SORT: Final = [b.sort for b in c.BUILDINGS] + [c.SPECIAL] * len(c.COLONIES)
KIND_COST: Final = [cost_of(b.cost) for b in c.BUILDINGS]
KIND_WORKER: Final = [b.worker for b in c.BUILDINGS] + [
    c.ANYBODY if i == c.INDUSTRIALIST else 0 for i in range(len(c.COLONIES))
]
KIND_VALUE: Final = [b.value for b in c.BUILDINGS]
KIND_LIMIT: Final = [b.limit for b in c.BUILDINGS]
KIND_TILE: Final = [c.TILE_NAMES.index(b.tile) for b in c.BUILDINGS]
KIND_FROM: Final = [c.BUILDING_NAMES.index(b.upgrades) if b.upgrades else -1 for b in c.BUILDINGS]
# what a kind generates (good, number), houses (worker, number) or stores (spaces)
KIND_GOOD: Final[list[int]] = []
KIND_OUTPUT: Final[list[int]] = []
KIND_HOUSES: Final[list[int]] = []
KIND_HOUSED: Final[list[int]] = []
KIND_SPACES: Final[list[int]] = []


def _read_gifts() -> None:
    for row in c.BUILDINGS:
        good, output, houses, housed, spaces = -1, 0, 0, 0, 0
        if row.sort == c.RESIDENCE:
            number, name = row.gives.split()
            houses, housed = c.WORKERS.index(name), int(number)
        elif row.sort == c.STORAGE:
            spaces = int(row.gives.split()[0])
        elif row.gives:
            ((good, output),) = goods(row.gives)
        KIND_GOOD.append(good)
        KIND_OUTPUT.append(output)
        KIND_HOUSES.append(houses)
        KIND_HOUSED.append(housed)
        KIND_SPACES.append(spaces)
    for _ in c.COLONIES:
        KIND_GOOD.append(-1)
        KIND_OUTPUT.append(0)
        KIND_HOUSES.append(0)
        KIND_HOUSED.append(0)
        KIND_SPACES.append(0)


_read_gifts()
# 1 for the kinds that generate goods into a buffer
KIND_BUFFERS: Final = [1 if s in (c.PRODUCTION, c.SUSTENANCE) else 0 for s in KIND_SORT]

LEVEL_COST: Final = [NOTHING] + [cost_of(cost) for _, cost, _ in c.LEVELS]
DEED_FARM_COST: Final = cost_of(c.DEED_FARM_COST)
REALTOR_FLAT_COST: Final = cost_of(c.REALTOR_FLAT_COST)
GIFT_LEVEL: Final = [level for level, _ in c.GIFTS]
GIFT_GOODS: Final = [goods(text) for _, text in c.GIFTS]

# --- improvements -----------------------------------------------------------------------

CARD_NUMBER: Final[list[int]] = []
CARD_ROW: Final[list[int]] = []
for _row, _card in enumerate(c.IMPROVEMENTS):
    for _number in range(_card.first, _card.last + 1):
        CARD_NUMBER.append(_number)
        CARD_ROW.append(_row)
CARDS: Final = len(CARD_NUMBER)
CARD_ERA: Final = [number // 100 for number in CARD_NUMBER]
CARDS_OF_ERA: Final = [
    [i for i in range(CARDS) if CARD_ERA[i] == era] for era in range(len(c.ERAS) + 1)
]
CARD_NAMES: Final = [f"{c.IMPROVEMENTS[CARD_ROW[i]].name} {CARD_NUMBER[i]}" for i in range(CARDS)]
CARD_SORT: Final = [c.IMPROVEMENTS[row].sort for row in CARD_ROW]
CARD_COST: Final = [cost_of(c.IMPROVEMENTS[row].cost) for row in CARD_ROW]
CARD_VALUE: Final = [c.IMPROVEMENTS[row].value for row in CARD_ROW]
CARD_DEEDS: Final = [[deed_of(d) for d in c.IMPROVEMENTS[row].deeds] for row in CARD_ROW]
CARD_EFFECT: Final = [c.IMPROVEMENTS[row].effect for row in CARD_ROW]


def toolless(text: str) -> str:
    return " ".join(part for part in text.split() if not part.endswith("T"))


# Scholar IV: improvements cost no tools
CARD_TOOLLESS: Final = [cost_of(toolless(c.IMPROVEMENTS[row].cost)) for row in CARD_ROW]


def card(number: int) -> int:
    """The index of the card with a printed number."""
    if number not in CARD_NUMBER:
        raise ColonnadeError(f"there is no improvement {number}")
    return CARD_NUMBER.index(number)


def _cards_with(effect: str) -> list[int]:
    return [i for i in range(CARDS) if CARD_EFFECT[i][0] == effect]


# cards that generate goods, and for those that store them the place of their buffer
GENERATORS: Final = _cards_with(c.GENERATE)
GENERATES: Final = [goods(CARD_EFFECT[i][1]) for i in GENERATORS]
BUFFER_CARDS: Final = [
    i for i, gives in zip(GENERATORS, GENERATES, strict=True) if any(g < c.STORED for g, _ in gives)
]
BUFFER_GOOD: Final = [
    next(g for g, _ in goods(CARD_EFFECT[i][1]) if g < c.STORED) for i in BUFFER_CARDS
]
BUFFER_SIZE: Final = [
    next(n for g, n in goods(CARD_EFFECT[i][1]) if g < c.STORED) for i in BUFFER_CARDS
]
CARD_BUFFER: Final = [BUFFER_CARDS.index(i) if i in BUFFER_CARDS else -1 for i in range(CARDS)]
LIMITED_CARDS: Final = [i for i in range(CARDS) if CARD_SORT[i] == c.LIMITED]
CARD_LIMITED: Final = [LIMITED_CARDS.index(i) if i in LIMITED_CARDS else -1 for i in range(CARDS)]
TICKETS: Final = [k for k, i in enumerate(LIMITED_CARDS) if CARD_EFFECT[i][0] == c.TICKET]
TICKET_COST: Final = [
    cost_of(CARD_EFFECT[i][1]) if CARD_EFFECT[i][0] == c.TICKET else NOTHING for i in LIMITED_CARDS
]
APPRENTICE: Final = LIMITED_CARDS.index(card(234))
HORSE: Final = LIMITED_CARDS.index(card(334))
YEARLY_CARDS: Final = _cards_with(c.YEARLY)


# what each permanent card adds, as small numbers read when a community is counted up
CARD_LOTS: Final[list[int]] = [0] * CARDS  # lots for any good
CARD_ONLY: Final[list[int]] = [-1] * CARDS  # the good of restricted lots
CARD_SPACES: Final[list[int]] = [0] * CARDS
CARD_HOUSES: Final[list[int]] = [0] * CARDS  # worker
CARD_HOUSED: Final[list[int]] = [0] * CARDS
CARD_BOOSTS: Final[list[int]] = [-1] * CARDS  # kind of building
CARD_BONUS: Final[list[int]] = [-1] * CARDS  # good
CARD_DELIVERS: Final[list[int]] = [-1] * CARDS  # good


def _read_effects() -> None:
    for i in range(CARDS):
        effect, what, n = CARD_EFFECT[i]
        if effect == c.LOTS:
            CARD_LOTS[i] = n
            CARD_ONLY[i] = c.LETTERS.index(what) if what else -1
        elif effect == c.SPACES:
            CARD_SPACES[i] = n
        elif effect == c.HOUSE_COLONISTS:
            CARD_HOUSES[i] = c.WORKERS.index(what)
            CARD_HOUSED[i] = n
        elif effect == c.BOOST:
            CARD_BOOSTS[i] = c.BUILDING_NAMES.index(what)
        elif effect == c.BONUS:
            CARD_BONUS[i] = c.LETTERS.index(what)
        elif effect == c.DELIVERY:
            CARD_DELIVERS[i] = c.LETTERS.index(what)


_read_effects()
AUTOMOBILE: Final = card(121)
PASS: Final = card(122)
TRAINING: Final = card(133)
DEED_REGISTRATION: Final = card(134)
DOLLY: Final = card(231)
COUNCIL_CHAMBER: Final = card(232)
SOCIAL_SERVICES: Final = card(233)
CONSTRUCTION_SITES: Final[tuple[int, ...]] = (card(325), card(429))
ASSEMBLY_HALL: Final = card(326)
STEAM_ENGINE: Final = card(327)
REALTORS_LICENSE: Final = card(333)
MARKET_STAND: Final = card(415)
WEAVING_MILL: Final = card(428)
EMPLOYMENT_OFFICE: Final = card(434)
WEAVING_MILL_ROBES: Final = CARD_EFFECT[WEAVING_MILL][2]

GROUP_OF: Final = [
    next(i for i, group in enumerate(c.TRADE_GROUPS) if g in group) for g in range(c.TOOL + 1)
]
