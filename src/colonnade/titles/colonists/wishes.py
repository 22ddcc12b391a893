"""How to come to use one component: what it costs, where, and which actions lead there.

A bot that wants to try everything takes one wish a game (see used.py for their names) and
asks here how far each legal action helps. Rough on purpose: it is a wish, not a plan.
"""

import functools
from typing import Final, NamedTuple

from colonnade.kernel.state import State
from colonnade.titles.colonists import actions as a
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.actions import ACTIONS
from colonnade.titles.colonists.improvements import can_play
from colonnade.titles.colonists.later import PLACE_IN_ORDER
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.used import MARKET_PARTS, level_name

FULFILS: Final = 12.0
HELPS: Final = 4.0
HARMS: Final = -6.0
KEEN: Final = 1.5
DEAR: Final = 6  # dollars; for a card of such a price everything is saved
FAR: Final = 5  # so many steps are no way to a place
STORE_KINDS: Final = (c.STORAGE_HOUSE, c.STORAGE_SHED)
# what a few storage facilities need around them, taken before a later start: kind -> how many
HOUSEHOLD: Final = {c.FARM: 4, c.FLAT: 4, c.HUNTING_LODGE: 4}


class Wish(NamedTuple):
    """What it takes: goods and tools on hand, perhaps a building or a card, and the place."""

    cost: int = t.NOTHING
    place: str = ""  # the kind of tile where it is done
    kind: int = -1  # the building to put up
    source: int = -1  # the building it is remodelled from
    card: int = -1
    colony: int = -1
    level: int = 0
    part: str = ""  # of a market card


@functools.cache
def wish_of(table: str, name: str) -> Wish:
    """What a row of used.tables() takes."""
    if table == "buildings":
        return wish_for_building(c.BUILDING_NAMES.index(name))
    if table == "colony_levels":
        colony, level = name.split()
        n = c.ERAS.index(level) + 1
        return Wish(t.LEVEL_COST[n], "diplomat", colony=c.COLONIES.index(colony), level=n)
    if table == "improvements":
        return wish_for_card(t.CARD_NAMES.index(name))
    if table == "limited_improvements_used":
        card = t.CARD_NAMES.index(name)
        return Wish(t.CARD_COST[card], "developer", card=card)
    if table == "market_cards":
        market, _, part = name.rpartition(" ")
        return wish_for_market(t.MARKET_NAMES.index(market), part)
    if table == "places":
        return wish_for_place(t.PLACE_NAMES.index(name))
    return Wish()


def wish_for_building(kind: int, cost: int = -1, place: str = "") -> Wish:
    where = place or f"builder: {c.BUILDING_NAMES[kind]}"
    price = t.KIND_COST[kind] if cost < 0 else cost
    return Wish(price, where, kind=kind, source=t.KIND_FROM[kind])


@functools.cache
def wish_for_card(card: int) -> Wish:
    """A card in hand and its price: of the card, the contract or the first exchange."""
    deeds = t.CARD_DEEDS[card]
    if not deeds:
        return Wish(t.CARD_COST[card], "developer", card=card)
    if t.DEED_SORT[deeds[0]] == c.BUILD:
        found = wish_for_building(t.DEED_KIND[deeds[0]], t.DEED_COST[deeds[0]], "developer")
        return found._replace(card=card)
    lines = t.DEED_LINES[deeds[0]]
    return Wish(t.LINE_COST[lines[0]] if lines else t.NOTHING, "developer", card=card)


def wish_for_market(market: int, part: str) -> Wish:
    deed = {"sale": t.MARKET_SALE, "card": t.MARKET_ACTION}.get(part)
    if deed is None:
        return Wish(place="market", part=part)
    return wish_for_deed(deed[market], "market")._replace(part=part)


def wish_for_place(place: int) -> Wish:
    return wish_for_deed(t.PLACE_DEEDS[place][0], t.PLACE_NAMES[place])


def wish_for_deed(deed: int, place: str) -> Wish:
    if t.DEED_SORT[deed] == c.BUILD:
        return wish_for_building(t.DEED_KIND[deed], place=place)
    if t.DEED_SORT[deed] == c.EXCHANGE:
        return Wish(t.LINE_COST[t.DEED_LINES[deed][0]], place)
    return Wish(place=place)


def possible(state: State) -> list[tuple[str, str]]:
    """What may be wished in a game, dear things many times: they rarely come by chance."""
    return [wish for wish in within_reach(state) for _ in range(1 + price(wish_of(*wish)))]


def price(wish: Wish) -> int:
    """What its goods would cost before a later start."""
    return sum(n * c.GOODS_PRICE[g] for g, n in t.COST_GOODS[wish.cost])


