# cython: language_level=3
"""Fish: the cover search, one for basic, finned, sashimi, Franken and mutant fish.

Some houses, the base, must each take a digit; as many other houses, the cover, hold all candidates of the base but a
few, the fins.  Unless a fin is true, the cover houses get all of their digits from the base.  So the other candidates
of the cover go where they see every fin.  A candidate of two base houses counts as a fin (an endo fin), and one that
two cover houses share goes like the rest (cannibalism), since each of them needs a digit of its own.

The search starts from a candidate, the target, and finds the fish that remove it.  All fins of such a fish see the
target.  So of the candidates that do not see it, none is in two base houses, and those of the base are all covered,
without the houses of the target: one cover house less than there are base houses, or two less.  That leaves few bases,
and few covers for each: the base is built up house by house, in order; then the first candidate that must be covered
and is not yet decides, and gets one of its houses as a cover.  Only candidates that no way to place the digit uses
(``placements``) need to be targets.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.board_tables import BoardTables
from ...board.c_types import Cells, Word, internal
from ...board.cells import seeing_all
from ...board.checks import check_cell, check_cells, check_digit, check_houses, check_within
from ...board.grid import Grid, recall
from ...board.houses import AREAS_MASK
from ...logic.budget import Budget
from ..single_digit.placements import removable_of
from .covers import CoverChoice

ROWS: Word = (1 << 9) - 1
COLUMNS: Word = ROWS << 9
ALL_HOUSES: Word = ROWS | COLUMNS | AREAS_MASK

BASIC = 0
"""The shape of fish with parallel lines as their base and lines that cross these as their cover."""
FRANKEN = 1
"""The shape of fish as basic ones, with boxes or other areas among the lines of the base, the cover or both."""
MUTANT = 2
"""The shape of all other fish: rows and columns mixed, or nothing but boxes or other areas on one side."""

MANY = 100
"""More than there are houses or candidates of one digit."""

MOST_WORK = 2_000_000
"""How many houses are chosen for the first fish of a digit: see ``budget``.  Hard puzzles took 90,000 at most."""

MOST_LATER_WORK = 8_000_000
"""How many are chosen for all others, of all digits.  Hard puzzles took 1.1 million at most."""

WORK_OF_A_FISH = 1000
"""Work that a fish counts for when it is found, since it must be explained as well."""


class FishFinding(NamedTuple):
    """A fish of a digit: its houses (bit ``h`` for house ``h``), and sets of cells.

    ``fins`` are all of its fins, ``endo_fins`` those in two base houses, and ``removed`` the cells that lose the digit.
    """

    bases: int
    covers: int
    fins: int
    endo_fins: int
    removed: int


class WantedFish(NamedTuple):
    """The fish that are looked for: their shape and size (1 or more), and how many fins they have.

    They have ``min_fins`` to ``max_fins`` fins, up to ``max_endo_fins`` of which are endo fins.  A base house with one
    candidate makes no basic fish without fins: it is a single, and the others are a smaller fish.  With ``one_each``,
    of the fish that remove the same candidates only the one with the least ``weight`` is wanted (the first of several).
    """

    shape: int
    size: int
    min_fins: int = 0
    max_fins: int = 0
    max_endo_fins: int = 0
    one_each: bool = False


def first_fish(grid: Grid, digit: int, wanted: WantedFish) -> list[FishFinding]:
    """Return the fish of a digit (1..9) that remove the first cell which any of them removes; none if there are none.

    The list is kept until the digit changes: it is to be read only.
    """
    check_digit(digit)
    found: list[FishFinding] = recall(grid, digit, _first_fish, (wanted,))
    return found


def _first_fish(grid: Grid, digit: int, wanted: WantedFish) -> list[FishFinding]:
    return CoverSearch(*wanted).first(grid, digit, removable_of(grid, digit))


def later_fish(grid: Grid, digit: int, wanted: WantedFish, removed: Cells, budget: Budget) -> list[FishFinding]:
    """Return the fish of a digit that remove the first such cell after those that were ``removed``."""
    check_digit(digit)
    check_cells(removed)
    up_to_the_first = removed ^ (removed - 1)
    search = CoverSearch(*wanted)
    search.work_within(budget)
    return search.first(grid, digit, removable_of(grid, digit) & ~up_to_the_first)


def shape_of(bases: Word, covers: Word) -> int:
    """Return the shape of a fish with these houses (bit ``h`` for house ``h``) as its base and its cover."""
    check_houses(bases)
    check_houses(covers)
    mixed: Word
    if bases & ROWS and covers & COLUMNS:
        mixed = bases & COLUMNS | covers & ROWS
    elif bases & COLUMNS and covers & ROWS:
        mixed = bases & ROWS | covers & COLUMNS
    else:
        return MUTANT
    if mixed:
        return MUTANT
    return FRANKEN if (bases | covers) & AREAS_MASK else BASIC


def weight(fins: Cells, endo_fins: Cells) -> int:
    """Return how much there is to a fish with these fins: first their number counts, then that of the endo fins."""
    check_cells(fins)
    check_cells(endo_fins)
    return popcount(fins) * MANY + popcount(endo_fins)


@internal
class CoverSearch(CoverChoice):
    """The search for the fish that are ``WantedFish``."""

    def __init__(self, shape: int, size: int, min_fins: int, max_fins: int, max_endo_fins: int, one_each: bool) -> None:
        check_within(shape, BASIC, MUTANT)
        check_within(size, 1, 9)
        check_within(min_fins, 0, MANY)
        check_within(max_fins, 0, MANY)
        check_within(max_endo_fins, 0, MANY)
        super().__init__()
        self.shape = shape
        self.size = size
        self.min_fins = min_fins
        self.max_fins = max_fins
        self.max_endo_fins = max_endo_fins
        self.one_each = one_each
        self.budget = Budget(MOST_WORK)
        self.going = True  # whether the budget allows for more
        self.least_places = 2 if shape == BASIC and max_fins == 0 else 1
        self.base_houses = [0] * 63
        self.base_cells: list[Cells] = [0] * 63
        self.base_touches: list[Word] = [0] * 63

    def work_within(self, budget: Budget) -> None:
        """Count the work in a budget, which several searches may share."""
        self.budget = budget

    def run(self, grid: Grid, digit: int, target: int) -> list[FishFinding]:
        """Return all fish of a digit (1..9) of which the target (0..80) is the first candidate that goes.

        Basic and Franken fish with rows in their base come before those with columns.
        """
        check_digit(digit)
        check_cell(target)
        self.found: list[FishFinding] = []
        self.place_of: dict[int, int] = {}
        self.target = target
        self.grid = grid
        self.tables = grid.tables
        self.own: Word = self.tables.houses_of[target]
        self.cells = grid.digit_cells[digit]
        self.far = self.cells & ~(self.tables.peers[target] | bit(target))
        # What cannot be a fin must be covered.
        self.no_fins: Cells = self.far if self.max_fins else self.cells
        if self.shape == MUTANT:
            self._search(grid, digit, ALL_HOUSES, ALL_HOUSES)
        else:
            areas: Word = 0 if self.shape == BASIC else AREAS_MASK
            self._search(grid, digit, ROWS | areas, COLUMNS | areas)
            self._search(grid, digit, COLUMNS | areas, ROWS | areas)
        return self.found

    def first(self, grid: Grid, digit: int, targets: Cells) -> list[FishFinding]:
        """Return what ``run`` finds for the first of some targets that has any fish; nothing where none has."""
        check_digit(digit)
        check_cells(targets)
        self.going = self.budget.spend(0)
        while targets and self.going:
            found = self.run(grid, digit, lowest(targets))
            if found:
                return found
            targets &= targets - 1
        return []

    def _search(self, grid: Grid, digit: int, bases: Word, covers: Word) -> None:
        """Search for fish with base and cover from these houses: first without the target in the base, then with it."""
        self.covers: Word = covers
        # Cover houses of one kind have no cell in common: a base that touches too many of them is no use.
        self.max_touched = self.size - 1 if self.shape == BASIC else MANY
        self._collect(grid, digit, bases & ~self.own)
        self._choose_base(0, self.size, 0, 0, 0, 0)
        for house in members(self.own & bases):
            if popcount(self.own & covers & ~bit(house)) > 1:
                self._choose_base(0, self.size - 1, bit(house), self.cells & self.tables.house[house], 0, 0)

    def _collect(self, grid: Grid, digit: int, bases: Word) -> None:
        """Collect the houses, none of them the target's, that have the digit to place."""
        self.base_count = 0
        for house in members(bases & grid.houses_with(digit, self.least_places)):
            cells = self.cells & self.tables.house[house]
            self.base_houses[self.base_count] = house
            self.base_cells[self.base_count] = cells
            touched = _houses_of_any(self.tables, cells & self.far)
            self.base_touches[self.base_count] = touched & self.covers & ~self.own
            self.base_count += 1

    def _choose_base(self, index: int, left: int, bases: Word, base: Cells, endo_fins: Cells, touched: Word) -> None:
        """Take up the base houses still left to choose from those collected, ``index`` and on."""
        self.work += 1
        if left == 0:
            self._cover_base(bases, base, endo_fins)
            self.going = self.budget.spend(self.work)
            self.work = 0
        while left and index <= self.base_count - left and self.going:
            cells = self.base_cells[index]
            shared = base & cells
            reach: Word = touched | self.base_touches[index]
            if (
                shared & self.far == 0
                and popcount(endo_fins | shared) <= self.max_endo_fins
                and popcount(reach) <= self.max_touched
            ):
                chosen: Word = bases | bit(self.base_houses[index])
                self._choose_base(index + 1, left - 1, chosen, base | cells, endo_fins | shared, reach)
            index += 1

    def _cover_base(self, bases: Word, base: Cells, endo_fins: Cells) -> None:
        """Search for the covers of a base: first the houses of the target, then the others.

        A target in the base is removed only if two covers share it.
        """
        self.bases: Word = bases
        self.base: Cells = base
        self.endo_fins: Cells = endo_fins
        choice: Word = _houses_of_any(self.tables, base) & self.covers & ~bases
        mine: Word = choice & self.own
        choice &= ~self.own
        some = mine
        while some:
            if bases & self.own == 0 or popcount(some) > 1:
                self._cover_rest(some, choice)
            some = (some - 1) & mine

    def _cover_rest(self, mine: Word, choice: Word) -> None:
        """Search for the covers with these houses of the target."""
        left = self.size
        covered: Cells = 0
        twice: Cells = 0
        for house in members(mine):
            cells = self.cells & self.tables.house[house]
            twice |= covered & cells
            covered |= cells
            left -= 1
        open_cells = self.base & self.no_fins & ~covered
        if _least_covers(self.tables, open_cells, choice) <= left:
            self._choose_cover(left, choice, open_cells, mine, covered, twice, 0)

    def _note(self, covers: Word, covered: Cells, twice: Cells) -> None:
        """Note a fish if it is one that is looked for."""
        fins = self.base & ~covered | self.endo_fins
        if self.min_fins <= popcount(fins) <= self.max_fins and shape_of(self.bases, covers) == self.shape:
            losing = seeing_all(self.grid, covered & ~self.base | twice, fins)
            if lowest(losing) == self.target:
                self._keep(losing, covers, fins)

    def _keep(self, losing: Cells, covers: Word, fins: Cells) -> None:
        """Keep a fish, unless one as good is known and one is enough."""
        fish = FishFinding(self.bases, covers, fins, self.endo_fins, losing)
        known = self.place_of.get(losing, -1) if self.one_each else -1
        if known < 0:
            self.place_of[losing] = len(self.found)
            self.found.append(fish)
            self.work += WORK_OF_A_FISH
        elif weight(fins, self.endo_fins) < weight(self.found[known].fins, self.found[known].endo_fins):
            self.found[known] = fish


def _houses_of_any(tables: BoardTables, cells: Cells) -> Word:
    """Return the houses that have any of the cells."""
    houses: Word = 0
    for cell in members(cells):
        houses |= tables.houses_of[cell]
    return houses


def _least_covers(tables: BoardTables, open_cells: Cells, choice: Word) -> int:
    """Return a number of covers that are needed at least: for candidates no two of which can share one."""
    least = 0
    while open_cells:
        options: Word = tables.houses_of[lowest(open_cells)] & choice
        if options == 0:
            return MANY
        for house in members(options):
            open_cells &= ~tables.house[house]
        least += 1
    return least
