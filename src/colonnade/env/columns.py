"""The observation of a title as named slices of columns, made from the title's own field table.

A viewer's own board comes first, then the other boards in turn order. What the viewer may
not see is not there; a hidden pile is there as its size. Fields that hold seat numbers are
written relative to the viewer, so that the same position looks the same from every seat.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from colonnade.kernel import codec, registry
from colonnade.kernel.errors import ColonnadeError, one_of
from colonnade.kernel.options import checked_options, checked_players
from colonnade.kernel.title import Title

# Columns are 16-bit numbers; the few fields that could go beyond are cut off there.
LOWEST: Final = -32768
HIGHEST: Final = 32767

ONE_HOT_ROWS: Final = 32  # a name out of a longer table is one number, not a column a row
SLOTS: Final = 8  # entries shown of a list of any length that the title says nothing about


class Slice(NamedTuple):
    """Some columns of an observation that belong together."""

    name: str
    start: int
    labels: tuple[str, ...]  # one a column
    low: int
    high: int
    kind: str  # number, count, one-hot, seat, size, frame
    doc: str

    @property
    def size(self) -> int:
        return len(self.labels)

    @property
    def stop(self) -> int:
        return self.start + len(self.labels)


# function of the field's value, labels, lowest, highest
Columns = tuple[Callable[[Any], list[int]], Sequence[str], int, int]


class Hints:
    """What a title's encode.py says beyond its field table; all of it may be missing."""

    def __init__(self, module: object) -> None:
        # fields that hold seat numbers
        self.seats = frozenset[str](getattr(module, "SEATS", ()))
        # list field -> how many entries are shown by position
        self.slots: dict[str, int] = getattr(module, "SLOTS", {})
        # how many frames from the top of the stack are shown
        self.frames: int = getattr(module, "FRAMES", 2)
        # op -> which of a, b, c (0, 1, 2) of its frame are seats
        self.frame_seats: dict[str, tuple[int, ...]] = getattr(module, "FRAME_SEATS", {})
        # field -> columns of its own making: function of the value, labels, lowest, highest
        self.columns: dict[str, Columns] = getattr(module, "COLUMNS", {})
        # players, options -> {field: how many rows of its table are in the game}; 0 leaves the
        # field out, as it does for "option.<name>" and for the frames "below1" and so on
        self.rows: Callable[[int, dict[str, Any]], dict[str, int]] = getattr(
            module, "rows", lambda *_: {}
        )


@functools.cache
def hints(title: str) -> Hints:
    """The hints of a title, from its encode.py."""
    return Hints(registry.part(title, "encode"))


class Piece(NamedTuple):
    """A slice in the making, with the Python expression of its value, or *expression of a list."""

    name: str
    expression: str
    labels: Sequence[str]
    low: int
    high: int
    kind: str
    doc: str


