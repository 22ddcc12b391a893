"""The settler phase (p. 4) with hacienda, construction hut and hospice (p. 9)."""

import pytest

from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    board,
    boards,
    city,
    colonists,
    island,
    may,
    phase,
    play_on,
    plays,
    state,
)

ROW = {"corn": 1, "sugar": 2, "coffee": 1, "indigo": 1}
PLANTATIONS = ["take corn", "take indigo", "take sugar", "take coffee"]
FULL_ISLAND = island(corn=4, indigo=4, sugar=4)
NEARLY_FULL_ISLAND = island(corn=3, indigo=4, sugar=4)


# --- the action and the privilege ------------------------------------------------------


def test_the_settler_may_take_a_quarry_or_a_face_up_plantation() -> None:
    s = phase("settler", row=ROW)
    assert may(s) == ["pass", *PLANTATIONS, "take quarry"]


def test_the_others_may_take_a_face_up_plantation_but_no_quarry() -> None:
    s = phase("settler", row=ROW)
    plays(s, (ANNA, "take quarry"))
    assert s.player == BOB
    assert may(s) == ["pass", *PLANTATIONS]


def test_tiles_are_taken_clockwise_from_the_settler() -> None:
    s = phase("settler", row=ROW, by=CHRIS)
    order = []
    while s.decision == "settle":
        order.append(s.player)
        s.play("pass")
    assert order == [2, 3, 0, 1]


def test_a_tile_goes_from_the_row_to_the_island_without_a_colonist() -> None:
    s = phase("settler", row=ROW)
    plays(s, (ANNA, "take coffee"))
    assert board(s, ANNA)["tiles"] == {"indigo": 1, "coffee": 1}
    assert board(s, ANNA)["island"] == 2
    assert board(s, ANNA)["settled"] == {}
    assert "coffee" not in state(s)["row"]


def test_what_one_player_took_is_gone_for_the_next() -> None:
    s = phase("settler", row=ROW)
    plays(s, (ANNA, "take coffee"))
    assert may(s) == ["pass", "take corn", "take indigo", "take sugar"]
    plays(s, (BOB, "take sugar"))
    assert "take sugar" in may(s)  # there were two


def test_the_quarry_comes_from_the_stack_of_quarries() -> None:
    s = phase("settler")
    plays(s, (ANNA, "take quarry"))
    assert state(s)["quarries"] == 7
    assert board(s, ANNA)["tiles"]["quarry"] == 1


def test_taking_a_tile_is_optional() -> None:
    s = phase("settler")
    plays(s, (ANNA, "pass"))
    assert board(s, ANNA)["tiles"] == {"indigo": 1}


def test_twelve_tiles_fill_an_island() -> None:
    """A player without an empty island space takes nothing; he isn't even asked."""
    s = phase("settler", boards={ANNA: FULL_ISLAND})
    assert s.player == BOB
    assert board(s, ANNA)["island"] == 12


def test_a_full_island_has_no_use_for_hacienda_or_hut() -> None:
    s = phase("settler", boards={ANNA: FULL_ISLAND | city("hacienda", "construction hut")})
    assert s.player == BOB


# --- the settler's last duty ------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_new_row_has_one_tile_more_than_players(players: int, size: int) -> None:
    s = phase("settler", players=players)
    while s.decision == "settle":
        s.play("pass")
    assert sum(state(s)["row"].values()) == size


def test_untaken_tiles_are_discarded_face_up() -> None:
    s = phase("settler", row=ROW)
    plays(s, (ANNA, "take corn"), (BOB, "pass"), (CHRIS, "take sugar"), (3, "pass"))
    assert state(s)["discards"] == {"sugar": 1, "indigo": 1, "coffee": 1}


def test_too_few_tiles_the_discards_are_shuffled_in() -> None:
    """First the tiles that are left are laid out, then the discards make new stacks."""
    discards = {"corn": 7, "indigo": 9, "sugar": 9, "tobacco": 8, "coffee": 6}
    s = phase("settler", row={"corn": 1, "sugar": 2, "coffee": 2}, discards=discards)
    assert state(s)["stack"] == {"indigo": 1, "tobacco": 1}
    while s.decision == "settle":
        s.play("pass")
    row = state(s)["row"]
    assert row["indigo"] >= 1
    assert row["tobacco"] >= 1
    assert sum(row.values()) == 5
    assert state(s)["discards"] == {}
    assert sum(state(s)["stack"].values()) == 46 - 5


def test_the_last_face_down_tile_is_laid_out_before_the_shuffle() -> None:
    """One tobacco is left face-down, and none lies among the discards: it is in the new row."""
    discards = {"corn": 8, "indigo": 10, "sugar": 9, "coffee": 6}
    row = {"corn": 1, "sugar": 2, "coffee": 2}
    s = phase("settler", boards={3: island(tobacco=8)}, row=row, discards=discards)
    assert state(s)["stack"] == {"tobacco": 1}
    for seed in range(8):
        copy = s.resample(ANNA, seed=seed)
        while copy.decision == "settle":
            copy.play("pass")
        assert state(copy)["row"].get("tobacco") == 1


