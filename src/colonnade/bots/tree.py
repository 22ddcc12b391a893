"""The search tree: information-set Monte Carlo tree search with max^n values.

Each iteration deals anew what the searching player can't know, walks down the tree by
the values and the planner's judgement, adds one node, plays some turns on to a quiet
point and lets the title's evaluation say what everybody has.
"""

import math
from typing import Final

from mypy_extensions import i64

from colonnade.bots.evaluation import Evaluation, added_up, final_points, largest, outcome
from colonnade.bots.lookahead import followed, lead
from colonnade.kernel.rng import STEP, mixed
from colonnade.kernel.state import State

BREADTH: Final = 1.1  # how much the judgement draws iterations to unproven moves
CAUTION: Final = 0.04  # how much worse than its parent a move not yet tried is assumed to be
SHARPNESS: Final = 0.8  # points of advice that make a move e times as likely
FLOOR: Final = 0.04  # share of the advice that is spread evenly
WOBBLE: Final = 1.2  # points by which moves are misjudged while playing on
LONGEST: Final = 240  # decisions played on, at most
POINT: Final = 0.004  # what a point of lead is worth besides the chance to win

NUMBERS: Final = 1 << 31


class Node:
    """A decision of one player; everything known of its actions stands in parallel lists."""

    def __init__(self) -> None:
        self.actor = -1
        self.op = -1
        self.visits = 0
        self.planned = False  # the prior comes from playing on, not from the advice alone
        self.actions: list[int] = []
        self.tried: list[int] = []
        self.possible: list[int] = []  # iterations in which the action was legal
        self.worth: list[float] = []  # sums for the actor, with a little for the points
        self.wins: list[float] = []  # the chance to win alone
        self.squares: list[float] = []  # of that chance
        self.points: list[float] = []  # as people are told
        self.prior: list[float] = []
        self.children: list[Node | None] = []
        self.places: dict[int, int] | None = None  # of the actions, once they differ by deal
        # the same actions can lead, by chance, to a decision of another kind or player
        self.sibling: Node | None = None


class Tree:
    """A search for one player from one position."""

    def __init__(self, judge: Evaluation, state: State, seed: int) -> None:
        self.judge = judge
        self.state = state
        self.viewer = state.actor
        self.memory = seed  # what the deals are drawn from, a step further each
        self.breadth = 2.0 * BREADTH / max(2, state.seats)  # chances are smaller at larger tables
        self.noise: i64 = i64(mixed(seed) & (NUMBERS - 1))
        self.wins = [0.0] * state.seats  # by seat, sums of the chance to win
        self.root = new_node(state, shares(judge.advise(state)))

    def run(self, iterations: int) -> None:
        """Search on for so many iterations."""
        for _ in range(iterations):
            self.iterate()

    def try_out(self, edge: int, iterations: int) -> None:
        """Learn more of one action of the position, whether it looks good or not."""
        for _ in range(iterations):
            self.iterate(edge)

    def iterate(self, first: int = -1) -> None:
        """Walk down once, beginning with the action `first` if one is given."""
        self.memory += STEP  # not a product: see rng.word_of()
        s = self.state.resample(self.viewer, mixed(self.memory))
        nodes: list[Node] = []
        edges: list[int] = []
        node = self.root
        while True:
            if node.visits > 0 and not node.planned:
                self.plan(node, s)
            edge = first if first >= 0 and node is self.root else pick(node, s, self.breadth)
            nodes.append(node)
            edges.append(edge)
            s.play(node.actions[edge])
            if s.actor < 0:
                break
            child = node.children[edge]
            while child is not None and (child.actor != s.actor or child.op != s.frames[-1][0]):
                child = child.sibling
            if child is None:
                made = new_node(s, shares(self.judge.advise(s)))
                made.sibling = node.children[edge]
                node.children[edge] = made
                self.play_on(s)
                break
            node = child
        self.back_up(nodes, edges, s)

    def plan(self, node: Node, s: State) -> None:
        """Worth a second visit: weigh its actions as the planner does, by playing each on."""
        node.planned = True
        if s.choices == node.actions:
            judge = self.judge
            actor = s.actor
            values = [lead(judge, followed(judge, s, action), actor) for action in s.choices]
            node.prior = shares(values)

    def play_on(self, s: State) -> None:
        """Follow the advice, not too strictly, for some turns and until nothing is half done."""
        judge = self.judge
        noise = self.noise
        left = judge.horizon(s)  # a move is judged by what it led to
        steps = 0
        while s.actor >= 0 and steps < LONGEST:
            if judge.quiet(s):
                if left == 0:
                    break
                left -= 1
            steps += 1
            advice = judge.advise(s)
            best = -1e9
            chosen = 0
            for i in range(len(advice)):
                noise = (noise * 1103515245 + 12345) & (NUMBERS - 1)
                value = advice[i] + WOBBLE * int(noise >> 8) / 8388608.0
                if value > best:
                    best = value
                    chosen = i
            s.play(s.choices[chosen])
        self.noise = noise

    def back_up(self, nodes: list[Node], edges: list[int], s: State) -> None:
        if s.actor < 0:
            points = final_points(s)
            expected = points
            worth = outcome(s)
        else:
            judge = self.judge
            points = judge.estimates(s)
            expected = judge.expected(s, points)
            worth = judge.chances(points, judge.time_left(s))
        middle = added_up(points) / len(points)
        for seat in range(len(worth)):
            self.wins[seat] += worth[seat]
        for i in range(len(nodes)):
            node = nodes[i]
            edge = edges[i]
            actor = node.actor
            win = worth[actor]
            node.visits += 1
            node.tried[edge] += 1
            node.worth[edge] += win + POINT * (points[actor] - middle)
            node.wins[edge] += win
            node.squares[edge] += win * win
            node.points[edge] += expected[actor]

    def best(self) -> int:
        """The action tried most often; among equals the one worth most."""
        root = self.root
        found = 0
        for i in range(len(root.actions)):
            if root.tried[i] > root.tried[found] or (
                root.tried[i] == root.tried[found] and root.worth[i] > root.worth[found]
            ):
                found = i
        return root.actions[found]

    def settled(self, left: int) -> bool:
        """So few iterations are left that no other action can be tried as often as the best."""
        first = 0
        second = 0
        for tried in self.root.tried:
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return first - second > left


