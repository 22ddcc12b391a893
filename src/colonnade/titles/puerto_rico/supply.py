"""Colonists and nobles between the supplies, the ship and the player boards."""

from colonnade.titles.puerto_rico.state import PuertoRico


def noble_offered(s: PuertoRico) -> bool:
    """Hospice and university take from the ship when the supply is empty, then also its noble."""
    return s.ship_nobles > 0 and s.colonists == 0


def add_colonist(s: PuertoRico, player: int, place: int, noble: bool) -> None:
    """One colonist comes from the supply or, when it is empty, from the ship; or its noble."""
    if noble:
        s.ship_nobles -= 1
        s.colonist_ship -= 1
    elif s.colonists:
        s.colonists -= 1
    else:
        s.colonist_ship -= 1
    s.players[player].move(place, 1, noble)


def return_colonist(s: PuertoRico, player: int, place: int, noble: bool) -> None:
    """One colonist or noble goes back to his supply."""
    s.players[player].move(place, -1, noble)
    if noble:
        s.nobles += 1
    else:
        s.colonists += 1
