"""The actions of Puerto Rico and their ids."""

from typing import Final

from colonnade.kernel.actions import Actions
from colonnade.titles.puerto_rico.components import (
    BUILDING_NAMES,
    GOODS,
    ISLAND_SPACES,
    ROLES,
    SHIP_SIZES,
    SLOTS,
    TILES,
)

ACTIONS: Final = Actions()

PLACE_STEP: Final = ISLAND_SPACES + 1
SHIP_STEP: Final = 5

PASS: Final = ACTIONS.add("pass", "pass")
ROLE: Final = ACTIONS.add("role", "role {}", ROLES)
DRAW: Final = ACTIONS.add("draw", "hacienda draw")
DRAW_QUARRY: Final = ACTIONS.add("draw-quarry", "hacienda quarry")
TAKE: Final = ACTIONS.add("take", "take {}", TILES)
USE_HOSPICE: Final = ACTIONS.add("use-hospice", "use hospice")
TAKE_COLONIST: Final = ACTIONS.add("take-colonist", "take colonist")
PLACE: Final = ACTIONS.add("place", "place on {}: {}", SLOTS, range(PLACE_STEP))
BUILD: Final = ACTIONS.add("build", "build {}", BUILDING_NAMES)
USE_UNIVERSITY: Final = ACTIONS.add("use-university", "use university")
PRIVILEGE: Final = ACTIONS.add("privilege", "privilege {}", GOODS)
SELL: Final = ACTIONS.add("sell", "sell {}", GOODS)
SHIP: Final = ACTIONS.add("ship", "ship {} on {}", GOODS, SHIP_SIZES)
SHIP_WHARF: Final = ACTIONS.add("ship-wharf", "ship {} on wharf", GOODS)
STORE: Final = ACTIONS.add("store", "store {}", GOODS)
KEEP: Final = ACTIONS.add("keep", "keep {}", GOODS)
