"""The printed components as tables: goods, buildings, places, market cards, improvements, colonies.

Costs read as on the tiles: T tool, W wood, C clay, P plank, B brick, O ore, K coal, I iron,
F food, R robe, $ dollar. Values that rest on a ruling are marked "ruling" behind the row.
"""

from typing import Final, NamedTuple

# --- goods ------------------------------------------------------------------------------

WOOD: Final = 0
CLAY: Final = 1
PLANK: Final = 2
BRICK: Final = 3
ORE: Final = 4
COAL: Final = 5
IRON: Final = 6
FOOD: Final = 7
ROBE: Final = 8
TOOL: Final = 9
DOLLAR: Final = 10
STORED: Final = 9  # the first nine must be stored
RESOURCES: Final = 7  # the first seven are building resources

GOODS: Final = (
    "wood", "clay", "plank", "brick", "ore", "coal", "iron", "food", "robe", "tool", "dollar",
)  # fmt: skip
LETTERS: Final = "WCPBOKIFRT$"
# dollars a good counts when a game starts in a later era, and the first such era (p.23)
# ruling: which goods stand in which row
GOODS_PRICE: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3, 6, 1, 3)
GOODS_FROM: Final[tuple[int, ...]] = (2, 2, 2, 2, 3, 4, 4, 2, 4)

Amounts = tuple[tuple[int, int], ...]


def goods(text: str) -> Amounts:
    """Read "1T 2W" as pairs of good and number."""
    return tuple((LETTERS.index(part[-1]), int(part[:-1] or 1)) for part in text.split())


# --- workers ----------------------------------------------------------------------------

FARMER: Final = 1
CITIZEN: Final = 2
MERCHANT: Final = 3
WORKERS: Final = ("nobody", "farmer", "citizen", "merchant")
ANYBODY: Final = 4  # a Factory takes any worker
FOOD_OF: Final[tuple[int, ...]] = (0, 0, 1, 2)
ROBES_OF: Final[tuple[int, ...]] = (0, 0, 0, 1)
WORKER_VALUE: Final[tuple[int, ...]] = (0, 2, 6, 16)
WORKER_SORTS: Final[tuple[int, ...]] = (FARMER, CITIZEN, MERCHANT)

# --- fixed values -----------------------------------------------------------------------

ERAS: Final = ("I", "II", "III", "IV")
YEARS: Final = 5
SMITHY_TOOLS: Final = 3  # ruling: the same in every era
BASIC_STORAGE: Final = 3
BASIC_LOTS: Final = 1
START_TOOLS: Final = 6
START_FOOD: Final = 1
START_GOODS: Final = 3
RAZING_TOOLS: Final = 2
HAND_LIMIT: Final = 6
PLAYS_A_TURN: Final = 2
DEVELOPER_TOOLS: Final = 2
SMALL_BOARD: Final = 12
LARGE_BOARD: Final = 20
AMBASSADOR_RANGE: Final = 2
STEWARD_FIGURES: Final = 4
DOLLY_GOODS: Final = 3

# --- buildings --------------------------------------------------------------------------

RESIDENCE: Final = 0
STORAGE: Final = 1
PRODUCTION: Final = 2
SUSTENANCE: Final = 3
MONEY: Final = 4
SPECIAL: Final = 5
SORTS: Final = ("residence", "storage", "production", "sustenance", "money", "special")


class Building(NamedTuple):
    """One kind of building tile."""

    name: str
    era: int
    sort: int
    cost: str
    worker: int
    gives: str  # what it generates, houses or stores
    value: int
    limit: int  # copies a player may have, 0: any number
    upgrades: str  # the building it is remodelled from
    tile: str  # the tile it is printed on


