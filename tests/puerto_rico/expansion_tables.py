"""Tables for the tests of the expansions: boards as the rulebook's examples describe them."""

from collections.abc import Iterable
from typing import Any, cast

from colonnade.kernel.scenario import scenario
from colonnade.titles.puerto_rico.components import (
    BEIGE_PLACES,
    BUILDING_NAMES,
    COSTS,
    DRAFT_NAMES,
    NEW_LIST,
)
from colonnade.titles.puerto_rico.state import Player, PuertoRico

BOTH = ("new_buildings", "nobles")
NEW = ("new_buildings",)
NOBLES = ("nobles",)


def beige_with(needed: Iterable[str]) -> list[str]:
    """A full set of beige buildings that contains those needed, for the rest new ones."""
    listed: list[str] = []
    wanted = set(needed)
    for cost, places in BEIGE_PLACES:
        of_cost = [name for name in DRAFT_NAMES if COSTS[BUILDING_NAMES.index(name)] == cost]
        of_cost.sort(key=lambda name: (name not in wanted, name not in NEW_LIST))
        assert sum(name in wanted for name in of_cost) <= places, "too many of one cost"
        listed += of_cost[:places]
    return listed


def table(
    boards: dict[int, dict[str, Any]],
    seats: int = 3,
    expansions: Iterable[str] = BOTH,
    need: Iterable[str] = (),
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **fields: Any,
) -> PuertoRico:
    """A table where seat 0 is about to take a role; the others have their start tiles."""
    names = [name for board in boards.values() for name in board.get("staff", {})]
    used = [name for name in (*names, *need) if name in DRAFT_NAMES]
    chosen = {"expansions": list(expansions), **(options or {})}
    if "new_buildings" in chosen["expansions"]:
        chosen = {"draft": "fixed", "fixed_list": beige_with(used), **chosen}
    s = scenario(
        "puerto_rico",
        seats,
        frames=[["round", -1, 1, 0, 0], ["choose_role", 0, 0, 0, 0]],
        options=chosen,
        seed=seed,
        players=boards,
        **fields,
    )
    return cast(PuertoRico, s)


def names(s: PuertoRico) -> list[str]:
    """The legal actions by name."""
    return [s.name(action) for action in s.legal()]


def play(s: PuertoRico, *actions: str) -> None:
    for action in actions:
        s.play(action)


def workers(p: Player, building: str) -> int:
    return p.staff[BUILDING_NAMES.index(building)]


def nobles_on(p: Player, building: str) -> int:
    return p.noble_staff[BUILDING_NAMES.index(building)]


def sheet(s: PuertoRico, seat: int) -> dict[str, int]:
    return s.score_sheet()[seat]
