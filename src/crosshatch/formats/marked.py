"""A position as printed by ``--grid``: candidates with the marks of a step, and the names of rows and columns.

There are two forms.  With one line per row, a bare digit is a value, and ``(5)`` is the only candidate of an empty
cell.  With three lines per row, for narrow terminals, each candidate has its own place, and ``[5]`` is a value.  Lines
beside the grid, such as the legend and the explanation of the step, are ignored.

As in ``pencilmarks``, values are read as givens.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from ..board.candidate import candidate
from ..board.errors import PuzzleError
from ..board.houses import DIGITS
from ..board.messages import counted
from ..board.puzzle import Puzzle

_NAMED = re.compile(r"\s*[^\sr|]?r([1-9])( ?)\|")
_DIGIT = re.compile("[1-9]")
_CELL = 6
"""The number of characters per cell in the form with three lines per row."""


def is_marked(line: str) -> bool:
    """Return whether a line is a row with its name, such as ``>r3 | 2*8 5 ...``."""
    return bool(_NAMED.match(line))


def begins(line: str) -> bool:
    """Return whether a line is the first row with its name."""
    found = _NAMED.match(line)
    return found is not None and found[1] == "1"


def read(text: str, first_line: int = 1) -> Puzzle:
    """Read a position from a text with one such grid.

    ``first_line`` is the line number of the start of the text within its file.

    Raises PuzzleError, with the line, if the text does not contain each of nine rows once, in order, with nine cells.
    """
    lines = text.splitlines()
    named = [(place, found) for place, line in enumerate(lines) if (found := _NAMED.match(line))]
    names = "".join(found[1] for _, found in named)
    if names != "123456789":
        several = f"; the text has {names.count('1')} grids, but only one can be read" if names.count("1") > 1 else ""
        raise PuzzleError(f"expected rows r1 to r9, each once, in order, found {counted(len(names), 'row')}{several}")
    givens, removed = "", []
    for place, found in named:
        parts = " ".join(lines[place].split("|")[1:])
        cells = parts.split() if found[2] else _cells_of_three(lines[max(0, place - 1) : place + 2])
        if len(cells) != 9:
            raise PuzzleError(f"line {first_line + place}: expected 9 cells, found {len(cells)}")
        for text_of_cell in cells:
            digits = {int(digit) for digit in _DIGIT.findall(text_of_cell)}
            is_value = len(digits) == 1 and ("[" in text_of_cell or (found[2] and "(" not in text_of_cell))
            if not is_value:
                removed += [candidate(len(givens), digit) for digit in DIGITS if digit not in digits]
            givens += str(*digits) if is_value else "."
    return Puzzle(givens, removed=removed)


def divided(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the text of each grid of a file, and the line number (from 1) of its first row."""
    held: list[str] = []
    number = first = 0
    for number, line in enumerate(lines, 1):
        if begins(line):
            if first:
                yield first, "\n".join(held[:-1])
            held = held[-1:]
            first = number
        held.append(line)
    if first:
        yield first, "\n".join(held)


def _cells_of_three(lines: Sequence[str]) -> list[str]:
    """Return the cells of a row that is three lines high, each with all its characters."""
    found = [""] * 9
    for line in lines:
        for box, part in enumerate(line.split("|")[1:4]):
            for place in range(3):
                found[box * 3 + place] += part[place * _CELL : (place + 1) * _CELL]
    return found
