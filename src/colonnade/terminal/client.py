"""A game in the terminal: draw, ask, play, undo, hint, quit and resume."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from colonnade import bots
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.record import Game
from colonnade.terminal import saves
from colonnade.terminal.boards import board_of

HUMAN = "human"

HELP = {
    "en": "number: play  u: undo  h: hint  s: score  l: log  q: quit, game kept",
    "de": "Zahl: spielen  u: zurück  h: Hinweis  s: Wertung  l: Verlauf  q: Ende",
}
WORDS = {
    "en": {
        "player": "Player",
        "bot": "Bot",
        "news": "Since your last move",
        "win": "wins",
        "tie": "share the win",
        "what": "What now?",
        "unknown": "Please type a number from the list.",
        "thinks": "is thinking",
        "hint": "Looking for the best moves",
        "bye": "The game is kept; go on with the same command.",
        "total": "total",
        "points": "points",
    },
    "de": {
        "player": "Spieler",
        "bot": "Bot",
        "news": "Seit deinem letzten Zug",
        "win": "gewinnt",
        "tie": "teilen sich den Sieg",
        "what": "Was jetzt?",
        "unknown": "Bitte eine Zahl aus der Liste.",
        "thinks": "denkt nach",
        "hint": "Die besten Züge werden gesucht",
        "bye": "Das Spiel bleibt erhalten; weiter mit demselben Befehl.",
        "total": "Summe",
        "points": "Punkte",
    },
}


class Client:
    """One game between people at this terminal and bots."""

    def __init__(self, game: Game, seats: list[str], language: str, console: Console) -> None:
        self.game = game
        self.seats = seats
        self.language = language
        self.words = WORDS[language]
        self.console = console
        self.draw = board_of(game.title.name)
        self.read_up_to = 0
        self.bots = {
            seat: bots.make(name, seed=game.seed * 31 + seat)
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.names = self.player_names()

    def player_names(self) -> list[str]:
        return [
            f"{self.words['player' if name == HUMAN else 'bot']} {seat + 1}"
            for seat, name in enumerate(self.seats)
        ]

    def run(self) -> None:
        """Play until the end or until somebody quits."""
        while not self.game.state.over:
            seat = self.game.state.actor
            if seat in self.bots:
                with self.console.status(f"{self.names[seat]} {self.words['thinks']} ..."):
                    self.game.play(bots.think(self.bots[seat], self.game.state))
            elif not self.ask(seat):
                saves.save(self.game, self.seats)
                self.console.print(self.words["bye"])
                return
        saves.save(self.game, self.seats)
        self.show_board(None)
        self.show_scores()

    def ask(self, seat: int) -> bool:
        """Let a person decide; False when he quits."""
        self.show_board(seat)
        self.show_choices()
        while True:
            try:
                answer = self.console.input(f"[bold]{self.words['what']}[/] ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            if answer in ("q", "quit"):
                return False
            if answer in ("u", "undo"):
                if self.undo(seat):
                    return True
            elif answer in ("h", "hint"):
                self.show_hints()
            elif answer in ("s", "score"):
                self.show_scores()
            elif answer in ("l", "log"):
                self.console.print(self.sentences(seat, 0))
            elif answer.isdigit() and 1 <= int(answer) <= len(self.game.state.choices):
                self.read_up_to = len(self.game.log.events)
                self.game.play(self.game.state.legal()[int(answer) - 1])
                saves.save(self.game, self.seats)
                return True
            else:
                self.console.print(f"{self.words['unknown']} {HELP[self.language]}", style="yellow")

    def undo(self, seat: int) -> bool:
        try:
            self.game.undo(seat)
        except ColonnadeError as error:
            self.console.print(str(error), style="yellow")
            return False
        self.read_up_to = min(self.read_up_to, len(self.game.log.events))
        return True

    # --- what is shown -------------------------------------------------------------------

    def show_board(self, seat: int | None) -> None:
        view = self.game.state.view(seat)
        news = self.sentences(seat, self.read_up_to)
        parts: list[RenderableType] = [self.draw(view, self.names, self.language)]
        if news.plain:
            parts.append(Panel(news, title=self.words["news"], title_align="left", style="dim"))
        self.console.print(Group(*parts))

    def sentences(self, seat: int | None, start: int) -> Text:
        lines = [
            self.game.title.sentence(event, self.names, self.language)
            for event in self.game.events(seat, start)
        ]
        return Text("\n".join(lines[-24:]))

    def show_choices(self) -> None:
        state = self.game.state
        asked = f"{self.names[state.actor]}: {state.prompt(self.language)}"
        width = len(str(len(state.choices)))
        entries = [
            Text.assemble((f"{i:>{width}} ", "bold cyan"), state.words(action, self.language))
            for i, action in enumerate(state.choices, 1)
        ]
        body: RenderableType = Columns(entries, padding=(0, 3), column_first=True)
        self.console.print(
            Panel(body, title=asked, title_align="left", subtitle=HELP[self.language], style="bold")
        )

    def show_hints(self) -> None:
        table = Table(box=None, padding=(0, 2))
        for heading in ("", "%", self.words["points"], ""):
            table.add_column(heading, justify="right" if heading else "left")
        with self.console.status(f"{self.words['hint']} ..."):
            found = bots.hints(self.game.state, self.language, seconds=2.0)
        for hint in found[:3]:
            reasons = "; ".join([*hint.gains, *hint.gives])
            table.add_row(hint.words, f"{hint.win:.0%}", f"{hint.score:.0f}", reasons)
        self.console.print(table)

    def show_scores(self) -> None:
        """The score sheet of those whose points may be seen; all of it at the end."""
        state = self.game.state
        seats = [s for s in range(state.seats) if state.over or self.seats[s] == HUMAN]
        sheets = state.score_sheet()
        table = Table()
        table.add_column("")
        for seat in seats:
            table.add_column(self.names[seat], justify="right")
        for line in sheets[0]:
            if any(sheets[seat][line] for seat in seats):
                label = self.game.title.say(self.language, f"score-{line.replace(' ', '-')}")
                table.add_row(label, *(str(sheets[seat][line]) for seat in seats))
        table.add_section()
        totals = state.scores()
        table.add_row(self.words["total"], *(str(totals[seat]) for seat in seats), style="bold")
        self.console.print(table)
        if state.over:
            self.console.print(self.verdict(state.ranking()[0]), style="bold green")

    def verdict(self, winners: Sequence[int]) -> str:
        listed = ", ".join(self.names[seat] for seat in winners)
        return f"{listed} {self.words['win' if len(winners) == 1 else 'tie']}!"
