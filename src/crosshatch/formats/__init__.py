"""Reading and writing puzzles: a module for each format of text.

``read`` recognises the format of one puzzle, ``read_many`` and ``read_file`` take files of many, ``write`` writes a
puzzle in a format of the table ``FORMATS``.
"""

from .entry import Entry, EntryKind
from .many import read_file, read_many
from .recognise import FORMATS, LONGEST_TEXT, Format, read, write

__all__ = ["FORMATS", "LONGEST_TEXT", "Entry", "EntryKind", "Format", "read", "read_file", "read_many", "write"]
