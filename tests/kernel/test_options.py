"""Options and player counts: defaults, canonical order, refusals that say what is allowed."""

from typing import Any

import pytest

from colonnade.kernel.errors import BadOption
from colonnade.kernel.options import Option, checked_options, checked_players

OPTIONS = (
    Option("swap", (False, True), False),
    Option("length", (1, 2, 3), 2),
    Option("extras", ("ships", "nobles", "forests"), [], many=True),
)


def test_defaults_are_filled_in() -> None:
    assert checked_options(OPTIONS, {}) == {"swap": False, "length": 2, "extras": []}


def test_given_values_are_taken() -> None:
    found = checked_options(OPTIONS, {"swap": True, "length": 3})
    assert found == {"swap": True, "length": 3, "extras": []}


def test_lists_come_in_the_order_of_the_table() -> None:
    assert checked_options(OPTIONS, {"extras": ["forests", "ships"]})["extras"] == [
        "ships",
        "forests",
    ]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"swapp": True}, "unknown option 'swapp'; allowed: swap, length, extras"),
        ({"swap": 1}, "allowed: False, True"),
        ({"swap": "yes"}, "allowed: False, True"),
        ({"length": 4}, "allowed: 1, 2, 3"),
        ({"length": True}, "allowed: 1, 2, 3"),
        ({"length": None}, "allowed: 1, 2, 3"),
        ({"extras": "ships"}, "option extras: a list is needed"),
        ({"extras": ["ships", "cats"]}, "allowed: ships, nobles, forests"),
        ({"extras": ["ships", "ships"]}, "names a value twice"),
    ],
)
def test_refusals_say_what_is_allowed(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption) as refused:
        checked_options(OPTIONS, given)
    assert says in str(refused.value)


@pytest.mark.parametrize("players", [1, 6, -3, 2.0, "3", None, True])
def test_impossible_player_counts(players: Any) -> None:
    with pytest.raises(BadOption, match=r"players: .* allowed: 2 to 5"):
        checked_players(2, 5, players)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_possible_player_counts(players: int) -> None:
    assert checked_players(2, 5, players) == players
