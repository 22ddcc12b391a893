"""Play against bots: in the browser, or with --terminal in this terminal."""

import argparse
import json
import os
import sys
from urllib.parse import urlencode

from rich.console import Console
from rich.prompt import IntPrompt, Prompt

from colonnade import bots
from colonnade.cli._options import add_options, option_values
from colonnade.kernel import registry, text
from colonnade.kernel.errors import BadOption, one_of
from colonnade.kernel.options import checked_options, checked_players
from colonnade.kernel.record import Game
from colonnade.kernel.rng import MASK
from colonnade.terminal import saves
from colonnade.terminal.client import HUMAN, Client


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "title", nargs="?", help="the title; asked for if left out: " + ", ".join(registry.titles())
    )
    parser.add_argument("--terminal", action="store_true", help="play in this terminal")
    parser.add_argument("--port", type=int, help="port for the browser; a free one by default")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--players", type=int, help="how many play, you included")
    parser.add_argument("--humans", type=int, default=1, help="how many share the terminal")
    parser.add_argument(
        "--bots",
        default="medium",
        help=f"a level: {', '.join(bots.levels())}; or in the terminal a bot: "
        + ", ".join(bots.names()),
    )
    parser.add_argument("--seed", type=int, help="the same seed deals the same game")
    parser.add_argument(
        "--language", choices=text.LANGUAGES, help="of the terminal; the page has its own choice"
    )
    parser.add_argument("--new", action="store_true", help="don't go on with the kept game")
    add_options(parser)


def known() -> list[str]:
    return [*bots.levels(), *bots.names()]


def run(args: argparse.Namespace) -> int:
    if args.title is not None:
        check_wish(args)
    if args.bots not in known():
        raise BadOption(one_of("bot", args.bots, known()))
    if not args.terminal and client_built():
        return in_browser(args)
    if not args.terminal:
        print("the web client is not in this package: playing in the terminal")
    in_terminal(args)
    return 0


def check_wish(args: argparse.Namespace) -> None:
    """Refuse what the title can't be played with, before a page is opened for it."""
    title = registry.get(args.title)
    if args.players is not None:
        checked_players(title.low, title.high, args.players)
    checked_options(title.options, option_values(args.title, args.option))


def client_built() -> bool:
    """The web client is in the package."""
    from colonnade.server.routes import around

    return (around.PACKAGED / "index.html").exists()


def in_browser(args: argparse.Namespace) -> int:
    """Serve on this machine only, and open the title, or the start page if none was named."""
    import webbrowser

    from colonnade.server import run as running
    from colonnade.server import settings

    only_in_terminal(args)
    page = page_of(args)
    chosen = settings.read(host="127.0.0.1", port=args.port or 0, log="warning")
    print("press Ctrl-C to end; games are kept")

    def ready(address: str) -> None:
        if page != "/":
            print(f"your game: {address}{page}", flush=True)
        if not args.no_browser and has_display():
            webbrowser.open(address + page)

    return running.serve(chosen, ready)


def only_in_terminal(args: argparse.Namespace) -> None:
    """Refuse what the page would have to ignore."""
    given = {
        "--humans": args.humans != 1,
        "--language": args.language is not None,
        f"--bots {args.bots}": args.bots not in bots.levels(),
    }
    for name, wanted in given.items():
        if wanted:
            raise BadOption(f"{name}: only with --terminal; in the browser this is chosen there")
    if args.title is None and (args.players is not None or args.seed is not None or args.option):
        raise BadOption("--players, --seed and --option: only with a title")


def has_display() -> bool:
    """A browser with windows can be opened: one in the terminal would keep the server waiting."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def page_of(args: argparse.Namespace) -> str:
    """The page of the web client that begins the wanted game."""
    if args.title is None:
        return "/"
    wish = {
        "players": args.players,
        "level": args.bots,
        "seed": args.seed,
        "options": json.dumps(option_values(args.title, args.option)) if args.option else None,
        "new": 1 if args.new else None,
    }
    query = urlencode({name: value for name, value in wish.items() if value is not None})
    return f"/play/{args.title}?{query}" if query else f"/play/{args.title}"


def in_terminal(args: argparse.Namespace) -> None:
    console = Console()
    args.language = args.language or "en"
    title = args.title or choose_title(console, args.language)
    going_on = None if args.new else saves.saved(title)
    if going_on is not None and resume(console, args):
        game, seats = going_on
    else:
        game, seats = new_game(title, args)
    Client(game, seats, args.language, console).run()


def choose_title(console: Console, language: str) -> str:
    names = registry.titles()
    for i, name in enumerate(names, 1):
        console.print(f"[bold cyan]{i}[/] {registry.get(name).say(language, 'title')}")
    picked = IntPrompt.ask(
        "Which game?",
        console=console,
        choices=[str(i) for i in range(1, len(names) + 1)],
        default=1,
    )
    return names[picked - 1]


def resume(console: Console, args: argparse.Namespace) -> bool:
    """A kept game goes on unless the player asks for another one."""
    if args.players is not None or args.seed is not None or args.option:
        return False
    return (
        Prompt.ask("Go on with the kept game?", console=console, choices=["y", "n"], default="y")
        == "y"
    )


def new_game(title: str, args: argparse.Namespace) -> tuple[Game, list[str]]:
    owner = registry.get(title)
    players = args.players if args.players is not None else min(3, owner.high)
    if not 1 <= args.humans <= players:
        raise BadOption(f"humans: {args.humans} is not possible; allowed: 1 to {players}")
    seed = args.seed if args.seed is not None else fresh_seed()
    game = Game(title, players, seed, option_values(title, args.option))
    return game, [HUMAN] * args.humans + [args.bots] * (players - args.humans)


def fresh_seed() -> int:
    import secrets

    return secrets.randbits(32) & MASK
