"""Worker processes: an executor whose lost workers lose nothing.

Each worker has a pipe of its own, so it is known what one was at when it was killed: another takes its place and does
that again.  A piece of work on which one worker after the other is lost ends in ``WorkerLost``, and the rest goes on.

This is not ``concurrent.futures.ProcessPoolExecutor``, whose workers share one pipe for their results: where one is
killed while it sends, the pool waits for the rest of that result for ever.  Where one is killed at another time, the
pool ends the others too, and all calls fail, without a word about which of them was at fault.
"""

import atexit
import os
import signal
import threading
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, Process, get_start_method, parent_process
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

import attrs

from .calls import Call, outcome_of, packed_call, settle
from .errors import WorkerLost
from .running import Workers

TRIES = 3
"""On how many workers a piece of work is tried, before it is to blame that they are lost."""

DEPTH = 2
"""How many pieces of work are with a worker: one that it is at, and one to go on with while its result is taken in."""

ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that end a process, which come from outside."""

P = ParamSpec("P")
T = TypeVar("T")


@attrs.define(eq=False)
class _Task:
    """A piece of work: what was submitted, as bytes, and on how many workers that were lost it was tried."""

    future: Call[Any]
    work: bytes
    losses: int = 0


@attrs.define(eq=False)
class _Worker:
    """A process with the pipe to it, and the tasks that it was sent, the one that it is at first."""

    process: Process
    pipe: Connection
    tasks: deque[_Task] = attrs.field(factory=deque)
    has_begun: bool = False

    def gone(self) -> str:
        """See the process out, and say how it ended."""
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
        self._jobs = jobs
        self._tasks: deque[_Task] = deque()
        self._workers: list[_Worker] = []
        self._closed = False
        self._ending = False
        self._broken = ""
        self._failed_starts = 0
        self._lock = threading.RLock()
        self._bell, self._ring = Pipe(duplex=False)
        self._rung = False
        # What this thread blocks, the thread that follows blocks too, and so do the processes that it begins later.
        with signals_held_back():
            self._keeper = threading.Thread(target=self._keep, daemon=True)
            try:
                for _ in range(jobs):
                    self._begin_worker()
                self._keeper.start()
            except BaseException:
                self._end_all()
                raise
            atexit.register(self.end)

    @property
    def jobs(self) -> int:
        """How many processes there are."""
        return self._jobs

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Send off a call; the function, its arguments and its result must be picklable."""
        future, work = packed_call(fn, args, kwargs)
        if future.done():
            return future
        with self._lock:
            if self._broken:
                raise BrokenExecutor(self._broken)
            if self._closed:
                raise RuntimeError("no work can be sent to workers that were told to end")
            self._tasks.append(_Task(future, work))
            self._wake()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the workers end when all is done; with ``cancel_futures``, when what they are at is done."""
        with self._lock:
            self._closed = True
            if cancel_futures:
                for task in self._tasks:
                    task.future.cancel()
            self._wake()
        if wait:
            self._keeper.join()

    def end(self) -> None:
        """End the workers at once, whatever they are at."""
        with self._lock:
            self._closed = self._ending = True
            self._wake()
        self._keeper.join()

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """Let the workers end: where nothing went wrong, when all is done."""
        if kind is None:
            self.shutdown()
        else:
            self.end()

    def _begin_worker(self) -> None:
        ours, theirs = Pipe()
        # A forked process has our ends of all pipes too, and would wait for ever for the rest of what we were sending.
        inherited = [ours, *(each.pipe for each in self._workers)] if get_start_method() == "fork" else []
        try:
            process = Process(target=_serve, args=(theirs, inherited), daemon=True)
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._workers.append(_Worker(process, ours))

    def _wake(self) -> None:
        if not self._rung:
            self._rung = True
            self._ring.send_bytes(b"")

    def _keep(self) -> None:
        """Send tasks to the workers and take in results, until there is nothing more to do."""
        try:
            while self._goes_on():
                self._see_to(wait(self._waited_for()))
        except BaseException as error:
            self._break(f"the thread that keeps the worker processes failed: {error!r}")
            raise
        finally:
            with self._lock:
                self._closed = True
                self._end_all()
            atexit.unregister(self.end)

    def _goes_on(self) -> bool:
        """Give tasks to the workers; whether there is anything to wait for."""
        with self._lock:
            if self._ending:
                return False
            self._hand_out()
            return not self._closed or any(worker.tasks for worker in self._workers)

    def _waited_for(self) -> list[Any]:
        pipes = [worker.pipe for worker in self._workers]
        return [self._bell, *pipes, *(worker.process.sentinel for worker in self._workers)]

    def _see_to(self, ready: list[Any]) -> None:
        with self._lock:
            if self._bell in ready:
                self._bell.recv_bytes()
                self._rung = False
            for worker in list(self._workers):
                self._look_at(worker, ready)

    def _end_all(self) -> None:
        """End all workers, and what is not done with an error."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.gone()
        self._fail_all("the worker processes were ended")
        self._bell.close()
        self._ring.close()
        self._rung = True  # nobody is there to hear it

    def _hand_out(self) -> None:
        """Send tasks to those workers that have room, the idle ones first."""
        for depth in range(DEPTH):
            for worker in self._workers:
                if len(worker.tasks) == depth:
                    self._send_next(worker)

    def _send_next(self, worker: _Worker) -> None:
        while self._tasks:
            task = self._tasks.popleft()
            if task.future.running() or task.future.set_running_or_notify_cancel():
                worker.tasks.append(task)
                with suppress(OSError):  # it is gone, which will be seen
                    worker.pipe.send_bytes(task.work)
                return

    def _look_at(self, worker: _Worker, ready: list[Any]) -> None:
        """Take in the results of a worker; put another in its place if it is lost."""
        gone = worker.process.sentinel in ready
        if not gone and worker.pipe not in ready:
            return
        try:
            while worker.pipe.poll():
                self._take_in(worker, worker.pipe.recv_bytes())
        except (EOFError, OSError):
            gone = True
        if gone:
            self._replace(worker)

    def _take_in(self, worker: _Worker, message: bytes) -> None:
        if not worker.has_begun:
            worker.has_begun = True
            self._failed_starts = 0
            return
        settle(worker.tasks.popleft().future, message)

    def _replace(self, worker: _Worker) -> None:
        """Begin another worker for one that is lost, and have its tasks done again."""
        self._workers.remove(worker)
        ended = worker.gone()
        tasks = list(worker.tasks)
        if worker.has_begun and tasks:
            tasks[0].losses += 1
            if tasks[0].losses == TRIES:
                tasks.pop(0).future.set_exception(WorkerLost())
        self._tasks.extendleft(reversed(tasks))
        if self._closed and not self._tasks:
            return
        self._failed_starts += not worker.has_begun
        if self._failed_starts == TRIES:
            self._break(f"worker processes end as soon as they begin, {ended}")
            return
        try:
            self._begin_worker()
        except OSError as error:
            if not self._workers:
                self._break(f"a worker process was lost, and no other can be started: {error}")
        else:
            warnings.warn(f"a worker process was lost, {ended}; another goes on", RuntimeWarning, stacklevel=1)

    def _break(self, why: str) -> None:
        """Give up: no worker can be had."""
        self._broken = why
        self._closed = True
        self._fail_all(why)

    def _fail_all(self, why: str) -> None:
        for task in [*self._tasks, *(task for worker in self._workers for task in worker.tasks)]:
            if not task.future.cancel():
                task.future.set_exception(BrokenExecutor(why))
        self._tasks.clear()
        for worker in self._workers:
            worker.tasks.clear()


@contextmanager
def signals_held_back() -> Iterator[None]:
    """Let signals wait, here and in processes that begin; an exception could get lost between this and that process."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, inherited: Sequence[Connection]) -> None:
    """Do in a worker what comes through its pipe, until that ends or the process that began it is gone.

    The other ends of pipes that it ``inherited`` are closed.  It leaves without the usual formalities, such as to print
    what the other process had still to print.
    """
    for each in inherited:
        each.close()
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=(pipe, tasks), daemon=True).start()
    with suppress(OSError):  # nobody is there any more
        pipe.send_bytes(b"")
        while True:
            pipe.send_bytes(outcome_of(tasks.get()))
    os._exit(1)


def _receive(pipe: Connection, tasks: SimpleQueue[bytes]) -> None:
    """Take in what is sent at once, so that nobody waits to send; end the process where nothing more can come."""
    parent = parent_process()
    with suppress(EOFError, OSError):
        while pipe in wait([pipe, *([parent.sentinel] if parent else [])]):
            tasks.put(pipe.recv_bytes())
    os._exit(0)
