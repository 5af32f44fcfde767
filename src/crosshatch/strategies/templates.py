"""Templates, also known as pattern overlay: what all ways to place a digit have in common.

A machine's technique: it goes through each way to put a digit into one cell of every row, column and box.
"""

from abc import abstractmethod
from collections.abc import Iterator

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import DIGITS, ROWS, cells_in, digits_in
from ..engine.digits import templates as engine
from ..step import HOUSE_TRUTHS, HouseTruth, Pattern, Role, Step, Truth
from .base import Strategy, conclude, in_groups, listed, mark_cells


class Template(Strategy):
    """A strategy that compares the templates of a digit.

    The digit has a place in each row, and no two of these share a column or a box: that makes a template.  Templates
    that use a cell which another digit is shown to take are left out.
    """

    family = "Templates"

    def find(self, grid: Grid) -> Iterator[Step]:
        overlay = in_groups(grid.memo("templates", engine.overlay), engine.TEMPLATES_LENGTH)
        for digit, (common, used, known) in zip(DIGITS, overlay, strict=False):
            cells = self.outcome(grid.cells_with(digit), common, used)
            if cells:
                yield self._step(grid, digit, cells, digits_in(known))

    @abstractmethod
    def outcome(self, places: int, common: int, used: int) -> int:
        """Return the places of a digit that its templates decide, given their common cells and all cells they use."""

    def _step(self, grid: Grid, digit: int, cells: int, known: tuple[int, ...]) -> Step:
        truths: list[Truth] = [HOUSE_TRUTHS[each][row] for each in known for row in ROWS if grid.places_left(each, row)]
        return self.conclusion(Pattern(truths, digits={Role.PATTERN: [digit]}), digit, cells)

    @abstractmethod
    def conclusion(self, pattern: Pattern, digit: int, cells: int) -> Step:
        """Return the step that says what the templates decide about some places of a digit."""

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        return str(digit)

    def explain(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        others = sorted({each.digit for each in step.truths if isinstance(each, HouseTruth)} - {digit})
        article = "an" if digit == 8 else "a"
        also = f", without the cells that {listed(others)} must take for the same reason" if others else ""
        return (
            f"Go through all ways to put {article} {digit} into each row so that no two share a column or a box{also}. "
            f"{self.reason(step)} {conclude(step)}"
        )

    @abstractmethod
    def reason(self, step: Step) -> str:
        """Say what the ways to place the digit have in common."""


class TemplateSet(Template):
    """A cell that all templates of a digit have in common: whichever it is, the cell has the digit."""

    name = "Template Set"
    summary = "All ways to place a digit on the board have a cell in common."

    def outcome(self, places: int, common: int, used: int) -> int:
        return places & common

    def conclusion(self, pattern: Pattern, digit: int, cells: int) -> Step:
        return Step(self, pattern, placements=[candidate(cell, digit) for cell in cells_in(cells)])

    def reason(self, step: Step) -> str:
        return f"All of them use {mark_cells(Role.PLACED, [each.cell for each in step.placements])}."


class TemplateDelete(Template):
    """A candidate that no template of its digit uses: whichever template it is, the candidate is not in it."""

    name = "Template Delete"
    summary = "No way to place a digit on the board uses a candidate of it."

    def outcome(self, places: int, common: int, used: int) -> int:
        return places & ~used

    def conclusion(self, pattern: Pattern, digit: int, cells: int) -> Step:
        return Step(self, pattern, eliminations=[candidate(cell, digit) for cell in cells_in(cells)])

    def reason(self, step: Step) -> str:
        cells = [each.cell for each in step.eliminations]
        return f"None of them uses {'any of ' if len(cells) > 1 else ''}{mark_cells(Role.REMOVED, cells)}."
