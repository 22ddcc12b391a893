"""A person at a browser: opens pages, clicks what is lit, reads what is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
TALLEST = 5000  # pixels of a page that are photographed
WAIT = 120_000  # milliseconds a bot or a busy machine may take

TURN = ".game[aria-busy=false]:has(.prompt.mine)"
OVER = ".game[data-status=over]"

# Clicks on like a newcomer: anything lit on the board, else a button of the prompt, else a line
# of the list. It counts what it clicked, and stops when the game is over or after so many moves.
PLAY_ON = """
async ([limit, seed, patience]) => {
  let state = seed >>> 0 || 1;
  const chance = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
  const one = (items) => items[chance(items.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const counted = { moves: 0, board: 0, prompt: 0, list: 0, over: false };
  const game = () => document.querySelector(".game");
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const until = async (test) => {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      if (test()) return;
      await pause(5);
    }
    throw new Error("nothing happened: " + document.querySelector(".prompt")?.innerText);
  };
  while (counted.moves < limit) {
    await until(() =>
      game()?.dataset.status === "over" ||
      document.querySelector(".curtain") ||
      (document.querySelector(".prompt.mine") &&
        document.querySelector("[data-action-name]:enabled")));
    if (game().dataset.status === "over") { counted.over = true; break; }
    const curtain = document.querySelector(".curtain button");
    if (curtain) { curtain.click(); await pause(10); continue; }
    const position = game().dataset.position;
    const confirm = document.querySelector(".prompt [data-confirm]:enabled");
    const empty = all("[data-draft=empty]");
    if (confirm) { confirm.click(); counted.board++; }
    else if (empty.length > 0) { one(empty).click(); await pause(0); continue; }
    else {
      const lit = all(".board .possible");
      const loose = all(".prompt [data-loose]:enabled");
      if (lit.length > 0 && (loose.length === 0 || chance(4) > 0)) {
        one(lit).click();
        await pause(0);
        const menu = all(".menu [role=menuitem]");
        if (menu.length > 0) one(menu).click();
        counted.board++;
      } else if (loose.length > 0) { one(loose).click(); counted.prompt++; }
      else { one(all("[data-action-name]:enabled")).click(); counted.list++; }
    }
    await until(() =>
      game()?.dataset.status === "over" ||
      (game()?.dataset.position !== position && game()?.ariaBusy === "false"));
    counted.moves++;
  }
  return counted;
}
"""


class Visitor:
    """One browser profile with one page."""

    def __init__(self, browser: Browser, url: str, size: str = "desktop", **context: Any) -> None:
        width, height = SIZES[size]
        self.url = url
        self.errors: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            **{"locale": "en-US", "reduced_motion": "reduce", **context},
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def close(self) -> None:
        self.context.close()

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def play_now(self, title_words: str) -> str:
        """One click on the first page; the table's id."""
        self.open()
        self.page.get_by_role("button", name=f"Play now: {title_words}").click()
        self.wait_for_game()
        return self.table()

    def new_table(self, **body: Any) -> str:
        """A table made by the same person over the API, then opened."""
        answer = self.context.request.post(
            "/api/tables", data={"start": True, **body}, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        table = str(answer.json()["table"])
        self.open(f"/table/{table}")
        return table

    def import_game(self, file: dict[str, Any]) -> str:
        """A game file opened as a table."""
        answer = self.context.request.post(
            "/api/tables/import", data=file, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        table = str(answer.json()["table"])
        self.open(f"/table/{table}")
        self.wait_for_game()
        return table

    def snapshot(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.context.request.get(f"/api/tables/{table}?lang=en").json()
        return found

    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0]

    def wait_for_game(self) -> None:
        self.page.wait_for_selector(".game", state="attached")  # perhaps behind a curtain

    def wait_for_turn(self) -> bool:
        """True when it is this person's turn, False when the game is over.

        The last move is answered then: nothing changes until this person does something.
        """
        self.page.wait_for_selector(f"{TURN}, {OVER}", state="attached")
        return self.page.locator(OVER).count() == 0

    def position(self) -> str:
        return self.page.locator(".game").get_attribute("data-position") or ""

    def moves(self) -> list[str]:
        """The canonical names in the list of legal moves."""
        found = self.page.locator("[data-action-name]").evaluate_all(
            "buttons => buttons.map((button) => button.dataset.actionName)"
        )
        return [str(name) for name in found]

    def choose(self, name: str) -> None:
        """Play a move from the list."""
        before = self.position()
        self.page.locator(f'[data-action-name="{name}"]').click()
        self.wait_for_change(before)

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('.game')?.dataset.position !== before", arg=before
        )

    def wait_until_told(self, table: str) -> dict[str, Any]:
        """What the server knows, once the page shows that position or a later one."""
        known = self.snapshot(table)
        self.page.wait_for_function(
            "known => Number(document.querySelector('.game')?.dataset.position) >= known",
            arg=known["position"],
        )
        return known

    def confirm(self) -> None:
        """Confirm a draft, and wait until the last of its moves is answered."""
        self.page.locator("[data-confirm]").click()
        self.page.wait_for_selector(".game[aria-busy=false]", state="attached")

    def play_on(self, moves: int, seed: int = 1) -> dict[str, Any]:
        """Click on like a newcomer, for so many moves or to the end."""
        found: dict[str, Any] = self.page.evaluate(PLAY_ON, [moves, seed, WAIT])
        return found

    def expect_words(self, words: str) -> None:
        expect(self.page.locator("body")).to_contain_text(words)

    def shoot(self, folder: Path, name: str) -> None:
        """A picture of the whole page, as a visitor finds it; of a very long one, its beginning."""
        self.page.evaluate("() => window.scrollTo(0, 0)")
        height = int(self.page.evaluate("() => document.documentElement.scrollHeight"))
        width = self.page.evaluate("() => document.documentElement.clientWidth")
        self.page.screenshot(
            path=folder / f"{name}.png",
            full_page=True,
            clip={"x": 0, "y": 0, "width": width, "height": min(height, TALLEST)},
        )
