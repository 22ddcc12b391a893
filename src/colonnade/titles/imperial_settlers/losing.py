"""How a Location leaves an Empire, and what goes with it."""

from colonnade.titles.imperial_settlers import events
from colonnade.titles.imperial_settlers.cards import WOOD
from colonnade.titles.imperial_settlers.components import COMMON, DECK, GATE, GATE_2, SHRINE
from colonnade.titles.imperial_settlers.state import (
    HOME_SHIFT,
    VIRTUAL,
    Table,
    discard,
    empire,
    place_of,
)


def lose_location(s: Table, holder: int, card: int) -> int:
    """Take a Location out of an Empire; all that lies on it is lost (p.8). Returns its int."""
    built = empire(s, holder)
    location = built.pop(place_of(built, card))
    if card == GATE:
        for tucked in s.under_gate:
            discard(s, tucked)
        s.under_gate = []
    elif card == GATE_2:
        for tucked in s.under_gate_2:
            discard(s, tucked)
        s.under_gate_2 = []
    elif card == SHRINE:
        s.shrine = [0, 0, 0]
    return location


def fall(s: Table, holder: int, card: int) -> None:
    """A razed Location becomes a Foundation, and whoever held it gets 1 wood (p.9).

    A Faction Location and a Location of the virtual player are discarded instead. A
    Foundation of a borrowed Location stays with its owner; the borrower gets the wood (p.11).
    """
    location = lose_location(s, holder, card)
    home = location >> HOME_SHIFT
    owner = home - 1 if home else holder
    if DECK[card] != COMMON or owner == VIRTUAL:
        discard(s, card)
        return
    p = s.players[owner]
    p.foundations = [*p.foundations, card]
    s.players[holder].goods[WOOD] += 1
    s.tell(events.FOUNDATION, owner, card)
    s.tell(events.GAINS, holder, WOOD, 1)


def remove(s: Table, holder: int, card: int) -> None:
    """Garrison and Engineers: the Location goes to its discard pile, it is not razed (p.11)."""
    lose_location(s, holder, card)
    discard(s, card)