def test_tiles_that_just_suffice_leave_the_discards_alone() -> None:
    discards = {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 8}
    s = phase("settler", row={"sugar": 1, "coffee": 3, "tobacco": 1}, discards=discards)
    assert sum(state(s)["stack"].values()) == 7
    while s.decision == "settle":
        s.play("pass")
    assert sum(state(s)["stack"].values()) == 2
    assert sum(state(s)["discards"].values()) == 34 + 5


NEARLY_ALL_TILES = {
    ANNA: island(corn=10),
    BOB: island(indigo=11),
    CHRIS: island(sugar=10),
    3: island(tobacco=9),
    4: island(coffee=7),
}


def test_if_too_many_tiles_are_on_islands_the_row_stays_short() -> None:
    """With five players three tiles are left for the six places: players do without."""
    s = phase("settler", 5, NEARLY_ALL_TILES, row={"indigo": 1}, discards={"sugar": 1})
    assert state(s)["stack"] == {"coffee": 1}
    while s.decision == "settle":
        s.play("pass")
    assert state(s)["row"] == {"indigo": 1, "sugar": 1, "coffee": 1}
    assert state(s)["stack"] == state(s)["discards"] == {}


def test_an_empty_row_leaves_only_the_quarry() -> None:
    """Nothing lies face-up: the settler still has his privilege, the others take nothing."""
    others = {**NEARLY_ALL_TILES, BOB: island(indigo=12), CHRIS: island(sugar=11)}
    s = phase("settler", 5, {**others, 4: island(coffee=8)}, row={})
    assert may(s) == ["pass", "take quarry"]
    plays(s, (ANNA, "take quarry"))
    assert s.decision == "choose_role"
    assert state(s)["row"] == {}


def test_without_any_face_down_tile_the_hacienda_draws_nothing() -> None:
    others = {**NEARLY_ALL_TILES, ANNA: island(corn=10) | city("hacienda")}
    s = phase("settler", 5, others, row={"indigo": 1, "sugar": 1, "coffee": 1})
    assert s.decision == "settle"


def test_the_hacienda_draws_from_the_shuffled_discards_when_the_stacks_are_empty() -> None:
    others = {**NEARLY_ALL_TILES, ANNA: island(corn=10) | city("hacienda")}
    s = phase("settler", 5, others, row={"indigo": 1, "sugar": 1}, discards={"coffee": 1})
    plays(s, (ANNA, "hacienda draw"))
    assert board(s, ANNA)["tiles"] == {"corn": 10, "coffee": 1}


# --- hacienda ---------------------------------------------------------------------------


def test_the_hacienda_comes_before_the_normal_turn_and_is_optional() -> None:
    s = phase("settler", boards={ANNA: city("hacienda")}, row=ROW)
    assert s.decision == "hacienda"
    assert may(s) == ["pass", "hacienda draw"]
    plays(s, (ANNA, "pass"))
    assert s.decision == "settle"
    assert board(s, ANNA)["island"] == 1


def test_the_hacienda_tile_is_drawn_face_down_and_must_be_placed() -> None:
    s = phase("settler", boards={ANNA: city("hacienda")}, row=ROW)
    before = sum(state(s)["stack"].values())
    plays(s, (ANNA, "hacienda draw"))
    assert sum(state(s)["stack"].values()) == before - 1
    assert board(s, ANNA)["island"] == 2
    assert state(s)["row"] == ROW
    assert may(s) == ["pass", *PLANTATIONS, "take quarry"]
    plays(s, (ANNA, "take corn"))
    assert board(s, ANNA)["island"] == 3


def test_the_hacienda_works_for_everybody_on_his_turn() -> None:
    s = phase("settler", boards={BOB: city("hacienda")}, row=ROW)
    plays(s, (ANNA, "pass"))
    assert (s.player, s.decision) == (BOB, "hacienda")


def test_an_empty_hacienda_does_nothing() -> None:
    s = phase("settler", boards={ANNA: city(empty=("hacienda",))})
    assert s.decision == "settle"


def test_a_hacienda_tile_on_the_last_space_ends_the_turn() -> None:
    s = phase("settler", boards={ANNA: NEARLY_FULL_ISLAND | city("hacienda")}, row=ROW)
    plays(s, (ANNA, "hacienda draw"))
    assert board(s, ANNA)["island"] == 12
    assert s.player == BOB


def test_what_the_hacienda_draws_is_left_to_chance() -> None:
    drawn = set()
    for seed in range(40):
        s = phase("settler", boards={ANNA: city("hacienda")}, row=ROW)
        copy = s.resample(ANNA, seed=seed)
        copy.play("hacienda draw")
        drawn.add(str(board(copy, ANNA)["tiles"]))
    assert len(drawn) == 5


# --- construction hut --------------------------------------------------------------------


