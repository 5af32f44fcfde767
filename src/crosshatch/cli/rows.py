"""Where rows go: to standard output, to a file that can be continued, or to one of Parquet."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..batch.files import Rows
from ..batch.parquet import is_whole, open_output
from ..batch.rows import Form, Record
from ..board.messages import counted
from .output import complain, say


class _Printed(Rows):
    """Rows on standard output."""

    def complete(self) -> Iterator[Record]:
        """Yield nothing, and print the header."""
        if self._form.header:
            say(self._form.header)
        return iter(())

    def add(self, row: str) -> None:
        """Print a row."""
        say(row)

    def put(self, rows: Iterable[str]) -> None:
        """Print rows."""
        for row in rows:
            say(row)


@contextmanager
def rows_to(output: Path | None, form: Form, resume: bool) -> Iterator[Rows]:
    """Open a file for rows, or standard output where there is none; say so where one to be continued is whole.

    Raises what ``open_output`` does.
    """
    if output is None:
        yield _Printed(Path("standard output"), form)
        return
    whole = resume and is_whole(output)
    with open_output(output, form, resume) as file:
        yield file
    if whole:
        complain("", f"{output} is whole already: there is nothing to continue")


@contextmanager
def told_what_is_done(
    done: Callable[[], int], output: Path | None, shown: Sequence[Callable[[], None]] = ()
) -> Iterator[None]:
    """Call after an interrupt what shows how far it came, and say how to have the other rows of a file.

    ``done`` tells how many rows there are.
    """
    try:
        yield
    except KeyboardInterrupt:
        for show in shown:
            show()
        if output:
            say_that_it_continues(done())
        raise


def say_that_it_continues(rows: int) -> None:
    """Say after an interrupt how many rows a file has, and how to have the others."""
    complain("", f"interrupted after {counted(rows, 'row')}; the same command with --resume continues")
