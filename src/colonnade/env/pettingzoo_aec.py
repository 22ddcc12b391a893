"""PettingZoo: one environment for every title, an agent a seat, one decision a step."""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from colonnade.env.encoder import Encoder, Mask, Row, encoder_for
from colonnade.env.play import Seeds, describe, starting_state
from colonnade.env.rewards import reward_named
from colonnade.kernel import registry
from colonnade.kernel.state import State

Observation = dict[str, Row | Mask]


class GameEnv(AECEnv[str, Any, Any]):
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
        self.encoder: Encoder = encoder_for(title, players, options)
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
        self.observation_spaces = {agent: self.new_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.encoder.actions) for agent in self.possible_agents
        }
        low, high = self.schema.lows() * players, self.schema.highs() * players
        self.state_space = gymnasium.spaces.Box(np.array(low), np.array(high), dtype=np.int16)
        self.game: State

    def new_space(self) -> gymnasium.spaces.Dict:
        return observation_space(self.encoder)

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
        seat = self.seats[agent]
        game, encoder = self.game, self.encoder
        return {"observation": encoder.row(game, seat), "action_mask": encoder.mask(game, seat)}

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

    def render(self) -> str | None:
        """The decision and the table as a spectator sees them."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was given: there is nothing to render")
            return None
        shown = describe(self.game)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        """Nothing to release."""

    # --- saving ------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        kept = {k: v for k, v in self.__dict__.items() if k not in ("game", "final")}
        kept["dump"] = self.game.dump() if hasattr(self, "game") else None
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        dump = kept.pop("dump")
        self.__dict__.update(kept)
        self.final = reward_named(self.reward)
        if dump is not None:
            self.game = registry.load(dump)

    def __str__(self) -> str:
        return str(self.metadata["name"])


def observation_space(encoder: Encoder) -> gymnasium.spaces.Dict:
    """The space of an observation with its action mask."""
    low, high = np.array(encoder.schema.lows()), np.array(encoder.schema.highs())
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(
                low.astype(np.int16), high.astype(np.int16), dtype=np.int16
            ),
            "action_mask": gymnasium.spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
    )