def within_reach(state: State) -> list[tuple[str, str]]:
    """What the eras and colonies of a game can bring and a later start does not give away.

    A later start is dealt cards of the era before it and finds the places of all eras before,
    and whoever starts late is rich: what is dear is most easily had there.
    """
    assert isinstance(state, ColonistsState)
    eras = range(state.first_era, state.last_era + 1)
    dealt = range(state.first_era - 1, state.last_era + 1)
    found = [("buildings", row.name) for row in c.BUILDINGS if max(row.era, 1) in eras]
    found += [
        ("colony_levels", level_name(colony, level))
        for colony in state.colonies
        for level in range(state.first_era, state.last_era + 1)
    ]
    found += [("improvements", t.CARD_NAMES[i]) for i in range(t.CARDS) if t.CARD_ERA[i] in dealt]
    found += [
        ("limited_improvements_used", t.CARD_NAMES[i])
        for i in t.LIMITED_CARDS
        if t.CARD_ERA[i] in dealt
    ]
    found += [
        ("market_cards", f"{name} {part}")
        for name, era in zip(t.MARKET_NAMES, t.MARKET_ERA, strict=True)
        for part in MARKET_PARTS
        if era in eras
    ]
    found += [
        ("places", t.PLACE_NAMES[i])
        for i in range(t.PLACE_COUNT)
        if t.PLACE_ERA[i] <= state.last_era
    ]
    return found


# --- what is still lacking --------------------------------------------------------------

# how a refined good is made: the basic goods it takes
MADE_FROM: Final = {
    c.PLANK: ((c.WOOD, 2),),
    c.BRICK: ((c.WOOD, 1), (c.CLAY, 2)),
    c.COAL: ((c.WOOD, 3),),
    c.IRON: ((c.ORE, 2), (c.COAL, 1)),
}


def needed(wish: Wish) -> list[int]:
    """The goods and tools of its cost."""
    goods = [0] * (c.TOOL + 1)
    for g, n in t.COST_GOODS[wish.cost]:
        goods[g] = n
    goods[c.TOOL] = t.COST_TOOLS[wish.cost]
    return goods


def lacking(p: Player, goods: list[int]) -> list[int]:
    """What is missing, and what the missing goods are made of."""
    lack = [max(0, goods[g] - p.held[g] - p.buffered[g]) for g in range(c.STORED)]
    lack.append(max(0, goods[c.TOOL] - p.tools))
    for g in (c.IRON, c.COAL, c.BRICK, c.PLANK):
        if lack[g]:
            for part, n in MADE_FROM[g]:
                lack[part] += max(0, n * lack[g] - max(0, p.held[part] - goods[part]))
    return lack


# --- how an action helps ----------------------------------------------------------------


def toward(state: State, table: str, name: str) -> list[float]:
    """How far each legal action leads towards a wish, in the order of state.choices."""
    assert isinstance(state, ColonistsState)
    p = state.players[state.actor]
    wish = for_now(state, p, wish_of(table, name))
    goods = needed(wish)
    lack = lacking(p, goods)
    return [helps(state, p, wish, goods, lack, action) for action in state.choices]


def for_now(s: ColonistsState, p: Player, wish: Wish) -> Wish:
    """For a cheap card that is not in hand the one there that lacks least stands in."""
    if wish.card < 0 or wish.card in p.hand or price(wish) >= DEAR:
        return wish
    near = [other for other in map(wish_for_card, p.hand) if within_means(s, p, other)]
    return min(near, key=lambda other: sum(lacking(p, needed(other))), default=wish)


def within_means(s: ColonistsState, p: Player, wish: Wish) -> bool:
    """Can a card be played, or does it only lack goods?"""
    return any(lacking(p, needed(wish))) or can_play(s, p, wish.card)


def helps(
    s: ColonistsState, p: Player, wish: Wish, goods: list[int], lack: list[int], action: int
) -> float:
    key, parts = ACTIONS.keys[action], ACTIONS.parts[action]
    if key == "move":
        return visit_helps(s, p, wish, lack, parts[1])
    if key in ("pay", "pay-full", "throw"):
        g = parts[0]
        has = p.held[g] if g < c.STORED else p.tools
        return HARMS if has <= goods[g] else 0.0
    if key == "buy-good":  # goods are bought in one order, too
        g = parts[0]
        wanted = p.held[g] + p.buffered[g] < goods[g]
        return FULFILS + HELPS * (c.STORED - g) if wanted else HARMS
    if key == "lord-takes":
        return HELPS if lack[parts[0]] else HARMS
    if key == "line":
        return line_helps(s, p, goods, lack, parts[0], parts[1] + 1)
    if key in ("buy-building", "buy-embassy"):
        return start_helps(s, p, wish, key, parts)
    if key in ("keep", "drop", "play", "no-discount", "use-ticket"):
        card = parts[0] if key in ("keep", "drop", "play") else t.LIMITED_CARDS[parts[0]]
        return (HARMS if key == "drop" else FULFILS) if card == wish.card else 0.0
    if key == "number":
        return 2.0 * parts[0]
    if key == "gift":
        return HELPS * sum(1 for g, _ in t.GIFT_GOODS[parts[0]] if lack[g])
    if key == "act":
        role = a.ROLES[parts[0]]
        return FULFILS if wish.part and role.endswith(wish.part) else HARMS * (role == "sale")
    return project_helps(p, wish, key, parts)


