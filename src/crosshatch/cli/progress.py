"""How far a verb is, shown on standard error if that is a terminal."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from threading import Timer
from typing import TypeVar

from .output import complain

PATIENCE = 3.0
"""Seconds of silence after which it is said what takes so long."""

T = TypeVar("T")


def progress(
    total: Callable[[], int | None], done: int = 0, printing: bool = True
) -> AbstractContextManager[Callable[[], None]]:
    """Return a progress bar with the function that moves it by one.

    It shows nothing if standard error is no terminal, if there is only one puzzle, or if answers are printed on a
    terminal (``printing``), which show the progress themselves.  ``total`` is called for the number of puzzles only if
    that is needed; None means that it is not known.  ``done`` is how many were done before.
    """
    if not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        return nullcontext(_nothing)
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


def _nothing() -> None:
    pass
