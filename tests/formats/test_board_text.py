"""Puzzles on other boards as plain text and in files: lines and grids below a header, JSON, and positions."""

import json

import pytest

from crosshatch.board.board import CLASSIC, BoardError
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.constraints import Cage
from crosshatch.board.errors import PuzzleError
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read, read_document, read_file
from crosshatch.formats.board_json import header
from crosshatch.formats.board_text import position_text
from random_boards import JIGSAWS

SIX = Puzzle("1....2..3.....4..5.....6..1....2....", board=board("6x6"))
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def lines_of(text: str) -> list[tuple[int, str]]:
    found = read_file(text.splitlines(keepends=True))
    return [(each.number, each.puzzle.text if each.puzzle else str(each.error)) for each in found]


@pytest.mark.parametrize("text", [SIX.text, SIX.text.replace(".", "0") + " # easy", str(SIX), f"\n{SIX}\n"])
def test_a_text_on_a_board_that_is_known(text: str) -> None:
    assert read(text, board=board("6x6")) == SIX
    assert read(f"# board: 6x6\n{text}") == SIX
    assert read(json.dumps({"puzzle": text, "board": "6x6"})) == SIX
    assert read(json.dumps({"puzzle": text, "level": 1}), board=board("6x6")) == SIX


def test_comments() -> None:
    assert read(f"# board: 6x6\n{SIX.text} # easy").comment == "easy"
    assert read(f"# Board: 6X6\n# easy\n{SIX}").comment == "easy"
    assert read(f"# board: 12\n# easy\n{LINE}") == Puzzle(LINE)  # the number of a puzzle in a collection
    assert read_document(json.dumps({"puzzle": LINE, "board": 12})).columns == {"board": 12}


@pytest.mark.parametrize("name", JIGSAWS)
def test_drawings_are_read(name: str) -> None:
    made = jigsaw(JIGSAWS[name])
    puzzle = Puzzle("1" + "." * (len(made.cells) - 1), board=made)
    assert read(f"{header(made)}\n{puzzle}") == puzzle
    assert [each.puzzle for each in read_file(f"{header(made)}\n{puzzle}\n\n{puzzle}".splitlines())] == [puzzle] * 2


def test_formats_of_a_classic_puzzle_are_on_a_board_of_81_cells_too() -> None:
    windoku = board("windoku")
    for text in (LINE, str(Puzzle(LINE)), f"id,puzzle\n1,{LINE}", f":0000:x:{LINE}:::", json.dumps({"puzzle": LINE})):
        (entry,) = read_file(text.splitlines(), board=windoku)
        assert entry.puzzle == Puzzle(LINE, board=windoku)
        (entry,) = read_file(["# board: windoku", *text.splitlines()])
        assert entry.puzzle == Puzzle(LINE, board=windoku)


def test_a_file_with_several_boards() -> None:
    text = f"# board: 6x6\n{SIX.text}\n\n{SIX}\n# board: classic\n{LINE}\n# board: hexa\n{LINE}\n#board: 6x6\n{LINE}\n1"
    assert lines_of(text) == [
        (2, SIX.text),
        (4, SIX.text),
        (15, LINE),
        (16, str(_error("hexa"))),
        (19, "expected 36 cells, found 81"),
        (20, "expected 36 cells, found 1"),
    ]
    killer = board("4x4", Cage(["r1c1", "r1c2"], 3))
    (entry,) = read_file([f"{header(killer)}\n", "." * 16])
    assert entry.puzzle == Puzzle("." * 16, board=killer)


def _error(name: str) -> BoardError:
    with pytest.raises(BoardError) as caught:
        board(name)
    return caught.value


@pytest.mark.parametrize(
    ("text", "asked", "message"),
    [
        ("# board: 6x6\n" + "." * 36, "4x4", "the text names the board 6x6; expected 4x4"),
        ('{"puzzle": "....", "board": "6x6"}', "4x4", "the puzzle names the board 6x6; expected 4x4"),
        ('{"puzzle": "....", "board": "hexa"}', "", "board: there is no board 'hexa'"),
        ('{"puzzle": "....", "board": "6x6"}', "", "puzzle: expected 36 cells, found 4"),
        ('# board: {"size": 12}\n1', "", "size: a board has 4 to 9 rows"),
        ("# board: {size: 6}\n1", "", "invalid JSON"),
        ("7" + "." * 35, "6x6", "7 in r1c1: this board has digits 1 to 6"),
        ("x" + "." * 35, "6x6", "'x' in r1c1 is neither a digit nor an empty cell"),
        ("......\n.x....\n" + "......\n" * 4, "6x6", "'x' in r2c2 is neither"),
        ("......\n.....\n" + "......\n" * 4, "6x6", "line 2: expected 6 cells, found 5"),
        ("......\n" * 5, "6x6", "expected 6 rows of 6 cells, or 36 on a line; found 5"),
        (LINE + "1", "x", "expected 81 cells, found 82"),
        ('{"board": "6x6", "givens": 5}', "", "givens and placed: expected texts"),
        ('{"board": "6x6", "givens": "1", "placed": "2"}', "", "expected 36 cells, found 1"),
        ('{"board": "6x6", "givens": "1", "removed": {"r1c1": 5}}', "", "removed: expected an object with digits"),
        ('{"board": "6x6", "givens": "1", "removed": {"r1": "5"}}', "", "removed: "),
    ],
)
def test_what_is_wrong(text: str, asked: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        read(text, board=board(asked) if asked else None)


def test_a_file_says_which_board_it_is_on_and_another_is_asked_for() -> None:
    entries = list(read_file(["# board: 6x6\n", f"{SIX.text}\n"], board=board("4x4")))
    assert [str(each.error) for each in entries] == ["the file names the board 6x6; expected 4x4"]
    grid = json.dumps({"grid": [[{}] * 4] * 4, "antiknight": True})
    (entry,) = read_file([grid], board=CLASSIC)
    assert "the board 4x4+anti-knight; expected classic" in str(entry.error)


def test_a_position_in_progress() -> None:
    position = SIX.with_placed("r1c2", 4).without("r2c1", 2, 6)
    assert json.loads(position_text(position)) == {
        "board": "6x6",
        "givens": SIX.text,
        "placed": ".4" + "." * 34,
        "removed": {"r2c1": "26"},
    }
    assert read(position_text(position)) == position
    (entry,) = read_file([position_text(position)])
    assert entry.puzzle == position
