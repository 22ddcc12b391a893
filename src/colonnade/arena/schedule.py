"""Who plays whom: every pairing on the same seeds, every bot in every seat equally often."""

import json
from typing import Any

from colonnade.arena.match import MOVE_LIMIT, Match
from colonnade.bots import BotError, make
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, ColonnadeError, one_of
from colonnade.kernel.options import checked_options, checked_players
from colonnade.kernel.rng import STEP, mixed

FORMATS = ("round-robin", "ladder", "mixed")


def checked(title: str, players: int, options: dict[str, Any]) -> str:
    """The options as JSON, or an error that says what is allowed."""
    found = registry.get(title)
    checked_players(found.low, found.high, players)
    return json.dumps(checked_options(found.options, options), sort_keys=True)


def game_seed(seed: int, number: int) -> int:
    """The seed of the n-th set-up; every pairing plays the same ones."""
    return mixed(mixed(seed) + STEP * (number + 1)) >> 1


def pairings(form: str, bots: list[str], players: int) -> list[tuple[str, list[tuple[str, ...]]]]:
    """Each pairing with its seatings, all of which are played on each seed.

    round-robin: each bot alone against a table of each other bot; ladder: the same, but only
    against the bot before it in the list; mixed: every group of different bots.
    """
    if form not in FORMATS:
        raise BotError(one_of("format", form, list(FORMATS)))
    if len(set(bots)) != len(bots):
        raise BotError("bots: a bot is named twice")
    if form == "mixed":
        return [
            (" + ".join(group), [tuple(group[i:] + group[:i]) for i in range(players)])
            for group in groups(bots, players)
        ]
    if len(bots) < 2:
        raise BotError("bots: at least two are needed")
    found = []
    for i, one in enumerate(bots):
        for j, field in enumerate(bots):
            fits = j == i - 1 if form == "ladder" else (j < i if players == 2 else j != i)
            if fits:
                found.append((f"{one} vs {field}", alone(one, field, players)))
    return found


def alone(one: str, field: str, players: int) -> list[tuple[str, ...]]:
    """One bot in each seat in turn, another in all the others."""
    return [
        tuple(one if seat == own else field for seat in range(players)) for own in range(players)
    ]


def groups(bots: list[str], players: int) -> list[list[str]]:
    if len(bots) < players:
        raise BotError(f"bots: the mixed format needs at least {players} different bots")
    found: list[list[str]] = []

    def grow(chosen: list[str], rest: list[str]) -> None:
        if len(chosen) == players:
            found.append(chosen)
            return
        for i, name in enumerate(rest):
            grow([*chosen, name], rest[i + 1 :])

    grow([], bots)
    return found


def tournament(
    title: str,
    players: int,
    bots: list[str],
    games: int,
    form: str = "round-robin",
    seed: int = 0,
    options: dict[str, Any] | None = None,
    move_limit: float = MOVE_LIMIT,
) -> list[Match]:
    """All games, `games` for each pairing, rounded up to whole rounds of seatings."""
    if games < 1:
        raise BadOption(f"games: at least 1 is needed, not {games}")
    given = checked(title, players, options or {})
    made: list[Match] = []
    for label, seatings in pairings(form, bots, players):
        rounds = -(-games // len(seatings))
        for number in range(rounds):
            for seating in seatings:
                made.append(
                    Match(
                        len(made), label, title, players, given, game_seed(seed, number), seating,
                        move_limit,
                    )
                )  # fmt: skip
    return made


def simulation(
    title: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    move_limit: float = MOVE_LIMIT,
) -> list[Match]:
    """Games of one table; fewer bots than seats are repeated, and everybody moves on a seat.

    A set-up is played in every different seating: where all bots are the same, only once.
    """
    if games < 1:
        raise BotError(f"games: at least 1 is needed, not {games}")
    given = checked(title, players, options or {})
    if not 1 <= len(bots) <= players:
        raise BotError(f"bots: 1 to {players} are needed, not {len(bots)}")
    table = [bots[i % len(bots)] for i in range(players)]
    seatings = len({tuple(table[i:] + table[:i]) for i in range(players)})
    return [
        Match(
            number,
            " + ".join(table),
            title,
            players,
            given,
            game_seed(seed, number // seatings),
            tuple(table[(seat - number) % players] for seat in range(players)),
            move_limit,
        )
        for number in range(games)
    ]


def doubts(bots: list[str]) -> list[str]:
    """What is wrong with bots that can't be made; they will forfeit every game."""
    found = []
    for name in bots:
        try:
            make(name)
        except ColonnadeError as error:
            found.append(f"{name}: {error}")
    return found
