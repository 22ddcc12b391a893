"""What all rules share: gaining goods and VP, drawing cards, paying with gold in the mix."""

from bisect import insort
from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.actions import (
    DO_DRAW_COMMON,
    DO_DRAW_FACTION,
    DO_KEEP,
    DO_PAY,
    DO_TAKE,
    PAY_STONE_STEP,
    PAY_WOOD_STEP,
)
from colonnade.titles.imperial_settlers.cards import (
    CARD,
    COMMON_CARD,
    DEFENSE,
    FACTION_CARD,
    FOOD,
    GOLD,
    ON_VP,
    STONE,
    VP,
    WOOD,
    Bundle,
)
from colonnade.titles.imperial_settlers.components import (
    ATTACK_COUNTS,
    CAP,
    DEAL_GOOD,
    DOES,
    FACE,
    FIRST_CARD,
    LIKE,
    ONLY_COPY,
)
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    Player,
    Table,
    discard,
    without,
)

# where a drawn card goes
TO_HAND: Final = 0
TO_LOOK: Final = 1  # laid aside until the effect that drew it is over

# --- gaining ---------------------------------------------------------------------------


def gain_vp(s: Table, seat: int, count: int) -> None:
    """One gain of VP from one source; each Sphinx adds 1 to a gain of 2 or more."""
    p = s.players[seat]
    if count >= 2:
        for location in p.built:
            card = location & CARD_BITS
            if DOES[card] == ON_VP and count >= CAP[card]:
                p.vp += 1
                s.tell(events.SCORES, seat, 1, card)
    p.vp += count
    if s.log is not None:
        s.tell(events.SCORES, seat, count, -1)


def gain(s: Table, seat: int, goods: Bundle) -> None:
    """Take goods from the general supply, draw cards, score VP."""
    supply = s.players[seat].goods
    for i in range(0, len(goods), 2):
        good = goods[i]
        count = goods[i + 1]
        if good <= DEFENSE:
            supply[good] += count
            if s.log is not None:
                s.tell(events.GAINS, seat, good, count)
        elif good == VP:
            gain_vp(s, seat, count)
        elif good == CARD:
            draw(s, seat, count, TO_HAND)
        elif good == COMMON_CARD:
            draw_common(s, seat, TO_HAND)
        elif good == FACTION_CARD:
            draw_faction(s, seat, TO_HAND)
        else:
            s.push(frames.POST_SAMURAI, seat, count)


def gain_one(s: Table, seat: int, good: int) -> None:
    """Take one good of any kind."""
    if good <= DEFENSE:
        s.players[seat].goods[good] += 1
        s.tell(events.GAINS, seat, good, 1)
    elif good == VP:
        gain_vp(s, seat, 1)
    else:
        draw(s, seat, 1, TO_HAND)


# by Deal: what it gives, the good of its card, or of a stolen attack card
GOOD_OF_DEAL: Final[list[int]] = DEAL_GOOD + list(range(len(ATTACK_COUNTS)))


# --- drawing ---------------------------------------------------------------------------


def common_ready(s: Table) -> bool:
    """Can a Common card be drawn, if need be after a reshuffle?"""
    return len(s.common) > 0 or len(s.common_discard) > 0


def faction_ready(s: Table, p: Player) -> bool:
    """Can a Faction card be drawn? Its discards come back only by option."""
    return len(p.deck) > 0 or (s.reshuffle == 1 and len(fresh_discards(p)) > 0)


def fresh_discards(p: Player) -> list[int]:
    """The discards a reshuffle may bring back: none that was discarded in this round.

    Without this limit two Dojos and the Mill could rebuild each other without end.
    """
    return [card for card in p.discard if card not in p.spent]


def pull_common(s: Table) -> int:
    """The top Common card, -1 if there is none."""
    if not s.common:
        if not s.common_discard:
            return -1
        s.common = s.common_discard
        s.common_discard = []
        s.tell(events.RESHUFFLES, -1, 0)
    return s.common.pop(s.chance(len(s.common)))


