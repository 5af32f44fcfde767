"""A try comes out as the method says, whatever it does to know that sooner."""

from collections.abc import Sequence
from random import Random

import pytest

from crosshatch.board.houses import CELLS, cell_set
from crosshatch.generator import minimal_puzzle
from crosshatch.generator.digging import shuffled
from crosshatch.generator.random.chance import Chance
from crosshatch.generator.random.removal import Removal
from crosshatch.position.counting import count_values, solutions_of_values


def unique(solution: Sequence[int], cells: Sequence[int]) -> bool:
    return count_values([solution[cell] if cell in cells else 0 for cell in CELLS], 2) == 1


def outcome(solution: Sequence[int], order: Sequence[int]) -> int:
    """Return what the method leaves of a solution, by its definition; 0 where it gives up."""
    left = list(order)
    while True:
        if not any(unique(solution, [other for other in left if other != cell]) for cell in left):
            return cell_set(left)
        left.pop()
        if not unique(solution, left):
            return 0


def solved(seed: int) -> tuple[list[int], list[int]]:
    """Return a solution, and the cells of the givens of a minimal puzzle of it."""
    values = minimal_puzzle(seed).values
    (line,) = solutions_of_values(values, 2)
    return [int(digit) for digit in line], [cell for cell in CELLS if values[cell]]


@pytest.mark.parametrize("seed", range(3))
def test_a_minimal_puzzle_is_met_where_its_givens_are_removed_last(seed: int) -> None:
    solution, givens = solved(seed)
    chance = Random(seed)
    order = shuffled(givens, chance) + shuffled((cell for cell in CELLS if cell not in givens), chance)
    removal = Removal(Chance(seed))
    removal.set_solution(solution)
    assert removal.run_in_order(order)
    assert removal.kept == cell_set(givens) == outcome(solution, order)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_nearly_minimal_comes_out_as_the_method_says(seed: int) -> None:
    """One given of a minimal puzzle goes up, or two: some puzzle with it may be minimal, or none."""
    solution, givens = solved(seed)
    chance = Random(f"near {seed}")
    removal = Removal(Chance(seed))
    removal.set_solution(solution)
    for moved in (1, 2):
        late = shuffled(givens, chance)[:moved]
        rest = shuffled((cell for cell in CELLS if cell not in givens), chance)
        order = [cell for cell in givens if cell not in late] + rest[:moved] + late + rest[moved:]
        expected = outcome(solution, order)
        assert removal.run_in_order(order) == bool(expected)
        assert not expected or removal.kept == expected


def test_random_orders_come_out_as_the_method_says() -> None:
    solution, _ = solved(5)
    removal = Removal(Chance(5))
    removal.set_solution(solution)
    for seed in range(4):
        order = shuffled(CELLS, Random(seed))
        assert removal.run_in_order(order) == bool(outcome(solution, order))


def test_several_unavoidable_sets_are_known_and_no_more_than_there_is_room_for() -> None:
    solution, _ = solved(6)
    removal = Removal(Chance(6))
    removal.set_solution(solution)
    assert 60 < removal.known <= 216


@pytest.mark.parametrize("tries", [0, 20])
def test_nearly_all_tries_fail(tries: int) -> None:
    solution, _ = solved(7)
    removal = Removal(Chance(7))
    removal.set_solution(solution)
    assert removal.run(tries) == 0
    assert removal.kept == 0
