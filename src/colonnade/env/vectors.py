"""Many games stepped in one call, written into buffers that are made once.

With workers, the games are shared out among processes that write into the same memory; the
caller never copies an observation. A game that ends begins anew at once: its row then shows
the first decision of the next game, `done` is 1 and `rewards` holds what the old one brought.
"""

import gc
import multiprocessing
import pickle
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from colonnade.env.encoder import encoder_for
from colonnade.env.rewards import reward_named
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, ColonnadeError
from colonnade.kernel.rng import mixed, seeded
from colonnade.kernel.rows import step_rows
from colonnade.kernel.state import State

# What a worker is told, by the first byte; what follows belongs to it.
STEP: Final = b"s"
RESET: Final = b"r"  # the seed
KEEP: Final = b"k"
RESTORE: Final = b"l"  # what KEEP gave
CLOSE: Final = b"c"
# What it answers.
READY: Final = b"r"  # what was asked for
FAILED: Final = b"f"  # why

PATIENCE: Final = 5.0  # seconds a worker gets to end


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
        self.cells = self.rows.masks.reshape(-1)
        self.width = self.rows.masks.shape[1]
        self.observed = self.rows.observations.reshape(-1).data.cast("B")
        self.seen_by = self.rows.actors.data.cast("B")
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
        self.show([])

    def step(self) -> None:
        if not self.states:
            raise ColonnadeError("reset() must come before the first step")
        self.show(self.rows.actions.tolist())

    def show(self, actions: list[int]) -> None:
        """Play an action in every game, if any, and show it to whoever has to decide next."""
        rows = self.rows
        rows.rewards.fill(0)
        rows.done.fill(0)
        self.observed[:], cells, self.seen_by[:] = step_rows(
            self.states, actions, self.width, self.encode, self.next_game
        )
        rows.masks.fill(0)
        self.cells[np.frombuffer(cells, "<i8")] = 1

    def keep(self) -> dict[str, Any]:
        """The games as they stand, to go on with later."""
        return {
            "seed": self.seed,
            "begun": self.begun,
            "states": [s.dump() for s in self.states],
            "rewards": self.rows.rewards.tolist(),
            "done": self.rows.done.tolist(),
        }

    def restore(self, kept: dict[str, Any]) -> None:
        self.seed, self.begun = kept["seed"], kept["begun"]
        self.states = [registry.load(dump) for dump in kept["states"]]
        if self.states:  # else it was kept before its first reset
            self.show([])
            self.rows.rewards[:], self.rows.done[:] = kept["rewards"], kept["done"]

    def next_game(self, row: int) -> State:
        """Pay for the game of a row that has ended; the row's next one."""
        self.rows.rewards[row] = self.final(self.states[row])
        self.rows.done[row] = 1
        return self.new_game(row)


