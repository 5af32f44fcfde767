"""HoDoKu's loops and AICs: the ones that it takes, and all that its tables hold."""

from collections.abc import Iterator

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cells_in, common_peers, digits_in
from crosshatch.formats import read
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.hodoku import loops
from crosshatch.originals.hodoku.loops import AIC, CONTINUOUS, DISCONTINUOUS, WITH_GROUP
from crosshatch.originals.hodoku.tables import Tables, tables
from crosshatch.position import counting
from crosshatch.techniques.singles import search as singles
from examples import some
from hodoku_loops import TableNode, nodes_of
from hodoku_notation import GROUPED_NAMES, NAMES, loop_told

WITHOUT_GROUPS = [
    (
        ":0000:x:+9..1..+5..76+1.8+5+3+9.+5.4...1..6..5..84.+15..+6.+97+34.9..3.5.+21+56+4+873+9896+32+7+4+15+3+4+7+9+5+1..8:264::",
        "Continuous Nice Loop => r1c69,r3c6,r5c4<>2, r1c9<>6, r3c5<>7",
    ),
    (
        ":0000:x:+2.4.+8...781.+7...4..671+4...2...4+7.....2+85.1476+47...83....28+1.+7..1....7.9.+7...54.6.:247::",
        "Discontinuous Nice Loop => r7c1<>3",
    ),
    (
        ":0000:x:+2.4.+8...781.+7...4..671+4...2...4+7.....2+85.1476+47...83....28+1....1....7.9.....54.6.:247::",
        "Discontinuous Nice Loop => r9c1<>3, r9c1<>9",
    ),
    (
        ":0000:x:..5+3+7..+8...3.8..+64.+8.1..7+356+41+2.+8.+7.8..4+63.+12....1+7+84+65+28+6.+1.9+7.1.7..6+2+8...+829.+5.:::",
        "AIC => r12c7,r4c9<>9",
    ),
    (
        ":0000:x:1...5.7....71......6...2..4.....834..8...+1......62...8..52...9..3...4..29...6....:251 451 253 453::",
        "AIC => r8c4<>7, r3c4<>9",
    ),
]
"""Positions where all that is simpler is stuck, and what HoDoKu takes there."""

WITH_GROUPS = [
    (
        ":0000:x:.....6......7...2...9.3.5....5.9.84.8+4.2.+5..6+9......7+539..4....5.....4....4..1..8:927::",
        "Grouped Discontinuous Nice Loop => r4c9<>3",
    ),
    (
        ":0000:x:1.....7....6.8.1...89.....6...5.....6.+5+89+3+2.1.3...2.5......+84....23.4...8...6...7:443::",
        "Grouped AIC => r7c3<>3, r7c1<>7",
    ),
]
"""The same, where loops without groups are stuck too."""

OFF = 1215
"""How many nodes are on; the others are their opposites."""

POSITIONS = range(12)

Find = tuple[int, frozenset[tuple[int, int]]]
"""The kind of a loop or chain, and the candidates (cell and digit) that it removes."""


@pytest.mark.parametrize(("position", "line"), WITHOUT_GROUPS)
def test_loops_that_hodoku_takes(position: str, line: str) -> None:
    chosen = loops.nice_loop(read(position).grid())
    assert chosen
    assert loop_told(chosen, NAMES) == line


@pytest.mark.parametrize(("position", "line"), WITH_GROUPS)
def test_grouped_loops_that_hodoku_takes(position: str, line: str) -> None:
    grid = read(position).grid()
    assert loops.nice_loop(grid) is None
    chosen = loops.grouped_nice_loop(grid)
    assert chosen
    assert loop_told(chosen, GROUPED_NAMES) == line


def test_deletions_are_by_digit_and_then_by_cell() -> None:
    chosen = loops.nice_loop(read(WITHOUT_GROUPS[0][0]).grid())
    assert chosen
    assert chosen.kind == CONTINUOUS
    assert chosen.eliminations == ((5, 2), (8, 2), (23, 2), (39, 2), (8, 6), (22, 7))
    assert chosen.placements == ()


def test_a_solved_grid_has_no_loops() -> None:
    grid = read("123456789456789123789123456231564897564897231897231564312645978645978312978312645").grid()
    assert loops.nice_loop(grid) is None
    assert loops.grouped_nice_loop(grid) is None


