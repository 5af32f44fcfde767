"""Clusters of 3D Medusa hold one true colour, and each rule gives what its words say."""

from collections.abc import Iterator

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, PEERS, cells_in, digits_in
from crosshatch.engine.links import medusa
from crosshatch.engine.singles import runs as singles
from crosshatch.generator import minimal_puzzle
from crosshatch.status import solutions

Candidates = set[tuple[int, int]]
"""Cells with digits."""


def findings(grid: Grid) -> Iterator[tuple[int, int, int, Candidates, Candidates, Candidates]]:
    """Yield rule, false colour, cell, and the candidates of both colours and those removed."""
    for rule, false, cell, *sets in zip(*[iter(medusa.findings(grid))] * medusa.FINDING_LENGTH, strict=True):
        first, second, removed = (candidates_of(sets[start : start + 9]) for start in (0, 9, 18))
        yield rule, false, cell, first, second, removed


def candidates_of(sets: list[int]) -> Candidates:
    return {(cell, digit) for digit, cells in zip(DIGITS, sets, strict=True) for cell in cells_in(cells)}


def sees_in(colour: Candidates, cell: int, digit: int) -> bool:
    """Return whether a cell sees a digit in a colour."""
    return any(each == digit and PEERS[cell] >> place & 1 for place, each in colour)


def shares_cell(colour: Candidates, cell: int) -> bool:
    return any(place == cell for place, _ in colour)


@pytest.mark.parametrize("number", range(60))
def test_what_is_found_is_true(number: int) -> None:
    puzzle = minimal_puzzle(f"medusa {number}")
    (solution,) = solutions(puzzle, 2)
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    for rule, false, cell, first, second, removed in findings(grid):
        right = [all(int(solution[place]) == digit for place, digit in colour) for colour in (first, second)]
        wrong = [all(int(solution[place]) != digit for place, digit in colour) for colour in (first, second)]
        assert right == wrong[::-1]
        assert right[0] != right[1]
        assert all(int(solution[place]) != digit for place, digit in removed)
        if false:
            assert removed == (first, second)[false - 1]
            assert_refuted(grid, rule, cell, removed, (second, first)[false - 1])
        else:
            assert cell == medusa.NO_CELL
            assert not removed & (first | second)
            assert all(applies(rule, place, digit, first, second) for place, digit in removed)


def assert_refuted(grid: Grid, rule: int, cell: int, colour: Candidates, other: Candidates) -> None:
    """Check the cell that shows a colour to be false."""
    digits = [digit for place, digit in colour if place == cell]
    if rule == medusa.TWICE_IN_A_CELL:
        assert len(digits) > 1
    elif rule == medusa.TWICE_IN_A_HOUSE:
        assert any(sees_in(colour, cell, digit) for digit in digits)
    else:
        assert rule == medusa.EMPTIED_CELL
        assert not digits
        assert all(sees_in(colour, cell, digit) or (cell, digit) in other for digit in digits_in(grid.digits_of(cell)))


def applies(rule: int, cell: int, digit: int, first: Candidates, second: Candidates) -> bool:
    """Return whether a rule removes a candidate."""
    if rule == medusa.BOTH_IN_A_CELL:
        return shares_cell(first, cell) and shares_cell(second, cell)
    if rule == medusa.SEES_BOTH:
        return sees_in(first, cell, digit) and sees_in(second, cell, digit)
    assert rule == medusa.CELL_AND_SIGHT
    return any(
        shares_cell(one, cell) and sees_in(other, cell, digit) for one, other in ((first, second), (second, first))
    )


def test_all_rules_come_up() -> None:
    rules = set()
    for number in (5, 148):
        grid = minimal_puzzle(f"medusa {number}").grid()
        singles.run(grid, singles.KINDS)
        rules |= {rule for rule, *_ in findings(grid)}
    assert rules == {1, 2, 3, 4, 5, 6}
