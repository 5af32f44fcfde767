"""Worker processes: whatever befalls one of them, nothing is lost."""

import os
import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, wait
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from crosshatch.batch import processes
from crosshatch.batch.errors import WorkerLost
from crosshatch.batch.grading import GradeOutcome, grade_many
from crosshatch.batch.processes import Processes
from crosshatch.batch.running import run_in_order
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading import scale_named
from crosshatch.solving.scale import Grade, Scale, UngradablePuzzle

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="processes are killed in another way there"),
    pytest.mark.filterwarnings("ignore:a worker process was lost:RuntimeWarning"),
]


@pytest.fixture
def pool() -> Iterator[Processes]:
    with Processes(2) as executor:
        yield executor
        executor.end()


def kill_worker() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def square(number: int) -> int:
    return number * number


def square_but_for_17(number: int) -> int:
    if number == 17:
        kill_worker()
    return square(number)


def same(number: int) -> int:
    return number


def square_slowly(number: int) -> int:
    time.sleep(0.02)
    return square(number)


def test_results_and_errors_come_back(pool: Processes) -> None:
    assert list(pool.map(abs, range(-3, 0))) == [3, 2, 1]
    error = pool.submit(Puzzle, "no puzzle").exception()
    assert str(error) == "expected 81 cells, found 9"
    assert error is not None
    assert "In a worker:\nTraceback" in error.__notes__[0]


def test_what_cannot_travel_is_an_error(pool: Processes) -> None:
    assert re.search("pickle|local object", str(pool.submit(lambda: 1).exception()))
    assert "pickle" in str(pool.submit(open, os.devnull).exception())


def test_a_worker_that_is_killed_loses_nothing(pool: Processes) -> None:
    results = run_in_order(square_slowly, range(40), pool, part=same, chunk=1)
    expected = [(number, number * number) for number in range(40)]
    assert next(results) == expected[0]
    for worker in list(pool._workers):
        worker.process.kill()
    assert list(results) == expected[1:]


def cut_off_at_first(flag: Path) -> bytes:
    """Return a long result, in the middle of whose way a worker that is the first to be here is killed."""
    result = bytes(1_000_000)
    if flag.exists():
        return result
    flag.touch()
    send = Connection._send  # type: ignore[attr-defined]

    def send_half(pipe: Connection, data: bytes) -> None:
        if len(data) < len(result):  # how long the message is
            send(pipe, data)
        else:
            send(pipe, data[: len(data) // 2])
            kill_worker()

    Connection._send = send_half  # type: ignore[attr-defined]
    return result


def test_a_worker_that_is_killed_while_it_sends_loses_nothing(pool: Processes, tmp_path: Path) -> None:
    flag = tmp_path / "was here"
    before = {worker.process.pid for worker in pool._workers}
    futures = [pool.submit(cut_off_at_first, flag), *(pool.submit(abs, -number) for number in range(5))]
    assert futures[0].result(timeout=60) == bytes(1_000_000)
    assert [future.result(timeout=60) for future in futures[1:]] == [0, 1, 2, 3, 4]
    assert len(before & {worker.process.pid for worker in pool._workers}) == 1


def test_a_call_that_costs_workers_their_lives_is_an_error_and_others_are_not(pool: Processes) -> None:
    futures = [pool.submit(kill_worker if number == 2 else os.getpid) for number in range(9)]
    wait(futures)
    assert isinstance(futures[2].exception(), WorkerLost)
    assert str(futures[2].exception()) == "several workers in turn were lost working on it, perhaps for lack of memory"
    assert [future.exception() for future in futures if future != futures[2]] == [None] * 8


def test_an_entry_that_costs_workers_their_lives_spoils_only_itself(pool: Processes) -> None:
    results = dict(run_in_order(square_but_for_17, range(40), pool, part=same, failed=lambda *_: -1, chunk=8))
    assert results == {number: -1 if number == 17 else number * number for number in range(40)}


class Deadly(Scale[Grade]):
    """A scale that kills the worker that comes upon a puzzle of few givens."""

    def judge(self, puzzle: Puzzle) -> Grade:
        if puzzle.line.count(".") > 60:
            kill_worker()
        if puzzle.line.startswith("55"):
            raise UngradablePuzzle("it has two 5s in row 1")
        return scale_named("crosshatch").judge(puzzle)


def test_a_puzzle_that_costs_workers_their_lives_is_a_row_with_its_error(pool: Processes) -> None:
    easy = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
    results = list(grade_many([easy, Puzzle("." * 81), Puzzle("55" + "." * 40 + "1" * 39), easy], Deadly(), pool))
    assert [each.outcome for each in results] == [
        GradeOutcome.GRADED,
        GradeOutcome.LOST,
        GradeOutcome.UNGRADABLE,
        GradeOutcome.GRADED,
    ]
    assert results[1].error.startswith("several workers in turn were lost")
    assert results[0].grade == results[3].grade


def test_workers_that_end_as_soon_as_they_begin(pool: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_serve", lambda *_: os._exit(9))
    error = pool.submit(kill_worker).exception(timeout=60)
    assert isinstance(error, BrokenExecutor)
    assert str(error) == "worker processes end as soon as they start, with exit code 9"
    with pytest.raises(BrokenExecutor):
        pool.submit(abs, 1)


def test_what_is_not_begun_can_be_cancelled(pool: Processes) -> None:
    futures = [pool.submit(time.sleep, 0.05) for _ in range(10)]
    assert futures[9].cancel()
    pool.shutdown(cancel_futures=True)
    assert sum(future.cancelled() for future in futures) > 3
    assert all(future.done() for future in futures)
    with pytest.raises(RuntimeError, match="were ended"):
        pool.submit(abs, 1)


def test_they_end_at_once_where_something_went_wrong() -> None:
    begin = time.monotonic()

    def fail() -> None:
        with Processes(1) as executor:
            executor.submit(time.sleep, 60)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert time.monotonic() - begin < 30


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="open files are listed there")
def test_no_file_is_left_open() -> None:
    def open_files() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    with Processes(2):
        pass
    before = open_files()
    for _ in range(5):
        with Processes(2) as executor:
            executor.submit(abs, 1).result()
    assert open_files() <= before
