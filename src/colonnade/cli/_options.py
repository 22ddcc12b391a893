"""--option NAME=VALUE, shared by the commands that start games."""

import argparse
import json
from typing import Any

from colonnade.kernel.errors import BadOption
from colonnade.kernel.options import checked_options
from colonnade.kernel.title import Title


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the title; a value is JSON or a bare word",
    )


def parsed_options(title: Title, given: list[str]) -> dict[str, Any]:
    """The options of a title from NAME=VALUE words, checked."""
    found: dict[str, Any] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadOption(f"option {word!r}: NAME=VALUE is needed")
        try:
            found[name] = json.loads(value)
        except json.JSONDecodeError:
            found[name] = value
    return checked_options(title.options, found)
