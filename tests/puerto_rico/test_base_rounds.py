"""The course of the rounds (p. 4, 7): roles, placards, the governor, the prospector."""

import pytest

import colonnade
from colonnade import IllegalAction
from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    EVE,
    TITLE,
    board,
    boards,
    may,
    play_on,
    plays,
    state,
    table,
)


def choosers(players: int, governor: int = 0) -> list[int]:
    """Who chooses a role, one after another, in one round."""
    s = table(players, governor=governor)
    found = []
    while state(s)["round"] == 1:
        if s.decision == "choose_role":
            found.append(s.player if s.player is not None else -1)
        actions = may(s)
        s.play("pass" if "pass" in actions else actions[0])
    return found


@pytest.mark.parametrize(
    ("players", "governor", "order"),
    [
        (2, 0, [0, 1, 0, 1, 0, 1]),
        (2, 1, [1, 0, 1, 0, 1, 0]),
        (3, 1, [1, 2, 0]),
        (4, 0, [0, 1, 2, 3]),
        (5, 3, [3, 4, 0, 1, 2]),
    ],
)
def test_roles_are_chosen_clockwise_from_the_governor(
    players: int, governor: int, order: list[int]
) -> None:
    assert choosers(players, governor) == order


def test_a_role_taken_is_gone_for_the_round() -> None:
    s = table()
    plays(s, (ANNA, "role prospector"))
    assert "role prospector" not in may(s)
    with pytest.raises(IllegalAction, match="role mayor"):
        s.play("role prospector")


def test_a_role_must_be_taken() -> None:
    assert "pass" not in may(table())


def test_the_taker_gets_the_doubloons_on_the_placard() -> None:
    s = table(role_coins={"trader": 2, "mayor": 1})
    plays(s, (ANNA, "role trader"))
    assert board(s, ANNA)["doubloons"] == 3 + 2
    assert state(s)["role_coins"] == {"mayor": 1}


def test_a_prospector_with_two_doubloons_brings_three() -> None:
    """The example on p. 7."""
    s = table(role_coins={"prospector": 2})
    plays(s, (ANNA, "role prospector"))
    assert board(s, ANNA)["doubloons"] == 3 + 3


def test_the_prospector_gives_nobody_else_anything() -> None:
    s = table()
    plays(s, (ANNA, "role prospector"))
    assert boards(s, "doubloons") == [4, 3, 3, 3]
    assert (s.player, s.decision) == (BOB, "choose_role")


def test_a_doubloon_on_each_of_the_three_unused_placards() -> None:
    s = table(role_coins={"captain": 2})
    plays(s, (ANNA, "role prospector"), (BOB, "role trader"), (CHRIS, "role builder"))
    while s.decision == "build":
        s.play("pass")
    plays(s, (DAVID, "role settler"))
    play_on(s)
    assert state(s)["role_coins"] == {"mayor": 1, "craftsman": 1, "captain": 3}


def test_the_placards_return_and_the_governor_moves_on() -> None:
    s = table()
    play_on(s)
    assert state(s)["taken"] == {}
    assert state(s)["governor"] == BOB
    assert (s.player, s.decision) == (BOB, "choose_role")


def test_the_last_seat_hands_the_governor_to_the_first() -> None:
    s = table(governor=DAVID)
    play_on(s)
    assert state(s)["governor"] == ANNA


def test_three_placards_are_left_with_five_players_as_well() -> None:
    s = table(5)
    play_on(s)
    assert sum(state(s)["role_coins"].values()) == 3


def test_two_prospectors_may_both_be_taken_with_five_players() -> None:
    s = table(5)
    plays(s, (ANNA, "role prospector"), (BOB, "role second prospector"))
    assert boards(s, "doubloons") == [5, 5, 4, 4, 4]
    assert "role prospector" not in may(s)


def test_prospectors_with_different_doubloons_are_different_choices() -> None:
    s = table(5, role_coins={"second prospector": 2})
    assert "role prospector" in may(s)
    assert "role second prospector" in may(s)


def test_the_action_always_starts_with_the_taker_of_the_role() -> None:
    s = table(5, governor=EVE, boards={seat: {"doubloons": 5} for seat in range(5)})
    plays(s, (EVE, "role prospector"), (ANNA, "role builder"))
    order = []
    while s.decision == "build":
        order.append(s.player)
        s.play("pass")
    assert order == [ANNA, BOB, CHRIS, DAVID, EVE]


# --- two players (p. 12) -------------------------------------------------------------------


def test_two_players_take_three_roles_each_and_the_seventh_gets_a_doubloon() -> None:
    s = table(2)
    play_on(s)
    taken_last = {"settler", "mayor", "builder", "craftsman", "trader", "captain"}
    assert state(s)["role_coins"] == {"prospector": 1}
    assert taken_last.isdisjoint(state(s)["role_coins"])
    assert state(s)["governor"] == BOB


def test_two_players_have_one_of_each_beige_and_two_of_each_plant() -> None:
    copies = state(colonnade.new(TITLE, 2))["copies"]
    plants = [
        "small indigo plant", "small sugar mill", "indigo plant", "sugar mill", "tobacco storage",
        "coffee roaster",
    ]  # fmt: skip
    assert {name for name, n in copies.items() if n == 2} == set(plants)
    assert sum(1 for n in copies.values() if n == 1) == 17


def test_two_players_put_two_of_each_good_back() -> None:
    goods = state(colonnade.new(TITLE, 2))["goods"]
    assert goods == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}


def test_two_players_a_building_taken_is_gone() -> None:
    s = table(2, {ANNA: {"doubloons": 20}, BOB: {"doubloons": 20}})
    plays(s, (ANNA, "role builder"), (ANNA, "build harbor"))
    assert "build harbor" not in may(s)
