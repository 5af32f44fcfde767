"""Sue de Coq."""

from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import CellTruth, Role, Step
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

SUE_DE_COQ = strategy_named("sue-de-coq")

# Positions of our own random puzzles.
DIGIT_FROM_OUTSIDE = (
    ":0000:x:.7+6+9+5.+3.11+3+5+76.......3..6753+8+1+4+75+9+62+95+7+28+6...624+19+3+7+5+8+5.8+6.724.7..+5....+6.+6.+8.95.+7:"
    "426 188 388:::"
)
CELL_LEFT_OUT = (
    ":0000:x:3.....76..6+59..2.+8..8+612..+5.+8.34+9+5.759......4......98+6+851...6.....8...52......+8..:412 413 721 "
    "426 328 353 653 255 755 156 756 158 161 378 387 294 295 198 398:::"
)


def words_of(step: Step) -> str:
    (line,) = explain(step)
    return markup(line)


def test_four_digits_in_four_cells_of_a_line_and_a_box(board):
    board.keep("1234", "r1c1 r1c2").keep("12", "r1c7").keep("34", "r2c3")
    (step,) = board.steps(SUE_DE_COQ)
    assert step.notation == (
        "Sue de Coq: r1c12 - {1234} (r1c7 - {12}, r2c3 - {34}) "
        "=> r1c345689<>1, r1c345689<>2, r1c3,r2c12,r3c123<>3, r1c3,r2c12,r3c123<>4"
    )
    assert step.truths == (CellTruth(0), CellTruth(1), CellTruth(6), CellTruth(11))
    assert step.roles.houses[Role.HOUSE] == (0, 18)
    assert step.roles.cells[Role.PATTERN] == (0, 1)
    assert words_of(step) == (
        "Take [pattern:r1c12] (1, 2, 3, 4) from the intersection of [house:row 1] and [house:box 1], [als a:r1c7] "
        "(1, 2) from the rest of [house:row 1], and [als b:r2c3] (3, 4) from the rest of [house:box 1]: four cells "
        "in all. No digit of the intersection is in both of the other sets. So each digit can fill only one "
        "of the four cells. Together, the digits are just enough to fill all the cells, so none can be missing. In "
        "these cells, [house:row 1] must have its [als a:1] and [als a:2], and [house:box 1] its [als b:3] and [als "
        "b:4]. So 1 and 2 can be removed from [removed:r1c345689], and 3 and 4 can be removed from "
        "[removed:r1c3,r2c12,r3c123]."
    )


def test_a_digit_of_the_crossing_on_both_sides_is_no_sue_de_coq(board):
    board.keep("1234", "r1c1 r1c2").keep("12", "r1c7").keep("23", "r2c3")
    assert board.steps(SUE_DE_COQ) == []


def test_a_cell_too_few_is_no_sue_de_coq(board):
    board.keep("12345", "r1c1 r1c2").keep("12", "r1c7").keep("34", "r2c3")
    assert board.steps(SUE_DE_COQ) == []


def test_a_digit_that_neither_side_has_goes_from_the_line_and_the_box(board):
    board.keep("12345", "r1c1 r1c2 r1c3").keep("12", "r1c7").keep("34", "r2c3")
    assert board.notations(SUE_DE_COQ) == [
        "Sue de Coq: r1c123 - {12345} (r1c7 - {12}, r2c3 - {34}) "
        "=> r1c45689<>1, r1c45689<>2, r2c12,r3c123<>3, r2c12,r3c123<>4, r1c45689,r2c12,r3c123<>5"
    ]


def test_a_side_may_have_a_digit_of_its_own_with_a_cell_more():
    grid = read(DIGIT_FROM_OUTSIDE).grid()
    (step,) = SUE_DE_COQ.find(grid)
    proof.verify(grid, step)
    assert step.notation == "Sue de Coq: r8c23 - {12349} (r8c78 - {189}, r9c13 - {234}) => r8c56<>1"
    assert "So each digit can fill only one of the six cells. Together" in words_of(step)


def test_a_cell_of_the_crossing_may_be_left_out():
    grid = read(CELL_LEFT_OUT).grid()
    (step,) = SUE_DE_COQ.find(grid)
    proof.verify(grid, step)
    assert step.notation == "Sue de Coq: r46c1 - {12467} (r2c1 - {14}, r45c3 - {267}) => r6c23<>2, r389c1<>4, r6c23<>7"
