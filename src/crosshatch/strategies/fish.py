"""Fish: houses that must each take a digit, covered by as many other houses.

The engine's cover search finds them all; a technique is a declaration of the fish that it stands for: their shape,
their size, and whether they have fins.  Here is what all fish share, and the basic ones.
"""

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from ..board.bitset import lowest
from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import DIGITS, HOUSE, cell_name, cells_in, houses_code
from ..engine.digits import fish as engine
from ..engine.digits import placements as single_digit
from ..step import HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, in_groups
from .fish_words import covers_of, reasons


class Fish(NamedTuple):
    """A fish of a digit: its houses (bit ``h`` for house ``h``), its fins, and the cells that lose the digit.

    ``endo_fins`` are those of the ``fins`` that lie in two base houses.
    """

    digit: int
    bases: int
    covers: int
    fins: int
    endo_fins: int
    removed: int

    @property
    def weight(self) -> int:
        """How much there is to the fish; see ``engine.weight``."""
        return engine.weight(self.fins, self.endo_fins)


class FishStrategy(Strategy):
    """A strategy for fish of one shape and size."""

    family = "Fish"
    shape: ClassVar[int] = engine.BASIC
    """Which houses may be in base and cover: one of the shapes of the engine."""
    size: ClassVar[int]
    """The number of base houses, and of cover houses."""

    def find(self, grid: Grid) -> Iterator[Step]:
        removable = single_digit.removable(grid)
        for digit in DIGITS:
            if removable[digit]:
                for together in self._together(grid, digit):
                    yield self._step(grid, together)

    def _together(self, grid: Grid, digit: int) -> Iterator[tuple[Fish, ...]]:
        """Yield the fish of a digit; two where they are one step."""
        for fish in self._fish(grid, digit):
            yield (fish,)

    def _fish(self, grid: Grid, digit: int) -> Iterator[Fish]:
        """Yield what the search finds, lazily, in the order of the first cell that each fish removes."""
        search = self._search()
        targets = single_digit.removable(grid)[digit]
        while found := search.first(grid, digit, targets):
            for numbers in in_groups(found, engine.FISH_LENGTH):
                yield Fish(digit, *numbers)
            removed = found[engine.FISH_LENGTH - 1]
            targets &= -2 << lowest(removed)  # those that come after the first that these remove

    @abstractmethod
    def _search(self) -> engine.CoverSearch:
        """Return the search for the fish of the strategy."""

    def _step(self, grid: Grid, together: tuple[Fish, ...]) -> Step:
        """Return the step of one fish, or of two with the same base."""
        digit, bases, _, _, endo_fins, _ = together[0]
        places = fins = removed = 0
        for house in cells_in(bases):
            places |= grid.cells_with(digit) & HOUSE[house]
        for fish in together:
            fins |= fish.fins
            removed |= fish.removed
        parts = ((Role.PATTERN, places & ~fins), (Role.FIN, fins & ~endo_fins), (Role.ENDO_FIN, endo_fins))
        pattern = Pattern(
            truths=[HOUSE_TRUTHS[digit][house] for house in cells_in(bases)],
            cells={Role.PATTERN: cells_in(places & ~fins)},
            candidates=tuple((role, _candidates(cells, digit)) for role, cells in parts if cells),
            houses=(
                (Role.BASE, tuple(cells_in(bases))),
                *((Role.COVER, tuple(cells_in(fish.covers))) for fish in together),
            ),
            digits={Role.PATTERN: [digit]},
        )
        return Step(self, pattern, eliminations=_candidates(removed, digit))

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        bases = houses_code(step.pattern.houses(Role.BASE))
        covers = "/".join(houses_code(covers) for covers in covers_of(step))
        fins = [f" f{cell_name(each.cell)}" for each in step.pattern.candidates(Role.FIN)]
        endo_fins = [f" ef{cell_name(each.cell)}" for each in step.pattern.candidates(Role.ENDO_FIN)]
        return f"{digit} {bases} {covers}{''.join(fins + endo_fins)}"

    def explain(self, step: Step) -> str:
        return reasons(step)


def _candidates(cells: int, digit: int) -> tuple[Candidate, ...]:
    return tuple(candidate(cell, digit) for cell in cells_in(cells))


class BasicFish(FishStrategy):
    """Rows that have a digit in as many columns only, or columns that have it in as many rows only.

    Each of the base houses takes the digit once, and each time it uses up another one of the cover houses.  There are
    as many of the one as of the other, so that every cover house gets its digit from the base, and loses it elsewhere.

    Each base house has two places at least.
    """

    def _search(self) -> engine.CoverSearch:
        return engine.CoverSearch(self.shape, self.size, 0, 0, 0, False)


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
