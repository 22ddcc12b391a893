"""The virtual player of the solo game: what he collects, and his attacks."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.actions import (
    DO_OWN,
)
from colonnade.titles.imperial_settlers.cards import (
    CARD,
    FOOD,
    GOLD,
    RAZE,
    STONE,
    VP,
    WOOD,
    WORKER,
)
from colonnade.titles.imperial_settlers.components import (
    COMMON,
    COMMON_CARDS,
    COST_FOOD,
    COST_STONE,
    COST_WOOD,
    DEAL_GOOD,
    DECK,
    FACE,
    JAPANESE,
    KIND,
    ONLY_COPY,
    RAZE_COUNTS,
    RAZE_FIELD,
)
from colonnade.titles.imperial_settlers.losing import lose_location
from colonnade.titles.imperial_settlers.state import CARD_BITS, Table

ATTACKS: Final = 2

# Japanese Faction Locations are attacked by the good of their Deal field, in this order.
DEAL_ORDER: Final = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)


def reveal_attack_card(s: Table) -> None:
    """Lay the top attack card over the others: it is the first target."""
    pick = s.chance(sum(s.attack_deck))
    rest = s.attack_deck[:]
    good = 0
    while pick >= rest[good]:
        pick -= rest[good]
        good += 1
    rest[good] -= 1
    s.attack_deck = rest
    s.line = [good, *s.line]
    s.tell(events.REVEALS_ATTACK, -1, good)


def collect_locations(s: Table) -> None:
    """The virtual player's Locations of the round go to the Collection pile."""
    for location in s.virtual:
        s.collection = [*s.collection, location & CARD_BITS]
        s.tell(events.COLLECTS, -1, location & CARD_BITS)
    s.virtual = []


class AttackOp(Op[Table]):
    """Collect, then attack twice; `a` counts the attacks made."""

    def run(self, s: Table, f: Frame) -> None:
        depth = len(s.frames)
        made = f[2]
        if made == 0:
            collect_locations(s)
        while made < ATTACKS:
            made += 1
            reveal_attack_card(s)
            attack(s)
            if len(s.frames) > depth:
                s.frames[depth - 1] = (frames.ATTACK, 0, made, 0, 0)
                return
        s.frames.pop()


def attack(s: Table) -> None:
    """Find what the two targets hit; among equals the player chooses."""
    second = second_target(s)
    if second < 0:
        s.tell(events.ATTACK_MISSES, -1)
        return
    s.push(frames.SACRIFICE, 0, second)


def second_target(s: Table) -> int:
    """Where in the line the card stands that makes a pair with the first, -1 if none does."""
    if faction_attack(s):
        return 1 + s.line[1:].index(VP)
    if not any(RAZE_COUNTS[s.line[0]][x & CARD_BITS] for x in s.players[0].built):
        return -1
    for place in range(1, len(s.line)):
        if common_hits(s, place):
            return place
    return -1


def faction_attack(s: Table) -> bool:
    """Against the Japanese, two VP targets aim at a Faction Location (p.14)."""
    return (
        s.players[0].faction == JAPANESE
        and s.line[0] == VP
        and VP in s.line[1:]
        and len(faction_hits(s)) > 0
    )


def faction_hits(s: Table) -> list[int]:
    """The built Faction Locations with a raze field."""
    return [
        x & CARD_BITS
        for x in s.players[0].built
        if DECK[x & CARD_BITS] != COMMON and RAZE_FIELD[x & CARD_BITS]
    ]


def common_hits(s: Table, place: int) -> list[int]:
    """The built Common Locations whose raze field shows the first target and another one."""
    first = s.line[0]
    second = s.line[place]
    firsts = RAZE_COUNTS[first]
    seconds = RAZE_COUNTS[second]
    wanted = 2 if first == second else 1
    found: list[int] = []
    for location in s.players[0].built:
        card = location & CARD_BITS
        if firsts[card] >= wanted and seconds[card] and card < COMMON_CARDS:
            found.append(card)
    return found


def priority(card: int, by_deal: bool) -> tuple[int, int, int, int]:
    """Higher is attacked first: Deal field, kind, resources in the cost, stone in the cost."""
    deal = -DEAL_ORDER.index(DEAL_GOOD[card]) if by_deal else 0
    cost = COST_WOOD[card] + COST_STONE[card] + COST_FOOD[card]
    return (deal, KIND[card], cost, COST_STONE[card])


def attacked(s: Table, place: int) -> list[int]:
    """The Locations equal in every priority, as cards; of those alike only the first."""
    by_deal = faction_attack(s)
    hits = faction_hits(s) if by_deal else common_hits(s, place)
    best = max([priority(card, by_deal) for card in hits])
    found: list[int] = []
    seen: list[int] = []
    for location in s.players[0].built:
        card = location & CARD_BITS
        if card in hits and priority(card, by_deal) == best:
            alike = location - card + FACE[card]
            if not ONLY_COPY[card] and alike in seen:
                continue
            seen.append(alike)
            found.append(card)
    return found


class SacrificeOp(Op[Table]):
    """The attacked Location; the player chooses between equals. `a`: the second target."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return sorted([DO_OWN + card for card in attacked(s, f[2])])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        card = action - DO_OWN
        lose_location(s, 0, card)
        s.collection = [*s.collection, card]
        s.tell(events.ATTACK_TAKES, -1, card)
        place = f[2]
        first, second = s.line[0], s.line[place]
        s.line = [*s.line[1:place], *s.line[place + 1 :], first, second]