_FA, _CI, _ME, _ANY = FARMER, CITIZEN, MERCHANT, ANYBODY
# fmt: off
#            name                era  sort         cost             worker  gives          $  limit  remodelled from    tile
BUILDINGS: Final = (
    Building("farm",               0, RESIDENCE,  "1T 2W",            0,   "1 farmer",     1,  0,    "",               "farm/estate"),  # ruling: cost
    Building("library",            0, SPECIAL,    "1T 1W 1P",         0,   "",             4,  1,    "",               "library"),
    Building("hunting lodge",      0, SUSTENANCE, "3T 2W 1C",       _FA,   "1F",           3,  0,    "",               "hunting lodge/grounds"),
    Building("forester's house",   0, PRODUCTION, "2T 3W",          _FA,   "2W",           2,  0,    "",               "forester's house/hollow"),  # ruling: no limit
    Building("storage shed",       0, STORAGE,    "1T 2W",          _FA,   "2 spaces",     2,  3,    "",               "storage shed"),  # ruling: cost
    Building("hollow",             1, PRODUCTION, "2T 3C",          _FA,   "1C",           2,  0,    "",               "forester's house/hollow"),
    Building("factory",            1, SPECIAL,    "3T 3W 3C",      _ANY,   "",             4,  0,    "",               "factory/casino"),
    Building("pub",                1, MONEY,      "1T 1C 1B 1P",    _FA,   "1$",           4,  0,    "",               "pub/theater"),
    Building("estate",             1, RESIDENCE,  "1T 3W 1B",         0,   "3 farmer",     4,  0,    "farm",           "farm/estate"),
    Building("flat",               1, RESIDENCE,  "1T 1P",            0,   "1 citizen",    3,  0,    "farm",           "flat/apartment"),
    Building("institute",          2, SPECIAL,    "3T 2P 2B",       _FA,   "",             6,  1,    "",               "institute"),
    Building("storage house",      2, STORAGE,    "2T 1P 1B",       _CI,   "5 spaces",     5,  3,    "storage shed",   "storage house"),
    Building("theater",            2, MONEY,      "2T 2C 2P 2B",    _CI,   "2$",           6,  0,    "",               "pub/theater"),
    Building("iron mine",          2, PRODUCTION, "2T 2P 3B",       _CI,   "1O",           5,  0,    "",               "iron mine"),
    Building("apartment",          2, RESIDENCE,  "1T 2P 2C",         0,   "3 citizen",    6,  0,    "flat",           "flat/apartment"),
    Building("house",              3, RESIDENCE,  "2T 1P 1B 2C",      0,   "1 merchant",   8,  0,    "flat",           "house/community hall"),
    Building("community hall",     3, RESIDENCE,  "3T 3P 3B 3I",      0,   "2 merchant",  22,  1,    "house",          "house/community hall"),  # ruling: 2 merchants
    Building("hunting grounds",    3, SUSTENANCE, "3T 4W 2C",       _CI,   "3F",           7,  0,    "hunting lodge",  "hunting lodge/grounds"),
    Building("boardinghouse",      3, SPECIAL,    "2T 1P 1B 1I",    _ME,   "",             6,  2,    "",               "boardinghouse"),
    Building("stables",            3, SPECIAL,    "3T 2P 2B 2I",    _ME,   "",            10,  1,    "",               "stables"),
    Building("customs office",     3, SPECIAL,    "2T 2P 2B 1O",    _ME,   "",             4,  1,    "",               "customs office"),  # ruling: no Fee at all
    Building("tailor shop",        3, SUSTENANCE, "3T 2B 2C",       _CI,   "1R",           5,  0,    "",               "tailor shop/textile mill"),
    Building("textile mill",       4, SUSTENANCE, "3T 3W 3P 1I",    _ME,   "2R",          13,  0,    "tailor shop",    "tailor shop/textile mill"),
    Building("storage hall",       4, STORAGE,    "3T 3B 1I",       _ME,   "9 spaces",    13,  3,    "storage house",  "storage hall"),
    Building("casino",             4, MONEY,      "3T 3C 2B 2I",    _ME,   "3$",          10,  0,    "",               "factory/casino"),
)

#   tile                       how many
TILES: Final = (
    ("factory/casino",               20),
    ("forester's house/hollow",      25),
    ("hunting lodge/grounds",        20),
    ("pub/theater",                  20),
    ("flat/apartment",               24),
    ("farm/estate",                  32),
    ("house/community hall",         16),
    ("tailor shop/textile mill",     12),
    ("boardinghouse",                 8),
    ("stables",                       4),
    ("customs office",                4),
    ("iron mine",                     9),
    ("library",                       4),
    ("institute",                     4),
    ("storage shed",                 12),
    ("storage house",                12),
    ("storage hall",                 12),
)
# fmt: on

FARM: Final = 0
LIBRARY: Final = 1
HUNTING_LODGE: Final = 2
FORESTERS_HOUSE: Final = 3
STORAGE_SHED: Final = 4
HOLLOW: Final = 5
FACTORY: Final = 6
PUB: Final = 7
ESTATE: Final = 8
FLAT: Final = 9
INSTITUTE: Final = 10
STORAGE_HOUSE: Final = 11
THEATER: Final = 12
IRON_MINE: Final = 13
APARTMENT: Final = 14
HOUSE: Final = 15
COMMUNITY_HALL: Final = 16
HUNTING_GROUNDS: Final = 17
BOARDINGHOUSE: Final = 18
STABLES: Final = 19
CUSTOMS_OFFICE: Final = 20
TAILOR_SHOP: Final = 21
TEXTILE_MILL: Final = 22
STORAGE_HALL: Final = 23
CASINO: Final = 24
KINDS: Final = 25
BUILDING_NAMES: Final = tuple(b.name for b in BUILDINGS)
TILE_NAMES: Final = tuple(name for name, _ in TILES)
TILE_COUNTS: Final = tuple(count for _, count in TILES)

