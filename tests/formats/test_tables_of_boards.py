"""Tables with puzzles on other boards."""

import pytest

from crosshatch.board.board import BoardError
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.constraints import Cage, Killer
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import FORMATS, Document, opensudoku, read_file, read_many

SIX = ".45..2.............3.4.6...6..3..54."
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

PUZZLES = (
    Puzzle(SIX, board=board("6x6")),
    Puzzle("1..............4", board=jigsaw("AAABACBBCCDBCDDD")),
    Puzzle("." * 16, board=board("4x4", Killer((Cage(["r1c1", "r1c2"], 3),)))),
    Puzzle(LINE, board=board("x")),
    Puzzle(LINE),
    Puzzle(SIX, board=board("6x6")).with_placed("r5c5", 2).without("r1c1", 1),
)


@pytest.mark.parametrize("first", range(len(PUZZLES)))
def test_a_table_keeps_the_board_of_each_puzzle(first: int) -> None:
    puzzles = (*PUZZLES[first:], *PUZZLES[:first])
    lines = "".join(FORMATS["csv"].file(Document(each, {"level": "Easy"}) for each in puzzles)).splitlines()
    for found in (list(read_file(lines)), list(read_many(lines))):
        assert [each.error for each in found] == [None] * len(PUZZLES)
        assert tuple(each.puzzle for each in found) == puzzles
        assert {each.columns["level"] for each in found} == {"Easy"}


def test_columns_in_any_order() -> None:
    (found,) = read_file(["Board;level;Puzzle", f"6x6;Easy;{SIX}"])
    assert (found.puzzle, found.columns) == (PUZZLES[0], {"level": "Easy"})
    assert found.puzzle
    assert found.puzzle.comment == "Easy"


def test_a_board_from_elsewhere() -> None:
    for lines, asked in ((["puzzle,level", f"{SIX},Easy"], board("6x6")), (["# board: 6x6", "puzzle", SIX], None)):
        (found,) = read_file(lines, board=asked)
        assert found.puzzle == PUZZLES[0]


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("7x7", r"field 2 \(board\): there is no board '7x7'"),
        ("4x4", r"field 1 \(puzzle\): expected 16 cells, found 36"),
        ("", r"field 1 \(puzzle\): expected 81 cells, found 36"),
        ("{", r"field 2 \(board\): .*"),
    ],
)
def test_a_wrong_board(said: str, message: str) -> None:
    wrong, right = read_file(["puzzle,board", f"{SIX},{said}", f"{SIX},6x6"])
    assert right.puzzle == PUZZLES[0]
    with pytest.raises(Exception, match=message):
        raise wrong.error or AssertionError


def test_opensudoku_has_no_small_boards() -> None:
    (found,) = opensudoku.read_games([f'<opensudoku><game data="{SIX}" /></opensudoku>'])
    with pytest.raises(BoardError, match="a game of 36 cells: OpenSudoku has 81 cells only"):
        raise found.error or AssertionError
    with pytest.raises(BoardError, match="'opensudoku' is for the classic board only, but this puzzle is on 6x6"):
        FORMATS["opensudoku"].text(Document.of(PUZZLES[0]))
