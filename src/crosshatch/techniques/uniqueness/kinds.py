"""The kinds of deadly and impossible patterns, each with its search.

If a deadly pattern were filled with its own digits, these could be exchanged, and the puzzle would have a second
solution.  An impossible pattern cannot be filled with its own digits at all.  So one of the guardians, the other
candidates of the cells, is true.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

import attrs

from ...board.candidate import Candidate
from ...board.cells import houses_with_all
from ...board.grid import Grid, memo
from ...board.houses import LINES, cells_in, digits_in
from ...lazy import later

if TYPE_CHECKING:
    from . import extended_rectangles, grave, loops, oddagons, rectangles, tridagons
    from . import pattern as patterns
    from .guardians import DeadlyFinding
    from .pattern import Argument
else:
    extended_rectangles = later(".extended_rectangles", __package__)
    grave = later(".grave", __package__)
    loops = later(".loops", __package__)
    oddagons = later(".oddagons", __package__)
    rectangles = later(".rectangles", __package__)
    tridagons = later(".tridagons", __package__)
    patterns = later(".pattern", __package__)

MOST_GUARDIANS = 8
"""The maximum number of guardians of impossible patterns; with more, hardly anything follows."""


class Kind(StrEnum):
    """The kinds of deadly and impossible patterns."""

    RECTANGLE = "unique rectangle"
    AVOIDABLE = "avoidable rectangle"
    LOOP = "unique loop"
    EXTENDED = "extended rectangle"
    GRAVE = "bivalue universal grave"
    TRIDAGON = "tridagon"
    ODDAGON = "bivalue oddagon"


class Patterns(ABC):
    """The deadly or impossible patterns of a kind."""

    kind: ClassVar[Kind]

    @abstractmethod
    def search(self, grid: Grid) -> list[DeadlyFinding]:
        """Return those of a grid, in a fixed order."""

    def digits(self, grid: Grid, deadly: DeadlyFinding) -> tuple[int, ...]:
        """Return the digits of a pattern in the order in which they are told."""
        return digits_in(deadly.digits)

    def pattern(
        self, grid: Grid, deadly: DeadlyFinding, argument: Argument, removed: Sequence[Candidate] = ()
    ) -> patterns.DeadlyPattern:
        """Return what was found as the pattern of a step."""
        cells = tuple(cells_in(deadly.cells))
        return patterns.DeadlyPattern(
            kind=self.kind,
            cells=deadly.cells,
            digits=self.digits(grid, deadly),
            own=tuple([deadly.own(grid, cell) for cell in cells]),
            candidates=tuple([grid.digits_of(cell) for cell in cells]),
            argument=argument,
            removed=tuple(removed),
            board=grid.board,
        )


@attrs.frozen
class Rectangles(Patterns):
    """Four empty corners in two rows, two columns and two boxes that two digits could fill in two ways.

    On other boards, the corners lie two by two in all their houses, and no other rule is about them.

    One corner has no other candidates.  With ``missing_candidates``, a corner may have lost one of the two digits by
    logic (not to a placed digit): the digits could still be exchanged.
    """

    kind = Kind.RECTANGLE

    missing_candidates: bool = True

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        return memo(grid, rectangles.unique, self.missing_candidates)


@attrs.frozen
class GuardedRectangles(Patterns):
    """Rectangles of empty corners and two digits, with 2 to ``most`` guardians; no corner need be without any.

    More guardians take more consequences than a forcing net needs.
    """

    kind = Kind.RECTANGLE

    most: int = 6

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        return memo(grid, rectangles.guarded, self.most)


@attrs.frozen
class AvoidableRectangles(Patterns):
    """Corners of a rectangle that are filled by logic, with one or two ``empty`` ones, that two digits would complete.

    Givens cannot change places, so no corner may be a given: the argument requires the givens alone to have one
    solution.  With ``in_one_box``, the empty corners must share a box, as HoDoKu requires.
    """

    kind = Kind.AVOIDABLE

    empty: int
    in_one_box: bool = False

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        found = rectangles.avoidable(grid, self.empty)
        if not self.in_one_box:
            return found
        return [each for each in found if _in_one_box(grid, each.cells & grid.empty)]

    def digits(self, grid: Grid, deadly: DeadlyFinding) -> tuple[int, ...]:
        """Return the digits as HoDoKu names them: those of the first filled corner and of the one filled in its box."""
        filled = [cell for cell in cells_in(deadly.cells) if grid.value(cell)]
        for one, other in combinations(filled, 2):
            if _in_one_box(grid, 1 << one | 1 << other):
                return grid.value(one), grid.value(other)
        return super().digits(grid, deadly)


def _in_one_box(grid: Grid, cells: int) -> bool:
    """Return whether cells share a box, or another house that is not a line."""
    return houses_with_all(grid, cells) >> len(LINES) != 0


@attrs.frozen
class Loops(Patterns):
    """Loops of ``least`` to ``most`` cells, an even number, all with the same two digits.

    Neighbours share a house, and each house that the loop touches contains exactly two of its cells, one at an odd and
    one at an even position.  A rectangle is a loop of four cells; none is longer than 18, the number of cells of two
    digits.
    """

    kind = Kind.LOOP

    least: int = 6
    most: int = 18

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        return memo(grid, loops.unique, self.least, self.most)


@attrs.frozen
class ExtendedRectangles(Patterns):
    """Three to ``most`` pairs of cells, each in a box and across two parallel lines, with as many digits as pairs.

    The lines have the same digits in these cells and could be exchanged.  On other boards, the cells of each pair share
    all their houses but the two lines.
    """

    kind = Kind.EXTENDED

    most: int = 5

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        return memo(grid, extended_rectangles.extended, self.most)


@attrs.frozen
class Graves(Patterns):
    """The whole grid, if each empty cell has two candidates and each digit two places in every house that lacks it.

    If it were filled, the other candidates would fill it as well.  The guardians are the candidates beyond that.
    """

    kind = Kind.GRAVE

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        return memo(grid, grave.graves)


@attrs.frozen
class Tridagons(Patterns):
    """Twelve cells, three in each of four boxes, that three digits alone cannot fill, with up to ``most`` guardians.

    The boxes lie in two bands and two stacks, and each has a cell of the pattern in each of its rows and columns.  It
    is impossible, not deadly: it does not assume that the puzzle has one solution.
    """

    kind = Kind.TRIDAGON

    most: int = MOST_GUARDIANS

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        return memo(grid, tridagons.tridagons, self.most)


@attrs.frozen
class Oddagons(Patterns):
    """Loops of an odd number of cells that the same two digits cannot fill, with up to ``most`` guardians.

    Cells share a house if and only if they are neighbours in the loop.  It is impossible, not deadly: it does not
    assume that the puzzle has one solution.
    """

    kind = Kind.ODDAGON

    most: int = MOST_GUARDIANS

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        return memo(grid, oddagons.oddagons, self.most)


RECTANGLES = Rectangles()
GUARDED_RECTANGLES = GuardedRectangles()
ONE_EMPTY_CORNER = AvoidableRectangles(1)
TWO_EMPTY_CORNERS = AvoidableRectangles(2)
LOOPS = Loops()
EXTENDED_RECTANGLES = ExtendedRectangles()
GRAVES = Graves()
TRIDAGONS = Tridagons()
ODDAGONS = Oddagons()
