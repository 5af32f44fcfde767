"""Where rows go: to standard output, to a file that can be continued, or to one of Parquet."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from ..batch.files import Form, UnfitFile, open_rows
from ..batch.parquet import check_installed, is_parquet, rows_beside, to_parquet
from .output import complain, say
from .run import DONE

R = TypeVar("R")


class Rows(Protocol[R]):
    """What rows are added to."""

    def kept(self) -> Iterator[R]:
        """Yield the rows that are there already, which must be done before the first is added."""

    def add(self, row: R, /) -> None:
        """Add a row."""


class _Printed(Generic[R]):
    """Rows on standard output."""

    def __init__(self, form: Form[R]) -> None:
        self._form = form

    def kept(self) -> Iterator[R]:
        """Yield nothing, and print the header."""
        if self._form.header:
            say(self._form.header)
        return iter(())

    def add(self, row: R, /) -> None:
        """Print a row."""
        say(self._form.write(row))


@contextmanager
def rows_to(output: Path | None, form: Form[R], resume: bool) -> Iterator[Rows[R]]:
    """Open a file for rows, or standard output where there is none.

    A file of Parquet is made at the end, from a file of rows beside it, which is continued and then removed.  The
    program ends where such a file is to be continued that is there and whole.

    Raises UnfitFile as ``open_rows`` does, and MissingExtra where Parquet cannot be written.
    """
    if output is None:
        yield _Printed(form)
        return
    if not is_parquet(output):
        with open_rows(output, form, resume) as file:
            yield file
        return
    check_installed()
    rows = rows_beside(output)
    if output.exists() and not resume:
        raise UnfitFile(f"{output} exists already; give another --output")
    if output.exists() and not rows.exists():
        complain("", f"{output} is whole already: there is nothing to continue")
        sys.exit(DONE)
    with open_rows(rows, form, resume) as file:
        yield file
    to_parquet(rows, output)
    rows.unlink()
