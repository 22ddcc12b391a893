"""Many games at once: the same games as one by one, in shared memory, however they are split."""

import pytest

pytest.importorskip("numpy", reason="install colonnade[env]")

import numpy as np

import colonnade.env
from colonnade.env.vectors import VectorEnv, random_actions
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, ColonnadeError

TITLES = registry.titles()


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
