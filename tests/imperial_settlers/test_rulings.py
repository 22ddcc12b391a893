"""Every one of the hundred rulings is named by the test that holds it."""

import re
from pathlib import Path


def test_every_ruling_has_a_test() -> None:
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for numbers in re.findall(r"Rulings? (\d+(?:, \d+)*)", path.read_text(encoding="utf-8")):
            named |= {int(number) for number in numbers.split(", ")}
    assert sorted(set(range(1, 101)) - named) == []