@pytest.mark.parametrize("number", some(POSITIONS))
@pytest.mark.parametrize("grouped", [False, True])
def test_the_search_finds_what_looking_at_all_paths_finds(number: int, grouped: bool) -> None:
    grid = position_numbered(number)
    found = loops.HodokuLoopSearch(grid, tables(grid, grouped)).run()
    effects = {(each.kind % WITH_GROUP, frozenset(each.removed)) for each in found}
    assert effects == {find for path in paths(grid, Tables(grid, grouped)) for find in finds(grid, path)}


@pytest.mark.parametrize("number", some(POSITIONS))
def test_what_is_removed_is_not_in_the_solution(number: int) -> None:
    grid = position_numbered(number)
    solution = solution_of(grid)
    for search in (loops.nice_loop, loops.grouped_nice_loop):
        chosen = search(grid)
        assert chosen is None or all(solution[cell] != digit for cell, digit in chosen.eliminations)


def position_numbered(number: int) -> Grid:
    """Return a position where singles are stuck, or the start of a puzzle that singles solve."""
    puzzle = minimal_puzzle(f"loops {number}")
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    return grid if grid.empty else puzzle.grid()


def solution_of(grid: Grid) -> list[int]:
    """Return the values of the solution of a grid."""
    (solution,) = counting.solutions(grid, 2)
    return [int(value) for value in solution]


def paths(grid: Grid, table: Tables) -> Iterator[tuple[TableNode, ...]]:
    """Yield all paths of the tables of a grid that have three nodes or more and end in a cell."""
    nodes = nodes_of(table)
    for digit in range(1, 10):
        for cell in cells_in(grid.cells_mask(digit)):
            for premise in (digit * 81 - 81 + cell, digit * 81 - 81 + cell + OFF):
                table.expand(premise)
                listed: list[tuple[TableNode, ...]] = []
                for number, source in zip(table.order[: table.size], table.sources, strict=False):
                    listed.append((*(listed[source] if source >= 0 else ()), nodes[number]))
                yield from (path for path in listed if len(path) > 2 and path[-1].cells.bit_count() == 1)


def finds(grid: Grid, path: tuple[TableNode, ...]) -> Iterator[Find]:
    """Yield what a path proves, by the definitions, if it proves anything."""
    start, end = path[0], path[-1]
    removed: set[tuple[int, int]] = set()
    kind = AIC
    if start.cells == end.cells:
        if start.cells in (path[1].cells, path[-2].cells) or meets_a_cell_again(path, start.cells):
            return
        kind = DISCONTINUOUS
        if start.on:
            removed = candidates(grid, start.cells, {start.digit})
        elif not end.on:
            removed = candidates(grid, start.cells, {end.digit})
        else:
            removed = candidates(grid, start.cells, set(range(1, 10)) - {start.digit, end.digit})
            if start.digit != end.digit:
                kind = CONTINUOUS
                removed |= removed_by_loop(grid, path)
    elif start.on or not end.on or meets_a_cell_again(path, 0):
        return
    elif start.digit == end.digit:
        removed = candidates(grid, common_peers(cells_in(start.cells | end.cells)), {start.digit})
        if len(removed) < 2:
            return
    elif common_peers(cells_in(start.cells)) & end.cells:
        removed = candidates(grid, start.cells, {end.digit}) | candidates(grid, end.cells, {start.digit})
        if len(removed) < 2:
            return
    if removed:
        yield kind, frozenset(removed)


def meets_a_cell_again(path: tuple[TableNode, ...], start: int) -> bool:
    """Return whether a node lies where one before the previous one lay; the cell where a loop starts may be met."""
    cells = [each.cells & -each.cells for each in path]
    return any(
        cells[later] & path[earlier].cells and cells[earlier] != start
        for later in range(len(path))
        for earlier in range(later - 1)
    )


def removed_by_loop(grid: Grid, path: tuple[TableNode, ...]) -> set[tuple[int, int]]:
    """Return what a continuous loop removes beside what it removes from its first cell."""
    removed = set()
    in_loop = 0
    for node in path:
        in_loop |= node.cells
    for index in range(1, len(path) - 1, 2):
        node, following = path[index : index + 2]
        if node.cells == following.cells:
            digits = {node.digit, following.digit}
            if node.cells not in (path[index - 1].cells, path[index + 2].cells):
                removed |= candidates(grid, node.cells, set(range(1, 10)) - digits)
        else:
            seen = common_peers(cells_in(node.cells | following.cells)) & ~in_loop
            removed |= candidates(grid, seen, {node.digit})
    return removed


def candidates(grid: Grid, cells: int, digits: set[int]) -> set[tuple[int, int]]:
    """Return the candidates of some cells that are of some digits."""
    return {(cell, digit) for cell in cells_in(cells) for digit in digits_in(grid.digits_of(cell)) if digit in digits}
