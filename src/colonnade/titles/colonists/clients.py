"""What clients show: every component with its values, and the figures only rules can tell."""

from typing import Any

from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames, hexes
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.community import RIGHT_STEAM, output
from colonnade.titles.colonists.employment import lending_level
from colonnade.titles.colonists.goods import discount, discount_sides
from colonnade.titles.colonists.scoring import goods_value, sheet, write_pad
from colonnade.titles.colonists.state import SPOTS, ColonistsState, Player
from colonnade.titles.colonists.stock import excess, split
from colonnade.titles.colonists.sustenance import capacity, demand, relief
from colonnade.titles.colonists.workers import JOBS, SHARED

# rows whose values rest on a ruling, not on the printed rules
RULED_BUILDINGS = ("farm", "forester's house", "storage shed", "community hall", "customs office")
RULED_CARDS = (112, 134, 234, 302, 322, 334, 410, 435)


def deed_row(deed: c.Deed) -> str:
    """A deed as on the tiles."""
    if deed.sort == c.EXCHANGE:
        lines = [
            f"{paid} -> {got}" + ("" if times == c.ANY else f" x{times}")
            for paid, got, times in deed.lines
        ]
        return "; ".join(lines)
    if deed.sort == c.BUILD:
        times = "" if deed.times == c.ANY else f" x{deed.times}"
        return f"build {deed.building} for {deed.cost}{times}"
    name = "" if deed.sort == c.GIVE else f" {c.DEEDS[deed.sort]}"
    return f"{deed.gives}{name}".strip()


def components() -> dict[str, list[dict[str, Any]]]:
    """Every component, table by table."""
    return {
        "goods": [
            {"name": name, "later_start_price": c.GOODS_PRICE[i] if i < c.STORED else None}
            for i, name in enumerate(c.GOODS)
        ],
        "workers": [
            {
                "name": c.WORKERS[w],
                "food": c.FOOD_OF[w],
                "robes": c.ROBES_OF[w],
                "value": c.WORKER_VALUE[w],
            }
            for w in (c.FARMER, c.CITIZEN, c.MERCHANT)
        ],
        "places": [place_row(i) for i in range(t.PLACE_COUNT)],
        "market_cards": [
            {
                "name": t.MARKET_NAMES[i],
                "era": c.ERAS[row.era - 1],
                "sale": "; ".join(f"{paid} -> {got}" for paid, got in row.sale),
                "subsidy": " or ".join(row.subsidy),
                "action": deed_row(row.action),
            }
            for i, row in enumerate(c.MARKET_CARDS)
        ],
        "buildings": [building_row(b) for b in c.BUILDINGS],
        "tiles": [{"tile": name, "count": n} for name, n in c.TILES],
        "colonies": [{"name": name} for name in c.COLONIES],
        "levels": [
            {"level": level, "cost": cost, "value": value} for level, cost, value in c.LEVELS
        ],
        "improvements": [card_row(i) for i in range(t.CARDS)],
        "budgets": [
            {"era": era, "embassies": e, "buildings": b, "goods": g, "tools": n}
            for era, e, b, g, n in c.BUDGETS
        ],
    }


def place_row(i: int) -> dict[str, Any]:
    rows = [row for row in c.PLACES for _ in range(row.copies)]
    row = rows[i]
    return {
        "name": t.PLACE_NAMES[i],
        "era": row.era,
        "sort": c.PLACE_SORTS[row.sort],
        "deeds": " | ".join(deed_row(deed) for deed in row.deeds),
        "replaces": row.replaces,
    }


def building_row(b: c.Building) -> dict[str, Any]:
    worker = "anybody" if b.worker == c.ANYBODY else c.WORKERS[b.worker]
    return {
        **b._asdict(),
        "sort": c.SORTS[b.sort],
        "worker": worker,
        "ruling": b.name in RULED_BUILDINGS,
    }


def card_row(i: int) -> dict[str, Any]:
    row = c.IMPROVEMENTS[t.CARD_ROW[i]]
    effect = " ".join(str(part) for part in row.effect if part)
    return {
        "name": t.CARD_NAMES[i],
        "number": t.CARD_NUMBER[i],
        "sort": c.CARD_SORTS[row.sort],
        "cost": row.cost,
        "effect": "; ".join(deed_row(deed) for deed in row.deeds) or effect,
        "value": row.value,
        "ruling": t.CARD_NUMBER[i] in RULED_CARDS,
    }


# --- figures ----------------------------------------------------------------------------


def named(counts: list[int]) -> dict[str, int]:
    return {c.GOODS[g]: n for g, n in enumerate(counts) if n}


