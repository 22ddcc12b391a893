"""Raze: a card from the hand or a Location; the goods, the Foundation, the features."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames, targets
from colonnade.titles.imperial_settlers.actions import (
    DO_DONE,
    DO_OWN,
    DO_PICK,
    DO_TARGET,
    DO_TURN_IN,
    DO_TURN_IN_CARD,
)
from colonnade.titles.imperial_settlers.cards import CARD, DEFENSE, ON_RAZE, RAZE, VP
from colonnade.titles.imperial_settlers.components import (
    CHAPEL_VP,
    DOES,
    GAIN,
    LIKE,
    RAZE_FIELD,
    RAZE_HAND_PRICE,
)
from colonnade.titles.imperial_settlers.effects import (
    TO_LOOK,
    card_of_face,
    draw,
    faces_of,
    gain,
    gain_vp,
    looked_to_hand,
)
from colonnade.titles.imperial_settlers.losing import fall
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    Table,
    discard,
    empire,
    holder_of,
    place_of,
    show,
    take_from_hand,
    without,
)

# `b` of a raze being carried out: 0 for a hand card, else the holder's seat + 1
IN_HAND: Final = 0
# with or without the Dark Chapel
PLAIN: Final = 0
CHAPEL: Final = 1


def raze_card(s: Table, seat: int, card: int, chapel: int) -> None:
    """Raze a card from the hand for 1 raze token."""
    p = s.players[seat]
    p.goods[RAZE] -= RAZE_HAND_PRICE
    s.tell(events.RAZES_CARD, seat, LIKE[card])
    begin_raze(s, seat, card, IN_HAND, chapel)


def raze_location(s: Table, seat: int, card: int, chapel: int) -> None:
    """Raze a Location of an opponent at its price, Defense and Samurai included."""
    holder = holder_of(s, card)
    built = empire(s, holder)
    location = built[place_of(built, card)]
    s.players[seat].goods[RAZE] -= targets.raze_price(location)
    raze_free(s, seat, holder, card, chapel)


def raze_free(s: Table, seat: int, holder: int, card: int, chapel: int) -> None:
    """Raze a Location that is paid for already."""
    s.tell(events.RAZES_LOCATION, seat, card, holder)
    begin_raze(s, seat, card, holder + 1, chapel)


def begin_raze(s: Table, seat: int, card: int, where: int, chapel: int) -> None:
    """Take the goods (the Dark Chapel may turn some in); the card goes after that (p.9)."""
    depth = len(s.frames)
    take_raze_goods(s, seat, card, chapel)
    if len(s.frames) == depth:
        end_raze(s, seat, card, where)
        return
    s.frames.insert(depth, (frames.RAZING, seat, card, where, 0))
    if where == IN_HAND:
        show(s.players[seat], card)


class RazingOp(Op[Table]):
    """The goods are taken: the card goes."""

    def run(self, s: Table, f: Frame) -> None:
        s.frames.pop()
        end_raze(s, f[1], f[2], f[3])


def end_raze(s: Table, seat: int, card: int, where: int) -> None:
    """The razed card is discarded or turned into a Foundation; then razing features pay."""
    p = s.players[seat]
    if where == IN_HAND:
        take_from_hand(p, card)
        discard(s, card)
    else:
        fall(s, where - 1, card)
    for location in p.built:
        feature = location & CARD_BITS
        if DOES[feature] == ON_RAZE:
            gain(s, seat, GAIN[feature])


def take_raze_goods(s: Table, seat: int, card: int, chapel: int) -> None:
    """The goods of a raze field; the Dark Chapel lays drawn cards aside to turn them in."""
    goods = RAZE_FIELD[card]
    if not chapel:
        gain(s, seat, goods)
        return
    counts = 0
    cards = 0
    for i in range(0, len(goods), 2):
        if goods[i] == CARD:
            cards = goods[i + 1]
        else:
            gain(s, seat, (goods[i], goods[i + 1]))
            counts += goods[i + 1] << goods[i] * COUNT_SHIFT
    s.push(frames.CONVERT, seat, counts)
    if cards:
        draw(s, seat, cards, TO_LOOK)


# --- Dark Chapel -----------------------------------------------------------------------

COUNT_SHIFT: Final = 2
COUNT_BITS: Final = 3


class ConvertOp(Op[Table]):
    """Turn razed goods into 2 VP each: `a` counts those left, `b` the last, `c` the number."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        found = [
            DO_TURN_IN + good
            for good in range(f[3], VP + 1)
            if f[2] >> good * COUNT_SHIFT & COUNT_BITS
        ]
        found += faces_of(s.players[f[1]].looked, DO_TURN_IN_CARD)
        found.append(DO_DONE)
        return found

    def apply(self, s: Table, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        if action == DO_DONE:
            s.frames.pop()
            looked_to_hand(p)
            if f[4]:
                gain_vp(s, seat, CHAPEL_VP * f[4])
            return
        if action >= DO_TURN_IN_CARD:
            card = card_of_face(p.looked, action - DO_TURN_IN_CARD)
            p.looked = without(p.looked, card)
            discard(s, card)
            s.tell(events.DISCARDS, seat, LIKE[card])
            s.swap(frames.CONVERT, seat, f[2], VP + 1, f[4] + 1)
            return
        good = action - DO_TURN_IN
        if good <= DEFENSE:
            p.goods[good] -= 1
        else:
            p.vp -= 1
        s.tell(events.TURNS_IN, seat, good)
        s.swap(frames.CONVERT, seat, f[2] - (1 << good * COUNT_SHIFT), good, f[4] + 1)


# --- choosing what to raze -------------------------------------------------------------


class RazeTargetOp(Op[Table]):
    """The Raze action against an opponent: which Location."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.enemy_locations(s, f[1], targets.RAZEABLE, s.players[f[1]].goods[RAZE])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        raze_location(s, f[1], action - DO_TARGET, PLAIN)


class ChapelTargetOp(Op[Table]):
    """Dark Chapel: a hand card for 1 raze token, or a Location at its price."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found = faces_of([card for card in p.hand if RAZE_FIELD[card]], DO_PICK)
        return found + targets.enemy_locations(s, f[1], targets.RAZEABLE, p.goods[RAZE])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        if action >= DO_TARGET:
            raze_location(s, f[1], action - DO_TARGET, CHAPEL)
        else:
            card = card_of_face(s.players[f[1]].hand, action - DO_PICK)
            raze_card(s, f[1], card, CHAPEL)


class ChariotTargetOp(Op[Table]):
    """Chariot Builder: any Location with a raze field, whatever protects it."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.enemy_locations(s, f[1], targets.WITH_RAZE_FIELD)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        card = action - DO_TARGET
        raze_free(s, f[1], holder_of(s, card), card, PLAIN)


class RabbleTargetOp(Op[Table]):
    """Rabble: which own Common Location is razed."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.own_common_with_raze_field(s.players[f[1]])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        raze_free(s, f[1], f[1], action - DO_OWN, PLAIN)
