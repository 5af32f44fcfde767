"""The table of links has the links that the definition gives, of whatever places a digit has."""

import random

import pytest

from crosshatch.board.grid import Grid, memo
from crosshatch.board.houses import (
    DIGITS,
    HOUSE,
    cell_set,
    cells_in,
    common_peers,
    digits_in,
)
from crosshatch.generator import minimal_puzzle
from crosshatch.position.status import solutions
from crosshatch.techniques.almost_locked.almost_hidden import AlmostHiddenSets
from crosshatch.techniques.almost_locked.search import AlmostLockedSets
from crosshatch.techniques.chains.table import LinkTable
from crosshatch.techniques.single_digit import search as fixed_forms
from crosshatch.techniques.single_digit.link_kinds import (
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    GROUPED,
    HIDDEN_SETS,
    NO_NODE,
    RECTANGLES,
)
from crosshatch.techniques.singles import search as singles
from examples import some

ALL_KINDS = BILOCATION | GROUPED | BIVALUE | ALMOST_LOCKED
NUMBERS = range(8)


def position(number: int) -> tuple[Grid, str]:
    """Return a position where singles are stuck, or the start of a puzzle that they solve, and its solution."""
    puzzle = minimal_puzzle(f"table {number}")
    (solution,) = solutions(puzzle, 2)
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    return grid if grid.empty else puzzle.grid(), solution


def is_true(table: LinkTable, node: int, solution: str) -> bool:
    return any(solution[cell] == str(table.digit(node)) for cell in cells_in(table.cells(node)))


@pytest.mark.parametrize("number", NUMBERS)
def test_of_a_strong_link_one_node_is_true_and_of_a_weak_one_not_both(number: int) -> None:
    grid, solution = position(number)
    table = LinkTable(grid, ALL_KINDS)
    for node in range(1, table.node_count + 1):
        assert table.node(table.digit(node), table.cells(node)) == node
        assert table.sees(node) == grid.cells_mask(table.digit(node)) & common_peers(cells_in(table.cells(node)))
        for link in table.strong(node):
            assert (node, link.kind, link.reason) in table.strong(link.node)
            assert is_true(table, node, solution) or is_true(table, link.node, solution)
        for other in table.weak(node):
            assert node in table.weak(other)
            assert not (is_true(table, node, solution) and is_true(table, other, solution))


@pytest.mark.parametrize("number", NUMBERS)
def test_links_have_the_reasons_that_their_kinds_say(number: int) -> None:
    grid, _ = position(number)
    table, sets = LinkTable(grid, ALL_KINDS), memo(grid, AlmostLockedSets)
    kinds = set()
    for node in range(1, table.node_count + 1):
        for other, kind, reason in table.strong(node):
            kinds.add(kind)
            digits = 1 << table.digit(node) | 1 << table.digit(other)
            cells = table.cells(node) | table.cells(other)
            if kind == BIVALUE:
                assert (cells, digits) == (1 << reason, grid.digits_of(reason))
            elif kind == ALMOST_LOCKED:
                assert not cells & ~sets.cells(reason)
                assert not digits & ~sets.digits(reason)
            else:
                assert cells == grid.cells_mask(table.digit(node)) & HOUSE[reason]
                assert (kind == BILOCATION) == (cells.bit_count() == 2)
    assert kinds == {BILOCATION, GROUPED, BIVALUE, ALMOST_LOCKED}


@pytest.mark.parametrize("number", NUMBERS)
def test_chains_of_a_fixed_form_go_along_the_links_of_the_table(number: int) -> None:
    grid, _ = position(number)
    table = LinkTable(grid, BILOCATION | GROUPED)
    for chain in fixed_forms.two_links(grid, BILOCATION) + fixed_forms.two_links(grid, GROUPED):
        start, near, joint, last = (table.node(chain.digit, cells) for cells in chain.nodes)
        assert (near, chain.houses[0]) in [(link.node, link.reason) for link in table.strong(start)]
        assert joint in table.weak(near)
        assert (last, chain.houses[1]) in [(link.node, link.reason) for link in table.strong(joint)]
        assert not chain.removed & ~(table.sees(start) & table.sees(last))


