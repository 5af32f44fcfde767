"""Files of SadMan Sudoku and SudoCue."""

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import Document, read_document, read_file, sdk

# https://www.sudocue.net/fileformats.php
SUDOCUE = """\
#ARuud
#DA random puzzle created by SudoCue
#CJust start plugging in the numbers
#B03-08-2006
#SSudoCue
#LEasy
#Uhttp://www.sudocue.net/
2..1.5..3
.54...71.
.1.2.3.8.
6.28.73.4
.........
1.53.98.6
.2.7.1.6.
.81...24.
7..4.2..1
"""
ROWS = SUDOCUE.splitlines()[7:]

# A newspaper's puzzle of 2026-02-04, in the documentation of a solver on GitHub.
NEWSPAPER = """\
#SNew York Times
#B2026-02-04
#LEasy
#DThe New York Times Easy Sudoku for 2026-02-04
#CNYT Puzzle Id: 150919
158.....2
7..78254.
2.5371...
...51..8.
38..4.26.
5.64.87..
...3....6
2.7..14.3
.6.1.9..5
"""


def test_what_is_known_of_a_puzzle() -> None:
    found = read_document(SUDOCUE)
    assert found.puzzle == Puzzle("".join(ROWS))
    assert found.puzzle.comment == "Just start plugging in the numbers"
    assert found.columns == {
        "author": "Ruud",
        "description": "A random puzzle created by SudoCue",
        "comment": "Just start plugging in the numbers",
        "date": "03-08-2006",
        "source": "SudoCue",
        "level": "Easy",
        "url": "http://www.sudocue.net/",
    }
    assert sorted(sdk.write(found).splitlines()) == sorted(SUDOCUE.splitlines())


def test_several_in_a_file() -> None:
    entries = list(read_file(f"{SUDOCUE}\n{NEWSPAPER}".splitlines()))
    assert [(entry.number, entry.columns["source"]) for entry in entries] == [(8, "SudoCue"), (23, "New York Times")]


def test_sections_tell_placed_cells() -> None:
    text = "\n".join(["#AAnn", "[Puzzle]", *ROWS, "[State]", "2891" + ROWS[0][4:], *ROWS[1:]])
    found = read_document(text)
    assert (found.puzzle.givens, found.puzzle.placed[:5], found.columns) == ("".join(ROWS), ".89..", {"author": "Ann"})
    assert read_document(sdk.write(found)) == found


def test_other_sections_are_left_out_and_told() -> None:
    text = "\n".join(["[Puzzle]", *ROWS, "[PencilMarks]", *["1,2,,,,,,,"] * 9, "[Colours]", "1,2"])
    found = read_document(text)
    assert (found.puzzle, found.left_out) == (Puzzle("".join(ROWS)), ("[pencilmarks]", "[colours]"))
    assert read_document(f"#AAnn\n{text}").left_out == found.left_out
    entries = list(read_file(f"{text}\n\n{text}".replace("[Pencil", "\n[Pencil").splitlines()))
    assert [(entry.puzzle, entry.left_out) for entry in entries] == [(found.puzzle, found.left_out)] * 2


@pytest.mark.parametrize("line", ["# A comment", "#Level 3", "#SE 8.3", "#Difficult", "#17", "#"])
def test_other_comments_stay_comments(line: str) -> None:
    found = read_document("\n".join([line, *ROWS]))
    assert found.columns == ({"comment": line[1:].strip()} if line != "#" else {})


def test_the_name_of_a_file_tells_a_head_of_one_line() -> None:
    lines = ["#LEasy", *ROWS]
    assert [entry.columns for entry in read_file(lines)] == [{"comment": "LEasy"}]
    assert [entry.columns for entry in read_file(lines, "a/b.SDK")] == [{"level": "Easy"}]
    assert [str(entry.error) for entry in read_file(["#LEasy", *ROWS[:8], "x"], "b.sdk")] == [
        "line 10, column 1: 'x' is neither a digit nor an empty cell"
    ]


def test_a_faulty_row_is_named() -> None:
    with pytest.raises(PuzzleError, match=r"line 9, column 4: 'x' is neither a digit nor an empty cell"):
        formats.read(SUDOCUE.replace(".54...71.", ".54x..71."))


def test_what_goes_on_one_line_is_written_on_one() -> None:
    written = sdk.write(Document(Puzzle("." * 81), {"description": "two\nlines"}))
    assert written.splitlines()[0] == "#Dtwo lines"
