"""The web client's words: every language has every key, every key used exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

WEB = Path(__file__).parents[1] / "web" / "src"
TITLES = Path(__file__).parents[1] / "src" / "colonnade" / "titles"
FOLDERS = sorted({path.parent for path in WEB.rglob("*.ftl")})


def keys(path: Path) -> set[str]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, Junk)] == []
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def sources(folder: Path) -> str:
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(WEB)))
def test_every_language_has_every_key(folder: Path) -> None:
    languages = {path.stem: keys(path) for path in folder.glob("*.ftl")}
    assert {"en", "de"} <= set(languages)
    for language, found in languages.items():
        assert found == languages["en"], language


def test_every_key_the_client_uses_exists() -> None:
    own = keys(WEB / "text" / "en.ftl")
    used = set(re.findall(r"""\bt\(\s*["']([a-z0-9-]+)["']""", sources(WEB)))
    assert used
    assert sorted(used - own) == []


@pytest.mark.parametrize("text", sorted(WEB.glob("titles/*/text/en.ftl")), ids=str)
def test_every_key_a_board_uses_exists(text: Path) -> None:
    folder = text.parents[1]
    server = TITLES / folder.name / "text" / "en.ftl"
    if not server.exists():
        pytest.skip(f"{folder.name} is not installed")
    known = keys(text) | keys(server)
    used = set(re.findall(r"""\.(?:say|label)\(\s*["']([a-z0-9-]+)["']""", sources(folder)))
    lesson = set(re.findall(r"""say: ["']([a-z0-9-]+)["']""", sources(folder)))
    assert sorted((used | lesson) - known) == []
    assert sorted(keys(text) & keys(server)) == []
