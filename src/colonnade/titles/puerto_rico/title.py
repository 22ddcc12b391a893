"""Puerto Rico as the rest of the project sees it."""

from typing import Any, Final, cast

from colonnade.kernel import codec
from colonnade.kernel.errors import BadOption
from colonnade.kernel.log import Event
from colonnade.kernel.options import Option
from colonnade.kernel.state import State
from colonnade.kernel.title import Title
from colonnade.titles.puerto_rico import (
    before_loading,
    black_market,
    builder,
    captain,
    checks,
    craftsman,
    distribution,
    draft,
    guests,
    island,
    mayor,
    ops,
    prices,
    rounds,
    scoring,
    settler,
    setup,
    storage,
    trader,
    words,
)
from colonnade.titles.puerto_rico.actions import ACTIONS
from colonnade.titles.puerto_rico.components import (
    BEIGE_PLACES,
    BUILDING_NAMES,
    BUILDINGS,
    CITY_SPACES,
    COLONISTS_IN_BOX,
    DRAFT_NAMES,
    FIRST_NEW,
    FIRST_NOBLE,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    NEW_LIST,
    NOBLES_IN_BOX,
    PLANTATIONS,
    PRICES,
    QUARRIES,
    ROLES,
    SETUPS,
    TILES,
)
from colonnade.titles.puerto_rico.events import EVENTS
from colonnade.titles.puerto_rico.state import (
    END_REASONS,
    PuertoRico,
    new_player,
    new_table,
)

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("swap_factory_university", (False, True), False),
    Option("hacienda_quarry", (False, True), True),
    Option("expansions", ("new_buildings", "nobles"), [], many=True),
    Option("draft", ("players", "random", "fixed"), "players"),
    Option("fixed_list", DRAFT_NAMES, [b for b in DRAFT_NAMES if b in NEW_LIST], many=True),
    Option("office_or_trading_post", (False, True), False),
    Option("hacienda_or_forest_house", (False, True), False),
)

OPS: Final = (
    rounds.Round("round", False),
    rounds.ChooseRole("choose_role", True),
    settler.Hacienda("hacienda", True),
    settler.Settle("settle", True),
    settler.Hospice("hospice", True),
    mayor.MayorPrivilege("mayor_privilege", True),
    distribution.Place("place_colonists", True),
    builder.Build("build", True),
    builder.University("university", True),
    craftsman.CraftsmanPrivilege("craftsman_privilege", True),
    trader.Sell("sell", True),
    captain.Load("load", True),
    storage.Store("store", True),
    storage.Keep("keep", True),
    draft.Draft("draft", True),
    rounds.PhaseStart("phase_start", False),
    guests.PhaseEnd("phase_end", False),
    guests.Guests("guests", True),
    guests.MoreGuests("more_guests", True),
    island.Drawn("drawn", True),
    settler.SecondTile("second_tile", True),
    settler.HuntingLodge("hunting_lodge", True),
    black_market.BlackMarket("black_market", True),
    captain.SmallWharf("small_wharf", True),
    before_loading.RoyalSupplier("royal_supplier", True),
    storage.Stow("stow", False),
    mayor.Villa("villa", True),
    mayor.Pick("pick", True),
    distribution.PlaceNobles("place_nobles", True),
)

MANY: Final = 10_000  # doubloons and VP have no limit of their own

