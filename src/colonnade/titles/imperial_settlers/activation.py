"""Activate an Action Location: when it can be used, and what it does once it is paid."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames, targets
from colonnade.titles.imperial_settlers.actions import (
    BARTERS,
    DO_BARTER,
    DO_OWN,
    DO_PICK,
    DO_STEAL,
    DO_TARGET,
    DO_VICTIM,
)
from colonnade.titles.imperial_settlers.building import BY_SETTLERS, begin_build
from colonnade.titles.imperial_settlers.cards import (
    BARTER,
    BLOCK_ACTION,
    BORROW_LOCATION,
    BUILD_DEAL,
    BUILD_HAND,
    CANCEL_DEAL,
    COPY_RAZE,
    DISCARD,
    DISCARD_DUEL,
    DRAW_AND_KEEP,
    EXCHANGE,
    FOOD,
    GOLD,
    LAY_FOUNDATION,
    RAZE,
    RAZE_AND_CONVERT,
    RAZE_OWN,
    RAZE_UNPROTECTED,
    REFRESH,
    REMOVE,
    REPEAT_DEAL,
    REPEAT_PRODUCTION,
    ROB_DEAL,
    ROUTE_DEAL,
    SELL_DEAL,
    STEAL_DEAL,
    STEAL_RESOURCE,
    STONE,
    WOOD,
    WORKER,
)
from colonnade.titles.imperial_settlers.components import (
    COMMON_CARDS,
    COST_FOOD,
    COST_STONE,
    COST_WOOD,
    DOES,
    FACE,
    GAIN,
    LIKE,
    ONLY_COPY,
    PAY_FOOD,
    PAY_GOLD,
    PAY_RAZE,
    PAY_STONE,
    PAY_WOOD,
    PAY_WORKER,
    RAZE_FIELD,
    SETTLERS,
)
from colonnade.titles.imperial_settlers.dealing import buildable_deals, enemy_deals, repeat_deal
from colonnade.titles.imperial_settlers.effects import (
    TO_DISCARD,
    TO_LOOK,
    can_pay,
    card_of_face,
    common_ready,
    draw,
    faces_of,
    faction_ready,
    gain,
    gain_one,
    pay,
)
from colonnade.titles.imperial_settlers.losing import remove
from colonnade.titles.imperial_settlers.production import production_locations
from colonnade.titles.imperial_settlers.state import (
    BLOCKED,
    CARD_BITS,
    HOME,
    USED,
    USED_BITS,
    Player,
    Table,
    discard,
    empire,
    holder_of,
    place_of,
    take_from_hand,
)

# How many Action Locations a player may clear in one round. Two Royal Baths clear each
# other and, with Porters on rich fields, pay for themselves: without a bound a round could
# go on for ever. Nobody comes near it in play.
REFRESH_LIMIT: Final = 30


# --- can it be used? -------------------------------------------------------------------


def usable(s: Table, seat: int, card: int, times: int) -> bool:
    """Has this Action Location, its price aside, all it needs to be used so often?"""
    does = DOES[card]
    p = s.players[seat]
    if does in (REMOVE, BORROW_LOCATION):
        return targets.any_enemy_location(s, seat, targets.ANY)
    if does in (COPY_RAZE, RAZE_UNPROTECTED):
        return targets.any_enemy_location(s, seat, targets.WITH_RAZE_FIELD)
    if does == REFRESH:
        return p.refreshes + times <= REFRESH_LIMIT and used_besides(p, card) >= times
    if does == BARTER:
        return p.goods[WOOD] + p.goods[STONE] + p.goods[FOOD] + p.goods[GOLD] >= 2 * times
    if does == SELL_DEAL:
        return len(p.deals) + len(p.routes) >= times
    if does == REPEAT_DEAL:
        return len(p.deals) + len(p.routes) > 0
    if does == REPEAT_PRODUCTION:
        return len(production_locations(p, -1)) > 0
    if does == BUILD_HAND:
        return len(settlers_cards(p)) > 0
    if does == BUILD_DEAL:
        return len(buildable_deals(p)) > 0
    if does == DISCARD:
        return len(p.hand) > 0
    if does == DISCARD_DUEL:
        return len(p.hand) > 0 and (s.seats == 1 or len(targets.rivals(s, seat)) > 0)
    if does == STEAL_RESOURCE:
        return len(resources_to_steal(s, seat)) > 0
    if does == RAZE_AND_CONVERT:
        return p.goods[RAZE] > 0 and (
            any_hand_card_to_raze(p)
            or targets.any_enemy_location(s, seat, targets.RAZEABLE, p.goods[RAZE])
        )
    if does == RAZE_OWN:
        return len(targets.own_common_with_raze_field(p)) > 0
    if does == DRAW_AND_KEEP:
        return common_ready(s) or faction_ready(s, p)
    if does == CANCEL_DEAL:
        return len(enemy_deals(s, seat, True)) > 0
    if does in (ROB_DEAL, STEAL_DEAL):
        return len(enemy_deals(s, seat, False)) > 0
    if does == ROUTE_DEAL:
        return targets.any_enemy_location(s, seat, targets.OF_FACTION)
    if does == BLOCK_ACTION:
        return targets.any_enemy_location(s, seat, targets.WITH_ACTION)
    if does == LAY_FOUNDATION:
        return len(p.hand) > 0 and p.hand[0] < COMMON_CARDS
    return True


def used_besides(p: Player, but: int) -> int:
    """How many other own Action Locations were used this round."""
    return len([x for x in p.built if x & USED_BITS and x & CARD_BITS != but])


def refreshable(p: Player, but: int) -> list[int]:
    """The other own Action Locations used at least once this round."""
    found: list[int] = []
    seen: list[int] = []
    for location in p.built:
        if location & USED_BITS:
            card = location & CARD_BITS
            if card == but:
                continue
            if not ONLY_COPY[card]:
                alike = location - card + FACE[card]
                if alike in seen:
                    continue
                seen.append(alike)
            found.append(DO_OWN + card)
    found.sort()
    return found


def any_hand_card_to_raze(p: Player) -> bool:
    return any(RAZE_FIELD[card] for card in p.hand)


def settlers_cards(p: Player) -> list[int]:
    """The Faction cards the Settlers can build: their goods and the Settlers' wood are there."""
    cards: list[int] = []
    for card in p.hand:
        if card >= COMMON_CARDS and can_pay(
            p.goods, COST_WOOD[card] + PAY_WOOD[SETTLERS], COST_STONE[card], COST_FOOD[card]
        ):
            cards.append(card)
    return faces_of(cards, DO_PICK)


