"""What follows from exocets: the candidates that no way to place the digits of their bases leaves.

A way places a digit in the three boxes of a band and in the three cross-lines, once in each.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import NamedTuple

from ...board.bitset import bit
from ...board.grid import Grid
from ...board.houses import DIGITS, cells_in, digits_in
from ...logic.budget import Budget


class Way(NamedTuple):
    """A way to place a digit: its cells, and the cells that see any of them."""

    cells: int
    seen: int


class Consequences(NamedTuple):
    """What follows from some bases.

    ``impossible`` has, for each digit (0 is unused), the cells where it is possible now, but in no way that the bases
    have.  ``certain`` are the digits (a mask) that the bases have whichever way they are filled.  ``ways`` are those of
    each digit that is in a base.
    """

    impossible: tuple[int, ...]
    certain: int
    ways: Mapping[int, Sequence[Way]]


def places_of(grid: Grid, digit: int) -> int:
    """Return the cells that have a digit or may have it."""
    return grid.cells_mask(digit) | sum(bit(cell) for cell, value in enumerate(grid.values) if value == digit)


def consequences(
    grid: Grid, bases: Sequence[int], digits: int, houses: Sequence[int], budget: Budget
) -> Consequences | None:
    """Return what follows from some bases, which are sets of two cells, for the same digits (a mask).

    The ``houses`` are sets of cells, in each of which each of the digits is once.  The result is None if nothing
    follows, or if the budget does not suffice.
    """
    inside = sum(bases)
    ways = {
        digit: [way for way in _ways(grid, houses, places_of(grid, digit), budget) if way.cells & inside]
        for digit in digits_in(digits)
    }
    left = [0, *map(grid.cells_mask, DIGITS)]
    certain, are_possible = digits, False
    for filled in product(*(permutations(digits_in(digits), 2) for _ in bases)):
        cells: dict[int, int] = {}
        for base, pair in zip(bases, filled, strict=True):
            for cell, digit in zip(cells_in(base), pair, strict=True):
                cells[digit] = cells.get(digit, 0) | bit(cell)
        choices = {digit: [way for way in ways[digit] if way.cells & inside == cells[digit]] for digit in cells}
        in_order = sorted(cells, key=lambda digit: len(choices[digit]))
        for chosen in _together(in_order, choices, budget):
            are_possible = True
            certain &= sum(1 << digit for digit in chosen)
            occupied = sum(way.cells for way in chosen.values())
            for digit in DIGITS:
                way = chosen.get(digit)
                left[digit] &= occupied if way is None else (occupied | way.seen) & ~way.cells
            if not any(left):
                return None
    return Consequences(tuple(left), certain, ways) if are_possible and budget.spend(0) else None


def _ways(
    grid: Grid, houses: Sequence[int], places: int, budget: Budget, cells: int = 0, seen: int = 0
) -> Iterator[Way]:
    """Yield the ways to place a digit once in each house, given cells chosen before and the cells that they see."""
    for house in houses:
        if not house & cells:
            for cell in cells_in(house & places & ~seen):
                if budget.spend(1):
                    yield from _ways(grid, houses, places, budget, cells | bit(cell), seen | grid.tables.peers_of(cell))
            return
    yield Way(cells, seen)


def _together(
    digits: Sequence[int], choices: Mapping[int, Sequence[Way]], budget: Budget, occupied: int = 0
) -> Iterator[dict[int, Way]]:
    """Yield the choices of a way for each digit without common cells."""
    if not digits:
        yield {}
        return
    first, *others = digits
    for way in choices[first]:
        if not way.cells & occupied and budget.spend(1):
            for rest in _together(others, choices, budget, occupied | way.cells):
                yield {first: way, **rest}
