"""What messages and clients need: names of components, prices, what the next round brings."""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.kernel.log import Event
from colonnade.kernel.title import Title
from colonnade.titles.imperial_settlers import targets
from colonnade.titles.imperial_settlers.actions import (
    ACTION_CARDS,
    ACTIONS,
    ATTACK_NUMBERS,
    BARTERS,
    JAPANESE_CARDS,
    TWICE_CARDS,
)
from colonnade.titles.imperial_settlers.cards import (
    ABILITIES,
    ACTION,
    COLOURS,
    GOODS,
    KINDS,
    PRODUCE,
    PRODUCE_PER,
    PRODUCE_PER_SAMURAI,
    PRODUCTION,
    SUPPLY,
    VP,
    Bundle,
)
from colonnade.titles.imperial_settlers.components import (
    ATTACK_CARDS,
    BOARD_GOODS,
    BOARD_STORES,
    BOARDS,
    CAP,
    CARD_NAMES,
    CARD_NUMBERS,
    COMMON,
    COMMON_CARDS,
    DEAL_GOOD,
    DECK,
    DECKS,
    DOES,
    FACE,
    FACE_DECK,
    FACE_NAMES,
    FACES,
    FACTIONS,
    FIRST_FACTION_FACE,
    GAIN,
    GATE,
    GATE_2,
    KIND,
    RAZE_FIELD,
    USES,
    WAREHOUSES,
    WHAT,
)
from colonnade.titles.imperial_settlers.dump import MARKS
from colonnade.titles.imperial_settlers.effects import GOOD_OF_DEAL
from colonnade.titles.imperial_settlers.events import EVENTS
from colonnade.titles.imperial_settlers.production import count_colour
from colonnade.titles.imperial_settlers.scoring import owned, owned_locations, rank_of, solo_won
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    HOME_SHIFT,
    VIRTUAL,
    Table,
    empire,
    holder_of,
    new_player,
    place_of,
    samurai_placed,
)

SPENT_ON: Final = ("wood", "stone", "food", "common card", "faction card")


def key(name: str) -> str:
    """The message key of a component."""
    return name.lower().replace("'", "").replace(" ", "-")


