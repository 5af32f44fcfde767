"""Marks: the candidates that a person noted in a cell, as many programs keep them.

What is noted in a cell is all that it has left; a cell without marks says nothing, and keeps every candidate that no
peer rules out.  So marks are written for the cells that have lost some, and a cell that has none left cannot be told.
"""

from collections.abc import Iterable, Mapping

from ..board.candidate import candidate
from ..board.houses import CELLS, DIGITS, digits_in
from ..board.puzzle import Puzzle


def with_marks(givens: str, placed: str, marks: Mapping[int, Iterable[int]]) -> Puzzle:
    """Return the position with these values and marks, by cell; ``placed`` has nothing where givens are."""
    filled = "".join(map(max, givens, placed))
    removed = [
        candidate(cell, digit)
        for cell, noted in marks.items()
        if noted and filled[cell] == "."
        for digit in DIGITS
        if digit not in noted
    ]
    return Puzzle(givens, placed, removed)


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
