"""The oldest and newest supported versions of the libraries, each in an environment of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from conftest import SOAK

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not SOAK, reason="installs five sets of libraries; set COLONNADE_SOAK=1")
def test_oldest_and_newest_versions() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "check_versions.py"], cwd=ROOT)
    assert done.returncode == 0
