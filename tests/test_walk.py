"""Walking a path step by step comes to the same as solving at once."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.search import Backtracking, DancingLinks, Search
from crosshatch.solver import Outcome, Path, Solver
from crosshatch.strategies.catalogue import strategy_named

SINGLES = (strategy_named("full-house"), strategy_named("hidden-single"), strategy_named("naked-single"))


def walked(solver: Solver, puzzle: Puzzle) -> tuple[list[str], Path]:
    """Return the notation of each step of a walk, and the path that it returns."""
    walk = solver.walk(puzzle)
    seen = []
    while True:
        try:
            _, step = next(walk)
        except StopIteration as end:
            return seen, end.value
        seen.append(step.notation)


@pytest.mark.parametrize("solver", [Solver(), Solver(SINGLES), Solver(SINGLES, fallback=None)])
@pytest.mark.parametrize("number", range(8))
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
    seen, path = walked(Solver(), Puzzle(line))
    assert path.outcome is outcome
    assert Solver().solve(Puzzle(line)).outcome is outcome
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
