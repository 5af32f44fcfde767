# cython: language_level=3
"""The links that unary chains go by: of two candidates that are the last two of a cell, or of a digit in a house."""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells, Short, c_only
from ...board.houses import HOUSE
from .kinds import X, Y
from .position import Position

NONE = -1

MOST_NEW = 16
"""How many new links are noted; where there are more, most candidates have to do with one."""


class Links:
    """The links of a position, of which some are taken at a time.

    ``partners`` has four places for each candidate: the other one in its cell, its box, its row, its column; those from
    ``first_link`` to ``last_link`` are taken.  ``forcing`` has for each digit the cells where something is on by the
    links that are taken if it is off there.

    Where it is known of a position that it is barren, that it has no chain and no cycle, links that it has not are
    ``new_ones`` with ``new_others``, in cells first, then in houses.
    """

    def __init__(self) -> None:
        self.position = Position()
        self.partners: list[Short] = [0] * 2916
        self.forcing: list[Cells] = [0] * 10
        self.first_link = 0
        self.last_link = 0
        self.has_barren = False
        self.new_in_cells = 0
        self.new_in_houses = 0
        self.new_ones: list[Short] = [0] * MOST_NEW
        self.new_others: list[Short] = [0] * MOST_NEW
        self._in_cells: list[Cells] = [0] * 10
        self._in_houses: list[Cells] = [0] * 10

    @c_only
    def load(self, position: Position, barren: Position | None) -> None:
        """Find the links of a position; ``barren`` is one with the same candidates and perhaps more."""
        self.position.copy(position)
        self.has_barren = barren is not None
        self.new_in_cells = 0
        self.new_in_houses = 0
        for index in range(2916):
            self.partners[index] = NONE
        for digit in range(1, 10):
            self._in_cells[digit] = 0
            self._in_houses[digit] = 0
        self._join_in_cells(barren)
        self._join_in_houses(barren)

    def _join_in_cells(self, barren: Position | None) -> None:
        for cell in members(self.position.empty):
            digits = self.position.cell_digits[cell]
            rest = digits & (digits - 1)
            if rest and rest & (rest - 1) == 0:
                self._in_cells[lowest(digits)] |= bit(cell)
                self._in_cells[lowest(rest)] |= bit(cell)
                new = barren is not None and barren.cell_digits[cell] != digits
                self._join(cell * 9 + lowest(digits) - 1, cell * 9 + lowest(rest) - 1, 0, new)

    def _join_in_houses(self, barren: Position | None) -> None:
        for digit in range(1, 10):
            for house in range(27):
                cells = self.position.digit_cells[digit] & HOUSE[house]
                rest = cells & (cells - 1)
                if rest and rest & (rest - 1) == 0:
                    self._in_houses[digit] |= cells
                    new = barren is not None and barren.digit_cells[digit] & HOUSE[house] != cells
                    link = 1 if house >= 18 else 2 if house < 9 else 3
                    self._join(lowest(cells) * 9 + digit - 1, lowest(rest) * 9 + digit - 1, link, new)

    def _join(self, one: int, other: int, link: int, new: bool) -> None:
        self.partners[4 * one + link] = other
        self.partners[4 * other + link] = one
        if new:
            count = self.new_in_cells + self.new_in_houses
            if count < MOST_NEW:
                self.new_ones[count] = one
                self.new_others[count] = other
            if link:
                self.new_in_houses += 1
            else:
                self.new_in_cells += 1

    @c_only
    def take(self, kind: int) -> None:
        """Take the links of a kind of chains: in houses only (X), in cells only (Y), or both (XY)."""
        self.first_link = 1 if kind == X else 0
        self.last_link = 0 if kind == Y else 3
        for digit in range(1, 10):
            self.forcing[digit] = 0
            if kind != Y:
                self.forcing[digit] |= self._in_houses[digit]
            if kind != X:
                self.forcing[digit] |= self._in_cells[digit]

    @c_only
    def may_have(self, kind: int) -> bool:
        """Return whether there may be a chain of a kind: not, if it is known to need a new link, and there is none."""
        if not self.has_barren:
            return True
        return (kind != Y and self.new_in_houses > 0) or (kind != X and self.new_in_cells > 0)

    @c_only
    def news_are_few(self) -> bool:
        """Return whether all chains are known to go by new links, and all of these were noted."""
        return self.has_barren and self.new_in_cells + self.new_in_houses <= MOST_NEW
