"""colonnade: play, study and master deep settlement games."""

import importlib

from colonnade import pure

pure.install_if_asked()
# now rather than on first use: importing the package would cover the function titles() below
importlib.import_module("colonnade.titles")

from colonnade.kernel.errors import (  # noqa: E402
    BadDump,
    BadOption,
    BadRecord,
    ColonnadeError,
    IllegalAction,
    UnknownTitle,
)
from colonnade.kernel.record import Game, replay  # noqa: E402
from colonnade.kernel.registry import load, new, options, titles  # noqa: E402
from colonnade.kernel.scenario import scenario  # noqa: E402
from colonnade.kernel.state import State  # noqa: E402
from colonnade.version import VERSION  # noqa: E402

__version__ = VERSION

__all__ = [
    "BadDump",
    "BadOption",
    "BadRecord",
    "ColonnadeError",
    "Game",
    "IllegalAction",
    "State",
    "UnknownTitle",
    "load",
    "new",
    "options",
    "replay",
    "scenario",
    "titles",
]
