"""An .sdk file of SadMan Sudoku and SudoCue: nine rows, with information about the puzzle above them.

An information line is ``#``, a letter and a text:  ``A`` for the author, ``B`` the date, ``C`` a comment, ``D`` a
description, ``L`` the level, ``S`` the source, ``U`` its address.  Other lines that begin with ``#`` are the comment.
If there are headings, the givens follow ``[Puzzle]`` and the present values ``[State]``; without them, the rows are the
givens.  Other sections, such as pencil marks and colours, are dropped.  The rest is as in ``boxed``.

Source:  SudoCue, file formats, http://sudocue.net/fileformats.php.
"""

import re

from ..board.puzzle import EMPTY
from . import boxed
from .document import AUTHOR, COMMENT, DATE, DESCRIPTION, LEVEL, SOURCE, URL, Document, Features, Format
from .rows import PUZZLE, STATE, heading, in_nines, is_comment

_LETTERS = {"A": AUTHOR, "D": DESCRIPTION, "C": COMMENT, "B": DATE, "S": SOURCE, "L": LEVEL, "U": URL}
_NAMES = {name: letter for letter, name in _LETTERS.items()}
_ABOUT = re.compile(r"\s*#([ABCDLSU])(\S.*|)")
_IS_MEANT = re.compile(r"\s*#(?:[ABCDLS](?:[^a-z]|$)|Uhttp|Uwww)")


def has_head(text: str) -> bool:
    """Return whether comments are information lines: two that look like one, or one above ``[Puzzle]``."""
    lines = text.splitlines()
    letters = {line.lstrip()[1] for line in lines if _IS_MEANT.match(line)}
    return len(letters) > 1 or (bool(letters) and any(heading(line) == PUZZLE for line in lines))


def read(text: str, first_line: int = 1) -> Document:
    """Read a puzzle and the information about it.

    Raises PuzzleError, with line and column, if nine rows of nine cells do not follow.
    """
    puzzle = boxed.read(text, first_line)
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if is_comment(line):
            known = _ABOUT.fullmatch(line)
            name, said = (_LETTERS[known[1]], known[2]) if known else (COMMENT, line.strip().lstrip("#"))
            found.setdefault(name, []).append(said.strip())
    return Document.with_columns(puzzle, {name: "\n".join(said) for name, said in found.items()}, other_sections(text))


def other_sections(text: str) -> list[str]:
    """Return the names of sections that are not read, such as pencil marks and colours."""
    names = map(heading, text.splitlines()) if "[" in text else ()
    return [f"[{name}]" for name in dict.fromkeys(names) if name not in ("", PUZZLE, STATE)]


def write(document: Document) -> str:
    """Write a puzzle below the information about it, with sections if cells are placed."""
    puzzle = document.puzzle
    head = [f"#{letter}{document.text(name)}" for name, letter in _NAMES.items() if document.text(name)]
    givens = ["[Puzzle]", *in_nines(puzzle.givens)] if puzzle.placed != EMPTY else in_nines(puzzle.givens)
    state = ["[State]", *in_nines(puzzle.line)] if puzzle.placed != EMPTY else []
    return "\n".join([*head, *givens, *state])


FORMAT = Format(
    "sdk",
    "SadMan Sudoku, SudoCue",
    read,
    write,
    Features(placed=True, columns=tuple(_NAMES)),
    endings=("sdk",),
    between="\n\n",
)
