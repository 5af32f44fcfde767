"""The pattern of aligned exclusion: some cells, and the excluders that they must leave digits to."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import attrs

from ...board.board import Board
from ...board.candidate import Candidate
from ...board.houses import cells_in, cells_name, digits_in
from ...logic.cell_groups import CellGroup, cells_needed, roles_of_groups, sets_with_roles
from ...logic.fields import board_field
from ...logic.step import Pattern, Role, Roles, Truth


@attrs.frozen
class Choice:
    """Digits for the other cells, together with a removed candidate, and the reason why they are impossible.

    The reason is an excluder with too few digits left, or None if two of the candidates exclude each other, such as a
    digit that occurs twice in a house.
    """

    digits: tuple[int, ...]
    excluder: CellGroup | None


@attrs.frozen
class Exclusion(Pattern):
    """Two or three cells, and the sets or cells from which they must not take too many digits."""

    cells: tuple[CellGroup, ...]
    excluders: tuple[CellGroup, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    board: Board = board_field()

    @property
    def groups(self) -> tuple[tuple[Role, CellGroup], ...]:
        """The cells, then the excluders, with their roles."""
        return *((Role.PATTERN, each) for each in self.cells), *sets_with_roles(self.excluders)

    @property
    def are_in_sight(self) -> bool:
        """Whether each of the cells sees all of each excluder; else they see just places that matter."""
        return not any(
            excluder.cells & ~self.board.sees[cell]
            for each in self.cells
            for cell in cells_in(each.cells)
            for excluder in self.excluders
        )

    def others(self, removed: Candidate) -> tuple[CellGroup, ...]:
        """Return the cells besides that of a candidate."""
        return tuple(each for each in self.cells if not each.cells >> removed.cell & 1)

    def choices(self, removed: Candidate) -> Iterator[Choice]:
        """Yield all choices of digits for the other cells, if a candidate that is removed were true."""
        others = self.others(removed)
        for digits in product(*(digits_in(each.digits) for each in others)):
            choice = [removed]
            for each, digit in zip(others, digits, strict=True):
                choice += each.candidates(digit)
            excludes_itself = any(
                self.board.excluded_by[one.index] >> other.index & 1 for one, other in combinations(choice, 2)
            )
            yield Choice(digits, None if excludes_itself else self._left_short(choice))

    def _left_short(self, choice: Sequence[Candidate]) -> CellGroup:
        """Return the smallest excluder that a choice leaves too few digits (the first of several)."""
        short = [
            each
            for each in self.excluders
            if (each.digits & ~each.taken_by(choice, self.board)).bit_count() < each.cells.bit_count()
        ]
        return min(short, key=lambda each: each.cells.bit_count())

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cells, as far as they are needed."""
        return cells_needed(self.cells + self.excluders, self.removed, self.board)

    @property
    def roles(self) -> Roles:
        """The cells and the excluders."""
        return roles_of_groups(self.groups)

    @property
    def notation(self) -> str:
        """The cells and the excluders, such as ``r1c12 (r1c6 {15}, r1c5 {25})``."""
        cells = cells_name(cell for each in self.cells for cell in cells_in(each.cells))
        return f"{cells} ({', '.join(map(str, self.excluders))})" if self.excluders else cells
