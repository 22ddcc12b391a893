"""What simulate, tournament and report share on the command line."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from colonnade.arena import run as arena
from colonnade.arena.match import MOVE_LIMIT, Match, Result
from colonnade.arena.run import PLACES
from colonnade.arena.schedule import checked, doubts
from colonnade.arena.store import Store, rows_of
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, one_of


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played and where."""
    parser.add_argument("title", help="the title, e.g. " + ", ".join(registry.titles()))
    parser.add_argument("--players", type=int, required=True, help="seats at the table")
    parser.add_argument("--seed", type=int, default=0, help="settles everything; default 0")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the title; a list is given as a,b",
    )
    parser.add_argument("--workers", type=int, help="processes; default: every processor")
    parser.add_argument(
        "--on", default="local", help=f"where games are played: {' or '.join(PLACES)}"
    )
    parser.add_argument("--address", help="the Ray cluster, as ray.init() takes it")
    parser.add_argument(
        "--move-limit",
        type=float,
        default=MOVE_LIMIT,
        metavar="SECONDS",
        help=f"a bot that thinks longer forfeits; default {MOVE_LIMIT:g}",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def bot_list(given: str) -> list[str]:
    """The bots of --bots; those that can't be made are told at once."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    for doubt in doubts(names):
        print(f"colonnade: this bot will forfeit every game: {doubt}", file=sys.stderr)
    return names


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


@contextmanager
def progress_bar(what: str, whole: int, done: int = 0) -> Iterator[Any]:
    """A bar with the time left on standard error; yields what counts one step."""
    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(what, total=whole, completed=done)
        yield lambda: progress.advance(bar)


def play_into(
    args: argparse.Namespace, matches: list[Match], options: dict[str, Any], **more: Any
) -> tuple[list[Result], dict[str, Any]]:
    """Play into the folder --out, or go on with it; the results and the plan of the run."""
    plan = {
        "title": args.title,
        "players": args.players,
        "options": json.loads(checked(args.title, args.players, options)),
        "bots": [name.strip() for name in args.bots.split(",") if name.strip()],
        "games": args.games,
        "seed": args.seed,
        "move_limit": args.move_limit,
        **more,
    }
    store = Store(args.out, plan)
    done = len(matches) - len(store.left(matches))
    with progress_bar("games", len(matches), done) as step:
        arena.fill(store, matches, args.on, args.workers, step, args.address)
    return rows_of(args.out), plan


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(wins: dict[str, Any]) -> str:
    """A 95 % interval."""
    return f"{100 * wins['low']:.0f}-{100 * wins['high']:.0f} %"
