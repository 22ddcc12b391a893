"""The documentation holds together: links, anchors, pictures and the navigation."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import docs_site
import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md")])

CODE = re.compile(r"^ *```.*?^ *```[^\n]*$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
TARGET = re.compile(r"\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
HEADING = re.compile(r"^#+ +(.+?) *#*$", re.MULTILINE)


# pages whose Python is plain enough to be run as it stands
PROGRAMS = [ROOT / "README.md", DOCS / "index.md", DOCS / "scenarios.md"]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def targets(markdown: str) -> Iterator[str]:
    """Where the links and pictures of a text lead, but for addresses in the net and code."""
    for target in TARGET.findall(CODE.sub("", markdown)):
        if "://" not in target and not target.startswith("mailto:"):
            yield target


def anchors(path: Path) -> set[str]:
    """The anchors that the headings of a page get."""
    text = re.sub(
        r"^ *```.*?^ *```[^\n]*$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S
    )
    return {
        re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())
        for heading in HEADING.findall(text)
    }


def broken(path: Path, markdown: str) -> list[str]:
    """The targets of a text that lead nowhere."""
    found = []
    for target in targets(markdown):
        file, _, anchor = target.partition("#")
        there = (path.parent / file) if file else path
        if not there.exists() or (
            anchor and there.suffix == ".md" and anchor not in anchors(there)
        ):
            found.append(target)
    return found


def listed(entries: list[Any]) -> list[str]:
    """All pages of a navigation, in order."""
    pages: list[str] = []
    for entry in entries:
        if isinstance(entry, str):
            pages.append(entry)
        else:
            for below in entry.values():
                pages += listed(below if isinstance(below, list) else [below])
    return pages


@pytest.mark.parametrize("path", PAGES, ids=shown)
def test_links_and_pictures_lead_somewhere(path: Path) -> None:
    assert broken(path, path.read_text(encoding="utf-8")) == []


def test_broken_links_are_found() -> None:
    page = DOCS / "index.md"
    text = "[a](nowhere.md) ![b](images/none.png) `[d](code.md)` [e](rulings.md)"
    text += " [c](rulings.md#no-such-heading)"
    assert broken(page, text) == ["nowhere.md", "images/none.png", "rulings.md#no-such-heading"]


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=shown)
def test_a_page_begins_with_its_heading(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("# ")


def test_every_page_is_in_the_navigation_once() -> None:
    pages = listed(docs_site.navigation(DOCS))
    assert sorted(pages) == sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
    assert pages[0] == "index.md"


def test_links_out_of_the_documentation_become_words() -> None:
    text = "[client](../src/client.py), [rulings](rulings.md), [out](https://example.org/..)"
    assert (
        docs_site.inside(text, "server.md")
        == "client, [rulings](rulings.md), [out](https://example.org/..)"
    )
    assert docs_site.inside("[up](../rulings.md)", "play/x.md") == "[up](../rulings.md)"


def test_a_picture_goes_under_the_heading_of_its_play_guide(tmp_path: Path) -> None:
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / "chess.png").write_bytes(b"")
    shows = docs_site.with_picture("# Chess\n\nText", "play/chess.md", tmp_path)
    assert shows == "# Chess\n\n![The board in the browser](../images/chess.png)\n\nText"
    assert docs_site.with_picture(shows, "play/chess.md", tmp_path) == shows
    assert docs_site.with_picture("# Go", "play/go.md", tmp_path) == "# Go"
    assert docs_site.with_picture("# Chess", "reference/chess.md", tmp_path) == "# Chess"


@pytest.mark.parametrize("page", PROGRAMS, ids=shown)
def test_what_a_page_shows_in_python_runs(page: Path) -> None:
    found = PYTHON.findall(page.read_text(encoding="utf-8"))
    assert found
    names: dict[str, Any] = {}
    for program in found:
        exec(compile(program, shown(page), "exec"), names)
