"""Forms of puzzles: which puzzles count as the same."""

import pytest

from crosshatch.board.board import CLASSIC
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.constraints import Cage, odd
from crosshatch.board.forms import form_of, symmetries_of
from crosshatch.board.puzzle import Puzzle

GIVENS = "12.4..3.....5..............6....7........8....9.................................."


def turned(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle rotated by a quarter turn to the left."""
    size = puzzle.board.size
    text = "".join(puzzle.givens[row * 9 + column] for column in reversed(range(size)) for row in range(size))
    return Puzzle(text, board=puzzle.board)


def renamed(puzzle: Puzzle) -> Puzzle:
    return Puzzle(puzzle.givens.translate(str.maketrans("123456789", "234567891")), board=puzzle.board)


@pytest.mark.parametrize("name", ["x", "windoku", "anti-knight", "disjoint"])
def test_turning_and_renaming_change_nothing(name: str) -> None:
    puzzle = Puzzle(GIVENS, board=board(name))
    assert form_of(turned(puzzle)) == form_of(renamed(puzzle)) == form_of(puzzle)


def test_the_classic_form_is_the_canonical_one() -> None:
    assert form_of(Puzzle(GIVENS)) == Puzzle(GIVENS).canonical().line


def test_digits_that_a_rule_tells_apart_are_not_renamed() -> None:
    for kind in (board("non-consecutive"), board("classic", odd(["r5c5"]))):
        puzzle = Puzzle("1" + "." * 80, board=kind)
        assert form_of(renamed(puzzle)) != form_of(puzzle)
        assert form_of(turned(puzzle)) == form_of(puzzle)


def test_boards_without_symmetry_have_none() -> None:
    assert len(symmetries_of(CLASSIC)) == len(symmetries_of(board("x"))) == 8
    assert len(symmetries_of(board("6x6"))) == 4
    assert len(symmetries_of(jigsaw("AAAB ACBB CCDB CDDD"))) == 1
    assert len(symmetries_of(board("classic", Cage(["r1c1", "r1c2"], 3)))) == 1


def test_puzzles_on_other_boards_have_other_forms() -> None:
    puzzles = [Puzzle(GIVENS, board=board(name)) for name in ("x", "anti-knight", "windoku")]
    assert len(set(map(form_of, puzzles))) == 3
