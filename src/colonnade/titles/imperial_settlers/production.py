"""The Production phase, and what a single Production Location gives."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.actions import (
    DO_DONE,
    DO_OWN,
    DO_TURN_IN,
    DO_TURN_IN_CARD,
)
from colonnade.titles.imperial_settlers.cards import (
    CARD,
    DEFENSE,
    PRODUCE,
    PRODUCE_COPY,
    PRODUCE_EITHER,
    PRODUCE_PER,
    PRODUCE_PER_SAMURAI,
    PRODUCTION,
    RAZE,
    VP,
)
from colonnade.titles.imperial_settlers.components import (
    BOARD_GOODS,
    CAP,
    COLOUR_BITS,
    DIPLOMACY_VP,
    DOES,
    FACE,
    GAIN,
    KIND,
    LIKE,
    SCHOOL_OF_DIPLOMACY,
    WHAT,
)
from colonnade.titles.imperial_settlers.effects import (
    GOOD_OF_DEAL,
    TO_HAND,
    TO_LOOK,
    card_of_face,
    draw,
    faces_of,
    gain,
    gain_vp,
    look_and_keep,
    looked_to_hand,
)
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    Player,
    Table,
    discard,
    place_of,
    samurai_placed,
    without,
)


def count_colour(p: Player, colour: int) -> int:
    """How many built Locations have a colour; borrowed ones count, lent ones don't."""
    count = 0
    for location in p.built:
        if COLOUR_BITS[location & CARD_BITS] & colour:
            count += 1
    return count


def produce(s: Table, seat: int, card: int) -> None:
    """Take what a Production Location gives, counted for this player's Empire."""
    does = DOES[card]
    if does == PRODUCE:
        gain(s, seat, GAIN[card])
    elif does == PRODUCE_PER:
        count = min(CAP[card], count_colour(s.players[seat], WHAT[card]))
        if count > 0:
            gain(s, seat, (GAIN[card][0], count))
    elif does == PRODUCE_PER_SAMURAI:
        count = min(CAP[card], samurai_placed(s.players[seat]))
        if count > 0:
            gain_vp(s, seat, count)
    elif does == PRODUCE_EITHER:
        s.push(frames.TAKE_GOOD, seat, 1 << RAZE | 1 << VP, CAP[card], card)
    elif does == PRODUCE_COPY:
        if production_locations(s.players[seat], card):
            s.push(frames.COPY, seat, card)
    else:
        look_and_keep(s, seat)


def production_locations(p: Player, but: int) -> list[int]:
    """The choices among the own Production Locations except one card."""
    found: list[int] = []
    faces: list[int] = []
    for location in p.built:
        card = location & CARD_BITS
        if KIND[card] == PRODUCTION and card != but and FACE[card] not in faces:
            faces.append(FACE[card])
            found.append(DO_OWN + card)
    return found


class CopyOp(Op[Table]):
    """Farmers At Work and Porters: which Production Location gives its goods again."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return production_locations(s.players[f[1]], f[2])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        card = action - DO_OWN
        s.tell(events.COPIES, f[1], card)
        produce(s, f[1], card)


# --- the phase -------------------------------------------------------------------------


class ProduceOp(Op[Table]):
    """Player by player: board, Deals, then Locations as placed.

    `a` is the step of the player to go on with, `b` counts the players before him.
    """

    def run(self, s: Table, f: Frame) -> None:
        s.frames.pop()
        production_phase(s, f[1], f[2], f[3])


def production_phase(s: Table, seat: int, step: int, players_before: int) -> None:
    """From one player on; where one has to choose, the rest waits in a frame."""
    depth = len(s.frames)
    for before in range(players_before, s.seats):
        built = s.players[seat].built
        if step == 0:
            s.tell(events.PRODUCES, seat)
            gain(s, seat, BOARD_GOODS[s.players[seat].faction])
            produce_deals(s, seat)
            step = 1
        while len(s.frames) == depth and step <= len(built):
            card = built[step - 1] & CARD_BITS
            if KIND[card] == PRODUCTION:
                produce(s, seat, card)
            step += 1
        if len(s.frames) > depth:
            s.frames.insert(depth, (frames.PRODUCE, seat, step, before, 0))
            return
        seat = (seat + 1) % s.seats
        step = 0


def produce_deals(s: Table, seat: int) -> None:
    """Each Deal gives its good; the School of Diplomacy may drop any of them for VP."""
    p = s.players[seat]
    if not p.deals and not p.routes:
        return
    counts = [0] * 9
    for deal in p.deals:
        counts[GOOD_OF_DEAL[deal]] += 1
    for target in p.routes:
        counts[GOOD_OF_DEAL[target]] += 1
    for good in range(DEFENSE):
        if counts[good] > 0:
            p.goods[good] += counts[good]
            s.tell(events.GAINS, seat, good, counts[good])
    for _ in range(counts[VP]):
        gain_vp(s, seat, 1)
    where = TO_HAND
    if place_of(p.built, SCHOOL_OF_DIPLOMACY) >= 0:
        where = TO_LOOK
        s.push(frames.DIPLOMACY, seat, packed(counts))
    if counts[CARD] > 0:
        draw(s, seat, counts[CARD], where)


# --- School of Diplomacy ---------------------------------------------------------------

PACK_SHIFT: Final = 6  # bits for the count of each of the six goods
PACK_BITS: Final = 63


def packed(counts: list[int]) -> int:
    """The counts of the goods from wood to raze tokens in one int."""
    total = 0
    for good in range(DEFENSE):
        total |= counts[good] << good * PACK_SHIFT
    return total


class DiplomacyOp(Op[Table]):
    """Drop goods that Deals just gave: `a` counts those left, `b` the good dropped last."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        found = [
            DO_TURN_IN + good
            for good in range(f[3], DEFENSE)
            if f[2] >> good * PACK_SHIFT & PACK_BITS
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
            return
        if action >= DO_TURN_IN_CARD:
            card = card_of_face(p.looked, action - DO_TURN_IN_CARD)
            p.looked = without(p.looked, card)
            discard(s, card)
            s.tell(events.DISCARDS, seat, LIKE[card])
            s.swap(frames.DIPLOMACY, seat, f[2], DEFENSE)
        else:
            good = action - DO_TURN_IN
            p.goods[good] -= 1
            s.tell(events.DROPS, seat, good)
            s.swap(frames.DIPLOMACY, seat, f[2] - (1 << good * PACK_SHIFT), good)
        gain_vp(s, seat, DIPLOMACY_VP)
