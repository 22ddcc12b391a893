"""--option NAME=VALUE, shared by the commands that start games."""

import argparse
import json
from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, one_of


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the title; a list is given as a,b",
    )


def option_values(title: str, given: list[str]) -> dict[str, Any]:
    """The options of --option NAME=VALUE, in the types the title wants."""
    known = {option.name: option for option in registry.get(title).options}
    found: dict[str, Any] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if name not in known:
            raise BadOption(one_of("option", name, list(known)))
        if not equals:
            raise BadOption(f"option {name}: a value is needed, as in {name}=value")
        option = known[name]
        if option.many:
            found[name] = [typed(part, option.values) for part in value.split(",") if part]
        else:
            found[name] = typed(value, option.values)
    return found


def typed(value: str, allowed: list[Any]) -> Any:
    """The allowed value that is written so; what is not allowed is left to the title to refuse."""
    for candidate in allowed:
        shown = json.dumps(candidate) if isinstance(candidate, bool) else str(candidate)
        if shown.lower() == value.lower():
            return candidate
    return value
