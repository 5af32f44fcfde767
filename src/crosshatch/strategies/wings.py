"""Wings: a few cells with as many digits between them as there are cells, in two houses that cross.

All digits but one keep to one of the two houses, so that each of them is true in one of the cells at most.  The digit
that is left, the loose one, is then true in at least one of the cells.  A W-Wing comes to such a digit in another way:
two equal cells are joined by a strong link.
"""

from collections.abc import Iterator
from typing import ClassVar

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import PEERS, cells_in, cells_name, digits_in, house_name
from ..engine.links import links
from ..engine.sets import wings
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, both_or_all, conclude, in_groups, listed, mark, mark_cells
from .nodes import Node, chain_links, nodes_of, plain_links

COUNTS = ("no", "one", "two", "three", "four", "five")


class BentSubset(Strategy):
    """A strategy for ``size`` cells in two crossing houses with as many digits, of which one is loose.

    Each of the other digits has all its places in these cells in one house, so it is true in one of the cells at most.
    That leaves at least one cell for the loose digit, and a cell that sees all of its places cannot take it.
    """

    family = "Wings"
    size: ClassVar[int]

    def find(self, grid: Grid) -> Iterator[Step]:
        found = grid.memo(("bent subsets", self.size), lambda grid: wings.bent_subsets(grid, self.size))
        for cells, loose, removed in in_groups(found, wings.WING_LENGTH):
            if self.stands_for(grid, cells):
                yield self._step(grid, cells, loose, removed)

    def stands_for(self, grid: Grid, cells: int) -> bool:
        """Return whether a bent subset of this size is of the kind that the technique is about."""
        return True

    def _step(self, grid: Grid, cells: int, loose: int, removed: int) -> Step:
        wing = tuple(cells_in(cells))
        pivots = [cell for cell in wing if cells & ~PEERS[cell] == 1 << cell]
        candidates = [candidate(cell, digit) for cell in wing for digit in digits_in(grid.digits_of(cell))]
        loose_last = not any(grid.digits_of(cell) >> loose & 1 for cell in pivots)
        digits = sorted({each.digit for each in candidates}, key=lambda digit: (loose_last and digit == loose, digit))
        pattern = Pattern(
            truths=[CELL_TRUTHS[cell] for cell in wing],
            cells={Role.PIVOT: pivots, Role.PINCER: [cell for cell in wing if cell not in pivots]},
            candidates={
                Role.COMMON: [each for each in candidates if each.digit == loose],
                Role.PATTERN: [each for each in candidates if each.digit != loose],
            },
            digits={Role.PATTERN: digits},
        )
        return Step(self, pattern, eliminations=[candidate(cell, loose) for cell in cells_in(removed)])

    def notation(self, step: Step) -> str:
        digits = "/".join(map(str, step.pattern.digits(Role.PATTERN)))
        return f"{digits} in {cells_name(_cells(step))}"

    def explain(self, step: Step) -> str:
        loose = step.eliminations[0].digit
        count = COUNTS[self.size]
        others = listed(sorted(digit for digit in step.pattern.digits(Role.PATTERN) if digit != loose))
        return (
            f"{_marked_cells(step)} are {count} cells with {count} digits between them. Each of {others} has places "
            f"there that all see each other, so it fills one cell at most. That leaves a cell for {loose}: one of "
            f"{_loose_ones(step)}. {conclude(step)}"
        )


def _cells(step: Step) -> list[int]:
    return sorted(step.pattern.cells(Role.PIVOT) + step.pattern.cells(Role.PINCER))


def _marked_cells(step: Step) -> str:
    return listed(mark_cells(role, step.pattern.cells(role)) for role in (Role.PIVOT, Role.PINCER))


def _loose_ones(step: Step) -> str:
    """Say in words that one of some cells has the loose digit, and what that means."""
    cells = [each.cell for each in step.pattern.candidates(Role.COMMON)]
    loose = step.eliminations[0].digit
    named = mark_cells(Role.COMMON, cells)
    return f"{named} is {loose}, and a cell that sees {both_or_all(cells)} cannot be {loose} too"


class PivotWing(BentSubset):
    """A bent subset of three cells: a pivot that sees two pincers of two digits each, which do not see each other."""

    size = 3
    pivot_digits: ClassVar[int]
    """The number of candidates of the pivot."""

    def stands_for(self, grid: Grid, cells: int) -> bool:
        return max(grid.digits_of(cell).bit_count() for cell in cells_in(cells)) == self.pivot_digits

    def explain(self, step: Step) -> str:
        loose = step.eliminations[0].digit
        (pivot,) = step.pattern.cells(Role.PIVOT)
        digits = step.pattern.digits(Role.PATTERN)[: self.pivot_digits]
        shared = {each.cell: each.digit for each in step.pattern.candidates(Role.PATTERN)}
        cases = [
            f"if it is {shared[cell]}, {mark_cells(Role.PINCER, [cell])} is {loose}"
            for cell in step.pattern.cells(Role.PINCER)
        ]
        if loose in digits:
            cases.append(f"if it is neither, it is {loose} itself")
        return (
            f"{mark_cells(Role.PIVOT, [pivot])} is {listed(digits, last='or')}: {'; '.join(cases)}. In any case at "
            f"least one of {_loose_ones(step)}. {conclude(step)}"
        )


