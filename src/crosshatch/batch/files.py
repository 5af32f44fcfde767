"""Files of rows that can be resumed after an earlier run stopped, even if it was killed."""

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
from ..formats.whole_files import is_wrong_name, naming, problem_with, replacing
from .rows import CsvForm, Form, Record, encoded

LETTING_GO = 2
"""Seconds to wait for the workers of a killed run to end; until they do, they hold the lock on its file."""


class UnfitFile(CrosshatchError):
    """A file cannot be used or resumed for this output; the message says why, and what to do."""


class OtherColumns(UnfitFile):
    """A row of a file has the expected puzzle, but the columns that came with it differ."""


class FileFormat(StrEnum):
    """The format of an output file."""

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
"""Formats by the ending of the file name, in lower case."""


OTHER_KINDS = {
    **dict.fromkeys((".xlsx", ".xls", ".ods"), "a spreadsheet"),
    **dict.fromkeys((".gz", ".bz2", ".xz", ".zst", ".zip"), "a compressed file"),
    **dict.fromkeys((".html", ".htm"), "HTML"),
    **dict.fromkeys((".jpg", ".jpeg"), "JPEG"),
    **dict.fromkeys((".sdk", ".sdx", ".ss", ".opensudoku"), "a file of another Sudoku program"),
    **{f".{each.lower()}": each for each in ("PDF", "SVG", "PNG", "GIF", "XML")},
}
"""Other kinds of files by the ending of the name, for error messages: programs could not open them if they contained
rows."""


def kind_of(ending: str) -> str | None:
    """Return what files with this ending are, such as ``CSV`` or ``a spreadsheet``; None if the ending is unknown."""
    return FORMATS.get(ending.lower()) or OTHER_KINDS.get(ending.lower())


def check_kind(path: str | os.PathLike[str], *endings: str) -> None:
    """Raise UnfitFile if the name of a file has a known ending that is not one of ``endings``."""
    kind = kind_of(Path(path).suffix)
    if kind and kind not in map(kind_of, endings):
        kinds = listed([kind_of(each) or "text" for each in endings], "or")
        names = listed([Path(path).with_suffix(each) for each in endings], "or")
        raise UnfitFile(f"the extension of {os.fspath(path)} means {kind}, but the output is {kinds}; name it {names}")


def format_of(path: Path, *endings: str, asked: FileFormat | None = None, option: str = "") -> FileFormat | None:
    """Return the format of a file: by its name, or otherwise the one that was ``asked`` for with an ``option``, if any.

    Raises UnfitFile if the name stands for another format than the option, or for one that is not among ``endings``.
    """
    check_kind(path, *endings)
    named = FORMATS.get(path.suffix.lower())
    if named and asked and named != asked:
        ending = next(ending for ending, each in FORMATS.items() if each is asked)
        raise UnfitFile(
            f"the extension of {path} means {named}, but {option} asks for {asked}; omit {option}, or name the file "
            f"{path.with_suffix(ending)}"
        )
    return named or asked


def open_rows(path: Path, form: Form, resume: bool) -> "RowFile":
    """Open a file for rows: a new one, or to resume, one that may already have rows.

    Raises UnfitFile if it is not a regular file, if it cannot be created, or if it is not empty and ``resume`` is
    false; OSError if the disk is full or read-only.
    """
    with _fit_for_output(
        path, resume, "resume it (--resume), or choose another output file", "rows are written to new files"
    ):
        return RowFile(path, form)


def write_all(file: BinaryIO, data: bytes) -> None:
    """Write all the data to an unbuffered file, which may accept only a part at a time when the disk is nearly full.

    Raises OSError if it does not accept the rest.
    """
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


def open_new(path: Path) -> tuple[TextIO, bool]:
    """Open a file for text, and return it with whether it was created here; an existing file may be used if it is
    empty.

    Raises UnfitFile if it is not empty, is not a regular file, or cannot be created; OSError if the disk is full or
    read-only.
    """
    with _fit_for_output(path):
        exists = path.exists()
        return path.open("a" if exists else "x", encoding="utf-8", errors="replace", newline="\n"), not exists


@contextmanager
def _fit_for_output(
    path: Path, resume: bool = False, remedy: str = "choose another output file", new: str = "name a new one"
) -> Iterator[None]:
    """Open a file for output; it must be empty unless ``resume`` is true.

    Raises UnfitFile, which says what to do, if the file cannot be used, and OSError if the disk is full or read-only.
    """
    try:
        if path.exists() and not path.is_file():
            raise UnfitFile(f"{path} is not a regular file; {new}")
        if not resume and path.exists() and path.stat().st_size:
            raise UnfitFile(f"{path} already exists; {remedy}")
        yield
    except FileExistsError as error:  # made by another run since, or a link to a file that is missing
        raise UnfitFile(f"{path} already exists; {remedy}") from error
    except OSError as error:
        if not is_wrong_name(error):
            raise
        raise UnfitFile(f"cannot write {path}: {problem_with(path, error)}") from error


NO_ROW = (ValueError, LookupError, TypeError, csv.Error)
"""The errors raised for a line, or for the columns of a Parquet file, that is not a valid row."""


