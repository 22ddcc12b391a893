"""Play many games between bots and print scores, lengths and reasons for the end."""

import argparse
import json
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from colonnade.arena import run as arena
from colonnade.arena.coverage import Coverage
from colonnade.arena.match import Match, Result, play
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
from colonnade.kernel.errors import BadOption, ColonnadeError


def add(parser: argparse.ArgumentParser) -> None:
    add_table(parser, several=True)
    parser.add_argument("--games", type=int, default=100, help="how many; default 100")
    parser.add_argument(
        "--bots",
        default="random",
        help="bots by name or level, separated by commas; fewer than seats are repeated",
    )
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME=VALUE,...",
        help="options of some of the games: with several variants they take turns",
    )
    parser.add_argument(
        "--out", type=Path, help="keep the results in this folder, for colonnade report"
    )
    parser.add_argument(
        "--coverage", action="store_true", help="print which components were used, and which never"
    )


def run(args: argparse.Namespace) -> None:
    options = option_values(args.title, args.option)
    bots = bot_list(args.bots)
    tables = [
        (players, {**options, **variant})
        for players in seat_counts(args.players)
        for variant in variants(args.title, args.variant)
    ]
    if args.out is not None and len(tables) > 1:
        raise ColonnadeError("--out: only with one number of players and at most one --variant")
    matches = taking_turns(
        [
            simulation(
                args.title, players, bots[:players], args.games, args.seed + number, given,
                args.move_limit,
            )
            for number, (players, given) in enumerate(tables)
        ],
        args.games,
        args.coverage,
    )  # fmt: skip
    if args.out is None:
        with progress_bar("games", len(matches)) as step:
            rows = arena.collect(matches, args.on, args.workers, step, args.address)
    else:
        args.players = tables[0][0]
        rows, _ = play_into(args, matches, tables[0][1])
    found = summary(rows)
    if args.coverage:
        with progress_bar("counting", len(rows)) as step:
            found["coverage"] = coverage_of(rows, matches, step)
    if args.json:
        print_json(found)
    else:
        show(found)


def seat_counts(given: str) -> list[int]:
    """The player counts of --players: "3", or "1-4" for all of these in turn."""
    low, dash, high = given.partition("-")
    if not low.isdigit() or (dash and not high.isdigit()) or int(high or low) < int(low):
        raise BadOption(f"--players: {given!r} is no number of players, nor a range like 2-4")
    return list(range(int(low), int(high or low) + 1))


def variants(title: str, given: list[str]) -> list[dict[str, Any]]:
    """The option sets of --variant; a comma that no NAME= follows belongs to the value."""
    if not given:
        return [{}]
    return [option_values(title, re.split(r",(?=\w+=)", item)) if item else {} for item in given]


def taking_turns(rounds: list[list[Match]], games: int, covers: bool) -> list[Match]:
    """So many games in all, from each table in turn, numbered through."""
    mixed = [rounds[i % len(rounds)][i // len(rounds)] for i in range(games)]
    return [match._replace(game=i, covers=covers) for i, match in enumerate(mixed)]


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
        "tables": sorted({(row["players"], row["options"]) for row in rows}),
        "games": len(rows),
        "bots": {
            bot: {"wins": wins[bot].as_data(), "scores": spread(points).as_data()}
            for bot, points in sorted(scores.items())
        },
        "seats": [
            {
                "wins": rate.as_data(),
                "scores": spread(
                    [row["scores"][seat] for row in rows if seat < row["players"]]
                ).as_data(),
            }
            for seat, rate in sorted(by_seat(rows).items())
        ],
        "winning_scores": spread([max(row["scores"]) for row in rows]).as_data(),
        "decisions": spread([row["decisions"] for row in rows]).as_data(),
        "reasons": reasons_of(rows),
        "forfeits": forfeits_of(rows),
    }


def coverage_of(rows: list[Result], matches: list[Match], step: Any) -> dict[str, Any]:
    """What all games used; those kept from an earlier run are played again."""
    coverage = Coverage(rows[0]["title"])
    described = {match.game: match for match in matches}
    for row in rows:
        covered = row.get("covered")
        if covered is None and row["forfeit_seat"] >= 0:
            covered = []  # its process was lost with what it had counted
        if covered is None:
            covered = play(described[row["game"]])["covered"]
        coverage.add(covered)
        step()
    return coverage.as_data()


def show(found: dict[str, Any]) -> None:
    console = Console()
    console.print(f"[bold]{found['title']}[/bold], {players_shown(found)}, {found['games']} games")
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


def players_shown(found: dict[str, Any]) -> str:
    counts = sorted({players for players, _ in found["tables"]})
    if len(found["tables"]) == 1:
        return f"{counts[0]} players"
    return f"{counts[0]} to {counts[-1]} players, {len(found['tables'])} kinds of table"


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
    """How much of each table was used, and everything that was not."""
    table = Table(title="coverage", title_justify="left")
    table.add_column("table")
    for name in ("used", "of", "uses"):
        table.add_column(name, justify="right")
    for name, part in coverage.items():
        used, never = part["used"], part["never"]
        table.add_row(
            name.replace("_", " "),
            str(len(used)),
            str(len(used) + len(never)),
            str(sum(used.values())),
        )
    console.print(table)
    for name, part in coverage.items():
        if part["never"]:
            console.print(f"[bold]{name.replace('_', ' ')}[/bold] never used:")
            console.print("  " + ", ".join(part["never"]))
    if not any(part["never"] for part in coverage.values()):
        console.print("everything was used")
