"""Wrap lines of spans to a width."""

import re
from collections.abc import Iterator

from ..logic.step import Line, Span

HANGING = "    "
"""Additional indentation for the later parts of an indented line."""


def wrap(line: Line, width: int, indent: str = "") -> Iterator[Line]:
    """Yield a line broken between words so that each part, indented, has at most ``width`` characters.

    A longer word is not broken.  If a line begins with spaces, all of its parts do, and the later ones are indented
    further, so that they do not look like separate lines.
    """
    start = line[0].text if line else ""
    own = len(start) - len(start.lstrip(" "))
    indent += " " * own
    current: list[Span] = []
    room = 0
    for word in _words(line):
        length = sum(len(span.text) for span in word)
        if current and length + 1 > room:
            yield (Span(indent), *current)
            if own:
                indent, own = indent + HANGING, 0
            current = []
        if current:
            current.append(Span(" "))
            room -= 1
        else:
            room = width - len(indent)
        current += word
        room -= length
    if current:
        yield (Span(indent), *current)


def _words(line: Line) -> Iterator[Line]:
    """Yield the words between spaces; a word may change its role midway, as ``r1c1,`` does."""
    word: list[Span] = []
    for span in line:
        for piece in re.findall(r" |[^ ]+", span.text):
            if piece != " ":
                word.append(Span(piece, span.role))
            elif word:
                yield tuple(word)
                word = []
    if word:
        yield tuple(word)
