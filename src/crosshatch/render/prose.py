"""Explanations with roles inline: ``[role:text]`` parsed into spans.

A span is a piece of text and the role it has in the pattern, if any.  Every other rendering takes spans and
decides what a role looks like; ``plain`` leaves the roles out.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

import attrs

from ..step import Role

_MARKED = re.compile(r"\[([^\[\]:]*):([^\[\]]*)\]")
_ROLES = {str(role): role for role in Role}


@attrs.frozen
class Span:
    """A piece of text with the role it has in the pattern; None for plain words."""

    text: str
    role: Role | None = None


Line: TypeAlias = tuple[Span, ...]
"""A line of text as its spans, in order."""


def parse(markup: str) -> Line:
    """Return the spans of an explanation; joined, their texts are the explanation without its roles.

    What looks like markup but names no role stays as it is.
    """
    spans: list[Span] = []
    end = 0
    for match in _MARKED.finditer(markup):
        role = _ROLES.get(match[1])
        if role is not None:
            spans += [Span(markup[end : match.start()]), Span(match[2], role)]
            end = match.end()
    spans.append(Span(markup[end:]))
    return tuple(span for span in spans if span.text)


def plain(markup: str) -> str:
    """Return an explanation without its roles."""
    return text_of(parse(markup))


def text_of(line: Line) -> str:
    """Return the text of a line."""
    return "".join([span.text for span in line])


def wrap(line: Line, width: int, indent: str = "") -> Iterator[Line]:
    """Yield a line broken between words so that each part, indented, has at most ``width`` characters.

    A word that is longer by itself stays whole.
    """
    current: list[Span] = []
    room = 0
    for word in _words(line):
        length = sum(len(span.text) for span in word)
        if current and length + 1 > room:
            yield (Span(indent), *current)
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
    """Yield what stands between spaces; a word may change its role midway, as ``r1c1,`` does."""
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
