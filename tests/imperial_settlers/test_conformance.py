"""Every set of factions and every variant keeps every property of the conformance suite."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from colonnade.kernel import registry
from colonnade.titles.imperial_settlers.components import FACTIONS
from conformance import PROPERTIES, Setting
from conftest import SOAK

SEEDS = range(20) if SOAK else range(1)
LOOKOUTS = ("standard", "alternate", "advanced")


def seated(factions: tuple[str, ...]) -> dict[str, Any]:
    return {f"faction_{seat + 1}": name for seat, name in enumerate(factions)}


def every_setting() -> list[Setting]:
    """Every set of factions for every player count, the variants dealt over them in turn."""
    title = registry.get("imperial_settlers")
    found = []
    for players in range(1, 5):
        for number, factions in enumerate(combinations(FACTIONS, players)):
            options = seated(factions)
            options["faction_reshuffle"] = number % 2 == 1
            if players > 1:
                options["lookout"] = LOOKOUTS[number % 3]
                options["peaceful"] = number % 4 >= 2
            found.append(Setting(title, players, options, 5_000))
    return found


def every_variant() -> list[Setting]:
    """Every combination of variants for every player count, factions dealt."""
    title = registry.get("imperial_settlers")
    return [
        Setting(
            title,
            players,
            {"lookout": lookout, "peaceful": peaceful, "faction_reshuffle": reshuffle},
            5_000,
        )
        for players in range(2, 5)
        for lookout in LOOKOUTS
        for peaceful in (False, True)
        for reshuffle in (False, True)
    ]


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", every_setting(), ids=repr)
def test_property(setting: Setting, check: Callable[[Setting, int], None]) -> None:
    for seed in SEEDS:
        check(setting, seed)


@pytest.mark.parametrize("setting", every_variant(), ids=repr)
def test_variants(setting: Setting) -> None:
    for check in PROPERTIES:
        if check.__name__ in ("ends", "conserves", "keeps_secrets", "survives_dumping"):
            check(setting, 3)
