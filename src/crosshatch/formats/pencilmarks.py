"""A grid of candidates: nine rows of nine groups of digits, with any borders.

Each group contains the candidates of a cell; ``!`` is a cell without candidates.  A group of one digit is a given,
unless a peer lists that digit among several: then it is the only candidate of a cell that is not filled yet.  Lines of
dashes are borders, and lines that begin with ``#`` are the comment.  All other characters except letters and zeros are
ignored.

The format cannot distinguish solved cells from givens; both are read as givens, as in HoDoKu.  Techniques that rely on
knowing which cells are given then draw no false conclusions.  Nor can the format distinguish a given from a single
candidate that no peer lists among several.  So a position that is written and read again has the same values and
candidates, except that solved cells and such single candidates have become givens.
"""

import re
from collections.abc import Sequence

from ..board.candidate import candidate
from ..board.errors import PuzzleError
from ..board.houses import CELLS, DIGITS, PEERS, cells_in, digits_in, drawn
from ..board.messages import lookalike_hint
from ..board.puzzle import Puzzle
from .document import COMMENT, Document, Features, Format
from .rows import Row, comment, rows, with_comment

NOTHING = "!"
"""The symbol for a cell without candidates."""

_GROUP = re.compile("[1-9]+|!")
_LETTER = re.compile(r"[^\W1-9_]")


def read(text: str, first_line: int = 1) -> Puzzle:
    """Read a position from nine rows of nine groups.

    ``first_line`` is the line number of the start of the text within its file.

    Raises PuzzleError, with line and column, if the text does not consist of nine rows of nine groups of digits.
    """
    found = [row for row in rows(text, first_line) if not row.is_border]
    masks = [mask for row in found for mask in _masks(row)]
    if len(found) != 9:
        raise PuzzleError(f"expected 9 rows, found {len(found)}")
    givens = "".join([str(digits_in(mask)[0]) if _is_given(cell, masks) else "." for cell, mask in enumerate(masks)])
    removed = [
        candidate(cell, digit)
        for cell, mask in enumerate(masks)
        if givens[cell] == "."
        for digit in DIGITS
        if not mask >> digit & 1
    ]
    return Puzzle(givens, removed=removed, comment=comment(text))


def write(puzzle: Puzzle) -> str:
    """Draw the values and candidates of a position, aligned, with borders around the boxes."""
    grid = puzzle.grid()
    masks = ((1 << grid.value(cell)) & ~1 or grid.digits_of(cell) for cell in CELLS)
    return drawn(["".join(map(str, digits_in(mask))) or NOTHING for mask in masks])


def _masks(row: Row) -> list[int]:
    """Return the masks of the nine groups of a row."""
    letter = _LETTER.search(row.text)
    if letter:
        where = f"line {row.number}, column {letter.start() + 1}"
        raise PuzzleError(f"{where}: {letter[0]!r} is not a digit 1 to 9{lookalike_hint(letter[0])}")
    groups = list(_GROUP.finditer(row.text))
    for group in groups:
        if len(set(group[0])) < len(group[0]):
            where = f"line {row.number}, column {group.start() + 1}"
            raise PuzzleError(f"{where}: {group[0]:.30} lists a digit twice")
    if len(groups) != 9:
        raise PuzzleError(f"line {row.number}: expected 9 groups of digits, found {len(groups)}")
    return [sum(1 << int(digit) for digit in group[0] if digit != NOTHING) for group in groups]


def _is_given(cell: int, masks: Sequence[int]) -> bool:
    """Return whether the group of a cell is one digit that no peer lists among several."""
    mask = masks[cell]
    if mask.bit_count() != 1:
        return False
    return not any(masks[peer] & mask and masks[peer] != mask for peer in cells_in(PEERS[cell]))


FORMAT = Format(
    "pencilmarks",
    "a grid of candidates",
    lambda text: Document.of(read(text)),
    lambda document: with_comment(write(document.puzzle), document.said(COMMENT)),
    Features(removed=True, columns=(COMMENT,)),
    between="\n\n",
)
