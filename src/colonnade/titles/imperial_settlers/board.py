"""Imperial Settlers in the terminal: the table above, then each Empire in its three rows."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from colonnade.kernel import text
from colonnade.titles.imperial_settlers.cards import (
    ACTION,
    BLACK,
    BLUE,
    BROWN,
    FEATURE,
    GREY,
    PINK,
    PRODUCTION,
    PURPLE,
    RED,
    SUPPLY,
    YELLOW,
)
from colonnade.titles.imperial_settlers.components import (
    CARD_NAMES,
    COMMON,
    DECK,
    FACE,
    FACES,
    KIND,
    RAZE_FIELD,
    USES,
)
from colonnade.titles.imperial_settlers.words import key

SEATS = ("bright_red", "bright_cyan", "bright_green", "bright_magenta")
# a colour and a letter, so that colour never stands alone
COLOURS = (
    (BLACK, "grey50", "k"),
    (PURPLE, "purple", "u"),
    (BLUE, "dodger_blue1", "b"),
    (BROWN, "dark_orange3", "n"),
    (YELLOW, "yellow", "g"),
    (RED, "red", "r"),
    (PINK, "hot_pink", "p"),
    (GREY, "grey85", "y"),
)
ROWS = (("board-production", PRODUCTION), ("board-features", FEATURE), ("board-actions", ACTION))
SIGNS = {
    "wood": "▮",
    "stone": "◼",
    "food": "●",
    "gold": "◉",
    "worker": "☺",
    "raze": "⚔",
    "defense": "◈",
    "card": "▯",
    "vp": "★",
}


class Flow:
    """Things side by side, on further lines where they are too many, none broken in two."""

    def __init__(self, items: list[Text]) -> None:
        self.items = items or [Text("-", "dim")]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + 2 + item.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text("  ").join([line, item]) if line else item
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items]
        whole = sum(widths) + 2 * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The whole view as one picture."""
    parts: list[RenderableType] = [table(view, language)]
    parts += [empire(view, seat, names, language) for seat in range(len(names))]
    return Group(*parts)


def say(language: str, name: str, **args: Any) -> str:
    return text.say("imperial_settlers", language, key(name), args)


def goods(counts: dict[str, int], language: str) -> Flow:
    """Goods as sign, number and word."""
    return Flow(
        [
            Text(SIGNS.get(good, ""), "bold") + say(language, f"amount-{good}", count=count)
            for good, count in counts.items()
            if count
        ]
    )


def card_text(name: str, language: str, marks: str = "") -> Text:
    """A card's name in its colour, with its colour's letters and what lies on it."""
    card = CARD_NAMES.index(name)
    row = FACES[FACE[card]]
    found = [(style, letter) for bit, style, letter in COLOURS if row.colours & bit]
    style = found[0][0] if found else "white"
    letters = "".join(letter for _style, letter in found)
    shown = Text(say(language, row.name), style)
    if letters:
        shown.append(f"·{letters}", "dim")
    if marks:
        shown.append(f" {marks}", "bold")
    return shown


# --- the table -----------------------------------------------------------------------------


def table(view: dict[str, Any], language: str) -> Panel:
    """Decks, piles, what is to be picked, and in the solo game the virtual player."""
    state = view["state"]
    grid = Table.grid(padding=(0, 2))
    grid.add_row(
        Text(say(language, "board-decks"), "dim"),
        Text(
            f"{say(language, 'common')} {size(state['common'])} (+{len(state['common_discard'])})"
        ),
    )
    if state["offer"]:
        offer = Flow([card_text(name, language) for name in state["offer"]])
        grid.add_row(Text(say(language, "board-offer"), "dim"), offer)
    if view["players"] == 1:
        virtual = [location_text(item, language) for item in state["virtual"]]
        grid.add_row(Text(say(language, "board-virtual"), "dim"), Flow(virtual))
        line = Flow([Text(f"{SIGNS[good]} {say(language, good)}") for good in state["line"]])
        grid.add_row(Text(say(language, "board-line"), "dim"), line)
        solo = view["extras"]["solo"]
        standing = f"{solo['collection']} / {solo['faction_locations']}"
        grid.add_row(Text(say(language, "board-collection"), "dim"), Text(standing))
    title = say(language, "board-round", round=state["round"])
    return Panel(grid, title=title, title_align="left", border_style="dim")


def size(shown: Any) -> int:
    """How many cards a pile has, whether its cards are shown or only counted."""
    found: int = shown["size"] if isinstance(shown, dict) else len(shown)
    return found


# --- an Empire -----------------------------------------------------------------------------


