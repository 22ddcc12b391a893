"""The title as the rest of the project sees it: fields, ops, checks, score sheet, components."""

from typing import Any, Final, cast

from colonnade.kernel import codec
from colonnade.kernel.errors import BadDump
from colonnade.kernel.log import Event
from colonnade.kernel.state import Op, State
from colonnade.kernel.title import Title
from colonnade.titles.colonists import (
    building,
    checks,
    clients,
    course,
    diplomacy,
    fee,
    goods,
    improvements,
    later,
    laying,
    places,
    production,
    setup,
    sustenance,
    turn,
    words,
    workers,
)
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.actions import ACTIONS
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.scoring import sheet, write_pad
from colonnade.titles.colonists.state import SPOTS, STEWARDS, ColonistsState, new_player, new_state

RULES_VERSION: Final = 3

ASKING: dict[str, type[Op[ColonistsState]]] = {
    "lay_place": laying.LayPlace,
    "replace_place": laying.ReplacePlace,
    "lay_market": laying.LayMarket,
    "face_market": laying.FaceMarket,
    "next_place": course.NextPlace,
    "pause": course.Pause,
    "start_goods": turn.StartGoods,
    "gift": turn.Gift,
    "take_turn": turn.TakeTurn,
    "late_turn": turn.LateTurn,
    "pay_fee": fee.PayFee,
    "dismiss_steward": building.Dismiss,
    "make_room": fee.MakeRoom,
    "throw_away": goods.ThrowAway,
    "alchemy": goods.Alchemy,
    "choose_discount": goods.ChooseDiscount,
    "act": places.Act,
    "exchange": places.Exchange,
    "trade": places.Trade,
    "transmute": places.Transmute,
    "swap_places": places.SwapPlaces,
    "swap_with": places.SwapWith,
    "build": building.Build,
    "raze": building.Raze,
    "staff_now": building.StaffNow,
    "replace_storage": building.ReplaceStorage,
    "diplomacy": diplomacy.Diplomacy,
    "place_ambassador": diplomacy.PlaceAmbassador,
    "keep_cards": improvements.KeepCards,
    "drop_cards": improvements.DropCards,
    "play_card": improvements.PlayCard,
    "redistribute": workers.Redistribute,
    "employ": workers.Employ,
    "send_home": workers.SendHome,
    "altruist_yield": sustenance.AltruistYield,
    "production": production.Production,
    "choose_embassy": later.ChooseEmbassy,
    "choose_building": later.ChooseBuilding,
    "buy_goods": later.BuyGoods,
}
RUNNING: dict[str, type[Op[ColonistsState]]] = {
    "set_up": course.SetUp,
    "start_era": course.StartEra,
    "start_year": course.StartYear,
    "half_year": course.HalfYear,
    "turns": course.Turns,
    "end_year": course.EndYear,
    "fee_paid": fee.FeePaid,
    "store": goods.Store,
    "gain": goods.Gain,
    "finish_action": places.FinishAction,
    "put_up": building.PutUp,
    "draw_cards": improvements.DrawCards,
    "use_card": improvements.UseCard,
    "offer_play": improvements.OfferPlay,
    "settle_workers": workers.SettleWorkers,
    "sustain": sustenance.Sustain,
    "later_start": later.LaterStart,
}


def all_ops() -> list[Op[Any]]:
    """One op for each name, in the order of their numbers."""
    return [
        ASKING[name](name, True) if name in ASKING else RUNNING[name](name, False) for name in f.OPS
    ]


