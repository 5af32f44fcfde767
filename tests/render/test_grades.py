"""Grades as text."""

from crosshatch.board.puzzle import Puzzle
from crosshatch.grading import scale_named
from crosshatch.render.grades import grade_lines, histogram_lines

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")


def test_each_part_after_its_heading():
    lines = list(grade_lines(scale_named("crosshatch").grade(EASY)))
    assert lines[0] == "level    Easy: singles are enough"
    assert [line.split("  ")[0] for line in lines if not line.startswith(" ")] == [
        "level",
        "hardest",
        "effort",
        "choice",
        "time",
        "Singles",
    ]


def test_lines_are_as_wide_as_wished():
    lines = list(grade_lines(scale_named("hodoku").grade(EASY), 40))
    assert len(lines) > 2
    assert max(map(len, lines)) <= 40
    assert lines[0] == "grade       Easy 196"


def test_bars_of_plain_characters():
    assert list(histogram_lines({"Easy": 20, "Medium": 10, "Hard": 0}, 30)) == [
        "  Easy    20  ################",
        "  Medium  10  ########",
        "  Hard     0",
    ]


def test_bars_of_blocks_show_eighths():
    assert list(histogram_lines({"a": 4, "b": 1}, 11, blocks=True)) == ["  a  4  ███", "  b  1  ▊"]


def test_no_counts_no_lines():
    assert list(histogram_lines({})) == []
    assert list(histogram_lines({"Easy": 0})) == ["  Easy  0"]
