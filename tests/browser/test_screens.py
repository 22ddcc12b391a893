"""Screens around the game: standing orders, the mailed link, the pad that saves a game."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.driving import Visitor
from browser.games import TITLES, against_bots, sit_down, stopping
from server.mailing import mail_in, mail_server, written
from server.running import running

TITLE = TITLES[-1]


def test_a_standing_order_is_given_and_dropped(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new_table(**against_bots(TITLE))
    visitor.wait_for_game()
    assert visitor.wait_for_turn()
    decision = visitor.snapshot(table)["asked"]["decision"]
    action = visitor.moves()[0]
    before = visitor.position()
    page.get_by_role("tab", name="More").click()
    orders = page.get_by_role("region", name="Standing orders")
    orders.locator("select").first.select_option(action)
    orders.get_by_role("button", name="Give this order").click()
    visitor.wait_for_change(before)  # it is played at once
    expect(orders.locator("li")).to_have_count(1)
    given = visitor.snapshot(table)["orders"][0]["orders"]
    assert given == [{"do": "play", "action": action, "decision": decision}]
    orders.locator("li button").click()
    expect(orders.locator("li")).to_have_count(0)
    with page.expect_response(lambda answer: answer.url.endswith("/orders")) as told:
        orders.get_by_role("checkbox").check()
    assert told.value.ok
    expect(orders.get_by_role("checkbox")).to_be_checked()
    assert visitor.snapshot(table)["orders"][0]["orders"] == [{"do": "forced"}]


def test_a_mailed_link_is_pressed_and_a_worn_one_refused(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open("/link")
    visitor.expect_words("no sign-in link")
    visitor.open("/link#worn-out")
    page.reload()
    page.get_by_role("button", name="Sign in now").click()
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "ask", "subject", "enter", "signed_in"),
    [
        ("en-US", "Mail me a sign-in link", "Your link", "Sign in now", "Signed in as"),
        ("de-DE", "Anmeldelink schicken", "Dein Link", "Jetzt anmelden", "Angemeldet als"),
    ],
)
def test_signing_in_by_mail(
    visit: Callable[..., Visitor],
    tmp_path: Path,
    locale: str,
    ask: str,
    subject: str,
    enter: str,
    signed_in: str,
) -> None:
    """Ask for a link, read the mail, open the link there, and be who one is."""
    with (
        mail_server() as (smtp, mails),
        running(tmp_path, COLONNADE_SMTP=smtp) as server,
    ):
        visitor = visit(url=server.url, locale=locale)
        page = visitor.page
        visitor.open("/settings")
        page.locator("input[type=email]").fill("ann@example.org")
        page.get_by_role("button", name=ask).click()
        head, text = written(mail_in(mails, 1))
        assert subject in head
        found = re.search(r"/link#\S+", text)
        assert found is not None
        visitor.open(found[0])
        page.get_by_role("button", name=enter).click()
        page.wait_for_url("**/settings")
        expect(page.locator("main")).to_contain_text(f"{signed_in} ann@example.org")

        # the link is worn out for anybody else
        other = visit(url=server.url, locale=locale)
        other.open(found[0])
        other.page.get_by_role("button", name=enter).click()
        expect(other.page.get_by_role("alert")).to_be_visible()


def test_a_game_saved_on_the_pad_goes_on_in_the_next_era(visit: Callable[..., Visitor]) -> None:
    """Rulebook p.24: stop after an era, write the pad, begin the next era from the notes."""
    visitor = visit()
    page = visitor.page
    sit_down(visitor, stopping())
    visitor.choose("stop and save")
    pad = page.get_by_role("region", name="The pad")
    expect(pad).to_contain_text("era II")
    expect(pad.get_by_role("row", name="Tools")).to_contain_text("7")
    pad.get_by_role("link", name="Go on in era II").click()
    visitor.expect_words("notes are there")
    for chair in (1, 2):
        page.get_by_label(f"Seat {chair}").select_option("me" if chair == 1 else "here")
    page.get_by_role("button", name="Start the game").click()
    visitor.wait_for_game()
    state = visitor.snapshot(visitor.table())
    assert state["options"]["pad"]["players"][0]["tools"] == 7
    assert state["view"]["state"]["era"] == 2
