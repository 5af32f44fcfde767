"""Multi-sector locked sets and SK loops: where they are, what they remove, and that it follows."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from corpora import puzzles_of
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import CustomPattern, Step
from crosshatch.position.status import solutions
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.msls.pattern import LockedSets, SKLoop
from engines import COMPILED, if_compiled
from positions import positions
from random_boards import puzzle

SK_LOOP = strategy_named("sk-loop")
LOCKED_SETS = strategy_named("multi-sector-locked-sets")

EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
RING = "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2"

HARDEST = Path(__file__).parents[4] / "shared" / "puzzles" / "forum-hardest-sample.txt"

SIMPLER = [each for each in CATALOGUE if each.technique.on and (each.technique.rating or 9) < 8]
"""The techniques up to these two."""


def lines() -> list[str]:
    """Return hard puzzles: a list that is not part of the project, where it is at hand, and one that is."""
    beside = HARDEST.read_text(encoding="utf-8").split() if HARDEST.exists() else []
    return [*beside, *puzzles_of("hardest.csv")]


def found_in(line: str) -> Iterator[tuple[Grid, Step]]:
    """Yield all steps of both techniques wherever simpler ones are stuck, and on the way there."""
    for grid, step in Solver(SIMPLER, fallback=None).solve(Puzzle(line)).positions():
        if step.technique.family == SK_LOOP.technique.family:
            for strategy in (SK_LOOP, LOCKED_SETS):
                yield from ((grid, each) for each in strategy.find(grid))


@pytest.mark.parametrize("line", [EASTER_MONSTER, RING])
def test_the_known_loops_are_found_at_once(line: str) -> None:
    grid = Puzzle(line).grid()
    (step,) = SK_LOOP.find(grid)
    found = step.pattern
    assert isinstance(found, SKLoop)
    assert found.rank == 0
    assert len(found.truths) == len(found.covers) == 16
    assert [each.bit_count() for each in found.groups] == [2] * 8
    proof.verify(grid, step)
    assert step in Solver().solve(Puzzle(line)).steps


def test_all_that_is_removed_in_hard_puzzles_is_false() -> None:
    sample = lines() if COMPILED else []
    count = 0
    for line in (EASTER_MONSTER, RING, *sample[:: 1 if len(sample) < 100 else 10]):
        (solution,) = solutions(Puzzle(line), 2)
        for grid, step in found_in(line):
            proof.verify(grid, step)
            assert all(solution[each.cell] != str(each.digit) for each in step.eliminations), step
            count += 1
    assert count >= 2


@pytest.mark.slow
@if_compiled
def test_so_is_all_that_is_removed_in_every_hard_puzzle() -> None:
    for line in lines():
        (solution,) = solutions(Puzzle(line), 2)
        for grid, step in found_in(line):
            proof.verify(grid, step)
            assert all(solution[each.cell] != str(each.digit) for each in step.eliminations), step


OURS = [each for each in positions() if each.slug in ("sk-loop", "multi-sector-locked-sets")]


@pytest.mark.parametrize("position", OURS, ids=[each.notation for each in OURS])
def test_a_search_agrees_with_counting(position) -> None:
    grid = position.grid()
    step = next(step for step in position.steps() if step.notation == position.notation)
    found = step.pattern
    assert isinstance(found, LockedSets)
    for each in step.eliminations[:: 1 if COMPILED else 5]:
        proof.verify(grid, Step(step.technique, CustomPattern(found.truths), eliminations=[each]))


@pytest.mark.parametrize("position", OURS, ids=[each.notation for each in OURS])
def test_no_cover_can_be_left_out(position) -> None:
    grid = position.grid()
    found = next(step for step in position.steps() if step.notation == position.notation).pattern
    assert isinstance(found, LockedSets)
    for cover in found.covers:
        others = [each for each in found.covers if each != cover]
        cells = [cell for truth in found.truths for cell in truth.candidates(grid)]
        houses = [(each.digit, found.board.tables.cells_of(each.house)) for each in others]
        assert any(not any(digit == each.digit and house >> each.cell & 1 for digit, house in houses) for each in cells)


@pytest.mark.parametrize("seed", range(40))
def test_each_step_on_other_boards_is_proved(seed: int) -> None:
    kind, values = puzzle(seed)
    grid = Grid(values, None, kind)
    for strategy in (SK_LOOP, LOCKED_SETS):
        assert strategy.works_on(kind)
        for step in islice(strategy.find(grid), 3):
            proof.verify(grid, step)


def test_an_empty_or_filled_grid_has_none() -> None:
    for line in ("." * 81, "123456789" * 9):
        for strategy in (SK_LOOP, LOCKED_SETS):
            assert not [*strategy.find(Grid([int(each) for each in line.replace(".", "0")]))]
