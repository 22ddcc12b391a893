"""The draft of the beige buildings (p. 13) and the set-up of both expansions."""

import pytest

import colonnade
from colonnade.kernel.errors import BadOption
from colonnade.titles.puerto_rico.components import (
    BEIGE_PLACES,
    BUILDING_NAMES,
    BUILDINGS,
    COSTS,
    DRAFT_NAMES,
    FIRST_BEIGE,
    FIRST_NEW,
    FIRST_NOBLE,
    NOBLES_IN_BOX,
)
from colonnade.titles.puerto_rico.state import PuertoRico
from puerto_rico.expansion_tables import names


def new(players: int, **options: object) -> PuertoRico:
    s = colonnade.new("puerto_rico", players=players, seed=3, **options)
    assert isinstance(s, PuertoRico)
    return s


def test_the_beige_buildings_and_their_places() -> None:
    """55 beige tiles: 2 x 12 and 5 of the base game, 2 x 12 and 2 new ones; 17 places."""
    tiles = [BUILDINGS[BUILDING_NAMES.index(name)].copies for name in DRAFT_NAMES]
    assert sum(tiles) == 55
    assert sum(places for _, places in BEIGE_PLACES) == 17
    for cost in (2, 5, 8):
        assert sum(COSTS[i] == cost for i in range(FIRST_BEIGE, FIRST_NOBLE)) == 4


def test_the_tiles_in_the_box() -> None:
    """Contents (p. 2): 49 base buildings, 2 x 12 and 2 new ones, 2 x 6, 1 and 2 with the nobles."""
    copies = [building.copies for building in BUILDINGS]
    assert sum(copies[:FIRST_NEW]) == 49
    assert sum(copies[FIRST_NEW:FIRST_NOBLE]) == 26
    assert sum(copies[FIRST_NOBLE:]) == 15
    assert len(BUILDINGS) == 45
    assert NOBLES_IN_BOX == 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_choose_in_turn_from_the_governor_until_all_places_are_filled(players: int) -> None:
    s = new(players, expansions=["new_buildings"])
    turns = []
    while s.decision == "draft":
        turns.append(s.player)
        s.play(s.legal()[-1])
    # the last place may be forced and filled without a question
    assert turns == [i % players for i in range(len(turns))]
    assert len(s.beige) == 17
    assert s.decision == "choose_role"
    assert s.player == 0


def test_example_full_cost_class() -> None:
    """Black market and hacienda fill the places for 2: hut and forest house are out."""
    s = new(3, expansions=["new_buildings"])
    s.play("draft black market")
    assert {"draft hacienda", "draft construction hut", "draft forest house"} <= set(names(s))
    s.play("draft hacienda")
    assert not {"draft construction hut", "draft forest house"} & set(names(s))


def test_small_buildings_enter_in_pairs_but_single_with_two_players() -> None:
    for players, copies in ((3, 2), (2, 1)):
        s = new(players, expansions=["new_buildings"])
        s.play("draft library")
        s.play("draft statue")
        assert s.copies[BUILDING_NAMES.index("library")] == copies
        assert s.copies[BUILDING_NAMES.index("statue")] == 1
        assert s.copies[BUILDING_NAMES.index("small indigo plant")] == (4 if players > 2 else 2)


def test_26_tiles_go_back_to_the_box() -> None:
    s = new(4, expansions=["new_buildings"], draft="random")
    on_board = sum(s.copies[i] for i in range(FIRST_BEIGE, FIRST_NOBLE))
    assert 55 - on_board == 26


def test_random_draft_differs_by_seed_and_fits_the_costs() -> None:
    found = set()
    for seed in range(8):
        s = colonnade.new(
            "puerto_rico", players=3, seed=seed, expansions=["new_buildings"], draft="random"
        )
        assert isinstance(s, PuertoRico)
        assert s.decision == "choose_role"
        for cost, places in BEIGE_PLACES:
            assert sum(COSTS[b] == cost for b in s.beige) == places
        found.add(tuple(s.beige))
    assert len(found) > 1


