"""Improvements (p.16-17): drawing, keeping, dropping and playing cards."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import DONE, DROP, HIRE, KEEP, NO_DISCOUNT, PLAY, SKIP
from colonnade.titles.colonists.building import can_build
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.components import (
    ALTRUIST,
    CITIZEN,
    FARMER,
    FOOD,
    FOOD_OF,
    HAND_LIMIT,
    IMMEDIATE,
    INSTITUTE,
    LABORER,
    LIMITED,
    PLAYED_DOLLARS,
    PLAYS_A_TURN,
    SCHOLAR,
    TOOL,
)
from colonnade.titles.colonists.components import BUILD as BUILD_SORT
from colonnade.titles.colonists.components import EXCHANGE as EXCHANGE_SORT
from colonnade.titles.colonists.components import GIVE as GIVE_SORT
from colonnade.titles.colonists.employment import hire, hirings
from colonnade.titles.colonists.frames import (
    BUILD,
    DROP_CARDS,
    E_DREW,
    E_DROPPED,
    E_KEPT,
    E_PLAYED,
    E_RESHUFFLED,
    EXCHANGE,
    FINISH_ACTION,
    KEEP_CARDS,
    PLAY_CARD,
    USE_CARD,
)
from colonnade.titles.colonists.goods import (
    asks_discount,
    begin_action,
    can_pay,
    can_pay_any,
    discount,
    discount_sides,
    pay,
    receive,
)
from colonnade.titles.colonists.state import SPOTS, ColonistsState, Player
from colonnade.titles.colonists.tables import (
    APPRENTICE,
    CARD_COST,
    CARD_DEEDS,
    CARD_EFFECT,
    CARD_LIMITED,
    CARD_SORT,
    CARD_TOOLLESS,
    COST_GOODS,
    DEED_COST,
    DEED_GIVES,
    DEED_KIND,
    DEED_LINES,
    DEED_SORT,
    HORSE,
    KIND_SPACES,
    LIMITED_CARDS,
)

ROOM_ENOUGH: Final = 999

# --- drawing ----------------------------------------------------------------------------


def may_draw(p: Player) -> bool:
    """With six cards in hand only the Library or the Scholar colony lets you draw (p.17)."""
    return p.library > 0 or len(p.hand) < HAND_LIMIT


def librarian_draw(p: Player) -> tuple[int, int]:
    """How many cards the Librarian lets a player draw, and how many of them keep."""
    if p.library:
        return 4 + p.training, 2 + p.training
    n = min(2 + p.training, HAND_LIMIT - len(p.hand))
    return n, n


def draw_one(s: ColonistsState) -> int:
    """A card from the draw pile, -1 when draw pile and discard pile are empty."""
    if not s.deck:
        if not s.discards:
            return -1
        s.reshuffles += 1
        s.mixed = s.mixed[:]
        for card in s.discards:
            s.mixed[card] = s.reshuffles
        s.deck = sorted(s.discards)
        s.discards = []
        s.tell(E_RESHUFFLED, -1)
    s.deck = s.deck[:]
    return s.deck.pop(s.chance(len(s.deck)))


def reveal(s: ColonistsState) -> None:
    """A hidden card is shown: recorded like an outcome of chance, so undo stops here."""
    s.chance(1)


class DrawCards(Op[ColonistsState]):
    """Draw cards; frame a: how many, b: how many may be kept."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        s.frames.pop()
        p = s.players[f[1]]
        cards: list[int] = []
        for _ in range(f[2]):
            card = draw_one(s)
            if card < 0:
                break
            cards.append(card)
        cards.sort()
        s.tell(E_DREW, f[1], len(cards))
        for card in cards:
            s.tell_only(f[1], E_KEPT, f[1], card)
        if f[3] >= f[2]:
            p.hand = sorted(p.hand + cards)
            if len(p.hand) > HAND_LIMIT:
                s.push(DROP_CARDS, f[1])
        elif cards:
            p.drawn = cards
            p.kept = -1
            s.push(KEEP_CARDS, f[1], f[3])


