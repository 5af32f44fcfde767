"""Files (.ss) and copied positions of Simple Sudoku: a grid and the moves made since.

The grid has ``*-----------*`` above and below it and ``|---+---+---|`` between the bands.  Records follow, one per
line:  ``I388`` places 8 in cell 38 (counted from 0, row by row), ``E78007`` removes 7 from cell 78.  A copied position
has several grids instead: the givens, the present values if there are more, and the candidates, with a wider border.

Source:  HoDoKu reads and writes both (MainFrame.java, SudokuUtil.java, Sudoku2.java); only the file format was taken
from there.
"""

import re
from collections.abc import Sequence

from ..board.candidate import Candidate, candidate
from ..board.errors import PuzzleError
from ..board.houses import CELLS, cell_name
from ..board.puzzle import Puzzle
from . import boxed, pencilmarks
from .document import Document, Features, Format
from .rows import comment, in_nines

_TOP = re.compile(r"\s*\*-{11}-*\*\s*")
_NARROW = re.compile(r"\s*\*-{11}\*\s*")
_RECORD = re.compile(r"\s*(?:I(\d\d)([1-9])|E(\d\d)00([1-9]))\s*")


def is_record(line: str) -> bool:
    """Return whether a line records a move."""
    return bool(_RECORD.fullmatch(line))


def is_border(line: str) -> bool:
    """Return whether a line is the top or bottom border of a grid."""
    return bool(_TOP.fullmatch(line))


def matches(lines: Sequence[str]) -> bool:
    """Return whether lines contain a grid with such a border, and records or more grids below it."""
    borders = sum(map(is_border, lines))
    return borders >= 2 and (borders > 2 or any(map(is_record, lines)))


def goes_on(before: Sequence[str], after: Sequence[str]) -> bool:
    """Return whether a grid shows the progress of the puzzle in earlier lines, as Simple Sudoku copies it."""
    if not (any(map(_NARROW.fullmatch, before)) and any(map(is_border, after))):
        return False
    try:
        givens = boxed.read("\n".join(_grids(before)[0][1])).givens
        now = _grid(*_grids(after)[0])
    except (PuzzleError, IndexError):
        return False
    told_more = now.givens != givens or bool(now.removed)
    return told_more and all(given in (".", value) for given, value in zip(givens, now.givens, strict=True))


def read(text: str, first_line: int = 1) -> Document:
    """Read a position from a grid with records, or from several grids.

    Raises PuzzleError, with the line, if a grid does not have nine rows of nine cells or loses a value of the grid
    before.
    """
    lines = text.splitlines()
    grids = _grids(lines)
    if not grids:
        raise PuzzleError("expected a grid with *-----------* above and below it")
    at, first = grids[0]
    start = boxed.read("\n".join(first), first_line + at)
    values = start.givens
    removed: tuple[Candidate, ...] = ()
    for at, grid in grids[1:]:
        now = _grid(first_line + at, grid)
        lost = [cell for cell in CELLS if values[cell] not in (".", now.givens[cell])]
        if lost:
            raise PuzzleError(f"line {first_line + at}: {cell_name(lost[0])} is {values[lost[0]]} in the grid above")
        values, removed = now.givens, now.removed
    placed = list("".join("." if given != "." else value for given, value in zip(start.givens, values, strict=True)))
    gone: list[Candidate] = list(removed)
    for number, line in enumerate(lines, first_line):
        record = _RECORD.fullmatch(line)
        if record:
            _follow(record, number, start.givens, placed, gone)
    return Document.of(Puzzle(start.givens, "".join(placed), gone, comment(text)))


def write(document: Document) -> str:
    """Draw the givens, and write the moves as records below."""
    puzzle = document.puzzle
    rows = ["|".join(["", row[:3], row[3:6], row[6:], ""]) for row in in_nines(puzzle.givens)]
    bands = [*rows[:3], "|---+---+---|", *rows[3:6], "|---+---+---|", *rows[6:]]
    placed = [f"I{cell:02}{puzzle.placed[cell]}" for cell in CELLS if puzzle.placed[cell] != "."]
    removed = [f"E{each.cell:02}{each.digit:03}" for each in puzzle.removed]
    records = ["", *placed, *removed] if placed or removed else []
    return "\n".join([_BORDER, *bands, _BORDER, *records])


_BORDER = "*-----------*"


def _grids(lines: Sequence[str]) -> list[tuple[int, list[str]]]:
    """Return the lines of each grid with its borders, and the index of the first line."""
    tops = [place for place, line in enumerate(lines) if is_border(line)]
    return [(top, list(lines[top : end + 1])) for top, end in zip(tops[::2], tops[1::2], strict=False)]


def _grid(at: int, lines: Sequence[str]) -> Puzzle:
    """Return the position in a grid of values or candidates."""
    text = "\n".join(lines)
    return boxed.read(text, at) if _NARROW.fullmatch(lines[0]) else pencilmarks.read(text, at)


def _follow(record: re.Match[str], number: int, givens: str, placed: list[str], gone: list[Candidate]) -> None:
    """Apply a record."""
    cell = int(record[1] or record[3])
    if cell > 80:
        raise PuzzleError(f"line {number}: there is no cell {cell}; cells are numbered 00 to 80")
    if record[4]:
        gone.append(candidate(cell, int(record[4])))
    elif givens[cell] != ".":
        raise PuzzleError(f"line {number}: {cell_name(cell)} is a given, so no digit can be placed there")
    else:
        placed[cell] = record[2]


FORMAT = Format(
    "simple-sudoku",
    "Simple Sudoku",
    read,
    write,
    Features(placed=True, removed=True),
    endings=("ss",),
    between="\n\n",
)
