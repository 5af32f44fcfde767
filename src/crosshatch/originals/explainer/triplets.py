"""Aligned triplet exclusion as Sudoku Explainer goes about it: the first three cells that remove something."""

from collections.abc import Iterable, Iterator

from ...board.grid import Grid
from ...board.houses import PEERS
from ...techniques.almost_locked.aligned_exclusion import AlignedTripletExclusion
from ...techniques.almost_locked.aligned_exclusion_search import Excluded, triplets
from ...techniques.explainer_chains.kinds import OTHERS

MOST_OF_EXCLUDERS = 3
"""How many candidates an excluder has at most."""


class FirstTriplet(AlignedTripletExclusion):
    """The aligned triplet exclusion that Sudoku Explainer finds first, and no other."""

    any_board = False  # its order of peers is that of the classic board

    def _exclusions(self, grid: Grid) -> Iterable[Excluded]:
        places = [(place, found) for found in triplets(grid) for place in _places(grid, found)]
        if places:
            (*_, third), found = min(places)
            removed = dict(zip(*found, strict=True))
            cells = (*[cell for cell in found[0] if cell != third], third)
            yield cells, tuple(removed[cell] for cell in cells)


def _places(grid: Grid, found: Excluded) -> Iterator[tuple[int, ...]]:
    """Yield where Sudoku Explainer comes to three cells: with each as the third that can be an excluder of another.

    It goes by pairs, the second cell first, and tries the excluders of the first cell, then those of the second, in the
    order of its peers.
    """
    for third in found[0]:
        first, second = (cell for cell in found[0] if cell != third)
        beside = first if PEERS[first] >> third & 1 else second
        if PEERS[beside] >> third & 1 and grid.digits_of(third).bit_count() <= MOST_OF_EXCLUDERS:
            part = next(part for part in range(3) if OTHERS[3 * beside + part] >> third & 1)
            yield second, first, beside == second, part, third
