"""Every title keeps every property, for every player count and option set."""

from collections.abc import Callable

import pytest

import conformance
from colonnade.pure import engine
from conformance import PROPERTIES, Setting
from conftest import SOAK
from settings import all_settings

SEEDS = range(50) if SOAK else range(1)


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", all_settings(), ids=repr)
def test_property(setting: Setting, check: Callable[[Setting, int], None]) -> None:
    for seed in SEEDS:
        check(setting, seed)


@pytest.mark.skipif(engine() != "compiled", reason="compares the compiled engine with the source")
@pytest.mark.parametrize("setting", all_settings(), ids=repr)
def test_compiled_equals_interpreted(setting: Setting) -> None:
    conformance.same_on_both_engines(setting, [*SEEDS, 1001])
