"""The course of a round: roles are taken in turn, then the placards and the governor move on."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import (
    builder,
    captain,
    craftsman,
    events,
    guests,
    mayor,
    settler,
    trader,
)
from colonnade.titles.puerto_rico.actions import MOVE_GUEST, ROLE
from colonnade.titles.puerto_rico.components import (
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    GUEST_HOUSE,
    LIBRARY,
    MAYOR,
    PROSPECTOR,
    SECOND_PROSPECTOR,
    SETTLER,
    TRADER,
)
from colonnade.titles.puerto_rico.ops import CHOOSE_ROLE, PHASE_END, PHASE_START, ROUND
from colonnade.titles.puerto_rico.state import END_REASONS, PuertoRico


class Round(Op[PuertoRico]):
    """Asks the next player for a role, or ends the round."""

    def run(self, s: PuertoRico, f: Frame) -> None:
        taken = f[2]
        if taken == s.turns:
            end_round(s)
        else:
            s.frames[-1] = (ROUND, -1, taken + 1, 0, 0)
            s.push(CHOOSE_ROLE, (s.governor + taken) % s.seats)


class ChooseRole(Op[PuertoRico]):
    """A player takes one of the remaining role placards."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        taken = s.taken
        choices = [ROLE + role for role in range(s.roles) if taken[role] < 0]
        if s.roles > SECOND_PROSPECTOR and same_prospectors(s):
            choices.pop()
        if s.players[f[1]].staff[GUEST_HOUSE] > 0:
            guests.add_moves(s.players[f[1]], choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action >= MOVE_GUEST:
            guests.move(s, player, action)
            return
        role = action - ROLE
        coins = s.role_coins[role]
        s.players[player].doubloons += coins
        s.role_coins[role] = 0
        s.taken[role] = player
        s.tell(events.ROLE_TAKEN, player, role, coins)
        s.frames.pop()
        if s.new_buildings and GUEST_HOUSE in s.beige:
            open_phase(s, player, role)
        else:
            start_phase(s, player, role)


def same_prospectors(s: PuertoRico) -> bool:
    """Both prospectors are free and equally rich: taking either is the same."""
    return (
        s.taken[PROSPECTOR] < 0
        and s.taken[SECOND_PROSPECTOR] < 0
        and s.role_coins[PROSPECTOR] == s.role_coins[SECOND_PROSPECTOR]
    )


def open_phase(s: PuertoRico, player: int, role: int) -> None:
    """Guests may move at the start and at the end of every phase but the mayor's.

    Between the start and the end of the prospector's nothing happens: they are one.
    """
    if role == MAYOR:
        start_phase(s, player, role)
        return
    if role < PROSPECTOR:
        s.push(PHASE_END, -1, player)
    s.push(PHASE_START, -1, player, role)
    guests.ask_owners(s, player, player)


class PhaseStart(Op[PuertoRico]):
    """The guests have moved: the phase begins."""

    def run(self, s: PuertoRico, f: Frame) -> None:
        s.frames.pop()
        start_phase(s, f[2], f[3])


def start_phase(s: PuertoRico, player: int, role: int) -> None:
    if role == SETTLER:
        settler.start(s, player)
    elif role == MAYOR:
        mayor.start(s, player)
    elif role == BUILDER:
        builder.start(s, player)
    elif role == CRAFTSMAN:
        craftsman.start(s, player)
    elif role == TRADER:
        trader.start(s, player)
    elif role == CAPTAIN:
        captain.start(s, player)
    else:
        prospect(s, player)


def prospect(s: PuertoRico, player: int) -> None:
    """A doubloon from the bank, with an occupied library two."""
    p = s.players[player]
    coins = 2 if p.staff[LIBRARY] > 0 else 1
    p.doubloons += coins
    s.tell(events.PROSPECTED, player, coins)


def end_round(s: PuertoRico) -> None:
    """A doubloon on each unused placard, placards back, the governor moves on; or the end."""
    if s.ending:
        for flag, _ in END_REASONS:
            if s.ending & flag:
                s.tell(events.END, -1, flag)
        s.frames.pop()
        return
    for role in range(s.roles):
        if s.taken[role] < 0:
            s.role_coins[role] += 1
        s.taken[role] = -1
    s.governor = s.following(s.governor)
    s.round += 1
    s.tell(events.ROUND, s.governor, s.round)
    s.frames[-1] = (ROUND, -1, 0, 0, 0)
