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

# An island tile is a plantation of a good (the same number) or a quarry.
TILES: Final = (*GOODS, "quarry")
QUARRY: Final = 5
TILE_KINDS: Final = 6

PRICES: Final = (0, 1, 2, 3, 4)
PLANTATIONS: Final = (10, 12, 11, 9, 8)
GOODS_IN_BOX: Final = (10, 11, 11, 9, 9)
QUARRIES: Final = 8

ISLAND_SPACES: Final = 12
CITY_SPACES: Final = 12
HOUSE_SPACES: Final = 4
WHARF_SPACES: Final = 11

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
    column: int  # also the most quarries that help, and the VP (the printed value) at the end
    circles: int
    copies: int
    spaces: int
    good: int  # what a plant processes, -1 for beige buildings

    @property
    def points(self) -> int:
        return self.column


# fmt: off
#              name                  kind        cost  column  circles  copies  spaces  good
BUILDINGS: Final = (
    Building("small indigo plant",  SMALL_PLANT,   1,     1,      1,       4,      1,  INDIGO),
    Building("small sugar mill",    SMALL_PLANT,   2,     1,      1,       4,      1,  SUGAR),
    Building("indigo plant",        LARGE_PLANT,   3,     2,      3,       3,      1,  INDIGO),
    Building("sugar mill",          LARGE_PLANT,   4,     2,      3,       3,      1,  SUGAR),
    Building("tobacco storage",     LARGE_PLANT,   5,     3,      3,       3,      1,  TOBACCO),
    Building("coffee roaster",      LARGE_PLANT,   6,     3,      2,       3,      1,  COFFEE),
    Building("small market",        BEIGE,         1,     1,      1,       2,      1,  -1),
    Building("hacienda",            BEIGE,         2,     1,      1,       2,      1,  -1),
    Building("construction hut",    BEIGE,         2,     1,      1,       2,      1,  -1),
    Building("small warehouse",     BEIGE,         3,     1,      1,       2,      1,  -1),
    Building("hospice",             BEIGE,         4,     2,      1,       2,      1,  -1),
    Building("office",              BEIGE,         5,     2,      1,       2,      1,  -1),
    Building("large market",        BEIGE,         5,     2,      1,       2,      1,  -1),
    Building("large warehouse",     BEIGE,         6,     2,      1,       2,      1,  -1),
    Building("factory",             BEIGE,         7,     3,      1,       2,      1,  -1),
    Building("university",          BEIGE,         8,     3,      1,       2,      1,  -1),
    Building("harbor",              BEIGE,         8,     3,      1,       2,      1,  -1),
    Building("wharf",               BEIGE,         9,     3,      1,       2,      1,  -1),
    Building("guild hall",          BEIGE,        10,     4,      1,       1,      2,  -1),
    Building("residence",           BEIGE,        10,     4,      1,       1,      2,  -1),
    Building("fortress",            BEIGE,        10,     4,      1,       1,      2,  -1),
    Building("customs house",       BEIGE,        10,     4,      1,       1,      2,  -1),
    Building("city hall",           BEIGE,        10,     4,      1,       1,      2,  -1),
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
BUILDING_COUNT: Final = 23

BUILDING_NAMES: Final = tuple(b.name for b in BUILDINGS)
COSTS: Final = tuple(b.cost for b in BUILDINGS)
COLUMNS: Final = tuple(b.column for b in BUILDINGS)
CIRCLES: Final = tuple(b.circles for b in BUILDINGS)
SPACES: Final = tuple(b.spaces for b in BUILDINGS)

# Circles a player can fill: one kind of island tile, or one building; in this order.
SLOTS: Final = (*TILES, *BUILDING_NAMES)

FACTORY_PAY: Final = (0, 0, 1, 2, 3, 5)
RESIDENCE_POINTS: Final = (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7)


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
SHIP_SIZES: Final = (4, 5, 6, 7, 8)

# Two players put three tiles of each kind and two of each good back into the box.
TWO_PLAYER_TILES_REMOVED: Final = 3
TWO_PLAYER_GOODS_REMOVED: Final = 2
