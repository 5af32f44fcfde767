"""CSV rows in which no text can be mistaken for a formula by a spreadsheet.

Spreadsheets execute a cell that begins with ``=``, ``+``, ``-``, ``@`` or a control character.  Such a text, unless it
is a number, is written with an apostrophe in front, as users type it into spreadsheets, and read without it.  Source:
OWASP, CSV Injection, https://owasp.org/www-community/attacks/CSV_Injection.
"""

import csv
import re
from collections.abc import Iterable
from io import StringIO

_FORMULA = re.compile(r"'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")  # the last four are wide forms
_NUMBER = re.compile(r"[-+](?:(?:\d+(?:[.,]\d+)*|[.,]\d+)(?:[eE][-+]?\d+)?%?)?")

_END = "\r\n"
"""The line ending for the writer, which makes it quote cells that contain either character."""


def guarded(text: str) -> str:
    """Return a text with an apostrophe in front if a spreadsheet would treat it as a formula."""
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else text


def unguarded(text: str) -> str:
    """Return the original text; the inverse of ``guarded``."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def csv_line(cells: Iterable[object]) -> str:
    """Return a row of CSV without the line ending."""
    text = StringIO()
    csv.writer(text, lineterminator=_END).writerow(guarded(each) if isinstance(each, str) else each for each in cells)
    return text.getvalue().removesuffix(_END)


def cells_of(line: str) -> list[str]:
    """Return the cells of a row of CSV; the inverse of ``csv_line``."""
    return [unguarded(each) for each in next(csv.reader([line]))]