# --- colonies ---------------------------------------------------------------------------

COLONIES: Final = (
    "alchemist", "altruist", "envoy", "industrialist", "laborer", "lord", "scholar",
    "storekeeper", "trader",
)  # fmt: skip
ALCHEMIST: Final = 0
ALTRUIST: Final = 1
ENVOY: Final = 2
INDUSTRIALIST: Final = 3
LABORER: Final = 4
LORD: Final = 5
SCHOLAR: Final = 6
STOREKEEPER: Final = 7
TRADER: Final = 8
COLONIES_AT_START: Final = 4
EMBASSY: Final = KINDS  # an embassy of colony c stands on a spot as kind EMBASSY + c
SPOT_KINDS: Final = 34  # buildings and embassies
SPOT_NAMES: Final = (*BUILDING_NAMES, *(f"{c} embassy" for c in COLONIES))

# fmt: off
#    level      cost        $
LEVELS: Final = (
    (1, "1T 3W 2C",         2),
    (2, "1T 1P 1B",         4),
    (3, "2T 3W 3C 3O",      8),
    (4, "2T 2P 2B 1I",     14),
)
# fmt: on
EMBASSY_VALUE: Final[tuple[int, ...]] = (0, 2, 4, 8, 14)

# the special ambassadors, in the order of their figures
AMBASSADORS: Final = ("alchemist", "altruist", "laborer")
AMBASSADOR_COLONY: Final[tuple[int, ...]] = (ALCHEMIST, ALTRUIST, LABORER)

# Altruist: the gifts by the level that unlocks them (ruling: from all unlocked so far)
GIFTS: Final = (
    (1, "2W"), (1, "1C"), (2, "1P"), (2, "1B"), (3, "1O"), (3, "1K"), (4, "1I"), (4, "2P"),
    (4, "2B"),
)  # fmt: skip
# Lord: the good taken in place of an action, by the level that unlocks it
LORD_GOODS: Final = (
    (1, WOOD), (1, CLAY), (2, PLANK), (2, BRICK), (2, FOOD), (3, ORE), (3, COAL), (3, ROBE),
    (4, IRON),
)  # fmt: skip
# Alchemist: the pairs exchanged 1:1 on receipt, by level (ruling: both ways)
ALCHEMY: Final[tuple[tuple[int, int, int], ...]] = (
    (1, WOOD, CLAY),
    (2, PLANK, BRICK),
    (3, FOOD, ORE),
    (3, ROBE, COAL),
)
TRANSMUTED_GOODS: Final = 3  # Alchemist IV
STAND_GOODS: Final = 4  # Market Stand
# Trader: four groups of goods, and how many of one buy one of another (ruling: only upward)
TRADE_GROUPS: Final[tuple[tuple[int, ...], ...]] = (
    (WOOD, CLAY, FOOD), (PLANK, BRICK), (ORE, COAL, ROBE), (IRON, TOOL),
)  # fmt: skip
TRADE_RATES: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 3, 4), (0, 1, 2, 3), (0, 0, 1, 2), (0, 0, 0, 1),
)  # fmt: skip
# Industrialist: by level the year-end kinds of exchange, each (input, output, how often);
# recipes in one kind share its limit (ruling: each level's list replaces the one before)
INDUSTRY: Final[tuple[tuple[tuple[tuple[str, str, int], ...], ...], ...]] = (
    (),
    ((("2W", "1P", 1),),),
    ((("2W", "1P", 2),), (("1W 1C", "1B", 1),)),
    ((("2W", "1P", 2),), (("1W 1C", "1B", 2),), (("3W", "1K", 1),)),
    (
        (("1W", "1P", 3),),
        (("1W 1C", "1B", 2),),
        (("3W", "1K", 1), ("5W", "2K", 1)),
        (("2O 6W", "1I", 1), ("2O 1K", "1I", 1)),
    ),
)

# --- deeds: what a place, a market card or an improvement lets a player do --------------

GIVE: Final = 0  # take goods
EXCHANGE: Final = 1  # pay goods for goods or dollars, line by line
BUILD: Final = 2
DRAW: Final = 3  # draw improvements
DEVELOP: Final = 4  # play an improvement
DIPLOMACY: Final = 5  # found and improve embassies
MARKER: Final = 6  # take goods and the starting player marker
OFFICER: Final = 7  # the same, and swap two places
TRADE: Final = 8  # Trader colony
TRANSMUTE: Final = 9  # some goods of any kinds for a tool
SWAP: Final = 10  # swap two adjacent places
DEEDS: Final = (
    "give", "exchange", "build", "draw", "develop", "diplomacy", "marker", "officer", "trade",
    "transmute", "swap",
)  # fmt: skip
ANY: Final = 99  # no limit

