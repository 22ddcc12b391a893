"""Short games of each title, as the registry lists them."""

from typing import Any

import colonnade
from colonnade.kernel import registry

TITLES: list[str] = colonnade.titles()


def words(title: str, language: str = "en") -> str:
    return registry.get(title).say(language, "title")


def short(title: str) -> dict[str, Any]:
    """Settings of the shortest game: fewest players, and the options that cut it down."""
    found = registry.get(title)
    cut: dict[str, Any] = {}
    for option in found.options:
        if option.name == "introductory":
            cut[option.name] = True
    return {"title": title, "players": max(2, found.low), "options": cut}


def against_bots(title: str, level: str = "easy") -> dict[str, Any]:
    """The body of a new table: the visitor on the first seat, bots on the others."""
    game = short(title)
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (game["players"] - 1)
    return {**game, "seats": seats, "rated": False, "hints": True}