class Schema:
    """All slices of an observation for a title, a number of seats and options."""

    def __init__(self, title: str, players: int, options: dict[str, Any] | None = None) -> None:
        self.title: Title = registry.get(title)
        self.seats = checked_players(self.title.low, self.title.high, players)
        self.options = checked_options(self.title.options, options or {})
        # what the expressions of the pieces refer to
        self.constants: dict[str, Any] = {}
        self.frames = hints(title).frames
        self.pieces = Pieces(self).all()
        self.slices: dict[str, Slice] = {}
        start = 0
        for piece in self.pieces:
            made = Slice(piece.name, start, tuple(piece.labels), *piece[3:])
            self.slices[piece.name] = made
            start = made.stop
        self.size = start

    def __reduce__(self) -> tuple[Any, ...]:
        return Schema, (self.title.name, self.seats, self.options)

    def __getitem__(self, name: str) -> Slice:
        if name not in self.slices:
            raise ColonnadeError(one_of("slice", name, list(self.slices)))
        return self.slices[name]

    def column(self, name: str, label: str) -> int:
        """The number of one column."""
        found = self[name]
        if label not in found.labels:
            raise ColonnadeError(one_of(f"column of {name}:", label, list(found.labels)))
        return found.start + found.labels.index(label)

    def names(self) -> list[str]:
        """A name for every column: slice, colon, label."""
        return [f"{s.name}:{label}" for s in self.slices.values() for label in s.labels]

    def lows(self) -> list[int]:
        return [s.low for s in self.slices.values() for _ in s.labels]

    def highs(self) -> list[int]:
        return [s.high for s in self.slices.values() for _ in s.labels]

    def values(self, row: Sequence[int], *names: str) -> dict[str, int | dict[str, int]]:
        """The named slices (or all) of an observation: a number, or {label: number}."""
        if len(row) != self.size:
            raise ColonnadeError(f"observation: {self.size} columns are needed, not {len(row)}")
        found: dict[str, int | dict[str, int]] = {}
        for name in names or self.slices:
            part = self[name]
            if part.labels == ("",):
                found[name] = int(row[part.start])
            else:
                numbers = row[part.start : part.stop]
                found[name] = {label: int(n) for label, n in zip(part.labels, numbers, strict=True)}
        return found


