"""Learns to value positions of a two-player title by playing against itself: TD(lambda).

A network gives a position's worth, from -1 (lost) to 1 (won), to the player who looks at it.
To move, a player tries every legal action on a copy of what he can know of the game and takes
the action whose outcome the network likes best. Games played that way are the lessons: each
position should be worth what the following positions turned out to be worth, and the last
one what the game brought. Nothing here knows any rule of any title.
"""

import argparse
import copy
import dataclasses
import itertools
import json
import math
import os
import platform
import time
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")  # draws into files
import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

import colonnade
from colonnade import bots
from colonnade.env.encoder import encoder_for
from colonnade.pure import engine


@dataclasses.dataclass
class Config:
    """All that a run depends on."""

    title: str
    options: dict[str, Any] = dataclasses.field(default_factory=dict)
    leave_out: tuple[str, ...] = ()  # slices whose name ends so are not learned from
    opponent: str = "greedy"  # the bot it is measured against; it never learns from it
    seed: int = 1
    decisions: int = 3_000_000  # how long it plays against itself
    plan: int = 0  # over how many decisions learning rate and noise fall; 0: over all of them
    games: int = 96  # played side by side, so that the network sees many positions at once
    hidden: tuple[int, ...] = (128, 64)
    learning_rate: float = 1e-3
    last_learning_rate: float = 5e-5
    trace: float = 0.9  # lambda: 1 trusts only the outcome, 0 only the next position
    wonder: float = 0.06  # how much worth a player gives up to try something new, at first
    last_wonder: float = 0.01
    margin: float = 25.0  # a lead of so many points is worth 0.76 of the half that counts points
    memory: int = 60_000  # positions learned from
    batch: int = 512
    repeats: float = 2.0  # how often a position is learned from
    smoothing: float = 0.998  # the weights it is measured by are an average over the last steps
    measure_every: int = 500_000  # decisions
    measure_games: int = 100
    final_games: int = 400


def learned_columns(config: Config) -> np.ndarray:
    """The numbers of the columns that the network gets to see."""
    slices = encoder_for(config.title, 2, config.options).schema.slices.values()
    kept = [part for part in slices if not part.name.endswith(config.leave_out or ("?",))]
    return np.concatenate([np.arange(part.start, part.stop) for part in kept])


class Network(nn.Module):
    """Columns of an observation, brought to one scale, through a few layers to one number."""

    def __init__(self, columns: int, hidden: tuple[int, ...]) -> None:
        super().__init__()
        self.register_buffer("middle", torch.zeros(columns))
        self.register_buffer("spread", torch.ones(columns))
        sizes = [columns, *hidden]
        layers: list[nn.Module] = []
        for wide, narrow in itertools.pairwise(sizes):
            layers += [nn.Linear(wide, narrow), nn.ReLU()]
        self.layers = nn.Sequential(*layers, nn.Linear(sizes[-1], 1), nn.Tanh())

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        scaled = ((rows.float() - self.middle) / self.spread).clamp(-4, 4)
        return self.layers(scaled).squeeze(1)

    def set_scale(self, rows: np.ndarray) -> None:
        """Take middle and spread of every column from positions of random games."""
        self.middle.copy_(torch.from_numpy(rows.mean(0)))
        self.spread.copy_(torch.from_numpy(np.maximum(rows.std(0), 0.1)))

    @torch.inference_mode()
    def worth(self, rows: np.ndarray) -> np.ndarray:
        return self.forward(torch.from_numpy(rows)).numpy()


class Judge:
    """Tries out the actions of many games at once and asks the network about all outcomes."""

    def __init__(self, network: Network, config: Config) -> None:
        self.network = network
        self.config = config
        self.encoder = encoder_for(config.title, 2, config.options)
        self.columns = learned_columns(config)

    def outcomes(
        self, states: list[Any], seeds: np.ndarray
    ) -> tuple[list[int], np.ndarray, np.ndarray]:
        """For the legal actions of each state: how many, the positions after them, their worth."""
        encode = self.encoder.encode
        counts, parts, over = [], [], []
        for s, seed in zip(states, seeds.tolist(), strict=True):
            seat = s.actor
            known = s.resample(seat, seed)  # hidden things and luck to come are dealt anew
            for action in s.choices:
                after = known.clone()
                after.play(action)
                if after.over:
                    over.append((len(parts), outcome(after, self.config.margin, seat)))
                parts.append(encode(after, seat))
            counts.append(len(s.choices))
        rows = np.frombuffer(bytearray().join(parts), "<i2").reshape(-1, self.encoder.size)
        if len(self.columns) < self.encoder.size:
            rows = rows[:, self.columns]
        worth = self.network.worth(rows)
        for i, value in over:
            worth[i] = value
        return counts, rows, worth

    def best(self, states: list[Any], seeds: np.ndarray) -> list[int]:
        """The action it likes best in each state."""
        counts, _, worth = self.outcomes(states, seeds)
        ends = np.cumsum(counts)
        starts = ends - counts
        return [
            s.choices[int(worth[start:end].argmax())]
            for s, start, end in zip(states, starts, ends, strict=True)
        ]


