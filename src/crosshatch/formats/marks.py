"""Marks: the candidates that a person noted in a cell, as many programs keep them.

What is noted in a cell is all that it has left; a cell without marks says nothing, and keeps every candidate that no
peer rules out.  So marks are written for the cells that have lost some, and a cell that has none left cannot be told.
"""

from ..board.houses import CELLS, digits_in
from ..board.puzzle import Puzzle


def marks_of(puzzle: Puzzle) -> dict[int, list[int]]:
    """Return the candidates of the cells that have lost some and have some left, by cell."""
    if not puzzle.removed:
        return {}
    grid = puzzle.grid()
    lost = {each.cell for each in puzzle.removed}
    found = {cell: list(digits_in(grid.digits_of(cell))) for cell in CELLS if cell in lost}
    return {cell: digits for cell, digits in found.items() if digits}


def has_emptied_cells(puzzle: Puzzle) -> bool:
    """Whether a cell has lost its last candidate."""
    return bool(puzzle.removed) and len(marks_of(puzzle)) < len({each.cell for each in puzzle.removed})
