"""Every action of the title: its number and its canonical name."""

from typing import Final

from colonnade.kernel.actions import Actions
from colonnade.titles.imperial_settlers.cards import ACTION, GOODS
from colonnade.titles.imperial_settlers.components import (
    CARD_NAMES,
    CARDS,
    COMMON_CARDS,
    DECK,
    FACE,
    FACE_NAMES,
    FIRST_FACTION_FACE,
    JAPANESE,
    KIND,
    RAZE_FIELD,
    USES,
)

ACTIONS: Final = Actions()

SEATS: Final = ("player 1", "player 2", "player 3", "player 4")
FACES: Final = len(FACE_NAMES)
FACTION_CARDS: Final = CARDS - COMMON_CARDS
FIRST_JAPANESE: Final = DECK.index(JAPANESE + 1)

ACTION_CARDS: Final[list[int]] = [card for card in range(CARDS) if KIND[card] == ACTION]
TWICE_CARDS: Final[list[int]] = [card for card in range(CARDS) if USES[card] == 2]
JAPANESE_CARDS: Final[list[int]] = [card for card in range(CARDS) if DECK[card] == JAPANESE + 1]


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


# --- the turn: one action, or free things before and after it ------------------------------

DO_PASS: Final = ACTIONS.add("pass", "pass")
DO_END_TURN: Final = ACTIONS.add("end-turn", "end turn")
DO_DONE: Final = ACTIONS.add("done", "done")

DO_BUILD: Final = ACTIONS.add("build", "build {}", FACE_NAMES)
DO_DEAL: Final = ACTIONS.add("deal", "deal {}", FACE_NAMES[FIRST_FACTION_FACE:])
DO_RAZE_CARD: Final = ACTIONS.add("raze", "raze {}", FACE_NAMES)
DO_RAZE_LOCATION: Final = ACTIONS.add("raze-location", "raze a location")
_activate: Final = ACTIONS.add("activate", "activate {}", names(ACTION_CARDS))
_twice: Final = ACTIONS.add("activate-twice", "activate {} twice", names(TWICE_CARDS))
DO_SPEND: Final = ACTIONS.add(
    "spend", "spend 2 workers for {}", ["wood", "stone", "food", "common card", "faction card"]
)
DO_SPEND_COMMON: Final = DO_SPEND + 3
DO_SPEND_FACTION: Final = DO_SPEND + 4

DO_DEFEND: Final = ACTIONS.add("defend", "defend {}", CARD_NAMES[:COMMON_CARDS])
DO_SAMURAI: Final = ACTIONS.add("samurai", "samurai at {}", names(JAPANESE_CARDS))
DO_TUCK: Final = ACTIONS.add("tuck", "tuck under {} {}", ["Gate", "Gate 2"], FACE_NAMES)
DO_LAY: Final = ACTIONS.add("lay", "lay {} on Shrine", GOODS[:3])

# --- parts of an action ---------------------------------------------------------------------

# gold in place of so many wood, stone and food
DO_PAY: Final = ACTIONS.add(
    "pay", "gold for {} wood {} stone {} food", range(5), range(4), range(3)
)
PAY_WOOD_STEP: Final = 12
PAY_STONE_STEP: Final = 3

DO_DRAFT: Final = ACTIONS.add("draft", "draft {}", FACE_NAMES)
DO_DRAW_COMMON: Final = ACTIONS.add("draw-common", "draw common")
DO_DRAW_FACTION: Final = ACTIONS.add("draw-faction", "draw faction")
DO_KEEP: Final = ACTIONS.add("keep", "keep {}", FACE_NAMES)
DO_PICK: Final = ACTIONS.add("pick", "hand {}", FACE_NAMES)
DO_OWN: Final = ACTIONS.add("own", "own {}", CARD_NAMES)
DO_FOUNDATION: Final = ACTIONS.add("foundation", "foundation")
DO_TARGET: Final = ACTIONS.add("target", "target {}", CARD_NAMES)
DO_TAKE: Final = ACTIONS.add("take", "take {}", GOODS[:9])
DO_TURN_IN: Final = ACTIONS.add("turn-in", "turn in {}", GOODS[:9])
DO_TURN_IN_CARD: Final = ACTIONS.add("turn-in-card", "turn in card {}", FACE_NAMES)
DO_PICK_DEAL: Final = ACTIONS.add("pick-deal", "take deal {}", CARD_NAMES[COMMON_CARDS:])
DO_PICK_ATTACK: Final = ACTIONS.add("pick-attack", "take attack card {}", GOODS[:9])
DO_PICK_ROUTE: Final = ACTIONS.add(
    "pick-route", "take route deal of {} with {}", SEATS, CARD_NAMES[COMMON_CARDS:]
)
DO_VICTIM: Final = ACTIONS.add("victim", "choose {}", SEATS)
DO_STEAL: Final = ACTIONS.add("steal", "steal from {} 1 {}", SEATS, GOODS[:3])
DO_SLAVER_GOLD: Final = ACTIONS.add("slaver-gold", "slaver gold")
DO_SLAVER_STONE: Final = ACTIONS.add("slaver-stone", "slaver stone")

# two of wood, stone, food and gold
BARTERS: Final = tuple((a, b) for a in range(4) for b in range(a, 4))
DO_BARTER: Final = ACTIONS.add(
    "barter", "barter {}", [f"{GOODS[a]} {GOODS[b]}" for a, b in BARTERS]
)

# not the topmost attack card of a good in the line, but one further down
ATTACK_NUMBERS: Final = (2, 3)
DO_PICK_LOWER_ATTACK: Final = ACTIONS.add(
    "pick-lower-attack", "take attack card {} number {}", GOODS[:9], ATTACK_NUMBERS
)

# by card: the action that activates it, -1 where there is none
ACTIVATE: Final[list[int]] = [
    _activate + ACTION_CARDS.index(card) if KIND[card] == ACTION else -1 for card in range(CARDS)
]
TWICE: Final[list[int]] = [
    _twice + TWICE_CARDS.index(card) if USES[card] == 2 else -1 for card in range(CARDS)
]
FIRST_ACTIVATE: Final = _activate
FIRST_TWICE: Final = _twice
# by card: the actions of the turn that use it from the hand, -1 where there is none
BUILD_CARD: Final[list[int]] = [DO_BUILD + FACE[card] for card in range(CARDS)]
DEAL_CARD: Final[list[int]] = [
    DO_DEAL + FACE[card] - FIRST_FACTION_FACE if card >= COMMON_CARDS else -1
    for card in range(CARDS)
]
RAZE_HAND_CARD: Final[list[int]] = [
    DO_RAZE_CARD + FACE[card] if RAZE_FIELD[card] else -1 for card in range(CARDS)
]
SPEND_ON_ALL: Final[list[int]] = [DO_SPEND + i for i in range(5)]
