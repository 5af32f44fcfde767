"""What follows from a deadly pattern: the argument of types 1 to 4, whatever the pattern is.

Were a deadly pattern filled with its own digits, these could change places, and the puzzle would have a second
solution.  So one of its guardians, the other candidates of its cells, is true.  A technique joins one of the types
here with a family of patterns, which says where they are and what they look like.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator

import attrs

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import HOUSE, cell_name, cells_in, cells_name, digits_in, house_name
from ..engine.deadly import guardians as engine
from ..engine.deadly.guardians import Deadly
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, CellTruth, DeadlyPattern, Link, Pattern, Role, Step
from .base import Strategy, both_or_all, conclude, in_groups, listed, mark, mark_cells

NOTHING_ELSE = Pattern(truths=())

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class DeadlyStrategy(Strategy):
    """A strategy whose steps rest on the guardians of a deadly pattern."""

    family = "Uniqueness"
    assumes_unique = True

    @abstractmethod
    def patterns(self, grid: Grid) -> list[Deadly]:
        """Return the deadly patterns of a grid, in a fixed order."""

    @abstractmethod
    def picture(self, step: Step) -> str:
        """Say in words what the pattern of a step is, and that the puzzle could have two solutions by it."""

    @abstractmethod
    def argument(self, step: Step) -> str:
        """Say in words what follows from the guardians of a step, if that is not plain."""

    def digits(self, grid: Grid, deadly: Deadly) -> tuple[int, ...]:
        """Return the digits of a pattern in the order in which they are told."""
        return digits_in(deadly.digits)

    def way_out(self, step: Step) -> str:
        """Say in words what must be true of the guardians of a step, up to a colon."""
        return "one of these cells must hold another candidate"

    def explain(self, step: Step) -> str:
        must = f"It has only one, so {self.way_out(step)}: {guardians_of(step)}."
        return " ".join(filter(None, (self.picture(step), must, self.argument(step), conclude(step))))

    def notation(self, step: Step) -> str:
        digits = "/".join(map(str, step.pattern.digits(Role.PATTERN)))
        return f"{digits} in {cells_name(cells_of(step))}"

    def step(self, grid: Grid, deadly: Deadly, removed: Iterable[Candidate], more: Pattern = NOTHING_ELSE) -> Step:
        """Return the step of a deadly pattern; ``more`` holds the other truths that it takes, and their roles."""
        own = [candidate(cell, digit) for cell in cells_in(deadly.cells) for digit in digits_in(deadly.own(grid, cell))]
        guardians = [
            candidate(cell, digit)
            for cell in cells_in(deadly.extra)
            for digit in digits_in(grid.digits_of(cell) & ~deadly.own(grid, cell))
        ]
        floor = tuple(cells_in(deadly.cells & ~deadly.extra))
        roof = tuple(cells_in(deadly.extra))
        left = tuple([each for each in own if grid.digits_of(each.cell) >> each.digit & 1])
        pattern = Pattern(
            truths=(DeadlyPattern(own), *more.truths),
            cells=((Role.FLOOR, floor), (Role.ROOF, roof), *more.cell_roles),
            candidates=((Role.PATTERN, left), (Role.GUARDIAN, tuple(guardians)), *more.candidate_roles),
            houses=more.house_roles,
            digits=((Role.PATTERN, self.digits(grid, deadly)), *more.digit_roles),
            links=more.links,
        )
        return Step(self, pattern, eliminations=removed)


def cells_of(step: Step) -> tuple[int, ...]:
    """Return the cells of the deadly pattern of a step, in order."""
    return tuple(sorted(step.pattern.cells(Role.FLOOR) + step.pattern.cells(Role.ROOF)))


def roof_of(step: Step) -> str:
    """Name the cells with guardians of a step."""
    return mark_cells(Role.ROOF, step.pattern.cells(Role.ROOF))


def guardians_of(step: Step) -> str:
    """Say in words that one of the guardians of a step is true."""
    guardians = step.pattern.candidates(Role.GUARDIAN)
    cells = step.pattern.cells(Role.ROOF)
    parts = []
    for cell in cells:
        digits = [each.digit for each in guardians if each.cell == cell]
        parts.append(mark(Role.GUARDIAN, f"{cell_name(cell)} is {listed(digits, 'or')}"))
    if len(guardians) == len(cells):
        return listed(parts, "or")
    return (", or " if len(cells) == 2 else "; or ").join(parts)


class Type1(DeadlyStrategy):
    """All guardians are in one cell, so it holds one of them, and none of the digits of the pattern."""

    def find(self, grid: Grid) -> Iterator[Step]:
        patterns = self.patterns(grid)
        for index, digits in in_groups(engine.type_1(grid, patterns), 2):
            deadly = patterns[index]
            (cell,) = cells_in(deadly.extra)
            yield self.step(grid, deadly, [candidate(cell, digit) for digit in digits_in(digits)])

    def argument(self, step: Step) -> str:
        return ""


class Type2(DeadlyStrategy):
    """All guardians are the same digit: one of their cells takes it, and what sees all of these cells loses it."""

    def fits(self, deadly: Deadly) -> bool:
        """Return whether a pattern with guardians of one digit belongs to this technique."""
        return True

    def find(self, grid: Grid) -> Iterator[Step]:
        patterns = self.patterns(grid)
        for index, digit, cells in in_groups(engine.type_2(grid, patterns), 3):
            deadly = patterns[index]
            if self.fits(deadly):
                more = Pattern(truths=(), digits={Role.GUARDIAN: [digit]})
                yield self.step(grid, deadly, [candidate(cell, digit) for cell in cells_in(cells)], more)

    def argument(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.GUARDIAN)
        seen = both_or_all(step.pattern.cells(Role.ROOF))
        return f"A cell that sees {seen} cannot be {digit} too."


@attrs.frozen(kw_only=True, slots=False)
class Type3(DeadlyStrategy):
    """The guardians are in one house: taken for one cell, they make a subset with other cells of the house.

    One of the cells with guardians takes one of them.  With some other cells of the house that makes as many cells as
    digits, so these digits are used up.  With ``hidden`` the same is told from its other side where this takes fewer
    digits, as Sudoku Explainer does: what the house lacks beside them fills the cells that are left over.

    With ``every_subset``, as in HoDoKu, subsets count although some of their cells would do, and guardians that are
    all of one digit.
    """

    hidden: bool = False
    every_subset: bool = False

    def find(self, grid: Grid) -> Iterator[Step]:
        patterns = self.patterns(grid)
        for index, cells, digits, house, other in in_groups(engine.type_3(grid, patterns, self.every_subset), 5):
            deadly = patterns[index]
            houses = (house,) if other == engine.NO_HOUSE else (house, other)
            others = 0
            for each in houses:
                others |= HOUSE[each] & ~cells & ~deadly.extra
            removed = [
                candidate(cell, digit)
                for digit in digits_in(digits)
                for cell in cells_in(grid.cells_with(digit) & others)
            ]
            left_over = digits_left(grid, house) & ~digits
            if self.hidden and len(houses) == 1 and left_over.bit_count() < digits.bit_count():
                more = _hidden(grid, left_over, grid.empty & others, house)
            else:
                more = _naked(grid, digits, cells, houses)
            yield self.step(grid, deadly, removed, more)

    def argument(self, step: Step) -> str:
        roof = roof_of(step)
        digits = step.pattern.digits(Role.EXTRA)
        houses = listed((mark(Role.HOUSE, house_name(house)) for house in step.pattern.houses(Role.HOUSE)), last="or")
        extra = mark_cells(Role.EXTRA, step.pattern.cells(Role.EXTRA))
        if isinstance(step.truths[1], CellTruth):
            count = COUNTS[len(digits)]
            guardians = sorted({each.digit for each in step.pattern.candidates(Role.GUARDIAN)})
            return (
                f"So one of {roof} is {listed(guardians, last='or')}. With {extra} that makes {count} cells for the "
                f"{count} digits {listed(digits)}, which no other cell of {houses} can take then."
            )
        most = COUNTS[len(step.pattern.cells(Role.ROOF)) - 1]
        return (
            f"So {roof} hold at most {most} of {listed(digits)}. In {houses} these digits have no other place than "
            f"{extra}, which the rest of them must fill."
        )


def digits_left(grid: Grid, house: int) -> int:
    """Return the mask of the digits that a house lacks."""
    return sum(1 << digit for digit in range(1, 10) if grid.places_left(digit, house))


def _naked(grid: Grid, digits: int, cells: int, houses: tuple[int, ...]) -> Pattern:
    """Return what a naked subset adds to a deadly pattern."""
    extra = [candidate(cell, digit) for cell in cells_in(cells) for digit in digits_in(grid.digits_of(cell))]
    return Pattern(
        truths=[CELL_TRUTHS[cell] for cell in cells_in(cells)],
        cells={Role.EXTRA: cells_in(cells)},
        candidates={Role.EXTRA: extra},
        houses={Role.HOUSE: houses},
        digits={Role.EXTRA: digits_in(digits)},
    )


def _hidden(grid: Grid, digits: int, cells: int, house: int) -> Pattern:
    """Return what a hidden subset adds to a deadly pattern."""
    extra = [candidate(cell, digit) for cell in cells_in(cells) for digit in digits_in(grid.digits_of(cell) & digits)]
    return Pattern(
        truths=[HOUSE_TRUTHS[digit][house] for digit in digits_in(digits)],
        cells={Role.EXTRA: cells_in(cells)},
        candidates={Role.EXTRA: extra},
        houses={Role.HOUSE: [house]},
        digits={Role.EXTRA: digits_in(digits)},
    )


@attrs.frozen(kw_only=True, slots=False)
class Type4(DeadlyStrategy):
    """Two cells with guardians share a house where a digit of the pattern has no other place.

    One of the two takes that digit and is no guardian.  Did the other one take another digit of the pattern, no
    guardian would be true.  ``every_house`` asks for this in each house that the two share, as HoDoKu does.
    """

    every_house: bool = False

    def find(self, grid: Grid) -> Iterator[Step]:
        patterns = self.patterns(grid)
        for index, digit, house in in_groups(engine.type_4(grid, patterns, self.every_house), 3):
            deadly = patterns[index]
            places = [candidate(cell, digit) for cell in cells_in(deadly.extra & grid.cells_with(digit))]
            removed = [
                candidate(cell, other)
                for cell in cells_in(deadly.extra)
                for other in digits_in(deadly.own(grid, cell) & grid.digits_of(cell) & ~(1 << digit))
            ]
            more = Pattern(
                truths=[HOUSE_TRUTHS[digit][house]],
                houses={Role.HOUSE: [house]},
                digits={Role.STRONG: [digit]},
                links=[Link((places[0],), (places[1],))] if len(places) == 2 else [],
            )
            yield self.step(grid, deadly, removed, more)

    def argument(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.STRONG)
        (house,) = step.pattern.houses(Role.HOUSE)
        return (
            f"In {mark(Role.HOUSE, house_name(house))} the {digit} has no place but {roof_of(step)}, so one of the two "
            f"is {digit}. The other must then hold a candidate just named, and no other digit."
        )
