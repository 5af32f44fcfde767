"""Worker processes for a verb: started where more than one is wished, and gone when it ends, however it ends.

Signals that end a program reach the verb alone, which then ends its workers; should it be killed itself, they notice.
"""

import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import NoReturn

from ..batch.errors import SchedulerLost
from ..verbs.declaration import BadRequest, option, verb
from ..verbs.kinds import Section, Text, Whole
from . import Fault

_EXITS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


@verb
class WithWorkers:
    """What may be done by several processes, or on a cluster."""

    jobs: int = option(Whole(1), "Number of worker processes.", default=1, section=Section.RUN)
    scheduler: str | None = option(
        Text(None),
        "Use the workers of this Dask scheduler.",
        metavar="ADDRESS",
        section=Section.RUN,
    )

    @contextmanager
    def executor(self) -> Iterator[Executor | None]:
        """Give what does the work, or None where this process does.

        Raises Fault where processes cannot be started, or where they end again and again; ClusterError where a cluster
        cannot be worked with, and SchedulerLost where it goes; and BadRequest where both are given.
        """
        if self.scheduler is not None:
            if self.jobs > 1:
                raise BadRequest("--jobs and --scheduler cannot be combined.")
            with _cluster(self.scheduler) as executor:
                yield executor
            return
        if self.jobs == 1:
            yield None
            return
        from concurrent.futures import BrokenExecutor

        from ..batch.processes import Processes
        from ..batch.signals import signals_held_back

        with ExitStack() as stack:
            stack.enter_context(_signals_as_exits())
            with signals_held_back():
                try:
                    executor = Processes(self.jobs)
                except OSError as error:
                    raise Fault(f"cannot start {self.jobs} worker processes: {error}; try fewer --jobs") from error
                stack.callback(executor.end)
            try:
                yield executor
            except BrokenExecutor as error:
                raise Fault(f"{error}; try fewer --jobs, with --resume if there is an --output file") from error


@contextmanager
def _cluster(scheduler: str) -> Iterator[Executor]:
    from ..batch.cluster import Cluster, hush

    hush()
    with _signals_as_exits(), ExitStack() as stack:
        executor = Cluster(scheduler)
        stack.callback(executor.end)
        try:
            yield executor
        except SchedulerLost as error:
            raise SchedulerLost(f"{error}; finished rows are kept, and --resume continues an --output file") from error


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