_goods = list(c.GOODS[: c.STORED])
_places = list(t.PLACE_NAMES)
PLAYER_FIELDS = (
    codec.Number("tools", 0, 100_000, "tools in the toolbox"),
    codec.Number("dollars", 0, 100_000, "dollars in the toolbox"),
    codec.Counts("held", _goods, 0, 1000, "goods in Storage and Warehouse together"),
    codec.Names("kind", c.SPOT_NAMES, "what stands on each of the 35 spots"),
    codec.Numbers("worker", SPOTS, 0, 15, "who works on each spot: first + 4 * second"),
    codec.Numbers("buffer", SPOTS, 0, 99, "goods in the buffer on each spot"),
    codec.Number("robe_buffer", 0, 1, "robes in the buffer of the Altruist embassy"),
    codec.Number("printed", 0, 3, "bits: spots 1 and 2 show a printed Farm"),
    codec.Counts("level", c.COLONIES, 0, 4, "relations to the colonies"),
    codec.Counts(
        "card_buffer", [t.CARD_NAMES[i] for i in t.BUFFER_CARDS], 0, 9, "goods on improvements"
    ),
    codec.Names("hand", t.CARD_NAMES, "improvements in hand", codec.SIZE),
    codec.Names("drawn", t.CARD_NAMES, "cards looked at, not yet kept", codec.SIZE),
    codec.Number("kept", -1, t.CARDS, "the last of them kept", codec.OWNER),
    codec.Names("board", t.CARD_NAMES, "permanent improvements played"),
    codec.Counts(
        "tokens", [t.CARD_NAMES[i] for i in t.LIMITED_CARDS], 0, 9, "uses left on limited ones"
    ),
    codec.Names("stewards", _places, "where each steward stands, the Apprentice last"),
    codec.Names("started", _places, "where each stood when the half-year's turns began"),
    codec.Number("moved", 0, 31, "bits: stewards moved in these turns"),
    codec.Number("used", 0, 127, "bits: what was used in this half-year and turn"),
    codec.Number("plays", 0, 9, "improvements played this turn"),
    codec.Number("extra_range", 0, 4, "range added for the next figure moved"),
    codec.Number("ticket", 0, 1, "1: the next figure may go anywhere"),
    codec.Number("dolly", 0, c.DOLLY_GOODS, "goods the Dolly may still bring from buffers"),
    codec.Number("side", 0, 2, "the discount chosen for the next action"),
    codec.Counts("arrived", _goods, 0, 1000, "goods just received, open to alchemy"),
    codec.Counts("parcel", list(c.GOODS[: c.TOOL + 1]), 0, 99, "a Fee on its way"),
    codec.Number("yields_robe", 0, 1, "1: the Altruist embassy gives a robe this year"),
    codec.Number("done", 0, 4095, "bits: what was done in this production phase"),
    codec.Number("budget", 0, 10_000, "embassy dollars of a later start"),
    codec.Number("building_budget", 0, 20_000, "building dollars of a later start"),
    codec.Number("goods_budget", 0, 30_000, "goods dollars of a later start"),
)
FIELDS = (
    codec.Objects("players", new_player, PLAYER_FIELDS, "the players"),
    codec.Number("first_era", 1, 4, "the first era played"),
    codec.Number("last_era", 1, 4, "the last era played"),
    codec.Number("era", 1, 4, "the era"),
    codec.Number("year", 1, c.YEARS, "the year"),
    codec.Number("half", 0, 1, "0 summer, 1 winter"),
    codec.Number("first", 0, 3, "the starting player"),
    codec.Number("marker", 0, 3, "who holds the starting player marker"),
    codec.Number("opener", 0, 3, "the starting player of the first year"),
    codec.Number("turn", 0, 2, "which of the three turns"),
    codec.Number("saved", 0, 1, "1: stopped to be saved on the pad"),
    codec.Names("colonies", c.COLONIES, "the colonies in play"),
    codec.Counts("tiles", c.TILE_NAMES, 0, 99, "building tiles in the supply"),
    codec.Numbers("at", t.TILES_ON_MAP, -1, 9215, "the hex of each place and market, -1: none"),
    codec.Numbers("facing", t.MARKETS, 0, 2, "the direction of each market's second hex"),
    codec.Names("face_up", _places, "the new places of this year"),
    codec.Names("place_pile", _places, "places still to come in this era", codec.COUNT),
    codec.Name("market_card", t.MARKET_NAMES, "the market card of this year"),
    codec.Names("market_pile", t.MARKET_NAMES, "market cards not seen yet", codec.COUNT),
    codec.Names("deck", t.CARD_NAMES, "the draw pile", codec.COUNT),
    codec.Names("discards", t.CARD_NAMES, "the discard pile"),
    codec.Names("box", t.CARD_NAMES, "draw piles of past eras", codec.COUNT),
    codec.Names("gone", t.CARD_NAMES, "discard piles of past eras"),
    codec.Counts("mixed", t.CARD_NAMES, 0, 99, "by which reshuffle a card came into the deck"),
    codec.Number("reshuffles", 0, 99, "how often the discard pile was reshuffled"),
    codec.Names("figures", _places, "where Alchemist, Altruist and Laborer stand"),
    codec.Number("acting", -1, 3, "whose action is under way"),
    codec.Number("site", -1, t.TILES_ON_MAP, "where"),
    codec.Number("spent", 0, 999, "goods it has taken from Storage"),
    codec.Number("spent_kinds", 0, 511, "bits: the kinds it has taken"),
    codec.Number("spaces", 0, 999, "Storage spaces when it began"),
    codec.Number("lots", 0, 999, "Warehouse lots when it began"),
    codec.Counts("alone", _goods, 0, 9, "what it has paid out of lots for that good only"),
    codec.Counts("paid", _goods, 0, 99, "what Storage has paid while buffers could pay, too"),
    codec.Counts("drawn", _goods, 0, 99, "what was drawn out of buffers for it while they could"),
    codec.Counts("got", _goods, 0, 999, "goods received in it"),
    codec.Counts("pool", list(c.GOODS[: c.TOOL + 1]), 0, 9, "what is left of the discount"),
)


