"""Why digits are wrong, and what is wrong with puzzles, on other boards."""

from random import Random

from crosshatch.board.boards import board
from crosshatch.board.conflicts import BrokenRule
from crosshatch.board.constraints import Arrow, Cage, Killer, Whispers
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic import proof
from crosshatch.position.board_counting import search
from crosshatch.position.status import Impossible, check
from crosshatch.render.reasons import diagnosis_lines
from crosshatch.solving.diagnosis import diagnose
from crosshatch.solving.refutation import ClashingDigit, CorrectDigit, RefutedDigit, why_not
from crosshatch.words import language_named
from crosshatch.words.spans import text_of
from crosshatch.words.tellers.reasons import contradiction
from random_boards import puzzle

EMPTY = "." * 16


def puzzles() -> list[tuple[int, Puzzle, list[str]]]:
    """Return some puzzles whose solutions are found soon, with these."""
    found = []
    for seed in range(60):
        kind, values = puzzle(seed)
        each = Puzzle("".join(str(value or ".") for value in values), board=kind)
        counter = search(kind, each.masks(), 2, most_nodes=300)
        if not counter.stopped:
            found.append((seed, each, counter.lines))
    return found


def test_each_wrong_digit_has_a_reason() -> None:
    reasons = set()
    for seed, each, solutions in puzzles():
        if len(solutions) == 1:
            random = Random(seed)
            cell = random.choice([cell for cell in each.board.cells if each.givens[cell] == "."])
            digit = random.choice(each.board.digits)
            reason = why_not(each, cell, digit, 5)
            reasons.add(type(reason))
            assert isinstance(reason, CorrectDigit) == (solutions[0][cell] == str(digit))
            if isinstance(reason, RefutedDigit):
                for grid, step in reason.path.positions():
                    proof.verify(grid, step)
    assert reasons >= {CorrectDigit, ClashingDigit, RefutedDigit}


def test_each_puzzle_without_a_solution_has_a_contradiction() -> None:
    told = 0
    for _, each, solutions in puzzles():
        if not solutions:
            found = diagnose(each, 2)
            assert isinstance(found.status, Impossible)
            assert found.conflict or not found.finished or found.path is None
            told += found.conflict is not None
            for change in found.changes:
                values = list(each.values)
                values[change.given.cell] = change.digit
                assert search(each.board, each.board.masks(values), 2).lines == [change.solution]
    assert told


def test_a_digit_that_breaks_a_rule_at_once() -> None:
    reason = why_not(Puzzle("1" + EMPTY[1:], board=board("4x4", Whispers((0, 1), 2))), "r1c2", 2)
    assert isinstance(reason, RefutedDigit)
    assert (reason.steps, type(reason.conflict)) == ((), BrokenRule)
    seen = why_not(Puzzle("1" + EMPTY[1:], board=board("4x4+x")), "r4c4", 1)
    assert isinstance(seen, ClashingDigit)
    assert [str(each) for each in seen.by] == ["(1)r1c1"]


def test_a_sum_that_cannot_be() -> None:
    cages = Killer((Cage((0, 1), 3), Cage((18, 19), 3)))
    found = diagnose(Puzzle(".3" + EMPTY[2:], board=board("4x4", cages)))
    assert isinstance(found.status, Impossible)
    assert [str(each) for each in found.together] == ["(3)r1c2"]
    assert isinstance(found.conflict, BrokenRule)
    said = text_of(diagnosis_lines(found, 200)[0])
    assert said == "This given contradicts the rules of the board: r1c2=3."


def test_a_rule_that_no_digits_can_keep() -> None:
    found = diagnose(Puzzle("." * 81, board=board("classic", Arrow(["r1c1"], ["r1c2", "r1c3", "r1c4", "r1c5"]))))
    assert found.together == ()
    assert isinstance(found.conflict, BrokenRule)
    assert found.path is not None
    said = language_named("en").text(contradiction(found.path, found.conflict))
    assert said.startswith("The rule 'arrow at r1c1' is broken in r1c1, ")


def test_equal_digits_in_a_house_are_told_as_on_the_classic_board() -> None:
    found = check(Puzzle("33" + "." * 34, board=board("6x6")))
    assert str(found) == "no solution: two 3s in row 1: r1c1 and r1c2; two 3s in box 1: r1c1 and r1c2"
