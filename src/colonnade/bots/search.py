"""The bot that looks ahead: tree search within a budget of iterations or seconds."""

import time

from colonnade.bots.base import Bot
from colonnade.bots.evaluation import Evaluation, evaluation
from colonnade.bots.lookahead import judged_actions
from colonnade.bots.tree import Node, Tree, shares
from colonnade.kernel.state import State

ITERATIONS = 1_000  # when neither iterations nor seconds are given
MOST = 1_000_000  # with a time limit only
SLICE = 20  # iterations between two looks at the clock
CANDIDATES = 24  # places in the old tree that are compared with the new position
FEWEST = 8  # visits that make a place in the old tree worth keeping


class Search(Bot):
    """Information-set Monte Carlo tree search; the tree is kept between its own moves."""

    def __init__(self) -> None:
        self.tree: Tree | None = None

    def choose(self, state: State) -> int:
        deadline = None if self.seconds is None else time.monotonic() + 0.93 * self.seconds
        self.tree = self.planted(state)
        self.think_within(self.tree, deadline)
        return self.tree.best()

    def judge(self, state: State) -> Evaluation:
        """How it sees the title."""
        return evaluation(state.title.name, self.style)

    def budget(self) -> int:
        if self.iterations is not None:
            return self.iterations
        return ITERATIONS if self.seconds is None else MOST

    def planted(self, state: State) -> Tree:
        """A tree for the position: what the old one knew of it is kept."""
        judge = self.judge(state)
        tree = Tree(judge, state, self.draw(1))
        kept = None if self.tree is None else same_position(self.tree, state)
        if kept is not None:
            tree.root = kept
        else:
            tree.root.prior = shares(judged_actions(judge, state))
            tree.root.planned = True
        return tree

    def think_within(self, tree: Tree, deadline: float | None) -> None:
        """Search until the budget is used (kept visits count) or no other move can win."""
        budget = self.budget()
        while tree.root.visits < budget:
            left = budget - tree.root.visits
            if tree.settled(left) or (deadline is not None and time.monotonic() > deadline):
                return
            tree.run(SLICE if left > SLICE else left)


def same_position(tree: Tree, state: State) -> Node | None:
    """The node of an old tree that stands for a position, found by playing its moves again."""
    viewer = state.actor
    if tree.viewer != viewer:
        return None
    view = state.view(viewer)
    for node, moves in candidates(tree, state):
        replayed = tree.state.clone()
        for action in moves:
            if action not in replayed.choices:
                break
            replayed.play(action)
        else:
            if replayed.actor == viewer and replayed.view(viewer) == view:
                node.sibling = None
                return node
    return None


def candidates(tree: Tree, state: State) -> list[tuple[Node, list[int]]]:
    """Places in an old tree that offer the same actions to the same player, most visited first."""
    found: list[tuple[Node, list[int]]] = []
    waiting: list[tuple[Node, list[int]]] = [(tree.root, [])]
    op = state.frames[-1][0]
    while waiting:
        node, moves = waiting.pop()
        if moves and node.actor == state.actor and node.op == op and node.actions == state.choices:
            found.append((node, moves))
        for action, child in zip(node.actions, node.children, strict=True):
            while child is not None:
                if child.visits >= FEWEST:
                    waiting.append((child, [*moves, action]))
                child = child.sibling
    found.sort(key=lambda place: -place[0].visits)
    return found[:CANDIDATES]
