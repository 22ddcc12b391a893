"""The package that pip installs: everything is inside, the web client too."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "src" / "colonnade" / "server" / "static" / "index.html"

NOT_SOURCES = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names in a wheel built from a copy of the sources."""
    folder = tmp_path_factory.mktemp("package")
    copy = folder / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=NOT_SOURCES)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    wheel = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*wheel, "--disable-pip-version-check", "-w", str(folder), str(copy)],
        check=True,
        timeout=300,
        env={**os.environ, "COLONNADE_PURE": "1"},
    )
    (made,) = folder.glob("*.whl")
    with zipfile.ZipFile(made) as package:
        return package.namelist()


def ours(pattern: str) -> set[str]:
    source = ROOT / "src"
    return {str(path.relative_to(source)) for path in (source / "colonnade").rglob(pattern)}


@pytest.mark.parametrize("pattern", ["*.py", "*.ftl", "py.typed"])
def test_all_our_files_are_in_the_package(contents: list[str], pattern: str) -> None:
    wanted = ours(pattern)
    assert wanted
    assert wanted <= set(contents)


@pytest.mark.skipif(not CLIENT.exists(), reason="the web client is not built")
def test_the_web_client_is_in_the_package(contents: list[str]) -> None:
    wanted = {name for name in ours("*") if "/static/" in name and "." in Path(name).name}
    assert "colonnade/server/static/index.html" in wanted
    assert wanted <= set(contents)
