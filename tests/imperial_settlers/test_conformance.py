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


def share() -> list[tuple[Setting, Callable[[Setting, int], None]]]:
    """Every pair of setting and property when soaking; else each setting a third of the
    properties, so that each property still meets every player count."""
    return [
        (setting, check)
        for i, setting in enumerate(every_setting())
        for j, check in enumerate(PROPERTIES)
        if SOAK or i % 3 == j % 3
    ]


@pytest.mark.parametrize(
    ("setting", "check"), share(), ids=lambda x: getattr(x, "__name__", repr(x))
)
def test_property(setting: Setting, check: Callable[[Setting, int], None]) -> None:
    for seed in SEEDS:
        check(setting, seed)


@pytest.mark.parametrize("setting", every_variant(), ids=repr)
def test_variants(setting: Setting) -> None:
    """Every combination of variants ends and conserves; when soaking, secrets and dumps too."""
    for check in PROPERTIES:
        thorough = check.__name__ in ("keeps_secrets", "survives_dumping")
        if check.__name__ in ("ends", "conserves") or (SOAK and thorough):
            check(setting, 3)
