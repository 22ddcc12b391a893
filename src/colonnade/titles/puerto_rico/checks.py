"""What must hold in every state, and what of it a viewer can't know."""

from colonnade.kernel.errors import BadDump
from colonnade.titles.puerto_rico import setup
from colonnade.titles.puerto_rico.components import (
    BEIGE_COUNT,
    BEIGE_PLACES,
    BUILDING_NAMES,
    CIRCLES,
    CITY_SPACES,
    FIRST_BEIGE,
    FIRST_NOBLE,
    GOODS,
    HARBOR,
    HOUSE_SPACES,
    ISLAND_SPACES,
    KINDS,
    POINTS,
    QUARRY,
    ROLES,
    SETUPS,
    SPACES,
    TILES,
)
from colonnade.titles.puerto_rico.frames import check_frames
from colonnade.titles.puerto_rico.ops import DRAFT, DRAWN
from colonnade.titles.puerto_rico.state import END_CHIPS, END_CITY, NO_TILE, Player, PuertoRico


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
    check_beige(s)
    for seat, p in enumerate(s.players):
        check_player(p, f"state.players[{seat}]")
        check_nobles(p, f"state.players[{seat}]")
        looking = any(f[0] == DRAWN and f[1] == seat for f in s.frames)
        if looking != (p.drawn != NO_TILE):
            raise BadDump(f"state.players[{seat}].drawn", "goes with a frame of the same name")
    if s.ship_nobles > s.colonist_ship:
        raise BadDump("state.ship_nobles", f"only {s.colonist_ship} are on the ship")
    check_totals(s)
    if s.ending | due_endings(s) != s.ending:
        raise BadDump("state.ending", "a full city (2) or an empty supply of VP (4) is missing")
    check_frames(s)


def due_endings(s: PuertoRico) -> int:
    """The reasons to end that can be seen on the table.

    A returned VP chip doesn't undo an end, but an empty supply is one.
    """
    found = END_CHIPS if s.chips == 0 else 0
    for p in s.players:
        if p.city == CITY_SPACES:
            found |= END_CITY
    return found


def check_beige(s: PuertoRico) -> None:
    """Beige buildings fill the places of their cost; all of them, once the draft is over."""
    if s.beige != sorted(set(s.beige)):
        raise BadDump("state.beige", "each building once, in the order of the table")
    for building in s.beige:
        if not FIRST_BEIGE <= building < FIRST_NOBLE:
            raise BadDump("state.beige", f"{BUILDING_NAMES[building]} has no beige place")
    for cost, places in BEIGE_PLACES:
        found = sum(1 for building in s.beige if s.costs[building] == cost)
        if found > places:
            raise BadDump("state.beige", f"{found} buildings cost {cost}; places: {places}")
    if not s.new_buildings and s.beige != setup.first_beige(s):
        raise BadDump("state.beige", "without The New Buildings they are those of the base game")
    drafting = len(s.frames) > 0 and s.frames[-1][0] == DRAFT
    if (len(s.beige) < BEIGE_COUNT) != drafting:
        raise BadDump("state.beige", f"{BEIGE_COUNT} are needed once the draft is over")


def check_player(p: Player, path: str) -> None:
    if p.forests != sum(p.open_forests) + sum(p.secret_forests):
        raise BadDump(f"{path}.forests", "open_forests and secret_forests must add up to it")
    tiles = sum(p.tiles) + p.forests
    if p.island != tiles or tiles > ISLAND_SPACES:
        raise BadDump(f"{path}.island", f"{p.island} of {ISLAND_SPACES}; the tiles are {tiles}")
    used = sum(SPACES[i] for i, staff in enumerate(p.staff) if staff >= 0)
    if p.city != used or used > CITY_SPACES:
        raise BadDump(f"{path}.city", f"{p.city} of {CITY_SPACES}; the buildings fill {used}")
    for kind, tile in enumerate(TILES):
        if p.settled[kind] > p.tiles[kind]:
            raise BadDump(f"{path}.settled.{tile}", f"only {p.tiles[kind]} tiles are there")
    for i, name in enumerate(BUILDING_NAMES):
        if p.staff[i] > CIRCLES[i]:
            raise BadDump(f"{path}.staff.{name}", f"has {CIRCLES[i]} circles only")


