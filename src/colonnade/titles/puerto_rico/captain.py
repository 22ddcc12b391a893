"""The captain phase: goods must be shipped, what is left must be stored or is lost."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import KEEP as KEEP_ACTION
from colonnade.titles.puerto_rico.actions import PASS, SHIP, SHIP_STEP, SHIP_WHARF
from colonnade.titles.puerto_rico.actions import STORE as STORE_ACTION
from colonnade.titles.puerto_rico.components import (
    HARBOR,
    KINDS,
    LARGE_WAREHOUSE,
    SHIP_SIZES,
    SMALL_WAREHOUSE,
    WHARF,
    WHARF_SPACES,
)
from colonnade.titles.puerto_rico.ops import KEEP, LOAD, STORE
from colonnade.titles.puerto_rico.state import Player, PuertoRico

WHARF_SHIFT = 8
SMALLEST_SHIP = SHIP_SIZES[0]


def start(s: PuertoRico, captain: int) -> None:
    s.push(LOAD, captain, captain, 1)


class Load(Op[PuertoRico]):
    """A player must load one kind of good if he can, and as much of it as fits (p. 6).

    A player who once can't load, can't for the rest of the phase: ships only get fuller.
    """

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        player = f[1]
        p = s.players[player]
        choices = cargo_loads(s, p)
        must = len(choices) > 0
        if p.staff[WHARF] > 0 and not f[4] >> (WHARF_SHIFT + player) & 1:
            for good in range(KINDS):
                if p.goods[good]:
                    choices.append(SHIP_WHARF + good)
        if not must:
            choices.append(PASS)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        waiting = f[3]
        marks = f[4]
        if action == PASS:
            marks |= 1 << player
        else:
            p = s.players[player]
            if action >= SHIP_WHARF:
                marks |= 1 << (WHARF_SHIFT + player)
                points = load_wharf(s, player, action - SHIP_WHARF)
            else:
                good, ship = divmod(action - SHIP, SHIP_STEP)
                points = load_ship(s, player, good, s.ships.index(ship + SMALLEST_SHIP))
            if p.staff[HARBOR] > 0:
                points += 1
            if waiting and player == f[2]:
                points += 1
                waiting = 0
            s.gain_vp(player, points)
        s.frames.pop()
        for _ in range(s.seats):
            player = s.following(player)
            if not marks >> player & 1:
                s.push(LOAD, player, f[2], waiting, marks)
                return
        store_goods(s, f[2], f[2])


def cargo_loads(s: PuertoRico, p: Player) -> list[int]:
    """For each good: the ship that has it, or the empty ships that take the most of it."""
    choices: list[int] = []
    cargo = s.cargo
    for good in range(KINDS):
        held = p.goods[good]
        if held == 0:
            continue
        if good in cargo:
            ship = cargo.index(good)
            if s.loaded[ship] < s.ships[ship]:
                choices.append(SHIP + good * SHIP_STEP + s.ships[ship] - SMALLEST_SHIP)
            continue
        most = 0
        for ship in range(len(cargo)):
            if cargo[ship] < 0 and s.ships[ship] > most:
                most = s.ships[ship]
        if most > held:
            most = held
        for ship in range(len(cargo)):
            if cargo[ship] < 0 and s.ships[ship] >= most:
                choices.append(SHIP + good * SHIP_STEP + s.ships[ship] - SMALLEST_SHIP)
    return choices


def load_ship(s: PuertoRico, player: int, good: int, ship: int) -> int:
    """Load as much as fits; 1 VP a good."""
    p = s.players[player]
    count = s.ships[ship] - s.loaded[ship]
    if count > p.goods[good]:
        count = p.goods[good]
    s.cargo[ship] = good
    s.loaded[ship] += count
    p.goods[good] -= count
    s.tell(events.SHIPPED, player, good, count, s.ships[ship])
    return count


def load_wharf(s: PuertoRico, player: int, good: int) -> int:
    """All goods of a kind, into the supply; 1 VP a good."""
    p = s.players[player]
    count = p.goods[good]
    if count > WHARF_SPACES:
        count = WHARF_SPACES
    p.goods[good] -= count
    s.goods[good] += count
    s.tell(events.WHARFED, player, good, count)
    return count


# --- storage ---------------------------------------------------------------------------


def store_goods(s: PuertoRico, player: int, captain: int) -> None:
    """In turn order, whoever can't keep everything chooses; then full ships are unloaded."""
    while True:
        p = s.players[player]
        stores = warehouse_kinds(p)
        if not all_fits(p, stores):
            if stores:
                s.push(STORE, player, captain, stores)
            else:
                s.push(KEEP, player, captain)
            return
        player = s.following(player)
        if player == captain:
            unload_full_ships(s)
            return


