"""Steps many games, one row each, and shows each to whoever has to decide; for learners."""

from collections.abc import Callable

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, u8

from colonnade.kernel.state import State


def step_rows(
    states: list[State],
    actions: list[int],
    width: int,
    encode: Callable[[State, int], bytes],
    begin: Callable[[int], State],
) -> tuple[bytes, bytes, bytes]:
    """Play an action in every game (without any, only show them), one row after the other.

    Where a game ends, begin(row) gives the next one of that row. The answer: the observations
    of those who have to decide, one after the other; the legal actions as cells of a mask
    `width` wide, 64 bits each; the seats, a byte each. Each game is played, observed and
    masked before the next, while it is in the processor's cache.
    """
    observed, cells, actors = BytesWriter(), BytesWriter(), BytesWriter()
    first: i64 = 0
    wide: i64 = width
    playing = len(actions) > 0
    for row in range(len(states)):
        s = states[row]
        if playing:
            s.play(actions[row])
            if s.over:
                s = begin(row)
                states[row] = s
        observed.write(encode(s, s.actor))
        for action in s.choices:
            write_i64_le(cells, first + i64(action))
        first += wide
        actors.append(u8(s.actor))
    return observed.getvalue(), cells.getvalue(), actors.getvalue()
