"""The printed counts and totals: cards by deck, colour, kind, Deal, and the faction boards."""

from collections import Counter

import pytest

from colonnade.titles.imperial_settlers import components
from colonnade.titles.imperial_settlers.cards import ACTION, COLOURS, FEATURE, GOODS, PRODUCTION, VP
from colonnade.titles.imperial_settlers.components import (
    CARD_NAMES,
    CARD_NUMBERS,
    CARDS,
    COMMON,
    COPIES,
    DECK,
    DECKS,
    FACE,
    FACES,
    KIND,
    TITLES,
    amount,
)

BY_DECK = {
    deck: [card for card in range(CARDS) if DECK[card] == number]
    for number, deck in enumerate(DECKS)
}


def colours(deck: str) -> dict[str, int]:
    found: Counter[str] = Counter()
    for card in BY_DECK[deck]:
        bits = FACES[FACE[card]].colours
        found.update(name for i, name in enumerate(COLOURS) if bits >> i & 1)
        if not bits:
            found["none"] += 1
    return dict(found)


def kinds(deck: str) -> tuple[int, int, int]:
    count = Counter(KIND[card] for card in BY_DECK[deck])
    return count[ACTION], count[PRODUCTION], count[FEATURE]


def deals(deck: str) -> dict[str, int]:
    return dict(Counter(GOODS[FACES[FACE[card]].deal] for card in BY_DECK[deck]))


def test_204_location_cards_of_126_titles() -> None:
    assert CARDS == 204
    assert {deck: len(cards) for deck, cards in BY_DECK.items()} == {
        "common": 84, "barbarians": 30, "japanese": 30, "romans": 30, "egyptians": 30,
    }  # fmt: skip
    assert len(TITLES) == 126
    assert len({FACES[FACE[card]].name for card in BY_DECK["common"]}) == 54


def test_every_number_is_printed_once() -> None:
    assert len(set(CARD_NUMBERS)) == 204
    assert CARD_NUMBERS[0] == "COM001"
    assert CARD_NUMBERS[83] == "COM084"
    for letters in ("BAR", "JAP", "ROM", "EGY"):
        assert [n for n in CARD_NUMBERS if n.startswith(letters)] == [
            f"{letters}{i:03}" for i in range(1, 31)
        ]


def test_common_deck_by_colour_and_kind() -> None:
    assert colours("common") == {
        "brown": 16, "grey": 13, "red": 12, "pink": 12, "gold": 10, "blue": 8, "black": 6,
        "purple": 1, "none": 6,
    }  # fmt: skip
    assert kinds("common") == (39, 28, 17)


# fmt: off
# deck, (action, production, feature), colours, Deals, cards without a Location in their cost
FACTION_DECKS = [
    ("barbarians", (16, 8, 6),
     {"black": 14, "gold": 4, "pink": 4, "brown": 3, "blue": 3, "purple": 1, "red": 1},
     {"worker": 9, "wood": 7, "gold": 5, "raze": 4, "card": 2, "stone": 2, "food": 1}, 5),
    ("japanese", (13, 10, 7),
     {"red": 15, "black": 5, "pink": 3, "blue": 3, "grey": 2, "gold": 2},
     {"food": 9, "worker": 7, "gold": 4, "raze": 3, "vp": 3, "stone": 2, "card": 2}, 5),
    ("romans", (10, 12, 8),
     {"grey": 12, "blue": 7, "red": 5, "brown": 5, "black": 4, "gold": 2, "pink": 1},
     {"stone": 10, "worker": 6, "card": 5, "raze": 4, "gold": 3, "food": 2}, 0),
    ("egyptians", (17, 9, 4),
     {"grey": 13, "gold": 7, "pink": 5, "black": 4, "blue": 1},
     {"worker": 10, "gold": 10, "stone": 4, "card": 3, "raze": 3}, 6),
]
# fmt: on


