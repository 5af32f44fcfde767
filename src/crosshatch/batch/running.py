"""Work on a stream of entries, with results in the order of the stream for any number of workers.

Any ``concurrent.futures.Executor`` can run the work, or none.  Entries are sent to it in chunks, whose size adapts to
the time that entries take.  The number of unfinished chunks is limited to what keeps the workers busy, so streams may
be of any length.
"""

import pickle
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from enum import StrEnum
from functools import lru_cache
from itertools import islice, starmap
from queue import Empty, SimpleQueue
from typing import Any, Generic, NoReturn, TypeAlias, TypeVar

import attrs

from .errors import WorkerLost
from .signals import signals_held_back
from .workers import Workers

FIRST = 1
"""Size of the first chunks; small, so that all workers get some even if there are few entries and each takes long."""

MOST = 256
"""Maximum size of a chunk, to limit memory."""

LARGEST = 1_000_000
"""Target for the size of the results of a chunk in bytes, to limit memory: paths with explanations are long."""

SLACK = 4
"""Number of unfinished chunks for each worker, so that a slow one does not hold up the others for long."""

KEPT = 8
"""Number of different kinds of work that a worker keeps ready, such as the scales of a batch."""

UNKNOWN = 2
"""Assumed number of workers of an executor that does not say."""

PATIENCE = 0.02
"""Seconds between two checks of a slow stream while results are awaited."""

E = TypeVar("E")
T = TypeVar("T")
R = TypeVar("R")


class Failure(StrEnum):
    """Why an entry has no result: outcomes that all kinds of work on puzzles share."""

    UNREADABLE = "unreadable"
    LOST = "worker lost"


Failed: TypeAlias = Callable[[E, str, Failure], R]
"""Returns the result for an entry that has none, given the entry, the error in words, and the outcome."""


def raised(entry: object, error: str, failure: Failure) -> NoReturn:
    """Raise WorkerLost, where no other result is provided."""
    raise WorkerLost(error)


def always() -> bool:
    """Return True: the next entry is always ready, as it is in memory or in a file."""
    return True


def run_in_order(
    work: Callable[[T], R],
    entries: Iterable[E],
    executor: Executor | None = None,
    *,
    part: Callable[[E], T | None],
    failed: Failed[E, R] = raised,
    chunk: int | None = None,
    ahead: int | None = None,
    slack: int = SLACK,
    ready: Callable[[], bool] = always,
) -> Iterator[tuple[E, R]]:
    """Work on a stream of entries, and yield each with its result, in the order of the stream.

    - ``work``: called with the part of an entry, returns its result.  With an executor, it, the parts and the results
      must be picklable.  The same entry may be worked on more than once;
    - ``executor``: runs the work; without one it is done here, when each result is requested;
    - ``part``: returns the part of an entry that ``work`` needs, or None if there is nothing to work on;
    - ``failed``: returns the result for an entry without a part, or for one on which several workers in turn were lost;
    - ``chunk``: number of entries sent to a worker at a time (at least 1); by default it adapts to the time they take;
    - ``ahead``: maximum number of unfinished chunks (at least 1), beyond which no entries are read; by default
      ``slack`` for each worker;
    - ``ready``: returns whether the next entry has already arrived; while it has not, chunks are sent before they are
      full, and results are yielded as they are completed.

    Raises ValueError if ``chunk`` or ``ahead`` is less than 1; WorkerLost if ``failed`` is omitted; and the errors of
    ``work`` and the executor.
    """
    if any(number is not None and number < 1 for number in (chunk, ahead, slack)):
        raise ValueError("chunk and ahead must be at least 1")

    def told(entry: E, result: Any) -> tuple[E, R]:
        if result is None and part(entry) is None:
            result = failed(entry, str(getattr(entry, "error", "")), Failure.UNREADABLE)
        return entry, result

    if executor is None:
        for entry in entries:
            given = part(entry)
            yield told(entry, None if given is None else work(given))
        return
    rest = iter(entries)
    chunks = _Chunks(executor, work, part, failed, chunk)

    def are_enough() -> bool:
        return len(chunks) >= (ahead or slack * getattr(executor, "jobs", UNKNOWN))

    try:
        while batch := _next_batch(rest, chunks.size, ready):
            chunks.add(batch)
            while are_enough() or (chunks and (chunks.next_done() or not ready())):
                if are_enough() or chunks.next_done(PATIENCE):
                    yield from starmap(told, chunks.next_results())
        while chunks:
            yield from starmap(told, chunks.next_results())
    finally:
        chunks.cancel()


def _next_batch(rest: Iterator[E], chunk: int, ready: Callable[[], bool]) -> list[E]:
    batch: list[E] = []
    for entry in islice(rest, chunk):
        batch.append(entry)
        if not ready():
            break
    return batch


