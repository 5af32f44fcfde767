"""What leaves a digit one place in a house, taken with that place as one step."""

import attrs

from ...board.candidate import candidate
from ...board.houses import cells_in, digits_in
from ...logic.fields import cell_field, cells_field, digits_field, house_field, plain_field
from ...logic.needed_truths import needed_truths
from ...logic.step import HOUSE_TRUTHS, Pattern, Role, Roles, Truth
from .pattern import LockedCandidates, candidates_within, places_of, subset_notation


@attrs.frozen
class DirectLocked(LockedCandidates):
    """Locked candidates that leave the digit one place in ``house``."""

    house: int = house_field()

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digit in the base, and in the house that it is left one place in."""
        return (*super().truths, HOUSE_TRUTHS[self.digit][self.house])

    @property
    def roles(self) -> Roles:
        """The three houses, and the locked places."""
        roles = super().roles
        return attrs.evolve(roles, houses={**roles.houses, Role.HOUSE: [self.house]})


@attrs.frozen
class DirectHidden(Pattern):
    """A hidden subset (``house``, ``digits``, ``cells``) that leaves another digit, ``placed``, one place there.

    ``left`` is this place, and ``candidates`` has the mask of each of the cells.
    """

    placed: int
    house: int = house_field()
    digits: int = digits_field()
    cells: int = cells_field()
    left: int = cell_field()
    candidates: tuple[int, ...] = plain_field(repr=False)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digits of the subset in the house that fill the other places of the one that is placed; and that one."""
        options = places_of((*digits_in(self.digits), self.placed), self.house, self.cells, self.candidates)
        left = candidate(self.left, self.placed)
        options[HOUSE_TRUTHS[self.placed][self.house]].append(left)
        return needed_truths(options, placed=[left])

    @property
    def roles(self) -> Roles:
        """The house, the cells and the digits of the subset."""
        return Roles(
            cells={Role.PATTERN: cells_in(self.cells)},
            candidates={Role.PATTERN: candidates_within(self.digits, self.cells, self.candidates)},
            houses={Role.HOUSE: [self.house]},
            digits={Role.PATTERN: digits_in(self.digits)},
        )

    @property
    def notation(self) -> str:
        """The digits and the cells of the subset, such as ``3,8 in r4c27``."""
        return subset_notation(self.digits, self.cells)
