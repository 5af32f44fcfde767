"""A candidate that refutes itself by way of links is told from none: by following each alone, and by chains."""

import pytest

from crosshatch import Puzzle, Solver
from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, digits_in
from crosshatch.engine.links import alternating
from crosshatch.engine.links.implications import Implications
from crosshatch.engine.links.kinds import ALMOST_LOCKED, BILOCATION, BIVALUE, GROUPED, IN_CELLS, LOOPS, SMALL_SETS
from crosshatch.engine.links.refuted import any_refuted
from crosshatch.engine.links.table import link_table
from crosshatch.strategies.catalogue import FORCING

SINGLES = BILOCATION | BIVALUE
GROUPS = SINGLES | GROUPED
SETS = GROUPS | ALMOST_LOCKED | SMALL_SETS

LINES = (
    "32..9....4....1.......8..1.163...2..2......84.8...9.5....5...388...3.9.........7.",
    "7.5.....2...4.1...3.........1.6..4..2...5...........9....37.....9....8...8.....6.",
    "5..6.3....2....98.......1...1..9.......3....67.......4....8.25.4..7..............",
)


def positions() -> list[Grid]:
    """Return positions on the paths of some puzzles: some at random, and those where chains are stuck."""
    found = []
    for line in LINES:
        for number, (grid, step) in enumerate(Solver(fallback=None).solve(Puzzle(line)).positions()):
            if grid.empty and (number % 12 == 0 or step.technique.family == FORCING):
                found.append(grid.copy())
    return found


POSITIONS = positions()


def test_there_are_positions_of_both_kinds() -> None:
    told = {any_refuted(grid, link_table(grid, SETS), GROUPS, IN_CELLS) for grid in POSITIONS}
    assert told == {False, True}


@pytest.mark.parametrize("number", range(len(POSITIONS)))
@pytest.mark.parametrize("kinds", [SINGLES, GROUPS])
def test_one_is_refuted_if_one_alone_leads_to_its_contrary(number: int, kinds: int) -> None:
    grid = POSITIONS[number]
    links = Implications(grid, kinds == GROUPS)
    refuted = [
        (cell, digit)
        for cell in CELLS
        for digit in digits_in(grid.digits_of(cell))
        if links.off_by(cell * 9 + digit - 1, True, digit) >> cell & 1
    ]
    assert any_refuted(grid, link_table(grid, kinds), kinds & GROUPS, IN_CELLS) == bool(refuted)


@pytest.mark.parametrize("number", range(len(POSITIONS)))
@pytest.mark.parametrize("kinds", [SINGLES, GROUPS, SETS])
def test_where_none_is_no_chain_removes_anything(number: int, kinds: int) -> None:
    grid = POSITIONS[number]
    if next(alternating.chains(grid, kinds | IN_CELLS | LOOPS), None) is not None:
        assert any_refuted(grid, link_table(grid, kinds), kinds & GROUPS, IN_CELLS)
