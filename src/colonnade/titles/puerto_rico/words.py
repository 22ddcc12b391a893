"""What the messages of actions and events need."""

from typing import Any

from colonnade.kernel.log import Event
from colonnade.kernel.title import Title
from colonnade.titles.puerto_rico import ops, prices
from colonnade.titles.puerto_rico.actions import ACTIONS
from colonnade.titles.puerto_rico.components import (
    BUILDING_NAMES,
    DRAFT_NAMES,
    GOODS,
    PLACES,
    ROLES,
    SHIP_SIZES,
    SLOTS,
    TILES,
)
from colonnade.titles.puerto_rico.events import EVENTS
from colonnade.titles.puerto_rico.state import END_REASONS, PuertoRico


def key(name: str) -> str:
    """The message key of a component."""
    return name.replace(" ", "-")


def place_key(place: str) -> str:
    """The message key of a place where a colonist can be."""
    return key("tile-" + place if place in TILES else place)


def action_args(title: Title, s: PuertoRico, action: int, language: str) -> dict[str, Any]:
    kind = ACTIONS.keys[action]
    parts = ACTIONS.parts[action]

    def called(name: str) -> str:
        return title.say(language, key(name))

    if kind == "role":
        return {"role": called(ROLES[parts[0]]), "coins": s.role_coins[parts[0]]}
    if kind == "take":
        return {"tile": called("tile-" + TILES[parts[0]])}
    if kind in ("place", "nobles"):
        return {"slot": title.say(language, place_key(SLOTS[parts[0]])), "count": parts[1]}
    if kind in ("move-guest", "move-noble-guest", "return-colonist", "return-noble"):
        return {"slot": title.say(language, place_key(PLACES[parts[0]]))}
    if kind == "draft":
        return {"building": called(DRAFT_NAMES[parts[0]])}
    if kind == "build":
        return {"building": called(BUILDING_NAMES[parts[0]]), "price": price_now(s, parts[0])}
    if kind == "ship":
        return {"good": called(GOODS[parts[0]]), "size": SHIP_SIZES[parts[1]]}
    if kind == "small-wharf":
        return {"good": called(GOODS[parts[0]]), "count": parts[1]}
    if kind == "discard":
        return {"tile": called("tile-" + GOODS[parts[1]]), "worker": parts[0]}
    if kind == "use-villa":
        return {"noble": 1 if s.nobles else 0}
    if parts:
        return {"good": called(GOODS[parts[0]])}
    return {}


def price_now(s: PuertoRico, building: int) -> int:
    """The price for whoever chooses a building, or the full price without privilege."""
    for frame in reversed(s.frames):
        if frame[0] == ops.BUILD:
            return prices.price(s, frame[1], building, prices.privilege(s, frame[1], frame[2]))
    return prices.price(s, max(s.actor, 0), building, 0)


def event_args(title: Title, event: Event, language: str) -> dict[str, Any]:
    name = EVENTS[event[0]]
    a, b, c = event[2], event[3], event[4]

    def called(component: str) -> str:
        return title.say(language, key(component))

    if name in GOOD_EVENTS:
        return {"good": called(GOODS[a]), "count": b, "size": c}
    if name in TILE_EVENTS:
        return {"tile": tile_words(title, a, language)}
    if name == "role":
        return {"role": called(ROLES[a]), "coins": b}
    if name in ("built", "university", "drafted"):
        return {"building": called(BUILDING_NAMES[a]), "price": b}
    if name in ("guest", "returned-colonist"):
        return {"slot": title.say(language, place_key(PLACES[a])), "noble": b}
    if name == "row":
        return {"tiles": row_words(title, a, language)}
    if name == "end":
        return {"reason": title.say(language, f"end-{dict(END_REASONS)[a]}")}
    return {"count": a, "nobles": b}


GOOD_EVENTS = (
    "produced", "privilege", "sold", "shipped", "wharf", "stored", "lost", "unloaded",
    "took-forest", "returned-good", "sold-post", "small-wharf", "discarded-forest", "supplied",
)  # fmt: skip
TILE_EVENTS = ("hacienda", "took", "hospice", "saw", "laid", "bought-tile", "discarded")


def tile_words(title: Title, tile: int, language: str) -> str:
    if tile < 0:
        return "none"
    return title.say(language, "tile-" + (TILES[tile] if tile < len(TILES) else "forest"))


def row_words(title: Title, row: int, language: str) -> str:
    found = []
    for kind, name in enumerate(GOODS):
        count = row >> (4 * kind) & 15
        if count:
            found.append(f"{count} {title.say(language, name)}")
    return ", ".join(found) if found else "-"
