"""A streaming XML reader that is safe for untrusted input: no entities, and limited depth and size."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from xml.parsers import expat

import attrs

from ..board.errors import PuzzleError

DEEPEST = 20
"""The maximum depth of elements."""

LONGEST_ELEMENT = 100_000
"""The maximum number of characters of a tag, or of the text between two tags."""

BLOCK = 10_000
"""The number of characters to parse at a time.

The parser rescans an incomplete tag from its beginning each time, so lines of a few characters would take quadratic
time.
"""


@attrs.frozen
class Start:
    """The start of an element, with its attributes."""

    name: str
    attributes: dict[str, str]


@attrs.frozen
class End:
    """The end of an element, with the text immediately before it."""

    name: str
    text: str


def events(pieces: Iterable[str]) -> Iterator[Start | End]:
    """Yield the starts and ends of elements as they occur.

    Raises PuzzleError, with the line, if the text is not valid XML or contains unsupported features.
    """
    handler = _Handler()
    characters = chain.from_iterable(pieces)
    block = " "
    try:
        while block:
            block = "".join(islice(characters, BLOCK))
            handler.parse(block)
            yield from handler.taken()
    except PuzzleError:
        yield from handler.taken()
        raise


class _Handler:
    """A parser that collects events and rejects anything unsafe."""

    def __init__(self) -> None:
        self._found: list[Start | End] = []
        self._text: list[str] = []
        self._depth = self._since = 0
        self._parser = expat.ParserCreate("utf-8")  # whatever encoding is declared: the text is decoded already
        self._parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.CommentHandler = self._seen
        self._parser.StartDoctypeDeclHandler = self._refuse

    def parse(self, block: str) -> None:
        """Parse the next block of text; an empty block marks the end.

        Raises PuzzleError if the text is not valid or not supported.
        """
        self._since += len(block)
        try:
            self._parser.Parse(block.encode("utf-8", "replace"), not block)
        except expat.ExpatError as error:
            problem = expat.errors.messages[error.code]
            raise PuzzleError(f"line {error.lineno}: invalid XML: {problem}") from None
        if self._since > 2 * LONGEST_ELEMENT:
            raise self._error(f"no tag or text may be longer than {LONGEST_ELEMENT:,} characters")

    def taken(self) -> list[Start | End]:
        """Return the events since the last call."""
        found, self._found = self._found, []
        return found

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._seen()
        self._depth += 1
        if self._depth > DEEPEST:
            raise self._error(f"elements are nested more than {DEEPEST} deep")
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
        raise self._error("document types and entities are not supported; remove them")

    def _error(self, problem: str) -> PuzzleError:
        return PuzzleError(f"line {self._parser.CurrentLineNumber}: {problem}")
