"""3D Medusa: clusters of candidates of any digits, in two colours of which one is true.

The links are the two places of a digit in a house and the two digits of a cell.  They join candidates into clusters; in
each, all candidates of one colour are true and all of the other are false.
"""

from ...board.bitset import bit, lowest
from ...board.grid import Grid
from .colouring import linked_cells, linked_to, seen_by_any
from .links import bivalue_cells

TWICE_IN_A_CELL = 1
TWICE_IN_A_HOUSE = 2
BOTH_IN_A_CELL = 3
SEES_BOTH = 4
CELL_AND_SIGHT = 5
EMPTIED_CELL = 6

NO_CELL = -1

FINDING_LENGTH = 30
"""The number of integers that tell what a cluster leads to by one of the rules.

These are the rule; the colour that is false, 1 or 2, or else 0; the cell that shows it (one of those in the house), or
else NO_CELL; and then sets of cells by digit from 1 to 9: those of the first colour, those of the second, and those
that lose the digit.
"""


def findings(grid: Grid) -> list[int]:
    """Return what the clusters of two digits or more lead to; FINDING_LENGTH says how each finding is told."""
    return Medusa(grid).run()


class Medusa:
    """The search for what the clusters of a grid lead to; see ``findings``.

    ``colours`` holds the cluster that is looked at: for each digit the cells of its first colour, and, from index 10
    on, those of its second; ``sees`` the cells that see a cell of these.  A colour goes by the index where it starts.
    """

    __slots__ = ("colours", "done", "found", "grid", "pairs", "removed", "sees")

    colours: list[int]
    done: list[int]
    removed: list[int]
    sees: list[int]

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.colours = [0] * 20
        self.sees = [0] * 20
        self.done = [0] * 10
        self.removed = [0] * 10
        self.pairs = bivalue_cells(grid)
        self.found: list[int] = []

    def run(self) -> list[int]:
        """Return the findings, cluster by cluster in the order of their first candidates, and rule by rule."""
        digit = 0
        while digit < 9:
            digit += 1
            linked = linked_cells(self.grid, digit) | (self.pairs & self.grid.digit_cells[digit])
            left = linked & ~self.done[digit]
            while left:
                self._colour(digit, lowest(left))
                left &= ~self.done[digit]
                if self._has_two_digits():
                    self._apply_rules()
        return self.found

    def _colour(self, digit: int, cell: int) -> None:
        """Colour the cluster of a candidate, step by step from there."""
        index = 0
        while index < 20:
            self.colours[index] = 0
            index += 1
        self.colours[digit] = bit(cell)
        colour = 0
        while self._spread(colour):
            colour = 10 - colour
        index = 0
        while index < 20:
            self.sees[index] = seen_by_any(self.colours[index])
            self.done[index % 10] |= self.colours[index]
            index += 1

    def _spread(self, colour: int) -> bool:
        """Give the other colour to what is linked to a colour and has none yet; return whether there was any."""
        grew = False
        digit = 0
        while digit < 9:
            digit += 1
            rest = self.colours[colour + digit]
            while rest:
                cell = lowest(rest)
                rest &= rest - 1
                if self._add(10 - colour, digit, linked_to(self.grid, digit, cell)):
                    grew = True
                if self.pairs & bit(cell):
                    other = lowest(self.grid.cell_digits[cell] & ~(1 << digit))
                    if self._add(10 - colour, other, bit(cell)):
                        grew = True
        return grew

    def _add(self, colour: int, digit: int, cells: int) -> bool:
        """Colour those of the cells that have no colour for the digit; return whether there was any."""
        new = cells & ~(self.colours[digit] | self.colours[10 + digit])
        self.colours[colour + digit] |= new
        return new != 0

    def _has_two_digits(self) -> bool:
        count = 0
        digit = 0
        while digit < 9:
            digit += 1
            if self.colours[digit] | self.colours[10 + digit]:
                count += 1
        return count > 1

    def _apply_rules(self) -> int:
        """Note what each rule gives; return 0."""
        colour = 0
        while colour < 20:
            self._note_false(TWICE_IN_A_CELL, colour, self._twice_in_a_cell(colour))
            self._note_false(TWICE_IN_A_HOUSE, colour, self._twice_in_a_house(colour))
            self._note_false(EMPTIED_CELL, colour, self._emptied(colour))
            colour += 10
        first = self._cells(0)
        second = self._cells(10)
        digit = 0
        while digit < 9:
            digit += 1
            self.removed[digit] = self._uncoloured(digit) & first & second
        self._note(BOTH_IN_A_CELL, 0, NO_CELL)
        digit = 0
        while digit < 9:
            digit += 1
            self.removed[digit] = self._uncoloured(digit) & self.sees[digit] & self.sees[10 + digit]
        self._note(SEES_BOTH, 0, NO_CELL)
        digit = 0
        while digit < 9:
            digit += 1
            mixed = (first & self.sees[10 + digit]) | (second & self.sees[digit])
            self.removed[digit] = self._uncoloured(digit) & mixed
        return self._note(CELL_AND_SIGHT, 0, NO_CELL)

    def _cells(self, colour: int) -> int:
        """Return the cells that have a candidate of a colour."""
        cells = 0
        digit = 0
        while digit < 9:
            digit += 1
            cells |= self.colours[colour + digit]
        return cells

    def _uncoloured(self, digit: int) -> int:
        return self.grid.digit_cells[digit] & ~(self.colours[digit] | self.colours[10 + digit])

    def _twice_in_a_cell(self, colour: int) -> int:
        """Return the cells with two candidates of a colour."""
        once = 0
        twice = 0
        digit = 0
        while digit < 9:
            digit += 1
            twice |= once & self.colours[colour + digit]
            once |= self.colours[colour + digit]
        return twice

    def _twice_in_a_house(self, colour: int) -> int:
        """Return the cells of a colour that see another of the same digit and colour, for the first such digit."""
        digit = 0
        while digit < 9:
            digit += 1
            if self.colours[colour + digit] & self.sees[colour + digit]:
                return self.colours[colour + digit] & self.sees[colour + digit]
        return 0

    def _emptied(self, colour: int) -> int:
        """Return the cells without a candidate of a colour that would lose all that they have if it were true."""
        kept = self._cells(colour)
        digit = 0
        while digit < 9:
            digit += 1
            kept |= self.grid.digit_cells[digit] & ~(self.sees[colour + digit] | self.colours[10 - colour + digit])
        return self.grid.empty & ~kept

    def _note_false(self, rule: int, colour: int, cells: int) -> int:
        """Note that a colour is false, as the first of some cells shows, if there are any; return 0."""
        if not cells:
            return 0
        digit = 0
        while digit < 9:
            digit += 1
            self.removed[digit] = self.colours[colour + digit]
        return self._note(rule, 1 + colour // 10, lowest(cells))

    def _note(self, rule: int, colour: int, cell: int) -> int:
        """Note what a rule removes, if anything; return 0."""
        nothing = True
        digit = 0
        while digit < 9:
            digit += 1
            if self.removed[digit]:
                nothing = False
        if nothing:
            return 0
        self.found += [rule, colour, cell]
        index = 1
        while index < 20:
            if index != 10:
                self.found.append(self.colours[index])
            index += 1
        digit = 0
        while digit < 9:
            digit += 1
            self.found.append(self.removed[digit])
        return 0
