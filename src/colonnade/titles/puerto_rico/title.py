"""Puerto Rico as the rest of the project sees it."""

from typing import Any, Final, cast

from colonnade.kernel import codec
from colonnade.kernel.errors import BadDump
from colonnade.kernel.log import Event
from colonnade.kernel.options import Option
from colonnade.kernel.state import State
from colonnade.kernel.title import Title
from colonnade.titles.puerto_rico import (
    builder,
    captain,
    craftsman,
    mayor,
    ops,
    rounds,
    scoring,
    settler,
    setup,
    trader,
)
from colonnade.titles.puerto_rico.actions import ACTIONS
from colonnade.titles.puerto_rico.components import (
    BUILDING_NAMES,
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    KINDS,
    PLANTATIONS,
    PRICES,
    QUARRIES,
    QUARRY,
    ROLES,
    SETUPS,
    SLOTS,
    SPACES,
    TILES,
)
from colonnade.titles.puerto_rico.events import EVENTS
from colonnade.titles.puerto_rico.state import (
    END_CHIPS,
    END_REASONS,
    Player,
    PuertoRico,
    new_player,
    new_table,
)

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("swap_factory_university", (False, True), False),
    Option("hacienda_quarry", (False, True), True),
)

OPS: Final = (
    rounds.Round("round", False),
    rounds.ChooseRole("choose_role", True),
    settler.Hacienda("hacienda", True),
    settler.Settle("settle", True),
    settler.Hospice("hospice", True),
    mayor.MayorPrivilege("mayor_privilege", True),
    mayor.Place("place_colonists", True),
    builder.Build("build", True),
    builder.University("university", True),
    craftsman.CraftsmanPrivilege("craftsman_privilege", True),
    trader.Sell("sell", True),
    captain.Load("load", True),
    captain.Store("store", True),
    captain.Keep("keep", True),
)

MANY: Final = 10_000  # doubloons and VP have no limit of their own

PLAYER_FIELDS: Final = (
    codec.Number("doubloons", 0, MANY, "money"),
    codec.Number("vp", 0, MANY, "VP in chips and on paper", codec.OWNER),
    codec.Number("windrose", 0, 100, "colonists waiting on the windrose"),
    codec.Number("island", 0, ISLAND_SPACES, "filled island spaces"),
    codec.Number("city", 0, CITY_SPACES, "filled city spaces"),
    codec.Counts("goods", GOODS, 0, 11, "goods on the windrose"),
    codec.Counts("tiles", TILES, 0, ISLAND_SPACES, "island tiles by kind"),
    codec.Counts("settled", TILES, 0, ISLAND_SPACES, "colonists on the tiles of a kind"),
    codec.Counts("staff", BUILDING_NAMES, 0, 3, "his buildings with their colonists", empty=-1),
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
    codec.Number("colonist_ship", 0, 100, "colonists on the ship"),
    codec.Number("chips", 0, 122, "VP left in the supply"),
    codec.Number("paper", 0, MANY, "VP given after the supply ran out"),
    codec.Counts("copies", BUILDING_NAMES, 0, 4, "building tiles left"),
    codec.Objects("players", new_player, PLAYER_FIELDS, "the player boards, seat by seat"),
)


class PuertoRicoTitle(Title):
    def blank(self) -> State:
        return new_table()

    def set_up(self, s: State) -> None:
        setup.set_up(cast(PuertoRico, s))

    def restore(self, s: State) -> None:
        setup.settle_options(cast(PuertoRico, s))

    def check(self, s: State) -> None:
        check(cast(PuertoRico, s))

    def balance(self, s: State) -> None:
        balance(cast(PuertoRico, s))

    def hide(self, s: State, viewer: int | None) -> None:
        hide(cast(PuertoRico, s), viewer)

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
        return action_args(self, cast(PuertoRico, s), action, language)

    def event_args(self, event: Event, language: str) -> dict[str, Any]:
        return event_args(self, event, language)


# --- what must hold --------------------------------------------------------------------