class Colonists(Title):
    """The Colonists."""

    def __init__(self) -> None:
        super().__init__(
            "colonists", RULES_VERSION, (1, 4), setup.OPTIONS, ACTIONS, all_ops(), FIELDS, f.EVENTS
        )

    def blank(self) -> State:
        return new_state()

    def check_options(self, s: State) -> None:
        setup.check_options(cast(ColonistsState, s))

    def set_up(self, s: State) -> None:
        setup.set_up(cast(ColonistsState, s))

    def restore(self, s: State) -> None:
        table = cast(ColonistsState, s)
        for i, p in enumerate(table.players):
            if len(p.kind) != SPOTS:
                raise BadDump(f"state.players[{i}].kind", f"{SPOTS} spots are needed")
            if len(p.stewards) != STEWARDS or len(p.started) != STEWARDS:
                raise BadDump(f"state.players[{i}].stewards", f"{STEWARDS} are needed")
            count_up(table, p)
        table.look_around()
        table.land = None

    def check(self, s: State) -> None:
        checks.check(cast(ColonistsState, s))

    def balance(self, s: State) -> None:
        checks.balance(cast(ColonistsState, s))

    def hide(self, s: State, viewer: int | None) -> None:
        checks.hide(cast(ColonistsState, s), viewer)

    def end_reasons(self, s: State) -> list[str]:
        if not s.over:
            return []
        return ["saved" if cast(ColonistsState, s).saved else "last-era"]

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return clients.components()

    def extras(self, s: State, viewer: int | None) -> dict[str, Any]:
        return clients.extras(cast(ColonistsState, s))

    def action_args(self, s: State, action: int, language: str) -> dict[str, Any]:
        return words.action_args(cast(ColonistsState, s), action, language)

    def event_args(self, event: Event, language: str) -> dict[str, Any]:
        return words.event_args(event, language)

    def score_sheet(self, s: State) -> list[dict[str, int]]:
        table = cast(ColonistsState, s)
        return [sheet(p) for p in table.players]

    def tie_break(self, s: State, seat: int) -> tuple[int, ...]:
        table = cast(ColonistsState, s)
        return ((seat - table.opener) % table.seats,)

    def pad(self, s: State) -> dict[str, Any]:
        table = cast(ColonistsState, s)
        return write_pad(table)


TITLE = Colonists()
