"""OpenSpiel: every title as a Python game, with each draw of chance a node of its own.

    import colonnade.env.spiel          # registers colonnade_<title> for every title
    game = pyspiel.load_game("colonnade_" + title, {"players": 2})

The rules draw from a generator in the midst of a move. Here a move is tried on a copy with
the draws made so far; where it needs one more, the game stands at a chance node with as many
outcomes as the draw has, and the outcome taken is added to the draws.
"""

import json
import types
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from colonnade.env.encoder import encoder_for
from colonnade.env.rewards import reward_named
from colonnade.kernel import registry
from colonnade.kernel.errors import BadOption
from colonnade.kernel.log import Event, Log
from colonnade.kernel.rng import MASK, STEP
from colonnade.kernel.state import State

PREFIX: Final = "colonnade_"
MOST_OUTCOMES: Final = 4096
LONGEST_GAME: Final = 100_000
MOST_POINTS: Final = 10_000.0

PARAMETERS: Final = {
    "players": 2,
    "reward": "zero_sum",
    "options": "none",  # the title's options, see packed()
    "start": "none",  # a dump to start from, see packed()
}


# --- chance ----------------------------------------------------------------------------


def unmixed(bits: int) -> int:
    """The generator's memory that has these bits: kernel.rng.mixed() backwards."""
    z = bits
    z ^= (z >> 31) ^ (z >> 62)
    z = (z * pow(0x94D049BB133111EB, -1, 1 << 64)) & MASK
    z ^= (z >> 27) ^ (z >> 54)
    z = (z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64)) & MASK
    return z ^ (z >> 30) ^ (z >> 60)


HIGHEST_BITS: Final = unmixed(MASK)


def memory_before(draws: int) -> int:
    """A memory whose draw number `draws` + 1 is the highest there can be: n - 1 out of n."""
    return (HIGHEST_BITS - (draws + 1) * STEP) & MASK


class Moment:
    """Where a game stands: at a state, or within a move that waits for chance. Never changes."""

    def __init__(
        self,
        before: State | None,
        action: int | None,
        draws: tuple[int, ...],
        events: tuple[Event, ...],
        own: tuple[tuple[int, int], ...],
    ) -> None:
        self.before = before  # None: the set-up is under way
        self.action = action  # None: nothing is being played, `before` is where the game stands
        self.draws = draws
        self.events = events
        self.own = own  # who played what so far
        self.state: State | None = before if action is None else None
        self.outcomes = 0  # of the draw that is waited for
        self.news: tuple[Event, ...] = ()  # what the move itself told

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        return self

    def __getstate__(self) -> dict[str, Any]:
        before = None if self.before is None else self.before.dump()
        return {**self.__dict__, "before": before, "state": None, "outcomes": 0}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if self.before is not None:
            self.before = registry.load(kept["before"])
        if self.action is None:
            self.state = self.before

    def resolved(self, game: "ColonnadeGame") -> "Moment":
        """Try the move with the draws so far, and find out whether it needs one more."""
        while self.state is None and self.outcomes == 0:
            log = Log()
            log.script = list(self.draws)
            tried = self.tried(game, log)
            if len(log.chances) == len(self.draws):
                tried.log = None
                tried.rng = 0
                self.news = tuple(log.events)
                self.state = tried
            elif log.chances[len(self.draws)] == 0:
                self.draws += (0,)  # one out of one is no chance
            else:
                self.outcomes = log.chances[len(self.draws)] + 1
        return self

    def tried(self, game: "ColonnadeGame", log: Log) -> State:
        memory = memory_before(len(self.draws))
        if self.before is None:
            return game.title.new(game.players, unmixed(memory), game.options, log)
        copy = self.before.clone()
        copy.rng = memory
        copy.log = log
        assert self.action is not None
        copy.play(self.action)
        return copy

    def after(self, action: int) -> "Moment":
        """The moment after an action, or after an outcome of chance."""
        if self.state is None:
            draws = (*self.draws, action)
            return Moment(self.before, self.action, draws, self.events, self.own)
        own = (*self.own, (self.state.actor, action))
        return Moment(self.state, action, (), self.events + self.news, own)


SET_UP: Final = -1  # the "action" that is under way while a game is set up


# --- OpenSpiel's interface ---------------------------------------------------------------


