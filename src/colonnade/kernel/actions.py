"""The dense id space of a title's actions, built from rows of names."""

import difflib
from collections.abc import Sequence

from colonnade.kernel.errors import IllegalAction


class Actions:
    """Every action of a title: id <-> canonical name, and the parts its words need."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ids: dict[str, int] = {}
        # for each id: the message key and the indices into the tables of its pattern
        self.keys: list[str] = []
        self.parts: list[tuple[int, ...]] = []

    def __len__(self) -> int:
        return len(self.names)

    def add(self, key: str, pattern: str, *tables: Sequence[object]) -> int:
        """Add one action per combination of the tables' rows, last table fastest.

        `pattern` has one {} for each table. Returns the first id; with tables of sizes
        m and n, the action of rows i and j has id first + i * n + j.
        """
        first = len(self.names)
        rows: list[tuple[int, ...]] = [()]
        for table in tables:
            rows = [(*row, i) for row in rows for i in range(len(table))]
        for row in rows:
            shown = [str(table[i]) for table, i in zip(tables, row, strict=True)]
            name = pattern.format(*shown)
            if name in self.ids:
                raise ValueError(f"two actions are called {name!r}")
            self.ids[name] = len(self.names)
            self.names.append(name)
            self.keys.append(key)
            self.parts.append(row)
        return first

    def name(self, action: int) -> str:
        if not 0 <= action < len(self.names):
            raise IllegalAction(
                f"unknown action number {action}; allowed: 0 to {len(self.names) - 1}"
            )
        return self.names[action]

    def parse(self, name: str) -> int:
        found = self.ids.get(name)
        if found is None:
            near = difflib.get_close_matches(name, self.names, 3)
            hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
            raise IllegalAction(f"unknown action {name!r}{hint}")
        return found
