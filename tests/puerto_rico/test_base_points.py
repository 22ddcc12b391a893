"""The points that implementations get wrong, one test each, by their number (base game).

Points 24 to 42 concern the expansions.
"""

import pytest

import colonnade
from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    EVE,
    TITLE,
    Board,
    board,
    boards,
    city,
    colonists,
    endings,
    island,
    may,
    phase,
    play_on,
    plays,
    reasons,
    ships,
    state,
    table,
)

NO_ROOM = ships("5 corn", "6 indigo", "7 sugar")
ROW = {"corn": 1, "sugar": 2, "coffee": 1, "indigo": 1}


@pytest.mark.parametrize(("players", "supply"), [(2, 40), (3, 55), (4, 75), (5, 95)])
def test_point_01_the_first_colonist_ship_comes_on_top(players: int, supply: int) -> None:
    """Are the first colonists on the ship part of the supply's number? No, they come on top."""
    found = state(colonnade.new(TITLE, players))
    assert found["colonists"] == supply
    assert found["colonist_ship"] == players


def test_point_02_a_smaller_empty_ship_must_not_be_chosen() -> None:
    """May a player pick an empty ship that takes fewer of his goods? Only where it's a tie."""
    s = phase("captain", boards={ANNA: {"goods": {"corn": 6}}})
    assert may(s) == ["ship corn on 6", "ship corn on 7"]


def test_point_03_the_wharf_is_never_forced() -> None:
    """Must the wharf be used when it's the only way to load? No; but a cargo ship must."""
    owner = {"goods": {"corn": 1, "tobacco": 2}, **city("wharf")}
    s = phase("captain", boards={ANNA: owner}, **NO_ROOM)
    assert may(s) == ["ship corn on wharf", "ship tobacco on wharf", "pass"]
    s = phase("captain", boards={ANNA: owner}, **ships("4 corn", "6 indigo", "7 sugar"))
    assert "pass" not in may(s)


def test_point_04_declining_the_wharf_ends_a_players_loading() -> None:
    """Can he who declined come back later in the same phase? No, he is done."""
    owner = {"goods": {"tobacco": 2}, **city("wharf")}
    others = {BOB: {"goods": {"corn": 1}}, CHRIS: {"goods": {"corn": 1}}}
    s = phase("captain", boards={ANNA: owner, **others}, **ships("3 corn", "6 indigo", "7 sugar"))
    plays(s, (ANNA, "pass"))
    assert s.decision == "choose_role"
    assert boards(s, "vp") == [0, 1, 1, 0]
    assert board(s, ANNA)["goods"] == {"tobacco": 1}


def test_point_05_the_captains_vp_comes_with_his_first_loading() -> None:
    """When is the privilege paid? At once: the last chip is Anna's, not Bob's."""
    goods = {ANNA: {"goods": {"corn": 2}}, BOB: {"goods": {"sugar": 1}}}
    s = phase("captain", boards=goods, chips=3)
    plays(s, (ANNA, "ship corn on 5"))
    assert board(s, ANNA)["vp"] == 3
    assert state(s)["chips"] == 0
    assert state(s)["paper"] == 0


def test_point_06_vp_keep_counting_on_paper() -> None:
    """What when the chips are gone? Points are noted, and the customs house counts them."""
    owner = {"vp": 10, "goods": {"corn": 5}, **city("customs house")}
    s = phase("captain", boards={ANNA: owner}, chips=2)
    plays(s, (ANNA, "ship corn on 5"))
    assert board(s, ANNA)["vp"] == 16
    assert state(s)["paper"] == 4
    assert s.score_sheet()[ANNA]["customs house"] == 4


def test_point_07_the_last_chip_ends_the_game_after_the_round() -> None:
    """In the base game chips leave in the captain phase only; the round is still finished."""
    s = phase("captain", boards={ANNA: {"goods": {"corn": 2}}}, chips=1)
    plays(s, (ANNA, "ship corn on 5"))
    assert (s.player, s.decision) == (BOB, "choose_role")
    play_on(s)
    assert reasons(s) == ["chips"]


