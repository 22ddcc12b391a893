"""The same tournament on a real Ray cluster of two nodes, one of them killed in the middle."""

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from colonnade.arena import on_ray, run
from colonnade.arena.match import Match, Result
from colonnade.arena.schedule import tournament
from colonnade.kernel import registry

ray = pytest.importorskip("ray", reason="Ray is not installed (pip install colonnade[ray])")
cluster_utils = pytest.importorskip("ray.cluster_utils")

SOAK = os.environ.get("COLONNADE_SOAK", "") not in ("", "0")
GAMES = 600 if SOAK else 48


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    soon = {
        "health_check_initial_delay_ms": 0,
        "health_check_period_ms": 500,
        "health_check_failure_threshold": 3,
    }
    made = cluster_utils.Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "_system_config": soon},
    )
    yield made
    ray.shutdown()
    made.shutdown()


def matches() -> list[Match]:
    title = registry.titles()[-1]
    players = max(2, registry.get(title).low)
    return tournament(title, players, ["random", "greedy"], GAMES, seed=5)


def test_a_node_dies_and_no_result_is_lost_or_counted_twice(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    planned = matches()
    found: list[Result] = []
    killed = False
    for row in on_ray.run(planned, address=cluster.address):
        found.append(row)
        if not killed and len(found) >= len(planned) // 4:
            assert ray.cluster_resources()["CPU"] == 2
            cluster.remove_node(second, allow_graceful=False)
            killed = True
    assert killed
    wait_until_one_node_is_left()
    assert sorted(row["game"] for row in found) == [match.game for match in planned]
    here = run.collect(planned, workers=1)
    assert sorted(found, key=lambda row: row["game"]) == here


def wait_until_one_node_is_left() -> None:
    for _ in range(60):
        if sum(1 for node in ray.nodes() if node["Alive"]) == 1:
            return
        time.sleep(0.5)
    raise AssertionError("the second node was not killed")


def test_a_bot_that_can_not_be_made_forfeits_on_ray_too(cluster: Any) -> None:
    title = registry.titles()[-1]
    planned = tournament(title, 2, ["random", "nobody"], 4, seed=1)
    found = list(on_ray.run(planned, address=cluster.address))
    assert [row["forfeit_seat"] >= 0 for row in found] == [True] * 4
    assert all("unknown bot 'nobody'" in row["forfeit_reason"] for row in found)
