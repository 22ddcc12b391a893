"""Two browsers and a bot play online while a spectator watches; connection and server fail."""

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.driving import OVER, TURN, WAIT, Visitor
from browser.games import TITLES
from server.running import Running

TITLE = TITLES[-1]

# Keeps a page's sockets in sight, so that a test can break them.
KEPT_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""
LOST = "text=Connection lost"


def sit_down(ann: Visitor, bob: Visitor) -> str:
    """Ann makes a table with a bot and an open seat; Bob follows the invitation."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = ann.new_table(title=TITLE, players=3, seats=seats, start=False, spectators=True)
    link = ann.page.locator(".invite input").input_value()
    bob.open(link.replace(ann.url, ""))
    bob.page.get_by_role("button", name="Sit down on seat 2").click()
    bob.page.wait_for_selector("text=starts the game when everybody is here")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_for_game()
    bob.wait_for_game()
    return table


def cut_off(visitor: Visitor) -> None:
    """The network is gone, and every connection with it."""
    visitor.context.set_offline(True)
    visitor.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")
    visitor.page.wait_for_selector(LOST)


def connect_again(visitor: Visitor) -> None:
    visitor.context.set_offline(False)
    visitor.page.wait_for_selector(LOST, state="detached")


def whose_turn(ann: Visitor, bob: Visitor) -> Visitor | None:
    """The one who is asked, None when the game is over."""
    end = time.monotonic() + WAIT / 1000
    while time.monotonic() < end:
        for one in (ann, bob):
            if one.page.locator(TURN).count():
                return one
            if one.page.locator(OVER).count():
                return None
        ann.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_until_steps_can_be_undone(ann: Visitor, bob: Visitor) -> Visitor:
    """Play on until somebody stands in the middle of a choice of several steps."""
    for seed in range(200):
        one = whose_turn(ann, bob)
        assert one is not None
        if one.page.get_by_role("button", name="Take back", exact=True).count():
            return one
        names = one.moves()
        one.choose(names[seed % len(names)])
    raise AssertionError("no choice with several steps came")


def test_two_play_and_one_watches(
    chromium: Browser, tmp_path: Path, visit: Callable[..., Visitor]
) -> None:
    server = Running(tmp_path).start()
    try:
        ann, bob, eve = (visit(url=server.url) for _ in range(3))
        for visitor in (ann, bob, eve):
            visitor.page.add_init_script(KEPT_SOCKETS)
        table = sit_down(ann, bob)
        eve.open(f"/table/{table}")
        eve.wait_for_game()
        assert eve.moves() == []
        assert "vp" not in eve.snapshot(table)["view"]["state"]["players"][0]

        # chat reaches everybody
        ann.page.get_by_role("tab", name="Chat").click()
        ann.page.get_by_placeholder("Write something").fill("Hello, you two")
        ann.page.get_by_role("button", name="Send").click()
        bob.page.get_by_role("tab", name="Chat").click()
        expect(bob.page.locator(".chat")).to_contain_text("Hello, you two")

        # a dropped connection: what happened meanwhile is there afterwards
        cut_off(eve)
        missed = eve.position()
        first = whose_turn(ann, bob)
        assert first is not None
        first.choose(first.moves()[0])
        assert eve.position() == missed
        connect_again(eve)
        eve.wait_until_told(table)
        assert eve.position() != missed

        # who is in the middle of a choice finds it again
        one = play_until_steps_can_be_undone(ann, bob)
        asked = one.page.locator(".prompt .words").inner_text()
        legal = one.moves()
        cut_off(one)
        connect_again(one)
        assert one.page.locator(".prompt .words").inner_text() == asked
        assert one.moves() == legal

        # the server dies in the middle of the choice and comes back on the same address
        server.environment["COLONNADE_PORT"] = server.url.rsplit(":", 1)[1]
        server.kill()
        one.page.wait_for_selector(LOST)
        server.start()
        one.page.wait_for_selector(LOST, state="detached")
        assert one.page.locator(".prompt .words").inner_text() == asked
        assert one.moves() == legal

        # a reload finds the same decision
        one.page.reload()
        one.wait_for_game()
        assert one.wait_for_turn()
        assert one.moves() == legal

        for seed in range(6):
            again = whose_turn(ann, bob)
            if again is None:
                break
            again.play_on(1, seed=seed + 1)
        assert eve.wait_until_told(table)["moves"] > 0
        expect(eve.page.locator(".log li").first).to_be_visible()
        assert eve.moves() == []
    finally:
        server.stop()


def test_hot_seat_draws_a_curtain(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    visitor.new_table(title=TITLE, players=2, seats=seats, rated=False)
    visitor.wait_for_game()
    page = visitor.page
    curtain = page.get_by_role("dialog", name="Please hand over")
    expect(curtain).to_contain_text("Ann")
    assert visitor.moves() == []
    page.get_by_role("button", name="I am Ann").click()
    expect(curtain).to_have_count(0)
    for _ in range(60):
        page.wait_for_selector(".curtain, [data-action-name]:enabled")
        if curtain.count():
            break
        visitor.choose(visitor.moves()[0])
    expect(curtain).to_contain_text("Bob")