def test_the_construction_hut_brings_a_quarry_instead_of_a_plantation() -> None:
    s = phase("settler", boards={BOB: city("construction hut")}, row=ROW)
    plays(s, (ANNA, "pass"))
    assert may(s) == ["pass", *PLANTATIONS, "take quarry"]


def test_an_empty_construction_hut_does_nothing() -> None:
    s = phase("settler", boards={BOB: city(empty=("construction hut",))}, row=ROW)
    plays(s, (ANNA, "pass"))
    assert may(s) == ["pass", *PLANTATIONS]


def test_a_settler_with_construction_hut_takes_only_one_quarry() -> None:
    s = phase("settler", boards={ANNA: city("construction hut")}, row=ROW)
    plays(s, (ANNA, "take quarry"))
    assert s.player == BOB
    assert board(s, ANNA)["tiles"]["quarry"] == 1


def test_without_quarries_neither_settler_nor_hut_can_take_one() -> None:
    quarries = {"tiles": {"quarry": 8}}
    s = phase("settler", boards={BOB: city("construction hut"), CHRIS: quarries}, row=ROW)
    assert may(s) == ["pass", *PLANTATIONS]
    plays(s, (ANNA, "pass"))
    assert may(s) == ["pass", *PLANTATIONS]


def test_hacienda_and_hut_a_quarry_instead_of_the_face_down_tile() -> None:
    s = phase("settler", boards={BOB: city("hacienda", "construction hut")}, row=ROW)
    plays(s, (ANNA, "pass"))
    assert may(s) == ["pass", "hacienda draw", "hacienda quarry"]
    plays(s, (BOB, "hacienda quarry"))
    assert board(s, BOB)["tiles"] == {"indigo": 1, "quarry": 1}
    assert state(s)["quarries"] == 7


def test_the_settler_with_a_hacienda_takes_only_one_quarry() -> None:
    s = phase("settler", boards={ANNA: city("hacienda", "construction hut")}, row=ROW)
    plays(s, (ANNA, "hacienda quarry"))
    assert may(s) == ["pass", *PLANTATIONS]


def test_a_drawn_plantation_leaves_the_settler_his_quarry() -> None:
    s = phase("settler", boards={ANNA: city("hacienda", "construction hut")}, row=ROW)
    plays(s, (ANNA, "hacienda draw"))
    assert "take quarry" in may(s)


# --- hospice ----------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["sugar", "quarry"])
def test_the_hospice_puts_a_colonist_on_the_tile_taken(tile: str) -> None:
    s = phase("settler", boards={ANNA: city("hospice")}, row=ROW)
    supply = state(s)["colonists"]
    plays(s, (ANNA, f"take {tile}"))
    assert may(s) == ["pass", "use hospice"]
    plays(s, (ANNA, "use hospice"))
    assert board(s, ANNA)["settled"] == {tile: 1}
    assert state(s)["colonists"] == supply - 1
    assert state(s)["colonist_ship"] == 4


def test_the_hospice_need_not_be_used() -> None:
    s = phase("settler", boards={ANNA: city("hospice")}, row=ROW)
    plays(s, (ANNA, "take sugar"), (ANNA, "pass"))
    assert board(s, ANNA)["settled"] == {}
    assert s.player == BOB


def test_no_hospice_colonist_for_the_hacienda_tile() -> None:
    s = phase("settler", boards={ANNA: city("hospice", "hacienda", "construction hut")}, row=ROW)
    plays(s, (ANNA, "hacienda quarry"))
    assert s.decision == "settle"
    plays(s, (ANNA, "take sugar"), (ANNA, "use hospice"))
    assert board(s, ANNA)["settled"] == {"sugar": 1}


def test_without_supply_the_hospice_takes_from_the_colonist_ship() -> None:
    s = phase("settler", boards={ANNA: city("hospice")}, row=ROW, supply=0)
    plays(s, (ANNA, "take sugar"), (ANNA, "use hospice"))
    assert state(s)["colonist_ship"] == 3
    assert colonists(s, ANNA) == 2


def test_without_any_colonists_the_hospice_gives_none() -> None:
    s = phase("settler", boards={ANNA: city("hospice")}, row=ROW, supply=0, colonist_ship=0)
    plays(s, (ANNA, "take sugar"))
    assert s.player == BOB


def test_an_empty_hospice_does_nothing() -> None:
    s = phase("settler", boards={ANNA: city(empty=("hospice",))}, row=ROW)
    plays(s, (ANNA, "take sugar"))
    assert s.player == BOB


def test_no_tile_no_hospice_colonist() -> None:
    s = phase("settler", boards={ANNA: city("hospice")}, row=ROW)
    plays(s, (ANNA, "pass"))
    assert s.player == BOB


def test_tiles_never_leave_an_island() -> None:
    """Nothing that is played for three rounds takes a tile away."""
    s = phase("settler", boards={ANNA: island(corn=3)})
    play_on(s, 3)
    assert board(s, ANNA)["tiles"]["corn"] == 3
    assert boards(s, "island") == [3, 1, 1, 1]