def extras(s: ColonistsState) -> dict[str, Any]:
    """The map in coordinates, and for each community its stores, incomes and balance."""
    return {
        "cells": {
            t.PLACE_NAMES[tile]: [
                [hexes.column(cell), hexes.row(cell)]
                for cell in hexes.cells_of(tile, s.at, s.facing)
            ]
            for tile in range(t.TILES_ON_MAP)
            if s.at[tile] >= 0
        },
        "fee_resources": s.era,
        "jobs": jobs(s),
        "communities": [community(s, p) for p in s.players],
        "pad": write_pad(s) if s.saved else None,
    }


def community(s: ColonistsState, p: Player) -> dict[str, Any]:
    storage, warehouse = split(p)
    robe = p.yields_robe == 1
    return {
        "score": sheet(p),
        "storage": named(storage),
        "warehouse": named(warehouse),
        "storage_spaces": p.capacity,
        "warehouse_lots": p.lots,
        "restricted_lots": named(p.only),
        "too_many": max(0, excess(p)),
        "buffered": named(p.buffered),
        "outputs": [output(p, spot) if p.kind[spot] >= 0 else 0 for spot in range(SPOTS)],
        "makes": [makes(p, spot) if p.kind[spot] >= 0 else 0 for spot in range(SPOTS)],
        "income": income(p),
        "unemployed": {c.WORKERS[w]: p.idle[w] for w in (1, 2, 3)},
        "range": p.range,
        "stewards": p.steward_limit,
        "hand_eras": [sum(1 for card in p.hand if t.CARD_ERA[card] == era) for era in range(1, 5)],
        "food": {"demand": demand(s, p, c.FOOD), "capacity": capacity(p, c.FOOD, robe)},
        "robes": {"demand": demand(s, p, c.ROBE), "capacity": capacity(p, c.ROBE, robe)},
        "relief": {"food": relieved(s, p, c.FOOD), "robes": relieved(s, p, c.ROBE)},
        "fee": {"sustenance": p.fee_food == 1, "resources": p.fee_goods == 1},
        "free_spots": {"normal": p.free[0], "storage": p.free[1], "borderland": p.free[2]},
        "discounts": [named_pairs(discount(s, side)) for side in range(discount_sides(s, p))],
        "goods_value": goods_value(p),
    }


def jobs(s: ColonistsState) -> list[list[str]]:
    """Who may be employed where while colonists are redistributed, in the order of asking."""
    top = s.frames[-1] if s.frames else None
    if top is None or top[0] not in (frames.REDISTRIBUTE, frames.EMPLOY):
        return []
    p = s.players[top[1]]
    first = top[2] if top[0] == frames.EMPLOY else 0
    return [
        [c.WORKERS[worker], "shared factory" if kind == SHARED else c.SPOT_NAMES[kind]]
        for worker, kind in JOBS[first:]
        if possible(p, worker, kind)
    ]


def possible(p: Player, worker: int, kind: int) -> bool:
    """Does the community have such a building, and may these workers ever work there?"""
    if kind == SHARED:
        return p.rights & RIGHT_STEAM > 0
    need = t.KIND_WORKER[kind]
    allowed = need in (worker, c.ANYBODY) or p.level[c.LABORER] >= lending_level(need, worker)
    return p.count[kind] > 0 and allowed


def relieved(s: ColonistsState, p: Player, g: int) -> int:
    """What the Altruist's figure takes off a demand."""
    return relief(s, p, g) if p.level[c.ALTRUIST] >= 2 else 0


def makes(p: Player, spot: int) -> int:
    """What a building generates a year once it is staffed, before any Factory adds to it."""
    kind = p.kind[spot]
    if not t.KIND_BUFFERS[kind]:
        return 0
    return t.KIND_OUTPUT[kind] + p.boost[kind]


def named_pairs(amounts: c.Amounts) -> dict[str, int]:
    return {c.GOODS[g]: n for g, n in amounts}


def income(p: Player) -> dict[str, int]:
    """What the next production phase brings."""
    found = [0] * len(c.GOODS)
    found[c.TOOL] = c.SMITHY_TOOLS + (1 if p.level[c.ALTRUIST] >= 4 else 0)
    for spot in range(SPOTS):
        kind = p.kind[spot]
        if kind < 0 or not p.worker[spot]:
            continue
        if t.KIND_SORT[kind] == c.MONEY:
            found[c.DOLLAR] += t.KIND_OUTPUT[kind]
        elif t.KIND_SORT[kind] == c.PRODUCTION:
            found[t.KIND_GOOD[kind]] += output(p, spot)
    for card, gives in zip(t.GENERATORS, t.GENERATES, strict=True):
        if card in p.board:
            for g, n in gives:
                if g not in (c.FOOD, c.ROBE):
                    found[g] += n
    return named(found)
