"""What the PettingZoo and the Gymnasium environment share: observations, showing, saving."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from colonnade.env.encoder import Encoder, Mask, Row
from colonnade.env.play import describe
from colonnade.env.rewards import reward_named
from colonnade.kernel import registry
from colonnade.kernel.state import State

Observation = dict[str, Row | Mask]


class OneGame:
    """An environment with one game, seen by a seat at a time."""

    encoder: Encoder
    game: State
    reward: str
    final: Callable[[State], list[float]]
    render_mode: str | None

    def seen_by(self, seat: int) -> Observation:
        """What a seat observes, and its legal actions."""
        game, encoder = self.game, self.encoder
        return {"observation": encoder.row(game, seat), "action_mask": encoder.mask(game, seat)}

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
