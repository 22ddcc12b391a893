"""The end of the captain phase: goods are stored or lost, full ships sail."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import KEEP as KEEP_ACTION
from colonnade.titles.puerto_rico.actions import STORE as STORE_ACTION
from colonnade.titles.puerto_rico.components import (
    KINDS,
    LARGE_WAREHOUSE,
    SMALL_WAREHOUSE,
    STOREHOUSE,
    STOREHOUSE_GOODS,
)
from colonnade.titles.puerto_rico.ops import GUESTS, KEEP, STORE, STOW
from colonnade.titles.puerto_rico.state import Player, PuertoRico, changed

# In c of a keep frame: a bit for each kind stored whole, then for each kind three bits that
# count the single goods kept.
KEPT_SHIFT: Final = 5
STORED_BITS: Final = 31


def store_goods(s: PuertoRico, player: int, captain: int) -> None:
    """In turn order, whoever can't keep everything chooses; then full ships are unloaded."""
    while True:
        p = s.players[player]
        if not all_fits(p):
            if guests.has_moves(p):
                # his guests may still go to a warehouse (p. 14)
                s.push(STOW, player, captain)
                s.push(GUESTS, player, s.following(player))
            else:
                stow(s, player, captain)
            return
        player = s.following(player)
        if player == captain:
            unload_full_ships(s)
            return


class Stow(Op[PuertoRico]):
    """The owner's guests have moved: now he stores."""

    def run(self, s: PuertoRico, f: Frame) -> None:
        s.frames.pop()
        if all_fits(s.players[f[1]]):
            next_to_store(s, f[1], f[2])
        else:
            stow(s, f[1], f[2])


def stow(s: PuertoRico, player: int, captain: int) -> None:
    """First whole kinds for the warehouses, then single goods."""
    stores = warehouse_kinds(s.players[player])
    if stores:
        s.push(STORE, player, captain, stores)
    else:
        keep_singles(s, player, captain, 0)


def next_to_store(s: PuertoRico, player: int, captain: int) -> None:
    following = s.following(player)
    if following == captain:
        unload_full_ships(s)
    else:
        store_goods(s, following, captain)


def warehouse_kinds(p: Player) -> int:
    """Kinds of goods that occupied warehouses keep whole."""
    stores = 0
    if p.staff[SMALL_WAREHOUSE] > 0:
        stores = 1
    if p.staff[LARGE_WAREHOUSE] > 0:
        stores += 2
    return stores


def single_goods(p: Player) -> int:
    """Goods of any kinds that a player keeps: one, with an occupied storehouse three more."""
    return 1 + STOREHOUSE_GOODS if p.staff[STOREHOUSE] > 0 else 1


def all_fits(p: Player) -> bool:
    """Warehouses and the goods allowed on the windrose hold everything."""
    stores = warehouse_kinds(p)
    if p.staff[STOREHOUSE] > 0:
        counts = sorted(p.goods)
        return sum(counts[: KINDS - stores]) <= single_goods(p)
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
        p = s.players[f[1]]
        choices: list[int] = []
        for good in range(f[4].bit_length(), KINDS):
            if p.goods[good] and stores_once(p, f[4] | 1 << good, f[3] - 1):
                choices.append(STORE_ACTION + good)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        good = action - STORE_ACTION
        stored = f[4] | 1 << good
        s.tell(events.STORED, f[1], good, s.players[f[1]].goods[good])
        if f[3] > 1:
            s.swap(STORE, f[1], f[2], f[3] - 1, stored)
        else:
            s.frames.pop()
            keep_singles(s, f[1], f[2], stored)


def keep_singles(s: PuertoRico, player: int, captain: int, stored: int) -> None:
    """Choose single goods, unless all that is not stored may stay anyway."""
    p = s.players[player]
    loose = 0
    for good in range(KINDS):
        if not stored >> good & 1:
            loose += p.goods[good]
    singles = single_goods(p)
    if loose <= singles:
        next_to_store(s, player, captain)
    else:
        s.push(KEEP, player, captain, singles - 1, stored)


