"""Modules as bytecode, for a browser that would otherwise compile them all before its first hint.

Bytecode is of one version of Python, so the Python that runs it has to make it.  Here that is Pyodide: it runs in
Node.js while the static files are built, and does what ``compile_archives`` says.
"""

import json
import marshal
import shutil
import subprocess
import sys
from collections.abc import Container
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from zipfile import ZipFile, ZipInfo

NODE_PROGRAM = Path(__file__).with_name("bytecode.mjs")
"""What Node.js runs: it starts Pyodide, and calls ``compile_archives``."""

MOST_SECONDS = 300
"""How long compiling may take: some ten seconds are usual."""

UNCHECKED = (1).to_bytes(4, "little")
"""The flags of bytecode that goes by the hash of its source, and is not compared with it: see PEP 552."""

EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
"""A puzzle whose explanation shows what is imported late."""


def compiled(pyodide: Path, folder: Path, library: str, python: str) -> str:
    """Have Pyodide compile two archives of a folder in place: the library, and of Python what the library needs.

    Returns why that cannot be, where it cannot: an archive is then as it was, and works as well.
    """
    node = shutil.which("node")
    if node is None:
        return "Node.js is not there"
    command = [node, str(NODE_PROGRAM), str(pyodide.resolve()), str(folder.resolve()), library, python]
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        return f"Pyodide took more than {MOST_SECONDS} seconds"
    except subprocess.CalledProcessError as error:
        return next((line for line in error.stderr.splitlines() if "Error" in line), "Pyodide failed")
    return ""


def compile_archives(library: Path, python: Path) -> None:
    """Compile the library, which is imported from its archive, and what is imported of Python for it."""
    from ..verbs import MODULES, verb_named
    from .protocol import respond

    for name in MODULES:
        verb_named(name)
    respond("explain", json.dumps({"position": {"givens": EXAMPLE}}))
    imported = {getattr(each, "__file__", None) or "" for each in sys.modules.values()}
    compile_archive(python, {name.partition(".zip/")[2] for name in imported})
    compile_archive(library)


def compile_archive(archive: Path, only: Container[str] | None = None) -> None:
    """Replace modules of an archive by their bytecode: all, or only those of some names in the archive.

    The same modules always become the same bytes, by the same Python.  They are stored as they are: archives are
    compressed as a whole.
    """
    with ZipFile(archive) as given:
        files = {each.filename: given.read(each) for each in given.infolist() if not each.is_dir()}
    new_archive = archive.with_suffix(".new")
    with ZipFile(new_archive, "w") as written:
        for name, data in files.items():
            is_chosen = name.endswith(".py") and (only is None or name in only)
            kept, content = (f"{name}c", bytecode(data, name)) if is_chosen else (name, data)
            written.writestr(ZipInfo(kept), content)
    new_archive.replace(archive)


def bytecode(source: bytes, name: str) -> bytes:
    """Return what a file of bytecode has for a source, which tracebacks call by a name."""
    code = compile(source, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)
