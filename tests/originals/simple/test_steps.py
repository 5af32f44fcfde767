"""Simple steps: what they note, whatever the order in which a program takes them."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

import crosshatch
from crosshatch.board.grid import Grid
from crosshatch.board.houses import NO_HOUSE, cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.originals.explainer.simple import ExplainerSteps
from crosshatch.originals.hodoku.simple import HodokuSteps
from crosshatch.originals.simple import kinds
from crosshatch.originals.simple.spots import CROSSED
from crosshatch.originals.simple.steps import SimpleSteps
from crosshatch.position.status import count_solutions

PACKAGE = Path(crosshatch.__file__).parent

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
MEDIUM = "4.23.96.........5..67......6...4..39........7..3..8.......23..8.2.7..1....8..4..3"

every_program = pytest.mark.parametrize("program", [HodokuSteps, ExplainerSteps])


def loaded(program: type[SimpleSteps], line: str) -> SimpleSteps:
    steps = program()
    assert steps.load(line.encode())
    return steps


@every_program
def test_an_easy_puzzle_is_solved(program: type[SimpleSteps]) -> None:
    steps = loaded(program, EASY)
    assert steps.run()
    assert steps.solved
    assert steps.count == EASY.count(".") == len(steps.steps(0))
    assert all(step.kind <= kinds.LAST_THAT_PLACES for step in steps.steps(0))
    placed = [each for step in steps.steps(0) for each in step.placements]
    assert all(SOLVED[cell] == str(digit) for cell, digit in placed)


@every_program
def test_a_grid_goes_the_same_way(program: type[SimpleSteps]) -> None:
    steps = loaded(program, MEDIUM)
    solved = steps.run()
    grid = Puzzle(MEDIUM).grid()
    steps.carry_out(grid, 0)
    assert solved == (not grid.empty)
    assert not grid.broken
    again = Puzzle(MEDIUM).grid()
    for step in steps.steps(0):
        assert (len(step.placements) == 1) == (step.kind <= kinds.LAST_THAT_PLACES) == (not step.eliminations)
        assert all(again.eliminate(*each) for each in step.eliminations)
        for each in step.placements:
            again.place(*each)
    assert again == grid


@every_program
def test_only_the_steps_from_a_change_on_are_asked_for(program: type[SimpleSteps]) -> None:
    steps = loaded(program, MEDIUM)
    steps.run()
    done = steps.steps(0)
    for number in range(len(done) + 1):
        first = sum(len(step.placements + step.eliminations) for step in done[:number])
        assert steps.steps(first) == done[number:]
        assert steps.counts(first) == [*Counter(step.kind for step in done[number:]).items()]
    assert first == steps.count


@every_program
def test_digits_that_clash_are_not_loaded(program: type[SimpleSteps]) -> None:
    assert not program().load(b"55" + b"." * 79)


@every_program
def test_where_a_given_is_changed_only_one_solution_is_an_end(program: type[SimpleSteps]) -> None:
    for cell, digit in product(range(81), "123456789"):
        if EASY[cell] not in (".", digit):
            line = EASY[:cell] + digit + EASY[cell + 1 :]
            wrong = program()
            if wrong.load(line.encode()) and wrong.run():
                assert count_solutions(Puzzle(line)) == 1


@every_program
def test_a_puzzle_with_two_solutions_is_not_solved(program: type[SimpleSteps]) -> None:
    assert not loaded(program, EASY[:20] + "." * 10 + EASY[30:]).run()


@every_program
def test_what_was_changed_from_outside_counts(program: type[SimpleSteps]) -> None:
    steps = loaded(program, MEDIUM)
    free = Puzzle(MEDIUM).grid()
    cell = cell_named("r1c2")
    assert [digit for digit in range(1, 10) if steps.eliminate(cell, digit)] == [
        digit for digit in range(1, 10) if free.digits_of(cell) >> digit & 1
    ]
    assert not steps.eliminate(cell, 1)


@every_program
def test_a_hidden_quadruple_is_none_of_naked_ones(program: type[SimpleSteps]) -> None:
    steps = program()
    for column, digit in product("56789", (1, 2, 3, 4)):
        steps.eliminate(cell_named(f"r1c{column}"), digit)
    steps.run()
    grid = Grid([0] * 81)
    steps.carry_out(grid, 0)
    found = [kinds.HIDDEN_QUADRUPLE] if program is HodokuSteps else []
    assert [step.kind for step in steps.steps(0)] == found
    assert [grid.digits_of(cell).bit_count() for cell in range(4)] == [4 if found else 9] * 4


def test_two_spots_of_a_house_lie_in_one_other_house_or_in_none() -> None:
    assert CROSSED[0][0b000000011] == 18
    assert CROSSED[0][0b000001001] == NO_HOUSE
    assert CROSSED[18][0b000000111] == 0
    assert CROSSED[18][0b001001001] == 9
    assert CROSSED[18][0b000000001] == NO_HOUSE


def test_each_kind_has_room_in_what_is_noted_and_counted() -> None:
    numbers = [value for name, value in vars(kinds).items() if name.isupper()]
    source = (PACKAGE / "originals" / "simple" / "steps.py").read_text()
    assert f"numbers: IntArray = [0] * {max(numbers) + 1}" in source
    assert max(numbers) << 11 < 1 << 16  # a change is an unsigned short
