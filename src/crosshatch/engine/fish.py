"""Fish: the cover search, one for basic, finned, sashimi, Franken and mutant fish.

Some houses, the base, must each take a digit; as many other houses, the cover, hold all candidates of the base but a
few, the fins.  Unless a fin is true, the cover houses get all of their digits from the base.  So the other candidates
of the cover go where they see every fin.  A candidate of two base houses counts as a fin (an endo fin), and one that
two cover houses share goes like the rest (cannibalism), since each of them needs a digit of its own.

The base is built up house by house, in order.  Then the first base candidate that is not covered yet decides: it gets
one of its houses as a cover, or it is a fin.  In this way each cover is met just once, and a branch is given up as
soon as it has too many fins or nothing is left that sees them all.
"""

from ..board import houses
from ..board.bitset import bit, lowest, popcount
from ..board.grid import Grid

HOUSE = houses.HOUSE
PEERS = houses.PEERS
CELL_HOUSES = tuple(sum(1 << house for house in of_cell) for of_cell in houses.HOUSES_OF)

ROWS_MASK = (1 << 9) - 1
COLUMNS_MASK = ROWS_MASK << 9
BOXES_MASK = ROWS_MASK << 18

TURNS = 18
FISH_LENGTH = 5
"""The number of integers that tell one fish."""


