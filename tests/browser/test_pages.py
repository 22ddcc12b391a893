"""Every page and board: accessible, complete in German, and photographed at three sizes."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import ROOT
from browser.driving import SIZES, Visitor
from browser.games import TITLES, against_bots, words

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/new", "/watch", "/replays", "/ratings", "/settings", "/icons"]
PER_TITLE = ["/new/{}", "/learn/{}", "/reference/{}", "/ratings/{}"]
ALL_PAGES = PAGES + [page.format(title) for page in PER_TITLE for title in TITLES]


def settle(visitor: Visitor, path: str) -> None:
    visitor.open(path)
    visitor.page.wait_for_selector("main h1")
    visitor.page.wait_for_load_state("networkidle")


def serious(visitor: Visitor) -> list[str]:
    """The serious findings of axe on the page as it stands."""
    visitor.page.evaluate(AXE.read_text())
    found: dict[str, Any] = visitor.page.evaluate(
        "() => axe.run({resultTypes: ['violations'], runOnly: "
        "{type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']}})"
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def in_a_game(visitor: Visitor, title: str, moves: int = 25) -> str:
    table = visitor.new_table(**against_bots(title))
    visitor.wait_for_game()
    visitor.play_on(moves, seed=3)
    visitor.wait_for_turn()
    return table


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_serious_accessibility_findings(
    visit: Callable[..., Visitor], theme: str
) -> None:
    visitor = visit(color_scheme=theme)
    found = {}
    for path in ALL_PAGES:
        settle(visitor, path)
        if findings := serious(visitor):
            found[path] = findings
    assert found == {}


@pytest.mark.parametrize("title", TITLES)
def test_boards_have_no_serious_accessibility_findings(
    visit: Callable[..., Visitor], title: str
) -> None:
    visitor = visit()
    table = in_a_game(visitor, title)
    assert serious(visitor) == []
    visitor.page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    assert serious(visitor) == []
    settle_replay(visitor, table)
    assert serious(visitor) == []


def settle_replay(visitor: Visitor, table: str) -> None:
    visitor.open(f"/replay/{table}")
    visitor.page.wait_for_selector(".replay .board")


@pytest.mark.parametrize("title", TITLES)
def test_a_game_in_german(visit: Callable[..., Visitor], title: str) -> None:
    visitor = visit(locale="de-DE")
    settle(visitor, "/")
    visitor.expect_words("Sofort spielen")
    visitor.page.get_by_role("button", name=f"Sofort spielen: {words(title, 'de')}").click()
    visitor.wait_for_game()
    visitor.play_on(6)
    shown = visitor.page.locator("body").inner_text()
    english = re.findall(r"\b(Your turn|Moves|Log|the|your|plays?|takes?|with)\b", shown)
    assert english == []
    # no message key stands where a word should be
    keys = [word for word in re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", shown) if visible_key(word)]
    assert keys == []


def visible_key(word: str) -> bool:
    heads = ("part-", "note-", "why-", "ask-", "do-", "event-", "rule-", "score-", "lesson-")
    return word.startswith(heads)


@pytest.mark.parametrize("size", SIZES)
def test_photograph_every_page(
    visit: Callable[..., Visitor], screenshots: Path, size: str
) -> None:
    visitor = visit(size)
    for path in ALL_PAGES:
        settle(visitor, path)
        name = path.strip("/").replace("/", "-") or "start"
        visitor.shoot(screenshots, f"{name}-{size}")


@pytest.mark.parametrize("title", TITLES)
def test_photograph_every_board(
    visit: Callable[..., Visitor], screenshots: Path, title: str
) -> None:
    visitor = visit()
    table = in_a_game(visitor, title, 40)
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            visitor.page.evaluate(
                "theme => (document.documentElement.dataset.theme = theme)", theme
            )
            visitor.shoot(screenshots, f"board-{title}-{theme}-{size}")
    settle_replay(visitor, table)
    visitor.shoot(screenshots, f"replay-{title}-phone")
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    visitor.shoot(screenshots, f"replay-{title}-desktop")
