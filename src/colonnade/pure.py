"""Chooses between the compiled and the interpreted engine: COLONNADE_PURE=1 forces the latter."""

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

ENGINE = ("colonnade.kernel", "colonnade.titles", "colonnade.bots")


class SourceOnly:
    """Finds the engine's modules as source, never as compiled extensions."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(ENGINE):
            return None
        for folder in path:
            finder = importlib.machinery.FileFinder(
                folder, (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
            )
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None


def install_if_asked() -> None:
    if os.environ.get("COLONNADE_PURE", "") not in ("", "0"):
        sys.meta_path.insert(0, SourceOnly)


def engine() -> str:
    """Which engine is running: "compiled" or "interpreted"."""
    spec = importlib.util.find_spec("colonnade.kernel.state")
    origin = "" if spec is None or spec.origin is None else spec.origin
    return "interpreted" if origin.endswith(".py") else "compiled"