def resources_to_steal(s: Table, seat: int) -> list[int]:
    found: list[int] = []
    for rival in targets.rivals(s, seat):
        goods = s.players[rival].goods
        for good in range(3):
            if goods[good] > 0:
                found.append(DO_STEAL + rival * 3 + good)
    return found


# --- use it ----------------------------------------------------------------------------


def activate(s: Table, seat: int, card: int, times: int) -> None:
    """Put the price on the Location, once or twice, then take the action as often."""
    p = s.players[seat]
    goods = p.goods
    p.built[place_of(p.built, card)] += USED * times
    s.tell(events.ACTIVATES, seat, card, times)
    goods[WORKER] -= PAY_WORKER[card] * times
    goods[RAZE] -= PAY_RAZE[card] * times
    goods[GOLD] -= PAY_GOLD[card] * times
    does = DOES[card]
    if does == BUILD_HAND:  # its wood is paid together with the building
        s.push(frames.SETTLERS_CARD, seat, card)
        return
    wood = PAY_WOOD[card] * times
    stone = PAY_STONE[card] * times
    food = PAY_FOOD[card] * times
    if not pay(s, seat, wood, stone, food):
        s.push(frames.ACT, seat, card, times)
        s.push(frames.PAY, seat, wood, stone, food)
    elif does == EXCHANGE:
        for _ in range(times):
            gain(s, seat, GAIN[card])
    else:
        if times > 1:
            s.push(frames.ACT, seat, card, times - 1)
        act(s, seat, card)


