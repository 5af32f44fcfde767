"""Work in progress of SudoCue."""

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import read_document, read_file, sdx

# https://www.sudocue.net/fileformats.php
SUDOCUE = """\
2 679 6789 1 46789 5 469 9 3
389 5 4 69 689 68 7 1 29
9 1 679 2 4679 3 4569 8 59
6 9 2 8 u1 7 3 59 4
3489 3479 3789 56 2456 46 u1 2579 2579
1 47 5 3 24 9 8 27 6
3459 2 39 7 3589 1 59 6 589
359 8 1 569 3569 6 2 4 579
7 369 369 4 35689 2 59 359 1
"""


def test_placed_digits_and_candidates() -> None:
    puzzle = formats.read(SUDOCUE)
    grid = puzzle.grid()
    assert puzzle.givens.startswith("2..1.5..3")
    assert {cell for cell in range(81) if puzzle.placed[cell] != "."} == {31, 42}
    assert grid.digits_of(1) == 1 << 6 | 1 << 7 | 1 << 9
    assert grid.digits_of(7) == 1 << 9  # alone, and listed by its peers
    assert sdx.read(sdx.write(read_document(SUDOCUE))).puzzle == puzzle


def test_blank_lines_between_rows() -> None:
    assert formats.read(SUDOCUE.replace("\n", "\n\n")) == formats.read(SUDOCUE)
    assert [entry.puzzle for entry in read_file(SUDOCUE.splitlines())] == [formats.read(SUDOCUE)]


def test_a_cell_without_candidates_is_empty() -> None:
    puzzle = Puzzle("5" + "." * 80).without("r1c2", 1, 2, 3, 4, 6, 7, 8, 9)
    written = sdx.write(read_document(formats.write(puzzle, "library")))
    assert written.startswith("5  12346789 ")
    assert sdx.read(written).puzzle == puzzle


def test_the_name_of_a_file_tells_where_nothing_is_placed() -> None:
    lines = ["5  " + "123456789 " * 6 + "123456789", *["123456789 " * 8 + "123456789"] * 8]
    assert [entry.puzzle is None for entry in read_file(lines)] == [True]
    (entry,) = read_file(lines, "progress.sdx")
    assert entry.puzzle
    assert entry.puzzle.grid().digits_of(1) == 0


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("u1 7 3", "v1 7 3", "line 4: 'v1' is not a cell; write candidates as 279, a given as 7, a placed digit as u7"),
        (" 4\n", "\n", "line 4: expected 9 cells, found 8"),
        ("7 369 369 4 35689 2 59 359 1\n", "", "expected 9 rows, found 8"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        formats.read(SUDOCUE.replace(old, new))
    assert str(caught.value) == problem
