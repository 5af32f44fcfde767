"""All loops and AICs that HoDoKu finds in a position, told as chains are: what its regression library is held against.

HoDoKu's paths start and end in a candidate, on or off.  A chain has of these what lies between the first node that is
off and the last that is on.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import attrs

from crosshatch.board.bitset import popcount
from crosshatch.board.grid import Grid, memo
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES, cell_set, cells_in
from crosshatch.logic.step import Step
from crosshatch.originals.hodoku.loops import AIC, CONTINUOUS, DISCONTINUOUS, WITH_GROUP, HodokuLoopSearch, LoopFinding
from crosshatch.originals.hodoku.tables import OFF, Tables, tables
from crosshatch.techniques.chains.forms import LOOP, ONE_CANDIDATE, TWO_ENDS
from crosshatch.techniques.chains.search import ChainFinding, LinkFinding
from crosshatch.techniques.chains.strategy import ChainStrategy, Form
from crosshatch.techniques.single_digit.link_kinds import BILOCATION, BIVALUE, GROUPED

FORMS = {CONTINUOUS: LOOP, DISCONTINUOUS: ONE_CANDIDATE, AIC: TWO_ENDS}
"""What chains call the kinds of HoDoKu's loops."""


class TableNode(NamedTuple):
    """A digit in a cell or in the cells of a group: true (on), that is in one of them, or false."""

    digit: int
    cells: int
    on: bool


def nodes_of(table: Tables) -> list[TableNode]:
    """Return the nodes of a table by their numbers."""
    both = zip(table.digits, table.cells, strict=True)
    return [TableNode(digit, cells, number < OFF) for number, (digit, cells) in enumerate(both)]


def chains(grid: Grid, groups: bool) -> list[ChainFinding]:
    """Return HoDoKu's loops and AICs, shortest first, each effect once for each form.

    With ``groups`` only those with groups.
    """
    found: list[ChainFinding] = memo(grid, _chains, groups)
    return found


def _chains(grid: Grid, groups: bool) -> list[ChainFinding]:
    table = tables(grid, groups)
    search = HodokuLoopSearch(grid, table)
    finds = [find for find in search.run() if find.kind >= WITH_GROUP or not groups]
    nodes = nodes_of(table)
    told = sorted([_told(grid, nodes, find) for find in finds], key=_length)
    shortest: dict[tuple[int, tuple[tuple[int, int], ...]], ChainFinding] = {}
    for chain in told:
        shortest.setdefault((chain.form, chain.removed), chain)
    return list(shortest.values())


def _length(chain: ChainFinding) -> int:
    return len(chain.strong)


def _told(grid: Grid, nodes_of_table: list[TableNode], find: LoopFinding) -> ChainFinding:
    links = list(_strong_links(grid, [nodes_of_table[number] for number in find.nodes]))
    nodes = [(node.digit, node.cells) for *both, _ in links for node in both]
    removed: dict[int, list[int]] = {}
    for cell, digit in find.removed:
        removed.setdefault(digit, []).append(cell)
    lost = tuple([(digit, cell_set(removed[digit])) for digit in DIGITS if digit in removed])
    return ChainFinding(tuple(nodes), tuple([link for *_, link in links]), FORMS[find.kind % WITH_GROUP], lost)


def _strong_links(grid: Grid, path: list[TableNode]) -> Iterator[tuple[TableNode, TableNode, LinkFinding]]:
    """Yield each strong link of a path with its nodes."""
    for node, following in pairwise(path):
        if following.on:
            yield node, following, _link(grid, node, following)


def _link(grid: Grid, node: TableNode, other: TableNode) -> LinkFinding:
    """Return the strong link of two nodes."""
    if node.digit != other.digit:
        return LinkFinding(BIVALUE, next(iter(cells_in(node.cells))))
    both = node.cells | other.cells
    house = next(house for house in HOUSES if grid.digit_cells[node.digit] & HOUSE[house] == both)
    return LinkFinding(BILOCATION if popcount(both) == 2 else GROUPED, house)


@attrs.frozen
class HodokuChain:
    """A technique of chains as HoDoKu finds it: of the ways from one candidate to another it tries one."""

    ours: ChainStrategy

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the steps of HoDoKu's chains."""
        if grid.broken:
            return
        for chain in chains(grid, self.ours.links & GROUPED != 0):
            if self.ours.form in (Form.EACH, chain.form):
                yield self.ours._step(grid, chain)
