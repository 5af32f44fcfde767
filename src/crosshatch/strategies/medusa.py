"""3D Medusa: colouring with all digits at once."""

from collections.abc import Iterator
from itertools import combinations

import attrs

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import DIGITS, PEERS, cell_name, cell_set, cells_in, cells_name, digits_in
from ..engine import medusa as engine
from ..engine.links import bivalue_cells
from ..step import CELL_TRUTHS, Link, Pattern, Role, Step, Truth
from .base import Strategy, conclude, in_groups, listed, mark, mark_cells
from .colouring import links_of_digit, spanning_tree

COLOURS = (Role.COLOUR_1, Role.COLOUR_2)


@attrs.frozen
class MedusaPattern(Pattern):
    """A cluster with the rule (1 to 6) that applies to it, the colour that is false, and the cell that shows it.

    The colour is None where none is shown to be false, and so is the cell.
    """

    rule: int = engine.SEES_BOTH
    false: Role | None = None
    cell: int | None = None


class Medusa3D(Strategy):
    """Candidates of any digits, joined by strong links, in two colours of which one is true.

    The two places of a digit in a house are linked, and the two digits of a cell: one is true and one is false.  So of
    all candidates that links join, either those of the one colour are all true or those of the other.  Six rules
    follow:

    1. A colour that has two candidates in a cell is false.
    2. A colour that has a digit twice in a house is false.
    3. A cell with a candidate of each colour loses the others.
    4. A candidate that sees its digit in both colours goes.
    5. A candidate that has one colour in its cell, and sees its digit in the other, goes.
    6. A colour that would leave a cell with no candidate is false.

    Clusters of one digit are left to simple colouring.
    """

    name = "3D Medusa"
    family = "Colouring"
    summary = "Candidates joined by strong links in houses and cells are coloured in turn; one of the colours is true."

    def find(self, grid: Grid) -> Iterator[Step]:
        seen = set()
        for rule, false, cell, *sets in in_groups(grid.memo("medusa", engine.findings), engine.FINDING_LENGTH):
            if tuple(sets) in seen:
                continue  # two rules show the same: the first will do
            seen.add(tuple(sets))
            first, second, removed = (
                [candidate(cell, digit) for digit, cells in zip(DIGITS, part, strict=True) for cell in cells_in(cells)]
                for part in in_groups(sets, 9)
            )
            tree = spanning_tree(_links(grid, first + second))
            truths = [truth for truth, _ in tree]
            if rule == engine.EMPTIED_CELL:
                truths.append(CELL_TRUTHS[cell])
            pattern = MedusaPattern(
                truths=truths,
                candidates={Role.COLOUR_1: first, Role.COLOUR_2: second},
                digits={Role.PATTERN: sorted({each.digit for each in first + second})},
                links=[link for _, link in tree],
                rule=rule,
                false=COLOURS[false - 1] if false else None,
                cell=None if cell == engine.NO_CELL else cell,
            )
            yield Step(self, pattern, eliminations=removed)

    def notation(self, step: Step) -> str:
        return " / ".join(f"({_names(step.pattern.candidates(colour))})" for colour in COLOURS)

    def explain(self, step: Step) -> str:
        one, other = (_claim(step, colour) for colour in COLOURS)
        return (
            "Of two places for a digit in a house, or two digits in a cell, one is right and one is wrong. From one to "
            f"the next it follows that either {one} or {other}. "
            f"{_reason(step)} {conclude(step)}"
        )


def _claim(step: Step, colour: Role) -> str:
    """Return what it means that a colour is true."""
    candidates = step.pattern.candidates(colour)
    marked = mark(colour, _names(candidates))
    return f"{marked} is right" if len(candidates) == 1 else f"all of {marked} are right"


def _links(grid: Grid, coloured: list[Candidate]) -> Iterator[tuple[Truth, Link]]:
    """Yield the strong links of a cluster, with the truths that they rest on."""
    cells = {digit: cell_set(each.cell for each in coloured if each.digit == digit) for digit in DIGITS}
    for digit in DIGITS:
        if cells[digit]:
            yield from links_of_digit(grid, digit, cells[digit])
    for cell in cells_in(bivalue_cells(grid)):
        low, high = digits_in(grid.digits_of(cell))
        if cells[low] >> cell & 1:
            yield CELL_TRUTHS[cell], Link((candidate(cell, low),), (candidate(cell, high),))


def _reason(step: Step) -> str:
    """Say what follows from the colours by the rule of a step."""
    pattern = step.pattern
    if not isinstance(pattern, MedusaPattern):
        raise TypeError(f"a step of {step.name} has a MedusaPattern, not {pattern!r}")
    removed = mark_cells(Role.REMOVED, sorted({each.cell for each in step.eliminations}))
    if pattern.rule == engine.BOTH_IN_A_CELL:
        return f"In {removed} there is one of each, so one of these two fills the cell."
    if pattern.rule == engine.SEES_BOTH:
        return f"What is removed from {removed} sees its digit in both colours."
    if pattern.rule == engine.CELL_AND_SIGHT:
        return f"What is removed from {removed} has one colour in its cell, and sees its digit in the other."
    return _refutation(pattern)


def _refutation(pattern: MedusaPattern) -> str:
    """Say why a colour is false."""
    if pattern.false is None or pattern.cell is None:
        raise ValueError("no colour of this pattern is false")
    name = cell_name(pattern.cell)
    candidates = pattern.candidates(pattern.false)
    if pattern.rule == engine.TWICE_IN_A_CELL:
        digits = listed(each.digit for each in candidates if each.cell == pattern.cell)
        return f"But {mark(pattern.false, name)} would have to be {digits} at once."
    if pattern.rule == engine.TWICE_IN_A_HOUSE:
        one, other = next(
            pair
            for pair in combinations(candidates, 2)
            if pair[0].digit == pair[1].digit and PEERS[pair[0].cell] >> pair[1].cell & 1
        )
        cells = listed(mark_cells(pattern.false, [each.cell]) for each in (one, other))
        return f"But {cells} see each other and cannot both be {one.digit}."
    return f"But {_names(candidates[:1])} and the others of its colour would leave no candidate for {name}."


def _names(candidates: tuple[Candidate, ...]) -> str:
    """Return candidates as ``r1c12=3, r4c5=7``."""
    digits = sorted({each.digit for each in candidates})
    return ", ".join(
        f"{cells_name(each.cell for each in candidates if each.digit == digit)}={digit}" for digit in digits
    )
