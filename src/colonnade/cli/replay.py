"""Replay a recorded game, checking every digest, and show its log and result."""

import argparse
from pathlib import Path

from rich.console import Console

from colonnade.cli import print_json
from colonnade.files import read_json
from colonnade.kernel import record, text
from colonnade.kernel.errors import BadOption
from colonnade.terminal.boards import board_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record: JSON as written by play or the server")
    parser.add_argument("--to", type=int, metavar="N", help="stop after N moves and draw the board")
    parser.add_argument(
        "--viewer", type=int, help="see it as this seat, from 0; default: spectator"
    )
    parser.add_argument("--language", default="en", choices=text.LANGUAGES)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    data = read_json(args.file)
    if isinstance(data, dict) and "record" in data:
        data = data["record"]  # a saved terminal game
    game = None
    for count, game in enumerate(record.steps(data)):
        if args.to is not None and count == args.to:
            break
    assert game is not None
    if args.to is not None and not 0 <= args.to <= len(game.moves):
        raise BadOption(f"to: {args.to} is not possible; allowed: 0 to {len(game.moves)}")
    state = game.state
    names = [f"Player {seat + 1}" for seat in range(state.seats)]
    sentences = [
        game.title.sentence(event, names, args.language) for event in game.events(args.viewer)
    ]
    if args.json:
        print_json(
            {
                "moves": len(game.moves),
                "digest": state.digest(),
                "over": state.over,
                "scores": state.scores() if state.over else None,
                "log": sentences,
                "view": state.view(args.viewer),
            }
        )
        return
    console = Console()
    for sentence in sentences:
        console.print(sentence, highlight=False)
    console.print(board_of(game.title.name)(state.view(args.viewer), names, args.language))
    console.print(f"{len(game.moves)} moves replayed, every digest as recorded", style="green")
    if state.over:
        console.print("scores: " + ", ".join(map(str, state.scores())))
