# cython: language_level=3
"""Kraken fish: fish whose fins do not all see what goes, but lead to it by chains.

A fish with fins says: one of its fins is true, or each cover house has its digit in the base.  So what is false in both
cases is false.  In the second case the other candidates of the cover are (type 1), and so is whatever all places of the
base in one cover house lead to (type 2); in the first case it is what all fins lead to.

All fish up to a size and with few enough fins are gone through: base house by base house, and for each base its covers:
the first place that is neither covered nor a fin decides, and gets one of its houses as a cover, or becomes a fin.
What follows from each place of the digit is known by then (``forcing.implications``), with the length of the chain, so
that a fish need only have the places intersected.  Of the fish that remove a candidate one is kept: that of the
shortest chains taken together, then of the simplest shape, then the smallest.

What one base house leads to by itself, from each of its places, needs no fish, and what all fins see is removed by a
fish with fins; neither is told here.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Long, Word, internal
from ...board.checks import check_within
from ...board.clock import look
from ...board.grid import Grid
from ...board.houses import AREAS_MASK
from ..forcing.implications import Implications, implications
from ..forcing.states import Closure
from .covers import CoverChoice
from .search import ALL_HOUSES, BASIC, COLUMNS, MUTANT, ROWS, shape_of

BETWEEN_LOOKS = 64
"""The number of choices of base houses between two looks at the clock."""

MOST_CASES = 9
"""The most fins and places in a cover house that a fish has together: more cases than that nobody follows."""

NO_RANK = 1 << 30
"""More than the rank of any fish."""


class KrakenFinding(NamedTuple):
    """A Kraken fish of a digit: its houses (bit ``h`` for house ``h``), its fins, and the candidate that goes.

    ``cases`` are the cells that lead to it: the fins, and for type 2 the places of the base in ``cover``, a house
    (-1 for type 1).  ``length`` is the number of nodes of all chains.
    """

    type: int
    digit: int
    bases: int
    covers: int
    fins: int
    endo_fins: int
    cover: int
    cases: int
    cell: int
    removed: int
    length: int


class WantedKraken(NamedTuple):
    """The fish that are looked for: of shapes up to one, of two to ``size`` houses, and with so many fins at most."""

    shape: int
    size: int
    max_fins: int
    max_endo_fins: int


def kraken_fish(grid: Grid, wanted: WantedKraken) -> list[KrakenFinding]:
    """Return for each candidate that Kraken fish remove one of these, of type 1 if there is one; short chains first."""
    return KrakenSearch(*wanted).run(grid)


@internal
class KrakenSearch(CoverChoice):
    """The search for Kraken fish of both types."""

    def __init__(self, shape: int, size: int, max_fins: int, max_endo_fins: int) -> None:
        check_within(shape, BASIC, MUTANT)
        check_within(size, 2, 7)
        check_within(max_fins, 0, 81)
        check_within(max_endo_fins, 0, 81)
        super().__init__()
        self.shape = shape
        self.size = size
        self.max_fins = max_fins
        self.max_endo_fins = max_endo_fins
        self.digit = 0
        self.bases: Word = 0
        self.base: Cells = 0
        self.endo_fins: Cells = 0
        self.chosen = 0  # how many base houses
        self.cover_houses: Word = 0
        self.base_count = 0
        self.base_houses = [0] * 63
        self.base_cells: list[Cells] = [0] * 63
        self.off: list[Cells] = [0] * 810  # for each cell with the digit, and each digit, where that is off
        self.leads: list[Cells] = [0] * 729  # for each candidate the places of the digit that turn it off
        self.lengths = [0] * 59049  # for each such cell, and each such candidate, the nodes of the chain to it
        # For each type and candidate the best fish.
        self.ranks = [NO_RANK] * 1458
        self.bases_seen: Long = 0
        self.best: dict[int, KrakenFinding] = {}

    def run(self, grid: Grid) -> list[KrakenFinding]:
        """Return the best fish for each candidate: of type 1, where there is one."""
        self.tables = grid.tables
        known = implications(grid, True)
        for digit in range(1, 10):
            self.digit = digit
            self.cells = grid.digit_cells[digit]
            if popcount(self.cells) > 3:
                look()
                self._follow(known)
                self._search(grid)
        found = [fish for place, fish in self.best.items() if place < 729 or place - 729 not in self.best]
        return sorted(found, key=_order)

    def _follow(self, known: Implications) -> None:
        """Note what each place of the digit turns off, and how long the chains are."""
        for candidate in range(729):
            self.leads[candidate] = 0
        for cell in members(self.cells):
            known.follow(2 * (cell * 9 + self.digit - 1) + 1)
            follows: Closure = known.all_reached()
            for digit in range(1, 10):
                gone = follows.off[digit]
                self.off[cell * 10 + digit] = gone
                for other in members(gone):
                    candidate = other * 9 + digit - 1
                    self.leads[candidate] |= bit(cell)
                    self.lengths[cell * 729 + candidate] = known.size_behind(2 * candidate)

    def _search(self, grid: Grid) -> None:
        if self.shape == MUTANT:
            self._search_among(grid, ALL_HOUSES, ALL_HOUSES)
        else:
            areas: Word = 0 if self.shape == BASIC else AREAS_MASK
            self._search_among(grid, ROWS | areas, COLUMNS | areas)
            self._search_among(grid, COLUMNS | areas, ROWS | areas)

    def _search_among(self, grid: Grid, bases: Word, covers: Word) -> None:
        """Go through the fish with base and cover from these houses, small ones first."""
        self.cover_houses = covers
        self.base_count = 0
        for house in members(bases & grid.houses_with(self.digit, 2)):
            self.base_houses[self.base_count] = house
            self.base_cells[self.base_count] = self.cells & self.tables.house[house]
            self.base_count += 1
        for size in range(2, self.size + 1):
            self.chosen = size
            self._choose_base(0, size, 0, 0, 0)

    def _choose_base(self, index: int, left: int, bases: Word, base: Cells, endo_fins: Cells) -> None:
        """Take up the base houses still left to choose from those collected, ``index`` and on."""
        if left == 0:
            self.bases = bases
            self.base = base
            self.endo_fins = endo_fins
            self.bases_seen += 1
            if self.bases_seen % BETWEEN_LOOKS == 0:
                look()
            self._cover_base()
        while left and index <= self.base_count - left:
            cells = self.base_cells[index]
            shared = endo_fins | base & cells
            if popcount(shared) <= self.max_endo_fins:
                self._choose_base(index + 1, left - 1, bases | bit(self.base_houses[index]), base | cells, shared)
            index += 1

    def _cover_base(self) -> None:
        """Go through the covers of a base."""
        choice: Word = 0
        for cell in members(self.base):
            choice |= self.tables.houses_of[cell]
        choice &= self.cover_houses & ~self.bases
        left = self.max_fins - popcount(self.endo_fins)
        if left >= 0:
            self._choose_cover(self.chosen, choice, self.base & ~self.endo_fins, 0, 0, 0, left)

    def _note(self, covers: Word, covered: Cells, twice: Cells) -> None:
        """Note what a fish removes, if it is of a shape that is looked for."""
        shape = shape_of(self.bases, covers)
        if shape <= self.shape:
            self._note_both_types(covers, covered, twice, shape << 6 | self.chosen << 3)

    def _note_both_types(self, covers: Word, covered: Cells, twice: Cells, fish_rank: int) -> None:
        fins = self.base & ~covered | self.endo_fins
        gone = covered & ~self.base | twice & ~fins
        if fins:
            self._note_type_1(covers, gone, fins, fish_rank)
        for house in members(covers):
            places = self.base & self.tables.house[house] & ~twice & ~fins
            if places and popcount(fins | places) <= MOST_CASES:
                self._note_type_2(covers, gone & self.tables.house[house], fins, house, fins | places, fish_rank)

    def _note_type_1(self, covers: Word, gone: Cells, fins: Cells, fish_rank: int) -> None:
        rest = fins
        while rest and gone:
            gone &= self.off[lowest(rest) * 10 + self.digit]
            rest &= rest - 1
        for cell in members(gone):
            if fins & ~self.tables.peers[cell]:  # where all fins see the cell, it is a fish with fins, and no more
                self._keep(0, cell * 9 + self.digit - 1, covers, fins, -1, fins, fish_rank)

    def _note_type_2(self, covers: Word, gone: Cells, fins: Cells, house: int, cases: Cells, fish_rank: int) -> None:
        """Note what the cases lead to; candidates of the cover that are ``gone`` anyway are left to type 1."""
        for digit in range(1, 10):
            common = self.tables.cells
            rest = cases
            while rest and common:
                common &= self.off[lowest(rest) * 10 + digit]
                rest &= rest - 1
            if digit == self.digit:
                common &= ~(cases | gone)
            for cell in members(common):
                self._keep(729, cell * 9 + digit - 1, covers, fins, house, cases, fish_rank)

    def _takes_more(self, candidate: int) -> bool:
        """Return whether no base house leads to a candidate by itself, from each of its places: that is no fish."""
        for house in members(self.bases):
            if self.cells & self.tables.house[house] & ~self.leads[candidate] == 0:
                return False
        return True

    def _keep(
        self, first: int, candidate: int, covers: Word, fins: Cells, cover: int, cases: Cells, fish_rank: int
    ) -> None:
        """Keep a fish that removes a candidate, unless one that is as good is known."""
        place = first + candidate
        length = 0
        for case in members(cases):
            length += self.lengths[case * 729 + candidate]
        rank = length << 8 | fish_rank
        if rank < self.ranks[place] and self._takes_more(candidate):
            self.ranks[place] = rank
            cell = candidate // 9
            digit = candidate % 9 + 1
            self.best[place] = KrakenFinding(
                1 + first // 729,
                self.digit,
                self.bases,
                covers,
                fins,
                self.endo_fins,
                cover,
                cases,
                cell,
                digit,
                length,
            )


def _order(fish: KrakenFinding) -> tuple[int, int, int]:
    """Return by what the fish are put in order: the length of their chains, and what they remove."""
    return fish.length, fish.removed, fish.cell
