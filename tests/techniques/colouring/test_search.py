"""Clusters and what follows from them, held against the definition; each rule of 3D Medusa gives what its words say."""

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES, PEERS, cell_set, cells_in, digits_in
from crosshatch.generator import minimal_puzzle
from crosshatch.position.status import solutions
from crosshatch.techniques.colouring import search as engine
from crosshatch.techniques.singles import search as singles
from examples import some

POSITIONS = range(40)

Cluster = tuple[frozenset[int], frozenset[int]]


def clusters(grid: Grid, digit: int) -> list[Cluster]:
    """Return the colours of each cluster of a digit, in the order of the lowest cell, which has the first colour."""
    houses = [house for house in HOUSES if grid.places_left(digit, house) == 2]
    pairs = [tuple(cells_in(grid.cells_mask(digit) & HOUSE[house])) for house in houses]
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


def places_seeing(grid: Grid, digit: int, *colours: frozenset[int]) -> set[int]:
    """Return the places of a digit that see each of some colours, and are in none of them."""
    return {
        cell
        for cell in cells_in(grid.cells_mask(digit))
        if all(cell not in colour and in_sight(frozenset([cell]), colour) for colour in colours)
    }


def told(grid: Grid, search: Callable[[Grid, int], Any]) -> list[tuple[int, ...]]:
    """Return what a search finds, as digit, colours and what is removed."""
    return [
        (digit, *(colour for cluster in clusters for colour in (cluster.first, cluster.second)), removed)
        for digit in DIGITS
        for clusters, removed in search(grid, digit)
    ]


@pytest.mark.parametrize("number", some(POSITIONS))
def test_traps_and_wraps(number: int, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    traps, wraps = [], []
    for digit in DIGITS:
        for first, second in clusters(grid, digit):
            known = (digit, cell_set(first), cell_set(second))
            if removed := places_seeing(grid, digit, first, second):
                traps.append((*known, cell_set(removed)))
            wraps += [(*known, cell_set(colour)) for colour in (first, second) if in_sight(colour, colour)]
    assert told(grid, engine.traps) == traps
    assert told(grid, engine.wraps) == wraps


@pytest.mark.parametrize("number", some(POSITIONS))
def test_bridges_and_clashes(number: int, position: Callable[[int], Grid]) -> None:
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
    assert told(grid, engine.bridges) == bridges
    assert told(grid, engine.clashes) == clashes


Candidates = set[tuple[int, int]]
"""Cells with digits."""


def findings(grid: Grid) -> Iterator[tuple[int, int | None, int | None, Candidates, Candidates, Candidates]]:
    """Yield rule, false colour, cell, and the candidates of both colours and those removed."""
    for rule, false, cell, *sets in engine.medusas(grid):
        first, second, removed = map(candidates_of, sets)
        yield rule, false, cell, first, second, removed


def candidates_of(sets: tuple[int, ...]) -> Candidates:
    return {(cell, digit) for digit, cells in enumerate(sets) for cell in cells_in(cells)}


def sees_in(colour: Candidates, cell: int, digit: int) -> bool:
    """Return whether a cell sees a digit in a colour."""
    return any(each == digit and PEERS[cell] >> place & 1 for place, each in colour)


def shares_cell(colour: Candidates, cell: int) -> bool:
    return any(place == cell for place, _ in colour)


@pytest.mark.parametrize("number", some(range(60)))
def test_what_medusa_finds_is_true(number: int) -> None:
    puzzle = minimal_puzzle(f"medusa {number}")
    (solution,) = solutions(puzzle, 2)
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    for rule, false, cell, first, second, removed in findings(grid):
        right = [all(int(solution[place]) == digit for place, digit in colour) for colour in (first, second)]
        wrong = [all(int(solution[place]) != digit for place, digit in colour) for colour in (first, second)]
        assert right == wrong[::-1]
        assert right[0] != right[1]
        assert all(int(solution[place]) != digit for place, digit in removed)
        if false and cell is not None:
            assert removed == (first, second)[false - 1]
            assert_refuted(grid, rule, cell, removed, (second, first)[false - 1])
        else:
            assert false is cell is None
            assert not removed & (first | second)
            assert all(applies(rule, place, digit, first, second) for place, digit in removed)


def assert_refuted(grid: Grid, rule: int, cell: int, colour: Candidates, other: Candidates) -> None:
    """Check the cell that shows a colour to be false."""
    digits = [digit for place, digit in colour if place == cell]
    if rule == engine.TWICE_IN_A_CELL:
        assert len(digits) > 1
    elif rule == engine.TWICE_IN_A_HOUSE:
        assert any(sees_in(colour, cell, digit) for digit in digits)
    else:
        assert rule == engine.EMPTIED_CELL
        assert not digits
        assert all(sees_in(colour, cell, digit) or (cell, digit) in other for digit in digits_in(grid.digits_of(cell)))


def applies(rule: int, cell: int, digit: int, first: Candidates, second: Candidates) -> bool:
    """Return whether a rule removes a candidate."""
    if rule == engine.BOTH_IN_A_CELL:
        return shares_cell(first, cell) and shares_cell(second, cell)
    if rule == engine.SEES_BOTH:
        return sees_in(first, cell, digit) and sees_in(second, cell, digit)
    assert rule == engine.CELL_AND_SIGHT
    return any(
        shares_cell(one, cell) and sees_in(other, cell, digit) for one, other in ((first, second), (second, first))
    )


def test_all_rules_of_medusa_come_up() -> None:
    rules = set()
    for number in (5, 26, 44):
        grid = minimal_puzzle(f"medusa {number}").grid()
        singles.run(grid, singles.KINDS)
        rules |= {rule for rule, *_ in findings(grid)}
    assert rules == {1, 2, 3, 4, 5, 6}


def test_links_join_the_two_colours_of_a_cluster(position: Callable[[int], Grid]) -> None:
    grid = position(0)
    for digit in DIGITS:
        for cluster in engine.clusters_of(grid, digit):
            links = engine.links_between(grid, digit, cluster.first, cluster.second)
            ends = {(each.one.cell, each.other.cell) for each in links}
            assert {cell for pair in ends for cell in pair} == set(cells_in(cluster.first | cluster.second))
            assert all((cluster.first >> one ^ cluster.first >> other) & 1 for one, other in ends)
            assert all(grid.places_left(digit, each.house) == 2 for each in links)


def test_links_of_a_medusa_are_in_houses_and_cells(position: Callable[[int], Grid]) -> None:
    grid = position(1)
    finding = engine.medusas(grid)[0]
    links = engine.links_of_medusa(grid, finding)
    first, second = candidates_of(finding.first), candidates_of(finding.second)
    for link in links:
        ends = {(each.cell, each.digit) for each in (link.one, link.other)}
        assert len(ends & first) == len(ends & second) == 1
        assert link.house is not None or link.one.cell == link.other.cell
    assert {None} < {link.house for link in links}
