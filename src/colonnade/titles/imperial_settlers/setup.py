"""From the options to the first state."""

from typing import Final

from colonnade.kernel.errors import BadOption, one_of
from colonnade.kernel.options import Option
from colonnade.titles.imperial_settlers import events, frames
from colonnade.titles.imperial_settlers.components import (
    ATTACK_COUNTS,
    CARDS,
    COMMON,
    COPIES,
    DECK,
    FACE,
    FACES,
    FACTIONS,
    printed_deck,
)
from colonnade.titles.imperial_settlers.effects import TO_HAND, draw_common, draw_faction
from colonnade.titles.imperial_settlers.lookout import SOLO
from colonnade.titles.imperial_settlers.solo import reveal_attack_card
from colonnade.titles.imperial_settlers.state import Table, new_player

DEALT: Final = "dealt"
SEAT_OPTIONS: Final = ("faction_1", "faction_2", "faction_3", "faction_4")
DECK_OPTIONS: Final = tuple(f"{name}_deck" for name in FACTIONS)
LOOKOUTS: Final = ("standard", "alternate", "advanced")

OPTIONS: Final[tuple[Option, ...]] = (
    *(
        Option(name, (DEALT, *FACTIONS), DEALT, fewest=seat + 1)
        for seat, name in enumerate(SEAT_OPTIONS)
    ),
    Option("lookout", LOOKOUTS, "standard", fewest=2),
    Option("peaceful", (False, True), False, fewest=2),
    Option("faction_reshuffle", (False, True), False),
    *(
        Option(name, printed_deck(faction), printed_deck(faction), many=True)
        for faction, name in enumerate(DECK_OPTIONS)
    ),
)

# The deck-building rule: so many titles with so many copies each.
DECK_RULE: Final = ((3, 3), (6, 2), (9, 1))
START_CARDS: Final = 2  # from each of the two decks


def check_options(s: Table) -> None:
    """Raise BadOption for options that don't go together."""
    chosen = [s.options[name] for name in SEAT_OPTIONS]
    for seat, name in enumerate(chosen):
        if name != DEALT and seat >= s.seats:
            raise BadOption(
                f"option {SEAT_OPTIONS[seat]}: there is no such seat with {s.seats} players"
            )
        if name != DEALT and name in chosen[:seat]:
            raise BadOption(
                f"option {SEAT_OPTIONS[seat]}: {name!r} is taken; each faction is there once"
            )
    if s.seats == 1:
        if s.options["lookout"] != "standard":
            raise BadOption(one_of("lookout for 1 player:", s.options["lookout"], ["standard"]))
        if s.options["peaceful"]:
            raise BadOption("option peaceful: not possible for 1 player; allowed: False")
    for name in DECK_OPTIONS:
        check_deck(name, s.options[name])


def check_deck(option: str, titles: list[str]) -> None:
    """A Faction deck has 3 titles of 3 cards, 6 of 2 and 9 of 1, every title whole (p.12)."""
    for wanted, number in DECK_RULE:
        found = sum(1 for title in titles if COPIES[title] == number)
        if found != wanted:
            raise BadOption(
                f"option {option}: {found} titles with {number} copies; a deck has {wanted}"
            )


def set_up(s: Table) -> None:
    s.players = [new_player() for _ in range(s.seats)]
    choose_factions(s)
    derive(s)
    s.common = [card for card in range(CARDS) if DECK[card] == COMMON]
    for p in s.players:
        titles = s.options[DECK_OPTIONS[p.faction]]
        p.deck = [
            card
            for card in range(CARDS)
            if DECK[card] == p.faction + 1 and FACES[FACE[card]].name in titles
        ]
    s.first = s.chance(s.seats)
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        s.tell(events.COMMANDS, seat, s.players[seat].faction)
        for _ in range(START_CARDS):
            draw_common(s, seat, TO_HAND)
        for _ in range(START_CARDS):
            draw_faction(s, seat, TO_HAND)
    if s.seats == 1:
        s.attack_deck = list(ATTACK_COUNTS)
        reveal_attack_card(s)
    s.push(frames.ROUND, -1, 0)


def choose_factions(s: Table) -> None:
    """Chosen factions go to their seats, the others are dealt."""
    chosen = [s.options[name] for name in SEAT_OPTIONS[: s.seats]]
    free = [faction for faction, name in enumerate(FACTIONS) if name not in chosen]
    for seat, name in enumerate(chosen):
        if name == DEALT:
            s.players[seat].faction = free.pop(s.chance(len(free)))
        else:
            s.players[seat].faction = FACTIONS.index(name)


def derive(s: Table) -> None:
    """What follows from options and players and is not dumped."""
    s.lookout = SOLO if s.seats == 1 else LOOKOUTS.index(s.options["lookout"])
    s.peaceful = int(s.options["peaceful"])
    s.reshuffle = int(s.options["faction_reshuffle"])
    seats = [-1] * len(FACTIONS)
    for seat, p in enumerate(s.players):
        seats[p.faction] = seat
    s.seat_of = seats
