"""Fish: houses that must each take a digit, covered by as many other houses.

Each base house takes the digit once and uses up a cover house.  There are as many base houses as cover houses, so every
cover house gets its digit from the base and loses it elsewhere.

With fins (candidates of the base outside the cover), there are two cases.  If no fin is true, the base uses up the
cover; if a fin is true, all cells that see it lose the digit.  So the other cells of the cover lose it if they see
every fin.  A fish is sashimi if a base house has at most one candidate besides the fins.  Without the fins, there would
be a single and no fish, but the argument does not depend on the number of candidates in a base house.

Base houses may overlap if boxes are among them (Franken fish), or if rows and columns are mixed (mutant fish), and so
may cover houses.  On other boards, regions, diagonals, windows and the like count as boxes.  A candidate in two base
houses counts as a fin, an endo fin.  A candidate in two cover houses is removed even if it is part of the base, which
is called cannibalism.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import combinations, groupby

import attrs

from ...board.candidate import candidates_of
from ...board.grid import Grid
from ...board.houses import cells_in
from ...logic.budget import Budget
from ...logic.step import Step
from ..single_digit.placements import removable_digits
from ..strategy import TableStrategy
from .pattern import Cover, Fish
from .search import BASIC, FRANKEN, MOST_LATER_WORK, MUTANT, FishFinding, WantedFish, first_fish, later_fish, weight

__all__ = ["BASIC", "FRANKEN", "MUTANT", "Fins", "FishStrategy"]


class Fins(Enum):
    """The fins that the fish of a technique have."""

    NONE = auto()
    FINNED = auto()
    """Fins, and at least two other candidates in every base house."""
    SASHIMI = auto()
    """Fins, and at most one other candidate in some base house."""
    ANY = auto()
    """Fins, whatever else the base houses have."""


SIZES = range(1, 10)
"""The sizes of fish; a digit has nine cells, so there are no larger ones."""


@attrs.frozen(repr=False)
class FishStrategy(TableStrategy):
    """Fish of one size and shape, with or without fins.

    - ``max_fins``: the maximum number of fins, and ``max_endo_fins`` the maximum number of endo fins among them;
    - ``siamese``: whether two fish with the same base, but different covers and eliminations, are combined into one
      step, which comes before each of them.  HoDoKu has this option, off by default.  A siamese pair is a finned fish
      if either of the two is, and a sashimi fish if both are;
    - ``all_patterns``: whether to find all Franken or mutant fish with the same eliminations, of which there can be
      hundreds; by default, only the first one with the fewest fins and, among those, the fewest endo fins.
    """

    any_board = True
    size: int = attrs.field(validator=attrs.validators.in_(SIZES))
    fins: Fins = Fins.NONE
    shape: int = BASIC
    max_fins: int = attrs.field(default=5, kw_only=True)
    max_endo_fins: int = attrs.field(default=2, kw_only=True)
    siamese: bool = attrs.field(default=False, kw_only=True)
    all_patterns: bool = attrs.field(default=False, kw_only=True)

    _wanted: WantedFish = attrs.field(init=False, eq=False)

    @_wanted.default
    def _fish_to_search_for(self) -> WantedFish:
        one_each = self.shape != BASIC and not self.all_patterns and not self.siamese
        if self.fins is Fins.NONE and not self.siamese:
            return WantedFish(self.shape, self.size, one_each=one_each)
        max_endo_fins = 0 if self.shape == BASIC else self.max_endo_fins
        return WantedFish(self.shape, self.size, int(not self.siamese), self.max_fins, max_endo_fins, one_each)

    def find(self, grid: Grid) -> Iterator[Step]:
        digits = removable_digits(grid)
        return self._find(grid, digits) if digits else iter(())

    def _find(self, grid: Grid, digits: Iterable[int]) -> Iterator[Step]:
        budget = Budget(MOST_LATER_WORK)
        for digit in digits:
            if first := first_fish(grid, digit, self._wanted):
                for together in self._together(grid, digit, self._fish(grid, digit, first, budget)):
                    yield self._step(grid, digit, together)

    def _fish(self, grid: Grid, digit: int, fish: Sequence[FishFinding], budget: Budget) -> Iterator[FishFinding]:
        """Yield the first fish of a digit and, lazily, the others, in the order of the first cell that each removes."""
        while fish:
            yield from fish
            fish = later_fish(grid, digit, self._wanted, fish[-1].removed, budget)

    def _together(self, grid: Grid, digit: int, fish: Iterable[FishFinding]) -> Iterator[tuple[FishFinding, ...]]:
        """Yield the fish of a digit that the technique is about; two where they are one step."""
        if not self.siamese:
            singly = ((each,) for each in fish)
            return (each for each in singly if self._stands_for(grid, digit, each))
        in_order = sorted(fish, key=_houses)
        to_pair = in_order if self.shape == BASIC or self.all_patterns else _one_each_kind(in_order)
        together = [*siamese_pairs(to_pair), *((each,) for each in in_order)]
        fitting = [each for each in together if self._stands_for(grid, digit, each)]
        return iter(fitting if self.shape == BASIC or self.all_patterns else one_each(fitting))

    def _stands_for(self, grid: Grid, digit: int, together: Sequence[FishFinding]) -> bool:
        """Return whether a fish that the search finds, or a siamese pair of them, is one of the technique."""
        if not any(fish.fins for fish in together):
            return self.fins is Fins.NONE
        if self.fins in (Fins.ANY, Fins.NONE):
            return self.fins is Fins.ANY
        return all(is_sashimi(grid, digit, fish) for fish in together) == (self.fins is Fins.SASHIMI)

    def _step(self, grid: Grid, digit: int, together: Sequence[FishFinding]) -> Step:
        """Return the step of one fish, or of two with the same base."""
        places = removed = 0
        for house in cells_in(together[0].bases):
            places |= grid.cells_mask(digit) & grid.tables.cells_of(house)
        for fish in together:
            removed |= fish.removed
        covers = tuple(Cover(tuple(cells_in(each.covers)), each.fins, each.removed) for each in together)
        bases = tuple(cells_in(together[0].bases))
        found = Fish(digit, bases, places, together[0].endo_fins, covers, board=grid.board)
        return Step(self.technique, found, eliminations=candidates_of(digit, removed))


def is_sashimi(grid: Grid, digit: int, fish: FishFinding) -> bool:
    """Return whether a fish has fins, and some base house no more than one candidate besides them."""
    if not fish.fins:
        return False
    left = grid.cells_mask(digit) & ~fish.fins
    return any((left & grid.tables.cells_of(house)).bit_count() <= 1 for house in cells_in(fish.bases))


def _houses(fish: FishFinding) -> tuple[tuple[int, ...], ...]:
    """Return the houses of a fish, by which they are put in order."""
    return tuple(cells_in(fish.bases)), tuple(cells_in(fish.covers))


def siamese_pairs(fish: Iterable[FishFinding]) -> Iterator[tuple[FishFinding, FishFinding]]:
    """Yield the fish that are siamese: of one base, but of other effect."""
    for _, several in groupby(sorted(fish, key=_houses), key=lambda each: each.bases):
        for one, other in combinations(several, 2):
            if one.removed != other.removed:
                yield one, other


def one_each(found: Iterable[tuple[FishFinding, ...]]) -> Iterable[tuple[FishFinding, ...]]:
    """Return the one with the least weight of the fish, or pairs, that remove the same candidates."""
    best: dict[tuple[int, int], tuple[FishFinding, ...]] = {}
    for together in found:
        removed = 0
        for fish in together:
            removed |= fish.removed
        known = best.setdefault((len(together), removed), together)
        if _weight(together) < _weight(known):
            best[len(together), removed] = together
    return best.values()


def _one_each_kind(fish: Sequence[FishFinding]) -> list[FishFinding]:
    """Return the one with the least weight of the fish with the same effect, of those without fins and those with."""
    parts = [[(each,) for each in fish if bool(each.fins) == with_fins] for with_fins in (False, True)]
    return [each for part in parts for (each,) in one_each(part)]


def _weight(together: tuple[FishFinding, ...]) -> int:
    return sum(weight(fish.fins, fish.endo_fins) for fish in together)
