"""The course of a round: roles are taken in turn, then the placards and the governor move on."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import builder, captain, craftsman, events, mayor, settler, trader
from colonnade.titles.puerto_rico.actions import ROLE
from colonnade.titles.puerto_rico.components import (
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    MAYOR,
    PROSPECTOR,
    SECOND_PROSPECTOR,
    SETTLER,
    TRADER,
)
from colonnade.titles.puerto_rico.ops import CHOOSE_ROLE, ROUND
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
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        role = action - ROLE
        player = f[1]
        coins = s.role_coins[role]
        s.players[player].doubloons += coins
        s.role_coins[role] = 0
        s.taken[role] = player
        s.tell(events.ROLE_TAKEN, player, role, coins)
        s.frames.pop()
        start_phase(s, player, role)


def same_prospectors(s: PuertoRico) -> bool:
    """Both prospectors are free and equally rich: taking either is the same."""
    return (
        s.taken[PROSPECTOR] < 0
        and s.taken[SECOND_PROSPECTOR] < 0
        and s.role_coins[PROSPECTOR] == s.role_coins[SECOND_PROSPECTOR]
    )


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
        s.players[player].doubloons += 1
        s.tell(events.PROSPECTED, player, 1)


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
