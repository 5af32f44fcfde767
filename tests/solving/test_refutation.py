"""Why a digit is wrong: every kind of answer, and that the steps to a contradiction are proofs."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import Candidate, candidate
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.position.status import solutions
from crosshatch.solving.refutation import (
    ClashingDigit,
    CorrectDigit,
    NothingFits,
    RefutedDigit,
    UnexplainedDigit,
    refutation,
    why_not,
)
from crosshatch.solving.solver import Outcome, notes_of
from engines import COMPILED
from examples import examples

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
HARD = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
SEVERAL = Puzzle(EASY.givens[:20] + "." * 10 + EASY.givens[30:])
CLASH = Puzzle("55" + EASY.givens[2:])
HARDEST = Puzzle("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")


def check_refuted(reason: RefutedDigit) -> None:
    """Check that every step is proved, that none can be left out, and that a contradiction ends it."""
    assert reason.path.outcome is Outcome.NO_SOLUTION
    assert reason.path.end.broken
    assert not any(step.technique.assumes_unique for step in reason.steps)
    for grid, step in reason.path.positions():
        assert not grid.broken
        proof.verify(grid, step)
    assert notes_of(reason.path.essential()) == notes_of(reason.path)


def test_the_right_digit() -> None:
    reason = why_not(EASY, "r1c1", 4)
    assert reason == CorrectDigit(Candidate("r1c1", 4))
    assert str(reason) == "4 in r1c1 is right."
    assert not reason.wrong
    assert why_not(EASY, "r1c3", 3) == CorrectDigit(Candidate("r1c3", 3))


def test_a_digit_of_some_solutions_only() -> None:
    first, second = solutions(SEVERAL, 2)
    cell = next(cell for cell in range(81) if first[cell] != second[cell])
    reason = why_not(SEVERAL, cell, int(first[cell]))
    assert reason == CorrectDigit(candidate(cell, int(first[cell])), only=False)
    assert "possible" in str(reason)


def test_a_clash_at_sight() -> None:
    assert str(why_not(EASY, "r1c1", 3)) == "r1c1 cannot be 3: it sees a 3 in r1c3."
    assert str(why_not(EASY, "r1c3", 4)) == "r1c3 cannot be 4: it is given as 3."
    reason = why_not(EASY, "r1c1", 3)
    assert isinstance(reason, ClashingDigit)
    assert reason.by == (Candidate("r1c3", 3),)


def test_steps_to_a_contradiction() -> None:
    reason = why_not(HARD, "r1c2", 4)
    assert isinstance(reason, RefutedDigit)
    check_refuted(reason)
    assert [step.conclusion for step in reason.steps] == ["r1c3=2", "r2c1=7", "r9c3=7", "r1c7=7", "r1c9=5"]
    assert str(reason) == (
        "If r1c2 were 4, then r1c3=2, r2c1=7, r9c3=7, r1c7=7 and r1c9=5 would follow, "
        "and there would be no place for 6 in row 1."
    )


def test_a_contradiction_at_once() -> None:
    reason = why_not(HARD, "r1c2", 9)
    assert isinstance(reason, RefutedDigit)
    assert (reason.steps, str(reason)) == ((), "If r1c2 were 9, there would be no place for 9 in row 2.")


def test_patterns_where_singles_do_not_do() -> None:
    reason = why_not(HARD, "r2c1", 4)
    assert isinstance(reason, RefutedDigit)
    check_refuted(reason)
    assert "Naked Pair" in [step.name for step in reason.steps]
    assert "and 8 more steps would follow" in str(reason)


def test_all_digits_are_wrong_where_there_is_no_solution() -> None:
    reason = why_not(CLASH, "r1c4", 4)
    assert isinstance(reason, NothingFits)
    assert str(reason).startswith("4 in r1c4 is wrong, but so is any other digit (no solution: two 5s in row 1")


def test_out_of_time() -> None:
    reason = why_not(HARDEST, "r1c2", 6, max_seconds=0)
    assert reason == UnexplainedDigit(Candidate("r1c2", 6), Outcome.OUT_OF_TIME)
    assert str(reason) == (
        "6 in r1c2 is wrong: a search finds no solution with it, but time ran out before the techniques could show why."
    )


def test_logic_that_comes_to_no_contradiction() -> None:
    path = refutation(HARD.with_placed("r2c1", 4), most=2.0)
    assert path.outcome is Outcome.STUCK
    assert "the techniques cannot show why" in str(UnexplainedDigit(Candidate("r2c1", 4), path.outcome))


@pytest.mark.parametrize("position", [HARD.with_placed("r1c2", 4), HARD.without("r1c2", 4)])
def test_what_the_position_says_of_the_digit_itself_does_not_count(position: Puzzle) -> None:
    reason = why_not(position, "r1c2", 4)
    assert isinstance(reason, RefutedDigit)
    assert len(reason.steps) == 5


def test_other_mistakes_are_no_reasons() -> None:
    reason = why_not(HARD.with_placed("r2c1", 4).without("r1c4", 9), "r1c2", 4)
    assert isinstance(reason, RefutedDigit)
    assert reason.path.puzzle == HARD.with_placed("r1c2", 4)
    assert why_not(HARD.with_placed("r2c1", 4), "r2c3", 4).wrong


def test_a_position_that_is_wrong_for_every_solution_of_its_givens_is_left_aside() -> None:
    settled = SEVERAL.with_placed("r1c9", 5)
    (solution,) = solutions(settled, 2)
    position = settled.without("r3c3", int(solution[20]))
    assert solutions(position, 1) == ()
    assert why_not(position, "r1c1", int(solution[0])) == CorrectDigit(Candidate("r1c1", int(solution[0])), only=False)


@pytest.mark.parametrize("where", [("r1c10", 4), (81, 4), (0, 0), (0, 10)])
def test_what_is_no_candidate_is_an_error(where: tuple[int | str, int]) -> None:
    with pytest.raises(ValueError, match=r"cell|digit"):
        why_not(EASY, *where)


@given(seed=st.integers(0, 10**9))
@examples(30)
def test_every_wrong_digit_has_a_reason(seed: int) -> None:
    puzzle = minimal_puzzle(seed)
    (solution,) = solutions(puzzle, 2)
    cell = seed % 81
    for digit in islice((each for each in range(1, 10)), 9 if COMPILED else 3):
        reason = why_not(puzzle, cell, digit)
        assert reason.wrong == (solution[cell] != str(digit))
        if isinstance(reason, RefutedDigit):
            check_refuted(reason)


def test_a_cell_may_be_given_by_number_or_name() -> None:
    assert why_not(EASY, cell_named("r1c1"), 3) == why_not(EASY, "r1c1", 3)
