"""Redistributing colonists (p.20): everybody is placed anew, kind of building by kind."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import ANEW, HOME, LEAVE, NUMBER
from colonnade.titles.colonists.building import settle_loss, sort_of_tile
from colonnade.titles.colonists.community import RIGHT_STEAM, count_up
from colonnade.titles.colonists.components import (
    ANYBODY,
    CITIZEN,
    EMBASSY,
    FACTORY,
    FARMER,
    INDUSTRIALIST,
    INSTITUTE,
    KINDS,
    LABORER,
    MERCHANT,
    SUSTENANCE,
    WORKER_SORTS,
    WORKERS,
)
from colonnade.titles.colonists.employment import (
    LENT_CITIZENS,
    is_factory,
    lending_level,
    lent,
    place_worker,
    remaining,
)
from colonnade.titles.colonists.frames import (
    E_REDISTRIBUTED,
    E_SENT_HOME,
    EMPLOY,
    SEND_HOME,
    SETTLE_WORKERS,
)
from colonnade.titles.colonists.state import SPOTS, ColonistsState, Player
from colonnade.titles.colonists.sustenance import can_sustain
from colonnade.titles.colonists.tables import KIND_SORT, KIND_WORKER

INDUSTRY_KIND: Final = EMBASSY + INDUSTRIALIST
SHARED: Final = -1  # a citizen beside the farmer of one Factory (Steam Engine)


def _jobs() -> list[tuple[int, int]]:
    """Every (worker, kind) in the order of asking: own buildings first, then lent workers."""
    kinds = sorted(range(KINDS), key=lambda k: (KIND_SORT[k] != SUSTENANCE, k))
    of = {need: [k for k in kinds if KIND_WORKER[k] == need] for need in WORKER_SORTS}
    found: list[tuple[int, int]] = []
    for worker in WORKER_SORTS:
        found.extend((worker, kind) for kind in of[worker])
        found.extend(((worker, FACTORY), (worker, INDUSTRY_KIND)))
        if worker == CITIZEN:
            found.append((CITIZEN, SHARED))
            found.extend((CITIZEN, kind) for kind in of[FARMER])
            found.extend((CITIZEN, kind) for kind in of[MERCHANT])
        else:
            found.extend((worker, kind) for kind in of[CITIZEN])
    return found


JOBS: Final = _jobs()
JOB_WORKER: Final = [worker for worker, _ in JOBS]
JOB_KIND: Final = [kind for _, kind in JOBS]
# by worker: the row behind his last
JOBS_END: Final = [sum([1 for of in JOB_WORKER if of <= worker]) for worker in range(len(WORKERS))]


def vacancies(p: Player, worker: int, kind: int) -> int:
    """How many of these workers can be employed in this kind of building now."""
    idle = p.idle[worker]
    if idle == 0:
        return 0
    if kind == SHARED:
        return 1 if p.rights & RIGHT_STEAM and shared_spot(p) >= 0 else 0
    if p.count[kind] == 0:
        return 0
    need = KIND_WORKER[kind]
    most = idle
    if need not in (worker, ANYBODY):
        if p.level[LABORER] < lending_level(need, worker):
            return 0
        # lending citizens and merchants downwards: nobody of the right sort may be idle
        if need < worker and p.idle[need] > 0:
            return 0
        if need > worker:
            most = (1 if worker == FARMER else LENT_CITIZENS) - lent(p, need, worker)
    free = 0
    for spot in p.jobs:
        if p.kind[spot] == kind:
            free += seats(p, spot)
    return max(0, min(min(most, free), idle))  # compiled, min() of three is slow


def seats(p: Player, spot: int) -> int:
    """Free seats on a spot."""
    there = p.worker[spot]
    if p.kind[spot] == INSTITUTE:
        return 2 - (1 if there & 3 else 0) - (1 if there >> 2 else 0)
    return 0 if there else 1


def shared_spot(p: Player) -> int:
    """The Factory with a farmer that a citizen may join."""
    for spot in range(SPOTS):
        if p.kind[spot] >= 0 and is_factory(p.kind[spot]) and p.worker[spot] == FARMER:
            return spot
    return -1


def employ(p: Player, worker: int, kind: int, n: int) -> None:
    """Put workers to work in a kind of building: first where the fullest buffers are."""
    for _ in range(n):
        best = -1
        if kind == SHARED:
            best = shared_spot(p)
        else:
            for spot in p.jobs:
                fits = p.kind[spot] == kind and seats(p, spot) > 0
                if fits and (best < 0 or p.buffer[spot] > p.buffer[best]):
                    best = spot
        place_worker(p, best, worker)
        p.idle = p.idle[:]
        p.idle[worker] -= 1


def next_job(p: Player, start: int) -> int:
    """The next (worker, kind) with a vacancy, or the end of the list."""
    count = p.count
    for worker in WORKER_SORTS:
        if p.idle[worker] == 0 or start >= JOBS_END[worker]:
            continue
        for i in range(max(start, JOBS_END[worker - 1]), JOBS_END[worker]):
            kind = JOB_KIND[i]
            if (kind < 0 or count[kind]) and vacancies(p, worker, kind) > 0:
                return i
    return len(JOBS)


def everybody_home(s: ColonistsState, seat: int) -> None:
    """Begin anew: all colonists at home, then job by job."""
    p = s.players[seat]
    p.worker = [0] * SPOTS
    count_up(s, p, True)
    i = next_job(p, 0)
    if i < len(JOBS):
        s.push(EMPLOY, seat, i)


class Redistribute(Op[ColonistsState]):
    """Leave everybody where he is, or place all anew."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        if lending_holds(p) and can_sustain(s, p):
            return [LEAVE, ANEW]
        return [ANEW]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == LEAVE:
            s.frames.pop()
            return
        s.swap(SETTLE_WORKERS, f[1])
        everybody_home(s, f[1])


