"""The search of many puzzles counts what the search of one counts."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.clock import OutOfTime, until
from crosshatch.generator import minimal_puzzle
from crosshatch.position import counting, lane_counting
from engines import COMPILED
from examples import examples

EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "980700000600050800004008060700900000050080000006004030002000400000010020000002306"
NO_SOLUTION = "516849732307605000809700065135060907472591006968370050253186074684207500791050608"
"""No two digits of it clash."""


ENGINES = ["lane_counting"]
if lane_counting.can_have_more_lanes() and find_spec("crosshatch.position.lane_counting_avx2"):
    ENGINES.append("lane_counting_avx2")


@pytest.fixture(params=ENGINES, scope="module")
def engine(request: pytest.FixtureRequest) -> ModuleType:
    """The engine, and the same compiled for AVX2."""
    return import_module(f"crosshatch.position.{request.param}")


def values(line: str) -> list[int]:
    return [int(digit) for digit in line]


def givens(lines: Iterable[str]) -> bytes:
    return bytes(digit for line in lines for digit in values(line))


def expected(line: str, limit: int) -> tuple[int, bytes]:
    """Return the number of solutions, and the only one or zeros, by the search of one puzzle."""
    found = counting.solutions_of_values(values(line), limit)
    return len(found), bytes(values(found[0])) if len(found) == 1 else bytes(81)


def assert_same(engine: ModuleType, lines: Sequence[str], limit: int = 2) -> None:
    found = engine.search(givens(lines), limit, True)
    rows = [bytes(found.solutions[81 * row : 81 * row + 81]) for row in range(len(lines))]
    assert list(zip(found.counts, rows, strict=True)) == [expected(line, limit) for line in lines]


def test_one_solution(engine: ModuleType) -> None:
    assert engine.search(givens([EASY]), 2, True) == (bytearray(values(SOLUTION)), [1], -1, 0)


def test_none_one_and_several(engine: ModuleType) -> None:
    clash = "55" + "0" * 79
    assert_same(engine, [EASY, "0" * 81, clash, SOLUTION, HARD, NO_SOLUTION, SOLUTION[:-1] + "8"])


def test_solutions_are_only_kept_on_request(engine: ModuleType) -> None:
    assert engine.search(givens([EASY, HARD]), 2, False)[:3] == (bytearray(), [1, 1], -1)


def test_no_puzzles(engine: ModuleType) -> None:
    assert engine.search(b"", 2, True) == (bytearray(), [], -1, 0)


@pytest.mark.parametrize("limit", [1, 2, 3, 500, 2**70])
def test_the_limit(engine: ModuleType, limit: int) -> None:
    lines = [SOLUTION[:45] + "0" * 36, EASY, "0" * 81 if limit <= 500 else EASY]
    assert engine.search(givens(lines), limit, False).counts == [
        counting.count_values(values(line), limit) for line in lines
    ]


def test_the_first_byte_that_is_no_digit(engine: ModuleType) -> None:
    data = bytearray(givens([EASY] * 20))
    data[81 * 15 + 3], data[81 * 7 + 80] = 10, 255
    assert engine.search(bytes(data), 2, True).wrong == 81 * 7 + 80


@pytest.mark.parametrize("number", [1, 80, 82, 81 * 1025])
def test_other_numbers_of_bytes(engine: ModuleType, number: int) -> None:
    with pytest.raises(ValueError, match=f"expected 81 bytes for each of up to 1024 puzzles, found {number}"):
        engine.search(bytes(number), 2, True)


def test_a_limit_below_one(engine: ModuleType) -> None:
    with pytest.raises(ValueError, match="the limit must be 1 or more, not 0"):
        engine.search(bytes(81), 0, True)


def test_the_deadline(engine: ModuleType) -> None:
    with until(0.0), pytest.raises(OutOfTime):
        engine.search(bytes(81), 2**31, False)


@given(st.lists(st.tuples(st.integers(0, 10**9), st.integers(0, 40)), min_size=1, max_size=20))
@examples(40 if COMPILED else 5)
def test_any_puzzles(engine: ModuleType, drawn: list[tuple[int, int]]) -> None:
    # Without some of its givens a minimal puzzle has several solutions; with one more that is wrong it has none.
    lines = []
    for seed, removed in drawn:
        line = minimal_puzzle(seed).line.replace(".", "0")
        cells = [cell for cell in range(81) if line[cell] != "0"]
        cell = cells[removed % len(cells)]
        lines += [
            line,
            f"{line[:cell]}0{line[cell + 1 :]}",
            f"{line[:cell]}{int(line[cell]) % 9 + 1}{line[cell + 1 :]}",
        ]
    assert_same(engine, lines)


@given(st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)), max_size=30))
@examples(40 if COMPILED else 5)
def test_any_values(engine: ModuleType, drawn: list[tuple[int, int]]) -> None:
    line = ["0"] * 81
    for cell, digit in drawn:
        line[cell] = str(digit)
    assert_same(engine, ["".join(line), EASY])


@given(st.permutations(range(60)))
@examples(5)
def test_the_order_does_not_matter(engine: ModuleType, order: list[int]) -> None:
    lines = [minimal_puzzle(f"lane {number}").line.replace(".", "0") for number in range(60 if COMPILED else 9)]
    order = [number for number in order if number < len(lines)]
    found = engine.search(givens(lines), 2, True)
    mixed = engine.search(givens(lines[number] for number in order), 2, True)
    assert [mixed.solutions[81 * place : 81 * place + 81] for place in range(len(order))] == [
        found.solutions[81 * number : 81 * number + 81] for number in order
    ]