class KeepCards(Op[ColonistsState]):
    """Keep some of the cards drawn; frame a: how many more."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found = [KEEP + card for card in p.drawn if card > p.kept]
        found.append(DONE)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        p = s.players[f[1]]
        if action != DONE:
            card = action - KEEP
            p.hand = sorted([*p.hand, card])
            p.drawn = [other for other in p.drawn if other != card]
            if f[2] > 1 and p.drawn:
                p.kept = card
                s.swap(KEEP_CARDS, f[1], f[2] - 1)
                return
        p.kept = -1
        if p.drawn:
            reveal(s)
        for card in p.drawn:
            s.discards = [*s.discards, card]
            s.tell(E_DROPPED, f[1], card)
        p.drawn = []
        if len(p.hand) > HAND_LIMIT:
            s.swap(DROP_CARDS, f[1])
        else:
            s.frames.pop()


class DropCards(Op[ColonistsState]):
    """Reduce the hand to six cards at once; frame a: the last one dropped + 1."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        hand = s.players[f[1]].hand
        over = len(hand) - HAND_LIMIT
        return [
            DROP + card for i, card in enumerate(hand) if card >= f[2] and len(hand) - i >= over
        ]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        p = s.players[f[1]]
        card = action - DROP
        p.hand = [other for other in p.hand if other != card]
        reveal(s)
        s.discards = [*s.discards, card]
        s.tell(E_DROPPED, f[1], card)
        if len(p.hand) > HAND_LIMIT:
            s.swap(DROP_CARDS, f[1], card)
        else:
            s.frames.pop()


# --- playing ----------------------------------------------------------------------------


def price(p: Player, card: int) -> int:
    """The card's cost; with Scholar IV without its tools."""
    return CARD_TOOLLESS[card] if p.level[SCHOLAR] >= 4 else CARD_COST[card]


def can_play(s: ColonistsState, p: Player, card: int) -> bool:
    """Can its cost be paid, and can it do anything? Gifts are always playable."""
    if CARD_SORT[card] != IMMEDIATE:
        return can_pay(s, p, price(p, card))
    deed = CARD_DEEDS[card][0]
    sort = DEED_SORT[deed]
    if sort == GIVE_SORT:
        return True
    if sort == BUILD_SORT:
        return can_build(s, p, DEED_KIND[deed], DEED_COST[deed])
    return can_pay_any(s, p, DEED_LINES[deed])


def institute_in_reach(p: Player) -> bool:
    """Are there colonists enough for the free seats of the Institute? (Citizens are lent.)"""
    for spot in p.jobs:
        if p.kind[spot] == INSTITUTE:
            missing = 1 if p.worker[spot] else 2
            lent = missing - p.idle[FARMER]
            if lent <= 0:
                return True
            enough = p.held[FOOD] + p.buffered[FOOD] >= lent * FOOD_OF[CITIZEN]
            return p.level[LABORER] >= 1 and p.idle[CITIZEN] >= lent and enough
    return False


def can_play_any(s: ColonistsState, p: Player) -> bool:
    if not p.hand or p.plays >= PLAYS_A_TURN:
        return False
    return any(can_play(s, p, card) for card in p.hand)


# frame b of play_card
FIRST_CARD: Final = 2  # at the Developer: a second one may follow
ONLY_CARD: Final = 1
SECOND_CARD: Final = 0  # at the Developer, with the Institute


