"""Weighs the parts of a title's evaluation by self-play, and keeps only what plays better.

Each round lets the planner play itself, fits the worth of every part to the final scores by
ridge regression towards the weights in use, and tries the new weights against the old ones,
alone at a table of the others, in every seat on the same seeds. They are kept when they win
more than their share at the smallest and at the largest table.

    python tools/tune_evaluation.py puerto_rico --games 400 --rounds 3
"""

import argparse
import random
from typing import Any

import numpy as np

from colonnade.bots import think
from colonnade.bots.evaluation import Evaluation, evaluation
from colonnade.bots.planner import Planner
from colonnade.cli._options import option_values
from colonnade.kernel import registry

EXPLORING = 0.05  # share of moves made at random, so that all kinds of positions come up
SLIPS = 1.0
LEAST, MOST = 0.4, 2.0  # how far a weight may go in one round
BETTER = 1.04  # times the fair share of wins that new weights must reach


class Tuned(Planner):
    """A planner with weights of its own."""

    own: Evaluation

    def judge(self, state: Any) -> Evaluation:
        return self.own


def weighed(base: Evaluation, weights: np.ndarray) -> Evaluation:
    """The same parts with other weights: first all early ones, then all late ones."""
    count = len(base.names)
    return Evaluation(
        base.names,
        [float(w) for w in weights[:count]],
        [float(w) for w in weights[count:]],
        base.greedy,
        base.spread,
        base.parts,
        base.time_left,
        base.quiet,
        base.advise,
    )


def seated(judges: list[Evaluation], seed: int, slips: float) -> list[Tuned]:
    made = []
    for seat, judge in enumerate(judges):
        bot = Tuned()
        bot.own, bot.seed, bot.slips = judge, seed * 10 + seat, slips
        made.append(bot)
    return made


def gathered(
    title: str, options: dict[str, Any], judge: Evaluation, games: int, seed: int
) -> tuple[np.ndarray, np.ndarray]:
    """Parts of positions in self-play, early and late, and the final scores they led to."""
    owner = registry.get(title)
    rows: list[list[float]] = []
    scores: list[float] = []
    for game in range(games):
        seats = max(2, owner.low) + game % (owner.high - max(2, owner.low) + 1)
        state = owner.new(seats, seed + game, options)
        dice = random.Random(seed + game)
        bots = seated([judge] * seats, seed + game, SLIPS)
        seen: list[tuple[int, float, list[float]]] = []
        while not state.over:
            if judge.quiet(state) and dice.random() < 0.5:
                left = judge.time_left(state)
                seen += [(seat, left, judge.parts(state, seat)) for seat in range(seats)]
            if dice.random() < EXPLORING:
                state.play(dice.choice(state.choices))
            else:
                state.play(think(bots[state.actor], state))
        final = state.scores()
        for seat, left, parts in seen:
            rows.append([n * left for n in parts] + [n * (1 - left) for n in parts])
            scores.append(float(final[seat]))
    return np.array(rows), np.array(scores)


def fitted(rows: np.ndarray, scores: np.ndarray, old: np.ndarray, strength: float) -> np.ndarray:
    """Ridge regression towards the old weights; no weight runs away or changes its sign."""
    scale = rows.std(0) + 1e-6
    scaled = rows / scale
    pull = strength * len(scores)
    square = scaled.T @ scaled + pull * np.eye(len(old))
    new = np.linalg.solve(square, scaled.T @ scores + pull * old * scale) / scale
    ends = np.stack([old * LEAST, old * MOST + 0.2 * np.sign(old)])
    new = np.asarray(np.clip(new, ends.min(0), ends.max(0)))
    # the base takes up what the bounds took away
    base = [0, len(old) // 2]
    new[base] += np.linalg.lstsq(rows[:, base], scores - rows @ new, rcond=None)[0]
    return new


def duel(
    title: str, options: dict[str, Any], seats: int, new: Evaluation, old: Evaluation, games: int
) -> float:
    """How often the new weights win, alone against the old ones; fair is 1."""
    wins = 0.0
    rounds = max(1, games // seats)
    for number in range(rounds):
        for own in range(seats):
            state = registry.get(title).new(seats, 900_000 + number, options)
            judges = [new if seat == own else old for seat in range(seats)]
            bots = seated(judges, number, 0.0)
            while not state.over:
                state.play(think(bots[state.actor], state))
            first = state.ranking()[0]
            wins += own in first and 1 / len(first)
    return wins / rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--strength", type=float, default=0.2)
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    options = option_values(args.title, args.option)
    owner = registry.get(args.title)
    base = evaluation(args.title)
    weights = np.array([*base.early, *base.late])
    strength = args.strength
    for number in range(args.rounds):
        old = weighed(base, weights)
        rows, scores = gathered(args.title, options, old, args.games, 10_000 * (number + 1))
        found = fitted(rows, scores, weights, strength)
        new = weighed(base, found)
        tables = sorted({max(2, owner.low), owner.high})
        won = {n: duel(args.title, options, n, new, old, args.duels) for n in tables}
        better = all(share > BETTER for share in won.values())
        print(f"round {number + 1}: times the fair share {won}, {'kept' if better else 'left'}")
        if better:
            weights = found
        else:
            strength *= 2
    best = weighed(base, weights)
    for name, early, late in zip(best.names, best.early, best.late, strict=True):
        print(f'    ("{name}",{early:8.2f},{late:8.2f})')


if __name__ == "__main__":
    main()
