"""Play many games between bots and print scores, lengths and reasons for the end."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from colonnade.arena import run as arena
from colonnade.arena.coverage import Coverage
from colonnade.arena.match import Result
from colonnade.arena.schedule import simulation
from colonnade.arena.statistics import by_bot, by_seat, spread
from colonnade.cli import print_json
from colonnade.cli._arena import (
    add_table,
    bot_list,
    forfeits_of,
    interval,
    percent,
    play_into,
    progress_bar,
    reasons_of,
    show_ends,
)
from colonnade.cli._options import option_values


def add(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument("--games", type=int, default=100, help="how many; default 100")
    parser.add_argument(
        "--bots",
        default="random",
        help="bots by name or level, separated by commas; fewer than seats are repeated",
    )
    parser.add_argument(
        "--out", type=Path, help="keep the results in this folder, for colonnade report"
    )
    parser.add_argument(
        "--coverage", action="store_true", help="print which components were used, and which never"
    )


def run(args: argparse.Namespace) -> None:
    options = option_values(args.title, args.option)
    matches = simulation(
        args.title, args.players, bot_list(args.bots), args.games, args.seed, options,
        args.move_limit,
    )  # fmt: skip
    if args.out is None:
        with progress_bar("games", len(matches)) as step:
            rows = arena.collect(matches, args.on, args.workers, step, args.address)
    else:
        rows, _ = play_into(args, matches, options)
    found = summary(rows)
    if args.coverage:
        with progress_bar("reading logs", len(rows)) as step:
            found["coverage"] = coverage_of(rows, step)
    if args.json:
        print_json(found)
    else:
        show(found)


def summary(rows: list[Result]) -> dict[str, Any]:
    """Everything the command prints."""
    first = rows[0]
    scores: dict[str, list[float]] = {}
    for row in rows:
        for bot, points in zip(row["bots"], row["scores"], strict=True):
            scores.setdefault(bot, []).append(points)
    wins = by_bot(rows)
    return {
        "title": first["title"],
        "players": first["players"],
        "options": json.loads(first["options"]),
        "games": len(rows),
        "bots": {
            bot: {"wins": wins[bot].as_data(), "scores": spread(points).as_data()}
            for bot, points in sorted(scores.items())
        },
        "seats": [
            {
                "wins": rate.as_data(),
                "scores": spread([row["scores"][seat] for row in rows]).as_data(),
            }
            for seat, rate in sorted(by_seat(rows).items())
        ],
        "winning_scores": spread([max(row["scores"]) for row in rows]).as_data(),
        "decisions": spread([row["decisions"] for row in rows]).as_data(),
        "reasons": reasons_of(rows),
        "forfeits": forfeits_of(rows),
    }


def coverage_of(rows: list[Result], step: Any) -> dict[str, Any]:
    coverage = Coverage(rows[0]["title"])
    for row in rows:
        coverage.add(row)
        step()
    return coverage.as_data()


def show(found: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"[bold]{found['title']}[/bold], {found['players']} players, {found['games']} games"
    )
    table = numbers_table("bot")
    for bot, row in found["bots"].items():
        add_row(table, bot, row)
    console.print(table)
    table = numbers_table("seat")
    for seat, row in enumerate(found["seats"]):
        add_row(table, str(seat + 1), row)
    console.print(table)
    length = found["decisions"]
    console.print(
        f"decisions a game: {length['mean']:.1f} on average, {length['least']:.0f} to"
        f" {length['most']:.0f}; winning score {found['winning_scores']['mean']:.1f} on average"
    )
    show_ends(console, found)
    if "coverage" in found:
        show_coverage(console, found["coverage"])


def numbers_table(first: str) -> Table:
    table = Table()
    table.add_column(first)
    for name in ("games", "wins", "interval", "mean", "spread", "least", "median", "most"):
        table.add_column(name, justify="right")
    return table


def add_row(table: Table, name: str, row: dict[str, Any]) -> None:
    wins, scores = row["wins"], row["scores"]
    table.add_row(
        name,
        str(wins["games"]),
        percent(wins["rate"]),
        interval(wins),
        f"{scores['mean']:.1f}",
        f"{scores['deviation']:.1f}",
        f"{scores['least']:.0f}",
        f"{scores['middle']:.0f}",
        f"{scores['most']:.0f}",
    )


def show_coverage(console: Console, coverage: dict[str, Any]) -> None:
    for name, part in coverage.items():
        console.print(
            f"[bold]{name.replace('_', ' ')}[/bold]: {len(part['used'])} of"
            f" {len(part['used']) + len(part['never'])} used"
        )
        if part["never"]:
            console.print("  never: " + ", ".join(part["never"]))