def search(grid: Grid, start: int, side: int, other: int, size: int, max_fins: int, max_endo_fins: int) -> list[int]:
    """Return all fish of the first turn from ``start`` that has any.

    ``side`` and ``other`` are sets of houses (bit ``h`` for house ``h``).  Turn 0 takes the base from ``side`` and the
    cover from ``other`` for digit 1, turn 1 the base from ``other`` and the cover from ``side``, turn 2 and 3 do so for
    digit 2, and so on to turn 17; where both sets are the same, odd turns are left out.  ``size`` is the number of base
    houses (1 or more); a fish has up to ``max_fins`` fins, of which up to ``max_endo_fins`` are endo fins.

    The list begins with the turn.  Then come five integers for each fish: base houses, cover houses, the cells of all
    fins, those of the endo fins, and the cells that lose the digit.  It is empty where no turn from ``start`` has any.
    """
    cover_search = CoverSearch(size, max_fins, max_endo_fins)
    turn = start
    while turn < TURNS:
        bases = other if turn & 1 else side
        covers = side if turn & 1 else other
        if bases != covers or turn & 1 == 0:
            found = cover_search.run(grid, turn // 2 + 1, bases, covers)
            if found:
                return [turn] + found
        turn += 1
    return []


def digit_of(turn: int) -> int:
    """Return the digit (1..9) that a turn of the search is about."""
    return turn // 2 + 1


class CoverSearch:
    """The search for fish of one size with a limit on their fins."""

    __slots__ = (
        "base",
        "base_cells",
        "base_count",
        "base_houses",
        "base_touches",
        "bases",
        "cells",
        "covers",
        "endo_fins",
        "found",
        "max_endo_fins",
        "max_fins",
        "max_touched",
        "size",
    )

    def __init__(self, size: int, max_fins: int, max_endo_fins: int) -> None:
        self.size = size
        self.max_fins = max_fins
        self.max_endo_fins = max_endo_fins
        self.base_houses = [0] * 27
        self.base_cells = [0] * 27
        self.base_touches = [0] * 27

    def run(self, grid: Grid, digit: int, bases: int, covers: int) -> list[int]:
        """Return all fish of a digit (1..9) with base and cover from these houses, as ``search`` does."""
        self.cells = grid.digit_cells[digit]
        self.covers = covers
        self.found: list[int] = []
        if not self.cells:
            return self.found
        self._collect(grid, digit, bases)
        if self.base_count >= self.size:
            self._choose_base(0, self.size, 0, 0, 0, 0)
        return self.found

    def _collect(self, grid: Grid, digit: int, bases: int) -> None:
        """Collect the houses that can be in a base: they have the digit to place, and not too widely spread.

        Cover houses of one kind have no cell in common, so that a base can touch only so many of them as there
        are cover houses and fins.
        """
        covers = self.covers
        one_kind = covers & ROWS_MASK == covers or covers & COLUMNS_MASK == covers or covers & BOXES_MASK == covers
        self.max_touched = self.size + self.max_fins if one_kind else 27
        max_in_line = 9 if covers & BOXES_MASK else self.max_touched
        self.base_count = 0
        house = lowest(bases)
        while bases >> house:
            places = grid.places[digit * 27 + house]
            if places and (places <= max_in_line or house >= 18) and bases >> house & 1:
                self._collect_one(house)
            house += 1

    def _collect_one(self, house: int) -> None:
        cells = self.cells & HOUSE[house]
        touches = self._touched(cells)
        if popcount(touches) <= self.max_touched:
            self.base_houses[self.base_count] = house
            self.base_cells[self.base_count] = cells
            self.base_touches[self.base_count] = touches
            self.base_count += 1

    def _touched(self, cells: int) -> int:
        """Return the cover houses that have any of the cells."""
        touched = 0
        while cells:
            touched |= CELL_HOUSES[lowest(cells)]
            cells &= cells - 1
        return touched & self.covers

    def _choose_base(self, index: int, left: int, bases: int, base: int, endo_fins: int, touched: int) -> None:
        """Take up the base houses still left to choose from those collected, ``index`` and on."""
        while index <= self.base_count - left:
            cells = self.base_cells[index]
            endo = endo_fins | base & cells
            reach = touched | self.base_touches[index]
            if popcount(endo) <= self.max_endo_fins and popcount(reach) <= self.max_touched:
                chosen = bases | 1 << self.base_houses[index]
                if left > 1:
                    self._choose_base(index + 1, left - 1, chosen, base | cells, endo, reach)
                else:
                    self._cover_base(chosen, base | cells, endo, reach)
            index += 1

    def _cover_base(self, bases: int, base: int, endo_fins: int, touched: int) -> None:
        """Search for the covers of a base."""
        self.bases = bases
        self.base = base
        self.endo_fins = endo_fins
        targets = _seeing_all(self.cells, endo_fins)
        if targets:
            self._choose_cover(self.size, touched & ~bases, base & ~endo_fins, endo_fins, 0, 0, 0, targets)

    def _choose_cover(
        self, left: int, choice: int, open_cells: int, fins: int, covers: int, covered: int, twice: int, targets: int
    ) -> None:
        """Take up the cover houses still left to choose.

        ``choice`` are the houses to choose from; ``open_cells`` those of the base that are neither covered nor fins
        yet; ``covered`` and ``twice`` the candidates in one and in two of the ``covers``; ``targets`` those that see
        all fins.
        """
        if left == 0:
            self._note(fins | open_cells, covers, covered, twice, _seeing_all(targets, open_cells))
        else:
            options = choice
            if open_cells:
                options &= CELL_HOUSES[lowest(open_cells)]
            while options:
                house = lowest(options)
                options &= options - 1
                choice &= ~(1 << house)
                cells = self.cells & HOUSE[house]
                self._choose_cover(
                    left - 1,
                    choice,
                    open_cells & ~cells,
                    fins,
                    covers | 1 << house,
                    covered | cells,
                    twice | covered & cells,
                    targets,
                )
            if open_cells and popcount(fins) < self.max_fins:
                fin = lowest(open_cells)
                targets &= PEERS[fin]
                if targets:
                    rest = open_cells & ~bit(fin)
                    self._choose_cover(left, choice, rest, fins | bit(fin), covers, covered, twice, targets)

    def _note(self, fins: int, covers: int, covered: int, twice: int, targets: int) -> None:
        """Note a fish if it has not too many fins and something to remove."""
        losing = (covered & ~self.base | twice) & targets
        if losing and popcount(fins) <= self.max_fins:
            self.found += [self.bases, covers, fins, self.endo_fins, losing]


def _seeing_all(cells: int, fins: int) -> int:
    """Return which of some cells see all fins."""
    while fins:
        cells &= PEERS[lowest(fins)]
        fins &= fins - 1
    return cells