class Pieces:
    """Turns a title's fields into pieces; keeps the constants their expressions use."""

    def __init__(self, schema: Schema) -> None:
        self.title = schema.title
        self.seats = schema.seats
        self.options = schema.options
        self.hints = hints(schema.title.name)
        self.rows = self.hints.rows(schema.seats, schema.options)
        self.constants = schema.constants
        nobody = [0] * self.seats
        rows = [[int(i == seat) for i in range(self.seats)] for seat in range(self.seats)]
        # [viewer][seat]: the seat as one-hot columns, or as a number; seat -1 is nobody
        self.constants["ONE"] = [
            [rows[(seat - viewer) % self.seats] for seat in range(self.seats)] + [nobody]
            for viewer in range(self.seats)
        ]
        self.constants["NEAR"] = [
            [(seat - viewer) % self.seats + 1 for seat in range(self.seats)] + [0]
            for viewer in range(self.seats)
        ]
        for helper in (count_rows, one_hots, shown_rows, clip, pile):
            self.constants[helper.__name__] = helper

    def constant(self, value: Any) -> str:
        """A name for a constant in an expression."""
        name = f"K{len(self.constants)}"
        self.constants[name] = value
        return name

    def all(self) -> list[Piece]:
        made = [*self.option_pieces(), *self.frame_pieces()]
        boards = self.boards()
        for field in self.title.fields:
            if field is not boards and not isinstance(field, codec.Frames):
                made += self.field_pieces(field, "s", field.name, mine=False)
        if boards is not None:
            for near in range(self.seats):
                for field in boards.fields:
                    made += self.field_pieces(
                        field, f"p{near}", f"player{near}.{field.name}", mine=near == 0
                    )
        return made

    def boards(self) -> codec.Objects | None:
        """The field of the player boards."""
        for field in self.title.fields:
            if isinstance(field, codec.Objects) and field.name == "players":
                return field
        return None

    def option_pieces(self) -> list[Piece]:
        made = []
        for option in self.title.options:
            if self.rows.get(f"option.{option.name}") == 0:
                continue
            value = self.options[option.name]
            picked = value if option.many else [value]
            row = [int(any(v is p or v == p for p in picked)) for v in option.values]
            made.append(
                Piece(
                    f"option.{option.name}",
                    f"*{self.constant(row)}",
                    [str(v) for v in option.values],
                    0,
                    1,
                    "one-hot",
                    "the option of the game",
                )
            )
        return made

    def frame_pieces(self) -> list[Piece]:
        """What is asked, of whom, and the same for the frames below it."""
        ops = [op.name for op in self.title.ops]
        seats = [tuple(i in self.hints.frame_seats.get(op, ()) for i in range(3)) for op in ops]
        self.constants.update(OPS=one_hot_rows(len(ops)), OP_SEATS=[*seats, (False,) * 3])
        self.constants["frame_numbers"] = frame_numbers
        made = [
            Piece(
                "viewer",
                f"*{self.constant(one_hot_rows(self.seats))}[v]",
                [f"seat {seat}" for seat in range(self.seats)],
                0,
                1,
                "one-hot",
                "the seat that looks",
            )
        ]
        for depth in range(self.hints.frames):
            name = "decision" if depth == 0 else f"below{depth}"
            if self.rows.get(name) == 0:
                continue
            doc = "what is asked" if depth == 0 else f"what is under way {depth} below"
            frame = f"f{depth}"
            made += [
                Piece(name, f"*OPS[{frame}[0]]", ops, 0, 1, "one-hot", doc),
                Piece(
                    f"{name}.player",
                    f"*ONE[v][{frame}[1]]",
                    near_labels(self.seats),
                    0,
                    1,
                    "one-hot",
                    "of whom, as seen from the viewer",
                ),
                Piece(
                    f"{name}.numbers",
                    f"*frame_numbers({frame}, OP_SEATS[{frame}[0]], NEAR[v])",
                    ("a", "b", "c"),
                    LOWEST,
                    HIGHEST,
                    "frame",
                    "the numbers of that frame; what they mean depends on the decision",
                ),
            ]
        return made

    def field_pieces(self, field: codec.Field, source: str, name: str, mine: bool) -> list[Piece]:
        """The columns of one field, as far as the viewer may see it."""
        value = f"{source}.{field.name}"
        path = name.partition(".")[2] if name.startswith("player") and "." in name else name
        if self.rows.get(path) == 0:
            return []
        if field.seen in (codec.SIZE, codec.COUNT) and not (mine and field.seen == codec.SIZE):
            size = f"pile({value})" if isinstance(field, codec.Counts) else f"len({value})"
            return [
                Piece(f"{name}.size", size, ("",), 0, HIGHEST, "size", f"how many: {field.doc}")
            ]
        if field.seen == codec.HIDDEN or (field.seen == codec.OWNER and not mine):
            return []
        if isinstance(field, codec.Objects):
            return self.object_pieces(field, value, name, path, mine)
        shown = self.shown(field, value, path)
        return [Piece(name, *shown, field.doc)]

    def object_pieces(
        self, field: codec.Objects, value: str, name: str, path: str, mine: bool
    ) -> list[Piece]:
        """Objects that are no player boards, by position; those that are not there are zeros."""
        blank = self.constant(field.factory())
        made = []
        for i in range(self.hints.slots.get(path, SLOTS)):
            source = f"({value}[{i}] if len({value}) > {i} else {blank})"
            for inner in field.fields:
                made += self.field_pieces(inner, source, f"{name}{i}.{inner.name}", mine)
        return made

    def shown(
        self, field: codec.Field, value: str, path: str
    ) -> tuple[str, Sequence[str], int, int, str]:
        """Expression, labels, bounds and kind of a field that the viewer sees."""
        seat = path in self.hints.seats
        if path in self.hints.columns:
            function, labels, low, high = self.hints.columns[path]
            return f"*{self.constant(function)}({value})", labels, low, high, "number"
        if isinstance(field, codec.Number):
            if seat:
                return f"*ONE[v][{value}]", near_labels(self.seats), 0, 1, "one-hot"
            return self.clipped(value, field.high), ("",), *bounds(field.low, field.high), "number"
        if isinstance(field, codec.Counts):
            if seat:
                return f"*[NEAR[v][x] for x in {value}]", field.table, 0, self.seats, "seat"
            low, high = bounds(min(field.low, field.empty), field.high)
            count = self.rows.get(path, len(field.table))
            if count < len(field.table):
                value = f"{value}[:{count}]"
            return self.many(value, field.high), field.table[:count], low, high, "count"
        if isinstance(field, codec.Numbers):
            return self.numbers(field, value, path, seat)
        if isinstance(field, codec.Name):
            rows = self.constant(one_hot_rows(len(field.table)))
            if len(field.table) <= ONE_HOT_ROWS:
                return f"*{rows}[{value}]", field.table, 0, 1, "one-hot"
            return f"{value} + 1", ("",), 0, len(field.table), "number"
        if isinstance(field, codec.Names):
            return self.names(field, value, path)
        raise TypeError(f"{path}: no columns for a {type(field).__name__} field")

    def numbers(
        self, field: codec.Numbers, value: str, path: str, seat: bool
    ) -> tuple[str, Sequence[str], int, int, str]:
        size = self.hints.slots.get(path, SLOTS) if field.size is None else field.size
        labels = [str(i) for i in range(size)]
        low, high = bounds(min(field.low, 0), field.high)
        if field.size is None:
            value = f"({value} + {self.constant([0 if not seat else -1] * size)})[:{size}]"
        if seat:
            return f"*[NEAR[v][x] for x in {value}]", labels, 0, self.seats, "seat"
        return self.many(value, field.high), labels, low, high, "number"

    def names(
        self, field: codec.Names, value: str, path: str
    ) -> tuple[str, Sequence[str], int, int, str]:
        """By position where the title gives the number of entries, else counted by row."""
        count = self.hints.slots.get(path)
        rows = len(field.table)
        if count is None:
            rows = self.rows.get(path, rows)
            return f"*count_rows({value}, {rows})", field.table[:rows], 0, HIGHEST, "count"
        if rows <= ONE_HOT_ROWS:
            labels = [f"{i} {row}" for i in range(count) for row in field.table]
            table = self.constant(one_hot_rows(rows))
            return f"*one_hots({value}, {table}, {count})", labels, 0, 1, "one-hot"
        labels = [str(i) for i in range(count)]
        return f"*shown_rows({value}, {count})", labels, 0, rows, "number"

    @staticmethod
    def clipped(value: str, high: int) -> str:
        return value if high <= HIGHEST else f"clip({value})"

    @staticmethod
    def many(value: str, high: int) -> str:
        return f"*{value}" if high <= HIGHEST else f"*list(map(clip, {value}))"


