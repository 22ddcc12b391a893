"""Run the server: tables, live play, the web client."""

import argparse


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen on (COLONNADE_HOST)")
    parser.add_argument(
        "--port", type=int, help="port to listen on, 0 for a free one (COLONNADE_PORT)"
    )
    parser.add_argument("--data", help="data folder (COLONNADE_DATA)")
    parser.add_argument("--database", help="database address (COLONNADE_DATABASE)")
    parser.add_argument("--settings", action="store_true", help="print all settings and end")


def run(args: argparse.Namespace) -> int:
    from colonnade.server import run as running
    from colonnade.server import settings

    if args.settings:
        print(settings.as_table())
        return 0
    chosen = settings.read(host=args.host, port=args.port, data=args.data, database=args.database)
    return running.serve(chosen)
