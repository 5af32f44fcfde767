"""Empty Rectangles, single and dual.

Where the places for a digit in a box all lie in one row and one column of it, the digit of the box is in the one line
or in the other: a strong link between lines, as it were, with the four cells of the box off these lines empty of it.
"""

from collections.abc import Iterator
from itertools import combinations

import attrs

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import HOUSE, cells_in, cells_name, house_code, house_name
from ..step import HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, both_or_all, conclude, in_groups, mark, mark_cells
from .nodes import chain_links
from .two_links import Shape, TwoLinks, grouped_chains, plain_chains


@attrs.frozen
class EmptyRectangle(Strategy):
    """A box with a digit in one row and one column of it only, and a line across one of them with two places for it.

    If the place of the line that lies on the box's row (or column) has the digit, then the box has it in its column (or
    row); otherwise the other place of the line has it.  Either way the cell where the lines from there cross loses it.

    ``two_candidates`` allows boxes with just two places for the digit, which HoDoKu leaves out by default: they are
    Turbot Fish as well.
    """

    name = "Empty Rectangle"
    family = "Single-digit patterns"
    summary = "A box has a digit in one row and one column only, and a line across one of them has two places for it."

    two_candidates: bool = attrs.field(default=False, kw_only=True)

    def find(self, grid: Grid) -> Iterator[Step]:
        for chain in self._rectangles(grid):
            yield self._step(grid, chain)

    def _rectangles(self, grid: Grid) -> Iterator[TwoLinks]:
        """Yield the chains that go from the far place of a line by its near one into the box."""
        for shape, chain in grouped_chains(grid):
            if shape is Shape.EMPTY_RECTANGLE:
                yield chain
        if self.two_candidates:
            for _, chain in plain_chains(grid):
                for each in (chain, chain.reversed()):
                    if each.is_empty_rectangle:
                        yield each

    def _step(self, grid: Grid, *chains: TwoLinks) -> Step:
        digit, box = chains[0].digit, chains[0].houses[1]
        pairs = [chain.cells[0] | chain.cells[1] for chain in chains]
        houses = [box, *(chain.houses[0] for chain in chains)]
        pattern = Pattern(
            truths=[HOUSE_TRUTHS[digit][house] for house in dict.fromkeys(houses)],
            cells={
                Role.PINCER: [cell for pair in pairs for cell in cells_in(pair)],
                Role.PATTERN: cells_in(grid.cells_with(digit) & HOUSE[box]),
            },
            houses={Role.HOUSE: houses},
            digits={Role.PATTERN: [digit]},
            links=[link for chain in chains for link in chain_links(chain.nodes)],
        )
        removed = dict.fromkeys(cell for chain in chains for cell in cells_in(chain.removed))
        return Step(self, pattern, eliminations=[candidate(cell, digit) for cell in removed])

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        box = house_code(step.pattern.houses(Role.HOUSE)[0])
        pairs = "/".join(cells_name(pair) for pair in in_groups(step.pattern.cells(Role.PINCER), 2))
        return f"{digit} in {box} ({pairs})"

    def explain(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        box, *lines = (mark(Role.HOUSE, house_name(house)) for house in step.pattern.houses(Role.HOUSE))
        places = mark_cells(Role.PATTERN, step.pattern.cells(Role.PATTERN))
        cases = [
            f"The {digit} of {line} is in {far} or {near}; if it is in {near}, the box cannot have it in {beside}, "
            f"only in {arm}. Either way, {far} or {arm} has it, and cells that see {both} cannot."
            for line, (far, near, beside, arm), both in zip(lines, _marked_places(step), _both(step), strict=True)
        ]
        return f"In {box} the {digit} has no place but {places}. {' '.join(cases)} {conclude(step)}"


def _marked_places(step: Step) -> Iterator[list[str]]:
    """Yield, for each line, its far and its near place, those of the box that the near one sees, and the others."""
    links = step.pattern.links
    for line, arms in zip(links[::3], links[2::3], strict=True):
        roles = (Role.PINCER, Role.PINCER, Role.PATTERN, Role.PATTERN)
        nodes = (line.start, line.end, arms.start, arms.end)
        yield [mark_cells(role, [each.cell for each in node]) for role, node in zip(roles, nodes, strict=True)]


def _both(step: Step) -> Iterator[str]:
    """Yield, for each line, how to refer to its far place and those of the box that are left then."""
    links = step.pattern.links
    for line, arms in zip(links[::3], links[2::3], strict=True):
        yield both_or_all(line.start + arms.end)


@attrs.frozen
class DualEmptyRectangle(EmptyRectangle):
    """Two Empty Rectangles in the same box for the same digit, which remove different candidates.

    Each holds by itself; taken together they are one step with two conclusions.
    """

    name = "Dual Empty Rectangle"
    summary = "Two Empty Rectangles in one box, taken together."

    def find(self, grid: Grid) -> Iterator[Step]:
        for one, other in combinations(self._rectangles(grid), 2):
            if (one.digit, one.houses[1]) == (other.digit, other.houses[1]) and one.removed != other.removed:
                yield self._step(grid, one, other)
