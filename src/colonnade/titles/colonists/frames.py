"""The numbers of the ops (what can be under way) and of the events (what the log tells)."""

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
(
    LAY_PLACE, REPLACE_PLACE, LAY_MARKET, FACE_MARKET, NEXT_PLACE, SET_UP,
    START_ERA, START_YEAR, HALF_YEAR, TURNS, END_YEAR, PAUSE,
    START_GOODS, GIFT, TAKE_TURN, LATE_TURN, PAY_FEE, FEE_PAID, DISMISS,
    MAKE_ROOM, STORE, THROW_AWAY, ALCHEMY, GAIN, CHOOSE_DISCOUNT,
    ACT, EXCHANGE, TRADE, TRANSMUTE, SWAP_PLACES, SWAP_WITH, FINISH_ACTION,
    BUILD, RAZE, PUT_UP, STAFF_NOW, REPLACE_STORAGE, DIPLOMACY, PLACE_AMBASSADOR,
    DRAW_CARDS, KEEP_CARDS, DROP_CARDS, PLAY_CARD, USE_CARD, OFFER_PLAY,
    REDISTRIBUTE, EMPLOY, SEND_HOME, SETTLE_WORKERS, SUSTAIN, ALTRUIST_YIELD, PRODUCTION,
    LATER_START, CHOOSE_EMBASSY, CHOOSE_BUILDING, BUY_GOODS,
) = range(56)  # fmt: skip

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
(
    E_ERA, E_YEAR, E_HALF, E_MARKET_CARD, E_PLACE, E_PLACE_LAID, E_REPLACED, E_MARKET_LAID,
    E_COLONY, E_START_GOODS, E_MOVED, E_JUMPED, E_FEE, E_FEE_SUPPLY, E_TOOK, E_GIFT, E_LORD,
    E_EXCHANGED, E_SOLD, E_TRADED, E_TRANSMUTED, E_ALCHEMY, E_THROWN, E_BUILT, E_REMODELLED,
    E_RAZED, E_EMPLOYED, E_DREW, E_KEPT, E_DROPPED, E_PLAYED, E_USED, E_EMBASSY, E_AMBASSADOR,
    E_AMBASSADOR_MOVED, E_MARKER, E_STARTING_PLAYER, E_SWAPPED, E_INCOME, E_REDISTRIBUTED,
    E_SUSTAINED, E_PRODUCED, E_GENERATED, E_INDUSTRY, E_YEARLY, E_SCHOLAR, E_STEWARD_LOST,
    E_DISCOUNT, E_STORAGE_REPLACED, E_RESHUFFLED, E_BOUGHT_EMBASSY, E_BOUGHT_BUILDING,
    E_BOUGHT_GOOD, E_SENT_HOME, E_SAVED, E_OVER,
) = range(56)  # fmt: skip