def location_text(item: dict[str, Any], language: str) -> Text:
    """A built Location: uses as dots, then block, Samurai, Defense and loan."""
    card = CARD_NAMES.index(item["card"])
    marks = ""
    if KIND[card] == ACTION:
        used = item.get("used", 0)
        marks += "●" * used + "○" * (USES[card] - used)
    marks += "✗" if "blocked" in item else ""
    marks += "侍" if "samurai" in item else ""
    marks += "◈" * item.get("defense", 0)
    marks += "↺" if "lent_by" in item else ""
    return card_text(item["card"], language, marks)


def empire(view: dict[str, Any], seat: int, names: Sequence[str], language: str) -> Panel:
    player = view["state"]["players"][seat]
    more = view["extras"]["players"][seat]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(
        Text(say(language, "board-supply"), "dim"),
        goods({good: player["goods"].get(good, 0) for good in SUPPLY}, language),
    )
    grid.add_row(Text(say(language, "board-next"), "dim"), goods(more["next_production"], language))
    for label, kind in ROWS:
        grid.add_row(Text(say(language, label), "bold"), row_of(player["built"], kind, language))
    deals = [deal_text(name, language) for name in player["deals"]]
    deals += [Text("⇄ ") + card_text(name, language) for name in player["routes"]]
    if deals:
        grid.add_row(Text(say(language, "board-deals"), "dim"), Flow(deals))
    foundations = len(player["foundations"]) + size(player["buried"])
    if foundations:
        grid.add_row(Text(say(language, "board-foundations"), "dim"), Text("▤" * foundations))
    add_special(grid, view, player, language)
    grid.add_row(Text(say(language, "board-hand"), "dim"), hand(player, more, language))
    return Panel(
        grid,
        title=heading(view, seat, names, language),
        title_align="left",
        border_style=SEATS[seat],
    )


def row_of(built: list[dict[str, Any]], kind: int, language: str) -> Flow:
    """One row of the tableau: Faction Locations left, Common Locations right."""
    here = [item for item in built if KIND[CARD_NAMES.index(item["card"])] == kind]
    sides: list[list[Text]] = [[], []]
    for item in here:
        common = DECK[CARD_NAMES.index(item["card"])] == COMMON
        sides[common].append(location_text(item, language))
    left, right = [side or [Text("-", "dim")] for side in sides]
    return Flow([*left, Text("┃", "dim"), *right])


def deal_text(name: str, language: str) -> Text:
    """A Deal by its good."""
    if name.startswith("attack "):
        good = name.removeprefix("attack ")
        return Text(f"{SIGNS[good]} {say(language, good)}")
    row = FACES[FACE[CARD_NAMES.index(name)]]
    sign = list(SIGNS.values())[row.deal]
    return Text(f"{sign} ") + card_text(name, language)


def add_special(grid: Table, view: dict[str, Any], player: dict[str, Any], language: str) -> None:
    """Cards under Gates and goods on the Shrine, where they stand."""
    here = {item["card"] for item in player["built"]}
    state = view["state"]
    for name, pile in (("Gate", "under_gate"), ("Gate 2", "under_gate_2")):
        if name in here and state[pile]:
            tucked = Flow([card_text(card, language) for card in state[pile]])
            grid.add_row(Text(say(language, "Gate"), "dim"), tucked)
    if "Shrine" in here and state["shrine"]:
        grid.add_row(Text(say(language, "Shrine"), "dim"), goods(state["shrine"], language))


def hand(player: dict[str, Any], more: dict[str, Any], language: str) -> Flow:
    """The own cards with their raze fields, or how many of each back."""
    if isinstance(player["hand"], dict):
        backs = f"{say(language, 'board-cards', count=player['hand']['size'])}"
        backs += f" ({more['hand_common']} + {more['hand_faction']})"
        known = [card_text(name, language) for name in player["shown"]]
        return Flow([Text(backs), *known])
    shown = []
    for name in player["hand"]:
        field = RAZE_FIELD[CARD_NAMES.index(name)]
        signs = "".join(
            list(SIGNS.values())[field[i]] * field[i + 1] for i in range(0, len(field), 2)
        )
        shown.append(card_text(name, language, f"({signs})" if signs else ""))
    return Flow(shown)


def heading(view: dict[str, Any], seat: int, names: Sequence[str], language: str) -> Text:
    player = view["state"]["players"][seat]
    more = view["extras"]["players"][seat]
    shown = Text(f"{names[seat]} · {say(language, player['faction'])}", f"bold {SEATS[seat]}")
    shown.append(f" · {player['vp']} {say(language, 'vp')} ({more['score']})")
    if view["state"]["first"] == seat:
        shown.append(f" · {say(language, 'board-first')}", "yellow")
    if player["passed"]:
        shown.append(f" · {say(language, 'board-passed')}", "dim")
    if view["player"] == seat:
        shown.append(" ◀", "bold")
    return shown
