"""Build a Location: the price, the Location given up, and all that a new Location brings."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.actions import (
    DO_DONE,
    DO_FOUNDATION,
    DO_OWN,
    DO_SLAVER_GOLD,
    DO_SLAVER_STONE,
)
from colonnade.titles.imperial_settlers.cards import (
    FACTION,
    GOLD,
    ON_BUILD,
    ON_BUILD_EITHER,
    PRODUCTION,
    STONE,
    VP,
)
from colonnade.titles.imperial_settlers.components import (
    BONUS,
    BONUS_PER,
    CARDS,
    COLOUR_BITS,
    COST_FOOD,
    COST_STONE,
    COST_WOOD,
    DECK,
    DOES,
    FACE,
    FACES,
    GAIN,
    JAPANESE,
    KIND,
    LIKE,
    NEEDS_LOCATION,
    ONLY_COPY,
    PAY_WOOD,
    SETTLERS,
    SLAVER,
    SLAVER_GOLD_VP,
    SLAVER_STONE_VP,
    WHAT,
)
from colonnade.titles.imperial_settlers.effects import gain, gain_vp, pay
from colonnade.titles.imperial_settlers.losing import lose_location
from colonnade.titles.imperial_settlers.production import count_colour, produce
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    HOME,
    HOME_SHIFT,
    SAMURAI_ON,
    Player,
    Table,
    discard,
    lie_apart,
    place_of,
    show,
    take_from_hand,
    without,
)

# how a Location is built
FROM_HAND: Final = 0
BY_SETTLERS: Final = 1  # from the hand, no Location part, the Settlers' wood on top
BY_NEGOTIATOR: Final = 2  # from the own Deals, no Location part

BONUS_CAPS: Final[list[int]] = [FACES[face].bonus_cap for face in FACE]
# by card: what has to be built to set its feature off
TRIGGER: Final[list[int]] = [
    WHAT[card] if DOES[card] in (ON_BUILD, ON_BUILD_EITHER) else 0 for card in range(CARDS)
]


def has_location_to_give(p: Player) -> bool:
    """Is there a Location or Foundation that may pay for a building? Borrowed ones may not."""
    if p.foundations or p.buried:
        return True
    return len(p.built) > 0 and min(p.built) < HOME


def begin_build(s: Table, seat: int, card: int, how: int) -> None:
    """Pay the price and give up a Location; then the card is placed."""
    wood = COST_WOOD[card]
    give_up = False
    if how == FROM_HAND:
        give_up = NEEDS_LOCATION[card]
    elif how == BY_SETTLERS:
        wood += PAY_WOOD[SETTLERS]
    paid = pay(s, seat, wood, COST_STONE[card], COST_FOOD[card])
    if paid and not give_up:
        place(s, seat, card, how)
        return
    if how != BY_NEGOTIATOR:
        show(s.players[seat], card)
    s.push(frames.BUILD, seat, card, how)
    if give_up:
        s.push(frames.GIVE_UP, seat, card)
    if not paid:
        s.push(frames.PAY, seat, wood, COST_STONE[card], COST_FOOD[card])


class GiveUpOp(Op[Table]):
    """Which own Location, or a Foundation, is the Location part of the price."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found: list[int] = []
        seen: list[int] = []
        for location in p.built:
            if location >> HOME_SHIFT == 0:
                card = location & CARD_BITS
                if not ONLY_COPY[card]:
                    alike = location - card + FACE[card]
                    if alike in seen and not lie_apart(s, card):
                        continue
                    seen.append(alike)
                found.append(DO_OWN + card)
        found.sort()
        if p.foundations or p.buried:
            found.append(DO_FOUNDATION)
        return found

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        seat = f[1]
        p = s.players[seat]
        if action == DO_FOUNDATION:
            if p.foundations:
                card = p.foundations[0]
                p.foundations = p.foundations[1:]
            else:
                card = p.buried[0]
                p.buried = p.buried[1:]
            s.tell(events.USES_FOUNDATION, seat, LIKE[card])
        else:
            card = action - DO_OWN
            lose_location(s, seat, card)
            s.tell(events.GIVES_UP, seat, card)
        discard(s, card)


class BuildOp(Op[Table]):
    """The price is paid: place the card."""

    def run(self, s: Table, f: Frame) -> None:
        s.frames.pop()
        place(s, f[1], f[2], f[3])


def place(s: Table, seat: int, card: int, how: int) -> None:
    """Put the card into the Empire; what it brings follows."""
    p = s.players[seat]
    if how == BY_NEGOTIATOR:
        p.deals = without(p.deals, card)
    else:
        take_from_hand(p, card)
    p.built.append(card)
    s.tell(events.BUILDS, seat, LIKE[card])
    new_location(s, seat, card, 0)


