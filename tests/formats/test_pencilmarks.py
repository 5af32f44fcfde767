"""Grids of candidates."""

import pytest

from crosshatch import formats
from crosshatch.board.candidate import Candidate
from crosshatch.board.errors import PuzzleError
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import EMPTY, Puzzle
from crosshatch.formats import pencilmarks

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
REMOVED = (Candidate(cell_named("r1c3"), 2), Candidate(cell_named("r5c2"), 2))
POSITION = Puzzle(CELLS, removed=REMOVED)
DRAWN = """\
+-----------------+--------------+-----------------+
| 5   3    14     | 26   7  2468 | 1489  1249 248  |
| 6   247  247    | 1    9  5    | 3478  234  2478 |
| 12  9    8      | 23   34 24   | 13457 6    247  |
+-----------------+--------------+-----------------+
| 8   125  1259   | 579  6  147  | 4579  2459 3    |
| 4   5    2569   | 8    5  3    | 579   259  1    |
| 7   15   1359   | 59   2  14   | 4589  459  6    |
+-----------------+--------------+-----------------+
| 139 6    134579 | 357  35 7    | 2     8    4    |
| 23  278  237    | 4    1  9    | 36    3    5    |
| 123 1245 12345  | 2356 8  26   | 1346  7    9    |
+-----------------+--------------+-----------------+"""


HODOKU = """\
.-----------------.--------------.-----------------.
| 5   3    14     | 26   7  2468 | 1489  1249 248  |
| 6   247  247    | 1    9  5    | 3478  234  2478 |
| 12  9    8      | 23   34 24   | 13457 6    247  |
:-----------------+--------------+-----------------:
| 8   125  1259   | 579  6  147  | 4579  2459 3    |
| 4   5    2569   | 8    5  3    | 579   259  1    |
| 7   15   1359   | 59   2  14   | 4589  459  6    |
:-----------------+--------------+-----------------:
| 139 6    134579 | 357  35 7    | 2     8    4    |
| 23  278  237    | 4    1  9    | 36    3    5    |
| 123 1245 12345  | 2356 8  26   | 1346  7    9    |
'-----------------'--------------'-----------------'"""


def test_writing() -> None:
    assert pencilmarks.write(POSITION) == DRAWN


def test_candidates_that_are_not_listed_are_removed() -> None:
    assert pencilmarks.read(DRAWN) == POSITION


def test_the_grid_as_hodoku_draws_it() -> None:
    assert pencilmarks.read(HODOKU) == POSITION
    assert formats.read(HODOKU) == POSITION
    (entry,) = formats.read_file(HODOKU.splitlines())
    assert entry.puzzle == POSITION


def test_one_digit_is_a_given_unless_a_peer_lists_it_among_several() -> None:
    puzzle = pencilmarks.read(DRAWN)
    assert puzzle.givens[cell_named("r5c9")] == "1"
    assert puzzle.givens[cell_named("r5c5")] == "."  # for 5 is listed in r5c3
    assert puzzle.grid().digits_of(cell_named("r5c5")) == 1 << 5


def test_solved_cells_are_read_as_givens() -> None:
    solved = Puzzle(CELLS, EMPTY[:40] + "5" + EMPTY[41:])
    assert pencilmarks.read(pencilmarks.write(solved)).givens[40] == "5"


def test_clashing_digits_are_givens_and_no_lone_candidates() -> None:
    cells = "55" + EMPTY[2:]
    assert pencilmarks.read(pencilmarks.write(Puzzle(cells))).givens == cells


def test_other_decoration() -> None:
    drawn = DRAWN.replace("+-", ".-").replace("|", "‖").replace("1245 ", "1245*").replace(" 26 ", "#26@")
    assert pencilmarks.read(drawn) == POSITION


def test_a_cell_without_candidates() -> None:
    puzzle = Puzzle("12345678" + "." * 27 + "9" + EMPTY[36:])
    written = pencilmarks.write(puzzle)
    assert written.splitlines()[1].split()[-2:] == ["!", "|"]
    assert pencilmarks.read(written) == puzzle


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 9 rows, found 0"),
        (DRAWN[: DRAWN.index("| 123 ")], "expected 9 rows, found 8"),
        (DRAWN.replace("| 26   7 ", "| 267 "), "line 2: expected 9 groups of digits, found 8"),
        (DRAWN.replace("2468", "2x68"), "line 2, column 30: 'x' is not a digit 1 to 9"),
        (DRAWN.replace("2468", "2068"), "line 2, column 30: '0' is not a digit 1 to 9"),
        (DRAWN.replace("2468", "2448"), "line 2, column 29: 2448 lists a digit twice"),
    ],
)
def test_what_is_wrong_and_where(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        pencilmarks.read(text)
    assert str(caught.value) == message
