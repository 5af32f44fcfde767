"""Arguments from the guardians of a pattern, one of which is true: the usual types, for all kinds of patterns.

Type 5 is type 2 of a rectangle whose corners with guardians share no house.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

import attrs

from ...board.candidate import CANDIDATES, Candidate, candidate, candidates_of
from ...board.cells import houses_with_all
from ...board.grid import Grid
from ...board.houses import cells_in, digits_in
from ...lazy import later

if TYPE_CHECKING:
    from . import guardians, rectangles
    from . import pattern as deadly_patterns
    from .guardians import DeadlyFinding
    from .pattern import Argument
else:
    guardians = later(".guardians", __package__)
    rectangles = later(".rectangles", __package__)
    deadly_patterns = later(".pattern", __package__)

Conclusion: TypeAlias = "tuple[DeadlyFinding, Argument, Sequence[Candidate]]"
"""A pattern, the argument, and what goes by it."""


class Type(ABC):
    """A type of argument from deadly patterns."""

    @abstractmethod
    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        """Yield the conclusions from the patterns of a grid, in their order."""


@attrs.frozen
class Type1(Type):
    """All guardians are in one cell, so it has one of them and none of the digits of the pattern.

    Unless ``several`` is set, that cell must have only one guardian, so that its digit follows.
    """

    several: bool = True

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        for deadly, cell, removed in guardians.type_1(grid, patterns):
            if self.several or deadly.extras.bit_count() == 1:
                yield deadly, deadly_patterns.OneCell(), [candidate(cell, digit) for digit in digits_in(removed)]


@attrs.frozen
class Type2(Type):
    """All guardians are the same digit: one of their cells takes it, and whatever sees all of these cells loses it.

    ``in_one_house`` says whether they must share a house or must not; None allows both.
    """

    in_one_house: bool | None = None

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        for deadly, digit, losing in guardians.type_2(grid, patterns):
            if self.in_one_house in (None, bool(houses_with_all(grid, deadly.extra))):
                yield deadly, deadly_patterns.OneDigit(digit), candidates_of(digit, losing)


@attrs.frozen
class Type3(Type):
    """The guardians are in one house and, taken as one cell, form a subset with other cells of the house.

    One of the cells with guardians takes one of them.  Together with some other cells of the house, there are as many
    cells as digits, so these digits are used up.

    With ``every_subset``, as in HoDoKu, subsets count even if some of their cells would suffice, and so do guardians of
    a single digit.
    """

    every_subset: bool = False

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        for each in guardians.type_3(grid, patterns, self.every_subset):
            own = among(grid, each.cells, each.digits)
            subset = deadly_patterns.SubsetBeside(False, each.cells, each.digits, tuple(cells_in(each.houses)), own)
            yield each.pattern, subset, among(grid, each.losing, each.digits)


@attrs.frozen
class Type4(Type):
    """Two cells with guardians share a house where a digit of the pattern has no other place.

    One of the two takes that digit and is not a guardian.  If the other one took another digit of the pattern, no
    guardian would be true.  ``every_house`` requires this in each house that the two share, as HoDoKu does for
    rectangles; one is enough, as in Sudoku Explainer.
    """

    every_house: bool = False

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        for deadly, digit, house in guardians.type_4(grid, patterns, self.every_house):
            locked = deadly_patterns.LockedToRoof(
                digit, (house,), deadly.extra & grid.cells_mask(digit), board=grid.board
            )
            own = [(cell, deadly.own(grid, cell) & ~(1 << digit)) for cell in cells_in(deadly.extra)]
            yield deadly, locked, [each for cell, mask in own for each in among(grid, 1 << cell, mask)]


@attrs.frozen
class Type6(Type):
    """Two opposite corners of a rectangle have guardians, and one digit is locked to the corners in its lines.

    In each of the two rows the digit is in a corner, and the two are opposite.  If they were those with guardians, the
    other two would take the other digit, and the rectangle would be filled.
    """

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        for deadly, digit in rectangles.type_6(grid, patterns):
            rows = tuple(sorted({cell // 9 for cell in cells_in(deadly.cells)}))
            places = grid.cells_mask(digit) & deadly.cells
            locked = deadly_patterns.LockedToCorners(digit, rows, places, board=grid.board)
            yield deadly, locked, candidates_of(digit, places & deadly.extra)


@attrs.frozen
class HiddenCorner(Type):
    """A corner has only the two digits; in both lines of the opposite one, one digit is locked to the corners.

    If the opposite corner took the other digit, the locked one would be in both corners between, and the first corner
    would take the other one as well: the rectangle would be filled.
    """

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        for deadly, corner, digit, removed in rectangles.hidden(grid, patterns):
            lines = (corner // 9, 9 + corner % 9)
            between = deadly.cells & grid.tables.peers_of(corner)
            places = grid.cells_mask(digit) & deadly.cells
            locked = deadly_patterns.LockedInLines(
                digit, lines, places, corner=corner, between=between, board=grid.board
            )
            yield deadly, locked, [candidate(corner, removed)]


@attrs.frozen
class AnyGuardians(Type):
    """A single guardian is placed; of several, one is true, so the candidates that all of them exclude are removed."""

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        for deadly, removed in guardians.seen_by_all(grid, patterns):
            argument = deadly_patterns.SeenByAll() if removed else deadly_patterns.OnlyGuardian()
            yield deadly, argument, [CANDIDATES[each] for each in removed]


def among(grid: Grid, cells: int, digits: int) -> tuple[Candidate, ...]:
    """Return the candidates of some cells among some digits, cell by cell."""
    return tuple(
        [candidate(cell, digit) for cell in cells_in(cells) for digit in digits_in(grid.digits_of(cell) & digits)]
    )


TYPE_1 = Type1()
TYPE_2 = Type2()
TYPE_3 = Type3()
TYPE_4 = Type4()
TYPE_6 = Type6()
HIDDEN_CORNER = HiddenCorner()
ANY_GUARDIANS = AnyGuardians()
