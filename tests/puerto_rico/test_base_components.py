"""Every printed count, price and total of the base game, and the sums they must give."""

from typing import Any

import pytest

import colonnade
from colonnade.kernel import registry
from puerto_rico.helpers import TITLE, boards, state

# fmt: off
#    building              cost  VP  column  circles  spaces  copies
PRINTED = [
    ("small indigo plant",    1,  1,      1,       1,      1,      4),
    ("small sugar mill",      2,  1,      1,       1,      1,      4),
    ("indigo plant",          3,  2,      2,       3,      1,      3),
    ("sugar mill",            4,  2,      2,       3,      1,      3),
    ("tobacco storage",       5,  3,      3,       3,      1,      3),
    ("coffee roaster",        6,  3,      3,       2,      1,      3),
    ("small market",          1,  1,      1,       1,      1,      2),
    ("hacienda",              2,  1,      1,       1,      1,      2),
    ("construction hut",      2,  1,      1,       1,      1,      2),
    ("small warehouse",       3,  1,      1,       1,      1,      2),
    ("hospice",               4,  2,      2,       1,      1,      2),
    ("office",                5,  2,      2,       1,      1,      2),
    ("large market",          5,  2,      2,       1,      1,      2),
    ("large warehouse",       6,  2,      2,       1,      1,      2),
    ("factory",               7,  3,      3,       1,      1,      2),
    ("university",            8,  3,      3,       1,      1,      2),
    ("harbor",                8,  3,      3,       1,      1,      2),
    ("wharf",                 9,  3,      3,       1,      1,      2),
    ("guild hall",           10,  4,      4,       1,      2,      1),
    ("residence",            10,  4,      4,       1,      2,      1),
    ("fortress",             10,  4,      4,       1,      2,      1),
    ("customs house",        10,  4,      4,       1,      2,      1),
    ("city hall",            10,  4,      4,       1,      2,      1),
]

#    players, money, VP, supply, ship, face-up, quarries, cargo ships, first tiles
SET_UPS = [
    (2,       3,     65,     40,    2,       3,        5, [4, 6],    "indigo corn"),
    (3,       2,     75,     55,    3,       4,        8, [4, 5, 6], "indigo indigo corn"),
    (4,       3,    100,     75,    4,       5,        8, [5, 6, 7], "indigo indigo corn corn"),
    (5,       4,    122,     95,    5,       6,        8, [6, 7, 8], "indigo " * 3 + "corn corn"),
]

GOODS_IN_BOX = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
TILES_IN_BOX = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
# fmt: on

PLANTS = [row[0] for row in PRINTED[:6]]
BEIGE = [row[0] for row in PRINTED[6:]]
SMALL_BEIGE = BEIGE[:12]
LARGE = BEIGE[12:]
COUNTS = [2, 3, 4, 5]


def table(name: str) -> dict[str, dict[str, Any]]:
    """A table of components, by name."""
    return {row["name"]: row for row in registry.get(TITLE).components()[name]}


def start(players: int) -> dict[str, Any]:
    return state(colonnade.new(TITLE, players))


@pytest.mark.parametrize("row", PRINTED, ids=lambda row: row[0])
def test_each_building_as_printed(row: tuple[str, int, int, int, int, int, int]) -> None:
    name, cost, points, column, circles, spaces, copies = row
    found = table("buildings")[name]
    assert found["cost"] == cost
    assert found["points"] == points
    assert found["column"] == column
    assert found["circles"] == circles
    assert found["spaces"] == spaces
    assert start(4)["copies"][name] == copies


@pytest.mark.parametrize("players", [3, 4, 5])
def test_49_buildings(players: int) -> None:
    """5 large beige, 2 x 12 small beige and 20 production buildings."""
    copies = start(players)["copies"]
    assert sum(copies.values()) == 49
    assert sum(copies[name] for name in PLANTS) == 20
    assert [copies[name] for name in SMALL_BEIGE] == [2] * 12
    assert [copies[name] for name in LARGE] == [1] * 5


def test_17_beige_kinds_by_cost() -> None:
    """One small beige building costs 1, two cost 2, ... and the large ones cost 10."""
    found = table("buildings")
    costs = sorted(found[name]["cost"] for name in BEIGE)
    assert costs == [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10]


def test_columns_hold_beige_buildings_by_cost() -> None:
    """Columns 1 to 3 hold the costs 1-3, 4-6 and 7-9; the fourth holds the large buildings."""
    found = table("buildings")
    for name in BEIGE:
        assert found[name]["column"] == (found[name]["cost"] + 2) // 3


def test_large_buildings_fill_two_spaces_the_others_one() -> None:
    found = table("buildings")
    assert {name for name in [*PLANTS, *BEIGE] if found[name]["spaces"] == 2} == set(LARGE)


def test_circles_of_all_production_buildings() -> None:
    found = table("buildings")
    assert [found[name]["circles"] for name in PLANTS] == [1, 1, 3, 3, 3, 2]


def test_58_island_tiles() -> None:
    """50 plantations (8 coffee, 9 tobacco, 10 corn, 11 sugar, 12 indigo) and 8 quarries."""
    found = table("goods")
    assert {name: row["plantations"] for name, row in found.items()} == TILES_IN_BOX
    assert sum(TILES_IN_BOX.values()) + start(4)["quarries"] == 58


def test_50_goods() -> None:
    assert start(4)["goods"] == GOODS_IN_BOX
    assert sum(start(4)["goods"].values()) == 50


def test_122_vp_are_27_ones_and_19_fives() -> None:
    assert start(5)["chips"] == 27 * 1 + 19 * 5 == 122


def test_100_colonists() -> None:
    """With five players every colonist of the box is in play."""
    assert start(5)["colonists"] + start(5)["colonist_ship"] == 100


