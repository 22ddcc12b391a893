"""Deals: making one, Trade Route deals, and all that takes or uses Deals."""

from colonnade.kernel.state import Frame, Op
from colonnade.titles.imperial_settlers import events, frames, targets
from colonnade.titles.imperial_settlers.actions import (
    ATTACK_NUMBERS,
    DO_PICK_ATTACK,
    DO_PICK_DEAL,
    DO_PICK_LOWER_ATTACK,
    DO_PICK_ROUTE,
    DO_TARGET,
    FACTION_CARDS,
)
from colonnade.titles.imperial_settlers.building import BY_NEGOTIATOR, begin_build
from colonnade.titles.imperial_settlers.cards import ON_DEAL
from colonnade.titles.imperial_settlers.components import (
    COMMON_CARDS,
    COST_FOOD,
    COST_STONE,
    COST_WOOD,
    DOES,
    FACE,
    GAIN,
    LIKE,
)
from colonnade.titles.imperial_settlers.effects import (
    GOOD_OF_DEAL,
    can_pay,
    gain,
    gain_one,
    pay,
    pull_faction,
    turn_up,
)
from colonnade.titles.imperial_settlers.state import (
    ATTACK_DEAL,
    CARD_BITS,
    Player,
    Table,
    discard,
    show,
    take_from_hand,
    without,
)

# --- making a Deal ---------------------------------------------------------------------


def begin_deal(s: Table, seat: int, card: int) -> None:
    """Pay 1 food for a Deal with a Faction card from the hand."""
    if pay(s, seat, 0, 0, 1):
        make_deal(s, seat, card)
    else:
        show(s.players[seat], card)
        s.push(frames.MAKE_DEAL, seat, card)
        s.push(frames.PAY, seat, 0, 0, 1)


class MakeDealOp(Op[Table]):
    """The food is paid: make the Deal."""

    def run(self, s: Table, f: Frame) -> None:
        s.frames.pop()
        make_deal(s, f[1], f[2])


def make_deal(s: Table, seat: int, card: int) -> None:
    """Put the card under the board and take its good."""
    p = s.players[seat]
    take_from_hand(p, card)
    p.deals = [*p.deals, card]
    s.tell(events.DEALS, seat, LIKE[card])
    deal_made(s, seat, GOOD_OF_DEAL[card])


def deal_made(s: Table, seat: int, good: int) -> None:
    """A Deal gives its good at once, and every Dojo pays for it."""
    gain_one(s, seat, good)
    for location in s.players[seat].built:
        if DOES[location & CARD_BITS] == ON_DEAL:
            gain(s, seat, GAIN[location & CARD_BITS])


class RouteTargetOp(Op[Table]):
    """Trade Route: with which Faction Location of an opponent the Deal is made."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return targets.enemy_locations(s, f[1], targets.OF_FACTION)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        seat = f[1]
        card = action - DO_TARGET
        p = s.players[seat]
        p.markers = [*p.markers, pull_faction(s, seat)]
        p.routes = [*p.routes, card]
        s.tell(events.ROUTE_DEAL, seat, card)
        deal_made(s, seat, GOOD_OF_DEAL[card])


# --- losing a Deal ---------------------------------------------------------------------


def drop_deal(s: Table, p: Player, deal: int) -> None:
    """A Deal under a board is discarded to the pile of its card; an attack card is out."""
    p.deals = without(p.deals, deal)
    if deal < ATTACK_DEAL:
        discard(s, deal)
    else:
        lose_attack_card(s, deal - ATTACK_DEAL)


def lose_attack_card(s: Table, good: int) -> None:
    s.attack_lost[good] += 1


def drop_route(s: Table, p: Player, target: int) -> None:
    """A Trade Route deal is cancelled; its marker goes to its discard pile."""
    i = p.routes.index(target)
    marker = p.markers[i]
    p.routes = p.routes[:i] + p.routes[i + 1 :]
    p.markers = p.markers[:i] + p.markers[i + 1 :]
    if marker >= 0:
        turn_up(s)
        discard(s, marker)
        s.tell(events.DISCARDS, s.players.index(p), LIKE[marker])


def deal_choices(deals: list[int]) -> list[int]:
    """One choice for each different Deal under a board."""
    found: list[int] = []
    faces: list[int] = []
    for deal in deals:
        if deal >= ATTACK_DEAL:
            choice = DO_PICK_ATTACK + deal - ATTACK_DEAL
            if choice not in found:
                found.append(choice)
        elif FACE[deal] not in faces:
            faces.append(FACE[deal])
            found.append(DO_PICK_DEAL + deal - COMMON_CARDS)
    return found


def route_choices(s: Table, seat: int) -> list[int]:
    found: list[int] = []
    for target in s.players[seat].routes:
        choice = DO_PICK_ROUTE + seat * FACTION_CARDS + target - COMMON_CARDS
        if choice not in found:
            found.append(choice)
    return found


def enemy_deals(s: Table, seat: int, routes: bool) -> list[int]:
    """The Deals of opponents who have not passed; the virtual player's attack cards."""
    found: list[int] = []
    if s.seats == 1:
        found += line_choices(s.line)
    for rival in targets.rivals(s, seat):
        found += deal_choices(s.players[rival].deals)
        if routes:
            found += route_choices(s, rival)
    found.sort()
    return found


