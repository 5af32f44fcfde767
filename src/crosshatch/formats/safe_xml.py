"""XML read piece by piece, with nothing in it that could harm: no entities, and bounded depth and size."""

from collections import deque
from collections.abc import Iterable, Iterator
from xml.parsers import expat

import attrs

from ..board.errors import PuzzleError

DEEPEST = 20
"""No element is deeper than this."""

LONGEST_ELEMENT = 100_000
"""No more characters than this make up a tag, or a text between two."""


@attrs.frozen
class Start:
    """The start of an element, with its attributes."""

    name: str
    attributes: dict[str, str]


@attrs.frozen
class End:
    """The end of an element, with the text that stood directly before it."""

    name: str
    text: str


def events(pieces: Iterable[str]) -> Iterator[Start | End]:
    """Yield the starts and ends of elements, as they come.

    Raises PuzzleError, giving the line, where the text is no XML, or has in it what is not read.
    """
    handler = _Handler()
    try:
        for piece in pieces:
            handler.feed(piece)
            yield from handler.taken()
        handler.end()
        yield from handler.taken()
    except expat.ExpatError as error:
        yield from handler.taken()
        problem = expat.errors.messages[error.code]
        raise PuzzleError(f"line {error.lineno}: this is not XML: {problem}") from None


class _Handler:
    """A parser that notes events, and refuses what could harm."""

    def __init__(self) -> None:
        self._found: deque[Start | End] = deque()
        self._text: list[str] = []
        self._held: list[str] = []
        self._held_size = 0
        self._depth = self._since = 0
        self._parser = expat.ParserCreate("utf-8")  # whatever encoding is declared: the text is decoded already
        self._parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.CommentHandler = self._seen
        self._parser.StartDoctypeDeclHandler = self._refuse
        self._parser.EntityDeclHandler = self._refuse

    def feed(self, piece: str) -> None:
        """Take a piece of text; in the middle of a long tag, hold it until there is as much again.

        The parser looks at an open tag from its beginning with each piece: many small ones would take quadratic time.
        """
        self._held.append(piece)
        self._held_size += len(piece)
        if self._held_size >= self._since:
            self._feed_held()

    def _feed_held(self) -> None:
        piece = "".join(self._held)
        self._held.clear()
        self._held_size = 0
        for at in range(0, len(piece), LONGEST_ELEMENT):
            part = piece[at : at + LONGEST_ELEMENT]
            self._since += len(part)
            self._parser.Parse(part.encode("utf-8", "replace"), False)
            if self._since > 2 * LONGEST_ELEMENT:
                raise PuzzleError(
                    f"line {self._line}: there are {LONGEST_ELEMENT:,} characters without an end of a tag"
                )

    def end(self) -> None:
        """Take the end of the text."""
        self._feed_held()
        self._parser.Parse(b"", True)

    def taken(self) -> Iterator[Start | End]:
        """Yield what was found since this was asked last."""
        while self._found:
            yield self._found.popleft()

    @property
    def _line(self) -> int:
        return self._parser.CurrentLineNumber

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._seen()
        self._depth += 1
        if self._depth > DEEPEST:
            raise PuzzleError(f"line {self._line}: elements are nested deeper than {DEEPEST}")
        self._text.clear()
        self._found.append(Start(name, attributes))

    def _end(self, name: str) -> None:
        self._seen()
        self._depth -= 1
        self._found.append(End(name, "".join(self._text)))
        self._text.clear()

    def _characters(self, text: str) -> None:
        if self._text or text.strip():
            self._text.append(text)

    def _seen(self, *_: object) -> None:
        self._since = 0

    def _refuse(self, *_: object) -> None:
        raise PuzzleError(f"line {self._line}: a document type or entities are not read; leave them out")
