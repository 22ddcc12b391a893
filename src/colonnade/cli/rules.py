"""Print every component of a title with all its values."""

import argparse

from rich.console import Console
from rich.table import Table

from colonnade.cli import print_json
from colonnade.kernel import registry


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", help="the title, e.g. " + ", ".join(registry.titles()))
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    tables = registry.get(args.title).components()
    if args.json:
        print_json(tables)
        return
    console = Console()
    for name, rows in tables.items():
        columns = list(dict.fromkeys(column for row in rows for column in row))
        table = Table(title=name.replace("_", " "), title_justify="left")
        for column in columns:
            table.add_column(column.replace("_", " "), overflow="fold")
        for row in rows:
            table.add_row(*(shown(row.get(column)) for column in columns))
        console.print(table)


def shown(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{n} {name}" for name, n in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return str(value)
