"""Lines of Glenn Fowler's solver."""

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import gsf, read_document, read_file

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LINE = f"4207,E,9,21,{CELLS},A1,FN"


def test_fields_keep_their_places() -> None:
    found = read_document(LINE)
    assert found.puzzle == Puzzle(CELLS)
    assert found.columns == {"column_1": "4207", "column_2": "E", "column_3": "9", "column_4": "21"} | {
        "column_6": "A1",
        "column_7": "FN",
    }
    assert gsf.write(found) == LINE
    assert [entry.columns for entry in read_file([LINE])] == [found.columns]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"1,2,{CELLS}", "expected at least 7 fields separated by commas, found 3"),
        (LINE.replace("53", "5"), "expected 81 cells, found 80"),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        gsf.read(text)
    assert str(caught.value) == problem
    with pytest.raises(PuzzleError):
        formats.read(text)


EASTER_MONSTER = (
    "99480,99408,114,1895,100000002090400050006000700050903000000070000000850040700000600030009080002000001,"
    "Easter-Monster,20.00s,0,C21.m/F350642.604765/N984167.2160032/B207128.704971.243458.236078/P9.16.467645.2.20."
    "1697341.25.5.2.445049253/M3.566.938,C21.m/F10.28/N8.25/B3.10.10/H2.4.2/W1.1.1/X1.8/Y1.13/K1.8.18.0.0.0.6.2/"
    "O3.3/G4.0.1/M1.4.29"
)
"""A line of the solver's own, as a comment in HoDoKu's source (Sudoku2.java) quotes it."""


def test_a_line_of_the_solver() -> None:
    (entry,) = read_file([EASTER_MONSTER])
    assert entry.puzzle == Puzzle("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1")
    assert (entry.columns["column_1"], entry.columns["column_6"]) == ("99480", "Easter-Monster")
