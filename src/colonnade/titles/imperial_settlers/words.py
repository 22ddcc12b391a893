"""What messages and clients need: names of components, prices, what the next round brings."""

from typing import Any, Final

from colonnade.kernel.log import Event
from colonnade.kernel.title import Title
from colonnade.titles.imperial_settlers import targets
from colonnade.titles.imperial_settlers.actions import (
    ACTION_CARDS,
    ACTIONS,
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
from colonnade.titles.imperial_settlers.scoring import owned, rank_of, solo_won
from colonnade.titles.imperial_settlers.state import (
    CARD_BITS,
    HOME_SHIFT,
    VIRTUAL,
    Player,
    Table,
    empire,
    holder_of,
    place_of,
    samurai_placed,
)

SPENT_ON: Final = ("wood", "stone", "food", "common card", "faction card")


def key(name: str) -> str:
    """The message key of a component."""
    return name.lower().replace("'", "").replace(" ", "-")


class Speaker:
    """Words for components in one language."""

    def __init__(self, title: Title, language: str) -> None:
        self.title = title
        self.language = language

    def say(self, name: str) -> str:
        return self.title.say(self.language, key(name))

    def card(self, card: int) -> str:
        return self.say(FACES[FACE[card]].name)

    def face(self, face: int) -> str:
        return self.say(FACES[face].name)

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
        return self.title.say(self.language, "seat", {"number": seat + 1})

    def marks(self, location: int) -> str:
        """What lies on a built Location, in brackets."""
        found = [
            self.say(f"mark-{name}")
            for name, unit, most in MARKS
            if location // unit & (3 if most == 2 else 1)
        ]
        if location >> HOME_SHIFT:
            found.append(self.say("mark-lent"))
        return f" ({', '.join(found)})" if found else ""


# --- messages ------------------------------------------------------------------------------


def action_args(title: Title, s: Table, action: int, language: str) -> dict[str, Any]:
    """What the message of an action needs."""
    kind = ACTIONS.keys[action]
    parts = ACTIONS.parts[action]
    speaker = Speaker(title, language)
    if kind in ("build", "raze", "draft", "keep", "pick", "turn-in-card"):
        return {
            "card": speaker.face(parts[0]),
            "price": speaker.price(parts[0]),
            "goods": speaker.goods(FACES[parts[0]].raze),
        }
    if kind == "deal":
        face = parts[0] + FIRST_FACTION_FACE
        return {"card": speaker.face(face), "good": speaker.amount(GOODS[FACES[face].deal], 1)}
    if kind == "activate":
        return {"card": speaker.card(ACTION_CARDS[parts[0]])}
    if kind == "activate-twice":
        return {"card": speaker.card(TWICE_CARDS[parts[0]])}
    if kind == "defend":
        return {"card": speaker.card(parts[0])}
    if kind == "samurai":
        return {"card": speaker.card(JAPANESE_CARDS[parts[0]])}
    if kind == "tuck":
        return {"card": speaker.face(parts[1]), "gate": speaker.say("Gate")}
    if kind == "spend":
        return {"good": speaker.amount(SPENT_ON[parts[0]], 1)}
    if kind in ("lay", "take", "turn-in", "pick-attack"):
        return {"good": speaker.amount(GOODS[parts[0]], taken_count(s, kind, parts[0]))}
    if kind == "pay":
        mix = [x for good in range(3) if parts[good] for x in (good, parts[good])]
        return {"gold": sum(parts), "goods": speaker.goods(tuple(mix))}
    if kind == "own":
        return {"card": speaker.card(parts[0]), "marks": marks_of(s, speaker, parts[0])}
    if kind == "target":
        card = parts[0]
        return {
            "card": speaker.card(card),
            "holder": speaker.seat(holder_of(s, card)),
            "marks": marks_of(s, speaker, card),
            "goods": speaker.goods(RAZE_FIELD[card]),
        }
    if kind == "pick-deal":
        card = parts[0] + COMMON_CARDS
        return {"card": speaker.card(card), "good": speaker.amount(GOODS[DEAL_GOOD[card]], 1)}
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


def marks_of(s: Table, speaker: Speaker, card: int) -> str:
    built = empire(s, holder_of(s, card))
    i = place_of(built, card)
    return speaker.marks(built[i]) if i >= 0 else ""


CARD_EVENTS: Final = (
    "drew", "reveals", "drafts", "drafted", "virtual-gets", "leaves", "builds", "gives-up",
    "uses-foundation", "deals", "route-deal", "razes-card", "razes-location", "foundation",
    "activates", "defends", "samurai", "tucks", "discards", "copies", "removes", "blocks",
    "borrows", "returns", "refreshes", "cancels-deal", "cancels-route", "takes-deal",
    "attack-takes", "collects", "uses-good",
)  # fmt: skip
GOOD_EVENTS: Final = ("lays", "drops", "turns-in", "reveals-attack", "loses-attack-deal")


def event_args(title: Title, event: Event, language: str) -> dict[str, Any]:
    """What the message of an event needs, besides $player."""
    name = EVENTS[event[0]]
    a, b = event[2], event[3]
    speaker = Speaker(title, language)
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
        "next_production": next_production(p),
        "hand_common": sum(1 for card in p.hand if DECK[card] == COMMON),
        "hand_faction": sum(1 for card in p.hand if DECK[card] != COMMON),
        "score": s.scores()[seat],
        "raze_prices": {
            str(i): targets.raze_price(location)
            for i, location in enumerate(p.built)
            if RAZE_FIELD[location & CARD_BITS]
        },
    }


def next_production(p: Player) -> dict[str, int]:
    """What board, Deals and Locations will bring, choices and looks aside."""
    total = [0] * len(GOODS)
    add(total, BOARD_GOODS[p.faction])
    for deal in p.deals:
        total[GOOD_OF_DEAL[deal]] += 1
    for target in p.routes:
        total[GOOD_OF_DEAL[target]] += 1
    for location in p.built:
        card = location & CARD_BITS
        if location >> HOME_SHIFT or KIND[card] != PRODUCTION:
            continue
        if DOES[card] == PRODUCE:
            add(total, GAIN[card])
        elif DOES[card] == PRODUCE_PER:
            total[GAIN[card][0]] += min(CAP[card], count_colour(p, WHAT[card]))
        elif DOES[card] == PRODUCE_PER_SAMURAI:
            total[VP] += min(CAP[card], samurai_placed(p))
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
