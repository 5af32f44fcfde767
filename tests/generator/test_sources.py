"""Where an attempt takes its puzzles from."""

from random import Random

from crosshatch.board.symmetry import Symmetry, orbits
from crosshatch.generator.digging import minimal_puzzle
from crosshatch.generator.sources import BACK_OF_RANDOM, RandomSolutions, SourceGrid, with_others
from crosshatch.position import counting

GROUPS = orbits(Symmetry.HALF_TURN)


def test_a_random_solution_is_filled_and_comes_again_from_its_chance() -> None:
    source = RandomSolutions(GROUPS)
    filled = source.start(Random("a"))
    assert filled == source.start(Random("a"))
    assert filled != source.start(Random("b"))
    assert filled.values == filled.solution
    assert all(filled.values)


def test_a_puzzle_is_varied_by_giving_a_few_groups_back() -> None:
    source = RandomSolutions(GROUPS)
    solution = source.start(Random(1)).solution
    kept = {cell for group in GROUPS[:20] for cell in group}
    puzzle = SourceGrid(tuple(digit if cell in kept else 0 for cell, digit in enumerate(solution)), solution)
    varied = source.vary(puzzle, Random(2))
    back = [group for group in GROUPS if varied.values[group[0]] and not puzzle.values[group[0]]]
    least, most = BACK_OF_RANDOM
    assert least <= sum(map(len, back)) <= most + 1
    assert varied.solution == solution
    filled = kept | {cell for group in back for cell in group}
    assert all(digit == (solution[cell] if cell in filled else 0) for cell, digit in enumerate(varied.values))


def test_a_given_is_exchanged_for_others() -> None:
    puzzle = minimal_puzzle(7)
    before = SourceGrid(puzzle.values, tuple(map(int, counting.solutions_of_values(puzzle.values, 1)[0])))
    groups = [(cell,) for cell in range(81)]
    for number in range(20):
        after = with_others(before, groups, Random(number))
        assert after.solution != before.solution
        assert counting.solutions_of_values(after.values, 2) == ["".join(map(str, after.solution))]
        gone = [cell for cell in range(81) if before.values[cell] and after.values[cell] != before.values[cell]]
        assert len(gone) == 1
