# cython: language_level=3
"""Simple steps, taken one after the other: singles, locked candidates and subsets.

A step is carried out at once, and noted in few numbers: its kind, and its changes.  The order in which steps are taken
is for those that derive from here: each original program has its own (``hodoku.simple``, ``explainer.simple``).
"""

from typing import NamedTuple

from ...board.bitset import bit, members, popcount
from ...board.c_types import Cells, IntArray, Short, UnsignedShort
from ...board.checks import check_given, check_within
from ...board.grid import Grid
from ...board.houses import ALL_DIGITS, DIGIT_COUNT, HOUSE, HOUSE_CELLS, NO_HOUSE
from . import kinds
from .kinds import LAST_THAT_PLACES
from .marks import Marks
from .spots import CROSSED, SPOT

FIRST_NAKED = kinds.NAKED_PAIR - 2
FIRST_HIDDEN = kinds.HIDDEN_PAIR - 2
FIRST_LOCKED = kinds.LOCKED_PAIR - 2

MOST_CHANGES = 729
"""How many changes there are at most: a candidate is placed or taken away once."""

MOST_MASKS = 9
"""How many masks there are at most, of the cells or the digits of a house."""

MOST_CHOICES = 126
"""How many ways there are at most to choose a subset: four of nine."""


class SimpleStep(NamedTuple):
    """What a step comes to: its kind (``kinds``), and pairs of cell (0..80) and digit (1..9) in the order of change."""

    kind: int
    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]


