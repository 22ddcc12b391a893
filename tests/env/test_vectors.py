"""Many games at once: the same games as one by one, in shared memory, however they are split."""

import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="install colonnade[env]")

import numpy as np

import colonnade.env
from colonnade.env.vectors import VectorEnv, random_actions
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, ColonnadeError

TITLES = registry.titles()
needs_proc = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="looks for processes in /proc"
)


@pytest.mark.parametrize("title", TITLES)
def test_rows_show_the_games(title: str) -> None:
    env = colonnade.env.vector(title, max(2, registry.get(title).low), games=5)
    buffers = env.reset(seed=3)
    generator = np.random.default_rng(3)
    for _ in range(60):
        for row, s in enumerate(env.stretch.states):
            assert buffers.actors[row] == s.actor
            assert (buffers.observations[row] == env.encoder.row(s, s.actor)).all()
            assert np.flatnonzero(buffers.masks[row]).tolist() == sorted(s.choices)
        buffers = env.step(random_actions(buffers.masks, generator))


def test_a_game_that_ends_pays_and_begins_anew() -> None:
    env = colonnade.env.vector("puerto_rico", 2, games=4, reward="win_share")
    buffers = env.reset(seed=1)
    generator = np.random.default_rng(1)
    ended = 0
    while ended < 6:
        before = list(env.stretch.states)
        buffers = env.step(random_actions(buffers.masks, generator))
        for row in range(4):
            if buffers.done[row]:
                ended += 1
                assert before[row].over
                assert env.stretch.states[row] is not before[row]
                assert buffers.rewards[row].sum() == pytest.approx(1)
                assert buffers.masks[row].any()
            else:
                assert not buffers.rewards[row].any()


def test_buffers_stay_the_same_arrays() -> None:
    env = colonnade.env.vector("puerto_rico", 2, games=3)
    first = env.reset(seed=1)
    then = env.step(random_actions(first.masks, np.random.default_rng(0)))
    assert all(a is b for a, b in zip(first, then, strict=True))


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_workers_play_the_same_games(workers: int) -> None:
    """However the games are split, they come out the same, also those begun later."""
    alone = colonnade.env.vector("puerto_rico", 3, games=6)
    with colonnade.env.vector("puerto_rico", 3, games=6, workers=workers) as shared:
        left, right = alone.reset(seed=9), shared.reset(seed=9)
        generator = np.random.default_rng(9)
        for _ in range(450):
            assert (left.observations == right.observations).all()
            assert (left.masks == right.masks).all()
            assert (left.actors == right.actors).all()
            assert (left.rewards == right.rewards).all()
            assert (left.done == right.done).all()
            actions = random_actions(left.masks, generator)
            left, right = alone.step(actions), shared.step(actions)
        assert left.observations.any()


def test_resetting_with_the_same_seed_repeats_everything() -> None:
    def run(seed: int) -> np.ndarray:
        env = colonnade.env.vector("puerto_rico", 2, games=3)
        buffers = env.reset(seed)
        generator = np.random.default_rng(0)
        for _ in range(400):
            buffers = env.step(random_actions(buffers.masks, generator))
        return buffers.observations.copy()

    assert (run(1) == run(1)).all()
    assert (run(1) != run(2)).any()


def test_no_two_games_are_alike() -> None:
    env = colonnade.env.vector("puerto_rico", 4, games=64)
    rows = env.reset(seed=0).observations
    assert len(np.unique(rows, axis=0)) > 16  # the face-up plantations differ


@pytest.mark.parametrize("workers", [0, 1])
def test_an_illegal_action_is_refused(workers: int) -> None:
    with colonnade.env.vector("puerto_rico", 2, games=2, workers=workers) as env:
        env.reset(seed=1)
        with pytest.raises(ColonnadeError, match="not legal"):
            env.step([469, 469])
        buffers = env.reset(seed=1)
        assert buffers.masks.any()


