"""Finds the titles: those in colonnade.titles, and those other packages bring as entry points."""

import functools
import importlib
import importlib.metadata
import pkgutil
from types import ModuleType
from typing import Any

from colonnade.kernel import text
from colonnade.kernel.errors import BadDump, UnknownTitle, one_of
from colonnade.kernel.state import State
from colonnade.kernel.title import Title

ENTRY_POINTS = "colonnade.titles"


@functools.cache
def packages() -> dict[str, str]:
    """Title name -> the package that holds it."""
    home = importlib.import_module("colonnade.titles")
    found = {
        module.name: f"colonnade.titles.{module.name}"
        for module in pkgutil.iter_modules(home.__path__)
        if module.ispkg
    }
    for point in importlib.metadata.entry_points(group=ENTRY_POINTS):
        found.setdefault(point.name, point.value)
    return dict(sorted(found.items()))


def titles() -> list[str]:
    """The names of all titles."""
    return list(packages())


@functools.cache
def get(name: str) -> Title:
    """The title of a name."""
    if name not in packages():
        raise UnknownTitle(one_of("title", name, titles()))
    package = packages()[name]
    text.add_folder(name, package)
    made: Title = importlib.import_module(f"{package}.title").TITLE
    return made


@functools.cache
def part(title: str, name: str) -> ModuleType | None:
    """A module that a title may bring besides its rules, None where it has none."""
    module = f"{packages()[title]}.{name}"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None


def options(name: str) -> list[dict[str, Any]]:
    """The option schema of a title: names, values, defaults, words."""
    title = get(name)
    return [
        {
            "name": option.name,
            "values": option.values,
            "default": option.default,
            "many": option.many,
            "fewest": option.fewest,
            "words": {
                language: title.say(language, f"option-{option.name.replace('_', '-')}")
                for language in text.LANGUAGES
            },
        }
        for option in title.options
    ]


def new(title: str, players: int, seed: int = 0, **options: Any) -> State:
    """A new game."""
    return get(title).new(players, seed, options)


def load(dump: Any) -> State:
    """The state of a dump, or BadDump naming the field that is wrong."""
    if not isinstance(dump, dict):
        raise BadDump("dump", "an object is needed")
    if "title" not in dump:
        raise BadDump("title", "missing field")
    if not isinstance(dump["title"], str) or dump["title"] not in packages():
        raise BadDump("title", one_of("title", dump["title"], titles()))
    return get(dump["title"]).load(dump)
