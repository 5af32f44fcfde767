"""Where the output of a verb goes, and in which format: ``--output``, ``--resume``, and the options of formats.

These mean the same in every verb.  The name of a file says its format, and ``-`` is standard output.  A file is new:
none that has something in it is written over, but ``--resume`` continues one of rows.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

from ..batch.files import FileFormat, format_of, open_new
from ..board.messages import listed
from ..verbs.declaration import BadRequest
from .output import complain

LINE, GRID, CSV, JSON = "line", "grid", "csv", "json"
"""The names of formats as options have them."""

FLAGS = {FileFormat.CSV: "as_csv", FileFormat.JSON: "as_json"}
"""The arguments of commands that ask for formats."""

_NAMES = {FileFormat.TEXT: LINE, FileFormat.CSV: CSV, FileFormat.JSON: JSON, FileFormat.PARQUET: JSON}
"""How rows of a file are written, by its format."""


def chosen_format(form: str | None = None, as_csv: bool | None = False, as_json: bool | None = False) -> str | None:
    """Return the name of the format that options choose, or None if they choose none.

    Raises BadRequest where they choose several.
    """
    options = {f"--format {form}": form, "--csv": as_csv and CSV, "--json": as_json and JSON}
    chosen = {option: name for option, name in options.items() if name}
    if len(set(chosen.values())) > 1:
        raise BadRequest(f"{listed(chosen)} cannot be combined.")
    return next(iter(chosen.values()), None)


def file_format(output: Path | None, name: str | None, *endings: str) -> FileFormat | None:
    """Return the format of the output: that of a file by its name, or else the named one; None where neither says it.

    Raises UnfitFile where these differ, or the file cannot have that format.
    """
    asked = {CSV: FileFormat.CSV, JSON: FileFormat.JSON}.get(name, FileFormat.TEXT) if name else None
    option = f"--format {name}" if asked is FileFormat.TEXT else f"--{name}"
    return format_of(output, *endings, asked=asked, option=option) if output else asked


def format_named(options: Mapping[str, Any], output: Path | None, *endings: str) -> FileFormat | None:
    """Return the format that arguments of a command choose; see ``file_format``."""
    return file_format(output, chosen_format(*(options.get(each) for each in ("form", *FLAGS.values()))), *endings)


def form_of_rows(output: Path | None, name: str | None, *endings: str) -> str | None:
    """Return the name of the form in which rows are printed, or written to a file that can be continued.

    Raises what ``file_format`` does, and BadRequest where a form is none that such a file can have.
    """
    if output is None:
        return name
    if name == GRID or (name == LINE and ".txt" not in endings):
        raise BadRequest(f"--output has a row for each puzzle: print {name}s to standard output (> FILE).")
    found = file_format(output, name, *endings)
    return _NAMES[found] if found else None


@contextmanager
def printed_to(output: Path | None) -> Iterator[None]:
    """Print to a new file, if there is one, rather than to standard output.

    A command that fails before it prints anything leaves no file behind that was not there before.

    Raises UnfitFile where it cannot be written, or has something in it, and OSError, with its name, where the disk is
    full.
    """
    if output is None:
        yield
        return
    file, is_ours = open_new(output)
    try:
        with file, redirect_stdout(file):
            yield
    except BaseException as error:
        is_empty = not output.stat().st_size
        if isinstance(error, KeyboardInterrupt):
            written = "nothing was written" if is_empty else f"{output} has what was written until then"
            complain("", f"interrupted: {written}")
        if is_empty and is_ours and not _is_success(error):
            output.unlink()
        if isinstance(error, OSError) and error.errno and not error.filename:
            raise OSError(error.errno, error.strerror, str(output)) from error
        raise


def _is_success(error: BaseException) -> bool:
    """Whether this ends a command that did what it was asked for."""
    return isinstance(error, SystemExit) and not error.code
