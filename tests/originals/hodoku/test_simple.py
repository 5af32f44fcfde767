"""HoDoKu's simple steps: which comes first."""

import pytest

from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.originals.hodoku.choice import chosen, in_turn
from crosshatch.originals.hodoku.order import BEYOND_SIMPLE, STRATEGIES
from crosshatch.originals.hodoku.simple import HodokuSteps
from crosshatch.originals.original import TECHNIQUES
from crosshatch.originals.simple.kinds import FULL_HOUSE, HIDDEN_SINGLE, LOCKED_PAIR, NAKED_SINGLE, POINTING

PATTERNS = [each for each in STRATEGIES[3:] if each not in BEYOND_SIMPLE]

PUZZLES = [
    "....9.7.24..........1...4.8...5.....86...4...3...2..569.72.......6..9.1....8....3",
    "4.23.96.........5..67......6...4..39........7..3..8.......23..8.2.7..1....8..4..3",
    "..7..3..1.3....52..1.2...93.8.62.....62.7...9....9...........4.14........78.65...",
]
"""Puzzles that together need each kind of step but hidden quadruples."""


def taken(line: str) -> HodokuSteps:
    steps = HodokuSteps()
    steps.load(line.encode())
    steps.run()
    return steps


def test_naked_singles_come_before_hidden_ones_and_full_houses_before_both():
    steps = taken("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
    assert dict(steps.counts(0)) == {NAKED_SINGLE: 30, FULL_HOUSE: 21}  # this puzzle needs no hidden single then


def test_a_hidden_single_is_taken_where_no_cell_has_one_digit_left():
    assert HIDDEN_SINGLE in dict(taken(PUZZLES[0]).counts(0))
    first = taken("1" + "." * 30 + "1" + "." * 24 + "1" + "." * 24).steps(0)
    assert first == []


@pytest.mark.parametrize("line", PUZZLES)
def test_where_there_is_no_single_it_is_the_first_pattern_in_order(line):
    grid = Puzzle(line).grid()
    for kind, placements, eliminations in taken(line).steps(0):
        if not placements:
            assert not grid.naked_singles
            (step,) = next(found for each in PATTERNS if (found := chosen(each, grid)))
            assert step.technique == TECHNIQUES[kind]
            assert [(each.cell, each.digit) for each in in_turn(step)] == [*eliminations]
        for each in placements:
            grid.place(*each)
        for each in eliminations:
            grid.eliminate(*each)
    assert grid.empty == 0 or not any(chosen(each, grid) for each in PATTERNS)


def test_every_pattern_but_one_is_needed():
    assert len({kind for line in PUZZLES for kind, _ in taken(line).counts(0)}) == len(PATTERNS) + 3 - 1


def test_a_locked_subset_loses_its_digits_on_the_line_first():
    steps = HodokuSteps()
    for name in ("r1c1", "r1c2"):
        for digit in range(3, 10):
            steps.eliminate(cell_named(name), digit)
    steps.run()
    (step, *_) = steps.steps(0)
    cells = [cell for cell, _ in step.eliminations]
    assert step.kind == LOCKED_PAIR
    assert cells == [cell for cell in [*range(2, 9), 9, 10, 11, 18, 19, 20] for _ in range(2)]


def test_locked_candidates_come_box_by_box_before_digit_by_digit():
    steps = HodokuSteps()
    for digit, box in ((1, 2), (2, 1)):
        for row in (2, 3):
            for column in range(3 * box - 2, 3 * box + 1):
                steps.eliminate(cell_named(f"r{row}c{column}"), digit)
    steps.run()
    assert [(step.kind, step.eliminations[0][1]) for step in steps.steps(0)[:2]] == [(POINTING, 2), (POINTING, 1)]