def outcome(s: Any, margin: float, seat: int) -> float:
    """What a finished game was worth to a seat: half for winning, half for the lead in points."""
    scores, winners = s.scores(), s.ranking()[0]
    won = 0.0 if len(winners) == 2 else 1.0 if seat in winners else -1.0
    return 0.5 * won + 0.5 * math.tanh((scores[seat] - scores[1 - seat]) / margin)


class Memory:
    """The last positions with what they turned out to be worth."""

    def __init__(self, size: int, columns: int) -> None:
        self.rows = np.zeros((size, columns), np.int16)
        self.targets = np.zeros(size, np.float32)
        self.count = 0

    def add(self, rows: np.ndarray, targets: np.ndarray) -> None:
        places = (self.count + np.arange(len(rows))) % len(self.rows)
        self.rows[places] = rows
        self.targets[places] = targets
        self.count += len(rows)

    def sample(self, size: int, random: np.random.Generator) -> tuple[torch.Tensor, torch.Tensor]:
        picks = random.integers(min(self.count, len(self.rows)), size=size)
        return torch.from_numpy(self.rows[picks]), torch.from_numpy(self.targets[picks])


class Table:
    """One game of the learner against itself, with the positions it went through."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.rows: list[np.ndarray] = []
        self.worth: list[float] = []
        self.movers: list[int] = []

    def targets(self, trace: float, margin: float) -> np.ndarray:
        """What each position should have been worth, from the last one back to the first."""
        ahead = outcome(self.state, margin, 0)  # as seat 0 sees it
        found = np.zeros(len(self.rows), np.float32)
        for i in range(len(self.rows) - 1, -1, -1):
            sign = 1 if self.movers[i] == 0 else -1
            found[i] = sign * ahead
            ahead = (1 - trace) * sign * self.worth[i] + trace * ahead
        return found


class Learner:
    """Plays, learns, measures itself now and then, and draws the curve."""

    def __init__(self, config: Config, folder: Path) -> None:
        torch.manual_seed(config.seed)
        torch.set_num_threads(1)
        self.config = config
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.random = np.random.default_rng(config.seed)
        columns = len(learned_columns(config))
        self.network = Network(columns, config.hidden)
        self.average = copy.deepcopy(self.network)
        self.judge = Judge(self.network, config)
        self.optimizer = torch.optim.Adam(self.network.parameters(), config.learning_rate)
        self.memory = Memory(config.memory, columns)
        self.owed = 0.0  # positions to learn from, not yet learned from
        self.finished = 0
        self.decisions = 0
        self.begun = time.perf_counter()
        self.minutes = 0.0  # of processor time, measuring not counted
        self.loss = 0.0
        self.curve: list[dict[str, float]] = []

    def new_table(self) -> Table:
        seed = int(self.random.integers(1 << 40))
        return Table(colonnade.new(self.config.title, 2, seed, **self.config.options))

    def run(self) -> None:
        config = self.config
        (self.folder / "log.txt").write_text("")
        self.tell(circumstances(config))
        self.network.set_scale(random_positions(config, self.random))
        self.average.load_state_dict(self.network.state_dict())
        tables = [self.new_table() for _ in range(config.games)]
        next_measure = 0
        while self.decisions < config.decisions:
            if self.decisions >= next_measure:
                self.report(config.measure_games)
                next_measure += config.measure_every
            begin = time.process_time()
            progress = self.decisions / (config.plan or config.decisions)
            self.play_once(tables, between(config.wonder, config.last_wonder, progress))
            self.learn(between(config.learning_rate, config.last_learning_rate, progress))
            self.minutes += (time.process_time() - begin) / 60
        self.report(config.final_games)
        wall, processor = time.perf_counter() - self.begun, time.process_time()
        self.tell(
            f"done after {wall / 60:.1f} minutes; processor time {processor / 60:.1f} minutes, "
            f"{self.minutes:.1f} of them playing and learning, the others measuring"
        )

    def tell(self, line: str) -> None:
        """Print a line and keep it in the run's log."""
        print(line, flush=True)
        with (self.folder / "log.txt").open("a") as log:
            log.write(line + "\n")

    def play_once(self, tables: list[Table], wonder: float) -> None:
        """One decision in every game; a game that ends is learned from and begins anew."""
        states = [table.state for table in tables]
        counts, rows, worth = self.judge.outcomes(
            states, self.random.integers(1 << 60, size=len(states))
        )
        tried = worth + wonder * self.random.gumbel(size=len(worth)).astype(np.float32)
        end = 0
        for i, (table, count) in enumerate(zip(tables, counts, strict=True)):
            start, end = end, end + count
            pick = start + int(tried[start:end].argmax())
            table.rows.append(rows[pick])
            table.worth.append(float(worth[pick]))
            table.movers.append(table.state.actor)
            table.state.play(table.state.choices[pick - start])
            if table.state.over:
                targets = table.targets(self.config.trace, self.config.margin)
                self.memory.add(np.stack(table.rows), targets)
                self.owed += len(table.rows) * self.config.repeats
                self.finished += 1
                tables[i] = self.new_table()
        self.decisions += len(tables)

    def learn(self, rate: float) -> None:
        self.optimizer.param_groups[0]["lr"] = rate
        while self.owed >= self.config.batch:
            rows, targets = self.memory.sample(self.config.batch, self.random)
            loss = ((self.network(rows) - targets) ** 2).mean()
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            self.owed -= self.config.batch
            self.smooth()
            value = loss.item()
            self.loss = 0.99 * self.loss + 0.01 * value if self.loss else value

    @torch.no_grad()
    def smooth(self) -> None:
        share = self.config.smoothing
        for kept, new in zip(self.average.parameters(), self.network.parameters(), strict=True):
            kept.mul_(share).add_(new, alpha=1 - share)

    def report(self, games: int) -> None:
        """Measure, print, save the weights and draw the curve."""
        judge = Judge(self.average, self.config)
        wins, lead = match(judge, self.config, games, seed=self.config.seed + 1000)
        point = {
            "minutes": round(self.minutes, 2),
            "games": self.finished,
            "decisions": self.decisions,
            "wins": wins,
            "lead": lead,
            "loss": self.loss,
        }
        self.curve.append(point)
        self.tell(
            f"{self.minutes:5.1f} min  {self.finished:6} games  {self.decisions:8} decisions  "
            f"loss {self.loss:.4f}  "
            f"wins {wins:6.1%} of {games} against {self.config.opponent}, lead {lead:+.1f}"
        )
        save(self.average, self.config, self.folder / "weights.pt")
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1) + "\n")
        draw(self.curve, self.config, self.folder / "curve.png")


