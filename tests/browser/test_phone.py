"""The same game on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driving import Visitor
from browser.games import TITLES, against_bots


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_plays_and_nothing_hangs_over_the_edge(
    visit: Callable[..., Visitor], title: str
) -> None:
    visitor = visit("phone", has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.new_table(**against_bots(title))
    visitor.wait_for_game()
    for seed in range(4):
        if not visitor.wait_for_turn():
            break
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 390
        visitor.play_on(1, seed=seed + 1)
    assert visitor.wait_for_turn()
    dock = page.get_by_role("navigation", name="Board")
    dock.get_by_role("button", name="Moves").tap()
    moves = page.locator("[data-action-name]")
    expect(moves.first).to_be_visible()
    before = visitor.position()
    moves.first.tap()
    visitor.wait_for_change(before)
    dock.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log", name="Log")).to_be_visible()
