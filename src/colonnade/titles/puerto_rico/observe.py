"""The observation of encode.py in native code: the same columns as the field table gives.

Written out by hand because learners look at a position more often than they play: this takes
a fifth of the time of the function that is generated from the table. A test holds them equal.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, u8

from colonnade.kernel.state import Frame, State
from colonnade.titles.puerto_rico.components import BUILDING_COUNT, KINDS
from colonnade.titles.puerto_rico.encode import FRAME_SEATS, buildings
from colonnade.titles.puerto_rico.ops import OP_COUNT
from colonnade.titles.puerto_rico.state import Player, PuertoRico

SHIPS: Final = 3
MOST_SEATS: Final = 5
ONE: Final = b"\1\0"  # as a column has it
CELL: Final = 2  # bytes a column
NO_FRAME: Final[Frame] = (-1, -1, 0, 0, 0)
LOWEST: Final = -32768
HIGHEST: Final = 32767


def observe(options: bytes, state: State, viewer: int) -> bytes:
    """All columns for a viewer; those of the options come as they are."""
    assert isinstance(state, PuertoRico)
    s = state
    out = BytesWriter()
    out.write(options)
    one_hot(out, SEAT_ROWS[s.seats], viewer)
    depth = len(s.frames)
    frame(out, s, s.frames[depth - 1] if depth > 0 else NO_FRAME, viewer)
    if s.expanded:
        frame(out, s, s.frames[depth - 2] if depth > 1 else NO_FRAME, viewer)
    count = buildings(s.new_buildings == 1, s.with_nobles == 1)
    table(out, s, viewer, count)
    for near in range(s.seats):
        seat = (viewer + near) % s.seats
        board(out, s, s.players[seat], near == 0, count)
    return out.getvalue()


def frame(out: BytesWriter, s: PuertoRico, f: Frame, viewer: int) -> None:
    """What is asked, of whom, and with which numbers."""
    one_hot(out, OP_ROWS, f[0])
    one_hot(out, SEAT_ROWS[s.seats], near_seat(s, f[1], viewer))
    first_is_seat = f[0] >= 0 and SEAT_OPS[f[0]] == 1
    number(out, near_seat(s, f[2], viewer) + 1 if first_is_seat else clipped(f[2]))
    number(out, clipped(f[3]))
    number(out, clipped(f[4]))


def table(out: BytesWriter, s: PuertoRico, viewer: int, count: int) -> None:
    """What lies in the middle."""
    number(out, s.round)
    one_hot(out, SEAT_ROWS[s.seats], near_seat(s, s.governor, viewer))
    number(out, s.ending)
    numbers(out, s.role_coins)
    for seat in s.taken:
        number(out, near_seat(s, seat, viewer) + 1)
    numbers(out, s.goods)
    for ship in range(SHIPS):
        one_hot(out, KIND_ROWS, s.cargo[ship] if ship < len(s.cargo) else -1)
    for ship in range(SHIPS):
        number(out, s.loaded[ship] if ship < len(s.loaded) else 0)
    numbers(out, s.house)
    numbers(out, s.row)
    number(out, total(s.stack))
    numbers(out, s.discards)
    number(out, s.quarries)
    number(out, s.colonists)
    if s.with_nobles:
        number(out, s.nobles)
    number(out, s.colonist_ship)
    if s.with_nobles:
        number(out, s.ship_nobles)
    number(out, s.chips)
    number(out, s.paper)
    first_numbers(out, s.copies, count)
    if s.expanded:
        for building in range(count):
            number(out, 1 if building in s.beige else 0)


def board(out: BytesWriter, s: PuertoRico, p: Player, mine: bool, count: int) -> None:
    """A player board, with what only its owner may see if it is the viewer's."""
    number(out, p.doubloons)
    if mine:
        number(out, p.vp)
    number(out, p.windrose)
    number(out, p.island)
    number(out, p.city)
    numbers(out, p.goods)
    numbers(out, p.tiles)
    numbers(out, p.settled)
    staff(out, p, count)
    if s.with_nobles:
        number(out, p.noble_windrose)
        numbers(out, p.noble_settled)
        first_numbers(out, p.noble_staff, count)
    if s.expanded:
        number(out, p.forests)
        numbers(out, p.open_forests)
        if mine:
            numbers(out, p.secret_forests)
            one_hot(out, KIND_ROWS, p.drawn)
        else:
            number(out, total(p.secret_forests))


# --- columns -----------------------------------------------------------------------------


def number(out: BytesWriter, value: int) -> None:
    write_i16_le(out, i16(value))


def numbers(out: BytesWriter, values: list[int]) -> None:
    for value in values:
        write_i16_le(out, i16(value))


def staff(out: BytesWriter, p: Player, count: int) -> None:
    """The colonists on each building; most are not built, so only those that are get written."""
    start = len(out)
    out.write(NONE_BUILT[count])
    for building in p.built:
        cell = start + CELL * i64(building)
        out[cell] = u8(p.staff[building])
        out[cell + 1] = 0


def first_numbers(out: BytesWriter, values: list[int], count: int) -> None:
    left: i64 = count
    for value in values:  # quicker than by index
        if left == 0:
            return
        left -= 1
        write_i16_le(out, i16(value))


def one_hot(out: BytesWriter, rows: list[bytes], chosen: int) -> None:
    out.write(rows[chosen])


def one_hot_rows(size: int) -> list[bytes]:
    """By index: columns with a single 1; the last (for index -1) has none."""
    none = bytes(CELL * size)
    return [none[: CELL * k] + ONE + none[CELL * (k + 1) :] for k in range(size)] + [none]


def total(values: list[int]) -> int:
    found = 0
    for value in values:
        found += value
    return found


def near_seat(s: PuertoRico, seat: int, viewer: int) -> int:
    """How many seats after the viewer; -1 is nobody."""
    if seat < 0:
        return -1
    near = seat - viewer
    return near + s.seats if near < 0 else near


def clipped(value: int) -> int:
    return HIGHEST if value > HIGHEST else LOWEST if value < LOWEST else value


def seat_ops() -> list[int]:
    """By op: 1 if the first number of its frame is a seat."""
    from colonnade.titles.puerto_rico.title import OPS

    return [1 if op.name in FRAME_SEATS else 0 for op in OPS]


SEAT_OPS: Final = seat_ops()
OP_ROWS: Final = one_hot_rows(OP_COUNT)
KIND_ROWS: Final = one_hot_rows(KINDS)
NONE_BUILT: Final = [b"\xff\xff" * count for count in range(BUILDING_COUNT + 1)]
SEAT_ROWS: Final = [one_hot_rows(seats) for seats in range(MOST_SEATS + 1)]
