"""Progress of long runs: a progress bar, an estimate of the remaining time, or a message about the current task."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from threading import Timer
from typing import TypeVar

from .inputs import number_of_puzzles
from .output import complain

PATIENCE = 3.0
"""Seconds without output after which ``patient`` says what the program is doing."""

ESTIMATED_AFTER = 15.0
"""Seconds from the first result after which a run without a progress bar estimates its remaining time."""

ENOUGH = 10
"""Number of results after the first one that an estimate needs."""

AGAIN = 4
"""Factor by which a run goes on before it estimates again."""

LONG = 30.0
"""The shortest remaining time, in seconds, that is worth reporting."""

T = TypeVar("T")


def progress(
    total: int | tuple[str, ...], done: int = 0, printing: bool = True
) -> AbstractContextManager[Callable[[], None]]:
    """Return a context manager that shows a progress bar; it provides a function that advances the bar by one.

    There is no bar if standard error is not a terminal, or if results are printed on a terminal (``printing``) and so
    show the progress themselves.  A long run then reports its estimated remaining time, at growing intervals.
    ``total`` is the number of puzzles, or the arguments that contain them, which are counted only when necessary.
    ``done`` is the number of puzzles finished earlier.
    """
    if not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        return nullcontext(_estimate(total, done))
    number = _number(total)
    if number == 1:
        return nullcontext(lambda: None)
    from .terminal import progress_bar  # brings rich with it

    return progress_bar(number, done)


def patient(items: Iterable[T], doing: Callable[[int], str]) -> Iterator[T]:
    """Yield items; if one takes long, say on standard error what the program is doing, provided it is a terminal.

    ``doing`` returns that message for the number of an item, counted from 1.
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
    """Return a function that counts finished puzzles and, in a long run, reports the remaining time now and then.

    The time to the first result does not count, since it includes the start of the workers.
    """
    done, begun, due = 0, 0.0, ESTIMATED_AFTER

    def advance() -> None:
        nonlocal done, begun, due
        done, now = done + 1, time.monotonic()
        begun = begun or now
        passed = now - begun
        if passed < due or done <= ENOUGH:
            return
        due = AGAIN * passed
        number = _number(total)
        left = 0 if number is None else number - before - done
        seconds = left * passed / (done - 1)
        if seconds >= LONG:
            complain("", f"{left:,} of {number:,} puzzles left; estimated time: {duration(seconds)}")

    return advance


def duration(seconds: float) -> str:
    """Return a duration in words: ``45 seconds``, ``21 minutes``, ``3.5 hours``."""
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds / 3600:.1f} hours"


def _number(total: int | tuple[str, ...]) -> int | None:
    """Return the number of puzzles; None if it is unknown until they have been read."""
    return total if isinstance(total, int) else number_of_puzzles(total)
