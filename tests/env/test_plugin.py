"""A title of somebody else's is an environment too: the example title, with no hints for it."""

import importlib
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="install colonnade[env]")
pytest.importorskip("pettingzoo", reason="install colonnade[env]")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import seed_test

import colonnade.env
from colonnade.env import pages
from colonnade.env.encoder import encoder_for
from colonnade.env.vectors import random_actions
from colonnade.kernel import registry

EXAMPLE = Path(__file__).parents[2] / "examples" / "lanterns" / "src"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the example were installed: importable, and named by its entry point."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLE)])
    monkeypatch.setitem(registry.packages(), "lanterns", "lanterns")
    yield
    registry.get.cache_clear()


def test_pettingzoo() -> None:
    seed_test(lambda: colonnade.env.aec("lanterns", 3), num_cycles=50)


def test_gymnasium() -> None:
    check_env(colonnade.env.gym("lanterns", 2, illegal="random", render_mode="ansi"))


@pytest.mark.parametrize("workers", [0, 2])
def test_vector(workers: int) -> None:
    generator = np.random.default_rng(1)
    ended = 0
    with colonnade.env.vector("lanterns", 3, games=4, workers=workers) as env:
        buffers = env.reset(seed=1)
        for _ in range(100):
            buffers = env.step(random_actions(buffers.masks, generator))
            ended += int(buffers.done.sum())
    assert ended > 4


def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="install colonnade[openspiel]")
    importlib.import_module("colonnade.env.spiel").register()  # it may be imported already
    game = colonnade.env.openspiel("lanterns", 2)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_saved_in_mid_game() -> None:
    env = colonnade.env.aec("lanterns", 2)
    env.reset(seed=3)
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    assert pickle.loads(pickle.dumps(env)).game.digest() == env.game.digest()


def test_no_observation_tells_a_secret() -> None:
    s = registry.new("lanterns", 3, seed=5)
    encoder = encoder_for("lanterns", 3, {})
    while not s.over:
        for viewer in range(3):
            other = s.resample(viewer, seed=99)
            assert encoder.encode(s, viewer) == encoder.encode(other, viewer)
        s.play(s.legal()[-1])


def test_page(tmp_path: Path) -> None:
    (made,) = pages.write(tmp_path, ["lanterns"])
    text = made.read_text(encoding="utf-8")
    for name in colonnade.env.schema("lanterns", 3).slices:
        assert f"| `{name}` |" in text
    for number, action in enumerate(registry.get("lanterns").actions.names):
        assert f"| {number} | {action} |" in text
