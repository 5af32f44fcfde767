"""Sudoku Explainer's ER, EP and ED, compared with what Sudoku Explainer itself says."""

import pytest

from corpora import rows_of
from crosshatch.board.clock import OutOfTime
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.originals.explainer.order import ORDER, SIMPLE, lowest
from crosshatch.originals.explainer.scale import POSSIBLE, SIMPLE_RATINGS, ExplainerGrade, ExplainerScale
from crosshatch.solving.scale import BEYOND_REACH
from crosshatch.solving.solver import Path, Solver
from crosshatch.words.grades import grade_parts
from engines import COMPILED, if_compiled
from examples import slow
from rated import ratings_of

OTHER_LABELS = (
    ".....6......7...2...9.3.5....5.9.84.8..2....6.......7.39..4....5.....4....4..1..8",
    "1.......7.2.4...6...3...5...9..4........62.4....9..8....5.....3.6.2...8.7....1...",
    "12.3.....4...5......6..17..5..2......3..1..4...1..68....9....7....1..9.......9.68",
)
"""Puzzles of the list of the hardest whose published ratings are of another version: the program's own differ."""


def test_puzzles_that_sudoku_explainer_has_rated(cross_rated):
    scale = ExplainerScale()
    for rated in cross_rated:
        if COMPILED or rated.explainer[0] < 9:
            grade = scale.grade(read(rated.puzzle))
            assert (grade.er, grade.ep, grade.ed) == rated.explainer


@pytest.mark.parametrize(
    ("line", "grade"),
    [
        (".2...4....3.51...867.....4.39..6.7.......8....68.5....5...4.1.3...93..........5.6", "4.5/1.2/1.2"),
        (".3..1.5....7....32.4.7...9.....2.1..39.....4..2..5...6......81...8..5..36....3...", "7.2/1.2/1.2"),
        (".2......6..4.2.8..7.....15.3687.....9..........7...4.9.1.6.82.....4.7........2.3.", "4.5/1.2/1.2"),
        (".42....5.3.82.1749........6.27..5..89........6..49......6...21.....4..67..97.....", "6.6/1.2/1.2"),
        ("75.....1..1.....4.2...6..9....67.8.....3..9...785...3..854..1...........9....1.5.", "7.6/1.2/1.2"),
    ],
)
def test_unique_loops_are_those_of_sudoku_explainer_in_its_order(line, grade):
    assert str(ExplainerScale().grade(Puzzle(line))) == grade


@pytest.mark.parametrize(
    "line",
    [
        "479..1..8.6..8.1............9....6......7.....3.6.2..434.527..6...8..5.2..6...3..",
        ".....473..3......8....2....2.....1..49..6...5..63..48.....7....568...9.3..4..8...",
        ".3.598..6....3..4..5.2.......8...12.....47.......8..6..65...9...24.7.6.89......1.",
    ],
)
def test_a_grave_of_type_1_may_have_several_guardians_in_its_cell(line):
    assert str(ExplainerScale().grade(Puzzle(line))) == "5.6/1.2/1.2"


@if_compiled
@pytest.mark.parametrize(
    ("line", "grade"),
    [
        (".......12......3.4..1.2356.....14.23.1.26.45..4.3.51.61.......57.8.56...95..3....", "11.6/2.0/2.0"),
        *slow(
            (".......12.....13.4..1.3256.....14.23.1.3.54.6.4.26.15.1.......57.8.56...95..23...", "11.6/11.6/2.6"),
            ("........1......234.....5.6.....78.....72.9.86.2856..79.76.52...2.98.....85.79....", "11.7/8.4/2.6"),
        ),
    ],
)
def test_the_hardest_puzzles_with_unique_loops_of_type_3_that_sudoku_explainer_does_not_take(line, grade):
    assert str(ExplainerScale().grade(Puzzle(line))) == grade