class ActOp(Op[Table]):
    """One use of a paid Action Location; `b` counts the uses left."""

    def run(self, s: Table, f: Frame) -> None:
        if f[3] > 1:
            s.swap(frames.ACT, f[1], f[2], f[3] - 1)
        else:
            s.frames.pop()
        act(s, f[1], f[2])


# by what an Action Location does: the op that asks for its target
ASKS: Final = {
    BARTER: frames.BARTER_PAY,
    BUILD_DEAL: frames.NEGOTIATOR_DEAL,
    REFRESH: frames.REFRESH_TARGET,
    SELL_DEAL: frames.HANSEATIC_DEAL,
    DISCARD: frames.TAVERN_CARD,
    STEAL_RESOURCE: frames.STEAL,
    RAZE_AND_CONVERT: frames.CHAPEL_TARGET,
    COPY_RAZE: frames.PACK_TARGET,
    RAZE_OWN: frames.RABBLE_TARGET,
    CANCEL_DEAL: frames.ROBBERS_DEAL,
    ROB_DEAL: frames.NINJAS_DEAL,
    STEAL_DEAL: frames.SPIES_DEAL,
    REMOVE: frames.REMOVE_TARGET,
    ROUTE_DEAL: frames.ROUTE_TARGET,
    DISCARD_DUEL: frames.DESERT_CARD,
    RAZE_UNPROTECTED: frames.CHARIOT_TARGET,
    BLOCK_ACTION: frames.SCORPION_TARGET,
    BORROW_LOCATION: frames.RA_TARGET,
    LAY_FOUNDATION: frames.SANCTUARY_CARD,
}
ASK: Final[list[int]] = [ASKS.get(does, -1) for does in range(LAY_FOUNDATION + 1)]


def act(s: Table, seat: int, card: int) -> None:
    """What one use does."""
    does = DOES[card]
    if does == EXCHANGE:
        gain(s, seat, GAIN[card])
    elif does == REPEAT_DEAL:
        repeat_deal(s, seat)
    elif does == REPEAT_PRODUCTION:
        s.push(frames.COPY, seat, -1)
    elif does == DRAW_AND_KEEP:
        s.push(frames.KEEP, seat, TO_DISCARD)
        draw(s, seat, 2, TO_LOOK)
    else:
        s.push(ASK[does], seat, card)


# --- the ops of single effects ---------------------------------------------------------


class BarterOp(Op[Table]):
    """Barter: which two of wood, stone and food are paid, gold in place of any."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        goods = s.players[f[1]].goods
        found: list[int] = []
        for i in range(len(BARTERS)):
            a, b = BARTERS[i]
            if goods[a] > (1 if a == b else 0) and goods[b] > 0:
                found.append(DO_BARTER + i)
        return found

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        a, b = BARTERS[action - DO_BARTER]
        goods = s.players[f[1]].goods
        goods[a] -= 1
        goods[b] -= 1
        gain(s, f[1], GAIN[f[2]])


class SettlersCardOp(Op[Table]):
    """Settlers: which Faction card is built."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return settlers_cards(s.players[f[1]])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        card = card_of_face(s.players[f[1]].hand, action - DO_PICK)
        begin_build(s, f[1], card, BY_SETTLERS)


class RefreshOp(Op[Table]):
    """Acting Troupe and Royal Bath: which Action Location is cleared."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return refreshable(s.players[f[1]], f[2])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        p = s.players[f[1]]
        p.refreshes += 1
        i = place_of(p.built, action - DO_OWN)
        p.built[i] &= ~USED_BITS
        s.tell(events.REFRESHES, f[1], action - DO_OWN)


class TavernOp(Op[Table]):
    """Tavern: which hand card is discarded."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return faces_of(s.players[f[1]].hand, DO_PICK)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        discard_from_hand(s, f[1], action)
        gain(s, f[1], GAIN[f[2]])


