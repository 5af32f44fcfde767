# cython: language_level=3
"""Chains of a fixed form, found by going through the pairs of links that they are made of.

A chain goes from strong link to strong link by weak ones: ``a = b - c = d``.  If its first node is false then its
second is true, so that its third is false, and so on to its last node, which is true.  So one of its two ends is true,
and where both are nodes of one digit, cells that see both ends lose the digit.

Here are the forms that have names and a search of their own: two strong links of one digit, two equal cells joined by a
strong link (W-Wing), and remote pairs.  All of each form are wanted, also several with the same ends; a search that is
breadth-first finds one of these, a shortest one, and has more to do than going through the pairs.  Chains of any length
are its part (``alternating``).
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Word
from ...board.candidate import Candidate, candidates_of
from ...board.cells import cells_of_size
from ...board.checks import check_cells, check_given, check_within
from ...board.grid import Grid, recall
from ...board.houses import AREAS_MASK
from ..chains.pattern import RemotePair
from .house_links import HouseLinks, house_links
from .link_kinds import BILOCATION, EMPTY_RECTANGLE, GROUPED, KITE, OTHER, SKYSCRAPER, X_WING
from .pattern import WWing
from .placements import removable, removable_of

ROWS: Word = (1 << 9) - 1
COLUMNS: Word = ROWS << 9


class TwoLinksFinding(NamedTuple):
    """A chain of two strong links of a digit: their houses, and the cells of its four nodes and of those that lose it.

    The house of a link that holds in a line and in a box is the line.
    """

    shape: int
    digit: int
    houses: tuple[int, int]
    nodes: tuple[int, int, int, int]
    removed: int

    def reversed(self) -> "TwoLinksFinding":
        """Return the chain from its other end."""
        return self._replace(houses=self.houses[::-1], nodes=self.nodes[::-1])


def two_links(grid: Grid, kind: int) -> list[TwoLinksFinding]:
    """Return the chains of two strong links of one digit that remove something: the first in two places of a house.

    The second is of a kind, BILOCATION or GROUPED.  Of a chain of two links in two places, which holds from both ends,
    there is one: the one that starts from the lower end.
    """
    check_within(kind, BILOCATION, GROUPED)
    found: list[TwoLinksFinding] = []
    digit: int
    for digit, cells in enumerate(removable(grid)):
        if cells:
            found += recall(grid, digit, _two_links_of, (kind,))
    return found


def _two_links_of(grid: Grid, digit: int, kind: int) -> list[TwoLinksFinding]:
    found: list[TwoLinksFinding] = []
    targets = removable_of(grid, digit)
    links = house_links(grid, digit, BILOCATION)
    others = house_links(grid, digit, kind)
    for end in range(links.count):
        if targets & links.sees[end]:
            _go_on(grid, found, digit, targets & links.sees[end], links, end, others, kind)
    return found


def _go_on(
    grid: Grid,
    found: list[TwoLinksFinding],
    digit: int,
    targets: Cells,
    links: HouseLinks,
    end: int,
    others: HouseLinks,
    kind: int,
) -> None:
    """Note the chains that start from an end of a link and go on by others."""
    start = links.cells[end]
    near = links.cells[end ^ 1]
    sees = links.sees[end ^ 1]
    used = start | near
    for other in range(others.count):
        joint = others.cells[other]
        last = others.cells[other ^ 1]
        # A node that sees both ends of a strong link beside it is false, whatever the rest of the chain.
        if (
            joint & ~sees == 0
            and last & (sees | used) == 0
            and start & (joint | others.sees[other]) == 0
            and targets & others.sees[other ^ 1]
            and (kind == GROUPED or lowest(start) < lowest(last))
        ):
            houses_of = (links.houses[end], others.houses[other])
            nodes = (start, near, joint, last)
            removed = targets & others.sees[other ^ 1]
            shape = shape_of(grid, houses_of, nodes, removed)
            found.append(TwoLinksFinding(shape, digit, houses_of, nodes, removed))


def shape_of(grid: Grid, houses_of: tuple[int, int], nodes: tuple[int, int, int, int], removed: Cells) -> int:
    """Return how the houses of a chain of two strong links lie to each other, given its nodes and what it removes."""
    _check_nodes(grid, nodes, removed)
    joint: Cells
    last: Cells
    near: Cells
    start: Cells
    start, near, joint, last = nodes
    one: int
    other: int
    one, other = houses_of
    if one < 18 and other < 18:
        if (one < 9) != (other < 9):
            return KITE if _share(grid, AREAS_MASK, near | joint) else OTHER
        across = COLUMNS if one < 9 else ROWS
        if _share(grid, across, near | joint):
            return X_WING if _share(grid, across, start | last) else SKYSCRAPER
    if (joint & (joint - 1) or last & (last - 1)) and is_empty_rectangle(grid, houses_of, nodes, removed):
        return EMPTY_RECTANGLE
    return OTHER


def is_empty_rectangle(
    grid: Grid, houses_of: tuple[int, int], nodes: tuple[int, int, int, int], removed: Cells
) -> bool:
    """Return whether the second strong link is between a row and a column of a box, and the chain goes on along them.

    The near node of the first link is on the one line, and what goes is on the other, both outside of the box.
    """
    _check_nodes(grid, nodes, removed)
    arm: Cells
    near: Cells
    other_arm: Cells
    _, near, arm, other_arm = nodes
    line: int
    box: int
    line, box = houses_of
    if line >= 18 or box < 18:
        return False
    if _share(grid, ROWS | COLUMNS, arm | other_arm):
        return False
    if _share(grid, ROWS, near | arm) and _share(grid, COLUMNS, other_arm | removed):
        return True
    return _share(grid, COLUMNS, near | arm) and _share(grid, ROWS, other_arm | removed)


def _check_nodes(grid: Grid, nodes: tuple[int, int, int, int], removed: Cells) -> None:
    check_given(grid)
    cells: Cells
    for cells in (*nodes, removed):
        check_cells(cells)


def _share(grid: Grid, houses: Word, cells: Cells) -> bool:
    """Return whether one of some houses holds all of the cells."""
    if cells == 0:
        return False
    for cell in members(cells):
        houses &= grid.tables.houses_of[cell]
    return houses != 0


def w_wings(grid: Grid) -> list[WWing]:
    """Return the W-Wings that remove something, in the order of the digit kept, and then from end to end.

    The two cells do not see each other: where they do, they are a naked pair.
    """
    tables = grid.tables
    found: list[WWing] = []
    pairs = cells_of_size(grid, 2)
    for kept in range(1, 10):
        rest = pairs & grid.digit_cells[kept]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            linked = lowest(grid.cell_digits[cell] & ~(1 << kept))
            partners = _partners(grid, kept, cell, rest & grid.digit_cells[linked] & ~tables.peers[cell])
            if partners:
                _join_cells(found, grid, kept, linked, cell, partners)
    return found


def _partners(grid: Grid, kept: int, cell: int, cells: Cells) -> Cells:
    """Return which cells see a candidate of a digit that a cell sees too."""
    tables = grid.tables
    targets = grid.digit_cells[kept] & tables.peers[cell]
    partners: Cells = 0
    for other in members(cells):
        if targets & tables.peers[other]:
            partners |= bit(other)
    return partners


def _join_cells(found: list[WWing], grid: Grid, kept: int, linked: int, cell: int, partners: Cells) -> None:
    """Note the W-Wings of a cell and its equals."""
    tables = grid.tables
    links = house_links(grid, linked, BILOCATION)
    for end in range(links.count):
        far = links.cells[end ^ 1]
        if links.cells[end] & tables.peers[cell] and far & (tables.peers[cell] | bit(cell)) == 0:
            for other in members(partners & links.sees[end ^ 1] & ~(links.sees[end] | links.cells[end])):
                removed = grid.digit_cells[kept] & tables.peers[cell] & tables.peers[other]
                near = lowest(links.cells[end])
                wing = WWing(kept, linked, cell, near, links.houses[end], lowest(far), other, removed, board=grid.board)
                found.append(wing)


FEWEST_OF_REMOTE_PAIR = 4
"""The fewest cells of a remote pair: two are a naked pair."""


def remote_pairs(grid: Grid) -> list[RemotePair]:
    """Return the remote pairs that remove something, shortest first: a shortest one for each pair of outer cells.

    Of those that remove the same there is one.
    """
    found: dict[tuple[Candidate, ...], RemotePair] = {}
    pairs = cells_of_size(grid, 2)
    for cell in members(pairs):
        equal = _equal_cells(grid, pairs, cell)
        if popcount(equal) >= FEWEST_OF_REMOTE_PAIR:
            for pair in _remote_pairs_from(grid, cell, equal):
                known = found.get(pair.removed)
                if known is None or len(pair.cells) < len(known.cells):
                    found[pair.removed] = pair
    return sorted(found.values(), key=_by_cells)


def _by_cells(pair: RemotePair) -> tuple[int, tuple[int, ...]]:
    return len(pair.cells), pair.cells


def _equal_cells(grid: Grid, pairs: Cells, cell: int) -> Cells:
    """Return the cells, of those with two candidates, that have the same as a cell."""
    equal = pairs
    for digit in members(grid.cell_digits[cell]):
        equal &= grid.digit_cells[digit]
    return equal


def _remote_pairs_from(grid: Grid, start: int, equal: Cells) -> list[RemotePair]:
    """Return the remote pairs from a cell to higher ones."""
    tables = grid.tables
    found = []
    digits = grid.cell_digits[start]
    one, other = lowest(digits), lowest(digits & (digits - 1))
    ways: list[tuple[int, ...]] = [(start,)]
    met = bit(start)
    for way in ways:
        end: int = way[len(way) - 1]
        if len(way) >= FEWEST_OF_REMOTE_PAIR and len(way) % 2 == 0 and start < end:
            seen = tables.peers[start] & tables.peers[end] & ~equal
            ones = candidates_of(one, seen & grid.digit_cells[one])
            removed = ones + candidates_of(other, seen & grid.digit_cells[other])
            if removed:
                found.append(RemotePair(digits, way, removed))
        new = tables.peers[end] & equal & ~met
        met |= new
        for cell in members(new):
            ways.append((*way, cell))
    return found
