"""What learners must know beyond the field table: which fields hold seats, what is in the game."""

from typing import Any, Final

from colonnade.titles.puerto_rico.components import BUILDING_COUNT, FIRST_NEW, FIRST_NOBLE

# fields that hold seat numbers
SEATS: Final = ("governor", "taken")

# lists read by position: one entry a cargo ship
SLOTS: Final = {"cargo": 3, "loaded": 3}

# what is asked, and what it interrupts
FRAMES: Final = 2

# which of a, b, c (0, 1, 2) of an op's frame are seats
FRAME_SEATS: Final = {
    "hacienda": (0,),
    "settle": (0,),
    "hospice": (0,),
    "place_colonists": (0,),
    "build": (0,),
    "university": (0,),
    "sell": (0,),
    "load": (0,),
    "store": (0,),
    "keep": (0,),
    "phase_start": (0,),
    "phase_end": (0,),
    "guests": (0,),
    "second_tile": (0,),
    "hunting_lodge": (0,),
    "black_market": (0,),
    "stow": (0,),
    "villa": (0,),
    "pick": (0,),
    "place_nobles": (0,),
}

NOBLE_FIELDS: Final = ("nobles", "ship_nobles", "noble_windrose", "noble_settled", "noble_staff")
EXPANSION_FIELDS: Final = ("beige", "forests", "open_forests", "secret_forests", "drawn")
EXPANSION_OPTIONS: Final = (
    "option.expansions", "option.draft", "option.fixed_list", "option.office_or_trading_post",
    "option.hacienda_or_forest_house",
)  # fmt: skip


def buildings(new_buildings: bool, nobles: bool) -> int:
    """The first so many buildings are in the game."""
    if nobles:
        return BUILDING_COUNT
    return FIRST_NOBLE if new_buildings else FIRST_NEW


def rows(_players: int, options: dict[str, Any]) -> dict[str, int]:
    """How many rows of a field's table are in the game; 0 leaves the field out."""
    expansions = options["expansions"]
    nobles = "nobles" in expansions
    count = buildings("new_buildings" in expansions, nobles)
    found = {"staff": count, "copies": count, "beige": count, "noble_staff": count}
    absent: tuple[str, ...] = () if nobles else NOBLE_FIELDS
    if not expansions:
        absent += (*EXPANSION_FIELDS, *EXPANSION_OPTIONS, "below1")
    for name in absent:
        found[name] = 0
    return found
