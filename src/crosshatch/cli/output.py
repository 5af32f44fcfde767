"""What verbs write: lines in colour on a terminal and plain elsewhere, data as JSON, complaints on standard error."""

import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from ..board.messages import counted, listed
from ..formats.whole_files import check_writable, is_wrong_name, problem_with, write_whole
from ..render.text import WIDTH
from ..verbs.declaration import BadRequest
from .inputs import STDIN
from .streams import visible, write_message

if TYPE_CHECKING:
    from ..logic.step import Line

Show: TypeAlias = "Callable[[Iterable[Line]], None]"

MOST_NAMES = 8
"""How many columns are named that are left out."""


def lines_writer() -> Show:
    """Return the function that prints lines: in colour where standard output is a terminal that wants it.

    ``NO_COLOR`` in the environment is against it, and else ``FORCE_COLOR`` for it, terminal or not.
    """
    forced = bool(os.environ.get("FORCE_COLOR"))
    is_fit = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if os.environ.get("NO_COLOR") or not (forced or is_fit):
        return _show_plain
    from .terminal import console, show  # brings rich with it

    stdout = console(forced)
    return lambda lines: show(lines, stdout)


def text_width() -> int:
    """Return how wide prose may run: as wide as the terminal, if that is less than usual."""
    return min(WIDTH, shutil.get_terminal_size().columns) if sys.stdout.isatty() else WIDTH


def terminal_width() -> int | None:
    """Return the width of the terminal; None where there is no terminal."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def grid_room() -> int:
    """Return how long the lines of a grid may be: as long as the terminal is wide, or else as long as prose."""
    return terminal_width() or WIDTH


def say(text: str = "") -> None:
    """Print a line at once, so that what was printed stays when the program is ended."""
    sys.stdout.write(f"{visible(text)}\n")
    sys.stdout.flush()


def say_data(data: Any) -> None:
    """Print data as one line of JSON."""
    say(json.dumps(data, ensure_ascii=False))


def aligned(rows: Sequence[Sequence[str]], right: bool = False) -> Iterator[str]:
    """Yield rows, one at least, with their columns aligned: numbers behind a first column perhaps to the ``right``."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        texts = (
            text.rjust(width) if right and place and rows[-1][place].isdecimal() else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(texts).rstrip()


def complain(source: str, problem: str) -> None:
    """Say on standard error what is wrong and where."""
    place = f"{source}: " if source else ""
    sys.stdout.flush()
    write_message(f"crosshatch: {place}{problem}\n")


def complain_of_columns(left_out: Collection[str], first: str) -> None:
    """Say which columns a table leaves out, if any, as it has those of the first ``first``."""
    if left_out:
        names = listed(sorted(left_out)[:MOST_NAMES])
        complain("", f"columns that the first {first} lacks are omitted: {names}; --json keeps them")


def complain_of_rows(lacking: int, total: int, done: str) -> None:
    """Say how many puzzles of a table were not ``done``, such as graded."""
    reasons = "its row gives the reason" if lacking == 1 else "their rows give the reasons"
    complain("", f"{lacking} of {counted(total, 'puzzle')} not {done}; {reasons}")


def write_file(name: str, data: bytes) -> None:
    """Write a file whole, or standard output for ``-``.

    A file that is there stays until the new one is complete.  Raises BadRequest where there can be no such file,
    or standard output is a terminal, and OSError where there is no room for it.
    """
    if name == STDIN:
        _check_not_on_terminal()
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
        return
    with wrong_names_told():
        write_whole(Path(name), data)


@contextmanager
def wrong_names_told() -> Iterator[None]:
    """Raise BadRequest where a file cannot be written because of its name, and OSError where the disk is full."""
    try:
        yield
    except OSError as error:
        if not is_wrong_name(error):
            raise
        raise BadRequest(f"cannot write {error.filename}: {problem_with(Path(error.filename), error)}") from error


class Written(StrEnum):
    """What a verb writes over an earlier file of that kind, but over no other."""

    PDF = "a PDF file"
    HTML = "an HTML page"
    PICTURE = "an SVG or PNG picture"
    REPORT = "a report on a book"


_MARKS = {
    Written.PDF: rb"%PDF",
    Written.HTML: rb"(?i)<html\b",
    Written.PICTURE: rb"<svg\b|\x89PNG",
    Written.REPORT: rb': \d+ puzzles?(?: on \d+ pages?)?\r?\n\r?\n|"puzzles": \d+, "pages": ',
}
"""What the beginning of a file of each kind has."""

_BEGINNING = 4096
"""How many bytes of a file are its beginning."""


def check_files(*files: tuple[Path | None, Written | None]) -> None:
    """Raise what ``write_file`` would for files that are to be written, before the work for them is done.

    Raises BadRequest, too, where two of them are the same, or one would replace a file of another kind, such as the
    input; None is the kind of files that are added to.
    """
    named = [(name, kind) for name, kind in files if name is not None]
    paths = [name for name, _ in named if str(name) == STDIN or name.is_file() or not name.exists()]
    for one, other in combinations(paths, 2):
        if one.resolve() == other.resolve():
            raise BadRequest(f"{other} is named for two outputs; choose a different name for one of them.")
    for name, kind in named:
        if str(name) == STDIN:
            _check_not_on_terminal()
            continue
        with wrong_names_told():
            check_writable(name)
            if kind and name.is_file() and name.stat().st_size:
                with name.open("rb") as file:
                    if not re.search(_MARKS[kind], file.read(_BEGINNING)):
                        raise BadRequest(f"{name} exists and is not {kind}; choose a different name for the output.")


def _check_not_on_terminal() -> None:
    if sys.stdout.isatty():
        raise BadRequest("The output is not text and cannot be shown on a terminal; name a file.")


def _show_plain(lines: "Iterable[Line]") -> None:
    for line in lines:
        sys.stdout.write(visible("".join([span.text for span in line])).rstrip() + "\n")
    sys.stdout.flush()
