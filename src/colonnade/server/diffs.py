"""The difference of two views as a short list of changes, and the way back."""

from typing import Any

# [path, value] sets, [path] deletes; a path is keys and list indices
Change = list[Any]


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make `new` of `old`."""
    changes: list[Change] = []
    compare(old, new, [], changes)
    return changes


def compare(old: Any, new: Any, path: list[Any], changes: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                changes.append([[*path, key], value])
            elif old[key] != value:
                compare(old[key], value, [*path, key], changes)
        changes.extend([[*path, key]] for key in old if key not in new)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                compare(before, after, [*path, i], changes)
    elif old != new or type(old) is not type(new):
        changes.append([path, new])


def patch(old: Any, changes: list[Change]) -> Any:
    """`old` with the changes made, in place where it can be."""
    for change in changes:
        path = change[0]
        if not path:
            old = change[1]
            continue
        inner = old
        for key in path[:-1]:
            inner = inner[key]
        if len(change) == 1:
            del inner[path[-1]]
        else:
            inner[path[-1]] = change[1]
    return old
