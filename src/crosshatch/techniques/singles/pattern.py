"""The patterns of singles: a cell with one candidate, or a digit with one place in a house."""

import attrs

from ...board.candidate import Candidate, candidate
from ...board.houses import DIGITS, HOUSE_CELLS, PEERS, cell_set, cells_in
from ...logic.fields import cell_field, cells_field, house_field, plain_field
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Pattern, Role, Roles, Truth


@attrs.frozen
class LastCell(Pattern):
    """The only empty cell of a house, and the digit that the house lacks."""

    house: int = house_field()
    cell: int = cell_field()
    digit: int = plain_field()

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cell."""
        return (CELL_TRUTHS[self.cell],)

    @property
    def roles(self) -> Roles:
        """The house, and its other cells as blockers."""
        blockers = [cell for cell in HOUSE_CELLS[self.house] if cell != self.cell]
        return Roles(cells={Role.BLOCKER: blockers}, houses={Role.HOUSE: [self.house]})


@attrs.frozen
class OnlyPlace(Pattern):
    """A cell that is the only place for a digit in a house.

    ``standing`` are all cells with the digit, ``others`` the other empty cells of the house.
    """

    house: int = house_field()
    cell: int = cell_field()
    digit: int = plain_field()
    standing: int = cells_field()
    others: int = cells_field()

    @property
    def blockers(self) -> int:
        """The cells with the digit that rule out other cells of the house."""
        return cell_set(cell for cell in cells_in(self.standing) if PEERS[cell] & self.others)

    @property
    def ruled_out(self) -> int:
        """The empty cells of the house that no cell with the digit sees, where an earlier step removed the digit."""
        unseen = self.others
        for cell in cells_in(self.standing):
            unseen &= ~PEERS[cell]
        return unseen

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

    ``seen`` has, for each digit from 1 to 9, the first cell with it that the cell sees, or -1.
    """

    cell: int = cell_field()
    digit: int = plain_field()
    seen: tuple[int, ...] = plain_field()

    @property
    def blockers(self) -> tuple[Candidate, ...]:
        """The cells that rule out digits here, with these digits."""
        return tuple(candidate(cell, digit) for digit, cell in zip(DIGITS, self.seen, strict=True) if cell >= 0)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cell."""
        return (CELL_TRUTHS[self.cell],)

    @property
    def roles(self) -> Roles:
        """What rules the other digits out."""
        return Roles(cells={Role.BLOCKER: [each.cell for each in self.blockers]})
