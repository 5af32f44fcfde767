"""Unique loops: empty cells with the same two digits, two of them, next to each other, in each house that they touch.

Cells next to each other take different digits, so that going round there are two ways to fill them, and both give
every house the same digits.  For this the cells need two colours, one cell of each in every house.  The search gives
the first cell a colour and then, as long as a house has one cell only, tries each cell that could be the second: the
next loop is another choice of cells, so that each loop is met once, however one goes round it.
"""

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid
from ..cells import cells_with_any
from .guardians import Deadly, uniform

HOUSE = houses.HOUSE
HOUSES_MASK_OF = houses.HOUSES_MASK_OF
ALL_DIGITS = houses.ALL_DIGITS


def unique(grid: Grid, least: int, most: int) -> list[Deadly]:
    """Return the loops of ``least`` to ``most`` cells (4 or more) that have a cell with nothing but the two digits.

    Not more than two cells have other candidates, or else these are all the same digit; no other loop gives anything.
    """
    search = LoopSearch(grid, least, most)
    for one in range(1, 9):
        for two in range(one + 1, 10):
            search.run(one, two)
    return search.found


class LoopSearch:
    """The search for the loops of a grid, pair of digits by pair of digits."""

    def __init__(self, grid: Grid, least: int, most: int) -> None:
        self.grid = grid
        self.least = least
        self.most = most
        self.pair = 0
        self.usable = 0
        self.found: list[Deadly] = []

    def run(self, one: int, two: int) -> None:
        """Note the loops of two digits, in the order of their first cell with nothing else."""
        self.usable = self.grid.digit_cells[one] & self.grid.digit_cells[two]
        if popcount(self.usable) >= self.least:
            self.pair = 1 << one | 1 << two
            clean = self.usable & ~cells_with_any(self.grid, ALL_DIGITS & ~self.pair)
            if clean:
                self._prune()
            while clean & self.usable:
                cell = lowest(clean & self.usable)
                self._grow(bit(cell), 1, HOUSES_MASK_OF[cell], 0, 0, 0, 0)
                self.usable &= ~bit(cell)  # every loop with this cell has been met
                self._prune()

    def _prune(self) -> None:
        """Leave out cells that are alone in one of their houses, until none is."""
        before = 0
        while self.usable != before:
            before = self.usable
            for house in range(27):
                cells = self.usable & HOUSE[house]
                if cells & (cells - 1) == 0:
                    self.usable &= ~cells

    def _grow(self, cells: int, count: int, ones: int, others: int, full: int, extra: int, extras: int) -> None:
        """Add a second cell to the first house that has one only, or note the loop if there is no such house.

        ``ones`` and ``others`` are the houses that have just a cell of the one or the other colour, ``full`` those
        that have both; ``extra`` counts the cells with other candidates, whose digits are ``extras``.
        """
        single = ones | others
        if single == 0:
            if count >= self.least and extra:
                self.found.append(uniform(self.grid, cells, self.pair))
        elif count < self.most:
            self._add_to(lowest(single), cells, count, ones, others, full, extra, extras)

    def _add_to(
        self, house: int, cells: int, count: int, ones: int, others: int, full: int, extra: int, extras: int
    ) -> None:
        """Add each cell that could be the second of a house to the loop, and go on from there."""
        colour = ones >> house & 1
        rest = self.usable & HOUSE[house] & ~cells
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            touched = HOUSES_MASK_OF[cell]
            same = others if colour else ones  # the houses that have a cell of its colour
            mask = self.grid.cell_digits[cell] & ~self.pair
            digits = extras | mask
            number = extra + 1 if mask else extra
            if touched & (full | same) == 0 and (number <= 2 or digits & (digits - 1) == 0):
                met = touched & (ones | others)
                new = touched & ~met
                self._grow(
                    cells | bit(cell),
                    count + 1,
                    ones & ~met if colour else ones | new,
                    others | new if colour else others & ~met,
                    full | met,
                    number,
                    digits,
                )