class BuiltOp(Op[Table]):
    """What a new Location brings, from step `b` on."""

    def run(self, s: Table, f: Frame) -> None:
        s.frames.pop()
        new_location(s, f[1], f[2], f[3])


def new_location(s: Table, seat: int, card: int, step: int) -> None:
    """Production, building bonus, features as placed, the Slaver last.

    Where one of them asks, the rest waits in a frame below the question.
    """
    depth = len(s.frames)
    if step == 0:
        step = 1
        if KIND[card] == PRODUCTION:
            produce(s, seat, card)
            if len(s.frames) > depth:
                s.frames.insert(depth, (frames.BUILT, seat, card, step, 0))
                return
    if step == 1:
        step = 2
        building_bonus(s, seat, card)
        if len(s.frames) > depth:
            s.frames.insert(depth, (frames.BUILT, seat, card, step, 0))
            return
    p = s.players[seat]
    bits = COLOUR_BITS[card]
    for i in range(step - 2, len(p.built)):
        feature = p.built[i] & CARD_BITS
        if TRIGGER[feature] & bits:
            if DOES[feature] == ON_BUILD:
                gain(s, seat, GAIN[feature])
            else:
                s.push(frames.BUILT, seat, card, i + 3)
                s.push(frames.TAKE_GOOD, seat, 1 << GOLD | 1 << VP, 1, feature)
                return
    if (
        bits & FACTION
        and (p.goods[GOLD] > 0 or p.goods[STONE] > 0)
        and place_of(p.built, SLAVER) >= 0
    ):
        s.push(frames.SLAVER_OFFER, seat)


def building_bonus(s: Table, seat: int, card: int) -> None:
    """The one-time goods of a new Location; VP per colour count the Location itself."""
    colour = BONUS_PER[card]
    if colour:
        gain_vp(s, seat, min(BONUS_CAPS[card], count_colour(s.players[seat], colour)))
    if BONUS[card]:
        gain(s, seat, BONUS[card])


class SlaverOp(Op[Table]):
    """Pay the Slaver 1 gold for 2 VP, or 1 stone for 1 VP, or nothing."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        goods = s.players[f[1]].goods
        found = [DO_DONE]
        if goods[GOLD] > 0:
            found.append(DO_SLAVER_GOLD)
        if goods[STONE] > 0:
            found.append(DO_SLAVER_STONE)
        return found

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        goods = s.players[f[1]].goods
        if action == DO_SLAVER_GOLD:
            goods[GOLD] -= 1
            gain_vp(s, f[1], SLAVER_GOLD_VP)
        elif action == DO_SLAVER_STONE:
            goods[STONE] -= 1
            gain_vp(s, f[1], SLAVER_STONE_VP)


# --- the Ninjas' building bonus --------------------------------------------------------


def samurai_posts(s: Table, p: Player) -> list[int]:
    """The own Japanese Faction Locations without a Samurai, as cards.

    Of those alike the lowest card: posts are taken in rising order, so the others come after it.
    """
    found: list[int] = []
    seen: list[int] = []
    for location in p.built:
        card = location & CARD_BITS
        if DECK[card] == JAPANESE + 1 and not location & SAMURAI_ON:
            alike = location - card + FACE[card]
            if alike in seen and not lie_apart(s, card):
                i = seen.index(alike)
                if card < found[i]:
                    found[i] = card
            else:
                seen.append(alike)
                found.append(card)
    return found


def free_posts(p: Player) -> list[int]:
    """All own Japanese Faction Locations without a Samurai, as cards in their order."""
    found: list[int] = []
    for location in p.built:
        if DECK[location & CARD_BITS] == JAPANESE + 1 and not location & SAMURAI_ON:
            found.append(location & CARD_BITS)
    found.sort()
    return found


class PostSamuraiOp(Op[Table]):
    """Place the Samurai of a building bonus at once; one without a post is lost.

    `a` counts those to place, `b` is the post taken last: posts are taken in rising order.
    """

    def legal(self, s: Table, f: Frame) -> list[int]:
        p = s.players[f[1]]
        free = free_posts(p)
        if not free:
            return [DO_DONE]
        if len(free) <= f[2]:
            return [DO_OWN + free[0]]
        alike = samurai_posts(s, p)
        return [
            DO_OWN + card
            for i, card in enumerate(free)
            if card >= f[3] and card in alike and len(free) - i >= f[2]
        ]

    def apply(self, s: Table, f: Frame, action: int) -> None:
        card = action - DO_OWN
        if action == DO_DONE or f[2] == 1:
            s.frames.pop()
        else:
            s.swap(frames.POST_SAMURAI, f[1], f[2] - 1, card)
        if action != DO_DONE:
            post_samurai(s, f[1], card)


def post_samurai(s: Table, seat: int, card: int) -> None:
    built = s.players[seat].built
    built[place_of(built, card)] += SAMURAI_ON
    s.tell(events.SAMURAI, seat, card)
