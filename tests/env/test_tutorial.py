"""The tutorial's code runs as it is printed."""

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="install colonnade[env]")

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def blocks(first: str, last: str) -> list[str]:
    """The Python code between two headings."""
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text[text.index(first) : text.index(last)], re.S)


def test_tutorial_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    found = blocks("## Tutorial", "## Observations")
    assert len(found) == 3
    for code in found:
        exec(code, names)
    shown = capsys.readouterr().out
    assert "role settler" in shown
    assert "player_1" in shown
    row = names["env"].observe("player_0")["observation"]
    assert names["schema"].values(row, "player0.doubloons")


@pytest.mark.parametrize(
    ("first", "last"), [("## PettingZoo", "## Gymnasium"), ("## Gymnasium", "## Vector")]
)
def test_other_examples_run(first: str, last: str) -> None:
    found = blocks(first, last)
    assert found
    for code in found:
        exec("import colonnade.env\n" + code, {})
