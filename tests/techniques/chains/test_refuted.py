"""The nodes that chains can pass are those by which a candidate refutes itself, as following each alone shows."""

import pytest

from crosshatch import Puzzle, Solver
from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS, cells_in, digits_in
from crosshatch.techniques.catalogue import FORCING
from crosshatch.techniques.chains import search as alternating
from crosshatch.techniques.chains.refuted import Refutation
from crosshatch.techniques.chains.table import LinkTable
from crosshatch.techniques.forcing.implications import Implications
from crosshatch.techniques.single_digit.link_kinds import (
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    GROUPED,
    IN_CELLS,
    LOOPS,
    SMALL_SETS,
)
from examples import some

SINGLES = BILOCATION | BIVALUE
GROUPS = SINGLES | GROUPED
SETS = GROUPS | ALMOST_LOCKED | SMALL_SETS

LINES = (
    "32..9....4....1.......8..1.163...2..2......84.8...9.5....5...388...3.9.........7.",
    "7.5.....2...4.1...3.........1.6..4..2...5...........9....37.....9....8...8.....6.",
    "5..6.3....2....98.......1...1..9.......3....67.......4....8.25.4..7..............",
)


def positions() -> list[Grid]:
    """Return positions on the paths of some puzzles: some at random, and those where chains are stuck."""
    found = []
    for line in LINES:
        for number, (grid, step) in enumerate(Solver(fallback=None).solve(Puzzle(line)).positions()):
            if grid.empty and (number % 12 == 0 or step.technique.family == FORCING):
                found.append(grid.copy())
    return found


POSITIONS = positions()


def passed(grid: Grid, table: LinkTable, kinds: int, in_cells: int = IN_CELLS) -> set[tuple[int, int]]:
    """Return the nodes, each as digit and cells, that chains by some kinds of links can pass."""
    search = Refutation()
    search.find(grid, table, kinds & GROUPS, in_cells)
    nodes = search.passed()
    return {(table.digit(node), table.cells(node)) for node in nodes}


def passed_by_each(grid: Grid, table: LinkTable, kinds: int, in_cells: int) -> set[tuple[int, int]]:
    """Return the same nodes as what each candidate leads to tells, state by state: node, and whether it is on."""
    nodes = range(1, table.node_count + 1)
    leads: dict[tuple[int, bool], list[tuple[int, bool]]] = {}
    for node in nodes:
        leads[node, False] = [(link.node, True) for link in table.strong(node) if link.kind & kinds]
        weak = [other for other in table.weak(node) if in_cells or table.digit(other) == table.digit(node)]
        leads[node, True] = [(other, False) for other in weak]
    found = set()
    for premise in [cell * 9 + digit - 1 for cell in CELLS for digit in digits_in(grid.digits_of(cell))]:
        cell, digit = premise // 9, premise % 9 + 1
        excluded = {
            node
            for node in nodes
            if (table.sees(node) >> cell & 1 if table.digit(node) == digit else table.cells(node) == 1 << cell)
        }
        todo = [(node, False) for node in excluded]
        led = {*todo}
        for state in todo:
            new = [other for other in leads[state] if other not in led]
            led.update(new)
            todo += [*dict.fromkeys(new)]
        if any((node, True) in led for node in excluded):
            found |= {node for node in nodes if {(node, True), (node, False)} <= led}
    return {(table.digit(node), table.cells(node)) for node in found}


def test_there_are_positions_with_such_nodes_and_without() -> None:
    assert {bool(passed(grid, LinkTable(grid, SETS), SETS)) for grid in POSITIONS} == {False, True}


@pytest.mark.parametrize("number", some(range(len(POSITIONS))))
@pytest.mark.parametrize("kinds", [SINGLES, GROUPS])
def test_a_candidate_that_leads_to_its_contrary_leads_to_both_states_of_the_nodes(number: int, kinds: int) -> None:
    grid = POSITIONS[number]
    links = Implications(grid, kinds == GROUPS)
    refuted, both = set(), set()
    for premise in [cell * 9 + digit - 1 for cell in CELLS for digit in digits_in(grid.digits_of(cell))]:
        if links.closure(2 * premise + 1).off[premise % 9 + 1] >> premise // 9 & 1:
            refuted.add((premise % 9 + 1, 1 << premise // 9))
            for digit in DIGITS:
                cells = links.closure(2 * premise + 1).on[digit] & links.closure(2 * premise + 1).off[digit]
                both |= {(digit, 1 << cell) for cell in cells_in(cells)}
    candidates = {node for node in passed(grid, LinkTable(grid, kinds), kinds) if node[1].bit_count() == 1}
    assert both - refuted <= candidates <= both  # what refutes itself is on to begin with, without a link to it


@pytest.mark.parametrize("number", some(range(0, len(POSITIONS), 2)))
@pytest.mark.parametrize(
    ("kinds", "in_cells"), [(SINGLES, IN_CELLS), (GROUPS, IN_CELLS), (SETS, IN_CELLS), (BILOCATION, 0), (BIVALUE, 0)]
)
def test_nodes_are_passed_that_are_on_and_off_by_a_candidate_which_leads_to_its_contrary(
    number: int, kinds: int, in_cells: int
) -> None:
    grid = POSITIONS[number]
    table = LinkTable(grid, kinds | SINGLES)
    assert passed(grid, table, kinds, in_cells) == passed_by_each(grid, table, kinds, in_cells)


@pytest.mark.parametrize("number", some(range(len(POSITIONS))))
@pytest.mark.parametrize("kinds", [SINGLES, GROUPS, SETS])
def test_chains_pass_no_other_nodes(number: int, kinds: int) -> None:
    grid = POSITIONS[number]
    nodes = passed(grid, LinkTable(grid, kinds), kinds)
    for chain in alternating.chains(grid, kinds | IN_CELLS | LOOPS):
        assert set(chain.nodes) <= nodes


def test_where_a_colour_is_its_own_opposite_chains_pass_all_nodes() -> None:
    ring = (0, 4, 40, 32, 27)  # each two neighbours in it are the two places in a house: in turn on and off, but odd
    grid = Grid([0] * 81)
    for cell in {*CELLS} - {*ring}:
        grid.eliminate(cell, 1)
    table = LinkTable(grid, SINGLES)
    assert passed(grid, table, SINGLES) == {(1, 1 << cell) for cell in ring}
