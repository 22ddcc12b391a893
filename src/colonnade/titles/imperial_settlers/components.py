"""Every component as flat tables of ints: cards, printings, faction boards, attack cards."""

from typing import Final

from colonnade.titles.imperial_settlers import (
    barbarians_cards,
    common_cards,
    egyptians_cards,
    japanese_cards,
    romans_cards,
)
from colonnade.titles.imperial_settlers.cards import (
    ACTION,
    CARD,
    FACTION,
    FOOD,
    GOLD,
    RAZE,
    STONE,
    VP,
    WOOD,
    WORKER,
    Ability,
    Bundle,
    Card,
    bundle,
)

# --- decks and faction boards ------------------------------------------------------------

COMMON: Final = 0
DECKS: Final = ("common", "barbarians", "japanese", "romans", "egyptians")
LETTERS: Final = ("COM", "BAR", "JAP", "ROM", "EGY")

BARBARIANS: Final = 0
JAPANESE: Final = 1
ROMANS: Final = 2
EGYPTIANS: Final = 3

# fmt: off
#                     faction        production each round   stores any number of
BOARDS: Final = (
                    ("barbarians", bundle("5Wk+R+D"),        WORKER),
                    ("japanese",   bundle("W+4Wk+R+D"),      FOOD),
                    ("romans",     bundle("W+S+2Wk+R+D"),    RAZE),
                    ("egyptians",  bundle("G+3Wk+R+D"),      GOLD),
)

# The target fields of the 16 attack cards.
#                      good    cards
ATTACK_CARDS: Final = (
                      (WOOD,   3),
                      (GOLD,   3),
                      (CARD,   3),
                      (STONE,  2),
                      (WORKER, 2),
                      (VP,     2),
                      (FOOD,   1),
)
# fmt: on

FACTIONS: Final = tuple(board[0] for board in BOARDS)
BOARD_GOODS: Final[tuple[Bundle, ...]] = tuple(board[1] for board in BOARDS)
BOARD_STORES: Final[tuple[int, ...]] = tuple(board[2] for board in BOARDS)
# attack cards by good, nothing where there is no such card
ATTACK_COUNTS: Final[tuple[int, ...]] = tuple(dict(ATTACK_CARDS).get(g, 0) for g in range(9))

# --- cards -------------------------------------------------------------------------------

ROWS: Final[tuple[tuple[Card, ...], ...]] = (
    common_cards.CARDS,
    barbarians_cards.CARDS,
    japanese_cards.CARDS,
    romans_cards.CARDS,
    egyptians_cards.CARDS,
)

# One entry per printing, called a face: cards of the same face are alike in everything.
FACES: Final[tuple[Card, ...]] = tuple(card for deck in ROWS for card in deck)
FACE_DECK: Final[list[int]] = [number for number, deck in enumerate(ROWS) for _ in deck]
# One entry per card: its face.
FACE: Final[list[int]] = [
    face for face, card in enumerate(FACES) for _ in range(card.first, card.last + 1)
]

CARDS: Final = len(FACE)  # 204
# 84: the Common cards come first
COMMON_CARDS: Final = len([face for face in FACE if FACE_DECK[face] == COMMON])
FIRST_FACTION_FACE: Final = FACE_DECK.count(COMMON)


def card_names() -> list[str]:
    """Title, and from the second copy on its number: Village, Village 2, Village 3."""
    seen: dict[str, int] = {}
    names = []
    for face in FACE:
        title = FACES[face].name
        seen[title] = seen.get(title, 0) + 1
        names.append(title if seen[title] == 1 else f"{title} {seen[title]}")
    return names


CARD_NAMES: Final = card_names()
# A face is called like its first card.
FIRST_CARD: Final[list[int]] = [FACE.index(face) for face in range(len(FACES))]
FACE_NAMES: Final[list[str]] = [CARD_NAMES[card] for card in FIRST_CARD]
TITLES: Final[list[str]] = list(dict.fromkeys(card.name for card in FACES))  # 126

