"""Which Locations of opponents an action may aim at: never those of a player who has passed."""

from typing import Final

from colonnade.titles.imperial_settlers.actions import (
    DO_OWN,
    DO_TARGET,
)
from colonnade.titles.imperial_settlers.cards import ACTION
from colonnade.titles.imperial_settlers.components import (
    COMMON,
    DECK,
    FACE,
    KIND,
    ONLY_COPY,
    RAZE_FIELD,
    RAZE_LOCATION_PRICE,
)
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    DEFENDED,
    DEFENDED_BITS,
    HOME_SHIFT,
    SAMURAI_ON,
    Player,
    Table,
    lie_apart,
)

ANY: Final = 0
WITH_RAZE_FIELD: Final = 1
RAZEABLE: Final = 2  # with a raze field, at a price the tokens cover
WITH_ACTION: Final = 3
OF_FACTION: Final = 4  # a Faction Location that is not the player's own, lent out

PROTECTED: Final = SAMURAI_ON | DEFENDED_BITS


def raze_price(location: int) -> int:
    """Raze tokens to raze a built Location: 2, and 1 for each Samurai or Defense token."""
    price = RAZE_LOCATION_PRICE + (location // DEFENDED & 3)
    if location & SAMURAI_ON:
        price += 1
    return price


def fits(location: int, seat: int, want: int, tokens: int) -> bool:
    card = location & CARD_BITS
    if want == ANY:
        return True
    if want == WITH_RAZE_FIELD:
        return len(RAZE_FIELD[card]) > 0
    if want == RAZEABLE:
        return len(RAZE_FIELD[card]) > 0 and raze_price(location) <= tokens
    if want == WITH_ACTION:
        return KIND[card] == ACTION
    return DECK[card] != COMMON and location >> HOME_SHIFT != seat + 1


def collect(
    s: Table, found: list[int], built: list[int], seat: int, want: int, tokens: int
) -> None:
    """Add the fitting Locations of one Empire; of those alike in everything only the first."""
    seen: list[int] = []
    for location in built:
        if fits(location, seat, want, tokens):
            card = location & CARD_BITS
            if not ONLY_COPY[card]:
                alike = location - card + FACE[card]
                if alike in seen and not lie_apart(s, card):
                    continue
                seen.append(alike)
            found.append(DO_TARGET + card)


def enemy_locations(s: Table, seat: int, want: int, tokens: int = 0) -> list[int]:
    """The Locations of opponents that fit."""
    found: list[int] = []
    if s.seats == 1:
        collect(s, found, s.virtual, seat, want, tokens)
        return found
    for rival in range(s.seats):
        if rival != seat and s.players[rival].passed == 0:
            collect(s, found, s.players[rival].built, seat, want, tokens)
    return found


def any_enemy_location(s: Table, seat: int, want: int, tokens: int = 0) -> bool:
    if s.seats == 1:
        return any_fits(s.virtual, seat, want, tokens)
    for rival in range(s.seats):
        p = s.players[rival]
        if rival != seat and p.passed == 0 and any_fits(p.built, seat, want, tokens):
            return True
    return False


def any_fits(built: list[int], seat: int, want: int, tokens: int) -> bool:
    return any(fits(location, seat, want, tokens) for location in built)


def can_raze_location(s: Table, seat: int, tokens: int) -> bool:
    """Is there a Location the Raze action can take with at least 2 tokens?"""
    if s.seats == 1:
        return any_razeable(s.virtual, tokens)
    for rival in range(s.seats):
        p = s.players[rival]
        if rival != seat and p.passed == 0 and any_razeable(p.built, tokens):
            return True
    return False


def any_razeable(built: list[int], tokens: int) -> bool:
    for location in built:
        if RAZE_FIELD[location & CARD_BITS] and (
            not location & PROTECTED or raze_price(location) <= tokens
        ):
            return True
    return False


def rivals(s: Table, seat: int) -> list[int]:
    """The other seats that have not passed."""
    return [rival for rival in range(s.seats) if rival != seat and s.players[rival].passed == 0]


def own_common_with_raze_field(p: Player) -> list[int]:
    """The Rabble's targets: own built Common Locations with a raze field."""
    found: list[int] = []
    seen: list[int] = []
    for location in p.built:
        card = location & CARD_BITS
        if DECK[card] == COMMON and RAZE_FIELD[card]:
            if not ONLY_COPY[card]:
                alike = location - card + FACE[card]
                if alike in seen:
                    continue
                seen.append(alike)
            found.append(DO_OWN + card)
    found.sort()
    return found