class Keep(Op[PuertoRico]):
    """A single good that stays on the windrose, in ascending order; the rest goes back."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        singles = [kept(f[4], good) for good in range(KINDS)]
        choices: list[int] = []
        for good in range(highest_kept(f[4]), KINDS):
            if not f[4] >> good & 1 and p.goods[good] > singles[good]:
                singles[good] += 1
                if keeps_once(p, f[4] & STORED_BITS, singles, good, f[3]):
                    choices.append(KEEP_ACTION + good)
                singles[good] -= 1
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        marks = f[4] + (1 << (KEPT_SHIFT + 3 * (action - KEEP_ACTION)))
        if f[3]:
            s.swap(KEEP, player, f[2], f[3] - 1, marks)
            return
        goods = s.players[player].goods
        for good in range(KINDS):
            if marks >> good & 1:
                continue
            lost = goods[good] - kept(marks, good)
            if lost > 0:
                goods[good] -= lost
                s.goods[good] += lost
                s.tell(events.LOST, player, good, lost)
        s.frames.pop()
        next_to_store(s, player, f[2])


# Goods of which there are few may lie in a warehouse or be kept one by one: the same goods
# remain. Each result is offered once, with the first set of stored kinds that reaches it.


def stores_once(p: Player, stored: int, left: int) -> bool:
    """Some way to go on from these stored kinds reaches a result of its own."""
    if left == 0:
        return keeps_once(p, stored, [0] * KINDS, 0, single_goods(p))
    for good in range(stored.bit_length(), KINDS):
        if p.goods[good] and stores_once(p, stored | 1 << good, left - 1):
            return True
    return False


def keeps_once(p: Player, stored: int, singles: list[int], least: int, left: int) -> bool:
    """Some way to keep `left` more single goods reaches a result of its own."""
    if left == 0:
        return first_stored(p, stored, singles) == stored
    for good in range(least, KINDS):
        if not stored >> good & 1 and singles[good] < p.goods[good]:
            singles[good] += 1
            found = keeps_once(p, stored, singles, good, left - 1)
            singles[good] -= 1
            if found:
                return True
    return False


def first_stored(p: Player, stored: int, singles: list[int]) -> int:
    """The first set of kinds, as bits, that could be stored for the same goods to remain."""
    remain = [p.goods[k] if stored >> k & 1 else singles[k] for k in range(KINDS)]
    count = warehouse_kinds(p)
    loose = single_goods(p)
    for kinds in range(stored):
        whole = 0
        single = 0
        fits = True
        for good in range(KINDS):
            if not kinds >> good & 1:
                single += remain[good]
            elif remain[good] and remain[good] == p.goods[good]:
                whole += 1
            else:
                fits = False
        if fits and whole == count and single == loose:
            return kinds
    return stored


def kept(marks: int, good: int) -> int:
    """Single goods of a kind that are kept so far."""
    return marks >> (KEPT_SHIFT + 3 * good) & 7


def highest_kept(marks: int) -> int:
    """The last kind of which a single good is kept, 0 when there is none."""
    bits = (marks >> KEPT_SHIFT).bit_length()
    return (bits - 1) // 3 if bits else 0


def unload_full_ships(s: PuertoRico) -> None:
    """The captain's last duty; ships that are not full stay as they are."""
    for ship in range(len(s.ships)):
        if s.loaded[ship] == s.ships[ship]:
            s.goods[s.cargo[ship]] += s.loaded[ship]
            s.tell(events.UNLOADED, -1, s.cargo[ship], s.loaded[ship], s.ships[ship])
            s.cargo = changed(s.cargo, ship, -1 - s.cargo[ship])
            s.loaded = changed(s.loaded, ship, -s.loaded[ship])
