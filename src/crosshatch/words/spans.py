"""Text with roles: spans, and a small formatter that builds lines from them.

A span is a piece of text with its role in the pattern, if any.  Each output format decides how a role looks;
``text_of`` drops the roles.
"""

import re
from collections.abc import Iterable
from string import Formatter
from typing import TypeAlias

from ..board.houses import cell_of, cells_name
from ..logic.step import Line, Role, Span

Piece: TypeAlias = "Span | Line | str | int"
"""A part of a line: text, a span or a line."""

_FORMATTER = Formatter()

_CELL = re.compile(r"r[1-9]")
"""The beginning of a cell name."""


def say(template: str, **parts: Piece) -> Line:
    """Return a line from a template such as ``"{pivot} is {digits}."`` and its parts, each with its roles.

    Raises KeyError if a part is missing.
    """
    pieces: list[Piece] = []
    for text, name, _, _ in _FORMATTER.parse(template):
        pieces += [text] if name is None else [text, parts[name]]
    return line(*pieces)


def line(*pieces: Piece) -> Line:
    """Return pieces as one line, with adjacent plain text joined into one span."""
    said: list[Span] = []
    text = ""
    for piece in pieces:
        if isinstance(piece, str | int):
            text += str(piece)
            continue
        for span in piece if isinstance(piece, tuple) else (piece,):
            if span.role is None:
                text += span.text
            elif span.text:
                said += [Span(text), span] if text else [span]
                text = ""
    return (*said, Span(text)) if text else tuple(said)


def join(pieces: Iterable[Piece], between: str = " ") -> Line:
    """Return pieces joined with a separator; empty pieces are left out."""
    found: list[Piece] = []
    for piece in map(line, pieces):
        if piece:
            found += [between, piece] if found else [piece]
    return line(*found)


def marked(role: Role, what: object) -> Span:
    """Return a text with a role."""
    return Span(str(what), role)


def cells(role: Role, which: Iterable[int | str]) -> Span:
    """Return the names of cells, given by number (0 to 80) or name, with their role."""
    return Span(cells_name(map(cell_of, which)), role)


def capital(text: Line) -> Line:
    """Return a line with an initial capital, unless it begins with the name of a cell."""
    if not text or _CELL.match(text[0].text):
        return text
    first, *rest = text
    return (Span(first.text[:1].upper() + first.text[1:], first.role), *rest)


def small(text: Line) -> Line:
    """Return a line without an initial capital, to continue a sentence."""
    if not text:
        return text
    first, *rest = text
    return (Span(first.text[:1].lower() + first.text[1:], first.role), *rest)


def text_of(text: Line) -> str:
    """Return the text of a line without its roles."""
    return "".join([span.text for span in text])


def markup(text: Line) -> str:
    """Return a line with its roles as markup, such as ``[pivot:r5c5] is 1 or 2``, for inspection and tests."""
    return "".join([span.text if span.role is None else f"[{span.role}:{span.text}]" for span in text])