Line = tuple[str, str, int]  # input, output, how often


class Deed(NamedTuple):
    """One thing to do: what it gives outright, its lines, or what it builds, and how often."""

    sort: int
    gives: str = ""
    lines: tuple[Line, ...] = ()
    building: str = ""
    cost: str = ""
    times: int = ANY


def give(text: str) -> Deed:
    return Deed(GIVE, text)


def exchange(*lines: Line) -> Deed:
    return Deed(EXCHANGE, "", lines)


def refine(paid: str, got: str, times: int = ANY) -> Deed:
    return Deed(EXCHANGE, "", ((paid, got, times),))


def sell(*lines: tuple[str, str]) -> Deed:
    return Deed(EXCHANGE, "", tuple((paid, got, ANY) for paid, got in lines))


def build(name: str, times: int = ANY, cost: str = "") -> Deed:
    """Build at the printed cost, or (a contract) at another."""
    row = BUILDINGS[BUILDING_NAMES.index(name)]
    return Deed(BUILD, "", (), name, cost or row.cost, times)


LIBRARIAN: Final = Deed(DRAW, "1$")
HEAD_OFFICIAL: Final = Deed(MARKER, "1C")
CHIEF_OFFICER: Final = Deed(OFFICER, "1T 1$")

# --- places -----------------------------------------------------------------------------

PLACE_SORTS: Final = ("resource", "sustainer", "builder", "refiner", "other", "market")
_RES, _SUS, _BLD, _REF, _OTH = range(5)
MARKET_SORT: Final = 5


class Place(NamedTuple):
    """One kind of place tile: what can be done there, one of its deeds a visit."""

    name: str
    era: int
    copies: int
    sort: int
    deeds: tuple[Deed, ...]
    replaces: str = ""


def builder(name: str, era: int) -> Place:
    return Place(f"builder: {name}", era, 1, _BLD, (build(name),))


# fmt: off
#         name               era  n  sort   deeds                                                       replaces
PLACES: Final = (
    Place("riverbank grove",   0, 2, _RES, (give("2W"),)),
    Place("joiner",            0, 1, _REF, (refine("2W", "1P"),)),
    Place("developer",         0, 1, _OTH, (Deed(DEVELOP),)),
    Place("librarian",         0, 1, _OTH, (LIBRARIAN,)),
    Place("diplomat",          0, 1, _OTH, (Deed(DIPLOMACY),)),
    Place("head official",     0, 1, _OTH, (HEAD_OFFICIAL,)),
    builder("farm",            0),
    builder("library",         0),
    builder("hunting lodge",   0),
    builder("forester's house", 0),
    builder("storage shed",    0),
    Place("day laborer",       0, 1, _RES, (give("1W 1$"),)),
    Place("grove",             1, 2, _RES, (give("2W"),)),
    Place("clay delve",        1, 2, _RES, (give("2C"),)),
    Place("clayburner",        1, 1, _REF, (refine("1W 2C", "1B"),)),
    Place("joiner",            1, 1, _REF, (refine("2W", "1P"),)),
    Place("baker",             1, 1, _SUS, (give("2F"), refine("2F", "1$"))),
    builder("hollow",          1),
    builder("factory",         1),
    builder("pub",             1),
    builder("estate",          1),
    builder("flat",            1),
    Place("riverbank forest",  2, 1, _RES, (give("3W"),),                                               "riverbank grove"),
    Place("clay pocket",       2, 1, _RES, (give("2C"),)),
    Place("ore pit",           2, 1, _RES, (give("1O"),)),
    Place("grand baker",       2, 1, _SUS, (give("3F"), refine("2F", "1$"))),
    Place("joiner",            2, 1, _REF, (refine("2W", "1P"),)),
    Place("loamburner",        2, 1, _REF, (refine("1W 1C", "1B"),)),
    Place("blacksmith",        2, 1, _REF, (refine("1W 1O", "2T"),)),
    builder("institute",       2),
    builder("storage house",   2),
    builder("theater",         2),
    builder("iron mine",       2),
    builder("apartment",       2),
    Place("riverbank forest",  3, 1, _RES, (give("3W"),),                                               "riverbank grove"),
    Place("clay pit",          3, 1, _RES, (give("3C"),)),
    Place("weaver",            3, 1, _SUS, (give("2R"), refine("2R", "1$"))),
    Place("coalburner",        3, 1, _REF, (refine("3W", "1K"),)),
    Place("iron smelter",      3, 1, _REF, (exchange(("2O 6W", "1I", ANY), ("2O 1K", "1I", ANY)),)),
    builder("house",           3),
    builder("hunting grounds", 3),
    builder("community hall",  3),
    builder("boardinghouse",   3),
    builder("stables",         3),
    builder("customs office",  3),
    builder("tailor shop",     3),
    Place("chief officer",     4, 1, _OTH, (CHIEF_OFFICER,),                                            "head official"),
    Place("forest",            4, 1, _RES, (give("4W"),),                                               "grove"),
    Place("clay pit",          4, 1, _RES, (give("3C"),),                                               "clay delve"),
    Place("ore pit",           4, 1, _RES, (give("1O"),)),
    Place("ore mine",          4, 1, _RES, (give("2O"),)),
    Place("tailor",            4, 1, _SUS, (give("3R"), refine("2R", "1$"))),
    Place("carpenter",         4, 1, _REF, (refine("1W", "1P"),),                                       "joiner"),
    Place("brickburner",       4, 1, _REF, (refine("1W 1C", "2B"),),                                    "clayburner"),
    Place("charburner",        4, 1, _REF, (refine("5W", "2K"),)),
    Place("ironsmith",         4, 1, _REF, (exchange(("1I 6W", "6T", ANY), ("1I 1K", "6T", ANY)),),     "blacksmith"),
    builder("textile mill",    4),
    builder("storage hall",    4),
    builder("casino",          4),
)

