"""Saved terminal games: one record file a title in the data folder."""

from pathlib import Path

from colonnade.files import data_folder, read_json, write_json
from colonnade.kernel.errors import BadRecord
from colonnade.kernel.record import Game, replay


def save_path(title: str) -> Path:
    return data_folder() / "terminal" / f"{title}.json"


def save(game: Game, seats: list[str]) -> None:
    """Keep a game; `seats` says who plays: "human" or the name of a bot."""
    write_json(save_path(game.title.name), {"seats": seats, "record": game.record()})


def saved(title: str) -> tuple[Game, list[str]] | None:
    """The saved game of a title, if it goes on."""
    path = save_path(title)
    if not path.exists():
        return None
    try:
        data = read_json(path)
        if not isinstance(data, dict) or "seats" not in data or "record" not in data:
            raise BadRecord(f"{path}: not a saved game")
        game = replay(data["record"])
    except BadRecord as error:
        raise BadRecord(f"the kept game can't go on: {error}; --new begins another") from None
    return None if game.state.over else (game, list(data["seats"]))
