"""Ctrl-C where it would come between two things that belong together."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


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
