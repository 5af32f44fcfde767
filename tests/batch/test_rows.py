"""Graded puzzles as rows."""

import attrs
import pytest

from crosshatch.batch.grading import Graded, GradeOutcome, row_of, section_of
from crosshatch.batch.rows import CsvRows, JsonRows, RowForm
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading import scale_named

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SCALES = ("crosshatch", "hodoku")
SECTIONS = [section_of(scale_named(name)) for name in SCALES]


@pytest.mark.parametrize("kind", [CsvRows, JsonRows])
def test_a_puzzle_that_one_of_two_scales_cannot_grade(kind: type[RowForm]) -> None:
    puzzle = Puzzle(EASY)
    grade = scale_named("hodoku").grade(Puzzle(EASY))
    row = row_of({"crosshatch": Graded(puzzle, error="beyond it"), "hodoku": Graded(puzzle, grade)}, SECTIONS)
    assert (row.error, list(row.found)) == ("beyond it", ["hodoku"])
    form = kind(SECTIONS)
    again = form.read(form.write(row))
    assert (again.error, again.outcome, list(again.found)) == ("beyond it", GradeOutcome.UNGRADABLE, ["hodoku"])
    assert again.found["hodoku"]["level"] == grade.level
    assert form.write(row).startswith(form.row_start)


@pytest.mark.parametrize("kind", [CsvRows, JsonRows])
def test_a_row_says_how_its_grading_ended(kind: type[RowForm]) -> None:
    puzzle = Puzzle(EASY)
    row = row_of({scale: Graded(puzzle, None, "out of time", GradeOutcome.OUT_OF_TIME) for scale in SCALES}, SECTIONS)
    form = kind(SECTIONS)
    assert row.outcome == GradeOutcome.OUT_OF_TIME
    assert row.error == "Crosshatch: out of time. HoDoKu: out of time"
    assert form.read(form.write(row)) == row


def test_a_row_says_on_which_of_several_scales_the_time_ran_out() -> None:
    puzzle = Puzzle(EASY)
    graded = Graded(puzzle, scale_named("crosshatch").grade(Puzzle(EASY)))
    late = Graded(puzzle, None, "out of time before the first step", GradeOutcome.OUT_OF_TIME)
    row = row_of({"crosshatch": graded, "hodoku": late}, SECTIONS)
    assert row.error == "HoDoKu: out of time before the first step"
    assert row_of({"hodoku": late}, SECTIONS).error == "out of time before the first step"


@pytest.mark.parametrize("kind", [CsvRows, JsonRows])
def test_a_grade_of_another_version_is_not_read(kind: type[RowForm]) -> None:
    puzzle = Puzzle(EASY)
    grade = attrs.evolve(scale_named("hodoku").grade(Puzzle(EASY)), version="2.1.9")
    form = kind(SECTIONS[1:])
    line = form.write(row_of({"hodoku": Graded(puzzle, grade)}, SECTIONS))
    with pytest.raises(ValueError, match=r"^results of version 2\.1\.9 of the scale HoDoKu, .* has version 2\.2\.0$"):
        form.read(line)
