"""Everything without a mouse."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driving import Visitor
from browser.games import TITLES, against_bots

TITLE = TITLES[-1]


def test_from_the_first_page_into_a_game_and_on(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open()
    page.wait_for_selector(".titles")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.textContent?.includes('Play now')"):
            break
    expect(page.locator(":focus")).to_contain_text("Play now")
    page.keyboard.press("Enter")
    visitor.wait_for_game()
    for step in range(6):
        if not visitor.wait_for_turn():
            break
        before = visitor.position()
        page.keyboard.press("a")
        expect(page.locator("[data-action-name]").first).to_be_focused()
        if step % 2:
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        visitor.wait_for_change(before)


def test_number_keys_help_and_confirmation(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(
        "localStorage.setItem('colonnade.settings', JSON.stringify({confirm: true}))"
    )
    visitor.new_table(**against_bots(TITLE))
    visitor.wait_for_game()
    assert visitor.wait_for_turn()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    before = visitor.position()
    page.keyboard.press("1")
    expect(page.locator(".prompt")).to_contain_text("Confirm:")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).not_to_contain_text("Confirm:")
    assert visitor.position() == before
    page.keyboard.press("1")
    page.get_by_role("button", name="Confirm", exact=True).press("Enter")
    visitor.wait_for_change(before)
