"""A game being played: its state, its log, undo, and the record that replays it exactly."""

from collections.abc import Iterator
from typing import Any

from colonnade.kernel import registry
from colonnade.kernel.errors import BadRecord, ColonnadeError, IllegalAction
from colonnade.kernel.log import Event, Log
from colonnade.kernel.state import State

RECORD_FORMAT = 1


class Move:
    """One decision as it was played: who, what, what chance brought, the digest after it."""

    def __init__(self, player: int, action: str, chances: list[int], digest: str) -> None:
        self.player = player
        self.action = action
        self.chances = chances
        self.digest = digest


class Game:
    """A state with its history. Undo replays the history without the last moves.

    `script` holds the recorded chances of the set-up when a record is replayed.
    """

    def __init__(
        self,
        title: str,
        players: Any,
        seed: Any,
        options: dict[str, Any],
        script: list[int] | None = None,
    ) -> None:
        self.title = registry.get(title)
        self.log = Log()
        self.log.script = script or []
        self.state: State = self.title.new(players, seed, options, self.log)
        self.seed: int = seed
        self.set_up_chances = self.log.chances
        self.log.chances = []
        self.start_digest = self.state.digest()
        self.moves: list[Move] = []

    def play(self, action: int | str) -> Move:
        """Play for whoever has to decide."""
        s = self.state
        if isinstance(action, str):
            action = s.parse(action)
        if action not in s.choices:
            raise s.refusal(action)
        player = s.actor
        self.log.chances = []
        s.play(action)
        move = Move(player, self.title.actions.names[action], self.log.chances, s.digest())
        self.moves.append(move)
        return move

    def events(self, viewer: int | None, start: int = 0) -> list[Event]:
        return self.log.seen_by(viewer, start)

    def undo_depth(self, player: int) -> int:
        """How many last moves a player may take back: his own, up to anything revealed."""
        depth = 0
        for move in reversed(self.moves):
            if move.player != player or move.chances:
                break
            depth += 1
        return depth

    def undo(self, player: int) -> None:
        """Take back a player's last move."""
        if self.undo_depth(player) == 0:
            raise IllegalAction(
                "nothing to take back: another player moved or something was revealed"
            )
        self.rewind(len(self.moves) - 1)

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` moves."""
        rebuilt = replay(self.record(count))
        self.log, self.state, self.moves = rebuilt.log, rebuilt.state, rebuilt.moves

    def record(self, count: int | None = None) -> dict[str, Any]:
        """The whole game, JSON-able."""
        moves = self.moves if count is None else self.moves[:count]
        return {
            "format": RECORD_FORMAT,
            "title": self.title.name,
            "rules": self.title.version,
            "players": self.state.seats,
            "options": self.state.options,
            "seed": self.seed,
            "chances": self.set_up_chances,
            "digest": self.start_digest,
            "moves": [[m.action, m.chances, m.digest] for m in moves],
            "over": self.state.over if len(moves) == len(self.moves) else False,
        }


def replay(record: Any) -> Game:
    """The game of a record, every digest checked."""
    game: Game | None = None
    for game in steps(record):
        pass
    assert game is not None
    return game


def steps(record: Any) -> Iterator[Game]:
    """The game of a record after its set-up and after each move, every digest checked."""
    if not isinstance(record, dict):
        raise BadRecord("record: an object is needed")
    names = (
        "format", "title", "rules", "players", "options", "seed", "chances", "digest", "moves",
        "over",
    )  # fmt: skip
    for name in names:
        if name not in record:
            raise BadRecord(f"{name}: missing field")
    if record["format"] != RECORD_FORMAT:
        raise BadRecord(f"format: {record['format']!r} is unknown; allowed: {RECORD_FORMAT}")
    if not isinstance(record["title"], str):
        raise BadRecord(f"title: a name is needed, not {record['title']!r}")
    title = registry.get(record["title"])
    if record["rules"] != title.version:
        raise BadRecord(f"rules: version {record['rules']!r}; this is {title.version}")
    if not isinstance(record["moves"], list) or not isinstance(record["chances"], list):
        raise BadRecord("moves, chances: lists are needed")
    if not isinstance(record["options"], dict):
        raise BadRecord("options: an object is needed")
    script = numbers(record["chances"], "chances")
    try:
        game = Game(title.name, record["players"], record["seed"], record["options"], script[:])
    except ColonnadeError:
        raise
    except ValueError as error:
        raise BadRecord(f"chances: {error}") from None
    if game.set_up_chances != script:
        raise BadRecord("chances: the set-up draws other or fewer of them")
    if game.start_digest != record["digest"]:
        raise BadRecord("digest: the set-up does not come out as recorded")
    yield game
    for i, move in enumerate(record["moves"]):
        if not isinstance(move, list) or len(move) != 3 or not isinstance(move[0], str):
            raise BadRecord(f"moves[{i}]: [action, chances, digest] is needed")
        script = numbers(move[1], f"moves[{i}]")
        game.log.script = script[:]
        try:
            played = game.play(move[0])
        except ValueError as error:
            raise BadRecord(f"moves[{i}]: {error}") from None
        if played.chances != script:
            raise BadRecord(f"moves[{i}]: {move[0]!r} draws other or fewer chances")
        if played.digest != move[2]:
            raise BadRecord(f"moves[{i}]: {move[0]!r} does not come out as recorded")
        yield game
    if game.state.over is not record["over"]:
        raise BadRecord("moves: the record is cut short")


def numbers(given: Any, where: str) -> list[int]:
    if not isinstance(given, list) or not all(type(n) is int for n in given):
        raise BadRecord(f"{where}: chances must be whole numbers")
    return list(given)
