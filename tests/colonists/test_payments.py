"""Paying and storing (p.9-12) against brute force: what the book allows can be reached.

The book is played with real tiles here: goods are moved, thrown away and taken from where
they lie. What the engine offers must lead to the same outcomes, but for those that another
one beats.
"""

import itertools
import random
from collections.abc import Iterator

import pytest

from colonists.helpers import (
    amounts,
    build,
    homes,
    legal,
    me,
    own,
    place,
    ready,
    relate,
    stand,
    table,
)
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.fee import owe
from colonnade.titles.colonists.goods import (
    begin_action,
    can_pay,
    crowded,
    discount_sides,
    pay,
    pool_of,
)
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.stock import excess
from conftest import SOAK

KINDS = range(c.STORED)
Counts = tuple[int, ...]
Outcome = tuple[Counts, Counts, int]  # goods in Storage and Warehouse, in buffers, Dolly unused


# --- by the book ------------------------------------------------------------------------


def ranges(most: list[int]) -> Iterator[Counts]:
    return itertools.product(*(range(n + 1) for n in most))


def straight_ways(p: Player, left: Counts, due: list[int]) -> Iterator[Counts]:
    """What Delivery Contracts and the Dolly could bring straight out of the buffers."""
    most = [min(left[g], due[g]) if p.delivery[g] or p.dolly else 0 for g in KINDS]
    for taken in ranges(most):
        if sum(n for g, n in enumerate(taken) if not p.delivery[g]) <= p.dolly:
            yield taken


def lies_well(p: Player, kept: list[int], paid: list[int]) -> bool:
    """Can all this lie there when the action begins, what is paid where it may be paid from?"""
    if p.level[c.STOREKEEPER] >= 4:  # the Warehouse pays, too
        return sum(max(0, kept[g] - p.only[g]) for g in KINDS) <= p.capacity + p.lots
    rest = sum(max(0, kept[g] - paid[g] - p.only[g]) for g in KINDS)
    return sum(paid) <= p.capacity and sum(paid) + rest <= p.capacity + p.lots


def by_the_book(p: Player, due: list[int]) -> set[Outcome]:
    """Every outcome of handing over some goods in one action.

    Before it, goods are moved out of buffers and thrown away as one likes; then what is
    due is taken out of Storage.
    """
    found: set[Outcome] = set()
    for moved in ranges(p.buffered):
        left = tuple(p.buffered[g] - moved[g] for g in KINDS)
        most = [p.held[g] + moved[g] for g in KINDS]
        for taken in straight_ways(p, left, due):
            paid = [due[g] - taken[g] for g in KINDS]
            if any(paid[g] > most[g] for g in KINDS):
                continue
            for rest in ranges([most[g] - paid[g] for g in KINDS]):
                kept = [paid[g] + rest[g] for g in KINDS]
                if lies_well(p, kept, paid):
                    buffers = tuple(left[g] - taken[g] for g in KINDS)
                    used = any(n for g, n in enumerate(taken) if not p.delivery[g])
                    found.add((rest, buffers, 0 if used else p.dolly))
    return found


def best_of(found: set[Outcome]) -> set[Outcome]:
    return {one for one in found if not any(other != one and beats(other, one) for other in found)}


def beats(one: Outcome, other: Outcome) -> bool:
    """Does somebody who has the one miss nothing of the other?

    Either he can still come to it, by moving goods out of buffers and throwing some away,
    or he keeps more and nothing less: nobody throws a good away so that another one may
    stay in its buffer.
    """
    if one[2] < other[2]:
        return False
    if all(one[1][g] >= other[1][g] for g in KINDS):
        return all(one[0][g] + one[1][g] >= other[0][g] + other[1][g] for g in KINDS)
    more = [one[0][g] + one[1][g] - other[0][g] - other[1][g] for g in KINDS]
    return min(more) >= 0 and max(more) > 0


# --- as it is offered -------------------------------------------------------------------


def outcome(p: Player) -> Outcome:
    return tuple(p.held), tuple(p.buffered), p.dolly if p.dolly == c.DOLLY_GOODS else 0


def reached(s: ColonistsState, seat: int) -> list[Outcome]:
    """Everything that the choices of arranging lead to."""
    found: list[Outcome] = []
    todo = [s]
    while todo:
        now = todo.pop()
        if now.frames[-1][0] != f.MAKE_ROOM:
            assert crowded(now, now.players[seat]) <= 0
            found.append(outcome(now.players[seat]))
            continue
        op = now.ops[f.MAKE_ROOM]
        for action in op.legal(now, now.frames[-1]):
            copy = now.clone()
            op.apply(copy, copy.frames[-1], action)
            todo.append(copy)
    return found


# --- a price ----------------------------------------------------------------------------

