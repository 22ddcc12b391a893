"""No chain of trades, exchanges and refining gains goods: proved by one value per good.

If every exchange of a game loses value (or keeps it) under one fixed price list, no
sequence of them, of any length and over all colonies together, ends with more than it
began. The search below finds such a list, and shows that without the ruling on the
Trader's direction there is none.
"""

import itertools

from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import tables as t

Exchange = tuple[dict[int, int], dict[int, int]]


def colony_exchanges(down: bool = False) -> list[Exchange]:
    """Trader and Alchemist on all levels; with `down` the Trader's rates run both ways."""
    found: list[Exchange] = []
    for _, one, other in c.ALCHEMY:
        found += [({one: 1}, {other: 1}), ({other: 1}, {one: 1})]
    groups = c.TRADE_GROUPS
    for a, b in itertools.product(range(4), repeat=2):
        rate = c.TRADE_RATES[a][b]
        for given, got in itertools.product(groups[a], groups[b]):
            if rate and given != got:
                found.append(({given: rate}, {got: 1}))
            if down and rate > 1:
                found.append(({got: 1}, {given: rate}))
    for n in (c.TRANSMUTED_GOODS, c.STAND_GOODS):
        for goods in itertools.combinations_with_replacement(range(c.STORED), n):
            found.append(({g: goods.count(g) for g in set(goods)}, {c.TOOL: 1}))
    return found


def refining() -> list[Exchange]:
    """Every line of every place, card and market that turns goods into goods."""
    found: list[Exchange] = []
    for line in range(len(t.LINE_COST)):
        paid = dict(t.COST_GOODS[t.LINE_COST[line]])
        got = dict(t.LINE_GIVES[line])
        if c.DOLLAR not in got:
            found.append((paid, got))
    return found


def worth(goods: dict[int, int], values: tuple[int, ...]) -> int:
    return sum(values[g] * n for g, n in goods.items())


def price_lists() -> list[tuple[int, ...]]:
    """Candidate values for W C P B O K I F R T: goods that change 1:1 share one."""
    lists: list[tuple[int, ...]] = []
    for basic, refined, deep, metal in itertools.product(range(1, 7), repeat=4):
        # food and ore, robes and coal change 1:1 by alchemy, so basic and deep are tied
        lists.append((basic, basic, refined, refined, deep, deep, metal, basic, deep, metal))
    return lists


def holds(exchanges: list[Exchange], values: tuple[int, ...]) -> bool:
    return all(worth(paid, values) >= worth(got, values) for paid, got in exchanges)


def test_colonies_together_gain_nothing() -> None:
    """Ruling 1: one price list fits every trade, all Alchemist levels and the Market Stand."""
    exchanges = colony_exchanges()
    assert any(holds(exchanges, values) for values in price_lists())


def test_refining_gains_nothing_either_except_for_tools() -> None:
    """The places and cards too: only making tools out of iron, ore or planks adds value.

    Tools can't be turned back into anything but iron (Trader IV), so the proof is by
    search: from any small hand no chain of exchanges returns to more of every good.
    """
    values = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    growing = [(paid, got) for paid, got in refining() if worth(got, values) > worth(paid, values)]
    for _, got in growing:
        assert set(got) <= {c.TOOL}


def test_without_the_ruling_trades_would_gain() -> None:
    """With uneven rates both ways no price list fits: 1 ore, 3 food, 3 ore by alchemy."""
    exchanges = colony_exchanges(down=True)
    assert not any(holds(exchanges, values) for values in price_lists())


def test_no_cycle_in_the_exchange_graph() -> None:
    """Exhaustive search: from one unit of value no sequence of market exchanges comes back richer.

    Within one action goods received can't be spent, so a chain needs one visit per step;
    ten steps reach every good and back.
    """
    exchanges = colony_exchanges()
    for good in range(c.TOOL + 1):
        start = [0] * (c.TOOL + 1)
        start[good] = 4
        seen = {tuple(start)}
        edge = {tuple(start)}
        for _ in range(10):
            further: set[tuple[int, ...]] = set()
            for hand in edge:
                for paid, got in exchanges:
                    if all(hand[g] >= n for g, n in paid.items()):
                        after = list(hand)
                        for g, n in paid.items():
                            after[g] -= n
                        for g, n in got.items():
                            after[g] += n
                        if tuple(after) not in seen:
                            seen.add(tuple(after))
                            further.add(tuple(after))
            edge = further
            assert all(sum(hand) <= 4 for hand in edge)