# --- what the expressions call ---------------------------------------------------------


def near_labels(seats: int) -> list[str]:
    """Seats as the viewer counts them."""
    return ["viewer", *(f"{i} after" for i in range(1, seats))]


def bounds(low: int, high: int) -> tuple[int, int]:
    return max(low, LOWEST), min(high, HIGHEST)


def one_hot_rows(count: int) -> list[list[int]]:
    """By index: a row with a single 1; the last (for index -1) has none."""
    return [[int(i == k) for i in range(count)] for k in range(count)] + [[0] * count]


def clip(number: int) -> int:
    return HIGHEST if number > HIGHEST else LOWEST if number < LOWEST else number


def pile(counts: list[int]) -> int:
    """How many items a pile has that is held as counts."""
    return sum([n for n in counts if n > 0])


def count_rows(rows: list[int], size: int) -> list[int]:
    counts = [0] * size
    for row in rows:
        if row >= 0:
            counts[row] += 1
    return counts


def one_hots(rows: list[int], table: list[list[int]], count: int) -> list[int]:
    made: list[int] = []
    for row in rows[:count]:
        made += table[row]
    return made + [0] * (count * len(table[0]) - len(made))


def shown_rows(rows: list[int], count: int) -> list[int]:
    """Index + 1 by position, 0 where nothing is."""
    made = [row + 1 for row in rows[:count]]
    return made + [0] * (count - len(made))


def frame_numbers(
    frame: tuple[int, int, int, int, int], seats: tuple[bool, bool, bool], near: list[int]
) -> list[int]:
    a, b, c = frame[2], frame[3], frame[4]
    return [
        near[a] if seats[0] else clip(a),
        near[b] if seats[1] else clip(b),
        near[c] if seats[2] else clip(c),
    ]
