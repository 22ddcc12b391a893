"""Short games and positions of each title, as the registry lists them."""

import random
from collections.abc import Iterator
from typing import Any

import colonnade
from browser.driving import Visitor
from colonnade.kernel import registry
from colonnade.kernel.record import Game
from colonnade.kernel.scenario import scenario
from colonnade.kernel.state import State
from colonnade.titles.colonists import hexes

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


def opened(state: State, names: list[str] | None = None) -> dict[str, Any]:
    """A game file that begins in a given position."""
    dump = state.dump()
    known = names or [f"Player {seat + 1}" for seat in range(state.seats)]
    return {
        "colonnade": "game",
        "format": 1,
        "exported": 0,
        "name": "Practice",
        "seats": [{"name": name, "kind": "person"} for name in known],
        "record": {
            **{name: dump[name] for name in ("format", "title", "rules", "players", "options")},
            "start": dump,
            "digest": state.digest(),
            "moves": [],
            "over": False,
        },
    }


def sit_down(visitor: Visitor, state: State) -> str:
    """A practice table in a given position, with the visitor in every seat."""
    table = visitor.import_game(opened(state))
    visitor.page.locator(".curtain button").click()
    visitor.page.wait_for_selector("[data-action-name]")
    return table


def at_decision(game: Game, decision: str) -> State:
    """The game played by chance until something is asked."""
    chance = random.Random(1)
    while game.state.decision != decision:
        game.play(chance.choice(game.state.legal()))
    return game.state


# --- The Colonists -----------------------------------------------------------------------------

# fmt: off
TOWN = (
    ["farm"] * 6 + ["forester's house"] * 5 + ["hunting lodge"] * 5 + ["flat"] * 5 + [None]
    + ["storage shed"] * 3 + [None] * 10
)
# fmt: on
WORKING = {6: 1, 7: 1, 11: 1, 12: 1}  # farmers in two Forester's Houses and two Hunting Lodges


def spiral(steps: list[int], taken: set[int], middle: int) -> Iterator[int]:
    """Cells round the middle, ring by ring, without those taken."""
    known = {middle}
    edge = [middle]
    while True:
        found: list[int] = []
        for cell in edge:
            for step in steps:
                if cell + step not in known:
                    known.add(cell + step)
                    found.append(cell + step)
        yield from (cell for cell in found if cell not in taken)
        edge = found


def whole_map(redistributing: bool = False, era: int = 1, **town_fields: Any) -> State:
    """Four grown communities round a map with all places and the three markets, at a turn.

    Whoever's turn it is may redistribute his colonists before, if wanted. `town_fields`
    replace fields of the community whose turn it is.
    """
    state = at_decision(Game("colonists", 4, 3, {}), "take_turn").dump()["state"]
    markets = {"first market": 0, "second market": 3, "third market": -4}
    places = len(state["at"]) - 4
    width = hexes.WIDTH
    at = [-1] * places + [hexes.MIDDLE + width * column for column in markets.values()] + [-1]
    taken = {cell + side for cell in at[places:-1] for side in (0, width)}
    free = spiral(list(hexes.STEPS), taken, hexes.MIDDLE)
    at[:places] = [next(free) for _ in range(places)]
    town = {
        "kind": TOWN,
        "worker": [WORKING.get(spot, 0) for spot in range(len(TOWN))],
        "buffer": [0] * len(TOWN),
        "tools": 9,
    }
    kept = {
        name: value for name, value in state.items() if name not in ("frames", "rng", "players")
    }
    kept.update(at=at, facing=[0, 0, 0], face_up=[], place_pile=[], era=era)
    frames = state["frames"]
    if redistributing:
        frames = [*frames, ["redistribute", frames[-1][1], 0, 0, 0]]
    towns = {seat: dict(town) for seat in range(4)}
    towns[frames[-1][1]].update(town_fields)
    return scenario("colonists", 4, frames=frames, **kept, players=towns)


def stopping() -> State:
    """The end of an era in a game that asks whether to stop and save."""
    return scenario(
        "colonists",
        2,
        frames=[["pause", 0, 0, 0, 0]],
        options={"pad_save": True},
        year=5,
        half=1,
        turn=2,
        players={0: {"tools": 7}},
    )