def check_nobles(p: Player, path: str) -> None:
    """Nobles are among the colonists of each place."""
    if p.noble_windrose > p.windrose:
        raise BadDump(f"{path}.noble_windrose", f"only {p.windrose} wait there")
    for kind, nobles in enumerate(p.noble_settled):
        if nobles > p.settled[kind]:
            raise BadDump(
                f"{path}.noble_settled.{TILES[kind]}", f"only {p.settled[kind]} work there"
            )
    for i, nobles in enumerate(p.noble_staff):
        if nobles > max(p.staff[i], 0):
            raise BadDump(f"{path}.noble_staff.{BUILDING_NAMES[i]}", "fewer colonists work there")


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
        for p in s.players:
            found += p.tiles[good] + p.open_forests[good] + p.secret_forests[good]
            found += 1 if p.drawn == good else 0
        rows.append((f"state.stack.{name}", found, tiles[good]))
    found = s.quarries + sum(p.tiles[QUARRY] for p in s.players)
    rows.append(("state.quarries", found, setup.quarries(s.seats)))
    for building, whole in enumerate(setup.copies(s)):
        found = s.copies[building] + sum(1 for p in s.players if p.staff[building] >= 0)
        rows.append((f"state.copies.{BUILDING_NAMES[building]}", found, whole))
    nobles = s.ship_nobles + sum(p.nobles() for p in s.players)
    found = s.colonists + s.colonist_ship + sum(p.colonists() for p in s.players) - nobles
    rows.append(("state.colonists", found, setup.colonists(s)))
    rows.append(("state.nobles", s.nobles + nobles, setup.nobles(s)))
    found = s.chips + sum(p.vp for p in s.players) - s.paper
    rows.append(("state.chips", found, SETUPS[s.seats].chips))
    return rows


def balance(s: PuertoRico) -> None:
    """Set islands, cities and every supply to what the boards leave."""
    for p in s.players:
        p.forests = sum(p.open_forests) + sum(p.secret_forests)
        p.island = sum(p.tiles) + p.forests
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
        elif field == "nobles":
            s.nobles += missing
        else:
            s.chips += missing
    for path, supply in (("goods", s.goods), ("stack", s.stack), ("copies", s.copies)):
        if min(supply) < 0:
            raise BadDump(f"state.{path}", "more on the boards than the game has")
    for path, left in (
        ("quarries", s.quarries),
        ("colonists", s.colonists),
        ("nobles", s.nobles),
    ):
        if left < 0:
            raise BadDump(f"state.{path}", "more on the boards than the game has")
    if s.chips < 0:
        s.paper -= s.chips
        s.chips = 0
    s.ending |= due_endings(s)


# --- what a viewer can't know ------------------------------------------------------------


def hide(s: PuertoRico, viewer: int | None) -> None:
    """Deal anew the others' VP and the tiles only they have looked at."""
    hide_vp(s, viewer)
    if s.new_buildings:
        hide_tiles(s, viewer)


def hide_vp(s: PuertoRico, viewer: int | None) -> None:
    """The others' VP are known only in sum: share it out anew, as their boards suggest.

    Whoever is choosing keeps at least one if he has any: a black market may be taking it.
    """
    others = [seat for seat in range(s.seats) if seat != viewer]
    kept = 1 if s.actor in others and s.players[s.actor].vp and s.new_buildings else 0
    left = sum(s.players[seat].vp for seat in others) - kept
    signs = [shipping_signs(s.players[seat]) for seat in others]
    middle = sum(signs) // len(signs)
    weights = [max(10, 100 + sign - middle) * (8 + s.chance(9)) for sign in signs]
    whole = sum(weights)
    for seat, weight in zip(others, weights, strict=True):
        share = left * weight // whole
        s.players[seat].vp = share + (kept if seat == s.actor else 0)
        left -= share
        whole -= weight


def shipping_signs(p: Player) -> int:
    """How likely a player has shipped much: who has built less, or has a harbor.

    In per cent of an even share, by games between searching bots with 3 to 5 players.
    """
    signs = 20 if p.staff[HARBOR] > 0 else 0
    for building in p.built:
        signs -= 5 * POINTS[building]
    return signs


def hide_tiles(s: PuertoRico, viewer: int | None) -> None:
    """Mix the others' secret forests and drawn tiles with the face-down stacks."""
    others = [p for seat, p in enumerate(s.players) if seat != viewer]
    pool = [s.stack[kind] + sum(p.secret_forests[kind] for p in others) for kind in range(KINDS)]
    for p in others:
        if p.drawn != NO_TILE:
            pool[p.drawn] += 1
    for p in others:
        secret = sum(p.secret_forests)
        if secret:
            p.secret_forests = [0] * KINDS
            for _ in range(secret):
                p.secret_forests[dealt(s, pool)] += 1
        if p.drawn != NO_TILE:
            p.drawn = dealt(s, pool)
    s.stack = pool


def dealt(s: PuertoRico, pool: list[int]) -> int:
    """A random tile of the pool."""
    n = s.chance(sum(pool))
    kind = 0
    while n >= pool[kind]:
        n -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind
