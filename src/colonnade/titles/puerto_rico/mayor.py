"""The mayor phase: colonists and nobles arrive, then every player distributes all of his anew."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import (
    PASS,
    SHIP_COLONIST,
    SHIP_NOBLE,
    TAKE_COLONIST,
    TAKE_TWO_COLONISTS,
    USE_VILLA,
)
from colonnade.titles.puerto_rico.components import LIBRARY, WINDROSE
from colonnade.titles.puerto_rico.components import VILLA as VILLA_TILE
from colonnade.titles.puerto_rico.distribution import distribute
from colonnade.titles.puerto_rico.ops import MAYOR_PRIVILEGE, PICK, VILLA
from colonnade.titles.puerto_rico.state import PuertoRico


def start(s: PuertoRico, mayor: int) -> None:
    """The privilege comes from the supply only; without supply there is nothing to ask."""
    if s.colonists:
        s.push(MAYOR_PRIVILEGE, mayor)
    else:
        arrive(s, mayor)


class MayorPrivilege(Op[PuertoRico]):
    """The mayor may first take one colonist from the supply, with a library two."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        if s.players[f[1]].staff[LIBRARY] > 0 and s.colonists > 1:
            return [PASS, TAKE_COLONIST, TAKE_TWO_COLONISTS]
        return [PASS, TAKE_COLONIST]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        if action != PASS:
            count = 2 if action == TAKE_TWO_COLONISTS else 1
            s.colonists -= count
            s.players[f[1]].windrose += count
            s.tell(events.MAYOR_COLONIST, f[1], count)
        arrive(s, f[1])


def arrive(s: PuertoRico, mayor: int) -> None:
    """The colonists on the ship go round one at a time, the mayor first."""
    if s.with_nobles:
        board(s, mayor, 0)
        return
    each, rest = divmod(s.colonist_ship, s.seats)
    s.colonist_ship = 0
    player = mayor
    for turn in range(s.seats):
        arriving = each + (1 if turn < rest else 0)
        s.players[player].windrose += arriving
        s.tell(events.ARRIVED, player, arriving)
        player = s.following(player)
    distribute(s, mayor, mayor)


# --- with nobles ---------------------------------------------------------------------------


def board(s: PuertoRico, mayor: int, turn: int) -> None:
    """Players take one token at a time; on his first turn the owner of a villa uses it before.

    Everybody has that first turn, even when the ship is empty by then.
    """
    while turn < s.seats or s.colonist_ship:
        player = (mayor + turn) % s.seats
        if turn < s.seats and villa_works(s, player):
            s.push(VILLA, player, mayor, turn)
            return
        if not take_token(s, player, mayor, turn):
            return
        turn += 1
    distribute(s, mayor, mayor)


def villa_works(s: PuertoRico, player: int) -> bool:
    return s.players[player].staff[VILLA_TILE] > 0 and s.nobles + s.colonists > 0


class Villa(Op[PuertoRico]):
    """A noble from the supply; when there is none, a colonist (p. 16)."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        return [PASS, USE_VILLA]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        if action == USE_VILLA:
            noble = s.nobles > 0
            if noble:
                s.nobles -= 1
            else:
                s.colonists -= 1
            s.players[f[1]].move(WINDROSE, 1, noble)
            s.tell(events.USED_VILLA, f[1], 1 if noble else 0)
        if take_token(s, f[1], f[2], f[3]):
            board(s, f[2], f[3] + 1)


def take_token(s: PuertoRico, player: int, mayor: int, turn: int) -> bool:
    """Take one from the ship; False when the player must choose between colonist and noble."""
    if s.colonist_ship == 0:
        return True
    if 0 < s.ship_nobles < s.colonist_ship:
        s.push(PICK, player, mayor, turn)
        return False
    land(s, player, s.ship_nobles > 0)
    return True


def land(s: PuertoRico, player: int, noble: bool) -> None:
    s.colonist_ship -= 1
    if noble:
        s.ship_nobles -= 1
        s.tell(events.NOBLE_ARRIVED, player)
    else:
        s.tell(events.ARRIVED, player, 1)
    s.players[player].move(WINDROSE, 1, noble)


class Pick(Op[PuertoRico]):
    """A colonist or the noble from the ship."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        return [SHIP_COLONIST, SHIP_NOBLE]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        s.frames.pop()
        land(s, f[1], action == SHIP_NOBLE)
        board(s, f[2], f[3] + 1)
