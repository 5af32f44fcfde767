"""Reading and writing puzzles: one module for each text format, and for links to other sites.

``read`` recognises the format of one puzzle; ``read_many`` and ``read_file`` read files of many.  ``write`` writes one
puzzle in a format from the table ``FORMATS``, ``write_file`` writes a file of many, and ``link`` creates a link to a
site.
"""

from .catalogue import FORMATS as FORMATS
from .catalogue import format_of as format_of
from .catalogue import link as link
from .catalogue import write as write
from .catalogue import write_file as write_file
from .document import Document as Document
from .document import Entry as Entry
from .document import EntryKind as EntryKind
from .document import Features as Features
from .document import Format as Format
from .links import LINKS as LINKS
from .many import read_file as read_file
from .many import read_many as read_many
from .recognise import LONGEST_TEXT as LONGEST_TEXT
from .recognise import read as read
from .recognise import read_document as read_document
from .values import ConstraintError as ConstraintError