@pytest.mark.parametrize("number", some(range(20)))
def test_of_the_guardians_of_a_rectangle_one_node_is_true(number: int) -> None:
    grid, solution = position(number)
    table = LinkTable(grid, RECTANGLES)
    for node in range(1, table.node_count + 1):
        for other, kind, reason in table.strong(node):
            rectangle = table.rectangle(reason)
            guardians = {
                (cell, digit) for cell in cells_in(rectangle.cells) for digit in digits_in(grid.digits_of(cell))
            }
            guardians -= {(cell, digit) for cell in cells_in(rectangle.cells) for digit in digits_in(rectangle.digits)}
            nodes = {(cell, table.digit(each)) for each in (node, other) for cell in cells_in(table.cells(each))}
            assert kind == RECTANGLES
            assert nodes == guardians
            assert is_true(table, node, solution) or is_true(table, other, solution)


def test_guardians_of_one_digit_fall_into_two_nodes_in_every_way() -> None:
    corners = cell_set([0, 3, 9, 12])
    grid = Grid([0] * 81)
    for cell in cells_in(corners):
        for digit in {*DIGITS} - {1, 2, 5}:
            grid.eliminate(cell, digit)
    grid.eliminate(12, 5)
    table = LinkTable(grid, RECTANGLES)
    pairs = {
        frozenset({table.cells(node), table.cells(link.node)}) for node in range(1, 7) for link in table.strong(node)
    }
    one, two, three = 1 << 0, 1 << 3, 1 << 9
    assert pairs == {frozenset(pair) for pair in ((one, two | three), (two, one | three), (three, one | two))}


@pytest.mark.parametrize("number", NUMBERS)
def test_two_digits_in_cells_of_an_almost_hidden_set_exclude_each_other(number: int) -> None:
    grid, solution = position(number)
    table, sets = LinkTable(grid, ALL_KINDS | HIDDEN_SETS), memo(grid, AlmostHiddenSets)
    some = False
    for node in range(1, table.node_count + 1):
        weak = table.weak(node)
        assert len({*weak}) == len(weak)
        for other in weak:
            assert node in table.weak(other)
            assert not (is_true(table, node, solution) and is_true(table, other, solution))
            if not table.are_weak(node, other):
                some = True
                found = table.hidden_set(node, other)
                assert found == table.hidden_set(other, node) >= 0
                assert not (table.cells(node) | table.cells(other)) & ~sets.set_cells[found]
                assert not (1 << table.digit(node) | 1 << table.digit(other)) & sets.set_digits[found]
                assert table.digit(node) != table.digit(other)
    assert some


def test_hidden_sets_add_links_to_those_that_are_plain_to_see() -> None:
    grid, _ = position(0)
    plain, table = LinkTable(grid, ALL_KINDS), LinkTable(grid, ALL_KINDS | HIDDEN_SETS)
    for node in range(1, plain.node_count + 1):
        assert table.weak(node)[: len(plain.weak(node))] == plain.weak(node)
        assert all(plain.hidden_set(node, other) == -1 for other in range(1, plain.node_count + 1))


def test_a_table_has_the_kinds_of_links_that_were_asked_for() -> None:
    grid, _ = position(0)
    for kinds in (BILOCATION, BILOCATION | BIVALUE, GROUPED | ALMOST_LOCKED):
        table = LinkTable(grid, kinds)
        assert all(link.kind & kinds for node in range(1, table.node_count + 1) for link in table.strong(node))
    assert LinkTable(grid, BILOCATION).node(1, 1 << 80 | 1) == NO_NODE


def test_grids_that_contradict_themselves_have_tables() -> None:
    rng = random.Random("tables")
    for _ in range(10):
        grid = Grid([0] * 81)
        share = rng.uniform(0.3, 0.9)
        for cell in range(81):
            for digit in range(1, 10):
                if rng.random() < share:
                    grid.eliminate(cell, digit)
        table = LinkTable(grid, ALL_KINDS)
        for node in range(1, table.node_count + 1):
            assert all(node in table.weak(other) for other in table.weak(node))
