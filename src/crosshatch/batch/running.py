"""Work on a stream of entries: results come in the order of the stream, however many workers there are.

Any ``concurrent.futures.Executor`` does the work, or none.  Entries travel to it in chunks, whose size follows from the
time that they take, and no more chunks are on their way than keep the workers busy, so that a stream of any length can
be worked through.
"""

import pickle
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, wait
from enum import StrEnum
from functools import lru_cache
from itertools import islice, starmap
from typing import Any, Generic, NoReturn, TypeAlias, TypeVar

import attrs

from .errors import WorkerLost
from .workers import Workers

FIRST = 1
"""How many entries the first chunks have, so that all workers have some where there are few and each takes long."""

MOST = 256
"""How many entries a chunk has at most, so that what is on its way takes little memory."""

LARGEST = 1_000_000
"""How many bytes the results of a chunk should take at most, likewise: paths with all their words are long."""

SLACK = 4
"""How many chunks are on their way for each worker, so that a slow one does not hold up the others for long."""

KEPT = 8
"""How many kinds of work a worker keeps ready, such as scales of one batch."""

UNKNOWN = 2
"""How many workers an executor is taken to have that does not tell."""

PATIENCE = 0.02
"""Seconds between two looks at whether a slow stream goes on, while results are awaited."""

E = TypeVar("E")
T = TypeVar("T")
R = TypeVar("R")


class Failure(StrEnum):
    """Why there is no result: outcomes that all kinds of work on puzzles have."""

    UNREADABLE = "unreadable"
    LOST = "worker lost"


Failed: TypeAlias = Callable[[E, str, Failure], R]
"""Makes the result of an entry that has none: of the entry, of what is wrong in words, and of the outcome."""


def raised(entry: object, error: str, failure: Failure) -> NoReturn:
    """Raise WorkerLost: there is no other result."""
    raise WorkerLost(error)


def always() -> bool:
    """Say that the next entry has arrived already, as it always has where entries come from memory or a file."""
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

    - ``work`` gets the part of an entry, and returns its result.  Where an executor does it, it must be picklable, and
      so must the parts and the results.  The same entry may be worked on more than once;
    - ``executor`` does the work; without one it is done here, each entry when its result is asked for;
    - ``part`` gives what of an entry has to travel; None where there is nothing to work on;
    - ``failed`` gives the result of such an entry, and of one on which one worker after the other was lost;
    - ``chunk`` is how many entries travel to a worker at once (1 or more); left out, it follows from their time;
    - ``ahead`` is how many chunks may be with the workers (1 or more); left out, ``slack`` for each of them.  No more
      is read ahead;
    - ``ready`` tells whether the next entry has arrived already; while it has not, chunks are sent off before they are
      full, and results come as they are done.

    Raises ValueError where ``chunk`` or ``ahead`` is less than 1; WorkerLost where there is no ``failed``; and what
    ``work`` and the executor raise.
    """
    if any(number is not None and number < 1 for number in (chunk, ahead, slack)):
        raise ValueError("there must be 1 or more entries in a chunk, and 1 or more chunks with the workers")

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
    """Do some work, which is pickled, on each of several parts; return the results, pickled, and the seconds it took.

    Where a part is None, there is nothing to work on, and no result.
    """
    work = _unpacked(packed)
    begin = time.perf_counter()
    results = [None if part is None else work(part) for part in parts]
    seconds = time.perf_counter() - begin
    return pickle.dumps(results, pickle.HIGHEST_PROTOCOL), seconds


@lru_cache(maxsize=KEPT)
def _unpacked(packed: bytes) -> Callable[[Any], Any]:
    """Return some work, which a worker makes once: scales and solvers take a while."""
    work: Callable[[Any], Any] = pickle.loads(packed)
    return work


@attrs.frozen
class _Chunk(Generic[E, R]):
    """Some entries that are with the workers; ``alone`` where nothing else of this stream is."""

    entries: list[E]
    future: Future[tuple[bytes, float]]
    alone: bool = False


class _Chunks(Generic[E, T, R]):
    """The chunks that are with the workers, in order; ``size`` is that of the next."""

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
        """Send off a chunk."""
        self._waiting.append(self._sent(batch))

    def _sent(self, batch: list[E], alone: bool = False) -> _Chunk[E, R]:
        return _Chunk(batch, self._executor.submit(_done, self._work, [self._part(entry) for entry in batch]), alone)

    def next_done(self, seconds: float = 0) -> bool:
        """Whether the first chunk is done, perhaps after waiting for it so long."""
        future = self._waiting[0].future
        return future.done() or (seconds > 0 and bool(wait([future], seconds).done))

    def next_results(self) -> list[tuple[E, R | None]]:
        """Wait for the first chunk and return its results; none yet where workers were lost on it."""
        first = self._waiting[0]
        try:
            packed, seconds = first.future.result()
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
        """Send off the first chunk once more: each entry by itself, so that one to blame does not spoil the others.

        One that was by itself already is sent when all others are done, since on a cluster it need not have been the
        one to blame, and where memory is short there is more of it then.
        """
        if len(first.entries) > 1:
            self._waiting.popleft()
            self._waiting.extendleft(reversed([self._sent([entry]) for entry in first.entries]))
        else:
            wait([chunk.future for chunk in self._waiting])
            self._waiting[0] = self._sent(first.entries, alone=True)

    def _fit_size(self, number: int, seconds: float, size: int) -> None:
        """Let the next chunks take as long as is wished, going by one that took so many seconds and bytes."""
        if self._seconds:
            in_time, in_bytes = number * self._seconds / max(seconds, 1e-9), number * LARGEST / max(size, 1)
            self.size = max(1, int(min(in_time, in_bytes, 2 * self.size, MOST)))

    def cancel(self) -> None:
        """Let go what is not begun."""
        for chunk in self._waiting:
            chunk.future.cancel()
