"""Unique loops: a ring of cells with the same two digits, which could be filled in two ways.

A unique rectangle is the shortest of them; Sudoku Explainer finds both with one rule, and so can these classes, with
``least=4``.
"""

import attrs

from ..board.grid import Grid
from ..board.houses import HOUSES_OF, cell_name
from ..engine.deadly import loops as engine
from ..engine.deadly.guardians import Deadly
from ..step import Role, Step
from .base import mark
from .deadly import DeadlyStrategy, Type1, Type2, Type3, Type4, cells_of

LONGEST = 18
"""The number of cells that two digits have in a grid, so that no loop is longer."""


@attrs.frozen(kw_only=True, slots=False)
class UniqueLoop(DeadlyStrategy):
    """A loop of ``least`` to ``most`` cells, an even number, all with the same two digits.

    Neighbours share a house, and each house that the loop touches holds just two of its cells, one at an odd and one
    at an even place of the loop.
    """

    least: int = 6
    most: int = LONGEST

    def patterns(self, grid: Grid) -> list[Deadly]:
        found: list[Deadly] = grid.memo(("unique loops", self.least, self.most), self._unique)
        return found

    def _unique(self, grid: Grid) -> list[Deadly]:
        return engine.unique(grid, self.least, self.most)

    def picture(self, step: Step) -> str:
        cells = cells_of(step)
        around = ", ".join(cell_name(cell) for cell in _round(cells))
        one, two = step.pattern.digits(Role.PATTERN)
        return (
            f"{mark(Role.FLOOR, around)} form a loop of {len(cells)} cells, all with {one} and {two}: each shares a "
            "house with the next, and every house has two of them or none. If these two digits filled the loop, they "
            "could change places, and the puzzle would have two solutions."
        )


class UniqueLoop1(UniqueLoop, Type1):
    """All cells of a loop but one have nothing but the two digits, so that one takes neither of them."""

    name = "Unique Loop Type 1"
    summary = "All cells of a loop but one have the same two candidates, which go from that one."


class UniqueLoop2(UniqueLoop, Type2):
    """The cells of a loop that have more than the two digits all have the same one more, and one of them takes it."""

    name = "Unique Loop Type 2"
    summary = "Some cells of a loop have the same extra digit, which goes from all cells that see them."


@attrs.frozen(kw_only=True, slots=False)
class UniqueLoop3(UniqueLoop, Type3):
    """Two cells of a loop in one house have digits more: taken for one cell, these make a subset with other cells."""

    name = "Unique Loop Type 3"
    summary = "The extra digits of two cells of a loop make a subset with other cells of their house."


@attrs.frozen(kw_only=True, slots=False)
class UniqueLoop4(UniqueLoop, Type4):
    """Two cells of a loop in one house have digits more, and one of its digits is locked to them: the other goes."""

    name = "Unique Loop Type 4"
    summary = "Two cells of a loop have one of its digits locked, and lose the other one."


def _round(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cells of a loop in the order of a way round it, from the first cell to one of its neighbours."""
    path = [cells[0]]

    def walk() -> bool:
        if len(path) == len(cells):
            return _neighbours(path[-1], path[0])
        for cell in cells:
            if cell not in path and _neighbours(path[-1], cell):
                path.append(cell)
                if walk():
                    return True
                path.pop()
        return False

    return tuple(path) if walk() else cells


def _neighbours(one: int, other: int) -> bool:
    return bool(set(HOUSES_OF[one]) & set(HOUSES_OF[other]))
