"""What the log of Puerto Rico can tell, each kind with the meaning of its numbers."""

from typing import Final

EVENTS: Final = (
    "round",  # a: its number, player: the governor
    "role",  # a: role, b: doubloons that lay on it
    "hacienda",  # a: tile
    "took",  # a: tile, -1 when he passed
    "hospice",  # a: tile
    "row",  # a..: the new face-up row as counts in base 16
    "mayor",  # a: colonists from the supply, the privilege
    "arrived",  # a: colonists from the ship
    "placed",  # a: colonists on the windrose
    "refilled",  # a: colonists put on the ship, b: nobles
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
    # The New Buildings
    "drafted",  # a: building
    "looked",  # he looks at a face-down tile
    "saw",  # a: tile; for him alone
    "laid",  # a: tile, the one he looked at
    "laid-forest",  # the one he looked at
    "took-forest",  # a: good
    "guest",  # a: slot, b: 1 for a noble
    "church",  # a: VP
    "returned-colonist",  # a: place, b: 1 for a noble
    "returned-good",  # a: good
    "returned-vp",
    "specialty",  # a: doubloons
    "sold-post",  # a: good, b: doubloons
    "lighthouse",  # a: doubloons
    "union",  # a: VP
    "small-wharf",  # a: good, b: number
    # The Nobles
    "noble-arrived",
    "villa",  # a: 1 for a noble
    "jeweler",  # a: doubloons
    "chapel",  # a: doubloons
    "chapel-vp",  # a: VP
    "bought-tile",  # a: tile
    "discarded",  # a: tile
    "discarded-forest",  # a: good underneath
    "hunted",  # a: VP
    "supplied",  # a: good
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
DRAFTED: Final = 24
LOOKED: Final = 25
SAW: Final = 26
LAID: Final = 27
LAID_FOREST: Final = 28
TOOK_FOREST: Final = 29
GUEST_MOVED: Final = 30
CHURCH_PAID: Final = 31
RETURNED_COLONIST: Final = 32
RETURNED_GOOD: Final = 33
RETURNED_VP: Final = 34
SPECIALTY_PAID: Final = 35
SOLD_AT_POST: Final = 36
LIGHTHOUSE_PAID: Final = 37
UNION_PAID: Final = 38
SMALL_WHARFED: Final = 39
NOBLE_ARRIVED: Final = 40
USED_VILLA: Final = 41
JEWELER_PAID: Final = 42
CHAPEL_PAID: Final = 43
CHAPEL_VP: Final = 44
BOUGHT_TILE: Final = 45
DISCARDED: Final = 46
DISCARDED_FOREST: Final = 47
HUNTED: Final = 48
SUPPLIED: Final = 49
