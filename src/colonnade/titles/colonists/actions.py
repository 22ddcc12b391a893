"""Every action of the title: its number and its canonical name."""

from typing import Final

from colonnade.kernel.actions import Actions
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists.hexes import SIDES
from colonnade.titles.colonists.state import GROUP_NAMES, SPOTS, STEWARDS
from colonnade.titles.colonists.tables import CARD_NAMES, LIMITED_CARDS, PLACE_NAMES, YEARLY_CARDS

ACTIONS: Final = Actions()
MOST: Final = 60  # how often a line can be used at once

_spots = range(1, SPOTS + 1)
_goods = c.GOODS[: c.STORED]
_paid = c.GOODS[: c.TOOL + 1]
_workers = c.WORKERS[1:]
_limited = [CARD_NAMES[i] for i in LIMITED_CARDS]

DONE: Final = ACTIONS.add("done", "done")
SKIP: Final = ACTIONS.add("skip", "pass")
# the map
LAY: Final = ACTIONS.add("lay", "lay beside {} side {}", PLACE_NAMES, range(1, SIDES + 1))
FACE: Final = ACTIONS.add("face", "face {}", range(1, 7))
PICK: Final = ACTIONS.add("pick", "pick {}", PLACE_NAMES)
# a turn
START_WOOD: Final = ACTIONS.add("start-wood", "start with {} wood", range(c.START_GOODS + 1))
TAKE_GIFT: Final = ACTIONS.add("gift", "gift {}", [text for _, text in c.GIFTS])
MOVE: Final = ACTIONS.add("move", "steward {} to {}", range(1, STEWARDS + 1), PLACE_NAMES)
FIGURE: Final = ACTIONS.add("figure", "{} ambassador to {}", c.AMBASSADORS, PLACE_NAMES)
HIRE: Final = ACTIONS.add("hire", "employ {} on spot {}", _workers, _spots)
RIDE: Final = ACTIONS.add("ride", "ride the horse")
PAY_RANGE: Final = ACTIONS.add("pay-range", "pay the fee for range")
USE_TICKET: Final = ACTIONS.add("use-ticket", "use {}", _limited)
TAKE_DOLLY: Final = ACTIONS.add("take-dolly", "take the dolly")
LORD_SWAP: Final = ACTIONS.add("lord-swap", "swap places")
RENEW: Final = ACTIONS.add("renew", "replace a storage {}", ("shed", "house"))
DISMISSED: Final = ACTIONS.add("dismiss", "dismiss steward {}", range(1, STEWARDS + 1))
# goods
PAY: Final = ACTIONS.add("pay", "pay {}", _paid)
THROW: Final = ACTIONS.add("throw", "discard {}", _goods)
TURN_INTO: Final = ACTIONS.add("turn-into", "exchange {}", _goods)
SIDE: Final = ACTIONS.add("side", "discount side {}", (1, 2))
# actions at a place
ROLES: Final = (
    "first", "second", "sale", "subsidy", "second subsidy", "card", "trade", "transmute", "stand",
    "swap",
)  # fmt: skip
DO: Final = ACTIONS.add("act", "act {}", ROLES)
LORD_TAKES: Final = ACTIONS.add("lord-takes", "lord takes {}", _goods)
LINE: Final = ACTIONS.add("line", "line {} x {}", range(1, 5), range(1, MOST + 1))
TRADE_FOR: Final = ACTIONS.add("trade", "trade {} for {}", _paid, _paid)
# buildings
BUILD_ON: Final = ACTIONS.add("build-on", "build {} on {}", c.SPOT_NAMES, GROUP_NAMES)
BUILD_OVER: Final = ACTIONS.add("build-over", "build {} over another", c.SPOT_NAMES)
REMODEL: Final = ACTIONS.add("remodel", "remodel spot {}", _spots)
RAZED: Final = ACTIONS.add("raze", "raze spot {}", _spots)
IMPROVE: Final = ACTIONS.add("improve", "improve {}", c.COLONIES)
# improvements
KEEP: Final = ACTIONS.add("keep", "keep {}", CARD_NAMES)
DROP: Final = ACTIONS.add("drop", "drop {}", CARD_NAMES)
PLAY: Final = ACTIONS.add("play", "play {}", CARD_NAMES)
NO_DISCOUNT: Final = ACTIONS.add("no-discount", "play {} at full price", _limited)
# the end of a year
LEAVE: Final = ACTIONS.add("leave", "leave everybody")
ANEW: Final = ACTIONS.add("anew", "redistribute")
NUMBER: Final = ACTIONS.add("number", "employ {}", range(SPOTS + 2))
HOME: Final = ACTIONS.add("home", "send home spot {}", _spots)
YIELD: Final = ACTIONS.add("yield", "altruist yields {}", ("food", "robe"))
GENERATE: Final = ACTIONS.add("generate", "generate")
INDUSTRY: Final = ACTIONS.add("industry", "industry {}", range(1, 5))
YEARLY: Final = ACTIONS.add("yearly", "run {}", [CARD_NAMES[i] for i in YEARLY_CARDS])
LEARN: Final = ACTIONS.add("learn", "scholar draws")
# starting in a later era, and the pad
BUY_EMBASSY: Final = ACTIONS.add("buy-embassy", "found {} level {}", c.COLONIES, range(1, 5))
BUY_BUILDING: Final = ACTIONS.add("buy-building", "take {}", c.BUILDING_NAMES)
BUY_GOOD: Final = ACTIONS.add("buy-good", "buy {}", _goods)
GO_ON: Final = ACTIONS.add("go-on", "play on")
STOP: Final = ACTIONS.add("stop", "stop and save")
# a Fee with the Altruist's discount
PAY_FULL: Final = ACTIONS.add("pay-full", "pay {} in full", _paid)
