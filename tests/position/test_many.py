"""Many puzzles at once, from arrays of any kind and with any number of threads."""

import sys
import threading
from array import array
from time import monotonic, sleep
from typing import Any

import pytest

from crosshatch import count_many, solve_many
from crosshatch.board.board import CLASSIC
from crosshatch.board.boards import board
from crosshatch.board.clock import OutOfTime, until
from crosshatch.board.errors import PuzzleError
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.position import many
from crosshatch.position.status import count_solutions, solutions
from engines import COMPILED

LINES = [minimal_puzzle(f"many {number}").line.replace(".", "0") for number in range(600 if COMPILED else 150)]
ROWS = bytes(int(digit) for line in LINES for digit in line)


def of_lines(lines: list[str]) -> bytes:
    return bytes(int(digit) for line in lines for digit in line.replace(".", "0"))


def test_solutions_and_counts() -> None:
    lines = [LINES[0], "0" * 81, "55" + "0" * 79]
    found = solve_many(of_lines(lines))
    assert found.solutions.shape == (3, 81)
    assert found.counts.tolist() == [1, 2, 0]
    assert found.solutions.tolist() == [[int(digit) for digit in solutions(Puzzle(LINES[0]))[0]], [0] * 81, [0] * 81]
    assert count_many(of_lines(lines), 7).tolist() == [1, 7, 0]


def test_no_puzzles() -> None:
    found = solve_many(b"")
    assert (found.solutions.tolist(), found.counts.tolist(), count_many(b"").tolist()) == ([], [], [])


@pytest.mark.parametrize("threads", [1, 2, 3, None])
def test_threads_do_not_change_the_results(threads: int | None) -> None:
    one, found = solve_many(ROWS, threads=1), solve_many(ROWS, threads=threads)
    assert (found.solutions, found.counts) == (one.solutions, one.counts)
    assert set(found.counts.tolist()) == {1}
    assert count_many(ROWS, threads=threads) == one.counts


def test_arrays_of_any_shape() -> None:
    expected = solve_many(ROWS[:324]).solutions
    for shape in [(4, 81), (4, 9, 9), (324,)]:
        assert solve_many(memoryview(ROWS[:324]).cast("B", shape)).solutions == expected
    assert solve_many(bytearray(ROWS[:324])).solutions == expected
    assert solve_many(array("B", ROWS[:324])).solutions == expected


def test_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    rows = numpy.frombuffer(ROWS, dtype=numpy.uint8).reshape(-1, 81)
    found = numpy.asarray(solve_many(rows).solutions)
    assert (found.dtype, found.shape) == (numpy.uint8, rows.shape)
    assert (found[rows > 0] == rows[rows > 0]).all()
    assert (numpy.asarray(solve_many(rows[::-1]).solutions) == found[::-1]).all()
    assert (numpy.asarray(solve_many(numpy.asfortranarray(rows)).solutions) == found).all()
    with pytest.raises(PuzzleError, match=r"expected unsigned bytes \(uint8\), found items of format 'l'"):
        solve_many(rows.astype(numpy.int64))


@pytest.mark.parametrize(
    ("puzzles", "message"),
    [
        (bytes(80), "expected 81 bytes for each puzzle, found 80 bytes, which is no multiple"),
        (memoryview(bytes(160)).cast("B", (2, 80)), "expected 81 cells in each row, found 80"),
        (array("h", [0] * 81), "expected unsigned bytes"),
        (ROWS[:243] + b"\x00" * 80 + b"\x0a" + ROWS[:81], "row 3, r9c9: expected 0 to 9, found 10"),
        (ROWS * 4 + b"\x31" * 81, f"row {4 * len(LINES)}, r1c1: expected 0 to 9, found 49"),
    ],
)
def test_what_is_no_array_of_puzzles(puzzles: Any, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        solve_many(puzzles)


def test_the_first_wrong_row_counts() -> None:
    with pytest.raises(PuzzleError, match="row 1, r1c1"):
        solve_many(bytes(81) + b"\xff" * 81 * 2000, threads=2)


def test_what_is_no_array_at_all() -> None:
    with pytest.raises(TypeError):
        solve_many([1, 2])  # type: ignore[arg-type]


def test_other_arguments_out_of_range() -> None:
    with pytest.raises(ValueError, match="the number of threads must be 1 or more, not 0"):
        solve_many(ROWS, threads=0)
    with pytest.raises(ValueError, match="the limit must be 1 or more, not 0"):
        count_many(ROWS, limit=0)


@pytest.mark.parametrize("name", ["6x6", "x"])
def test_other_boards(name: str) -> None:
    kind = board(name)
    (solution,) = map(kind.gathered, solutions(Puzzle("." * 81, board=kind), 1))
    width = len(solution)
    line = "0" * kind.size + solution[kind.size :]  # a row follows from the columns
    found = solve_many(of_lines([line, "0" * width, "11" + "0" * (width - 2)]), board=kind)
    assert found.counts.tolist() == [1, 2, 0]
    assert found.solutions.tolist() == [[int(digit) for digit in solution], [0] * width, [0] * width]
    assert count_many(of_lines([line, "0" * width]), 20, board=kind).tolist() == [1, 20]


def test_digits_that_a_board_does_not_have() -> None:
    with pytest.raises(PuzzleError, match="row 1, r1c2: expected 0 to 6, found 7"):
        solve_many(bytes(36) + b"\x00\x07" + bytes(34), board=board("6x6"))


def test_the_same_counts_as_for_one_puzzle() -> None:
    line = LINES[0].replace(LINES[0].strip("0")[0], "0")
    assert count_many(of_lines([line]), 50).tolist() == [count_solutions(Puzzle(line), 50)]


@pytest.mark.parametrize("threads", [1, 2])
def test_the_deadline(threads: int) -> None:
    start = monotonic()
    with until(start + 0.1), pytest.raises(OutOfTime):
        count_many(bytes(81 * 1000), limit=2**31, threads=threads)
    assert monotonic() - start < 30


def test_an_interruption_ends_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    running = threading.active_count()

    def interrupted(part: int) -> None:
        if part == 0:
            raise KeyboardInterrupt
        sleep(0.01)

    with pytest.raises(KeyboardInterrupt):
        many._run(interrupted, range(100), 2)
    assert threading.active_count() == running


@pytest.mark.skipif(not COMPILED, reason="interpreted, a search keeps the GIL")
def test_other_threads_run_meanwhile() -> None:
    interval = sys.getswitchinterval()
    done = threading.Event()

    def count() -> None:
        with until(monotonic() + 0.3), pytest.raises(OutOfTime):
            count_many(bytes(81), limit=2**31, threads=1)
        done.set()

    thread = threading.Thread(target=count)
    thread.start()
    turns = 0
    while not done.is_set():
        sleep(0)
        turns += 1
    thread.join()
    assert turns > 0.3 / interval  # with the GIL held, the threads would take turns of this length


def test_the_classic_board_is_the_usual_one() -> None:
    assert solve_many(ROWS[:81], CLASSIC).solutions == solve_many(ROWS[:81]).solutions
