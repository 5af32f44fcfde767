"""A typed grid with spaces for empty cells, where the column of each digit shows its cell.

The digits of all rows must fit one of the usual layouts: cells side by side, a space between cells, a gap or bar
between boxes, or bars between all cells.
"""

import re
from collections.abc import Iterator, Sequence

from ..board.errors import PuzzleError
from .rows import heading, is_comment

_EVERY_WAY: tuple[tuple[int, ...], ...] = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 2, 4, 6, 8, 10, 12, 14, 16),
    (0, 1, 2, 4, 5, 6, 8, 9, 10),
    (0, 2, 4, 7, 9, 11, 14, 16, 18),
    (0, 2, 4, 8, 10, 12, 16, 18, 20),
    (0, 4, 8, 12, 16, 20, 24, 28, 32),
)
"""The columns of the nine cells of a row, relative to the first, in each of the usual layouts."""

_BARS = "|\u2502\u2503\u2551"
_RULE = re.compile("[-=+_\u2500\u2501\u2550]")
_DIGITS = frozenset("123456789")


def values(text: str) -> str | None:
    """Return the 81 values of a grid with spaces for empty cells, or None if the text is not such a grid.

    Raises PuzzleError if the spaces can be read in several ways.
    """
    lines = _nine_lines([line.rstrip() for line in text.splitlines()])
    if lines is None or not all(set(line) <= _DIGITS | {" ", *_BARS} for line in lines):
        return None
    if not any(" " in line.strip(" " + _BARS) for line in lines):  # no blank stands for a cell
        return None
    found = {read for columns in _ways(lines) if (read := _read(lines, columns)) is not None}
    if len(found) > 1:
        raise PuzzleError("the spaces can be read in several ways; write . for empty cells")
    return found.pop() if found else None


def _nine_lines(lines: Sequence[str]) -> list[str] | None:
    """Return the lines of the nine rows, some of which may be empty, or None if there are more or fewer."""
    rules = {line for line in lines if _RULE.search(line) and not any(map(str.isalnum, line))}
    kept = [line for line in lines if not (is_comment(line) or heading(line) or line in rules)]
    while len(kept) > 9 and not kept[0]:
        kept = kept[1:]
    while len(kept) > 9 and not kept[-1]:
        kept = kept[:-1]
    if len(kept) > 9:  # with a line between the bands, say
        kept = [line for line in kept if line]
    return kept if len(kept) == 9 else None


def _ways(lines: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """Yield the possible columns of the cells: from the first column, from the common indent, or behind a bar."""
    indent = min(len(line) - len(line.lstrip()) for line in lines if line)
    behind_bar = all(not line or line[indent] in _BARS for line in lines)
    starts = (indent + 1, indent + 2) if behind_bar else sorted({0, indent})
    for way in _EVERY_WAY:
        for start in starts:
            yield tuple(start + column for column in way)


def _read(lines: Sequence[str], columns: Sequence[int]) -> str | None:
    """Return the values if every digit, and no bar, stands in one of the columns."""
    found = ""
    for line in lines:
        cells = [line[column] if column < len(line) else " " for column in columns]
        digits = sum(each in _DIGITS for each in line)
        if digits != sum(each in _DIGITS for each in cells) or any(each in _BARS for each in cells):
            return None
        found += "".join("." if each == " " else each for each in cells)
    return found