class SimpleSteps(Marks):
    """The marks of a puzzle, and the steps that were taken on them.

    Steps are noted change by change: ``count`` is the number of changes, and a step is asked for by that of its first.
    ``solved`` says whether the steps have come to the end.
    """

    def __init__(self) -> None:
        super().__init__()
        self.solved = False
        self.count = 0
        # A candidate by its index, in 10 bits; whether it begins a step; its kind.
        self._changes: list[UnsignedShort] = [0] * MOST_CHANGES
        self._masks: list[Short] = [0] * (MOST_MASKS + 1)
        self._names: list[Short] = [0] * (MOST_MASKS + 1)
        self._unions: list[Short] = [0] * MOST_CHOICES
        self._chosen: list[Short] = [0] * MOST_CHOICES
        self._begins = 1  # whether the next change begins a step
        self._size = 0
        self._mask_count = 0
        self._choice_count = 0

    def run(self) -> bool:
        """Take steps until there are none; return whether the puzzle is solved then."""
        while self.empty and self._take():
            pass
        self.solved = not self.empty
        return self.solved

    def _take(self) -> bool:
        """Take the next step; return whether there is one."""
        raise NotImplementedError

    def counts(self, first: int) -> list[tuple[int, int]]:
        """Return the kinds of the steps from a change on, in the order of their first use, each with their number."""
        check_within(first, 0, self.count)
        numbers: IntArray = [0] * 19
        for index in range(first, self.count):
            numbers[self._changes[index] >> 11] += self._changes[index] >> 10 & 1
        found: list[tuple[int, int]] = []
        for index in range(first, self.count):
            kind = self._changes[index] >> 11
            if numbers[kind]:
                found.append((kind, numbers[kind]))
                numbers[kind] = 0
        return found

    def steps(self, first: int) -> list[SimpleStep]:
        """Return the steps from a change on."""
        check_within(first, 0, self.count)
        found: list[SimpleStep] = []
        for index in range(first, self.count):
            kind = self._changes[index] >> 11
            change = ((self._changes[index] & 1023) // 9, (self._changes[index] & 1023) % 9 + 1)
            if kind <= LAST_THAT_PLACES:
                found.append(SimpleStep(kind, (change,), ()))
            elif self._changes[index] >> 10 & 1:
                found.append(SimpleStep(kind, (), (change,)))
            else:
                found.append(SimpleStep(kind, (), (*found.pop().eliminations, change)))
        return found

    def carry_out(self, grid: Grid, first: int) -> None:
        """Carry out on a grid what has changed, from a change on."""
        check_given(grid)
        check_within(first, 0, self.count)
        for index in range(first, self.count):
            candidate = self._changes[index] & 1023
            if self._changes[index] >> 11 <= LAST_THAT_PLACES:
                grid.put(candidate // 9, candidate % 9 + 1)
            else:
                grid.take(candidate // 9, candidate % 9 + 1)

    # Taking a step

    def _change(self, kind: int, cell: int, digit: int) -> None:
        """Note a change of a step of some kind."""
        self._changes[self.count] = kind << 11 | self._begins << 10 | cell * 9 + digit - 1
        self.count += 1
        self._begins = 0

    def _done(self) -> bool:
        """End a step; return that there was one."""
        self._begins = 1
        return True

    def _place(self, kind: int, cell: int, digit: int) -> bool:
        """Take the step that places a digit in a cell."""
        self.place(cell, digit)
        self._change(kind, cell, digit)
        return self._done()

    def _strip(self, kind: int, cells: Cells, digits: int) -> bool:
        """Take digits from some cells, cell by cell; return whether there were any."""
        before = self.count
        for cell in members(cells):
            for digit in members(self.digits[cell] & digits):
                self.eliminate(cell, digit)
                self._change(kind, cell, digit)
        return self.count > before

    # Patterns

    def _locked(self, kind: int, digit: int, house: int) -> bool:
        """Take locked candidates: a digit's spots in a house lie in another house, where it has more."""
        other = CROSSED[house][self.spots[digit * 27 + house]]
        if other == NO_HOUSE:
            return False
        gone = self.cells[digit] & HOUSE[other] & ~HOUSE[house]
        return gone != 0 and self._strip(kind, gone, 1 << digit) and self._done()

    def _take_naked(self, size: int, is_locked: bool, first: int, last: int, least_room: int = 0) -> bool:
        """Take the first naked subset of a size in some houses that have room; 27 is row 1 again."""
        few = self._cells_with_few(size)
        for house in range(first, last):
            if self.room[house % 27] >= least_room and self._naked(size, few, house % 27, is_locked):
                return True
        return False

    def _take_hidden(self, size: int, first: int, last: int, least_room: int) -> bool:
        """Take the first hidden subset of a size in some houses that have room; 27 is row 1 again."""
        for house in range(first, last):
            if self.room[house % 27] >= least_room and self._hidden(size, house % 27):
                return True
        return False

    def _cells_with_few(self, size: int) -> Cells:
        """Return the cells with at most so many candidates."""
        few: Cells = 0
        for cell in members(self.empty):
            if DIGIT_COUNT[self.digits[cell]] <= size:
                few |= bit(cell)
        return few

    def _naked(self, size: int, few: Cells, house: int, is_locked: bool) -> bool:
        """Take the first naked subset of a size (2 to 4) in a house, of cells with ``few`` candidates.

        What lies in a line and a box loses its digits in both.  With ``is_locked`` it must, and the line goes first;
        elsewhere such a subset must have been taken already.
        """
        cells = few & HOUSE[house]
        if popcount(cells) < size:
            return False
        self._begin(size)
        for cell in members(cells):
            self._add(self.digits[cell], SPOT[cell][house // 9])
        self._choose(0, size, 0, 0)
        for index in range(self._choice_count):
            digits = self._unions[index]
            spots = self._chosen[index]
            other = CROSSED[house][spots]
            if is_locked:
                if other != NO_HOUSE and self._locked_subset(digits, _cells_at(house, spots), house, other):
                    return self._done()
            else:
                seen = HOUSE[house] if other == NO_HOUSE else HOUSE[house] | HOUSE[other]
                if self._strip(FIRST_NAKED + size, seen & self.empty & ~_cells_at(house, spots), digits):
                    return self._done()
        return False

    def _locked_subset(self, digits: int, cells: Cells, house: int, other: int) -> bool:
        """Take the digits of a subset from its line and its box, if both have any beyond it."""
        line = HOUSE[min(house, other)]
        box = HOUSE[max(house, other)]
        others = self._cells_with_any(digits) & ~cells
        if not others & box or not others & line & ~box:
            return False
        self._strip(FIRST_LOCKED + self._size, others & line, digits)
        self._strip(FIRST_LOCKED + self._size, others & box & ~line, digits)
        return True

    def _hidden(self, size: int, house: int) -> bool:
        """Take the first hidden subset of a size (2 to 4) in a house.

        Of the other empty cells of the house it makes a naked subset, which removes the same there.
        """
        self._list_hidden(size, house)
        for index in range(self._choice_count):
            others = ALL_DIGITS & ~self._chosen[index]
            if self._strip(FIRST_HIDDEN + size, _cells_at(house, self._unions[index]), others):
                return self._done()
        return False

    def _list_hidden(self, size: int, house: int) -> None:
        """List the hidden subsets of a house: ``_chosen`` digits that have just the spots in ``_unions``."""
        self._begin(size)
        if self.room[house] > size:
            for digit in range(1, 10):
                self._add(self.spots[digit * 27 + house], 1 << digit)
            self._choose(0, size, 0, 0)

    def _cells_with_any(self, digits: int) -> Cells:
        """Return the cells that have some candidate of a mask."""
        cells: Cells = 0
        for digit in members(digits):
            cells |= self.cells[digit]
        return cells

    def _begin(self, size: int) -> None:
        """Forget the masks of which a subset of a size is to be chosen."""
        self._size = size
        self._mask_count = 0
        self._choice_count = 0

    def _add(self, mask: int, name: int) -> None:
        """Add a mask, and what it stands for, to those of which subsets are chosen, if it has some bits, not too many.

        It is written in any case, and then counts or not.
        """
        self._masks[self._mask_count] = mask
        self._names[self._mask_count] = name
        self._mask_count += 0 < DIGIT_COUNT[mask] <= self._size

    def _choose(self, index: int, left: int, union: int, chosen: int) -> None:
        """Choose ``left`` more of the masks from ``index`` on, so that their union has no more bits than the size.

        ``union`` and ``chosen`` are the unions of those taken already and of their names; both are kept of each choice.
        """
        while index <= self._mask_count - left:
            grown = union | self._masks[index]
            if DIGIT_COUNT[grown] <= self._size:
                if left > 1:
                    self._choose(index + 1, left - 1, grown, chosen | self._names[index])
                else:
                    self._unions[self._choice_count] = grown
                    self._chosen[self._choice_count] = chosen | self._names[index]
                    self._choice_count += 1
            index += 1


def _cells_at(house: int, spots: int) -> Cells:
    """Return the set of cells at some spots of a house."""
    cells: Cells = 0
    for spot in members(spots):
        cells |= bit(HOUSE_CELLS[house][spot])
    return cells
