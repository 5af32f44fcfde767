"""Rectangles: two digits in the corners of a rectangle that lies in two boxes could always change places.

Unique rectangles have four empty corners, avoidable rectangles some that were filled by logic, never by the puzzle:
what is given cannot change places.
"""

from collections.abc import Iterable, Iterator

import attrs

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import HOUSE, HOUSES_OF, cell_name, cells_in, digits_in, house_name, houses_with
from ..engine.deadly import rectangles as engine
from ..engine.deadly.guardians import Deadly
from ..step import HOUSE_TRUTHS, Link, Pattern, Role, Step
from .base import in_groups, listed, mark, mark_cells
from .deadly import DeadlyStrategy, Type1, Type2, Type3, Type4, cells_of, roof_of


@attrs.frozen(kw_only=True, slots=False)
class UniqueRectangle(DeadlyStrategy):
    """Four empty corners that two digits could fill in two ways, with a corner that has nothing else.

    With ``missing_candidates``, a corner may have lost one of the two digits by logic (not to a digit that was placed):
    the digits could change places all the same.
    """

    missing_candidates: bool = True

    def patterns(self, grid: Grid) -> list[Deadly]:
        found: list[Deadly] = grid.memo(("unique rectangles", self.missing_candidates), self._unique)
        return found

    def _unique(self, grid: Grid) -> list[Deadly]:
        return engine.unique(grid, self.missing_candidates)

    def picture(self, step: Step) -> str:
        corners = mark_cells(Role.FLOOR, cells_of(step))
        digits = listed(step.pattern.digits(Role.PATTERN))
        return (
            f"{corners} are the corners of a rectangle in two rows, two columns and two boxes. If {digits} filled all "
            "of them, the two digits could change places, and the puzzle would have two solutions."
        )


class UniquenessTest1(UniqueRectangle, Type1):
    """Three corners of a rectangle have nothing but the two digits, so the fourth takes neither of them."""

    name = "Uniqueness Test 1"
    summary = "Three corners of a rectangle have the same two candidates, which go from the fourth."


class UniquenessTest2(UniqueRectangle, Type2):
    """Two corners in one line have the same one digit more, so one of them takes it."""

    name = "Uniqueness Test 2"
    summary = "Two corners of a rectangle in one line have the same extra digit, which goes from cells that see both."

    def fits(self, deadly: Deadly) -> bool:
        return _in_one_house(deadly.extra)


@attrs.frozen(kw_only=True, slots=False)
class UniquenessTest3(UniqueRectangle, Type3):
    """Two corners in one line have digits more: taken for one cell, these make a naked subset with other cells."""

    name = "Uniqueness Test 3"
    summary = "The extra digits of two corners of a rectangle make a subset with other cells of their house."


@attrs.frozen(kw_only=True, slots=False)
class UniquenessTest4(UniqueRectangle, Type4):
    """Two corners in one line have digits more, and one digit of the rectangle is locked to them: the other one goes.

    HoDoKu asks that no cell at all that sees both corners has the locked digit (``every_house``); one of their houses
    would be enough, and is for Sudoku Explainer.
    """

    name = "Uniqueness Test 4"
    summary = "Two corners of a rectangle have one of its digits locked, and lose the other one."

    every_house: bool = True


class UniquenessTest5(UniqueRectangle, Type2):
    """Two opposite corners, or three, have the same one digit more, so one of them takes it."""

    name = "Uniqueness Test 5"
    summary = "Two opposite corners of a rectangle, or three, have the same extra digit; one of them takes it."

    def fits(self, deadly: Deadly) -> bool:
        return not _in_one_house(deadly.extra)


class UniquenessTest6(UniqueRectangle):
    """Two opposite corners have digits more, and one digit of the rectangle is locked to the corners in its lines.

    In each of the two rows the digit is in a corner, and the two are opposite ones.  Were they those with digits more,
    the other two would take the other digit, and the rectangle would be filled.
    """

    name = "Uniqueness Test 6"
    summary = "A digit of a rectangle is locked to its corners, and goes from two opposite ones with extra digits."

    def find(self, grid: Grid) -> Iterator[Step]:
        patterns = self.patterns(grid)
        for index, digit in in_groups(engine.type_6(grid, patterns), 2):
            deadly = patterns[index]
            rows = sorted({HOUSES_OF[cell][0] for cell in cells_in(deadly.cells)})
            more = Pattern(
                truths=[HOUSE_TRUTHS[digit][row] for row in rows],
                houses={Role.HOUSE: rows},
                digits={Role.STRONG: [digit]},
                links=_strong_links(grid, deadly, digit, rows),
            )
            removed = [candidate(cell, digit) for cell in cells_in(deadly.extra & grid.cells_with(digit))]
            yield self.step(grid, deadly, removed, more)

    def argument(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.STRONG)
        rows = listed(mark(Role.HOUSE, house_name(house)) for house in step.pattern.houses(Role.HOUSE))
        return (
            f"In {rows} the {digit} has no place but the corners, so it is in two opposite ones. They are not "
            f"{roof_of(step)}, since one of these must hold another candidate."
        )


class HiddenRectangle(UniqueRectangle):
    """A corner has nothing but the two digits; in both lines of the opposite one, one digit is locked to the corners.

    If the opposite corner took the other digit, the locked one would go to both corners between, and the first corner
    would take the other one as well: the rectangle would be filled.
    """

    name = "Hidden Rectangle"
    summary = "A digit of a rectangle is locked in both lines of a corner, which loses the other digit."

    def find(self, grid: Grid) -> Iterator[Step]:
        patterns = self.patterns(grid)
        for index, corner, digit in in_groups(engine.hidden(grid, patterns), 3):
            deadly = patterns[index]
            (locked,) = digits_in(deadly.digits & ~(1 << digit))
            lines = HOUSES_OF[corner][:2]
            more = Pattern(
                truths=[HOUSE_TRUTHS[locked][line] for line in lines],
                cells={Role.CORNER: [corner]},
                houses={Role.HOUSE: lines},
                digits={Role.STRONG: [locked]},
                links=_strong_links(grid, deadly, locked, lines),
            )
            yield self.step(grid, deadly, [candidate(corner, digit)], more)

    def argument(self, step: Step) -> str:
        (corner,) = step.pattern.cells(Role.CORNER)
        (locked,) = step.pattern.digits(Role.STRONG)
        (removed,) = step.eliminations
        lines = listed(mark(Role.HOUSE, house_name(house)) for house in step.pattern.houses(Role.HOUSE))
        between = [cell for cell in cells_of(step) if cell != corner and set(HOUSES_OF[cell]) & set(HOUSES_OF[corner])]
        return (
            f"In {lines} the {locked} has no place but the corners. If {mark(Role.CORNER, cell_name(corner))} were "
            f"{removed.digit}, {mark_cells(Role.ROOF, between)} would both be {locked}, and no corner would hold "
            "another candidate."
        )


def _in_one_house(cells: int) -> bool:
    return bool(houses_with(cells))


def _strong_links(grid: Grid, deadly: Deadly, digit: int, houses: Iterable[int]) -> list[Link]:
    """Return the links between the places of a digit in some houses, which are corners of a rectangle."""
    places = [[candidate(cell, digit) for cell in cells_in(grid.cells_with(digit) & HOUSE[house])] for house in houses]
    return [Link((each[0],), (each[1],)) for each in places if len(each) == 2]