class PlayCard(Op[ColonistsState]):
    """Play an improvement; frame a: where, b: which one, c: 0 or, when it may be left out, 1.

    Colonists are employed at any time (p.15), so also between two cards: whoever opens a
    Storage Facility or the Institute may play more. (c: + the last hiring, to keep an order.)
    """

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found: list[int] = []
        if f[3] != SECOND_CARD or p.institute:
            for card in p.hand:
                if can_play(s, p, card):
                    found.append(PLAY + card)
                    if CARD_SORT[card] == LIMITED and self.saves(s, p, card):
                        full = NO_DISCOUNT + CARD_LIMITED[card]
                        if self.can_pay_in_full(s, p, card):
                            found.append(full)
        if f[4]:
            if p.jobs and self.hiring_helps(s, p, f[3] == SECOND_CARD):
                for code in hirings(p, f[4] - 1):
                    kind = p.kind[code % SPOTS]
                    if KIND_SPACES[kind] or (kind == INSTITUTE and f[3] == SECOND_CARD):
                        found.append(HIRE + code - SPOTS)
            found.append(SKIP)
        return found

    def hiring_helps(self, s: ColonistsState, p: Player, second: bool) -> bool:
        """Is there a card that could be played, were there room to pay for it?"""
        if second and not p.institute and not institute_in_reach(p):
            return False
        capacity = p.capacity
        p.capacity = ROOM_ENOUGH
        found = any(can_play(s, p, card) for card in p.hand)
        p.capacity = capacity
        return found

    def saves(self, s: ColonistsState, p: Player, card: int) -> bool:
        """Would the Altruist's discount take goods off a limited card? They are its uses."""
        if p.level[ALTRUIST] < 2 or discount_sides(s, p) == 0:
            return False
        kinds = [g for g, _ in COST_GOODS[CARD_COST[card]]]
        return any(g in kinds for side in range(discount_sides(s, p)) for g, _ in discount(s, side))

    def can_pay_in_full(self, s: ColonistsState, p: Player, card: int) -> bool:
        level = p.level
        p.level = level[:]
        p.level[ALTRUIST] = 0
        found = can_pay(s, p, price(p, card))
        p.level = level
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        if action == SKIP:
            s.frames.pop()
            return
        if HIRE <= action < HIRE + 3 * SPOTS:
            code = action - HIRE
            hire(s, seat, code % SPOTS, code // SPOTS + 1)
            s.swap(PLAY_CARD, seat, f[2], f[3], 1 + code + SPOTS)
            return
        full = action >= NO_DISCOUNT
        if not full and asks_discount(s, seat, action):
            return
        p = s.players[seat]
        card = LIMITED_CARDS[action - NO_DISCOUNT] if full else action - PLAY
        p.hand = [other for other in p.hand if other != card]
        p.plays += 1
        reveal(s)
        s.tell(E_PLAYED, seat, card)
        if f[3] == FIRST_CARD and p.plays < PLAYS_A_TURN and p.hand:
            s.swap(PLAY_CARD, seat, f[2], SECOND_CARD, 1)
        else:
            s.frames.pop()
        begin_action(s, seat, f[2])
        if full:
            s.pool = [0] * (TOOL + 1)
        cost = price(p, card)
        saved = sum(min(n, s.pool[g]) for g, n in COST_GOODS[cost])
        s.push(FINISH_ACTION, seat)
        s.push(USE_CARD, seat, card, saved)
        pay(s, seat, cost)


class OfferPlay(Op[ColonistsState]):
    """Scholar II: after drawing at a place one improvement may be played; frame a: where."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        p = s.players[f[1]]
        if p.hand and p.plays < PLAYS_A_TURN:
            s.swap(PLAY_CARD, f[1], f[2], ONLY_CARD, 1)
        else:
            s.frames.pop()


class UseCard(Op[ColonistsState]):
    """Carry out a card that was paid for; frame a: card, b: goods saved by the discount."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        s.frames.pop()
        seat, card = f[1], f[2]
        p = s.players[seat]
        if CARD_SORT[card] == IMMEDIATE:
            s.discards = [*s.discards, card]
            for deed in reversed(CARD_DEEDS[card]):
                sort = DEED_SORT[deed]
                if sort == EXCHANGE_SORT:
                    s.push(EXCHANGE, seat, deed, 0, 0 if len(CARD_DEEDS[card]) == 1 else -1)
                elif sort == BUILD_SORT:
                    s.push(BUILD, seat, deed, 0)
                else:
                    receive(s, seat, DEED_GIVES[deed])
        elif CARD_SORT[card] == LIMITED:
            k = CARD_LIMITED[card]
            p.tokens = p.tokens[:]
            p.tokens[k] = max(0, CARD_EFFECT[card][2] - f[3])
            if k in (HORSE, APPRENTICE):
                p.dollars += PLAYED_DOLLARS
            if p.tokens[k] == 0:
                s.discards = [*s.discards, card]
        else:
            p.board = sorted([*p.board, card])
            count_up(s, p)
