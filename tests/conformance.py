"""The properties every title must have, checked on random games. Written once, run for each title.

Each property is a function that raises Broken. test_conformance.py runs them for all titles,
test_conformance_catches.py shows that each of them catches a title that breaks it.
"""

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from colonnade.kernel import registry, rng, text
from colonnade.kernel.errors import BadDump, BadRecord, IllegalAction
from colonnade.kernel.log import Event, Log
from colonnade.kernel.record import Game, replay
from colonnade.kernel.state import State
from colonnade.kernel.title import Title


class Broken(AssertionError):
    """A title broke a property; the message says which and where."""


class Setting:
    """What is played: a title, a player count and options; and how closely it is looked at.

    `seed` is that of the first game. With `every` above 1 only each so-manieth state of a game
    is checked: for long games, of which all states would take too long.
    """

    def __init__(
        self,
        title: Title,
        players: int,
        options: dict[str, Any],
        longest: int = 50_000,
        seed: int = 0,
        every: int = 1,
    ) -> None:
        self.title = title
        self.players = players
        self.options = options
        self.longest = longest
        self.seed = seed
        self.every = every

    def new(self, seed: int, log: Log | None = None) -> State:
        return self.title.new(self.players, seed, self.options, log)

    def __repr__(self) -> str:
        options = ",".join(f"{k}={v}" for k, v in self.options.items())
        return f"{self.title.name}-{self.players}" + (f"-{options}" if options else "")


class Picker:
    """Random choices of the player, apart from the chance of the game."""

    def __init__(self, seed: int) -> None:
        self.memory = rng.seeded(seed ^ 0x5EED)

    def below(self, n: int) -> int:
        self.memory = rng.stepped(self.memory)
        return rng.below(self.memory, n)


def walk(setting: Setting, seed: int, log: Log | None = None) -> Iterator[State]:
    """A random game, state by state, the last one over. The caller must not change the state."""
    s = setting.new(seed, log)
    picker = Picker(seed)
    for i in range(setting.longest):
        if i % setting.every == 0 or s.over:
            yield s
        if s.over:
            return
        choices = s.legal()
        if not choices:
            raise Broken(f"dead end: nothing is legal at {s.decision}")
        try:
            s.play(choices[picker.below(len(choices))])
        except RuntimeError as error:
            raise Broken(str(error)) from error
    raise Broken(f"the game does not end within {setting.longest} decisions")


def same(what: str, left: Any, right: Any) -> None:
    if left != right:
        raise Broken(f"{what}: {difference(left, right)}")


def difference(left: Any, right: Any, path: str = "") -> str:
    """The first place where two JSON values differ."""
    if isinstance(left, dict) and isinstance(right, dict):
        for key in sorted({*left, *right}, key=str):
            if left.get(key) != right.get(key):
                return difference(left.get(key), right.get(key), f"{path}.{key}")
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for i, pair in enumerate(zip(left, right, strict=True)):
            if pair[0] != pair[1]:
                return difference(*pair, f"{path}[{i}]")
    return f"{path or 'value'} is {str(left)[:200]} here and {str(right)[:200]} there"


# --- the properties --------------------------------------------------------------------


def ends(setting: Setting, seed: int) -> None:
    """The game ends, and until then there is a choice of at least two actions."""
    for s in walk(setting, seed):
        if not s.over and len(s.legal()) < 2:
            raise Broken(f"asked without a choice at {s.decision}")
        if s.over and s.legal():
            raise Broken("actions are legal after the end")


def conserves(setting: Setting, seed: int) -> None:
    """Every component is somewhere, once, at every decision."""
    for s in walk(setting, seed):
        try:
            setting.title.check(s)
        except BadDump as error:
            raise Broken(f"conservation: {error}") from error


def copies_are_independent(setting: Setting, seed: int) -> None:
    """Playing a game leaves its copies untouched, and playing a copy leaves the game untouched."""
    picker = Picker(seed + 1)
    copies: list[tuple[State, str]] = []
    for s in walk(setting, seed):
        for copy, digest in copies:
            same("a copy changed while the game went on", digest, copy.digest())
        before = s.digest()
        copy = s.clone()
        same("a copy differs from its game", before, copy.digest())
        same("a copy has other legal actions", s.legal(), copy.legal())
        copies = [*copies[-2:], (copy, before)]
        probe = s.clone()
        for _ in range(4):
            if not probe.over:
                probe.play(probe.legal()[picker.below(len(probe.legal()))])
        same("the game changed when a copy was played", before, s.digest())
        s.legal().clear()
        if not s.over and not s.legal():
            raise Broken("legal() hands out the state's own list")


