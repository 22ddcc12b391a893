"""The numbers of the ops of Puerto Rico; title.py lists the ops themselves in this order."""

from typing import Final

ROUND: Final = 0  # a: roles taken so far
CHOOSE_ROLE: Final = 1  # a: roles taken before
HACIENDA: Final = 2  # a: settler
SETTLE: Final = 3  # a: settler, b: 1 when he has taken a quarry in this phase already
HOSPICE: Final = 4  # a: settler, b: tile
MAYOR_PRIVILEGE: Final = 5
PLACE: Final = 6  # a: mayor, b: slot, c: empty circles after this slot
BUILD: Final = 7  # a: builder
UNIVERSITY: Final = 8  # a: builder, b: building
CRAFTSMAN_PRIVILEGE: Final = 9  # a: kinds he produced, as bits
SELL: Final = 10  # a: trader
LOAD: Final = 11  # a: captain, b: 1 while his privilege waits, c: players done + wharfs used << 8
STORE: Final = 12  # a: captain, b: kinds he may still store, c: kinds stored, as bits
KEEP: Final = 13  # a: captain, c: kinds stored, as bits

OP_COUNT: Final = 14