LOTS = {227: "W", 228: "C", 229: "O", 230: "F"}  # improvements with lots for one good
DELIVERIES = {416: "W", 417: "C", 418: "O"}
SOURCES = (("forester's house", "W", 2), ("hollow", "C", 1), ("hunting lodge", "F", 1))


def some_table(dice: random.Random, players: int = 1) -> ColonistsState:
    """Somebody with goods here and there, perhaps with what makes paying easier."""
    s = table(players=players, era=4)
    p = me(s)
    homes(p, farmers=3)
    for spot, (name, _, most) in enumerate(SOURCES):
        if dice.random() < 0.7:
            build(p, name, spot, worker=1, buffer=dice.randint(0, most))
    if dice.random() < 0.4:
        own(p, dice.choice(sorted(LOTS)))
    if dice.random() < 0.4:
        own(p, dice.choice(sorted(DELIVERIES)))
    if dice.random() < 0.3:
        relate(s, p, "storekeeper", 4)
    ready(s)
    if dice.random() < 0.5:  # less room than any board has, so that few goods are too many
        p.capacity, p.lots = 2, 1
    if dice.random() < 0.4:
        p.dolly = c.DOLLY_GOODS
    return s


def fill(dice: random.Random, p: Player, most: int) -> None:
    """Goods into Storage and Warehouse, as many as fit at most."""
    p.held = [0] * c.STORED
    for _ in range(dice.randint(most - 2, most)):
        g = dice.choice((c.WOOD, c.WOOD, c.CLAY, c.FOOD, c.PLANK))
        p.held[g] += 1
        if sum(max(0, p.held[k] - p.only[k]) for k in KINDS) > p.capacity + p.lots:
            p.held[g] -= 1


CASES = 20_000 if SOAK else 1_000
PRICES = ("2W", "3W", "2C", "2W 2C", "3W 1C", "2W 1C 1P", "1C 1F", "4W")


def test_a_price_reaches_every_outcome_worth_reaching() -> None:
    """p.11-12: discard, rearrange, then pay from Storage; rulings 74, 75: Dolly and contracts."""
    asked = 0
    for seed in range(CASES):
        dice = random.Random(seed)
        s = some_table(dice)
        p = me(s)
        fill(dice, p, 6)
        price = dice.choice(PRICES)
        possible = by_the_book(p, amounts(price))
        cost = t.cost_of(price)
        assert can_pay(s, p, cost) == bool(possible), seed
        if not possible:
            continue
        begin_action(s, 0, -1)
        s.push(f.FINISH_ACTION, 0)
        pay(s, 0, cost)
        found = reached(s, 0)
        asked += len(found) > 1
        assert best_of(possible) <= set(found) <= possible, seed
        if not (p.dolly and p.restricted):
            assert set(found) == best_of(possible), seed
            assert len(found) == len(set(found)), seed
    assert asked > CASES // 25


# --- a Fee ------------------------------------------------------------------------------

Parcels = tuple[Counts, ...]


def parcels(s: ColonistsState, heads: int) -> Iterator[tuple[Parcels, list[int]]]:
    """What each payee can get (tools last), and what the payer gives in all.

    Each is owed a tool, food or robe and as many resources as the era's number; what the
    discount saves is chosen good by good, whoever it is meant for.
    """
    one: list[tuple[Counts, Counts]] = []  # what a payee gets, what is saved with him
    for head in (c.FOOD, c.ROBE, c.TOOL):
        for goods in itertools.combinations_with_replacement(range(c.PLANK + 1), s.era):
            whole = [0] * (c.TOOL + 1)
            for g in (head, *goods):
                whole[g] += 1
            for saved in ranges([min(n, s.pool[g]) for g, n in enumerate(whole)]):
                one.append((tuple(n - saved[g] for g, n in enumerate(whole)), saved))
    for way in itertools.product(one, repeat=heads):
        if all(sum(saved[g] for _, saved in way) <= s.pool[g] for g in range(c.TOOL + 1)):
            due = [sum(gets[g] for gets, _ in way) for g in range(c.TOOL + 1)]
            yield tuple(gets for gets, _ in way), due


def fees_by_the_book(
    s: ColonistsState, p: Player, heads: int, need: list[int]
) -> dict[Parcels, set[Outcome]]:
    """For everything the payees can get: what can be left, if the action is possible then."""
    found: dict[Parcels, set[Outcome]] = {}
    known: dict[Counts, set[Outcome]] = {}
    for gets, due in parcels(s, heads):
        if due[c.TOOL] > p.tools or any(due[g] > p.held[g] + p.buffered[g] for g in KINDS):
            continue
        key = tuple(due[: c.STORED])
        if key not in known:
            known[key] = {one for one in by_the_book(p, due[: c.STORED]) if acts(p, one, need)}
        if known[key]:
            found[gets] = known[key]
    return found


