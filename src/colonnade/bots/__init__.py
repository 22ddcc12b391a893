"""Opponents, hints and analysis. A bot only ever sees what its player may know."""

from colonnade.bots.analysis import analyse
from colonnade.bots.base import Bot, BotError, think
from colonnade.bots.catalogue import levels, make, names, styles
from colonnade.bots.hints import Hint, hints

__all__ = [
    "Bot",
    "BotError",
    "Hint",
    "analyse",
    "hints",
    "levels",
    "make",
    "names",
    "styles",
    "think",
]
