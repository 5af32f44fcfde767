"""Rows of CSV whose texts no spreadsheet takes for formulas.

Spreadsheets run a cell that begins with ``=``, ``+``, ``-``, ``@`` or a control character.  A text that begins so, and
is no number, is written with an apostrophe before it, as people type it into spreadsheets, and read without.  Source:
OWASP, CSV Injection, https://owasp.org/www-community/attacks/CSV_Injection.
"""

import csv
import re
from collections.abc import Iterable
from io import StringIO

_FORMULA = re.compile(r"'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")  # the last four are wide forms
_NUMBER = re.compile(r"[-+](?:(?:\d+(?:[.,]\d+)*|[.,]\d+)(?:[eE][-+]?\d+)?%?)?")

_END = "\r\n"
"""The end of a line for the writer, so that it quotes cells with either character."""


def guarded(text: str) -> str:
    """Return a text with an apostrophe before it if a spreadsheet would take it for a formula."""
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else text


def unguarded(text: str) -> str:
    """Return the text that ``guarded`` turns into this one."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def csv_line(cells: Iterable[object]) -> str:
    """Return a row of CSV, without the end of the line."""
    text = StringIO()
    csv.writer(text, lineterminator=_END).writerow(guarded(each) if isinstance(each, str) else each for each in cells)
    return text.getvalue().removesuffix(_END)


def cells_of(line: str) -> list[str]:
    """Return the cells of a row of CSV as they were before ``csv_line`` wrote it."""
    return [unguarded(each) for each in next(csv.reader([line]))]