def acts(p: Player, left: Outcome, need: list[int]) -> bool:
    """Can the action after the Fee be paid with what is left?"""
    if not any(need):
        return True
    held, buffered, dolly = p.held, p.buffered, p.dolly
    p.held, p.buffered, p.dolly = list(left[0]), list(left[1]), left[2]
    found = bool(by_the_book(p, need))
    p.held, p.buffered, p.dolly = held, buffered, dolly
    return found


def fees_reached(s: ColonistsState, seat: int, payees: list[int]) -> dict[Parcels, list[Outcome]]:
    """What the choices of paying and making room lead to, up to the end of the Fee."""
    found: dict[Parcels, list[Outcome]] = {}
    todo = [s]
    while todo:
        now = todo.pop()
        op = now.ops[now.frames[-1][0]]
        if now.frames[-1][0] == f.FEE_PAID:
            gets = tuple(tuple(now.players[other].parcel) for other in payees)
            found.setdefault(gets, []).append(outcome(now.players[seat]))
            continue
        for action in op.legal(now, now.frames[-1]):
            copy = now.clone()
            op.apply(copy, copy.frames[-1], action)
            todo.append(copy)
    return found


PLACES = (("clay delve", ""), ("joiner", "2W"), ("clayburner", "1W 2C"))


def fee_case(seed: int) -> bool:
    """Somebody moves to where others are; False when he must not."""
    dice = random.Random(seed)
    heads = dice.choice((1, 1, 2))
    s = some_table(dice, players=heads + 1)
    seat, p = s.actor, me(s)
    s.era = 1 if heads == 2 else dice.choice((1, 2, 3))
    fill(dice, p, 6)
    p.tools = dice.randint(0, 2)
    where, price = dice.choice(PLACES)
    payees = [other for other in range(s.seats) if other != seat]
    for other in payees:
        stand(s, other, where)
    if dice.random() < 0.4:
        relate(s, p, "altruist", 2)
        s.figures = [-1, place(dice.choice(("grove", "clay delve"))), -1]
    s.pool = pool_of(s, 0) if discount_sides(s, p) else [0] * (c.TOOL + 1)
    discounted = s.pool[:]
    need = [max(0, n - s.pool[g]) for g, n in enumerate(amounts(price))]
    possible = fees_by_the_book(s, p, heads, need)
    p.ticket = 1
    advance(s)
    assert (f"steward 1 to {where}" in legal(s)) == bool(possible), seed
    if not possible:
        return False
    owe(s, seat, sum(1 << other for other in payees), place(where))
    found = fees_reached(s, seat, payees)
    assert found.keys() == possible.keys(), seed
    for gets, left in possible.items():
        assert best_of(left) <= set(found[gets]) <= left, seed
        if not any(p.buffered) and not any(discounted):
            assert len(found[gets]) == len(set(found[gets])), seed  # each way is offered once
    return True


def test_a_fee_reaches_every_outcome_worth_reaching() -> None:
    """p.9, p.12, p.19: what each payee gets is the payer's choice, what a discount saves, too."""
    moved = sum(fee_case(seed) for seed in range(CASES))
    assert CASES // 4 < moved < CASES


# --- throwing away ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "lots"), [("3W 3C", ()), ("2W 2C 2F 1P", ()), ("4W 3C 2F", (227,)), ("6F 2C", (230,))]
)
def test_throwing_away_reaches_every_set_that_fits(held: str, lots: tuple[int, ...]) -> None:
    """More goods than fit: every largest set that can be kept is offered, each once."""
    s = table(players=1, era=2)
    p = me(s)
    own(p, *lots)
    ready(s)
    p.held = amounts(held)
    start = p.held[:]
    expected = set()
    for kept in itertools.product(*(range(n + 1) for n in start)):
        p.held = list(kept)
        if excess(p) <= 0:
            expected.add(kept)
    expected = {
        one
        for one in expected
        if not any(o != one and all(a >= b for a, b in zip(o, one, strict=True)) for o in expected)
    }
    p.held = start
    s.push(f.THROW_AWAY, 0)
    reached: list[tuple[int, ...]] = []
    todo = [s]
    while todo:
        now = todo.pop()
        if now.frames[-1][0] != f.THROW_AWAY:
            reached.append(tuple(now.players[0].held))
            continue
        op = now.ops[f.THROW_AWAY]
        for action in op.legal(now, now.frames[-1]):
            copy = now.clone()
            op.apply(copy, copy.frames[-1], action)
            todo.append(copy)
    assert len(reached) == len(set(reached))
    assert set(reached) == expected
