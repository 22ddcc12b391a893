"""After a game: how the chances went, where they turned, and which moves cost most."""

from collections.abc import Callable, Iterator
from typing import Any

from colonnade.bots import words
from colonnade.bots.catalogue import make
from colonnade.bots.evaluation import outcome
from colonnade.bots.search import Search
from colonnade.bots.tree import Node
from colonnade.kernel.record import steps
from colonnade.kernel.state import State

ITERATIONS = 120  # tried for each decision of the game
TURNING_POINTS = 5
MISTAKES = 8
TURN = 0.03  # a smaller change of the chance to win is no turning point
MISTAKE = 0.02  # nor a smaller loss a mistake


def analyse(
    record: dict[str, Any],
    language: str = "en",
    iterations: int = ITERATIONS,
    names: list[str] | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    positions: Iterator[State] | None = None,
) -> dict[str, Any]:
    """Every decision of a recorded game judged with what its player could know.

    `positions` are the states after the set-up and after each move, where the game did not
    begin with a set-up that the record can repeat.

    Returns "moves" (one row a decision), "chances" (by seat, before each move and at the
    end), "turning_points" and "mistakes", the largest first, each with a sentence.
    """
    whole = len(record["moves"]) if isinstance(record, dict) and "moves" in record else 0
    moves: list[dict[str, Any]] = []
    chances: list[list[float]] = []
    s: State | None = None
    played = [move[0] for move in record["moves"]] if whole else []
    for number, s in enumerate(positions or (game.state for game in steps(record))):
        if s.over:
            chances.append(outcome(s))
            break
        bot = make("search", seed + number, iterations)
        assert isinstance(bot, Search)
        bot.choose(s.resample(s.actor, bot.draw()))
        assert bot.tree is not None
        root = bot.tree.root
        chances.append([total / root.visits for total in bot.tree.wins])
        if number == whole:
            break
        best = root.actions.index(bot.tree.best())
        chosen = root.actions.index(s.parse(played[number]))
        if chosen != best:
            bot.tree.try_out(chosen, iterations // 4)  # a search hardly looks at a bad move
        moves.append(judged_move(number, s, root, chosen, best, language))
        if progress is not None:
            progress(number + 1, whole)
    assert s is not None
    called = names or [f"{seat + 1}" for seat in range(s.seats)]
    fill_after(moves, chances)
    return {
        "title": s.title.name,
        "players": s.seats,
        "moves": moves,
        "chances": chances,
        "turning_points": turning_points(moves, called, language),
        "mistakes": mistakes(moves, called, language),
    }


def judged_move(
    number: int, s: State, root: Node, chosen: int, best: int, language: str
) -> dict[str, Any]:
    """A decision as played against the best one found."""

    def mean(sums: list[float], edge: int) -> float:
        return sums[edge] / max(1, root.tried[edge])

    return {
        "move": number,
        "seat": s.actor,
        "decision": s.decision,
        "played": s.name(root.actions[chosen]),
        "best": s.name(root.actions[best]),
        "played_words": s.words(root.actions[chosen], language),
        "best_words": s.words(root.actions[best], language),
        "tried": root.tried[chosen],
        "lost_chance": max(0.0, mean(root.wins, best) - mean(root.wins, chosen)),
        "lost_points": max(0.0, mean(root.points, best) - mean(root.points, chosen)),
    }


def fill_after(moves: list[dict[str, Any]], chances: list[list[float]]) -> None:
    """The mover's chance before and after each move."""
    for row in moves:
        row["before"] = chances[row["move"]][row["seat"]]
        later = row["move"] + 1
        row["after"] = chances[later][row["seat"]] if later < len(chances) else row["before"]


def turning_points(
    moves: list[dict[str, Any]], names: list[str], language: str
) -> list[dict[str, Any]]:
    """The moves that changed the mover's chance most."""
    found = [row for row in moves if abs(row["after"] - row["before"]) >= TURN]
    found.sort(key=lambda row: (-abs(row["after"] - row["before"]), row["move"]))
    return [
        {
            **row,
            "sentence": words.say(
                language,
                "turning-point",
                player=names[row["seat"]],
                before=round(100 * row["before"]),
                after=round(100 * row["after"]),
                move=row["played_words"],
            ),
        }
        for row in found[:TURNING_POINTS]
    ]


def mistakes(moves: list[dict[str, Any]], names: list[str], language: str) -> list[dict[str, Any]]:
    """The moves that gave away most."""
    found = [row for row in moves if row["played"] != row["best"] and row["lost_chance"] >= MISTAKE]
    found.sort(key=lambda row: (-row["lost_chance"], row["move"]))
    return [
        {
            **row,
            "sentence": words.say(
                language,
                "mistake",
                player=names[row["seat"]],
                move=row["played_words"],
                better=row["best_words"],
                points=words.number(row["lost_points"], language).lstrip("+"),
                chance=round(100 * row["lost_chance"]),
            ),
        }
        for row in found[:MISTAKES]
    ]