@pytest.mark.slow
@if_compiled
@pytest.mark.parametrize(
    ("line", "grade"),
    [
        ("......7....6..9..278.2...6..3.....1......5..3..78..6....89..2..5....2.4...2.1....", "10.7/10.7/9.2"),
        ("1...5..8...71....6.....3...2.....9...1.6....4.34..7.......2..9...1..4..38.....5..", "10.7/10.7/10.5"),
        ("..3..6...4...8..2..9.1......6....8..8...4...7..1..3.....7....455...7.2.....9...7.", "10.7/1.2/1.2"),
        ("..3.5....4....92...8.7........3....1....4.95.9....5.6..7......85....264..........", "10.7/1.2/1.2"),
        (".23.....94.....1...9..3..4..6.8...7.3...9...1..9..7........58....56.....9...2...4", "10.7/1.2/1.2"),
    ],
)
def test_ratings_that_differ_from_a_published_list_and_were_checked_with_the_program(line, grade):
    assert str(ExplainerScale().grade(Puzzle(line))) == grade


def test_ratings_of_some_random_puzzles(some_graded):
    assert_rated(some_graded)


@pytest.mark.slow
def test_ratings_of_random_puzzles(graded):
    assert_rated(graded)


def assert_rated(puzzles):
    scale = ExplainerScale()
    for rated in puzzles:
        grade = scale.grade(Puzzle(rated.puzzle))
        assert (grade.er, grade.ep, grade.ed) == rated.explainer, rated.puzzle


@pytest.mark.slow
@if_compiled
@pytest.mark.parametrize("part", range(3))
def test_ratings_of_half_of_the_hardest_puzzles(part: int):
    scale = ExplainerScale()
    for row in rows_of("hardest.csv")[part::6]:
        if row["puzzle"] not in OTHER_LABELS:
            grade = scale.grade(Puzzle(row["puzzle"]))
            assert (grade.er, grade.ep, grade.ed) == (float(row["er"]), float(row["ep"]), float(row["ed"])), row


@pytest.mark.parametrize(
    ("er", "level"),
    [(1.0, "Easy"), (1.2, "Easy"), (1.5, "Medium"), (2.5, "Hard"), (2.6, "Fiendish"), (6.2, "Diabolical")],
)
def test_levels(er, level):
    assert ExplainerGrade(True, [], er, 1.2, 1.2).level == level


def summed_up(path: Path) -> ExplainerGrade:
    """Return the grade of a path."""
    return ratings_of(path).grade(path.solution is not None, ExplainerScale().version)


def test_what_is_not_finished_is_rated_20():
    path = Solver(ORDER[:3], fallback=None).solve(Puzzle(NEEDS_CHAINS))
    grade = summed_up(path)
    assert not grade.solved
    assert str(grade) == "20.0/1.2/1.2"


def test_a_deadline_makes_no_number_up():
    with pytest.raises(OutOfTime, match=r"^out of time"):
        ExplainerScale().grade(Puzzle(NEEDS_CHAINS), max_seconds=0)


def test_the_engine_has_the_first_techniques():
    rated = [rating for rating in SIMPLE_RATINGS if rating < BEYOND_REACH]
    assert {lowest(each.technique) for each in ORDER[:SIMPLE]} <= {1.9, *rated}  # direct claiming is never needed
    assert ORDER[SIMPLE].technique.slug == "swordfish"


def test_the_grade_is_that_of_the_path():
    scale, solver = ExplainerScale(), Solver(ORDER, fallback=None)
    for line in (NEEDS_CHAINS, NO_DIGIT_AT_FIRST):
        grade = scale.grade(Puzzle(line))
        assert grade == summed_up(solver.solve(Puzzle(line)))
        assert [*grade.techniques] == [*summed_up(solver.solve(Puzzle(line))).techniques]


def test_what_is_known_when_the_time_is_over():
    assert known(NEEDS_CHAINS, steps=0) == ""
    assert known(NEEDS_CHAINS, steps=1) == "ER at least 2.6, EP 1.2, ED 1.2"
    assert known(NO_DIGIT_AT_FIRST, steps=1) == "ER at least 2.6, EP at least 2.6, ED 2.6"


def known(line, steps):
    walk = Solver(ORDER, fallback=None).walk(Puzzle(line))
    for _ in range(steps):
        next(walk)
    return ratings_of(walk.path).known


