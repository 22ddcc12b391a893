"""Look after a server's data: verify every game, back up, restore."""

import argparse
from pathlib import Path


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", help="data folder (COLONNADE_DATA)")
    parser.add_argument("--database", help="database address (COLONNADE_DATABASE)")
    jobs = parser.add_subparsers(dest="job", metavar="JOB", required=True)
    verify = jobs.add_parser("verify", help="replay every stored game and check the digests")
    verify.add_argument("--table", help="only this one")
    backup = jobs.add_parser("backup", help="copy everything to one file, while the server runs")
    backup.add_argument("file", type=Path)
    restore = jobs.add_parser("restore", help="fill an empty database from a backup")
    restore.add_argument("file", type=Path)


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
