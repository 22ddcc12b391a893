"""The printed components of Puerto Rico: goods, tiles, buildings, roles, set-up by player count."""

from typing import Final, NamedTuple

# --- goods and island tiles ----------------------------------------------------------

GOODS: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
CORN: Final = 0
INDIGO: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
KINDS: Final = 5

# An island tile with a circle is a plantation of a good (the same number) or a quarry.
TILES: Final = (*GOODS, "quarry")
QUARRY: Final = 5
TILE_KINDS: Final = 6
# A plantation laid face down by a forest house; it has no circle.
FOREST: Final = 6

# A table of any length, here and below: one of a fixed length the compiler packs at every look.
PRICES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
PLANTATIONS: Final[tuple[int, ...]] = (10, 12, 11, 9, 8)
GOODS_IN_BOX: Final[tuple[int, ...]] = (10, 11, 11, 9, 9)
QUARRIES: Final = 8

ISLAND_SPACES: Final = 12
CITY_SPACES: Final = 12
HOUSE_SPACES: Final = 4
WHARF_SPACES: Final = 11
NOBLES_IN_BOX: Final = 20
COLONISTS_IN_BOX: Final = 100

# --- roles ---------------------------------------------------------------------------

ROLES: Final = (
    "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector",
    "second prospector",
)  # fmt: skip
SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR: Final = 6
SECOND_PROSPECTOR: Final = 7

# --- buildings -----------------------------------------------------------------------

# What a building is, for guild hall and city hall.
SMALL_PLANT: Final = 0
LARGE_PLANT: Final = 1
BEIGE: Final = 2


class Building(NamedTuple):
    name: str
    kind: int
    cost: int
    column: int  # also the most quarries that help
    points: int
    circles: int
    copies: int
    spaces: int
    good: int  # what a plant processes, -1 for all others


# fmt: off
#            name                  kind      cost column points circles copies spaces good
BUILDINGS: Final = (
    Building("small indigo plant", SMALL_PLANT,  1,     1,      1,       1,     4,      1, INDIGO),
    Building("small sugar mill",   SMALL_PLANT,  2,     1,      1,       1,     4,      1, SUGAR),
    Building("indigo plant",       LARGE_PLANT,  3,     2,      2,       3,     3,      1, INDIGO),
    Building("sugar mill",         LARGE_PLANT,  4,     2,      2,       3,     3,      1, SUGAR),
    Building("tobacco storage",    LARGE_PLANT,  5,     3,      3,       3,     3,      1, TOBACCO),
    Building("coffee roaster",     LARGE_PLANT,  6,     3,      3,       2,     3,      1, COFFEE),
    Building("small market",       BEIGE,        1,     1,      1,       1,     2,      1, -1),
    Building("hacienda",           BEIGE,        2,     1,      1,       1,     2,      1, -1),
    Building("construction hut",   BEIGE,        2,     1,      1,       1,     2,      1, -1),
    Building("small warehouse",    BEIGE,        3,     1,      1,       1,     2,      1, -1),
    Building("hospice",            BEIGE,        4,     2,      2,       1,     2,      1, -1),
    Building("office",             BEIGE,        5,     2,      2,       1,     2,      1, -1),
    Building("large market",       BEIGE,        5,     2,      2,       1,     2,      1, -1),
    Building("large warehouse",    BEIGE,        6,     2,      2,       1,     2,      1, -1),
    Building("factory",            BEIGE,        7,     3,      3,       1,     2,      1, -1),
    Building("university",         BEIGE,        8,     3,      3,       1,     2,      1, -1),
    Building("harbor",             BEIGE,        8,     3,      3,       1,     2,      1, -1),
    Building("wharf",              BEIGE,        9,     3,      3,       1,     2,      1, -1),
    Building("guild hall",         BEIGE,       10,     4,      4,       1,     1,      2, -1),
    Building("residence",          BEIGE,       10,     4,      4,       1,     1,      2, -1),
    Building("fortress",           BEIGE,       10,     4,      4,       1,     1,      2, -1),
    Building("customs house",      BEIGE,       10,     4,      4,       1,     1,      2, -1),
    Building("city hall",          BEIGE,       10,     4,      4,       1,     1,      2, -1),
    # The New Buildings
    Building("aqueduct",           BEIGE,        1,     1,      1,       1,     2,      1, -1),
    Building("forest house",       BEIGE,        2,     1,      1,       1,     2,      1, -1),
    Building("black market",       BEIGE,        2,     1,      1,       1,     2,      1, -1),
    Building("storehouse",         BEIGE,        3,     1,      1,       1,     2,      1, -1),
    Building("guest house",        BEIGE,        4,     2,      2,       2,     2,      1, -1),
    Building("trading post",       BEIGE,        5,     2,      2,       1,     2,      1, -1),
    Building("church",             BEIGE,        5,     2,      2,       1,     2,      1, -1),
    Building("small wharf",        BEIGE,        6,     2,      2,       1,     2,      1, -1),
    Building("lighthouse",         BEIGE,        7,     3,      3,       1,     2,      1, -1),
    Building("specialty factory",  BEIGE,        8,     3,      3,       1,     2,      1, -1),
    Building("library",            BEIGE,        8,     3,      3,       1,     2,      1, -1),
    Building("union hall",         BEIGE,        9,     3,      3,       1,     2,      1, -1),
    Building("statue",             BEIGE,       10,     4,      8,       0,     1,      2, -1),
    Building("cloister",           BEIGE,       10,     4,      4,       1,     1,      2, -1),
    # The Nobles; the jeweler is pink, a large production building without a good
    Building("land office",        BEIGE,        2,     1,      1,       1,     2,      1, -1),
    Building("chapel",             BEIGE,        3,     1,      1,       1,     2,      1, -1),
    Building("hunting lodge",      BEIGE,        4,     2,      2,       1,     2,      1, -1),
    Building("zoning office",      BEIGE,        5,     2,      2,       1,     2,      1, -1),
    Building("royal supplier",     BEIGE,        6,     2,      2,       1,     2,      1, -1),
    Building("villa",              BEIGE,        7,     3,      3,       1,     2,      1, -1),
    Building("jeweler",            LARGE_PLANT,  8,     3,      3,       1,     2,      1, -1),
    Building("royal garden",       BEIGE,       10,     4,      4,       1,     1,      2, -1),
)
# fmt: on
SMALL_INDIGO_PLANT: Final = 0
SMALL_SUGAR_MILL: Final = 1
INDIGO_PLANT: Final = 2
SUGAR_MILL: Final = 3
TOBACCO_STORAGE: Final = 4
COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
HACIENDA: Final = 7
CONSTRUCTION_HUT: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPICE: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
UNIVERSITY: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
GUILD_HALL: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS_HOUSE: Final = 21
CITY_HALL: Final = 22
AQUEDUCT: Final = 23
FOREST_HOUSE: Final = 24
BLACK_MARKET: Final = 25
STOREHOUSE: Final = 26
GUEST_HOUSE: Final = 27
TRADING_POST: Final = 28
CHURCH: Final = 29
SMALL_WHARF: Final = 30
LIGHTHOUSE: Final = 31
SPECIALTY_FACTORY: Final = 32
LIBRARY: Final = 33
UNION_HALL: Final = 34
STATUE: Final = 35
CLOISTER: Final = 36
LAND_OFFICE: Final = 37
CHAPEL: Final = 38
HUNTING_LODGE: Final = 39
ZONING_OFFICE: Final = 40
ROYAL_SUPPLIER: Final = 41
VILLA: Final = 42
JEWELER: Final = 43
ROYAL_GARDEN: Final = 44
BUILDING_COUNT: Final = 45

