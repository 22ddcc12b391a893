"""How learners see cards: counted by face, because copies of a card are alike."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from colonnade.titles.imperial_settlers.cards import GOODS
from colonnade.titles.imperial_settlers.components import FACE, FACE_NAMES
from colonnade.titles.imperial_settlers.state import (
    ATTACK_DEAL,
    BLOCKED,
    CARD_BITS,
    DEFENDED,
    DEFENDED_BITS,
    HOME_SHIFT,
    SAMURAI_ON,
    USED,
    USED_BITS,
)

FACES: Final = len(FACE_NAMES)
ATTACKS: Final = 9
MANY: Final = 99

# fields that hold seat numbers
SEATS: Final = ("first",)

# what is asked, and what it interrupts
FRAMES: Final = 2


def faces(cards: list[int]) -> list[int]:
    """How many cards of each face."""
    counts = [0] * FACES
    for card in cards:
        if card >= 0:
            counts[FACE[card]] += 1
    return counts


def deals(cards: list[int]) -> list[int]:
    """Deals by face, then attack cards by good."""
    counts = [0] * (FACES + ATTACKS)
    for card in cards:
        counts[FACE[card] if card < ATTACK_DEAL else FACES + card - ATTACK_DEAL] += 1
    return counts


def locations(built: list[int]) -> list[int]:
    """By face how many are built, and how often they were used up or blocked; then what lies on
    them all: Samurai, Defense tokens, borrowed Locations."""
    counts = [0] * (2 * FACES + 3)
    for location in built:
        face = FACE[location & CARD_BITS]
        counts[face] += 1
        used = (location & USED_BITS) // USED
        if location & BLOCKED:
            used += 1
        counts[FACES + face] += used
        if location & SAMURAI_ON:
            counts[2 * FACES] += 1
        counts[2 * FACES + 1] += (location & DEFENDED_BITS) // DEFENDED
        if location >> HOME_SHIFT:
            counts[2 * FACES + 2] += 1
    return counts


LOCATION_LABELS: Final = (
    *FACE_NAMES,
    *(f"used {name}" for name in FACE_NAMES),
    "samurai",
    "defense",
    "borrowed",
)

# lists of cards
PILES: Final = (
    "hand", "shown", "discard", "routes", "foundations", "buried", "packet", "looked", "spent",
    "common_discard", "offer", "under_gate", "under_gate_2", "collection",
)  # fmt: skip

# columns of our own making: function of the field's value, labels, lowest, highest
COLUMNS: Final[dict[str, tuple[Callable[[list[int]], list[int]], Sequence[str], int, int]]] = {
    "built": (locations, LOCATION_LABELS, 0, MANY),
    "virtual": (locations, LOCATION_LABELS, 0, MANY),
    "deals": (deals, (*FACE_NAMES, *(f"attack {good}" for good in GOODS[:9])), 0, MANY),
    **dict.fromkeys(PILES, (faces, FACE_NAMES, 0, MANY)),
}

SOLO_FIELDS: Final = ("virtual", "collection", "line", "attack_deck", "attack_lost")


def rows(players: int, options: dict[str, Any]) -> dict[str, int]:
    """What is not in the game is left out, and so are the lists of cards that make up a deck."""
    found = {f"option.{name}": 0 for name in options if name.endswith("_deck")}
    if players > 1:
        found.update(dict.fromkeys(SOLO_FIELDS, 0))
    if options["lookout"] == "standard":
        found["packet"] = 0
    if not options["faction_reshuffle"]:
        found["spent"] = 0
    return found
