"""One table of fields per title: it writes and reads dumps, makes views and documents both."""

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from colonnade.kernel.errors import BadDump

# Who may see a field.
ALL: Final = "all"  # everybody
OWNER: Final = "owner"  # the player it belongs to; everybody once the game is over
SIZE: Final = "size"  # the owner; the others see how many items it has; all at the end
HIDDEN: Final = "hidden"  # nobody, ever
COUNT: Final = "count"  # nobody, but everybody sees how many items it has


class Field:
    """One attribute of a state or player object: how it is written, bounded and who sees it."""

    def __init__(self, name: str, doc: str, seen: str) -> None:
        self.name = name
        self.doc = doc
        self.seen = seen

    def write(self, value: Any) -> Any:
        """The JSON form of an attribute."""
        return value

    def read(self, given: Any, path: str) -> Any:
        """The attribute from its JSON form, or BadDump naming the path."""
        raise BadDump(path, "this kind of field can't be read")

    def shape(self) -> str:
        """The JSON form in words, for the documentation."""
        return ""


class Number(Field):
    """An int between two bounds."""

    def __init__(self, name: str, low: int, high: int, doc: str, seen: str = ALL) -> None:
        super().__init__(name, doc, seen)
        self.low = low
        self.high = high

    def read(self, given: Any, path: str) -> int:
        return bounded(given, self.low, self.high, path)

    def shape(self) -> str:
        return f"{self.low} to {self.high}"


class Numbers(Field):
    """A list of ints, of fixed length when size is given."""

    def __init__(
        self, name: str, size: int | None, low: int, high: int, doc: str, seen: str = ALL
    ) -> None:
        super().__init__(name, doc, seen)
        self.size = size
        self.low = low
        self.high = high

    def write(self, value: list[int]) -> Any:
        return list(value)

    def read(self, given: Any, path: str) -> list[int]:
        items = listed(given, path)
        if self.size is not None and len(items) != self.size:
            raise BadDump(path, f"{self.size} numbers are needed, not {len(items)}")
        return [bounded(n, self.low, self.high, f"{path}[{i}]") for i, n in enumerate(items)]

    def shape(self) -> str:
        count = "any number of" if self.size is None else str(self.size)
        return f"list of {count} numbers, {self.low} to {self.high}"


class Name(Field):
    """An index into a table, written as the row's name; -1 is written as null."""

    def __init__(self, name: str, table: Sequence[str], doc: str, seen: str = ALL) -> None:
        super().__init__(name, doc, seen)
        self.table = list(table)

    def write(self, value: int) -> Any:
        return None if value < 0 else self.table[value]

    def read(self, given: Any, path: str) -> int:
        return -1 if given is None else row_of(given, self.table, path)

    def shape(self) -> str:
        return f"null or one of: {listing(self.table)}"


class Names(Field):
    """A list of indices into a table, written as the rows' names; -1 is written as null."""

    def __init__(self, name: str, table: Sequence[str], doc: str, seen: str = ALL) -> None:
        super().__init__(name, doc, seen)
        self.table = list(table)

    def write(self, value: list[int]) -> Any:
        return [None if i < 0 else self.table[i] for i in value]

    def read(self, given: Any, path: str) -> list[int]:
        return [
            -1 if item is None else row_of(item, self.table, f"{path}[{i}]")
            for i, item in enumerate(listed(given, path))
        ]

    def shape(self) -> str:
        return f"list of: {listing(self.table)}"


class Counts(Field):
    """A list with one count per row of a table, written as {name: count} without the empty ones.

    `empty` is the count that is left out (0, or -1 where 0 has a meaning of its own).
    """

    def __init__(
        self,
        name: str,
        table: Sequence[str],
        low: int,
        high: int,
        doc: str,
        seen: str = ALL,
        empty: int = 0,
    ) -> None:
        super().__init__(name, doc, seen)
        self.table = list(table)
        self.low = low
        self.high = high
        self.empty = empty

    def write(self, value: list[int]) -> Any:
        return {self.table[i]: n for i, n in enumerate(value) if n != self.empty}

    def read(self, given: Any, path: str) -> list[int]:
        if not isinstance(given, dict):
            raise BadDump(path, f"an object of name: count is needed, not {given!r}")
        counts = [self.empty] * len(self.table)
        for name, n in given.items():
            counts[row_of(name, self.table, path)] = bounded(
                n, self.low, self.high, f"{path}.{name}"
            )
        return counts

    def shape(self) -> str:
        return f"object {{name: {self.low} to {self.high}}}; names: {listing(self.table)}"