class XYWing(PivotWing):
    """A pivot of two digits that sees two pincers, each of which has one of these and the same third digit.

    Whichever of its digits the pivot has, it takes it from one of the pincers, which must then have the third.  So a
    cell that sees both pincers cannot take it.
    """

    name = "XY-Wing"
    summary = "A cell with two digits sees two others that have one of them each, and the same third digit."
    pivot_digits = 2


class XYZWing(PivotWing):
    """A pivot of three digits that sees two pincers, each of which has the third of these and one of the others.

    If the pivot does not have the third digit itself, it takes the other one from one of the pincers, which must then
    have the third.  So a cell that sees all three of them cannot take it.
    """

    name = "XYZ-Wing"
    summary = "A cell with three digits sees two others with two of them each, one of which all three have."
    pivot_digits = 3


class WXYZWing(BentSubset):
    """Four cells in two crossing houses with four digits, three of which are each kept to one of the houses.

    Each of the three is true in one of the cells at most, so one cell is left for the fourth digit at least.  A cell
    that sees all places of the fourth digit in these cells cannot take it.
    """

    name = "WXYZ-Wing"
    summary = "Four cells in two crossing houses have four digits, and each but one of these is kept to one house."
    size = 4


class VWXYZWing(BentSubset):
    """Five cells in two crossing houses with five digits, four of which are each kept to one of the houses.

    Each of the four is true in one of the cells at most, so one cell is left for the fifth digit at least.  A cell
    that sees all places of the fifth digit in these cells cannot take it.
    """

    name = "VWXYZ-Wing"
    summary = "Five cells in two crossing houses have five digits, and each but one of these is kept to one house."
    size = 5


class WWing(Strategy):
    """Two cells with the same two digits, and a house with two places for one of these, each seen by one of the cells.

    If neither cell had the other digit, both would have the one, and take it from both places in the house.  So one of
    the cells at least has the other digit, and what sees both cells cannot take it.
    """

    name = "W-Wing"
    family = "Wings"
    summary = "Two cells with the same two digits see, one each, the two places for one of these in a house."

    def find(self, grid: Grid) -> Iterator[Step]:
        for removed, *chain in in_groups(grid.memo("w-wings", _w_wings), links.chain_length(3)):
            nodes = nodes_of(chain)
            if not nodes[0].cells & PEERS[_cell(nodes[5])]:
                yield self._step(nodes, chain[links.LINK_LENGTH], removed)

    def _step(self, nodes: tuple[Node, ...], house: int, removed: int) -> Step:
        kept, linked = nodes[0].digit, nodes[1].digit
        pair = sorted([_cell(nodes[0]), _cell(nodes[5])])
        pattern = Pattern(
            truths=[*(CELL_TRUTHS[cell] for cell in pair), HOUSE_TRUTHS[linked][house]],
            cells={Role.PINCER: pair, Role.PATTERN: cells_in(nodes[2].cells | nodes[3].cells)},
            candidates={
                Role.COMMON: [candidate(cell, kept) for cell in pair],
                Role.PATTERN: [each for node in nodes[1:5] for each in node.candidates],
            },
            houses={Role.HOUSE: [house]},
            digits={Role.PATTERN: [kept, linked]},
            links=chain_links(nodes),
        )
        return Step(self, pattern, eliminations=[candidate(cell, kept) for cell in cells_in(removed)])

    def notation(self, step: Step) -> str:
        kept, linked = step.pattern.digits(Role.PATTERN)
        places = cells_name(step.pattern.cells(Role.PATTERN))
        return f"{kept}/{linked} in {cells_name(step.pattern.cells(Role.PINCER))} connected by {linked} in {places}"

    def explain(self, step: Step) -> str:
        kept, linked = step.pattern.digits(Role.PATTERN)
        pair = mark_cells(Role.PINCER, step.pattern.cells(Role.PINCER))
        (house,) = step.pattern.houses(Role.HOUSE)
        one, _, other = step.pattern.links[1:4]
        seen = listed(
            f"{mark_cells(Role.PINCER, [cell.cell])} sees {mark_cells(Role.PATTERN, [place.cell])}"
            for (cell,), (place,) in ((one.start, one.end), (other.end, other.start))
        )
        return (
            f"Each of {pair} is {kept} or {linked}. {mark(Role.HOUSE, house_name(house).capitalize())} has two places "
            f"for {linked}: {seen}. If both cells were {linked}, it would have none. So at least one of the cells is "
            f"{kept}, and a cell that sees both cannot be {kept} too. {conclude(step)}"
        )


def _w_wings(grid: Grid) -> list[int]:
    return links.chains(grid, plain_links(grid), (links.BIVALUE, links.BILOCATION, links.BIVALUE))


def _cell(node: Node) -> int:
    (cell,) = cells_in(node.cells)
    return cell
