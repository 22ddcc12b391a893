"""Take back inside the own turn, up to anything revealed."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driving import Visitor
from browser.games import TITLES

TITLE = TITLES[-1]


def test_take_back_until_something_was_revealed(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
    table = visitor.new_table(title=TITLE, players=2, seats=seats, rated=False, seed=5)
    visitor.wait_for_game()
    page = visitor.page
    undo = page.get_by_role("button", name="Take back", exact=True)
    taken_back = refused = 0
    for step in range(120):
        if not visitor.wait_for_turn() or (taken_back and refused):
            break
        names = visitor.moves()
        before = visitor.snapshot(table)
        visitor.choose(names[step % len(names)])
        after = visitor.wait_until_told(table)
        if after["undo"]["mine"] and after["asked"] and after["asked"]["player"] == 0:
            position = visitor.position()
            undo.click()
            visitor.wait_for_change(position)
            back = visitor.wait_until_told(table)
            assert back["view"]["state"] == before["view"]["state"]
            assert visitor.moves() == names
            taken_back += 1
            visitor.choose(names[step % len(names)])
        elif not after["undo"]["mine"]:
            expect(undo).to_have_count(0)
            refused += 1
    assert taken_back
    assert refused
