"""Direct techniques: a pattern and the hidden single that it leaves, taken as one step.

Sudoku Explainer rates them this way: someone who sees a pair of digits lock two cells of a box, and at once the one
cell that remains for a third, places that digit without writing any candidates down.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from ..board.bitset import lowest, popcount
from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import BOXES, COLUMNS, DIGITS, HOUSE, LINES, ROWS, cells_in, cells_name, house_code, house_name
from ..step import HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, conclude, listed, mark, mark_cells


class DirectLocked(Strategy):
    """A digit locked in the crossing of two houses leaves one place for it in a third, which crosses the second."""

    family = "Direct"
    bases: ClassVar[range]
    """The houses in which the digit is locked; the third house is of the same kind."""

    covers: ClassVar[range]
    """The houses that it is locked into, and whose rest it leaves."""

    def find(self, grid: Grid) -> Iterator[Step]:
        for digit in DIGITS:
            for base in self.bases:
                cells = grid.cells_with(digit) & HOUSE[base]
                if 1 < popcount(cells) < 4:
                    yield from self._beyond(grid, digit, base, cells)

    def _beyond(self, grid: Grid, digit: int, base: int, cells: int) -> Iterator[Step]:
        """Yield the single in each house that the locked cells shorten."""
        for cover in self.covers:
            if cells & ~HOUSE[cover]:
                continue
            removed = grid.cells_with(digit) & HOUSE[cover] & ~cells
            for third in _kind_of(base):
                left = grid.cells_with(digit) & HOUSE[third] & ~HOUSE[cover]
                if third != base and removed & HOUSE[third] and popcount(left) == 1:
                    yield self._step(digit, base, cover, third, lowest(left), cells)

    def _step(self, digit: int, base: int, cover: int, third: int, cell: int, cells: int) -> Step:
        pattern = Pattern(
            truths=[HOUSE_TRUTHS[digit][base], HOUSE_TRUTHS[digit][third]],
            cells={Role.PATTERN: cells_in(cells)},
            houses={Role.BASE: [base], Role.COVER: [cover], Role.HOUSE: [third]},
            digits={Role.PATTERN: [digit]},
        )
        return Step(self, pattern, placements=[candidate(cell, digit)])

    def notation(self, step: Step) -> str:
        (digit,), (base,) = step.pattern.digits(Role.PATTERN), step.pattern.houses(Role.BASE)
        return f"{digit} in {house_code(base)}"

    def explain(self, step: Step) -> str:
        (digit,), (base,) = step.pattern.digits(Role.PATTERN), step.pattern.houses(Role.BASE)
        (cover,), (third,) = step.pattern.houses(Role.COVER), step.pattern.houses(Role.HOUSE)
        return (
            f"The {digit} of {mark(Role.BASE, house_name(base))} is in "
            f"{mark_cells(Role.PATTERN, step.pattern.cells(Role.PATTERN))}, so it is nowhere else in "
            f"{mark(Role.COVER, house_name(cover))}. That leaves one place for the {digit} of "
            f"{mark(Role.HOUSE, house_name(third))}. {conclude(step)}"
        )


def _kind_of(house: int) -> range:
    """Return the houses of the same kind as a house."""
    return next(kind for kind in (ROWS, COLUMNS, BOXES) if house in kind)


class DirectPointing(DirectLocked):
    """Pointing, and the hidden single of the same digit that it leaves in another box on the line."""

    name = "Direct Pointing"
    summary = "A digit locked on a line inside of a box leaves it one place in another box."
    bases = BOXES
    covers = LINES


class DirectClaiming(DirectLocked):
    """Claiming, and the hidden single of the same digit that it leaves in another line through the box."""

    name = "Direct Claiming"
    summary = "A digit locked in a box inside of a line leaves it one place in another line."
    bases = LINES
    covers = BOXES


class DirectHiddenSubset(Strategy):
    """Digits that fill as many cells of a house between them leave one place there for another digit."""

    family = "Direct"
    size: ClassVar[int]

    def find(self, grid: Grid) -> Iterator[Step]:
        for house in (*BOXES, *COLUMNS, *ROWS):
            if grid.room_left(house) > self.size:
                yield from self._in_house(grid, house)

    def _in_house(self, grid: Grid, house: int) -> Iterator[Step]:
        few = [digit for digit in DIGITS if 1 < grid.places_left(digit, house) <= self.size]
        for digits in combinations(few, self.size):
            cells = 0
            for digit in digits:
                cells |= grid.cells_with(digit) & HOUSE[house]
            if popcount(cells) == self.size:
                yield from self._left_over(grid, house, digits, cells)

    def _left_over(self, grid: Grid, house: int, digits: tuple[int, ...], cells: int) -> Iterator[Step]:
        """Yield the single of each other digit that has one place outside of the subset's cells."""
        for digit in DIGITS:
            places = grid.cells_with(digit) & HOUSE[house]
            if digit not in digits and places & cells and popcount(places & ~cells) == 1:
                pattern = Pattern(
                    truths=[HOUSE_TRUTHS[each][house] for each in (*digits, digit)],
                    cells={Role.PATTERN: cells_in(cells)},
                    houses={Role.HOUSE: [house]},
                    digits={Role.PATTERN: digits},
                )
                yield Step(self, pattern, placements=[candidate(lowest(places & ~cells), digit)])

    def notation(self, step: Step) -> str:
        digits = ",".join(map(str, step.pattern.digits(Role.PATTERN)))
        return f"{digits} in {cells_name(step.pattern.cells(Role.PATTERN))}"

    def explain(self, step: Step) -> str:
        (house,) = step.pattern.houses(Role.HOUSE)
        (placed,) = step.placements
        return (
            f"In {mark(Role.HOUSE, house_name(house))}, {listed(step.pattern.digits(Role.PATTERN))} fill "
            f"{mark_cells(Role.PATTERN, step.pattern.cells(Role.PATTERN))}. That leaves one place for the "
            f"{placed.digit}. {conclude(step)}"
        )


class DirectHiddenPair(DirectHiddenSubset):
    """A hidden pair, and the hidden single of another digit that it leaves in the same house."""

    name = "Direct Hidden Pair"
    summary = "Two digits fill two cells of a house, which leaves one place there for a third."
    size = 2


class DirectHiddenTriple(DirectHiddenSubset):
    """A hidden triple, and the hidden single of another digit that it leaves in the same house."""

    name = "Direct Hidden Triple"
    summary = "Three digits fill three cells of a house, which leaves one place there for a fourth."
    size = 3
