"""Ordered work: nothing is lost, nothing is read too early, and one bad entry spoils only itself."""

import pickle
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from typing import Any

import attrs
import pytest

from crosshatch.batch.errors import WorkerLost
from crosshatch.batch.running import LARGEST, run_in_order
from crosshatch.batch.workers import Workers


def doubled(number: int) -> int:
    return 2 * number


def same(number: int) -> int:
    return number


EXPECTED = [(number, 2 * number) for number in range(50)]


@pytest.mark.parametrize("chunk", [1, 7, 1000])
@pytest.mark.parametrize("jobs", [0, 1, 2])
def test_results_come_in_order(jobs: int, chunk: int) -> None:
    if jobs == 0:
        assert list(run_in_order(doubled, range(50), part=same, chunk=chunk)) == EXPECTED
        return
    with ThreadPoolExecutor(jobs) as executor:
        assert list(run_in_order(doubled, range(50), executor, part=same, chunk=chunk, ahead=3)) == EXPECTED


def test_nothing_in_nothing_out() -> None:
    with ThreadPoolExecutor(1) as executor:
        assert list(run_in_order(doubled, [], executor, part=same)) == []


@pytest.mark.parametrize("wrong", [{"chunk": 0}, {"ahead": 0}])
def test_chunks_hold_entries(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="must be at least 1"):
        list(run_in_order(doubled, [1], part=same, **wrong))


class Watched(Executor):
    """An executor that does the first of three calls once all of them are waiting, and counts what is waiting."""

    def __init__(self) -> None:
        self._calls: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self.most = 0
        self.cancelled = 0

    @property
    def waiting(self) -> int:
        return len(self._calls)

    def submit(self, work: Any, /, *arguments: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._calls.append((future, partial(work, *arguments, **options)))
        self.most = max(self.most, self.waiting)
        if self.waiting == 3:
            first, call = self._calls.popleft()
            first.set_result(call())

        def cancel() -> bool:
            self.cancelled += 1
            return True

        future.cancel = cancel  # type: ignore[method-assign]
        return future


def test_a_stream_without_end_is_read_no_further_than_it_has_to_be() -> None:
    read = 0

    def endless() -> Iterator[int]:
        nonlocal read
        for number in count():
            read += 1
            yield number

    executor = Watched()
    results = run_in_order(doubled, endless(), executor, part=same, chunk=4, ahead=3)
    assert len(list(islice(results, 10))) == 10
    assert executor.most == 3
    assert read <= 4 * (3 + 10 // 4 + 1)
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert executor.cancelled == executor.waiting > 0


def test_results_come_while_a_slow_stream_has_nothing() -> None:
    had = 0

    def slow() -> Iterator[int]:
        for number in range(5):
            assert had == number, "an entry is asked for though there are results to come"
            yield number

    with ThreadPoolExecutor(1) as executor:
        for _ in run_in_order(doubled, slow(), executor, part=same, ready=lambda: False):
            had += 1
    assert had == 5


class Losing(Executor):
    """An executor that loses its workers on some chunks."""

    def __init__(self, lost: Callable[[list[int]], bool]) -> None:
        self._lost = lost

    def submit(self, work: Any, /, *arguments: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self._lost(arguments[-1]):
            future.set_exception(WorkerLost("three workers were lost"))
        else:
            future.set_result(work(*arguments, **options))
        return future


@pytest.mark.parametrize("chunk", [1, 8])
def test_an_entry_that_costs_workers_their_lives_spoils_only_itself(chunk: int) -> None:
    executor = Losing(lambda part: 17 in part)
    results = run_in_order(doubled, range(50), executor, part=same, failed=lambda *_: -1, chunk=chunk)
    assert list(results) == [*EXPECTED[:17], (17, -1), *EXPECTED[18:]]


def test_where_there_is_no_result_for_what_is_lost_the_error_says_so() -> None:
    results = run_in_order(doubled, range(50), Losing(lambda part: 17 in part), part=same)
    assert len(list(islice(results, 17))) == 17
    with pytest.raises(WorkerLost):
        next(results)


def test_what_was_lost_with_others_has_its_result_when_it_is_alone() -> None:
    tries = 0

    def lost(part: list[int]) -> bool:
        nonlocal tries
        tries += 17 in part
        return 17 in part and tries < 3

    assert list(run_in_order(doubled, range(50), Losing(lost), part=same, chunk=8)) == EXPECTED


@attrs.define
class Measured(Workers):
    """Three workers for which every entry takes a tenth of the time that a chunk should take."""

    size: int = 0
    chunks: list[int] = attrs.field(factory=list)
    jobs: int = 3

    def submit(self, work: Any, /, *arguments: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        _, numbers = arguments
        self.chunks.append(len(numbers))
        results = pickle.dumps(list(map(doubled, numbers))) + bytes(self.size * len(numbers))
        future.set_result((results, self.seconds / 10 * len(numbers)))
        return future


def test_chunks_grow_until_they_take_as_long_as_is_wished() -> None:
    workers = Measured()
    assert list(run_in_order(doubled, range(50), workers, part=same)) == EXPECTED
    assert workers.chunks == [1, 2, 4, 8, 10, 10, 10, 5]


def test_chunks_are_smaller_where_results_are_long() -> None:
    workers = Measured(size=LARGEST // 5 - 10)  # beside what numbers take
    assert list(run_in_order(doubled, range(20), workers, part=same)) == EXPECTED[:20]
    assert workers.chunks == [1, 2, 4, 5, 5, 3]
