"""The app as static files: the page with the whole library, which then runs in the reader's browser.

Building needs Pyodide, which is Python for browsers: the npm package ``pyodide``, unpacked.  The result is a folder for
any file host; its pages request nothing from other hosts.
"""

import json
import re
import shutil
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from ..logic.step import Role
from ..render.pages.document import text_of
from ..render.pages.inks import colours
from ..render.palette import Pen
from .archive import ARCHIVE, check_folders, deflate, size_of, write_archive
from .bundle import bundled
from .bytecode import compiled
from .texts import page_texts

SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
"""The scripts of Pyodide; the second, which is long, is there compressed as well, for hosts that compress nothing."""

LOCK = "pyodide-lock.json"
"""Pyodide's list of packages, none of which the library needs."""

STANDARD = "python_stdlib.zip"
"""The standard library of Python."""

PYODIDE = (*SCRIPTS, "pyodide.asm.wasm", LOCK, STANDARD)
"""The files of Pyodide that the page needs."""

PAGE = Path(__file__).parent / "page"
"""The folder of the page."""

BUNDLES = {"main": ("host", "main"), "worker": ("worker",)}
"""The scripts of the static files, each with the scripts of the page that it begins with.

``host`` comes first, so that the library begins to load before the page is shown.
"""

MADE: dict[str, tuple[Callable[[], str], str]] = {
    "design.css": (partial(text_of, "design.css"), "text/css"),
    "palette.css": (lambda: colours(".crosshatch-app", tuple(Role), dark=True, pens=tuple(Pen)), "text/css"),
    "texts.json": (page_texts, "application/json"),
}
"""The generated files of the page: the function that makes each, and its type."""

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the page may do on a host that sends no headers: run its own scripts and the library, and nothing more."""


class BuildResult(NamedTuple):
    """The result of a build: its size in bytes, and why it was not compiled in advance (empty if it was)."""

    size: int
    uncompiled: str


def build(folder: Path, pyodide: Path) -> BuildResult:
    """Write the static files into a folder, which must be new or empty.

    ``pyodide`` is the folder of Pyodide.  If Node.js is installed, the library is compiled in advance.

    Raises BuildError if ``pyodide`` is not a folder of Pyodide or ``folder`` is not empty, and OSError if a file
    cannot be written.
    """
    check_folders(folder, pyodide, PYODIDE)
    (folder / "js").mkdir(parents=True)
    for name, entries in BUNDLES.items():
        (folder / "js" / f"{name}.js").write_text(bundled(PAGE / "js", *entries), encoding="utf-8")
    for path in PAGE.iterdir():
        if path.is_file():
            shutil.copyfile(path, folder / path.name)
    library = folder / "library"
    library.mkdir()
    for name in PYODIDE:
        shutil.copyfile(pyodide / name, library / name)
    for name, (made, _) in MADE.items():
        (folder / name).write_text(made(), encoding="utf-8")
    index = folder / "index.html"
    index.write_text(_for_worker(index.read_text(encoding="utf-8")), encoding="utf-8")
    write_archive(library / ARCHIVE)
    lock = json.loads((library / LOCK).read_text(encoding="utf-8"))
    (library / LOCK).write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    uncompiled = compiled(pyodide, library, ARCHIVE, STANDARD)
    for path in library.iterdir():
        if path.name != SCRIPTS[0]:
            deflate(path)
    shutil.copyfile(pyodide / SCRIPTS[1], library / SCRIPTS[1])
    _tell_bytes(folder / "js" / "worker.js", library)
    return BuildResult(_list_files(folder), uncompiled)


def _tell_bytes(worker: Path, library: Path) -> None:
    """Write the number of bytes to fetch into the worker, which uses it to show progress."""
    fetched = sum(path.stat().st_size for path in library.glob("*.deflated"))
    script = worker.read_text(encoding="utf-8")
    worker.write_text(script.replace("const BYTES = 1;", f"const BYTES = {fetched};", 1), encoding="utf-8")


def _for_worker(page: str) -> str:
    """Return the page for use with the library in a worker."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    hosted = re.sub(r'(<meta name="crosshatch-host" content=)"server">', r'\1"worker">', page)
    hosted = hosted.replace('<script type="module" src="js/host.js"></script>\n', "")
    return hosted.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}', 1)


def _list_files(folder: Path) -> int:
    """Write the list of all files, which lets the page work without a network, and return their total size.

    The service worker contains their version, since a browser updates only when that file changes.
    """
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    digest = sha256()
    for path in paths:
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes())
    version = digest.hexdigest()[:16]
    worker = folder / "service-worker.js"
    unversioned = worker.read_text(encoding="utf-8")
    worker.write_text(unversioned.replace('const VERSION = "";', f'const VERSION = "{version}";', 1), encoding="utf-8")
    names = ["./", *(path.relative_to(folder).as_posix() for path in paths)]
    listing = json.dumps({"version": version, "files": names}, indent=1)
    (folder / "files.json").write_text(listing, encoding="utf-8")
    return size_of(folder)
