"""OpenSpiel: its own random simulation test, explicit chance, and its algorithms at work."""

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="install colonnade[openspiel]")

import numpy as np
from open_spiel.python.algorithms import (
    best_response,
    expected_game_score,
    exploitability,
    ismcts,
    mcts,
    policy_aggregator,
)
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

import colonnade
import colonnade.env
from colonnade.env import spiel
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption
from colonnade.kernel.rng import below, mixed, stepped

TITLES = registry.titles()

# options for a game of reasonable length where random play is slow to end
SHORT: dict[str, dict[str, Any]] = {"colonists": {"last_era": 1}}


def walk(state: Any, seed: int, most: int = 10**6) -> None:
    """Play at random, chance included."""
    picker = random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(picker.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(picker.choice(state.legal_actions()))


def near_the_end(players: int = 2, plies: int = 4) -> dict[str, Any]:
    """A position of Puerto Rico with so few decisions to come that its tree is small."""
    s = colonnade.new("puerto_rico", players, seed=11)
    picker = random.Random(11)
    trail = []
    while not s.over:
        trail.append(s.clone())
        s.play(picker.choice(s.legal()))
    return trail[-plies].dump()


@pytest.mark.parametrize("title", TITLES)
def test_random_simulation(title: str) -> None:
    game = colonnade.env.openspiel(title, max(2, registry.get(title).low), **SHORT.get(title, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_random_simulation_with_saving() -> None:
    game = colonnade.env.openspiel("puerto_rico", 2, start=near_the_end(plies=60))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_title_is_registered() -> None:
    assert {f"colonnade_{title}" for title in TITLES} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("colonnade_puerto_rico", {"players": 3})
    assert game.num_players() == 3
    assert pyspiel.load_game(str(game)).num_players() == 3


def test_the_generator_backwards() -> None:
    for bits in (0, 1, 2**63, 2**64 - 1, 0x123456789ABCDEF):
        assert mixed(spiel.unmixed(bits)) == bits
    for draws in (0, 1, 7):
        memory = spiel.memory_before(draws)
        for _ in range(draws + 1):
            memory = stepped(memory)
        assert [below(memory, n) for n in (2, 5, 49)] == [1, 4, 48]


def test_chance_is_explicit() -> None:
    """The set-up draws the face-up plantations, one chance node each: 3 tiles for 2 players."""
    state = colonnade.env.openspiel("puerto_rico", 2).new_initial_state()
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    # 50 plantations less 15 in the box and the 2 start tiles
    assert sizes == [33, 32, 31]
    assert sum(state.state.row) == 3


def test_outcomes_of_chance_settle_what_happens() -> None:
    """The same outcomes give the same game, and only they do: no hidden luck is left."""
    game = colonnade.env.openspiel("puerto_rico", 2)
    first, second = game.new_initial_state(), game.new_initial_state()
    walk(first, seed=5)
    for action in first.history():
        second.apply_action(action)
    assert str(first) == str(second)
    assert first.returns() == second.returns()


def test_draws_agree_with_the_engine() -> None:
    """A game played with the engine's own luck comes out the same move by move."""
    game = colonnade.Game("puerto_rico", 2, 21, {})
    state = colonnade.env.openspiel("puerto_rico", 2).new_initial_state()
    picker = random.Random(21)

    def follow(chances: list[int]) -> None:
        for value in chances:
            if state.is_chance_node():
                state.apply_action(value)

    follow(game.set_up_chances)
    for _ in range(120):
        assert state.state.view(0) == game.state.view(0)
        action = picker.choice(game.state.legal())
        state.apply_action(action)
        follow(game.play(action).chances)


def test_clones_are_independent() -> None:
    state = colonnade.env.openspiel("puerto_rico", 2).new_initial_state()
    walk(state, seed=1, most=40)
    before = str(state)
    walk(state.clone(), seed=2)
    assert str(state) == before


def test_states_can_be_pickled() -> None:
    game = colonnade.env.openspiel("puerto_rico", 2)
    state = game.new_initial_state()
    walk(state, seed=1, most=60)
    copy = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state)
    assert copy.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("reward", ["zero_sum", "win_share", "difference"])
def test_returns(reward: str) -> None:
    game = colonnade.env.openspiel("puerto_rico", 2, reward=reward)
    state = game.new_initial_state()
    walk(state, seed=3)
    returns = state.returns()
    assert sum(returns) == pytest.approx(game.utility_sum())
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()


def test_observations_keep_secrets_and_memories_grow() -> None:
    game = colonnade.env.openspiel("puerto_rico", 2)
    state = game.new_initial_state()
    walk(state, seed=4, most=80)
    assert '"vp"' not in state.observation_string(0).split('"players": [{', 1)[1].split("}, {")[1]
    assert len(state.information_state_string(0)) > len(state.observation_string(0))
    tensor = np.array(state.observation_tensor(0))
    encoder = colonnade.env.encoder.encoder_for("puerto_rico", 2, {})
    assert tensor.tolist() == encoder.values(state.state, 0)


def test_resampling_keeps_what_a_player_knows() -> None:
    state = colonnade.env.openspiel("puerto_rico", 3).new_initial_state()
    walk(state, seed=6, most=150)
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_tree_search_plays() -> None:
    game = colonnade.env.openspiel("puerto_rico", 2, start=near_the_end(plies=30))
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    knowing = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=20,
        evaluator=evaluator,
        random_state=np.random.RandomState(1),
    )
    assert knowing.step(state) in state.legal_actions()


def test_exploitability_of_an_endgame() -> None:
    """In a position near the end the whole tree can be walked; random play can be exploited."""
    start = near_the_end(plies=3)
    game = colonnade.env.openspiel("puerto_rico", 2, reward="difference", start=start)
    uniform = UniformRandomPolicy(game)
    assert exploitability.nash_conv(game, uniform) > 0
    values = expected_game_score.policy_value(game.new_initial_state(), [uniform, uniform])
    for player in range(2):
        best = best_response.BestResponsePolicy(game, player, uniform)
        assert best.value(game.new_initial_state()) >= values[player]


def test_policies_are_aggregated_on_an_endgame() -> None:
    game = colonnade.env.openspiel("puerto_rico", 2, start=near_the_end(plies=3))
    uniform = TabularPolicy(game)
    aggregator = policy_aggregator.PolicyAggregator(game)
    joined = aggregator.aggregate(
        range(2), [[uniform, uniform], [uniform, uniform]], [[0.5, 0.5], [0.25, 0.75]]
    )
    state = game.new_initial_state()
    chances = joined.action_probabilities(state, state.current_player())
    assert sum(chances.values()) == pytest.approx(1)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(BadOption, match="not JSON"):
        spiel.unpacked("{broken")
    with pytest.raises(BadOption, match="not JSON"):
        spiel.unpacked("xyz")
    assert spiel.unpacked(spiel.packed({"a": [1, 2]})) == {"a": [1, 2]}
    assert spiel.unpacked(spiel.packed({})) is None
