"""The pattern of symmetrical givens: the symmetry, and the candidates whose images cannot be true."""

from collections.abc import Iterator
from enum import StrEnum

import attrs

from ...board.automorphisms import turns_of
from ...board.board import Board
from ...board.candidate import Candidate
from ...board.transformation import Transformation
from ...logic.fields import board_field
from ...logic.step import Pattern, Role, Roles, Truth


class Move(StrEnum):
    """The moves of a board that have a name."""

    HALF_TURN = "half-turn"
    QUARTER_TURN = "quarter turn"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    DIAGONAL = "diagonal"
    ANTIDIAGONAL = "antidiagonal"
    OTHER = "rows and columns"


class Reason(StrEnum):
    """Why the images of candidates cannot be true."""

    SAME_CELL = "same cell"
    SEES_IMAGE = "sees its image"
    RULED_OUT = "ruled out"


_TURNS = (
    Move.OTHER,
    Move.LEFT_RIGHT,
    Move.TOP_BOTTOM,
    Move.HALF_TURN,
    Move.DIAGONAL,
    Move.QUARTER_TURN,
    Move.QUARTER_TURN,
    Move.ANTIDIAGONAL,
)
"""The names of the rotations and reflections, in the order of ``turns_of``."""


@attrs.frozen
class SymmetricalGivens(Pattern):
    """A symmetry of the givens, and the candidates that it rules out for one reason.

    The ``truths`` are that candidates are true only with their images, for as many of these as are needed.
    """

    symmetry: Transformation = attrs.field(repr=lambda symmetry: "".join(map(str, symmetry.digits[1:])))
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    reason: Reason = attrs.field()
    truths: tuple[Truth, ...] = attrs.field(repr=False)
    board: Board = board_field()

    @property
    def move(self) -> Move:
        """How the cells move."""
        turns = turns_of(self.board)
        return _TURNS[turns.index(self.symmetry.cells)] if self.symmetry.cells in turns else Move.OTHER

    @property
    def lines(self) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
        """Whether rows become columns, and the numbers of the lines to which rows and columns 1 to 9 go."""
        cells, places = self.symmetry.cells, range(self.board.size)
        turned = cells[0] // 9 != cells[1] // 9
        rows = tuple((cells[9 * place] % 9 if turned else cells[9 * place] // 9) + 1 for place in places)
        columns = tuple((cells[place] // 9 if turned else cells[place] % 9) + 1 for place in places)
        return turned, rows, columns

    @property
    def cycles(self) -> tuple[tuple[int, ...], ...]:
        """The digits that are renamed, each followed by its new name, in cycles."""
        return tuple(each for each in self._cycles() if len(each) > 1)

    @property
    def kept(self) -> tuple[int, ...]:
        """The digits that keep their names."""
        return tuple(digit for digit in self.board.digits if self.symmetry.digits[digit] == digit)

    def _cycles(self) -> Iterator[tuple[int, ...]]:
        left = list(self.board.digits)
        while left:
            cycle = [left[0]]
            while (image := self.symmetry.digits[cycle[-1]]) != cycle[0]:
                cycle.append(image)
            left = [digit for digit in left if digit not in cycle]
            yield tuple(cycle)

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the candidates."""
        return tuple(sorted({each.cell for each in self.removed}))

    @property
    def images(self) -> tuple[int, ...]:
        """The cells to which those of the candidates move."""
        return tuple(sorted({self.symmetry.cells[cell] for cell in self.cells}))

    @property
    def roles(self) -> Roles:
        """The cells of the candidates, and the other cells to which they move."""
        others = [cell for cell in self.images if cell not in self.cells]
        return Roles(cells={Role.PATTERN: self.cells, **({Role.COMMON: others} if others else {})})

    @property
    def notation(self) -> str:
        """The move and the cycles of digits, such as ``half-turn 19 28 37``."""
        move = str(self.move)
        if self.move is Move.OTHER:
            turned, rows, columns = self.lines
            lines = ("c", "r") if turned else ("r", "c")
            move = " ".join(kind + "".join(map(str, some)) for kind, some in zip(lines, (rows, columns), strict=True))
        return " ".join([move, *("".join(map(str, cycle)) for cycle in self.cycles)])