def warehouse_kinds(p: Player) -> int:
    """Kinds of goods that occupied warehouses keep whole."""
    stores = 0
    if p.staff[SMALL_WAREHOUSE] > 0:
        stores = 1
    if p.staff[LARGE_WAREHOUSE] > 0:
        stores += 2
    return stores


def all_fits(p: Player, stores: int) -> bool:
    """Warehouses and the one good on the windrose hold everything."""
    kinds = 0
    single = False
    for held in p.goods:
        if held:
            kinds += 1
            if held == 1:
                single = True
    return kinds <= stores or (kinds == stores + 1 and single)


class Store(Op[PuertoRico]):
    """A kind of good to keep whole in a warehouse; kinds are named in ascending order."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        goods = s.players[f[1]].goods
        choices: list[int] = []
        for good in range(f[4].bit_length(), KINDS):
            if goods[good] and can_finish(goods, f[4] | 1 << good, f[3] - 1):
                choices.append(STORE_ACTION + good)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        good = action - STORE_ACTION
        stored = f[4] | 1 << good
        s.tell(events.STORED, f[1], good, s.players[f[1]].goods[good])
        if f[3] > 1:
            s.swap(STORE, f[1], f[2], f[3] - 1, stored)
        else:
            s.swap(KEEP, f[1], f[2], 0, stored)


def can_finish(goods: list[int], stored: int, stores: int) -> bool:
    """Later kinds can fill the other warehouse spaces, and a good is left for the windrose."""
    if stores == 0:
        return any(may_keep(goods, stored, good) for good in range(KINDS))
    for good in range(stored.bit_length(), KINDS):
        if goods[good] and can_finish(goods, stored | 1 << good, stores - 1):
            return True
    return False


def may_keep(goods: list[int], stored: int, good: int) -> bool:
    """A good for the windrose: of kinds with only one good each, the last one that is kept.

    Warehouse and windrose could change such goods for each other: only one way is offered.
    """
    if goods[good] == 0 or stored >> good & 1:
        return False
    if goods[good] == 1:
        for other in range(good + 1, KINDS):
            if goods[other] == 1 and stored >> other & 1:
                return False
    return True


class Keep(Op[PuertoRico]):
    """The single good that stays on the windrose; the rest goes back to the supply."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        goods = s.players[f[1]].goods
        return [KEEP_ACTION + good for good in range(KINDS) if may_keep(goods, f[4], good)]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        kept = action - KEEP_ACTION
        goods = s.players[player].goods
        for good in range(KINDS):
            if f[4] >> good & 1:
                continue
            lost = goods[good] - (1 if good == kept else 0)
            if lost > 0:
                goods[good] -= lost
                s.goods[good] += lost
                s.tell(events.LOST, player, good, lost)
        s.frames.pop()
        following = s.following(player)
        if following == f[2]:
            unload_full_ships(s)
        else:
            store_goods(s, following, f[2])


def unload_full_ships(s: PuertoRico) -> None:
    """The captain's last duty; ships that are not full stay as they are."""
    for ship in range(len(s.ships)):
        if s.loaded[ship] == s.ships[ship]:
            s.goods[s.cargo[ship]] += s.loaded[ship]
            s.tell(events.UNLOADED, -1, s.cargo[ship], s.loaded[ship], s.ships[ship])
            s.cargo[ship] = -1
            s.loaded[ship] = 0
