"""Walking a path step by step comes to the same as solving at once."""

from collections.abc import Iterator

import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.board.clock import OutOfTime, look
from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, cells_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic.step import CellTruth, CustomPattern, Step
from crosshatch.solving.search import Backtracking, DancingLinks, Search, SearchResult
from crosshatch.solving.solver import Outcome, Path, Solver
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.strategy import Strategy, StrategyError
from engines import QUICK
from examples import some

SINGLES = (strategy_named("full-house"), strategy_named("hidden-single"), strategy_named("naked-single"))


NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")


def walked(solver: Solver, puzzle: Puzzle, max_seconds: float | None = None) -> tuple[list[str], Path]:
    """Return the notation of each step of a walk, and its path."""
    walk = solver.walk(puzzle, max_seconds)
    return [step.notation for _, step in walk], walk.path


@pytest.mark.parametrize("solver", [Solver(), Solver(SINGLES), Solver(SINGLES, fallback=None)])
@pytest.mark.parametrize("number", some(range(8)))
def test_a_walk_takes_the_steps_of_the_path(solver: Solver, number: int) -> None:
    puzzle = minimal_puzzle(f"walk {number}")
    expected = solver.solve(puzzle)
    seen, path = walked(solver, puzzle)
    assert seen == [step.notation for step in expected.steps] == [step.notation for step in path.steps]
    assert (path.outcome, path.solution, path.by_logic) == (expected.outcome, expected.solution, expected.by_logic)
    assert path.end.line() == expected.end.line()


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("." * 81, Outcome.SEVERAL_SOLUTIONS),
        ("55" + "." * 79, Outcome.NO_SOLUTION),
        ("5.3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", Outcome.NO_SOLUTION),
    ],
)
def test_a_walk_ends_as_the_path_does(line: str, outcome: Outcome) -> None:
    seen, path = walked(Solver(QUICK), Puzzle(line))
    assert path.outcome is outcome
    assert Solver(QUICK).solve(Puzzle(line)).outcome is outcome
    assert seen == [step.notation for step in path.steps]


def test_the_position_at_the_end_of_a_path_holds_what_was_placed() -> None:
    puzzle = minimal_puzzle("end")
    path = Solver().solve(puzzle)
    assert path.end.line() == path.solution
    assert Puzzle.of_grid(path.end).givens == puzzle.givens


@pytest.mark.parametrize("search", [Backtracking(), Backtracking("random", 3), DancingLinks()])
def test_the_steps_of_a_search_follow_those_of_logic(search: Search) -> None:
    for puzzle in map(minimal_puzzle, range(10)):
        logic = Solver(SINGLES, fallback=None).solve(puzzle)
        assert Solver(SINGLES, fallback=search).solve(puzzle).logic_steps == len(logic)


class Misplaced(Strategy):
    """A strategy that places a digit where it is no candidate."""

    name = "Misplaced"

    def find(self, grid: Grid) -> Iterator[Step]:
        cell = next(iter(cells_in(grid.empty)))
        other = next(digit for digit in DIGITS if not grid.digits_of(cell) >> digit & 1)
        yield Step(self.technique, CustomPattern([CellTruth(cell)]), placements=[Candidate(cell, other)])


def test_a_step_that_cannot_be_carried_out_ends_a_walk_as_it_ends_a_solve() -> None:
    solver = Solver([*SINGLES, Misplaced])
    with pytest.raises(StrategyError, match=r"Misplaced of the package \w+ found a step that cannot be carried out"):
        solver.solve(NEEDS_X_WING)
    walk = solver.walk(NEEDS_X_WING)
    with pytest.raises(StrategyError, match=r"Misplaced of the package \w+ found a step that cannot be carried out"):
        list(walk)
    assert [step.technique.slug for step in walk.path.steps[-1:]] == ["hidden-single"]


# Time, and interrupts


class Interrupted(Strategy):
    """A strategy that the user has had enough of."""

    name = "Interrupted"

    def find(self, grid: Grid) -> Iterator[Step]:
        raise KeyboardInterrupt


class Late(Strategy):
    """A strategy that takes long, and looks at the clock."""

    name = "Late"

    def find(self, grid: Grid) -> Iterator[Step]:
        while True:
            look()
        yield


def test_the_steps_found_stay_when_the_time_runs_out() -> None:
    path = Solver([*SINGLES, strategy_named("pointing"), Late]).solve(NEEDS_X_WING, max_seconds=0.05)
    assert (path.outcome, path.solution, path.by_logic, path.search) == (Outcome.OUT_OF_TIME, None, False, None)
    assert [step.technique.slug for step in path.steps[-2:]] == ["locked-candidates-type-1-pointing"] * 2
    assert len(path) == path.logic_steps == 10


def test_a_walk_ends_when_the_time_runs_out() -> None:
    seen, path = walked(Solver([*SINGLES, Late]), NEEDS_X_WING, max_seconds=0.05)
    assert path.outcome is Outcome.OUT_OF_TIME
    assert seen == [step.notation for step in path.steps]
    assert len(seen) == 8


def test_no_time_is_no_step() -> None:
    path = Solver().solve(NEEDS_X_WING, max_seconds=0)
    assert (path.outcome, len(path)) == (Outcome.OUT_OF_TIME, 0)


def test_the_time_of_a_search_is_what_logic_has_left() -> None:
    asked: list[float | None] = []

    class Slow(Backtracking):
        def run(self, grid: Grid, limit: int = 1, max_seconds: float | None = None) -> SearchResult:
            asked.append(max_seconds)
            raise OutOfTime

    path = Solver(SINGLES, Slow()).solve(NEEDS_X_WING, max_seconds=60)
    assert (path.outcome, len(path), path.search) == (Outcome.OUT_OF_TIME, 8, None)
    assert asked[0] is not None
    assert 0 < asked[0] <= 60


def test_enough_time_changes_nothing() -> None:
    assert Solver().solve(NEEDS_X_WING, max_seconds=600).steps == Solver().solve(NEEDS_X_WING).steps


def test_the_path_so_far_stays_after_an_interrupt() -> None:
    walk = Solver([*SINGLES, strategy_named("pointing"), Interrupted]).walk(NEEDS_X_WING)
    assert (walk.path.outcome, len(walk.path)) == (Outcome.UNFINISHED, 0)
    with pytest.raises(KeyboardInterrupt):
        list(walk)
    path = walk.path
    assert (path.outcome, path.solution, len(path)) == (Outcome.UNFINISHED, None, 10)
    assert path.end.line().count(".") == NEEDS_X_WING.line.count(".") - 8


def test_singles_found_before_an_interrupt_are_in_the_path() -> None:
    walk = Solver([*SINGLES, Interrupted]).walk(NEEDS_X_WING)
    with pytest.raises(KeyboardInterrupt):
        next(walk)
    assert len(walk.path) == 8


def test_an_interrupt_in_solve_is_none_of_its_business() -> None:
    with pytest.raises(KeyboardInterrupt):
        Solver([Interrupted]).solve(NEEDS_X_WING)
