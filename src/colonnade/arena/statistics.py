"""Figures from results: win rates with Wilson intervals, scores, lengths, ratings."""

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from colonnade.arena.match import Result

Z = 1.959964  # of a 95 % interval


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a win rate; shared wins count as parts."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    bottom = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / bottom
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / bottom
    return max(0.0, centre - half), min(1.0, centre + half)


class Rate(NamedTuple):
    """Wins out of games."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def as_data(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "wins": round(self.wins, 4),
            "games": self.games,
            "rate": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Tally:
    """Adds up wins under keys."""

    def __init__(self) -> None:
        self.sums: dict[Any, list[float]] = {}

    def add(self, key: Any, win: float) -> None:
        row = self.sums.setdefault(key, [0.0, 0.0])
        row[0] += win
        row[1] += 1

    def rates(self) -> dict[Any, Rate]:
        return {key: Rate(wins, int(games)) for key, (wins, games) in self.sums.items()}


def by_pairing(results: Iterable[Result]) -> dict[str, Rate]:
    """For "one vs field" pairings: how often the one won."""
    tally = Tally()
    for row in results:
        one = row["pairing"].split(" vs ")[0]
        if " vs " in row["pairing"]:
            tally.add(row["pairing"], row["wins"][row["bots"].index(one)])
    return tally.rates()


def by_bot(results: Iterable[Result]) -> dict[str, Rate]:
    tally = Tally()
    for row in results:
        for seat, bot in enumerate(row["bots"]):
            tally.add(bot, row["wins"][seat])
    return tally.rates()


def by_seat(results: Iterable[Result]) -> dict[int, Rate]:
    tally = Tally()
    for row in results:
        for seat, win in enumerate(row["wins"]):
            tally.add(seat, win)
    return tally.rates()


class Spread(NamedTuple):
    """Where numbers lie."""

    number: int
    mean: float
    deviation: float
    least: float
    quarter: float
    middle: float
    three_quarters: float
    most: float

    def as_data(self) -> dict[str, float]:
        return {name: round(value, 3) for name, value in self._asdict().items()}


def spread(values: Sequence[float]) -> Spread:
    if not values:
        return Spread(0, 0, 0, 0, 0, 0, 0, 0)
    ordered = sorted(values)
    mean = math.fsum(ordered) / len(ordered)
    variance = math.fsum((v - mean) ** 2 for v in ordered) / max(len(ordered) - 1, 1)
    return Spread(
        len(ordered),
        mean,
        math.sqrt(variance),
        ordered[0],
        quantile(ordered, 0.25),
        quantile(ordered, 0.5),
        quantile(ordered, 0.75),
        ordered[-1],
    )


def quantile(ordered: Sequence[float], share: float) -> float:
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


class Rating(NamedTuple):
    bot: str
    mu: float
    sigma: float
    games: int

    @property
    def safe(self) -> float:
        """What the bot is worth with near certainty: the number to rank by."""
        return self.mu - 3 * self.sigma


def ratings(results: Iterable[Result]) -> list[Rating]:
    """Plackett-Luce ratings over all games, in the order of their numbers, best first.

    Seats of one game that the same bot holds share a rating; the bots at a table are compared
    by the average rank of their seats.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held: dict[str, Any] = {}
    games: dict[str, int] = {}
    for row in sorted(results, key=lambda r: r["game"]):
        rank_of: dict[str, float] = {}
        seats: dict[str, int] = {}
        for bot, rank in zip(row["bots"], row["ranks"], strict=True):
            rank_of[bot] = rank_of.get(bot, 0.0) + rank
            seats[bot] = seats.get(bot, 0) + 1
        for bot in rank_of:
            rank_of[bot] /= seats[bot]
            held.setdefault(bot, model.rating(name=bot))
            games[bot] = games.get(bot, 0) + 1
        if len(rank_of) < 2:
            continue
        names = list(rank_of)
        rated = model.rate([[held[bot]] for bot in names], ranks=[rank_of[bot] for bot in names])
        for bot, team in zip(names, rated, strict=True):
            held[bot] = team[0]
    found = [Rating(bot, r.mu, r.sigma, games[bot]) for bot, r in held.items()]
    return sorted(found, key=lambda r: (-r.safe, r.bot))
