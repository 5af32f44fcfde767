"""The bivalue universal grave (BUG): each empty cell has two candidates, each digit two places in every house it lacks.

Were such a grid filled, the candidates left over would fill it as well, with the same digits in every house.  So a
puzzle with one solution never comes to it: where a grid is short of it by some candidates too many, one of them is
true.
"""

import attrs

from ..board.grid import Grid
from ..board.houses import cell_name
from ..engine.deadly import grave as engine
from ..engine.deadly.guardians import Deadly
from ..step import Role, Step
from .base import listed, mark
from .deadly import DeadlyStrategy, Type1, Type2, Type3, Type4


class Grave(DeadlyStrategy):
    """The whole grid for a deadly pattern; its guardians are the candidates too many."""

    where = "the cells with more than two candidates"

    def patterns(self, grid: Grid) -> list[Deadly]:
        found: list[Deadly] = grid.memo("graves", engine.graves)
        return found

    def notation(self, step: Step) -> str:
        return ""

    def picture(self, step: Step) -> str:
        guardians = step.pattern.candidates(Role.GUARDIAN)
        extra = listed(
            mark(
                Role.GUARDIAN,
                f"{listed(each.digit for each in guardians if each.cell == cell)} in {cell_name(cell)}",
            )
            for cell in step.pattern.cells(Role.ROOF)
        )
        return (
            f"Without {extra}, every empty cell would have two candidates, and every digit two places in each house "
            "that lacks it. Then what one solution leaves over would make another, and the puzzle would have two "
            "solutions."
        )

    def way_out(self, step: Step) -> str:
        many = len(step.pattern.candidates(Role.GUARDIAN)) > 1
        return f"{'one of these candidates' if many else 'this candidate'} must be true"


@attrs.frozen(kw_only=True, slots=False)
class BivalueUniversalGravePlusOne(Grave, Type1):
    """One cell has a third candidate, without which the grid would be a grave: so that is the one to be true.

    With ``several``, a cell with more than one candidate too many counts as well, as in Sudoku Explainer.
    """

    name = "Bivalue Universal Grave + 1"
    summary = "All empty cells but one have two candidates; the odd candidate of that one must be true."

    several: bool = False

    def patterns(self, grid: Grid) -> list[Deadly]:
        return [each for each in super().patterns(grid) if self.several or each.extras.bit_count() == 1]


class BivalueUniversalGrave2(Grave, Type2):
    """The candidates too many are all the same digit: one of their cells takes it."""

    name = "Bivalue Universal Grave Type 2"
    summary = "A grid would be a grave but for one digit in some cells; it goes from all cells that see these."


@attrs.frozen(kw_only=True, slots=False)
class BivalueUniversalGrave3(Grave, Type3):
    """The candidates too many are in one house: taken for one cell, they make a naked subset with other cells."""

    name = "Bivalue Universal Grave Type 3"
    summary = "The candidates that keep a grid from being a grave make a subset with other cells of their house."


@attrs.frozen(kw_only=True, slots=False)
class BivalueUniversalGrave4(Grave, Type4):
    """Two cells of a house have candidates too many, and a digit that is locked to them: one of the two takes it."""

    name = "Bivalue Universal Grave Type 4"
    summary = "The two cells that keep a grid from being a grave have a digit locked; their other digits go."