def _done(packed: bytes, parts: list[Any]) -> tuple[bytes, float]:
    """Call some pickled work on each of several parts; return the pickled results and the seconds they took.

    A part of None gives no result.
    """
    work = _unpacked(packed)
    begin = time.perf_counter()
    results = [None if part is None else work(part) for part in parts]
    seconds = time.perf_counter() - begin
    return pickle.dumps(results, pickle.HIGHEST_PROTOCOL), seconds


@lru_cache(maxsize=KEPT)
def _unpacked(packed: bytes) -> Callable[[Any], Any]:
    """Return unpickled work, cached on each worker, since scales and solvers take a while to build."""
    work: Callable[[Any], Any] = pickle.loads(packed)
    return work


@attrs.frozen
class _Chunk(Generic[E, R]):
    """Entries that have been sent to a worker.

    - ``alone``: whether nothing else from this stream was sent with them;
    - ``done``: a queue that has an item once the future is done.  An interrupt while waiting for it leaves no lock
      taken, whereas one in the middle of a method of the future does.
    """

    entries: list[E]
    future: Future[tuple[bytes, float]]
    alone: bool
    done: SimpleQueue[object]

    def is_done(self, seconds: float | None) -> bool:
        """Return whether the chunk is done, waiting for at most ``seconds``, or without limit for None."""
        try:
            self.done.put(self.done.get(timeout=seconds))
        except Empty:
            return False
        return True

    def result(self) -> tuple[bytes, float]:
        """Wait until it is done, and return the result.  Raises what the work did."""
        self.is_done(None)
        with signals_held_back():
            return self.future.result()


class _Chunks(Generic[E, T, R]):
    """The unfinished chunks, in order; ``size`` is the size of the next one."""

    def __init__(
        self,
        executor: Executor,
        work: Callable[[T], R],
        part: Callable[[E], T | None],
        failed: Failed[E, R],
        size: int | None,
    ) -> None:
        self._executor = executor
        self._work = pickle.dumps(work, pickle.HIGHEST_PROTOCOL)
        self._part = part
        self._failed = failed
        self._seconds = 0.0 if size else getattr(executor, "seconds", Workers.seconds)
        self.size = size or FIRST
        self._waiting: deque[_Chunk[E, R]] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, batch: list[E]) -> None:
        """Send a chunk."""
        self._waiting.append(self._sent(batch))

    def _sent(self, batch: list[E], alone: bool = False) -> _Chunk[E, R]:
        parts, done = [self._part(entry) for entry in batch], SimpleQueue[object]()
        with signals_held_back():
            future = self._executor.submit(_done, self._work, parts)
            future.add_done_callback(done.put)
        return _Chunk(batch, future, alone, done)

    def next_done(self, seconds: float = 0) -> bool:
        """Whether the first chunk is done, after waiting for it for some seconds at most."""
        return self._waiting[0].is_done(seconds)

    def next_results(self) -> list[tuple[E, R | None]]:
        """Wait for the first chunk and return its results; an empty list if workers were lost on it and it was sent
        again."""
        first = self._waiting[0]
        try:
            packed, seconds = first.result()
        except WorkerLost as error:
            if len(first.entries) > 1 or not first.alone:
                self._again(first)
                return []
            results = [self._failed(first.entries[0], str(error), Failure.LOST)]
        else:
            results = pickle.loads(packed)
            self._fit_size(len(first.entries), seconds, len(packed))
        self._waiting.popleft()
        return list(zip(first.entries, results, strict=True))

    def _again(self, first: _Chunk[E, R]) -> None:
        """Send the entries of the first chunk again one by one, so that an entry that loses workers does not spoil the
        others.

        An entry that was already on its own is sent when all others are done: on a cluster it need not be to blame, and
        if memory is short, more is free then.
        """
        if len(first.entries) > 1:
            self._waiting.popleft()
            self._waiting.extendleft(reversed([self._sent([entry]) for entry in first.entries]))
        else:
            for chunk in self._waiting:
                chunk.is_done(None)
            self._waiting[0] = self._sent(first.entries, alone=True)

    def _fit_size(self, number: int, seconds: float, size: int) -> None:
        """Adjust the size of the next chunks to the time and the bytes that the last one took."""
        if self._seconds:
            in_time, in_bytes = number * self._seconds / max(seconds, 1e-9), number * LARGEST / max(size, 1)
            self.size = max(1, int(min(in_time, in_bytes, 2 * self.size, MOST)))

    def cancel(self) -> None:
        """Cancel all chunks that have not begun."""
        with signals_held_back():
            for chunk in self._waiting:
                chunk.future.cancel()