def holder_of_deal(s: Table, deal: int) -> int:
    for seat in range(s.seats):
        if deal in s.players[seat].deals:
            return seat
    raise ValueError(f"nobody has the deal {deal}")


def line_choices(line: list[int]) -> list[int]:
    """The revealed attack cards; of equal ones that lie together only the first.

    Which of two equal cards goes matters where another target lies between them.
    """
    found: list[int] = []
    for place, good in enumerate(line):
        above = line[:place].count(good)
        if above == 0:
            found.append(DO_PICK_ATTACK + good)
        elif line[place - 1] != good:
            found.append(DO_PICK_LOWER_ATTACK + good * len(ATTACK_NUMBERS) + above - 1)
    return found


def is_attack_card(action: int) -> bool:
    return DO_PICK_ATTACK <= action < DO_PICK_ROUTE or action >= DO_PICK_LOWER_ATTACK


def take_from_line(s: Table, action: int) -> int:
    """The chosen attack card leaves the target line; returns its good."""
    above = 0
    good = action - DO_PICK_ATTACK
    if action >= DO_PICK_LOWER_ATTACK:
        good, above = divmod(action - DO_PICK_LOWER_ATTACK, len(ATTACK_NUMBERS))
        above += 1
    place = s.line.index(good)
    for _ in range(above):
        place = s.line.index(good, place + 1)
    s.line.pop(place)
    return good


def drop_chosen(s: Table, seat: int, action: int, own: bool) -> int:
    """Discard the chosen Deal, the own or an opponent's; returns the good it gave."""
    if is_attack_card(action):
        if own:
            good = action - DO_PICK_ATTACK
            drop_deal(s, s.players[seat], ATTACK_DEAL + good)
        else:
            good = take_from_line(s, action)
            lose_attack_card(s, good)
        s.tell(events.DROPS_ATTACK_CARD, seat, good)
        return good
    if action >= DO_PICK_ROUTE:
        holder, target = divmod(action - DO_PICK_ROUTE, FACTION_CARDS)
        target += COMMON_CARDS
        s.tell(events.CANCELS_ROUTE, seat, target, holder)
        drop_route(s, s.players[holder], target)
        return GOOD_OF_DEAL[target]
    deal = action - DO_PICK_DEAL + COMMON_CARDS
    holder = holder_of_deal(s, deal)
    s.tell(events.CANCELS_DEAL, seat, deal, holder)
    drop_deal(s, s.players[holder], deal)
    return GOOD_OF_DEAL[deal]


class HanseaticDealOp(Op[Table]):
    """Hanseatic League: which own Deal is discarded for VP; Trade Route deals too (p.12)."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return own_deals(s, f[1])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        drop_chosen(s, f[1], action, True)
        gain(s, f[1], GAIN[f[2]])


def own_deals(s: Table, seat: int) -> list[int]:
    return sorted(deal_choices(s.players[seat].deals) + route_choices(s, seat))


class RobbersDealOp(Op[Table]):
    """Robbers: which Deal is discarded; Trade Route deals too (p.12)."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return enemy_deals(s, f[1], True)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        drop_chosen(s, f[1], action, False)
        gain(s, f[1], GAIN[f[2]])


class NinjasDealOp(Op[Table]):
    """Ninjas: which Deal is discarded, and its good taken."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return enemy_deals(s, f[1], False)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        gain_one(s, f[1], drop_chosen(s, f[1], action, False))


class SpiesDealOp(Op[Table]):
    """Spies: which Deal moves under the own board. It gives nothing at once (p.11)."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return enemy_deals(s, f[1], False)

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        seat = f[1]
        if is_attack_card(action):
            good = take_from_line(s, action)
            deal = ATTACK_DEAL + good
            s.tell(events.LOSES_ATTACK_DEAL, seat, good)
        else:
            deal = action - DO_PICK_DEAL + COMMON_CARDS
            holder = holder_of_deal(s, deal)
            s.players[holder].deals = without(s.players[holder].deals, deal)
            s.tell(events.TAKES_DEAL, seat, deal, holder)
        s.players[seat].deals = [*s.players[seat].deals, deal]
        gain(s, seat, GAIN[f[2]])


# --- using own Deals -------------------------------------------------------------------


def repeat_deal(s: Table, seat: int) -> None:
    """Imperial Messenger: the good of one of the own Deals again, Trade Route deals too."""
    p = s.players[seat]
    mask = 0
    for deal in p.deals:
        mask |= 1 << GOOD_OF_DEAL[deal]
    for target in p.routes:
        mask |= 1 << GOOD_OF_DEAL[target]
    s.push(frames.TAKE_GOOD, seat, mask, 1)


def buildable_deals(p: Player) -> list[int]:
    """The own Deals the Negotiator can build: cards under the board whose goods can be paid."""
    cards: list[int] = []
    for deal in p.deals:
        if deal < ATTACK_DEAL and can_pay(
            p.goods, COST_WOOD[deal], COST_STONE[deal], COST_FOOD[deal]
        ):
            cards.append(deal)
    return deal_choices(cards)


class NegotiatorDealOp(Op[Table]):
    """Negotiator: which Deal becomes a Location."""

    def legal(self, s: Table, f: Frame) -> list[int]:
        return buildable_deals(s.players[f[1]])

    def apply(self, s: Table, f: Frame, action: int) -> None:
        s.frames.pop()
        begin_build(s, f[1], action - DO_PICK_DEAL + COMMON_CARDS, BY_NEGOTIATOR)
