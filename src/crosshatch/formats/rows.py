"""Shared code of the formats that span several lines: rows, borders, comments and headings."""

import re
from typing import Any, TypeVar

import attrs

Cells = TypeVar("Cells", str, list[str], list[dict[str, Any]])

_WORD = re.compile(r"\w")
_RUN_OF_DASHES = re.compile("--|==")
_MARK = re.compile("[.*!-]")
_NEW_LINE = re.compile(r"\r\n|\r|\n")

PUZZLE, STATE = "puzzle", "state"
"""The sections of an .sdk file: the givens, and the present values."""


LATER_SECTIONS = (STATE, "pencilmarks", "pencil marks", "colors", "colours")
"""Sections that follow the puzzle section and belong to it."""


@attrs.frozen
class Row:
    """A line of a text, numbered from 1, that is neither blank nor a comment nor a heading."""

    number: int
    text: str

    @property
    def is_border(self) -> bool:
        """Whether the line only separates rows: no digit or letter, and dashes or no mark of an empty cell."""
        if _WORD.search(self.text):
            return False
        return bool(_RUN_OF_DASHES.search(self.text)) or not _MARK.search(self.text)


def rows(text: str, first_line: int = 1) -> list[Row]:
    """Return the lines of a text except blank ones, comments and headings.

    If the text has sections, only the lines of the puzzle are returned.  ``first_line`` is the line number of the start
    of the text within its file.
    """
    found = _sections(text, first_line)
    return found[PUZZLE] if PUZZLE in found else [row for section in found.values() for row in section]


def state_rows(text: str, first_line: int = 1) -> list[Row]:
    """Return the lines of the section ``[State]``, numbered as in ``rows``; empty if there is no such section."""
    found = _sections(text, first_line)
    return found.get(STATE, []) if PUZZLE in found else []


def _sections(text: str, first_line: int) -> dict[str, list[Row]]:
    """Return the rows below each heading, by its name in lower case; rows above any heading have an empty name."""
    current: list[Row] = []
    found = {"": current}
    for number, line in enumerate(_NEW_LINE.split(text), first_line):
        name = heading(line)
        if name:
            current = found.setdefault(name, [])
        elif line.strip() and not is_comment(line):
            current.append(Row(number, line))
    return found


def comment(text: str) -> str:
    """Return the contents of the comment lines of a text."""
    return "\n".join(line.strip().lstrip("#").strip() for line in _NEW_LINE.split(text) if is_comment(line))


def with_comment(grid: str, comment: str) -> str:
    """Return a grid with its comment above it."""
    return "\n".join([*(f"# {line}" for line in comment.splitlines() if line.strip()), grid])


def is_comment(line: str) -> bool:
    """Return whether a line begins with ``#``."""
    return line.lstrip().startswith("#")


def heading(line: str) -> str:
    """Return the name in a section heading, such as ``[Puzzle]``, in lower case; empty for other lines."""
    line = line.strip()
    if not (line.startswith("[") and line.endswith("]")):
        return ""
    name = line[1:-1].strip()
    return name.lower() if name[:1].isalpha() and "[" not in name and "]" not in name else ""


def in_nines(cells: Cells) -> list[Cells]:
    """Return the cells of a grid in rows of nine, or the marks of all cells in groups of nine."""
    return [cells[at : at + 9] for at in range(0, len(cells), 9)]
