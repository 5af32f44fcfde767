"""Where a grid had no chains, and it is said that none came up since, a search that knows nothing of it finds none."""

import pytest

from crosshatch import Puzzle, Solver
from crosshatch.board.grid import Grid
from crosshatch.techniques.chains import search as alternating
from crosshatch.techniques.chains import strategy as chains
from crosshatch.techniques.chains.new_chains import none_came_up, note_none
from crosshatch.techniques.chains.reach import MOST_STRONG, Reach

LINES = (
    "32..9....4....1.......8..1.163...2..2......84.8...9.5....5...388...3.9.........7.",
    "7.5.....2...4.1...3.........1.6..4..2...5...........9....37.....9....8...8.....6.",
    "5..6.3....2....98.......1...1..9.......3....67.......4....8.25.4..7..............",
)
KINDS = (chains.SINGLE_CANDIDATES | chains.LOOPS, chains.GROUPS | chains.LOOPS)


def without_its_past(grid: Grid) -> Grid:
    """Return a grid of the same position that nothing was noted of."""
    build, arguments = grid.__reduce__()
    return build(*arguments)


@pytest.mark.parametrize("line", LINES)
def test_none_came_up_where_a_search_without_a_past_finds_none(line: str) -> None:
    said = dict.fromkeys(KINDS, 0)
    for grid, _ in Solver(fallback=None).solve(Puzzle(line)).positions():
        for kinds in KINDS:
            none = not Reach(without_its_past(grid), kinds).all_lengths
            if none_came_up(grid, kinds):
                said[kinds] += 1
                assert none
                assert not list(alternating.chains(without_its_past(grid), kinds, MOST_STRONG))
            if none:
                note_none(grid, kinds)
    assert all(said.values())


def test_nothing_is_said_of_a_grid_without_a_past() -> None:
    grid = Puzzle(LINES[0]).grid()
    assert not any(none_came_up(grid, kinds) for kinds in KINDS)


def test_nothing_is_said_of_other_kinds_of_links() -> None:
    grid = Puzzle(LINES[0]).grid()
    note_none(grid, chains.ONE_DIGIT)
    assert not none_came_up(grid, chains.ONE_DIGIT)


def test_where_nothing_has_changed_none_came_up() -> None:
    grid = Puzzle("1" + "." * 80).grid()
    for kinds in KINDS:
        assert not Reach(grid, kinds).all_lengths
        note_none(grid, kinds)
        assert none_came_up(grid.copy(), kinds)
