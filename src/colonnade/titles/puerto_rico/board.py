"""Puerto Rico in the terminal: the table above, a panel for each player below."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from colonnade.kernel import text
from colonnade.titles.puerto_rico.components import (
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    ROLES,
)

COLOURS = {
    "corn": "yellow",
    "indigo": "blue",
    "sugar": "white",
    "tobacco": "red3",
    "coffee": "dark_orange3",
    "quarry": "grey70",
    "forest": "green4",
}
SEATS = ("bright_red", "bright_cyan", "bright_green", "bright_magenta", "bright_yellow")
FULL = "●"
NOBLE = "◆"
EMPTY = "○"
BOARD_WIDTH = 40  # two boards side by side in 80 columns

Words = dict[str, str]

# what this board says itself; the names of things come from the title's text
LABELS: dict[str, Words] = {
    "en": {"roles": "Roles", "ships": "Cargo ships", "house": "Trading house",
           "row": "Plantations", "supply": "Supply", "buildings": "For sale",
           "colonists": "Colonists", "chips": "VP left", "governor": "governor",
           "island": "Island", "city": "City", "goods": "Goods", "doubloons": "doubloons",
           "windrose": "waiting", "quarries": "quarries", "ship": "on the ship",
           "nobody": "free", "round": "Round", "stack": "face down",
           "nobles": "Nobles"},
    "de": {"roles": "Rollen", "ships": "Frachtschiffe", "house": "Handelshaus",
           "row": "Plantagen", "supply": "Vorrat", "buildings": "Im Angebot",
           "colonists": "Kolonisten", "chips": "SP übrig", "governor": "Gouverneur",
           "island": "Insel", "city": "Stadt", "goods": "Waren", "doubloons": "Dublonen",
           "windrose": "warten", "quarries": "Steinbrüche", "ship": "auf dem Schiff",
           "nobody": "frei", "round": "Runde", "stack": "verdeckt",
           "nobles": "Adlige"},
}  # fmt: skip


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The whole view as one picture."""
    labels = LABELS[language]
    state = view["state"]
    above = Table.grid(padding=(0, 1))
    above.add_row(
        framed(roles(view, names, language), labels["roles"]),
        framed(harbour(view, language, labels), f"{labels['round']} {state['round']}"),
    )
    boards = [player_board(view, seat, names, language, labels) for seat in range(len(names))]
    shop = framed(for_sale(view, language), labels["buildings"])
    return Group(above, shop, Columns(boards, padding=(0, 0)))


