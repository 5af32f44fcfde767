"""ClassicDigging where the solution is known: a given goes if and only if one solution is left."""

from collections.abc import Sequence
from random import Random

import pytest

from crosshatch.board.symmetry import Symmetry, orbits
from crosshatch.generator.digging import random_solution, shuffled
from crosshatch.generator.random.digging import ClassicDigging
from crosshatch.position.counting import count_values


def dug_by_counting(values: Sequence[int], order: Sequence[tuple[int, ...]], fewest: int) -> list[tuple[int, ...]]:
    left, gone = list(values), []
    for group in order:
        without = [0 if cell in group else digit for cell, digit in enumerate(left)]
        if sum(map(bool, without)) >= fewest and count_values(without, 2) == 1:
            left = without
            gone.append(group)
    return gone


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.FULL])
@pytest.mark.parametrize("fewest", [0, 40])
def test_groups_go_as_long_as_one_solution_is_left(symmetry: Symmetry, fewest: int) -> None:
    chance, digging, groups = Random(1), ClassicDigging(), orbits(symmetry)
    for _ in range(2):
        solution = random_solution(chance)
        digging.set_solution(solution)
        for _ in range(2):
            order = shuffled(groups, chance)
            assert digging.dig(solution, order, fewest) == dug_by_counting(solution, order, fewest)


def test_what_is_known_of_a_solution_is_of_use_for_it_alone() -> None:
    chance, digging, groups = Random(2), ClassicDigging(), orbits(Symmetry.NONE)
    first, second = random_solution(chance), random_solution(chance)
    order = shuffled(groups, chance)
    for solution in (first, second, first):
        digging.set_solution(solution)
        assert digging.dig(solution, order, 0) == dug_by_counting(solution, order, 0)
