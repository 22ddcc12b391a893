"""What may be under way: the frames of a state, checked against the rest of it."""

from typing import Final

from colonnade.kernel.errors import BadDump
from colonnade.kernel.state import Frame
from colonnade.titles.puerto_rico.components import (
    BUILDING_NAMES,
    CIRCLES,
    FOREST,
    SLOTS,
    TILE_KINDS,
    TILES,
)
from colonnade.titles.puerto_rico.ops import (
    BUILD,
    CHOOSE_ROLE,
    DRAFT,
    HACIENDA,
    HOSPICE,
    KEEP,
    LOAD,
    PLACE,
    ROUND,
    SELL,
    SETTLE,
    STORE,
    UNIVERSITY,
)
from colonnade.titles.puerto_rico.state import PuertoRico

# Ops whose a is the seat of the player who took the role.
WITH_ROLE_TAKER: Final = (
    HACIENDA, SETTLE, HOSPICE, PLACE, BUILD, UNIVERSITY, SELL, LOAD, STORE, KEEP,
)  # fmt: skip


def check_frames(s: PuertoRico) -> None:
    """Raise BadDump for a frame that can't be under way."""
    if not s.frames and not s.ending:
        raise BadDump("state.frames", "nothing is under way, but no reason ends the game")
    for i, frame in enumerate(s.frames):
        path = f"state.frames[{i}]"
        if frame[0] != DRAFT and (frame[0] == ROUND) != (i == 0):
            raise BadDump(path, "a round lies under everything else, and nowhere else")
        if frame[0] in WITH_ROLE_TAKER and not 0 <= frame[2] < s.seats:
            raise BadDump(path, f"seat {frame[2]} took the role; allowed: 0 to {s.seats - 1}")
        if frame[0] == ROUND:
            check_round(s, frame, path)
        elif frame[0] == HOSPICE:
            check_hospice(s, frame, path)
        elif frame[0] == UNIVERSITY:
            check_university(s, frame, path)
        elif frame[0] == PLACE:
            check_place(s, frame, path)


def check_round(s: PuertoRico, f: Frame, path: str) -> None:
    """Every player who still has to take a role finds one."""
    if not 0 <= f[2] <= s.turns:
        raise BadDump(path, f"{f[2]} roles are taken; allowed: 0 to {s.turns}")
    asked = len(s.frames) > 1 and s.frames[1][0] == CHOOSE_ROLE
    to_take = s.turns - f[2] + (1 if asked else 0)
    free = sum(1 for role in range(s.roles) if s.taken[role] < 0)
    if free < to_take:
        raise BadDump("state.taken", f"{free} roles are free, but {to_take} turns are left")


def check_hospice(s: PuertoRico, f: Frame, path: str) -> None:
    p = s.players[f[1]]
    forest = f[3] == FOREST and p.forests > 0
    if not forest and (not 0 <= f[3] < TILE_KINDS or p.settled[f[3]] >= p.tiles[f[3]]):
        raise BadDump(path, f"tile {f[3]} is no empty one of {', '.join(TILES)}")
    if s.colonists + s.colonist_ship == 0:
        raise BadDump(path, "no colonist is left for the hospice")


def check_university(s: PuertoRico, f: Frame, path: str) -> None:
    if not 0 <= f[3] < len(BUILDING_NAMES) or s.players[f[1]].staff[f[3]] != 0:
        raise BadDump(path, f"building {f[3]} is no empty building of his")
    if s.colonists + s.colonist_ship == 0:
        raise BadDump(path, "no colonist is left for the university")


def check_place(s: PuertoRico, f: Frame, path: str) -> None:
    """The colonists on the windrose are for this slot and the circles after it."""
    p = s.players[f[1]]
    after = 0
    room = 0
    for slot in range(len(SLOTS)):
        if slot < TILE_KINDS:
            circles = p.tiles[slot]
        else:
            circles = CIRCLES[slot - TILE_KINDS] if p.staff[slot - TILE_KINDS] >= 0 else 0
        if slot == f[3]:
            room = circles
        elif slot > f[3]:
            after += circles
    if room == 0:
        raise BadDump(path, f"slot {f[3]} has no circles")
    if f[4] != after:
        raise BadDump(path, f"{f[4]} circles follow slot {f[3]}, but there are {after}")
    if not 0 < p.windrose <= room + after:
        raise BadDump(path, f"{p.windrose} colonists wait for {room + after} circles")
