"""The five rounds: Lookout, Production, Action, Cleanup, in the solo game the attack; the end."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.cards import FOOD
from colonnade.titles.imperial_settlers.components import BOARD_STORES, ROUNDS, WAREHOUSES
from colonnade.titles.imperial_settlers.lookout import begin_lookout
from colonnade.titles.imperial_settlers.production import production_phase
from colonnade.titles.imperial_settlers.scoring import solo_won
from colonnade.titles.imperial_settlers.solo import attack_phase
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    HOME,
    HOME_SHIFT,
    SAMURAI_ON,
    Table,
    empire,
    place_of,
)

LOOKOUT_PHASE: Final = 0
PRODUCTION_PHASE: Final = 1
ACTION_PHASE: Final = 2
CLEANUP_PHASE: Final = 3
ATTACK_PHASE: Final = 4
NEXT_ROUND: Final = 5


class RoundOp(Op[Table]):
    """The phases of a round; `a` is the phase to begin. Goes on until a phase asks something."""

    def run(self, s: Table, f: Frame) -> None:
        phase = f[2]
        while len(s.frames) == 1:
            if phase == LOOKOUT_PHASE:
                begin_round(s)
            elif phase == PRODUCTION_PHASE:
                production_phase(s, s.first, 0, 0)
            elif phase == ACTION_PHASE:
                s.push(frames.TURN, s.first)
            elif phase == CLEANUP_PHASE:
                clean_up(s)
            elif phase == ATTACK_PHASE:
                if s.seats == 1:
                    attack_phase(s, 0)
            elif s.round < ROUNDS:
                s.first = (s.first + 1) % s.seats
                phase = LOOKOUT_PHASE - 1
            else:
                end_game(s)
                return
            phase += 1
        s.frames[0] = (frames.ROUND, -1, phase, 0, 0)


def begin_round(s: Table) -> None:
    s.round += 1
    s.oasis = 0
    for p in s.players:
        p.passed = 0
        p.refreshes = 0
        if p.spent:
            p.spent = []
    s.tell(events.ROUND, -1, s.round)
    if s.seats > 1:
        s.tell(events.FIRST_PLAYER, s.first)
    begin_lookout(s)


def clean_up(s: Table) -> None:
    """Goods that can't be stored go; in the last round only the loans end (p.7)."""
    if s.round < ROUNDS:
        for seat in range(s.seats):
            discard_goods(s, seat)
    return_loans(s)
    if s.round < ROUNDS:
        for p in s.players:
            take_off(p.built)
        take_off(s.virtual)
        s.tell(events.CLEANS_UP, -1)


def discard_goods(s: Table, seat: int) -> None:
    """Each board stores one kind of good, the Warehouses wood, stone and food."""
    p = s.players[seat]
    stored = BOARD_STORES[p.faction]
    left = [0] * len(p.goods)
    left[stored] = p.goods[stored]
    if place_of(p.built, WAREHOUSES) >= 0:
        for good in range(FOOD + 1):
            left[good] = p.goods[good]
    p.goods = left


def take_off(built: list[int]) -> None:
    """Whatever lies on the Locations goes, but for the Samurai."""
    for i in range(len(built)):
        if built[i] > CARD_BITS:
            built[i] &= CARD_BITS | SAMURAI_ON


def return_loans(s: Table) -> None:
    """Locations taken over by the Temple of Ra go back to their owners."""
    for p in s.players:
        if not p.built or max(p.built) < HOME:
            continue
        for location in p.built[:]:
            home = location >> HOME_SHIFT
            if home:
                p.built.remove(location)
                back = location - home * HOME
                empire(s, home - 1).append(back)
                s.tell(events.RETURNS, -1, back & CARD_BITS)


def end_game(s: Table) -> None:
    s.frames.clear()
    if s.seats > 1:
        s.tell(events.ENDS, -1)
    elif solo_won(s):
        s.tell(events.WON, 0)
    else:
        s.tell(events.LOST, 0)
