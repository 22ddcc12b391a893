"""The data folder, and JSON files: read with clear errors, written whole or not at all."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import platformdirs

from colonnade.kernel.errors import BadRecord


def data_folder() -> Path:
    """Where colonnade keeps files: COLONNADE_DATA, or the user's data folder."""
    given = os.environ.get("COLONNADE_DATA")
    return Path(given) if given else Path(platformdirs.user_data_dir("colonnade", appauthor=False))


def write_json(path: Path, data: Any) -> None:
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


def read_json(path: Path) -> Any:
    """The JSON of a file, or BadRecord that says where it breaks."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: no JSON, or cut short ({error})") from None
