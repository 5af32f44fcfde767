"""Lines of Sudoku Exchange's bank."""

import pytest

from crosshatch import Puzzle, PuzzleError
from crosshatch.formats import Document, exchange, read_document, read_file

# The first line of easy.txt, https://github.com/grantm/sudoku-exchange-puzzle-bank
CELLS = "050703060007000800000816000000030000005000100730040086906000204840572093000409000"
LINE = f"0000183b305c {CELLS}  1.2"


def test_id_and_rating() -> None:
    found = read_document(LINE)
    assert (found.puzzle, found.columns) == (Puzzle(CELLS), {"id": "0000183b305c", "rating": "1.2"})
    assert exchange.write(found) == LINE
    assert [entry.columns["rating"] for entry in read_file([LINE, LINE])] == ["1.2", "1.2"]


@pytest.mark.parametrize(
    ("rating", "written"), [("8.35", " 8.3"), ("11.9", "11.9"), ("hard", " 0.0"), ("nan", " 0.0"), ("1e99", "99.9")]
)
def test_a_rating_has_one_place(rating: str, written: str) -> None:
    assert exchange.write(Document(Puzzle(CELLS), {"rating": rating})).endswith(f" {written}")


def test_another_line_is_refused() -> None:
    with pytest.raises(PuzzleError, match=r"expected an id of 12 hexadecimal digits, 81 cells and a rating such as"):
        exchange.read(CELLS)
