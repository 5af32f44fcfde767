"""Modules as bytecode: they import as their sources do, and are the same bytes each time."""

import json
import os
import shutil
import subprocess
import sys
import zlib
from pathlib import Path
from zipfile import ZipFile

import pytest

from browsers import needs_node
from crosshatch.app.archive import ARCHIVE
from crosshatch.app.bytecode import compile_archive, compiled
from crosshatch.app.static import LOCK, STANDARD, build

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
import shapes.round, shapes.square
print(shapes.round.__file__[-3:], shapes.square.__file__[-3:], shapes.round.area(2), shapes.square.area.__doc__)
"""


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """An archive with a package of two modules."""
    name = tmp_path / "shapes.zip"
    with ZipFile(name, "w") as written:
        written.writestr("shapes/__init__.py", "")
        written.writestr("shapes/round.py", "def area(radius):\n    return 3 * radius**2\n")
        written.writestr("shapes/square.py", "def area(side):\n    'Its side twice.'\n    return side * side\n")
        written.writestr("shapes/names.csv", "name\n")
    return name


def names(archive: Path) -> list[str]:
    with ZipFile(archive) as read:
        return read.namelist()


def said(archive: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-c", PROGRAM, archive], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_all_modules(archive: Path) -> None:
    compile_archive(archive)
    assert names(archive) == ["shapes/__init__.pyc", "shapes/round.pyc", "shapes/square.pyc", "shapes/names.csv"]
    assert said(archive) == ["pyc", "pyc", "12", "None"]


def test_only_some(archive: Path) -> None:
    compile_archive(archive, {"shapes/__init__.py", "shapes/round.py"})
    assert names(archive) == ["shapes/__init__.pyc", "shapes/round.pyc", "shapes/names.csv"]


def test_the_same_bytes_each_time(archive: Path, tmp_path: Path) -> None:
    again = Path(shutil.copy(archive, tmp_path / "again.zip"))
    compile_archive(archive)
    compile_archive(again)
    assert archive.read_bytes() == again.read_bytes()
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".new"] == []


def test_what_is_no_pyodide_changes_nothing(archive: Path, tmp_path: Path) -> None:
    before = archive.read_bytes()
    assert compiled(tmp_path, archive.parent, archive.name, archive.name) != ""
    assert archive.read_bytes() == before


@pytest.mark.browser
@pytest.mark.skipif("CROSSHATCH_PYODIDE" not in os.environ, reason="CROSSHATCH_PYODIDE names no folder")
@needs_node
def test_pyodide_compiles_the_library_and_what_it_needs(tmp_path: Path) -> None:
    pyodide = Path(os.environ["CROSSHATCH_PYODIDE"])
    built = build(tmp_path / "site", pyodide)
    assert built.uncompiled == ""
    assert built.size < 15e6
    library = tmp_path / "site" / "library"
    for name in (ARCHIVE, STANDARD, LOCK):
        (library / name).write_bytes(zlib.decompress((library / f"{name}.deflated").read_bytes()))
    ours, python = names(library / ARCHIVE), names(library / STANDARD)
    assert [name for name in ours if name.endswith(".py")] == []
    assert {"crosshatch/solving/solver.pyc", "crosshatch/generator/ancestors.csv"} <= {*ours}
    assert {"asyncio/__init__.pyc", "json/decoder.pyc", "statistics.pyc"} <= {*python}
    assert {"pdb.pyc", "smtplib.pyc", "smtplib.py"}.isdisjoint(python)
    assert json.loads((library / LOCK).read_text())["packages"] == {}