def discard_from_hand(s: Table, seat: int, action: int) -> None:
    p = s.players[seat]
    card = card_of_face(p.hand, action - DO_PICK)
    take_from_hand(p, card)
    discard(s, card)
    s.tell(events.DISCARDS, seat, LIKE[card])


class DesertCardOp(Op[Table]):
    """Desert: which hand card is discarded; then an opponent must discard one too."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return faces_of(s.players[f[1]].hand, DO_PICK)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        discard_from_hand(s, f[1], action)
        if s.seats == 1:
            s.frames.pop()
            gain(s, f[1], GAIN[f[2]])
        else:
            s.swap(frames.DESERT_VICTIM, f[1], f[2])


class DesertVictimOp(Op[Table]):
    """Desert: who must discard a card."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return [DO_VICTIM + rival for rival in targets.rivals(s, f[1])]

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        victim = action - DO_VICTIM
        s.tell(events.CHOOSES_VICTIM, f[1], victim)
        gain(s, f[1], GAIN[f[2]])
        if s.players[victim].hand:
            s.push(frames.DESERT_DISCARD, victim)


class DesertDiscardOp(Op[Table]):
    """The victim of the Desert chooses his card."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return faces_of(s.players[f[1]].hand, DO_PICK)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        discard_from_hand(s, f[1], action)


class SanctuaryOp(Op[Table]):
    """Sanctuary: which Common hand card is laid face down as a Foundation."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        hand = s.players[f[1]].hand
        return faces_of([card for card in hand if card < COMMON_CARDS], DO_PICK)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        p = s.players[f[1]]
        card = card_of_face(p.hand, action - DO_PICK)
        take_from_hand(p, card)
        p.buried = [*p.buried, card]
        s.tell(events.BURIES, f[1])
        gain(s, f[1], GAIN[f[2]])


class StealOp(Op[Table]):
    """Saboteurs: which resource is taken from whose supply."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return resources_to_steal(s, f[1])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        rival, good = divmod(action - DO_STEAL, 3)
        s.players[rival].goods[good] -= 1
        s.players[f[1]].goods[good] += 1
        s.tell(events.STEALS, f[1], good, rival)


class PackOp(Op[Table]):
    """Pack: a Location whose raze field gives one good; it stays as it is."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.enemy_locations(s, f[1], targets.WITH_RAZE_FIELD)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        field = RAZE_FIELD[action - DO_TARGET]
        s.tell(events.USES_GOOD, f[1], action - DO_TARGET)
        if len(field) == 2:
            gain_one(s, f[1], field[0])
        else:
            s.push(frames.TAKE_GOOD, f[1], 1 << field[0] | 1 << field[2], 1, f[2])


class RemoveOp(Op[Table]):
    """Garrison and Engineers: which Location is removed."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.enemy_locations(s, f[1], targets.ANY)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        card = action - DO_TARGET
        holder = holder_of(s, card)
        s.tell(events.REMOVES, f[1], card, holder)
        remove(s, holder, card)
        gain(s, f[1], GAIN[f[2]])


class ScorpionOp(Op[Table]):
    """Scorpion Breeder: which Action Location can't be used any more this round."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.enemy_locations(s, f[1], targets.WITH_ACTION)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        card = action - DO_TARGET
        holder = holder_of(s, card)
        built = empire(s, holder)
        built[place_of(built, card)] |= BLOCKED
        s.tell(events.BLOCKS, f[1], card, holder)


class TempleOfRaOp(Op[Table]):
    """Temple of Ra: which Location counts as the own one for the rest of the round."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.enemy_locations(s, f[1], targets.ANY)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        card = action - DO_TARGET
        owner = holder_of(s, card)
        built = empire(s, owner)
        location = built.pop(place_of(built, card))
        s.players[f[1]].built.append(location + HOME * (owner + 1))
        s.tell(events.BORROWS, f[1], card, owner)
