"""Where rows go: to standard output, to a file that can be continued, or to one of Parquet."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from ..batch.entries import Readable
from ..batch.files import Form, Given
from ..batch.parquet import is_whole, open_output
from ..board.puzzle import Puzzle
from .output import complain, say
from .run import DONE

R = TypeVar("R", bound=Given)


class Rows(Protocol[R]):
    """What rows are added to."""

    def kept(self, entries: Iterator[Readable | Puzzle], /) -> Iterator[R]:
        """Yield the rows that are there already, and pass over their entries, before the first row is added."""

    def add(self, row: R, /) -> None:
        """Add a row."""


class _Printed(Generic[R]):
    """Rows on standard output."""

    def __init__(self, form: Form[R]) -> None:
        self._form = form

    def kept(self, entries: Iterator[Readable | Puzzle]) -> Iterator[R]:
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

    The program ends where a Parquet file is to be continued that is whole already.

    Raises what ``open_output`` does.
    """
    if output is None:
        yield _Printed(form)
        return
    if resume and is_whole(output):
        complain("", f"{output} is whole already: there is nothing to continue")
        sys.exit(DONE)
    with open_output(output, form, resume) as file:
        yield file
