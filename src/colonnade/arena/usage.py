"""Which components a game used: told from the names of actions played and events logged."""

import functools
import re

from colonnade.kernel import registry
from colonnade.kernel.state import State
from colonnade.kernel.title import Title

SET_UP = "set-up "  # begins the kind of what a seat is given before its first decision


@functools.cache
def component_names(title: str) -> list[tuple[str, str]]:
    """Every named component as (table, name), in the order of the title's tables."""
    found: dict[tuple[str, str], None] = {}
    for table, rows in registry.get(title).components().items():
        for row in rows:
            if isinstance(row.get("name"), str):
                found[(table, row["name"])] = None
    return list(found)


@functools.cache
def finder(title: str) -> re.Pattern[str]:
    """Finds component names in a text, the longest first."""
    names = sorted({name for _, name in component_names(title)}, key=lambda n: (-len(n), n))
    words = "|".join(re.escape(name.lower()) for name in names)
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])" if names else r"(?!)")


@functools.cache
def spelling(title: str) -> dict[str, str]:
    """Lower case to the component's own spelling."""
    return {name.lower(): name for _, name in component_names(title)}


def named_in(title: str, text: str) -> list[str]:
    """The components a text names."""
    found = finder(title).findall(text.lower())
    return [spelling(title)[name] for name in found]


@functools.cache
def labels(title: str) -> list[tuple[str, str]]:
    """For each action its kind and the first component it names ("" for none)."""
    actions = registry.get(title).actions
    made = []
    for key, name in zip(actions.keys, actions.names, strict=True):
        found = named_in(title, name)
        made.append((key, found[0] if found else ""))
    return made


class Usage:
    """What each seat of one game did with which component: how often, and when first."""

    def __init__(self, title: Title) -> None:
        self.labels = labels(title.name)
        self.counts: dict[tuple[int, str, str], list[int]] = {}

    def note_set_up(self, state: State) -> None:
        """What the set-up gave each seat by name, such as its people; nobody did anything yet."""
        boards = state.view(None)["state"].get("players", [])
        for seat, board in enumerate(boards):
            for field, value in board.items():
                if isinstance(value, str) and value:
                    self.counts[(seat, SET_UP + field, value)] = [0, -1]

    def note(self, seat: int, action: int, decision: int) -> None:
        key, component = self.labels[action]
        row = self.counts.setdefault((seat, key, component), [0, decision])
        row[0] += 1

    def rows(self) -> list[dict[str, object]]:
        return [
            {"seat": seat, "key": key, "component": component, "count": n, "first": first}
            for (seat, key, component), (n, first) in sorted(self.counts.items())
        ]
