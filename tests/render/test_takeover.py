"""Where on a path a search takes over."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.render.takeover import logic_steps
from crosshatch.search import Backtracking, DancingLinks, Search
from crosshatch.solver import Solver
from crosshatch.strategies.singles import FullHouse, HiddenSingle, NakedSingle

SINGLES = (FullHouse, HiddenSingle, NakedSingle)


@pytest.mark.parametrize("search", [Backtracking(), Backtracking("random", 3), DancingLinks()])
def test_the_steps_of_a_search_follow_those_of_logic(hard: Puzzle, search: Search) -> None:
    for puzzle in (hard, *map(minimal_puzzle, range(10))):
        logic = Solver(SINGLES, fallback=None).solve(puzzle)
        assert logic_steps(Solver(SINGLES, fallback=search).solve(puzzle)) == len(logic)


def test_a_search_without_techniques_has_all_steps(hard: Puzzle) -> None:
    assert logic_steps(Solver([]).solve(hard)) == 0


def test_without_a_search_all_steps_are_logic(hard: Puzzle) -> None:
    path = Solver(SINGLES, fallback=None).solve(hard)
    assert logic_steps(path) == len(path)