def lending_holds(p: Player) -> bool:
    """Nobody is lent downwards while one of the right sort is idle (Laborer I, III)."""
    if p.level[LABORER] == 0:
        return True
    if p.idle[FARMER] and lent(p, FARMER, CITIZEN):
        return False
    return not (p.idle[CITIZEN] and lent(p, CITIZEN, MERCHANT))


class Employ(Op[ColonistsState]):
    """How many workers of a sort in a kind of building; frame a: row of JOBS."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        worker, kind = JOBS[f[2]]
        most = vacancies(s.players[f[1]], worker, kind)
        return [NUMBER + n for n in range(most + 1)]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        p = s.players[f[1]]
        worker, kind = JOBS[f[2]]
        employ(p, worker, kind, action - NUMBER)
        i = next_job(p, f[2] + 1)
        if i < len(JOBS):
            s.frames[-1] = (EMPLOY, f[1], i, 0, 0)
        else:
            s.frames.pop()


class SettleWorkers(Op[ColonistsState]):
    """Everybody is placed: can they be fed? What do vacated buildings hold no longer?

    frame a: 1 before the goods of a later start are bought: feeding comes afterwards.
    """

    def run(self, s: ColonistsState, f: Frame) -> None:
        p = s.players[f[1]]
        count_up(s, p, True)
        if f[2]:
            s.frames.pop()
            return
        if not can_sustain(s, p):
            s.push(SEND_HOME, f[1])
            return
        s.frames.pop()
        s.tell(E_REDISTRIBUTED, f[1])
        settle_loss(s, f[1], True, True)


class SendHome(Op[ColonistsState]):
    """Not all can be fed (p.21): somebody must go home, until all are."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found: list[int] = []
        seen: list[int] = []
        for spot in range(SPOTS):
            there = p.worker[spot]
            if max(there & 3, there >> 2) >= CITIZEN:
                sort = sort_of_tile(p, spot)
                if sort not in seen:
                    seen.append(sort)
                    found.append(HOME + spot)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        p = s.players[f[1]]
        spot = action - HOME
        there = p.worker[spot]
        leaves = max(there & 3, there >> 2)
        s.tell(E_SENT_HOME, f[1], leaves, p.kind[spot])
        p.worker = p.worker[:]
        p.worker[spot] = remaining(there, leaves)
        count_up(s, p, True)
        if p.idle[CITIZEN]:
            for other in range(SPOTS):
                kind = p.kind[other]
                if kind >= 0 and KIND_WORKER[kind] == CITIZEN and p.worker[other] == MERCHANT:
                    p.worker[other] = 0
        count_up(s, p, True)