class Objects(Field):
    """A list of objects of one class, each with fields of its own; owner i owns item i."""

    def __init__(
        self, name: str, factory: Callable[[], Any], fields: Sequence[Field], doc: str
    ) -> None:
        super().__init__(name, doc, ALL)
        self.factory = factory
        self.fields = tuple(fields)

    def write(self, value: list[Any]) -> Any:
        return [write_fields(self.fields, item) for item in value]

    def read(self, given: Any, path: str) -> list[Any]:
        made = []
        for i, item in enumerate(listed(given, path)):
            target = self.factory()
            read_fields(self.fields, target, item, f"{path}[{i}]")
            made.append(target)
        return made

    def shape(self) -> str:
        return "list of objects, fields below"


class Frames(Field):
    """The frame stack; an op is written by its name."""

    def __init__(self, ops: Sequence[str], seen: str = ALL) -> None:
        super().__init__("frames", "what is under way, bottom first: op, player, a, b, c", seen)
        self.ops = list(ops)

    def write(self, value: list[tuple[int, int, int, int, int]]) -> Any:
        return [[self.ops[f[0]], f[1], f[2], f[3], f[4]] for f in value]

    def read(self, given: Any, path: str) -> list[tuple[int, int, int, int, int]]:
        frames = []
        for i, item in enumerate(listed(given, path)):
            parts = listed(item, f"{path}[{i}]")
            if len(parts) != 5:
                raise BadDump(f"{path}[{i}]", "five parts are needed: op, player, a, b, c")
            op = row_of(parts[0], self.ops, f"{path}[{i}]")
            numbers = [bounded(n, -(2**40), 2**40, f"{path}[{i}]") for n in parts[1:]]
            frames.append((op, numbers[0], numbers[1], numbers[2], numbers[3]))
        return frames

    def shape(self) -> str:
        return f"list of [op, player, a, b, c]; ops: {listing(self.ops)}"


def write_fields(fields: Sequence[Field], source: Any) -> dict[str, Any]:
    return {field.name: field.write(getattr(source, field.name)) for field in fields}


def read_fields(fields: Sequence[Field], target: Any, given: Any, path: str) -> None:
    """Set every field of target; all must be there and nothing else."""
    if not isinstance(given, dict):
        raise BadDump(path, f"an object is needed, not {given!r}")
    known = {field.name for field in fields}
    for name in given:
        if name not in known:
            raise BadDump(f"{path}.{name}", f"unknown field; allowed: {', '.join(sorted(known))}")
    for field in fields:
        if field.name not in given:
            raise BadDump(f"{path}.{field.name}", "missing field")
        setattr(target, field.name, field.read(given[field.name], f"{path}.{field.name}"))


def view_fields(
    fields: Sequence[Field], source: Any, viewer: int | None, owner: int | None, over: bool
) -> dict[str, Any]:
    """The fields of one object that a viewer may see."""
    shown: dict[str, Any] = {}
    for field in fields:
        value = getattr(source, field.name)
        if isinstance(field, Objects):
            shown[field.name] = [
                view_fields(field.fields, item, viewer, i, over) for i, item in enumerate(value)
            ]
            continue
        mine = over or (viewer is not None and viewer == owner)
        if field.seen == ALL or (field.seen in (OWNER, SIZE) and mine):
            shown[field.name] = field.write(value)
        elif field.seen in (SIZE, COUNT):
            shown[field.name] = {"size": size_of(field, value)}
    return shown


def size_of(field: Field, value: Any) -> int:
    """How many items a hidden pile has."""
    if isinstance(field, Counts):
        return sum(n for n in value if n > 0)
    return len(value)


def digest_of(dump: dict[str, Any]) -> str:
    text = json.dumps(dump, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def bounded(given: Any, low: int, high: int, path: str) -> int:
    if not isinstance(given, int) or isinstance(given, bool):
        raise BadDump(path, f"a whole number is needed, not {given!r}")
    if not low <= given <= high:
        raise BadDump(path, f"{given} is out of range; allowed: {low} to {high}")
    return given


def listed(given: Any, path: str) -> list[Any]:
    if not isinstance(given, list):
        raise BadDump(path, f"a list is needed, not {given!r}")
    return given


def row_of(given: Any, table: Sequence[str], path: str) -> int:
    if isinstance(given, str) and given in table:
        return table.index(given)
    raise BadDump(path, f"unknown name {given!r}; allowed: {listing(table)}")


def listing(table: Sequence[str]) -> str:
    return ", ".join(table) if len(table) <= 60 else ", ".join([*table[:60], "..."])
