"""Files of rows that can be continued where an earlier run stopped, even if that was killed."""

import csv
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Generic, Protocol, TextIO, TypeVar

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..formats.whole_files import is_wrong_name, naming, replacing
from .entries import Readable


class Given(Protocol):
    """What every row tells."""

    @property
    def given(self) -> tuple[object, Mapping[str, object]]:
        """What is known before anything is found out: the puzzle, and what came with it."""


R = TypeVar("R", bound=Given)


class Form(Protocol[R]):
    """A way to write rows, each as a line of its own, such as ``rows.CsvRows``."""

    @property
    def header(self) -> str:
        """The line before the first row, or empty."""

    @property
    def row_start(self) -> str:
        """What every row begins with, if only that is known."""

    @property
    def puzzle_first(self) -> bool:
        """Whether every row begins with its puzzle."""

    def write(self, row: R, /) -> str:
        """Return a row as a line, without its end."""

    def read(self, line: str, /) -> R:
        """Return the row of a line; raises ValueError if this form would not write it."""

    def blank(self, entry: Readable | Puzzle, /) -> R:
        """Return the row of an entry of which nothing has been found out."""


class Rows(Protocol[R]):
    """What rows are added to."""

    def kept(self, entries: Iterator[Readable | Puzzle], /) -> Iterator[R]:
        """Yield the rows that are there already, and pass over their entries, before the first row is added."""

    def complete(self) -> Iterator[R]:
        """Yield the rows that are there already, whatever they are of, before the first row is added."""

    def add(self, row: R, /) -> None:
        """Add a row."""

    def put(self, rows: Iterable[R], /) -> None:
        """Put other rows in the place of all that are there."""


LETTING_GO = 2
"""How many seconds the workers of a run that was killed have to end: until then they keep others from its file."""


class UnfitFile(CrosshatchError):
    """A file cannot be continued; the message says why."""


class OtherColumns(UnfitFile):
    """A row of a file is for the puzzle that this run has there, but other things came with it."""


class FileFormat(StrEnum):
    """What files of rows consist of."""

    CSV = "CSV"
    JSON = "JSON"
    PARQUET = "Parquet"


FORMATS = {
    ".csv": FileFormat.CSV,
    ".jsonl": FileFormat.JSON,
    ".json": FileFormat.JSON,
    ".ndjson": FileFormat.JSON,
    ".parquet": FileFormat.PARQUET,
}
"""The formats of files by how their names end, in small or large letters."""


OTHER_KINDS = {
    **dict.fromkeys((".xlsx", ".xls", ".ods"), "a spreadsheet"),
    **dict.fromkeys((".gz", ".bz2", ".xz", ".zst", ".zip"), "compressed"),
    **dict.fromkeys((".html", ".htm"), "HTML"),
    **dict.fromkeys((".jpg", ".jpeg"), "JPEG"),
    **{f".{each.lower()}": each for each in ("PDF", "SVG", "PNG", "GIF", "XML")},
}
"""What files of other kinds are by how their names end: programs would not open them where they have rows."""


def kind_of(ending: str) -> str | None:
    """Return what files are whose names end so, such as ``CSV`` or ``a spreadsheet``; None where that says nothing."""
    return FORMATS.get(ending.lower()) or OTHER_KINDS.get(ending.lower())


def kind_named(path: str | os.PathLike[str]) -> str | None:
    """Return what a file is by its name."""
    return kind_of(Path(path).suffix)


def other_kind(path: str | os.PathLike[str], *endings: str) -> str:
    """Say that a file is of another kind by its name than those with some endings, of which it has to be."""
    kinds = listed([kind_of(each) or "text" for each in endings], "or")
    names = listed([Path(path).with_suffix(each) for each in endings], "or")
    return f"{os.fspath(path)} is {kind_named(path)} by its name, but the output is {kinds}; name it {names}"


