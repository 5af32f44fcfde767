"""Graded puzzles as rows."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.cli.inputs import Item
from crosshatch.cli.rows import CsvRows, JsonRows, RowForm, row_of
from crosshatch.grading import scale_named
from crosshatch.grading.batch import Graded

SCALES = ("crosshatch", "hodoku")


@pytest.mark.parametrize("kind", [CsvRows, JsonRows])
def test_a_puzzle_that_one_of_two_scales_cannot_grade(kind: type[RowForm], easy: str) -> None:
    item = Item("here", Puzzle(easy))
    grade = scale_named("hodoku").grade(Puzzle(easy))
    row = row_of({"crosshatch": Graded(item, error="beyond it"), "hodoku": Graded(item, grade)})
    assert (row.error, list(row.grades)) == ("beyond it", ["hodoku"])
    form = kind(SCALES)
    again = form.read(form.write(row))
    assert (again.error, list(again.grades)) == ("beyond it", ["hodoku"])
    assert again.grades["hodoku"]["level"] == grade.level
    assert form.write(row).startswith(form.row_start)
