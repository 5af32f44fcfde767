"""Exocets: base cells whose digits must be in target cells, because the lines across their band have no more room."""

from enum import StrEnum

import attrs

from ...board.candidate import Candidate, candidates_of
from ...board.houses import HOUSE, cells_in, cells_name, digits_in, houses_code
from ...logic.fields import cell_field, cells_field, digits_field, house_field, houses_field, plain_field
from ...logic.needed_truths import needed_truths
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Pattern, Role, Roles, Truth


class Rule(StrEnum):
    """Why candidates are impossible."""

    TARGET = "target"
    NO_MIRROR = "no mirror"
    NO_ROOM = "no room"
    NO_TARGET = "no target"
    MIRROR = "mirror cell"
    COVER = "cover line"
    SIGHT = "sight"


BY_MIRROR = (Rule.NO_MIRROR, Rule.MIRROR)
"""The rules about the mirror cells."""

CERTAIN = (Rule.SIGHT, Rule.COVER)
"""The rules about digits that a base has for certain."""


@attrs.frozen
class Target:
    """A target, and its two mirror cells: where the band's third box holds the digit of the target, too."""

    cell: int = cell_field()
    mirror: int = cells_field()


@attrs.frozen
class Base:
    """The two cells of a base, their line, and its targets."""

    line: int = house_field()
    cells: int = cells_field()
    targets: tuple[Target, Target] = plain_field()

    @property
    def target_cells(self) -> int:
        """The cells of the targets."""
        return sum(1 << target.cell for target in self.targets)


@attrs.frozen
class Covered:
    """A digit of the bases, and one or two lines that hold all of its places in the cross-lines outside the band."""

    digit: int
    lines: tuple[int, ...] = houses_field()


@attrs.frozen
class Removal:
    """Candidates that are impossible by one rule."""

    rule: Rule
    candidates: tuple[Candidate, ...]


@attrs.frozen
class Exocet(Pattern):
    """One base, or two with the same digits and cross-lines, and what cannot be true whatever the bases hold.

    ``certain`` are the digits that are in a base in every combination.  ``places`` are those of each digit (0 is
    unused) in the boxes of the band and in the cross-lines, and ``cross_cells`` the cells of the cross-lines outside
    the band.
    """

    bases: tuple[Base, ...]
    digits: int = digits_field()
    band: tuple[int, ...] = houses_field()
    cross_lines: tuple[int, ...] = houses_field()
    covers: tuple[Covered, ...] = plain_field()
    certain: int = digits_field(default=0)
    removals: tuple[Removal, ...] = plain_field(default=())
    places: tuple[int, ...] = plain_field(repr=False, kw_only=True)
    cross_cells: int = plain_field(repr=False, kw_only=True)

    @property
    def base_cells(self) -> int:
        """The cells of all bases."""
        return sum(base.cells for base in self.bases)

    @property
    def targets(self) -> tuple[Target, ...]:
        """The targets of all bases."""
        return tuple(target for base in self.bases for target in base.targets)

    @property
    def target_cells(self) -> int:
        """The cells of all targets."""
        return sum(base.target_cells for base in self.bases)

    @property
    def removed(self) -> tuple[Candidate, ...]:
        """The candidates that are removed by any rule."""
        return tuple(each for removal in self.removals for each in removal.candidates)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The base cells, and the digits in the cross-lines and the boxes of the band, as far as they are needed."""
        options: dict[Truth, tuple[Candidate, ...]] = {
            CELL_TRUTHS[cell]: tuple(each for digit in digits_in(self.digits) for each in self._in(digit, 1 << cell))
            for cell in cells_in(self.base_cells)
        }
        for digit in digits_in(self.digits):
            for house in (*self.cross_lines, *self.band):
                if candidates := self._in(digit, HOUSE[house]):
                    options[HOUSE_TRUTHS[digit][house]] = candidates
        return needed_truths(options, self.removed)

    def _in(self, digit: int, cells: int) -> tuple[Candidate, ...]:
        """Return the candidates of a digit in some cells of the pattern."""
        return candidates_of(digit, self.places[digit] & cells)

    @property
    def roles(self) -> Roles:
        """The bases, targets, mirror cells and the digits in the cross-lines outside the band."""
        mirrors = 0
        if any(removal.rule in BY_MIRROR for removal in self.removals):
            for target in self.targets:
                mirrors |= target.mirror
        parts = {
            Role.BASE: self.base_cells,
            Role.TARGET: self.target_cells,
            Role.MIRROR: mirrors & ~self.target_cells,
            Role.COVER: self.cross_cells,
        }
        return Roles(
            cells={role: cells_in(cells) for role, cells in parts.items() if role is not Role.COVER},
            candidates={
                role: [each for digit in digits_in(self.digits) for each in self._in(digit, cells)]
                for role, cells in parts.items()
            },
            houses={Role.HOUSE: self.cross_lines},
            digits={Role.BASE: digits_in(self.digits)},
        )

    @property
    def notation(self) -> str:
        """The digits, base, targets and cross-lines, such as ``5789 r8c79 T=r7c6,r9c3 S=c368``."""
        digits = "".join(map(str, digits_in(self.digits)))
        targets = cells_name(target.cell for target in self.targets)
        cross_lines = houses_code(sorted(self.cross_lines))
        return f"{digits} {cells_name(cells_in(self.base_cells))} T={targets} S={cross_lines}"
