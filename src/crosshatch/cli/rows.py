"""Where rows go: to standard output, to a file that can be continued, or to one of Parquet."""

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import count
from pathlib import Path
from threading import Timer
from typing import TypeVar

from ..batch.files import Rows
from ..batch.parquet import is_whole, open_output
from ..batch.rows import Form, Record
from ..board.messages import counted
from . import BAD_INPUT, FAULT
from .inputs import number_of_puzzles
from .output import complain, say, told_at_interrupts
from .run import DONE, NOT_ONE_SOLUTION

CODES = {
    **dict.fromkeys((*("solved by logic", "solved by search", "graded", "different"), *("added", "duplicate")), DONE),
    "unreadable": BAD_INPUT,
    "worker lost": FAULT,
}
"""The exit codes that outcomes of puzzles call for; others call for that of a puzzle without exactly one solution."""


def code_of(outcomes: Iterable[str]) -> int:
    """Return the exit code that some outcomes call for: that of the worst."""
    return max((CODES.get(each, NOT_ONE_SOLUTION) for each in outcomes), default=DONE)


PATIENCE = 3.0
"""Seconds of silence after which it is said what takes so long."""

ESTIMATED_AFTER = 5.0
"""Seconds after which it is said how long a run will take that shows no bar, if it is long."""

LONG = 30.0
"""Seconds that are worth saying."""

T = TypeVar("T")


def progress(
    total: int | tuple[str, ...], done: int = 0, printing: bool = True
) -> AbstractContextManager[Callable[[], None]]:
    """Return a progress bar with the function that moves it by one.

    It shows no bar if standard error is no terminal, or if answers are printed on a terminal (``printing``), which
    show the progress themselves: a long run then says once, after a few seconds, how long it will probably take.
    ``total`` is the number of puzzles, or the arguments that give them, which are counted only if that is needed.
    ``done`` is how many were done before.
    """
    if not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        return nullcontext(_estimate(total, done))
    number = _number(total)
    if number == 1:
        return nullcontext(lambda: None)
    from .terminal import progress_bar  # brings rich with it

    return progress_bar(number, done)


def patient(items: Iterable[T], doing: Callable[[int], str]) -> Iterator[T]:
    """Yield some items; say on standard error, if that is a terminal, what is being done where one takes long.

    ``doing`` is called with the number of the item, from 1.
    """
    if not sys.stderr.isatty():
        yield from items
        return
    waiting = iter(items)
    for number in count(1):
        timer = Timer(PATIENCE, complain, ("", doing(number)))
        timer.daemon = True
        timer.start()
        try:
            item = next(waiting)
        except StopIteration:
            return
        finally:
            timer.cancel()
        yield item


def _estimate(total: int | tuple[str, ...], before: int) -> Callable[[], None]:
    """Return what counts puzzles, and says once how long the others will probably take, if that is long."""
    numbers, begun, said = count(1), time.monotonic(), False

    def advance() -> None:
        nonlocal said
        done, passed = next(numbers), time.monotonic() - begun
        if said or passed < ESTIMATED_AFTER:
            return
        said = True
        number = _number(total)
        left = 0 if number is None else number - before - done
        seconds = left * passed / done
        if seconds >= LONG:
            complain("", f"{left:,} of {number:,} puzzles are left, and will take about {duration(seconds)}")

    return advance


def duration(seconds: float) -> str:
    """Return a time as people say it: ``45 seconds``, ``21 minutes``, ``3.5 hours``."""
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds / 3600:.1f} hours"


def _number(total: int | tuple[str, ...]) -> int | None:
    """Return the number of puzzles; None where only reading them would tell."""
    return total if isinstance(total, int) else number_of_puzzles(total)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Do something as a whole: an interrupt waits until it is done, such as a row being written and counted.

    Raises KeyboardInterrupt then, if there was one; a second one does not wait, lest what is done takes for ever.
    """
    if threading.current_thread() is not threading.main_thread():  # no interrupt reaches others
        yield
        return
    interrupts: list[int] = []

    def wait(number: int, _: object) -> None:
        if interrupts:
            raise KeyboardInterrupt
        interrupts.append(number)

    before = signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupts:
        raise KeyboardInterrupt


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


def told_what_is_done(
    done: Callable[[], int], output: Path | None, shown: Sequence[Callable[[], None]] = ()
) -> AbstractContextManager[None]:
    """Call after an interrupt what shows how far it came, and say how to have the other rows of a file.

    ``done`` tells how many rows there are.
    """

    def tell() -> None:
        for show in shown:
            show()
        if output:
            complain("", f"interrupted after {counted(done(), 'row')}; the same command with --resume continues")

    return told_at_interrupts(tell)
