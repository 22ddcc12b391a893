"""The numbers of the ops (what can be under way) and of the events (what the log tells).

Each number is a Final of its own, in the order of the names: the compiled engine then
knows its value and need not look it up.
"""

from typing import Final

OPS: Final = (
    # set-up and the map
    "lay_place", "replace_place", "lay_market", "face_market", "next_place", "set_up",
    # the course of eras and years
    "start_era", "start_year", "half_year", "turns", "end_year", "pause",
    # a turn
    "start_goods", "gift", "take_turn", "late_turn", "pay_fee", "fee_paid", "dismiss_steward",
    # goods
    "make_room", "store", "throw_away", "alchemy", "gain", "choose_discount",
    # actions
    "act", "exchange", "trade", "transmute", "swap_places", "swap_with", "finish_action",
    # buildings and diplomacy
    "build", "raze", "put_up", "staff_now", "replace_storage", "diplomacy", "place_ambassador",
    # improvements
    "draw_cards", "keep_cards", "drop_cards", "play_card", "use_card", "offer_play",
    # the end of a year
    "redistribute", "employ", "send_home", "settle_workers", "sustain", "altruist_yield",
    "production",
    # starting in a later era
    "later_start", "choose_embassy", "choose_building", "buy_goods",
)  # fmt: skip
LAY_PLACE: Final = 0
REPLACE_PLACE: Final = 1
LAY_MARKET: Final = 2
FACE_MARKET: Final = 3
NEXT_PLACE: Final = 4
SET_UP: Final = 5
START_ERA: Final = 6
START_YEAR: Final = 7
HALF_YEAR: Final = 8
TURNS: Final = 9
END_YEAR: Final = 10
PAUSE: Final = 11
START_GOODS: Final = 12
GIFT: Final = 13
TAKE_TURN: Final = 14
LATE_TURN: Final = 15
PAY_FEE: Final = 16
FEE_PAID: Final = 17
DISMISS: Final = 18
MAKE_ROOM: Final = 19
STORE: Final = 20
THROW_AWAY: Final = 21
ALCHEMY: Final = 22
GAIN: Final = 23
CHOOSE_DISCOUNT: Final = 24
ACT: Final = 25
EXCHANGE: Final = 26
TRADE: Final = 27
TRANSMUTE: Final = 28
SWAP_PLACES: Final = 29
SWAP_WITH: Final = 30
FINISH_ACTION: Final = 31
BUILD: Final = 32
RAZE: Final = 33
PUT_UP: Final = 34
STAFF_NOW: Final = 35
REPLACE_STORAGE: Final = 36
DIPLOMACY: Final = 37
PLACE_AMBASSADOR: Final = 38
DRAW_CARDS: Final = 39
KEEP_CARDS: Final = 40
DROP_CARDS: Final = 41
PLAY_CARD: Final = 42
USE_CARD: Final = 43
OFFER_PLAY: Final = 44
REDISTRIBUTE: Final = 45
EMPLOY: Final = 46
SEND_HOME: Final = 47
SETTLE_WORKERS: Final = 48
SUSTAIN: Final = 49
ALTRUIST_YIELD: Final = 50
PRODUCTION: Final = 51
LATER_START: Final = 52
CHOOSE_EMBASSY: Final = 53
CHOOSE_BUILDING: Final = 54
BUY_GOODS: Final = 55

EVENTS: Final = (
    "era", "year", "half", "market-card", "place", "place-laid", "replaced", "market-laid",
    "colony", "start-goods", "moved", "jumped", "fee", "fee-supply", "took", "gift", "lord",
    "exchanged", "sold", "traded", "transmuted", "alchemy", "thrown", "built", "remodelled",
    "razed", "employed", "drew", "kept", "dropped", "played", "used", "embassy", "ambassador",
    "ambassador-moved", "marker", "starting-player", "swapped", "income", "redistributed",
    "sustained", "produced", "generated", "industry", "yearly", "scholar", "steward-lost",
    "discount", "storage-replaced", "reshuffled", "bought-embassy", "bought-building",
    "bought-good", "sent-home", "saved", "over",
)  # fmt: skip
E_ERA: Final = 0
E_YEAR: Final = 1
E_HALF: Final = 2
E_MARKET_CARD: Final = 3
E_PLACE: Final = 4
E_PLACE_LAID: Final = 5
E_REPLACED: Final = 6
E_MARKET_LAID: Final = 7
E_COLONY: Final = 8
E_START_GOODS: Final = 9
E_MOVED: Final = 10
E_JUMPED: Final = 11
E_FEE: Final = 12
E_FEE_SUPPLY: Final = 13
E_TOOK: Final = 14
E_GIFT: Final = 15
E_LORD: Final = 16
E_EXCHANGED: Final = 17
E_SOLD: Final = 18
E_TRADED: Final = 19
E_TRANSMUTED: Final = 20
E_ALCHEMY: Final = 21
E_THROWN: Final = 22
E_BUILT: Final = 23
E_REMODELLED: Final = 24
E_RAZED: Final = 25
E_EMPLOYED: Final = 26
E_DREW: Final = 27
E_KEPT: Final = 28
E_DROPPED: Final = 29
E_PLAYED: Final = 30
E_USED: Final = 31
E_EMBASSY: Final = 32
E_AMBASSADOR: Final = 33
E_AMBASSADOR_MOVED: Final = 34
E_MARKER: Final = 35
E_STARTING_PLAYER: Final = 36
E_SWAPPED: Final = 37
E_INCOME: Final = 38
E_REDISTRIBUTED: Final = 39
E_SUSTAINED: Final = 40
E_PRODUCED: Final = 41
E_GENERATED: Final = 42
E_INDUSTRY: Final = 43
E_YEARLY: Final = 44
E_SCHOLAR: Final = 45
E_STEWARD_LOST: Final = 46
E_DISCOUNT: Final = 47
E_STORAGE_REPLACED: Final = 48
E_RESHUFFLED: Final = 49
E_BOUGHT_EMBASSY: Final = 50
E_BOUGHT_BUILDING: Final = 51
E_BOUGHT_GOOD: Final = 52
E_SENT_HOME: Final = 53
E_SAVED: Final = 54
E_OVER: Final = 55
