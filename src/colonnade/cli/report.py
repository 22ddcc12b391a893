"""Draw the results of a tournament as one HTML page."""

import argparse
from pathlib import Path

from colonnade.arena.balance import Findings, numbers
from colonnade.arena.report import page
from colonnade.arena.store import StoreError, rows_of, write_text
from colonnade.cli import print_json


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a Parquet file of results, or a run's folder")
    parser.add_argument(
        "--out", type=Path, help="the page; default: report.html beside the results"
    )
    parser.add_argument("--json", action="store_true", help="print the findings as JSON instead")


def run(args: argparse.Namespace) -> None:
    rows = rows_of(args.file)
    if not rows:
        raise StoreError(f"{args.file}: there are no results yet")
    if args.json:
        print_json(numbers(Findings(rows)))
        return
    folder = args.file if args.file.is_dir() else args.file.parent
    out: Path = args.out or folder / "report.html"
    try:
        write_text(out, page(rows))
    except OSError as error:
        raise StoreError(f"{out}: {error.strerror}") from None
    print(f"{len(rows)} games: {out}")
