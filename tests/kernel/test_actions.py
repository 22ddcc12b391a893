"""The id space of actions: dense, named, parsed back, with helpful refusals."""

import pytest

from colonnade.kernel.actions import Actions
from colonnade.kernel.errors import IllegalAction

FRUITS = ("apple", "pear", "plum")


def built() -> tuple[Actions, int, int]:
    actions = Actions()
    actions.add("pass", "pass")
    eat = actions.add("eat", "eat {}", FRUITS)
    swap = actions.add("swap", "swap {} for {}", FRUITS, range(2))
    return actions, eat, swap


def test_ids_are_dense_and_the_last_table_runs_fastest() -> None:
    actions, eat, swap = built()
    assert len(actions) == 1 + 3 + 6
    assert (eat, swap) == (1, 4)
    assert actions.names[eat : eat + 3] == ["eat apple", "eat pear", "eat plum"]
    assert actions.names[swap + 2 * 2 + 1] == "swap plum for 1"


def test_each_id_knows_its_key_and_parts() -> None:
    actions, _, swap = built()
    assert actions.keys[swap] == "swap"
    assert actions.parts[swap + 3] == (1, 1)
    assert actions.parts[0] == ()


def test_names_parse_back() -> None:
    actions, _, _ = built()
    for action in range(len(actions)):
        assert actions.parse(actions.name(action)) == action


def test_two_actions_can_not_have_one_name() -> None:
    actions, _, _ = built()
    with pytest.raises(ValueError, match="two actions are called 'eat pear'"):
        actions.add("gulp", "eat {}", ("pear",))


@pytest.mark.parametrize("number", [-1, 10, 999])
def test_an_unknown_number_is_refused_with_the_range(number: int) -> None:
    actions, _, _ = built()
    with pytest.raises(IllegalAction, match="allowed: 0 to 9"):
        actions.name(number)


def test_a_misspelt_name_is_refused_with_a_guess() -> None:
    actions, _, _ = built()
    with pytest.raises(IllegalAction, match=r"'eat aple'.*did you mean 'eat apple'"):
        actions.parse("eat aple")


def test_a_name_like_no_other_is_refused_plainly() -> None:
    actions, _, _ = built()
    with pytest.raises(IllegalAction, match=r"unknown action 'zzz'$"):
        actions.parse("zzz")
