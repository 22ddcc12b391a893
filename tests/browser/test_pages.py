"""Every page and board: accessible, complete in German, and photographed at three sizes."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import ROOT
from browser.driving import SIZES, Visitor
from browser.games import TITLES, mid_game, words

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/watch", "/replays", "/settings", "/icons"]
PER_TITLE = ["/new/{}", "/learn/{}", "/reference/{}", "/ratings/{}"]
ALL_PAGES = PAGES + [page.format(title) for page in PER_TITLE for title in TITLES]
KEY_HEADS = ("part-", "note-", "why-", "ask-", "do-", "event-", "rule-", "score-", "lesson-")


def settle(visitor: Visitor, path: str) -> None:
    visitor.open(path)
    visitor.page.wait_for_selector("main h1")
    visitor.page.wait_for_load_state("networkidle")


LEVELS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
# the long lists hold hundreds of entries drawn by the same few lines: a dozen of each list will do
REPEATED = "main li.panel:nth-child(n+13)"


def serious(visitor: Visitor, rules: dict[str, Any] = LEVELS) -> list[str]:
    """The serious findings of axe on the page as it stands."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(AXE.read_text())
    found: dict[str, Any] = visitor.page.evaluate(
        "([repeated, runOnly]) => axe.run({exclude: [[repeated]]}, "
        "{resultTypes: ['violations'], runOnly})",
        [REPEATED, rules],
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def theme(visitor: Visitor, name: str) -> None:
    visitor.page.evaluate("name => (document.documentElement.dataset.theme = name)", name)


def look_at(visitor: Visitor, folder: Path, name: str) -> list[str]:
    """Check the page in both palettes and photograph it at three sizes."""
    findings = serious(visitor)
    theme(visitor, "dark")
    findings += [f"dark: {finding}" for finding in serious(visitor, COLOURS)]
    visitor.shoot(folder, f"{name}-dark-desktop")
    theme(visitor, "light")
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.shoot(folder, f"{name}-{size}")
    return findings


@pytest.mark.parametrize("path", ALL_PAGES)
def test_a_page_is_accessible(visit: Callable[..., Visitor], screenshots: Path, path: str) -> None:
    visitor = visit()
    settle(visitor, path)
    name = path.strip("/").replace("/", "-") or "start"
    assert look_at(visitor, screenshots, name) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_board_is_accessible(
    visit: Callable[..., Visitor], screenshots: Path, title: str
) -> None:
    visitor = visit()
    mid_game(visitor, title)
    assert look_at(visitor, screenshots, f"board-{title}") == []


# players and moves of the games in the pictures of the documentation
PICTURES = {"colonists": (3, 260), "imperial_settlers": (3, 110), "puerto_rico": (4, 150)}


@pytest.mark.parametrize("title", TITLES)
def test_the_picture_for_the_documentation(
    visit: Callable[..., Visitor], screenshots: Path, title: str
) -> None:
    """What a player sees on opening a game: docs/images holds these pictures."""
    visitor = visit()
    mid_game(visitor, title, *PICTURES[title])
    page = visitor.page
    page.mouse.move(720, 12)  # over nothing that has a tooltip
    page.evaluate("window.scrollTo(0, 0)")
    expect(page.locator(".board")).to_be_in_viewport()
    expect(page.locator(".prompt.mine")).to_be_in_viewport()
    page.screenshot(path=screenshots / f"picture-{title}.png")


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_is_accessible_and_leads_to_every_moment(
    visit: Callable[..., Visitor], screenshots: Path, title: str
) -> None:
    visitor = visit()
    table = mid_game(visitor, title, moves=30)
    page = visitor.page
    visitor.open(f"/replay/{table}?move=12")
    page.wait_for_selector(".replay .board")
    expect(page.locator("output")).to_contain_text("Move 12")
    page.get_by_role("button", name="One move on").click()
    page.wait_for_url("**move=13")
    page.get_by_role("button", name="Beginning").click()
    page.wait_for_url("**move=0")
    page.get_by_label("Move", exact=True).fill("20")
    page.wait_for_url("**move=20")
    expect(page.get_by_label("Link to this moment")).to_have_value(re.compile(r"\?move=20$"))
    assert look_at(visitor, screenshots, f"replay-{title}") == []


@pytest.mark.parametrize("title", TITLES)
def test_a_game_in_german(visit: Callable[..., Visitor], title: str) -> None:
    visitor = visit(locale="de-DE")
    settle(visitor, "/")
    visitor.expect_words("Sofort spielen")
    visitor.page.get_by_role("button", name=f"Sofort spielen: {words(title, 'de')}").click()
    visitor.wait_for_game()
    visitor.play_on(4)
    shown = visitor.page.locator("body").inner_text()
    english = re.findall(r"\b(Your turn|Moves|Log|the|your|plays?|takes?|with)\b", shown)
    assert english == []
    # no message key stands where a word should be
    found = re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", shown)
    assert [key for key in found if key.startswith(KEY_HEADS)] == []


@pytest.mark.parametrize("title", TITLES)
def test_the_tutorial_guides_the_first_moves(visit: Callable[..., Visitor], title: str) -> None:
    visitor = visit()
    page = visitor.page
    settle(visitor, f"/learn/{title}")
    page.get_by_role("button", name="Start the tutorial").click()
    visitor.wait_for_game()
    guide = page.get_by_role("complementary", name="Tutorial")
    expect(guide).to_contain_text("Step 1 of")
    assert visitor.moves() == []
    while guide.get_by_role("button", name="Go on").count():
        guide.get_by_role("button", name="Go on").click()
    expect(guide).not_to_contain_text("Step 1 of")
    assert visitor.wait_for_turn()
    expect(page.locator("[data-action-name]").first).to_be_visible()
