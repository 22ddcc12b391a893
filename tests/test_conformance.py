"""Every title keeps every property, for every player count and option set."""

from collections.abc import Callable

import pytest

import conformance
from colonnade.pure import engine
from conformance import PROPERTIES, Setting
from conftest import SOAK
from settings import all_settings, settings

SEEDS = range(50) if SOAK else range(1)


# long games are replayed as golden games, not here
CASES = [
    pytest.param(setting, check, id=f"{setting!r}-{check.__name__}")
    for setting in all_settings()
    for check in PROPERTIES
    if setting.every == 1 or check is not conformance.replays
]


@pytest.mark.parametrize(("setting", "check"), CASES)
def test_property(setting: Setting, check: Callable[[Setting, int], None]) -> None:
    for seed in SEEDS:
        check(setting, setting.seed + seed)


@pytest.mark.skipif(engine() != "compiled", reason="compares the compiled engine with the source")
@pytest.mark.parametrize("setting", all_settings(), ids=repr)
def test_compiled_equals_interpreted(setting: Setting) -> None:
    conformance.same_on_both_engines(setting, [*SEEDS, 1001])


def test_every_colony_is_drawn_in_some_setting() -> None:
    """The Colonists: which colonies are in play is drawn; the settings' seeds draw all nine."""
    drawn: set[str] = set()
    for setting in settings("colonists"):
        drawn |= set(setting.new(setting.seed).dump()["state"]["colonies"])
    assert len(drawn) == 9
