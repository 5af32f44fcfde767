# cython: language_level=3
"""Clusters: candidates joined by strong links, in two colours of which one is true.

Where a digit has two places in a house, or a cell two digits, one of the two is true and the other is not.  So of all
the candidates that such links join, either those of the one colour are all true or those of the other.  Colouring looks
at one digit and its links in houses; 3D Medusa at all digits, and at the links in cells too.

The first colour of a cluster is that of its first candidate.  Clusters are in the order of these, by digit, then cell.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells
from ...board.candidate import candidate
from ...board.cells import cells_of_size, seeing_any
from ...board.checks import check_cells, check_digit, check_given
from ...board.grid import Grid, recall
from ..single_digit.house_links import house_links
from ..single_digit.link_kinds import BILOCATION
from .clusters import ColourLink

TWICE_IN_A_CELL = 1
TWICE_IN_A_HOUSE = 2
BOTH_IN_A_CELL = 3
SEES_BOTH = 4
CELL_AND_SIGHT = 5
EMPTIED_CELL = 6

SECOND = 10
"""Where the second colour starts in a list of cells by colour and digit; the first starts at 0."""


class ClusterFinding(NamedTuple):
    """The cells of both colours of a cluster of one digit, and the cells that see any of these."""

    first: int
    second: int
    first_sees: int
    second_sees: int


class ColourFinding(NamedTuple):
    """What one cluster of a digit leads to, or two of them: the cells that lose the digit."""

    clusters: tuple[ClusterFinding, ...]
    removed: int


class MedusaFinding(NamedTuple):
    """What a cluster of several digits leads to by one of the rules.

    ``false`` is the colour that is false, 1 or 2, and ``cell`` (0..80) shows it: the cell that would hold two digits or
    none, or one of the two in a house.  By rules that show no colour to be false, both are None.  The rest are sets of
    cells by digit (index 0 is not used): those of both colours, and those that lose the digit.
    """

    rule: int
    false: int | None
    cell: int | None
    first: tuple[int, ...]
    second: tuple[int, ...]
    removed: tuple[int, ...]


def traps(grid: Grid, digit: int) -> list[ColourFinding]:
    """Return the traps of a digit (1..9): other places of it see both colours of a cluster, and are removed."""
    check_digit(digit)
    found = []
    for cluster in recall(grid, digit, clusters_of, ()):
        removed = grid.digit_cells[digit] & cluster.first_sees & cluster.second_sees & ~(cluster.first | cluster.second)
        if removed:
            found.append(ColourFinding((cluster,), removed))
    return found


def wraps(grid: Grid, digit: int) -> list[ColourFinding]:
    """Return the wraps of a digit (1..9): two cells of a colour see each other, and that colour is removed."""
    check_digit(digit)
    found = []
    for cluster in recall(grid, digit, clusters_of, ()):
        if cluster.first & cluster.first_sees:
            found.append(ColourFinding((cluster,), cluster.first))
        if cluster.second & cluster.second_sees:
            found.append(ColourFinding((cluster,), cluster.second))
    return found


def bridges(grid: Grid, digit: int) -> list[ColourFinding]:
    """Return the bridges between clusters of a digit (1..9): a colour of the one sees a colour of the other.

    One of the opposite two colours is true.  Places that see both of these are removed, for all such colours together.
    """
    check_digit(digit)
    found = []
    every = recall(grid, digit, clusters_of, ())
    for index, one in enumerate(every):
        for other in every[index + 1 :]:
            removed = grid.digit_cells[digit] & _bridged(one, other)
            if removed:
                found.append(ColourFinding((one, other), removed))
    return found


def clashes(grid: Grid, digit: int) -> list[ColourFinding]:
    """Return the clashes of clusters of a digit (1..9): a colour of the one sees both of the other, and is removed."""
    check_digit(digit)
    found = []
    every = recall(grid, digit, clusters_of, ())
    for one in every:
        for other in every:
            removed = _clashing(one, other) if one is not other else 0
            if removed:
                found.append(ColourFinding((one, other), removed))
    return found


def clusters_of(grid: Grid, digit: int) -> list[ClusterFinding]:
    """Return the clusters of a digit (1..9) that are joined by its links in houses."""
    check_digit(digit)
    return ColouringSearch(grid).clusters_of(digit)


def medusas(grid: Grid) -> list[MedusaFinding]:
    """Return what the clusters of two digits or more lead to, cluster by cluster and rule by rule."""
    return ColouringSearch(grid).medusas()


def links_between(grid: Grid, digit: int, first: Cells, second: Cells) -> list[ColourLink]:
    """Return the strong links of a digit (1..9) in houses that join a cell of one set and a cell of another."""
    check_digit(digit)
    check_cells(first)
    check_cells(second)
    found = []
    links = house_links(grid, digit, BILOCATION)
    for end in range(0, links.count, 2):
        one = links.cells[end]
        other = links.cells[end + 1]
        if (one & first and other & second) or (one & second and other & first):
            ends = candidate(lowest(one), digit), candidate(lowest(other), digit)
            found.append(ColourLink(*ends, links.houses[end]))
    return found


def links_of_medusa(grid: Grid, finding: MedusaFinding) -> list[ColourLink]:
    """Return the strong links that join candidates of the one colour and the other: those in houses, then in cells."""
    found = []
    for digit in houses.DIGITS:
        found += links_between(grid, digit, finding.first[digit], finding.second[digit])
    for cell in houses.cells_in(cells_of_size(grid, 2)):
        low, high = houses.digits_in(grid.cell_digits[cell])
        if (finding.first[low] & finding.second[high] | finding.second[low] & finding.first[high]) >> cell & 1:
            found.append(ColourLink(candidate(cell, low), candidate(cell, high)))
    return found


def _bridged(one: ClusterFinding, other: ClusterFinding) -> Cells:
    """Return the cells that see two colours, one of each cluster, whose opposite colours see each other."""
    first: Cells
    first_sees: Cells
    second: Cells
    second_sees: Cells
    first, second, first_sees, second_sees = one
    fourth: Cells
    fourth_sees: Cells
    third: Cells
    third_sees: Cells
    third, fourth, third_sees, fourth_sees = other
    removed: Cells = 0
    if first_sees & third:
        removed |= second_sees & fourth_sees & ~(second | fourth)
    if first_sees & fourth:
        removed |= second_sees & third_sees & ~(second | third)
    if second_sees & third:
        removed |= first_sees & fourth_sees & ~(first | fourth)
    if second_sees & fourth:
        removed |= first_sees & third_sees & ~(first | third)
    return removed


def _clashing(one: ClusterFinding, other: ClusterFinding) -> Cells:
    """Return the colours of one cluster that see both colours of the other."""
    removed: Cells = 0
    if one.first_sees & other.first and one.first_sees & other.second:
        removed |= one.first
    if one.second_sees & other.first and one.second_sees & other.second:
        removed |= one.second
    return removed


class ColouringSearch:
    """Colours the clusters of a grid: of one digit, or, with links in cells, of all.

    ``linked`` are the cells by digit that have any link, and ``partners`` those at the other end of their links in
    houses, by digit and cell.  ``colours`` holds the cluster that is looked at: for each digit the cells of its first
    colour, and, from index SECOND on, those of its second; ``sees`` the cells that see a cell of these.  A colour goes
    by the index where it starts.  ``reached`` are its candidates in the order in which they were reached, as colour,
    digit and cell in one number; ``done`` are the cells by digit of all clusters so far.
    """

    def __init__(self, grid: Grid) -> None:
        check_given(grid)
        self.grid = grid
        self.colours: list[Cells] = [0] * 20
        self.sees: list[Cells] = [0] * 20
        self.done: list[Cells] = [0] * 10
        self.linked: list[Cells] = [0] * 10
        self.removed: list[Cells] = [0] * 10
        self.partners: list[Cells] = [0] * 810
        self.reached = [0] * 729
        self.count = 0
        self.pairs: Cells = 0
        self.found: list[MedusaFinding] = []

    def clusters_of(self, digit: int) -> list[ClusterFinding]:
        """Return the clusters of a digit."""
        check_digit(digit)
        found = []
        self._read_links(digit)
        left = self.linked[digit]
        while left:
            self._colour(digit, lowest(left))
            left &= ~self.done[digit]
            first = self.colours[digit]
            second = self.colours[SECOND + digit]
            found.append(ClusterFinding(first, second, seeing_any(self.grid, first), seeing_any(self.grid, second)))
        return found

    def medusas(self) -> list[MedusaFinding]:
        """Return what the clusters of two digits or more lead to by the rules."""
        self.pairs = cells_of_size(self.grid, 2)
        for digit in range(1, 10):
            self._read_links(digit)
            self.linked[digit] |= self.pairs & self.grid.digit_cells[digit]
        for digit in range(1, 10):
            left = self.linked[digit] & ~self.done[digit]
            while left:
                self._colour(digit, lowest(left))
                left &= ~self.done[digit]
                if self._has_two_digits():
                    self._apply_rules()
        return self.found

    def _read_links(self, digit: int) -> None:
        links = house_links(self.grid, digit, BILOCATION)
        for end in range(links.count):
            self.linked[digit] |= links.cells[end]
            self.partners[digit * 81 + lowest(links.cells[end])] |= links.cells[end ^ 1]

    def _colour(self, digit: int, cell: int) -> None:
        """Colour the cluster of a candidate, link by link from there."""
        for index in range(20):
            self.colours[index] = 0
        self.count = 0
        self._reach(0, digit, bit(cell))
        index = 0
        while index < self.count:  # more come up on the way
            cell = self.reached[index] % 81
            digit = self.reached[index] // 81 % 10
            other_colour = SECOND - self.reached[index] // 81 + digit
            self._reach(other_colour, digit, self.partners[digit * 81 + cell])
            if self.pairs & bit(cell):
                self._reach(other_colour, lowest(self.grid.cell_digits[cell] & ~(1 << digit)), bit(cell))
            index += 1
        for digit in range(1, 10):
            self.done[digit] |= self.colours[digit] | self.colours[SECOND + digit]

    def _reach(self, colour: int, digit: int, cells: Cells) -> None:
        """Colour those of the cells that have no colour for the digit; each candidate comes up once."""
        new = cells & ~(self.colours[digit] | self.colours[SECOND + digit])
        self.colours[colour + digit] |= new
        while new and self.count < 729:
            self.reached[self.count] = (colour + digit) * 81 + lowest(new)
            self.count += 1
            new &= new - 1

    def _has_two_digits(self) -> bool:
        count = 0
        for digit in range(1, 10):
            if self.colours[digit] | self.colours[SECOND + digit]:
                count += 1
        return count > 1

    def _apply_rules(self) -> None:
        """Note what each rule gives, once where two give the same."""
        start: int = len(self.found)
        for index in range(20):
            self.sees[index] = seeing_any(self.grid, self.colours[index])
        colour = 0
        while colour <= SECOND:
            self._note_false(start, TWICE_IN_A_CELL, colour, self._twice_in_a_cell(colour))
            self._note_false(start, TWICE_IN_A_HOUSE, colour, self._twice_in_a_house(colour))
            self._see_links(colour)
            self._note_false(start, EMPTIED_CELL, colour, self._emptied(colour))
            colour += SECOND
        first = self._cells_of(0)
        second = self._cells_of(SECOND)
        for digit in range(1, 10):
            self._remove(digit, first & second)
        self._note(start, BOTH_IN_A_CELL, None, None)
        for digit in range(1, 10):
            self._remove(digit, self.sees[digit] & self.sees[SECOND + digit])
        self._note(start, SEES_BOTH, None, None)
        for digit in range(1, 10):
            self._remove(digit, (first & self.sees[SECOND + digit]) | (second & self.sees[digit]))
        self._note(start, CELL_AND_SIGHT, None, None)

    def _remove(self, digit: int, cells: Cells) -> None:
        """Let a digit lose those of some cells where it has no colour."""
        coloured = self.colours[digit] | self.colours[SECOND + digit]
        self.removed[digit] = cells & self.grid.digit_cells[digit] & ~coloured

    def _cells_of(self, colour: int) -> Cells:
        """Return the cells that have a candidate of a colour."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self.colours[colour + digit]
        return cells

    def _twice_in_a_cell(self, colour: int) -> Cells:
        """Return the cells with two candidates of a colour."""
        once: Cells = 0
        twice: Cells = 0
        for digit in range(1, 10):
            twice |= once & self.colours[colour + digit]
            once |= self.colours[colour + digit]
        return twice

    def _twice_in_a_house(self, colour: int) -> Cells:
        """Return the cells of a colour that see another of the same digit and colour, for the first such digit."""
        for digit in range(1, 10):
            if self.colours[colour + digit] & self.sees[colour + digit]:
                return self.colours[colour + digit] & self.sees[colour + digit]
        return 0

    def _see_links(self, colour: int) -> None:
        """Add the cells that see a candidate of a colour by a weak link other than that of a house."""
        tables = self.grid.tables
        if tables.has_links:
            for digit in range(1, 10):
                for cell in members(self.colours[colour + digit]):
                    for other in range(1, 10):
                        linked = tables.excluded[(cell * 9 + digit - 1) * 10 + other]
                        self.sees[colour + other] |= linked & ~bit(cell)

    def _emptied(self, colour: int) -> Cells:
        """Return the cells without a candidate of a colour that would lose all that they have if it were true."""
        kept = self._cells_of(colour)
        for digit in range(1, 10):
            lost = self.sees[colour + digit] | self.colours[SECOND - colour + digit]
            kept |= self.grid.digit_cells[digit] & ~lost
        return self.grid.empty & ~kept

    def _note_false(self, start: int, rule: int, colour: int, cells: Cells) -> None:
        """Note that a colour is false, as the first of some cells shows, if there are any."""
        if cells:
            for digit in range(1, 10):
                self.removed[digit] = self.colours[colour + digit]
            self._note(start, rule, 1 + colour // SECOND, lowest(cells))

    def _note(self, start: int, rule: int, false: int | None, cell: int | None) -> None:
        """Note what a rule removes, if anything, unless one of those from ``start`` on removes the same."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self.removed[digit]
        if cells:
            removed = tuple([self.removed[digit] for digit in range(10)])
            if removed not in [known.removed for known in self.found[start:]]:
                first = tuple([self.colours[digit] for digit in range(10)])
                second = tuple([self.colours[SECOND + digit] for digit in range(10)])
                self.found.append(MedusaFinding(rule, false, cell, first, second, removed))
