"""Files of rows that can be continued where an earlier run stopped, even if that was killed."""

import csv
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..formats.whole_files import is_wrong_name, naming, replacing
from .rows import Form, Record, encoded

LETTING_GO = 2
"""How many seconds the workers of a run that was killed have to end: until then they keep others from its file."""


class UnfitFile(CrosshatchError):
    """A file cannot be continued; the message says why."""


class OtherColumns(UnfitFile):
    """A row of a file is for the puzzle that this run has there, but other things came with it."""


class FileFormat(StrEnum):
    """What files that verbs write consist of."""

    TEXT = "text"
    CSV = "CSV"
    JSON = "JSON"
    PARQUET = "Parquet"


FORMATS = {
    ".txt": FileFormat.TEXT,
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


def check_kind(path: str | os.PathLike[str], *endings: str) -> None:
    """Raise UnfitFile where a file is of another kind, by its name, than those with these endings."""
    kind = kind_of(Path(path).suffix)
    if kind and kind not in map(kind_of, endings):
        kinds = listed([kind_of(each) or "text" for each in endings], "or")
        names = listed([Path(path).with_suffix(each) for each in endings], "or")
        raise UnfitFile(f"{os.fspath(path)} is {kind} by its name, but the output is {kinds}; name it {names}")


def format_of(path: Path, *endings: str, asked: FileFormat | None = None, option: str = "") -> FileFormat | None:
    """Return the format of a file: by its name, or else the one that an ``option`` has asked for, if one has.

    Raises UnfitFile where its name says another than is asked for, or one that files with these endings do not have.
    """
    check_kind(path, *endings)
    named = FORMATS.get(path.suffix.lower())
    if named and asked and named != asked:
        ending = next(ending for ending, each in FORMATS.items() if each is asked)
        raise UnfitFile(
            f"{path} is {named} by its name, but {option} asks for {asked}; leave {option} out, or name the file "
            f"{path.with_suffix(ending)}"
        )
    return named or asked


def open_rows(path: Path, form: Form, resume: bool) -> "RowFile":
    """Open a file for rows: a new one, or, to resume, one that may have rows.

    Raises UnfitFile if it is not a regular file, there can be none of that name, or it is not empty although nothing is
    to be resumed; OSError if the disk is full or can only be read.
    """
    with _fit_for_output(path, resume, "resume it (--resume), or give another output", "rows are written to new files"):
        return RowFile(path, form)


def write_all(file: BinaryIO, data: bytes) -> None:
    """Write data to a file without a buffer, which may take a part of it where the disk is nearly full.

    Raises OSError where it does not take the rest.
    """
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


def open_new(path: Path) -> tuple[TextIO, bool]:
    """Open a file for text, and return whether this made it: a file that exists may be used if it is empty.

    Raises UnfitFile where it has something in it, is not a regular file, or there can be none of that name; OSError if
    the disk is full or can only be read.
    """
    with _fit_for_output(path):
        exists = path.exists()
        return path.open("a" if exists else "x", encoding="utf-8", errors="replace", newline="\n"), not exists


@contextmanager
def _fit_for_output(
    path: Path, resume: bool = False, remedy: str = "give another output", new: str = "name a new one"
) -> Iterator[None]:
    """Open a file for output; unless it is to be resumed, it may have nothing in it.

    Raises UnfitFile where it cannot be that file, with what to do, and OSError if the disk is full or can only be read.
    """
    try:
        if path.exists() and not path.is_file():
            raise UnfitFile(f"{path} is not a regular file; {new}")
        if not resume and path.exists() and path.stat().st_size:
            raise UnfitFile(f"{path} exists already; {remedy}")
        yield
    except FileExistsError as error:  # made by another run since, or a link to a file that is missing
        raise UnfitFile(f"{path} exists already; {remedy}") from error
    except OSError as error:
        if not is_wrong_name(error):
            raise
        raise UnfitFile(f"{path}: {error.strerror or error}") from error


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


class Rows(ABC):
    """What rows of a ``form`` are added to, after those that an earlier run has left there."""

    has_columns = True
    """Whether records that are read have the columns of the input as they were written."""

    def __init__(self, path: Path, form: Form) -> None:
        self.path = path
        self._form = form

    @abstractmethod
    def complete(self) -> Iterator[Record]:
        """Yield the records that are there already, before the first row is added.

        Raises UnfitFile where this run would not have written them.
        """

    @abstractmethod
    def add(self, row: str) -> None:
        """Add a row."""

    @abstractmethod
    def put(self, rows: Iterable[str]) -> None:
        """Put other rows in the place of all that are there."""

    def kept(self, entries: Iterator[Any]) -> Iterator[Record]:
        """Yield the records that are there already, and pass over the entries that they are of.

        Raises UnfitFile where a record is not of the entry that comes then.
        """
        for number, record in enumerate(self.complete(), 1):
            entry = next(entries, None)
            problem = "is for another puzzle" if entry is None else self._problem(record, entry)
            if problem:
                kind = UnfitFile if problem.endswith("puzzle") else OtherColumns
                raise kind(
                    f"row {number} of {self.path} {problem} than this run has there; give the puzzles of the earlier "
                    "run, or another output"
                )
            yield record

    def _problem(self, record: Record, entry: Any) -> str:
        """Say what sets a record apart from an entry; nothing where it is of the same puzzle with the same columns."""
        layout = self._form.layout
        puzzle, columns = layout.identity(record)
        own_puzzle, own_columns = layout.identity(self._form.as_read(layout.blank(entry)))
        if puzzle != own_puzzle:
            return "is for another puzzle"
        names = {**own_columns, **columns} if self.has_columns else ()
        differ = [name for name in names if columns.get(name) != own_columns.get(name)]
        return f"came with other columns ({', '.join(differ)})" if differ else ""


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


class RowFile(Rows, AbstractContextManager["RowFile"]):
    """A file to which rows are added, each at once and whole.

    It begins with the rows of an earlier run, if there are any: ``kept`` yields them, and must have done so before the
    first row is added.
    """

    def __init__(self, path: Path, form: Form) -> None:
        super().__init__(path, form)
        self._opened = ExitStack()
        self._file = self._open(path)

    @property
    def _header(self) -> bytes:
        return encoded(self._form.header) if self._form.header else b""

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

    def complete(self) -> Iterator[Record]:
        """Yield the complete records; cut off what follows them, and write the header if there are none.

        Raises UnfitFile, and leaves the file as it is, if this run would not have written it.
        """
        end = number = 0
        rest = b""
        header = self._header
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
        if not (header.startswith(rest) if header and not end else self._form.may_begin(rest)):
            raise UnfitFile(f"{self.path} ends with something that this run would not write; give another output")
        with naming(self.path):
            self._file.truncate(end)
            if not end:
                write_all(self._file, header)

    def _read(self, line: bytes, number: int) -> Record:
        try:
            return self._form.read(line.decode())
        except NO_ROW as error:
            raise unfit_row(number, self.path, error) from error

    def add(self, row: str) -> None:
        """Add a row."""
        with naming(self.path):
            write_all(self._file, encoded(row))

    def put(self, rows: Iterable[str]) -> None:
        """Put other rows in the place of all that are there.

        This happens at once, so that the file is never without them, unless its folder takes no new files.
        """
        data = self._header + b"".join(map(encoded, rows))
        with replacing(self.path) as new:
            file = self._file if new == self.path else self._open(new)
            file.truncate(0)
            write_all(file, data)
        self._file = file

    def __exit__(self, *_: object) -> None:
        self._opened.close()
