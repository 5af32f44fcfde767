"""The pattern of a fish: its base, and the covers with their fins and eliminations."""

import attrs

from ...board.board import Board
from ...board.candidate import Candidate, candidates_of
from ...board.houses import cell_name, cell_set, cells_in, houses_code
from ...logic.fields import board_field, cells_field, houses_field, plain_field
from ...logic.needed_truths import needed_truths
from ...logic.step import HOUSE_TRUTHS, HouseTruth, Pattern, Role, Roles, Truth


@attrs.frozen
class Cover:
    """A cover of the base of a fish: its houses, the fins (base cells outside), and the cells that lose the digit."""

    houses: tuple[int, ...] = houses_field()
    fins: int = cells_field()
    removed: int = cells_field()


@attrs.frozen
class Fish(Pattern):
    """Base houses that must each take a digit, and as many cover houses for all of their places except the fins.

    ``places`` are the cells of the base with the digit; ``endo_fins`` are those in two base houses, which count as fins
    of each cover.  A siamese fish has two covers, any other fish one.
    """

    digit: int
    bases: tuple[int, ...] = houses_field()
    places: int = cells_field()
    endo_fins: int = cells_field()
    covers: tuple[Cover, ...] = plain_field()
    board: Board = board_field()

    @property
    def fins(self) -> int:
        """The fins of all covers together."""
        fins = 0
        for cover in self.covers:
            fins |= cover.fins
        return fins

    @property
    def in_three_bases(self) -> int:
        """The endo fins that are in three houses of the base or more, not just in two."""
        bases = cell_set(self.bases)
        houses_with = self.board.tables.houses_with
        return cell_set(cell for cell in cells_in(self.endo_fins) if (houses_with(cell) & bases).bit_count() > 2)

    @property
    def variety(self) -> str:
        """Two fish with the same base are siamese."""
        return "Siamese" if len(self.covers) > 1 else ""

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digit in the base houses: in all of them, but where a fin or a candidate to be removed spares one."""
        removed = [each for cover in self.covers for each in candidates_of(self.digit, cover.removed)]
        return needed_truths(self.options, removed, board=self.board)

    @property
    def options(self) -> dict[HouseTruth, tuple[Candidate, ...]]:
        """The digit in all base houses, with its places there."""
        cells_of = self.board.tables.cells_of
        return {
            HOUSE_TRUTHS[self.digit][house]: candidates_of(self.digit, self.places & cells_of(house))
            for house in self.bases
        }

    @property
    def cells_by_role(self) -> dict[Role, int]:
        """The places of the base by their roles: part of the pattern, fins and endo fins."""
        body = self.places & ~self.fins
        parts = {Role.PATTERN: body, Role.FIN: self.fins & ~self.endo_fins, Role.ENDO_FIN: self.endo_fins}
        return {role: cells for role, cells in parts.items() if cells}

    @property
    def roles(self) -> Roles:
        """Base and cover, and the places of the base."""
        return Roles(
            cells={Role.PATTERN: cells_in(self.places & ~self.fins)},
            candidates={role: candidates_of(self.digit, cells) for role, cells in self.cells_by_role.items()},
            houses={Role.BASE: self.bases, Role.COVER: [house for cover in self.covers for house in cover.houses]},
            digits={Role.PATTERN: [self.digit]},
        )

    @property
    def notation(self) -> str:
        """Digit, base, cover and fins, such as ``7 r34 c19 fr3c5``; two covers have a slash between them."""
        covers = "/".join(houses_code(cover.houses) for cover in self.covers)
        fins = [f" f{cell_name(cell)}" for cell in cells_in(self.fins & ~self.endo_fins)]
        endo_fins = [f" ef{cell_name(cell)}" for cell in cells_in(self.endo_fins)]
        return f"{self.digit} {houses_code(self.bases)} {covers}{''.join(fins + endo_fins)}"
