"""Text with roles: spans, and the one small formatter that makes lines of them.

A span is a piece of text and the role it has in the pattern, if any.  Every rendering takes spans and decides what a
role looks like; ``text_of`` leaves the roles out.
"""

import re
from collections.abc import Iterable
from string import Formatter
from typing import TypeAlias

from ..board.houses import cell_of, cells_name
from ..logic.step import Line, Role, Span

Piece: TypeAlias = "Span | Line | str | int"
"""What a line is put together from."""

_FORMATTER = Formatter()

_CELL = re.compile(r"r[1-9]")
"""How the name of a cell begins."""


def say(template: str, **parts: Piece) -> Line:
    """Return a line: a template such as ``"{pivot} is {digits}."`` with its parts in place, each with its roles.

    Raises KeyError where a part is missing.
    """
    pieces: list[Piece] = []
    for text, name, _, _ in _FORMATTER.parse(template):
        pieces += [text] if name is None else [text, parts[name]]
    return line(*pieces)


def line(*pieces: Piece) -> Line:
    """Return pieces, one after the other, as one line, with plain words that follow each other as one span."""
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
    """Return pieces with a text between each two of them; empty pieces are left out."""
    found: list[Piece] = []
    for piece in map(line, pieces):
        if piece:
            found += [between, piece] if found else [piece]
    return line(*found)


def marked(role: Role, what: object) -> Span:
    """Return a text with a role."""
    return Span(str(what), role)


def cells(role: Role, which: Iterable[int | str]) -> Span:
    """Name cells, given by number (0..80) or name, with their role."""
    return Span(cells_name(map(cell_of, which)), role)


def capital(text: Line) -> Line:
    """Return a line with a capital at its beginning; the name of a cell stays as it is."""
    if not text or _CELL.match(text[0].text):
        return text
    first, *rest = text
    return (Span(first.text[:1].upper() + first.text[1:], first.role), *rest)


def small(text: Line) -> Line:
    """Return a line with no capital at its beginning, to go on with in a sentence."""
    if not text:
        return text
    first, *rest = text
    return (Span(first.text[:1].lower() + first.text[1:], first.role), *rest)


def text_of(text: Line) -> str:
    """Return the text of a line, without its roles."""
    return "".join([span.text for span in text])


def markup(text: Line) -> str:
    """Return a line with its roles written out, as ``[pivot:r5c5] is 1 or 2``: to look at, and for tests."""
    return "".join([span.text if span.role is None else f"[{span.role}:{span.text}]" for span in text])
