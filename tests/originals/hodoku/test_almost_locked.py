"""HoDoKu's almost locked sets: what it takes of linked sets, in which order it removes it."""

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.formats import read
from crosshatch.originals.hodoku.almost_locked import als_chain, als_xy_wing, als_xz

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


def test_of_two_restricted_commons_each_goes_first_and_then_what_either_set_locks():
    grid = read(
        ":0000:x:..1.....8...9..2.......3.......15.4+6.6....7..3............4.+98572.6.....9.....+6..:"
        "423 523 843 953 962 "
        "863 963 174 374 176 383 483 385 186 192 392 393 294 794 295 795 296 796 198 398 199 399 499:::"
    ).grid()
    found = als_xz(grid)
    assert found is not None
    assert list(dict.fromkeys(digit for _, digit in found.eliminations)) == [7, 2, 8, 4, 5]
    assert found.eliminations[:2] == ((cell_named("r6c2"), 7), (cell_named("r5c1"), 2))


def test_an_xy_wing_comes_where_no_two_sets_do():
    grid = read(
        ":0000:x:+2.4.+8...781.+7...4..671+4...2...4+7.....2+85.1476+47...83....28+1.+7..1....7.9.+7...54.6.:247 371:::"
    ).grid()
    assert als_xz(grid) is None
    wing = als_xy_wing(grid)
    assert wing is not None
    assert wing.eliminations == ((cell_named("r4c3"), 3),)
