"""Plays matches on a Ray cluster: a few whole games a task, lost tasks played again."""

import os
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from colonnade.arena.match import Match, Result, forfeited, play
from colonnade.kernel.errors import ColonnadeError

GAMES_A_TASK = 4
RETRIES = 5  # of a task whose worker or node was lost
AHEAD = 3  # tasks per processor that wait at the cluster


def run(
    matches: list[Match], workers: int | None = None, address: str | None = None
) -> Iterator[Result]:
    """The results as they come; each game once, whatever happens to the nodes.

    A game's result depends on its match alone, so a game that is played again after a
    failure gives the same row; rows are told apart by their game number.
    """
    ray = connected(address, workers)
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_some)
    waiting = deque(chunks(matches, GAMES_A_TASK))
    running: dict[Any, list[Match]] = {}
    seen: set[int] = set()
    while waiting or running:
        while waiting and len(running) < allowed(ray, workers):
            some = waiting.popleft()
            running[task.remote(some)] = some
        done, _ = ray.wait(list(running), num_returns=1, timeout=1.0)
        for reference in done:
            some = running.pop(reference)
            for row in harvest(ray, reference, some, waiting):
                if row["game"] not in seen:
                    seen.add(row["game"])
                    yield row


def connected(address: str | None, workers: int | None) -> Any:
    """Ray, connected to a cluster: the one running, the one of RAY_ADDRESS, or one made here."""
    try:
        import ray
    except ImportError:
        raise ColonnadeError("--on ray needs Ray: pip install colonnade[ray]") from None
    if not ray.is_initialized():
        source = str(Path(__file__).resolve().parents[2])  # where this package was found
        paths = [source, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        environment = {"env_vars": {"PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))}}
        where = address or os.environ.get("RAY_ADDRESS")
        try:
            ray.init(
                address=where,
                num_cpus=None if where else workers,
                runtime_env=environment,
                log_to_driver=False,
                include_dashboard=False if where is None else None,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ColonnadeError(
                f"Ray can't be reached at {where or 'this machine'}: {error}"
            ) from None
    return ray


def allowed(ray: Any, workers: int | None) -> int:
    """Tasks that may be at the cluster at once."""
    if workers is not None:
        return workers
    return max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))


def chunks(matches: list[Match], size: int) -> list[list[Match]]:
    return [matches[i : i + size] for i in range(0, len(matches), size)]


def play_some(matches: list[Match]) -> list[Result]:
    """What runs at the cluster."""
    return [play(match) for match in matches]


def harvest(
    ray: Any, reference: Any, some: list[Match], waiting: deque[list[Match]]
) -> list[Result]:
    """The rows of a task. Games of a task lost for good are tried one by one, then forfeited."""
    try:
        found: list[Result] = ray.get(reference)
        return found
    except ray.exceptions.RayError as error:
        if len(some) > 1:
            waiting.extend([match] for match in some)
            return []
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        return [forfeited(some[0], 0, f"its process was lost {RETRIES + 1} times: {reason}")]
