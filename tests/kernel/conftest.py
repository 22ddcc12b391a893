"""The toy title, sound, for tests of what all titles share."""

from collections.abc import Iterator

import pytest

from colonnade.kernel import registry, text
from toy.title import TITLE, ToyTitle


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[ToyTitle]:
    monkeypatch.setitem(registry.packages(), "toy", "toy")
    text.add_folder("toy", "toy")
    TITLE.fault = ""
    yield TITLE
    TITLE.fault = ""
