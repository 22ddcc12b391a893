"""Every page and board: accessible, complete in German, and photographed at three sizes."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import ROOT
from browser.driving import SIZES, Visitor
from browser.games import TITLES, mid_game, recorded, words
from server.running import running

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
    """Check the page in both palettes and photograph it at three sizes, the largest in both."""
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


@pytest.mark.parametrize("title", TITLES)
def test_the_end_of_a_game_is_accessible(
    visit: Callable[..., Visitor], screenshots: Path, title: str
) -> None:
    """The score sheet, the scores over time, and the board as it ended."""
    visitor = visit()
    visitor.import_game(recorded(title, 2, 1_000_000))
    page = visitor.page
    expect(page.locator(".ending .total td").first).to_be_visible()
    expect(page.locator(".ending svg").first).to_be_visible()
    assert look_at(visitor, screenshots, f"ending-{title}") == []


def test_what_comes_before_a_game_is_accessible(
    visit: Callable[..., Visitor], screenshots: Path
) -> None:
    """The table that waits for somebody, the invitation he follows, and the curtain."""
    ann, bob = visit(), visit()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    ann.new_table(title=TITLES[0], players=3, seats=seats, start=False)
    link = ann.page.locator(".invite input").input_value()
    assert look_at(ann, screenshots, "lobby") == []
    bob.open(link.replace(ann.url, ""))
    bob.page.get_by_role("button", name="Sit down on seat 2").wait_for()
    assert look_at(bob, screenshots, "join") == []
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    ann.new_table(title=TITLES[0], players=2, seats=seats, rated=False)
    ann.page.locator(".curtain button").wait_for()
    assert look_at(ann, screenshots, "curtain") == []


def test_lists_with_games_are_accessible(
    visit: Callable[..., Visitor], screenshots: Path, tmp_path: Path
) -> None:
    """A public table to watch, finished games to replay, ratings."""
    with running(tmp_path) as server:
        visitor = visit(url=server.url)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
        body = {"title": TITLES[-1], "players": 2, "seats": seats}
        visitor.new_table(**body, public=True, name="Friday evening")
        for title in TITLES:
            visitor.import_game(recorded(title, 2, 1_000_000))
        for path, name in (("/watch", "watch-full"), ("/replays", "replays-full")):
            settle(visitor, path)
            visitor.page.locator("main li").first.wait_for()
            assert look_at(visitor, screenshots, name) == []


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
def test_a_game_in_german(visit: Callable[..., Visitor], screenshots: Path, title: str) -> None:
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
    visitor.shoot(screenshots, f"german-{title}-desktop")


@pytest.mark.parametrize("title", TITLES)
def test_the_tutorial_guides_the_first_moves(
    visit: Callable[..., Visitor], screenshots: Path, title: str
) -> None:
    visitor = visit()
    page = visitor.page
    settle(visitor, f"/learn/{title}")
    page.get_by_role("button", name="Start the tutorial").click()
    visitor.wait_for_game()
    guide = page.get_by_role("complementary", name="Tutorial")
    expect(guide).to_contain_text("Step 1 of")
    assert visitor.moves() == []
    for size, (width, height) in reversed(SIZES.items()):
        page.set_viewport_size({"width": width, "height": height})
        visitor.shoot(screenshots, f"tutorial-{title}-{size}")
    while guide.get_by_role("button", name="Go on").count():
        guide.get_by_role("button", name="Go on").click()
    expect(guide).not_to_contain_text("Step 1 of")
    assert visitor.wait_for_turn()
    expect(page.locator("[data-action-name]").first).to_be_visible()


def test_only_options_with_something_to_choose_are_offered(visit: Callable[..., Visitor]) -> None:
    """A faction for each player, and no choice of the Lookout for one alone."""
    visitor = visit()
    page = visitor.page
    settle(visitor, "/new/imperial_settlers")
    players = page.get_by_role("combobox", name="Players", exact=True)
    factions = page.get_by_role("combobox", name="Faction of player")
    for count in (3, 1, 4):
        players.select_option(str(count))
        expect(factions).to_have_count(count)
        expect(page.get_by_role("combobox", name="Lookout phase")).to_have_count(
            0 if count == 1 else 1
        )
