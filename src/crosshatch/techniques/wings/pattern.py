"""The pattern of wings: a few cells in two crossing houses, at least one of which must take the loose digit."""

import attrs

from ...board.bitset import bit
from ...board.board import Board
from ...board.candidate import Candidate
from ...board.houses import cell_set, cells_in, cells_name
from ...logic.fields import board_field
from ...logic.step import CELL_TRUTHS, Link, Pattern, Role, Roles, Truth


@attrs.frozen
class Wing(Pattern):
    """Cells with as many digits as cells, all of which except the ``loose`` one are confined to one house.

    ``candidates`` are those of the cells, cell by cell.
    """

    loose: int
    candidates: tuple[Candidate, ...] = attrs.field(repr=lambda some: " ".join(map(str, some)))
    board: Board = board_field()

    @property
    def cells(self) -> int:
        """The set of the cells."""
        return cell_set(each.cell for each in self.candidates)

    @property
    def pivots(self) -> tuple[int, ...]:
        """The cells that see all others."""
        cells, sees = self.cells, self.board.sees
        return tuple(cell for cell in cells_in(cells) if not cells & ~sees[cell] & ~bit(cell))

    @property
    def pincers(self) -> tuple[int, ...]:
        """The other cells."""
        pivots = self.pivots
        return tuple(cell for cell in cells_in(self.cells) if cell not in pivots)

    def digits_of(self, cell: int) -> tuple[int, ...]:
        """Return the candidates of one of the cells, as digits."""
        return tuple(each.digit for each in self.candidates if each.cell == cell)

    @property
    def places(self) -> tuple[int, ...]:
        """The cells that have the loose digit."""
        return tuple(each.cell for each in self.candidates if each.digit == self.loose)

    @property
    def digits(self) -> tuple[int, ...]:
        """All digits in order, with the loose one last where no pivot has it."""
        pivots = self.pivots
        last = 0 if any(cell in pivots for cell in self.places) else self.loose
        return tuple(sorted({each.digit for each in self.candidates}, key=lambda digit: (digit == last, digit)))

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cells."""
        return tuple(CELL_TRUTHS[cell] for cell in cells_in(self.cells))

    @property
    def roles(self) -> Roles:
        """Pivots and pincers; the loose digit's candidates, and the others by the cells that they are in."""
        pivots, pincers = self.pivots, self.pincers
        others = [each for each in self.candidates if each.digit != self.loose]
        return Roles(
            cells={Role.PIVOT: pivots, Role.PINCER: pincers},
            candidates={
                Role.COMMON: [each for each in self.candidates if each.digit == self.loose],
                Role.PIVOT: [each for each in others if each.cell in pivots],
                Role.PINCER: [each for each in others if each.cell in pincers],
            },
            digits={Role.PATTERN: self.digits},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The weak links from the pivots to the pincers, digit by digit: what a pincer cannot have if a pivot has."""
        pivots, pincers = self.pivots, self.pincers
        others = [each for each in self.candidates if each.digit != self.loose]
        return tuple(
            Link((one,), (other,), Role.WEAK)
            for one in others
            for other in others
            if one.digit == other.digit and one.cell in pivots and other.cell in pincers
        )

    @property
    def notation(self) -> str:
        """Digits and cells, such as ``1/2/8 in r1c5,r5c59``."""
        return f"{'/'.join(map(str, self.digits))} in {cells_name(cells_in(self.cells))}"
