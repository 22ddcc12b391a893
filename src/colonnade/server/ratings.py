"""Ratings and statistics: Elo over every pair at the table, kept per title."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from colonnade.server.schema import people, ratings, results
from colonnade.server.table import Table
from colonnade.server.words import bot_name

FIRST = 1500.0
STEP = 32.0  # what a two-player game can move at most
SPREAD = 400.0


class Chair(NamedTuple):
    """One seat of a finished game."""

    seat: int
    who: str
    score: int
    rank: int  # 1 is first; equals share the better one
    before: float


def new_ratings(chairs: list[Chair]) -> list[float]:
    """Everybody against everybody, each pair weighted so that a table counts as one game."""
    after = []
    for own in chairs:
        gain = 0.0
        for other in chairs:
            if other.seat == own.seat or other.who == own.who:
                continue
            expected = 1 / (1 + 10 ** ((other.before - own.before) / SPREAD))
            gain += outcome(own.rank, other.rank) - expected
        after.append(own.before + STEP * gain / max(1, len(chairs) - 1))
    return after


def outcome(own: int, other: int) -> float:
    return 1.0 if own < other else 0.5 if own == other else 0.0


def counts(table: Table) -> bool:
    """Rated: different people or bots in every chair, and nobody helped."""
    people_here = [seat.person for seat in table.seats if seat.person]
    return table.rated and len(set(people_here)) == len(people_here) >= 1 and table.players > 1


def record_result(connection: Connection, table: Table, result: dict[str, Any], at: int) -> None:
    """Write the results of a finished game and what they do to the ratings."""
    rated = counts(table)
    ranks = {seat: n + 1 for n, group in enumerate(place(result["ranking"])) for seat in group}
    chairs = []
    for i, seat in enumerate(table.seats):
        who = f"bot:{seat.level}" if seat.kind == "bot" else seat.person or ""
        before = rating_of(connection, table.title, who)
        chairs.append(Chair(i, who, result["scores"][i], ranks[i], before))
    after = new_ratings(chairs) if rated else [chair.before for chair in chairs]
    for chair, new in zip(chairs, after, strict=True):
        if not chair.who:
            continue
        row = {"title": table.title, "seats": table.players, "rated": int(rated), "at": at}
        own = {"score": chair.score, "rank": chair.rank, "before": chair.before, "after": new}
        key = {"table_id": table.id, "seat": chair.seat, "who": chair.who}
        connection.execute(insert(results), {**row, **own, **key})
        if rated:
            count_game(connection, table.title, chair, new)


def place(ranking: list[list[int]]) -> list[list[int]]:
    """Ranks with gaps: after two firsts comes the third."""
    spread: list[list[int]] = []
    for group in ranking:
        spread.append(group)
        spread.extend([] for _ in group[1:])
    return spread


def rating_of(connection: Connection, title: str, who: str) -> float:
    found = connection.execute(
        select(ratings.c.rating).where(ratings.c.title == title, ratings.c.who == who)
    ).scalar()
    return FIRST if found is None else float(found)


def count_game(connection: Connection, title: str, chair: Chair, new: float) -> None:
    mine = (ratings.c.title == title) & (ratings.c.who == chair.who)
    won = int(chair.rank == 1)
    counted = (
        update(ratings)
        .where(mine)
        .values(
            rating=new,
            games=ratings.c.games + 1,
            wins=ratings.c.wins + won,
            ranks=ratings.c.ranks + chair.rank,
            points=ratings.c.points + chair.score,
            best=func.greatest(ratings.c.best, chair.score)
            if connection.dialect.name == "postgresql"
            else func.max(ratings.c.best, chair.score),
        )
    )
    if connection.execute(counted).rowcount == 0:
        first = {"games": 1, "wins": won, "ranks": chair.rank, "points": chair.score}
        key = {"title": title, "who": chair.who, "rating": new, "best": chair.score}
        try:
            with connection.begin_nested():
                connection.execute(insert(ratings), {**first, **key})
        except IntegrityError:  # another process was first
            connection.execute(counted)


def shown(row: Any, name: str | None) -> dict[str, Any]:
    games = max(1, row.games)
    called = bot_name(row.who.removeprefix("bot:")) if row.who.startswith("bot:") else name
    return {
        "who": row.who,
        "name": called or "",
        "title": row.title,
        "rating": round(row.rating),
        "games": row.games,
        "wins": row.wins,
        "average_rank": round(row.ranks / games, 2),
        "best_score": row.best,
        "average_score": round(row.points / games, 1),
    }


def of_person(connection: Connection, person: str, name: str) -> list[dict[str, Any]]:
    found = connection.execute(
        select(ratings).where(ratings.c.who == person).order_by(ratings.c.title)
    )
    return [shown(row, name) for row in found]


def best(connection: Connection, title: str, limit: int) -> list[dict[str, Any]]:
    found = connection.execute(
        select(ratings, people.c.name)
        .outerjoin(people, people.c.id == ratings.c.who)
        .where(ratings.c.title == title)
        .order_by(ratings.c.rating.desc(), ratings.c.who)
        .limit(limit)
    )
    return [shown(row, row.name) for row in found]


def changes(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """What a game did to the ratings, seat by seat."""
    found = connection.execute(
        select(results)
        .where(results.c.table_id == table_id, results.c.rated == 1)
        .order_by(results.c.seat)
    )
    return [
        {"seat": row.seat, "before": round(row.before), "after": round(row.after)} for row in found
    ]
