"""What the library imports: nothing of what only the command line needs, nothing upwards, nothing in circles."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "crosshatch"
LIST = ROOT / "docs" / "pages" / "design.md"

FRONT = {"__init__", "__main__"}
"""The modules of the package itself, which give the public names, and so import everything when it is asked for."""

LIBRARY = """
import sys
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages


class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("click", "rich"):
            raise ImportError(f"the library imports {name}")


sys.meta_path.insert(0, Refuse())

import crosshatch

FRONT = ("crosshatch.cli", "crosshatch.__main__")
names = [each.name for each in walk_packages(crosshatch.__path__, "crosshatch.") if not each.name.startswith(FRONT)]
for name in names:
    with suppress(crosshatch.MissingExtra):  # adapters to packages that are not installed
        import_module(name)
print(*names)
"""


def test_the_library_needs_neither_click_nor_rich() -> None:
    done = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert {"crosshatch.solving.solver", "crosshatch.render.text", "crosshatch.words.spans"} <= set(done.stdout.split())


def test_the_command_line_does() -> None:
    with_the_command_line = LIBRARY.replace('("crosshatch.cli", "crosshatch.__main__")', "()")
    done = subprocess.run([sys.executable, "-c", with_the_command_line], capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "the library imports click" in done.stderr


def places() -> dict[str, int]:
    """Return the place of each part of the package in the list of the docs; imports go to higher places only."""
    table = LIST.read_text(encoding="utf-8").partition("| part |")[2].partition("\n\n")[0].splitlines()[2:]
    parts = [re.findall(r"`(\w+)(?:/|\.py)`", row.split("|")[1]) for row in table]
    return {part: place for place, several in enumerate(parts) for part in several}


def modules() -> dict[str, Path]:
    """Return the modules of the package by their names within it; a folder stands for its ``__init__``."""
    paths = {path.relative_to(SOURCE).with_suffix(""): path for path in SOURCE.rglob("*.py")}
    return {".".join(name.parts).removesuffix(".__init__"): path for name, path in paths.items()}


MODULES = modules()


def imported(name: str, path: Path) -> Iterator[str]:
    """Yield the modules of the package that one imports, at once or when a function of it is called."""
    for statement in statements(ast.parse(path.read_text(encoding="utf-8"))):
        level = statement.level - (path.name == "__init__.py")
        parts = name.split(".")
        where = ".".join([*parts[: len(parts) - level], *filter(None, [statement.module])])
        for each in statement.names:
            module = f"{where}.{each.name}".strip(".")
            yield module if module in MODULES else where


def statements(node: ast.AST) -> Iterator[ast.ImportFrom]:
    """Yield the relative imports in a piece of source, but for those that only type checkers see."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ImportFrom) and child.level:
            yield child
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield from statements(child)


@cache
def graph() -> dict[str, set[str]]:
    """Return the modules that each one imports."""
    return {name: set(imported(name, path)) for name, path in MODULES.items() if name not in FRONT}


def test_the_list_of_the_docs_has_every_part() -> None:
    assert places().keys() == {name.partition(".")[0] for name in graph()}


def test_the_docs_say_what_each_module_of_the_generator_is_for() -> None:
    text = LIST.read_text(encoding="utf-8").partition("## Making puzzles\n")[2].partition("\n## ")[0]
    told = set(re.findall(r"`(\w+)\.py`", text))
    assert {path.stem for path in (SOURCE / "generator").glob("[!_]*.py")} <= told


def test_imports_only_point_down_the_list_of_the_docs() -> None:
    place = places()
    part = {name: name.partition(".")[0] for name in graph()}
    assert [
        f"{name} imports {other}"
        for name, others in graph().items()
        for other in sorted(others)
        if place[part[other]] < place[part[name]]
    ] == []


def test_no_import_goes_in_a_circle() -> None:
    TopologicalSorter(graph()).prepare()
