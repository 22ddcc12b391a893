"""Every set of factions with every variant keeps every property of the conformance suite.

All 140 combinations are played to the end in checked mode on every run. The other properties
take turns over the combinations; when soaking, each combination meets each property.
"""

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from colonnade.kernel import registry
from colonnade.titles.imperial_settlers.components import FACTIONS
from conformance import PROPERTIES, Setting, conserves, ends
from conftest import SOAK

Property = Callable[[Setting, int], None]

SEEDS = range(20) if SOAK else range(1)
LOOKOUTS = ("standard", "alternate", "advanced")
CHECKED: tuple[Property, ...] = (ends, conserves)
OTHERS: tuple[Property, ...] = tuple(check for check in PROPERTIES if check not in CHECKED)


def variants(players: int) -> list[dict[str, Any]]:
    """Every combination of the options; Lookout and peace are not for one player."""
    alone = players == 1
    return [
        {"faction_reshuffle": reshuffle}
        if alone
        else {"lookout": lookout, "peaceful": peaceful, "faction_reshuffle": reshuffle}
        for lookout, peaceful, reshuffle in product(
            LOOKOUTS[:1] if alone else LOOKOUTS, (False,) if alone else (False, True), (False, True)
        )
    ]


def every_setting(players: int) -> list[Setting]:
    """Every set of factions with every variant."""
    title = registry.get("imperial_settlers")
    return [
        Setting(
            title,
            players,
            {**{f"faction_{seat + 1}": name for seat, name in enumerate(factions)}, **options},
            5_000,
        )
        for factions in combinations(FACTIONS, players)
        for options in variants(players)
    ]


ALL = {players: every_setting(players) for players in range(1, 5)}


def share() -> list[tuple[Setting, Property]]:
    """Who keeps what: everything when soaking, else each combination one property in turn."""
    found: list[tuple[Setting, Property]] = []
    for settings in ALL.values():
        if SOAK:
            found += product(settings, OTHERS)
            continue
        for k in range(max(len(settings), len(OTHERS))):
            # one further with each time around, so that no property meets the same option only
            check = OTHERS[(k + k // len(OTHERS)) % len(OTHERS)]
            found.append((settings[k % len(settings)], check))
    return found


def test_there_are_140_combinations() -> None:
    """4 factions alone, 6 pairs, 4 sets of three, all four; 2 variants alone, else 12."""
    assert [len(settings) for settings in ALL.values()] == [4 * 2, 6 * 12, 4 * 12, 1 * 12]
    assert len({repr(setting) for settings in ALL.values() for setting in settings}) == 140


def test_every_property_meets_every_player_count() -> None:
    met = {(setting.players, check.__name__) for setting, check in share()}
    assert len(met) == 4 * len(OTHERS)


@pytest.mark.parametrize(
    "setting", [setting for settings in ALL.values() for setting in settings], ids=repr
)
def test_checked_to_the_end(setting: Setting) -> None:
    for seed in SEEDS:
        for check in CHECKED:
            check(setting, seed)


@pytest.mark.parametrize(
    ("setting", "check"), share(), ids=lambda x: getattr(x, "__name__", repr(x))
)
def test_property(setting: Setting, check: Property) -> None:
    for seed in SEEDS:
        check(setting, seed)
