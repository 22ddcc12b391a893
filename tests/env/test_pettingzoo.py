"""The AEC environment: PettingZoo's own tests, rewards, saving."""

import pickle
import re
import warnings
from typing import cast

import pytest

pytest.importorskip("pettingzoo", reason="install colonnade[env]")

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils import OrderEnforcingWrapper

import colonnade
import colonnade.env
from colonnade.env.bench import measure
from colonnade.env.rewards import difference, win_share, zero_sum
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, IllegalAction
from colonnade.kernel.state import State

TITLES = registry.titles()


def players_of(title: str) -> int:
    return max(2, registry.get(title).low)


def play_out(env: colonnade.env.pettingzoo_aec.GameEnv, seed: int) -> dict[str, float]:
    """A random game; the rewards as the agents get them."""
    env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            got[agent] = reward
            env.step(None)
        else:
            env.step(generator.choice(np.flatnonzero(observation["action_mask"])))
    return got


@pytest.mark.parametrize("title", TITLES)
def test_api(title: str) -> None:
    with warnings.catch_warnings():
        # it would rather see a bare array than a dictionary with a mask
        warnings.simplefilter("ignore", UserWarning)
        api_test(colonnade.env.aec(title, players_of(title)), num_cycles=200)


@pytest.mark.parametrize("title", TITLES)
def test_seed(title: str) -> None:
    seed_test(lambda: colonnade.env.aec(title, players_of(title)), num_cycles=100)


def test_two_environments_don_t_disturb_each_other() -> None:
    """The same game alone, and while another one is stepped in between."""
    alone = play_out(colonnade.env.aec("puerto_rico", 3), seed=4)
    env, other = colonnade.env.aec("puerto_rico", 3), colonnade.env.aec("puerto_rico", 3)
    env.reset(seed=4)
    other.reset(seed=99)
    generator = np.random.default_rng(4)
    got = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            got[agent] = reward
            env.step(None)
            continue
        env.step(generator.choice(np.flatnonzero(observation["action_mask"])))
        if not any(other.terminations.values()):
            mask = other.observe(other.agent_selection)["action_mask"]
            other.step(np.flatnonzero(mask)[0])
    assert got == alone


def test_observations_are_the_callers_own() -> None:
    """A later step doesn't change an observation that was handed out."""
    env = colonnade.env.aec("puerto_rico", 2)
    env.reset(seed=1)
    first = env.last()[0]
    kept = first["observation"].copy()
    env.step(np.flatnonzero(first["action_mask"])[0])
    env.last()
    assert (first["observation"] == kept).all()
    first["observation"][0] = 7  # and may be written to


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("reward", ["difference", "win_share", "zero_sum"])
def test_rewards_come_with_the_last_step(reward: str, players: int) -> None:
    env = colonnade.env.aec("puerto_rico", players, reward=reward)
    got = play_out(env, seed=players)
    scores = env.game.scores()
    winners = env.game.ranking()[0]
    if reward == "difference":
        for seat in range(players):
            best = max(score for i, score in enumerate(scores) if i != seat)
            assert got[f"player_{seat}"] == scores[seat] - best
    elif reward == "win_share":
        assert sum(got.values()) == pytest.approx(1)
        assert [seat for seat in range(players) if got[f"player_{seat}"] > 0] == sorted(winners)
    else:
        assert sum(got.values()) == pytest.approx(0)
        if len(winners) == 1:
            assert got[f"player_{winners[0]}"] == 1


def test_rewards_of_shared_places() -> None:
    class Ended:
        seats = 3

        def __init__(self, scores: list[int], ranking: list[list[int]]) -> None:
            self.scores = lambda: scores
            self.ranking = lambda: ranking

    tie = cast(State, Ended([30, 30, 10], [[0, 1], [2]]))
    assert difference(tie) == [0, 0, -20]
    assert win_share(tie) == [0.5, 0.5, 0]
    assert zero_sum(tie) == [0.25, 0.25, -0.5]


def test_an_illegal_action_changes_nothing() -> None:
    env = colonnade.env.aec("puerto_rico", 2)
    env.reset(seed=1)
    before = env.game.digest()
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.game.digest() == before


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(BadOption, match="unknown reward 'money'"):
        colonnade.env.aec("puerto_rico", 2, reward="money")
    with pytest.raises(BadOption, match="unknown option 'colour'"):
        colonnade.env.aec("puerto_rico", 2, colour="red")
    with pytest.raises(BadOption, match="players"):
        colonnade.env.aec("puerto_rico", 9)


@pytest.mark.parametrize("title", TITLES)
def test_a_saved_environment_goes_on_where_it_was(title: str) -> None:
    env = colonnade.env.aec(title, players_of(title))
    env.reset(seed=2)
    generator = np.random.default_rng(2)
    for _ in range(40):
        env.step(generator.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    copy = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        observation = env.last()[0]
        assert (copy.last()[0]["observation"] == observation["observation"]).all()
        action = generator.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
        copy.step(action)
    assert copy.game.digest() == env.game.digest()


def test_a_game_can_start_anywhere() -> None:
    s = colonnade.new("puerto_rico", 2, seed=8)
    for _ in range(30):
        s.play(s.legal()[0])
    env = colonnade.env.aec("puerto_rico", 2)
    env.reset(seed=1, options={"start": s.dump()})
    assert env.game.digest() == s.digest()
    with pytest.raises(BadOption, match="start: a dump of puerto_rico with 3 players"):
        colonnade.env.aec("puerto_rico", 3).reset(options={"start": s.dump()})
    other = colonnade.env.aec("puerto_rico", 2, hacienda_quarry=False)
    with pytest.raises(BadOption, match="start: the dump has other options"):
        other.reset(options={"start": s.dump()})


def test_state_joins_what_all_seats_see() -> None:
    env = colonnade.env.aec("puerto_rico", 3)
    env.reset(seed=1)
    parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(parts)).all()
    assert env.state_space.contains(env.state())


def test_rendering_shows_no_secret() -> None:
    env = colonnade.env.aec("puerto_rico", 2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert "role settler" in shown
    assert '"vp"' not in shown


def test_pettingzoo_wrappers_fit() -> None:
    env = OrderEnforcingWrapper(colonnade.env.aec("puerto_rico", 2))
    env.reset(seed=1)
    observation = env.last()[0]
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert env.agents == ["player_0", "player_1"]


def test_pettingzoo_s_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    """It plays for five seconds, one game after the other."""
    performance_benchmark(colonnade.env.aec("puerto_rico", 4))
    found = re.search(r"([0-9.]+) turns per second", capsys.readouterr().out)
    assert found is not None
    assert float(found[1]) > 0


def test_the_benchmark_counts_steps() -> None:
    """How many it counts is the machine's business, which may have other things to do."""
    found = measure(0.1, ["puerto_rico"], workers=1)["puerto_rico"]
    assert found["aec_steps_per_second"] > 0
    assert found["vector_steps_per_second"] > 0
    assert found["players"] == 4
