"""Signals that end a process, held back where the exception that they raise would do harm."""

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that end a process."""


@contextmanager
def signals_held_back() -> Iterator[None]:
    """Delay signals in this thread, and in processes and threads being started.

    An exception that a signal raises comes between any two instructions: after a process has been started and before
    that is noted, or after a lock has been taken and before it is sure to be released.  Futures have such locks.
    """
    before = block_signals(())
    try:
        block_signals()  # which may raise the exception of a signal that came just before, though they are blocked then
        yield
    finally:
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def block_signals(which: Iterable[int] = ENDINGS) -> set[int] | None:
    """Block signals in this thread, and return those that were blocked before; None where that is not possible."""
    return signal.pthread_sigmask(signal.SIG_BLOCK, which) if hasattr(signal, "pthread_sigmask") else None