@pytest.mark.parametrize("workers", [0, 1])
def test_a_step_before_the_first_reset_is_refused(workers: int) -> None:
    with (
        colonnade.env.vector("puerto_rico", 2, games=2, workers=workers) as env,
        pytest.raises(ColonnadeError, match="reset"),
    ):
        env.step([0, 0])


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("title", TITLES)
def test_pickled_in_mid_game_it_goes_on_the_same(title: str, workers: int) -> None:
    """Also games that begin later are the same, and the rewards of the last step are kept."""
    seats = max(2, registry.get(title).low)
    with colonnade.env.vector(title, seats, games=4, workers=workers, reward="win_share") as env:
        buffers = env.reset(seed=5)
        generator = np.random.default_rng(5)
        for _ in range(30):
            buffers = env.step(random_actions(buffers.masks, generator))
        while workers == 0 and not buffers.done.any():
            buffers = env.step(random_actions(buffers.masks, generator))
        with pickle.loads(pickle.dumps(env)) as other:
            for _ in range(150):
                for mine, his in zip(buffers, other.buffers, strict=True):
                    if mine is not buffers.actions:
                        assert (mine == his).all()
                actions = random_actions(buffers.masks, generator)
                buffers = env.step(actions)
                other.step(actions)


def test_pickled_before_the_first_reset() -> None:
    env = pickle.loads(pickle.dumps(colonnade.env.vector("puerto_rico", 2, games=2)))
    assert env.reset(seed=1).masks.any()


@needs_proc
def test_closing_ends_the_workers() -> None:
    env = colonnade.env.vector("puerto_rico", 2, games=4, workers=2)
    env.reset(seed=1)
    ids = [process.pid for process in env.processes]
    assert all(running(number) for number in ids)
    env.close()
    assert not any(running(number) for number in ids)
    env.close()  # once more does no harm
    with pytest.raises(ColonnadeError, match="closed"):
        env.reset()
    with pytest.raises(ColonnadeError, match="closed"):
        env.step([0, 0, 0, 0])


@needs_proc
def test_workers_end_with_an_environment_that_was_dropped() -> None:
    """Also while another one lives, whose workers were started later."""
    env = colonnade.env.vector("puerto_rico", 2, games=2, workers=2)
    with colonnade.env.vector("puerto_rico", 2, games=2, workers=1):
        ids = [process.pid for process in env.processes]
        del env
        assert not any(running(number) for number in ids)


CALLER = """
import os, signal, colonnade.env
envs = [colonnade.env.vector("puerto_rico", 2, games=2, workers=2) for _ in range(2)]
for env in envs:
    env.reset(seed=1)
print(*(process.pid for env in envs for process in env.processes), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@needs_proc
def test_workers_end_with_a_caller_that_is_killed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CALLER],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    ids = [int(word) for word in done.stdout.split()]
    assert len(ids) == 4
    deadline = time.monotonic() + 20
    while any(running(number) for number in ids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(running(number) for number in ids)


@needs_proc
@pytest.mark.parametrize("waiting", [False, True])
def test_a_worker_that_dies_is_reported(waiting: bool) -> None:
    """Whether it dies before it is told to step or after: no hang, and nothing is left over."""
    env = colonnade.env.vector("puerto_rico", 2, games=6, workers=3)
    buffers = env.reset(seed=1)
    ids = [process.pid for process in env.processes]
    actions = random_actions(buffers.masks, np.random.default_rng(0))
    if waiting:
        os.kill(ids[1], signal.SIGSTOP)
        env.send(actions)
    os.kill(ids[1], signal.SIGKILL)
    with pytest.raises(ColonnadeError, match=r"games 2 to 3: .* died \(exit code -9\)"):
        env.receive() if waiting else env.step(actions)
    assert not any(running(number) for number in ids)
    with pytest.raises(ColonnadeError, match="closed"):
        env.reset()


def running(number: int) -> bool:
    """A process of this number is there and not a zombie."""
    try:
        status = Path(f"/proc/{number}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_halves_of_a_step() -> None:
    with colonnade.env.vector("puerto_rico", 2, games=4, workers=2) as env:
        buffers = env.reset(seed=1)
        env.send(random_actions(buffers.masks, np.random.default_rng(0)))
        assert env.receive() is buffers


def test_random_actions_are_legal_and_spread() -> None:
    masks = np.zeros((1000, 7), np.int8)
    masks[:, [1, 4, 6]] = 1
    picks = random_actions(masks, np.random.default_rng(0))
    counts = np.bincount(picks, minlength=7)
    assert counts[[0, 2, 3, 5]].sum() == 0
    assert counts[[1, 4, 6]].min() > 250


def test_bad_sizes_are_refused() -> None:
    with pytest.raises(BadOption, match="games"):
        VectorEnv("puerto_rico", 2, 0)
    with pytest.raises(BadOption, match="workers"):
        VectorEnv("puerto_rico", 2, 2, workers=3)
