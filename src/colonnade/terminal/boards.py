"""Finds the board of a title; a title without one is shown field by field."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table

from colonnade.kernel import registry

Draw = Callable[[dict[str, Any], Sequence[str], str], RenderableType]


def board_of(title: str) -> Draw:
    """The function that draws a view for the names of the players in a language."""
    module = registry.part(title, "board")
    return plain_board if module is None else module.draw


def plain_board(view: dict[str, Any], names: Sequence[str], _language: str) -> RenderableType:
    """Any view: the table's fields first, then a panel for each player."""
    table = Table.grid(padding=(0, 2))
    panels: list[RenderableType] = []
    for name, value in view["state"].items():
        if name == "players":
            panels = [
                Panel(fields(player), title=names[seat], title_align="left")
                for seat, player in enumerate(value)
            ]
        elif name != "frames":
            table.add_row(name.replace("_", " "), shown(value))
    return Group(table, *panels)


def fields(player: dict[str, Any]) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, value in player.items():
        table.add_row(name.replace("_", " "), shown(value))
    return table


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(item)}" for name, item in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(shown(item) for item in value) or "-"
    return "-" if value is None else str(value)
