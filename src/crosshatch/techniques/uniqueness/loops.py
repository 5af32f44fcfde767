# cython: language_level=3
"""Unique loops: empty cells with the same two digits, two of them, next to each other, in each house that they touch.

Cells next to each other take different digits, so that going round there are two ways to fill them, and both give
every house the same digits.  No other rule may be about the cells.  For this the cells need two colours, one cell of
each in every house.  The search gives the first cell a colour and then, as long as a house has one cell only, tries
each cell that could be the second: the next loop is another choice of cells, so that each loop is met once, however one
goes round it.
"""

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Word, internal
from ...board.cells import cells_of_size
from ...board.checks import check_cells, check_within
from ...board.grid import Grid, changed_since_nothing, found_nothing
from .guardians import DeadlyFinding, uniform

MOST_FOUND = 1000
"""The most loops that are listed; puzzles have a few, and boards where the same digits are open everywhere millions."""


def unique(grid: Grid, least: int, most: int) -> list[DeadlyFinding]:
    """Return the loops of ``least`` to ``most`` cells (4 or more) that have a cell with nothing but the two digits.

    Not more than two cells have other candidates, or else these are all the same digit; no other loop gives anything.
    """
    check_within(least, 4, 81)
    check_within(most, least, 81)
    search = LoopSearch(grid, least, most, changed_since_nothing(grid, ("loops", least, most)))
    pairs = cells_of_size(grid, 2)
    for one in range(1, 9):
        with_one = pairs & grid.digit_cells[one]
        for two in range(one + 1, 10):
            if with_one & grid.digit_cells[two]:
                search.run(one, two, with_one & grid.digit_cells[two])
    if not search.found:
        found_nothing(grid, ("loops", least, most))
    return search.found


@internal
class LoopSearch:
    """The search for the loops of a grid with any of the ``changed`` cells, pair of digits by pair of digits."""

    def __init__(self, grid: Grid, least: int, most: int, changed: int) -> None:
        check_within(least, 4, 81)
        check_within(most, least, 81)
        check_cells(changed)
        self.grid = grid
        self.least = least
        self.most = most
        self.changed: Cells = changed
        self.pair = 0
        self.usable: Cells = 0
        self.found: list[DeadlyFinding] = []

    def run(self, one: int, two: int, clean: Cells) -> None:
        """Note the loops of two digits, in the order of their first cell with nothing else, one of the clean cells."""
        self.usable = self.grid.digit_cells[one] & self.grid.digit_cells[two] & ~self.grid.tables.touched
        self.pair = 1 << one | 1 << two
        self._prune()
        while clean & self.usable and len(self.found) < MOST_FOUND:
            cell = lowest(clean & self.usable)
            self._grow(bit(cell), 1, self.grid.tables.houses_of[cell], 0, 0, 0, 0)
            self.usable &= ~bit(cell)  # every loop with this cell has been met
            self._prune()

    def _prune(self) -> None:
        """Leave out cells that are alone in a house, until none is; all of them, where there can be no loop."""
        before: Cells = 0
        while self.usable != before:
            before = self.usable
            if popcount(self.usable) < self.least or not self.usable & self.changed:
                self.usable = 0
            once: Word = 0
            twice: Word = 0
            for cell in members(self.usable):
                touched = self.grid.tables.houses_of[cell]
                twice |= once & touched
                once |= touched
            for house in members(once & ~twice):
                self.usable &= ~self.grid.tables.house[house]

    def _grow(self, cells: Cells, count: int, ones: Word, others: Word, full: Word, extra: int, extras: int) -> None:
        """Add a second cell to the first house that has one only, or note the loop if there is no such house.

        ``ones`` and ``others`` are the houses that have just a cell of the one or the other colour, ``full`` those
        that have both; ``extra`` counts the cells with other candidates, whose digits are ``extras``.
        """
        single = ones | others
        if single == 0:
            if count >= self.least and extra and len(self.found) < MOST_FOUND:
                self.found.append(uniform(self.grid, cells, self.pair))
        elif count < self.most:
            self._add_to(lowest(single), cells, count, ones, others, full, extra, extras)

    def _add_to(
        self, house: int, cells: Cells, count: int, ones: Word, others: Word, full: Word, extra: int, extras: int
    ) -> None:
        """Add each cell that could be the second of a house to the loop, and go on from there."""
        colour = ones & bit(house) != 0
        rest = self.usable & self.grid.tables.house[house] & ~cells
        while rest and len(self.found) < MOST_FOUND:
            cell = lowest(rest)
            rest &= rest - 1
            touched = self.grid.tables.houses_of[cell]
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
