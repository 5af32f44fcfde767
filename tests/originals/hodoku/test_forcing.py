"""HoDoKu's forcing chains: the ones that it takes."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.formats import read
from crosshatch.originals.hodoku import forcing, loops
from hodoku_notation import told

TAKEN = [
    (
        ":0000:x:..34....9.5.......6....7.5.2..8..3+4..+38+6+149...4..2...8..29....4.7..61.......+4.1..:142 294::",
        "Forcing Chain Contradiction => r1c5=5",
    ),
    (
        ":0000:x:.....9.8.8..3....2.675...+3...27..6+4..3..45.1.....1...5..1....9...5..71..49.......:941 842 777 779::",
        "Forcing Chain Verity => r6c7<>9",
    ),
]
"""Positions where all that is simpler is stuck, and what HoDoKu takes there."""

STUCK = ":0000:x:1.......9.4...3.8...2...6...7..58.......2+1......7.4.5...6...2...3.8...7.9.......1:::"
"""A position where forcing chains find nothing, and nets do."""


@pytest.mark.parametrize(("position", "line"), TAKEN)
def test_forcing_chains_that_hodoku_takes(position: str, line: str) -> None:
    grid = read(position).grid()
    assert loops.nice_loop(grid) is None
    assert loops.grouped_nice_loop(grid) is None
    chosen = forcing.forcing_chain(grid)
    assert chosen
    assert told(chosen) == line


def test_no_forcing_chain() -> None:
    assert forcing.forcing_chain(read(STUCK).grid()) is None


def test_a_grid_is_not_changed() -> None:
    grid = read(TAKEN[0][0]).grid()
    before: Grid = grid.copy()
    forcing.forcing_chain(grid)
    assert grid == before
