"""A title installed from elsewhere is played in the browser at once, on the default board."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import ROOT
from browser.driving import Visitor
from server.running import Running, running


@pytest.fixture(scope="module")
def with_example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on whose machine somebody ran `pip install ./examples/lanterns`."""
    folder = tmp_path_factory.mktemp("example")
    install = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--target", str(folder / "packages")]
    subprocess.run(
        [*install, *offline, str(ROOT / "examples" / "lanterns")],
        check=True,
        timeout=600,
    )
    paths = [str(folder / "packages"), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    with running(folder, PYTHONPATH=os.pathsep.join(paths)) as started:
        yield started


def test_the_example_is_played_on_the_default_board(
    visit: Callable[..., Visitor], with_example: Running, screenshots: Path
) -> None:
    visitor = visit(url=with_example.url)
    visitor.play_now("Lanterns")
    assert visitor.wait_for_turn()
    visitor.shoot(screenshots, "desktop-board-lanterns")
    counted = visitor.play_on(200, seed=3)
    assert counted["over"]
    expect(visitor.page.locator(".prompt")).to_contain_text("The game is over")
