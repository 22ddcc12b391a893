"""The Colonists in the terminal: the hex map, the year's market, a panel for each community."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from colonnade.kernel import text
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.words import card_name, kind_name, market_words, place_name

SEATS = ("bright_red", "bright_cyan", "bright_green", "bright_magenta")
GOOD_STYLES = {
    "wood": "green4", "clay": "dark_orange3", "plank": "yellow", "brick": "red3", "ore": "grey62",
    "coal": "grey42", "iron": "steel_blue", "food": "chartreuse3", "robe": "medium_purple",
    "tool": "bright_white", "dollar": "bright_yellow",
}  # fmt: skip
SORT_STYLES = {
    "resource": "green", "sustainer": "magenta", "builder": "bright_blue", "refiner": "yellow",
    "other": "white", "market": "bold bright_white",
}  # fmt: skip
NARROWEST, WIDEST = 6, 15  # characters from one hex to the next in a row
WORKER_MARKS = ("○", "F", "C", "M")
AMBASSADOR_MARKS = ("A", "a", "L")
ROMAN = ("I", "II", "III", "IV")

LABELS: dict[str, dict[str, str]] = {
    "en": {"era": "Era", "year": "year", "summer": "summer", "winter": "winter", "map": "Map",
           "market": "Market", "new": "New places", "storage": "Storage", "lots": "Warehouse",
           "buffers": "Buffers", "buildings": "Buildings", "cards": "Improvements", "hand": "hand",
           "idle": "At home", "balance": "Food/robes", "income": "Income", "score": "Score",
           "start": "starting player", "spots": "Free spots", "embassies": "Embassies",
           "tools": "Tools", "dollars": "Dollars", "colonies": "Colonies", "deck": "draw pile"},
    "de": {"era": "Epoche", "year": "Jahr", "summer": "Sommer", "winter": "Winter", "map": "Karte",
           "market": "Markt", "new": "Neue Orte", "storage": "Lager", "lots": "Speicher",
           "buffers": "Zwischenspeicher", "buildings": "Gebäude", "cards": "Anschaffungen",
           "hand": "Hand", "idle": "Zu Hause", "balance": "Nahrung/Kleidung",
           "income": "Ertrag", "score": "Wertung", "start": "Startspieler",
           "spots": "Freie Plätze", "embassies": "Botschaften", "tools": "Werkzeuge",
           "dollars": "Taler", "colonies": "Kolonien", "deck": "Nachziehstapel"},
}  # fmt: skip

Words = dict[str, str]


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The whole view as one picture."""
    labels = LABELS[language]
    boards = [community(view, seat, names, language, labels) for seat in range(len(names))]
    return Group(
        framed(HexMap(view, language), f"{labels['map']} – {when(view, labels)}"),
        framed(offers(view, language, labels), labels["market"]),
        Columns(boards, padding=(0, 0)),
    )


