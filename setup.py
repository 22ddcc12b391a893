"""Builds the engine with mypyc where a C compiler is at hand; the metadata is in pyproject.toml."""

import os
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

# Not compiled: what talks to people or looks for files, where nothing is hot.
SPEAKERS = {"__init__.py", "text.py", "registry.py", "board.py"}


# What the bots do thousands of times for a move.
THINKERS = ("evaluation", "lookahead", "tree")


def engine_modules() -> list[str]:
    folders = (Path("src/colonnade/kernel"), Path("src/colonnade/titles"))
    thinkers = [f"src/colonnade/bots/{name}.py" for name in THINKERS]
    return thinkers + sorted(
        str(path)
        for folder in folders
        for path in folder.rglob("*.py")
        if path.name not in SPEAKERS
    )


def compiler_found() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def extensions() -> list:
    if os.environ.get("COLONNADE_PURE", "") not in ("", "0") or not compiler_found():
        return []
    from mypyc.build import mypycify

    made = mypycify(
        ["--strict", *engine_modules()], opt_level="3", debug_level="0", multi_file=True
    )
    for extension in made:
        # what the modules of the engine share is called directly, not through the linker's table;
        # a product and a sum are rounded one after the other, so that bots judge alike everywhere
        flags = ["-fvisibility=hidden", "-fno-plt", "-ffp-contract=off"]
        extension.extra_compile_args += flags
    return made


class ParallelBuild(build_ext):
    """Compiles the C files of the engine on all processors: there is one for each module."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def all_at_once(sources: list, *args: object, **kwargs: object) -> list:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **kwargs), sources)
                return [item for items in made for item in items]

        self.compiler.compile = all_at_once
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