def survives_dumping(setting: Setting, seed: int) -> None:
    """dump and load give the same state at every decision, through JSON text."""
    for s in walk(setting, seed):
        dump = json.loads(json.dumps(s.dump()))
        loaded = registry_load(setting.title, dump)
        same("dump and load", s.dump(), loaded.dump())
        same("digest after load", s.digest(), loaded.digest())
        same("legal actions after load", s.legal(), loaded.legal())
        same("player after load", s.player, loaded.player)


def registry_load(title: Title, dump: Any) -> State:
    try:
        return title.load(dump)
    except BadDump as error:
        raise Broken(f"its own dump is refused: {error}") from error


def refuses_bad_dumps(setting: Setting, seed: int) -> None:
    """A dump without one of its fields is refused by name, and so is one with a field too many."""
    s = setting.new(seed)
    for field in setting.title.fields:
        dump = s.dump()
        del dump["state"][field.name]
        try:
            setting.title.load(dump)
        except BadDump as error:
            if field.name not in error.field:
                raise Broken(f"the error names {error.field}, not {field.name}") from None
        else:
            raise Broken(f"a dump without {field.name} is accepted")
    dump = s.dump()
    dump["state"]["surplus"] = 1
    try:
        setting.title.load(dump)
    except BadDump:
        return
    raise Broken("a dump with an unknown field is accepted")


def keeps_secrets(setting: Setting, seed: int) -> None:
    """What a viewer can't know changes nothing he sees: view, legal actions, observation.

    For his own move without chance, the log that he may read is the same too. And what is dealt
    anew for him depends on the seed only: a bot that thinks on it can't guess what was there.
    """
    picker = Picker(seed + 2)
    viewers: list[int | None] = [*range(setting.players), None]
    for s in walk(setting, seed):
        for viewer in viewers:
            other = s.resample(viewer, picker.below(1 << 30))
            where = f"viewer {viewer} at {s.decision}"
            same(f"{where}: view after resampling", s.view(viewer), other.view(viewer))
            if s.player == viewer:
                same(f"{where}: legal actions after resampling", s.legal(), other.legal())
            try:
                setting.title.check(other)
            except BadDump as error:
                raise Broken(f"{where}: resampling made an impossible state: {error}") from error
            if s.player is not None and s.player == viewer:
                dealt = [state.resample(viewer, seed).digest() for state in (s, other)]
                same(f"{where}: what is dealt anew", *dealt)
                compare_logs(s, other, s.player, s.legal()[picker.below(len(s.legal()))])


def compare_logs(s: State, other: State, player: int, action: int) -> None:
    """The player makes the same move in both; without chance, he reads the same about it.

    What others then do without a choice may show their cards, so only what comes before counts.
    """
    read: list[list[Event]] = []
    for state in (s.clone(), other.clone()):
        state.log = Log()
        state.play(action)
        if state.log.chances:
            return
        own = itertools.takewhile(lambda event: event[1] == player, state.log.seen_by(player))
        read.append(list(own))
    shorter = min(map(len, read))
    told = f"player {player}: log after {s.name(action)!r}"
    same(told, read[0][:shorter], read[1][:shorter])


def resampling_is_fair_game(setting: Setting, seed: int) -> None:
    """Resampled states can be played to the end."""
    picker = Picker(seed + 3)
    for i, s in enumerate(walk(setting, seed)):
        if i % 25 == 7 and not s.over:
            other = s.resample(s.player, seed + i)
            for _ in range(setting.longest):
                if other.over:
                    break
                other.play(other.legal()[picker.below(len(other.legal()))])
            else:
                raise Broken("a resampled game does not end")


def speaks(setting: Setting, seed: int) -> None:
    """Every decision, action and event has words in every language; every name parses back."""
    log = Log()
    names = [f"Player {seat + 1}" for seat in range(setting.players)]
    for s in walk(setting, seed, log):
        for language in text.LANGUAGES:
            try:
                s.prompt(language)
                for action in s.legal():
                    s.words(action, language)
                for event in log.events:
                    setting.title.sentence(event, names, language)
            except KeyError as error:
                raise Broken(f"words missing: {error}") from error
        log.events.clear()
        for action in s.legal():
            same("parse(name(action))", action, s.parse(s.name(action)))


