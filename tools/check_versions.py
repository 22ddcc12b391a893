"""Tests the environments with the oldest and the newest supported versions of their libraries.

python tools/check_versions.py [set ...]        # all sets by default

Makes one virtual environment a set, installs the set and this project (not compiled) into it,
and runs tests/env there. The sets with both extras show that they install side by side.
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent

# fmt: off
#    set           libraries
SETS = {
    "oldest":     ["numpy==1.26.4", "gymnasium==0.29.1", "pettingzoo==1.24.3"],
    "newest":     ["numpy", "gymnasium", "pettingzoo"],
    "old_spiel":  ["numpy==1.26.4", "open_spiel==1.6"],
    "openspiel":  ["numpy", "open_spiel"],
    "all":        ["numpy", "gymnasium", "pettingzoo", "open_spiel"],
}
# fmt: on
TEST_TOOLS = ["pytest", "hypothesis", "setuptools>=77", "mypy>=2.4"]


def run(*command: str | Path) -> None:
    around = {
        **os.environ,
        "COLONNADE_PURE": "1",
        "COLONNADE_SOAK": "",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT, env=around)


def check(name: str, libraries: list[str], folder: Path) -> None:
    """One set: install it and run the tests of the environments."""
    home = folder / name
    venv.create(home, with_pip=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-m", "pip", "install", "-q", *libraries, *TEST_TOOLS)
    run(python, "-m", "pip", "install", "-q", "--no-build-isolation", "-e", ".")
    run(python, "-m", "pip", "check")
    run(python, "-m", "pip", "list", "--format=freeze")
    run(python, "-m", "pytest", "tests/env", "-q", "-p", "no:cacheprovider", "-rs")


def main() -> None:
    chosen = sys.argv[1:] or list(SETS)
    with tempfile.TemporaryDirectory() as folder:
        for name in chosen:
            print(f"== {name}: {', '.join(SETS[name])}", flush=True)
            check(name, SETS[name], Path(folder))
    print(f"passed: {', '.join(chosen)}")


if __name__ == "__main__":
    main()
