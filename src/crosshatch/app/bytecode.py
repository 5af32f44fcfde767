"""Compile modules to bytecode in advance, so that a browser need not compile them before its first hint.

Bytecode depends on the version of Python, so the Python that will run it has to make it.  Here that is Pyodide, which
runs in Node.js while the static files are built, and calls ``compile_archives``.
"""

import marshal
import shutil
import subprocess
import sys
from collections.abc import Container
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from .reachable import imports, modules_of, reachable

NODE_PROGRAM = Path(__file__).with_name("bytecode.mjs")
"""The program for Node.js: it starts Pyodide, and calls ``compile_archives``."""

MOST_SECONDS = 300
"""Time limit for compiling, which usually takes about ten seconds."""

UNCHECKED = (1).to_bytes(4, "little")
"""The flags of bytecode that is identified by the hash of its source but not checked against it; see PEP 552."""

PYODIDE = ("pyodide/", "_pyodide/")
"""The packages of Pyodide."""

CODECS = ("encodings.ascii", "encodings.latin_1", "encodings.utf_")
"""The beginnings of the names of modules that Python imports for a text, by a name made when it runs."""

UNUSED = """
_pydatetime _pyio _pyrepl argparse asyncio.proactor_events asyncio.windows_events asyncio.windows_utils bdb
concurrent.futures.process ctypes doctest ftplib gettext http multiprocessing optparse pdb plistlib profile
pydoc sysconfig tarfile unittest urllib.request xmlrpc
"""
"""Modules that others import only in parts for developers, for other platforms or for connections to servers.

If the library imports one itself, it is needed all the same.
"""


def compiled(pyodide: Path, folder: Path, library: str, python: str) -> str:
    """Let Pyodide compile two archives of a folder in place: the library, and the modules of Python that it needs.

    Return an empty text, or the reason why compiling failed; the archives are then unchanged and still work.
    """
    node = shutil.which("node")
    if node is None:
        return "Node.js is not installed"
    command = [node, str(NODE_PROGRAM), str(pyodide.resolve()), str(folder.resolve()), library, python]
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        return f"Pyodide took more than {MOST_SECONDS} seconds"
    except subprocess.CalledProcessError as error:
        return next((line for line in error.stderr.splitlines() if "Error" in line), "Pyodide failed")
    return ""


def compile_archives(library: Path, python: Path) -> None:
    """Compile the library, which is imported from its archive, and what it needs of the modules of Python."""
    ours, standard = modules_of(library), modules_of(python)
    imported = {f"{each}." for name, module in ours.items() for each in imports(name, module)}
    unused = {name for name in UNUSED.split() if not any(each.startswith(f"{name}.") for each in imported)}
    codecs = [name for name in standard if name.startswith(CODECS)]
    needed = reachable({**standard, **ours}, [*ours, *sys.modules, *codecs], unused)
    compile_archive(python, {standard[name].file for name in needed if name in standard})
    compile_archive(library)


def compile_archive(archive: Path, only: Container[str] | None = None) -> None:
    """Replace the modules of an archive by their bytecode: all, or those of certain files, and then remove the others.

    The same Python always makes the same bytes from the same modules.  They are stored uncompressed, since archives are
    compressed as a whole.
    """
    with ZipFile(archive) as given:
        files = {each.filename: given.read(each) for each in given.infolist() if not each.is_dir()}
    new_archive = archive.with_suffix(".new")
    with ZipFile(new_archive, "w") as written:
        for name, data in files.items():
            if not name.endswith(".py"):
                written.writestr(ZipInfo(name), data)
            elif only is None or name in only:
                written.writestr(ZipInfo(f"{name}c"), bytecode(data, name))
    new_archive.replace(archive)


def bytecode(source: bytes, name: str) -> bytes:
    """Return the contents of a bytecode file for a source; ``name`` is the name of the file in tracebacks.

    It has neither docstrings nor asserts, except in Pyodide, which reads its docstrings.
    """
    level = 0 if name.startswith(PYODIDE) else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)
