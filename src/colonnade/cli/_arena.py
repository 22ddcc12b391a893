"""What simulate, tournament and report share on the command line."""

import argparse
import json
import sys
from collections import Counter
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
from rich.table import Table

from colonnade.arena import run as arena
from colonnade.arena.match import MOVE_LIMIT, Match, Result
from colonnade.arena.run import PLACES
from colonnade.arena.schedule import checked, doubts
from colonnade.arena.store import Store, rows_of
from colonnade.cli._options import add_options
from colonnade.kernel import registry

SHOWN = 20  # forfeits told one by one


def add_table(parser: argparse.ArgumentParser, several: bool = False) -> None:
    """The arguments that say what is played and where."""
    parser.add_argument("title", help="the title, e.g. " + ", ".join(registry.titles()))
    if several:
        parser.add_argument(
            "--players", required=True, help="seats at the table; 2-4: tables of each size in turn"
        )
    else:
        parser.add_argument("--players", type=int, required=True, help="seats at the table")
    parser.add_argument("--seed", type=int, default=0, help="settles everything; default 0")
    add_options(parser)
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
    try:
        with progress_bar("games", len(matches), done) as step:
            arena.fill(store, matches, args.on, args.workers, step, args.address)
    except KeyboardInterrupt:
        left = len(store.left(matches))
        print(f"{left} games are left; the same command goes on with them", file=sys.stderr)
        raise
    return rows_of(args.out), plan


def reasons_of(rows: list[Result]) -> dict[str, int]:
    """How often games ended for which reason, the most frequent first."""
    counts = Counter(" and ".join(row["reasons"]) or "none given" for row in rows)
    return dict(counts.most_common())


def forfeits_of(rows: list[Result]) -> list[dict[str, Any]]:
    """Which bot forfeited which game, and why."""
    return [
        {
            "game": row["game"],
            "bot": row["bots"][row["forfeit_seat"]],
            "seat": row["forfeit_seat"],
            "reason": row["forfeit_reason"],
        }
        for row in rows
        if row["forfeit_seat"] >= 0
    ]


def show_ends(console: Console, found: dict[str, Any]) -> None:
    """Reasons for the end, and the first forfeits."""
    table = Table(title="reasons for the end", title_justify="left")
    table.add_column("reason")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    for reason, count in found["reasons"].items():
        table.add_row(reason, str(count), percent(count / found["games"]))
    console.print(table)
    for row in found["forfeits"][:SHOWN]:
        console.print(
            f"game {row['game']}: {row['bot']} (seat {row['seat'] + 1}) forfeited: {row['reason']}"
        )
    if len(found["forfeits"]) > SHOWN:
        console.print(f"and {len(found['forfeits']) - SHOWN} more forfeits")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(wins: dict[str, Any]) -> str:
    """A 95 % interval."""
    return f"{100 * wins['low']:.0f}-{100 * wins['high']:.0f} %"
