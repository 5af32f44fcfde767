"""Fish: houses that must each take a digit, covered by as many other houses.

The engine's cover search finds them all; a technique is a declaration of the fish that it stands for: its size, and
from which houses base and cover are taken.
"""

from collections.abc import Iterator
from typing import ClassVar

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import COLUMNS, HOUSE, ROWS, cells_in, house_name, houses_code
from ..engine import fish as engine
from ..step import HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, conclude, in_groups, listed, mark, mark_cells

ROWS_MASK = sum(1 << house for house in ROWS)
COLUMNS_MASK = sum(1 << house for house in COLUMNS)

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven")


class BasicFish(Strategy):
    """Rows that have a digit in as many columns only, or columns that have it in as many rows only.

    Each of the base houses takes the digit once, and each time it uses up another one of the cover houses.  There are
    as many of the one as of the other, so that every cover house gets its digit from the base, and loses it elsewhere.
    """

    family = "Fish"
    size: ClassVar[int]
    """The number of base houses, and of cover houses."""

    def find(self, grid: Grid) -> Iterator[Step]:
        turn = -1
        while found := engine.search(grid, turn + 1, ROWS_MASK, COLUMNS_MASK, self.size, 0, 0):
            turn = found[0]
            for bases, covers, _, _, removed in in_groups(found[1:], engine.FISH_LENGTH):
                yield self._step(grid, engine.digit_of(turn), tuple(cells_in(bases)), tuple(cells_in(covers)), removed)

    def _step(self, grid: Grid, digit: int, bases: tuple[int, ...], covers: tuple[int, ...], removed: int) -> Step:
        base = 0
        for house in bases:
            base |= grid.cells_with(digit) & HOUSE[house]
        pattern = Pattern(
            truths=[HOUSE_TRUTHS[digit][house] for house in bases],
            cells={Role.PATTERN: cells_in(base)},
            houses={Role.BASE: bases, Role.COVER: covers},
            digits={Role.PATTERN: [digit]},
        )
        return Step(self, pattern, eliminations=[candidate(cell, digit) for cell in cells_in(removed)])

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        bases = houses_code(step.pattern.houses(Role.BASE))
        return f"{digit} {bases} {houses_code(step.pattern.houses(Role.COVER))}"

    def explain(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        bases = step.pattern.houses(Role.BASE)
        covers = step.pattern.houses(Role.COVER)
        cells = step.pattern.cells(Role.PATTERN)
        count = COUNTS[self.size]
        return (
            f"In {_marked(Role.BASE, bases)} the {digit} has no place but {mark_cells(Role.PATTERN, cells)}, and all "
            f"of these lie in {_marked(Role.COVER, covers)}. The {count} {_kind(bases)}s need {count} {digit}s, no two "
            f"of them in one {_kind(covers)}, so the {count} {_kind(covers)}s have theirs there and nowhere else. "
            f"{conclude(step)}"
        )


def _marked(role: Role, houses: tuple[int, ...]) -> str:
    return listed(mark(role, house_name(house)) for house in houses)


def _kind(houses: tuple[int, ...]) -> str:
    """Return what a set of parallel lines consists of: row or column."""
    return "row" if houses[0] in ROWS else "column"


class XWing(BasicFish):
    """A fish of size two: a digit with two places in each of two parallel lines, all in the same two crossing lines."""

    name = "X-Wing"
    summary = "Two rows have a digit in the same two columns only, or the reverse; it goes from the rest of those."
    size = 2


class Swordfish(BasicFish):
    """A fish of size three: three parallel lines that have a digit in three crossing lines only."""

    name = "Swordfish"
    summary = "Three rows have a digit in three columns only, or the reverse; it goes from the rest of those."
    size = 3


class Jellyfish(BasicFish):
    """A fish of size four: four parallel lines that have a digit in four crossing lines only."""

    name = "Jellyfish"
    summary = "Four rows have a digit in four columns only, or the reverse; it goes from the rest of those."
    size = 4


class Squirmbag(BasicFish):
    """A fish of size five; wherever there is one, the lines left over hold a smaller fish with the same effect."""

    name = "Squirmbag"
    summary = "Five rows have a digit in five columns only, or the reverse; it goes from the rest of those."
    size = 5


class Whale(BasicFish):
    """A fish of size six; wherever there is one, the lines left over hold a smaller fish with the same effect."""

    name = "Whale"
    summary = "Six rows have a digit in six columns only, or the reverse; it goes from the rest of those."
    size = 6


class Leviathan(BasicFish):
    """A fish of size seven; wherever there is one, the lines left over hold a smaller fish with the same effect."""

    name = "Leviathan"
    summary = "Seven rows have a digit in seven columns only, or the reverse; it goes from the rest of those."
    size = 7
