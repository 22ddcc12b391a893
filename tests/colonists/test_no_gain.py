"""No chain of exchanges gains goods from nothing, over all colonies, places and cards together.

In the graph is everything that turns goods into goods, whatever it costs in turns or cards:

- the Alchemist colony's exchanges on receipt (levels I to III, both ways) and its market
  action (level IV: three goods for a tool), the Market Stand (four goods for a tool);
- the Trader colony's exchanges, all levels;
- every line of every Refiner, market card and immediate improvement, the Industrialist's
  year-end exchanges of all levels, Panel Saw, Kiln and Charcoal Furnace.

Alchemy and trades are the dangerous part: they cost no turn of their own or can be repeated
at will in one. The rest takes a turn, a card or a year for each step, and would be allowed to
gain; it is in the graph all the same, because goods pass freely from the one to the other.

Not in the graph is what hands out goods for nothing but a turn or a place in the calendar
(Resource Places, Subsidy, gifts, production, the Altruist's discount), and sales: dollars are
never turned back into goods (p.10).
"""

import itertools

import pytest

from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import production
from colonnade.titles.colonists import tables as t
from conftest import SOAK

Goods = tuple[int, ...]  # how many of each, tools last
Exchange = tuple[Goods, Goods]  # paid, got

KINDS = c.TOOL + 1
# goods on hand at the start of a chain, at most
MOST = 4 if SOAK else 3


def bundle(amounts: dict[int, int]) -> Goods:
    return tuple(amounts.get(g, 0) for g in range(KINDS))


def alchemy() -> set[Exchange]:
    found = set()
    for _, one, other in c.ALCHEMY:
        found |= {(bundle({one: 1}), bundle({other: 1})), (bundle({other: 1}), bundle({one: 1}))}
    for n in (c.TRANSMUTED_GOODS, c.STAND_GOODS):
        for goods in itertools.combinations_with_replacement(range(c.STORED), n):
            found.add((bundle({g: goods.count(g) for g in goods}), bundle({c.TOOL: 1})))
    return found


def trades(both_ways: bool = False) -> set[Exchange]:
    """The Trader's rates; `both_ways` as they are not: the uneven ones downward too."""
    found = set()
    for a, b in itertools.product(range(4), repeat=2):
        rate = c.TRADE_RATES[a][b]
        if rate == 0:
            continue
        for target in c.TRADE_GROUPS[b]:
            for given in itertools.combinations_with_replacement(c.TRADE_GROUPS[a], rate):
                if given != (target,):
                    paid = bundle({g: given.count(g) for g in given})
                    found.add((paid, bundle({target: 1})))
                    if both_ways and rate > 1:
                        found.add((bundle({target: 1}), paid))
    return found


def lines() -> set[Exchange]:
    """Every line of a place, a market card, an improvement and the year's end, but sales."""
    assert production.INDUSTRY_DEEDS  # its lines are numbered with the others
    assert production.YEARLY_DEEDS
    found = set()
    for line, cost in enumerate(t.LINE_COST):
        got = dict(t.LINE_GIVES[line])
        if c.DOLLAR not in got:
            paid = {**dict(t.COST_GOODS[cost]), c.TOOL: t.COST_TOOLS[cost]}
            found.add((bundle(paid), bundle(got)))
    return found


def everything() -> set[Exchange]:
    return alchemy() | trades() | lines()


# --- by search --------------------------------------------------------------------------


def hands(most: int) -> list[Goods]:
    """Every hand of so many goods and tools, or fewer."""
    return [
        bundle({g: goods.count(g) for g in goods})
        for n in range(1, most + 1)
        for goods in itertools.combinations_with_replacement(range(KINDS), n)
    ]


