"""W-Wing."""

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.logic.step import CellTruth, HouseTruth, Role
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

W_WING = strategy_named("w-wing")

# A position of a random puzzle of our own.
REAL = (
    ":0000:x:7+2+6+58..+1.1+5+3...2..+98+432+1.6.+2+1+8..5..4+4+3+78.+21..5694+1..+2.37+5+1+46..2+84+1+2.....+6+"
    "9+2+758..1:917 728 729 645 945 347 367 387 987 388 988 389 789 989:::"
)


def test_a_real_position(board_at):
    assert board_at(REAL).notations(W_WING) == ["W-Wing: 9/3 in r1c9,r8c6 connected by 3 in r6c69 => r1c6<>9"]


def test_a_third_place_for_the_digit_in_the_house_spoils_it():
    puzzle = read(REAL)
    left = [each for each in puzzle.removed if str(each) != "(3)r6c7"]
    assert len(left) == len(puzzle.removed) - 1
    assert list(W_WING.find(Puzzle(puzzle.givens, puzzle.placed, left).grid())) == []


def test_it_rests_on_its_cells_and_its_link(board):
    board.keep("36", "r2c6 r4c5").confine("6", "r7", "r7c5 r7c6")
    (step,) = board.steps(W_WING)
    assert step.notation == "W-Wing: 3/6 in r2c6,r4c5 connected by 6 in r7c56 => r123c5,r456c6<>3"
    assert step.truths == (CellTruth(14), CellTruth(31), HouseTruth(6, 6))
    assert [link.role for link in step.links] == [Role.STRONG, Role.WEAK, Role.STRONG, Role.WEAK, Role.STRONG]
    assert markup(*explain(step)) == (
        "[pincer:r2c6,r4c5] can each only be 3 or 6. [house:Row 7] has only two places for 6, and each is seen by "
        "one of these cells: [pattern:r7c6] by [pincer:r2c6] and [pattern:r7c5] by [pincer:r4c5]. If both cells "
        "were 6, [house:row 7] would have no place left for it. So at least one of them must be 3, and no cell "
        "that sees both can be 3. So 3 can be removed from [removed:r123c5,r456c6]."
    )


def test_a_third_place_in_the_house_is_no_w_wing(board):
    board.keep("36", "r2c6 r4c5").confine("6", "r7", "r7c5 r7c6 r7c9")
    assert board.steps(W_WING) == []


def test_cells_that_see_each_other_are_a_naked_pair_and_no_w_wing(board):
    board.keep("36", "r2c5 r4c5").confine("6", "b2", "r1c5 r2c6")
    assert board.steps(W_WING) == []


def test_each_link_makes_a_w_wing_of_its_own(board):
    board.keep("36", "r2c6 r4c5").confine("6", "r7", "r7c5 r7c6").confine("6", "r9", "r9c5 r9c6")
    assert [step.notation.partition(" =>")[0] for step in board.steps(W_WING)] == [
        "W-Wing: 3/6 in r2c6,r4c5 connected by 6 in r7c56",
        "W-Wing: 3/6 in r2c6,r4c5 connected by 6 in r9c56",
    ]
