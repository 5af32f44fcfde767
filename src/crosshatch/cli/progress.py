"""How a long run shows how far it is: a progress bar, an estimate, or what is being done."""

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
            complain("", f"{left:,} of {number:,} puzzles left; estimated time: {duration(seconds)}")

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
