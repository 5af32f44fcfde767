"""The search for unique loops finds what walking round them finds."""

from collections.abc import Iterator

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, HOUSES_OF, PEERS, cell_set, digits_in
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.singles import search as singles
from crosshatch.techniques.uniqueness import loops, rectangles


def positions(count: int) -> Iterator[Grid]:
    for number in range(count):
        grid = minimal_puzzle(f"loops {number}").grid()
        singles.run(grid, singles.KINDS)
        yield grid


def walked(grid: Grid, most: int) -> set[tuple[int, int]]:
    """Return cells and digits of each loop, found by going from cell to cell and back to the first."""
    found = set()
    for first in CELLS:
        pair = grid.digits_of(first)
        if pair.bit_count() == 2:
            usable = [cell for cell in CELLS if grid.digits_of(cell) & pair == pair]
            for path in ways_round([first], usable, most):
                extra = [grid.digits_of(cell) & ~pair for cell in path if grid.digits_of(cell) != pair]
                digits = 0
                for mask in extra:
                    digits |= mask
                if is_deadly(path) and extra and (len(extra) <= 2 or digits.bit_count() == 1):
                    found.add((cell_set(path), pair))
    return found


def ways_round(path: list[int], usable: list[int], most: int) -> Iterator[list[int]]:
    if len(path) >= 4 and PEERS[path[-1]] >> path[0] & 1:
        yield path
    if len(path) < most:
        for cell in usable:
            if cell not in path and PEERS[path[-1]] >> cell & 1 and not three_in_a_house([*path, cell]):
                yield from ways_round([*path, cell], usable, most)


def three_in_a_house(path: list[int]) -> bool:
    return any(sum(house in HOUSES_OF[cell] for cell in path) > 2 for house in HOUSES_OF[path[-1]])


def is_deadly(path: list[int]) -> bool:
    """Return whether each house has as many cells at odd as at even places: one of both or none."""
    odd = sorted(house for cell in path[::2] for house in HOUSES_OF[cell])
    even = sorted(house for cell in path[1::2] for house in HOUSES_OF[cell])
    return odd == even and len(set(odd)) == len(odd)


def test_loops_are_those_that_one_can_walk_round() -> None:
    total = 0
    for grid in positions(30):
        found = [(deadly.cells, deadly.digits) for deadly in loops.unique(grid, 4, 8)]
        assert len(set(found)) == len(found)
        assert set(found) == walked(grid, 8)
        total += len(found)
    assert total > 15


def test_loops_of_four_cells_are_rectangles() -> None:
    for grid in positions(30):
        few = [
            (deadly.cells, deadly.digits)
            for deadly in rectangles.unique(grid, missing=False)
            if deadly.extra.bit_count() <= 2 or len(digits_in(deadly.extras)) == 1
        ]
        assert sorted(few) == sorted((deadly.cells, deadly.digits) for deadly in loops.unique(grid, 4, 4))
