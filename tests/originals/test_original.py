"""Paths of original programs: simple steps by an engine, and what strategies find, in turns."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.originals import original as originals
from crosshatch.originals.explainer.order import ORDER, SIMPLE
from crosshatch.originals.explainer.simple import ExplainerSteps
from crosshatch.originals.hodoku.order import BEYOND_SIMPLE
from crosshatch.originals.hodoku.simple import HodokuSteps
from crosshatch.originals.original import SLUGS, TECHNIQUES, OriginalPosition, stages
from crosshatch.originals.simple import kinds
from crosshatch.solving.scale import UngradablePuzzle

EASY = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
NEEDS_CHAINS = Puzzle("......5..87.5.4.9..3..9.....6..5...9.8....746.........4.1....2....4..1.7...8.....")

every_program = pytest.mark.parametrize(
    ("program", "strategies"), [(HodokuSteps, BEYOND_SIMPLE), (ExplainerSteps, ORDER[SIMPLE:])]
)


@every_program
def test_an_easy_puzzle_is_one_turn_without_a_search_for_other_solutions(program, strategies, monkeypatch):
    monkeypatch.setattr(originals, "check_gradable", None)
    ((singles, strategy, steps),) = stages(EASY, program(), strategies)
    assert sum(count for _, count in singles) == EASY.line.count(".")
    assert (strategy, steps) == (None, ())


@every_program
@pytest.mark.parametrize("puzzle", [NEEDS_X_WING, NEEDS_CHAINS])
def test_a_path_goes_on_by_strategies_and_by_simple_steps_in_turns(program, strategies, puzzle):
    simple = program()
    taken = list(stages(puzzle, simple, strategies))
    assert simple.solved
    assert sum(count for turn in taken for _, count in turn.singles) == len(simple.steps(0))
    grid = puzzle.grid()
    simple.carry_out(grid, 0)
    for turn in taken:
        for step in turn.steps:
            for each in step.eliminations:
                grid.eliminate(each.cell, each.digit)
    assert not grid.broken


@every_program
@pytest.mark.parametrize("line", ["55" + "." * 79, EASY.line[:20] + "." * 10 + EASY.line[30:], "." * 81])
def test_only_puzzles_with_one_solution_have_a_path(program, strategies, line):
    with pytest.raises(UngradablePuzzle):
        stages(Puzzle(line), program(), strategies)


def test_removed_candidates_count():
    lost = Puzzle(EASY.givens, removed=[candidate(2, 4)])  # r1c3 is 4
    with pytest.raises(UngradablePuzzle):
        stages(lost, HodokuSteps(), BEYOND_SIMPLE)


def test_steps_are_carried_out_on_the_marks_as_on_the_grid():
    simple = HodokuSteps()
    grid = NEEDS_CHAINS.grid()
    simple.load(NEEDS_CHAINS.line.encode())
    simple.run()
    position = OriginalPosition(simple)
    assert position.take_simple(grid)
    step = next(step for each in BEYOND_SIMPLE for step in each.find(grid))
    position.apply(grid, [step])
    assert not any(simple.eliminate(each.cell, each.digit) for each in step.eliminations)
    assert not any(grid.eliminate(each.cell, each.digit) for each in step.eliminations)


def test_each_kind_of_simple_step_is_a_technique():
    numbers = [value for name, value in vars(kinds).items() if name.isupper() and name != "LAST_THAT_PLACES"]
    assert sorted(numbers) == [*SLUGS] == [*range(len(TECHNIQUES))]
    assert [technique.slug for technique in TECHNIQUES] == [*SLUGS.values()]
