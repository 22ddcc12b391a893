"""One seat against bots: Gymnasium's own check, opponents, seats, saving."""

import pickle

import pytest

pytest.importorskip("gymnasium", reason="install colonnade[env]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import colonnade
import colonnade.env
from colonnade.env import gymnasium_seat
from colonnade.env.opponents import Opponent
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption, ColonnadeError, IllegalAction
from colonnade.kernel.state import State

TITLES = registry.titles()


def first_legal(observation: dict[str, np.ndarray]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


@pytest.mark.parametrize("title", TITLES)
def test_check_env(title: str) -> None:
    players = max(2, registry.get(title).low)
    env = colonnade.env.gym(title, players, illegal="random", render_mode="ansi")
    check_env(env)


def test_make_finds_every_title() -> None:
    gymnasium_seat.register()
    for title in TITLES:
        env = gymnasium.make(f"colonnade/{title}-v{registry.get(title).version}", players=2)
        observation, info = env.reset(seed=1)
        assert observation in env.observation_space
        assert info["decision"] != "over"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_decides_only_for_its_seat(seat: int) -> None:
    env = colonnade.env.gym("puerto_rico", 3, opponents=["greedy", "random"], seat=seat)
    observation, info = env.reset(seed=seat)
    over = False
    while not over:
        assert env.game.actor == seat == info["seat"]
        observation, reward, over, _, info = env.step(first_legal(observation))
        assert over or reward == 0
    scores = info["scores"]
    assert reward == scores[seat] - max(s for i, s in enumerate(scores) if i != seat)


def test_the_reward_can_be_chosen() -> None:
    def last_reward(reward: str) -> tuple[float, colonnade.env.gymnasium_seat.SeatEnv]:
        env = colonnade.env.gym("puerto_rico", 2, seat=0, reward=reward)
        observation, _ = env.reset(seed=6)
        got, over = 0.0, False
        while not over:
            observation, got, over, *_ = env.step(first_legal(observation))
        return got, env

    got, env = last_reward("difference")
    scores, winners = env.game.scores(), env.game.ranking()[0]
    assert got == scores[0] - scores[1]
    assert last_reward("win_share")[0] == (1 / len(winners) if 0 in winners else 0)


def test_opponents_sit_in_turn_order_after_the_learner() -> None:
    asked: list[tuple[str, int]] = []

    def named(name: str) -> Opponent:
        def choose(s: State) -> int:
            asked.append((name, s.actor))
            return s.choices[0]

        return choose

    env = colonnade.env.gym("puerto_rico", 3, opponents=[named("left"), named("right")], seat=1)
    env.reset(seed=1)
    observation, _ = env.reset(seed=1)
    for _ in range(10):
        observation, *_ = env.step(first_legal(observation))
    assert {seat for name, seat in asked if name == "left"} == {2}
    assert {seat for name, seat in asked if name == "right"} == {0}


def test_opponents_get_only_what_they_can_know() -> None:
    """Their state is dealt anew: it is never the game itself."""
    games: list[State] = []

    def spy(s: State) -> int:
        games.append(s)
        return s.choices[0]

    env = colonnade.env.gym("puerto_rico", 2, opponents=spy, seat=1)
    env.reset(seed=1)
    assert games
    assert all(s is not env.game and s.rng != env.game.rng for s in games)


def test_the_same_seed_gives_the_same_game() -> None:
    def run(seed: int) -> tuple[list[int], float]:
        env = colonnade.env.gym("puerto_rico", 2, opponents="random")
        observation, info = env.reset(seed=seed)
        seats, over, reward = [info["seat"]], False, 0.0
        while not over:
            observation, reward, over, _, info = env.step(first_legal(observation))
        return seats, reward

    assert run(5) == run(5)
    assert len({str(run(seed)) for seed in range(4)}) > 1


def test_seats_change_when_none_is_given() -> None:
    env = colonnade.env.gym("puerto_rico", 3)
    env.reset(seed=0)
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}


def test_illegal_actions() -> None:
    strict = colonnade.env.gym("puerto_rico", 2)
    observation, _ = strict.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    lenient = colonnade.env.gym("puerto_rico", 2, illegal="random")
    lenient.reset(seed=1)
    assert lenient.step(wrong)[4]["illegal"] is True


def test_the_mask_under_the_name_of_maskable_ppo() -> None:
    env = colonnade.env.gym("puerto_rico", 2)
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()


@pytest.mark.parametrize("title", TITLES)
def test_a_saved_environment_goes_on_where_it_was(title: str) -> None:
    env = colonnade.env.gym(title, 2, opponents="greedy")
    observation, _ = env.reset(seed=3)
    generator = np.random.default_rng(3)

    def some_legal() -> int:
        return int(generator.choice(np.flatnonzero(observation["action_mask"])))

    for _ in range(10):
        observation, *_ = env.step(some_legal())
    copy = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        action = some_legal()
        observation, _, over, *_ = env.step(action)
        other, *_ = copy.step(action)
        assert (other["observation"] == observation["observation"]).all()
        assert not over


def test_a_game_can_start_anywhere() -> None:
    s = colonnade.new("puerto_rico", 2, seed=8)
    env = colonnade.env.gym("puerto_rico", 2, seat=s.actor)
    env.reset(seed=1, options={"start": s.dump()})
    assert env.game.digest() == s.digest()
    while not s.over:
        s.play(s.legal()[0])
    with pytest.raises(BadOption, match="start: the game is over"):
        env.reset(options={"start": s.dump()})


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(BadOption, match="opponents: 2 are needed, not 1"):
        colonnade.env.gym("puerto_rico", 3, opponents=["random"])
    with pytest.raises(ColonnadeError, match="unknown bot 'nobody'"):
        colonnade.env.gym("puerto_rico", 2, opponents="nobody")
    with pytest.raises(BadOption, match="seat: 4 is no seat"):
        colonnade.env.gym("puerto_rico", 2, seat=4)
    with pytest.raises(BadOption, match="illegal: 'shrug'"):
        colonnade.env.gym("puerto_rico", 2, illegal="shrug")
