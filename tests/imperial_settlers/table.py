"""Lays out positions for the tests: everything not named is empty, the Action phase is on."""

from typing import Any

from colonnade.kernel.scenario import scenario
from colonnade.titles.imperial_settlers.cards import GOODS, bundle
from colonnade.titles.imperial_settlers.components import CARD_NAMES, DECK, DECKS, FACTIONS
from colonnade.titles.imperial_settlers.state import CARD_BITS, Table

EMPTY: dict[str, Any] = {
    "vp": 0, "passed": 0, "refreshes": 0, "goods": {}, "hand": [], "shown": [], "discard": [],
    "built": [], "deals": [], "routes": [], "markers": [], "foundations": [], "buried": [],
    "packet": [], "looked": [], "spent": [],
}  # fmt: skip
LISTS = ("built", "hand", "deals", "discard", "foundations", "buried", "packet", "looked")


def goods(text: str) -> dict[str, int]:
    """ "W+2S" as {wood: 1, stone: 2}."""
    flat = bundle(text)
    return {GOODS[flat[i]]: flat[i + 1] for i in range(0, len(flat), 2)}


class Namer:
    """Gives the second Village on the table its number."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def card(self, name: str) -> str:
        number = 2
        found = name
        while found in self.used:
            found = f"{name} {number}"
            number += 1
        if found in CARD_NAMES:
            self.used.add(found)
        return found

    def location(self, given: Any) -> Any:
        if isinstance(given, str):
            return self.card(given)
        return {**given, "card": self.card(given["card"])}


def player(faction: str, supply: str = "", **fields: Any) -> dict[str, Any]:
    """One Empire: its faction, its supply ("W+2S") and other fields."""
    return {**EMPTY, **fields, "faction": faction, "goods": goods(supply)}


def lay_out(
    *players: dict[str, Any],
    turn: int = 0,
    frames: list[list[Any]] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **fields: Any,
) -> Table:
    """A game in the Action phase of round 3, seat `turn` to act."""
    namer = Namer()
    made = {}
    for seat, given in enumerate(players):
        filled = dict(given)
        for name in LISTS:
            filled[name] = [namer.location(item) for item in given[name]]
        made[seat] = filled
    table: dict[str, Any] = {
        "round": 3, "first": 0, "oasis": 0, "common_discard": [], "offer": [],
        "under_gate": [], "under_gate_2": [], "shrine": {}, "virtual": [], "collection": [],
        "line": [], **fields,
    }  # fmt: skip
    table["virtual"] = [namer.location(item) for item in table["virtual"]]
    chosen = {f"faction_{seat + 1}": given["faction"] for seat, given in enumerate(players)}
    found = scenario(
        "imperial_settlers",
        len(players),
        frames or [["round", -1, 3, 0, 0], ["turn", turn, 0, 0, 0]],
        seed,
        {**chosen, **(options or {})},
        players=made,
        **table,
    )
    assert isinstance(found, Table)
    return found


def play(s: Table, *actions: str) -> Table:
    for action in actions:
        s.play(action)
    return s


def legal(s: Table) -> list[str]:
    return [s.name(action) for action in s.legal()]


def supply(s: Table, seat: int = 0) -> dict[str, int]:
    return {GOODS[good]: n for good, n in enumerate(s.players[seat].goods) if n}


def built(s: Table, seat: int = 0) -> list[str]:
    return [CARD_NAMES[location & CARD_BITS] for location in s.players[seat].built]


def cards(pile: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in pile]


def location(s: Table, name: str, seat: int = 0) -> dict[str, Any]:
    """What lies on a built Location, as the dump says it."""
    for found in s.dump()["state"]["players"][seat]["built"]:
        if found["card"] == name:
            return dict(found)
    raise AssertionError(f"{name} is not built")


def faction_of(title: str) -> str | None:
    """The faction a card belongs to, None for a Common card."""
    deck = DECK[CARD_NAMES.index(title)]
    return None if deck == 0 else DECKS[deck]


def other_faction(faction: str) -> str:
    return next(name for name in FACTIONS if name != faction)
