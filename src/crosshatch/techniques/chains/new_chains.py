"""Whether chains of candidates and groups can have come up since there were none.

Candidates only go.  So where there was no chain, one that is there now has a strong link that is new: a house or a cell
has lost a candidate, and what is left of it falls into two nodes.  Of these one is true, and what a chain through the
link removes is excluded on either side: by some node that the one leads to, and by some node that the other leads to.
Most often nothing is, which is far quicker to tell than to look at all links again.
"""

from ...board import houses
from ...board.bitset import bit, interpreted, lowest
from ...board.cells import cells_of_size
from ...board.checks import check_within
from ...board.grid import Grid
from ..single_digit import link_kinds as numbers
from ..single_digit.house_links import HouseLinks, all_house_links

PEERS = houses.PEERS
HOUSES_MASK_OF = houses.HOUSES_MASK_OF

ALL_KINDS = numbers.ALL_KINDS
BILOCATION = numbers.BILOCATION
GROUPED = numbers.GROUPED

OF_CANDIDATES = BILOCATION | numbers.BIVALUE | numbers.IN_CELLS | numbers.LOOPS
"""The kinds of links of chains of candidates, loops among them."""

WITH_GROUPS = OF_CANDIDATES | GROUPED
"""The same with groups; for other kinds of links nothing is kept in mind."""

MOST_NEW_LINKS = 60
"""How many new links are followed; where there are more, it is as quick to look at all."""

NODES = 250
"""More nodes than a digit has: a candidate has the number of its cell, a group ``GROUP`` and more."""

GROUP = 100

MOST_LISTED = 1782
"""The most ends of links in houses: of each digit, 2 in each of 27 houses, and 144 by groups (``house_links``)."""


class Before:
    """The candidates of a grid as it was."""

    def __init__(self, grid: Grid) -> None:
        self.digit_cells = [0] * 10
        for digit in range(1, 10):
            self.digit_cells[digit] = grid.digit_cells[digit]


def note_none(grid: Grid, kinds: int) -> None:
    """Note that a grid has no chains by links of some kinds."""
    check_within(kinds, 0, ALL_KINDS)
    if kinds in (OF_CANDIDATES, WITH_GROUPS):
        grid.keep(_name(kinds), Before(grid))


def none_came_up(grid: Grid, kinds: int) -> bool:
    """Return whether it is sure that a grid has no chains by links of some kinds, because it had none before."""
    check_within(kinds, 0, ALL_KINDS)
    if kinds not in (OF_CANDIDATES, WITH_GROUPS):
        return False
    before = grid.kept(_name(kinds))
    return before is not None and not NewLinks(grid, kinds == WITH_GROUPS).remove_anything(before)


def _name(kinds: int) -> str:
    """Return the name under which a grid keeps what it was like without chains by links of some kinds."""
    return "without chains" if kinds == OF_CANDIDATES else "without grouped chains"


