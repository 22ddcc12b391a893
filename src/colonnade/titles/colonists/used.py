"""What a game used, component by component: read from what was played and what the log tells.

A place is used when somebody acts there, a card when it is played, a building when it is
built: not when it is turned up, drawn or laid.
"""

from typing import Final

from colonnade.kernel.log import Event
from colonnade.kernel.state import State
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.actions import DO, ROLES
from colonnade.titles.colonists.state import ColonistsState

MARKET_PARTS: Final = ("sale", "subsidy", "card")
Used = tuple[str, str]  # table, name


def level_name(colony: int, level: int) -> str:
    return f"{c.COLONIES[colony]} {c.ERAS[level - 1]}"


def market_part(card: int, part: str) -> Used:
    return "market_cards", f"{t.MARKET_NAMES[card]} {part}"


def tables() -> dict[str, list[str]]:
    """Everything that can be used, table by table."""
    return {
        "places": t.PLACE_NAMES[: t.PLACE_COUNT],
        "markets": t.PLACE_NAMES[t.PLACE_COUNT :],
        "market_cards": [f"{name} {part}" for name in t.MARKET_NAMES for part in MARKET_PARTS],
        "buildings": list(c.BUILDING_NAMES),
        "colony_levels": [
            level_name(colony, level)
            for colony in range(len(c.COLONIES))
            for level in range(1, len(c.LEVELS) + 1)
        ],
        "special_ambassadors": list(c.AMBASSADORS),
        "improvements": list(t.CARD_NAMES),
        "limited_improvements_used": [t.CARD_NAMES[i] for i in t.LIMITED_CARDS],
    }


def by_action(state: State, action: int) -> list[Used]:
    """What an action about to be played uses: the part of the market card."""
    if DO <= action < DO + len(ROLES) and isinstance(state, ColonistsState):
        role = ROLES[action - DO].split()[-1]
        if role in MARKET_PARTS and state.market_card >= 0:
            return [market_part(state.market_card, role)]
    return []


def by_events(events: list[Event]) -> list[Used]:
    """What the log of a game tells, from its beginning on."""
    found: list[Used] = []
    card = -1
    for i, event in enumerate(events):
        if event[0] == f.E_MARKET_CARD:
            card = event[2]
        elif event[0] in (f.E_MOVED, f.E_JUMPED):
            if not ignored(events, i):
                tile = event[2]
                table = "places" if tile < t.PLACE_COUNT else "markets"
                found.append((table, t.PLACE_NAMES[tile]))
        elif event[0] == f.E_TOOK and event[2] >= t.FIRST_MARKET and card >= 0:
            if event[3:5] in subsidies(card):
                found.append(market_part(card, "subsidy"))
        else:
            found.extend(named_by(event))
    return found


def ignored(events: list[Event], moved: int) -> bool:
    """Did the steward who moved take the Lords' good in place of the place's action?"""
    for event in events[moved + 1 :]:
        if event[0] in (f.E_MOVED, f.E_JUMPED):
            return False
        if event[0] == f.E_LORD and event[1:3] == events[moved][1:3]:
            return True
    return False


def subsidies(card: int) -> list[tuple[int, int]]:
    """The single gifts of a market card's Subsidy: good and number."""
    return [gift for deed in t.MARKET_SUBSIDY[card] for gift in t.DEED_GIVES[deed]]


def named_by(event: Event) -> list[Used]:
    """The components one event tells of."""
    kind, a, b = event[0], event[2], event[3]
    if kind in (f.E_BUILT, f.E_BOUGHT_BUILDING):
        return [("buildings", c.BUILDING_NAMES[a])] if a < c.KINDS else []
    if kind in (f.E_REMODELLED, f.E_RAZED, f.E_STORAGE_REPLACED):
        return [("buildings", c.BUILDING_NAMES[b])] if b < c.KINDS else []
    if kind in (f.E_EMBASSY, f.E_BOUGHT_EMBASSY):
        return [("colony_levels", level_name(a, b))]
    if kind == f.E_AMBASSADOR_MOVED:
        return [("special_ambassadors", c.AMBASSADORS[a])]
    if kind == f.E_PLAYED:
        return [("improvements", t.CARD_NAMES[a])]
    if kind == f.E_USED and a in t.LIMITED_CARDS:
        return [("limited_improvements_used", t.CARD_NAMES[a])]
    return []
