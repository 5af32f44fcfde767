"""Subsets: as many digits as cells in a house, so that neither has room for anything else.

A naked subset is known by its cells, which have no other digits; a hidden one by its digits, which have no other
cells.  Locked subsets are the naked ones that lie in a line and a box at once and act on both.
"""

from collections.abc import Iterator
from typing import ClassVar

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import HOUSE, cells_in, cells_name, digits_in, house_name
from ..engine.sets import subsets as engine
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, conclude, in_groups, listed, mark, mark_cells

COUNTS = ("no", "one", "two", "three", "four")


class Subset(Strategy):
    """A strategy for subsets of ``size`` cells and digits."""

    family = "Subsets"
    size: ClassVar[int]

    def notation(self, step: Step) -> str:
        digits = ",".join(map(str, step.pattern.digits(Role.PATTERN)))
        return f"{digits} in {cells_name(step.pattern.cells(Role.PATTERN))}"


class NakedSubset(Subset):
    """Cells of a house that have, between them, no more candidates than there are cells.

    Each cell takes one of the digits, and no two take the same, so the cells use all of them up.  The other cells
    of the house lose these digits.
    """

    locked: ClassVar[bool] = False
    """Whether the cells lie in a line and a box, and the other cells of both have something to lose."""

    def find(self, grid: Grid) -> Iterator[Step]:
        found = grid.memo(("naked subsets", self.size), self._all)
        for digits, cells, house, other in in_groups(found, 4):
            houses = (house,) if other == engine.NO_HOUSE else (house, other)
            if (len(houses) > 1) == self.locked:
                yield self._step(grid, digits, cells, houses)

    def _all(self, grid: Grid) -> list[int]:
        return engine.naked(grid, self.size)

    def _step(self, grid: Grid, digits: int, cells: int, houses: tuple[int, ...]) -> Step:
        pattern = Pattern(
            truths=[CELL_TRUTHS[cell] for cell in cells_in(cells)],
            cells={Role.PATTERN: cells_in(cells)},
            houses={Role.HOUSE: houses},
            digits={Role.PATTERN: digits_in(digits)},
        )
        others = 0
        for house in houses:
            others |= HOUSE[house] & ~cells
        removed = [
            candidate(cell, digit) for digit in digits_in(digits) for cell in cells_in(grid.cells_with(digit) & others)
        ]
        return Step(self, pattern, eliminations=removed)

    def explain(self, step: Step) -> str:
        cells = step.pattern.cells(Role.PATTERN)
        digits = listed(step.pattern.digits(Role.PATTERN))
        houses = listed(mark(Role.HOUSE, house_name(house)) for house in step.pattern.houses(Role.HOUSE))
        count = COUNTS[self.size]
        return (
            f"{mark_cells(Role.PATTERN, cells)} have no candidates but {digits}. These are {count} cells for {count} "
            f"digits, so each cell takes one of them, and none is left over for the other cells of {houses}. "
            f"{conclude(step)}"
        )


class HiddenSubset(Subset):
    """Digits of a house that have, between them, no more places than there are digits.

    Each digit takes one of the places, and no two take the same, so the digits fill all of them.  Those cells lose
    their other candidates.
    """

    def find(self, grid: Grid) -> Iterator[Step]:
        house = -1
        while found := engine.hidden(grid, self.size, house + 1):
            house = found[0]
            for digits, cells in in_groups(found[1:], 2):
                yield self._step(grid, house, digits, cells)

    def _step(self, grid: Grid, house: int, digits: int, cells: int) -> Step:
        pattern = Pattern(
            truths=[HOUSE_TRUTHS[digit][house] for digit in digits_in(digits)],
            cells={Role.PATTERN: cells_in(cells)},
            houses={Role.HOUSE: [house]},
            digits={Role.PATTERN: digits_in(digits)},
        )
        removed = [
            candidate(cell, digit) for cell in cells_in(cells) for digit in digits_in(grid.digits_of(cell) & ~digits)
        ]
        return Step(self, pattern, eliminations=removed)

    def explain(self, step: Step) -> str:
        (house,) = step.pattern.houses(Role.HOUSE)
        cells = step.pattern.cells(Role.PATTERN)
        digits = listed(step.pattern.digits(Role.PATTERN))
        count = COUNTS[self.size]
        return (
            f"In {mark(Role.HOUSE, house_name(house))}, {digits} can go nowhere but into "
            f"{mark_cells(Role.PATTERN, cells)}. These are {count} digits for {count} cells, so they fill all of them, "
            f"and no other digit fits in there. {conclude(step)}"
        )


class LockedPair(NakedSubset):
    """A naked pair in a line and a box at once: the other cells of both lose its digits."""

    name = "Locked Pair"
    family = "Intersections"
    summary = "Two cells where a line and a box cross share their only two candidates, which go from both houses."
    size = 2
    locked = True


class LockedTriple(NakedSubset):
    """A naked triple that fills the crossing of a line and a box: the other cells of both lose its digits."""

    name = "Locked Triple"
    family = "Intersections"
    summary = "The three cells where a line and a box cross have three candidates, which go from both houses."
    size = 3
    locked = True


class NakedPair(NakedSubset):
    """Two cells of a house with the same two candidates: the other cells of the house lose them."""

    name = "Naked Pair"
    summary = "Two cells of a house have the same two candidates, which go from the rest of the house."
    size = 2


class NakedTriple(NakedSubset):
    """Three cells of a house with three candidates between them: the other cells of the house lose them."""

    name = "Naked Triple"
    summary = "Three cells of a house have three candidates between them, which go from the rest of the house."
    size = 3


class NakedQuadruple(NakedSubset):
    """Four cells of a house with four candidates between them: the other cells of the house lose them."""

    name = "Naked Quadruple"
    summary = "Four cells of a house have four candidates between them, which go from the rest of the house."
    size = 4


class HiddenPair(HiddenSubset):
    """Two digits of a house with the same two places: those cells lose their other candidates."""

    name = "Hidden Pair"
    summary = "Two digits of a house have the same two places, which can take nothing else."
    size = 2


class HiddenTriple(HiddenSubset):
    """Three digits of a house with three places between them: those cells lose their other candidates."""

    name = "Hidden Triple"
    summary = "Three digits of a house have three places between them, which can take nothing else."
    size = 3


class HiddenQuadruple(HiddenSubset):
    """Four digits of a house with four places between them: those cells lose their other candidates."""

    name = "Hidden Quadruple"
    summary = "Four digits of a house have four places between them, which can take nothing else."
    size = 4