# --- market cards -----------------------------------------------------------------------


class MarketCard(NamedTuple):
    """One market card: sale, subsidy (one side of it) and action."""

    era: int
    sale: tuple[tuple[str, str], tuple[str, str]]
    subsidy: tuple[str, ...]
    action: Deed


#              era  sale                             subsidy         action
MARKET_CARDS: Final = (
    MarketCard(1, (("1C", "1$"), ("1P", "2$")), ("1F 1W",),     build("farm", 1)),  # ruling: Farm at its normal price
    MarketCard(1, (("1F", "1$"), ("1W", "1$")), ("2C",),        build("storage shed", 1)),
    MarketCard(1, (("1C", "1$"), ("1F", "1$")), ("2W",),        build("forester's house", 1)),
    MarketCard(1, (("2W", "1$"), ("1B", "3$")), ("1F 1C",),     build("hunting lodge", 1)),
    MarketCard(1, (("1F", "1$"), ("1B", "3$")), ("2W", "2C"),   refine("2W", "1P", 1)),
    MarketCard(1, (("2W", "1$"), ("1C", "1$")), ("2F",),        LIBRARIAN),  # ruling: the whole action of the place
    MarketCard(1, (("1P", "2$"), ("1B", "3$")), ("2W 1C",),     HEAD_OFFICIAL),
    MarketCard(2, (("2C", "1$"), ("1P", "1$")), ("2F 1W",),     build("estate", 1)),
    MarketCard(2, (("3W", "1$"), ("1B", "2$")), ("2F 1C",),     build("flat", 1)),
    MarketCard(2, (("2F", "1$"), ("1B", "2$")), ("2W", "2C"),   build("hollow", 1)),
    MarketCard(2, (("2F", "1$"), ("2C", "1$")), ("1P",),        build("factory", 1)),
    MarketCard(2, (("1C", "1$"), ("1O", "1$")), ("2W",),        refine("1W 2C", "1B", 1)),
    MarketCard(2, (("3W", "1$"), ("1O", "1$")), ("2C",),        refine("2W", "1P", 2)),
    MarketCard(2, (("2F", "1$"), ("1P", "1$")), ("1W 1C",),     HEAD_OFFICIAL),
    MarketCard(3, (("2F", "1$"), ("1B", "1$")), ("1R",),        build("storage house", 1)),
    MarketCard(3, (("1R", "1$"), ("2P", "1$")), ("3F",),        build("iron mine", 1)),
    MarketCard(3, (("1R", "1$"), ("1O", "1$")), ("1W 2C",),     build("apartment", 1)),
    MarketCard(3, (("2F", "1$"), ("1I", "4$")), ("2W 1C",),     refine("3W", "1K", 1)),
    MarketCard(3, (("1K", "1$"), ("1I", "4$")), ("1O",),        refine("3W", "1P", 1)),
    MarketCard(3, (("1O", "1$"), ("1K", "1$")), ("1F 1P",),     refine("2C", "1B", 1)),
    MarketCard(3, (("2P", "1$"), ("1B", "1$")), ("3W", "2C"),   HEAD_OFFICIAL),
    MarketCard(4, (("1P", "1$"), ("1K", "1$")), ("1R 1W",),     build("house", 1)),
    MarketCard(4, (("2P", "1$"), ("2B", "1$")), ("3W", "2C"),   build("tailor shop", 1)),
    MarketCard(4, (("1B", "1$"), ("1I", "3$")), ("1F 1O",),     refine("3W", "1K", 2)),
    MarketCard(4, (("2F", "1$"), ("1K", "1$")), ("1B",),        refine("2W", "1P", 3)),
    MarketCard(4, (("2R", "1$"), ("2O", "1$")), ("2F 1P",),     refine("2C", "1B", 2)),
    MarketCard(4, (("1O", "1$"), ("1I", "3$")), ("1K",),        HEAD_OFFICIAL),  # ruling: 1 clay and the marker
    MarketCard(4, (("2F", "1$"), ("2R", "1$")), ("1T", "2$"),   CHIEF_OFFICER),
)
# fmt: on

