"""Grades on other scales, and checks of what a bank says."""

from collections.abc import Callable

import pytest

from crosshatch import scale_named
from crosshatch.bank import Bank
from crosshatch.bank.grading import grade_more, problems_of

Filled = Callable[[int], Bank]


def test_what_has_no_grade_gets_one(filled: Filled) -> None:
    bank, hodoku = filled(3), scale_named("hodoku")
    assert [(kept.number, error) for kept, error in grade_more(bank, hodoku)] == [(1, ""), (2, ""), (3, "")]
    assert list(grade_more(bank, hodoku)) == []
    for kept in bank:
        grade = kept.grade("hodoku")
        assert grade is not None
        assert grade.data() == hodoku.grade(kept.puzzle).data()


def test_what_takes_too_long_gets_none(filled: Filled) -> None:
    bank = filled(1)
    [(_, error)] = grade_more(bank, scale_named("hodoku"), max_seconds=0)
    assert error.startswith("out of time")
    assert bank.ungraded(scale_named("hodoku")) == [1]


def test_a_sound_bank_has_no_problems(filled: Filled) -> None:
    assert list(problems_of(filled(4), sample=2)) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("UPDATE puzzles SET solution = replace(solution, '1', '2')", "its solution is"),
        ("UPDATE puzzles SET givens = 20", "its canonical form, givens or symmetry"),
        ("UPDATE grades SET parts = '{}'", "its grade on the crosshatch scale is Easy"),
        ("UPDATE puzzles SET puzzle = replace(puzzle, '1', '.')", "solutions"),
    ],
)
def test_what_is_not_true_is_found(filled: Filled, change: str, problem: str) -> None:
    bank = filled(1)
    with bank.file.writing():
        bank.file.run(change)
    assert any(problem in each for each in problems_of(bank))


def test_rows_that_refer_to_nothing_are_found(filled: Filled) -> None:
    bank = filled(1)
    bank.file.rows("PRAGMA foreign_keys = OFF")
    with bank.file.writing():
        bank.file.run("DELETE FROM puzzles")
    assert list(problems_of(bank)) == ["row 1 of the table grades refers to a missing row of puzzles"]
