"""PettingZoo: one environment for every title, an agent a seat, one decision a step."""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from colonnade.env.encoder import Row, encoder_for
from colonnade.env.one_game import Observation, OneGame, observation_space
from colonnade.env.play import Seeds, starting_state
from colonnade.env.rewards import reward_named
from colonnade.kernel import registry


class GameEnv(OneGame, AECEnv[str, Any, Any]):
    """A game as PettingZoo knows it. Agents are player_0, player_1, ... by seat.

    `reward` is "difference" (final score less the best of the others), "win_share" (1 shared
    by the winners) or "zero_sum" (the win share shifted to sum up to 0); it comes with the
    last step. Everything else given by name is an option of the game. An action that is not
    legal raises IllegalAction and changes nothing.
    """

    def __init__(
        self,
        title: str,
        players: int,
        reward: str = "difference",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.title = title
        self.players = players
        self.options = options
        self.reward = reward
        self.final = reward_named(reward)
        self.render_mode = render_mode
        self.encoder = encoder_for(title, players, options)
        self.schema = self.encoder.schema
        self.metadata = {
            "name": f"{title}_v{registry.get(title).version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.seeds = Seeds()
        self.observation_spaces = {
            agent: observation_space(self.encoder) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.encoder.actions) for agent in self.possible_agents
        }
        low, high = self.schema.lows() * players, self.schema.highs() * players
        self.state_space = gymnasium.spaces.Box(np.array(low), np.array(high), dtype=np.int16)

    # --- PettingZoo's interface ------------------------------------------------------

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; options {"start": dump} begins at a given position instead."""
        self.seeds.reseed(seed)
        self.game = starting_state(
            self.title, self.players, self.seeds.draw(), self.options, options
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.game.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.game.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[self.game.actor]

    def observe(self, agent: str) -> Observation:
        return self.seen_by(self.seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        game.play(int(action))
        if game.actor >= 0:
            self.agent_selection = self.possible_agents[game.actor]
        else:
            self.finish()
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        """The game is over: everybody gets the reward and leaves."""
        for agent, reward in zip(self.possible_agents, self.final(self.game), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def state(self) -> Row:
        """What all seats see together, seat after seat."""
        rows = [self.encoder.row(self.game, seat) for seat in range(self.players)]
        return np.concatenate(rows)

    def close(self) -> None:
        """Nothing to release."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