def format_of(path: Path, asked: FileFormat | None = None) -> FileFormat | None:
    """Return the format of a file by its name, or else the one that is asked for by an option, if one is.

    Raises UnfitFile where its name says another than is asked for, or none that rows have.
    """
    named = FORMATS.get(path.suffix.lower())
    if not named and kind_named(path):
        raise UnfitFile(other_kind(path, ".csv", ".jsonl", ".parquet"))
    if named and asked and named != asked:
        option = f"--{asked.lower()}"
        ending = next(ending for ending, each in FORMATS.items() if each is asked)
        raise UnfitFile(
            f"{path} is {named} by its name, but {option} asks for {asked}; leave {option} out, or name the file "
            f"{path.with_suffix(ending)}"
        )
    return named or asked


def open_rows(path: Path, form: Form[R], resume: bool) -> "RowFile[R]":
    """Open a file for rows: a new one, or, to resume, one that may have rows.

    Raises UnfitFile if it is not a regular file, there can be none of that name, or it is not empty although nothing is
    to be resumed; OSError if the disk is full or can only be read.
    """
    try:
        if path.exists() and not path.is_file():
            raise UnfitFile(f"{path} is not a regular file; rows are written to new files")
        if not resume and path.exists() and path.stat().st_size:
            raise UnfitFile(f"{path} exists already; resume it (--resume), or give another output")
        return RowFile(path, form)
    except OSError as error:
        if not is_wrong_name(error):
            raise
        raise UnfitFile(f"{path}: {error.strerror or error}") from error


def write_all(file: BinaryIO, data: bytes) -> None:
    """Write data to a file without a buffer, which may take a part of it where the disk is nearly full.

    Raises OSError where it does not take the rest.
    """
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


def open_new(path: Path) -> tuple[TextIO, bool]:
    """Open a file for text, and return whether this made it: a file that exists may be used if it is empty.

    Raises UnfitFile where it has something in it, is not a regular file, or cannot be opened.
    """
    try:
        exists = path.exists()
        if exists and not path.is_file():
            raise UnfitFile(f"{path} is not a regular file; name a new one")
        if exists and path.stat().st_size:
            raise UnfitFile(f"{path} exists already; give another output")
        return path.open("a" if exists else "x", encoding="utf-8", errors="replace", newline="\n"), not exists
    except FileExistsError as error:  # made by another run since, or a link to a file that is missing
        raise UnfitFile(f"{path} exists already; give another output") from error
    except OSError as error:
        raise UnfitFile(f"{path}: {error.strerror or error}") from error


def encoded(form: Form[R], row: R) -> bytes:
    """Return a row as a line of a file; what no text in UTF-8 can hold is a question mark there."""
    return f"{form.write(row)}\n".encode(errors="replace")


def as_read(form: Form[R], row: R) -> R:
    """Return what a row is when it has been written and read."""
    return form.read(encoded(form, row).decode())


def is_row_of(form: Form[R], row: R, entry: Readable | Puzzle) -> bool:
    """Whether a row that was read is that of an entry: of the same puzzle, which came with the same columns."""
    return row.given == as_read(form, form.blank(entry)).given


NO_ROW = (ValueError, LookupError, TypeError, csv.Error)
"""What is raised where a line, or the columns of a Parquet file, are no row."""


def unfit_row(number: int, path: Path, error: Exception) -> UnfitFile:
    """Return what is raised where a row of a file was damaged, or written by another run, as an error says."""
    problem: object = error
    if isinstance(error, UnicodeDecodeError):
        problem = "it is not UTF-8"
    elif isinstance(error, LookupError):
        problem = f"it has no {error.args[0]}"
    return UnfitFile(
        f"row {number} of {path} is damaged, or another run wrote it: {problem}; give another output, or delete this "
        "row and all after it, and --resume makes them again"
    )


def misplaced(number: int, path: Path, columns: Sequence[str] = ()) -> UnfitFile:
    """Return what is raised where a row of a file is for another puzzle, or differs in these columns of the input."""
    differs = f"came with other columns ({', '.join(columns)})" if columns else "is for another puzzle"
    remedy = "give the puzzles of the earlier run, or another output"
    kind = OtherColumns if columns else UnfitFile
    return kind(f"row {number} of {path} {differs} than this run has there; {remedy}")


