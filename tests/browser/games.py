"""Short games and positions of each title, as the registry lists them."""

import random
from typing import Any

import colonnade
from browser.driving import Visitor
from colonnade.kernel import registry
from colonnade.kernel.record import Game

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
    players = 2 if found.low == 1 else 3
    return {"title": title, "players": players, "options": cut}


def against_bots(title: str, level: str = "easy") -> dict[str, Any]:
    """The body of a new table: the visitor on the first seat, bots on the others."""
    game = short(title)
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (game["players"] - 1)
    return {**game, "seats": seats, "rated": False, "hints": True}


def recorded(title: str, players: int, moves: int, seed: int = 11) -> dict[str, Any]:
    """A game file: so many moves by chance."""
    game = Game(title, players, seed, {})
    chance = random.Random(seed)
    while len(game.moves) < moves and game.state.player is not None:
        game.play(chance.choice(game.state.legal()))
    seats = [{"name": f"Player {seat + 1}", "kind": "person"} for seat in range(players)]
    return {
        "colonnade": "game",
        "format": 1,
        "exported": 0,
        "name": "Practice",
        "seats": seats,
        "record": game.record(),
    }


def length(title: str, players: int, seed: int = 11) -> int:
    """How many moves a game by chance takes."""
    moves: list[Any] = recorded(title, players, 1_000_000, seed)["record"]["moves"]
    return len(moves)


def mid_game(visitor: Visitor, title: str, players: int = 3, moves: int = 120) -> str:
    """A practice table in the middle of a game, with the visitor in every seat."""
    table = visitor.import_game(recorded(title, players, moves))
    visitor.page.locator(".curtain button").click()
    visitor.page.wait_for_selector("[data-action-name]")
    return table
