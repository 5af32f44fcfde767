"""The patterns of subsets and locked candidates."""

from collections.abc import Iterable

import attrs

from ...board.candidate import Candidate, candidate, candidates_of
from ...board.houses import cells_in, cells_name, digits_in, house_code
from ...logic.fields import cells_field, digits_field, house_field, houses_field, plain_field
from ...logic.needed_truths import needed_truths
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, HouseTruth, Pattern, Role, Roles, Truth


@attrs.frozen
class LockedCandidates(Pattern):
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
            candidates={Role.PATTERN: candidates_of(self.digit, self.cells)},
            houses={Role.BASE: [self.base], Role.COVER: [self.cover]},
            digits={Role.PATTERN: [self.digit]},
        )

    @property
    def notation(self) -> str:
        """The digit in the base, such as ``4 in b5``."""
        return f"{self.digit} in {house_code(self.base)}"


@attrs.frozen
class Subset(Pattern):
    """Some digits, and as many cells of a house.

    It is ``hidden`` if the digits have no other places in the house, and otherwise naked: the cells have no other
    digits.  ``houses`` are those that lose candidates; a locked subset has two, a line and a box that both contain all
    of the cells.  ``candidates`` has the mask of each cell.  A subset reaches ``beyond`` its houses if other cells see
    it by further rules of the board.  ``cage`` is the name of a cage among its houses.
    """

    hidden: bool
    digits: int = digits_field()
    cells: int = cells_field()
    houses: tuple[int, ...] = houses_field()
    candidates: tuple[int, ...] = plain_field(repr=False)
    removed: tuple[Candidate, ...] = plain_field(repr=False)
    beyond: bool = plain_field(default=False, repr=False)
    cage: str = plain_field(default="", repr=False)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digits in the house of a hidden subset, the cells of a naked one.

        They are all needed, unless a smaller subset inside removes as much.
        """
        if self.hidden:
            return needed_truths(
                places_of(digits_in(self.digits), self.houses[0], self.cells, self.candidates), self.removed
            )
        of_cells = zip(cells_in(self.cells), self.candidates, strict=True)
        options = {CELL_TRUTHS[cell]: [candidate(cell, digit) for digit in digits_in(mask)] for cell, mask in of_cells}
        return needed_truths(options, self.removed)

    @property
    def roles(self) -> Roles:
        """The cells, the houses and the digits."""
        return Roles(
            cells={Role.PATTERN: cells_in(self.cells)},
            candidates={Role.PATTERN: candidates_within(self.digits, self.cells, self.candidates)},
            houses={Role.HOUSE: self.houses},
            digits={Role.PATTERN: digits_in(self.digits)},
        )

    @property
    def notation(self) -> str:
        """The digits and the cells, such as ``3,8 in r4c27``."""
        return subset_notation(self.digits, self.cells)


def candidates_within(digits: int, cells: int, masks: Iterable[int]) -> list[Candidate]:
    """Return those candidates of some cells, which are given with the masks of their digits, that are in another."""
    of_cells = zip(cells_in(cells), masks, strict=True)
    return [candidate(cell, digit) for cell, mask in of_cells for digit in digits_in(mask & digits)]


def places_of(digits: Iterable[int], house: int, cells: int, masks: Iterable[int]) -> dict[HouseTruth, list[Candidate]]:
    """Return the places that digits of a house have in some cells, which are given with the masks of their digits."""
    of_cells = list(zip(cells_in(cells), masks, strict=True))
    return {
        HOUSE_TRUTHS[digit][house]: [candidate(cell, digit) for cell, mask in of_cells if mask >> digit & 1]
        for digit in digits
    }


def subset_notation(digits: int, cells: int) -> str:
    """Return a mask of digits and a set of cells in the field's notation, such as ``3,8 in r4c27``."""
    return f"{','.join(map(str, digits_in(digits)))} in {cells_name(cells_in(cells))}"
