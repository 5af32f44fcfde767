"""Worker processes for a verb: started where more than one is wished, and gone when it ends, however it ends."""

import signal
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

_cut_short: list[Executor] = []
"""Executors that outlive their end, for one that is collected before it complains of the tasks that were cancelled."""


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Give an executor of so many processes, or None where the one that is running is enough."""
    if jobs == 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children

    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts)
    try:
        yield executor
    except BaseException:
        _cut_short.append(executor)
        executor.shutdown(wait=False, cancel_futures=True)  # first, lest it mistakes what follows for a crash
        for process in active_children():
            process.terminate()  # nobody waits for what they are at any more
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Leave Ctrl-C, which reaches every process of the terminal, to the one that began this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