def refuses_illegal_actions(setting: Setting, seed: int) -> None:
    """Actions that are not legal raise IllegalAction and change nothing."""
    for i, s in enumerate(walk(setting, seed)):
        if i % 20:
            continue
        before = s.digest()
        legal = set(s.legal())
        others = [a for a in range(len(setting.title.actions)) if a not in legal]
        for action in [*others[:: max(1, len(others) // 10)], -1, len(setting.title.actions)]:
            expect_refusal(s, action)
        expect_refusal(s, "no such action")
        same("a refused action changed the state", before, s.digest())


def expect_refusal(s: State, action: int | str) -> None:
    try:
        s.play(action)
    except IllegalAction:
        return
    except Exception as error:
        raise Broken(f"{action!r} fails with {error!r}, though it is not legal") from error
    raise Broken(f"{action!r} was played at {s.decision} though it is not legal")


def scores_add_up(setting: Setting, seed: int) -> None:
    """The score sheet adds up to the scores, and the ranking follows them."""
    for i, s in enumerate(walk(setting, seed)):
        if i % 30 and not s.over:
            continue
        scores = s.scores()
        same("score sheet", [sum(sheet.values()) for sheet in s.score_sheet()], scores)
        ranking = s.ranking()
        same(
            "seats in the ranking",
            sorted(seat for rank in ranking for seat in rank),
            list(range(setting.players)),
        )
        ordered = [scores[seat] for rank in ranking for seat in rank]
        same("ranking by scores", ordered, sorted(scores, reverse=True))
        if s.over and not setting.title.end_reasons(s):
            raise Broken("the game is over without a reason")


def replays(setting: Setting, seed: int) -> None:
    """A recorded game replays to the same digests, and a damaged record is refused."""
    game = play_recorded(setting, seed)
    record = json.loads(json.dumps(game.record()))
    again = replay(record)
    same("digest after replay", game.state.digest(), again.state.digest())
    same("log after replay", game.log.events, again.log.events)
    damaged = json.loads(json.dumps(record))
    damaged["moves"].pop()
    expect_bad_record(damaged, "cut short")
    damaged = json.loads(json.dumps(record))
    damaged["moves"][len(damaged["moves"]) // 2][2] = "0" * 32
    expect_bad_record(damaged, "altered")


def expect_bad_record(record: Any, how: str) -> None:
    try:
        replay(record)
    except BadRecord:
        return
    raise Broken(f"a record that is {how} is accepted")


def play_recorded(setting: Setting, seed: int) -> Game:
    game = Game(setting.title.name, setting.players, seed, setting.options)
    picker = Picker(seed)
    for _ in range(setting.longest):
        if game.state.over:
            break
        game.play(game.state.legal()[picker.below(len(game.state.legal()))])
    return game


def undoes(setting: Setting, seed: int) -> None:
    """Undo brings back the very position, and stops at another player's move or a reveal."""
    game = Game(setting.title.name, setting.players, seed, setting.options)
    picker = Picker(seed)
    undone = 0
    for _ in range(60):
        if game.state.over:
            break
        player = game.state.actor
        before = game.state.digest()
        move = game.play(game.state.legal()[picker.below(len(game.state.legal()))])
        may = game.undo_depth(player)
        if move.chances and may:
            raise Broken("a move that revealed something can be taken back")
        for seat in range(setting.players):
            if seat != player and game.undo_depth(seat):
                raise Broken("a player can take back another player's move")
        if may and undone < 8:
            game.undo(player)
            undone += 1
            same("undo", before, game.state.digest())


def digests(setting: Setting, seed: int, every: int = 10) -> list[str]:
    """Digests along a random game, to compare engines."""
    return [s.digest() for i, s in enumerate(walk(setting, seed)) if i % every == 0 or s.over]


def same_on_both_engines(setting: Setting, seeds: list[int]) -> None:
    """The engine that is not running here gives the same digests."""
    here = [digests(setting, seed) for seed in seeds]
    there = digests_elsewhere(setting, seeds)
    same("compiled and interpreted engine", here, there)


def digests_elsewhere(setting: Setting, seeds: list[int]) -> list[list[str]]:
    request = [
        setting.title.name, setting.players, setting.options, setting.longest, setting.every, seeds
    ]  # fmt: skip
    environment = {**os.environ, "COLONNADE_PURE": "1"}
    environment["PYTHONPATH"] = os.pathsep.join(p for p in sys.path if p)
    done = subprocess.run(
        [sys.executable, os.path.abspath(__file__), json.dumps(request)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode:
        raise Broken(f"the other engine failed: {done.stderr[-2000:]}")
    found: list[list[str]] = json.loads(done.stdout)
    return found


PROPERTIES = (
    ends,
    conserves,
    copies_are_independent,
    survives_dumping,
    refuses_bad_dumps,
    keeps_secrets,
    resampling_is_fair_game,
    speaks,
    refuses_illegal_actions,
    scores_add_up,
    replays,
    undoes,
)


def main() -> None:
    """Print the digests of some games; the other half of same_on_both_engines."""
    name, players, options, longest, every, seeds = json.loads(sys.argv[1])
    setting = Setting(registry.get(name), players, options, longest, every=every)
    print(json.dumps([digests(setting, seed) for seed in seeds]))


if __name__ == "__main__":
    main()