def circumstances(config: Config) -> str:
    """What a run's speed and outcome depend on: the config, the machine, the versions."""
    return (
        f"{config}\n"
        f"{os.cpu_count()} cores, one used; {platform.machine()}, "
        f"Python {platform.python_version()}, torch {torch.__version__}, "
        f"colonnade {colonnade.__version__} {engine()}"
    )


def between(first: float, last: float, progress: float) -> float:
    """From the first to the last value, falling evenly on a logarithmic scale."""
    return first * (last / first) ** min(1.0, progress)


def random_positions(config: Config, random: np.random.Generator, games: int = 60) -> np.ndarray:
    """Observations of random games, to see what the columns' values are like."""
    encode = encoder_for(config.title, 2, config.options).encode
    parts = []
    for _ in range(games):
        s = colonnade.new(config.title, 2, int(random.integers(1 << 40)), **config.options)
        while not s.over:
            parts.append(encode(s, s.actor))
            s.play(s.choices[int(random.integers(len(s.choices)))])
    rows = np.frombuffer(b"".join(parts), "<i2").reshape(len(parts), -1)
    return rows[:, learned_columns(config)].astype(np.float32)


def match(judge: Judge, config: Config, games: int, seed: int) -> tuple[float, float]:
    """Share of games won against the opponent, seats changing; and the average lead."""
    random = np.random.default_rng(seed)
    opponents = [bots.make(config.opponent, seed=seed + i) for i in range(games)]
    states = [colonnade.new(config.title, 2, seed + i // 2, **config.options) for i in range(games)]
    going = list(range(games))
    while going:
        mine = [i for i in going if states[i].actor == i % 2]
        if mine:
            seeds = random.integers(1 << 60, size=len(mine))
            actions = judge.best([states[i] for i in mine], seeds)
            for i, action in zip(mine, actions, strict=True):
                states[i].play(action)
        for i in going:
            s = states[i]
            while not s.over and s.actor != i % 2:
                s.play(bots.think(opponents[i], s))
        going = [i for i in going if not states[i].over]
    wins = sum(s.ranking()[0] == [i % 2] for i, s in enumerate(states))
    leads = [s.scores()[i % 2] - s.scores()[1 - i % 2] for i, s in enumerate(states)]
    return wins / games, float(np.mean(leads))


def column_names(config: Config) -> list[str]:
    names = encoder_for(config.title, 2, config.options).schema.names()
    return [names[i] for i in learned_columns(config)]


def save(network: Network, config: Config, path: Path) -> None:
    """Weights in half precision, with the config they came from."""
    weights = {name: tensor.half() for name, tensor in network.state_dict().items()}
    kept = {
        "config": dataclasses.asdict(config),
        "columns": column_names(config),
        "weights": weights,
    }
    torch.save(kept, path)


def load(path: Path) -> tuple[Network, Config]:
    kept = torch.load(path, weights_only=True)
    config = Config(**kept["config"])
    columns = column_names(config)
    if columns != kept["columns"]:
        raise SystemExit(f"{path}: {other_columns(config.title, kept['columns'], columns)}")
    network = Network(len(columns), config.hidden)
    network.load_state_dict({name: tensor.float() for name, tensor in kept["weights"].items()})
    return network, config


def other_columns(title: str, learned: list[str], now: list[str]) -> str:
    """What is wrong with weights that were learned from other columns."""
    parts = []
    for what, names in (
        ("gone", [name for name in learned if name not in set(now)]),
        ("new", [name for name in now if name not in set(learned)]),
    ):
        if names:
            some = ", ".join(names[:3]) + (", ..." if len(names) > 3 else "")
            parts.append(f"{len(names)} {'is' if len(names) == 1 else 'are'} {what} ({some})")
    return (
        f"these weights were learned from other columns than an observation of {title} has now: "
        + (" and ".join(parts) or "they come in another order")
        + "; train anew, or use the version of colonnade that they were learned with"
    )


def draw(curve: list[dict[str, float]], config: Config, path: Path) -> None:
    """The learning curve as a picture, replaced in one move so that a viewer never sees half."""
    figure, (above, below) = plt.subplots(2, 1, figsize=(7, 6), sharex=True, dpi=110)
    minutes = [point["minutes"] for point in curve]
    above.plot(minutes, [100 * point["wins"] for point in curve], "o-", color="#2b6777")
    above.axhline(90, color="#b5651d", linewidth=1, linestyle="--")
    above.set_ylim(0, 102)
    above.set_ylabel(f"games won against {config.opponent} (%)")
    above.set_title(f"{config.title}, two players, seed {config.seed}")
    below.plot(minutes, [point["lead"] for point in curve], "o-", color="#52796f")
    below.axhline(0, color="#888888", linewidth=1)
    below.set_ylabel("average lead (points)")
    below.set_xlabel("minutes of playing and learning on one core")
    figure.tight_layout()
    beside = path.with_suffix(".new.png")
    figure.savefig(beside)
    plt.close(figure)
    beside.replace(path)


def main(config: Config, folder: Path) -> None:
    """Train, or with --measure measure the weights in the folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=config.decisions, help="how long")
    parser.add_argument("--seed", type=int, default=config.seed)
    parser.add_argument("--opponent", default=config.opponent, help="a bot to be measured against")
    parser.add_argument("--folder", type=Path, default=folder, help="weights, curve and picture")
    parser.add_argument("--measure", type=int, metavar="GAMES", help="only measure the weights")
    args = parser.parse_args()
    torch.set_num_threads(1)
    if args.measure:
        network, kept = load(args.folder / "weights.pt")
        kept.opponent = args.opponent
        wins, lead = match(Judge(network, kept), kept, args.measure, seed=args.seed + 5000)
        print(f"wins {wins:.1%} of {args.measure} against {args.opponent}, lead {lead:+.1f}")
        return
    chosen = dataclasses.replace(
        config, decisions=args.decisions, seed=args.seed, opponent=args.opponent
    )
    Learner(chosen, args.folder).run()
