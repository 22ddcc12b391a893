"""Many games stepped in one call, written into buffers that are made once.

With workers, the games are shared out among processes that write into the same memory; the
caller never copies an observation. A game that ends begins anew at once: its row then shows
the first decision of the next game, `done` is 1 and `rewards` holds what the old one brought.
"""

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from colonnade.env.encoder import encoder_for
from colonnade.env.rewards import reward_named
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, ColonnadeError
from colonnade.kernel.rng import mixed, seeded
from colonnade.kernel.state import State

STEP: Final = b"step"
RESET: Final = b"reset"
CLOSE: Final = b"close"
READY: Final = b"ready"


class Buffers(NamedTuple):
    """One row a game. The arrays are the same after every step, only their values change."""

    observations: npt.NDArray[np.int16]  # of whoever has to decide
    masks: npt.NDArray[np.int8]  # his legal actions
    actors: npt.NDArray[np.int8]  # his seat
    rewards: npt.NDArray[np.float32]  # by seat, not 0 only where a game has just ended
    done: npt.NDArray[np.int8]  # 1 where a game has just ended
    actions: npt.NDArray[np.int32]  # what the caller plays; written by step()


class Plan(NamedTuple):
    """What a worker needs to know; it travels to its process."""

    title: str
    players: int
    options: dict[str, Any]
    reward: str
    games: int


def buffer_shapes(plan: Plan) -> list[tuple[str, tuple[int, ...]]]:
    encoder = encoder_for(plan.title, plan.players, plan.options)
    return [
        ("<i2", (plan.games, encoder.size)),
        ("i1", (plan.games, encoder.actions)),
        ("i1", (plan.games,)),
        ("<f4", (plan.games, plan.players)),
        ("i1", (plan.games,)),
        ("<i4", (plan.games,)),
    ]


def buffers_in(plan: Plan, blocks: list[Any]) -> Buffers:
    """The buffers over blocks of memory that may be shared."""
    shapes = buffer_shapes(plan)
    arrays: list[Any] = [
        np.frombuffer(block, kind).reshape(shape)
        for block, (kind, shape) in zip(blocks, shapes, strict=True)
    ]
    return Buffers(*arrays)


class Stretch:
    """The games from one row to another, stepped one after the other."""

    def __init__(self, plan: Plan, buffers: Buffers, start: int, stop: int) -> None:
        self.plan = plan
        self.title = registry.get(plan.title)
        self.encode = encoder_for(plan.title, plan.players, plan.options).encode
        self.final = reward_named(plan.reward)
        self.start = start
        rows: list[Any] = [array[start:stop] for array in buffers]
        self.rows = Buffers(*rows)
        self.cells = self.rows.masks.reshape(-1).data
        self.bytes = self.rows.observations.reshape(-1).data.cast("B")
        self.width = self.rows.masks.shape[1]
        self.states: list[State] = []
        self.begun = [0] * (stop - start)  # games of each row, so that each gets its own seed
        self.seed = 0

    def new_game(self, row: int) -> State:
        """The next game of a row; its seed follows from the environment's, its row and its turn."""
        self.begun[row] += 1
        seed = mixed(mixed(self.seed + self.start + row) + self.begun[row])
        return self.title.new(self.plan.players, seed >> 16, self.plan.options)

    def reset(self, seed: int) -> None:
        self.seed = seeded(seed)
        self.begun = [0] * len(self.begun)
        self.states = [self.new_game(row) for row in range(len(self.rows.actors))]
        self.show(None)

    def step(self) -> None:
        self.show(self.rows.actions.tolist())

    def show(self, actions: list[int] | None) -> None:
        """Play an action in every game and show it to whoever has to decide next.

        Each game is played, observed and masked before the next: while it is in the cache.
        """
        rows, states, encode, cells = self.rows, self.states, self.encode, self.cells
        rows.rewards.fill(0)
        rows.done.fill(0)
        rows.masks.fill(0)
        observed: list[bytes] = []
        actors: list[int] = []
        first = 0
        for row, s in enumerate(states):
            if actions is not None:
                s.play(actions[row])
                if s.actor < 0:
                    rows.rewards[row] = self.final(s)
                    rows.done[row] = 1
                    s = states[row] = self.new_game(row)
            observed.append(encode(s, s.actor))
            actors.append(s.actor)
            for action in s.choices:
                cells[first + action] = 1
            first += self.width
        self.bytes[:] = b"".join(observed)
        rows.actors[:] = actors


