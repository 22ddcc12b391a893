"""The trader phase: each player may sell one good, and use his land office."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events, guests
from colonnade.titles.puerto_rico.actions import (
    BUY_TILE,
    DISCARD,
    MOVE_GUEST,
    PASS,
    SELL_POST,
)
from colonnade.titles.puerto_rico.actions import SELL as SELL_ACTION
from colonnade.titles.puerto_rico.components import (
    GUEST_HOUSE,
    HOUSE_SPACES,
    ISLAND_SPACES,
    KINDS,
    LAND_OFFICE,
    LARGE_MARKET,
    LIBRARY,
    OFFICE,
    PRICES,
    SMALL_MARKET,
    TRADING_POST,
)
from colonnade.titles.puerto_rico.island import (
    discard,
    discards_of,
    draw_and_lay,
    plantations_left,
)
from colonnade.titles.puerto_rico.ops import SELL
from colonnade.titles.puerto_rico.state import Player, PuertoRico, changed

# what a player has done on his turn
HAS_SOLD: Final = 1
HAS_DEALT: Final = 2  # with his land office


def start(s: PuertoRico, trader: int) -> None:
    s.push(SELL, trader, trader)


def next_turn(s: PuertoRico, player: int, trader: int) -> None:
    """All have a turn; once the house is full, only those with a place of their own."""
    full = house_full(s)
    while True:
        player = s.following(player)
        if player == trader or (full and not s.expanded):
            empty_full_house(s)
            return
        if not full or has_own_place(s.players[player]):
            s.push(SELL, player, trader)
            return


def has_own_place(p: Player) -> bool:
    """A trading post or land office gives its owner his turn even when the house is full."""
    return guests.could_work(p, TRADING_POST) or guests.could_work(p, LAND_OFFICE)


def house_full(s: PuertoRico) -> bool:
    return sum(s.house) == HOUSE_SPACES


def empty_full_house(s: PuertoRico) -> None:
    """The trader's last duty."""
    if house_full(s):
        for good in range(KINDS):
            s.goods[good] += s.house[good]
        s.house = [0] * KINDS
        s.tell(events.EMPTIED, -1)


class Sell(Op[PuertoRico]):
    """One good of a kind that is not in the house; an office may sell any kind."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        p = s.players[f[1]]
        choices = [PASS]
        if not f[3] & HAS_SOLD:
            add_sales(s, p, choices)
        if not f[3] & HAS_DEALT and p.staff[LAND_OFFICE] > 0:
            add_land_deals(s, p, choices)
        if p.staff[GUEST_HOUSE] > 0:
            guests.add_moves(p, choices)
        return choices

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        player = f[1]
        if action >= MOVE_GUEST:
            guests.move(s, player, action)
            return
        if action == PASS:
            s.frames.pop()
            next_turn(s, player, f[2])
            return
        done = f[3]
        if action < BUY_TILE:
            done |= HAS_SOLD
            sell(s, player, f[2], action)
        else:
            done |= HAS_DEALT
        # without a land office the turn is over; with one he may use it after the sale too
        if not s.with_nobles or not guests.could_work(s.players[player], LAND_OFFICE):
            s.frames.pop()
            next_turn(s, player, f[2])
            return
        s.swap(SELL, player, f[2], done)
        if action >= BUY_TILE:
            deal_in_land(s, player, action)


def add_sales(s: PuertoRico, p: Player, choices: list[int]) -> None:
    goods = p.goods
    if not s.expanded or not house_full(s):
        office = p.staff[OFFICE] > 0
        for good in range(KINDS):
            if goods[good] and (office or s.house[good] == 0):
                choices.append(SELL_ACTION + good)
    if p.staff[TRADING_POST] > 0:
        for good in range(KINDS):
            if goods[good]:
                choices.append(SELL_POST + good)


def sell(s: PuertoRico, player: int, trader: int, action: int) -> None:
    """A good goes to the trading house, or by the trading post straight to the supply."""
    p = s.players[player]
    bonus = privilege(p) if player == trader else 0
    if action >= SELL_POST:
        good = action - SELL_POST
        s.goods[good] += 1
        money = PRICES[good] + bonus
        s.tell(events.SOLD_AT_POST, player, good, money)
    else:
        good = action - SELL_ACTION
        s.house = changed(s.house, good, 1)
        money = sale(s, player, good, bonus)
        s.tell(events.SOLD, player, good, money)
    p.goods[good] -= 1
    p.doubloons += money


def privilege(p: Player) -> int:
    """The trader gets 1 doubloon more for his sale, with an occupied library 2."""
    return 2 if p.staff[LIBRARY] > 0 else 1


def sale(s: PuertoRico, player: int, good: int, privilege: int) -> int:
    """The price in the house with the trader's privilege and the occupied markets."""
    staff = s.players[player].staff
    money = PRICES[good] + privilege
    if staff[SMALL_MARKET] > 0:
        money += 1
    if staff[LARGE_MARKET] > 0:
        money += 2
    return money


# --- land office -----------------------------------------------------------------------


def add_land_deals(s: PuertoRico, p: Player, choices: list[int]) -> None:
    """A colonist there buys a face-down plantation for 1, a noble sells one for 1 (p. 15)."""
    if p.noble_works(LAND_OFFICE):
        choices += discards_of(p)
    elif p.doubloons and p.island < ISLAND_SPACES and plantations_left(s):
        choices.append(BUY_TILE)


def deal_in_land(s: PuertoRico, player: int, action: int) -> None:
    p = s.players[player]
    if action >= DISCARD:
        p.doubloons += 1
        discard(s, player, action)
    else:
        p.doubloons -= 1
        draw_and_lay(s, player, events.BOUGHT_TILE)
