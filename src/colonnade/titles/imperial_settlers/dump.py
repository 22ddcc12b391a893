"""How the state is written in a dump and who may see what: the tables of fields."""

from typing import Any, Final

from colonnade.kernel import codec
from colonnade.kernel.codec import Field, bounded, listed, row_of
from colonnade.kernel.errors import BadDump
from colonnade.titles.imperial_settlers.cards import GOODS, SUPPLY
from colonnade.titles.imperial_settlers.components import CARD_NAMES, FACTIONS, ROUNDS
from colonnade.titles.imperial_settlers.state import (
    BLOCKED,
    CARD_BITS,
    DEFENDED,
    HOME,
    HOME_SHIFT,
    SAMURAI_ON,
    USED,
    VIRTUAL,
    new_player,
)

MANY: Final = 100_000  # goods and VP have no limit of their own

# What can lie on a built Location: how it is called, its unit in the int, how many at most.
MARKS: Final = (
    ("used", USED, 2),
    ("blocked", BLOCKED, 1),
    ("samurai", SAMURAI_ON, 1),
    ("defense", DEFENDED, 2),
)


class Locations(Field):
    """Built Locations: a name, or an object with the name and what lies on the card."""

    def write(self, value: list[int]) -> Any:
        return [written_location(location) for location in value]

    def read(self, given: Any, path: str) -> list[int]:
        return [read_location(item, f"{path}[{i}]") for i, item in enumerate(listed(given, path))]

    def shape(self) -> str:
        return (
            "list of objects: card, and where not empty: used 1 to 2, blocked 1, samurai 1, "
            "defense 1 to 2, lent_by seat (4: the virtual player); a name alone is an empty one"
        )


def written_location(location: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"card": CARD_NAMES[location & CARD_BITS]}
    for name, unit, most in MARKS:
        count = location // unit & (3 if most == 2 else 1)
        if count:
            shown[name] = count
    if location >> HOME_SHIFT:
        shown["lent_by"] = (location >> HOME_SHIFT) - 1
    return shown


def read_location(given: Any, path: str) -> int:
    if isinstance(given, str):
        return row_of(given, CARD_NAMES, path)
    if not isinstance(given, dict) or "card" not in given:
        raise BadDump(path, f"a card name or an object with a card is needed, not {given!r}")
    known = ["card", "lent_by", *(name for name, _unit, _most in MARKS)]
    for name in given:
        if name not in known:
            raise BadDump(f"{path}.{name}", f"unknown field; allowed: {', '.join(known)}")
    location = row_of(given["card"], CARD_NAMES, f"{path}.card")
    for name, unit, most in MARKS:
        if name in given:
            location += unit * bounded(given[name], 0, most, f"{path}.{name}")
    if "lent_by" in given:
        location += HOME * (1 + bounded(given["lent_by"], 0, VIRTUAL, f"{path}.lent_by"))
    return location


# A Deal is a Faction card, or an attack card taken by Spies.
DEAL_NAMES: Final = [*CARD_NAMES, *(f"attack {good}" for good in GOODS[:9])]

# fmt: off
PLAYER_FIELDS: Final = (
    codec.Name("faction", FACTIONS, "the faction"),
    codec.Number("vp", 0, MANY, "VP on the track"),
    codec.Number("passed", 0, 1, "1 after passing in this round"),
    codec.Number("refreshes", 0, MANY, "Action Locations cleared in this round"),
    codec.Counts("goods", SUPPLY, 0, MANY, "the supply"),
    codec.Names("hand", CARD_NAMES, "cards in hand", codec.SIZE),
    codec.Names("shown", CARD_NAMES, "those cards in hand that everybody has seen"),
    codec.Names("deck", CARD_NAMES, "the Faction deck", codec.COUNT),
    codec.Names("discard", CARD_NAMES, "the Faction discard pile"),
    Locations("built", "built Locations in the order of placement, borrowed ones included",
              codec.ALL),
    codec.Names("deals", DEAL_NAMES, "Deals under the Faction board"),
    codec.Names("routes", CARD_NAMES, "Trade Route deals: the Location of each"),
    codec.Names("markers", CARD_NAMES, "the face-down card of each Trade Route deal",
                codec.COUNT),
    codec.Names("foundations", CARD_NAMES, "Foundations from razed Locations"),
    codec.Names("buried", CARD_NAMES, "Foundations laid by the Sanctuary", codec.SIZE),
    codec.Names("packet", CARD_NAMES, "alternate Lookout: the cards to choose from",
                codec.SIZE),
    codec.Names("looked", CARD_NAMES, "cards drawn and not yet kept", codec.SIZE),
    codec.Names("spent", CARD_NAMES, "faction_reshuffle: cards discarded in this round"),
)

FIELDS: Final = (
    codec.Number("round", 0, ROUNDS, "the round"),
    codec.Number("first", 0, 3, "seat of the first player"),
    codec.Number("oasis", 0, 4, "workers the Oasis brought in this round"),
    codec.Names("common", CARD_NAMES, "the Common deck", codec.COUNT),
    codec.Names("common_discard", CARD_NAMES, "the Common discard pile"),
    codec.Names("offer", CARD_NAMES, "Common cards face up in the Lookout phase"),
    codec.Names("under_gate", CARD_NAMES, "cards under the first Gate"),
    codec.Names("under_gate_2", CARD_NAMES, "cards under the second Gate"),
    codec.Counts("shrine", GOODS[:3], 0, MANY, "resources on the Shrine"),
    Locations("virtual", "solo: the virtual player's Locations of this round", codec.ALL),
    codec.Names("collection", CARD_NAMES, "solo: the Collection pile"),
    codec.Names("line", GOODS[:9], "solo: revealed attack cards, first target first"),
    codec.Counts("attack_deck", GOODS[:9], 0, 3, "solo: attack cards to come", codec.COUNT),
    codec.Counts("attack_lost", GOODS[:9], 0, 3, "solo: attack cards out of the game"),
    codec.Objects("players", new_player, PLAYER_FIELDS, "the Empires, seat by seat"),
)
# fmt: on
