"""Groups of cells with their candidates, the building blocks of patterns with almost locked sets."""

from collections.abc import Iterable, Iterator
from itertools import cycle

import attrs

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate, candidate, candidates_of
from ..board.grid import Grid
from ..board.houses import DIGITS, cells_in, cells_name, digits_in
from .candidates import set_of
from .needed_truths import needed_truths
from .step import CELL_TRUTHS, Role, Roles, Truth

SET_ROLES = tuple(role for role in Role if role.startswith("als "))
"""The roles of the almost locked sets of a pattern, in order; the ninth set reuses the first role."""


@attrs.frozen(repr=False)
class CellGroup:
    """Cells that form a unit in a pattern, with their candidates: the places of each digit (index 0 is unused)."""

    cells: int
    places: tuple[int, ...]

    @classmethod
    def of(cls, grid: Grid, cells: int) -> "CellGroup":
        """Return a group of empty cells of a grid with their candidates."""
        return cls(cells, grid.places_in(cells))

    @property
    def digits(self) -> int:
        """The mask of all candidate digits of the cells."""
        return sum(1 << digit for digit in DIGITS if self.places[digit])

    def candidates_in(self, cell: int) -> tuple[Candidate, ...]:
        """Return the candidates of one of the cells."""
        return tuple(candidate(cell, digit) for digit in DIGITS if self.places[digit] >> cell & 1)

    def candidates(self, digit: int) -> tuple[Candidate, ...]:
        """Return the candidates for a digit."""
        return candidates_of(digit, self.places[digit])

    @property
    def all_candidates(self) -> tuple[Candidate, ...]:
        """The candidates of all cells, cell by cell."""
        return tuple(each for cell in cells_in(self.cells) for each in self.candidates_in(cell))

    def taken_by(self, choice: Iterable[Candidate], board: Board = CLASSIC) -> int:
        """Return the mask of the digits that the cells would all lose to one of some candidates."""
        taken = 0
        for each in choice:
            for digit in DIGITS if board.has_links else (each.digit,):
                if not set_of(self.candidates(digit)) & ~board.excluded_by[each.index]:
                    taken |= 1 << digit
        return taken

    def __repr__(self) -> str:
        return f"<{self}>"

    def __str__(self) -> str:
        return f"{cells_name(cells_in(self.cells))} {{{''.join(map(str, digits_in(self.digits)))}}}"


def cells_needed(
    groups: Iterable[CellGroup], removed: Iterable[Candidate], board: Board = CLASSIC
) -> tuple[Truth, ...]:
    """Return the cells of some groups that are necessary to rule out candidates."""
    options = {CELL_TRUTHS[cell]: group.candidates_in(cell) for group in groups for cell in cells_in(group.cells)}
    return needed_truths(options, removed, board=board)


def sets_with_roles(groups: Iterable[CellGroup]) -> Iterator[tuple[Role, CellGroup]]:
    """Yield groups with the roles of almost locked sets, A to H and then A again."""
    return zip(cycle(SET_ROLES), groups)


def roles_of_groups(
    groups: Iterable[tuple[Role, CellGroup]],
    candidates: dict[Role, Iterable[Candidate]] | None = None,
    houses: dict[Role, Iterable[int]] | None = None,
    digits: dict[Role, Iterable[int]] | None = None,
) -> Roles:
    """Return the roles of groups of cells, several of which may share a role, and of everything else in the pattern."""
    cells: dict[Role, list[int]] = {}
    of_cells: dict[Role, list[Candidate]] = {}
    for role, group in groups:
        cells.setdefault(role, []).extend(cells_in(group.cells))
        of_cells.setdefault(role, []).extend(group.all_candidates)
    return Roles(cells, {**of_cells, **(candidates or {})}, houses or {}, digits or {})