class Graph:
    """Hands of goods; an edge is an exchange. Edges are found when a hand is first reached."""

    def __init__(self, exchanges: set[Exchange]) -> None:
        self.by_kind: list[list[Exchange]] = [[] for _ in range(KINDS)]
        for exchange in sorted(exchanges):
            first = next(g for g in range(KINDS) if exchange[0][g])
            self.by_kind[first].append(exchange)
        self.edges: dict[Goods, list[Goods]] = {}

    def after(self, hand: Goods) -> list[Goods]:
        found = self.edges.get(hand)
        if found is None:
            found = [
                tuple(have - n + m for have, n, m in zip(hand, paid, got, strict=True))
                for g in range(KINDS)
                if hand[g]
                for paid, got in self.by_kind[g]
                if all(have >= n for have, n in zip(hand, paid, strict=True))
            ]
            self.edges[hand] = found
        return found

    def gain(self, start: Goods, longest: int) -> Goods | None:
        """A hand that can be reached and has all of the start and more; None if there is none."""
        seen = {start}
        edge = [start]
        while edge:
            hand = edge.pop()
            for after in self.after(hand):
                if after in seen:
                    continue
                if all(have >= n for have, n in zip(after, start, strict=True)):
                    return after
                assert len(seen) < longest, "the search does not come to an end"
                seen.add(after)
                edge.append(after)
        return None


def first_gain(exchanges: set[Exchange], most: int) -> tuple[Goods, Goods] | None:
    graph = Graph(exchanges)
    for start in hands(most):
        found = graph.gain(start, 50_000)
        if found is not None:
            return start, found
    return None


def test_no_chain_gains_found_by_exhaustive_search() -> None:
    """From every hand of a few goods, all chains of any length: none comes back richer.

    The search ends by itself, because no chain goes on for ever making new hands.
    """
    assert len(hands(MOST)) == (1000 if SOAK else 285)
    assert first_gain(everything(), MOST) is None


@pytest.mark.parametrize(
    ("paid", "got"),
    [
        ({c.PLANK: 1}, {c.WOOD: 2}),  # with the Carpenter: 1 wood, 1 plank, 2 wood
        ({c.ORE: 1}, {c.FOOD: 2}),  # with alchemy
        ({c.TOOL: 1}, {c.COAL: 1}),  # with the Blacksmith: 1 wood 1 ore, 2 tools
    ],
)
def test_the_search_finds_a_planted_gain(paid: dict[int, int], got: dict[int, int]) -> None:
    planted = everything() | {(bundle(paid), bundle(got))}
    assert first_gain(planted, 2) is not None
    assert not any(holds(planted, values) for values in price_lists())


def test_without_the_ruling_trades_would_gain() -> None:
    """Ruling 1: uneven rates both ways, and 1 ore is 3 food, by alchemy 3 ore."""
    exchanges = alchemy() | trades(both_ways=True)
    assert first_gain(exchanges, 1) is not None
    assert not any(holds(exchanges, values) for values in price_lists())


# --- by prices: for hands of any size ---------------------------------------------------


def price_lists() -> list[Goods]:
    """Values for W C P B O K I F R T: goods that change 1:1 both ways share one."""
    return [
        (basic, basic, refined, refined, basic, basic, metal, basic, basic, metal)
        for basic, refined, metal in itertools.product(range(1, 7), repeat=3)
    ]


def worth(goods: Goods, values: Goods) -> int:
    return sum(n * value for n, value in zip(goods, values, strict=True))


def holds(exchanges: set[Exchange], values: Goods) -> bool:
    return all(worth(paid, values) >= worth(got, values) for paid, got in exchanges)


def test_one_price_list_fits_every_exchange() -> None:
    """Every good is worth something and no exchange adds worth: so no chain gains, from any hand.

    Basic goods, ore, coal and robes 5, planks and bricks 5, iron and tools 1 is such a list.
    """
    exchanges = everything()
    fitting = [values for values in price_lists() if holds(exchanges, values)]
    assert (5, 5, 5, 5, 5, 5, 1, 5, 5, 1) in fitting


def test_the_graph_has_every_kind_of_exchange() -> None:
    """One of each sort, so that a sort left out of the graph is noticed."""
    graph = everything()
    for paid, got in (
        ("1W", "1C"),  # Alchemist I
        ("3F", "1T"),  # Alchemist IV
        ("1W 1C 1F 1R", "1T"),  # Market Stand
        ("2W 1F", "1K"),  # Trader III, mixed
        ("1W 1C", "2B"),  # Brickburner
        ("1I 1K", "6T"),  # Ironsmith
        ("2C", "1B"),  # market cards, Kiln
        ("1B", "1T"),  # Tool Trader
        ("2O 3W", "1I"),  # Large Ironsmelter
        ("5W", "2K"),  # Industrialist IV, Charburner
    ):
        assert (bundle(dict(c.goods(paid))), bundle(dict(c.goods(got)))) in graph
