"""The reference pages are what the tables give, and every title has one."""

import pytest
import reference

from colonnade.kernel import registry


@pytest.mark.parametrize("title", registry.titles())
def test_page_is_fresh(title: str) -> None:
    made = reference.page(registry.get(title))
    kept = (reference.FOLDER / f"{title}.md").read_text(encoding="utf-8")
    assert made == kept, "run make reference"
