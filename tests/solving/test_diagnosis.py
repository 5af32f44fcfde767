"""What is wrong with a puzzle, and what would mend it."""

from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import Candidate
from crosshatch.board.conflicts import Clash
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.position.status import Impossible, Multiple, Unique, check, count_solutions, solutions
from crosshatch.render.reasons import diagnosis_lines
from crosshatch.solving.diagnosis import Diagnosis, diagnose
from crosshatch.solving.refutation import ClashingDigit, RefutedDigit
from crosshatch.words.spans import text_of
from examples import examples

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
CLASH = Puzzle("55" + EASY.givens[2:])
SLIP = Puzzle("5" + EASY.givens[1:])
SEVERAL = Puzzle(EASY.givens[:20] + "." * 10 + EASY.givens[30:])


def lines(diagnosis: Diagnosis, language: str = "english") -> list[str]:
    return [text_of(line) for line in diagnosis_lines(diagnosis, 200, language)]


def puzzle_of(digits: tuple[Candidate, ...]) -> Puzzle:
    line = ["."] * 81
    for each in digits:
        line[each.cell] = str(each.digit)
    return Puzzle("".join(line))


def check_few(together: tuple[Candidate, ...]) -> None:
    """Check that some givens cannot stand together, and that each of them has a part in that."""
    assert count_solutions(puzzle_of(together), 1) == 0
    for each in together:
        assert count_solutions(puzzle_of(tuple(other for other in together if other != each)), 1) == 1


def check_changes(diagnosis: Diagnosis) -> None:
    """Check that each change leaves the one solution that it says."""
    for each in diagnosis.changes:
        cell, givens = each.given.cell, diagnosis.puzzle.givens
        assert givens[cell] == str(each.given.digit) != str(each.digit)
        changed = givens[:cell] + str(each.digit) + givens[cell + 1 :]
        assert solutions(Puzzle(changed), 2) == (each.solution,)


def test_nothing_is_wrong() -> None:
    diagnosis = diagnose(EASY)
    assert diagnosis == Diagnosis(EASY, check(EASY))
    assert lines(diagnosis) == []


def test_two_equal_digits() -> None:
    diagnosis = diagnose(CLASH)
    assert diagnosis.together == (Candidate("r1c1", 5), Candidate("r1c2", 5))
    assert diagnosis.of_givens
    assert isinstance(diagnosis.conflict, Clash)
    assert lines(diagnosis) == [
        "These two givens contradict each other: r1c1=5 and r1c2=5.",
        "No change of a single given leads to a unique solution.",
    ]


def test_a_slip_among_the_givens() -> None:
    diagnosis = diagnose(SLIP)
    check_few(diagnosis.together)
    check_changes(diagnosis)
    assert [str(each) for each in diagnosis.changes] == [
        "r1c1=4 instead of 5",
        "r3c4=9 instead of 8",
        "r1c1 left empty",
        "r3c4 left empty",
    ]
    assert diagnosis.path is not None
    assert diagnosis.from_few
    assert diagnosis.path.puzzle == puzzle_of(diagnosis.together)
    for grid, step in diagnosis.path.positions():
        proof.verify(grid, step)
    told = lines(diagnosis)
    assert told[:2] == [
        f"These 13 givens contradict each other: {told[0][39:]}",
        "Solving with these alone leads to a contradiction:",
    ]
    assert "  Now there is no place for 5 in row 3, which is a contradiction." in told
    assert told[-1].startswith("Any one of these changes gives a unique solution: r1c1=4 (instead of 5), ")


def test_several_solutions() -> None:
    diagnosis = diagnose(SEVERAL)
    check_changes(diagnosis)
    assert [str(each) for each in diagnosis.more] == ["(5)r1c9", "(8)r3c3", "(4)r3c8", "(4)r6c9"]
    for each in diagnosis.more:
        givens = SEVERAL.givens[: each.cell] + str(each.digit) + SEVERAL.givens[each.cell + 1 :]
        assert isinstance(check(Puzzle(givens)), Unique)
    assert (
        lines(diagnosis)[-1]
        == "Any one of these additional givens makes the solution unique: r1c9=5, r3c3=8, r3c8=4 or r6c9=4."
    )


def test_a_contradiction_without_steps() -> None:
    told = lines(diagnose(Puzzle("...456789" + "." * 11 + "1" + "." * 60)))
    assert "  There is no place for 1 in row 1, which is a contradiction." in told


def test_so_few_givens_that_one_more_would_not_do() -> None:
    diagnosis = diagnose(Puzzle("5" + "." * 80))
    assert diagnosis.has_too_few
    assert lines(diagnosis) == []


def test_wrong_digits_of_a_player() -> None:
    diagnosis = diagnose(EASY.with_placed("r1c1", 5).with_placed("r1c2", 8).with_placed("r1c9", 4))
    assert [str(each.candidate) for each in diagnosis.wrong] == ["(5)r1c1", "(4)r1c9"]
    assert [type(each) for each in diagnosis.wrong] == [RefutedDigit, ClashingDigit]
    assert lines(diagnosis)[0].startswith("If r1c1 were 5, ")


def test_placed_digits_and_removed_candidates_that_no_solution_has() -> None:
    settled = SEVERAL.with_placed("r1c9", 5)
    (solution,) = solutions(settled, 2)
    position = settled.without("r3c3", int(solution[20]))
    diagnosis = diagnose(position)
    assert isinstance(diagnosis.status, Impossible)
    assert not diagnosis.of_givens
    assert (len(diagnosis.together), len(diagnosis.removed)) == (1, 1)
    assert diagnosis.path is not None
    assert lines(diagnosis)[0].startswith("These contradict the givens: ")


def test_the_time_runs_out() -> None:
    diagnosis = diagnose(SLIP, max_seconds=0)
    assert not diagnosis.finished
    assert lines(diagnosis)[-1] == "The time limit was reached before every possibility was checked."


@given(seed=st.integers(0, 10**9), place=st.integers(0, 80), digit=st.integers(1, 9))
@examples(30)
def test_a_slip_is_found(seed: int, place: int, digit: int) -> None:
    puzzle = minimal_puzzle(seed)
    given_cells = [cell for cell in range(81) if puzzle.givens[cell] != "."]
    cell = given_cells[place % len(given_cells)]
    slipped = Puzzle(puzzle.givens[:cell] + str(digit) + puzzle.givens[cell + 1 :])
    diagnosis = diagnose(slipped)
    check_changes(diagnosis)
    if not isinstance(diagnosis.status, Unique):
        mended = [(each.given.cell, str(each.digit)) for each in diagnosis.changes]
        assert (cell, puzzle.givens[cell]) in mended
    if isinstance(diagnosis.status, Impossible):
        check_few(diagnosis.together)
    if isinstance(diagnosis.status, Multiple):
        assert not diagnosis.together
