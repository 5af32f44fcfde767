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
def orbits(symmetry: Symmetry) -> tuple[tuple[int, ...], ...]:
    """Return groups of cells that are filled or empty together, ordered by their first cells."""
    seen: set[int] = set()
    found = []
    for cell in CELLS:
        if cell not in seen:
            orbit = _orbit(cell, MOVES[symmetry])
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


def _orbit(cell: int, moves: tuple[Transformation, ...]) -> set[int]:
    reached = {cell}
    front = [cell]
    while front:
        start = front.pop()
        images = {move.cells[start] for move in moves} - reached
        reached |= images
        front += images
    return reached
