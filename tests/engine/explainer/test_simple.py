"""Sudoku Explainer's simple steps are the first steps of its techniques, in its order."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.engine.explainer.simple import ExplainerSteps
from crosshatch.engine.simple.kinds import DIRECT_POINTING
from crosshatch.grading.explainer import ORDER, SIMPLE
from crosshatch.grading.originals import TECHNIQUES
from crosshatch.solver import Solver
from crosshatch.strategies.catalogue import strategy_named

PUZZLES = [
    "7..35...........2..5.89.1.73..7...86..2.....9..6...........685....23.74.....45...",
    ".94.1.7...3....2..5.....1..8.6.....5.1..2....2..8......4..3..1.9...78.4...1.64...",
    "..7..3..1.3....52..1.2...93.8.62.....62.7...9....9...........4.14........78.65...",
]
"""Puzzles that together need each kind of step but direct claiming."""

SOLVER = Solver(ORDER[:SIMPLE], fallback=None)


def taken(line):
    steps = ExplainerSteps()
    steps.load(line.encode())
    steps.run()
    return steps.steps(0)


@pytest.mark.parametrize("line", PUZZLES)
def test_the_engine_takes_the_steps_of_the_strategies(line):
    path = SOLVER.solve(Puzzle(line))
    assert [(TECHNIQUES[kind], *map(sorted, pairs)) for kind, *pairs in taken(line)] == [
        (step.technique, pairs_of(step.placements), pairs_of(step.eliminations)) for step in path.steps
    ]


def pairs_of(candidates):
    return sorted((each.cell, each.digit) for each in candidates)


def test_every_kind_is_needed_but_direct_claiming():
    assert len({kind for line in PUZZLES for kind, *_ in taken(line)}) == SIMPLE - 1


NOT_IN_ROW_1 = "r1c4", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9"
NOT_IN_ROW_2 = "r2c5", "r2c6", "r2c7", "r2c8", "r2c9"


def test_where_claiming_leaves_one_place_so_does_pointing():
    steps, grid = ExplainerSteps(), Grid([0] * 81)
    for name in NOT_IN_ROW_1 + NOT_IN_ROW_2:
        steps.eliminate(cell_named(name), 1)
        grid.eliminate(cell_named(name), 1)
    steps.run()
    assert next(strategy_named("direct-claiming").find(grid)).conclusion == "r2c4=1"
    assert steps.steps(0)[0] == (DIRECT_POINTING, ((cell_named("r2c4"), 1),), ())
