"""Reading and writing puzzles: a module for each format of text, and for the links of sites.

``read`` recognises the format of one puzzle, ``read_many`` and ``read_file`` take files of many, ``write`` writes a
puzzle in a format of the table ``FORMATS`` and ``write_file`` a file of many, ``link`` makes a link to a site.
"""

from .catalogue import FORMATS, format_of, link, write, write_file
from .document import Document, Format, Room
from .entry import Entry, EntryKind
from .links import LINKS
from .many import read_file, read_many
from .recognise import LONGEST_TEXT, read, read_document
from .values import ConstraintError

__all__ = [
    "FORMATS",
    "LINKS",
    "LONGEST_TEXT",
    "ConstraintError",
    "Document",
    "Entry",
    "EntryKind",
    "Format",
    "Room",
    "format_of",
    "link",
    "read",
    "read_document",
    "read_file",
    "read_many",
    "write",
    "write_file",
]
