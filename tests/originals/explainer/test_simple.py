"""Sudoku Explainer's simple steps are the first steps of its techniques, in its order."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.originals.explainer.order import ORDER, SIMPLE
from crosshatch.originals.explainer.simple import ExplainerSteps
from crosshatch.originals.original import TECHNIQUES
from crosshatch.originals.simple.kinds import DIRECT_POINTING
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategy_named

PUZZLES = [
    "4...3..8.65.........7...3.....7.2.19.7...4...549.......3...5.9.....27..6.....985.",
    "9...13.....25..76..7........3...24......8137.8...7...............3...516.51...2.7",
    "513.6.9.4..........9....1.7...8.46..68..19.3..3...6.1.....8...52.1.......6..4....",
    "5..4.82.6..8.2...7.3.7.59........1....43...9..9......8...5......5.8.1..2.7.....1.",
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