def unfit_row(number: int, path: Path, error: Exception) -> UnfitFile:
    """Return the error to raise for a row that is damaged or was written by another run."""
    problem: object = error
    if isinstance(error, UnicodeDecodeError):
        problem = "not UTF-8"
    elif isinstance(error, LookupError):
        problem = f"no {error.args[0]}"
    return UnfitFile(
        f"row {number} of {path} is damaged or was written by another run ({problem}); choose another output "
        "file, or delete this row and all rows after it, and --resume writes them again"
    )


class Rows(ABC):
    """An output for rows of a ``form``, which may already have rows of an earlier run."""

    has_columns = True
    """Whether the records that are read have the columns of the input as they were written."""

    def __init__(self, path: Path, form: Form) -> None:
        self.path = path
        self._form = form

    @abstractmethod
    def complete(self) -> Iterator[Record]:
        """Yield the records that are already there, before the first row is added.

        Raises UnfitFile if this run would not have written them.
        """

    @abstractmethod
    def add(self, row: str) -> None:
        """Add a row."""

    @abstractmethod
    def put(self, rows: Iterable[str]) -> None:
        """Replace all rows by others."""

    def kept(self, entries: Iterator[Any]) -> Iterator[Record]:
        """Yield the records that are already there, and skip their entries.

        Raises UnfitFile if a record does not belong to the next entry.
        """
        for number, record in enumerate(self.complete(), 1):
            entry = next(entries, None)
            problem = "is for a different puzzle" if entry is None else self._problem(record, entry)
            if problem:
                kind = UnfitFile if problem.endswith("puzzle") else OtherColumns
                raise kind(
                    f"row {number} of {self.path} {problem}; give the puzzles of the earlier run, or choose another "
                    "output file"
                )
            yield record

    def _problem(self, record: Record, entry: Any) -> str:
        """Return how a record differs from an entry; an empty text if it has the same puzzle and columns."""
        layout = self._form.layout
        puzzle, columns = layout.identity(record)
        own_puzzle, own_columns = layout.identity(self._form.as_read(layout.blank(entry)))
        if puzzle != own_puzzle:
            return "is for a different puzzle"
        names = {**own_columns, **columns} if self.has_columns else ()
        differ = [name for name in names if columns.get(name) != own_columns.get(name)]
        return f"has different input columns ({', '.join(differ)})" if differ else ""


def _reserve(file: BinaryIO, path: Path) -> None:
    """Lock a file until this process ends, on systems with file locks.

    Raises UnfitFile if another run holds the lock.
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
                raise UnfitFile(
                    f"another run is writing to {path}; wait until it ends, or choose another output file"
                ) from None
            time.sleep(0.05)
        except OSError:  # a file system without locks
            return
        else:
            return


def _is_at(path: Path, file: BinaryIO) -> bool:
    """Whether an open file is the one at a path."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


class RowFile(Rows, AbstractContextManager["RowFile"]):
    """A file of rows; each row is written at once and completely.

    If the file begins with rows of an earlier run, ``kept`` yields them, and must be exhausted before the first row is
    added.
    """

    def __init__(self, path: Path, form: Form) -> None:
        super().__init__(path, form)
        self._opened = ExitStack()
        self._file = self._open(path)

    @property
    def _header(self) -> bytes:
        return encoded(self._form.header) if self._form.header else b""

    def _open(self, path: Path) -> BinaryIO:
        """Open a file for appending, locked against other runs until it is closed."""
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
        """Yield the complete records; truncate anything after them, and write the header if there are none.

        A table that a spreadsheet has saved is rewritten in our form.

        Raises UnfitFile, and leaves the file unchanged, if this run would not have written it.
        """
        end = number = 0
        rest = b""
        header = self._header
        with open(self._file.fileno(), "rb", closefd=False) as file:
            file.seek(0)
            restored = self._restored(file)
            for line in map(encoded, restored) if restored else file:
                if not line.endswith(b"\n"):
                    rest = line
                    break
                if end or not header:
                    number += 1
                    yield self._read(line, number)
                end += len(line)
        if restored:
            self.put(restored[1:])
            return
        if not (header.startswith(rest) if header and not end else self._form.may_begin(rest)):
            raise UnfitFile(
                f"{self.path} ends with text that this run would not have written; choose another output file"
            )
        with naming(self.path):
            self._file.truncate(end)
            if not end:
                write_all(self._file, header)

    def _restored(self, file: BinaryIO) -> list[str]:
        """Return the lines of a table with another header, as this run would have written them; none for other files.

        Raises UnfitFile if its columns are others.
        """
        first = file.readline()
        file.seek(0)
        if not isinstance(self._form, CsvForm) or not first.endswith(b"\n") or first == self._header:
            return []
        try:
            return self._form.restored(file.read().decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise UnfitFile(f"{self.path} is not UTF-8; save it as UTF-8") from error
        except NO_ROW as error:
            raise UnfitFile(f"{self.path} {error}; choose another output file") from error

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
        """Replace all rows by others.

        The replacement is atomic, so the file is never without rows, unless its folder does not allow new files.
        """
        data = self._header + b"".join(map(encoded, rows))
        with replacing(self.path) as new:
            file = self._file if new == self.path else self._open(new)
            file.truncate(0)
            write_all(file, data)
        self._file = file

    def __exit__(self, *_: object) -> None:
        self._opened.close()