def test_point_08_scarce_goods_go_first_to_the_craftsman() -> None:
    """Who produces first? The craftsman, then clockwise, his privilege good last."""
    farms = {seat: island(corn=2) for seat in (ANNA, BOB, CHRIS)}
    farms[DAVID] = {"goods": {"corn": 7}}
    s = phase("craftsman", boards=farms, by=BOB)
    assert [goods.get("corn", 0) for goods in boards(s, "goods")] == [0, 2, 1, 7]
    assert s.decision == "choose_role"


def test_point_09_the_privilege_good_is_one_he_did_produce() -> None:
    """Could or did produce? Did: corn was exhausted when Anna's turn came, so only sugar."""
    works = {**island(corn=1, sugar=1), **city("small sugar mill")}
    s = phase("craftsman", boards={ANNA: works, DAVID: {"goods": {"corn": 10}}})
    assert may(s) == ["pass", "privilege sugar"]


def test_point_10_the_factory_pays_5_for_five_kinds() -> None:
    """4 or 5 doubloons for all five kinds? 5."""
    works = {
        **island(corn=1, indigo=1, sugar=1, tobacco=1, coffee=1),
        **city("indigo plant", "sugar mill", "tobacco storage", "coffee roaster", "factory"),
        "doubloons": 0,
    }
    s = phase("craftsman", boards={BOB: works})
    assert board(s, BOB)["doubloons"] == 5


def test_point_11_the_hospice_serves_quarries_but_not_the_hacienda_tile() -> None:
    """Does the hospice work for a quarry? Yes, for the tile normally taken, and only once."""
    s = phase("settler", boards={ANNA: city("hospice", "hacienda")}, row=ROW)
    plays(s, (ANNA, "hacienda draw"))
    assert s.decision == "settle"
    plays(s, (ANNA, "take quarry"), (ANNA, "use hospice"))
    assert board(s, ANNA)["settled"] == {"quarry": 1}
    assert s.player == BOB


@pytest.mark.parametrize("role", ["settler", "builder"])
def test_point_12_hospice_and_university_fall_back_on_the_ship(role: str) -> None:
    """What when the supply is empty? The ship gives, and nothing when it is empty too."""
    owner = {"doubloons": 20, **city("hospice", "university")}
    moves = {
        "settler": ("take sugar", "use hospice"),
        "builder": ("build office", "use university"),
    }[role]
    s = phase(role, boards={ANNA: owner}, row=ROW, supply=0)
    plays(s, (ANNA, moves[0]))
    assert may(s) == ["pass", moves[1]]
    plays(s, (ANNA, moves[1]))
    assert state(s)["colonist_ship"] == 3
    s = phase(role, boards={ANNA: owner}, row=ROW, supply=0, colonist_ship=0)
    plays(s, (ANNA, moves[0]))
    assert s.player == BOB


def test_point_13_the_hacienda_is_optional_and_comes_first() -> None:
    """Forced, automatic, or asked before the pick? Asked; and he may still pass the pick."""
    s = phase("settler", boards={ANNA: city("hacienda")}, row=ROW)
    assert may(s) == ["pass", "hacienda draw"]
    plays(s, (ANNA, "hacienda draw"), (ANNA, "pass"))
    assert board(s, ANNA)["island"] == 2


@pytest.mark.parametrize("allowed", [True, False])
def test_point_14_hacienda_and_hut_may_bring_a_quarry(allowed: bool) -> None:
    """May the extra tile be a quarry? Yes; an option has the older rule."""
    owner = city("hacienda", "construction hut")
    s = phase("settler", boards={BOB: owner}, row=ROW, options={"hacienda_quarry": allowed})
    plays(s, (ANNA, "pass"))
    assert ("hacienda quarry" in may(s)) is allowed


def test_point_14_only_one_quarry_in_a_phase() -> None:
    """With the hacienda's quarry the hut is used up, for the settler and for the others."""
    for settler in (ANNA, BOB):
        owner = city("hacienda", "construction hut")
        s = phase("settler", boards={BOB: owner}, row=ROW, by=settler)
        if settler == ANNA:
            plays(s, (ANNA, "pass"))
        plays(s, (BOB, "hacienda quarry"))
        assert "take quarry" not in may(s)


