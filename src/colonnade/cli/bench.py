"""Measure the engine: decisions, games and clones, in seconds and in turns of a plain loop."""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from colonnade.cli import print_json
from colonnade.cli._options import add_options, option_values
from colonnade.env import extra
from colonnade.files import read_json, write_json
from colonnade.kernel import registry, rng
from colonnade.kernel.state import State
from colonnade.kernel.title import Title
from colonnade.pure import engine

LOOP_TURNS = 300_000
CLONES = 2_000
DRAWS = 5_000  # random choices made beforehand and used again and again
MIDDLE = 100  # decisions after which a state is taken to be cloned
SHOWN = {  # the columns of the table and their headings
    "title": "title",
    "players": "players",
    "engine": "engine",
    "decisions_per_second": "a second",
    "decision_loops": "decision",
    "decision_ratio": "ratio",
    "clone_loops": "clone",
    "clone_ratio": "ratio",
}
NOTICEABLE = 1.15  # a ratio to the recorded figures above this is called slower


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("titles", nargs="*", help="titles to measure, all by default")
    parser.add_argument("--players", type=int, help="only this player count")
    parser.add_argument("--games", type=int, default=10, help="games per measurement")
    parser.add_argument("--best-of", type=int, default=20, help="repetitions, the best counts")
    parser.add_argument("--seed", type=int, default=0)
    add_options(parser)
    parser.add_argument("--this-engine", action="store_true", help="don't run the other engine too")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--environments",
        action="store_true",
        help="measure the learners' environments instead; needs the extra env",
    )
    parser.add_argument("--compare", type=Path, metavar="FILE", help="recorded figures to compare")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the figures there")


def run(args: argparse.Namespace) -> None:
    if args.environments:
        with extra("env"):
            from colonnade.env.bench import measure as measure_environments

        found = measure_environments(titles=args.titles or None, players=args.players or 4)
        rows = [{"title": title, **figures} for title, figures in found.items()]
        if args.json:
            print_json(rows)
        else:
            Console().print(side_by_side(rows))
        return
    rows = [
        measure(title, players, args)
        for title in [registry.get(name) for name in args.titles or registry.titles()]
        for players in range(title.low, title.high + 1)
        if args.players in (None, players)
    ]
    if engine() == "compiled" and not args.this_engine:
        rows += interpreted_rows(args)
    slower = compared(rows, read_json(args.compare)) if args.compare else []
    if args.json:
        print_json(rows)
    else:
        Console().print(as_table(rows))
        for line in slower:
            Console().print(line, style="red")
        if args.compare and not slower:
            Console().print("nothing got slower", style="green")
    if args.record:
        write_json(args.record, rows)


def compared(rows: list[dict[str, Any]], recorded: list[dict[str, Any]]) -> list[str]:
    """Add the ratio to the recorded figures to each row; returns what got slower, in words."""
    before = {(row["title"], row["players"], row["engine"]): row for row in recorded}
    slower = []
    for row in rows:
        old = before.get((row["title"], row["players"], row["engine"]))
        if old is None:
            continue
        for figure in ("decision_loops", "clone_loops"):
            ratio = round(row[figure] / old[figure], 2)
            row[figure.replace("loops", "ratio")] = ratio
            if ratio > NOTICEABLE:
                slower.append(
                    f"slower: {row['title']} with {row['players']} players, {row['engine']}: "
                    f"{figure.replace('_', ' ')} {old[figure]} -> {row[figure]}, x {ratio}"
                )
    return slower


def interpreted_rows(args: argparse.Namespace) -> list[dict[str, Any]]:
    """The same games played by the interpreted engine, in a process of its own."""
    command = [sys.executable, "-m", "colonnade", "bench", *args.titles, "--json", "--this-engine"]
    command += ["--games", str(args.games), "--best-of", str(args.best_of)]
    command += ["--seed", str(args.seed)]
    if args.players is not None:
        command += ["--players", str(args.players)]
    for option in args.option:
        command += ["--option", option]
    environment = {**os.environ, "COLONNADE_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def measure(title: Title, players: int, args: argparse.Namespace) -> dict[str, Any]:
    """Best of several: random legal play, clones in the middle of games, and the loop."""
    options = option_values(title.name, args.option)
    best_play = best_clone = loop = float("inf")
    decisions = 0
    for _ in range(args.best_of):
        # the loop is timed in turn with the rest, since processors change their pace; the best
        # of each is compared, not the luckiest pair
        loop = min(loop, time_loop())
        seconds, decisions, middle = time_play(title, players, args.games, args.seed, options)
        best_play = min(best_play, seconds)
        best_clone = min(best_clone, time_clones(middle))
    per_decision = best_play / decisions
    return {
        "title": title.name,
        "players": players,
        "engine": engine(),
        "decisions_per_second": round(1 / per_decision),
        "games_per_second": round(args.games / best_play, 1),
        "decisions_per_game": round(decisions / args.games, 1),
        "clone_microseconds": round(best_clone * 1e6, 2),
        "decision_loops": round(per_decision / loop, 1),
        "clone_loops": round(best_clone / loop, 1),
        "loop_nanoseconds": round(loop * 1e9, 1),
    }


def time_clones(state: State) -> float:
    """Seconds for one clone."""
    start = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return (time.process_time() - start) / CLONES


def time_loop() -> float:
    """Seconds for one turn of the loop that everything is compared with."""
    x = 1
    start = time.process_time()
    for _ in range(LOOP_TURNS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return (time.process_time() - start) / LOOP_TURNS


def time_play(
    title: Title, players: int, games: int, seed: int, options: dict[str, Any]
) -> tuple[float, int, Any]:
    """Play random games; returns seconds in legal() and play(), decisions, a state on the way.

    What the random choices are made of is drawn beforehand; setting up games is outside too.
    """
    draws = random_numbers(seed, DRAWS)
    seconds = 0.0
    decisions = 0
    middle = None
    for game in range(games):
        s = title.new(players, seed + game, options)
        played = 0
        start = time.process_time()
        while s.actor >= 0:
            for draw in draws:
                choices = s.legal()
                s.play(choices[draw % len(choices)])
                played += 1
                if s.actor < 0:
                    break
                if played == MIDDLE and middle is None:
                    middle = s.clone()
        seconds += time.process_time() - start
        decisions += played
    return seconds, decisions, s if middle is None else middle


def random_numbers(seed: int, count: int) -> list[int]:
    """Numbers to choose by, from the title's own kind of generator."""
    memory = rng.seeded(seed)
    found = []
    for _ in range(count):
        memory = rng.stepped(memory)
        found.append(rng.below(memory, 1 << 20))
    return found


def as_table(rows: list[dict[str, Any]]) -> Table:
    """What the limits are about, in a table that fits into a narrow window; --json has it all."""
    table = Table(
        title="cost in turns of the loop",
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=0,
        pad_edge=False,
    )
    columns = [column for column in SHOWN if any(column in row for row in rows)]
    for column in columns:
        table.add_column(SHOWN[column], justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            *(
                f"{value:,}" if isinstance(value, int) else str(value)
                for value in map(row.get, columns)
            )
        )
    return table


def side_by_side(rows: list[dict[str, Any]]) -> Table:
    """One column a title, so that all figures fit into a narrow window."""
    table = Table(title="steps a second, on the clock", title_justify="left")
    table.add_column("")
    for row in rows:
        table.add_column(row["title"], justify="right")
    for figure in (name for name in rows[0] if name != "title"):
        values = [row[figure] for row in rows]
        shown = (f"{value:,}" if isinstance(value, int) else str(value) for value in values)
        table.add_row(figure.replace("_", " "), *shown)
    return table
