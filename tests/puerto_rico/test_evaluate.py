"""What the quick advice says about placing colonists, and where a search judges."""

import pytest

import colonnade
from colonnade.bots.evaluation import evaluation
from colonnade.bots.lookahead import advised
from colonnade.bots.tree import Tree
from colonnade.titles.puerto_rico.evaluate import quiet
from colonnade.titles.puerto_rico.state import PuertoRico
from puerto_rico.helpers import ANNA, BOB, TITLE, board, city, phase, plays, table

# Tiles, empty buildings, and how many colonists the advice puts where.
CASES = [
    ({"corn": 2}, ("guild hall", "harbor"), {"guild hall": 1}),
    ({"corn": 2}, ("guild hall", "harbor"), {"guild hall": 1, "harbor": 1}),
    ({"corn": 2}, ("hacienda",), {"corn": 2}),
    ({"corn": 1, "quarry": 1}, ("office",), {"corn": 1, "quarry": 1}),
    ({"quarry": 1}, ("office", "hacienda"), {"quarry": 1, "office": 1}),
    # a plantation goes with a circle of its plant, the dearest good first
    ({"coffee": 1, "corn": 2}, ("coffee roaster",), {"coffee": 1, "coffee roaster": 1}),
    (
        {"coffee": 2, "indigo": 1},
        ("coffee roaster", "indigo plant"),
        {"coffee": 2, "coffee roaster": 2},
    ),
    (
        {"tobacco": 1, "sugar": 1},
        ("tobacco storage", "small sugar mill"),
        {"tobacco": 1, "tobacco storage": 1},
    ),
    ({"sugar": 1, "corn": 1}, ("small sugar mill",), {"corn": 1, "sugar": 1}),
    (
        {"indigo": 2, "corn": 1},
        ("small indigo plant", "indigo plant"),
        {"corn": 1, "indigo": 2, "small indigo plant": 1, "indigo plant": 1},
    ),
    ({"coffee": 1}, ("coffee roaster", "wharf"), {"coffee": 1, "wharf": 1}),
    ({"tobacco": 2}, ("tobacco storage",), {"tobacco": 1, "tobacco storage": 1}),
    (
        {"indigo": 1},
        ("small indigo plant", "indigo plant", "hacienda"),
        {"indigo": 1, "small indigo plant": 1, "hacienda": 1},
    ),
    # without its plant a plantation waits
    ({"coffee": 1, "quarry": 1}, ("hospice",), {"quarry": 1, "hospice": 1}),
]


@pytest.mark.parametrize(("tiles", "buildings", "expected"), CASES)
def test_the_advice_places_colonists_where_they_do_most(
    tiles: dict[str, int], buildings: tuple[str, ...], expected: dict[str, int]
) -> None:
    waiting = sum(expected.values())
    anna = {"tiles": tiles, "windrose": waiting, **city(empty=buildings)}
    s = phase("mayor", 2, {ANNA: anna, BOB: {"tiles": {}}}, colonist_ship=0)
    plays(s, (ANNA, "pass"))
    judge = evaluation(TITLE)
    while s.decision == "place_colonists":
        s.play(advised(judge, s))
    placed = {**board(s, ANNA)["settled"], **board(s, ANNA)["staff"]}
    assert {name: n for name, n in placed.items() if n} == expected


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_search_in_the_draft_judges_where_a_round_begins(players: int) -> None:
    s = colonnade.new(TITLE, players, seed=1, expansions=["new_buildings"], draft="players")
    assert isinstance(s, PuertoRico)
    assert s.decision == "draft"
    Tree(evaluation(TITLE), s, 1).play_on(s)
    assert quiet(s)
    assert all(seat < 0 for seat in s.taken)
    assert (s.round - 1) * s.turns >= 10


@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_than_two_a_search_judges_where_a_round_begins(players: int) -> None:
    """From every decision of the first rounds: at least ten roles on, none taken yet."""
    judge = evaluation(TITLE)
    s = table(players)
    assert isinstance(s, PuertoRico)
    while s.round < 3:
        after = s.clone()
        Tree(judge, s, 1).play_on(after)
        assert quiet(after)
        assert all(seat < 0 for seat in after.taken)
        roles = (after.round - s.round) * s.turns - sum(seat >= 0 for seat in s.taken)
        assert 10 <= roles < 10 + s.turns
        s.play(s.choices[0])


def test_with_two_a_search_plays_over_ten_roles() -> None:
    s = table(2)
    assert evaluation(TITLE).horizon(s) == 10
    s.play(s.choices[0])
    assert evaluation(TITLE).horizon(s) == 10
