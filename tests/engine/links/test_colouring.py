"""Clusters and what follows from them, held against the definition."""

from functools import cache
from itertools import combinations, permutations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES, PEERS, cell_set, cells_in
from crosshatch.engine.links import colouring
from crosshatch.engine.singles import runs as singles
from crosshatch.generator import minimal_puzzle

POSITIONS = range(40)

Cluster = tuple[frozenset[int], frozenset[int]]


@cache
def position(number: int) -> Grid:
    """Return a position where singles are stuck, or the start of a puzzle that singles solve."""
    puzzle = minimal_puzzle(f"clusters {number}")
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    return grid if grid.empty else puzzle.grid()


def clusters(grid: Grid, digit: int) -> list[Cluster]:
    """Return the colours of each cluster of a digit, in the order of the lowest cell, which has the first colour."""
    houses = [house for house in HOUSES if grid.places_left(digit, house) == 2]
    pairs = [tuple(cells_in(grid.cells_with(digit) & HOUSE[house])) for house in houses]
    found: list[Cluster] = []
    left = {cell for pair in pairs for cell in pair}
    while left:
        colours = {min(left): 0}
        for _ in pairs:
            for one, other in [*pairs, *(pair[::-1] for pair in pairs)]:
                if one in colours:
                    colours.setdefault(other, 1 - colours[one])
        left -= colours.keys()
        first, second = (frozenset(cell for cell in colours if colours[cell] == colour) for colour in (0, 1))
        found.append((first, second))
    return found


def in_sight(one: frozenset[int], other: frozenset[int]) -> bool:
    return any(PEERS[cell] >> place & 1 for cell in one for place in other)


def groups(flat: list[int], size: int) -> list[tuple[int, ...]]:
    return list(zip(*[iter(flat)] * size, strict=True))


def places_seeing(grid: Grid, digit: int, *colours: frozenset[int]) -> set[int]:
    """Return the places of a digit that see each of some colours, and are in none of them."""
    return {
        cell
        for cell in cells_in(grid.cells_with(digit))
        if all(cell not in colour and in_sight(frozenset([cell]), colour) for colour in colours)
    }


@pytest.mark.parametrize("number", POSITIONS)
def test_traps_and_wraps(number: int) -> None:
    grid = position(number)
    traps, wraps = [], []
    for digit in DIGITS:
        for first, second in clusters(grid, digit):
            known = (digit, cell_set(first), cell_set(second))
            if removed := places_seeing(grid, digit, first, second):
                traps.append((*known, cell_set(removed)))
            wraps += [(*known, cell_set(colour)) for colour in (first, second) if in_sight(colour, colour)]
    found = colouring.Clusters(grid)
    assert groups(found.traps(), colouring.ONE_CLUSTER) == traps
    assert groups(found.wraps(), colouring.ONE_CLUSTER) == wraps


@pytest.mark.parametrize("number", POSITIONS)
def test_bridges_and_clashes(number: int) -> None:
    grid = position(number)
    bridges, clashes = [], []
    for digit in DIGITS:
        found = clusters(grid, digit)
        for one, other in combinations(found, 2):
            removed: set[int] = set()
            for near, far in ((0, 1), (1, 0)):
                for other_near, other_far in ((0, 1), (1, 0)):
                    if in_sight(one[near], other[other_near]):
                        removed |= places_seeing(grid, digit, one[far], other[other_far])
            if removed:
                bridges.append((digit, *map(cell_set, (*one, *other)), cell_set(removed)))
        for one, other in permutations(found, 2):
            false = [colour for colour in one if in_sight(colour, other[0]) and in_sight(colour, other[1])]
            if false:
                clashes.append((digit, *map(cell_set, (*one, *other)), cell_set(frozenset().union(*false))))
    engine = colouring.Clusters(grid)
    assert groups(engine.bridges(), colouring.TWO_CLUSTERS) == bridges
    assert groups(engine.clashes(), colouring.TWO_CLUSTERS) == clashes
