"""Symmetries of the pattern of givens: which cells are filled or empty together, and which symmetry a puzzle has."""

from enum import StrEnum
from functools import cache

from .houses import CELLS
from .transformation import HALF_TURN, MIRRORED, QUARTER_TURN, TRANSPOSED, Transformation


class Symmetry(StrEnum):
    """A symmetry that the givens of a puzzle can have."""

    NONE = "none"
    HALF_TURN = "180"
    QUARTER_TURN = "90"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    DIAGONAL = "diagonal"
    ANTIDIAGONAL = "antidiagonal"
    BOTH_MIRRORS = "mirrors"
    BOTH_DIAGONALS = "diagonals"
    FULL = "full"


MOVES: dict[Symmetry, tuple[Transformation, ...]] = {
    Symmetry.NONE: (),
    Symmetry.HALF_TURN: (HALF_TURN,),
    Symmetry.QUARTER_TURN: (QUARTER_TURN,),
    Symmetry.LEFT_RIGHT: (MIRRORED,),
    Symmetry.TOP_BOTTOM: (MIRRORED.then(HALF_TURN),),
    Symmetry.DIAGONAL: (TRANSPOSED,),
    Symmetry.ANTIDIAGONAL: (TRANSPOSED.then(HALF_TURN),),
    Symmetry.BOTH_MIRRORS: (MIRRORED, HALF_TURN),
    Symmetry.BOTH_DIAGONALS: (TRANSPOSED, HALF_TURN),
    Symmetry.FULL: (QUARTER_TURN, MIRRORED),
}
"""The moves that generate each symmetry."""


@cache
def orbits(symmetry: Symmetry, size: int = 9) -> tuple[tuple[int, ...], ...]:
    """Return groups of cells that are filled or empty together, ordered by their first cells.

    On a board with fewer rows, the symmetry is that of its cells.
    """
    seen: set[int] = set()
    found = []
    for cell in CELLS:
        if cell not in seen and cell // 9 < size > cell % 9:
            orbit = _orbit(cell, MOVES[symmetry], size)
            seen |= orbit
            found.append(tuple(sorted(orbit)))
    return tuple(found)


def symmetry_of(givens: str) -> Symmetry:
    """Return the symmetry of a pattern of givens, a line of 81 characters.

    If the pattern has several symmetries, the result is the one that combines them; the table contains every
    combination that is possible.  The digits do not matter.
    """
    filled = {cell for cell in CELLS if givens[cell] != "."}
    fits = [
        symmetry
        for symmetry, moves in MOVES.items()
        if all({move.cells[cell] for cell in filled} == filled for move in moves)
    ]
    return min(fits, key=lambda symmetry: len(orbits(symmetry)))


def _orbit(cell: int, moves: tuple[Transformation, ...], size: int) -> set[int]:
    def image(move: Transformation, cell: int) -> int:
        """Return the image of a cell of a smaller board: that of its place among all 81, moved back to the corner."""
        down, across = divmod(move.cells[cell], 9)
        first = move.cells[0]
        return (down - (9 - size) * (first // 9 > 4)) * 9 + across - (9 - size) * (first % 9 > 4)

    reached = {cell}
    front = [cell]
    while front:
        start = front.pop()
        images = {image(move, start) for move in moves} - reached
        reached |= images
        front += images
    return reached
