"""The Action phase: one action at a time or a pass, and the free things around it."""

from mypy_extensions import i64

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.actions import (
    ACTION_CARDS,
    ACTIVATE,
    BUILD_CARD,
    DEAL_CARD,
    DO_BUILD,
    DO_DEAL,
    DO_DEFEND,
    DO_DONE,
    DO_END_TURN,
    DO_LAY,
    DO_PASS,
    DO_PAY,
    DO_RAZE_CARD,
    DO_RAZE_LOCATION,
    DO_SAMURAI,
    DO_SPEND,
    DO_SPEND_COMMON,
    DO_SPEND_FACTION,
    DO_TUCK,
    FACES,
    FIRST_ACTIVATE,
    FIRST_JAPANESE,
    FIRST_TWICE,
    RAZE_HAND_CARD,
    SPEND_ON_ALL,
    TWICE,
    TWICE_CARDS,
)
from colonnade.titles.imperial_settlers.activation import activate, usable
from colonnade.titles.imperial_settlers.building import (
    FROM_HAND,
    begin_build,
    has_location_to_give,
    post_samurai,
    samurai_posts,
)
from colonnade.titles.imperial_settlers.cards import (
    DEFENSE,
    EXCHANGE,
    FOOD,
    GOLD,
    RAZE,
    WORKER,
)
from colonnade.titles.imperial_settlers.components import (
    BUILD_BIT,
    CAP,
    COMMON,
    COMMON_CARDS,
    DECK,
    DOES,
    EGYPTIANS,
    FACE,
    FIRST_FACTION_FACE,
    FREE_BUILD_BIT,
    GATE,
    GATE_2,
    JAPANESE,
    LIKE,
    OASIS,
    ONLY_COPY,
    RAZE_LOCATION_PRICE,
    SHRINE,
    TWICE_BIT,
    USE_BIT,
    USES,
    affordable,
)
from colonnade.titles.imperial_settlers.dealing import begin_deal
from colonnade.titles.imperial_settlers.effects import (
    TO_HAND,
    card_of_face,
    common_ready,
    draw_common,
    draw_faction,
    faction_ready,
    gain_vp,
)
from colonnade.titles.imperial_settlers.razing import PLAIN, raze_card
from colonnade.titles.imperial_settlers.state import (
    BLOCKED,
    CARD_BITS,
    DEFENDED,
    HOME,
    USED,
    USED_BITS,
    Player,
    Table,
    place_of,
    take_from_hand,
)
from colonnade.titles.imperial_settlers.targets import can_raze_location

# --- what can be done ------------------------------------------------------------------


