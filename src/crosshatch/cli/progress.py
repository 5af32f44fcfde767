"""How far a verb is: a bar on standard error if that is a terminal, and otherwise how long it will take, said once."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from threading import Timer
from typing import TypeVar

from .output import complain

PATIENCE = 3.0
"""Seconds of silence after which it is said what takes so long."""

ESTIMATED_AFTER = 5.0
"""Seconds after which it is said how long a run will take that shows no bar, if it is long."""

LONG = 30.0
"""Seconds that are worth saying."""

T = TypeVar("T")


def progress(
    total: Callable[[], int | None], done: int = 0, printing: bool = True
) -> AbstractContextManager[Callable[[], None]]:
    """Return a progress bar with the function that moves it by one.

    It shows no bar if standard error is no terminal, or if answers are printed on a terminal (``printing``), which
    show the progress themselves: a long run then says once, after a few seconds, how long it will probably take.
    ``total`` is called for the number of puzzles only if that is needed; None means that it is not known.  ``done`` is
    how many were done before.
    """
    if not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        return nullcontext(_Estimate(total, done))
    number = total()
    if number == 1:
        return nullcontext(_nothing)
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


class _Estimate:
    """Counts puzzles, and says once how long the others will probably take, if that is long."""

    def __init__(self, total: Callable[[], int | None], before: int) -> None:
        self._total = total
        self._before = before
        self._done = 0
        self._said = False
        self._begun = time.monotonic()

    def __call__(self) -> None:
        self._done += 1
        passed = time.monotonic() - self._begun
        if self._said or passed < ESTIMATED_AFTER:
            return
        self._said = True
        total = self._total()
        left = 0 if total is None else total - self._before - self._done
        seconds = left * passed / self._done
        if seconds >= LONG:
            complain("", f"{left:,} of {total:,} puzzles are left, and will take about {duration(seconds)}")


def duration(seconds: float) -> str:
    """Return a time as people say it: ``45 seconds``, ``21 minutes``, ``3.5 hours``."""
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds / 3600:.1f} hours"


def _nothing() -> None:
    pass
