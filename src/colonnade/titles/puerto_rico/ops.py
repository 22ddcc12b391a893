"""The numbers of the ops of Puerto Rico; title.py lists the ops themselves in this order."""

from typing import Final

ROUND: Final = 0  # a: roles taken so far
CHOOSE_ROLE: Final = 1  # a: roles taken before
HACIENDA: Final = 2  # a: settler, c: 1 when the settler's hut is used up
SETTLE: Final = 3  # a: settler, b: 1 when his hut brought a quarry already, c: as above
HOSPICE: Final = 4  # a: settler, b: tile, c: as above
MAYOR_PRIVILEGE: Final = 5
PLACE: Final = 6  # a: mayor, b: slot, c: empty circles after this slot
BUILD: Final = 7  # a: builder
UNIVERSITY: Final = 8  # a: builder, b: building
CRAFTSMAN_PRIVILEGE: Final = 9  # a: kinds he produced, as bits, b: 1 for the library's, c: from
SELL: Final = 10  # a: trader, b: 1 sold, 2 land office used, added up
LOAD: Final = 11  # a: captain, b: 1 while his privilege waits, c: marks, see captain.py
STORE: Final = 12  # a: captain, b: kinds he may still store, c: kinds stored, as bits
KEEP: Final = 13  # a: captain, b: goods he keeps after this one, c: stored and kept, see storage.py

DRAFT: Final = 14
PHASE_START: Final = 15  # a: role taker, b: role
PHASE_END: Final = 16  # a: role taker
GUESTS: Final = 17  # a: the seat where the round of questions ends
MORE_GUESTS: Final = 18  # a: the least move that may follow; covers the decision it belongs to
DRAWN: Final = 19  # the tile is in his `drawn`
SECOND_TILE: Final = 20  # a: settler, b: 1 when his hut is used up
HUNTING_LODGE: Final = 21  # a: settler
BLACK_MARKET: Final = 22  # a: builder, b: building, c: 1 once the colonist is settled
SMALL_WHARF: Final = 23  # a: good, b: goods chosen so far; covers its load
ROYAL_SUPPLIER: Final = 24  # a: goods given so far, b: the least kind; covers its load
STOW: Final = 25  # a: captain
VILLA: Final = 26  # a: mayor, b: tokens taken from the ship before
PICK: Final = 27  # a: mayor, b: as above
PLACE_NOBLES: Final = 28  # a: mayor, b: slot * 16 + its colonists, c: empty circles after this slot

OP_COUNT: Final = 29