@pytest.mark.parametrize(
    ("deck", "kind_counts", "colour_counts", "deal_counts", "without"), FACTION_DECKS
)
def test_faction_decks(
    deck: str,
    kind_counts: tuple[int, int, int],
    colour_counts: dict[str, int],
    deal_counts: dict[str, int],
    without: int,
) -> None:
    assert kinds(deck) == kind_counts
    assert colours(deck) == colour_counts
    assert deals(deck) == deal_counts
    assert sum(1 for card in BY_DECK[deck] if not FACES[FACE[card]].location) == without


@pytest.mark.parametrize("deck", DECKS[1:])
def test_a_faction_deck_has_3_titles_thrice_6_twice_9_once(deck: str) -> None:
    titles = {FACES[FACE[card]].name for card in BY_DECK[deck]}
    assert Counter(COPIES[title] for title in titles) == {3: 3, 2: 6, 1: 9}


def test_raze_fields() -> None:
    """Two goods on 78 Common cards, none on Ruins; 1 VP on 27 Japanese cards; no others."""
    found: Counter[str] = Counter()
    for card in range(CARDS):
        field = FACES[FACE[card]].raze
        total = sum(field[1::2])
        deck = DECKS[DECK[card]]
        if total:
            found[deck] += 1
            assert total == (2 if deck == "common" else 1)
            assert deck == "common" or amount(field, VP) == 1
    assert found == {"common": 78, "japanese": 27}
    for name in ("Ruins", "Ruins 6", "Gate", "Gate 2", "Shrine"):
        assert not FACES[FACE[CARD_NAMES.index(name)]].raze


def test_copies_of_a_title_share_everything_but_cost_raze_and_deal() -> None:
    for title in TITLES:
        rows = {
            (f.ability, f.colours, f.kind, f.bonus, f.bonus_per, f.location)
            for f in FACES
            if f.name == title
        }
        assert len(rows) == 1, title


def test_printings_that_differ() -> None:
    names = zip(components.FACE_NAMES, FACES, strict=True)
    differing = {face.name for name, face in names if name != face.name}
    assert differing == {
        "Village", "Mason", "Castle", "Pig Farmer", "Saboteurs", "Dark Chapel", "Pack",
        "Daimyo's Castle", "Trade Route", "Sculptor's Apprentice",
    }  # fmt: skip


def test_faction_boards() -> None:
    assert {
        name: ({GOODS[g[i]]: g[i + 1] for i in range(0, len(g), 2)}, GOODS[stored])
        for name, g, stored in components.BOARDS
    } == {
        "barbarians": ({"worker": 5, "raze": 1, "defense": 1}, "worker"),
        "japanese": ({"wood": 1, "worker": 4, "raze": 1, "defense": 1}, "food"),
        "romans": ({"wood": 1, "stone": 1, "worker": 2, "raze": 1, "defense": 1}, "raze"),
        "egyptians": ({"gold": 1, "worker": 3, "raze": 1, "defense": 1}, "gold"),
    }


def test_16_attack_cards() -> None:
    """Ruling 1."""
    found = {GOODS[good]: n for good, n in components.ATTACK_CARDS}
    assert found == {
        "wood": 3, "gold": 3, "card": 3, "stone": 2, "worker": 2, "vp": 2, "food": 1,
    }  # fmt: skip
    assert sum(found.values()) == 16


def test_costs_the_rulebook_prints() -> None:
    """p.8: Wood Storage 2 wood 1 stone; Dark Chapel 1 wood 2 stone and a Location; Sentry
    Tower 2 wood and a Location."""
    row = {f.name: f for f in FACES}
    assert row["Wood Storage"].cost == (0, 2, 1, 1)
    assert row["Dark Chapel"].cost == (0, 1, 1, 2)
    assert row["Dark Chapel"].location
    assert row["Sentry Tower"].cost == (0, 2)
    assert row["Sentry Tower"].location
    assert not row["Desert"].cost
    assert not row["Ruins"].cost


def test_common_locations_come_first_in_the_list() -> None:
    assert all((card < components.COMMON_CARDS) == (DECK[card] == COMMON) for card in range(CARDS))
