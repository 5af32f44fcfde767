"""The library as an archive for Pyodide, which is Python for browsers and Node.js."""

import zlib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import attr
import attrs

from ..board.errors import CrosshatchError

ARCHIVE = "crosshatch.zip"
"""The library with its dependencies."""

NOT_NEEDED = (("bank",), ("batch",), ("cli",), ("env",), ("publishing",), ("app", "page"), ("app", "npm"))
"""The folders of the library that no method of the protocol uses."""


class BuildError(CrosshatchError):
    """The app or a package cannot be built; the message says why."""


def check_folders(folder: Path, pyodide: Path, needed: tuple[str, ...]) -> None:
    """Raise BuildError if ``pyodide`` lacks a file that is needed, or ``folder`` is not new or empty."""
    missing = [name for name in needed if not (pyodide / name).is_file()]
    if missing:
        raise BuildError(
            f"{pyodide} has no {missing[0]}; give the folder of the unpacked npm package 'pyodide' (npm pack pyodide)"
        )
    if folder.exists() and any(folder.iterdir()):
        raise BuildError(f"{folder} is not empty; give a new folder")


def write_archive(name: Path) -> None:
    """Write the library with its dependencies, always as the same bytes."""
    with ZipFile(name, "w") as archive:  # stored: it is compressed as a whole
        for path, inside in sorted(_modules(), key=lambda each: each[1]):
            archive.writestr(ZipInfo(inside), path.read_bytes())


def deflate(path: Path) -> None:
    """Compress a file as a whole, under its name with ``.deflated``, since not every host compresses what it sends."""
    path.with_name(f"{path.name}.deflated").write_bytes(zlib.compress(path.read_bytes(), 9))
    path.unlink()


def _modules() -> Iterator[tuple[Path, str]]:
    """Yield each file of the library and its dependencies, with its name in the archive."""
    ours = Path(__file__).parents[1]
    for package in (ours, Path(attrs.__file__).parent, Path(attr.__file__).parent):
        for path in package.rglob("*"):
            inside = path.relative_to(package.parent)
            kept = path.suffix in (".py", ".css", ".js", ".csv", ".ftl", ".json") and "__pycache__" not in inside.parts
            left_out = package == ours and any(inside.parts[1 : 1 + len(each)] == each for each in NOT_NEEDED)
            if path.is_file() and kept and not left_out:
                yield path, inside.as_posix()


def size_of(folder: Path) -> int:
    """Return the total size of the files in a folder, in bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
