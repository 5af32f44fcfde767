"""What strategies of other people do wrong is told with their names."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.clock import OutOfTime
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth, CustomPattern, Step
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.custom_code import steps_of
from crosshatch.techniques.strategy import OURS, Strategy, StrategyError

PUZZLE = Puzzle("5" + "." * 80)

PACKAGE = __name__.partition(".")[0]

LAZY_EYE = f"the strategy Lazy Eye of the package {PACKAGE}"


def strategy_that(find: Callable[[Strategy, Grid], Any]) -> Strategy:
    """A strategy that finds what a function finds."""

    class Lazy(Strategy):
        name = "Lazy Eye"

        def find(self, grid: Grid) -> Iterator[Step]:
            found: Iterator[Step] = find(self, grid)
            return found

    return Lazy()


def step(strategy: Strategy, cell: int, digit: int) -> Step:
    return Step(strategy.technique, CustomPattern([CellTruth(cell)]), placements=[candidate(cell, digit)])


FAULTS = [
    (lambda self, grid: 1 // 0, "failed: ZeroDivisionError: integer division or modulo by zero"),
    (lambda self, grid: (1 // 0 for _ in "x"), "failed: ZeroDivisionError: integer division or modulo by zero"),
    (lambda self, grid: None, "failed: TypeError: 'NoneType' object is not iterable"),
    (lambda self, grid: [5], "found 5, which is not a Step"),
    (lambda self, grid: Puzzle("123"), "failed: PuzzleError: expected 81 cells, found 3"),
]


@pytest.mark.parametrize(("find", "problem"), FAULTS)
@pytest.mark.parametrize("ask", [Solver.solve, Solver.next_step, lambda solver, puzzle: [*solver.steps(puzzle)]])
def test_a_strategy_that_fails_is_named(
    ask: Callable[[Solver, Puzzle], object], find: Callable[[Strategy, Grid], Any], problem: str
) -> None:
    with pytest.raises(StrategyError) as raised:
        ask(Solver([strategy_that(find)]), PUZZLE)
    assert str(raised.value) == f"{LAZY_EYE} {problem}"
    assert raised.value.technique == "lazy-eye"


@pytest.mark.parametrize(
    ("find", "problem"),
    [
        (
            lambda self, grid: [step(self, 0, 1)],
            f"{LAZY_EYE} found a step that cannot be carried out (Lazy Eye: r1c1=1): 1 is not a candidate of r1c1",
        ),
        (
            lambda self, grid: [Step(self.technique, CustomPattern([]), eliminations=[candidate(1, 5)])],
            f"{LAZY_EYE} found a step that changes nothing: Lazy Eye => r1c2<>5",
        ),
    ],
)
@pytest.mark.parametrize("ask", [Solver.solve, Solver.next_step])
def test_a_step_that_cannot_be_is_refused_wherever_it_is_asked_for(
    ask: Callable[[Solver, Puzzle], object], find: Callable[[Strategy, Grid], Any], problem: str
) -> None:
    with pytest.raises(StrategyError) as raised:
        ask(Solver([strategy_that(find)]), PUZZLE)
    assert (str(raised.value), raised.value.technique) == (problem, "lazy-eye")


def test_the_steps_before_come_first_and_the_grid_stays_as_it_is() -> None:
    lazy = strategy_that(lambda self, grid: [step(self, 1, 1), step(self, 1, 2), 5])
    grid = PUZZLE.grid()
    found = steps_of(lazy, grid)
    assert [str(next(found)), str(next(found))] == ["Lazy Eye: r1c2=1", "Lazy Eye: r1c2=2"]
    assert grid == PUZZLE.grid()
    with pytest.raises(StrategyError):
        next(found)


def test_a_deadline_is_no_failure() -> None:
    def too_late(strategy: Strategy, grid: Grid) -> None:
        raise OutOfTime

    with pytest.raises(OutOfTime):
        next(steps_of(strategy_that(too_late), PUZZLE.grid()))


def test_a_custom_strategy_that_asks_another_passes_its_error_on() -> None:
    class Other(Strategy):
        name = "Other"

        def find(self, grid: Grid) -> Iterator[Step]:
            return steps_of(strategy_that(lambda _, grid: [5]), grid)

    with pytest.raises(StrategyError, match=f"^{LAZY_EYE} found 5, which is not a Step$"):
        next(steps_of(Other(), PUZZLE.grid()))


def test_ours_are_asked_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    naked = strategy_named("naked-single")
    assert type(naked).__module__.startswith(f"{OURS}.")
    monkeypatch.setattr(type(naked), "find", lambda self, grid: [5])
    assert [*map(str, steps_of(naked, PUZZLE.grid()))] == ["5"]
