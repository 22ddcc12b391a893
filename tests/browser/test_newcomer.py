"""A newcomer opens the page, presses one button and plays a whole game by clicking."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driving import Visitor
from browser.games import TITLES, against_bots, words
from browser.machine import Busyness

MOST_MOVES = 1500


@pytest.mark.parametrize("title", TITLES)
def test_one_button_and_in_a_game_within_ten_seconds(
    visit: Callable[..., Visitor], title: str
) -> None:
    """Opened, pressed, playing; as many times as long where others use the machine too."""
    visitor = visit()
    with Busyness() as busy:
        began = time.monotonic()
        visitor.play_now(words(title))
        taken = time.monotonic() - began
    assert taken < 10 * busy.factor
    assert visitor.wait_for_turn()
    assert visitor.moves()


def test_a_title_opened_directly_goes_on_with_the_kept_game(visit: Callable[..., Visitor]) -> None:
    """`colonnade play TITLE` opens this page: the first time a game, then the choice."""
    title = TITLES[-1]
    visitor = visit()
    visitor.open(f"/play/{title}?players=2&level=easy&seed=7")
    visitor.wait_for_game()
    table = visitor.table()
    assert len(visitor.snapshot(table)["seats"]) == 2
    visitor.open(f"/play/{title}")
    visitor.page.locator(f'a[href="/table/{table}"]').click()
    visitor.wait_for_game()
    assert visitor.table() == table
    visitor.open(f"/play/{title}")
    visitor.page.get_by_role("button", name="New game").click()
    visitor.wait_for_game()
    assert visitor.table() != table


def test_the_three_titles_stand_side_by_side_on_a_desktop(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open()
    visitor.page.wait_for_selector(".titles li")
    boxes = [li.bounding_box() for li in visitor.page.locator(".titles li").all()]
    assert len(boxes) == len(TITLES)
    assert all(box is not None and box["y"] + box["height"] <= 900 for box in boxes)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_clicking(visit: Callable[..., Visitor], title: str) -> None:
    visitor = visit()
    table = visitor.new_table(**against_bots(title))
    visitor.wait_for_game()
    for _ in range(5):  # the first moves with a real mouse
        if not visitor.wait_for_turn():
            break
        before = visitor.position()
        lit = visitor.page.locator(".board .possible, .prompt [data-loose], [data-draft=empty]")
        lit.first.click()
        menu = visitor.page.locator(".menu [role=menuitem]")
        if menu.count():
            menu.first.click()
        elif visitor.page.locator("[data-draft]").count():
            visitor.play_on(1)
        visitor.wait_for_change(before)
    counted = visitor.play_on(MOST_MOVES, seed=7)
    assert counted["over"]
    assert counted["board"] > counted["list"]
    expect(visitor.page.locator(".prompt")).to_contain_text("The game is over")
    result = visitor.snapshot(table)["result"]
    total = visitor.page.locator(".ending .total td")
    assert [int(cell) for cell in total.all_inner_texts()] == result["scores"]


@pytest.mark.parametrize("title", TITLES)
def test_every_legal_move_stands_in_the_list(visit: Callable[..., Visitor], title: str) -> None:
    visitor = visit()
    table = visitor.new_table(**against_bots(title))
    visitor.wait_for_game()
    for round_ in range(8):
        if not visitor.wait_for_turn():
            break
        legal = [action["name"] for action in visitor.snapshot(table)["legal"]]
        assert visitor.moves() == legal
        visitor.play_on(1, seed=round_ + 1)
