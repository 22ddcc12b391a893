"""Saved terminal games: one record file a title in the data folder, written whole or not at all."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import platformdirs

from colonnade.kernel.errors import BadRecord
from colonnade.kernel.record import Game, replay


def data_folder() -> Path:
    """Where colonnade keeps files: COLONNADE_DATA, or the user's data folder."""
    given = os.environ.get("COLONNADE_DATA")
    return Path(given) if given else Path(platformdirs.user_data_dir("colonnade", appauthor=False))


def save_path(title: str) -> Path:
    return data_folder() / "terminal" / f"{title}.json"


def write(path: Path, data: Any) -> None:
    """Replace a file in one step, so that a crash leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def save(game: Game, seats: list[str]) -> None:
    """Keep a game; `seats` says who plays: "human" or the name of a bot."""
    write(save_path(game.title.name), {"seats": seats, "record": game.record()})


def saved(title: str) -> tuple[Game, list[str]] | None:
    """The saved game of a title, if it goes on."""
    path = save_path(title)
    if not path.exists():
        return None
    data = read_json(path)
    if not isinstance(data, dict) or "seats" not in data or "record" not in data:
        raise BadRecord(f"{path.name}: not a saved game; start anew with --new")
    game = replay(data["record"])
    return None if game.state.over else (game, list(data["seats"]))


def read_json(path: Path) -> Any:
    """The JSON of a file, or BadRecord that says where it breaks."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: no JSON, or cut short ({error})") from None