def check(s: PuertoRico) -> None:
    """Every component is somewhere, once."""
    seats = s.seats
    row = SETUPS[seats]
    if s.governor >= seats:
        raise BadDump("state.governor", f"seat {s.governor}; allowed: 0 to {seats - 1}")
    for name, listed in (("cargo", s.cargo), ("loaded", s.loaded)):
        if len(listed) != len(row.ships):
            raise BadDump(f"state.{name}", f"{len(row.ships)} entries are needed")
    for ship, size in enumerate(row.ships):
        if s.loaded[ship] > size or (s.cargo[ship] < 0) != (s.loaded[ship] == 0):
            raise BadDump("state.loaded", f"ship {ship} holds 0 to {size} goods of its kind")
    for good in range(KINDS):
        if s.cargo.count(good) > 1:
            raise BadDump("state.cargo", f"{GOODS[good]} is on two ships")
    if sum(s.house) > HOUSE_SPACES:
        raise BadDump("state.house", f"holds at most {HOUSE_SPACES} goods")
    for role in range(len(ROLES)):
        if role >= row.roles and (s.taken[role] >= 0 or s.role_coins[role]):
            raise BadDump("state.taken", f"{ROLES[role]} is not in play with {seats} players")
        if s.taken[role] >= seats:
            raise BadDump("state.taken", f"seat {s.taken[role]}; allowed: 0 to {seats - 1}")
    for seat, p in enumerate(s.players):
        check_player(p, f"state.players[{seat}]")
    check_totals(s)


def check_player(p: Player, path: str) -> None:
    if p.island != sum(p.tiles):
        raise BadDump(f"{path}.island", f"{p.island}, but the tiles are {sum(p.tiles)}")
    used = sum(SPACES[i] for i, staff in enumerate(p.staff) if staff >= 0)
    if p.city != used:
        raise BadDump(f"{path}.city", f"{p.city}, but the buildings fill {used}")
    for kind, tile in enumerate(TILES):
        if p.settled[kind] > p.tiles[kind]:
            raise BadDump(f"{path}.settled.{tile}", f"only {p.tiles[kind]} tiles are there")
    for i, name in enumerate(BUILDING_NAMES):
        if p.staff[i] > CIRCLES[i]:
            raise BadDump(f"{path}.staff.{name}", f"has {CIRCLES[i]} circles only")


def check_totals(s: PuertoRico) -> None:
    """Goods, tiles, buildings, colonists and VP add up to what the box holds."""
    for name, found, whole in totals(s):
        if found != whole:
            raise BadDump(name, f"{found} in all, but the game has {whole}")


def totals(s: PuertoRico) -> list[tuple[str, int, int]]:
    """Per component: the supply's field, how many there are, how many there must be."""
    rows: list[tuple[str, int, int]] = []
    in_play = setup.goods(s.seats)
    tiles = setup.plantations(s.seats)
    for good, name in enumerate(GOODS):
        found = s.goods[good] + s.house[good] + sum(p.goods[good] for p in s.players)
        found += sum(n for kind, n in zip(s.cargo, s.loaded, strict=True) if kind == good)
        rows.append((f"state.goods.{name}", found, in_play[good]))
        found = s.row[good] + s.stack[good] + s.discards[good]
        found += sum(p.tiles[good] for p in s.players)
        rows.append((f"state.stack.{name}", found, tiles[good]))
    found = s.quarries + sum(p.tiles[QUARRY] for p in s.players)
    rows.append(("state.quarries", found, setup.quarries(s.seats)))
    for building, whole in enumerate(setup.copies(s.seats)):
        found = s.copies[building] + sum(1 for p in s.players if p.staff[building] >= 0)
        rows.append((f"state.copies.{BUILDING_NAMES[building]}", found, whole))
    row = SETUPS[s.seats]
    found = s.colonists + s.colonist_ship + sum(p.colonists() for p in s.players)
    rows.append(("state.colonists", found, row.colonists + s.seats))
    found = s.chips + sum(p.vp for p in s.players) - s.paper
    rows.append(("state.chips", found, row.chips))
    return rows


def balance(s: PuertoRico) -> None:
    """Set islands, cities and every supply to what the boards leave."""
    for p in s.players:
        p.island = sum(p.tiles)
        p.city = sum(SPACES[i] for i, staff in enumerate(p.staff) if staff >= 0)
    for name, found, whole in totals(s):
        field, _, row = name.removeprefix("state.").partition(".")
        missing = whole - found
        if field == "goods":
            s.goods[GOODS.index(row)] += missing
        elif field == "stack":
            s.stack[GOODS.index(row)] += missing
        elif field == "quarries":
            s.quarries += missing
        elif field == "copies":
            s.copies[BUILDING_NAMES.index(row)] += missing
        elif field == "colonists":
            s.colonists += missing
        else:
            s.chips += missing
    for path, supply in (("goods", s.goods), ("stack", s.stack), ("copies", s.copies)):
        if min(supply) < 0:
            raise BadDump(f"state.{path}", "more on the boards than the game has")
    if s.quarries < 0 or s.colonists < 0:
        raise BadDump("state.quarries, state.colonists", "more on the boards than the game has")
    if s.chips < 0:
        s.ending |= END_CHIPS
        s.paper -= s.chips
        s.chips = 0


