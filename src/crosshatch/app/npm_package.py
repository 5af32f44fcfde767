"""The library as an npm package, which browsers and Node.js run in a worker with the npm package ``pyodide``."""

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..verbs import MODULES
from ..version import __version__
from .archive import ARCHIVE, BuildError, check_folders, deflate, size_of, write_archive
from .bytecode import compiled
from .declarations import declarations
from .static import PAGE, STANDARD, BuildResult

SOURCES = Path(__file__).parent / "npm"
"""The files of the package that are not generated."""

SHARED = ("answers.js", "asking.js", "signals.js", "unpacking.js")
"""The scripts that the package has in common with the page of the app."""

RESULTS = "results.d.ts"
"""The types of results, which become part of the declarations."""

NAME = "crosshatch"

OTHER_NAMES = {"check": "status"}
"""Methods that have another name too."""


def build_package(folder: Path, pyodide: Path) -> BuildResult:
    """Write the package into a folder, which must be new or empty; it depends on the version of Pyodide in ``pyodide``.

    If Node.js is installed, the library is compiled in advance.

    Raises BuildError if ``pyodide`` is not a folder of Pyodide or ``folder`` is not empty, and OSError if a file cannot
    be written.
    """
    check_folders(folder, pyodide, ("pyodide.mjs", "package.json", STANDARD))
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8")).get("version")
    if not version:
        raise BuildError(f"{pyodide}/package.json names no version")
    folder.mkdir(parents=True, exist_ok=True)
    for path in (*SOURCES.iterdir(), *(PAGE / "js" / name for name in SHARED)):
        if path.is_file() and path.name != RESULTS:
            shutil.copyfile(path, folder / path.name)
    names = method_names()
    client = folder / "client.js"
    script = client.read_text(encoding="utf-8")
    listed = json.dumps([*names.items()])
    client.write_text(script.replace("const METHODS = [];", f"const METHODS = {listed};", 1), encoding="utf-8")
    results = (SOURCES / RESULTS).read_text(encoding="utf-8")
    (folder / "index.d.ts").write_text(declarations(names, results), encoding="utf-8")
    (folder / "package.json").write_text(json.dumps(_manifest(version), indent=2) + "\n", encoding="utf-8")
    uncompiled = _archive(folder, pyodide)
    return BuildResult(size_of(folder), uncompiled)


def method_names() -> dict[str, str]:
    """Return the methods of the protocol by the names that they have in JavaScript."""
    camel = {_camel(name): name for name in MODULES}
    return {**camel, **OTHER_NAMES}


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def _manifest(pyodide: str) -> dict[str, Any]:
    types = "./index.d.ts"
    return {
        "name": NAME,
        "version": __version__,
        "description": "Sudoku hints, explanations, grades and puzzles, for browsers and Node.js.",
        "keywords": ["sudoku", "hints", "solver", "generator", "difficulty"],
        "license": "MIT",
        "type": "module",
        "engines": {"node": ">=20"},
        "exports": {
            ".": {"types": types, "node": "./node.js", "default": "./browser.js"},
            "./browser.js": {"types": types, "default": "./browser.js"},
            "./package.json": "./package.json",
        },
        "types": types,
        "dependencies": {"pyodide": pyodide},
    }


def _archive(folder: Path, pyodide: Path) -> str:
    """Write the library, and return why it could not be compiled in advance, or an empty text."""
    with TemporaryDirectory() as temporary:
        working = Path(temporary)
        write_archive(working / ARCHIVE)
        shutil.copyfile(pyodide / STANDARD, working / STANDARD)
        uncompiled = compiled(pyodide, working, ARCHIVE, STANDARD)
        shutil.copyfile(working / ARCHIVE, folder / ARCHIVE)
    deflate(folder / ARCHIVE)
    return uncompiled
