"""The pages of columns and actions are those of the code."""

from pathlib import Path

import pytest

from colonnade.env import pages
from colonnade.env.columns import Schema
from colonnade.kernel import registry

FOLDER = Path(__file__).parents[2] / "docs" / "environments"


@pytest.mark.parametrize("title", registry.titles())
def test_page_is_up_to_date(title: str) -> None:
    """If this fails: python -m colonnade.env.pages docs/environments"""
    assert (FOLDER / f"{title}.md").read_text(encoding="utf-8") == pages.page(title)


@pytest.mark.parametrize("title", registry.titles())
def test_page_names_every_slice_and_action(title: str) -> None:
    owner = registry.get(title)
    text = pages.page(title)
    for name in Schema(title, owner.high).slices:
        assert f"| `{name}` |" in text
    for number, action in enumerate(owner.actions.names):
        assert f"| {number} | {action} |" in text
