"""Extended rectangles: two parallel lines with the same three digits or more in the same places could change places."""

import attrs

from ..board.grid import Grid
from ..engine.deadly import extended_rectangles as engine
from ..engine.deadly.guardians import Deadly
from ..step import Role, Step
from .base import listed, mark_cells
from .deadly import COUNTS, DeadlyStrategy, Type1, Type2, Type3, Type4, cells_of


@attrs.frozen(kw_only=True, slots=False)
class ExtendedRectangle(DeadlyStrategy):
    """Three to ``most`` pairs of cells, each in a box and across two parallel lines, with as many digits as pairs."""

    most: int = 5

    def patterns(self, grid: Grid) -> list[Deadly]:
        found: list[Deadly] = grid.memo(("extended rectangles", self.most), self._extended)
        return found

    def _extended(self, grid: Grid) -> list[Deadly]:
        return engine.extended(grid, self.most)

    def picture(self, step: Step) -> str:
        cells = cells_of(step)
        digits = listed(step.pattern.digits(Role.PATTERN))
        return (
            f"{mark_cells(Role.FLOOR, cells)} are {COUNTS[len(cells) // 2]} pairs of cells across two parallel lines, "
            f"each pair in one box. If {digits} filled them, both lines would have all of these digits there and could "
            "change places, and the puzzle would have two solutions."
        )


class ExtendedRectangle1(ExtendedRectangle, Type1):
    """All cells of an extended rectangle but one have nothing but its digits, so that one takes none of them."""

    name = "Extended Rectangle Type 1"
    summary = "Pairs of cells across two lines have as many digits as pairs, but for one cell, which loses these."


class ExtendedRectangle2(ExtendedRectangle, Type2):
    """The cells of an extended rectangle with more than its digits all have the same one more, and one takes it."""

    name = "Extended Rectangle Type 2"
    summary = "Some cells of an extended rectangle have the same extra digit, which goes from all cells that see them."


@attrs.frozen(kw_only=True, slots=False)
class ExtendedRectangle3(ExtendedRectangle, Type3):
    """Two cells in one house have digits more: taken for one cell, these make a subset with other cells."""

    name = "Extended Rectangle Type 3"
    summary = "The extra digits of two cells of an extended rectangle make a subset with other cells of their house."


@attrs.frozen(kw_only=True, slots=False)
class ExtendedRectangle4(ExtendedRectangle, Type4):
    """Two cells in one house have digits more, and one digit of the pattern is locked to them: the others go."""

    name = "Extended Rectangle Type 4"
    summary = "Two cells of an extended rectangle have one of its digits locked, and lose the others."