PLAYER_FIELDS: Final = (
    codec.Number("doubloons", 0, MANY, "money"),
    codec.Number("vp", 0, MANY, "VP in chips and on paper", codec.OWNER),
    codec.Number("windrose", 0, 100, "colonists waiting on the windrose, nobles included"),
    codec.Number("island", 0, ISLAND_SPACES, "filled island spaces"),
    codec.Number("city", 0, CITY_SPACES, "filled city spaces"),
    codec.Counts("goods", GOODS, 0, 11, "goods on the windrose"),
    codec.Counts("tiles", TILES, 0, ISLAND_SPACES, "island tiles by kind"),
    codec.Counts(
        "settled", TILES, 0, ISLAND_SPACES, "colonists on the tiles of a kind, nobles included"
    ),
    codec.Counts(
        "staff",
        BUILDING_NAMES,
        0,
        3,
        "his buildings with their colonists, nobles included",
        empty=-1,
    ),
    codec.Number("noble_windrose", 0, NOBLES_IN_BOX, "how many on the windrose are nobles"),
    codec.Counts("noble_settled", TILES, 0, ISLAND_SPACES, "how many on the tiles are nobles"),
    codec.Counts("noble_staff", BUILDING_NAMES, 0, 3, "how many on the buildings are nobles"),
    codec.Number("forests", 0, ISLAND_SPACES, "forests on the island"),
    codec.Counts("open_forests", GOODS, 0, ISLAND_SPACES, "forests by what all know is underneath"),
    codec.Counts(
        "secret_forests",
        GOODS,
        0,
        ISLAND_SPACES,
        "forests by what only he knows is underneath",
        codec.SIZE,
    ),
    codec.Name("drawn", GOODS, "the face-down tile he is looking at", codec.OWNER),
)

FIELDS: Final = (
    codec.Number("round", 1, MANY, "number of the round"),
    codec.Number("governor", 0, 4, "seat of the governor"),
    codec.Number("ending", 0, 7, "why the game ends: 1 colonists, 2 city, 4 chips, added up"),
    codec.Counts("role_coins", ROLES, 0, MANY, "doubloons on the role placards"),
    codec.Counts("taken", ROLES, 0, 4, "the seat that took a role in this round", empty=-1),
    codec.Counts("goods", GOODS, 0, 11, "supply of goods"),
    codec.Names("cargo", GOODS, "the good on each cargo ship, smallest ship first"),
    codec.Numbers("loaded", None, 0, 8, "how many goods are on each cargo ship"),
    codec.Counts("house", GOODS, 0, HOUSE_SPACES, "goods in the trading house"),
    codec.Counts("row", GOODS, 0, 6, "face-up plantations"),
    codec.Counts("stack", GOODS, 0, 12, "face-down plantations", codec.COUNT),
    codec.Counts("discards", GOODS, 0, 12, "discarded plantations"),
    codec.Number("quarries", 0, QUARRIES, "quarries left"),
    codec.Number("colonists", 0, 100, "supply of colonists"),
    codec.Number("nobles", 0, NOBLES_IN_BOX, "supply of nobles"),
    codec.Number("colonist_ship", 0, 100, "colonists on the ship, nobles included"),
    codec.Number("ship_nobles", 0, NOBLES_IN_BOX, "how many on the ship are nobles"),
    codec.Number("chips", 0, 122, "VP left in the supply"),
    codec.Number("paper", 0, MANY, "VP given after the supply ran out"),
    codec.Counts("copies", BUILDING_NAMES, 0, 4, "building tiles left"),
    codec.Names("beige", BUILDING_NAMES, "the beige buildings on the board"),
    codec.Objects("players", new_player, PLAYER_FIELDS, "the player boards, seat by seat"),
)


class PuertoRicoTitle(Title):
    def blank(self) -> State:
        return new_table()

    def set_up(self, s: State) -> None:
        setup.set_up(cast(PuertoRico, s))

    def restore(self, s: State) -> None:
        setup.restore(cast(PuertoRico, s))

    def check_options(self, s: State) -> None:
        check_options(s.options)

    def check(self, s: State) -> None:
        checks.check(cast(PuertoRico, s))

    def balance(self, s: State) -> None:
        checks.balance(cast(PuertoRico, s))

    def hide(self, s: State, viewer: int | None) -> None:
        checks.hide(cast(PuertoRico, s), viewer)

    def score_sheet(self, s: State) -> list[dict[str, int]]:
        return scoring.score_sheet(cast(PuertoRico, s))

    def tie_break(self, s: State, seat: int) -> tuple[int, ...]:
        return scoring.tie_break(cast(PuertoRico, s), seat)

    def end_reasons(self, s: State) -> list[str]:
        ending = cast(PuertoRico, s).ending
        return [name for flag, name in END_REASONS if ending & flag]

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return components()

    def extras(self, s: State, viewer: int | None) -> dict[str, Any]:
        return extras(cast(PuertoRico, s))

    def action_args(self, s: State, action: int, language: str) -> dict[str, Any]:
        return words.action_args(self, cast(PuertoRico, s), action, language)

    def event_args(self, event: Event, language: str) -> dict[str, Any]:
        return words.event_args(self, event, language)


