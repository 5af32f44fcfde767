"""Templates: the ways to put all nine of a digit on the board.

A template has one cell in each row, column and box; there are 46,656.  Those that fit a position lie on cells where the
digit stands or is a candidate, and they are found row by row, so that the others never come up.  A template of one
digit is no longer possible either if it uses a cell that another digit has in all of its templates, and so takes.

What the templates of a digit decide rarely rests on all that: ``Overlay.needed`` leaves out every row without which it
would be decided all the same.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid

HOUSE = houses.HOUSE
PEERS = houses.PEERS
ALL_CELLS = houses.ALL_CELLS

ALL_ROWS = (1 << 9) - 1

TRIES = 100_000
"""How many times a digit is put into a cell at most to see which rows are needed, where these are of several digits."""


class Decided(NamedTuple):
    """What the templates of a digit decide: candidates that all of them use, and such as none uses, as cell sets."""

    digit: int
    placed: int
    removed: int


class Goal(NamedTuple):
    """A digit to be shown to take a cell, or not to, without the cells that are taken by each of the others."""

    digit: int
    cell: int
    takes: bool
    taken: list[int]


def fitting(grid: Grid, digit: int) -> list[int]:
    """Return the templates of a digit that fit a position, as sets of nine cells."""
    found: list[int] = []
    _fit_from(grid.digit_cells[digit] | grid.placed(digit), 0, 0, found)
    return found


def _fit_from(free: int, row: int, template: int, found: list[int]) -> int:
    """Find the ways to go on from a row with the cells that are still free; return 0."""
    if row == 9:
        found.append(template)
        return 0
    rest = free & HOUSE[row]
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        _fit_from(free & ~PEERS[cell], row + 1, template | bit(cell), found)
    return 0


def fits(free: int, rows: int) -> bool:
    """Return whether each of some rows (bit by row) can have one of the free cells, no two of which see each other."""
    if rows == 0:
        return True
    rest = free & HOUSE[lowest(rows)]
    while rest:
        if fits(free & ~PEERS[lowest(rest)], rows & (rows - 1)):
            return True
        rest &= rest - 1
    return False


def _without(templates: list[int], cells: int) -> list[int]:
    """Return the templates that use none of some cells."""
    kept = []
    for each in templates:
        template = each
        if template & cells == 0:
            kept.append(each)
    return kept


def overlay(grid: Grid) -> "Overlay":
    """Return the templates of a position, laid over one another."""
    return Overlay(grid)


class Overlay:
    """The templates of all digits, laid over one another until none rules out any more.

    ``decided`` is empty where a digit has no template, so that there is no solution.  By digit, ``places`` are the
    cells where it is a candidate, and ``rows`` those rows; ``common`` the cells of all its templates, ``used`` those of
    any, and ``taken`` the cells by other digit which its templates must not use.  ``reasons`` tells for each cell that
    a digit must take, by the digit and the cell, what was taken by others when that showed.  ``tries`` are left to see
    which rows are needed.
    """

    __slots__ = ("common", "decided", "places", "reasons", "rows", "taken", "templates", "tries", "used")

    common: list[int]
    places: list[int]
    rows: list[int]
    used: list[int]
    decided: list[Decided]
    reasons: dict[tuple[int, int], list[int]]
    taken: list[list[int]]
    templates: list[list[int]]

    def __init__(self, grid: Grid) -> None:
        self.common = [0] * 10
        self.used = [0] * 10
        self.places = [0] * 10
        self.rows = [0] * 10
        self.taken = [[0] * 10 for _ in range(10)]
        self.templates = [[]] + [fitting(grid, digit) for digit in houses.DIGITS]
        self.tries = 0
        self.decided = []
        self.reasons = {}
        self._note_places(grid)
        if self._settle():
            self._decide()

    def _note_places(self, grid: Grid) -> None:
        digit = 0
        while digit < 9:
            digit += 1
            self.places[digit] = grid.digit_cells[digit]
            row = 0
            while row < 9:
                if grid.digit_cells[digit] & HOUSE[row]:
                    self.rows[digit] |= 1 << row
                row += 1

    def _settle(self) -> bool:
        """Lay the templates over one another; return whether every digit has one left."""
        digit = 0
        while digit < 9:
            digit += 1
            if not self._compare(digit):
                return False
        changed = True
        while changed:
            changed = False
            digit = 0
            while digit < 9:
                digit += 1
                if self._thin_out(digit):
                    changed = True
                    if not self._compare(digit):
                        return False
        return True

    def _compare(self, digit: int) -> bool:
        """Note what the templates of a digit have in common; return whether there are any."""
        common = ALL_CELLS
        used = 0
        for each in self.templates[digit]:
            template = each
            common &= template
            used |= template
        new = common & ~self.common[digit] & self.places[digit]
        while new:
            self.reasons[digit, lowest(new)] = list(self.taken[digit])
            new &= new - 1
        self.common[digit] = common
        self.used[digit] = used
        return used != 0

    def _thin_out(self, digit: int) -> bool:
        """Drop the templates of a digit that use a cell which another digit takes; return whether there was any."""
        dropped = False
        other = 0
        while other < 9:
            other += 1
            if other != digit and self.common[other] & self.used[digit]:
                taken = self.common[other] & self.places[digit]
                self.templates[digit] = _without(self.templates[digit], taken)
                self.taken[digit][other] |= taken
                dropped = True
        return dropped

    def _decide(self) -> None:
        digit = 0
        while digit < 9:
            digit += 1
            placed = self.places[digit] & self.common[digit]
            removed = self.places[digit] & ~self.used[digit]
            self.decided.append(Decided(digit, placed, removed))

    def needed(self, digit: int, cells: int, takes: bool) -> list[int]:
        """Return on which rows it rests that a digit takes some cells, or none of them, as its templates show.

        They are given by digit (index 0 is not used), bit by row.  None of them can be left out, as far as that is
        shown by TRIES tries.
        """
        self.tries = TRIES
        rows = self._rows_of_goals([Goal(digit, cell, takes, self.taken[digit]) for cell in houses.cells_in(cells)])
        several = rows.count(0) < 9  # for a single digit, no row is too many already
        for each in houses.DIGITS if several else ():
            for row in range(9):
                if rows[each] >> row & 1:
                    rows[each] &= ~(1 << row)
                    if not self._forces(digit, cells, takes, rows):
                        rows[each] |= 1 << row
        return rows

    def _rows_of_goals(self, goals: list[Goal]) -> list[int]:
        """Return rows by digit that are enough for some goals and for all that is taken on the way to these."""
        taken_of = []
        known = [0] * 10
        for goal in goals:  # it grows: what is taken is to be shown in its turn
            taken = self._needed_of(goal)
            taken_of.append(sum(taken))
            for other, some in enumerate(taken):
                new = houses.cells_in(some & ~known[other])
                goals += [Goal(other, cell, True, self.reasons[other, cell]) for cell in new]
                known[other] |= some
        rows = [0] * 10
        for digit in houses.DIGITS:
            own = [(goal, taken) for goal, taken in zip(goals, taken_of, strict=True) if goal.digit == digit]
            rows[digit] = self.rows[digit] if own else 0
            for row in range(9):
                if self._all_show(own, rows[digit] & ~(1 << row)):
                    rows[digit] &= ~(1 << row)
        return rows

    def _needed_of(self, goal: Goal) -> list[int]:
        """Return the taken cells by digit that a goal cannot do without, no cell by two digits."""
        kept = [0] * 10
        seen = 0
        for other, some in enumerate(goal.taken):
            kept[other] = some & ~seen
            seen |= some
        for other in houses.DIGITS:
            for cell in houses.cells_in(kept[other]):
                if self._shows(goal, sum(kept) & ~bit(cell), ALL_ROWS):
                    kept[other] &= ~bit(cell)
        return kept

    def _all_show(self, goals: list[tuple[Goal, int]], rows: int) -> bool:
        """Return whether goals show, each with its taken cells, if the digit must be put into some rows."""
        return False not in [self._shows(goal, taken, rows) for goal, taken in goals]

    def _shows(self, goal: Goal, taken: int, rows: int) -> bool:
        """Return whether a goal shows if some cells are taken and the digit must be put into some rows."""
        free = self.places[goal.digit] & ~taken
        rows &= self.rows[goal.digit]
        if goal.takes:
            return not fits(free & ~bit(goal.cell), rows)
        return bool(taken & bit(goal.cell)) or not fits(free & ~PEERS[goal.cell], rows)

    def _forces(self, digit: int, cells: int, takes: bool, rows: list[int]) -> bool:
        """Return whether a digit takes some cells, or none of them, in all ways to put digits into some rows."""
        for cell in houses.cells_in(cells):
            free = list(self.places)
            left = list(rows)
            if takes:
                free[digit] &= ~bit(cell)
            else:
                _put(digit, cell, free, left)
            if self._possible(free, left):
                return False
        return True

    def _possible(self, free: list[int], rows: list[int]) -> bool:
        """Return whether digits can be put into some rows each (bit by row), into cells that are free for them.

        No two of one digit are to see each other, nor two digits to share a cell.  When all tries are used up, it is
        said to be possible.
        """
        self.tries -= 1
        fewest = 10
        best_digit = 0
        best = 0
        for digit in houses.DIGITS:
            rest = rows[digit]
            while rest and fewest > 1:
                cells = free[digit] & HOUSE[lowest(rest)]
                rest &= rest - 1
                if popcount(cells) < fewest:
                    fewest, best_digit, best = popcount(cells), digit, cells
        if fewest == 10 or self.tries < 0:
            return True
        for cell in houses.cells_in(best):
            still_free = list(free)
            left = list(rows)
            _put(best_digit, cell, still_free, left)
            if self._possible(still_free, left):
                return True
        return False


def _put(digit: int, cell: int, free: list[int], rows: list[int]) -> None:
    """Put a digit into a cell: note what that leaves free for each digit, and which rows are left to do."""
    for other in houses.DIGITS:
        free[other] &= ~bit(cell)
    free[digit] &= ~PEERS[cell]
    rows[digit] &= ~(1 << cell // 9)
