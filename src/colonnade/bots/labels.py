"""What the actions of a title name: for each its kind and its component, told by the names."""

import functools
import re

from colonnade.kernel import registry


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