def test_five_cargo_ships_of_4_to_8() -> None:
    sizes = {size for players in COUNTS for size in extras(players)["ships"]}
    assert sizes == {4, 5, 6, 7, 8}


def extras(players: int) -> dict[str, Any]:
    found: dict[str, Any] = colonnade.new(TITLE, players).view(None)["extras"]
    return found


def test_prices_of_goods() -> None:
    """The trading house pays 0 to 4 doubloons."""
    prices = {name: row["price"] for name, row in table("goods").items()}
    assert prices == {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}


def test_eight_role_placards() -> None:
    assert list(table("roles")) == [
        "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector",
        "second prospector",
    ]  # fmt: skip


# --- set-up (p. 3, two players p. 12) -----------------------------------------------------


@pytest.mark.parametrize("row", SET_UPS, ids=lambda row: f"{row[0]} players")
def test_set_up(
    row: tuple[int, int, int, int, int, int, int, list[int], str],
) -> None:
    players, money, chips, supply, ship, face_up, quarries, cargo, tiles = row
    s = colonnade.new(TITLE, players)
    found = state(s)
    assert boards(s, "doubloons") == [money] * players
    assert boards(s, "tiles") == [{tile: 1} for tile in tiles.split()]
    assert boards(s, "settled") == [{}] * players
    assert boards(s, "staff") == [{}] * players
    assert found["chips"] == chips
    assert found["colonists"] == supply
    assert found["colonist_ship"] == ship
    assert s.view(None)["extras"]["ships"] == cargo
    assert found["cargo"] == [None] * len(cargo)
    assert sum(found["row"].values()) == face_up
    assert found["quarries"] == quarries
    assert found["governor"] == 0
    assert found["house"] == found["discards"] == {}


@pytest.mark.parametrize(
    ("players", "left"),
    [
        (2, {"indigo": 8, "corn": 6, "sugar": 8, "tobacco": 6, "coffee": 5}),
        (3, {"indigo": 10, "corn": 9, "sugar": 11, "tobacco": 9, "coffee": 8}),
        (4, {"indigo": 10, "corn": 8, "sugar": 11, "tobacco": 9, "coffee": 8}),
        (5, {"indigo": 9, "corn": 8, "sugar": 11, "tobacco": 9, "coffee": 8}),
    ],
)
def test_plantations_that_are_shuffled(players: int, left: dict[str, int]) -> None:
    """What the start tiles leave lies in the row and in the stacks; 33, 47, 46 or 45 tiles."""
    found = start(players)
    assert {kind: found["row"].get(kind, 0) + found["stack"][kind] for kind in left} == left
    assert sum(left.values()) == {2: 33, 3: 47, 4: 46, 5: 45}[players]


def test_the_set_up_row_is_drawn_by_chance() -> None:
    rows = {str(start_with_seed(seed)["row"]) for seed in range(20)}
    assert len(rows) > 5


def start_with_seed(seed: int) -> dict[str, Any]:
    return state(colonnade.new(TITLE, 4, seed=seed))


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (2, ["prospector"]),
        (3, []),
        (4, ["prospector"]),
        (5, ["prospector"]),  # both lie there; with equal money they are offered as one
    ],
)
def test_role_placards_on_offer(players: int, roles: list[str]) -> None:
    s = colonnade.new(TITLE, players)
    always = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
    assert [s.name(a) for a in s.legal()] == [f"role {name}" for name in [*always, *roles]]


@pytest.mark.parametrize("players", COUNTS)
def test_the_components_table_tells_the_same_set_up(players: int) -> None:
    """`colonnade rules` prints what the engine lays out."""
    rows = {row["players"]: row for row in registry.get(TITLE).components()["setups"]}
    found = start(players)
    assert rows[players]["chips"] == found["chips"]
    assert rows[players]["colonists"] == found["colonists"]
    assert rows[players]["quarries"] == found["quarries"]
    assert rows[players]["goods"] == found["goods"]


# --- the balance variant ----------------------------------------------------------------


def test_balance_variant_swaps_factory_and_university() -> None:
    printed = extras(4)["costs"]
    s = colonnade.new(TITLE, 4, swap_factory_university=True)
    swapped = s.view(None)["extras"]["costs"]
    assert (printed["factory"], printed["university"]) == (7, 8)
    assert (swapped["factory"], swapped["university"]) == (8, 7)
    assert {n: c for n, c in printed.items() if n not in ("factory", "university")} == {
        n: c for n, c in swapped.items() if n not in ("factory", "university")
    }


# --- sums of the rulebook's examples -------------------------------------------------------


def test_three_quarries_example_costs() -> None:
    """2 - 1 = 1, 5 - 2 = 3, 8 - 3 = 5 and 10 - 3 = 7 (p. 5)."""
    found = table("buildings")
    paid = [
        found[name]["cost"] - min(3, found[name]["column"])
        for name in ("construction hut", "office", "harbor", "city hall")
    ]
    assert paid == [1, 3, 5, 7]


def test_guild_hall_example_sum() -> None:
    """Small sugar mill 1, sugar mill 2, small indigo plant 1, coffee roaster 2 (p. 11)."""
    found = table("buildings")
    worth = {
        name: 1 if found[name]["kind"] == found["small indigo plant"]["kind"] else 2
        for name in PLANTS
    }
    example = ("small sugar mill", "sugar mill", "small indigo plant", "coffee roaster")
    assert sum(worth[name] for name in example) == 6


def test_city_hall_example_names_beige_buildings() -> None:
    example = ["hacienda", "harbor", "office", "construction hut", "large warehouse", "residence"]
    assert all(name in BEIGE for name in example)
    assert len([*example, "city hall"]) == 7
