"""An .sdm file, of SudoCue: a puzzle of 81 characters on each line, and nothing else.

Empty cells are noughts.  It is read as ``line`` is.

Source: SudoCue, file formats, http://sudocue.net/fileformats.php.
"""

from . import line
from .document import Document, Format


def read(text: str) -> Document:
    """Read a puzzle from one line.

    Raises PuzzleError, saying what is wrong and where, if the text is not one line of 81 cells.
    """
    return Document.of(line.read(text))


def write(document: Document) -> str:
    """Write the values of a puzzle as 81 digits, 0 for an empty cell."""
    return document.puzzle.line.replace(".", "0")


FORMAT = Format("sdm", "SudoCue", read, write, endings=("sdm",))
