"""Simple colouring and multi-colouring: clusters of the places of one digit, in two colours of which one is true.

Where a digit has two places in a house, one has it and the other does not.  Such links join places into clusters, in
which either all cells of the one colour have the digit, or all of the other.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, product
from operator import or_

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import HOUSE, HOUSES, PEERS, cell_set, cells_in, cells_name, house_name
from ..engine.links import colouring as engine
from ..step import HOUSE_TRUTHS, HouseTruth, Link, Pattern, Role, Step, Truth
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
        claims = [_claim(step, role) for role, _ in step.pattern.cell_roles]
        clusters = "; and ".join(
            f"either {one} or {other}" for one, other in zip(claims[::2], claims[1::2], strict=True)
        )
        colours = {candidate(cell, digit): role for role, cells in step.pattern.cell_roles for cell in cells}
        joined = listed(
            f"{mark_cells(colours[one], [one.cell])}-{mark_cells(colours[other], [other.cell])} in {where}"
            for one, other, where in walk(step.pattern)
        )
        return (
            f"Where a house has just two places for {digit}, one of them has it and the other does not: {joined}. "
            f"From place to place this makes {'two' if len(claims) == 2 else 'two pairs of'} colours: {clusters}. "
            f"{self.reason(step)} {conclude(step)}"
        )

    @abstractmethod
    def reason(self, step: Step) -> str:
        """Say what follows from the colours of a step."""


def _claim(step: Step, role: Role) -> str:
    """Return what it means that a colour is true."""
    (digit,) = step.pattern.digits(Role.PATTERN)
    cells = step.pattern.cells(role)
    marked = mark_cells(role, cells)
    return f"{marked} is {digit}" if len(cells) == 1 else f"all of {marked} are {digit}"


def links_of_digit(grid: Grid, digit: int, cells: int) -> Iterator[tuple[Truth, Link]]:
    """Yield the strong links of a digit that begin in some cells, with the truths that they rest on, house by house."""
    for house in HOUSES:
        places = cells & HOUSE[house]
        if places and grid.places_left(digit, house) == 2:
            start, end = cells_in(grid.cells_with(digit) & HOUSE[house])
            yield HOUSE_TRUTHS[digit][house], Link((candidate(start, digit),), (candidate(end, digit),))


def walk(pattern: Pattern) -> Iterator[tuple[Candidate, Candidate, str]]:
    """Yield the strong links of a pattern and where they are, in the order of a walk that begins at an end.

    The pattern's first truths are those of its links.
    """
    neighbours: dict[Candidate, list[tuple[Candidate, str]]] = {}
    for truth, link in zip(pattern.truths, pattern.links, strict=False):
        where = house_name(truth.house) if isinstance(truth, HouseTruth) else "one cell"
        (one,), (other,) = link.start, link.end
        neighbours.setdefault(one, []).append((other, where))
        neighbours.setdefault(other, []).append((one, where))
    reached = set()
    for start in sorted(neighbours, key=lambda each: len(neighbours[each]) > 1):
        way = [(start, start, "")]
        while way:
            before, here, where = way.pop()
            if here in reached:
                continue
            reached.add(here)
            if where:
                yield before, here, where
            way += [(here, there, where) for there, where in reversed(neighbours[here])]


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
        sights = _sees(step, [each.cell for each in step.eliminations], COLOURS[:2])
        some = "it sees" if len(step.eliminations) == 1 else "each of them sees"
        return f"{sights}, a cell of each colour. So {some} the digit whichever is true."


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
        cells = listed(mark_cells(role, [cell]) for cell in pair)
        digit = step.eliminations[0].digit
        return (
            f"But {cells}, which have the same colour, see each other. They cannot both be {digit}, so this colour is "
            "false."
        )


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
        (digit,) = step.pattern.digits(Role.PATTERN)
        sentences = []
        left = [each.cell for each in step.eliminations]
        sights = []
        for one, other in product((0, 1), (2, 3)):
            sight = _sight(step, COLOURS[one], COLOURS[other])
            if sight:
                far = COLOURS[one ^ 1], COLOURS[other ^ 1]
                claims = listed((_claim(step, role) for role in far), last="or")
                sentences.append(f"As {sight}, these two colours are not both true: {claims}, if not both.")
                cells = [cell for cell in left if _sees_each(step, cell, far)]
                left = [cell for cell in left if cell not in cells]
                sights += [_sees(step, cells, far)] if cells else []
        them = f"it cannot be {digit}" if len(step.eliminations) == 1 else f"none of these can be {digit}"
        return f"{' '.join(sentences)} {'; '.join(sights)}: so {them}."


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
        false = [role for role in COLOURS[:2] if removed.intersection(step.pattern.cells(role))]
        return " ".join(_contradiction(step, role) for role in false)


def _contradiction(step: Step, role: Role) -> str:
    """Say that a colour is false since it sees both colours of the second cluster."""
    (digit,) = step.pattern.digits(Role.PATTERN)
    cells = step.pattern.cells(role)
    marked = mark_cells(role, cells)
    for cell in cells:
        if _sees_each(step, cell, COLOURS[2:]):
            sights = _sees(step, [cell], COLOURS[2:], role)
            break
    else:
        sights = listed(_sight(step, role, other) for other in COLOURS[2:])
    none = f"{marked} is not {digit}" if len(cells) == 1 else f"none of {marked} is {digit}"
    return f"But {sights}, and one of the colours of these is true. So {none}."


def _sight(step: Step, role: Role, other: Role) -> str:
    """Name a cell of a colour and one of another that it sees; return an empty string if there are none."""
    for one, another in product(step.pattern.cells(role), step.pattern.cells(other)):
        if PEERS[one] >> another & 1:
            return f"{mark_cells(role, [one])} sees {mark_cells(other, [another])}"
    return ""


def _sees(step: Step, cells: Iterable[int], colours: Sequence[Role], role: Role = Role.REMOVED) -> str:
    """Name cells, which have a role, and for each a cell that it sees of each of some colours."""
    seeing: dict[str, list[int]] = {}
    for cell in cells:
        seen = [next(one for one in step.pattern.cells(each) if PEERS[cell] >> one & 1) for each in colours]
        named = listed(mark_cells(colour, [each]) for colour, each in zip(colours, seen, strict=True))
        seeing.setdefault(named, []).append(cell)
    return "; ".join(
        f"{mark_cells(role, them)} {'sees' if len(them) == 1 else 'see'} {named}" for named, them in seeing.items()
    )


def _sees_each(step: Step, cell: int, colours: Iterable[Role]) -> bool:
    """Return whether a cell sees a cell of each of some colours."""
    return all(PEERS[cell] & cell_set(step.pattern.cells(role)) for role in colours)
