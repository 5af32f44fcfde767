"""How far a verb is, shown on standard error if that is a terminal."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext


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


def _nothing() -> None:
    pass
