"""Writes one page a title: every slice of its observation and every action, from the code.

python -m colonnade.env.pages docs/environments [title ...]     # all titles that are installed
"""

import argparse
from pathlib import Path

from colonnade.env.columns import Schema, Slice, hints
from colonnade.kernel import registry
from colonnade.kernel.title import Title

LONG = 24  # labels beyond so many are cut in the table and listed below it


def page(name: str) -> str:
    """The page of a title, as Markdown."""
    title = registry.get(name)
    words = name.replace("_", " ").title()
    lines = [
        f"# {words}: observation and actions",
        "",
        "*Written by `python -m colonnade.env.pages docs/environments`; don't edit it.*",
        "",
        f"{title.low} to {title.high} players. `colonnade.env.schema({name!r}, players)` gives the "
        "same in code; [environments.md](../environments.md) says how to use it.",
        "",
        *observation(title),
        *actions(title),
    ]
    return "\n".join(lines) + "\n"


# --- the observation -------------------------------------------------------------------


def observation(title: Title) -> list[str]:
    """One row a slice, with its place for each number of players."""
    counts = range(title.low, title.high + 1)
    schemas = {players: Schema(title.name, players, widest(title)) for players in counts}
    sizes = ", ".join(f"{s.size} with {players}" for players, s in schemas.items())
    lines = [
        "## Observation",
        "",
        f"Columns of 16 bits: {sizes} players. `player0` is the viewer, `player1` sits after him, "
        "and so on. The columns *from* say where a slice begins, by number of players.",
        "",
    ]
    if hints(title.name).rows(title.low, {o.name: o.default for o in title.options}):
        lines += [
            "The table is for the options that bring the most components into the game; with "
            "fewer, the columns of what is not in the game are left out.",
            "",
        ]
    heads = [f"from ({players})" for players in counts]
    lines.append(
        "| slice | columns | range | kind | " + " | ".join(heads) + " | meaning | labels |"
    )
    lines.append("|---|---:|---|---|" + "---:|" * len(heads) + "---|---|")
    most = schemas[title.high]
    listed: dict[tuple[str, ...], str] = {}
    for part in most.slices.values():
        starts = [
            str(schema.slices[part.name].start) if part.name in schema.slices else ""
            for schema in schemas.values()
        ]
        lines.append(
            f"| `{part.name}` | {part.size} | {part.low} to {part.high} | {part.kind} | "
            + " | ".join(starts)
            + f" | {part.doc} | {labels(part, listed)} |"
        )
    lines.append("")
    for found, where in listed.items():
        lines += [f"**Labels of `{where}`:** " + ", ".join(found), ""]
    return lines


def widest(title: Title) -> dict[str, object]:
    """The options that bring the most into the game: every value where several can be had."""
    return {option.name: list(option.values) for option in title.options if option.many}


def labels(part: Slice, listed: dict[tuple[str, ...], str]) -> str:
    """The labels of a slice's columns; a long list is written once, below the table."""
    if part.labels == ("",):
        return ""
    if len(part.labels) <= LONG:
        return ", ".join(part.labels)
    where = listed.setdefault(part.labels, part.name)
    return f"see `{where}` below"


# --- the actions -------------------------------------------------------------------------


def actions(title: Title) -> list[str]:
    """One row a run of actions of the same kind, and all names."""
    names, keys = title.actions.names, title.actions.keys
    lines = [
        "## Actions",
        "",
        f"{len(names)} actions, numbered 0 to {len(names) - 1}. `state.name(action)` and "
        "`state.parse(name)` change one into the other.",
        "",
        "| kind | actions | first | last |",
        "|---|---|---|---|",
    ]
    start = 0
    while start < len(names):
        stop = start
        while stop < len(names) and keys[stop] == keys[start]:
            stop += 1
        span = str(start) if stop == start + 1 else f"{start} to {stop - 1}"
        lines.append(f"| {keys[start]} | {span} | {names[start]} | {names[stop - 1]} |")
        start = stop
    lines += ["", "<details><summary>All actions by number</summary>", "", "| number | name |"]
    lines += ["|---:|---|", *(f"| {i} | {name} |" for i, name in enumerate(names))]
    return [*lines, "", "</details>"]


def write(folder: Path, titles: list[str]) -> list[Path]:
    """Write the pages of titles."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in titles:
        path = folder / f"{name}.md"
        path.write_text(page(name), encoding="utf-8")
        written.append(path)
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the pages go")
    parser.add_argument("titles", nargs="*", help="all that are installed by default")
    args = parser.parse_args()
    for made in write(args.folder, args.titles or registry.titles()):
        print(made)


if __name__ == "__main__":
    main()