def _other_columns(form: Form[R], row: R, entry: Readable | Puzzle | None) -> list[str]:
    """Return the columns in which a row that was read differs from an entry of the same puzzle; none of another."""
    if entry is None:
        return []
    puzzle, columns = as_read(form, form.blank(entry)).given
    its_puzzle, its_columns = row.given
    if puzzle != its_puzzle:
        return []
    return [name for name in {**columns, **its_columns} if columns.get(name) != its_columns.get(name)]


def _reserve(file: BinaryIO, path: Path) -> None:
    """Keep other runs from a file until this process ends; not on systems without locks of files.

    Raises UnfitFile where another run has it.
    """
    try:
        fcntl = import_module("fcntl")
    except ImportError:
        return
    end = time.monotonic() + LETTING_GO
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                raise UnfitFile(f"another run is writing {path}; let it end, or give another output") from None
            time.sleep(0.05)
        except OSError:  # a file system without locks
            return
        else:
            return


def _is_at(path: Path, file: BinaryIO) -> bool:
    """Whether an open file is the one that has a name."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


class RowFile(Generic[R]):
    """A file to which rows are added, each at once and whole.

    It begins with the rows of an earlier run, if there are any: ``kept`` yields them, and must have done so before the
    first row is added.
    """

    def __init__(self, path: Path, form: Form[R]) -> None:
        self.path = path
        self._form = form
        self._opened = ExitStack()
        self._file = self._open(path)

    def _open(self, path: Path) -> BinaryIO:
        """Open a file to add to, and keep other runs from it until all is closed."""
        while True:
            file = path.open("ab+", buffering=0)
            self._opened.callback(file.close)
            try:
                _reserve(file, path)
            except UnfitFile:
                self._opened.close()
                raise
            if _is_at(path, file):  # else the run that had it has put another file in its place
                return file
            file.close()

    def kept(self, entries: Iterator[Readable | Puzzle]) -> Iterator[R]:
        """Yield the complete rows of the file, and pass over the entries that they are of.

        What follows them is cut off, and the header is written if there are none.  Raises UnfitFile where a row is not
        of the entry that comes then.
        """
        for number, row in enumerate(self.complete(), 1):
            entry = next(entries, None)
            if entry is None or not is_row_of(self._form, row, entry):
                raise misplaced(number, self.path, _other_columns(self._form, row, entry))
            yield row

    def complete(self) -> Iterator[R]:
        """Yield the complete rows; cut off what follows them, and write the header if there are none.

        Raises UnfitFile, and leaves the file as it is, if this run would not have written it.
        """
        end = number = 0
        rest = b""
        header = f"{self._form.header}\n".encode() if self._form.header else b""
        with open(self._file.fileno(), "rb", closefd=False) as file:
            file.seek(0)
            for line in file:
                if not line.endswith(b"\n"):
                    rest = line
                    break
                if end or not header:
                    number += 1
                    yield self._read(line, number)
                elif line != header:
                    raise UnfitFile(f"{self.path} has other columns than this run; give another output")
                end += len(line)
        start = header if header and not end else self._form.row_start.encode()
        known = rest.startswith(start) or start.startswith(rest)
        if self._form.puzzle_first and (end or not header):
            known = set(rest[:81]) <= set(b".123456789")
        if not known:
            raise UnfitFile(f"{self.path} ends with something that this run would not write; give another output")
        with naming(self.path):
            self._file.truncate(end)
            if not end:
                write_all(self._file, header)

    def _read(self, line: bytes, number: int) -> R:
        try:
            return self._form.read(line.decode())
        except NO_ROW as error:
            raise unfit_row(number, self.path, error) from error

    def add(self, row: R) -> None:
        """Add a row."""
        with naming(self.path):
            write_all(self._file, encoded(self._form, row))

    def put(self, rows: Iterable[R]) -> None:
        """Put other rows in the place of all that are there.

        This happens at once, so that the file is never without them, unless its folder takes no new files.
        """
        header = f"{self._form.header}\n".encode() if self._form.header else b""
        data = header + b"".join(encoded(self._form, row) for row in rows)
        with replacing(self.path) as new:
            file = self._file if new == self.path else self._open(new)
            file.truncate(0)
            write_all(file, data)
        self._file = file

    def __enter__(self) -> "RowFile[R]":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._opened.close()