def hide(s: PuertoRico, viewer: int | None) -> None:
    """The others' VP are known only in sum: share it out anew, about evenly."""
    others = [seat for seat in range(s.seats) if seat != viewer]
    total = sum(s.players[seat].vp for seat in others)
    weights = [8 + s.chance(9) for _ in others]
    left = total
    whole = sum(weights)
    for seat, weight in zip(others, weights, strict=True):
        share = left * weight // whole
        s.players[seat].vp = share
        left -= share
        whole -= weight


# --- words and tables ------------------------------------------------------------------


def key(name: str) -> str:
    """The message key of a component."""
    return name.replace(" ", "-")


def action_args(title: Title, s: PuertoRico, action: int, language: str) -> dict[str, Any]:
    kind = ACTIONS.keys[action]
    parts = ACTIONS.parts[action]

    def called(name: str) -> str:
        return title.say(language, key(name))

    if kind == "role":
        return {"role": called(ROLES[parts[0]]), "coins": s.role_coins[parts[0]]}
    if kind == "take":
        return {"tile": called("tile-" + TILES[parts[0]])}
    if kind == "place":
        slot = SLOTS[parts[0]]
        return {
            "slot": called("tile-" + slot if slot in TILES else slot),
            "count": parts[1],
        }
    if kind == "build":
        top = s.frames[-1] if s.frames else (0, 0, 0, 0, 0)
        privilege = 1 if top[0] == ops.BUILD and top[1] == top[2] else 0
        return {
            "building": called(BUILDING_NAMES[parts[0]]),
            "price": builder.price(s, max(top[1], 0), parts[0], privilege),
        }
    if kind == "ship":
        return {"good": called(GOODS[parts[0]]), "size": 4 + parts[1]}
    if parts:
        return {"good": called(GOODS[parts[0]])}
    return {}


def event_args(title: Title, event: Event, language: str) -> dict[str, Any]:
    name = EVENTS[event[0]]
    a, b, c = event[2], event[3], event[4]

    def called(component: str) -> str:
        return title.say(language, key(component))

    if name in ("produced", "privilege", "sold", "shipped", "wharf", "stored", "lost", "unloaded"):
        return {"good": called(GOODS[a]), "count": b, "size": c}
    if name in ("hacienda", "took", "hospice"):
        return {"tile": called("tile-" + TILES[a]) if a >= 0 else "none"}
    if name == "role":
        return {"role": called(ROLES[a]), "coins": b}
    if name in ("built", "university"):
        return {"building": called(BUILDING_NAMES[a]), "price": b}
    if name == "row":
        return {"tiles": row_words(title, a, language)}
    if name == "end":
        return {"reason": title.say(language, f"end-{dict(END_REASONS)[a]}")}
    return {"count": a}


def row_words(title: Title, row: int, language: str) -> str:
    found = []
    for kind, name in enumerate(GOODS):
        count = row >> (4 * kind) & 15
        if count:
            found.append(f"{count} {title.say(language, name)}")
    return ", ".join(found) if found else "-"


def components() -> dict[str, list[dict[str, Any]]]:
    return {
        "buildings": [{**b._asdict(), "points": b.points} for b in BUILDINGS],
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
                "buildings": dict(zip(BUILDING_NAMES, setup.copies(seats), strict=True)),
            }
            for seats, row in SETUPS.items()
        ],
    }


def extras(s: PuertoRico) -> dict[str, Any]:
    """Prices for each player now (without privilege), what each would produce, visible points."""
    return {
        "ships": s.ships,
        "roles": s.roles,
        "costs": dict(zip(BUILDING_NAMES, s.costs, strict=True)),
        "prices": [
            {name: builder.price(s, seat, i, 0) for i, name in enumerate(BUILDING_NAMES)}
            for seat in range(s.seats)
        ],
        "production": [
            {name: craftsman.capacity(p, good) for good, name in enumerate(GOODS)}
            for p in s.players
        ],
        "building_points": [
            sum(b.points for i, b in enumerate(BUILDINGS) if p.staff[i] >= 0) for p in s.players
        ],
    }


TITLE: Final = PuertoRicoTitle(
    "puerto_rico", RULES_VERSION, (2, 5), OPTIONS, ACTIONS, OPS, FIELDS, EVENTS
)
