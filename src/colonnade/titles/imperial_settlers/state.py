"""The state: one object for the table, one for each player, all ints and lists of ints."""

from bisect import insort
from typing import Final

from colonnade.kernel.state import State
from colonnade.titles.imperial_settlers.cards import SUPPLY
from colonnade.titles.imperial_settlers.components import (
    ATTACK_COUNTS,
    CARDS,
    COMMON,
    DECK,
    GATE,
    GATE_2,
)

# --- a built Location is one int: its card and what lies on it ------------------------------

CARD_BITS: Final = 255
USED: Final = 256  # two bits: how often it was activated this round
USED_BITS: Final = 3 * USED
BLOCKED: Final = 1024  # by the Scorpion Breeder
SAMURAI_ON: Final = 2048
DEFENDED: Final = 4096  # two bits: Defense tokens on it
DEFENDED_BITS: Final = 3 * DEFENDED
HOME: Final = 16384  # three bits: 0, or the owner's seat + 1 while the Temple of Ra lends it
HOME_SHIFT: Final = 14

VIRTUAL: Final = 4  # the seat number of the solo game's opponent
# A Deal is a card, or (Spies in the solo game) an attack card: CARDS + its good.
ATTACK_DEAL: Final = CARDS


class Player:
    """One Empire. The lists in the second group are only ever replaced, never changed."""

    faction: int
    vp: int  # on the track
    passed: int  # 1 once passed in this round
    refreshes: int  # Action Locations cleared in this round
    goods: list[int]  # the supply, by good
    hand: list[int]
    deck: list[int]  # the Faction deck, sorted: which card is on top is drawn by lot
    discard: list[int]
    built: list[int]  # Locations in the order of placement, borrowed ones included
    shown: list[int]  # cards of the hand that everybody has seen

    deals: list[int]  # under the board
    routes: list[int]  # Trade Route deals: the Location each was made with
    markers: list[int]  # and the face-down card that marks it, -1 if none was left
    foundations: list[int]  # from razed Locations
    buried: list[int]  # laid by the Sanctuary, known to the owner only
    packet: list[int]  # alternate Lookout: the cards to choose from
    looked: list[int]  # cards drawn and not yet kept
    spent: list[int]  # with faction_reshuffle: own Faction cards discarded in this round
    __slots__ = tuple(__annotations__)

    def clone(self) -> "Player":
        copy = Player()
        copy.faction = self.faction
        copy.vp = self.vp
        copy.passed = self.passed
        copy.refreshes = self.refreshes
        copy.goods = self.goods[:]
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.built = self.built[:]
        copy.shown = self.shown[:]
        copy.deals = self.deals
        copy.routes = self.routes
        copy.markers = self.markers
        copy.foundations = self.foundations
        copy.buried = self.buried
        copy.packet = self.packet
        copy.looked = self.looked
        copy.spent = self.spent
        return copy


class Table(State):
    """The whole game. The lists in the last group are only ever replaced, never changed."""

    players: list[Player]
    round: int
    first: int  # the first player's seat
    oasis: int  # workers the Oasis brought in this round
    common: list[int]  # the Common deck, sorted: which card is on top is drawn by lot
    common_discard: list[int]
    offer: list[int]  # Common cards face up in the Lookout phase

    # the solo game's, untouched in any other
    virtual: list[int]  # the virtual player's Locations of this round
    collection: list[int]  # his Collection pile
    line: list[int]  # the goods of the revealed attack cards, first target first
    attack_deck: list[int]  # attack cards not yet revealed, by good
    attack_lost: list[int]  # attack cards out of the game, by good

    under_gate: list[int]  # cards under each of the two Gates
    under_gate_2: list[int]
    shrine: list[int]  # wood, stone and food on the Shrine

    # what follows from options and players, see derive() in setup.py
    lookout: int
    peaceful: int
    reshuffle: int
    seat_of: list[int]  # by faction
    __slots__ = tuple(__annotations__)

    def clone(self) -> "Table":
        copy = Table()
        self.copy_kernel(copy)
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.first = self.first
        copy.oasis = self.oasis
        copy.common = self.common[:]
        copy.common_discard = self.common_discard[:]
        copy.offer = self.offer[:]
        if self.seats == 1:
            copy.virtual = self.virtual[:]
            copy.collection = self.collection[:]
            copy.line = self.line[:]
            copy.attack_deck = self.attack_deck[:]
            copy.attack_lost = self.attack_lost[:]
        else:
            copy.virtual = self.virtual
            copy.collection = self.collection
            copy.line = self.line
            copy.attack_deck = self.attack_deck
            copy.attack_lost = self.attack_lost
        copy.under_gate = self.under_gate
        copy.under_gate_2 = self.under_gate_2
        copy.shrine = self.shrine
        copy.lookout = self.lookout
        copy.peaceful = self.peaceful
        copy.reshuffle = self.reshuffle
        copy.seat_of = self.seat_of
        return copy


