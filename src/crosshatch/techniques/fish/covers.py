# cython: language_level=3
"""The choice of covers for the base of a fish, in which ordinary fish and Kraken fish are alike."""

from ...board.bitset import bit, lowest, members, popcount
from ...board.board import CLASSIC
from ...board.board_tables import BoardTables
from ...board.c_types import Cells, Word


class CoverChoice:
    """Goes through the covers of a base, for a digit in some ``cells`` of a board, and notes each."""

    def __init__(self) -> None:
        self.tables: BoardTables = CLASSIC.tables
        self.cells: Cells = 0
        self.work = 0  # how many choices were made since they were last counted

    def _choose_cover(
        self, left: int, choice: Word, open_cells: Cells, covers: Word, covered: Cells, twice: Cells, fins_left: int
    ) -> None:
        """Take up the cover houses still left to choose; the first of the open cells decides, or becomes a fin.

        ``choice`` are the houses to choose from; ``open_cells`` those of the base that are not covered yet, and must be
        but for ``fins_left`` of them; ``covered`` and ``twice`` the candidates in one and in two of the ``covers``.
        """
        self.work += 1
        if left == 0 and popcount(open_cells) <= fins_left:
            self._note(covers, covered, twice)
        options: Word = choice if left else 0
        if open_cells:
            options &= self.tables.houses_of[lowest(open_cells)]
        for house in members(options):
            choice &= ~bit(house)
            cells = self.cells & self.tables.house[house]
            self._choose_cover(
                left - 1,
                choice,
                open_cells & ~cells,
                covers | bit(house),
                covered | cells,
                twice | covered & cells,
                fins_left,
            )
        if left and open_cells and fins_left:
            cell = lowest(open_cells)
            choice &= ~self.tables.houses_of[cell]
            self._choose_cover(left, choice, open_cells & ~bit(cell), covers, covered, twice, fins_left - 1)

    def _note(self, covers: Word, covered: Cells, twice: Cells) -> None:
        """Note a cover of the base, with the candidates in one and in two of its houses."""
        raise NotImplementedError
