"""The trader phase: each player may sell one good to the trading house."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import PASS
from colonnade.titles.puerto_rico.actions import SELL as SELL_ACTION
from colonnade.titles.puerto_rico.components import (
    HOUSE_SPACES,
    KINDS,
    LARGE_MARKET,
    OFFICE,
    PRICES,
    SMALL_MARKET,
)
from colonnade.titles.puerto_rico.ops import SELL
from colonnade.titles.puerto_rico.state import PuertoRico


def start(s: PuertoRico, trader: int) -> None:
    s.push(SELL, trader, trader)


def next_turn(s: PuertoRico, player: int, trader: int) -> None:
    """The phase ends when all had a turn or the house is full."""
    player = s.following(player)
    if player == trader or house_full(s):
        empty_full_house(s)
    else:
        s.push(SELL, player, trader)


def house_full(s: PuertoRico) -> bool:
    return sum(s.house) == HOUSE_SPACES


def empty_full_house(s: PuertoRico) -> None:
    """The trader's last duty."""
    if house_full(s):
        for good in range(KINDS):
            s.goods[good] += s.house[good]
            s.house[good] = 0
        s.tell(events.EMPTIED, -1)


class Sell(Op[PuertoRico]):
    """One good of a kind that is not in the house; an office may sell any kind."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        goods = p.goods
        office = p.staff[OFFICE] > 0
        choices = [PASS]
        for good in range(KINDS):
            if goods[good] and (office or s.house[good] == 0):
                choices.append(SELL_ACTION + good)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        s.frames.pop()
        if action != PASS:
            good = action - SELL_ACTION
            p = s.players[player]
            p.goods[good] -= 1
            s.house[good] += 1
            money = sale(s, player, good, 1 if player == f[2] else 0)
            p.doubloons += money
            s.tell(events.SOLD, player, good, money)
        next_turn(s, player, f[2])


def sale(s: PuertoRico, player: int, good: int, privilege: int) -> int:
    """The price with the trader's privilege and the occupied markets."""
    staff = s.players[player].staff
    money = PRICES[good] + privilege
    if staff[SMALL_MARKET] > 0:
        money += 1
    if staff[LARGE_MARKET] > 0:
        money += 2
    return money