# The number on each card: COM001, ...
CARD_NUMBERS: Final[list[str]] = [
    f"{LETTERS[FACE_DECK[face]]}{number:03}"
    for face, card in enumerate(FACES)
    for number in range(card.first, card.last + 1)
]

# The first card of the same face: what a log says of a card out of a hand, so that nobody
# learns more than its face.
LIKE: Final[list[int]] = [FIRST_CARD[face] for face in FACE]

# --- columns by card ---------------------------------------------------------------------

DECK: Final[list[int]] = [FACE_DECK[face] for face in FACE]
KIND: Final[list[int]] = [FACES[face].kind for face in FACE]
COLOUR_BITS: Final[list[int]] = [
    FACES[face].colours | (FACTION if FACE_DECK[face] != COMMON else 0) for face in FACE
]
ABILITY: Final[list[Ability]] = [FACES[face].ability for face in FACE]
DOES: Final[list[int]] = [ability.does for ability in ABILITY]
GAIN: Final[list[Bundle]] = [ability.gain for ability in ABILITY]
WHAT: Final[list[int]] = [ability.what for ability in ABILITY]
CAP: Final[list[int]] = [ability.cap for ability in ABILITY]
USES: Final[list[int]] = [ability.uses for ability in ABILITY]
RAZE_FIELD: Final[list[Bundle]] = [FACES[face].raze for face in FACE]
DEAL_GOOD: Final[list[int]] = [FACES[face].deal for face in FACE]
BONUS: Final[list[Bundle]] = [FACES[face].bonus for face in FACE]
BONUS_PER: Final[list[int]] = [FACES[face].bonus_per for face in FACE]
NEEDS_LOCATION: Final[list[bool]] = [FACES[face].location for face in FACE]
ONLY_COPY: Final[list[bool]] = [FACE.count(face) == 1 for face in FACE]


def amount(goods: Bundle, good: int) -> int:
    """How many of one good a list of goods has."""
    for i in range(0, len(goods), 2):
        if goods[i] == good:
            return goods[i + 1]
    return 0


COST_WOOD: Final[list[int]] = [amount(FACES[face].cost, WOOD) for face in FACE]
COST_STONE: Final[list[int]] = [amount(FACES[face].cost, STONE) for face in FACE]
COST_FOOD: Final[list[int]] = [amount(FACES[face].cost, FOOD) for face in FACE]

# how many of each good a raze field shows: by good, by card
RAZE_COUNTS: Final[list[list[int]]] = [
    [amount(field, good) for field in RAZE_FIELD] for good in range(VP + 1)
]

# what lies on an Action Location for one use
PAY_WOOD: Final[list[int]] = [amount(ability.pay, WOOD) for ability in ABILITY]
PAY_STONE: Final[list[int]] = [amount(ability.pay, STONE) for ability in ABILITY]
PAY_FOOD: Final[list[int]] = [amount(ability.pay, FOOD) for ability in ABILITY]
PAY_GOLD: Final[list[int]] = [amount(ability.pay, GOLD) for ability in ABILITY]
PAY_WORKER: Final[list[int]] = [amount(ability.pay, WORKER) for ability in ABILITY]
PAY_RAZE: Final[list[int]] = [amount(ability.pay, RAZE) for ability in ABILITY]


def titled(name: str) -> int:
    """The first card of a title."""
    return CARD_NAMES.index(name)


# Cards that rules name.
GATE: Final = titled("Gate")
GATE_2: Final = titled("Gate 2")
SHRINE: Final = titled("Shrine")
OASIS: Final = titled("Oasis")
WAREHOUSES: Final = titled("Warehouses")
SCHOOL_OF_DIPLOMACY: Final = titled("School of Diplomacy")
SLAVER: Final = titled("Slaver")
SETTLERS: Final = titled("Settlers")

