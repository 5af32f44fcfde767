"""Grids of nine rows, as people draw them."""

import pytest

from crosshatch import formats
from crosshatch.board.errors import PuzzleError
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import boxed

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = Puzzle(CELLS)
DRAWN = """\
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+"""

SIMPLE_SUDOKU = """\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*
"""

UNICODE = """
╔═══════╤═══════╤═══════╗
║ 5 3 . │ . 7 . │ . . . ║
║ 6 . . │ 1 9 5 │ . . . ║
║ . 9 8 │ . . . │ . 6 . ║
╟───────┼───────┼───────╢
║ 8 . . │ . 6 . │ . . 3 ║
║ 4 . . │ 8 . 3 │ . . 1 ║
║ 7 . . │ . 2 . │ . . 6 ║
╟───────┼───────┼───────╢
║ . 6 . │ . . . │ 2 8 . ║
║ . . . │ 4 1 9 │ . . 5 ║
║ . . . │ . 8 . │ . 7 9 ║
╚═══════╧═══════╧═══════╝
"""


def plain(cells: str) -> str:
    return "\n".join(cells[start : start + 9] for start in range(0, 81, 9))


def spaced(cells: str) -> str:
    return "\n".join(" ".join(row) for row in plain(cells).splitlines())


def test_writing() -> None:
    assert boxed.write(PUZZLE) == DRAWN


@pytest.mark.parametrize(
    "text",
    [
        DRAWN,
        SIMPLE_SUDOKU,
        UNICODE,
        plain(CELLS),
        plain(CELLS).replace("\n", "\r\n"),
        plain(CELLS).replace("\n", "\n\n"),
        plain(CELLS.replace(".", "0")),
        plain(CELLS.replace(".", "_")),
        plain(CELLS.replace(".", "*")),
        plain(CELLS.replace(".", "-")),
        spaced(CELLS),
        DRAWN.replace("-", "="),
        "[" + ",\n".join(f"[{', '.join(row)}]" for row in plain(CELLS.replace(".", "0")).splitlines()) + "]",
    ],
)
def test_borders_and_marks(text: str) -> None:
    assert boxed.read(text) == PUZZLE


def test_nine_dashes_are_a_border_between_nine_rows() -> None:
    rows = plain(CELLS).splitlines()
    assert boxed.read("\n".join([*rows[:3], "---------", *rows[3:6], "---|---|---", *rows[6:]])) == PUZZLE


def test_nine_dashes_are_empty_cells_where_a_row_would_be_missing() -> None:
    cells = CELLS[:27] + "." * 9 + CELLS[36:]
    assert boxed.read(plain(cells.replace(".", "-"))) == Puzzle(cells)
    assert boxed.read(boxed.write(Puzzle(cells)).replace(".", "-")) == Puzzle(cells)


def test_lines_that_begin_with_a_hash_are_the_comment() -> None:
    puzzle = boxed.read(f"# Wikipedia's example\n#A unknown\n{DRAWN}")
    assert puzzle.comment == "Wikipedia's example\nA unknown"


def test_an_sdk_file() -> None:
    assert formats.read(f"#AUnknown\n#LEasy\n{plain(CELLS)}\n").comment == "Unknown, Easy"
    assert formats.read(f"[Puzzle]\n{plain(CELLS)}\n") == PUZZLE
    assert formats.read(f"[PuzzleInfo]\nAuthor=Unknown\n\n[Puzzle]\n{plain(CELLS)}\n") == PUZZLE
    assert formats.read(f"[Grid]\n{DRAWN}") == PUZZLE


def test_the_state_of_an_sdk_file_is_placed() -> None:
    state = CELLS.replace("..7", "2.7", 1)
    puzzle = formats.read(f"[Puzzle]\n{plain(CELLS)}\n[State]\n{plain(state)}\n")
    assert (puzzle.givens, puzzle.placed) == (CELLS, "..2" + "." * 78)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 9 rows, found 0"),
        (plain(CELLS[:72]), "expected 9 rows, found 8"),
        (plain(CELLS) + "\n123456789", "expected 9 rows, found 10"),
        (DRAWN.replace(" 5 3 .", " 5 3"), "line 2: expected 9 cells, found 8"),
        (DRAWN.replace(" 1 9 5", " 1 995"), "line 3: expected 9 cells, found 10"),
        (DRAWN.replace(" 1 9 5", " 1 x 5"), "line 3, column 13: 'x' is neither a digit nor an empty cell"),
        (
            f"No. 2, April\n{plain(CELLS)}",
            "line 1, column 1: 'N' is neither a digit nor an empty cell; begin headings with #",
        ),
        (
            f"OO{plain(CELLS)[2:]}",
            "line 1, column 1: 'O' is neither a digit nor an empty cell; it is a letter: did you mean 0?",
        ),
        (f"[Puzzle]\n{plain(CELLS)}\n[State]\n{plain(CELLS[:72])}", "expected 9 rows, found 8"),
        (
            f"[Puzzle]\n{plain(CELLS)}\n[State]\n{plain('.8' + CELLS[2:])}",
            "[State] omits or changes the givens in r1c12",
        ),
    ],
)
def test_what_is_wrong_and_where(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        boxed.read(text)
    assert str(caught.value) == message
