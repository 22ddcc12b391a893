"""Positions for the rule tests: a laid map, a steward ready to move, boards as wanted."""

from typing import cast

import colonnade
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.checks import balance, check
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.state import ColonistsState, Player

COLONY_ORDER = c.COLONIES


def place(name: str) -> int:
    return t.PLACE_NAMES.index(name)


def kind(name: str) -> int:
    return c.SPOT_NAMES.index(name)


def amounts(text: str) -> list[int]:
    found = [0] * c.STORED
    for g, n in c.goods(text):
        found[g] = n
    return found


def shown(counts: list[int]) -> str:
    """Goods as on the tiles, "2W 1F"."""
    return " ".join(f"{n}{c.LETTERS[g]}" for g, n in enumerate(counts) if n)


def table(players: int = 2, era: int = 1, seed: int = 3, last: int = 4) -> ColonistsState:
    """A game at the first turn of an era: all places of earlier eras laid, empty communities.

    All nine colonies are in play, so that a test can use any of them.
    """
    s = cast(
        ColonistsState, colonnade.new("colonists", players, seed, first_era=era, last_era=last)
    )
    while s.decision != "take_turn":
        done = [a for a in s.choices if s.name(a) == "done"]
        s.play(done[0] if done else s.choices[0])
    s.colonies = list(range(9))
    for p in s.players:
        p.hand = []
        p.board = []
        p.held = [0] * c.STORED
        p.kind = [-1] * len(p.kind)
        p.worker = [0] * len(p.worker)
        p.buffer = [0] * len(p.buffer)
        p.level = [0] * 9
        p.card_buffer = [0] * len(p.card_buffer)
        p.printed = 0
        p.tools = 6
        p.dollars = 0
    ready(s)
    return s


def ready(s: ColonistsState) -> ColonistsState:
    """Fit everything to the edits and ask anew."""
    balance(s)
    s.look_around()
    check(s)
    advance(s)
    return s


def me(s: ColonistsState) -> Player:
    return s.players[s.actor]


def build(p: Player, name: str, spot: int, worker: int = 0, buffer: int = 0) -> None:
    p.kind = p.kind[:]
    p.kind[spot] = kind(name)
    p.worker[spot] = worker
    p.buffer[spot] = buffer


def homes(p: Player, farmers: int = 0, citizens: int = 0, merchants: int = 0) -> None:
    """Residences in the last normal spots."""
    spot = 19
    for name, n in (("farm", farmers), ("flat", citizens), ("house", merchants)):
        for _ in range(n):
            build(p, name, spot)
            spot -= 1


def hold(p: Player, text: str) -> None:
    p.held = amounts(text)


def relate(s: ColonistsState, p: Player, colony: str, level: int) -> None:
    p.level = p.level[:]
    p.level[c.COLONIES.index(colony)] = level
    if level and kind(f"{colony} embassy") not in p.kind:
        p.kind = p.kind[:]
        p.kind[p.kind.index(-1)] = kind(f"{colony} embassy")
    count_up(s, p)


def own(p: Player, *numbers: int) -> None:
    """Permanent improvements already played."""
    p.board = sorted({*p.board, *(t.card(n) for n in numbers)})


def draw(p: Player, *numbers: int) -> None:
    p.hand = sorted(t.card(n) for n in numbers)


def stand(s: ColonistsState, seat: int, where: str, steward: int = 0) -> None:
    s.players[seat].stewards[steward] = place(where)
    s.look_around()


def legal(s: ColonistsState) -> list[str]:
    return [s.name(a) for a in s.choices]


def can_go(s: ColonistsState, where: str) -> bool:
    """Could a steward act at a place, however he got there?"""
    me(s).ticket = 1
    advance(s)
    return f"steward 1 to {where}" in legal(s)


def go(s: ColonistsState, where: str, *then: str) -> None:
    """Send the first steward to a place, wherever it lies, and play on."""
    me(s).ticket = 1
    advance(s)
    s.play(f"steward 1 to {where}")
    play(s, *then)


def play(s: ColonistsState, *names: str) -> None:
    for name in names:
        s.play(name)


def market(s: ColonistsState, number: int, era: int = 1) -> None:
    """Turn up a market card: its number within the era."""
    s.market_card = t.MARKET_NAMES.index(f"market {c.ERAS[era - 1]} {number}")
    s.market_pile = [m for m in s.market_pile if m != s.market_card]


def year_end(s: ColonistsState, phase: int) -> None:
    """Go to a phase of the last year's end."""
    s.frames = [(f.END_YEAR, -1, phase, 0, 0)]
    s.year, s.last_era = 5, max(2, s.era)  # era I alone would be played on the small board
    s.face_up = []
    ready(s)


def with_relation(colony: str, level: int, players: int = 1, era: int = 0) -> ColonistsState:
    """A game with relations of a level to a colony."""
    s = table(players=players, era=era or max(2, level))
    relate(s, me(s), colony, level)
    return s
