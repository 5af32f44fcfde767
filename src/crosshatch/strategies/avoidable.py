"""Avoidable rectangles: corners that logic has filled, and that must not come to hold a rectangle of two digits.

What is given cannot change places, so no corner may be a given; the argument asks for the givens alone to have one
solution.
"""

from itertools import combinations
from typing import ClassVar

import attrs

from ..board.bitset import lowest
from ..board.grid import Grid
from ..board.houses import HOUSES_OF, cells_in
from ..engine.deadly import rectangles as engine
from ..engine.deadly.guardians import Deadly
from ..step import Role, Step
from .base import listed, mark_cells
from .deadly import DeadlyStrategy, Type1, Type2, cells_of


class AvoidableRectangle(DeadlyStrategy):
    """Corners of a rectangle that are filled but not given, and that two digits would complete."""

    empty: ClassVar[int]
    """The number of corners that are empty."""

    def patterns(self, grid: Grid) -> list[Deadly]:
        return engine.avoidable(grid, self.empty)

    def digits(self, grid: Grid, deadly: Deadly) -> tuple[int, ...]:
        """Return the digits as HoDoKu names them: those of the first filled corner and of the one filled in its box."""
        filled = [cell for cell in cells_in(deadly.cells) if grid.value(cell)]
        for one, other in combinations(filled, 2):
            if HOUSES_OF[one][2] == HOUSES_OF[other][2]:
                return grid.value(one), grid.value(other)
        return super().digits(grid, deadly)

    def picture(self, step: Step) -> str:
        corners = mark_cells(Role.FLOOR, cells_of(step))
        digits = listed(step.pattern.digits(Role.PATTERN))
        return (
            f"{corners} are the corners of a rectangle in two rows, two columns and two boxes, and none of them was "
            f"given. If {digits} came to fill all of them, the two digits could change places, and the puzzle would "
            "have had two solutions."
        )


@attrs.frozen(kw_only=True, slots=False)
class AvoidableRectangle1(AvoidableRectangle, Type1):
    """Three corners are filled, and one digit in the fourth would complete the rectangle: it goes.

    With ``bivalue`` the fourth corner must have just two candidates, so that its digit follows, as in HoDoKu.
    """

    bivalue: bool = False

    name = "Avoidable Rectangle Type 1"
    summary = "Three corners of a rectangle are filled, but not given; what would complete it goes from the fourth."
    empty = 1

    def patterns(self, grid: Grid) -> list[Deadly]:
        found = super().patterns(grid)
        if not self.bivalue:
            return found
        return [deadly for deadly in found if grid.digits_of(lowest(deadly.cells & grid.empty)).bit_count() == 2]


class AvoidableRectangle2(AvoidableRectangle, Type2):
    """Two corners are filled; the others have the same digit beside those that would complete it, and one takes it."""

    name = "Avoidable Rectangle Type 2"
    summary = "Two corners of a rectangle are filled, but not given; the others share an extra digit, and one takes it."
    empty = 2
