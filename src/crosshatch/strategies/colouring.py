"""Simple colouring and multi-colouring: clusters of the places of one digit, in two colours of which one is true.

Where a digit has two places in a house, one has it and the other does not.  Such links join places into clusters, in
which either all cells of the one colour have the digit, or all of the other.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import combinations, product
from operator import or_

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import HOUSE, HOUSES, PEERS, cell_set, cells_in, cells_name
from ..engine import colouring as engine
from ..step import HOUSE_TRUTHS, Link, Pattern, Role, Step, Truth
from .base import Strategy, conclude, in_groups, listed, mark_cells

COLOURS = (Role.COLOUR_1, Role.COLOUR_2, Role.COLOUR_3, Role.COLOUR_4)


class Colouring(Strategy):
    """A strategy for one cluster or two, of which cells see each other or some place elsewhere."""

    family = "Colouring"

    def _step(self, grid: Grid, digit: int, colours: tuple[int, ...], removed: int) -> Step:
        tree = spanning_tree(links_of_digit(grid, digit, reduce(or_, colours)))
        pattern = Pattern(
            truths=[truth for truth, _ in tree],
            cells={role: cells_in(cells) for role, cells in zip(COLOURS, colours, strict=False)},
            digits={Role.PATTERN: [digit]},
            links=[link for _, link in tree],
        )
        return Step(self, pattern, eliminations=[candidate(cell, digit) for cell in cells_in(removed)])

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        colours = [f"({cells_name(cells)})" for _, cells in step.pattern.cell_roles]
        return f"{digit} " + ", ".join(" / ".join(pair) for pair in zip(colours[::2], colours[1::2], strict=True))

    def explain(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        marked = [mark_cells(role, cells) for role, cells in step.pattern.cell_roles]
        clusters = ", and that ".join(
            f"either all of {one} are {digit} or all of {other} are"
            for one, other in zip(marked[::2], marked[1::2], strict=True)
        )
        return (
            f"Where a house has two places for {digit}, one has it and the other has not. From place to place it "
            f"follows that {clusters}. {self.reason(step)} {conclude(step)}"
        )

    def reason(self, step: Step) -> str:
        """Say what follows from the colours of a step."""
        raise NotImplementedError


def links_of_digit(grid: Grid, digit: int, cells: int) -> Iterator[tuple[Truth, Link]]:
    """Yield the strong links of a digit that begin in some cells, with the truths that they rest on, house by house."""
    for house in HOUSES:
        places = cells & HOUSE[house]
        if places and grid.places_left(digit, house) == 2:
            start, end = cells_in(grid.cells_with(digit) & HOUSE[house])
            yield HOUSE_TRUTHS[digit][house], Link((candidate(start, digit),), (candidate(end, digit),))


def spanning_tree(links: Iterable[tuple[Truth, Link]]) -> list[tuple[Truth, Link]]:
    """Return just those links, with their truths, that are needed to join what all of them join."""
    parts: dict[tuple[Candidate, ...], list[tuple[Candidate, ...]]] = {}
    tree = []
    for truth, link in links:
        start = parts.setdefault(link.start, [link.start])
        end = parts.setdefault(link.end, [link.end])
        if start is not end:
            start += end
            parts.update((node, start) for node in end)
            tree.append((truth, link))
    return tree


def _clusters(grid: Grid) -> engine.Clusters:
    return grid.memo("clusters", engine.Clusters)


class SimpleColorsTrap(Colouring):
    """A place for a digit that sees both colours of a cluster of it.

    One of the colours is true, and whichever it is, the place sees a cell that has the digit.
    """

    name = "Simple Colors Trap"
    summary = "A place for a digit sees both colours of a cluster."

    def find(self, grid: Grid) -> Iterator[Step]:
        for digit, first, second, removed in in_groups(_clusters(grid).traps(), engine.ONE_CLUSTER):
            yield self._step(grid, digit, (first, second), removed)

    def reason(self, step: Step) -> str:
        return "What sees a cell of the one and a cell of the other sees the digit in any case."


class SimpleColorsWrap(Colouring):
    """A colour of which two cells see each other.

    They cannot both have the digit, so this colour is false, and all its cells lose it.
    """

    name = "Simple Colors Wrap"
    summary = "Two cells of one colour of a cluster see each other, so that the colour is false."

    def find(self, grid: Grid) -> Iterator[Step]:
        for digit, first, second, removed in in_groups(_clusters(grid).wraps(), engine.ONE_CLUSTER):
            yield self._step(grid, digit, (first, second), removed)

    def reason(self, step: Step) -> str:
        role = next(role for role, cells in step.pattern.cell_roles if step.eliminations[0].cell in cells)
        pairs = combinations([each.cell for each in step.eliminations], 2)
        pair = next(pair for pair in pairs if PEERS[pair[0]] >> pair[1] & 1)
        return f"But {listed(mark_cells(role, [cell]) for cell in pair)} see each other, so these are not both right."


class MultiColors1(Colouring):
    """Two clusters of a digit, of which a colour of the one sees a colour of the other.

    These two are not both true, so one of the opposite colours is at least, and a place that sees both of the opposite
    colours loses the digit.
    """

    name = "Multi-Colors 1"
    summary = "Colours of two clusters see each other, and a place for the digit sees both of the opposite colours."

    def find(self, grid: Grid) -> Iterator[Step]:
        for digit, *colours, removed in in_groups(_clusters(grid).bridges(), engine.TWO_CLUSTERS):
            yield self._step(grid, digit, tuple(colours), removed)

    def reason(self, step: Step) -> str:
        sentences = []
        for one, other in product((0, 1), (2, 3)):
            if _see_each_other(step, one, other):
                near = listed(_marked_colour(step, colour) for colour in (one, other))
                far = listed(_marked_colour(step, colour ^ 1) for colour in (one, other))
                sentences.append(f"As cells of {near} see each other, at least one of {far} is the true colour.")
        return f"{' '.join(sentences)} A cell that sees such a pair cannot take it."


class MultiColors2(Colouring):
    """Two clusters of a digit, of which a colour of the one sees both colours of the other.

    One of the two that it sees is true, so the colour is false, and all its cells lose the digit.
    """

    name = "Multi-Colors 2"
    summary = "A colour of one cluster sees both colours of another, so that it is false."

    def find(self, grid: Grid) -> Iterator[Step]:
        for digit, *colours, removed in in_groups(_clusters(grid).clashes(), engine.TWO_CLUSTERS):
            yield self._step(grid, digit, tuple(colours), removed)

    def reason(self, step: Step) -> str:
        removed = {each.cell for each in step.eliminations}
        false = [colour for colour in (0, 1) if removed.intersection(step.pattern.cells(COLOURS[colour]))]
        names = listed(_marked_colour(step, colour) for colour in false)
        true = listed((_marked_colour(step, colour) for colour in (2, 3)), last="or")
        return f"But {names} sees cells of {true}, whichever is true, and so is false."


def _see_each_other(step: Step, one: int, other: int) -> bool:
    sees = engine.seen_by_any(cell_set(step.pattern.cells(COLOURS[one])))
    return bool(sees & cell_set(step.pattern.cells(COLOURS[other])))


def _marked_colour(step: Step, colour: int) -> str:
    """Name a colour by its cells."""
    role = COLOURS[colour]
    return mark_cells(role, step.pattern.cells(role))
