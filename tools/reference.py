"""Writes docs/reference/TITLE.md from the tables: components, actions, decisions, dump fields."""

import argparse
import sys
from pathlib import Path
from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.codec import Field, Objects
from colonnade.kernel.title import Title

FOLDER = Path(__file__).parent.parent / "docs" / "reference"
MANY = 24  # a group of more actions than this is shown by its first and last


def page(title: Title) -> str:
    """The reference page of a title."""
    parts = [
        f"# {title.say('en', 'title')}: reference",
        "Made by `make reference` from the tables the engine uses.",
        f"{title.low} to {title.high} players, rules version {title.version}.",
        "## Options",
        options_table(title),
        "## Components",
        *(f"### {name.replace('_', ' ')}\n\n{grid(rows)}" for name, rows in components(title)),
        "## Decisions",
        grid([{"name": op.name, "asked": words(title, op.name)} for op in title.ops if op.asks]),
        "## Actions",
        f"{len(title.actions)} ids from 0; a name is stable, an id only within a rules version.",
        grid(action_groups(title)),
        "## Dump fields",
        "What `state` holds in a dump. *Seen by*: all; owner (all at the end); size and count: "
        "the others see how many; hidden: nobody.",
        *field_tables(title.fields, "state"),
    ]
    return "\n\n".join(parts) + "\n"


def components(title: Title) -> list[tuple[str, list[dict[str, Any]]]]:
    return [(name, rows) for name, rows in title.components().items() if rows]


def words(title: Title, decision: str) -> str:
    return title.say("en", f"ask-{decision.replace('_', '-')}")


def options_table(title: Title) -> str:
    rows = [
        {
            "name": option["name"],
            "values": ", ".join(map(str, option["values"])),
            "default": str(option["default"]),
            "what": option["words"]["en"],
        }
        for option in registry.options(title.name)
    ]
    return grid(rows) if rows else "None."


def action_groups(title: Title) -> list[dict[str, Any]]:
    """The actions by key, in id order."""
    groups: list[tuple[str, list[int]]] = []
    for action, key in enumerate(title.actions.keys):
        if not groups or groups[-1][0] != key:
            groups.append((key, []))
        groups[-1][1].append(action)
    rows = []
    for _, ids in groups:
        names = [title.actions.names[i] for i in ids]
        shown = names if len(names) <= MANY else [*names[:6], "...", names[-1]]
        span = str(ids[0]) if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"
        rows.append({"ids": span, "names": ", ".join(f"`{name}`" for name in shown)})
    return rows


def field_tables(fields: tuple[Field, ...], path: str) -> list[str]:
    rows = [
        {"field": f"`{path}.{f.name}`", "form": f.shape(), "what": f.doc, "seen by": f.seen}
        for f in fields
    ]
    found = [grid(rows)]
    for field in fields:
        if isinstance(field, Objects):
            found += field_tables(field.fields, f"{path}.{field.name}[i]")
    return found


def grid(rows: list[dict[str, Any]]) -> str:
    """A Markdown table."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    lines = ["| " + " | ".join(c.replace("_", " ") for c in columns) + " |"]
    lines.append("|" + " --- |" * len(columns))
    lines += ["| " + " | ".join(cell(row.get(c)) for c in columns) + " |" for row in rows]
    return "\n".join(lines)


def cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{name} {n}" for name, n in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(cell(item) for item in value)
    return str(value).replace("|", "\\|")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether pages are fresh")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    stale = []
    for name in registry.titles():
        target = FOLDER / f"{name}.md"
        made = page(registry.get(name))
        if not target.exists() or target.read_text(encoding="utf-8") != made:
            stale.append(name)
            if not check:
                target.write_text(made, encoding="utf-8")
    if check and stale:
        print(f"stale: {', '.join(stale)}; run make reference", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
