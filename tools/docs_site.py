"""What MkDocs does besides building pages: the navigation, the pictures, links out of docs/.

Navigation follows the files that are there, so a new page needs no entry: a page of a known name
goes to its section, any other page to the last one.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

# A section and its pages, in order; a name with a star stands for all pages of a folder.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Play", ("play/*", "rulings")),
    ("Component reference", ("reference/*",)),
    ("Bots and research", ("bots", "arena", "environments", "environments/*")),
    ("Scenarios and records", ("scenarios", "dumps")),
    ("Server", ("server", "running_a_server", "api")),
    ("Development", ("architecture", "adding_a_title")),
)
LAST = "Titles from the inside"

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")


def navigation(folder: Path) -> list[Any]:
    """The pages of a folder of documentation, section by section."""
    left = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.md"))]
    entries: list[Any] = []
    if "index.md" in left:
        left.remove("index.md")
        entries.append({"Start": "index.md"})
    for title, names in SECTIONS:
        pages = [page for name in names for page in matching(name, left)]
        left = [page for page in left if page not in pages]
        if pages:
            entries.append({title: pages})
    return [*entries, {LAST: left}] if left else entries


def matching(name: str, pages: list[str]) -> list[str]:
    """The pages that a name of a section stands for."""
    if name.endswith("/*"):
        return [page for page in pages if posixpath.dirname(page) == name[:-2]]
    return [page for page in pages if page == f"{name}.md"]


def inside(markdown: str, page: str) -> str:
    """The text without links that lead out of the documentation: their words stay."""

    def kept(match: re.Match[str]) -> str:
        words, target = match.groups()
        leads = posixpath.normpath(posixpath.join(posixpath.dirname(page), target))
        return words if leads.startswith("..") and "://" not in target else match.group()

    return LINK.sub(kept, markdown)


def with_picture(markdown: str, page: str, folder: Path) -> str:
    """A play guide with the picture of its board under the heading, once there is one."""
    name = Path(page).stem
    if posixpath.dirname(page) != "play" or not (folder / "images" / f"{name}.png").is_file():
        return markdown
    picture = f"../images/{name}.png"
    if picture in markdown:
        return markdown
    heading, _, rest = markdown.partition("\n")
    return f"{heading}\n\n![The board in the browser]({picture})\n{rest}"


def on_config(config: Any) -> Any:
    """MkDocs has read mkdocs.yml."""
    config["nav"] = navigation(Path(config["docs_dir"]))
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """MkDocs has read a page."""
    source: str = page.file.src_uri
    return with_picture(inside(markdown, source), source, Path(config["docs_dir"]))