class Speaker:
    """Words for components in one language."""

    def __init__(self, title: Title, language: str, names: Sequence[str] = ()) -> None:
        self.title = title
        self.language = language
        self.names = names  # of the players by seat, where they are known

    def say(self, name: str) -> str:
        return self.title.say(self.language, key(name))

    def card(self, card: int) -> str:
        return self.say(FACES[FACE[card]].name)

    def face(self, face: int, shown: str = "") -> str:
        """The title of a printing, and how it differs from the others of its title.

        `shown` is the field the message tells anyway.
        """
        name = self.say(FACES[face].name)
        differs = PRINTED[face]
        if not differs or shown in differs:
            return name
        told = [
            self.title.say(self.language, f"printed-{field}", {"goods": self.goods(goods)})
            for field, goods in differs.items()
        ]
        return f"{name} ({', '.join(told)})"

    def location(self, card: int) -> str:
        return self.face(FACE[card])

    def amount(self, good: str, count: int) -> str:
        return self.title.say(self.language, f"amount-{key(good)}", {"count": count})

    def goods(self, bundle: Bundle) -> str:
        parts = [self.amount(GOODS[bundle[i]], bundle[i + 1]) for i in range(0, len(bundle), 2)]
        return ", ".join(parts) if parts else self.say("nothing")

    def price(self, face: int) -> str:
        """What building costs."""
        row = FACES[face]
        if not row.location:
            return self.goods(row.cost)
        parts = [self.goods(row.cost)] if row.cost else []
        return ", ".join([*parts, self.say("location")])

    def seat(self, seat: int) -> str:
        if seat == VIRTUAL:
            return self.say("virtual player")
        if seat < len(self.names):
            return self.names[seat]
        return self.title.say(self.language, "seat", {"number": seat + 1})

    def marks(self, location: int, under: list[int]) -> str:
        """What lies on a built Location and under it, in brackets."""
        counts = [(name, location // unit & (3 if most == 2 else 1)) for name, unit, most in MARKS]
        found = [
            self.title.say(self.language, f"mark-{name}", {"count": count})
            for name, count in counts
            if count
        ]
        if location >> HOME_SHIFT:
            found.append(self.say("mark-lent"))
        if under:
            cards = ", ".join(self.card(card) for card in under)
            found.append(self.title.say(self.language, "mark-under", {"cards": cards}))
        return f" ({', '.join(found)})" if found else ""


def printed(face: int) -> dict[str, Bundle]:
    """The fields in which a printing differs from others of its title: cost, raze or Deal."""
    row = FACES[face]
    others = [other for other in FACES if other.name == row.name]
    fields: dict[str, Bundle] = {}
    if any(other.cost != row.cost for other in others):
        fields["cost"] = row.cost
    if any(other.raze != row.raze for other in others):
        fields["raze"] = row.raze
    if any(other.deal != row.deal for other in others):
        fields["deal"] = (row.deal, 1)
    return fields


PRINTED: Final[list[dict[str, Bundle]]] = [printed(face) for face in range(len(FACES))]


# --- messages ------------------------------------------------------------------------------


def action_args(title: Title, s: Table, action: int, language: str) -> dict[str, Any]:
    """What the message of an action needs."""
    kind = ACTIONS.keys[action]
    parts = ACTIONS.parts[action]
    speaker = Speaker(title, language)
    if kind in ("build", "raze", "draft", "keep", "pick", "turn-in-card"):
        return {
            "card": speaker.face(parts[0], TELLS.get(kind, "")),
            "price": speaker.price(parts[0]),
            "goods": speaker.goods(FACES[parts[0]].raze),
        }
    if kind == "deal":
        face = parts[0] + FIRST_FACTION_FACE
        return {
            "card": speaker.face(face, "deal"),
            "good": speaker.amount(GOODS[FACES[face].deal], 1),
        }
    if kind == "activate":
        return location_args(s, speaker, ACTION_CARDS[parts[0]])
    if kind == "activate-twice":
        return location_args(s, speaker, TWICE_CARDS[parts[0]])
    if kind == "samurai":
        return location_args(s, speaker, JAPANESE_CARDS[parts[0]])
    if kind in ("defend", "own"):
        return location_args(s, speaker, parts[0])
    if kind == "tuck":
        gate = GATE_2 if parts[0] else GATE
        return {"card": speaker.face(parts[1]), "marks": marks_of(s, speaker, gate)}
    if kind == "spend":
        return {"good": speaker.amount(SPENT_ON[parts[0]], 1)}
    if kind in ("lay", "take", "turn-in", "pick-attack"):
        return {"good": speaker.amount(GOODS[parts[0]], taken_count(s, kind, parts[0]))}
    if kind == "pay":
        mix = [x for good in range(3) if parts[good] for x in (good, parts[good])]
        return {"gold": sum(parts), "goods": speaker.goods(tuple(mix))}
    if kind == "pick-lower-attack":
        good = speaker.amount(GOODS[parts[0]], 1)
        return {"good": good, "number": ATTACK_NUMBERS[parts[1]]}
    if kind == "target":
        card = parts[0]
        return {
            **location_args(s, speaker, card),
            "holder": speaker.seat(holder_of(s, card)),
            "goods": target_goods(s, speaker, card),
        }
    if kind == "pick-deal":
        card = parts[0] + COMMON_CARDS
        return {
            "card": speaker.face(FACE[card], "deal"),
            "good": speaker.amount(GOODS[DEAL_GOOD[card]], 1),
            "holder": deal_holder(s, speaker, card),
        }
    if kind == "pick-route":
        card = parts[1] + COMMON_CARDS
        return {
            "card": speaker.card(card),
            "good": speaker.amount(GOODS[DEAL_GOOD[card]], 1),
            "holder": speaker.seat(parts[0]),
        }
    if kind == "victim":
        return {"holder": speaker.seat(parts[0])}
    if kind == "steal":
        return {"holder": speaker.seat(parts[0]), "good": speaker.amount(GOODS[parts[1]], 1)}
    if kind == "barter":
        first, second = BARTERS[parts[0]]
        return {
            "first": speaker.amount(GOODS[first], 1),
            "second": speaker.amount(GOODS[second], 1),
        }
    return {}


def taken_count(s: Table, kind: str, good: int) -> int:
    """How many VP a choice of goods offers: the frame says it."""
    if kind == "take" and good == VP and s.frames:
        return max(1, s.frames[-1][3])
    return 1


# the decisions that ask for a Location because of its raze field
OF_RAZE_FIELD: Final = ("raze_location", "dark_chapel_target", "chariot_builder", "pack")


def target_goods(s: Table, speaker: Speaker, card: int) -> str:
    """What a target brings: the goods of its raze field, or of its Deal field, or nothing."""
    if s.decision == "trade_route":
        return speaker.amount(GOODS[DEAL_GOOD[card]], 1)
    return speaker.goods(RAZE_FIELD[card]) if s.decision in OF_RAZE_FIELD else "none"


def deal_holder(s: Table, speaker: Speaker, deal: int) -> str:
    """Whose Deal it is, where it is not the own one."""
    for seat, p in enumerate(s.players):
        if deal in p.deals and seat != s.actor:
            return speaker.seat(seat)
    return "none"


# the field of a card that the message of an action tells
TELLS: Final = {"build": "cost", "raze": "raze"}


def location_args(s: Table, speaker: Speaker, card: int) -> dict[str, Any]:
    """A built Location and what lies on it, so that two copies can be told apart."""
    return {"card": speaker.location(card), "marks": marks_of(s, speaker, card)}


def marks_of(s: Table, speaker: Speaker, card: int) -> str:
    built = empire(s, holder_of(s, card))
    i = place_of(built, card)
    if i < 0:
        return ""
    under = s.under_gate if card == GATE else s.under_gate_2 if card == GATE_2 else []
    return speaker.marks(built[i], under)


CARD_EVENTS: Final = (
    "drew", "reveals", "drafts", "drafted", "virtual-gets", "leaves", "builds", "gives-up",
    "uses-foundation", "deals", "route-deal", "razes-card", "razes-location", "foundation",
    "activates", "defends", "samurai", "tucks", "discards", "copies", "removes", "blocks",
    "borrows", "returns", "refreshes", "cancels-deal", "cancels-route", "takes-deal",
    "attack-takes", "collects", "uses-good",
)  # fmt: skip
GOOD_EVENTS: Final = (
    "lays",
    "drops",
    "turns-in",
    "reveals-attack",
    "loses-attack-deal",
    "drops-attack-card",
)


def event_args(
    title: Title, event: Event, language: str, names: Sequence[str] = ()
) -> dict[str, Any]:
    """What the message of an event needs, besides $player."""
    name = EVENTS[event[0]]
    a, b = event[2], event[3]
    speaker = Speaker(title, language, names)
    if name in CARD_EVENTS:
        return {"card": speaker.card(a), "holder": speaker.seat(b), "count": b}
    if name in GOOD_EVENTS:
        return {"good": speaker.amount(GOODS[a], 1)}
    if name == "gains":
        return {"goods": speaker.amount(GOODS[a], b)}
    if name == "steals":
        return {"goods": speaker.amount(GOODS[a], 1), "holder": speaker.seat(b)}
    if name == "scores":
        return {"count": a, "card": speaker.card(b) if b >= 0 else "none"}
    if name == "commands":
        return {"faction": speaker.say(FACTIONS[a])}
    if name in ("draws", "reshuffles"):
        return {"deck": speaker.say(DECKS[a])}
    if name == "spends":
        return {"good": speaker.amount(SPENT_ON[a], 1)}
    if name == "chooses-victim":
        return {"holder": speaker.seat(a)}
    return {"count": a}


# --- the tables of all components ----------------------------------------------------------


def named(goods: Bundle) -> dict[str, int]:
    return {GOODS[goods[i]]: goods[i + 1] for i in range(0, len(goods), 2)}


def colours_of(bits: int) -> list[str]:
    return [name for i, name in enumerate(COLOURS) if bits >> i & 1]


def components() -> dict[str, list[dict[str, Any]]]:
    return {
        "cards": [card_row(face) for face in range(len(FACES))],
        "boards": [
            {"faction": name, "production": named(goods), "stores": GOODS[stored]}
            for name, goods, stored in BOARDS
        ],
        "attack_cards": [{"target": GOODS[good], "cards": n} for good, n in ATTACK_CARDS],
    }


def card_row(face: int) -> dict[str, Any]:
    row = FACES[face]
    ability = row.ability
    first = FACE.index(face)
    return {
        "name": row.name,
        "key": key(row.name),
        "deck": DECKS[FACE_DECK[face]],
        "numbers": CARD_NUMBERS[first : first + row.last - row.first + 1],
        "kind": KINDS[row.kind],
        "colours": colours_of(row.colours),
        "cost": named(row.cost),
        "location": row.location,
        "raze": named(row.raze),
        "deal": GOODS[row.deal] if row.deal >= 0 else None,
        "ability": ABILITIES[ability.does],
        "pay": named(ability.pay),
        "gain": named(ability.gain),
        "uses": ability.uses,
        "bonus": named(row.bonus),
        "bonus_vp_per": colours_of(row.bonus_per),
        "vp": 1 if FACE_DECK[face] == COMMON else 2,
        "ruling": row.name in BY_RULING,
    }


# titles a value or effect of which rests on a ruling, not on the rulebook
BY_RULING: Final = (
    "Ruins", "Shrine", "Garrison", "Engineers", "Temple of Ra", "Pack", "Scorpion Breeder",
    "Trade Route", "Gate", "Dark Chapel", "Sphinx", "Acting Troupe", "Royal Bath", "Oasis",
)  # fmt: skip


# --- what only rules can tell --------------------------------------------------------------


def extras(s: Table, viewer: int | None) -> dict[str, Any]:
    """Prices, stores, the next production, the backs of the hands; the solo game's standing."""
    return {
        "players": [player_extras(s, seat) for seat in range(s.seats)],
        "costs": costs(s, viewer),
        "solo": solo_extras(s) if s.seats == 1 else None,
    }


def player_extras(s: Table, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    stores = [GOODS[BOARD_STORES[p.faction]]]
    if place_of(p.built, WAREHOUSES) >= 0:
        stores = [good for good in SUPPLY[:3] if good not in stores] + stores
    return {
        "stores": stores,
        "next_production": next_production(s, seat),
        "hand_common": sum(1 for card in p.hand if DECK[card] == COMMON),
        "hand_faction": sum(1 for card in p.hand if DECK[card] != COMMON),
        "score": s.scores()[seat],
        "raze_prices": {
            str(i): targets.raze_price(location)
            for i, location in enumerate(p.built)
            if RAZE_FIELD[location & CARD_BITS]
        },
    }


def next_production(s: Table, seat: int) -> dict[str, int]:
    """What board, Deals and Locations will bring once loans are back, choices and looks aside."""
    p = s.players[seat]
    total = [0] * len(GOODS)
    add(total, BOARD_GOODS[p.faction])
    for deal in p.deals:
        total[GOOD_OF_DEAL[deal]] += 1
    for target in p.routes:
        total[GOOD_OF_DEAL[target]] += 1
    home = new_player()
    home.built = owned_locations(s, seat)
    for location in home.built:
        card = location & CARD_BITS
        if KIND[card] != PRODUCTION:
            continue
        if DOES[card] == PRODUCE:
            add(total, GAIN[card])
        elif DOES[card] == PRODUCE_PER:
            total[GAIN[card][0]] += min(CAP[card], count_colour(home, WHAT[card]))
        elif DOES[card] == PRODUCE_PER_SAMURAI:
            total[VP] += min(CAP[card], samurai_placed(home))
    return {GOODS[good]: count for good, count in enumerate(total) if count}


def add(total: list[int], goods: Bundle) -> None:
    for i in range(0, len(goods), 2):
        total[goods[i]] += goods[i + 1]


def costs(s: Table, viewer: int | None) -> dict[str, dict[str, int]]:
    """By action name, what each card of the viewer's hand and Empire would cost him."""
    if viewer is None:
        return {}
    p = s.players[viewer]
    found: dict[str, dict[str, int]] = {}
    for card in p.hand:
        row = FACES[FACE[card]]
        price = named(row.cost)
        if row.location:
            price["location"] = 1
        found[f"build {FACE_NAMES[FACE[card]]}"] = price
    for location in p.built:
        card = location & CARD_BITS
        if KIND[card] == ACTION and USES[card]:
            found[f"activate {CARD_NAMES[card]}"] = named(FACES[FACE[card]].ability.pay)
    return found


def solo_extras(s: Table) -> dict[str, Any]:
    """How the solo game stands: Faction Locations against the Collection pile."""
    factions = sum(1 for card in owned(s, 0) if DECK[card] != COMMON)
    won = solo_won(s)
    return {
        "faction_locations": factions,
        "collection": len(s.collection),
        "result": ("won" if won else "lost") if s.over else None,
        "rank": rank_of(s.scores()[0]) if s.over and won else None,
    }
