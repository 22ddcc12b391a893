"""The layers and the form of the project: who imports whom, who names a title, docstrings."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from colonnade.kernel import registry

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "colonnade"

# layer -> the layers it may import besides itself, as docs/architecture.md lists them
LAYERS = {
    "kernel": (),
    "titles": ("kernel",),
    "bots": ("kernel",),
    "arena": ("kernel", "bots"),
    "env": ("kernel", "bots"),
    "server": ("kernel", "bots", "arena", "env"),
    "terminal": ("kernel", "bots"),
    "cli": ("kernel", "bots", "arena", "env", "server", "terminal"),
}
# modules on the top level that any layer but the engine may use
HELPERS = ("files", "pure", "version")

ALL_MODULES = sorted(
    path
    for folder in ("src", "tests", "tools", "benchmarks", "examples")
    for path in (ROOT / folder).rglob("*.py")
)
MODULES = sorted(SOURCE.rglob("*.py"))


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, by full name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("colonnade"))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{shown(path)}: imports are absolute"
            if node.module and node.module.split(".")[0] == "colonnade":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer(module: str) -> str:
    """The package or module directly under colonnade that a module belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def test_every_package_has_its_layer() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages == set(LAYERS)


def test_there_is_something_to_check() -> None:
    assert len(MODULES) > 20
    assert any(list(imports(path)) for path in MODULES)


@pytest.mark.parametrize("path", [path for path in MODULES if path.parent != SOURCE], ids=shown)
def test_imports_follow_the_layers(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0]
    allowed = {own, *LAYERS[own]}
    if own not in ("kernel", "titles"):
        allowed.update(HELPERS)
    for module in imports(path):
        assert layer(module) in allowed, f"{own} must not need {module}"


def test_what_every_layer_may_use_needs_the_kernel_only() -> None:
    for name in HELPERS:
        assert {layer(module) for module in imports(SOURCE / f"{name}.py")} <= {"kernel"}


@pytest.mark.parametrize("path", sorted((SOURCE / "titles").rglob("*.py")), ids=shown)
def test_a_title_imports_the_kernel_and_itself_only(path: Path) -> None:
    inside = path.relative_to(SOURCE / "titles").parts
    own = f"colonnade.titles.{inside[0]}."
    for module in imports(path):
        allowed = module.startswith(("colonnade.kernel", own)) or module + "." == own
        assert allowed, f"{module} is neither of the kernel nor of this title"


def words_in(path: Path) -> Iterator[str]:
    """Every name and every string of a file, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings:
                yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (alias.name for alias in node.names)
            yield getattr(node, "module", None) or ""


@pytest.mark.parametrize(
    "path", [path for path in MODULES if SOURCE / "titles" not in path.parents], ids=shown
)
def test_nothing_outside_titles_names_a_title(path: Path) -> None:
    for word in words_in(path):
        for title in registry.titles():
            spaced = title.replace("_", " ")
            named = word.lower() in (title, spaced) or f"titles.{title}" in word
            assert not named, f"{word!r} names the title {title}"


def test_the_check_for_names_can_fail() -> None:
    for title in registry.titles():
        owner = SOURCE / "titles" / title / "title.py"
        if owner.exists():
            assert title in set(words_in(owner))


@pytest.mark.parametrize("path", ALL_MODULES, ids=shown)
def test_every_module_says_what_belongs_in_it(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("folder", sorted({path.parent for path in ALL_MODULES}), ids=shown)
def test_every_folder_says_what_it_is_for(folder: Path) -> None:
    assert (folder / "__init__.py").exists() or (folder / "README.md").exists()
