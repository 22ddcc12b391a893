"""Let bots play a tournament; it can be interrupted and goes on where it stopped."""

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from colonnade.arena.match import Result
from colonnade.arena.schedule import FORMATS, tournament
from colonnade.arena.statistics import by_bot, by_pairing, ratings
from colonnade.cli import print_json
from colonnade.cli._arena import (
    add_table,
    bot_list,
    forfeits_of,
    interval,
    percent,
    play_into,
    reasons_of,
    show_ends,
)
from colonnade.cli._options import option_values


def add(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument(
        "--bots", required=True, help="bots by name, level or description (search:1000), by commas"
    )
    parser.add_argument(
        "--games", type=int, default=100, help="for each pairing, rounded up to whole seatings"
    )
    parser.add_argument(
        "--format", default=FORMATS[0], help=f"{', '.join(FORMATS)}; default {FORMATS[0]}"
    )
    parser.add_argument(
        "--out", type=Path, required=True, help="folder for the results; one begun before goes on"
    )


def run(args: argparse.Namespace) -> None:
    bots = bot_list(args.bots)
    options = option_values(args.title, args.option)
    matches = tournament(
        args.title, args.players, bots, args.games, args.format, args.seed, options,
        args.move_limit,
    )  # fmt: skip
    rows, plan = play_into(args, matches, options, format=args.format)
    found = summary(rows, plan)
    if args.json:
        print_json(found)
    else:
        show(found, args.out)


def summary(rows: list[Result], plan: dict[str, Any]) -> dict[str, Any]:
    return {
        "plan": plan,
        "games": len(rows),
        "pairings": {name: rate.as_data() for name, rate in by_pairing(rows).items()},
        "bots": {name: rate.as_data() for name, rate in by_bot(rows).items()},
        "ratings": [
            {
                "bot": r.bot,
                "mu": round(r.mu, 3),
                "sigma": round(r.sigma, 3),
                "rating": round(r.safe, 3),
                "games": r.games,
            }
            for r in ratings(rows)
        ],
        "reasons": reasons_of(rows),
        "forfeits": forfeits_of(rows),
    }


def show(found: dict[str, Any], out: Path) -> None:
    console = Console()
    plan = found["plan"]
    console.print(
        f"[bold]{plan['title']}[/bold], {plan['players']} players, {found['games']} games"
    )
    table = Table("pairing", "games", "wins of the first", "interval", "fair share")
    for name, rate in found["pairings"].items():
        table.add_row(
            name,
            str(rate["games"]),
            percent(rate["rate"]),
            interval(rate),
            percent(1 / plan["players"]),
        )
    if found["pairings"]:
        console.print(table)
    table = Table("bot", "rating", "mu", "sigma", "games", "wins of all its seats")
    for row in found["ratings"]:
        table.add_row(
            row["bot"],
            f"{row['rating']:.2f}",
            f"{row['mu']:.2f}",
            f"{row['sigma']:.2f}",
            str(row["games"]),
            percent(found["bots"][row["bot"]]["rate"]),
        )
    console.print(table)
    show_ends(console, found)
    console.print(f"results: {out}; colonnade report {out} draws them")
