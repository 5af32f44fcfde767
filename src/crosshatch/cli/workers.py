"""Worker processes for a verb: started where more than one is wished, and gone when it ends, however it ends.

Signals that end a program reach the verb alone, which then ends its workers; should it be killed itself, they notice.
"""

import os
import signal
import threading
from collections.abc import Collection, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import NoReturn

from . import Fault

_EXITS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
_ENDINGS = [signal.SIGINT, *_EXITS]


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Give an executor of so many processes, or None where the one that is running is enough.

    Raises Fault where they cannot be started, or where one of them ends before its time.
    """
    if jobs == 1:
        yield None
        return
    from concurrent.futures import BrokenExecutor
    from multiprocessing import active_children

    with ExitStack() as stack:
        stack.enter_context(_signals_as_exits())
        stack.callback(_end_others, active_children(), threading.enumerate())
        with _signals_held_back():
            executor = _start(jobs)
            # First of all, so that the thread of the executor takes what follows for no crash.
            stack.callback(executor.shutdown, wait=False, cancel_futures=True)
        try:
            yield executor
        except BrokenExecutor as error:
            raise Fault(
                "a worker process was killed, perhaps for lack of memory; try fewer --jobs (--resume continues a file "
                "of rows)"
            ) from error


def _start(jobs: int) -> Executor:
    """Start all processes, which an executor does for the tasks that it gets."""
    from concurrent.futures import ProcessPoolExecutor

    try:
        executor = ProcessPoolExecutor(jobs, initializer=_begin)
        for _ in range(jobs):
            executor.submit(_do_nothing)
    except (OSError, NotImplementedError) as error:  # the latter where a system lacks semaphores
        raise Fault(f"{jobs} worker processes cannot be started: {error}; try fewer --jobs") from error
    return executor


def _end_others(processes: Collection[object], threads: Collection[threading.Thread]) -> None:
    """End all processes but those given, whatever they are at, and wait for all threads but those given."""
    from multiprocessing import active_children

    for process in active_children():
        if process not in processes:
            process.kill()
    for thread in threading.enumerate():
        if thread not in threads and not thread.daemon:
            thread.join()


@contextmanager
def _signals_as_exits() -> Iterator[None]:
    """Let signals that would end the process at once raise SystemExit, the first time."""
    if threading.current_thread() is not threading.main_thread():  # others cannot say what signals do
        yield
        return
    changed = [number for number in _EXITS if signal.getsignal(number) == signal.SIG_DFL]

    def leave(number: int, frame: FrameType | None) -> NoReturn:
        for each in changed:
            signal.signal(each, signal.SIG_IGN)
        raise SystemExit(128 + number)

    for number in changed:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, signal.SIG_DFL)


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Let signals wait, here and in processes that begin; an exception could get lost between this and that process."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Begin a worker: leave signals, which reach every process of a terminal, to the one that began this."""
    for number in _ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDINGS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the one that began it is gone."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    parent = parent_process()
    if parent:
        wait([parent.sentinel])
        os._exit(1)


def _do_nothing() -> None:
    pass