def new_node(s: State, prior: list[float]) -> Node:
    node = Node()
    node.actor = s.actor
    node.op = s.frames[-1][0]
    count = len(s.choices)
    node.actions = s.choices
    node.tried = [0] * count
    node.possible = [0] * count
    node.worth = [0.0] * count
    node.wins = [0.0] * count
    node.squares = [0.0] * count
    node.points = [0.0] * count
    node.prior = prior
    node.children = [None] * count
    return node


def shares(advice: list[float]) -> list[float]:
    """Advice in points as shares of attention that add up to 1."""
    best = largest(advice)
    powers = [math.exp((value - best) / SHARPNESS) for value in advice]
    whole = added_up(powers)
    even = FLOOR / len(powers)
    return [even + (1.0 - FLOOR) * power / whole for power in powers]


def pick(node: Node, s: State, breadth: float) -> int:
    """The action to try next: its value so far, and attention to what was tried seldom."""
    if s.choices != node.actions:
        return pick_among(node, s, breadth)
    tried = node.tried
    possible = node.possible
    worth = node.worth
    prior = node.prior
    untried = hope(node)
    best = -1e9
    chosen = 0
    for i in range(len(tried)):
        possible[i] += 1
        n = tried[i]
        value = (worth[i] / n if n else untried) + breadth * prior[i] * math.sqrt(
            float(possible[i])
        ) / (1 + n)
        if value > best:
            best = value
            chosen = i
    return chosen


def pick_among(node: Node, s: State, breadth: float) -> int:
    """As pick(), where what is legal differs from one deal to another."""
    places = node.places
    if places is None:
        places = {action: i for i, action in enumerate(node.actions)}
        node.places = places
    untried = hope(node)
    best = -1e9
    chosen = 0
    for action in s.choices:
        i = places.get(action, -1)
        if i < 0:
            i = len(node.actions)
            places[action] = i
            add_action(node, action)
        node.possible[i] += 1
        n = node.tried[i]
        value = (node.worth[i] / n if n else untried) + breadth * node.prior[i] * math.sqrt(
            float(node.possible[i])
        ) / (1 + n)
        if value > best:
            best = value
            chosen = i
    return chosen


def add_action(node: Node, action: int) -> None:
    """An action seen for the first time; its attention is the even share."""
    node.actions = [*node.actions, action]  # the list is shared with a state
    node.tried.append(0)
    node.possible.append(0)
    node.worth.append(0.0)
    node.wins.append(0.0)
    node.squares.append(0.0)
    node.points.append(0.0)
    node.prior.append(1.0 / len(node.actions))
    node.children.append(None)


def hope(node: Node) -> float:
    """What a move not yet tried is taken to be worth."""
    if node.visits == 0:
        return 0.0
    return added_up(node.worth) / node.visits - CAUTION
