"""Complex fish: boxes among the houses (Franken fish), or rows and columns mixed (mutant fish).

Base houses may overlap here, and so may cover houses.  A candidate in two base houses counts as a fin, an endo fin;
one in two cover houses goes even where it is part of the base, which is called cannibalism.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import attrs

from ..board.grid import Grid
from ..engine.digits.fish import CoverSearch
from .finned_fish import FishWithFins
from .fish import Fish


@attrs.frozen
class ComplexFish(FishWithFins):
    """A strategy for Franken or mutant fish, of whose fins ``max_endo_fins`` at most are endo fins.

    Of the fish that remove the same candidates, which can be hundreds, only one is found, unless ``all_patterns`` is
    set: one with the fewest fins, of those one with the fewest endo fins, and of those the first.  Siamese pairs are
    made of what is left.
    """

    finned: ClassVar[bool]
    """Whether the fish have fins."""

    max_endo_fins: int = attrs.field(default=2, kw_only=True)
    all_patterns: bool = attrs.field(default=False, kw_only=True)

    def stands_for(self, grid: Grid, *together: Fish) -> bool:
        return any(fish.fins for fish in together) == self.finned

    def _search(self) -> CoverSearch:
        one_each = not self.all_patterns and not self.siamese
        if not self.finned and not self.siamese:
            return CoverSearch(self.shape, self.size, 0, 0, 0, one_each)
        min_fins = 0 if self.siamese else 1
        return CoverSearch(self.shape, self.size, min_fins, self.max_fins, self.max_endo_fins, one_each)

    def _together(self, grid: Grid, digit: int) -> Iterator[tuple[Fish, ...]]:
        found = super()._together(grid, digit)
        return found if self.all_patterns or not self.siamese else iter(one_each(found))

    def _to_pair(self, fish: Sequence[Fish]) -> Sequence[Fish]:
        if self.all_patterns:
            return fish
        parts = [[(each,) for each in fish if bool(each.fins) == with_fins] for with_fins in (False, True)]
        return [each for part in parts for (each,) in one_each(part)]


def one_each(found: Iterable[tuple[Fish, ...]]) -> Iterable[tuple[Fish, ...]]:
    """Return the one with the least weight of the fish, or pairs, that remove the same candidates."""
    best: dict[tuple[int, int], tuple[Fish, ...]] = {}
    for together in found:
        removed = 0
        for fish in together:
            removed |= fish.removed
        known = best.setdefault((len(together), removed), together)
        if _weight(together) < _weight(known):
            best[len(together), removed] = together
    return best.values()


def _weight(together: tuple[Fish, ...]) -> int:
    return sum(fish.weight for fish in together)
