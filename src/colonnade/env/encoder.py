"""Writes observations and action masks, by one generated function for each schema.

The function reads the state's attributes straight into a list of lists, which the kernel's
compiled pack() turns into bytes: 5 microseconds for 300 columns. Without it struct packs one
flat list, which takes 8; assigning to a numpy row would take 15. A title may bring a compiled
function of its own, which takes 1; a test holds it equal to the generated one.
"""

import functools
import importlib
import importlib.util
import json
import struct
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from colonnade.env.columns import Piece, Schema
from colonnade.kernel import registry
from colonnade.kernel.state import State

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

NO_FRAME: Final = (-1, -1, 0, 0, 0)
CELL: Final = 2  # bytes a column


def compiled(module: str, function: str) -> Callable[..., bytes] | None:
    """A function of a module if the module is there, compiled, and has the library it needs."""
    if importlib.util.find_spec(module) is None:
        return None
    try:
        found = importlib.import_module(module)
    except ImportError:
        return None
    made: Callable[..., bytes] = getattr(found, function)
    return None if str(found.__file__).endswith(".py") else made


class Encoder:
    """Observations of a title for a number of seats and options."""

    def __init__(self, title: str, players: int, options: dict[str, Any] | None = None) -> None:
        self.schema = Schema(title, players, options)
        self.size = self.schema.size
        self.width = self.size * CELL
        self.actions = len(self.schema.title.actions)
        # the columns of an observation as a list of ints: values(state, viewer)
        self.values: Callable[[State, int], list[int]] = generated(self.schema, flat)
        # the same as bytes
        self.encode: Callable[[State, int], bytes] = self.fastest()

    def fastest(self) -> Callable[[State, int], bytes]:
        package = registry.packages()[self.schema.title.name]
        own = compiled(f"{package}.observe", "observe")
        if own is not None:
            return functools.partial(own, self.option_columns())
        pack = compiled("colonnade.kernel.pack", "pack")
        if pack is None:
            values, pack_all = self.values, struct.Struct(f"<{self.size}h").pack
            return lambda s, viewer: pack_all(*values(s, viewer))
        self.schema.constants["pack"] = pack
        made: Callable[[State, int], bytes] = generated(self.schema, nested)
        return made

    def option_columns(self) -> bytes:
        """The columns of the options, which are the same in every observation."""
        picked: list[int] = []
        for piece in self.schema.pieces:
            if piece.name.startswith("option."):
                picked += self.schema.constants[piece.expression[1:]]
        return struct.pack(f"<{len(picked)}h", *picked)

    def row(self, s: State, viewer: int) -> Row:
        """A new observation."""
        return np.frombuffer(bytearray(self.encode(s, viewer)), "<i2")

    def mask(self, s: State, viewer: int) -> Mask:
        """A new action mask: 1 for each legal action, all 0 for those who are not asked."""
        cells = bytearray(self.actions)
        if s.actor == viewer:
            for action in s.choices:
                cells[action] = 1
        return np.frombuffer(cells, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        schema = self.schema
        return encoder_for, (schema.title.name, schema.seats, schema.options)


@functools.lru_cache(maxsize=64)
def cached_encoder(title: str, players: int, options: str) -> Encoder:
    return Encoder(title, players, json.loads(options))


def encoder_for(title: str, players: int, options: dict[str, Any]) -> Encoder:
    """The one encoder of a title, a number of seats and options."""
    return cached_encoder(title, players, json.dumps(options, sort_keys=True))


# --- the generated function ------------------------------------------------------------


def flat(pieces: list[Piece]) -> str:
    """All columns in one list."""
    return f"[{', '.join(piece.expression for piece in pieces)}]"


def nested(pieces: list[Piece]) -> str:
    """The lists as they are, and what stands between them in lists of its own."""
    parts: list[str] = []
    numbers: list[str] = []
    for piece in pieces:
        if piece.expression[0] == "*":
            if numbers:
                parts.append(f"[{', '.join(numbers)}]")
                numbers = []
            parts.append(piece.expression[1:])
        else:
            numbers.append(piece.expression)
    if numbers:
        parts.append(f"[{', '.join(numbers)}]")
    return f"pack([{', '.join(parts)}])"


def source(schema: Schema, form: Callable[[list[Piece]], str]) -> str:
    """The text of the function that makes an observation."""
    lines = ["def observe(s, v):", " frames = s.frames"]
    for depth in range(schema.frames):
        lines.append(f" f{depth} = frames[-{depth + 1}] if len(frames) > {depth} else NO_FRAME")
    if any("p0." in piece.expression for piece in schema.pieces):
        lines.append(" players = s.players")
        for near in range(schema.seats):
            lines.append(f" p{near} = players[v - {schema.seats - near}]")
    lines.append(f" return {form(schema.pieces)}")
    return "\n".join(lines)


def generated(schema: Schema, form: Callable[[list[Piece]], str]) -> Callable[[State, int], Any]:
    """The function, made from the attribute names of the title's own table."""
    space = {**schema.constants, "NO_FRAME": NO_FRAME}
    code = compile(source(schema, form), f"<observation of {schema.title.name}>", "exec")
    exec(code, space)
    made: Callable[[State, int], Any] = space["observe"]
    return made
