"""The loops that Sudoku Explainer meets are those of the search, in another order, but for some with a digit thrice."""

from crosshatch.board.bitset import lowest
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.explainer import loop_walks
from crosshatch.techniques.singles import search as singles
from crosshatch.techniques.uniqueness import loops


def test_loops_are_met_cell_by_cell() -> None:
    several = 0
    for number in range(300):
        grid = minimal_puzzle(f"walks {number}").grid()
        singles.run(grid, singles.KINDS)
        found = {deadly.cells: deadly for deadly in loops.unique(grid, 4, 18)}
        met = loop_walks.met(grid, 4, 18)
        several += len(met) > 1
        firsts = [lowest(deadly.cells & ~deadly.extra) for deadly in met]
        assert firsts == sorted(firsts)
        assert {deadly.cells for deadly in met} <= set(found)
        missed = [deadly for cells, deadly in found.items() if cells not in {each.cells for each in met}]
        assert all(deadly.extra.bit_count() > 2 for deadly in missed)
    assert several > 10
