"""The tables against every printed count and total, so that a mistyped row fails."""

from collections import Counter

import pytest

from colonnade.kernel import registry, text
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists import words
from colonnade.titles.colonists.frames import EVENTS, OPS
from colonnade.titles.colonists.title import ASKING, TITLE


def test_62_places_13_12_12_12_13() -> None:
    """p.2: 62 places, 13 to start with and 12, 12, 12 and 13 for the eras."""
    assert t.PLACE_COUNT == 62
    assert [t.PLACE_ERA[: t.PLACE_COUNT].count(era) for era in range(5)] == [13, 12, 12, 12, 13]


def test_every_pile_has_12_places() -> None:
    """p.6: three new places in each of four years."""
    assert [len(t.places_of_era(era)) for era in range(5)] == [12] * 5


def test_replacement_places_find_their_copies() -> None:
    """Ruling 26: there are always as many places to replace as replace them."""
    wanted = Counter(row.replaces for row in c.PLACES if row.replaces)
    for name, n in wanted.items():
        there = sum(row.copies for row in c.PLACES if row.name == name)
        assert there >= n, name
    assert wanted["riverbank grove"] == 2


def test_202_buildings_and_36_storage_facilities() -> None:
    """p.2: 202 building tiles; 12 of each storage facility besides (ruling 20)."""
    counts = dict(c.TILES)
    storage = [n for name, n in c.TILES if name.startswith("storage")]
    assert storage == [12, 12, 12]
    assert sum(counts.values()) - 36 == 202
    assert counts["farm/estate"] == 32
    assert {b.tile for b in c.BUILDINGS} == set(counts)


def test_25_kinds_of_building_by_era() -> None:
    assert len(c.BUILDINGS) == 25
    assert Counter(b.era for b in c.BUILDINGS) == {0: 5, 1: 5, 2: 5, 3: 7, 4: 3}


def test_a_builder_for_every_building() -> None:
    for b in c.BUILDINGS:
        assert f"builder: {b.name}" in t.PLACE_NAMES
        assert t.PLACE_ERA[t.PLACE_NAMES.index(f"builder: {b.name}")] == b.era


def test_140_improvements_35_an_era() -> None:
    assert t.CARDS == 140
    assert Counter(t.CARD_ERA) == {1: 35, 2: 35, 3: 35, 4: 35}
    numbers = [100 * era + i for era in range(1, 5) for i in range(1, 36)]
    assert sorted(t.CARD_NUMBER) == numbers


def test_sorts_of_improvements() -> None:
    """Section 5 of the tables: immediate, permanent, limited in each era."""
    sorts = {
        era: [
            sum(1 for i in range(140) if t.CARD_ERA[i] == era and t.CARD_SORT[i] == sort)
            for sort in range(3)
        ]
        for era in range(1, 5)
    }
    assert sorts == {1: [20, 14, 1], 2: [13, 20, 2], 3: [19, 14, 2], 4: [14, 20, 1]}


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (101, "stone axe"), (107, "ruin"), (113, "clay oven"), (121, "automobile"), (122, "pass"),
        (125, "vegetable garden"), (126, "beaver's lodge"), (127, "loam hollow"), (135, "ticket"),
    ],
)  # fmt: skip
def test_cards_pictured_in_the_rulebook(number: int, name: str) -> None:
    assert c.IMPROVEMENTS[t.CARD_ROW[t.card(number)]].name == name


def test_28_market_cards_7_an_era() -> None:
    assert Counter(t.MARKET_ERA) == {1: 7, 2: 7, 3: 7, 4: 7}


def test_embassy_costs_as_printed() -> None:
    """p.3: 1/3/2, 1/1/1, 2/3/3/3, 2/2/2/1 goods; 2, 4, 8, 14 dollars."""
    numbers = [[n for _, n in c.goods(cost)] for _, cost, _ in c.LEVELS]
    assert numbers == [[1, 3, 2], [1, 1, 1], [2, 3, 3, 3], [2, 2, 2, 1]]
    assert c.EMBASSY_VALUE == (0, 2, 4, 8, 14)


def test_worked_example_of_building_values() -> None:
    """p.22: 6 Farms, 2 Flats, 2 Factories, 2 Forester's Houses, 3 Sheds are worth 30 dollars."""
    value = {b.name: b.value for b in c.BUILDINGS}
    total = 6 * value["farm"] + 2 * value["flat"] + 2 * value["factory"]
    total += 2 * value["forester's house"] + 3 * value["storage shed"]
    assert total == 30
    assert t.CARD_VALUE[t.card(126)] + t.CARD_VALUE[t.card(127)] == 3


def test_two_hunting_lodges_cost_6_tools_4_wood_2_clay() -> None:
    """p.19, Laborer example."""
    lodge = next(b for b in c.BUILDINGS if b.name == "hunting lodge")
    assert [(g, 2 * n) for g, n in c.goods(lodge.cost)] == list(c.goods("6T 4W 2C"))


def test_limits_printed_behind_the_names() -> None:
    limits = {b.name: b.limit for b in c.BUILDINGS if b.limit}
    assert limits == {
        "library": 1, "storage shed": 3, "institute": 1, "storage house": 3, "community hall": 1,
        "boardinghouse": 2, "stables": 1, "customs office": 1, "storage hall": 3,
    }  # fmt: skip


def test_budgets_of_a_later_start() -> None:
    """p.23, the table."""
    assert c.BUDGETS == ((2, 2, 29, 5, 0), (3, 8, 59, 8, 1), (4, 16, 92, 12, 2))


def test_goods_rows_of_a_later_start() -> None:
    """p.23: rows of 1, 2, 3, 3 and 6 dollars; ruling: which goods."""
    prices = {c.GOODS[g]: (c.GOODS_PRICE[g], c.GOODS_FROM[g]) for g in range(c.STORED)}
    assert prices == {
        "wood": (1, 2), "clay": (1, 2), "food": (1, 2), "plank": (2, 2), "brick": (2, 2),
        "ore": (3, 3), "coal": (3, 4), "robe": (3, 4), "iron": (6, 4),
    }  # fmt: skip


def test_warehouse_reaches_7_lots_with_three_colonies() -> None:
    """p.11: up to 7 lots with Altruist, Industrialist and Storekeeper."""
    from colonists.helpers import me, ready, relate, table

    s = table(era=4)
    p = me(s)
    for colony in ("altruist", "industrialist", "storekeeper"):
        relate(s, p, colony, 3)
    ready(s)
    assert p.lots == 7


def test_every_word_is_there_in_both_languages() -> None:
    keys = text.keys("colonists", "en")
    assert keys == text.keys("colonists", "de")
    for name in OPS:
        if name in ASKING:
            assert f"ask-{name.replace('_', '-')}" in keys
    for name in EVENTS:
        assert f"event-{name}" in keys
    for key in set(TITLE.actions.keys):
        assert f"do-{key}" in keys
    for option in TITLE.options:
        assert f"option-{option.name.replace('_', '-')}" in keys
    for row in (*c.PLACES, *c.BUILDINGS, *c.IMPROVEMENTS):
        assert words.slug(row.name) in keys
        assert f"rule-{words.slug(row.name)}" in keys
    for colony in c.COLONIES:
        assert f"rule-{colony}" in keys


def test_components_lists_everything() -> None:
    tables = registry.get("colonists").components()
    sizes = {name: len(rows) for name, rows in tables.items()}
    assert sizes["places"] == 62
    assert sizes["improvements"] == 140
    assert sizes["buildings"] == 25
    assert sizes["market_cards"] == 28
    assert any(row["ruling"] for row in tables["buildings"])