def framed(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", expand=False, border_style="dim")


def when(view: dict[str, Any], labels: Words) -> str:
    state = view["state"]
    half = labels["winter" if state["half"] else "summer"]
    return f"{labels['era']} {ROMAN[state['era'] - 1]}, {labels['year']} {state['year']}, {half}"


# --- the map ----------------------------------------------------------------------------


class HexMap:
    """Every tile in its row, half a hex further right in each row below, as wide as there is room.

    A hex takes three lines: two for its name and one for who stands there.
    """

    def __init__(self, view: dict[str, Any], language: str) -> None:
        self.view = view
        self.language = language

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = self.halves() * self.cell(options.max_width) // 2
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawn(self.cell(options.max_width))

    def columns(self) -> list[int]:
        """Where hexes stand from left to right, counted in half hexes."""
        cells = self.view["extras"]["cells"]
        return [2 * q + r for places in cells.values() for q, r in places] or [0]

    def halves(self) -> int:
        return max(self.columns()) - min(self.columns()) + 2

    def cell(self, room: int) -> int:
        """Characters from one hex to the next in a row."""
        return max(NARROWEST, min(WIDEST, 2 * room // self.halves()))

    def drawn(self, cell: int) -> Text:
        lines: dict[int, list[tuple[int, str, str]]] = {}
        left = min(self.columns())
        for name, places in self.view["extras"]["cells"].items():
            tile = t.PLACE_NAMES.index(name)
            style = SORT_STYLES[c.PLACE_SORTS[t.PLACE_SORT[tile]]]
            shown = in_two_lines(place_name(self.language, tile), cell - 1)
            for i, (q, r) in enumerate(places):
                x = (2 * q + r - left) * cell // 2
                for line, words in enumerate(shown if i == 0 else ["«"]):
                    lines.setdefault(3 * r + line, []).append((x, words, style))
                for offset, (mark, colour) in enumerate(figures_on(self.view, name)):
                    if i == 0:
                        lines.setdefault(3 * r + 2, []).append((x + 2 * offset, mark, colour))
        rows = range(min(lines, default=0), max(lines, default=-1) + 1)
        drawn = Text("\n").join(line_of(lines.get(y, [])) for y in rows)
        drawn.no_wrap = True
        return drawn


def in_two_lines(name: str, width: int) -> list[str]:
    """A place's name in the width of a hex; builders have a plus, copies keep their number."""
    head, colon, tail = name.partition(": ")
    shown = f"+{tail}" if colon else head
    first = wrap(shown, width, break_long_words=False)[0]
    rest = shown[len(first) :].strip()
    if len(first) > width:
        rest = shown[width - 1 :]
        first = f"{first[: width - 1]}-"
    return [first, rest if len(rest) <= width else f"{rest[: width - 1]}."]


def line_of(parts: list[tuple[int, str, str]]) -> Text:
    line = Text()
    for x, shown, style in sorted(parts):
        line.append(" " * max(0 if not line.plain else 1, x - len(line.plain)))
        line.append(shown, style)
    return line


def figures_on(view: dict[str, Any], place: str) -> list[tuple[str, str]]:
    """Stewards in their player's colour (with his number) and special ambassadors on a tile."""
    state = view["state"]
    found = [
        (f"●{seat + 1}", SEATS[seat])
        for seat, player in enumerate(state["players"])
        for where in player["stewards"]
        if where == place
    ]
    found.extend(
        (AMBASSADOR_MARKS[i], "bold bright_yellow")
        for i, where in enumerate(state["figures"])
        if where == place
    )
    return found


def offers(view: dict[str, Any], language: str, labels: Words) -> Table:
    """The market card, the new places and the colonies."""
    state = view["state"]
    table = Table.grid(padding=(0, 1))
    if state["market_card"]:
        card = t.MARKET_NAMES.index(state["market_card"])
        table.add_row(Text(labels["market"], "dim"), market_words(language, card))
    if state["face_up"]:
        shown = [place_name(language, t.PLACE_NAMES.index(name)) for name in state["face_up"]]
        table.add_row(Text(labels["new"], "dim"), ", ".join(shown))
    colonies = [say(language, name) for name in state["colonies"]]
    if colonies:
        table.add_row(Text(labels["colonies"], "dim"), ", ".join(colonies))
    table.add_row(Text(labels["deck"], "dim"), str(state["deck"]["size"]))
    return table


def say(language: str, key: str) -> str:
    return text.say("colonists", language, key, {})


# --- communities ------------------------------------------------------------------------


def community(
    view: dict[str, Any], seat: int, names: Sequence[str], language: str, labels: Words
) -> Panel:
    """Goods, buildings with their workers, improvements and the figures of one player."""
    player = view["state"]["players"][seat]
    figures = view["extras"]["communities"][seat]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(Text(labels["tools"], "dim"), Text(str(player["tools"]), "bright_white"))
    table.add_row(Text(labels["dollars"], "dim"), Text(str(player["dollars"]), "bright_yellow"))
    for key, name, room in (
        ("storage", "storage", f"/{figures['storage_spaces']}"),
        ("warehouse", "lots", f"/{figures['warehouse_lots']}"),
        ("buffered", "buffers", ""),
    ):
        held = figures[key]
        table.add_row(
            Text(f"{labels[name]} {sum(held.values())}{room}", "dim"), goods(held, language)
        )
    table.add_row(Text(labels["income"], "dim"), goods(figures["income"], language))
    food, robes = figures["food"], figures["robes"]
    balance = f"{food['capacity'] - food['demand']:+d} / {robes['capacity'] - robes['demand']:+d}"
    table.add_row(Text(labels["balance"], "dim"), balance)
    idle = [f"{n} {say(language, w)}" for w, n in figures["unemployed"].items() if n]
    table.add_row(Text(labels["idle"], "dim"), ", ".join(idle) or "-")
    table.add_row(Text(labels["buildings"], "dim"), buildings(player, language))
    table.add_row(Text(labels["cards"], "dim"), improvements(player, language, labels))
    spots = figures["free_spots"]
    table.add_row(
        Text(labels["spots"], "dim"),
        f"{spots['normal']} + {spots['storage']} + {spots['borderland']}",
    )
    table.add_row(Text(labels["score"], "dim"), str(sum(figures["score"].values())))
    title = Text(names[seat], f"bold {SEATS[seat]}")
    if view["state"]["marker"] == seat:
        title.append(f" ({labels['start']})", "dim")
    active = view["player"] == seat
    return Panel(table, title=title, title_align="left", width=58,
                 border_style=SEATS[seat] if active else "dim")  # fmt: skip


def goods(counts: dict[str, int], language: str) -> Text:
    line = Text()
    for name in c.GOODS:
        if counts.get(name):
            line.append(f"{counts[name]} {say(language, name)}  ", GOOD_STYLES[name])
    return line if line.plain else Text("-", "dim")


def buildings(player: dict[str, Any], language: str) -> Text:
    """Buildings of a kind together, each with a mark for its worker."""
    kinds: dict[str, list[str]] = {}
    for name, worker in zip(player["kind"], player["worker"], strict=True):
        if name is not None:
            marks = kinds.setdefault(name, [])
            kind = c.SPOT_NAMES.index(name)
            if t.KIND_WORKER[kind]:
                marks.append(
                    WORKER_MARKS[worker & 3] + (WORKER_MARKS[worker >> 2] if worker >> 2 else "")
                )
            elif kind < c.EMBASSY:
                marks.append("·")
    line = Text()
    for name, marks in kinds.items():
        kind = c.SPOT_NAMES.index(name)
        line.append(kind_name(language, kind))
        if kind >= c.EMBASSY:
            line.append(f" {ROMAN[player['level'][c.COLONIES[kind - c.EMBASSY]] - 1]}", "cyan")
        line.append(f" {''.join(marks)}  ", "bold")
    return line if line.plain else Text("-", "dim")


def improvements(player: dict[str, Any], language: str, labels: Words) -> Text:
    played = ", ".join(card_name(language, t.CARD_NAMES.index(n)) for n in player["board"])
    line = Text(played or "-")
    hand = player["hand"]
    if isinstance(hand, list):
        shown = ", ".join(card_name(language, t.CARD_NAMES.index(n)) for n in hand)
        line.append(f" | {labels['hand']}: {shown or '-'}", "dim")
    else:
        line.append(f" | {labels['hand']}: {hand['size']}", "dim")
    return line
