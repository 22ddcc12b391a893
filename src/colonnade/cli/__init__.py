"""The command line: one module a command, found by its name."""

import argparse
import importlib
import json
import pkgutil
import sys
from typing import Any

from colonnade.kernel.errors import ColonnadeError


def parser() -> argparse.ArgumentParser:
    """The parser of all commands; each module here brings add() and run()."""
    from colonnade.pure import engine
    from colonnade.version import VERSION

    made = argparse.ArgumentParser(
        prog="colonnade", description="Play, study and master deep settlement games."
    )
    made.add_argument(
        "--version", action="version", version=f"colonnade {VERSION} ({engine()} engine)"
    )
    commands = made.add_subparsers(metavar="COMMAND", required=True)
    for module in sorted(m.name for m in pkgutil.iter_modules(__path__) if m.name[0] != "_"):
        command = importlib.import_module(f"{__name__}.{module}")
        first_line = (command.__doc__ or "").splitlines()[0]
        sub = commands.add_parser(module, help=first_line, description=first_line)
        command.add(sub)
        sub.set_defaults(run=command.run)
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run a command; bad input is one line on standard error and exit code 2.

    So is a file or folder that can't be read or written.
    """
    args = parser().parse_args(arguments)
    try:
        code = args.run(args)
    except ColonnadeError as error:
        print(f"colonnade: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:
        return 1
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"colonnade: {place}{error.strerror or error}", file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))
