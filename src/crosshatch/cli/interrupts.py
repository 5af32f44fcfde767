"""What an interrupt (Ctrl-C) does: it waits for what is to be done as a whole, and then it is said how far all came."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from ..board.messages import counted
from .output import complain


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


@contextmanager
def told_at_interrupts(tell: Callable[[], object]) -> Iterator[None]:
    """Say something after an interrupt, such as how far the work came."""
    try:
        yield
    except KeyboardInterrupt:
        tell()
        raise


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
            complain("", f"interrupted after {counted(done(), 'row')}; to continue, repeat the command with --resume")

    return told_at_interrupts(tell)
