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
        (f"1,2,{CELLS}", "7 fields with commas between them expected, 3 found"),
        (LINE.replace("53", "5"), "81 cells expected, 80 found"),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        gsf.read(text)
    assert str(caught.value) == problem
    with pytest.raises(PuzzleError):
        formats.read(text)
