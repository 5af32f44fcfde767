# cython: language_level=3
"""The rules of a grid about several cells, such as the sum of a cage, as nets use them.

A rule turns off the candidates that occur in no way to fill its cells.  ``base`` has the digits of each cell that occur
in some way before anything is assumed.
"""

from ...board.automaton import Automaton, Narrowing
from ...board.bitset import bit
from ...board.c_types import Byte, Cells, Short, c_only
from ...board.checks import check_cell, check_given
from ...board.grid import Grid
from ...board.rules import masks_of, table_of

MOST_RULES = 64
"""The maximum number of rules that a search uses."""


class GridRules:
    """The rules of a grid that have a table and can be met, by their place among the combinations of the board.

    ``area`` has the cells of each rule as a set, which is empty for a rule that is not used.
    """

    count: int

    def __init__(self, grid: Grid) -> None:
        check_given(grid)
        self.tables: list[Automaton] = []
        self.narrowing = Narrowing()
        self.count = 0
        self.area: list[Cells] = [0] * MOST_RULES
        self.start: list[Short] = [0] * 65
        self.cells: list[Byte] = [0] * 2048
        self.base: list[Short] = [0] * 2048
        board = grid.board
        for rule in board.combinations[:MOST_RULES]:
            table: Automaton = table_of(board, rule)
            self._add(rule.cells, masks_of(grid, rule.cells), table)

    def _add(self, cells: tuple[int, ...], masks: tuple[int, ...], table: Automaton) -> None:
        """Add a rule; it is not used if its cells are filled, or if there is no way to fill them."""
        first: int = self.start[self.count]
        last = first
        left = self.narrowing.supported(table, masks) if table.fits else []
        if max(left, default=0) and max(map(int.bit_count, masks)) > 1:
            cell: int
            for cell in cells:
                check_cell(cell)
                self.cells[last] = cell
                self.base[last] = left[last - first]
                self.area[self.count] |= bit(cell)
                last += 1
        self.tables.append(table)
        self.count += 1
        self.start[self.count] = last

    @c_only
    def place_of(self, number: int, cell: int) -> int:
        """Return the index of a cell among the cells of a rule."""
        place = 0
        while self.cells[self.start[number] + place] != cell:
            place += 1
        return place

    @c_only
    def has_way(self, number: int) -> bool:
        """Return whether the cells of a rule can be filled from the masks of ``narrowing``; see ``left`` there."""
        table: Automaton = self.tables[number]
        return self.narrowing.narrow(table)
