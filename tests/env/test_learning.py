"""The examples that learn: they run, save, draw, and the weights that come with them play well."""

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="install colonnade[learn]")
pytest.importorskip("matplotlib", reason="install colonnade[learn]")

from colonnade.kernel import registry
from conftest import SOAK

EXAMPLES = Path(__file__).parents[2] / "examples"
WEIGHTS = EXAMPLES / "puerto_rico_weights"
TITLES = [
    pytest.param(
        title,
        marks=pytest.mark.skipif(title not in registry.titles(), reason=f"{title} is not here"),
    )
    for title in ("puerto_rico", "imperial_settlers")
]


@pytest.fixture
def learner() -> Iterator[Any]:
    sys.path.insert(0, str(EXAMPLES))
    yield importlib.import_module("td_learner")
    sys.path.remove(str(EXAMPLES))


@pytest.mark.parametrize("title", TITLES)
def test_a_short_run_leaves_weights_and_a_curve(learner: Any, title: str, tmp_path: Path) -> None:
    example = importlib.import_module(f"learn_{title}")
    config = learner.dataclasses.replace(
        example.CONFIG, decisions=600, games=4, measure_games=2, final_games=2, measure_every=10**6,
        opponent="random", batch=64,
    )  # fmt: skip
    learner.Learner(config, tmp_path).run()
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert len(curve) == 2
    assert curve[-1]["decisions"] > 0
    assert "wins" in (tmp_path / "log.txt").read_text()
    assert (tmp_path / "curve.png").read_bytes()[:4] == b"\x89PNG"
    network, kept = learner.load(tmp_path / "weights.pt")
    assert kept == config
    assert sum(p.numel() for p in network.parameters()) > 1000


@pytest.mark.parametrize("title", TITLES)
def test_weights_are_small_enough_to_ship(title: str) -> None:
    folder = EXAMPLES / f"{title}_weights"
    assert (folder / "weights.pt").stat().st_size < 1_000_000
    for name in ("README.md", "log.txt", "curve.json", "curve.png"):
        assert (folder / name).exists()


def test_the_weights_beat_greedy(learner: Any) -> None:
    """At least 90 % of 400 games, measured so in a soak; a sample otherwise."""
    network, config = learner.load(WEIGHTS / "weights.pt")
    assert config.opponent == "greedy"
    games, least = (400, 0.9) if SOAK else (30, 0.7)
    wins, _ = learner.match(learner.Judge(network, config), config, games, seed=77)
    assert wins >= least


def test_targets_look_ahead(learner: Any) -> None:
    """Seat 0 won: his positions are worth more the nearer to the end, seat 1's less."""

    class Ended:
        def scores(self) -> list[int]:
            return [60, 20]

        def ranking(self) -> list[list[int]]:
            return [[0], [1]]

    table = learner.Table(Ended())
    table.rows, table.worth, table.movers = [0, 0, 0], [0.0, 0.0, 0.0], [0, 1, 0]
    found = table.targets(trace=0.5, margin=25.0)
    last = learner.outcome(Ended(), 25.0, 0)
    assert found == pytest.approx([last / 4, -last / 2, last])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda names: names[2:], r"2 are new \(.*\); train anew"),
        (lambda names: [*names, "player0.luck:"], r"1 is gone \(player0.luck:\); train anew"),
        (lambda names: ["a:", "b:", *names[2:]], r"2 are gone \(a:, b:\) and 2 are new \("),
        (lambda names: names[::-1], r"they come in another order; train anew"),
    ],
)
def test_other_columns_are_refused(
    learner: Any, tmp_path: Path, change: Callable[[list[str]], list[str]], complaint: str
) -> None:
    """Weights belong to the columns they were learned from, by name."""
    import torch

    kept = torch.load(WEIGHTS / "weights.pt", weights_only=True)
    kept["columns"] = change(kept["columns"])
    torch.save(kept, tmp_path / "weights.pt")
    with pytest.raises(
        SystemExit, match=r"other columns than .* puerto_rico has now: " + complaint
    ):
        learner.load(tmp_path / "weights.pt")