def test_point_15_discards_are_shuffled_when_drawing_needs_them() -> None:
    """When do discards come back? After the last face-down tile, in the middle of a draw."""
    discards = {"corn": 7, "indigo": 9, "sugar": 9, "tobacco": 8, "coffee": 6}
    s = phase("settler", row={"corn": 1, "sugar": 2, "coffee": 2}, discards=discards)
    assert sum(state(s)["stack"].values()) == 2
    while s.decision == "settle":
        s.play("pass")
    assert sum(state(s)["row"].values()) == 5
    assert {"indigo", "tobacco"} <= set(state(s)["row"])
    rows = set()
    for seed in range(12):
        copy = phase("settler", row={"corn": 1, "sugar": 2, "coffee": 2}, discards=discards)
        copy = copy.resample(None, seed=seed)
        while copy.decision == "settle":
            copy.play("pass")
        rows.add(str(state(copy)["row"]))
    assert len(rows) > 3


def test_point_16_circles_must_be_filled_but_which_is_free() -> None:
    """May circles stay empty while colonists wait? No; the arrangement is the player's."""
    farm = {"tiles": {"corn": 1, "sugar": 1}, **city(empty=("office", "wharf")), "windrose": 1}
    s = phase("mayor", boards={ANNA: farm})
    plays(s, (ANNA, "pass"))
    found = list(endings(s, "place_colonists"))
    assert len(found) == 6  # 2 of 4 circles
    assert all(board(end, ANNA)["windrose"] == 0 for end in found)


