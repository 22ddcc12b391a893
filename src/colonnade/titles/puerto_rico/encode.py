"""What learners must know beyond the field table: which fields and frames hold seats."""

from typing import Final

# fields that hold seat numbers
SEATS: Final = ("governor", "taken")

# lists read by position: one entry a cargo ship
SLOTS: Final = {"cargo": 3, "loaded": 3}

# the frame on top says all; the round below it is told by the placards taken
FRAMES: Final = 1

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
}
