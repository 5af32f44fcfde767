"""What Simple Sudoku saves and copies; both examples are those that HoDoKu's source quotes."""

import pytest

from crosshatch import Candidate, Puzzle, PuzzleError, formats
from crosshatch.formats import Document, read_file, simple_sudoku

SAVED = """\
*-----------*
|38.|...|5.6|
|...|9..|...|
|...|.4.|89.|
|---+---+---|
|.4.|6..|.3.|
|9..|7.1|..4|
|.7.|..8|.1.|
|---+---+---|
|.13|.6.|...|
|...|..4|...|
|2.5|...|.83|
*-----------*

I388
I074
I029
I153
I358
I751
E78007
E78009
E73009
"""

GIVENS = """\
 *-----------*
 |8..|4..|...|
 |.65|...|.42|
 |9..|.8.|1.6|
 |---+---+---|
 |7..|.65|..8|
 |...|...|...|
 |2..|94.|..5|
 |---+---+---|
 |5.9|.2.|..7|
 |47.|...|29.|
 |...|..1|..4|
 *-----------*
"""
VALUES = GIVENS.replace("|.65|...|.42|", "|.65|.7.|.42|").replace("|.2.|..7|", "|.24|..7|").replace("|..1|", "|791|")
MARKS = """\
 *-----------------------------------------------------------------------------*
 | 8       123     1237    | 4       135     2369    | 3579    357     39      |
 | 13      6       5       | 13      7       39      | 89      4       2       |
 | 9       234     2347    | 235     8       23      | 1       357     6       |
 |-------------------------+-------------------------+-------------------------|
 | 7       1349    134     | 123     6       5       | 349     123     8       |
 | 136     134589  13468   | 1238    13      2378    | 34679   12367   139     |
 | 2       138     1368    | 9       4       378     | 367     1367    5       |
 |-------------------------+-------------------------+-------------------------|
 | 5       138     9       | 368     2       4       | 368     136     7       |
 | 4       7       1368    | 3568    35      368     | 2       9       13      |
 | 36      238     2368    | 7       9       1       | 3568    3568    4       |
 *-----------------------------------------------------------------------------*
"""


def test_records_say_what_was_done_since() -> None:
    puzzle = formats.read(SAVED)
    assert puzzle.givens.startswith("38....5.6...9")
    assert {cell: int(value) for cell, value in enumerate(puzzle.placed) if value != "."} == {
        38: 8,
        7: 4,
        2: 9,
        15: 3,
        35: 8,
        75: 1,
    }
    assert puzzle.removed == (Candidate(73, 9), Candidate(78, 7), Candidate(78, 9))
    assert [(entry.number, entry.puzzle) for entry in read_file(SAVED.splitlines())] == [(1, puzzle)]


def test_what_is_written_looks_like_it() -> None:
    written = simple_sudoku.write(Document(formats.read(SAVED)))
    assert sorted(written.splitlines()) == sorted(SAVED.splitlines())


def test_what_is_copied_are_several_grids() -> None:
    puzzle = formats.read(f"{GIVENS}\n\n{VALUES}\n\n{MARKS}")
    assert (puzzle.givens.count("."), puzzle.placed.count(".")) == (53, 77)
    assert puzzle.grid().digits_of(1) == 0b1110
    assert Candidate("r1c2", 5) not in puzzle.removed
    assert formats.read(f"{GIVENS}\n{MARKS}") == puzzle


def test_copies_in_a_file_belong_together() -> None:
    entries = list(read_file(f"{GIVENS}\n\n{VALUES}\n\n{SAVED}\n{GIVENS}\n{GIVENS}".splitlines()))
    assert [entry.number for entry in entries] == [1, 31, 55, 69]
    assert [entry.puzzle and entry.puzzle.placed.count(".") for entry in entries] == [77, 75, 81, 81]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("I388", "I818", "line 15: there is no cell 81; cells are numbered 00 to 80"),
        ("I388", "I009", "line 15: r1c1 is a given, so no digit can be placed there"),
        ("|38.|", "|3x.|", "line 2, column 3: 'x' is neither a digit nor an empty cell"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        formats.read(SAVED.replace(old, new))
    assert str(caught.value) == problem


def test_a_value_may_not_be_lost() -> None:
    with pytest.raises(PuzzleError, match="line 14: r1c1 is 8 in the grid above"):
        formats.read(GIVENS + VALUES.replace("|8..|4..|", "|...|4..|") + MARKS)


def test_a_position_of_ones_own() -> None:
    puzzle = Puzzle("5" + "." * 80).with_placed("r9c9", 5).without("r1c2", 1)
    assert simple_sudoku.write(Document(puzzle)).splitlines()[-2:] == ["I805", "E01001"]