class VectorEnv:
    """`games` games of a title at once; `workers` processes share them (0: this process).

    reset() and step(actions) return the buffers, whose rows the next step overwrites. send()
    and receive() are the two halves of a step, for callers with something to do in between.
    After a step that raised, for example at an illegal action, reset() is needed. A worker that
    dies takes its games with it: the step raises, and the environment is closed. Pickled
    between two steps, it goes on where it was, with workers of its own.
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
        self.workers = workers
        self.context = context
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.closed = False
        shapes = buffer_shapes(self.plan)
        sizes = [int(np.dtype(kind).itemsize * np.prod(shape)) for kind, shape in shapes]
        if workers == 0:
            self.buffers = buffers_in(self.plan, [bytearray(size) for size in sizes])
            self.stretch = Stretch(self.plan, self.buffers, 0, games)
        else:
            self.start_workers(multiprocessing.get_context(context), sizes)

    def start_workers(self, context: Any, sizes: list[int]) -> None:
        blocks = [context.RawArray("b", size) for size in sizes]
        self.buffers = buffers_in(self.plan, blocks)
        for i in range(self.workers):
            start, stop = self.stretch_of(i)
            mine, theirs = context.Pipe()
            self.pipes.append(mine)
            forked = self.pipes if context.get_start_method() == "fork" else []
            process = context.Process(
                target=work, args=(theirs, forked, self.plan, blocks, start, stop), daemon=True
            )
            process.start()
            theirs.close()
            self.processes.append(process)

    def stretch_of(self, worker: int) -> tuple[int, int]:
        """The rows of a worker: its first and the one after its last."""
        return worker * self.games // self.workers, (worker + 1) * self.games // self.workers

    def reset(self, seed: int = 0) -> Buffers:
        """Begin all games anew; the same seed gives the same games, however many workers."""
        if self.workers == 0:
            self.stretch.reset(seed)
        else:
            self.tell([RESET + str(int(seed)).encode()] * self.workers)
            self.answers()
        return self.buffers

    def step(self, actions: npt.ArrayLike) -> Buffers:
        """Play one action in every game."""
        self.send(actions)
        return self.receive()

    def send(self, actions: npt.ArrayLike) -> None:
        """Set the workers to a step."""
        self.buffers.actions[:] = actions
        if self.workers:
            self.tell([STEP] * self.workers)

    def receive(self) -> Buffers:
        """Wait until the step is done."""
        if self.workers == 0:
            self.stretch.step()
        else:
            self.answers()
        return self.buffers

    def tell(self, messages: list[bytes]) -> None:
        """A message to each worker."""
        if self.closed:
            raise ColonnadeError("the environment is closed")
        for i, (pipe, message) in enumerate(zip(self.pipes, messages, strict=True)):
            try:
                pipe.send_bytes(message)
            except OSError:
                raise self.lost(i) from None

    def answers(self) -> list[bytes]:
        """What all workers answer, once all have."""
        if self.closed:
            raise ColonnadeError("the environment is closed")
        found, problems = [], []
        for i, pipe in enumerate(self.pipes):
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                raise self.lost(i) from None
            if answer[:1] == FAILED:
                problems.append(answer[1:].decode())
            found.append(answer[1:])
        if problems:
            raise ColonnadeError("; ".join(problems))
        return found

    def lost(self, worker: int) -> ColonnadeError:
        """A worker has died: close the environment and say which games went with it."""
        start, stop = self.stretch_of(worker)
        process = self.processes[worker]
        process.join(PATIENCE)
        code = process.exitcode
        self.close()
        return ColonnadeError(
            f"games {start} to {stop - 1}: their worker process has died (exit code {code}); "
            "the environment is closed"
        )

    def close(self) -> None:
        """End the workers."""
        self.closed = self.workers > 0
        for pipe in self.pipes:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:  # this worker has ended already
                continue
            finally:
                pipe.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.exitcode is None:  # it does not listen
                process.kill()
                process.join()
            process.close()
        self.pipes, self.processes = [], []

    def __del__(self) -> None:
        if hasattr(self, "processes"):  # else its settings were refused
            self.close()

    def __getstate__(self) -> dict[str, Any]:
        settings = {"workers": self.workers, "context": self.context}
        if self.workers == 0:
            return {"plan": self.plan, **settings, "kept": [self.stretch.keep()]}
        self.tell([KEEP] * self.workers)
        return {"plan": self.plan, **settings, "kept": list(map(pickle.loads, self.answers()))}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        plan = kept["plan"]
        VectorEnv.__init__(
            self, plan.title, plan.players, plan.games, kept["workers"], plan.reward,
            kept["context"], **plan.options,
        )  # fmt: skip
        if self.workers == 0:
            self.stretch.restore(kept["kept"][0])
        else:
            self.tell([RESTORE + pickle.dumps(games) for games in kept["kept"]])
            self.answers()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    pipe: Connection, forked: list[Connection], plan: Plan, blocks: list[Any], start: int, stop: int
) -> None:
    """A worker process: does with its stretch of the games whatever it is told.

    It ends when nobody can tell it anything any more, which is why it first closes the
    caller's ends of the pipes, where it has got copies of them.
    """
    for end in forked:
        end.close()
    stretch = Stretch(plan, buffers_in(plan, blocks), start, stop)
    gc.freeze()  # what was loaded stays; looking through it again and again takes time
    while True:
        try:
            told = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        if told == CLOSE:
            return
        try:
            answer = READY + obey(stretch, told)
        except ColonnadeError as error:
            answer = FAILED + f"games {start} to {stop - 1}: {error}".encode()
        try:
            pipe.send_bytes(answer)
        except OSError:  # nobody waits for it any more
            return


def obey(stretch: Stretch, told: bytes) -> bytes:
    """Do what a worker was told; what it answers."""
    kind, rest = told[:1], told[1:]
    if kind == STEP:
        stretch.step()
    elif kind == RESET:
        stretch.reset(int(rest))
    elif kind == KEEP:
        return pickle.dumps(stretch.keep())
    elif kind == RESTORE:
        stretch.restore(pickle.loads(rest))
    return b""


def random_actions(
    masks: npt.NDArray[np.int8], generator: np.random.Generator
) -> npt.NDArray[np.int64]:
    """A legal action for every row, each as likely as the others."""
    width = masks.shape[1]
    firsts = np.arange(len(masks) + 1) * width
    cells = set_cells(masks)
    starts = np.searchsorted(cells, firsts)
    counts = np.diff(starts)
    picks = starts[:-1] + (generator.random(len(counts)) * counts).astype(np.int64)
    found: npt.NDArray[np.int64] = cells[picks] - firsts[:-1]
    return found


def set_cells(masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    """Where the masks, row after row, are not 0; looked for eight cells at a time."""
    cells = masks.reshape(-1)
    spare = -len(cells) % 8
    if spare:
        cells = np.concatenate([cells, np.zeros(spare, np.int8)])
    words = np.flatnonzero(cells.view(np.int64) != 0)
    found = np.flatnonzero(cells.view(np.bool_).reshape(-1, 8)[words])
    places: npt.NDArray[np.int64] = words[found >> 3] * 8 + (found & 7)
    return places
