"""Symmetries of the pattern of givens: which cells are filled or empty together."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from ..board.houses import CELLS

Move: TypeAlias = Callable[[int, int], tuple[int, int]]
"""Where a cell goes, by row and column (0..8)."""


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


def _half_turn(row: int, column: int) -> tuple[int, int]:
    return 8 - row, 8 - column


def _quarter_turn(row: int, column: int) -> tuple[int, int]:
    return column, 8 - row


def _left_right(row: int, column: int) -> tuple[int, int]:
    return row, 8 - column


def _top_bottom(row: int, column: int) -> tuple[int, int]:
    return 8 - row, column


def _diagonal(row: int, column: int) -> tuple[int, int]:
    return column, row


def _antidiagonal(row: int, column: int) -> tuple[int, int]:
    return 8 - column, 8 - row


MOVES: dict[Symmetry, tuple[Move, ...]] = {
    Symmetry.NONE: (),
    Symmetry.HALF_TURN: (_half_turn,),
    Symmetry.QUARTER_TURN: (_quarter_turn,),
    Symmetry.LEFT_RIGHT: (_left_right,),
    Symmetry.TOP_BOTTOM: (_top_bottom,),
    Symmetry.DIAGONAL: (_diagonal,),
    Symmetry.ANTIDIAGONAL: (_antidiagonal,),
    Symmetry.BOTH_MIRRORS: (_left_right, _top_bottom),
    Symmetry.BOTH_DIAGONALS: (_diagonal, _antidiagonal),
    Symmetry.FULL: (_quarter_turn, _left_right),
}
"""For each symmetry moves that generate it."""


def orbits(symmetry: Symmetry) -> tuple[tuple[int, ...], ...]:
    """Return the cells in groups that are filled or empty together, each in order, by their first cells."""
    seen: set[int] = set()
    found = []
    for cell in CELLS:
        if cell not in seen:
            orbit = _orbit(cell, MOVES[symmetry])
            seen |= orbit
            found.append(tuple(sorted(orbit)))
    return tuple(found)


def _orbit(cell: int, moves: tuple[Move, ...]) -> set[int]:
    reached = {cell}
    front = [cell]
    while front:
        row, column = divmod(front.pop(), 9)
        for move in moves:
            to_row, to_column = move(row, column)
            image = to_row * 9 + to_column
            if image not in reached:
                reached.add(image)
                front.append(image)
    return reached
