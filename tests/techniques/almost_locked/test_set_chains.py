"""Chains of almost locked sets, held against all chains that there are, gone through one by one."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from crosshatch.board.grid import Grid, memo
from crosshatch.board.houses import CELLS, DIGITS, HOUSE_CELLS, PEERS, cells_in
from crosshatch.generator import minimal_puzzle
from crosshatch.position.status import solutions
from crosshatch.techniques.almost_locked.search import AlmostLockedSets
from crosshatch.techniques.catalogue import strategy_named
from examples import some

MOST_SETS = 32
"""The number of sets up to which all chains are gone through in a moment."""

Cells = frozenset[int]
Removed = frozenset[tuple[int, int]]
End = tuple[int, int]


class AllChains:
    """The almost locked sets of a grid, each with its cells and digits, and every chain of them up to a length."""

    def __init__(self, grid: Grid, overlap: bool) -> None:
        self.overlap = overlap
        found: dict[Cells, dict[int, Cells]] = {}
        for house in HOUSE_CELLS:
            empty = [cell for cell in house if grid.digits_of(cell)]
            for size in range(1, 9):
                for cells in combinations(empty, size):
                    places = {digit: _places(grid, digit, cells) for digit in DIGITS if _places(grid, digit, cells)}
                    if len(places) == size + 1:
                        found[frozenset(cells)] = places
        self.cells = list(found)
        self.places = list(found.values())
        self.seen = [{digit: _seen(grid, digit, cells) for digit, cells in each.items()} for each in self.places]
        numbers = range(len(found))
        self.links = [
            [
                (other, digit)
                for other in numbers
                if other != one and (overlap or not self.cells[one] & self.cells[other])
                for digit, cells in self.places[other].items()
                if cells <= self.seen[one].get(digit, frozenset())
            ]
            for one in numbers
        ]

    def lengths(self, most_links: int) -> dict[tuple[End, End], set[int]]:
        """Return how many links the chains between two sets have, by these and the restricted commons there."""
        found: dict[tuple[End, End], set[int]] = {}
        for first in range(len(self.cells)):
            for second, start in self.links[first]:
                for ends, length in self._on((first, start), (first, second), start, most_links):
                    found.setdefault(ends, set()).add(length)
        return found

    def _on(
        self, start: End, path: tuple[int, ...], common: int, most_links: int
    ) -> Iterator[tuple[tuple[End, End], int]]:
        yield (start, (path[-1], common)), len(path) - 1
        if len(path) <= most_links:
            for other, digit in self.links[path[-1]]:
                if digit != common and other not in path:
                    yield from self._on(start, (*path, other), digit, most_links)

    def is_chain(self, ends: tuple[End, End], lengths: set[int]) -> bool:
        """Return whether it takes more than three sets, or three would be a wing whose outer sets share cells."""
        (one, _), (other, _) = ends
        return min(lengths) > 2 or (2 in lengths and max(lengths) > 2 and not self._apart(one, other))

    def _apart(self, one: int, other: int) -> bool:
        cells, others = self.cells[one], self.cells[other]
        return not cells & others or (self.overlap and not cells <= others and not others <= cells)

    def removed(self, ends: tuple[End, End]) -> Removed:
        (one, start), (other, end) = ends
        digits = self.seen[one].keys() & self.seen[other].keys() - {start, end}
        return frozenset((digit, cell) for digit in digits for cell in self.seen[one][digit] & self.seen[other][digit])


def _places(grid: Grid, digit: int, cells: tuple[int, ...]) -> Cells:
    return frozenset(cell for cell in cells if grid.digits_of(cell) >> digit & 1)


def _seen(grid: Grid, digit: int, places: Cells) -> Cells:
    return frozenset(
        cell for cell in CELLS if grid.digits_of(cell) >> digit & 1 and all(PEERS[cell] >> each & 1 for each in places)
    )


def few_sets(number: int) -> Grid:
    """Return a random puzzle with so many cells filled that few almost locked sets are left."""
    chance = Random(number)
    puzzle = minimal_puzzle(f"chains of sets {number}")
    grid = puzzle.grid()
    (solution,) = solutions(puzzle)
    while memo(grid, AlmostLockedSets).count > MOST_SETS:
        cell = chance.choice([*cells_in(grid.empty)])
        grid.place(cell, int(solution[cell]))
    return grid


def check(number: int, most_links: int, overlap: bool) -> None:
    grid = few_sets(number)
    chains = AllChains(grid, overlap)
    lengths = chains.lengths(most_links)
    expected = {chains.removed(ends) for ends in lengths if chains.is_chain(ends, lengths[ends])}
    strategy = strategy_named("als-xy-chain", most_links=most_links, overlap=overlap)
    found = [frozenset((each.digit, each.cell) for each in step.eliminations) for step in strategy.find(grid)]
    assert len({*found}) == len(found)
    assert {*found} == expected - {frozenset()}


@pytest.mark.parametrize("number", some(range(12)))
def test_no_chain_is_missed(number: int) -> None:
    check(number, most_links=5, overlap=False)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(12, 35))
def test_no_longer_chain_is_missed(number: int) -> None:
    check(number, most_links=6, overlap=False)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(12, 35))
def test_no_chain_of_sets_that_overlap_is_missed(number: int) -> None:
    check(number, most_links=4, overlap=True)
