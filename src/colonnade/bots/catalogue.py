"""Finds and makes bots: the ones here, the levels for people, and plug-ins by entry point."""

import functools
import importlib
import importlib.metadata
from typing import Any, NamedTuple

from colonnade.bots.base import Bot, BotError
from colonnade.kernel.errors import one_of

ENTRY_POINTS = "colonnade.bots"

# name -> where its class is
OURS = {
    "random": "colonnade.bots.simple:Random",
    "greedy": "colonnade.bots.greedy:Greedy",
    "planner": "colonnade.bots.planner:Planner",
    "search": "colonnade.bots.search:Search",
    "curious": "colonnade.bots.curious:Curious",
}

STYLES = ("balanced", "builder", "merchant", "bold")


class Level(NamedTuple):
    bot: str
    iterations: int | None
    seconds: float | None
    slips: float  # points by which a move's value may be misjudged


# fmt: off
#                     bot       iterations  seconds  slips
LEVELS = {
    "easy":     Level("planner",      None,    None,   4.0),
    "medium":   Level("planner",      None,    None,   0.0),
    "hard":     Level("search",        400,     2.0,   0.0),
    "expert":   Level("search",      4_000,     6.0,   0.0),
}
# fmt: on


@functools.cache
def plug_ins() -> dict[str, importlib.metadata.EntryPoint]:
    """The bots that other packages bring."""
    found = importlib.metadata.entry_points(group=ENTRY_POINTS)
    return {point.name: point for point in found if point.name not in OURS}


def names() -> list[str]:
    """Every bot that can be made by its name."""
    return [*OURS, *sorted(plug_ins())]


def levels() -> list[str]:
    """The levels for people, weakest first."""
    return list(LEVELS)


def styles() -> list[str]:
    """The playing styles that planner and search know, whatever the title."""
    return list(STYLES)


def bot_class(name: str) -> type[Bot]:
    """The class of a bot's name."""
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        found: Any = getattr(importlib.import_module(module), attribute)
    elif name in plug_ins():
        try:
            found = plug_ins()[name].load()
        except Exception as error:
            raise BotError(f"bot {name!r} can't be loaded: {error}") from error
    else:
        raise BotError(one_of("bot", name, [*names(), *levels()]))
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError(f"bot {name!r}: its entry point is not a subclass of colonnade.bots.Bot")
    return found


def make(
    name: str,
    seed: int = 0,
    iterations: int | None = None,
    seconds: float | None = None,
    style: str | None = None,
) -> Bot:
    """A bot by its name, its level ("hard") or its full description ("search:iterations=100").

    A description is name:setting=value:setting=value; what is given as an argument wins.
    """
    plain, settings = described(name)
    level = LEVELS.get(plain)
    if level is not None:
        settings = {"iterations": level.iterations, "seconds": level.seconds, **settings}
        plain = level.bot
    bot = bot_class(plain)()
    bot.seed = seed
    bot.iterations = iterations if iterations is not None else settings.get("iterations")
    bot.seconds = seconds if seconds is not None else settings.get("seconds")
    bot.style = style if style is not None else settings.get("style", "balanced")
    if level is not None and level.slips:
        bot.slips = level.slips
    if bot.style not in STYLES:
        raise BotError(one_of("style", bot.style, styles()))
    if bot.iterations is not None and bot.iterations < 1:
        raise BotError(f"iterations: at least 1 is needed, not {bot.iterations}")
    if bot.seconds is not None and not bot.seconds > 0:
        raise BotError(f"seconds: more than 0 is needed, not {bot.seconds}")
    return bot


def described(name: str) -> tuple[str, dict[str, Any]]:
    """Name and settings of "search:iterations=100:style=bold"; "search:100" is short for it."""
    plain, *parts = name.split(":")
    settings: dict[str, Any] = {}
    for part in parts:
        setting, equals, value = part.partition("=")
        if not equals:
            setting, value = "iterations", part
        try:
            if setting == "iterations":
                settings[setting] = int(value)
            elif setting == "seconds":
                settings[setting] = float(value)
            elif setting == "style":
                settings[setting] = value
            else:
                allowed = ["iterations", "seconds", "style"]
                raise BotError(one_of(f"setting of bot {plain}:", setting, allowed))
        except ValueError as error:
            if isinstance(error, BotError):
                raise
            raise BotError(f"bot {name!r}: {value!r} is not a number") from None
    return plain, settings
