"""How much better the search decides with more iterations, decision by decision.

Games at large tables say little of it: many players and much luck hide a good move. So decisions
are taken out of games between searches, thought out by each budget, and the different moves they
choose are weighed by a much larger search, which tries each of them equally often and begins anew.

    python tools/decisions.py puerto_rico --players 5 --decisions 200
"""

import argparse
import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from colonnade.arena.statistics import Z
from colonnade.bots import make, think
from colonnade.bots.evaluation import evaluation
from colonnade.bots.tree import POINT, Tree
from colonnade.cli._options import option_values
from colonnade.kernel import registry
from colonnade.kernel.rng import STEP, below, mixed
from colonnade.kernel.state import State

FIRST_SEED = 30_000  # of the games that decisions are taken from: no cell of the strength table's
PLAYING = 100  # iterations a move in those games
APART = 12  # decisions from one that is taken to the next, on average
BUDGETS = (100, 1_000, 10_000)
WEIGHING = 20_000  # iterations for each move that some budget chooses


@dataclass
class Weighed:
    """A decision: what each budget chose, and what the chosen moves are worth to who decides."""

    chosen: list[int]
    win: dict[int, float]  # by move: the chance to win
    ahead: dict[int, float]  # and the points ahead of the table's average


def decisions(title: str, players: int, options: dict[str, Any], count: int) -> Iterator[State]:
    """Decisions from as many games as are needed."""
    found = 0
    game = FIRST_SEED
    while found < count:
        s = registry.get(title).new(players, game, options)
        bots = [make("search", game * 10 + seat, PLAYING) for seat in range(players)]
        step = 0
        while not s.over and found < count:
            if below(mixed(game * STEP + step), APART) == 0:
                found += 1
                yield s.clone()
            s.play(think(bots[s.actor], s))
            step += 1
        game += 1


def weighed(s: State, seed: int, budgets: tuple[int, ...], weighing: int) -> Weighed:
    """A decision thought out by each budget, with seeds of their own."""
    chosen = [think(make("search", seed + i, budget), s) for i, budget in enumerate(budgets)]
    seen = s.resample(s.actor, mixed(seed))
    tree = Tree(evaluation(s.title.name), seen, mixed(seed + len(budgets)))
    win: dict[int, float] = {}
    ahead: dict[int, float] = {}
    for action in sorted(set(chosen)) if len(set(chosen)) > 1 else []:
        edge = tree.root.actions.index(action)
        tree.try_out(edge, weighing)
        win[action] = tree.root.wins[edge] / weighing
        ahead[action] = (tree.root.worth[edge] / weighing - win[action]) / POINT
    return Weighed(chosen, win, ahead)


def job(task: tuple[dict[str, Any], int, int]) -> Weighed:
    dump, seed, weighing = task
    return weighed(registry.load(dump), seed, BUDGETS, weighing)


def better(rows: list[Weighed], i: int) -> tuple[float, list[float], list[float]]:
    """By budget i + 1 instead of i: how often it chose otherwise, and what each decision gained."""
    pairs = [(row, row.chosen[i], row.chosen[i + 1]) for row in rows]
    otherwise = sum(less != more for _, less, more in pairs) / len(pairs)
    win = [row.win[more] - row.win[less] if more != less else 0.0 for row, less, more in pairs]
    ahead = [
        row.ahead[more] - row.ahead[less] if more != less else 0.0 for row, less, more in pairs
    ]
    return otherwise, win, ahead


def with_interval(values: list[float], digits: int) -> str:
    """The mean and half of its 95 % interval."""
    half = Z * float(np.std(values, ddof=1)) / len(values) ** 0.5
    return f"{float(np.mean(values)):+.{digits}f} ± {half:.{digits}f}"


def table(rows: list[Weighed]) -> str:
    """As Markdown."""
    lines = [
        "| iterations | instead of | chooses otherwise | chance to win | points ahead |\n",
        "|---|---|---|---|---|\n",
    ]
    for i, (less, more) in enumerate(pairwise(BUDGETS)):
        otherwise, win, ahead = better(rows, i)
        lines.append(
            f"| {more:,} | {less:,} | {100 * otherwise:.0f} %"
            f" | {with_interval([100 * gain for gain in win], 2)} % | {with_interval(ahead, 2)} |\n"
        )
    return "".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title", choices=registry.titles())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--weighing", type=int, default=WEIGHING)
    parser.add_argument("--workers", type=int, help="processes; one a processor, when not given")
    args = parser.parse_args()
    options = option_values(args.title, args.option)
    taken = decisions(args.title, args.players, options, args.decisions)
    tasks = ((s.dump(), 1_000 * number, args.weighing) for number, s in enumerate(taken))
    with multiprocessing.get_context("fork").Pool(args.workers) as crew:
        rows = list(crew.imap(job, tasks))
    print(f"{args.title}, {args.players} players, {len(rows)} decisions")
    print(table(rows), end="")


if __name__ == "__main__":
    main()
