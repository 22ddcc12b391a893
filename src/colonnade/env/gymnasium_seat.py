"""Gymnasium: one seat of a game learns, bots have the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from colonnade.env.encoder import encoder_for
from colonnade.env.one_game import Observation, OneGame, observation_space
from colonnade.env.opponents import Opponent, Opponents
from colonnade.env.play import Seeds, starting_state
from colonnade.env.rewards import reward_named
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption


class SeatEnv(OneGame, gymnasium.Env[Any, Any]):
    """A game in which the caller has one seat.

    `opponents` is a bot's name ("greedy") or a function of a state for all other seats, or a
    list of them in turn order after the learner. `seat` is the learner's, or None for a
    different one each game. Rewards are those of colonnade.env.aec. `illegal` says what an
    action that is not legal does: "raise" (IllegalAction, nothing changes), or "random"
    (some legal action is played instead and info["illegal"] is true).
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  (as the library has it)

    def __init__(
        self,
        title: str,
        players: int,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        reward: str = "difference",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if seat is not None and not 0 <= seat < players:
            raise BadOption(f"seat: {seat!r} is no seat; allowed: 0 to {players - 1} or None")
        if illegal not in ("raise", "random"):
            raise BadOption(f"illegal: {illegal!r} is not possible; allowed: raise, random")
        self.title = title
        self.players = players
        self.options = options
        self.reward = reward
        self.final = reward_named(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.encoder = encoder_for(title, players, options)
        self.schema = self.encoder.schema
        self.given_seat = seat
        self.seat = seat or 0
        self.opponents = Opponents(opponents, players - 1)
        self.seeds = Seeds()
        self.observation_space = observation_space(self.encoder)
        self.action_space = gymnasium.spaces.Discrete(self.encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin anew; options {"start": dump} begins at a given position instead."""
        super().reset(seed=seed)
        self.seeds.reseed(seed)
        while True:
            game = self.seeds.draw()
            self.seat = self.seeds.below(self.players) if self.given_seat is None else self.seat
            self.opponents.begin(game)
            self.game = starting_state(self.title, self.players, game, self.options, options)
            self.play_others()
            if not self.game.over:
                return self.seen_by(self.seat), self.info(False)
            if options and options.get("start") is not None:
                raise BadOption("start: the game is over before the learner has to decide")

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        wrong = self.illegal == "random" and int(action) not in game.choices
        if wrong:
            action = game.choices[self.seeds.below(len(game.choices))]
        game.play(int(action))
        self.play_others()
        reward = self.final(game)[self.seat] if game.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.seen_by(self.seat), reward, game.over, False, self.info(wrong)

    def play_others(self) -> None:
        """The bots play until the learner has to decide or the game is over."""
        game = self.game
        while not game.over and game.actor != self.seat:
            number = (game.actor - self.seat) % self.players - 1
            game.play(self.opponents.choose(number, game))

    def info(self, illegal: bool) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decision": self.game.decision,
            "illegal": illegal,
            "scores": self.game.scores() if self.game.over else None,
        }

    def action_masks(self) -> Any:
        """The mask alone, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.encoder.mask(self.game, self.seat).astype(bool)


def register() -> None:
    """Let gymnasium.make("colonnade/<title>", players=...) find every title."""
    for title in registry.titles():
        name = f"colonnade/{title}-v{registry.get(title).version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="colonnade.env.gymnasium_seat:SeatEnv",
                kwargs={"title": title, "players": 2},
            )
