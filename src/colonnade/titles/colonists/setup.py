"""Set-up (p.4-5): options to first state."""

from typing import Any

from colonnade.kernel.errors import BadOption
from colonnade.kernel.options import Option
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.components import (
    COLONIES,
    COLONIES_AT_START,
    FARM,
    FOOD,
    PERMANENT,
    START_FOOD,
    START_TOOLS,
    TILE_COUNTS,
)
from colonnade.titles.colonists.course import TABLE
from colonnade.titles.colonists.frames import E_COLONY, LATER_START, SET_UP, START_ERA
from colonnade.titles.colonists.hexes import MIDDLE
from colonnade.titles.colonists.laying import lay_market
from colonnade.titles.colonists.state import ColonistsState, Player, new_player
from colonnade.titles.colonists.tables import (
    CARD_NUMBER,
    CARD_SORT,
    DAY_LABORER,
    DIPLOMAT,
    FIRST_MARKET,
    KIND_TILE,
    places_of_era,
)

_COUNTS = ("buildings", "embassies", "dollars", "goods", "tools", "hand")


class PadOption(Option):
    """The notes of a saved game (p.24), or nothing."""

    def __init__(self) -> None:
        super().__init__("pad", [None], None)

    def one(self, given: Any) -> Any:
        if given is None:
            return None
        check_pad(given)
        return given


def check_pad(pad: Any) -> None:
    """Raise BadOption where notes are missing or impossible."""
    names = ("next_era", "colonies", "marker", "players")
    if not isinstance(pad, dict) or sorted(pad) != sorted(names):
        raise BadOption(f"option pad: an object with {', '.join(names)} is needed")
    if pad["next_era"] not in (2, 3, 4):
        raise BadOption(f"option pad: next_era {pad['next_era']!r}; allowed: 2 to 4")
    colonies = pad["colonies"]
    if not isinstance(colonies, list) or any(name not in COLONIES for name in colonies):
        raise BadOption(
            f"option pad: unknown colony in {colonies!r}; allowed: {', '.join(COLONIES)}"
        )
    wanted = (4, 5) if pad["next_era"] == 4 else (4,)
    if len(set(colonies)) != len(colonies) or len(colonies) not in wanted:
        raise BadOption(
            f"option pad: {len(colonies)} colonies; allowed: {wanted[-1]} different ones"
        )
    players = pad["players"]
    if not isinstance(players, list) or not 1 <= len(players) <= 4:
        raise BadOption("option pad: players: the notes of 1 to 4 players are needed")
    seen: list[int] = []
    for notes in players:
        check_notes(notes, pad["next_era"], seen)
    if type(pad["marker"]) is not int or not 0 <= pad["marker"] < len(players):
        raise BadOption(f"option pad: marker {pad['marker']!r}; allowed: 0 to {len(players) - 1}")


def check_notes(notes: Any, era: int, seen: list[int]) -> None:
    if not isinstance(notes, dict) or sorted(notes) != sorted((*_COUNTS, "improvements")):
        raise BadOption(
            f"option pad: each player needs {', '.join(_COUNTS)} and improvements, not {notes!r}"
        )
    for name in _COUNTS:
        most = 6 if name == "hand" else 10_000
        if type(notes[name]) is not int or not 0 <= notes[name] <= most:
            raise BadOption(f"option pad: {name} {notes[name]!r}; allowed: 0 to {most}")
    if not isinstance(notes["improvements"], list):
        raise BadOption("option pad: improvements: a list of card numbers is needed")
    for number in notes["improvements"]:
        known = number in CARD_NUMBER and CARD_SORT[CARD_NUMBER.index(number)] == PERMANENT
        if not known or number // 100 >= era or number in seen:
            raise BadOption(f"option pad: {number!r} is no permanent improvement of an earlier era")
        seen.append(number)


OPTIONS = (
    Option("first_era", [1, 2, 3, 4], 1),
    Option("last_era", [1, 2, 3, 4], 4),
    Option("small_market", [False, True], False),
    Option("money_limit", [False, True], False),
    Option("introductory", [False, True], False),
    Option("pad_save", [False, True], False),
    PadOption(),
)


def check_options(s: ColonistsState) -> None:
    """Raise BadOption for combinations that don't go together."""
    pad = s.options["pad"]
    first, last = eras(s)
    if pad is not None:
        if s.options["introductory"]:
            raise BadOption("option pad: the introductory game can't start from a pad")
        if len(pad["players"]) != s.seats:
            raise BadOption(f"option pad: it has {len(pad['players'])} players, not {s.seats}")
    if first > last:
        raise BadOption(f"last_era: {last} is before the first era {first}")


def eras(s: ColonistsState) -> tuple[int, int]:
    """The first and the last era played."""
    if s.options["introductory"]:
        return 1, 1
    pad = s.options["pad"]
    first = s.options["first_era"] if pad is None else pad["next_era"]
    return first, s.options["last_era"]


def set_up(s: ColonistsState) -> None:
    """Lay out everything up to the first place to be laid."""
    pad = s.options["pad"]
    s.first_era, s.last_era = eras(s)
    s.era = s.first_era
    s.tiles = list(TILE_COUNTS)
    s.first = s.chance(s.seats) if pad is None else pad["marker"]
    s.marker = s.opener = s.first
    choose_colonies(s)
    lay_market(s, FIRST_MARKET, MIDDLE, 0)
    s.place_pile = places_of_era(0)
    if s.options["introductory"]:
        s.place_pile = sorted([p for p in s.place_pile if p != DIPLOMAT] + [DAY_LABORER])
    s.players = [new_player() for _ in range(s.seats)]
    for p in s.players:
        if s.first_era == 1:
            settle(s, p)
        count_up(s, p)
    s.push(START_ERA, TABLE, 0)
    if s.first_era > 1:
        s.push(LATER_START, TABLE)
    s.push(SET_UP, TABLE)


def choose_colonies(s: ColonistsState) -> None:
    """Four colonies at random; those of the pad; none in the introductory game."""
    if s.options["introductory"]:
        return
    pad = s.options["pad"]
    if pad is not None:
        s.colonies = sorted(COLONIES.index(name) for name in pad["colonies"])
    else:
        left = list(range(len(COLONIES)))
        for _ in range(COLONIES_AT_START):
            s.colonies = sorted([*s.colonies, left.pop(s.chance(len(left)))])
    for colony in s.colonies:
        s.tell(E_COLONY, -1, colony)


def settle(s: ColonistsState, p: Player) -> None:
    """Two Farms with farmers (printed on the small board), 6 tools, 1 food."""
    for spot in (0, 1):
        p.kind[spot] = FARM
        if s.last_era > 1:
            s.tiles[KIND_TILE[FARM]] -= 1
    p.printed = 3 if s.last_era == 1 else 0
    p.tools = START_TOOLS
    p.held[FOOD] = START_FOOD
