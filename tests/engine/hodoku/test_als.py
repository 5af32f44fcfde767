"""HoDoKu's almost locked sets: what it takes of linked sets, in which order it removes it."""

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.engine.hodoku.als import als_chain, als_xy_wing, als_xz
from crosshatch.formats import read

CHAIN = (
    ":0000:x:8....+2....3...5...+1.+543..27.2..1+7.5.7..+52..+14.5+1..4+2+78.7..561....97.+1...51.2..+7..:"
    "418 687 398 399::"
)


def test_a_chain_whose_ends_overlap():
    grid = read(CHAIN).grid()
    found = als_chain(grid)
    assert found is not None
    assert found.eliminations == ((cell_named("r1c4"), 9),)


def test_neither_two_sets_nor_three_do_as_much():
    grid = read(CHAIN).grid()
    assert als_xz(grid) is None
    assert als_xy_wing(grid) is None


def test_an_empty_grid_has_no_sets():
    for search in (als_xz, als_xy_wing, als_chain):
        assert search(Grid([0] * 81)) is None
