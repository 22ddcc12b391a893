"""Runs a list of matches on processes or on Ray, keeps what comes in, and can be interrupted."""

from collections.abc import Callable, Iterator

from colonnade.arena import local
from colonnade.arena.match import Match, Result
from colonnade.arena.store import Store
from colonnade.kernel.errors import ColonnadeError, one_of

PLACES = ("local", "ray")

Progress = Callable[[], None]


def results(
    matches: list[Match], on: str = "local", workers: int | None = None, address: str | None = None
) -> Iterator[Result]:
    """The results as they come."""
    if workers is not None and workers < 1:
        raise ColonnadeError(f"workers: at least 1 is needed, not {workers}")
    if on == "local":
        return local.run(matches, workers)
    if on == "ray":
        from colonnade.arena import on_ray

        return on_ray.run(matches, workers, address)
    raise ColonnadeError(one_of("place to run", on, list(PLACES)))


def collect(
    matches: list[Match],
    on: str = "local",
    workers: int | None = None,
    progress: Progress | None = None,
    address: str | None = None,
) -> list[Result]:
    """All results in the order of the games."""
    found: dict[int, Result] = {}
    for row in results(matches, on, workers, address):
        found.setdefault(row["game"], row)
        if progress is not None:
            progress()
    return [found[game] for game in sorted(found)]


def fill(
    store: Store,
    matches: list[Match],
    on: str = "local",
    workers: int | None = None,
    progress: Progress | None = None,
    address: str | None = None,
) -> None:
    """Play what the store lacks; whatever stops the run, what was played is kept."""
    try:
        for row in results(store.left(matches), on, workers, address):
            if store.add(row) and progress is not None:
                progress()
    finally:
        store.flush()
    if not store.left(matches):
        store.finish()
