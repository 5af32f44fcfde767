"""Solutions on all boards, beside those of a constraint solver that shares no code with the library."""

import pytest

from crosshatch.board.board import CLASSIC
from crosshatch.board.boards import board
from crosshatch.board.constraints import Arrow, Cage, Killer, Palindrome, Quadruple, Sandwich
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.position.board_counting import BoardCounter, search
from crosshatch.position.status import check, count_solutions, solutions
from random_boards import masks, puzzle

cp_sat = pytest.importorskip("cp_sat", reason="OR-tools is not installed", exc_type=ImportError)


def agree(seeds: range) -> None:
    for seed in seeds:
        board, values = puzzle(seed)
        found = search(board, masks(board, values), 2)
        expected = cp_sat.Model(board).solutions(values, 2)
        assert (seed, len(found.lines)) == (seed, len(expected))
        if len(expected) == 1:
            assert found.lines == expected


def test_solutions_are_those_of_the_constraint_solver() -> None:
    agree(range(66))


@pytest.mark.slow
def test_solutions_of_many_puzzles_are_those_of_the_constraint_solver() -> None:
    agree(range(66, 400))


@pytest.mark.whole
def test_solutions_of_2000_puzzles_are_those_of_the_constraint_solver() -> None:
    agree(range(400, 2400))


@pytest.mark.parametrize("seed", range(10))
def test_classic_puzzles_have_the_solutions_of_the_fast_counter(seed: int) -> None:
    given = minimal_puzzle(seed)
    assert search(CLASSIC, given.masks(), 2).lines == [*solutions(given)]
    fewer = Puzzle(given.givens.replace("5", "."))
    assert search(CLASSIC, fewer.masks(), 60).found == count_solutions(fewer, 60)


def test_a_puzzle_on_a_board_has_its_own_status() -> None:
    line = "1" + "." * 80
    assert not check(Puzzle(line, board=board("x"))).ok
    small = Puzzle("12..3......4.1..", board=board("4x4"))
    status = check(small)
    assert status.ok == (count_solutions(small) == 1)


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        ("5........" + ".5......." + "." * 63, "x", "two 5s in diagonal 1: r1c1 and r2c2"),
        ("..5......" + "....5...." + "." * 63, "anti-knight", "'anti-knight' is broken in r1c3 and r2c5"),
        ("56......." + "." * 72, "non-consecutive", "'non-consecutive' is broken in r1c1 and r1c2"),
    ],
)
def test_a_broken_rule_is_named(text: str, name: str, reason: str) -> None:
    assert reason in str(check(Puzzle(text, board=board(name))))


def test_a_cage_that_cannot_have_its_sum_is_named() -> None:
    caged = board("classic", Killer((Cage(["r1c1", "r1c2"], 12),)))
    assert str(check(Puzzle("1" + "." * 80, board=caged))) == (
        "no solution: the rule 'cage of 12 at r1c1' is broken in r1c1 and r1c2"
    )


def test_a_truth_without_candidates_is_named() -> None:
    four = board("classic", Quadruple(["r1c1", "r1c2", "r2c1", "r2c2"], (5,)))
    status = check(Puzzle("..5" + "." * 78, board=four))
    assert "'quadruple at r1c1' is broken" in str(status)


def test_a_sum_that_no_digits_in_sight_of_each_other_can_reach_is_named() -> None:
    arrow = board("classic", Arrow(["r1c1"], ["r1c2", "r1c3", "r1c4", "r1c5"]))
    assert "the rule 'arrow at r1c1' is broken" in str(check(Puzzle("." * 81, board=arrow)))


def test_a_contradiction_in_a_few_cells_is_found_however_many_others_are_empty() -> None:
    sums = Sandwich([f"r{row}c3" for row in range(1, 10)], 10)
    with_equal_ends = board("classic", sums, Palindrome(["r4c9", "r5c8", "r6c9"]))
    found = search(with_equal_ends, with_equal_ends.digits_of, 2, most_nodes=20_000)
    assert (found.stopped, found.lines) == (False, [])


def test_a_search_that_begins_again_finds_the_same_solutions() -> None:
    empty = board("4x4", Cage(["r1c1", "r1c2"], 5))
    boards = [board("6x6"), board("6x6+x"), board("6x6", Cage(["r1c1", "r1c2"], 5), Cage(["r3c3", "r4c3"], 9))]
    assert search(empty, empty.digits_of, 10_000).found == 96
    for each in boards:
        begun = search(each, each.digits_of, 20_000, most_nodes=10_000)
        again = search(each, each.digits_of, 20_000)
        assert begun.stopped
        assert len(set(again.lines)) == again.found > begun.found


def test_mistakes_are_found_on_any_board() -> None:
    small = board("4x4")
    (solution,) = solutions(Puzzle("12..3......4.1..", board=small))
    wrong = next(digit for digit in "1234" if digit != solution[2])
    status = check(Puzzle("12..3......4.1..", f"..{wrong}.............", board=small))
    assert str(status).startswith(f"no solution from here: r1c3 cannot be {wrong}")


def test_a_search_may_be_cut_short() -> None:
    found = search(board("anti-knight"), board("anti-knight").digits_of, 1, most_nodes=100)
    assert (found.stopped, found.nodes, found.lines) == (True, 100, [])


def test_arguments_are_checked() -> None:
    with pytest.raises(TypeError, match="expected a Board, not str"):
        BoardCounter("x", [0] * 81, 1, True, 1)
    with pytest.raises(ValueError, match="the limit must be 1 or more"):
        search(CLASSIC, [0] * 81, 0)
    with pytest.raises(ValueError, match="81 cells, found 80"):
        search(CLASSIC, [0] * 80, 1)
    with pytest.raises(ValueError, match="bits 1 to 9 only"):
        search(CLASSIC, [1] * 81, 1)
