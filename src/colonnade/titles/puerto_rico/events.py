"""What the log of Puerto Rico can tell, each kind with the meaning of its numbers."""

from typing import Final

EVENTS: Final = (
    "round",  # a: its number, player: the governor
    "role",  # a: role, b: doubloons that lay on it
    "hacienda",  # a: tile
    "took",  # a: tile, -1 when he passed
    "hospice",  # a: tile
    "row",  # a..: the new face-up row as counts in base 16
    "mayor",  # the privilege: a colonist from the supply
    "arrived",  # a: colonists from the ship
    "placed",  # a: colonists on the windrose
    "refilled",  # a: colonists put on the ship
    "built",  # a: building, b: price
    "university",  # a: building
    "produced",  # a: good, b: number
    "factory",  # a: doubloons
    "privilege",  # a: good
    "sold",  # a: good, b: doubloons
    "emptied",  # the trading house
    "shipped",  # a: good, b: number, c: size of the ship
    "wharf",  # a: good, b: number
    "stored",  # a: good, b: number
    "lost",  # a: good, b: number
    "unloaded",  # a: good, c: size of the ship
    "prospector",  # a: doubloons
    "end",  # a: reason
)
ROUND: Final = 0
ROLE_TAKEN: Final = 1
DREW: Final = 2
TOOK: Final = 3
USED_HOSPICE: Final = 4
ROW: Final = 5
MAYOR_COLONIST: Final = 6
ARRIVED: Final = 7
PLACED: Final = 8
REFILLED: Final = 9
BUILT: Final = 10
USED_UNIVERSITY: Final = 11
PRODUCED: Final = 12
FACTORY_PAID: Final = 13
PRIVILEGE_GOOD: Final = 14
SOLD: Final = 15
EMPTIED: Final = 16
SHIPPED: Final = 17
WHARFED: Final = 18
STORED: Final = 19
LOST: Final = 20
UNLOADED: Final = 21
PROSPECTED: Final = 22
END: Final = 23