def pull_faction(s: Table, seat: int) -> int:
    """The top card of a player's Faction deck, -1 if there is none."""
    p = s.players[seat]
    if not p.deck:
        if s.reshuffle == 0:
            return -1
        p.deck = fresh_discards(p)
        if not p.deck:
            return -1
        p.discard = p.spent[:]
        p.discard.sort()
        s.tell(events.RESHUFFLES, seat, p.faction + 1)
    return p.deck.pop(s.chance(len(p.deck)))


def turn_up(s: Table) -> None:
    """Something hidden is shown now: recorded like chance, so that nobody takes it back."""
    s.chance(1)


def receive(s: Table, seat: int, card: int, where: int) -> None:
    """Put a drawn card into the hand, or aside."""
    p = s.players[seat]
    if where == TO_HAND:
        insort(p.hand, card)
    else:
        p.looked = [*p.looked, card]
    if s.log is not None:
        s.tell_only(seat, events.DREW, seat, card)


def draw_common(s: Table, seat: int, where: int) -> None:
    card = pull_common(s)
    if card >= 0:
        if s.log is not None:
            s.tell(events.DRAWS, seat, 0)
        receive(s, seat, card, where)


def draw_faction(s: Table, seat: int, where: int) -> None:
    card = pull_faction(s, seat)
    if card >= 0:
        if s.log is not None:
            s.tell(events.DRAWS, seat, s.players[seat].faction + 1)
        receive(s, seat, card, where)


def draw(s: Table, seat: int, count: int, where: int) -> None:
    """Draw cards one by one, each from either deck; asks while both have cards (p.10)."""
    p = s.players[seat]
    while count > 0:
        if faction_ready(s, p):
            if common_ready(s):
                s.push(frames.DRAW, seat, count, where)
                return
            draw_faction(s, seat, where)
        elif common_ready(s):
            draw_common(s, seat, where)
        else:
            return
        count -= 1


def looked_to_hand(p: Player) -> None:
    for card in p.looked:
        insort(p.hand, card)
    p.looked = []


EITHER_DECK: Final[list[int]] = [DO_DRAW_COMMON, DO_DRAW_FACTION]


class DrawOp(Op[Table]):
    """From which deck the next card comes."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        if not common_ready(s):
            return EITHER_DECK[1:]
        if not faction_ready(s, s.players[f[1]]):
            return EITHER_DECK[:1]
        return EITHER_DECK

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        if action == DO_DRAW_COMMON:
            draw_common(s, f[1], f[3])
        else:
            draw_faction(s, f[1], f[3])
        if f[2] > 1:
            draw(s, f[1], f[2] - 1, f[3])


BACK_TO_DECK: Final = 0
TO_DISCARD: Final = 1


class KeepOp(Op[Table]):
    """Keep one of the cards looked at; the others go back into the deck or are discarded."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return faces_of(s.players[f[1]].looked, DO_KEEP)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        seat = f[1]
        p = s.players[seat]
        kept = card_of_face(p.looked, action - DO_KEEP)
        rest = without(p.looked, kept)
        p.looked = []
        insort(p.hand, kept)
        s.tell(events.KEEPS, seat)
        for card in rest:
            if f[2] == BACK_TO_DECK:
                insort(p.deck, card)
            else:
                discard(s, card)
                s.tell(events.DISCARDS, seat, LIKE[card])


def look_and_keep(s: Table, seat: int) -> None:
    """Look at two cards of the own Faction deck, keep one (Buddha's Temple, Architect)."""
    p = s.players[seat]
    draw_faction(s, seat, TO_LOOK)
    draw_faction(s, seat, TO_LOOK)
    if len(p.looked) > 1:
        s.push(frames.KEEP, seat, BACK_TO_DECK)
    else:
        looked_to_hand(p)