class TurnOp(Op[Table]):
    """Free things in a fixed order, then one action or a pass; `a` is the last free thing."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        seat = f[1]
        p = s.players[seat]
        goods = p.goods
        bits = affordable(goods)
        found = [DO_PASS]
        if p.hand:
            hand_choices(p, bits, found)
        if p.built:
            use_choices(s, seat, bits, found)
        if goods[WORKER] >= 2:
            spend_choices(s, p, found)
        if (
            goods[RAZE] >= RAZE_LOCATION_PRICE
            and s.peaceful == 0
            and can_raze_location(s, seat, goods[RAZE])
        ):
            found.append(DO_RAZE_LOCATION)
        if p.built and may_do_free_things(s, p):
            free_choices(s, seat, f[2], found)
        return found

    def apply(self, s: Table, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        if DO_DEFEND <= action < DO_PAY:
            s.swap(frames.TURN, seat, action)
            do_free_thing(s, seat, action)
            return
        if action == DO_PASS:
            p.passed = 1
            s.tell(events.PASSES, seat)
            next_turn(s, seat)
            return
        # what follows the action lies under it: the window for free things, or the next turn
        if may_do_free_things(s, p):
            s.swap(frames.AFTER, seat)
        elif s.seats > 1:  # who plays alone has the next turn too
            next_turn(s, seat)
        if action < DO_DEAL:
            begin_build(s, seat, card_of_face(p.hand, action - DO_BUILD), FROM_HAND)
        elif action < DO_RAZE_CARD:
            face = action - DO_DEAL + FIRST_FACTION_FACE
            begin_deal(s, seat, card_of_face(p.hand, face))
        elif action < DO_RAZE_LOCATION:
            raze_card(s, seat, card_of_face(p.hand, action - DO_RAZE_CARD), PLAIN)
        elif action == DO_RAZE_LOCATION:
            s.push(frames.RAZE_TARGET, seat)
        elif action < FIRST_TWICE:
            activate(s, seat, ACTION_CARDS[action - FIRST_ACTIVATE], 1)
        elif action < DO_SPEND:
            activate(s, seat, TWICE_CARDS[action - FIRST_TWICE], 2)
        else:
            spend_pair(s, seat, action)


def hand_choices(p: Player, bits: int, found: list[int]) -> None:
    """Cards of the hand to build, to make Deals with, to raze.

    The hand is in the order of the card list, and so are the choices: a choice that does not
    rise is that of a card alike.
    """
    card: i64
    choice: i64
    last: i64
    can_pay: i64 = bits
    goods = p.goods
    hand = p.hand
    build_bits = FREE_BUILD_BIT
    if (p.built and p.built[0] < HOME) or has_location_to_give(p):
        build_bits = BUILD_BIT
    last = -1
    for card in hand:
        if can_pay & build_bits[card]:
            choice = BUILD_CARD[card]
            if choice > last:
                found.append(choice)
                last = choice
    if (goods[FOOD] > 0 or goods[GOLD] > 0) and hand[-1] >= COMMON_CARDS:
        last = -1
        for card in hand:
            choice = DEAL_CARD[card]
            if choice > last:
                found.append(choice)
                last = choice
    if goods[RAZE] > 0:
        last = -1
        for card in hand:
            choice = RAZE_HAND_CARD[card]
            if choice > last:
                found.append(choice)
                last = choice


def use_choices(s: Table, seat: int, bits: int, found: list[int]) -> None:
    """Action Locations to use once, or both times at once; of those alike only the first."""
    seen: list[int] = []
    for location in s.players[seat].built:
        card = location & CARD_BITS
        if not USE_BIT[card] & bits or location & BLOCKED:
            continue
        used = (location & USED_BITS) // USED
        if used >= USES[card]:
            continue
        if not ONLY_COPY[card]:
            alike = location - card + FACE[card]
            if alike in seen:
                continue
            seen.append(alike)
        if DOES[card] == EXCHANGE:
            found.append(ACTIVATE[card])
            if used == 0 and TWICE_BIT[card] & bits:
                found.append(TWICE[card])
        elif usable(s, seat, card, 1):
            found.append(ACTIVATE[card])
            if used == 0 and TWICE_BIT[card] & bits and usable(s, seat, card, 2):
                found.append(TWICE[card])


def spend_choices(s: Table, p: Player, found: list[int]) -> None:
    """What a pair of workers can bring."""
    if s.common and p.deck:
        found += SPEND_ON_ALL
        return
    found += SPEND_ON_ALL[:3]
    if common_ready(s):
        found.append(DO_SPEND_COMMON)
    if faction_ready(s, p):
        found.append(DO_SPEND_FACTION)


# --- free things -----------------------------------------------------------------------


def may_do_free_things(s: Table, p: Player) -> bool:
    """A Defense token, or the Japanese' Samurai, Gates and Shrine, which Egyptians can borrow."""
    if p.faction == JAPANESE or (p.faction == EGYPTIANS and s.seat_of[JAPANESE] >= 0):
        return True
    return s.seats > 1 and p.goods[DEFENSE] > 0


def free_choices(s: Table, seat: int, last: int, found: list[int]) -> None:
    """Defense token, Samurai, Gate, Shrine: in rising order, so that no order is asked twice."""
    p = s.players[seat]
    if p.goods[DEFENSE] > 0 and last < DO_SAMURAI and s.seats > 1:
        defense_choices(p, found)
    if p.faction == JAPANESE and p.goods[WORKER] > 0 and last < DO_TUCK:
        for card in samurai_posts(s, p):
            choice = DO_SAMURAI + card - FIRST_JAPANESE
            if choice >= last:
                found.append(choice)
    if p.faction != JAPANESE and p.faction != EGYPTIANS:
        return  # nobody else has or borrows the Gates and the Shrine
    for location in p.built:
        card = location & CARD_BITS
        if card < FIRST_JAPANESE:
            continue
        if card in (GATE, GATE_2):
            first = DO_TUCK + (FACES if card == GATE_2 else 0)
            face = -1
            for held in p.hand:
                if FACE[held] != face:
                    face = FACE[held]
                    if first + face >= last:
                        found.append(first + face)
        elif card == SHRINE:
            for good in range(3):
                if p.goods[good] > 0 and DO_LAY + good >= last:
                    found.append(DO_LAY + good)


