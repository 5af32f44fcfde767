"""Reading without being told the format."""

from pathlib import Path
from typing import Any

import pytest

from crosshatch import formats
from crosshatch.board.errors import PuzzleError
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.values import ConstraintError

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PUZZLE = Puzzle(CELLS)


@pytest.mark.parametrize("name", sorted(formats.FORMATS.keys() - {"csv"}))
@pytest.mark.parametrize("cells", [CELLS, SOLUTION, "." * 81])
def test_what_is_written_is_recognised(name: str, cells: str) -> None:
    written = formats.write(Puzzle(cells), name)
    assert formats.read(written) == Puzzle(cells)
    assert formats.read(f"\ufeff# a comment\n\n{written}\n\n") == Puzzle(cells)


def test_there_is_no_format_of_another_name() -> None:
    with pytest.raises(ValueError, match="'svg' is not a format; choose from line, boxed, pencilmarks, library, csv"):
        formats.write(PUZZLE, "svg")


def test_every_format_says_what_it_is() -> None:
    for name, each in formats.FORMATS.items():
        assert (each.name, bool(each.title)) == (name, True)


@pytest.mark.parametrize("name", ["boxed", "pencilmarks"])
@pytest.mark.parametrize("cells", [CELLS, SOLUTION])
def test_borders_may_begin_with_a_colon(name: str, cells: str) -> None:
    drawn = formats.write(Puzzle(cells), name).replace("\n+-", "\n:-").replace("-+\n", "-:\n")
    assert formats.read(drawn) == Puzzle(cells)


BOXED = formats.write(PUZZLE, "boxed")
SOLVED = formats.write(Puzzle(SOLUTION), "boxed")
PENCILMARKS = formats.write(PUZZLE, "pencilmarks")


def test_one_puzzle_is_limited_in_length() -> None:
    longest = CELLS + " " * (formats.LONGEST_TEXT - 81)
    assert formats.read(longest) == PUZZLE
    with pytest.raises(PuzzleError) as caught:
        formats.read(longest + " ")
    assert str(caught.value) == (
        "a puzzle may have at most 20,000 characters, not 20,001; "
        "remove the rest of the text, or read several puzzles as a file (read_file, read_many)"
    )


def test_lines_count_from_where_the_text_stands() -> None:
    for text in (BOXED.replace("1 9 5", "1 x 5"), PENCILMARKS.replace("2478", "24x8")):
        with pytest.raises(PuzzleError, match=r"^line 103, column "):
            formats.read(text, first_line=101)
    with pytest.raises(PuzzleError, match=r"^line 101 looks like a complete puzzle"):
        formats.read(f"{CELLS}\n{CELLS}", first_line=101)


SEVERAL = (
    "but the text has 2 lines; remove the others, or read a table or several puzzles as a file (read_file, or read_all "
    "in the protocol)"
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 81 cells, found 0"),
        ("hello\nworld", "line 1, column 1: 'h' is neither a digit nor an empty cell"),
        (f"{CELLS}\n{CELLS}", f"line 1 looks like a complete puzzle, {SEVERAL}"),
        (f"My puzzle:\n{CELLS}", f"line 2 looks like a complete puzzle, {SEVERAL}"),
        (f"puzzle,level\n{CELLS},Easy", f"line 2 looks like a complete puzzle, {SEVERAL}"),
        (BOXED.replace("1 9 5", "1 995"), "line 3: expected 9 cells, found 10"),
        (BOXED.replace(". 7 .", ". 77 ."), "line 2: expected 9 cells, found 10"),
        (SOLVED.replace("6 7 8", "6 77 8", 1), "line 2, column 13: 77 lists a digit twice"),
        (PENCILMARKS.replace("2468", "24x8", 1), "line 2, column 31: 'x' is not a digit 1 to 9"),
        (PENCILMARKS.replace("2468", "    ", 1), "line 2: expected 9 groups of digits, found 8"),
    ],
)
def test_what_is_wrong_and_where(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        formats.read(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("given", [None, Path("puzzle.txt"), b"." * 81])
def test_a_puzzle_is_read_from_a_text(given: Any) -> None:
    with pytest.raises(TypeError, match="expected the text of a puzzle, not "):
        formats.read(given)


@pytest.mark.parametrize("size", [4, 6, 16])
@pytest.mark.parametrize("between", ["", " "])
def test_grids_of_other_sizes_are_told_from_bad_ones(size: int, between: str) -> None:
    empty = "\n".join(between.join("." * size) for _ in range(size))
    full = "\n".join(" ".join(str((row + column) % size + 1) for column in range(size)) for row in range(size))
    for text in (empty, full):
        with pytest.raises(ConstraintError, match=f"grids of size {size} are not supported"):
            formats.read(text)


def test_a_line_of_a_larger_grid() -> None:
    with pytest.raises(ConstraintError, match="grids of size 16 are not supported"):
        formats.read("." * 256)
