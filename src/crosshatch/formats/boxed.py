"""A drawn grid: nine rows of nine cells, with or without borders.

Digits are givens; ``.`` ``0`` ``*`` ``_`` and ``-`` are empty cells.  Spaces, ``|``, ``+``, ``=``, box-drawing
characters, commas and brackets (as in a list of lists) are ignored, and so are lines of dashes between the rows.  Lines
that begin with ``#`` are the comment.  As with ``line``, solved cells become givens, and removed candidates are lost.

An .sdk file contains such a grid below ``[Puzzle]``, with the givens.  If there is also a section ``[State]`` with the
present values, placed cells are distinguished from givens.

Source:  SudoCue, file formats, http://sudocue.net/fileformats.php (.sdk, after Sadman's).
"""

import re
from collections.abc import Sequence

from ..board.board import CLASSIC
from ..board.errors import PuzzleError
from ..board.houses import cells_name, drawn
from ..board.messages import lookalike_hint
from ..board.puzzle import EMPTY, Puzzle
from .document import COMMENT, Document, Features, Format
from .line import EMPTY_MARKS, EMPTY_TO_DOT
from .rows import Row, comment, rows, state_rows, with_comment

_DECORATION = re.compile(r"[\s|+=:,;'\"()\[\]{}\u2500-\u257f]+")
OTHER_SIZES = (4, 6, 8, 10, 12, 16, 25)
"""Common sizes of smaller and larger grids."""

_CELLS = frozenset("123456789" + EMPTY_MARKS)


def read(text: str, first_line: int = 1) -> Puzzle:
    """Read a puzzle from nine rows.

    ``first_line`` is the line number of the start of the text within its file.

    Raises PuzzleError, with line and column, if the text does not consist of nine rows of nine cells.
    """
    givens = _values(rows(text, first_line))
    state = state_rows(text, first_line)
    return Puzzle(givens, _placed(givens, _values(state)) if state else EMPTY, comment=comment(text))


def write(puzzle: Puzzle) -> str:
    """Draw the values of a puzzle in ASCII, with ``.`` for empty cells and borders around the boxes."""
    return drawn(puzzle.line)


def cells_of(row: Row) -> str:
    """Return the cells of a row without borders and separators."""
    return _DECORATION.sub("", row.text)


def is_row_of_dashes(row: Row) -> bool:
    """Return whether a line that looks like a border may be a row of empty cells."""
    return cells_of(row) == "-" * 9 and "+" not in row.text


def size_of(lines: Sequence[Row]) -> int:
    """Return the size of a grid whose rows have as many cells as there are rows; otherwise 9.

    Cells may have several digits.
    """
    found = [row for row in lines if not row.is_border]
    size = len(found)
    cells = ({len(cells_of(row)), len(_DECORATION.sub(" ", row.text).split())} for row in found)
    return size if size in OTHER_SIZES and all(size in each for each in cells) else 9


def _values(lines: Sequence[Row]) -> str:
    """Return the 81 values of nine rows, with ``.`` for an empty cell."""
    found = _rows_of_cells(lines)
    if found and all(len(cells_of(row)) == 18 for row in found):
        raise PuzzleError("two grids side by side cannot be read; export the puzzles with --format csv instead")
    cells = "".join([_cells(row, len(found) > 9) for row in found])
    if len(found) != 9:
        raise PuzzleError(f"expected 9 rows, found {len(found)}")
    return cells.translate(EMPTY_TO_DOT)


def _placed(givens: str, state: str) -> str:
    """Return the values of a state that are not givens."""
    changed = [cell for cell in range(81) if givens[cell] not in (".", state[cell])]
    if changed:
        raise PuzzleError(f"[State] omits or changes the givens in {cells_name(changed)}")
    return "".join([value if given == "." else "." for given, value in zip(givens, state, strict=True)])


def _rows_of_cells(lines: Sequence[Row]) -> list[Row]:
    """Return the lines that are not borders; nine dashes count as empty cells only if there are too few rows."""
    found = [row for row in lines if not row.is_border]
    if len(found) < 9:
        return [row for row in lines if not row.is_border or is_row_of_dashes(row)]
    return found


def _cells(row: Row, is_one_of_more: bool) -> str:
    """Return the nine cells of a row, which may be a heading if there are more than nine rows."""
    cells = cells_of(row)
    for character in cells:
        if character not in _CELLS:
            column = row.text.index(character) + 1
            where = f"line {row.number}, column {column}"
            is_heading = is_one_of_more and cells[:2].isalpha()
            remedy = "; begin headings with #" if is_heading else lookalike_hint(character)
            raise PuzzleError(f"{where}: {character!r} is neither a digit nor an empty cell{remedy}")
    if len(cells) != 9:
        remedy = "" if len(cells) > 9 or not set(EMPTY_MARKS).isdisjoint(cells) else "; write . for empty cells"
        raise PuzzleError(f"line {row.number}: expected 9 cells, found {len(cells)}{remedy}")
    return cells


def _drawn(puzzle: Puzzle) -> str:
    return write(puzzle) if puzzle.board is CLASSIC else str(puzzle)


FORMAT = Format(
    "boxed",
    "a drawn grid",
    lambda text: Document.of(read(text)),
    lambda document: with_comment(_drawn(document.puzzle), document.said(COMMENT)),
    Features(columns=(COMMENT,)),
    between="\n\n",
    board_above=True,
)