def defense_choices(p: Player, found: list[int]) -> None:
    """A Defense token protects a Common Location of the Empire (p.7)."""
    seen: list[int] = []
    for location in p.built:
        card = location & CARD_BITS
        if DECK[card] == COMMON:
            if not ONLY_COPY[card]:
                alike = location - card + FACE[card]
                if alike in seen:
                    continue
                seen.append(alike)
            found.append(DO_DEFEND + card)


def do_free_thing(s: Table, seat: int, action: int) -> None:
    p = s.players[seat]
    if action < DO_SAMURAI:
        card = action - DO_DEFEND
        p.goods[DEFENSE] -= 1
        p.built[place_of(p.built, card)] += DEFENDED
        s.tell(events.DEFENDS, seat, card)
    elif action < DO_TUCK:
        p.goods[WORKER] -= 1
        post_samurai(s, seat, action - DO_SAMURAI + FIRST_JAPANESE)
    elif action < DO_LAY:
        tuck(s, seat, action - DO_TUCK)
    else:
        good = action - DO_LAY
        p.goods[good] -= 1
        laid = s.shrine[:]
        laid[good] += 1
        s.shrine = laid
        s.tell(events.LAYS, seat, good)


def tuck(s: Table, seat: int, choice: int) -> None:
    """A hand card goes under a Gate for good: 1 VP."""
    p = s.players[seat]
    gate, face = divmod(choice, FACES)
    card = card_of_face(p.hand, face)
    take_from_hand(p, card)
    if gate == 0:
        s.under_gate = [*s.under_gate, card]
    else:
        s.under_gate_2 = [*s.under_gate_2, card]
    s.tell(events.TUCKS, seat, LIKE[card])
    gain_vp(s, seat, 1)


# --- after the action ------------------------------------------------------------------


class AfterOp(Op[Table]):
    """The action is done: free things, or the end of the turn."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        found = [DO_END_TURN]
        p = s.players[f[1]]
        if p.built and may_do_free_things(s, p):
            free_choices(s, f[1], f[2], found)
        return found

    def apply(self, s: Table, f: Frame, action: int) -> None:
        if action == DO_END_TURN:
            next_turn(s, f[1])
        else:
            s.swap(frames.AFTER, f[1], action)
            do_free_thing(s, f[1], action)


def next_turn(s: Table, seat: int) -> None:
    """The next player clockwise who has not passed; the phase ends when all have (p.7)."""
    following = seat
    for _ in range(s.seats):
        following += 1
        if following == s.seats:
            following = 0
        if s.players[following].passed == 0:
            s.frames[-1] = (frames.TURN, following, 0, 0, 0)
            return
    s.frames.pop()


# --- spending workers ------------------------------------------------------------------


def spend_pair(s: Table, seat: int, action: int) -> None:
    """Two workers for one resource or card; more pairs may follow in the same action."""
    p = s.players[seat]
    p.goods[WORKER] -= 2
    if s.log is not None:
        s.tell(events.SPENDS, seat, action - DO_SPEND)
    oasis(s, seat)
    last = 0
    if action == DO_SPEND_COMMON:
        draw_common(s, seat, TO_HAND)
    elif action == DO_SPEND_FACTION:
        draw_faction(s, seat, TO_HAND)
    else:
        last = action - DO_SPEND
        p.goods[last] += 1
    if p.goods[WORKER] >= 2:
        s.push(frames.SPEND, seat, last)


def oasis(s: Table, seat: int) -> None:
    """Each pair an opponent spends brings the Oasis 1 worker, up to its bound a round."""
    rival = s.seat_of[EGYPTIANS]  # nobody else can have it
    if rival < 0 or rival == seat or s.oasis >= CAP[OASIS]:
        return
    p = s.players[rival]
    if place_of(p.built, OASIS) >= 0:
        s.oasis += 1
        p.goods[WORKER] += 1
        s.tell(events.GAINS, rival, WORKER, 1)


class SpendOp(Op[Table]):
    """Another pair of workers: resources in rising order, anything after a card."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        found: list[int] = []
        spend_choices(s, s.players[f[1]], found)
        found.append(DO_DONE)
        return found[f[2] :] if f[2] else found

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        if action != DO_DONE:
            spend_pair(s, f[1], action)
