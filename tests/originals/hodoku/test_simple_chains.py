"""HoDoKu's simple chains: what they remove on HoDoKu's own positions, and what they must not do."""

from collections.abc import Iterable

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.formats import read
from crosshatch.originals.hodoku.simple_chains import remote_pair, x_chain, xy_chain

REMOTE_PAIR = (
    ":0000:x:.+65+3+7..+8+9..3.8..+64.+8.1.+67+356+41+2.+8.+7+38.+74+63.+12....1+7+84+65+28+6.+1.9+7.1.7..6+2+8"
    "..+6+829.+5+1:211 221::"
)
X_CHAIN = (
    ":0000:x:.71..9.....5.1+2+73..2....+15..+3..2..8+7.1.4.86.3..6.....1.4......59........+1.+82.3.7.:"
    "622 544 944 546 447 461 562 967 671 487 488 489 495 999::"
)
XY_CHAIN = (
    ":0000:x:35.24.7+1+9......+36+4+1.+4.39+8+52......+685.4..7.1+2+3.15+3..4+9+798+7...+531+5..1+9+7+2+4+84"
    "+2+1+853+9+76:653::"
)


def effect(names: str) -> tuple[tuple[int, int], ...]:
    """Return what is removed: ``r2c2<>9 r3c3<>9``."""
    pairs = (each.split("<>") for each in names.split())
    return tuple((cell_named(cell), int(digit)) for cell, digit in pairs)


def grid_of(line: str, removed: Iterable[str] = ()) -> Grid:
    grid = read(line).grid()
    for cell, digit in effect(" ".join(removed)):
        grid.eliminate(cell, digit)
    return grid


def test_a_remote_pair_removes_what_sees_cells_of_either_kind():
    found = remote_pair(grid_of(REMOTE_PAIR))
    assert found is not None
    assert found.eliminations == effect("r2c2<>9")


def test_an_x_chain_that_ends_where_it_starts_removes_from_all_that_the_start_sees():
    found = x_chain(grid_of(X_CHAIN))
    assert found is not None
    assert found.eliminations == effect("r2c9<>9 r3c3<>9 r6c2<>9")


def test_of_xy_chains_the_one_that_removes_most_is_taken():
    found = xy_chain(grid_of(XY_CHAIN))
    assert found is not None
    assert found.eliminations == effect("r4c2<>9 r4c3<>9 r5c4<>9")


def test_a_chain_needs_something_to_remove():
    assert remote_pair(grid_of(REMOTE_PAIR, ["r2c2<>9", "r2c2<>5"])) is None


@pytest.mark.parametrize("search", [remote_pair, x_chain, xy_chain])
def test_the_grid_stays_as_it_is(search):
    grid = grid_of(XY_CHAIN)
    before = grid.copy()
    search(grid)
    assert grid == before


@pytest.mark.parametrize("search", [remote_pair, xy_chain])
def test_no_bivalue_cells_no_chain(search):
    assert search(Grid([0] * 81)) is None


def test_no_strong_links_no_chain():
    assert x_chain(Grid([0] * 81)) is None
