"""Premises that are followed at once: the same lead to a contradiction as when each is followed alone."""

import pytest

from crosshatch import Puzzle, Solver, strategies_named
from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, digits_in
from crosshatch.techniques.forcing.implications import Implications
from crosshatch.techniques.forcing.premises import contradictory

PUZZLES = (
    "32..9....4....1.......8..1.163...2..2......84.8...9.5....5...388...3.9.........7.",
    "..7..95...31.6.8....9....34.....19...26....75.........48...725.1....8......2....1",
)


def stuck(line: str) -> Grid:
    """Return the position that a few techniques come to."""
    *_, (grid, _) = Solver(strategies_named(["naked-single", "hidden-single", "naked-pair"]), None).walk(Puzzle(line))
    return grid


@pytest.mark.parametrize("line", PUZZLES)
@pytest.mark.parametrize("on", [True, False])
def test_those_that_lead_to_a_contradiction_are_told_from_the_others(line: str, on: bool) -> None:
    grid = stuck(line)
    premises = [2 * (cell * 9 + digit - 1) + on for cell in CELLS for digit in digits_in(grid.digits_of(cell))]
    assert len(premises) > 128
    alone = Implications(grid, True)
    expected = [premise for premise in premises if alone.contradiction(premise)]
    links = Implications(grid, True)
    assert contradictory(links, on) == expected
    assert not any(links.is_sound(premise) for premise in expected)
    assert all(links.is_sound(premise) for premise in premises if premise not in expected)