# Ranges of building numbers: plants, beige of the base game, each expansion.
FIRST_BEIGE: Final = 6
FIRST_NEW: Final = 23
FIRST_NOBLE: Final = 37

BUILDING_NAMES: Final = tuple(b.name for b in BUILDINGS)
COSTS: Final = tuple(b.cost for b in BUILDINGS)
COLUMNS: Final = tuple(b.column for b in BUILDINGS)
POINTS: Final = tuple(b.points for b in BUILDINGS)
CIRCLES: Final = tuple(b.circles for b in BUILDINGS)
SPACES: Final = tuple(b.spaces for b in BUILDINGS)

# What the draft of The New Buildings is about: places on the board by cost, and the candidates.
BEIGE_PLACES: Final = (
    (1, 1),
    (2, 2),
    (3, 1),
    (4, 1),
    (5, 2),
    (6, 1),
    (7, 1),
    (8, 2),
    (9, 1),
    (10, 5),
)
BEIGE_COUNT: Final = 17
DRAFT_NAMES: Final = BUILDING_NAMES[FIRST_BEIGE:FIRST_NOBLE]
# The fixed list unless another is given: every new building, and the large ones that suit them.
NEW_LIST: Final = (
    *BUILDING_NAMES[FIRST_NEW:FIRST_NOBLE], "guild hall", "customs house", "city hall",
)  # fmt: skip

# Circles a player can fill: one kind of island tile, or one building; in this order.
SLOTS: Final = (*TILES, *BUILDING_NAMES)
SLOT_COUNT: Final = TILE_KINDS + BUILDING_COUNT
# Where a colonist can be: on a circle or waiting.
WINDROSE: Final = SLOT_COUNT
PLACES: Final = (*SLOTS, "windrose")

FACTORY_PAY: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 5)
CHURCH_POINTS: Final[tuple[int, ...]] = (0, 0, 1, 1, 2)  # by column
CLOISTER_POINTS: Final[tuple[int, ...]] = (0, 1, 3, 6, 10)  # by sets of three
LODGE_POINTS: Final = 2
STOREHOUSE_GOODS: Final = 3
RESIDENCE_POINTS: Final[tuple[int, ...]] = (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7)


# --- set-up by player count ----------------------------------------------------------


class Setup(NamedTuple):
    doubloons: int
    start_tiles: tuple[int, ...]
    chips: int
    colonists: int  # in the supply; as many more as players are on the ship
    ships: tuple[int, ...]
    roles: int  # the first so many of ROLES are in play
    turns: int  # roles taken in a round


# fmt: off
#   doubloons  start tiles, governor first              chips colonists ships  roles turns
SETUPS: Final = {
    2: Setup(3, (INDIGO, CORN),                            65,     40,     (4, 6),    7,     6),
    3: Setup(2, (INDIGO, INDIGO, CORN),                    75,     55,     (4, 5, 6), 6,     3),
    4: Setup(3, (INDIGO, INDIGO, CORN, CORN),             100,     75,     (5, 6, 7), 7,     4),
    5: Setup(4, (INDIGO, INDIGO, INDIGO, CORN, CORN),     122,     95,     (6, 7, 8), 8,     5),
}
# fmt: on
SHIP_SIZES: Final[tuple[int, ...]] = (4, 5, 6, 7, 8)

# Two players put three tiles of each kind and two of each good back into the box.
TWO_PLAYER_TILES_REMOVED: Final = 3
TWO_PLAYER_GOODS_REMOVED: Final = 2