def check_options(options: dict[str, Any]) -> None:
    """The fixed list must fill the beige places, cost by cost, and keep the pairs apart."""
    if "new_buildings" not in options["expansions"] or options["draft"] != "fixed":
        return
    listed = [BUILDING_NAMES.index(name) for name in options["fixed_list"]]
    costs = setup.costs(options["swap_factory_university"])
    for cost, places in BEIGE_PLACES:
        found = sum(1 for building in listed if costs[building] == cost)
        if found != places:
            raise BadOption(f"fixed_list: {found} buildings cost {cost}; needed: {places}")
    for option, a, b in draft.RIVALS:
        if options[option] and a in listed and b in listed:
            raise BadOption(f"fixed_list: {option} keeps them apart")


def expansion_of(building: int) -> str:
    """Where a building comes from."""
    if building < FIRST_NEW:
        return "base"
    return "new_buildings" if building < FIRST_NOBLE else "nobles"


def components() -> dict[str, list[dict[str, Any]]]:
    return {
        "buildings": [
            {**b._asdict(), "expansion": expansion_of(i)} for i, b in enumerate(BUILDINGS)
        ],
        "goods": [
            {"name": name, "price": PRICES[i], "plantations": PLANTATIONS[i]}
            for i, name in enumerate(GOODS)
        ],
        "roles": [{"name": name} for name in ROLES],
        "setups": [
            {
                "players": seats,
                **row._asdict(),
                "start_tiles": [TILES[tile] for tile in row.start_tiles],
                "goods": dict(zip(GOODS, setup.goods(seats), strict=True)),
                "plantations": dict(zip(GOODS, setup.plantations(seats), strict=True)),
                "quarries": setup.quarries(seats),
                "buildings": {
                    name: setup.copies_of(seats, i) for i, name in enumerate(BUILDING_NAMES)
                },
                "nobles_colonists": COLONISTS_IN_BOX - (seats - 1),
                "nobles": NOBLES_IN_BOX - 1,
            }
            for seats, row in SETUPS.items()
        ],
    }


def extras(s: PuertoRico) -> dict[str, Any]:
    """Prices for each player now and as builder, what each would produce, visible points."""
    builder = builder_now(s)
    return {
        "ships": s.ships,
        "roles": s.roles,
        "costs": {BUILDING_NAMES[i]: s.costs[i] for i in s.in_play},
        "prices": [priced(s, seat, prices.privilege(s, seat, builder)) for seat in range(s.seats)],
        "builder_prices": [
            priced(s, seat, prices.privilege(s, seat, seat)) for seat in range(s.seats)
        ],
        "production": [
            {name: craftsman.capacity(p, good) for good, name in enumerate(GOODS)}
            for p in s.players
        ],
        "building_points": [
            sum(b.points for i, b in enumerate(BUILDINGS) if p.staff[i] >= 0) for p in s.players
        ],
    }


def builder_now(s: PuertoRico) -> int:
    """Who took the builder, while that phase lasts; -1 otherwise."""
    for frame in s.frames:
        if frame[0] == ops.BUILD:
            return frame[2]
    return -1


def priced(s: PuertoRico, seat: int, privilege: int) -> dict[str, int]:
    """The price of every building in play for a player."""
    return {BUILDING_NAMES[i]: prices.price(s, seat, i, privilege) for i in s.in_play}


TITLE: Final = PuertoRicoTitle(
    "puerto_rico", RULES_VERSION, (2, 5), OPTIONS, ACTIONS, OPS, FIELDS, EVENTS
)