class NewLinks:
    """The search for what is excluded on both sides of a new link, by chains of candidates, or with groups as well."""

    def __init__(self, grid: Grid, grouped: bool) -> None:
        self.grid = grid
        self.grouped = grouped
        self.pairs = all_house_links(grid, BILOCATION)
        self.groups = all_house_links(grid, GROUPED) if grouped else []
        self.bivalue = cells_of_size(grid, 2)
        if interpreted():
            self.first_link = [0] * 2500  # for each candidate the first of its links in houses
            self.next_link = [0] * 1783
            self.others = [0] * 1783  # for each of these links the node at its other end
            self.on = [0] * 2500  # for each node the last start from which it was turned on
            self.waiting = [0] * 2500  # the nodes that are on, in the order in which they were turned on
        self.link_count = 0
        self.followed = 0  # how many new links were followed
        self.start = 0  # how often nodes were turned on at one side of a link
        self.count = 0
        self.off = [0] * 10  # for each digit the cells where it is off, one of a link's nodes being on
        self.off_by_first = [0] * 10  # the same, the other one being on

    def remove_anything(self, before: Before) -> bool:
        """Return whether any candidate is excluded on both sides of a link that was not there before.

        Where there are too many new links to follow, it may be.
        """
        for digit in range(1, 10):
            gone = before.digit_cells[digit] & ~self.grid.digit_cells[digit]
            changed = 0
            while gone:
                cell = lowest(gone)
                gone &= gone - 1
                changed |= HOUSES_MASK_OF[cell]
                if self.bivalue & bit(cell) and self._cell_removes(cell):
                    return True
            if changed and self._digit_removes(digit, changed, self.pairs[digit]):
                return True
            if changed and self.grouped and self._digit_removes(digit, changed, self.groups[digit]):
                return True
        return False

    def _cell_removes(self, cell: int) -> bool:
        digits = self.grid.cell_digits[cell]
        first = lowest(digits)
        return self._removes(first * NODES + cell, lowest(digits & ~(1 << first)) * NODES + cell)

    def _digit_removes(self, digit: int, changed: int, links: HouseLinks) -> bool:
        """Return whether any of some links of a digit, if it is in a house that has changed, removes anything."""
        for end in range(0, links.count, 2):
            if changed >> links.houses[end] & 1 and self._removes(
                _node(links, digit, end), _node(links, digit, end + 1)
            ):
                return True
        return False

    def _removes(self, first: int, second: int) -> bool:
        """Return whether some candidate is excluded on both sides of the link between two nodes."""
        if not self.followed:
            for digit in range(1, 10):
                self._list_links(self.pairs[digit], digit)
                if self.grouped:
                    self._list_links(self.groups[digit], digit)
        self.followed += 1
        if self.followed > MOST_NEW_LINKS:
            return True
        self._follow(first)
        for digit in range(1, 10):
            self.off_by_first[digit] = self.off[digit]
        self._follow(second)
        both = 0
        for digit in range(1, 10):
            both |= self.off[digit] & self.off_by_first[digit]
        return both != 0

    def _list_links(self, links: HouseLinks, digit: int) -> None:
        """List the links of a digit by their candidates."""
        for end in range(links.count):
            node = _node(links, digit, end)
            if node % NODES < GROUP:
                self.link_count += 1
                self.others[self.link_count] = _node(links, digit, end ^ 1)
                self.next_link[self.link_count] = self.first_link[node]
                self.first_link[node] = self.link_count

    def _follow(self, node: int) -> None:
        """Find what is off if a node is on."""
        self.start += 1
        self.count = 0
        for digit in range(1, 10):
            self.off[digit] = 0
        self._turn_on(node)
        index = 0
        while index < self.count:
            self._exclude(self.waiting[index])
            index += 1

    def _turn_on(self, node: int) -> None:
        if self.on[node] != self.start:
            self.on[node] = self.start
            self.waiting[self.count] = node
            self.count += 1

    def _exclude(self, node: int) -> None:
        """Turn off what a node excludes that is on."""
        digit = node // NODES
        cell = node % NODES
        if cell < GROUP:
            seen = PEERS[cell] & self.grid.digit_cells[digit]
            digits = self.grid.cell_digits[cell] & ~(1 << digit)
            while digits:
                self._turn_off(lowest(digits), bit(cell))
                digits &= digits - 1
            self._turn_off(digit, seen)
        else:
            links: HouseLinks = self.groups[digit]
            self._turn_off(digit, links.sees[cell - GROUP] & self.grid.digit_cells[digit])

    def _turn_off(self, digit: int, cells: int) -> None:
        """Turn off the nodes of a digit in some cells, which one node excludes, and on what they are linked to."""
        new = cells & ~self.off[digit]
        self.off[digit] |= cells
        while new:
            cell = lowest(new)
            new &= new - 1
            if self.bivalue & bit(cell):
                self._turn_on(lowest(self.grid.cell_digits[cell] & ~(1 << digit)) * NODES + cell)
            link = self.first_link[digit * NODES + cell]
            while link:
                self._turn_on(self.others[link])
                link = self.next_link[link]
        if self.grouped and cells & (cells - 1):
            links: HouseLinks = self.groups[digit]
            for end in range(links.count):
                if links.cells[end] & ~cells == 0:
                    self._turn_on(_node(links, digit, end ^ 1))


def _node(links: HouseLinks, digit: int, end: int) -> int:
    """Return the number of the node at the end of a link of a digit."""
    cells = links.cells[end]
    if cells & (cells - 1) == 0:
        return digit * NODES + lowest(cells)
    return digit * NODES + GROUP + end
