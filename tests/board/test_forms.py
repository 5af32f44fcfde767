"""Forms of puzzles: which puzzles count as the same."""

import pytest

from crosshatch.board.board import CLASSIC, Board
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.constraints import Cage, Killer, NonConsecutive, odd
from crosshatch.board.errors import PuzzleError
from crosshatch.board.forms import form_of
from crosshatch.board.puzzle import Puzzle

GIVENS = "12.4..3.....5..............6....7........8....9.................................."
REGIONS = "DDDD BBCA BCCA BCAA"


def turned(text: str) -> str:
    """Return a square of characters rotated by a quarter turn to the left."""
    size = {16: 4, 81: 9}[len(text)]
    return "".join(text[row * size + column] for column in reversed(range(size)) for row in range(size))


def renamed(puzzle: Puzzle) -> Puzzle:
    return Puzzle(puzzle.givens.translate(str.maketrans("123456789", "234567891")), board=puzzle.board)


def on(kind: Board, text: str) -> str:
    return form_of(Puzzle(text, board=kind))


@pytest.mark.parametrize("name", ["x", "windoku", "anti-knight", "disjoint"])
def test_turning_and_renaming_change_nothing(name: str) -> None:
    puzzle = Puzzle(GIVENS, board=board(name))
    assert on(board(name), turned(GIVENS)) == form_of(renamed(puzzle)) == form_of(puzzle)


def test_the_classic_form_is_the_canonical_one() -> None:
    assert form_of(Puzzle(GIVENS)) == Puzzle(GIVENS).canonical().line


def test_digits_that_a_rule_tells_apart_are_not_renamed() -> None:
    for kind in (board("non-consecutive"), board("classic", odd(["r5c5"]))):
        puzzle = Puzzle("1" + "." * 80, board=kind)
        assert form_of(renamed(puzzle)) != form_of(puzzle)
        assert on(kind, turned(puzzle.givens)) == form_of(puzzle)


def test_rows_within_a_band_may_be_exchanged() -> None:
    assert on(board("6x6"), "12345.......6" + "." * 23) == on(board("6x6"), "......12345.6" + "." * 23)


def test_a_board_may_be_turned_with_its_puzzle() -> None:
    text = "1...2......3...."
    assert on(jigsaw(turned(REGIONS.replace(" ", ""))), turned(text)) == on(jigsaw(REGIONS), text)
    assert on(jigsaw(REGIONS.replace("A", "Z").replace("D", "A")), text) == on(jigsaw(REGIONS), text)
    assert on(jigsaw("AAAB ACBB CCDB CDDD"), text) != on(jigsaw(REGIONS), text)
    one, other = Cage(["r1c1", "r1c2"], 3), Cage(["r5c5", "r5c6", "r6c6"], 20)
    kinds = [board("classic", Killer(cages)) for cages in ((one, other), (other, one))]
    reflected = board("classic", Killer((Cage(["r1c9", "r1c8"], 3), Cage(["r5c5", "r5c4", "r6c4"], 20))))
    assert on(kinds[0], GIVENS) == on(kinds[1], GIVENS)
    assert on(reflected, "".join(GIVENS[row * 9 : row * 9 + 9][::-1] for row in range(9))) == on(kinds[0], GIVENS)


def test_reversed_digits_count_as_the_same() -> None:
    kind = Board(9, (*CLASSIC.constraints, NonConsecutive()))
    assert on(kind, "1.3" + "." * 78) == on(kind, "9.7" + "." * 78) != on(kind, "1.4" + "." * 78)


def test_puzzles_on_other_boards_have_other_forms() -> None:
    assert len({on(board(name), GIVENS) for name in ("x", "anti-knight", "windoku")}) == 3


def test_givens_that_exclude_each_other_have_no_form() -> None:
    with pytest.raises(PuzzleError, match="another given excludes the 1 in r1c1, so there is no canonical form"):
        on(board("x"), "1" + "." * 79 + "1")