class VectorEnv:
    """`games` games of a title at once; `workers` processes share them (0: this process).

    reset() and step(actions) return the buffers, whose rows the next step overwrites. send()
    and receive() are the two halves of a step, for callers with something to do in between.
    After a step that raised, for example at an illegal action, reset() is needed.
    """

    def __init__(
        self,
        title: str,
        players: int,
        games: int,
        workers: int = 0,
        reward: str = "difference",
        context: str | None = None,
        **options: Any,
    ) -> None:
        if games < 1 or not 0 <= workers <= games:
            raise BadOption("games: at least 1, and no more workers than games")
        reward_named(reward)
        self.plan = Plan(title, players, options, reward, games)
        self.encoder = encoder_for(title, players, options)
        self.schema = self.encoder.schema
        self.games = games
        self.players = players
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        shapes = buffer_shapes(self.plan)
        sizes = [int(np.dtype(kind).itemsize * np.prod(shape)) for kind, shape in shapes]
        if workers == 0:
            self.buffers = buffers_in(self.plan, [bytearray(size) for size in sizes])
            self.stretch = Stretch(self.plan, self.buffers, 0, games)
        else:
            self.start_workers(multiprocessing.get_context(context), sizes, workers)

    def start_workers(self, context: Any, sizes: list[int], workers: int) -> None:
        blocks = [context.RawArray("b", size) for size in sizes]
        self.buffers = buffers_in(self.plan, blocks)
        for i in range(workers):
            start, stop = i * self.games // workers, (i + 1) * self.games // workers
            mine, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(theirs, self.plan, blocks, start, stop), daemon=True
            )
            process.start()
            theirs.close()
            self.pipes.append(mine)
            self.processes.append(process)

    def reset(self, seed: int = 0) -> Buffers:
        """Begin all games anew; the same seed gives the same games, however many workers."""
        if not self.pipes:
            self.stretch.reset(seed)
            return self.buffers
        for pipe in self.pipes:
            pipe.send_bytes(RESET + str(int(seed)).encode())
        return self.receive()

    def step(self, actions: npt.ArrayLike) -> Buffers:
        """Play one action in every game."""
        self.send(actions)
        return self.receive()

    def send(self, actions: npt.ArrayLike) -> None:
        """Set the workers to a step."""
        self.buffers.actions[:] = actions
        for pipe in self.pipes:
            pipe.send_bytes(STEP)

    def receive(self) -> Buffers:
        """Wait until the step is done."""
        if not self.pipes:
            self.stretch.step()
            return self.buffers
        problems = []
        for pipe in self.pipes:
            answer = pipe.recv_bytes()
            if answer != READY:
                problems.append(answer.decode())
        if problems:
            raise ColonnadeError("; ".join(problems))
        return self.buffers

    def close(self) -> None:
        """End the workers."""
        for pipe in self.pipes:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:  # this worker has ended already
                continue
            finally:
                pipe.close()
        for process in self.processes:
            process.join(5)
        self.pipes, self.processes = [], []

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(pipe: Connection, plan: Plan, blocks: list[Any], start: int, stop: int) -> None:
    """A worker process: steps its stretch of the games whenever it is told to."""
    stretch = Stretch(plan, buffers_in(plan, blocks), start, stop)
    while True:
        try:
            told = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if told == STEP:
                stretch.step()
            elif told == CLOSE:
                return
            else:
                stretch.reset(int(told[len(RESET) :]))
        except ColonnadeError as error:
            pipe.send_bytes(f"games {start} to {stop - 1}: {error}".encode())
        else:
            pipe.send_bytes(READY)


def random_actions(
    masks: npt.NDArray[np.int8], generator: np.random.Generator
) -> npt.NDArray[np.int64]:
    """A legal action for every row, each as likely as the others."""
    rows, legal = np.divmod(np.flatnonzero(masks.view(np.bool_)), masks.shape[1])
    counts = np.bincount(rows, minlength=len(masks))
    picks = (generator.random(len(counts)) * counts).astype(np.int64)
    picks += np.cumsum(counts) - counts
    found: npt.NDArray[np.int64] = legal[picks]
    return found
