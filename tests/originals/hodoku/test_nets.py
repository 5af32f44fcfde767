"""HoDoKu's forcing nets: the ones that it takes, and that they and forcing chains are sound."""

from collections.abc import Callable

import pytest

from crosshatch.board.grid import Grid
from crosshatch.formats import read
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.hodoku import forcing, nets
from crosshatch.originals.hodoku.choice_of_chains import Effect
from crosshatch.originals.hodoku.forcing import CONTRADICTION, VERITY
from crosshatch.position import counting
from crosshatch.techniques.singles import search as singles
from examples import some
from hodoku_notation import told

CONTRADICTORY = ":0000:x:1.......9.4...3.8...2...6...7..58.......2+1......7.4.5...6...2...3.8...7.9.......1:::"
TRUE_EITHER_WAY = ":0000:x:3.......8.7.5...1...6...4...9.2.1......+84+5......97..2.4.....3...5...2.7...8.....6:::"
"""Positions where all that is simpler is stuck."""


def test_a_contradiction_that_hodoku_takes() -> None:
    grid = read(CONTRADICTORY).grid()
    assert forcing.forcing_chain(grid) is None
    chosen = nets.forcing_net(grid)
    assert chosen
    assert (chosen.kind, chosen.eliminations, chosen.placements) == (CONTRADICTION, ((57, 9),), ())
    assert told(chosen, net=True) == "Forcing Net Contradiction => r7c4<>9"


def test_a_verity_that_hodoku_takes() -> None:
    grid = read(TRUE_EITHER_WAY).grid()
    assert forcing.forcing_chain(grid) is None
    chosen = nets.forcing_net(grid)
    assert chosen
    assert chosen.kind == VERITY
    assert told(chosen, net=True) == "Forcing Net Verity => r4c8<>3"


def test_a_hidden_single_is_none_where_its_digit_has_gone() -> None:
    # In the trial of r2c5=5, r7c3=3 leaves r9c8 as the only place of 3 in its row, and r4c8=3, in the same round, takes
    # it from there.  With r9c8=3 in the next round, r3c5=5 would follow from all places of 5 in row 2.
    grid = read(
        ":0000:x:5...6.7...1.........9..8..37.+1.2.5..+93+58+1+4..+7.......918..2.6.....4.+8..7....5..8..:425"
        " 435 842 648 649 766 267 667 187 792 996 198:::"
    ).grid()
    chosen = nets.forcing_net(grid)
    assert chosen
    assert (chosen.kind, chosen.placements) == (CONTRADICTION, ((50, 5),))


@pytest.mark.parametrize("number", some(range(12)))
@pytest.mark.parametrize(("search", "name"), [(forcing.forcing_chain, "forcing"), (nets.forcing_net, "nets")])
def test_what_follows_is_true(search: Callable[[Grid], Effect | None], name: str, number: int) -> None:
    grid = minimal_puzzle(f"{name} {number}").grid()
    solution = [int(value) for value in counting.solutions(grid, 2)[0]]
    singles.run(grid, singles.KINDS)
    chosen = search(grid)
    if chosen is not None:
        assert all(solution[cell] == digit for cell, digit in chosen.placements)
        assert all(solution[cell] != digit for cell, digit in chosen.eliminations)
        assert len(chosen.placements + chosen.eliminations) == 1


def test_room_that_is_used_again_makes_no_difference() -> None:
    grids = [read(position).grid() for position in (CONTRADICTORY, TRUE_EITHER_WAY)] * 2
    first, second, third, fourth = map(nets.forcing_net, grids)
    assert (first, second) == (third, fourth)
