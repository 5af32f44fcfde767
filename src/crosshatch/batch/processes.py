"""Worker processes: an executor whose lost workers lose nothing.

A thread for each worker sends it one piece of work after the other, through a pipe of their own, and waits for the
result.  So it is known what a worker was at when it was killed: another takes its place and does that again.  A piece
of work on which one worker after the other is lost ends in ``WorkerLost``, and the rest goes on.

This is not ``concurrent.futures.ProcessPoolExecutor``, whose workers share one pipe for their results: where one is
killed while it sends, the pool waits for the rest of that result for ever.  That happened to 2 of 100 pools with
results of 50 KB, and to 33 with results of 300 KB.
"""

import atexit
import os
import signal
import threading
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, Process, parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

from .errors import WorkerLost
from .workers import Workers, outcome_of, packed, result_of

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 3
"""On how many workers a piece of work is tried, before it is to blame that they are lost."""

ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that end a process, which come from outside."""


class _Worker:
    """A process with the pipe to it.  Raises OSError where it cannot be started."""

    _one_at_a_time = threading.Lock()
    """A process that begins must not inherit the other end of a pipe: nobody would see that end close."""

    def __init__(self) -> None:
        self.has_begun = False
        with self._one_at_a_time, signals_held_back():
            self.pipe, theirs = Pipe()
            self.process = Process(target=_serve, args=(theirs,), daemon=True)
            try:
                self.process.start()
            except BaseException:
                self.pipe.close()
                raise
            finally:
                theirs.close()

    def outcome_of(self, work: bytes) -> bytes:
        """Have some work done.  Raises EOFError or OSError where the process is lost."""
        if not self.has_begun:
            self.pipe.recv_bytes()
            self.has_begun = True
        self.pipe.send_bytes(work)
        return self.pipe.recv_bytes()

    def end(self) -> str:
        """End the process, and say how it ended if it was lost."""
        with self._one_at_a_time:
            self.process.kill()
            self.process.join()
            code = self.process.exitcode or 0
            self.process.close()
            self.pipe.close()
        if -code == getattr(signal, "SIGKILL", None):
            return "killed, perhaps for lack of memory"
        return f"by signal {-code}" if code < 0 else f"with exit code {code}"


class Processes(Workers):
    """An executor of so many processes, which begin at once.

    They leave the signals that end a program to the process that began them, and end with it.

    Raises OSError where they cannot be started.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._workers: list[_Worker] = []
        self._idle: SimpleQueue[_Worker | None] = SimpleQueue()
        self._broken = ""
        self._failed_starts = 0
        self._lock = threading.RLock()
        self._threads = ThreadPoolExecutor(jobs, initializer=_block_signals)
        atexit.register(self.end)
        try:
            for _ in range(jobs):
                self._begin_worker()
        except BaseException:
            self.end()
            raise

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Send off a call; the function, its arguments and its result must be picklable, or else it fails."""
        if self._broken:
            raise BrokenExecutor(self._broken)
        return self._threads.submit(self._result_of, fn, args, kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the workers end when all is done; with ``cancel_futures``, when what they are at is done."""
        self._threads.shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            self.end()

    def end(self) -> None:
        """End the workers at once, whatever they are at."""
        self._break("the worker processes were ended")
        self._threads.shutdown(cancel_futures=True)
        while self._workers:
            self._workers.pop().end()
        atexit.unregister(self.end)

    def _result_of(self, function: Callable[..., T], arguments: tuple[Any, ...], options: dict[str, Any]) -> T:
        """Have a call made, by one worker after the other where these are lost."""
        work = packed(function, arguments, options)
        losses = 0
        while losses < TRIES:
            worker = self._idle.get()
            if worker is None:
                self._idle.put(None)
                raise BrokenExecutor(self._broken)
            try:
                outcome = worker.outcome_of(work)
            except Exception:  # EOFError or OSError, if there is memory enough
                losses += worker.has_begun
                self._replace(worker)
            else:
                self._failed_starts = 0
                self._idle.put(worker)
                result: T = result_of(outcome)
                return result
        raise WorkerLost

    def _begin_worker(self) -> None:
        worker = _Worker()
        self._workers.append(worker)
        self._idle.put(worker)

    def _replace(self, worker: _Worker) -> None:
        """Begin another worker for one that is lost."""
        with self._lock:
            self._workers.remove(worker)
            ended = worker.end()
            self._failed_starts += not worker.has_begun
            if self._failed_starts == TRIES:
                self._break(f"worker processes end as soon as they begin, {ended}")
            if self._broken:
                return
            try:
                self._begin_worker()
            except OSError as error:
                if not self._workers:
                    self._break(f"a worker process was lost, and no other can be started: {error}")
            else:
                warnings.warn(f"a worker process was lost, {ended}; another goes on", RuntimeWarning, stacklevel=1)

    def _break(self, why: str) -> None:
        """End the workers, and with an error all calls."""
        with self._lock:
            self._broken = self._broken or why
            for worker in self._workers:
                worker.process.kill()
        self._idle.put(None)


@contextmanager
def signals_held_back() -> Iterator[None]:
    """Let signals wait, here and in processes that begin; an exception could get lost between this and that process."""
    before = _block_signals()
    try:
        yield
    finally:
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _block_signals() -> set[int] | None:
    """Leave signals to other threads, and return which this one blocked before; None where that cannot be."""
    return signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS) if hasattr(signal, "pthread_sigmask") else None


def _serve(pipe: Connection) -> None:
    """Do in a worker what comes through its pipe, until the process that began it is gone.

    It leaves without the usual formalities, such as to print what the other process had still to print.
    """
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # nobody is there any more
        pipe.send_bytes(b"")
        while True:
            pipe.send_bytes(outcome_of(pipe.recv_bytes()))
    os._exit(1)


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
    os._exit(0)
