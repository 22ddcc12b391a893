"""Look after a server's data: verify every game, back up, restore."""

import argparse
from pathlib import Path


def add(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    jobs = parser.add_subparsers(dest="job", metavar="JOB", required=True)
    verify = jobs.add_parser("verify", help="replay every stored game and check the digests")
    verify.add_argument("--table", help="only this one")
    backup = jobs.add_parser("backup", help="copy everything to one file, while the server runs")
    backup.add_argument("file", type=Path)
    restore = jobs.add_parser("restore", help="fill an empty database from a backup")
    restore.add_argument("file", type=Path)
    for job in (verify, backup, restore):
        add_place(job, default=argparse.SUPPRESS)  # what was given before the job counts too


def add_place(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """The arguments that say where the data is."""
    parser.add_argument("--data", default=default, help="data folder (COLONNADE_DATA)")
    parser.add_argument("--database", default=default, help="database address (COLONNADE_DATABASE)")


def run(args: argparse.Namespace) -> int:
    from colonnade.server import admin, settings

    chosen = settings.read(data=args.data, database=args.database)
    if args.job == "verify":
        return admin.report(admin.verify(chosen, args.table))
    if args.job == "backup":
        print(f"{admin.backup(chosen, args.file)} tables are in {args.file}")
    else:
        print(f"{admin.restore(chosen, args.file)} tables are back")
    return 0
