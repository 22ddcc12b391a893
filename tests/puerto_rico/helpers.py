"""Positions and plays in the rulebook's words: who sits where, what lies where, what is played."""

from collections.abc import Iterator
from typing import Any

import colonnade
from colonnade import State

TITLE = "puerto_rico"

# The players of the rulebook's examples, in clockwise order.
ANNA, BOB, CHRIS, DAVID, EVE = range(5)

Board = dict[str, Any]


def table(
    players: int = 4,
    boards: dict[int, Board] | None = None,
    governor: int = ANNA,
    supply: int | None = None,
    chips: int | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """The governor is about to choose the first role of a round.

    What no board and no field holds lies in the supplies. `supply` colonists and `chips` VP
    are left; the last player has all that is missing, on the windrose and as chips.
    """
    edits = {seat: dict(board) for seat, board in (boards or {}).items()}
    last = edits.setdefault(players - 1, {})
    if supply is not None:
        found = state(seated(players, edits, governor, options, fields))["colonists"]
        last["windrose"] = last.get("windrose", 0) + found - supply
    if chips is not None:
        found = state(seated(players, edits, governor, options, fields))["chips"]
        last["vp"] = last.get("vp", 0) + found - chips
    return seated(players, edits, governor, options, fields)


def seated(
    players: int,
    edits: dict[int, Board],
    governor: int,
    options: dict[str, Any] | None,
    fields: dict[str, Any],
) -> State:
    """The scenario at the beginning of a round."""
    return colonnade.scenario(
        TITLE,
        players,
        frames=[["round", -1, 0, 0, 0]],
        options=options,
        governor=governor,
        players=edits,
        **fields,
    )


def phase(
    role: str,
    players: int = 4,
    boards: dict[int, Board] | None = None,
    by: int = ANNA,
    **fields: Any,
) -> State:
    """A table on which the governor has just taken a role; fields as for table()."""
    s = table(players, boards, governor=by, **fields)
    plays(s, (by, f"role {role}"))
    return s


def island(**tiles: int) -> Board:
    """An island whose tiles are all occupied."""
    return {"tiles": dict(tiles), "settled": dict(tiles)}


def city(*occupied: str, empty: tuple[str, ...] = ()) -> Board:
    """A city: buildings with one colonist each, and empty ones."""
    return {"staff": dict.fromkeys(occupied, 1) | dict.fromkeys(empty, 0)}


def ships(*cargo: str) -> dict[str, Any]:
    """What is on the cargo ships, smallest first: "3 corn", or "" for an empty ship."""
    loads = [(words.split() if words else ["0", None]) for words in cargo]
    return {"cargo": [load[1] for load in loads], "loaded": [int(load[0] or 0) for load in loads]}


# --- playing ---------------------------------------------------------------------------


def plays(s: State, *moves: tuple[int, str]) -> None:
    """Play moves, each by the player who has to decide."""
    for seat, action in moves:
        assert s.player == seat, f"{action}: it is the turn of {s.player} at {s.decision}"
        s.play(action)


def may(s: State) -> list[str]:
    """The legal actions by name."""
    return [s.name(action) for action in s.legal()]


def play_on(s: State, rounds: int = 1) -> None:
    """Go on to the end of the round (or of several): everybody passes where he may."""
    last = state(s)["round"] + rounds
    while not s.over and state(s)["round"] < last:
        actions = may(s)
        s.play("pass" if "pass" in actions else actions[0])


def endings(s: State, decision: str) -> Iterator[State]:
    """Every way through a row of decisions of one kind, to the first other decision."""
    if s.decision != decision:
        yield s
        return
    for action in s.legal():
        copy = s.clone()
        copy.play(action)
        yield from endings(copy, decision)


# --- looking ---------------------------------------------------------------------------


def state(s: State) -> dict[str, Any]:
    """What lies on the table."""
    found: dict[str, Any] = s.dump()["state"]
    return found


def board(s: State, seat: int) -> dict[str, Any]:
    """A player board."""
    found: dict[str, Any] = state(s)["players"][seat]
    return found


def boards(s: State, field: str) -> list[Any]:
    """One field of all player boards, seat by seat."""
    return [player[field] for player in state(s)["players"]]


def colonists(s: State, seat: int) -> int:
    """All colonists on a player board."""
    player = board(s, seat)
    on_tiles: int = sum(player["settled"].values())
    in_city: int = sum(player["staff"].values())
    waiting: int = player["windrose"]
    return waiting + on_tiles + in_city


def reasons(s: State) -> list[str]:
    """Why the game is over."""
    found: list[str] = s.view(None)["end"]
    return found