def new_player() -> Player:
    p = Player()
    p.faction = 0
    p.vp = 0
    p.passed = 0
    p.refreshes = 0
    p.goods = [0] * len(SUPPLY)
    p.hand = []
    p.deck = []
    p.discard = []
    p.built = []
    p.shown = []
    p.deals = []
    p.routes = []
    p.markers = []
    p.foundations = []
    p.buried = []
    p.packet = []
    p.looked = []
    p.spent = []
    return p


def new_table() -> Table:
    s = Table()
    s.players = []
    s.round = 0
    s.first = 0
    s.oasis = 0
    s.common = []
    s.common_discard = []
    s.offer = []
    s.under_gate = []
    s.under_gate_2 = []
    s.shrine = [0, 0, 0]
    s.virtual = []
    s.collection = []
    s.line = []
    s.attack_deck = [0] * len(ATTACK_COUNTS)
    s.attack_lost = [0] * len(ATTACK_COUNTS)
    return s


# --- piles -----------------------------------------------------------------------------------


def discard(s: Table, card: int) -> None:
    """Put a card on the discard pile of its own deck (p.10)."""
    deck = DECK[card]
    if deck == COMMON:
        insort(s.common_discard, card)
    else:
        p = s.players[s.seat_of[deck - 1]]
        insort(p.discard, card)
        if s.reshuffle == 1:
            p.spent = [*p.spent, card]


def take_from_hand(p: Player, card: int) -> None:
    p.hand.remove(card)
    if p.shown and card in p.shown:
        p.shown.remove(card)


def without(pile: list[int], card: int) -> list[int]:
    """A new list with one card less."""
    rest = pile[:]
    rest.remove(card)
    return rest


def show(p: Player, card: int) -> None:
    """Everybody knows from now on that this card is in the hand."""
    if card not in p.shown:
        p.shown.append(card)


def empire(s: Table, holder: int) -> list[int]:
    """The built Locations of a seat, or of the virtual player."""
    return s.virtual if holder == VIRTUAL else s.players[holder].built


def place_of(built: list[int], card: int) -> int:
    """Where in an Empire a card stands, -1 if it doesn't."""
    for i, location in enumerate(built):
        if location & CARD_BITS == card:
            return i
    return -1


def holder_of(s: Table, card: int) -> int:
    """Whose Empire a built card stands in now (the borrower's, if it is lent)."""
    for seat in range(s.seats):
        if place_of(s.players[seat].built, card) >= 0:
            return seat
    return VIRTUAL


def lie_apart(s: Table, card: int) -> bool:
    """Two Gates are alike only while no card lies under either of them."""
    return card in (GATE, GATE_2) and (len(s.under_gate) > 0 or len(s.under_gate_2) > 0)


def samurai_placed(p: Player) -> int:
    count = 0
    for location in p.built:
        if location & SAMURAI_ON:
            count += 1
    return count
