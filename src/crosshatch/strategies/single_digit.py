"""Single-digit patterns: two strong links of a digit, joined by a weak one.

All are chains ``a = b - c = d`` of one digit, which is thus in ``a`` or in ``d``.  What they are called depends on the
houses of the strong links: lines of one kind (Skyscraper), a row and a column (2-String Kite), a box that has the digit
in a row and a column only (Empty Rectangle), or anything else (Turbot Fish).  In the grouped forms one strong link is
between places of which one node has two or three.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

import attrs

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import cells_in, cells_name, house_name
from ..step import HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, both_or_all, conclude, in_groups, listed, mark, mark_cells
from .nodes import chain_links, chain_notation
from .two_links import Shape, TwoLinks, grouped_chains, plain_chains


class SingleDigit(Strategy):
    """A strategy for chains of two strong links."""

    family = "Single-digit patterns"
    shape: ClassVar[Shape]
    """How the houses of such a chain lie to each other."""
    grouped: ClassVar[bool] = False
    """Whether one of the strong links is between groups."""

    def find(self, grid: Grid) -> Iterator[Step]:
        for shape, chain in grouped_chains(grid) if self.grouped else plain_chains(grid):
            if self.stands_for(shape):
                yield self._step(chain)

    def stands_for(self, shape: Shape) -> bool:
        """Return whether chains of a shape are what the technique is about."""
        return shape is self.shape

    def _step(self, *chains: TwoLinks) -> Step:
        digit = chains[0].digit
        houses = dict.fromkeys(house for chain in chains for house in chain.houses)
        pattern = Pattern(
            truths=[HOUSE_TRUTHS[digit][house] for house in houses],
            cells={
                Role.PINCER: [cell for chain in chains for cell in cells_in(chain.ends)],
                Role.PATTERN: cells_in(chains[0].joint),
            },
            houses={Role.HOUSE: houses},
            digits={Role.PATTERN: [digit]},
            links=[link for chain in chains for link in chain_links(chain.nodes)],
        )
        removed = [cell for chain in chains for cell in cells_in(chain.removed)]
        return Step(self, pattern, eliminations=[candidate(cell, digit) for cell in removed])

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        ends = cells_name(step.pattern.cells(Role.PINCER))
        return f"{digit} in {ends} (connected by {cells_name(step.pattern.cells(Role.PATTERN))})"

    def explain(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        first, second = (mark(Role.HOUSE, house_name(house)) for house in step.pattern.houses(Role.HOUSE))
        one, near, far, other = _marked_nodes(step)
        return (
            f"The {digit} of {first} is in {one} or {near}, that of {second} in {far} or {other}. As {near} and {far} "
            f"see each other, they do not both have it. So at least one of {one} and {other} has it, and cells that "
            f"see {both_or_all(step.pattern.cells(Role.PINCER))} cannot. {conclude(step)}"
        )


def _marked_nodes(step: Step) -> list[str]:
    """Return the four nodes of a chain as an explanation names them, from end to end."""
    first, _, second = step.pattern.links
    roles = (Role.PINCER, Role.PATTERN, Role.PATTERN, Role.PINCER)
    nodes = (first.start, first.end, second.start, second.end)
    return [mark_cells(role, [each.cell for each in node]) for role, node in zip(roles, nodes, strict=True)]


class Skyscraper(SingleDigit):
    """Two parallel lines with two places for a digit each, of which one in each lies in the same crossing line.

    The two places in the crossing line do not both have the digit, so at least one of the two others, the tops of the
    towers, has it.  Cells that see both tops lose it.
    """

    name = "Skyscraper"
    summary = "Two parallel lines have two places for a digit, one of each in the same crossing line."
    shape = Shape.SKYSCRAPER


class TwoStringKite(SingleDigit):
    """A row and a column with two places for a digit each, of which one in each lies in the same box.

    The two places in the box do not both have the digit, so at least one of the two others, the ends of the strings,
    has it.  The cell where the lines from those ends cross loses it.
    """

    name = "2-String Kite"
    summary = "A row and a column have two places for a digit, one of each in the same box."
    shape = Shape.KITE


@attrs.frozen
class TurbotFish(SingleDigit):
    """Two houses with two places for a digit each, of which one in each see each other.

    These two do not both have the digit, so at least one of the two others has it, and cells that see both lose it.
    ``named_forms`` adds the chains that have names of their own (Skyscraper, 2-String Kite, X-Wing) and are left out
    otherwise; HoDoKu has it so.
    """

    name = "Turbot Fish"
    summary = "Two houses, one of them a box, have two places for a digit, one of each seeing the other."

    shape = Shape.OTHER

    named_forms: bool = attrs.field(default=False, kw_only=True)

    def stands_for(self, shape: Shape) -> bool:
        return self.named_forms or super().stands_for(shape)

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        return f"{digit} {chain_notation(step.pattern.links)}"


class DualTwoStringKite(TwoStringKite):
    """Two 2-String Kites with the same two places in the same box, which remove different candidates.

    The row of the one place and the column of the other make up the first, the column of the one and the row of the
    other the second.  Each holds by itself; taken together they are one step with two conclusions.
    """

    name = "Dual 2-String Kite"
    summary = "Two 2-String Kites with the same two places in a box, taken together."

    def find(self, grid: Grid) -> Iterator[Step]:
        kites = [chain for shape, chain in plain_chains(grid) if shape is Shape.KITE]
        for one, other in combinations(kites, 2):
            if (one.digit, one.joint) == (other.digit, other.joint) and one.removed != other.removed:
                yield self._step(one, other)

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        strings = "/".join(cells_name(pair) for pair in in_groups(step.pattern.cells(Role.PINCER), 2))
        return f"{digit} in {strings} (connected by {cells_name(step.pattern.cells(Role.PATTERN))})"

    def explain(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        joint = listed(mark_cells(Role.PATTERN, [cell]) for cell in step.pattern.cells(Role.PATTERN))
        houses = in_groups(step.pattern.houses(Role.HOUSE), 2)
        ends = in_groups(step.pattern.cells(Role.PINCER), 2)
        kites = "; ".join(
            f"by {listed(mark(Role.HOUSE, house_name(house)) for house in lines)}, at least one of "
            f"{listed(mark_cells(Role.PINCER, [cell]) for cell in pair)} has it"
            for lines, pair in zip(houses, ends, strict=True)
        )
        return (
            f"As {joint} see each other, they do not both have the {digit}. So, {kites}. Cells that see both of such a "
            f"pair cannot. {conclude(step)}"
        )


class GroupedSkyscraper(Skyscraper):
    """A Skyscraper in which one of the tops is a group: two or three places for the digit in the same box.

    One line has the digit in a cell or in the group, the other in one of two cells.  As in the plain form, one of the
    tops has it, and cells that see all places of both tops lose it.
    """

    name = "Grouped Skyscraper"
    summary = "A Skyscraper with two or three places of a line, all in one box, as one of its tops."
    grouped = True


class GroupedTwoStringKite(TwoStringKite):
    """A 2-String Kite in which one end of a string is a group: two or three places for the digit in the same box.

    The argument is that of the plain form: the places in the shared box do not both have the digit, so one of the free
    ends has it, and cells that see all places of both lose it.
    """

    name = "Grouped 2-String Kite"
    summary = "A 2-String Kite with two or three places of a line, all in one box, as one end of a string."
    grouped = True


@attrs.frozen
class GroupedTurbotFish(TurbotFish):
    """A Turbot Fish in which one strong link has a group: two or three places for the digit in one box and line.

    The argument is that of the plain form: the places in the middle do not have it at both sides, so one of the ends
    has it, and cells that see all places of both ends lose it.  ``named_forms`` adds the chains that are a Grouped
    Skyscraper, a Grouped 2-String Kite or an Empty Rectangle.
    """

    name = "Grouped Turbot Fish"
    summary = "A Turbot Fish with two or three places of a box and line as one end of a strong link."
    grouped = True