# --- improvements -----------------------------------------------------------------------

IMMEDIATE: Final = 0
PERMANENT: Final = 1
LIMITED: Final = 2
CARD_SORTS: Final = ("immediate", "permanent", "limited")

# what permanent and limited cards do
GENERATE: Final = "generate"  # goods each year
HOUSE_COLONISTS: Final = "house"  # colonists
LOTS: Final = "lots"  # warehouse lots, for one good only when it is named
SPACES: Final = "spaces"  # storage spaces
BOOST: Final = "boost"  # more output of each building of a kind
BONUS: Final = "bonus"  # one more of a good when a place gives it
YEARLY: Final = "yearly"  # an exchange in the production phase
TICKET: Final = "ticket"  # go to any place, for this much more each time
DELIVERY: Final = "delivery"  # pay a good from buffers
RULE: Final = "rule"  # a rule of its own


class Improvement(NamedTuple):
    """One improvement, perhaps in several copies with numbers of their own."""

    first: int
    last: int
    name: str
    sort: int
    cost: str
    value: int
    deeds: tuple[Deed, ...] = ()
    effect: tuple[str, str, int] = ("", "", 0)


def _now(first: int, last: int, name: str, *deeds: Deed) -> Improvement:
    return Improvement(first, last, name, IMMEDIATE, "", 0, deeds)


def _contract(number: int, building: str, cost: str, times: int = 1) -> Improvement:
    name = f"contract {building}"
    deed = build(building, times, cost)
    return Improvement(number, number, name, IMMEDIATE, "", 0, (deed,))


def _keep(
    first: int, last: int, name: str, cost: str, value: int, effect: str, what: str = "", n: int = 0
) -> Improvement:
    return Improvement(first, last, name, PERMANENT, cost, value, (), (effect, what, n))


def _few(number: int, name: str, cost: str, effect: str, what: str, uses: int) -> Improvement:
    return Improvement(number, number, name, LIMITED, cost, 0, (), (effect, what, uses))


