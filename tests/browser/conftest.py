"""One Chromium and one server for all browser tests; visitors are made by need."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.driving import WAIT, Visitor
from server.running import Running, running

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "colonnade" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("no chromium on this machine")
    if not CLIENT.exists():
        pytest.skip("the web client is not built")
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], timeout=WAIT
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("browser")) as started:
        yield started


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Callable[..., Visitor]]:
    """Make visitors; a visitor whose page threw an error fails the test."""
    made: list[Visitor] = []

    def make(size: str = "desktop", **context: Any) -> Visitor:
        visitor = Visitor(chromium, context.pop("url", server.url), size, **context)
        made.append(visitor)
        return visitor

    yield make
    errors = [error for visitor in made for error in visitor.errors]
    for visitor in made:
        visitor.close()
    assert errors == []


@pytest.fixture(scope="session")
def screenshots() -> Path:
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
