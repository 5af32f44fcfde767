"""Threads: whatever is done in several at once comes out as it does in one.

Solvers, scales, generators, strategies and puzzles are shared by the threads, and so is one grid that nobody changes.
Threads take turns as often as they can, so that one is interrupted at work all the time.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import Generator, Target
from crosshatch.grading import scale_named
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_named, strategies_up_to
from crosshatch.techniques.custom_code import steps_of
from crosshatch.techniques.explainer_chains.forms import ExplainerForm
from crosshatch.techniques.explainer_chains.strategy import ExplainerChains

THREADS = 4
AT_ONCE = 1e-5
"""Seconds after which another thread has its turn."""

PUZZLES = [
    Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7......."),
    Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"),
    Puzzle("..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......"),
    Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
]

SOLVER = Solver(strategies_up_to("x-chain"))


@pytest.fixture(autouse=True)
def _turns() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(AT_ONCE)
    yield
    sys.setswitchinterval(usual)


def solved(puzzle: Puzzle) -> object:
    path = SOLVER.solve(puzzle)
    return path.outcome, path.solution, [step.notation for step in path.steps]


def walked(puzzle: Puzzle) -> object:
    return [(grid.line(), str(step)) for grid, step in SOLVER.walk(puzzle)]


def graded(puzzle: Puzzle) -> object:
    return [scale_named(name).grade(puzzle) for name in ("crosshatch", "hodoku", "explainer")]


def offered(puzzle: Puzzle) -> object:
    return [step.notation for step in islice(SOLVER.steps(puzzle), 40)]


@pytest.mark.parametrize("work", [solved, walked, graded, offered])
def test_in_threads_as_in_one(work: Callable[[Puzzle], object]) -> None:
    alone = [work(puzzle) for puzzle in PUZZLES]
    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(work, PUZZLES * 2)) == alone * 2


def test_a_grid_that_several_threads_read() -> None:
    """What one of them has worked out on the grid (its memo) serves all."""
    searches = (
        *strategies_named(["x-wing", "w-wing", "xy-chain", "sue-de-coq"]),
        ExplainerChains(ExplainerForm.X_CYCLE),
    )

    def found(_: int) -> list[str]:
        return [step.notation for each in searches for step in steps_of(each, grid)]

    puzzle = PUZZLES[1]
    grid = puzzle.grid()
    alone = found(0)
    grid = puzzle.grid()
    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(found, range(THREADS))) == [alone] * THREADS


def test_puzzles_made_in_threads() -> None:
    generator = Generator(Target(level="easy"))
    alone = [generator.make(f"threads/{number}") for number in range(4)]
    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(generator.make, [f"threads/{number}" for number in range(4)])) == alone