def project_helps(p: Player, wish: Wish, key: str, parts: tuple[int, ...]) -> float:
    """Building, remodelling and diplomacy: the wish itself, or a waste."""
    if key in ("build-on", "build-over"):
        if parts[0] >= c.EMBASSY:
            return HELPS if parts[0] - c.EMBASSY == wish.colony else -2.0
        return FULFILS if parts[0] == wish.kind else HELPS if parts[0] == wish.source else -1.0
    if key == "remodel":
        return HELPS
    if key == "improve":
        return FULFILS if parts[0] == wish.colony else -2.0
    if key == "hire":
        return 1.0 if t.KIND_SORT[p.kind[parts[1]]] == c.STORAGE else -1.0
    return 0.0


def visit_helps(s: ColonistsState, p: Player, wish: Wish, lack: list[int], tile: int) -> float:
    """Going to a place: to draw the card, to fulfil the wish, or to fetch what is missing."""
    name = "market" if tile >= t.FIRST_MARKET else t.PLACE_NAMES[tile]
    in_hand = wish.card in p.hand
    if wish.card >= 0 and not in_hand:
        if name in ("librarian", "developer"):
            return HELPS if name == "librarian" else 0.0
        return max(nearer(s, tile, "librarian") / 2, brings(s, p, wish, lack, tile))
    if in_hand and name == "developer":
        return FULFILS if can_play(s, p, wish.card) else 0.5
    if any(lack):
        return brings(s, p, wish, lack, tile)
    if name == wish.place:
        return FULFILS if name != "market" else HELPS
    return nearer(s, tile, wish.place)


def brings(s: ColonistsState, p: Player, wish: Wish, lack: list[int], tile: int) -> float:
    """What is missing and can be had at a tile, by the best of what may be done there."""
    deeds = t.MARKET_DEEDS[s.market_card] if tile >= t.FIRST_MARKET else t.PLACE_DEEDS[tile]
    return max(deed_helps(p, wish, lack, deed) for deed in deeds)


def deed_helps(p: Player, wish: Wish, lack: list[int], deed: int) -> float:
    """What may be done somewhere: the goods it brings; building spends them on something else."""
    if t.DEED_SORT[deed] == c.BUILD:
        leads = t.DEED_KIND[deed] == wish.source and not p.count[wish.source]
        return HELPS if leads else HARMS
    best = float(sum(min(n, lack[g]) for g, n in t.DEED_GIVES[deed] if g <= c.TOOL))
    for line in t.DEED_LINES[deed]:
        best = max(best, sum(2.0 for g, _ in t.LINE_GIVES[line] if g <= c.TOOL and lack[g]))
    return best


def nearer(s: ColonistsState, tile: int, place: str) -> float:
    """How a tile helps on the way to a place: the more the fewer steps it is from it."""
    for steps in range(1, FAR):
        if any(t.PLACE_NAMES[other] == place for other in s.map().reach(tile, steps)):
            return HELPS * (FAR - steps) / (FAR - 1)
    return 0.0


def line_helps(
    s: ColonistsState, p: Player, goods: list[int], lack: list[int], row: int, times: int
) -> float:
    """Using a line of exchange: as often as its goods are missing, not with what is needed."""
    line = t.DEED_LINES[s.frames[-1][2]][row]
    if any(p.held[g] - n * times < goods[g] for g, n in t.COST_GOODS[t.LINE_COST[line]]):
        return HARMS
    for g, n in t.LINE_GIVES[line]:
        if g <= c.TOOL and lack[g] > 0:
            return HELPS - abs(times * n - lack[g])
    return -0.5 * times


def start_helps(
    s: ColonistsState, p: Player, wish: Wish, key: str, parts: tuple[int, ...]
) -> float:
    """Before a later start: storage and its household, the wish or what leads to it."""
    if key == "buy-embassy":
        if parts[0] != (wish.colony if wish.card < 0 else c.SCHOLAR):
            return HARMS
        return FULFILS if parts[1] + 1 == s.first_era - 1 else 0.0
    kind = parts[0]
    wanted = HOUSEHOLD.get(kind, 0)
    if kind in STORE_KINDS:
        wanted = 3 if kind == (c.STORAGE_HOUSE if s.first_era > 2 else c.STORAGE_SHED) else 0
    if kind == wish.source or (kind == c.LIBRARY and wish.card >= 0):
        wanted += 1
    # kinds are taken in one order, so what comes first in it is taken first
    return HELPS + KEEN * (c.KINDS - PLACE_IN_ORDER[kind]) if p.count[kind] < wanted else HARMS
