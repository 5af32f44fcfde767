"""Kraken fish, held against all fish that there are, gone through one by one."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS, HOUSE, PEERS, cells_in
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.fish.kraken_search import WantedKraken, kraken_fish
from crosshatch.techniques.fish.search import BASIC, FRANKEN, MUTANT, shape_of
from crosshatch.techniques.forcing.implications import implications
from crosshatch.techniques.singles import search as singles

Effect = tuple[int, int, int]
"""A type, and the cell and the digit that goes."""


@cache
def position(number: int) -> Grid:
    """Return a position of a random puzzle where singles are stuck."""
    while True:
        grid = minimal_puzzle(f"kraken {number}").grid()
        singles.run(grid, singles.KINDS)
        if grid.empty:
            return grid
        number += 1000


class Leads:
    """What the places of a digit lead to: for each the candidates that it turns off, with the nodes of the chain."""

    def __init__(self, grid: Grid, digit: int) -> None:
        known = implications(grid, True)
        self.of: dict[int, dict[tuple[int, int], int]] = {}
        for cell in cells_in(grid.cells_mask(digit)):
            premise = cell * 9 + digit - 1
            known.follow(2 * premise + 1)
            self.of[cell] = {
                (each, other): known.size_behind(2 * (each * 9 + other - 1))
                for each in CELLS
                for other in DIGITS
                if known.reached(2 * (each * 9 + other - 1))
            }

    def common(self, cells: int) -> dict[tuple[int, int], int]:
        """Return what all of some cells lead to, with the nodes of all chains."""
        each = [self.of[cell] for cell in cells_in(cells)]
        return {goal: sum(goals[goal] for goals in each) for goal in each[0] if all(goal in goals for goals in each)}


def all_fish(grid: Grid, digit: int, wanted: WantedKraken) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Yield the fish of a digit, by their houses and fins, whatever they remove."""
    places = grid.cells_mask(digit)
    open_houses = [house for house in range(27) if (places & HOUSE[house]).bit_count() > 1]
    for size in range(2, wanted.size + 1):
        for bases in combinations(open_houses, size):
            if any(HOUSE[one] & HOUSE[other] & places for one, other in combinations(bases, 2)):
                continue
            base = sum(HOUSE[house] & places for house in bases)
            touched = [house for house in range(27) if HOUSE[house] & base and house not in bases]
            for covers in combinations(touched, size):
                covered = 0
                for house in covers:
                    covered |= HOUSE[house] & places
                fins = base & ~covered
                shape = shape_of(sum(1 << house for house in bases), sum(1 << house for house in covers))
                if fins.bit_count() <= wanted.max_fins and shape <= wanted.shape:
                    yield bases, covers, fins


def effects(grid: Grid, wanted: WantedKraken) -> dict[Effect, int]:
    """Return all that Kraken fish without endo fins remove, with the number of nodes of the shortest chains."""
    found: dict[Effect, int] = {}
    for digit in DIGITS:
        leads = Leads(grid, digit)
        places = grid.cells_mask(digit)
        for bases, covers, fins in all_fish(grid, digit, wanted):
            base = sum(HOUSE[house] & places for house in bases)
            twice = 0
            for one, other in combinations(covers, 2):
                twice |= HOUSE[one] & HOUSE[other] & places
            by_itself = [goal for house in bases for goal in leads.common(HOUSE[house] & places)]
            for cover in covers:
                elsewhere = HOUSE[cover] & places & (~base | twice)
                if fins:
                    for (cell, other), length in leads.common(fins).items():
                        plain = not fins & ~PEERS[cell]
                        if other == digit and elsewhere >> cell & 1 and not plain and (cell, other) not in by_itself:
                            effect = (1, cell, other)
                            found[effect] = min(length, found.get(effect, length))
                inside = HOUSE[cover] & base & ~twice & ~fins
                if inside and (fins | inside).bit_count() <= 9:
                    for (cell, other), length in leads.common(fins | inside).items():
                        told = other == digit and (elsewhere | fins | inside) >> cell & 1
                        if not told and (cell, other) not in by_itself:
                            effect = (2, cell, other)
                            found[effect] = min(length, found.get(effect, length))
    return {effect: found[effect] for effect in found if effect[0] == 1 or (1, *effect[1:]) not in found}


def check(number: int, wanted: WantedKraken) -> int:
    grid = position(number)
    found = kraken_fish(grid, wanted)
    told = {(each.type, each.cell, each.removed): each.length for each in found}
    assert len(told) == len(found)
    assert [each.length for each in found] == sorted(told.values())
    assert told == effects(grid, wanted)
    return len(found)


@pytest.mark.parametrize("wanted", [WantedKraken(BASIC, 3, 2, 0), WantedKraken(FRANKEN, 2, 2, 0)])
def test_no_fish_is_missed(wanted: WantedKraken) -> None:
    assert sum(check(number, wanted) for number in range(2)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3, 6))
@pytest.mark.parametrize(
    "wanted", [WantedKraken(BASIC, 4, 2, 0), WantedKraken(FRANKEN, 2, 3, 0), WantedKraken(MUTANT, 2, 2, 0)]
)
def test_no_larger_fish_is_missed(wanted: WantedKraken, number: int) -> None:
    check(number, wanted)


def test_a_grid_without_places_has_none() -> None:
    grid = Grid([0] * 81)
    for cell in CELLS:
        for digit in DIGITS:
            grid.eliminate(cell, digit)
    assert kraken_fish(grid, WantedKraken(MUTANT, 4, 2, 0)) == []