def framed(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", expand=False, border_style="dim")


def say(language: str, name: str) -> str:
    key = f"tile-{name}" if name in ("quarry", "forest") else name.replace(" ", "-")
    return text.say("puerto_rico", language, key, {})


def roles(view: dict[str, Any], names: Sequence[str], language: str) -> Table:
    """Who has which role, and the doubloons on the free ones."""
    state = view["state"]
    table = Table.grid(padding=(0, 1))
    for role in ROLES[: view["extras"]["roles"]]:
        seat = state["taken"].get(role)
        coins = state["role_coins"].get(role, 0)
        if seat is None:
            table.add_row(Text(say(language, role), "bold"), Text("$" * coins, "yellow"))
        else:
            table.add_row(Text(say(language, role), "dim strike"), Text(names[seat], SEATS[seat]))
    return table


def harbour(view: dict[str, Any], language: str, labels: Words) -> Table:
    """Ships, trading house, plantations and supplies."""
    state = view["state"]
    table = Table.grid(padding=(0, 1))
    for size, cargo, loaded in zip(
        view["extras"]["ships"], state["cargo"], state["loaded"], strict=True
    ):
        line = Text()
        line.append("■" * loaded, COLOURS.get(cargo or "", "dim"))
        line.append("□" * (size - loaded), "dim")
        if cargo:
            line.append(f" {say(language, cargo)}")
        table.add_row(Text(f"{labels['ships']} {size}", "dim"), line)
    table.add_row(Text(labels["house"], "dim"), house(state["house"]))
    table.add_row(Text(labels["row"], "dim"), counted(state["row"], language))
    table.add_row("", Text(f"{labels['quarries']} {state['quarries']}  "
                           f"{labels['stack']} {state['stack']['size']}", "dim"))  # fmt: skip
    table.add_row(Text(labels["supply"], "dim"), counted(state["goods"], language))
    table.add_row(
        Text(labels["colonists"], "dim"),
        f"{state['colonists']}, {labels['ship']} {state['colonist_ship']}",
    )
    if "nobles" in view["options"]["expansions"]:
        table.add_row(
            Text(labels["nobles"], "dim"),
            f"{state['nobles']}, {labels['ship']} {state['ship_nobles']}",
        )
    table.add_row(Text(labels["chips"], "dim"), str(state["chips"]))
    return table


def house(goods: dict[str, int]) -> Text:
    line = Text()
    for good, count in goods.items():
        line.append("■" * count, COLOURS[good])
    line.append("□" * (HOUSE_SPACES - sum(goods.values())), "dim")
    return line


def counted(counts: dict[str, int], language: str) -> Text:
    line = Text()
    for good in GOODS:
        if counts.get(good):
            line.append(f"{counts[good]} {say(language, good)}  ", COLOURS[good])
    return line if line.plain else Text("-", "dim")


def for_sale(view: dict[str, Any], language: str) -> Table:
    """The buildings that are left, by column, with the price for the player who looks."""
    state, extras = view["state"], view["extras"]
    seat = view["viewer"] if view["viewer"] is not None else view["player"]
    columns: list[list[Text]] = [[], [], [], []]
    for building in BUILDINGS:
        copies = state["copies"].get(building.name, 0)
        if not copies:
            continue
        cost = extras["costs"][building.name]
        price = cost if seat is None else extras["prices"][seat][building.name]
        line = Text(f"{price:>2} ", "bold yellow" if price < cost else "yellow")
        line.append(say(language, building.name))
        line.append(f" ×{copies}" if copies > 1 else "", "dim")
        columns[building.column - 1].append(line)
    table = Table.grid(padding=(0, 1))
    for _ in columns:
        table.add_column(no_wrap=True)
    for row in range(max(map(len, columns))):
        table.add_row(*(c[row] if row < len(c) else "" for c in columns))
    return table


def player_board(
    view: dict[str, Any], seat: int, names: Sequence[str], language: str, labels: Words
) -> Panel:
    """Money, goods, island and city of one player."""
    state = view["state"]
    player = state["players"][seat]
    table = Table.grid(padding=(0, 1))
    wealth = f"{player['doubloons']} {labels['doubloons']}"
    if "vp" in player:
        wealth += f"   {player['vp']} VP"
    if player["windrose"]:
        nobles = player["noble_windrose"]
        marks = f" ({NOBLE * nobles})" if nobles else ""
        wealth += f"   {player['windrose']}{marks} {labels['windrose']}"
    table.add_row("", Text(wealth, "yellow"))
    table.add_row(Text(labels["goods"], "dim"), counted(player["goods"], language))
    table.add_row(
        Text(f"{labels['island']} {player['island']}/{ISLAND_SPACES}", "dim"),
        island(player, language),
    )
    label = Text(f"{labels['city']} {player['city']}/{CITY_SPACES}", "dim")
    for line in city(player, language):
        table.add_row(label, line)
        label = Text("")
    title = Text(names[seat], f"bold {SEATS[seat]}")
    if state["governor"] == seat:
        title.append(f" ({labels['governor']})", "dim")
    active = view["player"] == seat
    return Panel(table, title=title, title_align="left", width=BOARD_WIDTH,
                 border_style=SEATS[seat] if active else "dim")  # fmt: skip


def island(player: dict[str, Any], language: str) -> Text:
    """A mark for each tile: filled when a colonist is on it."""
    line = Text()
    for kind, count in player["tiles"].items():
        nobles = player["noble_settled"].get(kind, 0)
        marks = NOBLE * nobles + FULL * (player["settled"].get(kind, 0) - nobles)
        line.append(f"{say(language, kind)} ", COLOURS[kind])
        line.append(f"{marks}{EMPTY * (count - len(marks))}  ", COLOURS[kind])
    if player["forests"]:
        line.append(f"{say(language, 'forest')} {player['forests']}", COLOURS["forest"])
    return line


def city(player: dict[str, Any], language: str) -> list[Text]:
    """The buildings with their circles, one a line."""
    lines = []
    for i, building in enumerate(BUILDINGS):
        if building.name in player["staff"]:
            nobles = player["noble_staff"].get(building.name, 0)
            marks = NOBLE * nobles + FULL * (player["staff"][building.name] - nobles)
            circles = marks + EMPTY * (CIRCLES[i] - len(marks))
            lines.append(Text(f"{say(language, building.name)} {circles}"))
    return lines or [Text("-", "dim")]
