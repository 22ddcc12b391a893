"""The actions of Puerto Rico and their ids."""

from typing import Final

from colonnade.kernel.actions import Actions
from colonnade.titles.puerto_rico.components import (
    BUILDING_NAMES,
    DRAFT_NAMES,
    GOODS,
    GOODS_IN_BOX,
    ISLAND_SPACES,
    PLACES,
    ROLES,
    SHIP_SIZES,
    SLOTS,
    TILES,
)

ACTIONS: Final = Actions()

PLACE_STEP: Final = ISLAND_SPACES + 1
SHIP_STEP: Final = 5

SMALL_WHARF_STEP: Final = max(GOODS_IN_BOX) + 1

# the base game
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

# The New Buildings
DRAFT: Final = ACTIONS.add("draft", "draft {}", DRAFT_NAMES)
TAKE_FOREST: Final = ACTIONS.add("take-forest", "take {} as forest", GOODS)
LAY_PLANTATION: Final = ACTIONS.add("lay-plantation", "lay {} as plantation", GOODS)
LAY_FOREST: Final = ACTIONS.add("lay-forest", "lay as forest")
TAKE_TWO_COLONISTS: Final = ACTIONS.add("take-two-colonists", "take two colonists")
RETURN_COLONIST: Final = ACTIONS.add("return-colonist", "return colonist from {}", PLACES)
RETURN_NOBLE: Final = ACTIONS.add("return-noble", "return noble from {}", PLACES)
RETURN_GOOD: Final = ACTIONS.add("return-good", "return {}", GOODS)
RETURN_VP: Final = ACTIONS.add("return-vp", "return vp")
SELL_POST: Final = ACTIONS.add("sell-post", "sell {} at trading post", GOODS)
SHIP_SMALL_WHARF: Final = ACTIONS.add("ship-small-wharf", "ship on small wharf")
SMALL_WHARF: Final = ACTIONS.add(
    "small-wharf", "small wharf {}: {}", GOODS, range(SMALL_WHARF_STEP)
)

# The Nobles
SHIP_COLONIST: Final = ACTIONS.add("ship-colonist", "colonist from ship")
SHIP_NOBLE: Final = ACTIONS.add("ship-noble", "noble from ship")
USE_VILLA: Final = ACTIONS.add("use-villa", "use villa")
NOBLES: Final = ACTIONS.add("nobles", "nobles on {}: {}", SLOTS, range(PLACE_STEP))
HOSPICE_NOBLE: Final = ACTIONS.add("hospice-noble", "use hospice with noble")
UNIVERSITY_NOBLE: Final = ACTIONS.add("university-noble", "use university with noble")
BUY_TILE: Final = ACTIONS.add("buy-tile", "buy plantation")
DISCARD: Final = ACTIONS.add("discard", "discard {} {}", ("empty", "colonist", "noble"), GOODS)
DISCARD_FOREST: Final = ACTIONS.add("discard-forest", "discard forest on {}", GOODS)
SUPPLY: Final = ACTIONS.add("supply", "supply {}", GOODS)

# The moves of the guests come last: every decision that allows them asks for ids from here on.
MOVE_GUEST: Final = ACTIONS.add("move-guest", "move guest to {}", SLOTS)
MOVE_NOBLE_GUEST: Final = ACTIONS.add("move-noble-guest", "move noble guest to {}", SLOTS)