NEEDS_CHAINS = "......5..87.5.4.9..3..9.....6..5...9.8....746.........4.1....2....4..1.7...8....."
NO_DIGIT_AT_FIRST = "...3...798.....3...6...1.....4..5.2.....3..9..8.2....523........5.98.6..6..51...."


def test_a_puzzle_that_is_full_already():
    solved = read("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
    assert str(ExplainerScale().grade(solved)) == "0.0/0.0/0.0"


@pytest.mark.parametrize(
    ("line", "original", "corrected"),
    [
        ("8.......23...1.7.5..2........7.4.8..9..2...14..18........95....486..3.7......6...", 8.4, 8.3),
        ("5..6.3....2....98.......1...1..9.......3....67.......4....8.25.4..7..............", 8.9, 9.0),
    ],
)
def test_without_the_flaws_of_the_original(line, original, corrected):
    assert ExplainerScale().grade(Puzzle(line)).er == original
    grade = ExplainerScale(corrected=True).grade(Puzzle(line))
    assert grade.er == corrected
    assert ExplainerScale(corrected=True).version == "1.2.1 corrected"


@pytest.mark.parametrize("highest", [1.2, 1.9, 2.6, 4.4, 6.6])
def test_a_judgement_up_to_a_rating_is_the_grade_or_nothing(cross_rated, highest):
    scale = ExplainerScale()
    for rated in cross_rated:
        if rated.explainer[0] < 7.5:
            puzzle = read(rated.puzzle)
            grade = scale.grade(puzzle)
            assert scale.judge_up_to(puzzle, grade.er) == grade
            assert scale.judge_up_to(puzzle, highest) == (grade if grade.er <= highest else None)


def test_a_puzzle_that_techniques_do_not_finish_is_rated_higher_than_any():
    corner = Puzzle("1...5.7....7..9.3......7..4.8......3..4....2.6..5..9.7..8.1.....1..6...29..3.51..")
    assert ExplainerScale().judge_up_to(corner, 6.2) is None


def test_ratings_that_no_step_has():
    scale = ExplainerScale()
    assert scale.ratings_near(2.0, 2.6) == (2.0, 2.3, 2.5, 2.6)
    assert scale.ratings_near(2.1, 2.2) == (2.0, 2.3)
    assert scale.ratings_near(6.3, 6.4) == (6.2, 6.5)
    assert scale.ratings_near(0, 0.9) == (1.0,)


def test_the_rating_of_every_step_is_possible(graded):
    assert {rated.explainer[0] for rated in graded} <= set(POSSIBLE)


def test_what_looks_below_a_high_rating():
    scale = ExplainerScale()
    hard = Puzzle("..3.5...9...1..23.6..3..5....5.3.9.........2.8....7..4..2.4..9..6...1....7.8.....")
    medium = Puzzle("35.24.7.........6.....39..2.......85.4..7.1...15...4..98.....31...1.....4...53..6")
    assert scale.looks_below(hard, 10.5) is None
    assert scale.looks_below(medium, 7.0) is None
    assert scale.looks_below(medium, 10.5) > 0.2


def test_simple_steps_that_place_digits_are_below_a_high_ep():
    scale = ExplainerScale()
    pearl = Puzzle("1...5.7....7..9.3......7..4.8......3..4....2.6..5..9.7..8.1.....1..6...29..3.51..")
    other = Puzzle("62.......4...5.1.7..57.....8..3....6....873.........98.6.....3..7.21..4.1....4...")
    assert scale.begins_below(pearl, 9.0, 0.0) is None
    assert 0 < scale.begins_below(pearl, 9.0, 9.0) < scale.begins_below(other, 9.0, 9.0) < 1
    assert scale.begins_below(other, 9.0, 0.0) > 0
    assert scale.begins_below(other, 3.0, 0.0) is None


def test_techniques_of_its_own_are_called_what_the_language_calls_them() -> None:
    grade = ExplainerGrade(True, {"Direct Hidden Pair": 2}, 2.0, 1.2, 1.2)
    assert grade_parts(grade, "de")["Techniken"] == "Direktes verstecktes Paar × 2"
