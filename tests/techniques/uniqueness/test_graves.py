"""The bivalue universal grave."""

import pytest
from attrs import evolve

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import library
from crosshatch.logic import proof
from crosshatch.logic.step import Role
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.arguments import TYPE_1

PLUS_ONE = strategy_named("bivalue-universal-grave-1")
TYPE_2 = strategy_named("bivalue-universal-grave-type-2")
TYPE_4 = strategy_named("bivalue-universal-grave-type-4")

ONE_TOO_MANY = library.read(
    ":0000:x:7.1.2.+4+5.+5+62.+8+4..9+3.4.15+6.2+43+6+2+5+78+9+1+1+758+9+3+2+6492+8+461+5+3+7.+1+7+5+4.....+4+3.78..+58+5+913"
    "+27+46::::"
)


def test_the_odd_candidate_of_the_only_cell_with_three_is_true(told):
    grid = ONE_TOO_MANY.grid()
    (step,) = PLUS_ONE.find(grid)
    proof.verify(grid, step)
    assert step.notation == "Bivalue Universal Grave + 1 => r1c4<>3, r1c4<>6"
    assert [str(each) for each in step.roles.candidates[Role.GUARDIAN]] == ["(9)r1c4"]
    assert told(step) == (
        "Without [guardian:9 in r1c4], every empty cell would have two candidates, and every digit two places in "
        "each house where it is missing. Switching all cells of a solution to their other candidates would then "
        "give a second solution. The puzzle has only one, so this candidate must be true: [guardian:r1c4 is 9]. So "
        "3 and 6 can be removed from [removed:r1c4]."
    )


def test_a_grid_with_a_single_is_no_grave():
    grid = ONE_TOO_MANY.grid()
    grid.eliminate(1, 8)
    assert list(PLUS_ONE.find(grid)) == []


@pytest.mark.parametrize("strategy", [PLUS_ONE, TYPE_2, TYPE_4])
def test_an_empty_board_and_a_full_one_are_no_graves(strategy):
    assert list(strategy.find(Puzzle("." * 81).grid())) == []
    line = "714329458562784319384156724362578911758932649284615371754" + "." * 24
    assert list(strategy.find(Puzzle(line).grid())) == []


TWO_TOO_MANY = library.read(
    ":0000:x:+35+1+79+68+2+4+9+742+81..+3+2+86+5+34+9+1784+91.+2+73.+5.+2+9..+1+4+81.+78+4..92+4+9.3+1.2..6+2.+4.+9+3.17"
    "+1+3+62.4.+9:576 588:::"
)


def test_a_cell_with_two_candidates_too_many_is_an_option():
    grid = TWO_TOO_MANY.grid()
    assert list(PLUS_ONE.find(grid)) == []
    (step,) = evolve(PLUS_ONE, argument=TYPE_1).find(grid)
    proof.verify(grid, step)
    assert step.notation == "Bivalue Universal Grave + 1 => r7c8<>6, r7c8<>7"
    assert [each.digit for each in step.pattern.guardians] == [5, 8]
