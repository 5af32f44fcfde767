"""Graded puzzles as rows."""

import json

import attrs
import pytest

from crosshatch.batch.grading import GradedPuzzle, GradeOutcome, grades_layout, record_of, section_of
from crosshatch.batch.rows import CsvForm, Form, JsonForm, Layout
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read_file
from crosshatch.grading import scale_named
from crosshatch.solving.scale import Grade, Scale, ScaleError

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SCALES = ("crosshatch", "hodoku")
LAYOUT, HODOKU = (grades_layout(section_of(scale_named(name)) for name in names) for names in (SCALES, SCALES[1:]))


@pytest.mark.parametrize("kind", [CsvForm, JsonForm])
def test_a_puzzle_that_one_of_two_scales_cannot_grade(kind: type[Form]) -> None:
    puzzle = Puzzle(EASY)
    grade = scale_named("hodoku").grade(Puzzle(EASY))
    beyond = GradedPuzzle(puzzle, None, "beyond it", GradeOutcome.UNGRADABLE)
    row = record_of({"crosshatch": beyond, "hodoku": GradedPuzzle(puzzle, grade)}, LAYOUT)
    form = kind(LAYOUT)
    for each in (row, form.read(form.write(row))):
        assert (each["error"], each["outcome"], each["crosshatch"]) == ("beyond it", GradeOutcome.UNGRADABLE, None)
        assert each["hodoku"]["level"] == grade.level
    assert form.may_begin(form.write(row)[:20].encode())


@pytest.mark.parametrize("kind", [CsvForm, JsonForm])
def test_a_row_says_how_its_grading_ended(kind: type[Form]) -> None:
    puzzle = Puzzle(EASY)
    row = record_of(
        {scale: GradedPuzzle(puzzle, None, "out of time", GradeOutcome.OUT_OF_TIME) for scale in SCALES}, LAYOUT
    )
    form = kind(LAYOUT)
    assert row["outcome"] == GradeOutcome.OUT_OF_TIME
    assert row["error"] == "Crosshatch: out of time. HoDoKu: out of time"
    assert form.read(form.write(row)) == row


def test_a_row_says_on_which_of_several_scales_the_time_ran_out() -> None:
    puzzle = Puzzle(EASY)
    graded = GradedPuzzle(puzzle, scale_named("crosshatch").grade(Puzzle(EASY)))
    late = GradedPuzzle(puzzle, None, "out of time before the first step", GradeOutcome.OUT_OF_TIME)
    row = record_of({"crosshatch": graded, "hodoku": late}, LAYOUT)
    assert row["error"] == "HoDoKu: out of time before the first step"
    assert record_of({"hodoku": late}, HODOKU)["error"] == "out of time before the first step"


@pytest.mark.parametrize("kind", [CsvForm, JsonForm])
def test_a_grade_of_another_version_is_not_read(kind: type[Form]) -> None:
    puzzle = Puzzle(EASY)
    grade = attrs.evolve(scale_named("hodoku").grade(Puzzle(EASY)), version="2.1.9")
    form = kind(HODOKU)
    line = form.write(record_of({"hodoku": GradedPuzzle(puzzle, grade)}, HODOKU))
    with pytest.raises(
        ValueError, match=r"^its grades are of version 2\.1\.9 of the HoDoKu scale, .* version 2\.2\.0$"
    ):
        form.read(line)


def test_numbers_of_tables_are_numbers_in_json_and_stay_as_they_are_in_tables() -> None:
    given = f"puzzle,id,weight\n{EASY},007,1.50\n"
    layout = Layout()
    (row,) = read_file(given.splitlines())
    (item,) = read_file([json.dumps({"puzzle": EASY, "id": "7", "weight": 1.5})])
    in_json, in_csv = JsonForm(layout).layout, CsvForm(layout, ["id", "weight"]).layout
    assert in_json.given(row) == {"id": "007", "weight": 1.5}
    assert in_csv.given(row) == {"id": "007", "weight": "1.50"}
    assert in_json.given(item) == in_csv.given(item) == {"id": "7", "weight": 1.5}


@attrs.frozen
class Mood(Grade):
    rating: float = 1.0
    level: str = "Calm"
    colour: str = "blue"


class Moods(Scale[Mood]):
    name = "moods"

    def judge(self, puzzle: Puzzle) -> Mood:
        return Mood(True, [])


class Unnamed(Scale):  # type: ignore[type-arg]
    name, judge = "moods", Moods.judge


def test_the_parts_of_grades_have_columns() -> None:
    layout = grades_layout([section_of(Moods())])
    graded = {"moods": GradedPuzzle(Puzzle(EASY), Moods().grade(Puzzle(EASY)))}
    form = CsvForm(layout)
    assert form.columns[-1] == "moods_colour"
    assert form.write(record_of(graded, layout)).endswith(",blue")
    without = CsvForm(grades_layout([section_of(Unnamed())]))
    with pytest.raises(ScaleError, match=r"parts without a column \(colour\); set grade_type"):
        without.write(record_of(graded, without.layout))