def faces_of(cards: list[int], first: int) -> list[int]:
    """One choice for each different face among the cards, in the order of the faces."""
    ordered = cards[:]
    ordered.sort()
    found: list[int] = []
    last = -1
    for card in ordered:
        face = FACE[card]
        if face != last:
            found.append(first + face)
            last = face
    return found


def card_of_face(cards: list[int], face: int) -> int:
    """The first card of a face."""
    first = FIRST_CARD[face]
    if ONLY_COPY[first] and first in cards:
        return first
    for card in cards:
        if FACE[card] == face:
            return card
    raise ValueError(f"no card of face {face}")


# --- choosing a good -------------------------------------------------------------------


class TakeGoodOp(Op[Table]):
    """Take one of several goods; `a` has a bit for each, `b` is the number of VP."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return [DO_TAKE + good for good in range(9) if f[2] >> good & 1]

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        good = action - DO_TAKE
        if good == VP:
            gain_vp(s, f[1], f[3])
        else:
            gain_one(s, f[1], good)


# --- paying ----------------------------------------------------------------------------


def can_pay(goods: list[int], wood: int, stone: int, food: int) -> bool:
    """Can the resources be paid, gold standing in for what is lacking?"""
    lacking = 0
    if wood > goods[WOOD]:
        lacking += wood - goods[WOOD]
    if stone > goods[STONE]:
        lacking += stone - goods[STONE]
    if food > goods[FOOD]:
        lacking += food - goods[FOOD]
    return lacking <= goods[GOLD]


def pay(s: Table, seat: int, wood: int, stone: int, food: int) -> bool:
    """Pay resources. False, and nothing paid, if the player has to choose what to pay in gold;
    the caller then asks with a PAY frame on top of what comes after."""
    goods = s.players[seat].goods
    if goods[GOLD] == 0:
        goods[WOOD] -= wood
        goods[STONE] -= stone
        goods[FOOD] -= food
        return True
    own = 0  # how much could be paid without gold
    lacking = 0
    if wood > goods[WOOD]:
        lacking += wood - goods[WOOD]
        own += goods[WOOD]
    else:
        own += wood
    if stone > goods[STONE]:
        lacking += stone - goods[STONE]
        own += goods[STONE]
    else:
        own += stone
    if food > goods[FOOD]:
        lacking += food - goods[FOOD]
        own += goods[FOOD]
    else:
        own += food
    if own > 0 and goods[GOLD] > lacking:
        return False
    if lacking:
        goods[GOLD] -= lacking
        s.tell(events.PAYS, seat, lacking)
    goods[WOOD] = max(0, goods[WOOD] - wood)
    goods[STONE] = max(0, goods[STONE] - stone)
    goods[FOOD] = max(0, goods[FOOD] - food)
    return True


class PayOp(Op[Table]):
    """How many of the wood, stone and food of a price are paid in gold."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        goods = s.players[f[1]].goods
        gold = goods[GOLD]
        least_stone = max(0, f[3] - goods[STONE])
        least_food = max(0, f[4] - goods[FOOD])
        mixes: list[int] = []
        for wood in range(max(0, f[2] - goods[WOOD]), f[2] + 1):
            for stone in range(least_stone, f[3] + 1):
                mix = DO_PAY + wood * PAY_WOOD_STEP + stone * PAY_STONE_STEP
                most_food = min(f[4], gold - wood - stone)
                for food in range(least_food, most_food + 1):
                    mixes.append(mix + food)
        return mixes

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        mix = action - DO_PAY
        wood = mix // PAY_WOOD_STEP
        stone = mix % PAY_WOOD_STEP // PAY_STONE_STEP
        food = mix % PAY_STONE_STEP
        goods = s.players[f[1]].goods
        goods[WOOD] -= f[2] - wood
        goods[STONE] -= f[3] - stone
        goods[FOOD] -= f[4] - food
        gold = wood + stone + food
        goods[GOLD] -= gold
        if gold:
            s.tell(events.PAYS, f[1], gold)