def test_point_17_the_mayors_privilege_is_optional_and_from_the_supply() -> None:
    """Is the extra colonist taken automatically? No; and it never comes from the ship."""
    s = phase("mayor")
    assert may(s) == ["pass", "take colonist"]
    s = phase("mayor", supply=0)
    assert s.decision != "mayor_privilege"
    assert [colonists(s, seat) for seat in (ANNA, BOB, CHRIS)] == [1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_point_18_start_tiles_come_out_of_the_stock(players: int) -> None:
    """Are the first plantations extra tiles? No, they are of the 12 indigo and 10 corn."""
    s = colonnade.new(TITLE, players)
    found = state(s)
    on_islands = boards(s, "tiles")
    for kind, whole in (("indigo", 12), ("corn", 10)):
        total = found["row"].get(kind, 0) + found["stack"][kind]
        total += sum(tiles.get(kind, 0) for tiles in on_islands)
        assert total == whole - (3 if players == 2 else 0)


def test_point_19_two_players_have_five_quarries() -> None:
    """How many quarries with two players? Five, three are removed."""
    assert state(colonnade.new(TITLE, 2))["quarries"] == 5


@pytest.mark.parametrize(("players", "prospectors"), [(2, 1), (3, 0), (4, 1), (5, 2)])
def test_point_20_prospectors_by_player_count(players: int, prospectors: int) -> None:
    """How many prospectors? None with three, one with two and four, two with five players."""
    s = table(players, role_coins={"second prospector": 1} if players == 5 else {})
    assert len([name for name in may(s) if "prospector" in name]) == prospectors


def test_point_21_five_large_buildings_fit_into_a_city() -> None:
    """May a fifth large building be built? Yes, while two spaces are free."""
    four = ("guild hall", "residence", "fortress", "customs house")
    s = phase("builder", boards={ANNA: {"doubloons": 10, **city(*four, "office", "wharf")}})
    plays(s, (ANNA, "build city hall"))
    assert board(s, ANNA)["city"] == 12


def test_point_22_ties_are_broken_by_doubloons_and_goods_then_shared() -> None:
    """What decides a tie? Doubloons and goods together; then the win is shared."""
    goods = {"goods": {"coffee": 2}}
    equal: dict[int, Board] = {
        ANNA: {"vp": 9, "doubloons": 4},
        BOB: {"vp": 9, "doubloons": 2, **goods},
    }
    s = table(3, equal)
    assert s.ranking() == [[ANNA, BOB], [CHRIS]]
    equal[BOB]["doubloons"] = 3
    assert table(3, equal).ranking() == [[BOB], [ANNA], [CHRIS]]


def test_point_23_what_is_stored_is_the_players_choice() -> None:
    """Are the dearest or the most goods kept? Whatever the player chooses."""
    owner = {"goods": {"corn": 3, "tobacco": 2, "coffee": 2}, **city("small warehouse")}
    s = phase("captain", boards={ANNA: owner}, **NO_ROOM)
    assert may(s) == ["store corn", "store tobacco", "store coffee"]
    plays(s, (ANNA, "store corn"))
    assert may(s) == ["keep tobacco", "keep coffee"]


def test_point_43_vp_are_secret_money_and_goods_are_open() -> None:
    """What may the others see? Doubloons and goods, but not the VP chips."""
    s = table(boards={BOB: {"vp": 17, "goods": {"corn": 2}}})
    for viewer in (ANNA, CHRIS, DAVID, None):
        shown = s.view(viewer)["state"]["players"][BOB]
        assert "vp" not in shown
        assert shown["doubloons"] == 3
        assert shown["goods"] == {"corn": 2}
    assert s.view(BOB)["state"]["players"][BOB]["vp"] == 17
    assert s.view(ANNA)["scores"] is None


def dealt_vp(s: colonnade.State, viewer: int, deals: int = 200) -> list[float]:
    """The VP of each seat as a viewer has to imagine them, on average."""
    copies = [s.resample(viewer, seed=seed) for seed in range(deals)]
    for copy in copies:
        assert sum(boards(copy, "vp")) == sum(boards(s, "vp"))
        assert boards(copy, "vp")[viewer] == boards(s, "vp")[viewer]
    assert len({str(boards(copy, "vp")) for copy in copies}) > 5
    return [sum(boards(copy, "vp")[seat] for copy in copies) / deals for seat in range(s.seats)]


def test_point_43_unknown_vp_are_dealt_as_the_boards_suggest() -> None:
    """Who has shipped? He who has built less, or owns a staffed harbor."""
    works = {
        BOB: {"vp": 20, **city("small market", "hospice")},
        CHRIS: {"vp": 20, **city("office", "large market", "factory", "university")},
        DAVID: {"vp": 20, **city(empty=("harbor",))},
        EVE: {"vp": 20, **city("harbor")},
    }
    bob, chris, david, eve = dealt_vp(table(5, works), ANNA)[1:]
    assert eve > david + 3
    assert bob > chris + 3
    assert abs(bob - david) < 2


def test_point_43_the_boards_speak_however_much_everybody_has_built() -> None:
    both = ("wharf", "factory", "university", "large market")
    works = {
        BOB: {"vp": 30, **city("guild hall", "residence", "harbor", *both)},
        CHRIS: {"vp": 30, **city("fortress", "customs house", *both, empty=("harbor",))},
    }
    bob, chris = dealt_vp(table(3, works), ANNA)[1:]
    assert bob > chris + 3


def test_point_43_unknown_vp_are_dealt_without_a_look_at_them() -> None:
    """Whoever really has them: what a viewer imagines is the same, and nobody is ruled out."""
    built = {seat: city("office") for seat in (BOB, CHRIS)}
    rich = table(3, {BOB: {"vp": 24, **built[BOB]}, CHRIS: built[CHRIS]})
    poor = table(3, {CHRIS: {"vp": 24, **built[CHRIS]}, BOB: built[BOB]})
    assert dealt_vp(rich, ANNA) == dealt_vp(poor, ANNA)
    large = ("guild hall", "residence", "fortress", "customs house", "city hall")
    heap = city(*large, "wharf", "factory")
    s = table(5, {BOB: {"vp": 60, **heap}})
    assert dealt_vp(s, ANNA)[BOB] > 0.5


def test_point_43_vp_are_shown_when_the_game_is_over() -> None:
    s = table(3, {BOB: {"vp": 17}}, ending=1)
    play_on(s)
    assert s.over
    assert s.view(ANNA)["state"]["players"][BOB]["vp"] >= 17
    assert s.view(None)["scores"] == s.scores()
