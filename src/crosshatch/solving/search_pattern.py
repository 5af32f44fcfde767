"""Search steps: a candidate that was tried, and either led to the solution or was refuted."""

import attrs

from ..board.candidate import Candidate
from ..board.conflicts import Conflict, NoCandidate, NoPlace
from ..board.grid import Grid
from ..board.houses import DIGITS, cell_name, cells_in
from ..board.messages import counted
from ..logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Assertion, Branch, Consequence, Pattern, Role, Roles, Truth


@attrs.frozen
class Trial(Pattern):
    """A candidate that was tried, with the placements that it forced, in order, and the number of nodes searched.

    ``held`` says whether a solution was found with it.  If it failed immediately, ``reason`` says why, for example a
    cell without candidates; it is None if the search had to continue.  Each search step relies on every unsatisfied
    truth of the position (``truths``), because the search goes through all of them.
    """

    choice: Candidate
    nodes: int
    truths: tuple[Truth, ...] = attrs.field(repr=False)
    held: bool = False
    forced: tuple[Candidate, ...] = ()
    reason: Conflict | None = None

    @property
    def roles(self) -> Roles:
        """The role of the choice."""
        return Roles(candidates={Role.CHOICE: [self.choice]})

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The placements forced by a choice that failed immediately, up to the truth without candidates.

        Their causes are not recorded.
        """
        fails = self.fails
        if fails is None:
            return ()
        follows = tuple(Consequence(Assertion(each)) for each in self.forced)
        return (Branch((Assertion(self.choice),), follows, fails, Roles(candidates={Role.PATTERN: self.forced})),)

    @property
    def fails(self) -> Truth | None:
        """The truth without candidates, if the choice failed immediately."""
        match self.reason:
            case NoCandidate(cell=cell):
                return CELL_TRUTHS[cell]
            case NoPlace(digit=digit, house=house):
                return HOUSE_TRUTHS[digit][house]
        return None

    @property
    def notation(self) -> str:
        """The choice and the number of nodes, ``r1c1=5 (3 nodes)``; empty for a correct choice."""
        return "" if self.held else f"{cell_name(self.choice.cell)}={self.choice.digit} ({counted(self.nodes, 'node')})"


def open_truths(grid: Grid) -> tuple[Truth, ...]:
    """Return every unsatisfied truth of a grid: its empty cells, and the digits missing from its houses."""
    cells = [CELL_TRUTHS[cell] for cell in cells_in(grid.empty)]
    houses = tuple(cells_in(grid.tables.all_houses))
    places = [HOUSE_TRUTHS[digit][house] for digit in DIGITS for house in houses if grid.places_left(digit, house)]
    return (*cells, *places)
