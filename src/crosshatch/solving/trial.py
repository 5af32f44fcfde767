"""What a search tried: a candidate that held, or one that was refuted."""

import attrs

from ..board.candidate import Candidate
from ..board.conflicts import Conflict, NoCandidate, NoPlace
from ..board.grid import Grid
from ..board.houses import DIGITS, HOUSES, cell_name, cells_in
from ..board.messages import counted
from ..logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Assertion, Branch, Consequence, Pattern, Role, Roles, Truth


@attrs.frozen
class Trial(Pattern):
    """A candidate that was tried: what was forced by it, in order, and how many nodes were searched (1 or more).

    ``held`` says whether a solution was found with it.  Where it died at once, ``reason`` says why: a cell without a
    candidate, say; it is None where the search had to go on trying.  Each step of a search rests on every truth of the
    position that is not settled (``truths``), since that is what a search goes through.
    """

    choice: Candidate
    nodes: int
    truths: tuple[Truth, ...] = attrs.field(repr=False)
    held: bool = False
    forced: tuple[Candidate, ...] = ()
    reason: Conflict | None = None

    @property
    def roles(self) -> Roles:
        """The choice."""
        return Roles(candidates={Role.CHOICE: [self.choice]})

    @property
    def branches(self) -> tuple[Branch, ...]:
        """What a choice that died at once forces, up to the truth that has nothing left; no causes were noted."""
        fails = self.fails
        if fails is None:
            return ()
        follows = tuple(Consequence(Assertion(each)) for each in self.forced)
        return (Branch((Assertion(self.choice),), follows, fails, Roles(candidates={Role.PATTERN: self.forced})),)

    @property
    def fails(self) -> Truth | None:
        """The truth that has no candidate left where the choice died at once."""
        match self.reason:
            case NoCandidate(cell=cell):
                return CELL_TRUTHS[cell]
            case NoPlace(digit=digit, house=house):
                return HOUSE_TRUTHS[digit][house]
        return None

    @property
    def notation(self) -> str:
        """The choice and the number of nodes, ``r1c1=5 (3 nodes)``; nothing where it held: it is the conclusion."""
        return "" if self.held else f"{cell_name(self.choice.cell)}={self.choice.digit} ({counted(self.nodes, 'node')})"


def open_truths(grid: Grid) -> tuple[Truth, ...]:
    """Return every truth of a grid that is not settled: its empty cells, and the digits its houses lack."""
    cells = [CELL_TRUTHS[cell] for cell in cells_in(grid.empty)]
    places = [HOUSE_TRUTHS[digit][house] for digit in DIGITS for house in HOUSES if grid.places_left(digit, house)]
    return (*cells, *places)
