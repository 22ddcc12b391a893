"""Results in columnar files: a folder of Parquet parts while a run goes on, one file after it."""

import json
import os
import time
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from colonnade.arena.match import Match, Result
from colonnade.kernel.errors import ColonnadeError

SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("pairing", pa.string()),
        ("title", pa.string()),
        ("rules", pa.int32()),
        ("players", pa.int8()),
        ("options", pa.string()),
        ("seed", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int8())),
        ("wins", pa.list_(pa.float64())),
        ("sheets", pa.string()),
        ("decisions", pa.int32()),
        ("reasons", pa.list_(pa.string())),
        ("forfeit_seat", pa.int8()),
        ("forfeit_reason", pa.string()),
        (
            "uses",
            pa.list_(
                pa.struct(
                    [
                        ("seat", pa.int8()),
                        ("key", pa.string()),
                        ("component", pa.string()),
                        ("count", pa.int32()),
                        ("first", pa.int32()),
                    ]
                )
            ),
        ),
    ]
)
PLAN = "plan.json"
WHOLE = "results.parquet"
PART = "part-{:05d}.parquet"
FLUSH = 500  # results kept in memory at most
SECONDS = 20.0  # and for how long


class StoreError(ColonnadeError):
    """A results file that is missing, damaged or of another run."""


class Store:
    """The results of one run in a folder. Adding a result twice keeps one."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        """Open a folder: a new one, or one whose plan is the same, to go on with it."""
        self.folder = folder
        self.pending: list[Result] = []
        self.written = time.monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{folder}: {error.strerror}") from None
        path = folder / PLAN
        if path.exists():
            try:
                found = json.loads(path.read_text(encoding="utf-8"))
            except ValueError:
                raise StoreError(f"{path}: not a plan") from None
            if found != plan:
                raise StoreError(
                    f"{folder}: holds results of another run; {difference(found, plan)}"
                )
        elif any(folder.glob("*.parquet")):
            raise StoreError(f"{folder}: holds results without a plan")
        else:
            write_text(path, json.dumps(plan, indent=2) + "\n")
        self.parts = len(list(folder.glob("part-*.parquet")))
        self.done = {row["game"] for row in rows_of(folder)}

    def left(self, matches: list[Match]) -> list[Match]:
        """The matches without a result."""
        return [match for match in matches if match.game not in self.done]

    def add(self, row: Result) -> bool:
        """Keep a result; False when there is one of that game already."""
        if row["game"] in self.done:
            return False
        self.done.add(row["game"])
        self.pending.append(row)
        if len(self.pending) >= FLUSH or time.monotonic() - self.written > SECONDS:
            self.flush()
        return True

    def flush(self) -> None:
        """Write what is in memory as a further part."""
        self.written = time.monotonic()
        if not self.pending:
            return
        while (self.folder / PART.format(self.parts)).exists():
            self.parts += 1
        write_rows(self.folder / PART.format(self.parts), self.pending)
        self.parts += 1
        self.pending = []

    def finish(self) -> None:
        """Join all parts into one file in the order of the games."""
        self.flush()
        rows = rows_of(self.folder)
        write_rows(self.folder / WHOLE, rows)
        for part in self.folder.glob("part-*.parquet"):
            part.unlink()


def difference(found: Any, plan: dict[str, Any]) -> str:
    """What two plans don't agree on."""
    if not isinstance(found, dict):
        return "its plan can't be read"
    names = [name for name in {**found, **plan} if found.get(name) != plan.get(name)]
    return "; ".join(f"{name}: {found.get(name)!r}, not {plan.get(name)!r}" for name in names)


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(path.name + ".draft")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)


def write_rows(path: Path, rows: list[Result]) -> None:
    """Write a Parquet file whole or not at all, sorted by game."""
    table = pa.Table.from_pylist(sorted(rows, key=lambda row: row["game"]), schema=SCHEMA)
    draft = path.with_name(path.name + ".draft")
    pq.write_table(table, draft, compression="zstd")
    os.replace(draft, path)


def rows_of(place: Path) -> list[Result]:
    """The results in a Parquet file or a run's folder, each game once, in order."""
    if not place.exists():
        raise StoreError(f"{place}: there is no such file or folder")
    files = sorted(place.glob("*.parquet")) if place.is_dir() else [place]
    found: dict[int, Result] = {}
    for file in files:
        try:
            table = pq.read_table(file)
        except (pa.ArrowInvalid, OSError) as error:
            raise StoreError(
                f"{file}: not a Parquet file of results: {first_line(error)}"
            ) from None
        missing = [name for name in SCHEMA.names if name not in table.column_names]
        if missing:
            raise StoreError(f"{file}: not a file of results; it lacks {', '.join(missing)}")
        for row in table.to_pylist():
            found.setdefault(row["game"], row)
    return [found[game] for game in sorted(found)]


def first_line(error: Exception) -> str:
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__
