"""The score sheet: VP chips, buildings, and what the occupied large buildings add."""

from colonnade.titles.puerto_rico.components import (
    BEIGE,
    BUILDINGS,
    CITY_HALL,
    CLOISTER,
    CLOISTER_POINTS,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    LARGE_PLANT,
    RESIDENCE,
    RESIDENCE_POINTS,
    ROYAL_GARDEN,
    SMALL_PLANT,
)
from colonnade.titles.puerto_rico.state import Player, PuertoRico


def score_sheet(s: PuertoRico) -> list[dict[str, int]]:
    """By seat, line by line; the expansions add lines of their own."""
    sheets = [player_sheet(p) for p in s.players]
    for sheet, p in zip(sheets, s.players, strict=True):
        if s.new_buildings:
            sheet["cloister"] = cloister(p) if p.staff[CLOISTER] > 0 else 0
        if s.with_nobles:
            sheet["nobles"] = p.nobles()
            sheet["royal garden"] = p.nobles() if p.staff[ROYAL_GARDEN] > 0 else 0
    return sheets


def player_sheet(p: Player) -> dict[str, int]:
    """The lines of one player; large buildings score extra only when occupied (p. 7)."""
    return {
        "chips": p.vp,
        "buildings": sum(b.points for i, b in enumerate(BUILDINGS) if p.staff[i] >= 0),
        "guild hall": guild_hall(p) if p.staff[GUILD_HALL] > 0 else 0,
        "residence": RESIDENCE_POINTS[p.island] if p.staff[RESIDENCE] > 0 else 0,
        "fortress": p.colonists() // 3 if p.staff[FORTRESS] > 0 else 0,
        "customs house": p.vp // 4 if p.staff[CUSTOMS_HOUSE] > 0 else 0,
        "city hall": built(p, BEIGE) if p.staff[CITY_HALL] > 0 else 0,
    }


def guild_hall(p: Player) -> int:
    """1 for each small and 2 for each large production building, occupied or not."""
    return built(p, SMALL_PLANT) + 2 * built(p, LARGE_PLANT)


def cloister(p: Player) -> int:
    """Sets of three like island tiles, all kinds pooled; forests are one kind (p. 15)."""
    sets = p.forests // 3 + sum(count // 3 for count in p.tiles)
    return CLOISTER_POINTS[sets]


def built(p: Player, kind: int) -> int:
    """How many buildings of a kind a player has."""
    return sum(1 for i, b in enumerate(BUILDINGS) if b.kind == kind and p.staff[i] >= 0)


def tie_break(s: PuertoRico, seat: int) -> tuple[int, ...]:
    """Doubloons and goods, counted together."""
    p = s.players[seat]
    return (p.doubloons + sum(p.goods),)
