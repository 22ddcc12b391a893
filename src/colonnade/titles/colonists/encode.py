"""How learners see a community: its buildings counted by kind, and what stands on each spot."""

from typing import Final

from colonnade.titles.colonists.components import SPOT_NAMES
from colonnade.titles.colonists.state import SPOTS

KINDS: Final = len(SPOT_NAMES)

# fields that hold seat numbers
SEATS: Final = ("first", "marker", "opener", "acting")

# lists read by position: the Alchemist's, the Altruist's and the Laborer's place
SLOTS: Final = {"figures": 3}

# what is asked, and what it interrupts
FRAMES: Final = 2


def spots(kinds: list[int]) -> list[int]:
    """How many of each kind; then for each spot the kind's number and 1 more, 0 if it is empty."""
    counts = [0] * KINDS
    by_spot: list[int] = []
    for kind in kinds:
        if kind >= 0:
            counts[kind] += 1
        by_spot.append(kind + 1)
    return counts + by_spot


# columns of our own making: function of the field's value, labels, lowest, highest
COLUMNS: Final = {
    "kind": (spots, (*SPOT_NAMES, *(f"spot {i}" for i in range(SPOTS))), 0, max(KINDS, SPOTS)),
}
