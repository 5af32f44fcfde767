"""Graded puzzles as rows."""

import attrs
import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.cli.inputs import Item
from crosshatch.cli.rows import CsvRows, JsonRows, RowForm, row_of
from crosshatch.grading import scale_named
from crosshatch.grading.batch import Graded, GradeOutcome

SCALES = ("crosshatch", "hodoku")


@pytest.mark.parametrize("kind", [CsvRows, JsonRows])
def test_a_puzzle_that_one_of_two_scales_cannot_grade(kind: type[RowForm], easy: str) -> None:
    item = Item("here", Puzzle(easy))
    grade = scale_named("hodoku").grade(Puzzle(easy))
    row = row_of({"crosshatch": Graded(item, error="beyond it"), "hodoku": Graded(item, grade)})
    assert (row.error, list(row.grades)) == ("beyond it", ["hodoku"])
    form = kind(SCALES)
    again = form.read(form.write(row))
    assert (again.error, again.outcome, list(again.grades)) == ("beyond it", GradeOutcome.UNGRADABLE, ["hodoku"])
    assert again.grades["hodoku"]["level"] == grade.level
    assert form.write(row).startswith(form.row_start)


@pytest.mark.parametrize("kind", [CsvRows, JsonRows])
def test_a_row_says_how_its_grading_ended(kind: type[RowForm], easy: str) -> None:
    item = Item("here", Puzzle(easy))
    row = row_of({scale: Graded(item, None, "out of time", GradeOutcome.OUT_OF_TIME) for scale in SCALES})
    form = kind(SCALES)
    assert (row.outcome, row.code) == (GradeOutcome.OUT_OF_TIME, 1)
    assert row.error == "Crosshatch: out of time. HoDoKu: out of time"
    assert form.read(form.write(row)) == row


def test_a_row_says_on_which_of_several_scales_the_time_ran_out(easy: str) -> None:
    item = Item("here", Puzzle(easy))
    graded = Graded(item, scale_named("crosshatch").grade(Puzzle(easy)))
    late = Graded(item, None, "out of time before the first step", GradeOutcome.OUT_OF_TIME)
    row = row_of({"crosshatch": graded, "hodoku": late})
    assert row.error == "HoDoKu: out of time before the first step"
    assert row_of({"hodoku": late}).error == "out of time before the first step"


@pytest.mark.parametrize("kind", [CsvRows, JsonRows])
def test_a_grade_of_another_version_is_not_read(kind: type[RowForm], easy: str) -> None:
    item = Item("here", Puzzle(easy))
    grade = attrs.evolve(scale_named("hodoku").grade(Puzzle(easy)), version="2.1.9")
    form = kind(["hodoku"])
    line = form.write(row_of({"hodoku": Graded(item, grade)}))
    with pytest.raises(
        ValueError, match=r"^grades of version 2\.1\.9 of the scale HoDoKu, which has version 2\.2\.0 now$"
    ):
        form.read(line)
