"""What an iteration of the search costs, in microseconds and in turns of the bench's loop.

python benchmarks/search.py            every title, smallest and largest table, and four players
"""

import time

from colonnade.bots import make, think
from colonnade.bots.evaluation import evaluation
from colonnade.bots.tree import Tree
from colonnade.kernel import registry
from colonnade.kernel.state import State
from colonnade.pure import engine

TURNS = 1_000_000
ITERATIONS = 500
MOMENTS = (0.0, 0.3, 0.6)  # of a game between greedy bots


def loop_turn() -> float:
    """Seconds for one turn of the loop that all figures are compared with."""
    best = 1.0
    for _ in range(3):
        x = 1
        started = time.process_time()
        for _ in range(TURNS):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        best = min(best, (time.process_time() - started) / TURNS)
    return best


def moments(title: str, players: int) -> list[State]:
    """Positions early, in the middle and late in one game."""
    s = registry.new(title, players, seed=1)
    bots = [make("greedy", seed=seat) for seat in range(players)]
    course = []
    while not s.over:
        course.append(s.clone())
        s.play(think(bots[s.actor], s))
    return [course[int(share * len(course))] for share in MOMENTS]


def iteration(state: State) -> float:
    """Seconds for one iteration: deal anew, select, expand, play on, back up."""
    judge = evaluation(state.title.name)
    best = 1.0
    for _ in range(3):
        tree = Tree(judge, state, 1)
        started = time.process_time()
        tree.run(ITERATIONS)
        best = min(best, (time.process_time() - started) / ITERATIONS)
    return best


def main() -> None:
    turn = loop_turn()
    print(f"{engine()} engine; one turn of the loop: {1e9 * turn:.0f} ns")
    for title in registry.titles():
        owner = registry.get(title)
        for players in sorted({max(2, owner.low), 4, owner.high}):
            costs = [iteration(state) for state in moments(title, players)]
            mean = sum(costs) / len(costs)
            shown = ", ".join(f"{1e6 * cost:.0f}" for cost in costs)
            print(
                f"{title}, {players} players: {1e6 * mean:.0f} us an iteration"
                f" (early, middle, late: {shown}), {mean / turn:.0f} turns, {1 / mean:.0f} a second"
            )


if __name__ == "__main__":
    main()
