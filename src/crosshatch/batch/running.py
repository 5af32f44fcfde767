"""Work on a stream of entries: results come in the order of the stream, however many workers there are.

Any ``concurrent.futures.Executor`` does the work, or none.  Entries travel to it in chunks, and no more chunks are on
their way than keep the workers busy, so that a stream of any length can be worked through.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, wait
from itertools import islice
from typing import Generic, TypeVar

import attrs

from ..board.errors import WorkerLost

CHUNK = 32
"""How many entries travel to a worker at once: enough that the journey costs little, few enough that little is lost."""

AHEAD = 8
"""How many chunks are with the workers at most."""

PATIENCE = 0.02
"""Seconds between two looks at whether a slow stream goes on, while results are awaited."""

E = TypeVar("E")
T = TypeVar("T")
R = TypeVar("R")


def always() -> bool:
    """Whether the next entry can be had without waiting, where it always can."""
    return True


def run_in_order(
    work: Callable[[list[T]], Sequence[R]],
    entries: Iterable[E],
    executor: Executor | None = None,
    *,
    part: Callable[[E], T],
    lost: Callable[[E, WorkerLost], R] | None = None,
    chunk: int = CHUNK,
    ahead: int = AHEAD,
    ready: Callable[[], bool] = always,
) -> Iterator[tuple[E, R]]:
    """Work on a stream of entries, and yield each with its result, in the order of the stream.

    - ``work`` gets the parts of some entries, and returns a result for each of them.  It must be picklable where the
      workers are processes, and so must the parts and the results.  The same entries may be worked on more than once;
    - ``executor`` does the work; without one it is done here, each entry when its result is asked for;
    - ``part`` gives what of an entry has to travel;
    - ``lost`` gives the result of an entry on which one worker after the other was lost;
    - ``chunk`` is how many entries travel to a worker at once (1 or more);
    - ``ahead`` is how many chunks may be with the workers (1 or more).  No more is read ahead;
    - ``ready`` tells whether the next entry can be had without waiting; while it cannot, chunks are sent off before
      they are full, and results come as they are done.

    Raises ValueError where ``chunk`` or ``ahead`` is less than 1; WorkerLost where there is no ``lost``; and what
    ``work`` and the executor raise.
    """
    if chunk < 1 or ahead < 1:
        raise ValueError(f"chunks of {chunk}, {ahead} of them with the workers: both must be 1 or more")
    if executor is None:
        for entry in entries:
            yield entry, work([part(entry)])[0]
        return
    rest = iter(entries)
    chunks = _Chunks(executor, work, part, lost)
    try:
        while batch := _next_batch(rest, chunk, ready):
            chunks.add(batch)
            while len(chunks) >= ahead or (chunks and (chunks.next_done() or not ready())):
                if len(chunks) >= ahead or chunks.next_done(PATIENCE):
                    yield from chunks.next_results()
        while chunks:
            yield from chunks.next_results()
    finally:
        chunks.cancel()


def _next_batch(rest: Iterator[E], chunk: int, ready: Callable[[], bool]) -> list[E]:
    batch: list[E] = []
    for entry in islice(rest, chunk):
        batch.append(entry)
        if not ready():
            break
    return batch


@attrs.define
class _Chunks(Generic[E, T, R]):
    """The chunks that are with the workers, in order."""

    _executor: Executor
    _work: Callable[[list[T]], Sequence[R]]
    _part: Callable[[E], T]
    _lost: Callable[[E, WorkerLost], R] | None
    _waiting: deque[tuple[list[E], Future[Sequence[R]]]] = attrs.field(factory=deque, init=False)

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, batch: list[E]) -> None:
        """Send off a chunk."""
        self._waiting.append((batch, self._sent(batch)))

    def _sent(self, batch: list[E]) -> Future[Sequence[R]]:
        return self._executor.submit(self._work, [self._part(entry) for entry in batch])

    def next_done(self, seconds: float = 0) -> bool:
        """Whether the first chunk is done, perhaps after waiting for it so long."""
        future = self._waiting[0][1]
        return future.done() or (seconds > 0 and bool(wait([future], seconds).done))

    def next_results(self) -> list[tuple[E, R]]:
        """Wait for the first chunk and return its results.

        Where workers were lost on it there are none yet: each of its entries travels by itself then, so that only the
        one to blame has no result.
        """
        batch, future = self._waiting[0]
        try:
            results = future.result()
        except WorkerLost as error:
            if len(batch) > 1:
                self._waiting.popleft()
                self._waiting.extendleft(reversed([([entry], self._sent([entry])) for entry in batch]))
                return []
            if self._lost is None:
                raise
            results = [self._lost(batch[0], error)]
        self._waiting.popleft()
        return list(zip(batch, results, strict=True))

    def cancel(self) -> None:
        """Let go what is not begun."""
        for _, future in self._waiting:
            future.cancel()
