"""Choices of several steps as one gesture: drafted, confirmed once, taken back whole."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.driving import Visitor
from browser.games import TOWN, at_decision, sit_down, whole_map
from colonnade.kernel.record import Game

NOBLES = {"expansions": ["nobles"]}


def working(visitor: Visitor, table: str, seat: int) -> list[int]:
    player: dict[str, Any] = visitor.snapshot(table)["view"]["state"]["players"][seat]
    workers: list[int] = player["worker"]
    return workers


def test_colonists_are_redistributed_in_one_gesture(visit: Callable[..., Visitor]) -> None:
    """Four farmers work, two are at home: click, drag, see the balance, confirm, take back."""
    visitor = visit()
    page = visitor.page
    state = whole_map(redistributing=True)
    seat = state.actor
    table = sit_down(visitor, state)
    before = working(visitor, table, seat)
    assert before.count(1) == 4
    farmers = page.get_by_role("button", name="farmer: ")
    expect(farmers).to_have_attribute("aria-label", "farmer: 2")
    assistant = page.locator(f"#player-{seat}").get_by_role("group", name="Year-end assistant")
    expect(assistant).to_contain_text("2/0")  # two Hunting Lodges feed, nobody eats

    page.locator(f'#player-{seat} [data-draft="empty"]').first.click()
    expect(farmers).to_have_attribute("aria-label", "farmer: 1")
    lodge = page.get_by_role("button", name="Hunting Lodge: put somebody to work").first
    farmers.drag_to(lodge)
    expect(farmers).to_have_attribute("aria-label", "farmer: 0")
    expect(assistant).to_contain_text("3/0")
    assert working(visitor, table, seat) == before  # a draft only

    visitor.confirm()
    expect(page.locator(".pool")).to_have_count(0)
    assert working(visitor, table, seat).count(1) == 6

    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(".pool")).to_be_visible()
    assert working(visitor, table, seat) == before


def test_everybody_goes_home_and_back_to_work(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    sit_down(visitor, whole_map(redistributing=True))
    farmers = page.get_by_role("button", name="farmer: ")
    page.get_by_role("button", name="Everybody home").click()
    expect(farmers).to_have_attribute("aria-label", "farmer: 6")
    page.get_by_role("button", name="Everybody to work").click()
    expect(farmers).to_have_attribute("aria-label", "farmer: 0")
    page.get_by_role("button", name="Cancel").click()
    expect(farmers).to_have_attribute("aria-label", "farmer: 2")


def test_citizens_stand_in_for_farmers_when_all_farmers_work(
    visit: Callable[..., Visitor],
) -> None:
    """Laborers I: a citizen may do a farmer's job, but not while a farmer is idle."""
    visitor = visit()
    page = visitor.page
    state = whole_map(redistributing=True, level={"laborer": 1})
    seat = state.actor
    table = sit_down(visitor, state)
    before = working(visitor, table, seat)
    farmers = page.get_by_role("button", name="farmer: ")
    citizens = page.get_by_role("button", name="citizen: ")
    sheds = page.get_by_role("button", name="Storage Shed: put somebody to work")
    confirm = page.locator("[data-confirm]")

    # a citizen first, two farmers idle: it may be drafted, but it can't stay so
    citizens.click()
    sheds.first.click()
    expect(citizens).to_have_attribute("aria-label", "citizen: 4")
    expect(page.locator(".prompt")).to_contain_text("they must change places")
    expect(confirm).to_be_disabled()

    # the farmers find other work: now the citizen may stay
    farmers.click()
    sheds.first.click()
    sheds.first.click()
    expect(farmers).to_have_attribute("aria-label", "farmer: 0")
    expect(page.locator(".prompt")).not_to_contain_text("they must change places")
    visitor.confirm()
    expect(page.locator(".pool")).to_have_count(0)
    after = working(visitor, table, seat)
    assert (after.count(1), after.count(2)) == (6, 1)
    assert sorted(after[22:25]) == [1, 1, 2]
    assert before[:22] == after[:22]


def test_a_farmer_is_lent_to_one_job_of_a_citizen(visit: Callable[..., Visitor]) -> None:
    """Laborers II: one farmer may work in a citizen's building, not two."""
    visitor = visit()
    page = visitor.page
    kinds = [*TOWN]
    kinds[22:24] = ["storage house"] * 2
    state = whole_map(redistributing=True, era=2, kind=kinds, level={"laborer": 2})
    seat = state.actor
    table = sit_down(visitor, state)
    farmers = page.get_by_role("button", name="farmer: ")
    houses = page.get_by_role("button", name="Storage House: put somebody to work")
    farmers.click()
    houses.first.click()
    expect(farmers).to_have_attribute("aria-label", "farmer: 1")
    houses.first.click()  # no second farmer, but a citizen
    expect(farmers).to_have_attribute("aria-label", "farmer: 1")
    visitor.confirm()
    expect(page.locator(".pool")).to_have_count(0)
    assert sorted(working(visitor, table, seat)[22:24]) == [1, 2]


def test_nobles_are_laid_on_circles_like_colonists(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    state = at_decision(Game("puerto_rico", 3, 2, NOBLES), "place_colonists")
    seat = state.actor
    table = sit_down(visitor, state)
    nobles = page.get_by_role("button", name="nobles to place")
    if nobles.count():
        nobles.click()
    while not page.locator("[data-confirm]").is_enabled():
        page.locator('[data-draft="empty"]').first.click()
    laid = page.locator('[data-draft="noble"]').count()
    settled = page.locator('[data-draft="colonist"]').count()
    visitor.confirm()
    player = visitor.snapshot(table)["view"]["state"]["players"][seat]
    people = sum(player["settled"].values()) + sum(player["staff"].values())
    placed_nobles = sum(player["noble_settled"].values()) + sum(player["noble_staff"].values())
    assert (people, placed_nobles) == (laid + settled, laid)
    assert laid > 0
