"""The patterns of singles: a cell with one candidate, or a digit with one place in a house."""

import attrs

from ...board.board import Board
from ...board.candidate import Candidate
from ...board.houses import cells_in
from ...logic.fields import board_field, cell_field, cells_field, house_field, plain_field
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Pattern, Role, Roles, Truth


@attrs.frozen
class LastCell(Pattern):
    """The only empty cell of a house, and the digit that the house lacks."""

    house: int = house_field()
    cell: int = cell_field()
    digit: int = plain_field()
    others: int = cells_field(default=0, repr=False)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cell."""
        return (CELL_TRUTHS[self.cell],)

    @property
    def roles(self) -> Roles:
        """The house, and its other cells as blockers."""
        return Roles(cells={Role.BLOCKER: cells_in(self.others)}, houses={Role.HOUSE: [self.house]})


@attrs.frozen
class OnlyPlace(Pattern):
    """A cell that is the only place for a digit in a house.

    ``blockers`` are filled cells that rule out other cells of the house, chosen so that few are enough; ``ruled_out``
    are the empty cells of the house that no filled cell rules out, where an earlier step removed the digit.
    ``excluded`` are the other empty cells, which blockers rule out, and ``others`` those blockers that have another
    digit, with it.
    """

    house: int = house_field()
    cell: int = cell_field()
    digit: int = plain_field()
    blockers: int = cells_field()
    ruled_out: int = cells_field()
    excluded: int = cells_field(default=0, repr=False)
    others: tuple[Candidate, ...] = plain_field(default=(), repr=False)
    board: Board = board_field()

    @property
    def not_allowed(self) -> int:
        """The cells of ``ruled_out`` that may never hold the digit on this board."""
        return self.ruled_out & ~self.board.tables.places_of(self.digit)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digit in the house."""
        return (HOUSE_TRUTHS[self.digit][self.house],)

    @property
    def roles(self) -> Roles:
        """The house, and why no other cell of it takes the digit."""
        cells = {Role.BLOCKER: cells_in(self.blockers)}
        if self.ruled_out:
            cells[Role.RULED_OUT] = cells_in(self.ruled_out)
        return Roles(cells=cells, houses={Role.HOUSE: [self.house]})


@attrs.frozen
class OnlyCandidate(Pattern):
    """A cell with one candidate.

    ``blockers`` has, for each other digit that a filled cell rules out, the first such cell with its own digit, and
    ``excluded`` the digits that each of them rules out, as masks.
    """

    cell: int = cell_field()
    digit: int = plain_field()
    blockers: tuple[Candidate, ...] = plain_field()
    excluded: tuple[int, ...] = plain_field(default=(), repr=False)
    board: Board = board_field()

    @property
    def not_allowed(self) -> int:
        """The digits, as a mask, that the cell may never hold on this board and that no filled cell rules out."""
        return sum(1 << digit for digit in self.board.digits) & ~self.board.digits_of[self.cell] & ~sum(self.excluded)

    @property
    def removed(self) -> int:
        """The mask of the digits that earlier steps removed."""
        return self.board.digits_of[self.cell] & ~(1 << self.digit) & ~sum(self.excluded)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cell."""
        return (CELL_TRUTHS[self.cell],)

    @property
    def roles(self) -> Roles:
        """What rules the other digits out."""
        return Roles(cells={Role.BLOCKER: [each.cell for each in self.blockers]})
