"""As many digits as cells in one house, and a digit that two houses share: why a house loses some."""

import attrs

from ..board.houses import cells_in, cells_name, digits_in, house_code
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Found, Role, Roles, Truth
from .fields import cells_field, digits_field, house_field, houses_field


@attrs.frozen
class LockedCandidates(Found):
    """A digit whose places in one house, the base, all lie in another, the cover; ``cells`` are these places."""

    digit: int
    base: int = house_field()
    cover: int = house_field()
    cells: int = cells_field()

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digit in the base."""
        return (HOUSE_TRUTHS[self.digit][self.base],)

    @property
    def roles(self) -> Roles:
        """The two houses, and the places."""
        return Roles(
            cells={Role.PATTERN: cells_in(self.cells)},
            houses={Role.BASE: [self.base], Role.COVER: [self.cover]},
            digits={Role.PATTERN: [self.digit]},
        )

    @property
    def notation(self) -> str:
        """The digit in the base, such as ``4 in b5``."""
        return f"{self.digit} in {house_code(self.base)}"


@attrs.frozen
class Subset(Found):
    """Some digits, and as many cells of a house.

    They are ``hidden`` where the digits have no other places in the house, else naked: the cells hold no other digits.
    ``houses`` are those that are acted on, two for a locked subset: a line and a box that both hold all of the cells.
    ``needed`` are the digits of a hidden subset, or the cells of a naked one, that are needed for what it removes: all
    of them, unless a smaller subset inside removes as much.
    """

    hidden: bool
    needed: int = attrs.field(repr=False)
    digits: int = digits_field()
    cells: int = cells_field()
    houses: tuple[int, ...] = houses_field()

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digits in the house of a hidden subset, the cells of a naked one, as far as they are needed."""
        if self.hidden:
            return tuple(HOUSE_TRUTHS[digit][self.houses[0]] for digit in digits_in(self.needed))
        return tuple(CELL_TRUTHS[cell] for cell in cells_in(self.needed))

    @property
    def roles(self) -> Roles:
        """The cells, the houses and the digits."""
        return Roles(
            cells={Role.PATTERN: cells_in(self.cells)},
            houses={Role.HOUSE: self.houses},
            digits={Role.PATTERN: digits_in(self.digits)},
        )

    @property
    def notation(self) -> str:
        """The digits and the cells, such as ``3,8 in r4c27``."""
        return subset_notation(self.digits, self.cells)


def subset_notation(digits: int, cells: int) -> str:
    """Return a mask of digits and a set of cells in the field's notation, such as ``3,8 in r4c27``."""
    return f"{','.join(map(str, digits_in(digits)))} in {cells_name(cells_in(cells))}"