def test_fixed_list_holds_every_new_building_unless_told_otherwise() -> None:
    s = new(3, expansions=["new_buildings"], draft="fixed")
    listed = {BUILDING_NAMES[b] for b in s.beige}
    assert set(DRAFT_NAMES[17:]) <= listed
    assert len(listed) == 17


def test_a_fixed_list_must_fill_every_cost() -> None:
    with pytest.raises(BadOption, match="cost 1"):
        new(3, expansions=["new_buildings"], draft="fixed", fixed_list=["library"])


def test_office_and_trading_post_may_both_be_in_play_unless_the_option_forbids_it() -> None:
    """Ruling 29."""
    s = new(3, expansions=["new_buildings"])
    s.play("draft office")
    assert "draft trading post" in names(s)
    s = new(3, expansions=["new_buildings"], office_or_trading_post=True)
    s.play("draft office")
    assert "draft trading post" not in names(s)
    s = new(3, expansions=["new_buildings"], office_or_trading_post=True)
    s.play("draft trading post")
    assert "draft office" not in names(s)


def test_hacienda_and_forest_house_may_both_be_in_play_unless_the_option_forbids_it() -> None:
    """Ruling 29."""
    s = new(3, expansions=["new_buildings"])
    s.play("draft hacienda")
    assert "draft forest house" in names(s)
    s = new(3, expansions=["new_buildings"], hacienda_or_forest_house=True)
    s.play("draft forest house")
    assert "draft hacienda" not in names(s)
    for seed in range(20):
        random = colonnade.new(
            "puerto_rico", players=3, seed=seed, expansions=["new_buildings"], draft="random",
            hacienda_or_forest_house=True, office_or_trading_post=True,
        )  # fmt: skip
        assert isinstance(random, PuertoRico)
        listed = {BUILDING_NAMES[b] for b in random.beige}
        assert not {"hacienda", "forest house"} <= listed
        assert not {"office", "trading post"} <= listed
    both = [*DRAFT_NAMES[:5], "office", "trading post", *DRAFT_NAMES[7:17]]
    with pytest.raises(BadOption, match="office_or_trading_post"):
        new(
            3, expansions=["new_buildings"], draft="fixed", fixed_list=both,
            office_or_trading_post=True,
        )  # fmt: skip


def test_the_balance_variant_moves_factory_and_university_to_each_others_class() -> None:
    s = new(3, expansions=["new_buildings"], swap_factory_university=True)
    s.play("draft university")
    assert "draft lighthouse" not in names(s)
    assert "draft factory" in names(s)


def test_noble_buildings_are_never_drafted_and_take_no_place() -> None:
    """Ruling 29: they lie above the board in every game with nobles."""
    s = new(3, expansions=["new_buildings", "nobles"], draft="random")
    assert len(s.beige) == 17
    assert s.in_play[-8:] == list(range(FIRST_NOBLE, 45))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up_with_nobles(players: int) -> None:
    """All 100 colonists are used, one noble replaces a colonist on the ship (p. 15)."""
    s = new(players, expansions=["nobles"])
    assert (s.colonist_ship, s.ship_nobles) == (players, 1)
    assert (s.colonists, s.nobles) == (100 - (players - 1), 19)
    assert s.beige == list(range(FIRST_BEIGE, FIRST_BEIGE + 17))


def test_copies_of_the_noble_buildings() -> None:
    """2 x 6 small beige, 1 large, 2 jewelers; ruling 30: two players have 1 of each, 2 jewelers."""
    s = new(3, expansions=["nobles"])
    assert s.copies[FIRST_NOBLE:] == [2, 2, 2, 2, 2, 2, 2, 1]
    s = new(2, expansions=["nobles"])
    assert s.copies[FIRST_NOBLE:] == [1, 1, 1, 1, 1, 1, 2, 1]
