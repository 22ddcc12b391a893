"""What messages and clients need: names of components, prices, what the next round brings."""

from typing import Any

from colonnade.kernel.log import Event
from colonnade.kernel.title import Title
from colonnade.titles.imperial_settlers.state import Table


def components() -> dict[str, list[dict[str, Any]]]:
    return {}


def extras(s: Table, viewer: int | None) -> dict[str, Any]:
    return {}


def action_args(title: Title, s: Table, action: int, language: str) -> dict[str, Any]:
    return {}


def event_args(title: Title, event: Event, language: str) -> dict[str, Any]:
    return {}