class ColonnadeGame(pyspiel.Game):
    """A title with a number of players, options and a reward; a subclass names the title."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**PARAMETERS, **(params or {})}
        self.title = registry.get(self.name)
        self.players = int(settings["players"])
        self.reward = str(settings["reward"])
        self.final = reward_named(self.reward)
        given = unpacked(str(settings["options"])) or {}
        self.options = self.title.new(self.players, 0, given).options
        start = unpacked(str(settings["start"]))
        self.start: State | None = None
        if start is not None:
            self.start = registry.load(start)
            if self.start.title is not self.title or self.start.seats != self.players:
                raise BadOption(f"start: not a dump of {self.name} with {self.players} players")
            self.options = self.start.options
        self.encoder = encoder_for(self.name, self.players, self.options)
        kind = game_type(self.name, self.players, self.reward)
        super().__init__(kind, self.info(), settings)

    def info(self) -> Any:
        low, high, total = utilities(self.players, self.reward)
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.title.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=LONGEST_GAME,
        )

    def new_initial_state(self, state: Any = None) -> "ColonnadeState":
        if state is not None:
            raise BadOption("state: give the position to start from as the parameter 'start'")
        return ColonnadeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type, params)


class ColonnadeState(pyspiel.State):
    """A game at one moment, as OpenSpiel sees it."""

    def __init__(self, game: ColonnadeGame) -> None:
        super().__init__(game)
        self._moment = Moment(game.start, SET_UP if game.start is None else None, (), (), ())

    def moment(self) -> Moment:
        return self._moment.resolved(self.get_game())

    @property
    def state(self) -> State | None:
        """The state of the rules; None at a chance node."""
        return self.moment().state

    def current_player(self) -> int:
        moment = self.moment()
        if moment.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if moment.state.over else moment.state.actor

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state
        return sorted(state.choices) if state is not None and state.actor == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.moment().outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self._moment = self.moment().after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        names: list[str] = self.get_game().title.actions.names
        return names[action]

    def is_terminal(self) -> bool:
        state = self.state
        return state is not None and state.over

    def returns(self) -> list[float]:
        game, state = self.get_game(), self.state
        if state is None or not state.over:
            return [0.0] * game.players
        final: list[float] = game.final(state)
        return final

    def resample_from_infostate(self, player: int, sampler: Any) -> "ColonnadeState":
        """A state that the player can't tell from this one, for information set search."""
        copy: ColonnadeState = self.clone()
        moment = self.moment()
        if moment.state is not None and not moment.state.over:
            dealt = moment.state.resample(player, int(sampler() * (1 << 53)))
            told = moment.events + moment.news
            copy._moment = Moment(dealt, None, (), told, moment.own)
        return copy

    def seen(self, player: int) -> str:
        """What a player sees now; within a move that waits for chance, what he saw before it."""
        moment = self.moment()
        state = moment.state or moment.before
        return "" if state is None else json.dumps(state.view(player), sort_keys=True)

    def remembered(self, player: int) -> str:
        """What a player sees now and all he has been told and has played before."""
        moment = self.moment()
        told = [event for event in moment.events + moment.news if event[5] in (-1, player)]
        played = [action for actor, action in moment.own if actor == player]
        return json.dumps([told, played]) + self.seen(player)

    def __str__(self) -> str:
        moment = self.moment()
        if moment.state is None:
            head = "set-up" if moment.before is None else moment.before.digest()
            return f"{head} action {moment.action} draws {list(moment.draws)}"
        return moment.state.digest()


class Observer:
    """Observations as tensors with named pieces, or as strings; memories as strings only."""

    def __init__(self, game: ColonnadeGame, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"no observation parameters are known; given: {parameters}")
        self.remembers = kind is not None and kind.perfect_recall
        self.encode = game.encoder.values
        self.tensor = np.zeros(0 if self.remembers else game.encoder.size, np.float32)
        self.dict: dict[str, Any] = {}
        if not self.remembers:
            for part in game.encoder.schema.slices.values():
                self.dict[part.name] = self.tensor[part.start : part.stop]

    def set_from(self, state: ColonnadeState, player: int) -> None:
        moment = state.moment()
        shown = moment.state or moment.before
        if self.remembers:
            return
        if shown is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encode(shown, player)

    def string_from(self, state: ColonnadeState, player: int) -> str:
        return state.remembered(player) if self.remembers else state.seen(player)


# --- registration ------------------------------------------------------------------------


def utilities(players: int, reward: str) -> tuple[float, float, float | None]:
    """The lowest and highest return, and their sum where it is always the same."""
    if reward == "difference":
        return -MOST_POINTS, MOST_POINTS, 0.0 if players == 2 else None
    if players == 1:
        return 0.0, 1.0, 1.0
    return (0.0, 1.0, 1.0) if reward == "win_share" else (-1.0, 1.0, 0.0)


def game_type(title: str, players: int, reward: str) -> Any:
    kinds = pyspiel.GameType
    total = utilities(players, reward)[2]
    if total is None:
        utility = kinds.Utility.GENERAL_SUM
    else:
        utility = kinds.Utility.ZERO_SUM if total == 0 else kinds.Utility.CONSTANT_SUM
    owner = registry.get(title)
    return pyspiel.GameType(
        short_name=PREFIX + title,
        long_name=title.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=owner.high,
        min_num_players=owner.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def packed(data: Any) -> str:
    """JSON as an OpenSpiel parameter can hold it: x and its bytes as hexadecimal digits."""
    return "x" + json.dumps(data, separators=(",", ":")).encode().hex() if data else "none"


def unpacked(text: str) -> Any:
    """Data from a parameter, packed or plain JSON."""
    if text in ("", "none"):
        return None
    try:
        return json.loads(text if text[0] == "{" else bytes.fromhex(text[1:]))
    except ValueError:
        raise BadOption(f"not JSON: {text[:60]!r}") from None


def register() -> None:
    """Make every title known to pyspiel.load_game()."""
    known = set(pyspiel.registered_names())
    for title in registry.titles():
        if PREFIX + title not in known:
            kind = game_type(title, max(2, registry.get(title).low), "zero_sum")
            # OpenSpiel keeps this beyond the interpreter's end, which classes survive
            made = types.new_class(title, (ColonnadeGame,), exec_body=named(title))
            pyspiel.register_game(kind, made)


def named(title: str) -> Callable[[dict[str, Any]], None]:
    """Fills the body of a game's class."""
    return lambda body: body.update(name=title)


def load_game(
    title: str,
    players: int,
    reward: str = "zero_sum",
    start: dict[str, Any] | None = None,
    **options: Any,
) -> Any:
    """A title as an OpenSpiel game; `start` is a dump to start from instead of a set-up."""
    registry.get(title)
    given = {"players": players, "reward": reward}
    return pyspiel.load_game(
        PREFIX + title, {**given, "options": packed(options), "start": packed(start)}
    )


register()
