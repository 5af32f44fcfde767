"""Forcing chains and nets find what trying finds, and each thing in them follows from its causes."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from crosshatch.board.candidate import CANDIDATES
from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE, PEERS, cell_named, cells_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.forcing import search as engine
from crosshatch.techniques.forcing.search import ForcingFinding
from crosshatch.techniques.forcing.states import NO_TRUTH, Implied, house_truth
from crosshatch.techniques.singles import search as singles

HARD = (
    "16.........3..15...9.8...716....2.3....75...4....9...82.1.....6..6.......8.5...4.",
    "7.5.....2...4.1...3.........1.6..4..2...5...........9....37.....9....8...8.....6.",
    "4.3.....2...6.1...8...........5..79.2...3.....1..........84.....9....6...7.....5.",
    ".5..9......12.......6..73.8....2...4...98...53.....91.7.....6...4.8..1..1.8.7....",
)

POSITIONS = range(7)

SEARCHES = (engine.chain_contradictions, engine.chain_verities, engine.net_contradictions, engine.net_verities)

Search = Callable[[Grid, bool], Iterator[ForcingFinding]]


@cache
def position(number: int) -> Grid:
    """Return a position of a hard puzzle, or of a random one, where singles are stuck."""
    puzzle = Puzzle(HARD[number]) if number < len(HARD) else minimal_puzzle(f"forcing {number}")
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    return grid


def candidates_of(grid: Grid, truth: int) -> set[int]:
    """Return the candidates of a truth of the engine, by their indexes."""
    if truth < 81:
        return {truth * 9 + digit - 1 for digit in range(1, 10) if grid.digits_of(truth) >> digit & 1}
    digit, house = divmod(truth - 17, 64)
    return {cell * 9 + digit - 1 for cell in cells_in(grid.cells_mask(digit) & HOUSE[house])}


def nodes(implied: Implied) -> set[int]:
    """Return the candidates of a node, by their indexes."""
    return {cell * 9 + implied.digit - 1 for cell in cells_in(implied.cells)}


def exclude_each_other(one: Implied, other: Implied) -> bool:
    pairs = [(CANDIDATES[a], CANDIDATES[b]) for a in nodes(one) for b in nodes(other)]
    return all(
        a.cell == b.cell if a.digit != b.digit else PEERS[a.cell] >> b.cell & 1 == 1 for a, b in pairs if a != b
    ) and not nodes(one) & nodes(other)


def check_case(grid: Grid, case: tuple[Implied, ...]) -> None:
    """Check that each thing in a case follows from its causes, which come before it."""
    for place, implied in enumerate(case):
        causes = [case[cause] for cause in implied.causes]
        assert all(cause < place for cause in implied.causes)
        if place == 0:
            assert not causes
        elif implied.on:
            assert not any(cause.on for cause in causes)
            assert set().union(nodes(implied), *map(nodes, causes)) == candidates_of(grid, implied.truth)
        else:
            (cause,) = causes
            assert cause.on
            assert implied.truth == NO_TRUTH
            assert exclude_each_other(cause, implied)


def check(grid: Grid, forcing: ForcingFinding) -> None:
    """Check the whole argument."""
    for case in forcing.cases:
        check_case(grid, case)
    this = forcing.candidate, forcing.on
    if forcing.truth != NO_TRUTH:
        assert {index for case in forcing.cases for index in nodes(case[0])} == candidates_of(grid, forcing.truth)
        assert all(case[0].on and nodes(case[-1]) == {this[0]} and case[-1].on == this[1] for case in forcing.cases)
        return
    (case,) = forcing.cases
    assert (nodes(case[0]), case[0].on) == ({this[0]}, not this[1])
    ends = [case[place] for place in forcing.ends]
    if forcing.fails == NO_TRUTH:
        assert len(ends) == 2
        assert all(end.on for end in ends)
        assert exclude_each_other(*ends)
    else:
        assert not any(end.on for end in ends)
        assert set().union(*map(nodes, ends)) == candidates_of(grid, forcing.fails)


@pytest.mark.parametrize("number", POSITIONS)
@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("grouped", [False, True])
def test_all_follows_from_its_causes(number: int, search: Search, grouped: bool) -> None:
    grid = position(number)
    found = list(search(grid, grouped))
    for forcing in found:
        check(grid, forcing)
    effects = [(each.candidate, each.on) for each in found]
    assert len(set(effects)) == len(effects), "each effect once"


def by_singles(grid: Grid, candidate: int, on: bool) -> Grid:
    """Return the grid after a candidate was placed or removed, and all singles after it."""
    tried = grid.copy()
    cell, digit = divmod(candidate, 9)
    if on:
        tried.place(cell, digit + 1)
    else:
        tried.eliminate(cell, digit + 1)
    singles.run(tried, singles.KINDS)
    return tried


@pytest.mark.parametrize("number", POSITIONS)
def test_what_singles_refute_is_found(number: int) -> None:
    grid = position(number)
    chains = {(each.candidate, each.on) for each in engine.chain_contradictions(grid, True)}
    nets = {(each.candidate, each.on) for each in engine.net_contradictions(grid, True)}
    refuted = {
        (each.index, not on)
        for each in CANDIDATES
        if grid.digits_of(each.cell) >> each.digit & 1
        for on in (True, False)
        if by_singles(grid, each.index, on).broken
    }
    assert not chains & nets
    assert nets <= refuted
    assert refuted - nets <= {(goal >> 1, goal & 1 == 1) for goal in goals_of_chains(grid)}


def goals_of_chains(grid: Grid) -> set[int]:
    return {each.goal for each in engine.forcing_chains(grid, True).contradictions}


@pytest.mark.parametrize("number", POSITIONS)
@pytest.mark.parametrize("search", [engine.chain_contradictions, engine.chain_verities])
def test_chains_come_shortest_first(number: int, search: Search) -> None:
    lengths = [sum(map(len, each.cases)) for each in search(position(number), True)]
    assert lengths == sorted(lengths)


@pytest.mark.parametrize("number", POSITIONS)
@pytest.mark.parametrize("grouped", [False, True])
def test_contradictions_and_verities_of_chains_show_the_same(number: int, grouped: bool) -> None:
    """The contrary of a chain is one: if each candidate of a cell leads to the same, its contrary empties the cell."""
    search = engine.forcing_chains(position(number), grouped)
    assert {each.goal for each in search.contradictions} == {each.goal for each in search.verities}


def test_a_cell_without_candidates() -> None:
    """r1c1 is 1, 2 or 3; if r9c9 is 9, chains take each of these."""
    grid = Grid([0] * 81)
    for cell, digits in (("r1c1", "123"), ("r1c9", "19"), ("r9c1", "29"), ("r5c9", "59"), ("r5c1", "35")):
        for digit in "123456789":
            if digit not in digits:
                grid.eliminate(cell_named(cell), int(digit))
    found = list(engine.chain_contradictions(grid, False))
    target = cell_named("r9c9") * 9 + 8
    forcing = next(each for each in found if each.candidate == target)
    assert not forcing.on
    assert forcing.fails == cell_named("r1c1")
    assert len(forcing.ends) == 3
    assert [len(each.cases) for each in engine.chain_verities(grid, False) if each.candidate == target] == [3]


def test_nothing_is_found_where_nothing_is_forced() -> None:
    grid = Grid([0] * 81)
    assert [next(search(grid, True), None) for search in SEARCHES] == [None] * 4


def test_the_number_of_a_truth() -> None:
    assert house_truth(1, 0) == 81
    assert house_truth(9, 62) == 655
