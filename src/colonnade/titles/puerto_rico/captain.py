"""The captain phase: goods must be shipped, what is left must be stored or is lost."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import (
    MOVE_GUEST,
    PASS,
    SHIP,
    SHIP_SMALL_WHARF,
    SHIP_STEP,
    SHIP_WHARF,
    SMALL_WHARF_STEP,
)
from colonnade.titles.puerto_rico.actions import SMALL_WHARF as SMALL_WHARF_ACTION
from colonnade.titles.puerto_rico.before_loading import (
    FIRST_TURN_SHIFT,
    pay_union_hall,
    supply_first,
)
from colonnade.titles.puerto_rico.components import (
    GUEST_HOUSE,
    HARBOR,
    KINDS,
    LIBRARY,
    LIGHTHOUSE,
    SHIP_SIZES,
    WHARF,
    WHARF_SPACES,
)
from colonnade.titles.puerto_rico.components import SMALL_WHARF as SMALL_WHARF_TILE
from colonnade.titles.puerto_rico.ops import LOAD, SMALL_WHARF
from colonnade.titles.puerto_rico.state import Player, PuertoRico, changed
from colonnade.titles.puerto_rico.storage import store_goods

# The marks of a loading frame, a bit for each seat: who is done, who used his wharf, his small
# wharf, and (FIRST_TURN_SHIFT) whose first turn has begun.
WHARF_SHIFT: Final = 8
SMALL_WHARF_SHIFT: Final = 16
SMALLEST_SHIP: Final = SHIP_SIZES[0]


def start(s: PuertoRico, captain: int) -> None:
    """The captain begins; his lighthouse, if it is occupied, pays him a doubloon (p. 14)."""
    if s.players[captain].staff[LIGHTHOUSE] > 0:
        s.players[captain].doubloons += 1
        s.tell(events.LIGHTHOUSE_PAID, captain, 1)
    s.push(LOAD, captain, captain, 1)
    if s.with_nobles:
        supply_first(s, captain, 0)


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
        if s.new_buildings:
            unused = not f[4] >> (SMALL_WHARF_SHIFT + player) & 1
            if unused and p.staff[SMALL_WHARF_TILE] > 0 and sum(p.goods) > 0:
                choices.append(SHIP_SMALL_WHARF)
        if not must:
            choices.append(PASS)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        marks = f[4]
        if s.expanded:
            if action >= MOVE_GUEST:
                guests.move(s, player, action)
                return
            if not marks >> (FIRST_TURN_SHIFT + player) & 1:
                marks |= 1 << (FIRST_TURN_SHIFT + player)
                pay_union_hall(s, player)
            if action == SHIP_SMALL_WHARF:
                marks |= 1 << (SMALL_WHARF_SHIFT + player)
                s.swap(LOAD, player, f[2], f[3], marks)
                open_small_wharf(s, player)
                return
        s.frames.pop()
        if action == PASS:
            next_turn(s, player, f[2], f[3], marks | 1 << player)
            return
        if action >= SHIP_WHARF:
            marks |= 1 << (WHARF_SHIFT + player)
            points = load_wharf(s, player, action - SHIP_WHARF)
        else:
            good, ship = divmod(action - SHIP, SHIP_STEP)
            points = load_ship(s, player, good, s.ships.index(ship + SMALLEST_SHIP))
        reward(s, player, f[2], f[3], marks, points)


def reward(s: PuertoRico, player: int, captain: int, waiting: int, marks: int, points: int) -> None:
    """VP for a loading, with harbor, lighthouse and the captain's privilege; then the next turn."""
    p = s.players[player]
    if p.staff[HARBOR] > 0:
        points += 1
    if p.staff[LIGHTHOUSE] > 0:
        p.doubloons += 1
        s.tell(events.LIGHTHOUSE_PAID, player, 1)
    if waiting and player == captain:
        points += 2 if p.staff[LIBRARY] > 0 else 1
        waiting = 0
    s.gain_vp(player, points)
    next_turn(s, player, captain, waiting, marks)


def next_turn(s: PuertoRico, player: int, captain: int, waiting: int, marks: int) -> None:
    """The next player who is not done; when all are, goods are stored."""
    for _ in range(s.seats):
        player = s.following(player)
        if not marks >> player & 1:
            s.frames.append((LOAD, player, captain, waiting, marks))
            if s.with_nobles:
                supply_first(s, player, marks)
            return
    store_goods(s, captain, captain)


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
    if s.cargo[ship] < 0:
        s.cargo = changed(s.cargo, ship, good + 1)
    s.loaded = changed(s.loaded, ship, count)
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


# --- small wharf ---------------------------------------------------------------------------


def open_small_wharf(s: PuertoRico, player: int) -> None:
    s.push(SMALL_WHARF, player, next_held(s.players[player], 0))


def next_held(p: Player, good: int) -> int:
    """The first kind from `good` on that he holds, KINDS if there is none."""
    while good < KINDS and p.goods[good] == 0:
        good += 1
    return good


class SmallWharf(Op[PuertoRico]):
    """Any mix of goods, kind by kind, at least one good in all (p. 14)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        good = f[2]
        least = 1 if f[3] == 0 and next_held(p, good + 1) == KINDS else 0
        first = SMALL_WHARF_ACTION + good * SMALL_WHARF_STEP
        return list(range(first + least, first + p.goods[good] + 1))

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        p = s.players[player]
        good = f[2]
        count = action - SMALL_WHARF_ACTION - good * SMALL_WHARF_STEP
        p.goods[good] -= count
        s.goods[good] += count
        if count:
            s.tell(events.SMALL_WHARFED, player, good, count)
        total = f[3] + count
        following = next_held(p, good + 1)
        if following < KINDS:
            s.swap(SMALL_WHARF, player, following, total)
        else:
            s.frames.pop()
            load = s.frames.pop()
            reward(s, player, load[2], load[3], load[4], total // 2)
