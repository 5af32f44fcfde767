"""Almost locked sets, Sue de Coq and aligned exclusion on other boards: each step is proved."""

from itertools import islice

import pytest

from crosshatch.board.boards import board
from crosshatch.board.candidate import candidate
from crosshatch.board.constraints import Cage
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named, cell_set
from crosshatch.logic import proof
from crosshatch.techniques.almost_locked.search import AlmostLockedSets
from crosshatch.techniques.catalogue import strategy_named
from random_boards import puzzle

STRATEGIES = [
    *(strategy_named(f"almost-locked-set-{name}") for name in ("xz-rule", "xy-wing", "xy-chain")),
    *(strategy_named(name) for name in ("death-blossom", "sue-de-coq")),
    *(strategy_named(f"aligned-{name}-exclusion") for name in ("pair", "triplet")),
]


@pytest.mark.parametrize("seed", range(20))
def test_each_step_is_proved(seed: int) -> None:
    kind, values = puzzle(seed)
    grid = Grid(values, None, kind)
    for strategy in STRATEGIES:
        assert strategy.works_on(kind)
        for step in islice(strategy.find(grid), 3):
            proof.verify(grid, step)


def keep(grid: Grid, digits: str, *cells: str) -> None:
    for cell in cells:
        for digit in range(1, 10):
            if str(digit) not in digits:
                grid.eliminate(cell, digit)


def test_sets_in_cages_count_once() -> None:
    cages = (Cage(("r1c1", "r1c2", "r2c2", "r3c4")), Cage(("r2c2", "r3c4", "r5c5")))
    grid = Grid([0] * 81, None, board("classic", *cages))
    keep(grid, "123", "r1c1", "r2c2", "r3c4")
    sets = AlmostLockedSets(grid)
    in_box, *in_cages = (("r1c1", "r2c2"), ("r1c1", "r3c4"), ("r2c2", "r3c4"))
    expected = [cell_set(map(cell_named, pair)) for pair in (in_box, *in_cages)]
    assert [sets.cells(number) for number in range(3)] == expected
    assert sets.cells(3).bit_count() > 2


def test_sue_de_coq_in_a_row_and_a_cage() -> None:
    cage = Cage(("r1c1", "r1c2", "r2c4", "r2c5"))
    grid = Grid([0] * 81, None, board("classic", cage))
    keep(grid, "1234", "r1c1", "r1c2")
    keep(grid, "12", "r1c7")
    keep(grid, "34", "r2c4")
    step = next(iter(strategy_named("sue-de-coq").find(grid)))
    proof.verify(grid, step)
    assert {each for each in step.eliminations if each.cell == cell_named("r2c5")} == {
        candidate(cell_named("r2c5"), 3),
        candidate(cell_named("r2c5"), 4),
    }


def test_an_aligned_pair_takes_digits_by_any_link() -> None:
    grid = Grid([0] * 81, None, board("non-consecutive"))
    keep(grid, "46", "r1c1")
    keep(grid, "18", "r2c2")
    steps = list(strategy_named("aligned-pair-exclusion").find(grid))
    for step in steps:
        proof.verify(grid, step)
    assert any(candidate(cell_named("r1c2"), 5) in step.eliminations for step in steps)
