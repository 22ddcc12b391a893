"""Colonists at work (p.13, p.15-16): who may work where, and activating a building."""

from typing import Final

from colonnade.titles.colonists.community import RIGHT_STEAM, count_up
from colonnade.titles.colonists.components import (
    ANYBODY,
    CITIZEN,
    EMBASSY,
    FACTORY,
    FARMER,
    FOOD,
    FOOD_OF,
    INDUSTRIALIST,
    INSTITUTE,
    LABORER,
    MERCHANT,
    ROBE,
    ROBES_OF,
    WORKER_SORTS,
)
from colonnade.titles.colonists.frames import E_EMPLOYED
from colonnade.titles.colonists.state import SPOTS, ColonistsState, Player
from colonnade.titles.colonists.stock import consume
from colonnade.titles.colonists.tables import KIND_WORKER

LENT_CITIZENS: Final = 2  # Laborer IV


def accepts(p: Player, spot: int, worker: int) -> bool:
    """May this sort of worker take a free seat on a spot? (The colony of Laborers lends.)"""
    kind = p.kind[spot]
    if kind < 0:
        return False
    need = KIND_WORKER[kind]
    if need == 0:
        return False
    there = p.worker[spot]
    if there:
        if kind == INSTITUTE:
            if there >> 2:
                return False
        elif need == ANYBODY:
            return shares_factory(p, there, worker)
        else:
            return False
    if need in (worker, ANYBODY):
        return True
    level = p.level[LABORER]
    if need == FARMER:
        return level >= 1 and worker == CITIZEN and p.idle[FARMER] == 0
    if need == CITIZEN:
        if worker == MERCHANT:
            return level >= 3 and p.idle[CITIZEN] == 0
        return level >= 2 and worker == FARMER and lent(p, CITIZEN, FARMER) == 0
    return level >= 4 and worker == CITIZEN and lent(p, MERCHANT, CITIZEN) < LENT_CITIZENS


def shares_factory(p: Player, there: int, worker: int) -> bool:
    """Steam Engine: exactly one Factory may hold a farmer and a citizen together."""
    if not p.rights & RIGHT_STEAM or there >> 2:
        return False
    if (there, worker) not in ((FARMER, CITIZEN), (CITIZEN, FARMER)):
        return False
    return not any(is_factory(p.kind[spot]) and p.worker[spot] >> 2 for spot in range(SPOTS))


def is_factory(kind: int) -> bool:
    return kind in (FACTORY, EMBASSY + INDUSTRIALIST)


def lent(p: Player, need: int, worker: int) -> int:
    """How many workers of one sort work in buildings that need another."""
    total = 0
    for spot in range(SPOTS):
        kind = p.kind[spot]
        if kind >= 0 and KIND_WORKER[kind] == need and p.worker[spot]:
            total += (p.worker[spot] & 3 == worker) + (p.worker[spot] >> 2 == worker)
    return total


def can_feed(p: Player, worker: int) -> bool:
    """Can a worker placed in mid-year be sustained at once?"""
    food = FOOD_OF[worker]
    robes = ROBES_OF[worker]
    return (food == 0 or p.held[FOOD] + p.buffered[FOOD] >= food) and (
        robes == 0 or p.held[ROBE] + p.buffered[ROBE] >= robes
    )


def can_hire(p: Player, spot: int, worker: int) -> bool:
    return p.idle[worker] > 0 and accepts(p, spot, worker) and can_feed(p, worker)


def place_worker(p: Player, spot: int, worker: int) -> None:
    """Put a colonist to work; a shared Factory lists its farmer first."""
    there = p.worker[spot]
    p.worker = p.worker[:]
    if there == 0:
        p.worker[spot] = worker
    else:
        p.worker[spot] = min(there, worker) + 4 * max(there, worker)


def hire(s: ColonistsState, seat: int, spot: int, worker: int) -> None:
    """Activate a building in mid-year; citizens and merchants are sustained at once (p.15)."""
    p = s.players[seat]
    s.tell(E_EMPLOYED, seat, p.kind[spot], worker, spot)
    place_worker(p, spot, worker)
    if FOOD_OF[worker]:
        consume(s, seat, FOOD, FOOD_OF[worker])
    if ROBES_OF[worker]:
        consume(s, seat, ROBE, ROBES_OF[worker])
    count_up(s, p, True)


def hirings(p: Player, after: int) -> list[int]:
    """Who can be employed where: worker * SPOTS + spot, one spot for each sort of vacancy.

    Only from `after` on, in the order farmers, citizens, merchants: so no two orders of
    employing the same colonists are offered.
    """
    found: list[int] = []
    for worker in WORKER_SORTS:
        if p.idle[worker] == 0 or (worker + 1) * SPOTS <= after:
            continue
        if worker != FARMER and not can_feed(p, worker):
            continue
        seen = 0
        for spot in p.jobs:
            kind = p.kind[spot]
            if worker * SPOTS + spot < after:
                continue
            if p.buffer[spot] == 0 and not p.worker[spot]:
                if seen >> kind & 1:
                    continue
                if accepts(p, spot, worker):
                    seen |= 1 << kind
                    found.append(worker * SPOTS + spot)
            elif accepts(p, spot, worker):
                found.append(worker * SPOTS + spot)
    return found


def send_lent_home(p: Player) -> int:
    """Send home who works where the colony of Laborers no longer allows it; how many left."""
    sent = 0
    level = p.level[LABORER]
    for spot in p.built:
        there = p.worker[spot]
        if there == 0:
            continue
        need = KIND_WORKER[p.kind[spot]]
        if need in (there, ANYBODY):
            continue
        for worker in (there >> 2, there & 3):
            if worker in (0, need):
                continue
            if level >= lending_level(need, worker):
                continue
            sent += 1
            p.worker = p.worker[:]
            p.worker[spot] = remaining(p.worker[spot], worker)
    return sent


def lending_level(need: int, worker: int) -> int:
    """The Laborer level that lends a worker to a building that needs another."""
    if need == FARMER:
        return 1
    if need == CITIZEN:
        return 2 if worker == FARMER else 3
    return 4


def remaining(there: int, leaves: int) -> int:
    """Who is left on a spot when one worker leaves."""
    first, second = there & 3, there >> 2
    if second == leaves:
        return first
    return second


def has_jobs(p: Player) -> bool:
    """Is there any building that takes workers?"""
    return len(p.jobs) > 0 or p.staff[FARMER] + p.staff[CITIZEN] + p.staff[MERCHANT] > 0
