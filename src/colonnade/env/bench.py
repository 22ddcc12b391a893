"""Measures the environments: steps a second with observation and mask, one game and many.

python -m colonnade.env.bench [title ...] [--players 4] [--seconds 3] [--workers 2]
"""

import argparse
import json
import os
import random
import time
from typing import Any

import numpy as np

from colonnade.env.pettingzoo_aec import GameEnv
from colonnade.env.vectors import VectorEnv, random_actions
from colonnade.kernel import registry
from colonnade.pure import engine

GAMES = 512  # in each half; with fewer, waking the workers takes a good part of the time


def measure(
    seconds: float = 3.0,
    titles: list[str] | None = None,
    players: int = 4,
    workers: int | None = None,
) -> dict[str, Any]:
    """Per title: steps a second of the AEC environment and of the vector environment.

    A step is a decision played, with the observation and the mask of the next one read; the
    random policy's own cost is inside. `workers` is one a core by default.
    """
    if workers is None:
        workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2
    found: dict[str, Any] = {}
    for name in titles or registry.titles():
        title = registry.get(name)
        seats = min(max(players, title.low), title.high)
        env = GameEnv(name, seats)
        found[name] = {
            "engine": engine(),
            "players": seats,
            "columns": env.encoder.size,
            "actions": env.encoder.actions,
            "aec_steps_per_second": round(time_aec(env, seconds)),
            "vector_steps_per_second": round(time_vector(name, seats, workers, seconds)),
            "vector_games": GAMES,
            "vector_workers": workers,
        }
    return found


def time_aec(env: GameEnv, seconds: float) -> float:
    """Steps a second through PettingZoo's own loop: last(), a random legal action, step()."""
    draw = random.Random(0).random
    steps = 0
    seed = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(draw() * len(legal))])
            steps += 1
    return steps / (time.perf_counter() - begin)


def time_vector(title: str, players: int, workers: int, seconds: float) -> float:
    """Steps a second of many games; two halves take turns, so that no worker has to wait."""
    halves = [VectorEnv(title, players, GAMES, workers) for _ in range(2)]
    try:
        generator = np.random.default_rng(0)
        for seed, half in enumerate(halves):
            buffers = half.reset(seed)
            half.send(random_actions(buffers.masks, generator))
        steps = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            for half in halves:
                buffers = half.receive()
                half.send(random_actions(buffers.masks, generator))
                steps += GAMES
        spent = time.perf_counter() - begin
        for half in halves:
            half.receive()
        return steps / spent
    finally:
        for half in halves:
            half.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", help="titles to measure, all by default")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument(
        "--workers", type=int, help="processes of the vector, one a core by default"
    )
    args = parser.parse_args()
    print(json.dumps(measure(args.seconds, args.titles, args.players, args.workers), indent=2))


if __name__ == "__main__":
    main()