GATE_MINIMUM: Final = 3  # cards under a Gate that give
GATE_VP: Final = 2  # this many VP at the end
# resources on the Shrine, VP at the end
SHRINE_STEPS: Final[tuple[tuple[int, int], ...]] = ((12, 10), (7, 5), (3, 2))
COMMON_VP: Final = 1
FACTION_VP: Final = 2
CHAPEL_VP: Final = 2  # Dark Chapel, for each good turned in
DIPLOMACY_VP: Final = 1  # School of Diplomacy, for each good dropped
SLAVER_GOLD_VP: Final = 2
SLAVER_STONE_VP: Final = 1
RAZE_HAND_PRICE: Final = 1
RAZE_LOCATION_PRICE: Final = 2
ROUNDS: Final = 5

# --- prices as bits: one look-up says everything a supply can pay --------------------------
# A price is (wood, stone, food, gold, workers, raze tokens). Each different price is one
# bit; `affordable` gives the bits a supply can pay. Asking price by price made a turn's
# list of choices three times as slow.

Price = tuple[int, int, int, int, int, int]


def use_price(card: int, times: int) -> Price:
    return (
        PAY_WOOD[card] * times,
        PAY_STONE[card] * times,
        PAY_FOOD[card] * times,
        PAY_GOLD[card] * times,
        PAY_WORKER[card] * times,
        PAY_RAZE[card] * times,
    )


def build_price(card: int) -> Price:
    return (COST_WOOD[card], COST_STONE[card], COST_FOOD[card], 0, 0, 0)


PRICES: Final[list[Price]] = sorted(
    {build_price(card) for card in range(CARDS)}
    | {use_price(card, times) for card in range(CARDS) for times in range(1, USES[card] + 1)}
)
BUILD_BIT: Final[list[int]] = [1 << PRICES.index(build_price(card)) for card in range(CARDS)]
# the same, where no Location is there to be given up
FREE_BUILD_BIT: Final[list[int]] = [
    0 if NEEDS_LOCATION[card] else BUILD_BIT[card] for card in range(CARDS)
]
USE_BIT: Final[list[int]] = [
    1 << PRICES.index(use_price(card, 1)) if KIND[card] == ACTION else 0 for card in range(CARDS)
]
TWICE_BIT: Final[list[int]] = [
    1 << PRICES.index(use_price(card, 2)) if USES[card] == 2 else 0 for card in range(CARDS)
]

# the most of each good any price asks for; more than that changes nothing
MOST_WOOD: Final = 3
MOST_STONE: Final = 3
MOST_FOOD: Final = 2
MOST_GOLD: Final = 4
MOST_WORKERS: Final = 2
MOST_RAZE: Final = 2

_affordable: Final[list[int]] = [-1] * (4 * 4 * 3 * 5 * 3 * 3)


def affordable(goods: list[int]) -> int:
    """The bits of all prices a supply can pay, gold standing in for resources."""
    wood, stone, food, gold, workers, raze, _defense = goods
    if wood > MOST_WOOD:
        wood = MOST_WOOD
    if stone > MOST_STONE:
        stone = MOST_STONE
    if food > MOST_FOOD:
        food = MOST_FOOD
    if gold > MOST_GOLD:
        gold = MOST_GOLD
    if workers > MOST_WORKERS:
        workers = MOST_WORKERS
    if raze > MOST_RAZE:
        raze = MOST_RAZE
    place = ((((wood * 4 + stone) * 3 + food) * 5 + gold) * 3 + workers) * 3 + raze
    bits = _affordable[place]
    if bits < 0:
        bits = 0
        for number, price in enumerate(PRICES):
            lacking = max(0, price[0] - wood) + max(0, price[1] - stone) + max(0, price[2] - food)
            if lacking + price[3] <= gold and price[4] <= workers and price[5] <= raze:
                bits |= 1 << number
        _affordable[place] = bits
    return bits


def printed_deck(faction: int) -> list[str]:
    """The titles of a faction's printed deck."""
    return list(dict.fromkeys(card.name for card in ROWS[faction + 1]))


COPIES: Final[dict[str, int]] = {
    title: sum([1 for face in FACE if FACES[face].name == title]) for title in TITLES
}
