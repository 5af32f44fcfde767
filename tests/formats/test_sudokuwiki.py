"""Links to SudokuWiki's solver."""

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import Document, sudokuwiki

# The first example of an X-Wing on https://www.sudokuwiki.org/X_Wing_Strategy, as quoted on GitHub, and its beginning.
POSITION = (
    "S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e"
    "05d0609i010f095y0e5y0f0a045y0206020166cy669id205"
)
BEGINNING = "100000569402000008050009040000640801000010000208035000040500010900000402621000005"


def test_a_position() -> None:
    puzzle = formats.read(f"https://www.sudokuwiki.org/sudoku.htm?bd={POSITION}")
    assert puzzle.givens == BEGINNING.replace("0", ".")
    assert puzzle.placed[9:18] == ".9..561.."
    assert puzzle.grid().digits_of(1) == 1 << 3 | 1 << 7 | 1 << 8
    assert formats.read(POSITION) == puzzle
    assert sudokuwiki.write(Document(puzzle)) == f"https://www.sudokuwiki.org/sudoku.htm?bd={POSITION}"
    assert formats.read(f"http://www.sudokuwiki.org/Sudoku.htm?bd={BEGINNING}") == Puzzle(BEGINNING)


def test_numbers_to_base_32() -> None:
    payload = "03" + "0k" + "08" + "vu" * 78
    puzzle = formats.read(f"https://www.sudokuwiki.org/sudoku.htm?bd={payload}")
    assert (puzzle.givens[:3], puzzle.placed[:3]) == ("1..", "..3")
    assert puzzle.grid().digits_of(1) == 1 << 2 | 1 << 4


@pytest.mark.parametrize(
    ("payload", "problem"),
    [
        ("S9B00" + "0a" * 80, "r1c1 has neither a digit nor candidates"),
        ("S9Bzz" + "0a" * 80, "r1c1: 1295 is not a set of candidates"),
        ("S9B01", "expected S9B and two characters for each of 81 cells"),
        ("15" + "vu" * 80, "r1c1: a given has one digit, not 2"),
    ],
)
def test_what_is_wrong_is_said(payload: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        sudokuwiki.read(payload)
    assert str(caught.value) == problem
