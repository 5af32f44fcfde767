"""A file of rows that can be gone on with where a run was cut off, at whatever moment that was."""

import csv
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from ..board.errors import CrosshatchError
from .rows import Row, RowForm


class UnfitFile(CrosshatchError):
    """A file cannot be gone on with; the message says why."""


def open_rows(path: Path, form: RowForm, resume: bool) -> "RowFile":
    """Open a file for rows: a new one, or, to resume, one that may have rows.

    Raises UnfitFile where it is no regular file, cannot be opened, or has something in it although nothing is to be
    resumed.
    """
    try:
        if path.exists() and not path.is_file():
            raise UnfitFile(f"{path} is not a regular file; leave --output out to print the rows")
        if not resume and path.exists() and path.stat().st_size:
            raise UnfitFile(f"{path} exists already; continue it with --resume, or give another --output")
        return RowFile(path, form)
    except OSError as error:
        raise UnfitFile(f"{path}: {error.strerror or error}") from error


class RowFile:
    """A file to which rows are added, each at once and whole.

    It begins with the rows of an earlier run, if there are any: ``kept`` yields them, and must have done so before the
    first row is added.
    """

    def __init__(self, path: Path, form: RowForm) -> None:
        self.path = path
        self._form = form
        self._file = path.open("ab+", buffering=0)

    def kept(self) -> Iterator[Row]:
        """Yield the complete rows that the file has; cut off what follows them, and begin it where there are none.

        Raises UnfitFile, and leaves the file as it is, where this run would not have written it.
        """
        end = 0
        rest = b""
        header = f"{self._form.header}\n".encode() if self._form.header else b""
        with self.path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    rest = line
                    break
                if end or not header:
                    yield self._read(line)
                elif line != header:
                    raise UnfitFile(f"{self.path} has other columns than this run; give another --output")
                end += len(line)
        start = header if header and not end else self._form.row_start.encode()
        if not (rest.startswith(start) or start.startswith(rest)):
            raise UnfitFile(f"{self.path} ends with something that this run would not write; give another --output")
        self._file.truncate(end)
        if not end:
            self._file.write(header)

    def _read(self, line: bytes) -> Row:
        try:
            return self._form.read(line.decode())
        except (ValueError, csv.Error) as error:
            raise UnfitFile(f"{self.path} has rows that this run would not write: {error}") from error

    def add(self, row: Row) -> None:
        """Add a row."""
        self._file.write(f"{self._form.write(row)}\n".encode(errors="replace"))

    def __enter__(self) -> "RowFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._file.close()
