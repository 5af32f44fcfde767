"""A puzzle on one line."""

import pytest

from crosshatch.board.errors import PuzzleError
from crosshatch.board.puzzle import EMPTY, Puzzle
from crosshatch.formats import line

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize("mark", ".0*_-")
def test_each_empty_mark(mark: str) -> None:
    assert line.read(CELLS.replace(".", mark)) == Puzzle(CELLS)


def test_empty_marks_may_be_mixed() -> None:
    assert line.read(CELLS.replace(".", "-", 20).replace(".", "0", 10)) == Puzzle(CELLS)


@pytest.mark.parametrize(
    ("rest", "comment"),
    [
        ("", ""),
        ("\n", ""),
        (" \r\n\n", ""),
        ("# from the paper", "from the paper"),
        ("  #  from the paper\n", "from the paper"),
        (" from the paper", "from the paper"),
        ("\t# 1", "1"),
        (",7.1,Hard", "7.1,Hard"),
        ("; 7.1", "7.1"),
    ],
)
def test_what_follows_the_cells_is_the_comment(rest: str, comment: str) -> None:
    puzzle = line.read(CELLS + rest)
    assert (puzzle.givens, puzzle.comment) == (CELLS, comment)


def test_white_space_may_come_first() -> None:
    assert line.read(f"\n  {CELLS}") == Puzzle(CELLS)


def test_spaces_are_empty_cells_where_the_line_is_81_characters_of_digits_and_spaces() -> None:
    assert line.read(CELLS.replace(".", " ")) == Puzzle(CELLS)
    with_gap_at_the_end = CELLS[:-2] + ".."
    assert line.read(with_gap_at_the_end.replace(".", " ") + "\n") == Puzzle(with_gap_at_the_end)


def test_spaces_are_no_empty_cells_beside_another_mark() -> None:
    with pytest.raises(PuzzleError, match="expected 81 cells, found 5"):
        line.read(CELLS.replace(".", " ").replace(" ", ".", 2))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 81 cells, found 0"),
        (" \n ", "expected 81 cells, found 0"),
        (CELLS[:80], "expected 81 cells, found 80"),
        (CELLS + "1", "expected 81 cells, found 82"),
        (CELLS + "x", "expected 81 cells, found 82"),
        (CELLS[:13] + "x" + CELLS[14:], "'x' at character 14 (r2c5) is neither a digit nor an empty cell"),
        ("  " + CELLS[:13] + "x" + CELLS[14:], "'x' at character 16 (r2c5) is neither a digit nor an empty cell"),
        (CELLS[:80] + "٣", "'٣' at character 81 (r9c9) is neither a digit nor an empty cell"),
        (
            f"+5{CELLS[1:].replace('.', '*')}",
            "'+' at character 1 (r1c1) is neither a digit nor an empty cell; "
            f"did you mean :0000:x:+5{CELLS[1:]}::::, where + marks your own digits?",
        ),
        ("r1c1=5", "'r' at character 1 (r1c1) is neither a digit nor an empty cell"),
        (f"{CELLS}\n{CELLS}", "expected one line, found 2"),
    ],
)
def test_what_is_wrong_and_where(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        line.read(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("between", [" ", ",", ", "])
def test_rows_side_by_side_are_told_to_come_together(between: str) -> None:
    rows = between.join(CELLS[start : start + 9] for start in range(0, 81, 9))
    with pytest.raises(PuzzleError, match="expected 81 cells, found 9; remove the separators between the cells"):
        line.read(rows)


def test_writing() -> None:
    puzzle = Puzzle("5" + EMPTY[1:], "." + "3" + EMPTY[2:], comment="of two\nlines")
    assert line.write(puzzle) == "53" + EMPTY[2:]
    assert line.write(puzzle, comment=True) == "53" + EMPTY[2:] + " # of two lines"
    assert line.read(line.write(puzzle, comment=True)).comment == "of two lines"
    assert line.write(Puzzle(CELLS), comment=True) == CELLS
