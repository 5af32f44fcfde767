"""Templates: what all ways to place a digit have in common."""

import attrs

from ..step import HOUSE_TRUTHS, Found, Role, Roles, Truth
from .fields import houses_field


@attrs.frozen
class Rows:
    """Rows that a digit must be put into, so that no two times it is in one column or box."""

    digit: int
    rows: tuple[int, ...] = houses_field()


@attrs.frozen
class Templates(Found):
    """What all ways to put digits into some rows have in common for one digit.

    ``rows`` are the rows that are needed, by digit, in order; there need not be any of the digit itself, where others
    take the cells in question.
    """

    digit: int
    rows: tuple[Rows, ...]

    @property
    def truths(self) -> tuple[Truth, ...]:
        """Each digit in its rows."""
        return tuple(HOUSE_TRUTHS[each.digit][row] for each in self.rows for row in each.rows)

    @property
    def roles(self) -> Roles:
        """The digit, and its rows."""
        rows = [row for each in self.rows if each.digit == self.digit for row in each.rows]
        return Roles(houses={Role.HOUSE: rows}, digits={Role.PATTERN: [self.digit]})

    @property
    def notation(self) -> str:
        """The digit."""
        return str(self.digit)
