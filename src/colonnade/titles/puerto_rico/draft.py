"""The draft of The New Buildings: which 17 beige buildings lie on the board (p. 13)."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.puerto_rico import events
from colonnade.titles.puerto_rico.actions import DRAFT as DRAFT_ACTION
from colonnade.titles.puerto_rico.components import (
    BEIGE_COUNT,
    BEIGE_PLACES,
    BUILDINGS,
    FIRST_BEIGE,
    FIRST_NOBLE,
    FOREST_HOUSE,
    HACIENDA,
    OFFICE,
    TRADING_POST,
)
from colonnade.titles.puerto_rico.ops import DRAFT
from colonnade.titles.puerto_rico.state import PuertoRico, changed

# Options that keep two buildings apart.
RIVALS: Final = (
    ("office_or_trading_post", OFFICE, TRADING_POST),
    ("hacienda_or_forest_house", HACIENDA, FOREST_HOUSE),
)


def places(cost: int) -> int:
    """Beige places on the board for a cost."""
    return dict(BEIGE_PLACES)[cost]


def candidates(s: PuertoRico) -> list[int]:
    """Beige buildings that still find an empty place of their cost, and are not forbidden."""
    found: list[int] = []
    for building in range(FIRST_BEIGE, FIRST_NOBLE):
        if building in s.beige or forbidden(s, building):
            continue
        cost = s.costs[building]
        if sum(1 for b in s.beige if s.costs[b] == cost) < places(cost):
            found.append(building)
    return found


def forbidden(s: PuertoRico, building: int) -> bool:
    """The options keep two pairs of buildings apart."""
    return any(
        s.options[option] and ((building == a and b in s.beige) or (building == b and a in s.beige))
        for option, a, b in RIVALS
    )


def lay_out(s: PuertoRico, building: int) -> None:
    """A small building enters as a pair, with two players as a single copy."""
    s.beige = sorted([*s.beige, building])
    copies = 1 if s.seats == 2 else BUILDINGS[building].copies
    s.copies = changed(s.copies, building, copies)
    s.in_play = sorted([*s.in_play, building])


def random_draft(s: PuertoRico) -> None:
    """Chance fills the places, cost by cost."""
    for cost, count in BEIGE_PLACES:
        for _ in range(count):
            choices = [b for b in candidates(s) if s.costs[b] == cost]
            building = choices[s.chance(len(choices))]
            lay_out(s, building)
            s.tell(events.DRAFTED, -1, building)


class Draft(Op[PuertoRico]):
    """In turn from the governor, each player chooses one type, until all places are filled."""

    def legal(self, s: PuertoRico, f: Frame) -> list[int]:
        return [DRAFT_ACTION + building - FIRST_BEIGE for building in candidates(s)]

    def apply(self, s: PuertoRico, f: Frame, action: int) -> None:
        building = action - DRAFT_ACTION + FIRST_BEIGE
        lay_out(s, building)
        s.tell(events.DRAFTED, f[1], building)
        if len(s.beige) == BEIGE_COUNT:
            s.frames.pop()
        else:
            s.swap(DRAFT, s.following(f[1]))