_ANVIL: Final = (give("1T"), refine("1W 1C", "1T", 1))
# fmt: off
IMPROVEMENTS: Final = (
    # era I           name
    _now(101, 102, "stone axe",              give("4W")),
    _now(103, 104, "wood shovel",            give("3C")),
    _now(105, 106, "wood saw",               give("2P")),
    _now(107, 108, "ruin",                   give("1B")),
    _now(109, 109, "anvil",                  *_ANVIL),
    _now(110, 111, "guestroom",              give("2W 2C")),
    _now(112, 112, "handsaw",                exchange(("2W", "1P", 1), ("3W", "2P", 1))),  # ruling: once each
    _now(113, 113, "clay oven",              refine("1W 1C", "1B", 2)),
    _contract(114, "farm",             "1W", 2),
    _contract(115, "estate",           "1T 2W 1B"),
    _contract(116, "flat",             "1T 2W"),
    _contract(117, "forester's house", "2T 2W"),
    _contract(118, "hollow",           "2T 2C"),
    _contract(119, "hunting lodge",    "2T 2W 1C"),
    _contract(120, "storage shed",     "1T 1W", 2),
    #              name                    cost            $  effect
    _keep(121, 121, "automobile",          "1T 2F",        1, RULE),
    _keep(122, 122, "pass",                "1T 1W 1C",     1, RULE),
    _keep(123, 123, "axe",                 "3W",           1, BONUS, "W", 1),
    _keep(124, 124, "spade",               "3C",           1, BONUS, "C", 1),
    _keep(125, 125, "vegetable garden",    "2T 1C 1P",     2, GENERATE, "1F"),
    _keep(126, 126, "beaver's lodge",      "1T 2W",        1, GENERATE, "1W"),
    _keep(127, 127, "loam hollow",         "2T 2C",        2, GENERATE, "1C"),
    _keep(128, 129, "holiday cabin",       "1T 1W",        1, HOUSE_COLONISTS, "farmer", 1),
    _keep(130, 131, "holiday flat",        "1T 1W 1P",     2, HOUSE_COLONISTS, "citizen", 1),
    _keep(132, 132, "storehouse",          "1T 1P",        2, LOTS, "", 1),
    _keep(133, 133, "training",            "2W 1P",        2, RULE),
    _keep(134, 134, "deed registration",   "1T 4W",        1, RULE),
    _few(135, "ticket",                    "3W",              TICKET, "2W", 3),
    # era II
    _now(201, 202, "wood saw",               give("2P")),
    _now(203, 204, "ruin",                   give("1B")),
    _now(205, 205, "fireplace",              give("2F")),
    _now(206, 207, "anvil",                  *_ANVIL),
    _now(208, 208, "ripsaw",                 refine("1W", "1P", 4)),
    _now(209, 209, "stone oven",             refine("1C", "1B", 3)),
    _now(210, 210, "toolmaker",              refine("2P", "1T")),
    _contract(211, "apartment",        "1T 2C 1P"),
    _contract(212, "iron mine",        "2T 2P 2B"),
    _contract(213, "storage house",    "2T 1W 1B"),
    _keep(214, 214, "panel saw",           "2T 2P",        2, YEARLY, "2W>1P", 1),
    _keep(215, 215, "kiln",                "2T 2B",        2, YEARLY, "2C>1B", 1),
    _keep(216, 216, "iron pickaxe",        "2O",           2, BONUS, "O", 1),
    _keep(217, 217, "fruit farm",          "2T 1P 1B",     2, GENERATE, "2F"),
    _keep(218, 218, "ore tunnel",          "2T 1P 2B 1O",  3, GENERATE, "1O"),
    _keep(219, 219, "workshop",            "2T 3C 2P",     3, GENERATE, "1T"),
    _keep(220, 220, "village chapel",      "1T 2P",        2, GENERATE, "1$"),
    _keep(221, 221, "slaughtering blocks", "2T 2P 2B",     3, BOOST, "hunting lodge", 1),
    _keep(222, 223, "cottage",             "1T 4W 1B",     2, HOUSE_COLONISTS, "farmer", 2),
    _keep(224, 225, "hostel",              "2T 2C 3P",     3, HOUSE_COLONISTS, "citizen", 2),
    _keep(226, 226, "storehouse",          "1T 1P",        2, LOTS, "", 1),
    _keep(227, 227, "wood warehouse",      "1T 3W",        2, LOTS, "W", 3),
    _keep(228, 228, "clay warehouse",      "1T 2C",        2, LOTS, "C", 2),
    _keep(229, 229, "ore warehouse",       "1T 2O",        2, LOTS, "O", 2),
    _keep(230, 230, "food warehouse",      "1T 3F",        2, LOTS, "F", 3),
    _keep(231, 231, "dolly",               "3P",           2, RULE),
    _keep(232, 232, "council chamber",     "1T 1B",        2, RULE),
    _keep(233, 233, "social services",     "1T 3W 3C",     0, RULE),
    _few(234, "apprentice",                "1T 1P 1B",        RULE, "", 3),  # ruling: 3 turns
    _few(235, "ticket",                    "3C",              TICKET, "2C", 3),
    # era III
    _now(301, 301, "wood saw",               give("2P")),
    _now(302, 302, "ruin",                   give("1B")),  # ruling: 1 brick
    _now(303, 303, "cooking hearth",         give("4F")),
    _now(304, 304, "needle and thread",      give("2R")),
    _now(305, 305, "blacksmith's anvil",     give("2T")),
    _now(306, 306, "stone pickaxe",          give("2O")),
    _now(307, 307, "grill",                  give("1K")),
    _now(308, 308, "saw",                    refine("1W", "1P")),
    _now(309, 309, "oven",                   refine("1C", "1B")),
    _now(310, 310, "tool trader",            refine("1B", "1T")),
    _now(311, 311, "charcoal pile",          refine("3W", "1K")),
    _now(312, 312, "small ironsmelter",      refine("1O 1K", "1I", 2)),
    _now(313, 313, "large ironsmelter",      exchange(("2O 1K", "1I", ANY), ("2O 3W", "1I", ANY))),
    _contract(314, "stables",          "3T 3P 2I"),
    _contract(315, "boardinghouse",    "2T 1B 1I"),
    _contract(316, "customs office",   "2T 2P 2B"),
    _contract(317, "house",            "2T 1P 1B"),
    _contract(318, "hunting grounds",  "3T 3W 1C"),
    _contract(319, "tailor shop",      "3T 1C 2B"),
    _keep(320, 320, "charcoal furnace",    "2T 2K",        3, YEARLY, "3W>1K", 1),
    _keep(321, 321, "weaving loom",        "3T 1C 3P 1R",  3, GENERATE, "1R"),
    _keep(322, 322, "pad saw",             "3T 4W",        3, GENERATE, "2W"),  # ruling: 2 wood
    _keep(323, 323, "clay hollow",         "3T 4C",        3, GENERATE, "2C"),
    _keep(324, 324, "butchery",            "3T 2P 2B",     4, GENERATE, "1T 1F"),
    _keep(325, 325, "construction site",   "2P 2B",        2, RULE),
    _keep(326, 326, "assembly hall",       "3W 3C",        2, RULE),
    _keep(327, 327, "steam engine",        "2T 2P 3C 3O",  3, RULE),
    _keep(328, 329, "storage room",        "2T 1P 1B",     2, SPACES, "", 2),
    _keep(330, 331, "holiday house",       "3T 3P 2B",     4, HOUSE_COLONISTS, "merchant", 1),
    _keep(332, 332, "depot",               "2T 1P 1B",     2, LOTS, "", 2),
    _keep(333, 333, "realtor's license",   "2T 4P",        3, RULE),
    _few(334, "horse",                     "1T 1P 1O",        RULE, "", 2),  # ruling: 2 uses
    _few(335, "ticket",                    "3P",              TICKET, "1P", 3),
    # era IV
    _now(401, 401, "wood saw",               give("2P")),
    _now(402, 402, "ruin",                   give("1B")),
    _now(403, 403, "embroidery machine",     give("4R")),
    _now(404, 404, "blacksmith's anvil",     give("2T")),
    _now(405, 405, "stone pickaxe",          give("2O")),
    _now(406, 407, "grill",                  give("1K")),
    _now(408, 408, "saw",                    refine("1W", "1P")),
    _now(409, 409, "oven",                   refine("1C", "1B")),
    _now(410, 410, "coal tool trader",       refine("1K", "1T")),  # ruling: coal
    _now(411, 411, "charcoal kiln",          refine("2W", "1K", 3)),
    _now(412, 412, "ironsmelter",            refine("1O 1K", "1I")),
    _contract(413, "textile mill",     "3T 2W 2P 1I"),
    _contract(414, "storage hall",     "3T 1B 1I"),
    _keep(415, 415, "market stand",        "2T 1P 1B",     2, RULE),
    _keep(416, 416, "delivery contract wood", "3T 3W",     2, DELIVERY, "W", 1),
    _keep(417, 417, "delivery contract clay", "3T 3C",     2, DELIVERY, "C", 1),
    _keep(418, 418, "delivery contract ore",  "3T 3O",     2, DELIVERY, "O", 1),
    _keep(419, 419, "iron ore mine",       "3T 2P 2B 4O",  6, GENERATE, "2O"),
    _keep(420, 420, "greenhouse",          "2T 1I",        5, GENERATE, "4F"),
    _keep(421, 421, "weaving machine",     "3T 4W 1I",     6, GENERATE, "2R"),
    _keep(422, 422, "village church",      "2T 2P 1B",     3, GENERATE, "2$"),
    _keep(423, 424, "iron axes",           "2W 1I",        5, BOOST, "forester's house", 1),
    _keep(425, 426, "iron shovels",        "2C 1I",        5, BOOST, "hollow", 1),
    _keep(427, 427, "sewing machines",     "2T 3P 2B 1I",  8, BOOST, "tailor shop", 1),
    _keep(428, 428, "weaving mill",        "2T 3P 2C",     3, RULE, "", 2),
    _keep(429, 429, "construction site",   "2P 2B",        2, RULE),
    _keep(430, 431, "storage cellar",      "2T 2P 2B",     3, SPACES, "", 3),
    _keep(432, 432, "depot",               "2T 1P 1B",     2, LOTS, "", 2),
    _keep(433, 433, "robe warehouse",      "1T 1R",        2, LOTS, "R", 2),
    _keep(434, 434, "employment office",   "2T 3P 3B",     0, RULE),
    _few(435, "ticket",                    "3B",              TICKET, "1B", 3),  # ruling: bricks, 1 more a use
)
# fmt: on
PLAYED_DOLLARS: Final = 2  # Horse and Apprentice, when played (ruling)
SERVICES_CAP: Final = 5  # Social Services: $1 for each unemployed farmer
OFFICE_DOLLARS: Final = 2  # Employment Office: for each unemployed citizen
OFFICE_CAP: Final = 8
DEED_FARM_COST: Final = "1T 1W"  # Deed Registration (ruling)
REALTOR_FLAT_COST: Final = "1T 1P"

# --- starting in a later era ------------------------------------------------------------

# fmt: off
#  era  embassies  buildings  goods  tools
BUDGETS: Final = (
    (2,      2,        29,      5,     0),
    (3,      8,        59,      8,     1),
    (4,     16,        92,     12,     2),
)
# fmt: on
MOST_MONEY_BUILDINGS: Final = 3
