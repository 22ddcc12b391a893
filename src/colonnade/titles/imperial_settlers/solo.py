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
    CARDS,
    COMMON,
    COST_FOOD,
    COST_STONE,
    COST_WOOD,
    DEAL_GOOD,
    DECK,
    FACE,
    JAPANESE,
    KIND,
    RAZE_COUNTS,
    RAZE_FIELD,
)
from colonnade.titles.imperial_settlers.losing import lose_location
from colonnade.titles.imperial_settlers.state import CARD_BITS, SAMURAI_ON, Table

ATTACKS: Final = 2

# Japanese Faction Locations are attacked by the good of their Deal field, in this order.
DEAL_ORDER: Final = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)


def reveal_attack_card(s: Table) -> None:
    """Lay the top attack card over the others: it is the first target."""
    deck = s.attack_deck
    pick = s.chance(sum(deck))
    good = 0
    for good, cards in enumerate(deck):
        if pick < cards:
            break
        pick -= cards
    deck[good] -= 1
    s.line.insert(0, good)
    if s.log is not None:
        s.tell(events.REVEALS_ATTACK, -1, good)


def collect_locations(s: Table) -> None:
    """The virtual player's Locations of the round go to the Collection pile."""
    cards = [location & CARD_BITS for location in s.virtual]
    s.collection += cards
    s.virtual.clear()
    if s.log is not None:
        for card in cards:
            s.tell(events.COLLECTS, -1, card)


class AttackOp(Op[Table]):
    """The attacks left; `a` counts those made."""

    def run(self, s: Table, f: Frame) -> None:
        s.frames.pop()
        attack_phase(s, f[2])


def attack_phase(s: Table, made: int) -> None:
    """Collect, then attack twice; where the player has to choose, the rest waits in a frame."""
    depth = len(s.frames)
    if made == 0:
        collect_locations(s)
    while made < ATTACKS:
        made += 1
        reveal_attack_card(s)
        attack(s)
        if len(s.frames) > depth:
            s.frames.insert(depth, (frames.ATTACK, 0, made, 0, 0))
            return


def attack(s: Table) -> None:
    """Take what the two targets hit; among equals the player chooses."""
    second = second_target(s)
    if second < 0:
        if s.log is not None:
            s.tell(events.ATTACK_MISSES, -1)
        return
    hit = attacked(s, second)
    if len(hit) == 1:
        take_location(s, hit[0], second)
    else:
        s.push(frames.SACRIFICE, 0, second)


def second_target(s: Table) -> int:
    """Where in the line the card stands that makes a pair with the first, -1 if none does."""
    first = s.line[0]
    if first == VP and faction_attack(s):
        return 1 + s.line[1:].index(VP)
    shown = 0  # on the raze fields that show the first target
    for location in s.players[0].built:
        field = COMMON_RAZE_BITS[location & CARD_BITS]
        if field >> first & 1:
            shown |= field
    if shown:
        for place in range(1, len(s.line)):
            second = s.line[place]
            if shown >> (second + PAIR if second == first else second) & 1:
                return place
    return -1


# The goods of a Common card's raze field, one bit each; another bit where it shows a good twice.
PAIR: Final = VP + 1
COMMON_RAZE_BITS: Final[list[int]] = [
    sum(
        [
            (1 << good if RAZE_COUNTS[good][card] else 0)
            + (1 << good + PAIR if RAZE_COUNTS[good][card] >= 2 else 0)
            for good in range(PAIR)
        ]
    )
    if DECK[card] == COMMON
    else 0
    for card in range(CARDS)
]


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
    pair = 1 << first | 1 << (second + PAIR if second == first else second)
    found: list[int] = []
    for location in s.players[0].built:
        card = location & CARD_BITS
        if COMMON_RAZE_BITS[card] & pair == pair:
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
    if len(hits) == 1:
        return hits
    best = max([priority(card, by_deal) for card in hits])
    found: list[int] = []
    seen: list[int] = []
    for location in s.players[0].built:
        card = location & CARD_BITS
        if card in hits and priority(card, by_deal) == best:
            alike = (location & SAMURAI_ON) + FACE[card]
            if alike in seen:
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
        take_location(s, action - DO_OWN, f[2])


def take_location(s: Table, card: int, place: int) -> None:
    """The attacked Location is collected, the two targets go to the end of the line (p.14)."""
    lose_location(s, 0, card)
    s.collection.append(card)
    s.tell(events.ATTACK_TAKES, -1, card)
    second = s.line.pop(place)
    first = s.line.pop(0)
    s.line += [first, second]
