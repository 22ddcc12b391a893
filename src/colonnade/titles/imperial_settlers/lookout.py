"""The Lookout phase: standard, alternate, advanced and solo."""

from bisect import insort
from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.actions import (
    DO_DRAFT,
)
from colonnade.titles.imperial_settlers.components import LIKE
from colonnade.titles.imperial_settlers.effects import (
    TO_HAND,
    card_of_face,
    draw_common,
    draw_faction,
    faces_of,
    pull_common,
    turn_up,
)
from colonnade.titles.imperial_settlers.state import Table, discard, without

STANDARD: Final = 0
ALTERNATE: Final = 1
ADVANCED: Final = 2
SOLO: Final = 3

# where a pick comes from
OFFER: Final = 0
PACKET: Final = 1

ADVANCED_CARDS: Final = 5
ALTERNATE_CARDS: Final = 3
SOLO_CARDS: Final = 4


def begin_lookout(s: Table) -> None:
    """Step one: everybody draws a Faction card, in the peaceful variant a Common card too."""
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        draw_faction(s, seat, TO_HAND)
        if s.peaceful:
            draw_common(s, seat, TO_HAND)
    s.push(frames.LOOKOUT, -1, 1)
    pick(s, 0)


def reveal(s: Table, count: int) -> None:
    """Lay Common cards face up, as many as there are."""
    for _ in range(count):
        card = pull_common(s)
        if card >= 0:
            s.offer.append(card)
            if s.log is not None:
                s.tell(events.REVEALS, -1, card)


def discard_offer(s: Table) -> None:
    """What nobody took is discarded without effect."""
    for card in s.offer:
        discard(s, card)
        s.tell(events.LEAVES, -1, card)
    s.offer.clear()


class LookoutOp(Op[Table]):
    """The picks one after the other; `a` is the number of the pick."""

    def run(self, s: Table, f: Frame) -> None:
        s.frames[-1] = (frames.LOOKOUT, -1, f[2] + 1, 0, 0)
        pick(s, f[2])


def pick(s: Table, step: int) -> None:
    """Ask for one pick, or end the phase."""
    if s.seats == 1:
        solo_pick(s, step)
    elif step >= 2 * s.seats:
        if s.lookout == ALTERNATE:
            discard_packets(s)
        discard_offer(s)
        s.frames.pop()
    elif s.lookout == STANDARD:
        standard_pick(s, step)
    elif s.lookout == ALTERNATE:
        alternate_pick(s, step)
    else:
        advanced_pick(s, step)


def ask_for_offer(s: Table, seat: int) -> None:
    if s.offer:
        s.push(frames.DRAFT, seat, OFFER)


def standard_pick(s: Table, step: int) -> None:
    """Players + 1 cards twice: clockwise from the first player, then back from the last."""
    if step == 0 or step == s.seats:
        discard_offer(s)
        reveal(s, s.seats + 1)
    order = step if step < s.seats else 2 * s.seats - 1 - step
    ask_for_offer(s, (s.first + order) % s.seats)


def advanced_pick(s: Table, step: int) -> None:
    """Five cards face up; with 3 or 4 players all but the first are filled up to 4, then 3."""
    if step == 0:
        reveal(s, ADVANCED_CARDS)
    elif s.seats > 2:
        wanted = 4 if step < s.seats else 3
        if step < 2 * s.seats - 1 and len(s.offer) < wanted:
            reveal(s, wanted - len(s.offer))
    ask_for_offer(s, (s.first + step) % s.seats)


def alternate_pick(s: Table, step: int) -> None:
    """Three cards each in secret: keep one, pass two clockwise, keep one, discard one."""
    if step == 0:
        for turn in range(s.seats):
            deal_packet(s, (s.first + turn) % s.seats)
    elif step == s.seats:
        packets = [p.packet for p in s.players]
        for seat in range(s.seats):
            s.players[(seat + 1) % s.seats].packet = packets[seat]
        turn_up(s)
        s.tell(events.PASSES_CARDS, -1)
    seat = (s.first + step) % s.seats
    if s.players[seat].packet:
        s.push(frames.DRAFT, seat, PACKET)


def deal_packet(s: Table, seat: int) -> None:
    for _ in range(ALTERNATE_CARDS):
        card = pull_common(s)
        if card >= 0:
            s.players[seat].packet = [*s.players[seat].packet, card]
            s.tell_only(seat, events.DREW, seat, card)


def discard_packets(s: Table) -> None:
    """Only when all have chosen, so that nobody sees another's leavings before."""
    turn_up(s)
    for p in s.players:
        for card in p.packet:
            discard(s, card)
            s.tell(events.LEAVES, -1, LIKE[card])
        p.packet = []


def solo_pick(s: Table, step: int) -> None:
    """Four cards: one for you, one at random for the virtual player, one for you, one for him."""
    if step == 0:
        reveal(s, SOLO_CARDS)
        ask_for_offer(s, 0)
    elif step == 1:
        if s.offer:
            to_virtual(s, s.offer[s.chance(len(s.offer))])
        ask_for_offer(s, 0)
    else:
        while s.offer:
            to_virtual(s, s.offer[0])
        s.frames.pop()


def to_virtual(s: Table, card: int) -> None:
    s.offer.remove(card)
    s.virtual.append(card)
    if s.log is not None:
        s.tell(events.VIRTUAL_GETS, -1, card)


class DraftOp(Op[Table]):
    """Pick one card: `a` says whether from the open offer or from the secret packet."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        cards = s.offer if f[2] == OFFER else s.players[f[1]].packet
        return faces_of(cards, DO_DRAFT)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        p = s.players[f[1]]
        face = action - DO_DRAFT
        if f[2] == OFFER:
            card = card_of_face(s.offer, face)
            s.offer.remove(card)
            insort(p.hand, card)
            p.shown.append(card)
            if s.log is not None:
                s.tell(events.DRAFTS, f[1], card)
        else:
            card = card_of_face(p.packet, face)
            p.packet = without(p.packet, card)
            insort(p.hand, card)
            s.tell_only(f[1], events.DRAFTED, f[1], card)
