"""How far a verb is, shown on standard error where somebody may be watching."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext


def progress(
    total: Callable[[], int | None], done: int = 0, printing: bool = True
) -> AbstractContextManager[Callable[[], None]]:
    """Return a progress bar with the function that moves it by one.

    It shows nothing where standard error is no terminal, where there is one puzzle only, or where answers are printed
    on a terminal (``printing``), which tell as much.  ``total`` is asked for the number of puzzles only where it is
    needed; None is a number that nobody knows.  ``done`` is how many were done before.
    """
    if not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        return nullcontext(_nothing)
    number = total()
    if number == 1:
        return nullcontext(_nothing)
    from .terminal import progress_bar  # brings rich with it

    return progress_bar(number, done)


def _nothing() -> None:
    pass
