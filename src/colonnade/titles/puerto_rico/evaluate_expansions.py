"""Quick advice on the actions that only the expansions have."""

from typing import Final

from colonnade.titles.puerto_rico.actions import (
    BUY_TILE,
    DISCARD,
    DISCARD_FOREST,
    DRAFT,
    HOSPICE_NOBLE,
    LAY_FOREST,
    LAY_PLANTATION,
    MOVE_GUEST,
    NOBLES,
    PLACE_STEP,
    RETURN_COLONIST,
    RETURN_GOOD,
    RETURN_NOBLE,
    RETURN_VP,
    SELL_POST,
    SHIP_COLONIST,
    SHIP_SMALL_WHARF,
    SMALL_WHARF,
    SMALL_WHARF_STEP,
    SUPPLY,
    TAKE_FOREST,
    TAKE_TWO_COLONISTS,
)
from colonnade.titles.puerto_rico.components import (
    CHAPEL,
    FIRST_BEIGE,
    HUNTING_LODGE,
    KINDS,
    PRICES,
    SLOT_COUNT,
    TILE_KINDS,
    WINDROSE,
    ZONING_OFFICE,
)
from colonnade.titles.puerto_rico.state import Player

# What a building of the expansions is worth early on besides its printed value, in points.
# fmt: off
EXPANSION_WORTH: Final = {
    "aqueduct": 1.5, "forest house": 1.0, "black market": 1.5, "storehouse": 1.0,
    "guest house": 1.0, "trading post": 2.0, "church": 1.5, "small wharf": 1.5,
    "lighthouse": 2.0, "specialty factory": 2.0, "library": 2.5, "union hall": 2.5,
    "land office": 0.8, "chapel": 1.5, "hunting lodge": 0.8, "zoning office": 1.0,
    "royal supplier": 1.5, "villa": 2.5, "jeweler": 2.0,
}
# fmt: on
# Where a noble does something else than a colonist, and rather more.
NOBLE_SLOTS: Final = (TILE_KINDS + CHAPEL, TILE_KINDS + HUNTING_LODGE, TILE_KINDS + ZONING_OFFICE)


def advise_expansion(p: Player, action: int, worth: list[float]) -> float:
    """How good an action of the expansions looks at a glance, in points."""
    if action >= MOVE_GUEST:
        return guest_advice((action - MOVE_GUEST) % SLOT_COUNT, worth)
    if action >= SUPPLY:
        return 0.9 - 0.15 * PRICES[action - SUPPLY]
    if action >= DISCARD_FOREST:
        return -1.0
    if action >= DISCARD:
        return -0.3 if action < DISCARD + KINDS else -1.0
    if action >= BUY_TILE:
        return 0.4
    if action >= HOSPICE_NOBLE:
        return 1.5
    if action >= NOBLES:
        slot, count = divmod(action - NOBLES, PLACE_STEP)
        return float(count) if slot in NOBLE_SLOTS else -0.1 * count
    if action >= SHIP_COLONIST:
        return 1.0 if action == SHIP_COLONIST else 1.5
    if action >= SMALL_WHARF:
        return 0.4 * ((action - SMALL_WHARF) % SMALL_WHARF_STEP)
    if action >= SHIP_SMALL_WHARF:
        return 0.5 * sum(p.goods) - 0.5
    if action >= SELL_POST:
        return 1.0 + PRICES[action - SELL_POST]
    if action >= RETURN_VP:
        return -1.0
    if action >= RETURN_GOOD:
        return -0.4 - 0.2 * PRICES[action - RETURN_GOOD]
    if action >= RETURN_NOBLE:
        return -1.6
    if action >= RETURN_COLONIST:
        return -0.2 if action == RETURN_COLONIST + WINDROSE else -0.7
    if action >= TAKE_TWO_COLONISTS:
        return 1.5
    if action >= LAY_FOREST:
        return 0.3
    if action >= LAY_PLANTATION:
        return 0.6
    if action >= TAKE_FOREST:
        return 0.5
    return 1.0 + worth[action - DRAFT + FIRST_BEIGE]


def guest_advice(slot: int, worth: list[float]) -> float:
    """A guest is better at work where his work is worth something; there is no hurry."""
    if slot < TILE_KINDS:
        return 0.1
    return 0.1 * worth[slot - TILE_KINDS]
