"""The position of a player: placed digits and marks, as sets of candidates, so that a move takes a microsecond.

A set of candidates is an integer of 729 bits, one for each number of a candidate.
"""

from collections.abc import Iterator
from functools import lru_cache

import attrs

from ..board.board import Board
from ..board.candidate import CANDIDATES, Candidate
from ..board.grid import Grid
from ..board.houses import cell_name
from ..board.puzzle import Puzzle
from .actions import Kind

_OF_A_CELL = (1 << 9) - 1


def candidates_in(members: int) -> Iterator[Candidate]:
    """Yield the candidates of a set in order."""
    while members:
        lowest = members & -members
        yield CANDIDATES[lowest.bit_length() - 1]
        members ^= lowest


@attrs.frozen
class Position:
    """Digits and marks: ``values`` are 81 bytes, 0 for an empty cell; the rest are sets of candidates.

    - ``placed``: the digits in the cells, including the givens;
    - ``marks``: the candidates of the empty cells that the player has not eliminated and no digit rules out;
    - ``removed``: the candidates that the player has eliminated, and that no digit rules out.
    """

    values: bytes
    placed: int
    marks: int
    removed: int

    @classmethod
    def of(cls, puzzle: Puzzle) -> "Position":
        """Return the position of a puzzle, in which every candidate that the puzzle has not removed is marked."""
        values = bytes(puzzle.values)
        placed = sum(1 << cell * 9 + value - 1 for cell, value in enumerate(values) if value)
        masks = (0 if value else mask for value, mask in zip(values, puzzle.masks(), strict=True))
        marks = sum(mask >> 1 << cell * 9 for cell, mask in enumerate(masks))
        return cls(values, placed, marks, sum(1 << each.index for each in puzzle.removed))

    def allows(self, kind: Kind, candidate: Candidate) -> bool:
        """Return whether a move is legal: only marks are placed or eliminated, and only eliminated ones are added."""
        here = self.removed if kind is Kind.MARK else self.marks
        return bool(here >> candidate.index & 1)

    def after(self, kind: Kind, candidate: Candidate, board: Board) -> "Position":
        """Return the position after a legal move."""
        one = 1 << candidate.index
        if kind is Kind.ELIMINATE:
            return Position(self.values, self.placed, self.marks ^ one, self.removed | one)
        if kind is Kind.MARK:
            return Position(self.values, self.placed, self.marks | one, self.removed ^ one)
        cell = candidate.cell
        left = ~excluded(board)[candidate.index]
        values = self.values[:cell] + bytes((candidate.digit,)) + self.values[cell + 1 :]
        return Position(values, self.placed | one, self.marks & left, self.removed & left)

    def problem(self, kind: Kind, candidate: Candidate, board: Board) -> str:
        """Return the reason why a move is illegal."""
        cell, digit = cell_name(candidate.cell), candidate.digit
        if self.values[candidate.cell]:
            return f"{cell} holds {self.values[candidate.cell]}"
        if not board.digits_of[candidate.cell] >> digit & 1:
            return f"the board does not allow {digit} in {cell}"
        if kind is Kind.MARK and self.marks >> candidate.index & 1:
            return f"{cell} already has the mark {digit}"
        if self.removed >> candidate.index & 1:
            return f"{digit} was eliminated from {cell}; {cell}+{digit} adds the mark again"
        return f"a digit on the board rules out {digit} in {cell}"

    def puzzle(self, start: Puzzle) -> Puzzle:
        """Return the position as a puzzle, given the puzzle in which it arose."""
        placed = "".join(
            str(value) if value and given == "." else "."
            for given, value in zip(start.givens, self.values, strict=True)
        )
        return Puzzle(start.givens, placed, candidates_in(self.removed), board=start.board)

    def grid(self, start: Puzzle) -> Grid:
        """Return the position as a grid, given the puzzle in which it arose."""
        givens = sum(1 << cell for cell, given in enumerate(start.givens) if given != ".")
        grid = Grid(self.values, givens, start.board)
        for each in candidates_in(self.removed):
            grid.eliminate(each.cell, each.digit)
        return grid


@lru_cache(maxsize=64)
def excluded(board: Board) -> tuple[int, ...]:
    """Return, for each candidate, those that it rules out on a board, including all of its own cell."""
    return tuple(others | _OF_A_CELL << number // 9 * 9 for number, others in enumerate(board.excluded_by))
