"""Samples are minimal puzzles with known weights; where all puzzles can be listed, the law of the weights is exact."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import comb, factorial

import pytest

from crosshatch import check
from crosshatch.board.houses import HOUSE_CELLS
from crosshatch.generator import Estimate, Sampler, draw_sample, uniform_solution, weighted_mean
from crosshatch.generator.sampling import TRIES_FOR_A_SOLUTION
from crosshatch.position import superfluous_givens
from crosshatch.position.status import Unique
from engines import if_compiled

QUICK = 3
"""A seed whose sample is found with the first solution."""

MINIMAL_PUZZLES_OF_A_GRID = 3.1055e37 / 6.6709e21
"""On average; the first number was found by Red Ed and others with samples of several kinds, to some 0.1%."""

SIZE = 4


def small_grids() -> Iterator[tuple[int, ...]]:
    """Yield all solution grids of 4 x 4 cells."""
    rows = list(permutations(range(SIZE)))
    for four in product(rows, repeat=SIZE):
        columns = zip(*four, strict=True)
        boxes = ([*four[row][column : column + 2], *four[row + 1][column : column + 2]] for row, column in CORNERS)
        if all(len(set(house)) == SIZE for house in (*columns, *boxes)):
            yield sum(four, ())


CORNERS = list(product((0, 2), repeat=2))


def test_every_minimal_puzzle_comes_with_the_probability_that_its_weight_makes_up_for() -> None:
    """The method on 4 x 4 cells, all its ways at once: what reaches a set of givens is passed on, or stays there."""
    grids = list(small_grids())
    assert len(grids) == 288
    solution, cells = grids[100], SIZE * SIZE
    several = bytearray(1 << cells)  # sets of givens that another grid has too
    for other in grids:
        if other != solution:
            several[sum(1 << cell for cell in range(cells) if other[cell] == solution[cell])] = 1
    for givens in range((1 << cells) - 1, -1, -1):
        if several[givens]:
            for cell in range(cells):
                several[givens & ~(1 << cell)] = 1
    reached = {(1 << cells) - 1: 1}  # in how many orders
    minimal = {}
    while reached:
        passed: dict[int, int] = {}
        for givens, orders in reached.items():
            fewer = [givens & ~(1 << cell) for cell in range(cells) if givens >> cell & 1]
            if all(several[each] for each in fewer):
                minimal[givens] = orders
                continue
            for each in fewer:
                if not several[each]:
                    passed[each] = passed.get(each, 0) + orders
        reached = passed
    assert len(minimal) > 100
    assert {givens.bit_count() for givens in minimal} >= {4, 5}
    for givens, orders in minimal.items():
        left = givens.bit_count()
        one_in = factorial(cells) // factorial(left)  # orders of removing all others
        assert Fraction(orders, one_in) == Fraction(1, comb(cells, left))


def test_a_sample_is_a_minimal_puzzle_with_its_weight() -> None:
    sample = draw_sample(QUICK)
    status = check(sample.puzzle)
    assert isinstance(status, Unique)
    assert status.solution == sample.solution
    assert not superfluous_givens(sample.puzzle)
    assert sample.givens == sum(map(bool, sample.puzzle.values))
    assert sample.weight == pytest.approx(comb(81, sample.givens) / comb(81, 26))
    assert (sample.found, sample.tried, sample.seed) == (1, TRIES_FOR_A_SOLUTION, str(QUICK))


def test_a_seed_gives_the_same_sample_everywhere() -> None:
    sample = draw_sample(QUICK)
    assert sample.puzzle.line == "64..1..2...9.......1.2..86...17.54..5....49..72..6......8.7.......65.18.......6.."
    assert Sampler().make(QUICK, 0.0) == sample


def test_weights_of_neighbours_have_the_ratio_of_the_literature() -> None:
    for givens in range(20, 35):
        assert Fraction(comb(81, givens), comb(81, givens + 1)) == Fraction(givens + 1, 81 - givens)


def test_a_uniform_solution_fills_every_house() -> None:
    assert uniform_solution(1) == uniform_solution("1") != uniform_solution(2)
    line = uniform_solution("june")
    for cells in HOUSE_CELLS:
        assert sorted(line[cell] for cell in cells) == list("123456789")


def test_what_one_seed_gives_for_two_purposes_has_nothing_in_common() -> None:
    sample = draw_sample(QUICK)
    assert sample.tried == TRIES_FOR_A_SOLUTION  # so that its solution is the first that was drawn
    assert uniform_solution(QUICK) != sample.solution


def test_a_weighted_mean_and_its_error() -> None:
    assert weighted_mean([4, 4, 4], [1, 2, 7]) == Estimate(4, 0)
    mean, error = weighted_mean([True, False, False, True], [2, 1, 1, 1])
    assert mean == pytest.approx(0.6)
    assert error == pytest.approx((0.8**2 + 0.6**2 + 0.6**2 + 0.4**2) ** 0.5 / 5)
    with pytest.raises(ValueError, match="at least one sample"):
        weighted_mean([], [])


@if_compiled
@pytest.mark.slow
def test_samples_have_the_means_that_the_literature_gives() -> None:
    samples = [draw_sample(f"law {number}") for number in range(60)]
    givens, weights = [each.givens for each in samples], [each.weight for each in samples]
    raw = weighted_mean(givens, [1.0] * len(samples))
    assert abs(raw.mean - 25.667) < 4 * raw.error
    unbiased = weighted_mean(givens, weights)
    assert abs(unbiased.mean - 26.577) < 4 * unbiased.error
    tries = sum(each.tried for each in samples)
    of_a_grid = sum(weights) * comb(81, 26) / tries
    error = sum(weight**2 for weight in weights) ** 0.5 / sum(weights)
    assert abs(of_a_grid / MINIMAL_PUZZLES_OF_A_GRID - 1) < 4 * error
