"""Finned fish: a few candidates of the base, the fins, lie outside of the cover.

Here is what all fish with fins share, and the finned and sashimi fish of the basic shape.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby

import attrs

from ..board.grid import Grid
from ..board.houses import HOUSE, cells_in
from ..engine.digits import fish as engine
from ..step import Step
from .fish import Fish, FishStrategy
from .fish_words import covers_of


@attrs.frozen
class FishWithFins(FishStrategy):
    """A strategy for fish that may have fins, ``max_fins`` of them at most.

    With ``siamese``, two fish that have the same base but other covers, and do not remove the same, are taken as one
    step, before each by itself.  HoDoKu has it so, and off by default.
    """

    max_fins: int = attrs.field(default=5, kw_only=True)
    siamese: bool = attrs.field(default=False, kw_only=True)

    @abstractmethod
    def stands_for(self, grid: Grid, *together: Fish) -> bool:
        """Return whether a fish that the search finds, or a siamese pair of them, is one of the technique."""

    def _search(self) -> engine.CoverSearch:
        return engine.CoverSearch(self.shape, self.size, 0 if self.siamese else 1, self.max_fins, 0, False)

    def _together(self, grid: Grid, digit: int) -> Iterator[tuple[Fish, ...]]:
        fish: Iterable[Fish] = self._fish(grid, digit)
        if self.siamese:
            fish = in_order = sorted(fish, key=_houses)
            pairs = siamese_pairs(self._to_pair(in_order))
            yield from (pair for pair in pairs if self.stands_for(grid, *pair))
        for each in fish:
            if self.stands_for(grid, each):
                yield (each,)

    def _to_pair(self, fish: Sequence[Fish]) -> Sequence[Fish]:
        """Return the fish that siamese pairs are made of."""
        return fish

    def title(self, step: Step) -> str:
        return f"Siamese {self.name}" if len(covers_of(step)) > 1 else self.name


def _houses(fish: Fish) -> tuple[tuple[int, ...], ...]:
    """Return the houses of a fish, by which they are put in order."""
    return tuple(cells_in(fish.bases)), tuple(cells_in(fish.covers))


def siamese_pairs(fish: Iterable[Fish]) -> Iterator[tuple[Fish, Fish]]:
    """Yield the fish that are siamese: of one base, but of other effect."""
    for _, several in groupby(sorted(fish, key=_houses), key=lambda each: each.bases):
        for one, other in combinations(several, 2):
            if one.removed != other.removed:
                yield one, other


def is_sashimi(grid: Grid, fish: Fish) -> bool:
    """Return whether a fish has fins, and some base house no more than one candidate besides them."""
    if not fish.fins:
        return False
    left = grid.cells_with(fish.digit) & ~fish.fins
    return any((left & HOUSE[house]).bit_count() <= 1 for house in cells_in(fish.bases))


class FinnedFish(FishWithFins):
    """A fish of lines whose base has some candidates outside of the cover: the fins.

    If no fin is true, the base takes the digit in all cover houses, and their other cells lose it.  If a fin is true,
    all cells that see it lose the digit.  So the other cells of the cover that see every fin lose it in any case.

    A siamese pair is a finned fish if one of the two is; it is a sashimi fish if both are.
    """

    def stands_for(self, grid: Grid, *together: Fish) -> bool:
        return any(fish.fins for fish in together) and not all(is_sashimi(grid, fish) for fish in together)


class SashimiFish(FishWithFins):
    """A finned fish of lines with a base house that has no more than one candidate besides the fins.

    Without the fins there would be no fish, only a single.  But the argument of finned fish does not ask how many
    candidates a base house has left: if no fin is true, those that are left still use up the cover.
    """

    def stands_for(self, grid: Grid, *together: Fish) -> bool:
        return all(is_sashimi(grid, fish) for fish in together)


class FinnedXWing(FinnedFish):
    """A fish of two lines, all with two or more candidates in the two cover lines, and fins besides."""

    name = "Finned X-Wing"
    summary = "Two rows have a digit in two columns, but for fins; it goes from those where all fins are seen."
    size = 2


class FinnedSwordfish(FinnedFish):
    """A fish of three lines, all with two or more candidates in the three cover lines, and fins besides."""

    name = "Finned Swordfish"
    summary = "Three rows have a digit in three columns, but for fins; it goes from those where all fins are seen."
    size = 3


class FinnedJellyfish(FinnedFish):
    """A fish of four lines, all with two or more candidates in the four cover lines, and fins besides."""

    name = "Finned Jellyfish"
    summary = "Four rows have a digit in four columns, but for fins; it goes from those where all fins are seen."
    size = 4


class FinnedSquirmbag(FinnedFish):
    """A fish of five lines, all with two or more candidates in the five cover lines, and fins besides."""

    name = "Finned Squirmbag"
    summary = "Five rows have a digit in five columns, but for fins; it goes from those where all fins are seen."
    size = 5


class FinnedWhale(FinnedFish):
    """A fish of six lines, all with two or more candidates in the six cover lines, and fins besides."""

    name = "Finned Whale"
    summary = "Six rows have a digit in six columns, but for fins; it goes from those where all fins are seen."
    size = 6


class FinnedLeviathan(FinnedFish):
    """A fish of seven lines, all with two or more candidates in the seven cover lines, and fins besides."""

    name = "Finned Leviathan"
    summary = "Seven rows have a digit in seven columns, but for fins; it goes from those where all fins are seen."
    size = 7


class SashimiXWing(SashimiFish):
    """A finned fish of two lines, of which one has no more than one candidate in the two cover lines."""

    name = "Sashimi X-Wing"
    summary = "A Finned X-Wing in which a line has one place besides the fins, or none."
    size = 2


class SashimiSwordfish(SashimiFish):
    """A finned fish of three lines, of which one has no more than one candidate in the three cover lines."""

    name = "Sashimi Swordfish"
    summary = "A Finned Swordfish in which a line has one place besides the fins, or none."
    size = 3


class SashimiJellyfish(SashimiFish):
    """A finned fish of four lines, of which one has no more than one candidate in the four cover lines."""

    name = "Sashimi Jellyfish"
    summary = "A Finned Jellyfish in which a line has one place besides the fins, or none."
    size = 4


class SashimiSquirmbag(SashimiFish):
    """A finned fish of five lines, of which one has no more than one candidate in the five cover lines."""

    name = "Sashimi Squirmbag"
    summary = "A Finned Squirmbag in which a line has one place besides the fins, or none."
    size = 5


class SashimiWhale(SashimiFish):
    """A finned fish of six lines, of which one has no more than one candidate in the six cover lines."""

    name = "Sashimi Whale"
    summary = "A Finned Whale in which a line has one place besides the fins, or none."
    size = 6


class SashimiLeviathan(SashimiFish):
    """A finned fish of seven lines, of which one has no more than one candidate in the seven cover lines."""

    name = "Sashimi Leviathan"
    summary = "A Finned Leviathan in which a line has one place besides the fins, or none."
    size = 7
